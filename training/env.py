"""The games side by side, as PyTorch sees them."""

import ctypes

import torch

from net import CITIES, MASK, OBSERVED, TRUTHS

ROW = OBSERVED + TRUTHS
MISSIONS = ["publicSupport", "propaganda", "armedResistance", "superweapon", "mobilizeBase", "launchFleet", "designFlaw", "probe", "recruitSpyL", "recruitSpyD"]
MOST_PACKS, GROUPS, FIGURES = 64, 3, 4


def pointer(tensor):
    return ctypes.c_void_p(None if tensor is None else tensor.data_ptr())


class Env:
    def __init__(self, library, games, seed, device):
        self.lib = ctypes.CDLL(library)
        self.lib.env_create.restype = ctypes.c_void_p
        self.lib.env_create.argtypes = [ctypes.c_int, ctypes.c_uint64]
        shape = (ctypes.c_int32 * 8)()
        self.lib.env_shape(shape)
        assert list(shape)[:3] == [OBSERVED, TRUTHS, MASK], list(shape)
        self.handle = ctypes.c_void_p(self.lib.env_create(games, seed))
        self.games, self.device = games, device
        self.group = torch.zeros(games, dtype=torch.uint8, device=device)
        costs = (ctypes.c_int32 * 20)()
        self.lib.env_costs(costs)
        self.costs = list(costs)

    def packs(self, packs):
        """Each: {weight, discards, open, costs: {mission: 'EEX'}}."""
        total, sofar, flat = sum(p["weight"] for p in packs), 0.0, []
        for i, pack in enumerate(packs):
            sofar += pack["weight"]
            until = (1 << 24) if i == len(packs) - 1 else round(sofar / total * (1 << 24))
            costs = list(self.costs)
            for mission, cost in pack.get("costs", {}).items():
                costs[MISSIONS.index(mission)] = cost.count("E")
                costs[10 + MISSIONS.index(mission)] = cost.count("X")
            flat += [until, pack.get("discards", 1), int(pack.get("open", False)), *costs]
        self.lib.env_packs(self.handle, (ctypes.c_int32 * len(flat))(*flat), len(packs))

    def step(self, answers, rows, masks, seats, rewards=None, ended=None):
        stream = torch.cuda.current_stream().cuda_stream if self.device == "cuda" else 0
        self.lib.env_step(self.handle, *(pointer(t) for t in (answers, rows, masks, seats, rewards, ended, self.group)), ctypes.c_void_p(stream))

    def figures(self):
        """By pack and group: games, share of the Dynasty, mean turns, share cut off; since the last call."""
        out = (ctypes.c_ulonglong * (MOST_PACKS * GROUPS * FIGURES))()
        self.lib.env_figures(self.handle, out)
        return torch.tensor(list(out), dtype=torch.float64).view(MOST_PACKS, GROUPS, FIGURES)
