#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# What the trained network "houses" makes of some puzzles, worked out apart from the program, with NumPy and in double
# precision: tests/network/houses_reference.py > tests/network/houses_reference.txt
# A line for each pass: the puzzle, the pass, the 729 candidates that are left [row, column, digit], and how likely each of
# the first cell's nine digits stays, in millionths.
import json
import pathlib
import struct

import numpy as np

here = pathlib.Path(__file__).resolve().parent
root = here.parent.parent


def tensors():
    data = (root / "resources/networks/weights/houses.safetensors").read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + length])
    numbers = data[8 + length :]
    result = {}
    for name, entry in header.items():
        if name != "__metadata__":
            begin, end = entry["data_offsets"]
            kind = {"F16": "<f2", "F32": "<f4"}[entry["dtype"]]
            result[name] = np.frombuffer(numbers[begin:end], kind).reshape(entry["shape"]).astype(np.float64)
    return result


W = tensors()


def mixed(name, x):  # x [..., features]
    matrix = W[name + ".weight"]
    out = x @ matrix.reshape(matrix.shape[0], matrix.shape[1]).T
    return out + W[name + ".bias"] if name + ".bias" in W else out


def likely(candidates):  # [row, column, digit]
    h = np.maximum(mixed("first", candidates[..., None].astype(np.float64)), 0)
    rounds = 1
    while f"round{rounds}.own.weight" in W:
        name = f"round{rounds}."
        box = h.reshape(3, 3, 3, 3, 9, -1).mean((1, 3))
        new = mixed(name + "own", h)
        new = new + mixed(name + "cell", h.mean(2))[:, :, None]
        new = new + mixed(name + "line", h.mean(1))[:, None]
        new = new + mixed(name + "line", h.mean(0))[None]
        new = new + mixed(name + "box", box).repeat(3, 0).repeat(3, 1)
        h = h + np.maximum(new, 0)
        rounds += 1
    return 1 / (1 + np.exp(-mixed("last", h)[..., 0]))


def main():
    for file in ("easy", "naked_pair_row", "deep"):
        lines = (root / f"resources/collections/{file}.sdm").read_text().split("\n")
        for puzzle in [line for line in lines if line and not line.startswith("#")][:4]:
            given = np.array([int(c) if c != "." else 0 for c in puzzle[:81]]).reshape(9, 9)
            candidates = (given[..., None] == 0) | (given[..., None] == np.arange(1, 10))
            for turn in range(1, 5):
                how = likely(candidates)
                # Too near the line to tell: programs with other precision may differ.
                assert abs(how[candidates] - 0.02).min() > 1e-5
                candidates = candidates & (how >= 0.02)
                bits = "".join("1" if bit else "0" for bit in candidates.reshape(-1))
                print(puzzle[:81], turn, bits, *[round(value * 1e6) for value in how[0, 0]])


main()
