"""The nets, and the flat file in which the game's own net is kept."""

import hashlib
import struct

import numpy
import torch
from torch import nn
from torch.nn import functional as F

OBSERVED, TRUTHS, MASK, ACTIONS, CITIES = 664, 88, 192, 187, 14
WIDTH = 512
#: Rows of the last layer: choices, value, where the base is, what the other hand holds.
VALUE, BASE, HAND, OUT = ACTIONS, ACTIONS + 1, ACTIONS + 1 + CITIES, ACTIONS + 1 + 2 * CITIES
VERSION = 1


class Net(nn.Module):
    """Sees what a seat knows: choices, its own prospects, and what it thinks of the hidden cards."""

    def __init__(self, inputs=OBSERVED, outputs=OUT, width=WIDTH):
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.second = nn.Linear(width, width)
        self.last = nn.Linear(width, outputs)
        for layer, gain in ((self.first, 1.4), (self.second, 1.4), (self.last, 0.1)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, seen):
        return self.last(F.relu(self.second(F.relu(self.first(seen)))))


def critic():
    """Sees everything; says how much the Dynasty wins."""
    return Net(OBSERVED + TRUTHS, 1)


def write_flat(net, path, note=""):
    """Little-endian: 'ORNT', version, inputs, width, outputs, then weights and biases layer by layer as half floats; columns of the first layer lie together."""
    parts = []
    for layer, turned in ((net.first, True), (net.second, False), (net.last, False)):
        weight = layer.weight.detach().float().cpu().numpy()
        parts.append((weight.T if turned else weight).astype("<f2").tobytes())
        parts.append(layer.bias.detach().float().cpu().numpy().astype("<f2").tobytes())
    body = b"".join(parts)
    head = b"ORNT" + struct.pack("<4i", VERSION, net.first.in_features, net.first.out_features, net.last.out_features)
    with open(path, "wb") as out:
        out.write(head + body)
    return hashlib.sha256(head + body).hexdigest()


def read_flat(path):
    """The net of a flat file, in full floats: what the page computes with."""
    data = open(path, "rb").read()
    version, inputs, width, outputs = struct.unpack("<4i", data[4:20])
    if data[:4] != b"ORNT" or version != VERSION:
        raise ValueError(f"{path} is no net of version {VERSION}")
    net, at = Net(inputs, outputs, width), 20

    def take(*shape):
        nonlocal at
        count = int(numpy.prod(shape))
        found = numpy.frombuffer(data, "<f2", count, at).reshape(shape).astype("float32")
        at += 2 * count
        return torch.from_numpy(found.copy())

    for layer, turned in ((net.first, True), (net.second, False), (net.last, False)):
        rows, columns = layer.weight.shape
        layer.weight.data = take(columns, rows).T.contiguous() if turned else take(rows, columns)
        layer.bias.data = take(rows)
    return net
