// SPDX-License-Identifier: MIT
// Operators that are a function of one number. Those that have no layer are made of some that have one.
#include "solver/onnx/node_context.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;

ValueId negated(TensorMaker& maker, ValueId x)
{
    return maker.affine(x, -1, 0);
}

/// min(x, 0)
ValueId belowZero(TensorMaker& maker, ValueId x)
{
    return negated(maker, maker.relu(negated(maker, x)));
}

ValueId absolute(TensorMaker& maker, ValueId x)
{
    return maker.maximum(x, negated(maker, x));
}

/// x above 0, factor · (e^(x / reach) − 1) below.
ValueId elu(TensorMaker& maker, ValueId x, double factor, double reach)
{
    const ValueId power = maker.made(LayerKind::Exp, {maker.affine(belowZero(maker, x), 1 / reach, 0)});
    return maker.add(maker.relu(x), maker.affine(power, factor, -factor));
}

/// ln(1 + e^x): from the larger of x and 0 on, so that no power is too large.
ValueId softplus(TensorMaker& maker, ValueId x)
{
    const ValueId power = maker.made(LayerKind::Exp, {negated(maker, absolute(maker, x))});
    return maker.add(maker.relu(x), maker.made(LayerKind::Log, {maker.affine(power, 1, 1)}));
}

/// x above the number, 0 up to it.
ValueId above(TensorMaker& maker, ValueId x, double number)
{
    const ValueId isBelow = maker.atLeast(negated(maker, x), -number);
    return maker.multiply(x, maker.affine(isBelow, -1, 1));
}

/// 1 above 0, −1 below.
ValueId sign(TensorMaker& maker, ValueId x)
{
    constexpr double kLeast = std::numeric_limits<float>::denorm_min();
    return maker.subtract(maker.atLeast(x, kLeast), maker.atLeast(negated(maker, x), kLeast));
}

ValueId curve(const NodeContext& node, TensorMaker& maker, ValueId x)
{
    const std::string& op = node.op();
    const double alpha = node.real("alpha", 1);
    if (op == "Relu")
        return maker.relu(x);
    if (op == "Sigmoid")
        return maker.sigmoid(x);
    if (op == "Tanh")
        return maker.tanh(x);
    if (op == "Neg")
        return negated(maker, x);
    if (op == "Abs")
        return absolute(maker, x);
    if (op == "Sign")
        return sign(maker, x);
    if (op == "Not")
        return maker.affine(x, -1, 1);
    if (op == "Exp")
        return maker.made(LayerKind::Exp, {x});
    if (op == "Log")
        return maker.made(LayerKind::Log, {x});
    if (op == "Reciprocal")
        return maker.power(x, -1);
    if (op == "HardSigmoid")
        return maker.clamp(maker.affine(x, node.real("alpha", .2), node.real("beta", .5)), {0, 1});
    if (op == "HardSwish")
        return maker.multiply(x, maker.clamp(maker.affine(x, 1. / 6, .5), {0, 1}));
    if (op == "Swish")
        return maker.multiply(x, maker.sigmoid(maker.affine(x, alpha, 0)));
    if (op == "Softplus")
        return softplus(maker, x);
    if (op == "Softsign")
        return maker.multiply(x, maker.power(maker.affine(absolute(maker, x), 1, 1), -1));
    if (op == "Mish")
        return maker.multiply(x, maker.tanh(softplus(maker, x)));
    if (op == "ThresholdedRelu")
        return above(maker, x, alpha);
    if (op == "Gelu") {
        if (node.text("approximate", "none") != "none")
            failOnnx(Code::Attribute, "approximate");
        return maker.gelu(x);
    }
    if (op == "Elu")
        return elu(maker, x, alpha, 1);
    if (op == "Celu") {
        if (!(std::abs(alpha) > 0))
            failOnnx(Code::Attribute, "alpha");
        return elu(maker, x, alpha, alpha);
    }
    if (op == "Selu") {
        const double gamma = node.real("gamma", 1.05070102214813232421875);
        return maker.affine(elu(maker, x, node.real("alpha", 1.67326319217681884765625), 1), gamma, 0);
    }
    // LeakyRelu
    const double slope = node.real("alpha", .01);
    if (slope >= 0 && slope <= 1)
        return maker.maximum(x, maker.affine(x, slope, 0));
    return maker.add(maker.relu(x), maker.affine(belowZero(maker, x), slope, 0));
}

} // namespace

void readUnary(NodeContext& node)
{
    GraphTensor made = node.value(0);
    const bool isInteger
        = node.op() == "Neg" || node.op() == "Abs" || node.op() == "Sign" || node.op() == "Not" || node.op() == "Relu";
    made.isInteger = made.isInteger && isInteger;
    made.value = curve(node, node.maker(), made.value);
    node.set(0, std::move(made));
}

} // namespace convoku
