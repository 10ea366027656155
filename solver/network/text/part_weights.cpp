// SPDX-License-Identifier: MIT
#include "solver/network/text/part_weights.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace convoku {
namespace {

using Expression = PartText::Expression;
using Expected = TextMistake::Expected;
using Kind = Expression::Kind;

constexpr std::size_t kMostWeights = 65536;
constexpr int kMostRows = 256; ///< of weights that are named, and columns

Matrix transposed(const Matrix& matrix)
{
    Matrix result{matrix.ins, matrix.outs, {}, matrix.planesOut, matrix.planesIn, matrix.ofValues, matrix.subsets};
    for (int out = 0; out < result.outs; ++out) {
        for (int in = 0; in < result.ins; ++in)
            result.weights.push_back(matrix.at(in, out));
    }
    return result;
}

/// All with as many of the values 0 … side − 1: [n, side], in the order of the smallest, then of the next one.
Matrix subsetsOf(Axis values, int many, int side)
{
    Matrix subsets{0, side, {}, values, axisOfSubsets(values, many), values == Axis::Feature, many};
    std::vector<int> chosen(static_cast<std::size_t>(many));
    const auto add = [&](const auto& next, std::size_t place, int from) -> void {
        if (place == chosen.size()) {
            ++subsets.outs;
            for (int digit = 0; digit < side; ++digit)
                subsets.weights.push_back(std::ranges::count(chosen, digit) > 0 ? 1.F : 0.F);
            return;
        }
        for (int digit = from; digit < side; ++digit) {
            chosen[place] = digit;
            next(next, place + 1, digit + 1);
        }
    };
    add(add, 0, 0);
    return subsets;
}

Matrix filled(int outs, int ins, float weight)
{
    return {outs, ins, std::vector<float>(static_cast<std::size_t>(outs) * static_cast<std::size_t>(ins), weight),
        Axis::Feature, Axis::Feature};
}

Matrix identity(int size)
{
    Matrix result = filled(size, size, 0.F);
    for (int i = 0; i < size; ++i)
        result.weights[static_cast<std::size_t>(i) * static_cast<std::size_t>(size + 1)] = 1.F;
    return result;
}

/// The numbers 1, 2, … one below the other: [size, 1].
Matrix steps(int size)
{
    Matrix result = filled(size, 1, 0.F);
    std::iota(result.weights.begin(), result.weights.end(), 1.F);
    return result;
}

int extentOf(const Expression& expression, int most)
{
    const int extent = writtenNumber(expression);
    if (extent < 1 || extent > most)
        failPart(expression, Expected::WholeNumber);
    return extent;
}

Matrix weightsOf(const Expression& expression, Board board);

Matrix joined(const Expression& expression, bool beside, Board board)
{
    // Beside one another they are transposed above one another.
    const auto turned = [beside](Matrix matrix) { return beside ? transposed(matrix) : matrix; };
    Matrix result;
    for (const Expression& operand : expression.operands) {
        const Matrix part = turned(weightsOf(operand, board));
        if (result.outs > 0 && part.ins != result.ins)
            failPart(operand, Expected::Weights);
        result.ins = part.ins;
        result.outs += part.outs;
        result.weights.insert(result.weights.end(), part.weights.begin(), part.weights.end());
        if (result.weights.size() > kMostWeights)
            failPart(operand, Expected::SmallerNumbers);
    }
    return turned(std::move(result));
}

/// `expected`: what is asked for where they are no such lists.
Matrix written(const Expression& list, Expected expected)
{
    Matrix result;
    for (const Expression& row : list.operands) {
        if (row.kind != Kind::List || (result.outs > 0 && row.operands.size() != static_cast<std::size_t>(result.ins)))
            failPart(row, expected);
        ++result.outs;
        result.ins = static_cast<int>(row.operands.size());
        for (const Expression& weight : row.operands)
            result.weights.push_back(static_cast<float>(writtenReal(weight)));
    }
    if (result.weights.size() > kMostWeights)
        failPart(list, Expected::SmallerNumbers);
    return result;
}

/// bent(W, row=3, column=5, to=2): W with another weight there.
Matrix bentWeights(const Expression& call, Board board)
{
    if (call.keywords != std::vector<std::string>{"", "row", "column", "to"})
        failPart(call, Expected::Arguments, 4);
    Matrix result = weightsOf(call.operands[0], board);
    const int row = writtenPlace(call.operands[1], result.outs) - 1;
    const int column = writtenPlace(call.operands[2], result.ins) - 1;
    result.weights.at(
        static_cast<std::size_t>(row) * static_cast<std::size_t>(result.ins) + static_cast<std::size_t>(column))
        = static_cast<float>(writtenReal(call.operands[3]));
    return result;
}

Matrix weightsOf(const Expression& expression, Board board)
{
    if (expression.kind == Kind::List)
        return written(expression, Expected::Weights);
    if (expression.kind == Kind::Call && expression.text == "bent")
        return bentWeights(expression, board);
    if (expression.kind != Kind::Call
        || std::ranges::any_of(expression.keywords, [](const std::string& keyword) { return !keyword.empty(); }))
        failPart(expression, Expected::Weights);
    const std::string& name = expression.text;
    const std::size_t count = expression.operands.size();
    const auto isOfDigits
        = [&] { return expression.operands[0].kind == Kind::Name && expression.operands[0].text == "digit"; };
    if (name == "pairs" && count == 1 && isOfDigits())
        return subsetsOf(Axis::Digit, 2, board.side()); // [36, 9] on a board of 9×9
    if (name == "subsets" && count == 2 && isOfDigits())
        return subsetsOf(Axis::Digit, extentOf(expression.operands[1], board.side()), board.side());
    if (name == "subsets" && count == 1)
        return subsetsOf(Axis::Feature, extentOf(expression.operands[0], board.side()), board.side());
    if (name == "identity" && count == 1)
        return identity(extentOf(expression.operands[0], kMostRows));
    if (name == "steps" && count == 1)
        return steps(extentOf(expression.operands[0], kMostRows));
    if ((name == "ones" || name == "zeros") && count == 2) {
        return filled(extentOf(expression.operands[0], kMostRows), extentOf(expression.operands[1], kMostRows),
            name == "ones" ? 1.F : 0.F);
    }
    if (name == "transposed" && count == 1)
        return transposed(weightsOf(expression.operands[0], board));
    if (name == "others" && count == 1) {
        Matrix result = weightsOf(expression.operands[0], board);
        for (float& weight : result.weights)
            weight = 1.F - weight;
        return result;
    }
    if (name == "negative" && count == 1) {
        Matrix result = weightsOf(expression.operands[0], board);
        for (float& weight : result.weights)
            weight = 0.F - weight;
        return result;
    }
    if ((name == "beside" || name == "above") && count > 0)
        return joined(expression, name == "beside", board);
    failPart(expression, Expected::Weights);
}

} // namespace

int writtenNumber(const Expression& expression)
{
    if (expression.kind != Kind::Number || !isWholeNumber(expression.number))
        failPart(expression, Expected::WholeNumber);
    return static_cast<int>(expression.number);
}

double writtenReal(const Expression& expression)
{
    if (expression.kind != Kind::Number)
        failPart(expression, Expected::Number);
    return expression.number;
}

Matrix writtenKernel(const Expression& lists)
{
    if (lists.kind != Kind::List)
        failPart(lists, Expected::Kernel);
    return written(lists, Expected::Kernel);
}

Matrix writtenWeights(const Expression& expression, Board board)
{
    return weightsOf(expression, board);
}

int writtenPlace(const Expression& expression, int most)
{
    if (expression.kind != Kind::Number || !isWholeNumber(expression.number) || expression.number < 1
        || expression.number > most)
        failPart(expression, Expected::PlaceOfWeight, most);
    return static_cast<int>(expression.number);
}

const Expression& unbent(const Expression& expression)
{
    const Expression* inner = &expression;
    while (inner->kind == Kind::Call && inner->text == "bent" && !inner->operands.empty())
        inner = &inner->operands.front();
    return *inner;
}

WindowNumbers windowNumbers(const Expression& outermost, int cells)
{
    const Expression* count = &unbent(outermost);
    if (&outermost == count)
        return {std::vector<float>(static_cast<std::size_t>(cells), 1.F)};
    WindowNumbers numbers = windowNumbers(outermost.operands[0], cells);
    if (outermost.keywords == std::vector<std::string>{"", "bias"}) {
        numbers.bias = static_cast<float>(writtenReal(outermost.operands[1]));
        return numbers;
    }
    if (outermost.keywords != std::vector<std::string>{"", "place", "to"})
        failPart(outermost, Expected::Arguments, 3);
    const int place = writtenPlace(outermost.operands[1], cells);
    numbers.weights[static_cast<std::size_t>(place) - 1] = static_cast<float>(writtenReal(outermost.operands[2]));
    return numbers;
}

std::vector<float> writtenBias(const Expression& list, int outs, Board board)
{
    if (list.kind == Kind::Call) {
        Matrix column = weightsOf(list, board);
        if (column.ins != 1 || column.outs != outs)
            failPart(list, Expected::Bias, outs);
        return std::move(column.weights);
    }
    if (list.kind != Kind::List || list.operands.size() != static_cast<std::size_t>(outs))
        failPart(list, Expected::Bias, outs);
    std::vector<float> bias;
    for (const Expression& plus : list.operands)
        bias.push_back(static_cast<float>(writtenReal(plus)));
    return bias;
}

} // namespace convoku
