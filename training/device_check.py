"""The same games on the host and on the GPU, answered alike: lists, seats, ends are equal, what nets are shown to a rounding of bf16.

  device_check.py HOST_LIBRARY DEVICE_LIBRARY
"""

import sys
import time

import torch

import packs
from env import Env, ROW
from net import MASK

N, STEPS = 1024, 400


def tensors(device):
    return dict(
        rows=torch.zeros(N, ROW, dtype=torch.bfloat16, device=device),
        masks=torch.zeros(N, MASK, dtype=torch.uint8, device=device),
        seats=torch.zeros(N, dtype=torch.uint8, device=device),
        rewards=torch.zeros(N, device=device),
        ended=torch.zeros(N, dtype=torch.uint8, device=device),
    )


here, there = Env(sys.argv[1], N, 11, "cpu"), Env(sys.argv[2], N, 11, "cuda")
a, b = tensors("cpu"), tensors("cuda")
answers, widest, games = None, 0.0, 0
for env in (here, there):
    env.packs(packs.training())
for step in range(STEPS):
    here.step(answers, **a)
    there.step(None if answers is None else answers.cuda(), **b)
    if step == 0:
        assert len(torch.unique(a["rows"].float(), dim=0)) > 0.9 * N, "games are dealt alike"
    torch.cuda.synchronize()
    for name in ("masks", "seats", "rewards", "ended"):
        if step or name in ("masks", "seats"):
            assert torch.equal(a[name], b[name].cpu()), f"step {step}: {name} differ"
    widest = max(widest, (a["rows"].float() - b["rows"].cpu().float()).abs().max().item())
    games += int(a["ended"].sum())
    answers = torch.multinomial(a["masks"].float(), 1).squeeze(1).to(torch.int32)
assert widest < 0.02, widest
print(f"host and device are equal: {N * STEPS} decisions, {games} games, widest difference shown {widest:.2g}")

N = 65536
env, t = Env(sys.argv[2], N, 5, "cuda"), tensors("cuda")
env.packs(packs.training())
env.step(None, **t)
for step in range(60):
    noise = torch.rand(N, MASK, device="cuda") * t["masks"]
    choice = noise.argmax(1).to(torch.int32)
    if step == 20:
        torch.cuda.synchronize()
        begun = time.time()
    env.step(choice, **t)
torch.cuda.synchronize()
print(f"{40 * N / (time.time() - begun) / 1e6:.1f} M decisions a second, bare")
