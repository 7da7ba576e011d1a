"""Tables a net is trained for: options and changed costs, each with the share of the games it gets. Costs a rulebook prints are never changed."""

import random

FLEET3, FLEETX = {"launchFleet": "EEE"}, {"launchFleet": "EEX"}
SUPERX = {"superweapon": "EEEX"}
PROBE2 = {"probe": "EE"}
FLAW0 = {"designFlaw": ""}
ARMS0 = {"armedResistance": ""}

#: Changes of costs that may make the sides even, and how many games each gets with the standard discard.
CANDIDATES = {
    "fleet EEE, superweapon EEEX": (9, {**FLEET3, **SUPERX}),
    "fleet EEX, flaw free": (9, {**FLEETX, **FLAW0}),
    "superweapon EEEX, flaw free": (9, {**SUPERX, **FLAW0}),
    "fleet EEE": (7, FLEET3),
    "fleet EEE, arms free": (5, {**FLEET3, **ARMS0}),
    "flaw free": (3, FLAW0),
    "fleet EEX": (2, FLEETX),
    "fleet EEX, superweapon EEEX": (2, {**FLEETX, **SUPERX}),
    "fleet EEE, probe EE": (2, {**FLEET3, **PROBE2}),
    "superweapon EEEX, probe EE, flaw free": (2, {**SUPERX, **PROBE2, **FLAW0}),
    "fleet EEX, superweapon EEEX, arms free": (2, {**FLEETX, **SUPERX, **ARMS0}),
}


def pack(name, weight, costs=None, discards=1, open=False):
    return {"name": name, "weight": weight, "costs": costs or {}, "discards": discards, "open": open}


def training():
    packs = []
    for name, (weight, costs) in {"house-1": (20, {}), **CANDIDATES}.items():
        packs.append(pack(name, weight, costs))
        if weight >= 5:
            packs += [pack(f"{name}, discards {n}", 1 + weight / 20, costs, discards=n) for n in (0, 2)]
        if weight >= 9:
            packs.append(pack(f"{name}, open", 1, costs, open=True))
    some = random.Random(7)
    for i in range(16):
        costs = {}
        for mission, open in (("launchFleet", ["EE", "EEE", "EEX"]), ("superweapon", ["EEE", "EEEX", "EEX"]), ("probe", ["E", "EE"]), ("designFlaw", ["X", ""]), ("armedResistance", ["X", ""]), ("mobilizeBase", ["", "X"])):
            costs[mission] = some.choice(open)
        packs.append(pack(f"random {i}: {costs}", 0.4, costs, discards=some.choice([0, 1, 1, 2]), open=some.random() < 0.2))
    return packs
