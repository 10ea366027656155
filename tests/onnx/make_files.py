#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the ONNX files in tests/onnx/files: small networks with random weights, as exporters write them.

    tests/onnx/make_files.py FOLDER

Needs PyTorch 1.13 and onnx 1.12 (Debian: python3-torch, python3-onnx). What PyTorch exports has its own spelling of
shapes, batch normalization and pooling; what converters from Keras write is made by hand: planes last, a Transpose around
each convolution, dense layers as MatMul and Add.
"""
import sys
from pathlib import Path

import numpy
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn


def convolutions(channels=10, layers=9):
    """Givens as an image → a softmax of digits for each cell."""
    parts = []
    planes = 1
    for _ in range(layers):
        parts += [nn.Conv2d(planes, channels, 3, padding=1), nn.BatchNorm2d(channels), nn.ReLU()]
        planes = channels
    parts += [nn.Conv2d(channels, 9, 1)]
    return nn.Sequential(*parts)


class Cells(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = convolutions()

    def forward(self, x):
        y = self.body(x)
        return y.permute(0, 2, 3, 1).reshape(x.size(0), 81, 9).softmax(2)


class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.first = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(channels)
        self.second = nn.Conv2d(channels, channels, 3, padding=1, groups=2)
        self.slope = nn.LeakyReLU(.1)

    def forward(self, x):
        y = self.slope(self.norm(self.first(x)))
        return self.slope(x + self.second(y))


class Residual(nn.Module):
    """One-hot givens [10, 9, 9] → logits; pools, repeats, joins and cuts on the way."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Conv2d(10, 8, 3, padding=1)
        self.norm = nn.BatchNorm2d(8)
        self.blocks = nn.Sequential(Block(8), Block(8))
        self.boxes = nn.Conv2d(8, 6, 3, stride=3)
        self.back = nn.ConvTranspose2d(6, 8, 3, stride=3)
        self.odd = nn.ConvTranspose2d(8, 4, 3, stride=2, padding=1, output_padding=0)
        self.small = nn.MaxPool2d(3, stride=2, padding=1)
        self.means = nn.AvgPool2d(3, stride=1, padding=1)
        self.head = nn.Conv2d(8 + 6 + 4 + 8, 9, 1)

    def forward(self, x):
        x = self.norm(torch.relu(self.stem(x)))
        y = self.blocks(x)
        boxes = self.boxes(y)
        repeated = nn.functional.interpolate(boxes, scale_factor=3, mode="nearest")
        small = self.odd(self.small(y))
        whole = y.mean((2, 3), keepdim=True)
        gates = torch.sigmoid(whole) * self.means(y)
        joined = torch.cat([self.back(boxes) - y, repeated, small, gates], 1)
        first, second = torch.chunk(self.head(joined)[:, :8], 2, 1)
        return torch.tanh(first) + second.clamp(-1, 2)


class Dense(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(
            nn.Flatten(), nn.Linear(81, 40), nn.BatchNorm1d(40), nn.ReLU(), nn.Dropout(.2), nn.Linear(40, 40), nn.Hardtanh())
        self.digits = nn.Linear(40, 81)

    def forward(self, x):
        y = self.body(x)
        return self.digits(y).view(-1, 9, 9) / 3


def settle(network):
    """Batch normalization that does something."""
    network.eval()
    for part in network.modules():
        if isinstance(part, (nn.BatchNorm1d, nn.BatchNorm2d)):
            part.running_mean.uniform_(-.5, .5)
            part.running_var.uniform_(.3, 2)
            part.weight.data.uniform_(.5, 1.5)
            part.bias.data.uniform_(-.5, .5)
    return network


def export(network, shape, path, opset, keep=False, batch=None):
    mode = torch.onnx.TrainingMode.PRESERVE if keep else torch.onnx.TrainingMode.EVAL
    names = {} if batch else {"givens": {0: "batch"}, "out": {0: "batch"}}
    torch.onnx.export(settle(network), torch.randn(batch or 2, *shape), path, opset_version=opset, training=mode,
                      do_constant_folding=not keep, input_names=["givens"], output_names=["out"], dynamic_axes=names)
    model = onnx.load(path)
    for node in model.graph.node:
        node.ClearField("doc_string")  # paths of this machine
    onnx.save(model, path)


def weights(random, *shape):
    return (random.standard_normal(shape) / numpy.sqrt(max(1, numpy.prod(shape[1:])))).astype(numpy.float32)


def keras(path):
    """What tf2onnx makes of a small network: conv, batch normalization folded, two dense layers over the last dimension."""
    random = numpy.random.default_rng(3)
    constants = {
        "conv1/kernel": weights(random, 12, 1, 3, 3), "conv1/bias": weights(random, 12),
        "conv2/kernel": weights(random, 12, 12, 3, 3), "conv2/bias": weights(random, 12),
        "scale": weights(random, 12, 1, 1), "shift": weights(random, 12, 1, 1),
        "dense1/kernel": weights(random, 12, 16), "dense1/bias": weights(random, 16),
        "dense2/kernel": weights(random, 9 * 9 * 16, 20), "dense2/bias": weights(random, 20),
        "dense3/kernel": weights(random, 20, 729), "dense3/bias": weights(random, 729),
        "rows": numpy.array([-1, 12], numpy.int64), "flat": numpy.array([-1, 1296], numpy.int64),
        "board": numpy.array([-1, 9, 9, 9], numpy.int64), "tail": numpy.array([9, 9, 16], numpy.int64),
        "zero": numpy.array([0], numpy.int64), "one": numpy.array([1], numpy.int64),
    }
    same = dict(auto_pad="SAME_UPPER", kernel_shape=[3, 3], strides=[1, 1])
    nodes = [
        helper.make_node("Transpose", ["givens"], ["t1"], "to_nchw", perm=[0, 3, 1, 2]),
        helper.make_node("Conv", ["t1", "conv1/kernel", "conv1/bias"], ["c1"], "conv1", **same),
        helper.make_node("Relu", ["c1"], ["r1"]),
        helper.make_node("Mul", ["r1", "scale"], ["m1"]),
        helper.make_node("Add", ["m1", "shift"], ["a1"]),
        helper.make_node("Conv", ["a1", "conv2/kernel", "conv2/bias"], ["c2"], "conv2", **same),
        helper.make_node("Clip", ["c2", "", ""], ["l2"]),
        helper.make_node("Transpose", ["l2"], ["t2"], "to_nhwc", perm=[0, 2, 3, 1]),
        # Tensordot: a dense layer over the last dimension
        helper.make_node("Shape", ["t2"], ["s"]),
        helper.make_node("Slice", ["s", "zero", "one"], ["n"]),
        helper.make_node("Concat", ["n", "tail"], ["wanted"], axis=0),
        helper.make_node("Reshape", ["t2", "rows"], ["p"]),
        helper.make_node("MatMul", ["p", "dense1/kernel"], ["d1"]),
        helper.make_node("Reshape", ["d1", "wanted"], ["d2"]),
        helper.make_node("Add", ["d2", "dense1/bias"], ["d3"]),
        helper.make_node("Sigmoid", ["d3"], ["d4"]),
        helper.make_node("Reshape", ["d4", "flat"], ["f"]),
        helper.make_node("MatMul", ["f", "dense2/kernel"], ["e1"]),
        helper.make_node("Add", ["e1", "dense2/bias"], ["e2"]),
        helper.make_node("Relu", ["e2"], ["e3"]),
        helper.make_node("Gemm", ["e3", "dense3/kernel", "dense3/bias"], ["e4"]),
        helper.make_node("Reshape", ["e4", "board"], ["e5"]),
        helper.make_node("Softmax", ["e5"], ["digits"], axis=-1),
    ]
    # Small: the two large matrices in 16 bits, as converters write them on request.
    initializers = []
    for name, numbers in constants.items():
        if numbers.size > 10000:
            initializers.append(numpy_helper.from_array(numbers.astype(numpy.float16), name + "/half"))
            nodes.insert(0, helper.make_node("Cast", [name + "/half"], [name], to=TensorProto.FLOAT))
        else:
            initializers.append(numpy_helper.from_array(numbers, name))
    graph = helper.make_graph(
        nodes, "keras", [helper.make_tensor_value_info("givens", TensorProto.FLOAT, ["unk__1", 9, 9, 1])],
        [helper.make_tensor_value_info("digits", TensorProto.FLOAT, ["unk__2", 9, 9, 9])], initializers)
    model = helper.make_model(graph, producer_name="as tf2onnx does", opset_imports=[helper.make_opsetid("", 13)])
    model.ir_version = 7
    onnx.checker.check_model(model)
    onnx.save(model, path)


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(7)
    export(Cells(), (1, 9, 9), str(folder / "torch_convolutions.onnx"), 13)
    export(Cells(), (1, 9, 9), str(folder / "torch_convolutions_kept.onnx"), 11, keep=True)
    export(Residual(), (10, 9, 9), str(folder / "torch_residual.onnx"), 13, keep=True)
    export(Residual(), (10, 9, 9), str(folder / "torch_residual_one.onnx"), 16, batch=1)
    export(Dense(), (9, 9), str(folder / "torch_dense.onnx"), 9, keep=True)
    export(Dense(), (81,), str(folder / "torch_dense_line.onnx"), 14)
    keras(str(folder / "keras.onnx"))


if __name__ == "__main__":
    main()
