"""What is captured does the same as what is simply called, on whatever there is to compute with."""

from __future__ import annotations

import torch

from courtcards.learn.cuda_graph import WARM_UP_CALLS, CudaGraph


def test_work_is_carried_out_at_every_call() -> None:
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    total, given = torch.zeros((), device=device), torch.zeros((), device=device)

    def add() -> None:
        total.add_(given)

    captured = CudaGraph(add, device)
    for number in range(1, WARM_UP_CALLS + 4):  # on a GPU the last few are played back
        given.fill_(number)
        captured()
    assert total.item() == sum(range(1, WARM_UP_CALLS + 4))
