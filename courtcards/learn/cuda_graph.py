"""Work that is the same every time, recorded once on a GPU: playing it back costs one launch instead of hundreds."""

from __future__ import annotations

from collections.abc import Callable

import torch

WARM_UP_CALLS = 3  # times that it is carried out as it is: by then everything that is made only once is there


class CudaGraph:
    """A function without arguments that reads and writes tensors which stay where they are.

    On a CPU it is simply called. `generator` is what it draws from.
    """

    def __init__(
        self, work: Callable[[], None], device: torch.device, generator: torch.Generator | None = None
    ) -> None:
        self.work, self.device, self.generator, self.calls = work, device, generator, 0
        self.graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if self.device.type != "cuda":
            self.work()
            return
        if self.graph is None and self.calls >= WARM_UP_CALLS:
            self.graph = self._capture()
        if self.graph is None:
            self._warm_up()
        else:
            self.graph.replay()
        self.calls += 1

    def _warm_up(self) -> None:
        """Beside the usual stream, as what is recorded later must not depend on it."""
        beside = torch.cuda.Stream()
        beside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(beside):
            self.work()
        torch.cuda.current_stream().wait_stream(beside)

    def _capture(self) -> torch.cuda.CUDAGraph:
        graph = torch.cuda.CUDAGraph()
        if self.generator is not None:
            graph.register_generator_state(self.generator)
        with torch.cuda.graph(graph):
            self.work()
        return graph
