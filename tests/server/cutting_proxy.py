"""A proxy before a database that can cut a connection just when it matters: after a COMMIT, before its answer."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

COMMIT = b"COMMIT"


class CuttingProxy:
    """Passes everything on between clients and a port, until it is told to cut."""

    def __init__(self, port: int, address: str) -> None:
        self._target = port
        self._listening = socket.create_server((address, 0))
        self.port: int = self._listening.getsockname()[1]
        self._cuts = threading.Semaphore(0)  # answers still to be cut off
        self.cut = 0  # answers that were cut off
        threading.Thread(target=self._accept, daemon=True).start()

    def cut_next_commit(self) -> None:
        self._cuts.release()

    def stop_cutting(self) -> None:
        """Forget the cuts that have not been made yet."""
        while self._cuts.acquire(blocking=False):
            pass

    def close(self) -> None:
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                self._connect(client)

    def _connect(self, client: socket.socket) -> None:
        try:
            server = socket.create_connection(("127.0.0.1", self._target))
        except OSError:  # the database is down
            end(client)
            return
        doomed = threading.Event()
        for work in (self._to_server, self._to_client):
            threading.Thread(target=work, args=(client, server, doomed), daemon=True).start()

    def _to_server(self, client: socket.socket, server: socket.socket, doomed: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := client.recv(65536):
                if COMMIT in data and self._cuts.acquire(blocking=False):
                    doomed.set()
                server.sendall(data)
        end(client)
        end(server)

    def _to_client(self, client: socket.socket, server: socket.socket, doomed: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := server.recv(65536):
                if doomed.is_set():
                    self.cut += 1
                    break
                client.sendall(data)
        end(client)
        end(server)


def end(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
    connection.close()


@contextlib.contextmanager
def cutting(port: int, address: str = "127.0.0.1") -> Iterator[CuttingProxy]:
    """A proxy that listens at an address of ours."""
    proxy = CuttingProxy(port, address)
    try:
        yield proxy
    finally:
        proxy.close()
