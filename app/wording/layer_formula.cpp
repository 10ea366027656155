// SPDX-License-Identifier: MIT
// The arithmetic of layers, written out.
#include "app/wording/layer_wording.h"
#include "solver/run/equality.h"

#include <algorithm>
#include <cstdlib>

namespace convoku {
namespace {

/// Up to so many terms are all written, also those with weight 0.
constexpr int kFewTerms = 4;

/// In brackets where it is negative: behind a sign or a dot.
QString operand(double number)
{
    const QString text = LayerWording::number(number);
    return number < 0 ? QLatin1Char('(') + text + QLatin1Char(')') : text;
}

/// Adds " + 3" or " − 3" to a sum; the first summand has no plus.
void addSummand(QString& sum, bool negative, const QString& text)
{
    if (sum.isEmpty())
        sum = negative ? QStringLiteral("−") + text : text;
    else
        sum += (negative ? QStringLiteral(" − ") : QStringLiteral(" + ")) + text;
}

/// The places of a long list that are written: the first ones, the last ones, and those that must not be missed.
std::vector<int> writtenPlaces(int count, int most, std::initializer_list<int> needed)
{
    std::vector<int> places;
    const bool all = count <= most;
    const int first = all ? count : (most + 1) / 2;
    const int last = all ? 0 : most / 2;
    for (int i = 0; i < count; ++i) {
        if (i < first || i >= count - last || std::find(needed.begin(), needed.end(), i) != needed.end())
            places.push_back(i);
    }
    return places;
}

QString leftOut(int count)
{
    //: in the middle of a long formula: 1·0 + 1·1 + … 3 more … + 1·0
    return LayerWording::tr("… %1 more …").arg(count);
}

/// Writes a term behind what is there, and keeps where it stands if it is the marked one.
void addMarked(LayerWording::Formula& formula, bool marked, const QString& text)
{
    if (marked) {
        formula.from = formula.text.size();
        formula.length = text.size();
    }
    formula.text += text;
}

/// "max(0, 1, … 70 more …, 0)": a list of all terms behind what stands before it.
LayerWording::Formula listOf(
    const Arithmetic& arithmetic, int marked, int most, const QString& before, const QString& between)
{
    const auto& terms = arithmetic.terms;
    LayerWording::Formula list{before + QLatin1Char('('), -1, 0};
    int next = 0;
    for (const int place : writtenPlaces(static_cast<int>(terms.size()), most, {arithmetic.decisive, marked})) {
        if (place > 0)
            list.text += between;
        if (place > next)
            list.text += leftOut(place - next) + between;
        const double value = terms[static_cast<std::size_t>(place)].value;
        const bool first = list.text.endsWith(QLatin1Char('(')) || between == QStringLiteral(", ");
        addMarked(list, place == marked, first ? LayerWording::number(value) : operand(value));
        next = place + 1;
    }
    list.text += QLatin1Char(')');
    return list;
}

LayerWording::Formula maximumOf(const Arithmetic& arithmetic, int marked, int most)
{
    return listOf(arithmetic, marked, most, QStringLiteral("max"), QStringLiteral(", "));
}

/// "(0 + 1 + 1) / 3"
LayerWording::Formula meanOf(const Arithmetic& arithmetic, int marked, int most)
{
    LayerWording::Formula mean = listOf(arithmetic, marked, most, {}, QStringLiteral(" + "));
    mean.text += QStringLiteral(" / ") + LayerWording::number(static_cast<double>(arithmetic.terms.size()));
    return mean;
}

/// "softmax(0, 1, 0.5) of 1"
LayerWording::Formula shareOf(const Arithmetic& arithmetic, int marked, int most)
{
    LayerWording::Formula share = listOf(arithmetic, marked, most, QStringLiteral("softmax"), QStringLiteral(", "));
    const QString list = share.text;
    const double its = arithmetic.terms.at(static_cast<std::size_t>(arithmetic.decisive)).value;
    //: the share of a number among others: softmax(0, 1, 0.5), the share of 1
    share.text = LayerWording::tr("%1, the share of %2").arg(list, LayerWording::number(its));
    if (share.from >= 0)
        share.from += share.text.indexOf(list);
    return share;
}

/// "3 / rms(3, 4)"
LayerWording::Formula normalisedOf(const Arithmetic& arithmetic, int marked, int most)
{
    const double its = arithmetic.terms.at(static_cast<std::size_t>(arithmetic.decisive)).value;
    const QString before = LayerWording::number(its) + QStringLiteral(" / ");
    return listOf(arithmetic, marked, most, before + QStringLiteral("rms"), QStringLiteral(", "));
}

/// "1·2 + 0·(−1)": a row's numbers come first, then as many of a column.
LayerWording::Formula productsOf(const Arithmetic& arithmetic, int marked, int most)
{
    const auto& terms = arithmetic.terms;
    const int count = static_cast<int>(terms.size()) / 2;
    const int markedPlace = marked < 0 ? -1 : marked % count;
    const auto value = [&terms](int i) { return terms[static_cast<std::size_t>(i)].value; };
    LayerWording::Formula sum;
    int next = 0;
    for (const int place : writtenPlaces(count, most, {markedPlace})) {
        if (place > next)
            sum.text += QStringLiteral(" + ") + leftOut(place - next);
        if (!sum.text.isEmpty())
            sum.text += QStringLiteral(" + ");
        const double first = value(place);
        addMarked(sum, place == markedPlace,
            (sum.text.isEmpty() ? LayerWording::number(first) : operand(first)) + QStringLiteral("·")
                + operand(value(count + place)));
        next = place + 1;
    }
    return sum;
}

LayerWording::Formula sumOf(const Arithmetic& arithmetic, int marked, int most)
{
    // Of many terms those with weight 0 are left out, but for the one that is asked about.
    const bool few = arithmetic.terms.size() <= kFewTerms;
    std::vector<int> kept;
    int markedPlace = -1;
    for (int i = 0; i < static_cast<int>(arithmetic.terms.size()); ++i) {
        if (i == marked)
            markedPlace = static_cast<int>(kept.size());
        if (few || i == marked || arithmetic.terms[static_cast<std::size_t>(i)].tap.weight != 0)
            kept.push_back(i);
    }
    LayerWording::Formula sum;
    int next = 0;
    for (const int place : writtenPlaces(static_cast<int>(kept.size()), most, {markedPlace})) {
        if (place > next)
            sum.text += QStringLiteral(" + ") + leftOut(place - next);
        const Term& term = arithmetic.terms[static_cast<std::size_t>(kept[static_cast<std::size_t>(place)])];
        const QString text
            = LayerWording::number(std::abs(term.tap.weight)) + QStringLiteral("·") + operand(term.value);
        addSummand(sum.text, term.tap.weight < 0, {});
        addMarked(sum, place == markedPlace, text);
        next = place + 1;
    }
    if (arithmetic.bias != 0 || sum.text.isEmpty())
        addSummand(sum.text, arithmetic.bias < 0, LayerWording::number(std::abs(arithmetic.bias)));
    return sum;
}

/// "2 − 1", "1 − 0", "3·2 + 1"
QString affineOf(const Layer& layer, double value)
{
    if (layer.factor == -1 && layer.offset != 0)
        return LayerWording::number(layer.offset) + QStringLiteral(" − ") + operand(value);
    QString sum = LayerWording::number(value);
    if (layer.factor != 1)
        sum = LayerWording::number(layer.factor) + QStringLiteral("·") + operand(value);
    if (layer.offset != 0 || layer.factor == 1)
        addSummand(sum, layer.offset < 0, LayerWording::number(std::abs(layer.offset)));
    return sum;
}

/// "2 − 3 + 1", "3 + 1 − 2": what a half of "equals 3" makes of 2.
QString slopeOf(const EqualityPart& part, double value)
{
    using Role = EqualityPart::Role;
    if (part.role == Role::Rise || part.role == Role::RiseOnly)
        return QStringLiteral("%1 − %2 + 1").arg(LayerWording::number(value), operand(part.k));
    return QStringLiteral("%1 + 1 − %2").arg(LayerWording::number(part.k), operand(value));
}

/// "is 2 equal to 3? min(0, 2)", "max(0, 2 − 3 + 1)": the layers that compare show what they compare.
QString equalityOf(const Inspection& inspection, const EqualityPart& part, const Arithmetic& arithmetic)
{
    using Role = EqualityPart::Role;
    const double compared = inspection.at(part.compared, arithmetic.element);
    switch (part.role) {
    case Role::Rise:
    case Role::Fall:
        return slopeOf(part, compared);
    case Role::RiseOnly:
    case Role::FallOnly:
        return QStringLiteral("max(0, %1)").arg(slopeOf(part, compared));
    case Role::Peak:
        break;
    }
    //: %1, %2: numbers that are compared; %3: how the network does it: is 2 equal to 3? min(0, 2)
    return LayerWording::tr("is %1 equal to %2? %3")
        .arg(LayerWording::number(compared), LayerWording::number(part.k),
            QStringLiteral("min(%1, %2)")
                .arg(LayerWording::number(arithmetic.terms.at(0).value),
                    LayerWording::number(arithmetic.terms.at(1).value)));
}

/// The number that goes into a ReLU: where scale and offset made it, as what it was made from.
QString insideRelu(const Inspection& inspection, const Layer& relu, const Term& term)
{
    const Layer* before = producerOf(inspection.network(), relu.inputs.front());
    if (before == nullptr || before->kind != LayerKind::Affine)
        return LayerWording::number(term.value);
    return affineOf(*before, inspection.at(before->inputs.front(), term.tap.element));
}

QString unpoolFormula(const Layer& layer, const Arithmetic& arithmetic, Shape out)
{
    const int here = arithmetic.element.row * out.columns + arithmetic.element.column;
    const QString result = LayerWording::number(arithmetic.result);
    if (arithmetic.decisive >= 0)
        return LayerWording::tr("%1 at index %2 → %1").arg(result).arg(here);
    const std::size_t numbers = arithmetic.terms.size() / layer.inputs.size();
    if (numbers == 1)
        //: the number goes to another place: index 12, not 5 → 0
        return LayerWording::tr("index %1, not %2 → %3")
            .arg(LayerWording::number(arithmetic.terms.back().value))
            .arg(here)
            .arg(result);
    return LayerWording::tr("no index is %1 → %2").arg(here).arg(result);
}

} // namespace

QString LayerWording::formula(
    const Inspection& inspection, const Layer& layer, const Arithmetic& arithmetic, int maxTerms)
{
    return markedFormula(inspection, layer, arithmetic, -1, maxTerms).text;
}

LayerWording::Formula LayerWording::markedFormula(
    const Inspection& inspection, const Layer& layer, const Arithmetic& arithmetic, int term, int maxTerms)
{
    const auto& terms = arithmetic.terms;
    const QString result = number(arithmetic.result);
    const auto value = [&terms](std::size_t i) { return terms.at(i).value; };
    // What is written of numbers that are not whole is cut off.
    const QString equals = (isWholeNumber(arithmetic.result) ? QStringLiteral(" = ") : QStringLiteral(" ≈ ")) + result;
    const auto equation = [&equals](const QString& left) { return Formula{left + equals, -1, 0}; };
    if (const auto part = equalityPartOf(inspection.network(), layer))
        return equation(equalityOf(inspection, *part, arithmetic));
    switch (layer.kind) {
    case LayerKind::Convolution: {
        Formula sum = sumOf(arithmetic, term, maxTerms);
        sum.text += equals;
        return sum;
    }
    case LayerKind::MaxPool:
    case LayerKind::MaxPoolWithIndices: {
        Formula list = maximumOf(arithmetic, term, maxTerms);
        const QString written = list.text;
        if (arithmetic.output == 0) {
            list.text += equals;
            return list;
        }
        const double maximum = value(static_cast<std::size_t>(arithmetic.decisive));
        //: the place of a maximum: max(0, 5, 3) = 5, first at index 1 → 1
        list.text = tr("%1 = %2, first at index %3 → %3").arg(written, number(maximum), result);
        if (list.from >= 0)
            list.from += list.text.indexOf(written);
        return list;
    }
    case LayerKind::MaxUnpool:
        return {unpoolFormula(layer, arithmetic, inspection.network().value(layer.outputs.front()).shape), -1, 0};
    case LayerKind::Upsample:
    case LayerKind::Reshape:
    case LayerKind::Permute:
    case LayerKind::Concatenate:
        return {number(value(0)) + QStringLiteral(" → ") + result, -1, 0};
    case LayerKind::Pad:
        //: a place of the padding around a plane: edge → 0
        return {(terms.empty() ? tr("edge") : number(value(0))) + QStringLiteral(" → ") + result, -1, 0};
    case LayerKind::AveragePool: {
        Formula mean = meanOf(arithmetic, term, maxTerms);
        mean.text += equals;
        return mean;
    }
    case LayerKind::Sigmoid:
        return {QStringLiteral("sigmoid(%1)").arg(number(value(0))) + equals, -1, 0};
    case LayerKind::Tanh:
        return {QStringLiteral("tanh(%1)").arg(number(value(0))) + equals, -1, 0};
    case LayerKind::MatrixProduct: {
        Formula sum = productsOf(arithmetic, term, maxTerms);
        sum.text += equals;
        return sum;
    }
    case LayerKind::RmsNormalise: {
        Formula quotient = normalisedOf(arithmetic, term, maxTerms);
        quotient.text += equals;
        return quotient;
    }
    case LayerKind::Gelu:
        return equation(QStringLiteral("gelu(%1)").arg(number(value(0))));
    case LayerKind::AtLeast:
        //: a question and its answer, 1 or 0: is 0.7 at least 0.5? → 1
        return {
            tr("is %1 at least %2? → %3").arg(number(value(0)), number(static_cast<double>(layer.threshold)), result),
            -1, 0};
    case LayerKind::Softmax: {
        Formula share = shareOf(arithmetic, term, maxTerms);
        share.text += equals;
        return share;
    }
    case LayerKind::Affine:
        return equation(affineOf(layer, value(0)));
    case LayerKind::Relu:
        return equation(QStringLiteral("relu(%1)").arg(insideRelu(inspection, layer, terms.front())));
    case LayerKind::Clamp:
        return equation(QStringLiteral("clamp(%1, %2 … %3)")
                            .arg(number(value(0)), number(layer.limits.low), number(layer.limits.high)));
    case LayerKind::Minimum:
        return equation(QStringLiteral("min(%1, %2)").arg(number(value(0)), number(value(1))));
    case LayerKind::Maximum:
        return equation(QStringLiteral("max(%1, %2)").arg(number(value(0)), number(value(1))));
    case LayerKind::Add:
        return equation(number(value(0)) + QStringLiteral(" + ") + operand(value(1)));
    case LayerKind::Subtract:
        return equation(number(value(0)) + QStringLiteral(" − ") + operand(value(1)));
    case LayerKind::Multiply:
        return equation(operand(value(0)) + QStringLiteral("·") + operand(value(1)));
    case LayerKind::Select:
        return equation(QStringLiteral("%1 + %2·(%3 − %4)")
                            .arg(number(value(0)), operand(value(2)), number(value(1)), operand(value(0))));
    }
    return {};
}

} // namespace convoku
