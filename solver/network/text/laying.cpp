// SPDX-License-Identifier: MIT
#include "solver/network/text/laying.h"

#include "solver/network/text/part_weights.h"
#include "solver/network/text/part_words.h"

#include <algorithm>

namespace convoku::text {

using Coordinate = PartText::Coordinate;

PartText::Laying writtenLaying(const PartText::Expression& call)
{
    PartText::Laying order{};
    for (std::size_t i = 0; i < order.size(); ++i) {
        const PartText::Expression& word = call.operands.at(i + 1);
        const auto* const found = std::ranges::find(kCoordinateWords, word.text);
        order[i] = static_cast<Coordinate>(found - kCoordinateWords.begin());
        const auto here = order.begin() + static_cast<std::ptrdiff_t>(i);
        if (word.kind != PartText::Expression::Kind::Name || found == kCoordinateWords.end()
            || std::find(order.begin(), here, order[i]) != here)
            failPart(word, TextMistake::Expected::Laying);
    }
    return order;
}

std::array<Dimension, 3> dimensionsOf(const PartText::Laying& order, HouseKind house, bool back)
{
    // The board is [digit, row, column]; by its rows [digit, house, cell], by its columns [digit, cell, house].
    const bool turned = house == HouseKind::Column;
    std::array<Dimension, 3> dimensions{};
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto from = order[i] == Coordinate::Digit ? Dimension::Channels
            : (order[i] == Coordinate::House) != turned ? Dimension::Rows
                                                        : Dimension::Columns;
        if (back)
            dimensions[static_cast<std::size_t>(from)] = static_cast<Dimension>(i);
        else
            dimensions[i] = from;
    }
    return dimensions;
}

ValueId betweenBoxes(NetworkBuilder& net, ValueId a, Axes axes, const std::string& words)
{
    const int side = net.board().side();
    const int boxRows = net.board().boxRows();
    const int boxColumns = net.board().boxColumns();
    const int bands = side * boxColumns;
    using enum Dimension;
    const ValueId rows = net.reshape(a, {bands, boxRows, side}, words); // [digit · row of boxes, row in it, column]
    const ValueId across = net.permute(rows, {Channels, Columns, Rows}, words); // [same, column, row in it]
    // [digit · row of boxes · column of boxes, column in it, row in it]
    const ValueId small = net.reshape(across, {bands * boxRows, boxColumns, boxRows}, words);
    const ValueId boxes = net.permute(small, {Channels, Columns, Rows}, words);
    return net.withAxes(net.reshape(boxes, {side, side, side}, words), axes);
}

} // namespace convoku::text
