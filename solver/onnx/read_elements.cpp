// SPDX-License-Identifier: MIT
// Operators that take a number of each input, at the same place.
#include "solver/onnx/node_context.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;

enum class Binary { Add, Subtract, Multiply, Divide, Minimum, Maximum };

Binary binaryOf(const std::string& op)
{
    if (op == "Sub")
        return Binary::Subtract;
    if (op == "Mul")
        return Binary::Multiply;
    if (op == "Div")
        return Binary::Divide;
    if (op == "Min")
        return Binary::Minimum;
    return op == "Max" ? Binary::Maximum : Binary::Add;
}

double result(Binary op, double a, double b)
{
    switch (op) {
    case Binary::Add:
        return a + b;
    case Binary::Subtract:
        return a - b;
    case Binary::Multiply:
        return a * b;
    case Binary::Divide:
        return a / b;
    case Binary::Minimum:
        return std::min(a, b);
    case Binary::Maximum:
        return std::max(a, b);
    }
    return 0;
}

/// Two tensors beside each other in three dimensions.
struct Aligned
{
    Shape a;
    Shape b;
    Dims dims; ///< of what comes of them

    bool isWider() const { return a.channels < b.channels || a.rows < b.rows || a.columns < b.columns; } ///< b is
};

Aligned aligned(const Dims& a, const Dims& b)
{
    Aligned made;
    Dims ofA;
    Dims ofB;
    int last = -1; // what the dimension before was: alike, or one of them 1 long
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] != b[i] && a[i] != 1 && b[i] != 1)
            failOnnx(Code::FittingShapes, {}, a);
        made.dims.push_back(std::max(a[i], b[i]));
        const int now = a[i] == b[i] ? 0 : a[i] == 1 ? 1 : 2;
        if (a.size() > 3 && (now == last || (a[i] == 1 && b[i] == 1)) && !ofA.empty()) {
            ofA.back() *= a[i];
            ofB.back() *= b[i];
            continue;
        }
        ofA.push_back(a[i]);
        ofB.push_back(b[i]);
        last = now;
    }
    if (ofA.size() > 3)
        failOnnx(Code::Rank, {}, a);
    made.a = shapeFor(ofA);
    made.b = shapeFor(ofB);
    return made;
}

/// The constant's dimensions beside those of the tensor.
Dims dimsBeside(const GraphTensor& x, const Constant& constant)
{
    Dims dims = constant.dims;
    const std::size_t most = x.dims.size() - x.leading;
    while (dims.size() > most && dims.front() == 1)
        dims.erase(dims.begin());
    if (dims.size() > most)
        failOnnx(Code::Batch);
    dims.insert(dims.begin(), x.dims.size() - dims.size(), 1);
    return dims;
}

ValueId layerOf(TensorMaker& maker, Binary op, ValueId a, ValueId b)
{
    switch (op) {
    case Binary::Add:
        return maker.add(a, b);
    case Binary::Subtract:
        return maker.subtract(a, b);
    case Binary::Multiply:
        return maker.multiply(a, b);
    case Binary::Minimum:
        return maker.minimum(a, b);
    case Binary::Maximum:
        return maker.maximum(a, b);
    case Binary::Divide:
        return maker.multiply(a, maker.power(b, -1));
    }
    return a;
}

/// x with one number, the second or the first operand.
ValueId withNumber(TensorMaker& maker, Binary op, ValueId x, double number, bool isFirst)
{
    switch (op) {
    case Binary::Add:
        return maker.affine(x, 1, number);
    case Binary::Subtract:
        return isFirst ? maker.affine(x, -1, number) : maker.affine(x, 1, -number);
    case Binary::Multiply:
        return maker.affine(x, number, 0);
    case Binary::Divide:
        return maker.affine(x, 1 / number, 0);
    case Binary::Maximum:
        return number == 0 ? maker.relu(x) : maker.maximum(x, maker.affine(x, 0, number));
    case Binary::Minimum:
        return maker.minimum(x, maker.affine(x, 0, number));
    }
    return x;
}

GraphTensor withConstant(
    const NodeContext& node, Binary op, const GraphTensor& x, const Constant& constant, bool isFirst, bool mayMerge)
{
    TensorMaker& maker = node.maker();
    if (constant.numbers.empty())
        failOnnx(Code::FittingShapes, {}, constant.dims);
    if (!std::ranges::all_of(constant.numbers, [](double number) { return std::isfinite(number); }))
        failOnnx(Code::NotFinite);
    if (op == Binary::Divide && isFirst) {
        GraphTensor reciprocal = x;
        reciprocal.value = maker.power(x.value, -1);
        return withConstant(node, Binary::Multiply, reciprocal, constant, false, false);
    }
    if (op == Binary::Divide && x.isInteger)
        failOnnx(Code::Rounding);
    const Aligned both = aligned(x.dims, dimsBeside(x, constant));
    elementsOf(both.dims, maker.limits().elements);
    GraphTensor made = x;
    made.dims = both.dims;
    if (constant.isUniform() && !both.isWider()) {
        made.value = withNumber(maker, op, x.value, constant.numbers.front(), isFirst);
        return made;
    }
    std::vector<double> numbers = constant.numbers;
    if (op == Binary::Divide) {
        for (double& number : numbers)
            number = 1 / number;
        op = Binary::Multiply;
    }
    const ValueId in = maker.view(x, both.a);
    const bool ofChannels = both.b.rows == 1 && both.b.columns == 1 && both.a.channels == both.b.channels;
    if (ofChannels && op != Binary::Minimum && op != Binary::Maximum) {
        std::vector<double> factors(numbers.size(), op == Binary::Subtract && isFirst ? -1. : 1.);
        std::vector<double> offsets(numbers.size(), 0.);
        if (op == Binary::Multiply)
            factors = numbers;
        else
            offsets = numbers;
        if (op == Binary::Subtract && !isFirst)
            std::ranges::transform(offsets, offsets.begin(), std::negate<>());
        made.value = maker.perChannel(in, factors, offsets, mayMerge && in == x.value);
        return made;
    }
    const ValueId other = maker.constant(both.b, numbers);
    made.value = isFirst ? layerOf(maker, op, other, in) : layerOf(maker, op, in, other);
    return made;
}

GraphTensor together(const NodeContext& node, Binary op, const GraphTensor& a, const GraphTensor& b, bool mayMerge)
{
    if (a.isPlaces || b.isPlaces)
        failOnnx(Code::Places);
    if (a.constant && b.constant) {
        const bool isInteger = !a.constant->isFloat;
        const auto of = [&](double left, double right) {
            const double made = result(op, left, right);
            if (!std::isfinite(made)) // also: the number of puzzles, which nobody knows
                failOnnx(std::isnan(left) || std::isnan(right) ? Code::Batch : Code::NotFinite);
            return isInteger ? std::trunc(made) : made;
        };
        return node.maker().tensor(broadcast(*a.constant, *b.constant, node.maker().limits().constants, of));
    }
    if (b.constant)
        return withConstant(node, op, a, *b.constant, false, mayMerge);
    if (a.constant)
        return withConstant(node, op, b, *a.constant, true, mayMerge);
    if (a.dims.size() != b.dims.size() || a.leading != b.leading)
        failOnnx(Code::FittingShapes, {}, a.dims);
    const Aligned both = aligned(a.dims, b.dims);
    TensorMaker& maker = node.maker();
    GraphTensor made = a;
    made.isInteger = a.isInteger && b.isInteger;
    if (op == Binary::Divide && made.isInteger)
        failOnnx(Code::Rounding);
    made.dims = both.dims;
    made.value = layerOf(maker, op, maker.view(a, both.a), maker.view(b, both.b));
    return made;
}

} // namespace

void readBinary(NodeContext& node)
{
    const Binary op = binaryOf(node.op());
    const bool isList = node.op() == "Min" || node.op() == "Max" || node.op() == "Sum";
    GraphTensor made = node.any(0);
    for (int i = 1; i < (isList ? node.inputs() : 2); ++i) {
        const GraphTensor& next = node.any(i);
        if (made.isUnfinished() || next.isUnfinished()) {
            if (auto part = withPart(node, made, next)) {
                made = std::move(*part);
                continue;
            }
            made = finishedPart(node.maker(), std::move(made));
        }
        const int value = made.constant ? i : 0; // the one that may be of a convolution
        made = together(node, op, made, finishedPart(node.maker(), next), !isList && node.isOnlyReader(value));
    }
    node.set(0, std::move(made));
}

void readComparison(NodeContext& node)
{
    const GraphTensor* a = &node.numbers(0);
    const GraphTensor* b = &node.numbers(1);
    const std::string& op = node.op();
    const bool isStrict = op == "Greater" || op == "Less";
    // a ≤ b is b ≥ a.
    if (op == "Less" || op == "LessOrEqual")
        std::swap(a, b);
    if (a->constant && b->constant) {
        const auto of = [isStrict](double left, double right) {
            if (std::isnan(left) || std::isnan(right)) // the number of puzzles, which nobody knows
                failOnnx(Code::Batch);
            return (isStrict ? left > right : left >= right) ? 1. : 0.;
        };
        Constant made = broadcast(*a->constant, *b->constant, node.maker().limits().constants, of);
        made.isFloat = false;
        made.type = onnx::TensorProto::BOOL;
        return node.set(std::move(made));
    }
    TensorMaker& maker = node.maker();
    // a > b is not b ≥ a.
    if (isStrict)
        std::swap(a, b);
    const auto isNumber = [](const GraphTensor& tensor) {
        return tensor.constant && tensor.constant->isUniform() && tensor.constant->dims.size() <= 1
            && tensor.constant->numbers.size() == 1;
    };
    GraphTensor made;
    bool isNot = isStrict;
    if (isNumber(*b)) {
        made = *a;
        made.value = maker.atLeast(a->value, b->constant->numbers.front());
    } else if (isNumber(*a)) {
        // c ≥ x: not x ≥ the next number above c.
        constexpr float kAbove = std::numeric_limits<float>::infinity();
        const auto number = static_cast<float>(a->constant->numbers.front());
        made = *b;
        made.value = maker.atLeast(b->value,
            maker.isWhole(b->value) ? std::floor(static_cast<double>(number)) + 1
                                    : static_cast<double>(std::nextafter(number, kAbove)));
        isNot = !isNot;
    } else {
        made = together(node, Binary::Subtract, *a, *b, false);
        made.value = maker.atLeast(made.value, 0);
    }
    if (isNot)
        made.value = maker.affine(made.value, -1, 1);
    made.isInteger = true;
    node.set(0, std::move(made));
}

GraphTensor elementWise(const NodeContext& node, const std::string& op, const GraphTensor& a, const GraphTensor& b)
{
    return together(node, binaryOf(op), a, b, false);
}

void readPRelu(NodeContext& node)
{
    // max(x, 0) − slope · max(−x, 0)
    TensorMaker& maker = node.maker();
    GraphTensor above = node.value(0);
    GraphTensor below = above;
    above.value = maker.relu(above.value);
    below.value = maker.relu(maker.affine(below.value, -1, 0));
    node.set(0, elementWise(node, "Sub", above, elementWise(node, "Mul", below, node.numbers(1))));
}

void readLogic(NodeContext& node)
{
    const std::string& op = node.op();
    if (op == "And" || op == "Or")
        return node.set(0, elementWise(node, op == "And" ? "Min" : "Max", node.numbers(0), node.numbers(1)));
    // Equal, Xor: by their difference
    GraphTensor made = elementWise(node, "Sub", node.numbers(0), node.numbers(1));
    if (made.constant) {
        Constant answers = *made.constant;
        for (double& number : answers.numbers)
            number = (number == 0) == (op == "Equal") ? 1 : 0;
        return node.set(std::move(answers));
    }
    TensorMaker& maker = node.maker();
    constexpr double kLeast = std::numeric_limits<float>::denorm_min();
    const ValueId size = maker.maximum(made.value, maker.affine(made.value, -1, 0));
    const ValueId differs = maker.atLeast(size, maker.isWhole(size) ? 1 : kLeast);
    made.value = op == "Equal" ? maker.affine(differs, -1, 1) : differs;
    made.isInteger = true;
    node.set(0, std::move(made));
}

void readClip(NodeContext& node)
{
    constexpr double kNoLimit = 3e38;
    constexpr double kMostInRange = 1e9;
    GraphTensor made = node.value(0);
    TensorMaker& maker = node.maker();
    const double low = node.has(1) ? node.scalar(1) : node.real("min", -INFINITY);
    const double high = node.has(2) ? node.scalar(2) : node.real("max", INFINITY);
    const auto isLimit = [](double number) { return std::abs(number) <= kNoLimit; };
    const auto isInRange = [](double number) { return isWholeNumber(number) && std::abs(number) <= kMostInRange; };
    if (isInRange(low) && isInRange(high) && low <= high) {
        made.value = maker.clamp(made.value, {static_cast<int>(low), static_cast<int>(high)});
    } else {
        if (isLimit(low))
            made.value = withNumber(maker, Binary::Maximum, made.value, low, false);
        if (isLimit(high))
            made.value = withNumber(maker, Binary::Minimum, made.value, high, false);
    }
    node.set(0, std::move(made));
}

void readSoftmax(NodeContext& node)
{
    GraphTensor made = node.value(0);
    TensorMaker& maker = node.maker();
    const bool isOld = node.operators() < 13; // along all that is behind the axis too
    const std::size_t axis = node.axisOf(made, node.number("axis", isOld ? 1 : -1));
    const std::size_t rank = made.dims.size();
    const std::size_t end = isOld ? rank : axis + 1;
    if (rank <= 3 && end == axis + 1) {
        const std::size_t first = rank == 2 ? 1 : 0; // [1, A, B]
        made.value = maker.softmax(maker.view(made), static_cast<Dimension>(axis + first));
    } else {
        made.value = maker.softmax(maker.view(made, threeOf(made.dims, axis, end)), Dimension::Rows);
    }
    node.set(0, std::move(made));
}

void readCast(NodeContext& node)
{
    using onnx::TensorProto;
    const std::int64_t type = node.number("to", 0);
    const auto is = static_cast<int>(type);
    if (!isFloatType(is) && !isIntegerType(is))
        failOnnx(Code::DataType, {}, {type});
    if (node.isConstant(0)) {
        Constant made = node.constant(0);
        for (double& number : made.numbers) {
            if (is == TensorProto::BOOL)
                number = number != 0 ? 1 : 0;
            else if (is == TensorProto::FLOAT)
                number = static_cast<double>(static_cast<float>(number));
            else if (isIntegerType(is))
                number = std::trunc(number);
        }
        made.isFloat = isFloatType(is);
        made.type = is;
        return node.set(std::move(made));
    }
    GraphTensor made = node.value(0);
    const TensorMaker& maker = node.maker();
    const bool isWhole = maker.isWhole(made.value);
    const auto isWithin = [&](double low, double high) {
        return isWhole && maker.lowOf(made.value) >= low && maker.highOf(made.value) <= high;
    };
    bool isExact = true; // or as near as we are
    if (is == TensorProto::FLOAT16)
        isExact = isWithin(-2048, 2048);
    else if (is == TensorProto::INT8)
        isExact = isWithin(-128, 127);
    else if (is == TensorProto::UINT8)
        isExact = isWithin(0, 255);
    else if (is == TensorProto::BOOL)
        isExact = isWithin(0, 1);
    else if (is == TensorProto::INT32 || is == TensorProto::INT64 || is == TensorProto::INT16)
        isExact = isWithin(-32768, 32767) || (is != TensorProto::INT16 && isWhole);
    else if (isIntegerType(is))
        isExact = isWithin(0, 65535);
    if (!isExact)
        failOnnx(Code::Rounding);
    made.isInteger = isIntegerType(is);
    node.set(0, std::move(made));
}

void readQuantizeLinear(NodeContext& node)
{
    const double scale = node.scalar(1);
    const double zero = node.has(2) ? node.scalar(2) : 0;
    const bool isSigned = node.has(2) && node.constant(2).type == onnx::TensorProto::INT8;
    if (node.has(2) && !isSigned && node.constant(2).type != onnx::TensorProto::UINT8)
        failOnnx(Code::DataType, {}, {node.constant(2).type});
    if (!std::isfinite(scale) || scale <= 0)
        failOnnx(Code::NotFinite);
    const Range range = isSigned ? Range{-128, 127} : Range{0, 255};
    if (node.isConstant(0)) {
        Constant made = node.finiteConstant(0);
        for (double& number : made.numbers)
            number = std::clamp(
                std::nearbyint(number / scale) + zero, static_cast<double>(range.low), static_cast<double>(range.high));
        made.isFloat = false;
        return node.set(std::move(made));
    }
    GraphTensor made = node.value(0);
    TensorMaker& maker = node.maker();
    if (!maker.isWhole(made.value) || !isWholeNumber(1 / scale))
        failOnnx(Code::Rounding);
    if (scale != 1 || zero != 0)
        made.value = maker.affine(made.value, 1 / scale, zero);
    if (maker.lowOf(made.value) < range.low || maker.highOf(made.value) > range.high)
        made.value = maker.clamp(made.value, range);
    made.isInteger = true;
    node.set(0, std::move(made));
}

void readDequantizeLinear(NodeContext& node)
{
    if (!node.isConstant(0)) {
        GraphTensor made = node.value(0);
        const double scale = node.scalar(1);
        const double zero = node.has(2) ? node.scalar(2) : 0;
        if (scale != 1 || zero != 0)
            made.value = node.maker().affine(made.value, scale, -zero * scale);
        made.isInteger = false;
        return node.set(0, std::move(made));
    }
    Constant made = node.constant(0);
    const Constant& scales = node.finiteConstant(1);
    std::vector<double> zeros(scales.numbers.size(), 0.);
    if (node.has(2))
        zeros = node.finiteConstant(2).numbers;
    const bool isSingle = scales.numbers.size() == 1;
    const std::size_t axis = isSingle ? 0 : node.axisOf(made, node.number("axis", 1));
    if (zeros.size() != scales.numbers.size() || scales.dims.size() > 1 || scales.numbers.empty()
        || (!isSingle && static_cast<std::int64_t>(scales.numbers.size()) != made.dims[axis]))
        failOnnx(Code::FittingShapes, {}, scales.dims);
    const auto behind = static_cast<std::size_t>(extentOf(made.dims, axis + 1, made.dims.size()));
    for (std::size_t i = 0; i < made.numbers.size(); ++i) {
        const std::size_t which = isSingle ? 0 : i / behind % scales.numbers.size();
        made.numbers[i] = (made.numbers[i] - zeros[which]) * scales.numbers[which];
    }
    made.isFloat = true;
    made.type = onnx::TensorProto::FLOAT;
    node.set(std::move(made));
}

} // namespace convoku
