// SPDX-License-Identifier: MIT
// Operators that leave all numbers as they are and say what their dimensions are.
#include "solver/onnx/node_context.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;

/// Multiplies lengths, of which one may be −1. Returns 0 if the product is above kMost.
std::int64_t productOf(const Dims& dims, std::size_t from = 0)
{
    constexpr std::int64_t kMost = std::int64_t{1} << 40U; // and 0 beyond
    std::int64_t all = 1;
    for (std::size_t i = from; i < dims.size(); ++i) {
        const std::int64_t length = std::max<std::int64_t>(std::abs(dims[i]), 1);
        all = std::abs(all) > kMost / length ? 0 : all * dims[i];
    }
    return all;
}

/// A constant's new dimensions: 0 stands for that of before, −1 for what is left.
Dims resolved(const Dims& before, Dims wanted, bool allowZero)
{
    const std::int64_t all = productOf(before);
    std::int64_t known = 1;
    std::ptrdiff_t open = -1;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (wanted[i] == 0 && !allowZero) {
            if (i >= before.size())
                failOnnx(Code::FittingShapes, {}, before);
            wanted[i] = before[i];
        }
        if (wanted[i] == -1 && open < 0)
            open = static_cast<std::ptrdiff_t>(i);
        else if (wanted[i] < 0)
            failOnnx(Code::FittingShapes, {}, before);
        else
            known = productOf({known, wanted[i]});
    }
    if (open >= 0) {
        if (known == 0 || all % known != 0)
            failOnnx(Code::FittingShapes, {}, before);
        wanted[static_cast<std::size_t>(open)] = all / known;
    }
    if (productOf(wanted) != all)
        failOnnx(Code::FittingShapes, {}, before);
    return wanted;
}

/// The new dimensions of a value, whose first is that of the puzzles, or has others in it.
void reshape(const NodeContext& node, GraphTensor& x, Dims wanted)
{
    const std::int64_t all = productOf(x.dims);
    if (wanted.empty())
        failOnnx(Code::Batch);
    for (std::size_t i = 1; i < wanted.size(); ++i) {
        if (wanted[i] == NodeContext::kBatch)
            failOnnx(Code::Batch);
        if (wanted[i] == 0) {
            if (x.leading + i - 1 >= x.dims.size())
                failOnnx(Code::FittingShapes, {}, x.dims);
            wanted[i] = x.dims[x.leading + i - 1];
        }
    }
    const std::int64_t first = wanted.front();
    Dims rest(wanted.begin() + 1, wanted.end());
    const auto open = std::ranges::count(rest, -1);
    if (open > 1 || (open == 1 && first == -1)
        || std::ranges::any_of(rest, [](std::int64_t extent) { return extent < -1 || extent == 0; }))
        failOnnx(Code::FittingShapes, {}, x.dims);
    // The number of elements that share the first dimension with the puzzles: unchanged (0), derived from the other
    // lengths (−1), one, or the stated length divided by the batch.
    std::int64_t inside = 1;
    const auto leading = static_cast<std::ptrdiff_t>(x.leading);
    if (first == 0)
        inside = productOf({x.dims.begin(), x.dims.begin() + leading});
    else if (first == -1)
        inside = productOf(rest) == 0 ? 0 : all / productOf(rest);
    else if (first != NodeContext::kBatch) {
        if (node.batch() < 1 || first < 1 || first % node.batch() != 0)
            failOnnx(Code::Batch);
        inside = first / node.batch();
    }
    if (inside < 1)
        failOnnx(Code::Batch); // puzzles are put together
    if (open == 1) {
        const std::int64_t known = -productOf(rest) * inside; // with the −1
        if (known < 1 || all % known != 0)
            failOnnx(Code::FittingShapes, {}, x.dims);
        *std::ranges::find(rest, -1) = all / known;
    }
    if (productOf({inside, productOf(rest)}) != all)
        failOnnx(first == -1 ? Code::Batch : Code::FittingShapes, {}, x.dims);
    x.leading = inside == 1 ? 0 : 1;
    if (inside != 1)
        rest.insert(rest.begin(), inside);
    x.dims = std::move(rest);
}

std::vector<std::int64_t> axesOf(const NodeContext& node)
{
    return node.has(1) ? node.whole(1) : node.numbers("axes").value_or(Dims{});
}

/// Returns true if the only axis is the first of `rank` dimensions.
bool isFirstAlone(const std::vector<std::int64_t>& axes, std::size_t rank)
{
    return axes.size() == 1 && (axes.front() == 0 || axes.front() == -static_cast<std::int64_t>(rank));
}

} // namespace

void readSame(NodeContext& node)
{
    if (node.op() == "Dropout" && node.has(2) && node.isConstant(2) && node.scalar(2) != 0)
        failOnnx(Code::Attribute, "training_mode");
    node.set(0, node.any(0));
}

void readConstant(NodeContext& node)
{
    Constant made;
    const TensorMaker& maker = node.maker();
    const onnx::AttributeProto* const value = node.find("value");
    if (value != nullptr && value->has_t())
        made = constantOf(value->t(), maker.limits().constants);
    if (node.op() == "ConstantOfShape") {
        const double filling = made.numbers.empty() ? 0 : made.numbers.front();
        made.dims = node.whole(0);
        made.numbers.clear();
        const std::int64_t count = elementsOf(made.dims, maker.limits().elements);
        made.numbers.assign(static_cast<std::size_t>(count), filling);
        return node.set(std::move(made));
    }
    if (value == nullptr || !value->has_t()) {
        const auto given = [&](const char* name) {
            const onnx::AttributeProto* const found = node.find(name);
            const std::int64_t most = maker.limits().elements;
            if (found != nullptr && std::max(found->floats_size(), found->ints_size()) > most)
                failOnnx(Code::TooManyElements, {}, {most});
            return found;
        };
        if (const auto* number = given("value_float")) {
            made.numbers = {static_cast<double>(number->f())};
        } else if (const auto* floats = given("value_floats")) {
            made.numbers.assign(floats->floats().begin(), floats->floats().end());
            made.dims = {floats->floats_size()};
        } else if (const auto* whole = given("value_int")) {
            made.numbers = {static_cast<double>(whole->i())};
            made.isFloat = false;
        } else if (const auto* ints = given("value_ints")) {
            made.numbers.assign(ints->ints().begin(), ints->ints().end());
            made.dims = {ints->ints_size()};
            made.isFloat = false;
        } else {
            failOnnx(Code::Attribute, "value");
        }
        if (std::ranges::any_of(made.numbers, [](double number) { return std::isnan(number); }))
            failOnnx(Code::NotFinite);
    }
    node.set(std::move(made));
}

void readShape(NodeContext& node)
{
    const GraphTensor& x = node.any(0);
    Constant made;
    made.isFloat = false;
    if (x.constant) {
        made.numbers.assign(x.constant->dims.begin(), x.constant->dims.end());
    } else {
        if (x.leading != 0)
            failOnnx(Code::Batch);
        made.numbers.push_back(
            node.batch() > 0 ? static_cast<double>(node.batch()) : std::numeric_limits<double>::quiet_NaN());
        made.numbers.insert(made.numbers.end(), x.dims.begin(), x.dims.end());
    }
    const auto rank = static_cast<std::int64_t>(made.numbers.size());
    const auto place = [&](const char* name, std::int64_t otherwise) {
        const std::int64_t at = node.number(name, otherwise);
        return std::clamp<std::int64_t>(at < 0 ? at + rank : at, 0, rank);
    };
    const std::int64_t start = place("start", 0);
    const std::int64_t end = std::max(start, place("end", rank));
    made.numbers = {made.numbers.begin() + start, made.numbers.begin() + end};
    made.dims = {end - start};
    node.set(std::move(made));
}

void readReshape(NodeContext& node)
{
    const Dims wanted = node.has(1) ? node.whole(1) : node.numbers("shape").value_or(Dims{});
    const bool allowZero = node.number("allowzero", 0) != 0;
    if (node.isConstant(0)) {
        Constant made = node.constant(0);
        made.dims = resolved(made.dims, wanted, allowZero);
        return node.set(std::move(made));
    }
    GraphTensor made = node.value(0);
    if (allowZero && std::ranges::find(wanted, 0) != wanted.end())
        failOnnx(Code::Attribute, "allowzero");
    reshape(node, made, wanted);
    node.set(0, std::move(made));
}

void readFlatten(NodeContext& node)
{
    const std::int64_t axis = node.number("axis", 1);
    if (node.isConstant(0)) {
        Constant made = node.constant(0);
        const auto rank = static_cast<std::int64_t>(made.dims.size());
        const std::int64_t at = axis < 0 ? axis + rank : axis;
        if (at < 0 || at > rank)
            failOnnx(Code::Attribute, "axis");
        const std::int64_t all = productOf(made.dims);
        const std::int64_t behind = productOf(made.dims, static_cast<std::size_t>(at));
        made.dims = {behind == 0 ? 0 : all / behind, behind};
        return node.set(std::move(made));
    }
    GraphTensor made = node.value(0);
    const std::size_t rank = 1 + made.dims.size() - made.leading;
    const std::size_t at = axis == static_cast<std::int64_t>(rank) ? made.dims.size() : node.axisOf(made, axis);
    const std::int64_t behind = productOf(made.dims, at);
    const std::int64_t before = productOf(made.dims) / behind;
    made.leading = before == 1 ? 0 : 1;
    made.dims = before == 1 ? Dims{behind} : Dims{before, behind};
    node.set(0, std::move(made));
}

void readSqueeze(NodeContext& node)
{
    const std::vector<std::int64_t> named = axesOf(node);
    std::set<std::size_t> axes;
    const auto narrow = [&](auto made) { // a constant, or a tensor
        for (const std::int64_t axis : named)
            axes.insert(node.axisOf(made, axis));
        for (auto axis = axes.rbegin(); axis != axes.rend(); ++axis) {
            if (made.dims[*axis] != 1)
                failOnnx(Code::FittingShapes, {}, made.dims);
            made.dims.erase(made.dims.begin() + static_cast<std::ptrdiff_t>(*axis));
        }
        return made;
    };
    if (node.isConstant(0)) {
        const Constant& x = node.constant(0);
        for (std::size_t i = 0; i < x.dims.size(); ++i) {
            if (named.empty() && x.dims[i] == 1)
                axes.insert(i);
        }
        return node.set(narrow(x));
    }
    const GraphTensor& x = node.value(0);
    if (named.empty())
        failOnnx(Code::Batch);
    if (node.batch() == 1 && x.leading == 0 && !x.dims.empty() && isFirstAlone(named, 1 + x.dims.size())) {
        GraphTensor made = x; // the dimension of the only puzzle goes
        made.leading = 1;
        return node.set(0, std::move(made));
    }
    node.set(0, narrow(x));
}

void readUnsqueeze(NodeContext& node)
{
    const std::vector<std::int64_t> named = axesOf(node);
    std::set<std::size_t> axes;
    constexpr std::size_t kMostDimensions = 16;
    if (named.size() > kMostDimensions)
        failOnnx(Code::Rank);
    const auto widen = [&](auto made) { // a constant, or a tensor
        for (const std::int64_t axis : named)
            axes.insert(node.axisOf(made, axis, named.size()));
        for (const std::size_t axis : axes) {
            if (axis > made.dims.size())
                failOnnx(Code::Attribute, "axes");
            made.dims.insert(made.dims.begin() + static_cast<std::ptrdiff_t>(axis), 1);
        }
        return made;
    };
    if (node.isConstant(0))
        return node.set(widen(node.constant(0)));
    const GraphTensor& x = node.value(0);
    if (node.batch() == 1 && x.leading == 1 && isFirstAlone(named, 1 + x.dims.size())) {
        GraphTensor made = x; // a dimension for the only puzzle comes in front
        made.leading = 0;
        return node.set(0, std::move(made));
    }
    node.set(0, widen(x));
}

void readTranspose(NodeContext& node)
{
    const auto named = node.numbers("perm");
    const auto orderOf = [&](std::size_t rank) {
        std::vector<std::size_t> order(rank);
        std::iota(order.rbegin(), order.rend(), std::size_t{0});
        if (named) {
            if (named->size() != rank)
                failOnnx(Code::Attribute, "perm");
            std::set<std::int64_t> seen;
            for (std::size_t i = 0; i < rank; ++i) {
                const std::int64_t axis = (*named)[i];
                if (axis < 0 || axis >= static_cast<std::int64_t>(rank) || !seen.insert(axis).second)
                    failOnnx(Code::Attribute, "perm");
                order[i] = static_cast<std::size_t>(axis);
            }
        }
        return order;
    };
    if (node.isConstant(0)) {
        const Constant& x = node.constant(0);
        return node.set(transposed(x, orderOf(x.dims.size())));
    }
    const GraphTensor& x = node.value(0);
    const std::vector<std::size_t> order = orderOf(1 + x.dims.size() - x.leading);
    if (order.front() != 0)
        failOnnx(Code::Batch);
    std::vector<std::size_t> inside(x.leading);
    std::iota(inside.begin(), inside.end(), std::size_t{0});
    for (std::size_t i = 1; i < order.size(); ++i)
        inside.push_back(x.leading + order[i] - 1);
    node.set(0, node.maker().transposed(x, inside));
}

} // namespace convoku
