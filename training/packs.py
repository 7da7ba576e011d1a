"""Tables a net is trained for: options and changed costs, each with the share of the games it gets. Costs a rulebook prints are never changed."""

import random

FLEET3, FLEETX = {"launchFleet": "EEE"}, {"launchFleet": "EEX"}
SUPERX = {"superweapon": "EEEX"}
PROBE2 = {"probe": "EE"}
FLAW0 = {"designFlaw": ""}
ARMS0 = {"armedResistance": ""}
MOVEX = {"mobilizeBase": "X"}


def pack(name, weight, costs=None, discards=1, open=False):
    return {"name": name, "weight": weight, "costs": costs or {}, "discards": discards, "open": open}


def training():
    packs = [
        pack("house-1", 25),
        pack("house-1, discards 0", 2, discards=0),
        pack("house-1, discards 2", 2, discards=2),
        pack("house-1, open", 2, open=True),
        pack("fleet EEE", 4, FLEET3),
        pack("fleet EEE, superweapon EEEX", 16, {**FLEET3, **SUPERX}),
        pack("fleet EEE, superweapon EEEX, discards 0", 3, {**FLEET3, **SUPERX}, discards=0),
        pack("fleet EEE, superweapon EEEX, discards 2", 3, {**FLEET3, **SUPERX}, discards=2),
        pack("fleet EEE, superweapon EEEX, open", 2, {**FLEET3, **SUPERX}, open=True),
        pack("fleet EEX, flaw free", 12, {**FLEETX, **FLAW0}),
        pack("fleet EEX, flaw free, discards 0", 2, {**FLEETX, **FLAW0}, discards=0),
        pack("fleet EEX, flaw free, discards 2", 2, {**FLEETX, **FLAW0}, discards=2),
        pack("fleet EEE, arms free", 12, {**FLEET3, **ARMS0}),
        pack("fleet EEE, arms free, discards 0", 2, {**FLEET3, **ARMS0}, discards=0),
        pack("fleet EEE, arms free, discards 2", 2, {**FLEET3, **ARMS0}, discards=2),
        pack("fleet EEE, probe EE", 2, {**FLEET3, **PROBE2}),
        pack("fleet EEX, superweapon EEEX, arms free", 2, {**FLEETX, **SUPERX, **ARMS0}),
        pack("fleet EEE, superweapon EEEX, probe EE", 2, {**FLEET3, **SUPERX, **PROBE2}),
        pack("fleet EEE, superweapon EEEX, arms free", 2, {**FLEET3, **SUPERX, **ARMS0}),
        pack("fleet EEX", 2, FLEETX),
    ]
    some = random.Random(7)
    for i in range(16):
        costs = {}
        for mission, open in (("launchFleet", ["EE", "EEE", "EEX"]), ("superweapon", ["EEE", "EEEX", "EEX"]), ("probe", ["E", "EE"]), ("designFlaw", ["X", ""]), ("armedResistance", ["X", ""]), ("mobilizeBase", ["", "X"])):
            costs[mission] = some.choice(open)
        packs.append(pack(f"random {i}: {costs}", 0.3, costs, discards=some.choice([0, 1, 1, 2]), open=some.random() < 0.2))
    return packs
