// SPDX-License-Identifier: MIT
#include "app/wording/layer_wording.h"

#include "app/wording/layer_texts.h"
#include "app/wording/layer_words.h"
#include "app/wording/wording.h"
#include "solver/run/equality.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

/// So many digits of a number that is not whole.
QString numberText(double number, int digits)
{
    constexpr double kLarge = 100; // one digit behind the point is enough
    constexpr double kWhole = 1e9;
    const double size = std::abs(number);
    const bool whole = isWholeNumber(size) && size < kWhole;
    QString text = whole || size >= kLarge ? QString::number(size, 'f', whole ? 0 : digits - 2)
                                           : QString::number(size, 'g', digits);
    // 2e-05: a minus, not a hyphen.
    text.replace(QStringLiteral("e-0"), QStringLiteral("e−")).replace(QStringLiteral("e-"), QStringLiteral("e−"));
    return (number < 0 ? QStringLiteral("−") : QString()) + text;
}

} // namespace

QString LayerWording::number(double number)
{
    return numberText(number, 3);
}

QString LayerWording::shortNumber(double number)
{
    if (std::abs(number) >= 1 || number == 0)
        return numberText(number, 2);
    QString text = QString::number(std::abs(number), 'f', 2);
    // "0.5", but "0.00" of what is not 0.
    if (text != QStringLiteral("0.00")) {
        while (text.endsWith(QLatin1Char('0')) || text.endsWith(QLatin1Char('.')))
            text.chop(1);
    }
    return (number < 0 ? QStringLiteral("−") : QString()) + text;
}

QString LayerWording::shape(Shape shape)
{
    return QString::fromStdString(toString(shape));
}

QString LayerWording::equality(const EqualityPart& part)
{
    using Role = EqualityPart::Role;
    const QString k = number(part.k);
    switch (part.role) {
    case Role::Rise:
        return tr("One half of “is it %1?”: subtracts %1 from each number and adds 1. This maps %1 to 1, larger "
                  "numbers to more than 1.")
            .arg(k);
    case Role::Fall:
        return tr("The other half of “is it %1?”: subtracts each number from %1 + 1. This maps %1 to 1, smaller "
                  "numbers to more than 1.")
            .arg(k);
    case Role::RiseOnly:
        return tr("For “is it %1?”: numbers below 0 become 0, so every number below %1 gives 0.").arg(k);
    case Role::FallOnly:
        return tr("For “is it %1?”: numbers below 0 become 0, so every number above %1 gives 0.").arg(k);
    case Role::Peak:
        break;
    }
    return tr("“Is it %1?”: the smaller of the two halves is 1 for %1 and 0 for all other numbers.").arg(k);
}

QString extentText(Extent extent)
{
    return QStringLiteral("%1×%2").arg(extent.rows).arg(extent.columns);
}

bool hasOnlyOnes(const Layer& layer)
{
    return std::all_of(layer.weights.begin(), layer.weights.end(), [](float weight) { return weight == 1.F; });
}

bool coversPlane(const Network& network, const Layer& layer)
{
    const Shape in = network.value(layer.inputs.front()).shape;
    return layer.kernel == Extent{in.rows, in.columns};
}

QString convolutionSentence(const Network& network, const Layer& layer)
{
    const Shape in = network.value(layer.inputs.front()).shape;
    const QString window = extentText(layer.kernel);
    const bool counts = hasOnlyOnes(layer);
    if (layer.groups == in.channels && in.channels > 1 && !counts)
        return LayerWording::tr("A kernel of %1 adds up the numbers below it, each times its weight, at all positions "
                                "on each plane at once.")
            .arg(window);
    if (layer.kernel == Extent{1, 1} && layer.groups == 1)
        return counts ? LayerWording::tr("Adds up the numbers at the same place in all %1 planes.").arg(in.channels)
                      : LayerWording::tr("Adds up the numbers at the same place in the planes, each multiplied by its "
                                         "weight; weight 0 leaves a plane out.");
    if (layer.groups == in.channels && counts)
        return coversPlane(network, layer)
            ? LayerWording::tr("Adds up all numbers of each plane.")
            : LayerWording::tr("A window of %1 adds up the numbers in it, at all positions on each plane at once.")
                  .arg(window);
    return LayerWording::tr(
        "A window of %1 adds up the numbers in it, each times its weight, at all positions on the planes at once.")
        .arg(window);
}

QString affineSentence(const Network&, const Layer& layer)
{
    if (layer.factor == 0)
        return LayerWording::tr("Puts %1 in every place, whatever was there.").arg(LayerWording::number(layer.offset));
    if (layer.factor == -1 && layer.offset == 1)
        return LayerWording::tr("Subtracts each number from 1: for 0 and 1 this is “not”.");
    if (layer.factor == -1)
        return LayerWording::tr("Takes each number from %1.").arg(LayerWording::number(layer.offset));
    if (layer.factor == 1)
        return layer.offset < 0
            ? LayerWording::tr("Takes %1 from each number.").arg(LayerWording::number(-layer.offset))
            : LayerWording::tr("Adds %1 to each number.").arg(LayerWording::number(layer.offset));
    return LayerWording::tr("Multiplies each number by %1 and adds %2.")
        .arg(LayerWording::number(layer.factor), LayerWording::number(layer.offset));
}

QString LayerWording::sentence(const Network& network, const Layer& layer)
{
    if (const auto part = equalityPartOf(network, layer))
        return equality(*part);
    return layerTextsOf(layer.kind).sentence(network, layer);
}

QString LayerWording::plane(Shape shape, Places places, int channel)
{
    if (shape.channels == 1)
        return {};
    const SubsetAxis subsets = subsetAxis(places.planes).value_or(SubsetAxis{places.planes, 1});
    const bool isLine = subsets.of == Axis::Row || subsets.of == Axis::Column;
    if (!isLine && subsets.of != Axis::Digit && subsets.of != Axis::PlaceInBox)
        return QString::number(channel + 1);
    // Lines as in addresses, r3c25: there is little room above a plane.
    QStringList values;
    for (const int value : subsetOf(channel, subsets.size, places.board.side()))
        values << QString::number(value + 1);
    if (isLine)
        return QLatin1Char(subsets.of == Axis::Row ? 'r' : 'c') + values.join(QString());
    return values.join(QLatin1Char(' '));
}

QString LayerWording::planeName(Shape shape, Places places, int channel)
{
    if (shape.channels == 1)
        return {};
    const QString name = alongAxis(places.planes, places.board, channel);
    //: the planes of a tensor that stand for no digit, from 1: plane 3
    return name.isEmpty() ? tr("plane %1").arg(channel + 1) : name;
}

QString LayerWording::digitsName(const std::vector<int>& digits)
{
    if (digits.empty())
        return {};
    if (digits.size() == 1)
        return tr("digit %1").arg(digits.front() + 1);
    if (digits.size() == 2)
        //: two digits of a naked pair: pair 2 5
        return tr("pair %1 %2").arg(digits.front() + 1).arg(digits.back() + 1);
    //: three or four of them: digits 2 5 8
    return tr("digits %1").arg(numbersOf(digits));
}

QString LayerWording::element(Places places, ElementIndex element)
{
    const std::vector<int> digits = digitsOf(places, element);
    const QString digit = digitsName(digits);
    const Board board = places.board;
    QString place;
    switch (places) {
    case Places::Cells: {
        const QString cell = Wording::cell(board.cell(element.row, element.column));
        if (digits.empty())
            return cell;
        //: a candidate, or a pair of digits, and its cell: 5 in r4c7, pair 2 5 in r1c1
        return tr("%1 in %2", "candidate").arg(digits.size() == 1 ? QString::number(digits.front() + 1) : digit, cell);
    }
    case Places::Rows:
        place = Wording::house({HouseKind::Row, element.row, board});
        break;
    case Places::Columns:
        place = Wording::house({HouseKind::Column, element.column, board});
        break;
    case Places::Boxes:
        place = Wording::house({HouseKind::Box, element.row * board.boxRows() + element.column, board});
        break;
    case Places::RowParts:
    case Places::ColumnParts: {
        const bool row = places == Places::RowParts;
        const Cell cell = cellsOf(places, element).front();
        //: the part of a line that lies in a box: row 4 in box 5
        place = tr("%1 in %2", "part of a line")
                    .arg(Wording::house(houseOf(row ? HouseKind::Row : HouseKind::Column, cell)),
                        Wording::house(houseOf(HouseKind::Box, cell)));
        break;
    }
    case Places::Board:
    case Places::Digits:
        return digit.isEmpty() ? tr("the whole board") : digit;
    case Places::Nothing:
        return elementByAxes(places.axes, places.board, element);
    }
    return digit.isEmpty() ? place : place + QStringLiteral(", ") + digit;
}

QString LayerWording::elementValue(const Inspection& inspection, ValueId value, ElementIndex element)
{
    const Network& network = inspection.network();
    return elementValue(placesOf(network, value), element, inspection.at(value, element));
}

QString LayerWording::elementValue(Places places, ElementIndex element, double number)
{
    return QStringLiteral("%1 = %2").arg(LayerWording::element(places, element), LayerWording::number(number));
}

QString LayerWording::value(const Network& network, ValueId value)
{
    const Layer* producer = producerOf(network, value);
    if (producer == nullptr) {
        const std::string& name = network.value(value).name;
        if (name == "candidates")
            return tr("candidates");
        if (name == "stack")
            return tr("stack: the level that restores a candidate");
        if (name == "guess")
            return tr("guess: the level that chose a candidate");
        return name == "level" ? tr("level: the next free one") : QString::fromStdString(name);
    }
    return layerWords(producer->words);
}

QString LayerWording::inputRole(const Layer& layer, int input)
{
    const auto either = [input](const QString& first, const QString& second) { return input == 0 ? first : second; };
    if (layer.kind == LayerKind::Select)
        return input == 2 ? tr("the switch") : either(tr("if the switch is 0"), tr("if the switch is 1"));
    if (layer.kind == LayerKind::MaxUnpool)
        return either(tr("the numbers"), tr("their indices"));
    if (layer.kind == LayerKind::Concatenate)
        //: one of the inputs of a layer that puts planes one behind the other: part 2 of 3
        return tr("part %1 of %2").arg(input + 1).arg(layer.inputs.size());
    return layer.inputs.size() > 1 ? either(tr("the first"), tr("the second")) : QString();
}

QString LayerWording::inputTitle(const Network& network, const Layer& layer, int input)
{
    const QString role = inputRole(layer, input);
    const QString shapeText = shape(network.value(layer.inputs.at(static_cast<std::size_t>(input))).shape);
    //: an input of a layer, and its shape: in, the switch · [1, 9, 9]
    return role.isEmpty() ? tr("in · %1").arg(shapeText) : tr("in, %1 · %2").arg(role, shapeText);
}

QString LayerWording::outputTitle(const Network& network, const Layer& layer, int output)
{
    const QString shapeText = shape(network.value(layer.outputs.at(static_cast<std::size_t>(output))).shape);
    if (layer.outputs.size() == 1)
        //: the output of a layer, and its shape
        return tr("out · %1").arg(shapeText);
    return output == 0 ? tr("out, the maximum · %1").arg(shapeText) : tr("out, its index · %1").arg(shapeText);
}

QString LayerWording::readers(const Inspection& inspection, const Layer& layer, int input, ElementIndex element)
{
    const Network& network = inspection.network();
    const auto all = readersOf(network, layer, input, element);
    const QString number = elementValue(inspection, layer.inputs.at(static_cast<std::size_t>(input)), element);
    if (all.empty())
        return tr("%1 has no effect: no value of it changes the result").arg(number);
    if (all.size() == 1) {
        const ValueId to = layer.outputs.at(static_cast<std::size_t>(all.front().output));
        //: 5 in r4c7 = 1 goes into row 4, digit 5
        return tr("%1 contributes to %2")
            .arg(number, LayerWording::element(placesOf(network, to), all.front().element));
    }
    return tr("%1 contributes to %2 numbers").arg(number).arg(all.size());
}

QString LayerWording::layerEntry(const Layer& layer, int index)
{
    return QStringLiteral("%1 · %2 – %3").arg(index).arg(Wording::layerKind(layer.kind), layerWords(layer.words));
}

QString LayerWording::endOfStep(const QString& step)
{
    //: %1: a rule, the verdict or the search
    return tr("%1: the outcome").arg(step);
}

QString LayerWording::endOfPass(const QString& address)
{
    //: %1: the number of a pass
    return tr("End of pass %1: the remaining candidates").arg(address);
}

QString LayerWording::elementFormula(const QString& element, const QString& formula)
{
    //: a number of a layer and how it comes about: row 4, digit 5: 1·0 + 1·1 = 1
    return tr("%1: %2").arg(element, formula);
}

QString LayerWording::onBoard(const Inspection& inspection, ValueId value, std::optional<int> digit)
{
    const Network& network = inspection.network();
    const Shape shape = network.value(value).shape;
    const QString words = LayerWording::value(network, value);
    const Places places = placesOf(network, value);
    switch (places) {
    case Places::Board:
    case Places::Digits:
        if (shape.elements() == 1)
            return QStringLiteral("%1: %2").arg(words, number(inspection.at(value, {})));
        if (digit && shape.elements() == network.board.side()
            && (places == Places::Digits || places.planes == Axis::Digit))
            //: what a layer computes, a digit and its number: places of the digit, digit 5: 3
            return tr("%1, digit %2: %3")
                .arg(words)
                .arg(*digit + 1)
                .arg(number(inspection.at(value, ElementIndex::at(*digit, shape))));
        //: %1: what a layer computes
        return tr("%1: about the whole board").arg(words);
    case Places::Nothing:
        return cellsOf(places, {}).empty() ? tr("%1: no places on the board").arg(words) : words;
    case Places::Cells:
        return places.planes == Axis::PairOfDigits ? tr("%1: both digits of a pair").arg(words) : words;
    default:
        break;
    }
    if (places.planes == Axis::PairOfDigits)
        return tr("%1: both digits of a pair").arg(words);
    if (places.planes != Axis::Digit)
        return words;
    return digit ? tr("%1, digit %2").arg(words).arg(*digit + 1) : tr("%1, every digit").arg(words);
}

QString LayerWording::pickHint()
{
    return tr("Point at a number or click it to see how it is computed.");
}

QString LayerWording::noPuzzle()
{
    return tr("There is no puzzle yet.");
}

QString LayerWording::stillComputed()
{
    return tr("The numbers of this layer are being computed.");
}

QString LayerWording::pinned(const QString& address)
{
    //: %1: where in the run a layer is: 17.4.2
    return tr("Pinned: %1").arg(address);
}

QString LayerWording::pinName(const QString& address, const QString& words)
{
    //: the name of a tab: the address of a layer and what the layer computes: 17.4.2 places for a digit in a row
    return tr("%1 %2").arg(address, words);
}

QString LayerWording::startOfRun()
{
    return tr("Nothing has been computed yet. Press F11 to step, or Ctrl+F11 to step into a rule’s layers.");
}

} // namespace convoku
