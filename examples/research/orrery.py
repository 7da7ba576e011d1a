#!/usr/bin/env python3
"""Orrery for research in Python: recorded games, and batches of games to answer. Python 3.8 or later and nothing else.

    npx orrery research record liberation --games 1000 --out games.orrt
    python3 examples/research/orrery.py read games.orrt

    npx orrery research serve liberation --socket /tmp/orrery.sock
    python3 examples/research/orrery.py play /tmp/orrery.sock

Formats are described in docs/research.md. With numpy, np.frombuffer(words, np.int32) takes the same arrays.
"""
import array
import json
import random
import socket
import struct
import sys


def read(path):
    """The heading, then one dict for each game."""
    with open(path, "rb") as file:
        magic, version, length = struct.unpack("<4sII", file.read(12))
        if magic != b"ORRT" or version != 1:
            raise ValueError("these are no trajectories of version 1")
        heading = json.loads(file.read(length))
        yield heading
        while True:
            size = file.read(4)
            if len(size) < 4:
                return
            words = array.array("i", file.read(4 * struct.unpack("<i", size)[0]))
            at = 3
            steps = []
            for _ in range(words[2]):
                seat, choice, seen, count = words[at : at + 4]
                steps.append({"seat": seat, "choice": choice, "seen": seen, "open": words[at + 4 : at + 4 + count]})
                at += 4 + count
            pasts = []
            for _ in range(heading["seats"]):
                pasts.append(words[at + 1 : at + 1 + words[at]])
                at += 1 + words[at]
            yield {"number": words[0], "winners": words[1], "steps": steps, "pasts": pasts}


class Batch:
    """Games answered together. `asked` has for each lane: how its last game ended or None, seat, open choices, what its past gained."""

    def __init__(self, path, games=64, seed="python"):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.file = self.socket.makefile("rb")
        self.socket.sendall(json.dumps({"games": games, "seed": seed}).encode() + b"\n")
        self.games, self.size = games, json.loads(self.file.readline())
        self.asked = self._frame()

    def _frame(self):
        head = self.file.read(4)
        if head[:1] == b"{":
            raise ValueError((head + self.file.readline()).decode())
        words = array.array("i", self.file.read(struct.unpack("<I", head)[0]))
        lanes, at = [], 0
        for _ in range(self.games):
            ended, seat, count = words[at : at + 3]
            told = words[at + 3 + count]
            at += 3
            lanes.append((None if ended == -2 else ended, seat, words[at : at + count], words[at + count + 1 : at + count + 1 + told]))
            at += count + 1 + told
        return lanes

    def step(self, choices):
        self.socket.sendall(struct.pack("<I", 4 * self.games) + array.array("i", choices).tobytes())
        self.asked = self._frame()
        return self.asked


def main(what, path):
    if what == "read":
        games = read(path)
        print(next(games)["game"], sum(1 for _ in games))
    else:
        batch, ended = Batch(path), 0
        while ended < 100:
            batch.step([random.choice(choices) for _, _, choices, _ in batch.asked])
            ended += sum(1 for lane in batch.asked if lane[0] is not None)
        print(ended)


if __name__ == "__main__":
    main(*sys.argv[1:3])
