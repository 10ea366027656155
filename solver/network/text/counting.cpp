// SPDX-License-Identifier: MIT
#include "solver/network/text/counting.h"

#include "solver/network/text/learned_words.h"

#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace convoku::text {

WindowNumbers Counting::numbersOfCount(const Expression& outermost, ValueId a, int cells) const
{
    WindowNumbers numbers = windowNumbers(outermost, cells);
    double sum = std::abs(static_cast<double>(numbers.bias));
    for (const float weight : numbers.weights)
        sum += static_cast<double>(reach(a)) * std::abs(static_cast<double>(weight));
    needExact(outermost, std::ceil(sum));
    return numbers;
}

ValueId Counting::countMade(ValueId made, const Expression& outermost, const WindowNumbers& numbers, std::size_t copies)
{
    if (outermost.text != "bent" || !isNamedLearned(m_part))
        return made;
    const bool bias = numbers.bias != 0;
    return m_net.withTrained(made, {nameOfLayer(), numbers.weights.size() + (bias ? 1U : 0U), copies, bias});
}

ValueId Counting::countWith(const Expression& call, const Expression& outermost, ValueId a, Extent window, bool ofCell)
{
    const Shape shape = m_net.shapeOf(a);
    const int cells = ofCell ? shape.channels : window.rows * window.columns;
    const WindowNumbers numbers = numbersOfCount(outermost, a, cells);
    const int outs = ofCell ? 1 : shape.channels;
    std::vector<float> weights;
    for (int plane = 0; plane < outs; ++plane)
        weights.insert(weights.end(), numbers.weights.begin(), numbers.weights.end());
    const std::vector<float> bias(static_cast<std::size_t>(outs), numbers.bias);
    const ValueId made = fitting(call, {a}, [&](std::string name) {
        const ValueId count = m_net.convolution(a, outs, window, window, outs, weights, bias, std::move(name));
        return countMade(count, outermost, numbers, static_cast<std::size_t>(outs));
    });
    record(NumbersOfLayer::Kind::Window, outermost, 1, cells);
    return made;
}

ValueId Counting::countOverCells(
    const Expression& call, const Expression& outermost, ValueId a, std::span<const HouseCells> houses)
{
    const Shape shape = m_net.shapeOf(a);
    const int side = m_net.board().side();
    const int cells = m_net.board().cells();
    if (shape.rows != side || shape.columns != side)
        throw PartMistake{{Expected::FittingShapes, call.place, {}, call.text, 0, {shape}, {}}};
    const std::int64_t outs = std::int64_t{shape.channels} * static_cast<std::int64_t>(houses.size());
    if (outs * cells > m_mostElements)
        failPart(call, Expected::SmallerNumbers);
    const WindowNumbers numbers = numbersOfCount(outermost, a, side);
    std::vector<float> weights(static_cast<std::size_t>(outs * cells), 0.F);
    for (std::size_t out = 0; out < static_cast<std::size_t>(outs); ++out) {
        const HouseCells& house = houses[out % houses.size()];
        for (std::size_t place = 0; place < house.cells.size(); ++place)
            weights[out * static_cast<std::size_t>(cells) + static_cast<std::size_t>(house.cells[place].index())]
                = numbers.weights[place];
    }
    const std::vector<float> bias(static_cast<std::size_t>(outs), numbers.bias);
    const ValueId made = fitting(
        call, {a},
        [&](std::string name) {
            const Extent board{side, side};
            const ValueId count
                = m_net.convolution(a, static_cast<int>(outs), board, board, shape.channels, weights, bias, name);
            return countMade(count, outermost, numbers, static_cast<std::size_t>(outs));
        },
        outs * cells);
    record(NumbersOfLayer::Kind::Window, outermost, 1, side);
    return made;
}

ValueId Counting::spreadOverCells(const Expression& call, ValueId a, const HouseCells& house)
{
    const Shape shape = m_net.shapeOf(a);
    if (shape.rows != 1 || shape.columns != 1)
        throw PartMistake{{Expected::FittingShapes, call.place, {}, call.text, 0, {shape}, {}}};
    const int side = m_net.board().side();
    const int count = m_net.board().cells();
    if (std::int64_t{shape.channels} * count > m_mostElements)
        failPart(call, Expected::SmallerNumbers);
    std::vector<float> inHouse(static_cast<std::size_t>(count), 0.F);
    for (const Cell cell : house.cells)
        inHouse[static_cast<std::size_t>(cell.index())] = 1.F;
    return fitting(
        call, {a},
        [&](const std::string& name) {
            using enum Dimension;
            const ValueId row = m_net.reshape(a, {1, shape.channels, 1}, name);
            const ValueId cells = m_net.convolution(row, count, {1, 1}, {1, 1}, 1, inHouse, {}, name);
            const ValueId turned = m_net.permute(cells, {Rows, Channels, Columns}, name); // [C, cells, 1]
            const ValueId board = m_net.reshape(turned, {shape.channels, side, side}, name);
            return m_net.withAxes(board, {m_net.axesOf(a).channels, Axis::Row, Axis::Column});
        },
        std::int64_t{4} * shape.channels * count);
}

} // namespace convoku::text
