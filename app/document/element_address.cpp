// SPDX-License-Identifier: MIT
#include "app/document/element_address.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace convoku {
namespace {

/// Returns the address of an element whose value has its axes in another order; empty if an axis is none of those
/// below, or occurs twice.
QString turnedText(Axes axes, Board board, ElementIndex element)
{
    constexpr std::array kAxes{Axis::Row, Axis::Column, Axis::Box, Axis::PlaceInBox, Axis::Digit};
    constexpr std::array kSigns{'r', 'c', 'b', 'p', '='};
    std::array<QString, kAxes.size()> parts;
    const std::pair<Axis, int> all[]
        = {{axes.channels, element.channel}, {axes.rows, element.row}, {axes.columns, element.column}};
    for (const auto& [axis, index] : all) {
        if (axis == Axis::One)
            continue;
        const SubsetAxis subsets = subsetAxis(axis).value_or(SubsetAxis{axis, 1});
        const auto known = std::find(kAxes.begin(), kAxes.end(), subsets.of);
        if (known == kAxes.end())
            return {};
        const auto place = static_cast<std::size_t>(known - kAxes.begin());
        if (!parts[place].isEmpty())
            return {};
        parts[place] = QLatin1Char(kSigns[place]);
        for (const int value : subsetOf(index, subsets.size, board.side()))
            parts[place] += QString::number(value + 1);
    }
    QString text;
    for (const QString& part : parts)
        text += part;
    return text;
}

QString placeText(Places places, ElementIndex element)
{
    const QString row = QStringLiteral("r%1").arg(element.row + 1);
    const QString column = QStringLiteral("c%1").arg(element.column + 1);
    const Board board = places.board;
    const auto box
        = [board](int band, int stack) { return QStringLiteral("b%1").arg(band * board.boxRows() + stack + 1); };
    switch (places) {
    case Places::Cells:
        return row + column;
    case Places::Rows:
        return row;
    case Places::Columns:
        return column;
    case Places::Boxes:
        return box(element.row, element.column);
    case Places::RowParts:
        return row + box(element.row / board.boxRows(), element.column);
    case Places::ColumnParts:
        return column + box(element.row, element.column / board.boxColumns());
    case Places::Board:
    case Places::Digits:
        return QStringLiteral("board");
    case Places::Nothing:
        break;
    }
    const QString turned = turnedText(places.axes, board, element);
    if (!turned.isEmpty())
        return turned;
    return QStringLiteral("[%1,%2,%3]").arg(element.channel + 1).arg(element.row + 1).arg(element.column + 1);
}

QString planeText(Shape shape, Places places, ElementIndex element)
{
    if (places == Places::Nothing)
        return {};
    QString digits;
    for (const int digit : digitsOf(places, element))
        digits += QString::number(digit + 1);
    if (!digits.isEmpty())
        return QLatin1Char('=') + digits;
    return shape.channels == 1 ? QString() : QStringLiteral("#%1").arg(element.channel + 1);
}

} // namespace

QString elementText(Shape shape, Places places, ElementIndex element)
{
    return placeText(places, element) + planeText(shape, places, element);
}

std::optional<ElementIndex> readElement(const QString& text, Shape shape, Places places)
{
    static const QRegularExpression kBlanks(QStringLiteral("\\s+"));
    const QString wanted = QString(text).remove(kBlanks).toLower();
    if (wanted.isEmpty())
        return std::nullopt;
    // A value has a few thousand elements at most: the way back is the way there, once for each of them.
    for (int offset = 0; offset < shape.elements(); ++offset) {
        const ElementIndex element = ElementIndex::at(offset, shape);
        if (elementText(shape, places, element) == wanted)
            return element;
    }
    return std::nullopt;
}

QString elementExample(Shape shape, Places places)
{
    return elementText(shape, places, {});
}

} // namespace convoku
