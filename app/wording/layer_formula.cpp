// SPDX-License-Identifier: MIT
#include "app/wording/layer_formula.h"

#include "solver/run/equality.h"

#include <algorithm>
#include <cstdlib>

namespace convoku {
namespace {

/// Up to so many terms are all written, also those with weight 0.
constexpr int kFewTerms = 4;

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

/// Returns "= …", or "≈ …" if the result is not whole, because its digits are cut off.
QString equalsResult(const FormulaSubject& subject)
{
    return (isWholeNumber(subject.arithmetic.result) ? QStringLiteral(" = ") : QStringLiteral(" ≈ "))
        + subject.result();
}

LayerWording::Formula equation(const FormulaSubject& subject, LayerWording::Formula left)
{
    left.text += equalsResult(subject);
    return left;
}

LayerWording::Formula listOf(const FormulaSubject& subject, const QString& before, const QString& between)
{
    return listOf(subject.arithmetic, subject.marked, subject.most, before, between);
}

QString decisiveNumber(const FormulaSubject& subject)
{
    return subject.number(static_cast<std::size_t>(subject.arithmetic.decisive));
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

} // namespace

QString operand(double number)
{
    const QString text = LayerWording::number(number);
    return number < 0 ? QLatin1Char('(') + text + QLatin1Char(')') : text;
}

LayerWording::Formula equation(const FormulaSubject& subject, const QString& left)
{
    return equation(subject, LayerWording::Formula{left, -1, 0});
}

LayerWording::Formula movedNumber(const FormulaSubject& subject)
{
    return {subject.number(0) + QStringLiteral(" → ") + subject.result(), -1, 0};
}

LayerWording::Formula maximumOf(const FormulaSubject& subject)
{
    LayerWording::Formula list = listOf(subject, QStringLiteral("max"), QStringLiteral(", "));
    if (subject.arithmetic.output == 0)
        return equation(subject, list);
    const QString written = list.text;
    //: the place of a maximum: max(0, 5, 3) = 5, first at index 1 → 1
    list.text
        = LayerWording::tr("%1 = %2, first at index %3 → %3").arg(written, decisiveNumber(subject), subject.result());
    if (list.from >= 0)
        list.from += list.text.indexOf(written);
    return list;
}

/// "(0 + 1 + 1) / 3"
LayerWording::Formula meanOf(const FormulaSubject& subject)
{
    LayerWording::Formula mean = listOf(subject, {}, QStringLiteral(" + "));
    mean.text += QStringLiteral(" / ") + LayerWording::number(static_cast<double>(subject.arithmetic.terms.size()));
    return equation(subject, mean);
}

/// "softmax(0, 1, 0.5) of 1"
LayerWording::Formula shareOf(const FormulaSubject& subject)
{
    LayerWording::Formula share = listOf(subject, QStringLiteral("softmax"), QStringLiteral(", "));
    const QString list = share.text;
    //: the share of a number among others: softmax(0, 1, 0.5), the share of 1
    share.text = LayerWording::tr("%1, the share of %2").arg(list, decisiveNumber(subject));
    if (share.from >= 0)
        share.from += share.text.indexOf(list);
    return equation(subject, share);
}

/// "3 / rms(3, 4)"
LayerWording::Formula normalisedOf(const FormulaSubject& subject)
{
    return equation(subject, listOf(subject, decisiveNumber(subject) + QStringLiteral(" / rms"), QStringLiteral(", ")));
}

/// "1·2 + 0·(−1)": a row's numbers come first, then as many of a column.
LayerWording::Formula productsOf(const FormulaSubject& subject)
{
    const int count = static_cast<int>(subject.arithmetic.terms.size()) / 2;
    const int markedPlace = subject.marked < 0 ? -1 : subject.marked % count;
    LayerWording::Formula sum;
    int next = 0;
    for (const int place : writtenPlaces(count, subject.most, {markedPlace})) {
        if (place > next)
            sum.text += QStringLiteral(" + ") + leftOut(place - next);
        if (!sum.text.isEmpty())
            sum.text += QStringLiteral(" + ");
        const double first = subject.value(static_cast<std::size_t>(place));
        addMarked(sum, place == markedPlace,
            (sum.text.isEmpty() ? LayerWording::number(first) : operand(first)) + QStringLiteral("·")
                + operand(subject.value(static_cast<std::size_t>(count) + static_cast<std::size_t>(place))));
        next = place + 1;
    }
    return equation(subject, sum);
}

LayerWording::Formula sumOf(const FormulaSubject& subject)
{
    const Arithmetic& arithmetic = subject.arithmetic;
    // Among many terms, leave out those with weight 0, except the marked one.
    const bool few = arithmetic.terms.size() <= kFewTerms;
    std::vector<int> kept;
    int markedPlace = -1;
    for (int i = 0; i < static_cast<int>(arithmetic.terms.size()); ++i) {
        if (i == subject.marked)
            markedPlace = static_cast<int>(kept.size());
        if (few || i == subject.marked || arithmetic.terms[static_cast<std::size_t>(i)].tap.weight != 0)
            kept.push_back(i);
    }
    LayerWording::Formula sum;
    int next = 0;
    for (const int place : writtenPlaces(static_cast<int>(kept.size()), subject.most, {markedPlace})) {
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
    return equation(subject, sum);
}

LayerWording::Formula unpooledOf(const FormulaSubject& subject)
{
    const Arithmetic& arithmetic = subject.arithmetic;
    const Shape out = subject.inspection.network().value(subject.layer.outputs.front()).shape;
    const int here = arithmetic.element.row * out.columns + arithmetic.element.column;
    const std::size_t numbers = arithmetic.terms.size() / subject.layer.inputs.size();
    QString text;
    if (arithmetic.decisive >= 0)
        text = LayerWording::tr("%1 at index %2 → %1").arg(subject.result()).arg(here);
    else if (numbers == 1)
        //: the number goes to another place: index 12, not 5 → 0
        text = LayerWording::tr("index %1, not %2 → %3").arg(subject.number(1)).arg(here).arg(subject.result());
    else
        text = LayerWording::tr("no index is %1 → %2").arg(here).arg(subject.result());
    return {text, -1, 0};
}

QString scaledOf(const Layer& layer, double value)
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

QString scaleText(const Layer& layer, const QString& x)
{
    const double size = std::abs(layer.factor);
    const QString scaled = size == 1 ? x : LayerWording::number(size) + QStringLiteral("·") + x;
    if (layer.factor == 0)
        return LayerWording::number(layer.offset);
    if (layer.factor < 0 && (layer.offset > 0 || (layer.factor == -1 && layer.offset != 0)))
        return LayerWording::number(layer.offset) + QStringLiteral(" − ") + scaled;
    QString text = layer.factor < 0 ? QStringLiteral("−") + scaled : scaled;
    if (layer.offset != 0)
        text += (layer.offset < 0 ? QStringLiteral(" − ") : QStringLiteral(" + "))
            + LayerWording::number(std::abs(layer.offset));
    return text;
}

QString insideRelu(const FormulaSubject& subject)
{
    const Layer* before = producerOf(subject.inspection.network(), subject.layer.inputs.front());
    if (before == nullptr || before->kind != LayerKind::Affine)
        return subject.number(0);
    const ElementIndex element = subject.arithmetic.terms.front().tap.element;
    return scaledOf(*before, subject.inspection.at(before->inputs.front(), element));
}

QString LayerWording::formula(
    const Inspection& inspection, const Layer& layer, const Arithmetic& arithmetic, int maxTerms)
{
    return markedFormula(inspection, layer, arithmetic, -1, maxTerms).text;
}

LayerWording::Formula LayerWording::markedFormula(
    const Inspection& inspection, const Layer& layer, const Arithmetic& arithmetic, int term, int maxTerms)
{
    const FormulaSubject subject{inspection, layer, arithmetic, term, maxTerms};
    if (const auto part = equalityPartOf(inspection.network(), layer))
        return equation(subject, equalityOf(inspection, *part, arithmetic));
    const LayerTexts& texts = layerTextsOf(layer.kind);
    return texts.formula != nullptr
        ? texts.formula(subject)
        : equation(subject, QStringLiteral("%1(%2)").arg(QLatin1String(texts.function), subject.number(0)));
}

} // namespace convoku
