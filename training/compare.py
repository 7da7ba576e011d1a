"""Whether the product's net says what the trainer's says: compare.py weights.bin positions.bin (see positions.ts)."""

import sys

import numpy
import torch

from net import OBSERVED, OUT, read_flat

net = read_flat(sys.argv[1])
data = torch.from_numpy(numpy.fromfile(sys.argv[2], "<f4").reshape(-1, OBSERVED + 2 * OUT))
with torch.no_grad():
    said = net(data[:, :OBSERVED])
fast, plain = data[:, OBSERVED : OBSERVED + OUT], data[:, OBSERVED + OUT :]
widest = [(said - other).abs().max().item() for other in (fast, plain)]
print(f"{len(data)} positions, {OUT} outputs each: WebAssembly off by {widest[0]:.2g}, plain TypeScript by {widest[1]:.2g}; largest output {said.abs().max().item():.1f}")
sys.exit(max(widest) > 1e-3)
