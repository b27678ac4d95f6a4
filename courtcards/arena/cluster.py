"""Playing on a Ray cluster: one task per deal, repeated elsewhere if its machine disappears.

Only this process collects and writes the reports, so a deal that was played twice still counts once.
"""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Generator, Iterable, Iterator
from typing import Any

from courtcards.arena.extras import need
from courtcards.arena.plan import Plan
from courtcards.arena.runner import Report, checked, report_of
from courtcards.errors import CourtCardsError, OptionError
from courtcards.messages import quote

AHEAD = 2  # tasks in flight for each core
RETRIES = 20  # lost machines after which a deal is given up
ANSWER = 5.0  # seconds to wait for a connection
JOIN = 15.0  # seconds to wait until we have joined the cluster


def play_on_cluster(plan: Plan, deals: Iterable[int], address: str, workers: int | None) -> Generator[Report]:
    """Play on the cluster at this address, with `workers` tasks at a time; one per core if None."""
    ray = need("ray")
    connect(ray, address)
    try:
        yield from reports(ray, plan, iter(deals), workers)
    except ray.exceptions.RayError as error:
        raise CourtCardsError("arena-ray-lost", address=quote(address), why=first_line(error)) from error
    finally:
        ray.shutdown()


def reports(ray: Any, plan: Plan, deals: Iterator[int], workers: int | None) -> Generator[Report]:
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(report_of)
    written = ray.put(json.dumps(plan.as_json()))
    flying: list[Any] = []
    while True:
        most = workers or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(flying) < most and (deal := next(deals, None)) is not None:
            flying.append(task.remote(written, deal))
        if not flying:
            return
        done, flying = ray.wait(flying, num_returns=1)
        yield checked(ray.get(done[0]))


def connect(ray: Any, address: str) -> None:
    """Join the cluster, or OptionError within seconds: Ray itself would try for minutes."""
    if address != "auto":
        knock(address)
    outcome: list[Exception | None] = []

    def join() -> None:
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
            outcome.append(None)
        except Exception as error:  # of many kinds, depending on what answers
            outcome.append(error)

    joining = threading.Thread(target=join, daemon=True)
    joining.start()
    joining.join(JOIN)
    if not outcome:
        raise OptionError("arena-ray", address=quote(address), why=f"no answer within {JOIN:.0f} seconds")
    if outcome[0] is not None:
        raise OptionError("arena-ray", address=quote(address), why=first_line(outcome[0])) from outcome[0]


def knock(address: str) -> None:
    """Whether anything listens at host:port."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise OptionError("arena-ray-address", address=quote(address))
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=ANSWER).close()
    except OSError as error:
        raise OptionError("arena-ray", address=quote(address), why=error.strerror or str(error)) from error


def first_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return quote(lines[0] if lines else type(error).__name__)
