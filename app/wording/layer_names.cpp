// SPDX-License-Identifier: MIT
// What layers are called, and what their numbers are to someone with the puzzle.
#include "app/wording/layer_texts.h"
#include "app/wording/layer_words.h"
#include "app/wording/wording.h"

namespace convoku {
namespace {

/// "digits", "pairs of columns"; empty where it is something else.
QString manyOf(Axis axis)
{
    const auto subsets = subsetAxis(axis);
    const bool pair = subsets && subsets->size == 2;
    switch (subsets ? subsets->of : axis) {
    case Axis::Digit:
        return pair   ? LayerWording::tr("pairs of digits")
            : subsets ? LayerWording::tr("sets of digits")
                      : LayerWording::tr("digits", "along a side of a plane");
    case Axis::Row:
        return pair   ? LayerWording::tr("pairs of rows")
            : subsets ? LayerWording::tr("sets of rows")
                      : LayerWording::tr("rows", "along a side of a plane");
    case Axis::Column:
        return pair   ? LayerWording::tr("pairs of columns")
            : subsets ? LayerWording::tr("sets of columns")
                      : LayerWording::tr("columns", "along a side of a plane");
    case Axis::Box:
        return LayerWording::tr("boxes", "along a side of a plane");
    case Axis::PlaceInBox:
        return pair   ? LayerWording::tr("pairs of cells of a box")
            : subsets ? LayerWording::tr("sets of cells of a box")
                      : LayerWording::tr("cells of a box", "along a side of a plane");
    default:
        return {};
    }
}

/// "each pair of columns, each row, each digit"; empty where one of the axes stands for something else.
QString eachOf(Axes axes)
{
    const auto each = [](Axis axis) {
        const auto subsets = subsetAxis(axis);
        const bool pair = subsets && subsets->size == 2;
        switch (subsets ? subsets->of : axis) {
        case Axis::Digit:
            return pair   ? LayerWording::tr("each pair of digits")
                : subsets ? LayerWording::tr("each set of digits")
                          : LayerWording::tr("each digit");
        case Axis::Row:
            return pair   ? LayerWording::tr("each pair of rows")
                : subsets ? LayerWording::tr("each set of rows")
                          : LayerWording::tr("each row");
        case Axis::Column:
            return pair   ? LayerWording::tr("each pair of columns")
                : subsets ? LayerWording::tr("each set of columns")
                          : LayerWording::tr("each column");
        case Axis::Box:
            return LayerWording::tr("each box");
        case Axis::PlaceInBox:
            return pair   ? LayerWording::tr("each pair of cells of the box")
                : subsets ? LayerWording::tr("each set of cells of the box")
                          : LayerWording::tr("each cell of the box");
        default:
            return QString();
        }
    };
    QStringList parts;
    for (const Axis axis : {axes.channels, axes.rows, axes.columns}) {
        if (axis == Axis::One)
            continue;
        parts << each(axis);
        if (parts.last().isEmpty())
            return {};
    }
    return parts.join(QLatin1String(", "));
}

/// "each row and each digit": what there is a number for.
QString ownersOf(const Network& network, ValueId value)
{
    const Shape shape = network.value(value).shape;
    const Places places = placesOf(network, value);
    QString place;
    switch (places) {
    case Places::Cells:
        place = LayerWording::tr("each cell");
        break;
    case Places::Rows:
        place = LayerWording::tr("each row");
        break;
    case Places::Columns:
        place = LayerWording::tr("each column");
        break;
    case Places::Boxes:
        place = LayerWording::tr("each box");
        break;
    case Places::RowParts:
        place = LayerWording::tr("each row of a box");
        break;
    case Places::ColumnParts:
        place = LayerWording::tr("each column of a box");
        break;
    case Places::Digits:
        return LayerWording::tr("each digit");
    case Places::Board:
        if (places.planes == Axis::Digit)
            return LayerWording::tr("each digit");
        return LayerWording::tr("the whole board");
    case Places::Nothing: {
        const QString each = eachOf(places.axes);
        return each.isEmpty() ? LayerWording::shape(shape) : each;
    }
    }
    if (places.planes == Axis::Digit)
        //: each row and each digit
        return LayerWording::tr("%1 and each digit").arg(place);
    return places.planes == Axis::PairOfDigits ? LayerWording::tr("%1 and each pair of digits").arg(place) : place;
}

} // namespace

QString Wording::layerKind(LayerKind kind)
{
    return layerTextsOf(kind).title();
}

QString Wording::layerSentence(const Recording& recording, Position position)
{
    const Network& network = *recording.networkOf(position.pass);
    const Layer& layer = recording.layerAt(position);
    const ValueId out = layer.outputs.front();
    const Range range = network.value(out).range;
    const QString numbers = range == Range{0, 1} && network.value(out).numbers == NumberKind::Whole
        ? tr("1 for yes or 0 for no")
        : tr("a number from %1 to %2").arg(LayerWording::number(range.low), LayerWording::number(range.high));
    //: Layer 3 of 14 of Pointing in row: lines of the box with the digit – a number from 0 to 3 for each box and digit.
    return tr("Layer %1 of %2 of %3: %4 – %5 for %6. The result is visible at the end of the step.")
        .arg(position.layer)
        .arg(recording.layersAt(position))
        .arg(step(recording, position.step), layerWords(layer.words), numbers, ownersOf(network, out));
}

QString LayerWording::rowHead(Board board, Shape shape, int row)
{
    const int rows = board.boxRows();
    const bool ofBoxes = shape.rows == board.boxColumns(); // as many lie below one another
    return ofBoxes ? QStringLiteral("%1–%2").arg(row * rows + 1).arg((row + 1) * rows) : number(row + 1);
}

QString LayerWording::columnHead(Board board, Shape shape, int column)
{
    return rowHead(board.turned(), {1, shape.columns, shape.rows}, column);
}

QString LayerWording::axes(Places places)
{
    const bool lines = places.planes == Axis::Digit;
    switch (places) {
    case Places::Cells:
    case Places::Boxes:
    case Places::RowParts:
    case Places::ColumnParts:
        return tr("rows down, columns across");
    case Places::Rows:
        return lines ? tr("rows down, digits across") : tr("rows down");
    case Places::Columns:
        return lines ? tr("digits down, columns across") : tr("columns across");
    case Places::Board:
        return lines ? tr("digits across") : QString();
    case Places::Digits:
        return tr("digits down");
    case Places::Nothing:
        break;
    }
    const QString down = manyOf(places.axes.rows);
    const QString across = manyOf(places.axes.columns);
    if (down.isEmpty() || across.isEmpty())
        return down.isEmpty() ? QString() : tr("%1 down").arg(down);
    //: what the sides of a plane stand for: digits down, columns across
    return tr("%1 down, %2 across").arg(down, across);
}

QString LayerWording::numbersOf(const std::vector<int>& values)
{
    QStringList numbers;
    for (const int value : values)
        numbers << QString::number(value + 1);
    return numbers.join(QLatin1Char(' '));
}

QString LayerWording::alongAxis(Axis axis, Board board, int index)
{
    const SubsetAxis subsets = subsetAxis(axis).value_or(SubsetAxis{axis, 1});
    const auto named = [&](HouseKind kind, const QString& several) {
        return subsets.size == 1 ? Wording::house({kind, index, board})
                                 : several.arg(numbersOf(subsetOf(index, subsets.size, board.side())));
    };
    switch (subsets.of) {
    case Axis::Digit:
        return digitsName(subsetOf(index, subsets.size, board.side()));
    case Axis::Row:
        //: two or more of them: rows 2 5
        return named(HouseKind::Row, tr("rows %1"));
    case Axis::Column:
        //: two or more of them: columns 2 5
        return named(HouseKind::Column, tr("columns %1"));
    case Axis::Box:
        return Wording::house({HouseKind::Box, index, board});
    case Axis::PlaceInBox:
        return subsets.size == 1
            ? tr("cell %1 of the box").arg(index + 1)
            //: two or more of them: cells 2 5 of the box
            : tr("cells %1 of the box").arg(numbersOf(subsetOf(index, subsets.size, board.side())));
    case Axis::Subset:
        return tr("subset %1").arg(index + 1);
    default:
        return {};
    }
}

QString LayerWording::elementByAxes(Axes axes, Board board, ElementIndex element)
{
    QStringList parts;
    const std::pair<Axis, int> all[]
        = {{axes.channels, element.channel}, {axes.rows, element.row}, {axes.columns, element.column}};
    for (const auto& [axis, index] : all) {
        if (axis == Axis::One)
            continue;
        parts << alongAxis(axis, board, index);
        if (parts.last().isEmpty())
            return QStringLiteral("[%1, %2, %3]").arg(element.channel + 1).arg(element.row + 1).arg(element.column + 1);
    }
    return parts.join(QStringLiteral(", "));
}

QString LayerWording::axesList(Axes axes)
{
    QStringList parts;
    for (const Axis axis : {axes.channels, axes.rows, axes.columns}) {
        if (axis == Axis::One)
            continue;
        parts << manyOf(axis);
        if (parts.last().isEmpty())
            return {};
    }
    return parts.join(QLatin1String(", "));
}

QString LayerWording::range(Range range, NumberKind numbers)
{
    const QString ends = QStringLiteral("%1 … %2").arg(number(range.low), number(range.high));
    //: the numbers that a value can have, not only whole ones: real numbers 0 … 1
    return numbers == NumberKind::Whole ? ends : tr("real numbers %1").arg(ends);
}

QString LayerWording::dimension(Dimension which)
{
    switch (which) {
    case Dimension::Channels:
        return tr("planes", "a dimension");
    case Dimension::Rows:
        return tr("rows", "a dimension");
    case Dimension::Columns:
        break;
    }
    return tr("columns", "a dimension");
}

} // namespace convoku
