// SPDX-License-Identifier: MIT
#include "app/wording/number_wording.h"

#include "app/wording/layer_wording.h"
#include "app/wording/small_words.h"
#include "app/wording/wording.h"
#include "solver/run/equality.h"

#include <algorithm>

namespace convoku {
namespace {

QString yesOrNo(double number)
{
    //: answers of a layer, where 1 means yes and 0 means no
    return number == 0 ? NumberWording::tr("no") : NumberWording::tr("yes");
}

/// Returns the house whose cells one element of such a value stands for.
std::optional<House> houseOf(Places places, ElementIndex element)
{
    const Board board = places.board;
    switch (places) {
    case Places::Rows:
        return House{HouseKind::Row, element.row, board};
    case Places::Columns:
        return House{HouseKind::Column, element.column, board};
    case Places::Boxes:
        return House{HouseKind::Box, element.row * board.boxRows() + element.column, board};
    default:
        return std::nullopt;
    }
}

/// Returns true for the candidates that a rule reads.
bool areCandidates(const Network& network, ValueId value)
{
    const Places places = placesOf(network, value);
    return places == Places::Cells && places.planes == Axis::Digit && network.isLogical(value)
        && std::any_of(network.groups.begin(), network.groups.end(), [value](const Group& group) {
               return group.kind == GroupKind::Rule && !group.inputs.empty() && group.inputs.front() == value;
           });
}

/// Returns the candidates that a rule reads if the value is those that it leaves; else kNoValue.
ValueId candidatesBefore(const Network& network, ValueId value)
{
    const auto rule = std::find_if(network.groups.begin(), network.groups.end(),
        [value](const Group& group) { return group.kind == GroupKind::Rule && group.outputs == std::vector{value}; });
    if (rule == network.groups.end() || rule->inputs.empty() || !areCandidates(network, rule->inputs.front())
        || network.value(value).shape != network.value(rule->inputs.front()).shape)
        return kNoValue;
    return rule->inputs.front();
}

/// "The next layers look for 1."; empty if no layer compares the value with a number.
QString lookedFor(const Network& network, ValueId value, double number)
{
    for (const Layer& layer : network.layers) {
        // Its role is Peak: the other layers of a question are not minima.
        const auto part = layer.kind == LayerKind::Minimum ? equalityPartOf(network, layer) : std::nullopt;
        if (part && part->compared == value)
            return part->k == number ? NumberWording::tr("That is what the next layers look for.")
                                     : NumberWording::tr("The next layers look for %1.").arg(part->k);
    }
    return {};
}

/// The candidates of a house, or of a cell, that a layer counts; empty if it counts something else.
QString candidatesLeft(const Inspection& values, const Layer& layer, ElementIndex element)
{
    const Network& network = values.network();
    const Arithmetic sum = arithmeticOf(values, layer, 0, element);
    const bool onlyOnes
        = std::all_of(sum.terms.begin(), sum.terms.end(), [](const Term& term) { return term.tap.weight == 1; });
    if (layer.kind != LayerKind::Convolution || !onlyOnes || sum.bias != 0
        || !areCandidates(network, layer.inputs.front()))
        return {};
    std::vector<Cell> cells;
    std::vector<int> digits;
    for (const Term& term : sum.terms) {
        if (term.value == 0)
            continue;
        cells.push_back(network.board.cell(term.tap.element.row, term.tap.element.column));
        digits.push_back(term.tap.element.channel);
    }
    const ElementIndex first = sum.terms.front().tap.element;
    const ElementIndex last = sum.terms.back().tap.element;
    const int count = static_cast<int>(cells.size());
    const auto house = houseOf(placesOf(network, layer.outputs.front()), element);
    if (house && first.channel == last.channel) {
        const QString name = Wording::house(*house);
        //: %1: a house, %2: a digit: in row 5, 6 has no place left
        return count == 0 ? NumberWording::tr("In %1, %2 has no place left.").arg(name, digitText(first.channel))
                          //: %1: a house, %2: a digit, %3: cells: in row 5, 6 has 2 places left: r5c4 and r5c6
                          : NumberWording::tr("In %1, %2 has %n place(s) left: %3.", nullptr, count)
                                .arg(name, digitText(first.channel), Wording::cells(cells));
    }
    if (first.row != last.row || first.column != last.column)
        return {};
    const QString cell = Wording::cell(network.board.cell(first.row, first.column));
    return count == 0
        ? NumberWording::tr("%1 has no candidate left.").arg(cell)
        //: %1: a cell, %2: digits: r5c4 has 3 candidates left: 1, 6 and 8
        : NumberWording::tr("%1 has %n candidate(s) left: %2.", nullptr, count).arg(cell, Wording::digits(digits));
}

/// “the digit has one place”: the words of a value. A spread has those of what it copies.
QString quoted(const Network& network, ValueId value)
{
    if (areCandidates(network, value))
        return NumberWording::tr("“candidate”");
    const Layer* producer = producerOf(network, value);
    const bool isCopy = producer != nullptr && producer->kind == LayerKind::Upsample;
    return NumberWording::tr("“%1”").arg(LayerWording::value(network, isCopy ? producer->inputs.front() : value));
}

/// "“the digit has one place” is no, so the answer is no."; empty if the layer is not one of logic.
QString answer(const Inspection& values, const Layer& asked, OutputElement element)
{
    const Network& network = values.network();
    const auto isAnswer = [&network](ValueId value) { return network.isLogical(value); };
    // A conjunction is a minimum and a clamp that leaves it as it is.
    const Layer* before = asked.kind == LayerKind::Clamp ? producerOf(network, asked.inputs.front()) : nullptr;
    const auto isChoice = [](LayerKind kind) { return kind == LayerKind::Minimum || kind == LayerKind::Maximum; };
    const Layer& layer = before != nullptr && isChoice(before->kind) ? *before : asked;
    const Arithmetic sum = arithmeticOf(values, layer, element.output, element.element);
    if (layer.kind == LayerKind::Select && isAnswer(layer.inputs.back())) {
        const double which = sum.terms.back().value;
        //: %1: yes or no; %2: a name in quotation marks; %3: a number
        return NumberWording::tr("the switch is %1, so the number comes from %2: %3.")
            .arg(yesOrNo(which), quoted(network, layer.inputs[which == 0 ? 0 : 1]), LayerWording::number(sum.result));
    }
    const bool readsAnswers = std::all_of(layer.inputs.begin(), layer.inputs.end(), isAnswer);
    const bool isPool = layer.kind == LayerKind::MaxPool;
    const bool isChange = layer.kind == LayerKind::Affine || layer.kind == LayerKind::Clamp; // not, any
    if (!isAnswer(asked.outputs.front()) || !(isChange || (readsAnswers && (isPool || isChoice(layer.kind)))))
        return {};
    const QString result = yesOrNo(sum.result);
    if (isPool && sum.result == 0)
        return NumberWording::tr("no number in the window is 1, so the answer is no.");
    std::vector<Term> deciding = sum.terms;
    if (!isChange)
        std::erase_if(deciding, [&sum](const Term& term) { return (term.value != 0) != (sum.result != 0); });
    const auto name = [&](const Term& term) {
        const ValueId value = layer.inputs[static_cast<std::size_t>(term.tap.input)];
        return isPool ? LayerWording::element(placesOf(network, value), term.tap.element) : quoted(network, value);
    };
    if (!isPool && deciding.size() > 1)
        //: %1, %2: names in quotation marks; %3: yes or no
        return NumberWording::tr("%1 and %2 are both %3, so the answer is %3.")
            .arg(name(deciding.front()), name(deciding.back()), result);
    const double read = deciding.front().value;
    //: %1: a name in quotation marks, or a place; %2: yes, no or a number; %3: yes or no
    return NumberWording::tr("%1 is %2, so the answer is %3.")
        .arg(name(deciding.front()), readsAnswers ? yesOrNo(read) : LayerWording::number(read), result);
}

} // namespace

QString NumberWording::meaning(const Inspection& values, const Layer& layer, OutputElement element)
{
    const Network& network = values.network();
    const ValueId out = layer.outputs.at(static_cast<std::size_t>(element.output));
    const double number = values.at(out, element.element);
    const QString name = capitalised(LayerWording::element(placesOf(network, out), element.element));
    const auto question = equalityPartOf(network, layer);
    if (question && question->role != EqualityPart::Role::Peak)
        return LayerWording::equality(*question);
    if (question && !name.isEmpty()) {
        const QString compared = LayerWording::number(values.at(question->compared, element.element));
        //: %1: a row and a digit, or a cell; %2, %3: numbers: row 5, digit 6: 2 is not equal to 1, so the answer is no
        return number == 0 ? tr("%1: %2 is not equal to %3, so the answer is no.").arg(name, compared).arg(question->k)
                           : tr("%1: %2 is equal to %3, so the answer is yes.").arg(name, compared).arg(question->k);
    }
    if (const ValueId before = candidatesBefore(network, out); before != kNoValue) {
        //: %1: a digit in a cell: 6 in r5c4
        return values.at(before, element.element) == 0 ? tr("%1 was not a candidate before this rule.").arg(name)
            : number == 0                              ? tr("The rule removes %1.").arg(name)
                                                       : tr("%1 stays a candidate.").arg(name);
    }
    if (layer.kind == LayerKind::Upsample && network.isLogical(out)) {
        const Tap from = windowOf(network, layer, 0, element.element).taps.front();
        //: %1, %2: places: 6 in r5c4 takes the answer of row 5, digit 6: no
        return tr("%1 gets its answer from %2: %3.")
            .arg(name, LayerWording::element(placesOf(network, layer.inputs.front()), from.element), yesOrNo(number));
    }
    QString sentence = capitalised(candidatesLeft(values, layer, element.element));
    if (const QString reason = answer(values, layer, element); !reason.isEmpty()) {
        sentence = name.isEmpty() ? capitalised(reason) : LayerWording::elementFormula(name, reason);
    } else if (sentence.isEmpty()) {
        const QString answer = network.isLogical(out) ? yesOrNo(number) : LayerWording::number(number);
        const QString what = LayerWording::value(network, out);
        sentence = name.isEmpty() ? QStringLiteral("%1: %2.").arg(capitalised(what), answer)
                                  : QStringLiteral("%1 – %2: %3.").arg(name, what, answer);
    }
    const QString wanted = lookedFor(network, out, number);
    return wanted.isEmpty() ? sentence : sentence + QLatin1Char(' ') + wanted;
}

} // namespace convoku
