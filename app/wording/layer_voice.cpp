// SPDX-License-Identifier: MIT
#include "app/wording/layer_voice.h"

#include "app/wording/explanation_wording.h"
#include "app/wording/graph_wording.h"
#include "app/wording/layer_wording.h"
#include "app/wording/layer_words.h"
#include "app/wording/small_words.h"
#include "app/wording/wording.h"
#include "solver/network/pass.h"
#include "solver/network/text/part_text.h"
#include "solver/run/navigation.h"

#include <algorithm>

namespace convoku {
namespace {

QString shapeOf(const Network& network, ValueId value)
{
    return LayerWording::shape(network.value(value).shape);
}

State stateAtVerdict(const Recording& recording, int pass)
{
    return recording.stateAt({pass, recording.verdictStep(), 0});
}

/// The first layer of a step's group for which it holds.
template <typename Holds>
const Layer* layerIn(const Network& network, int step, Holds holds)
{
    const Group& group = network.groups.at(static_cast<std::size_t>(step) - 1);
    for (std::size_t i = 0; i < group.layerCount; ++i) {
        const Layer& layer = network.layers.at(group.firstLayer + i);
        if (holds(layer))
            return &layer;
    }
    return nullptr;
}

/// Returns the number of cells in the house whose only candidate is the digit.
int singlesIn(const HouseCells& house, int digit, const Candidates& candidates)
{
    return static_cast<int>(std::count_if(
        house.cells.begin(), house.cells.end(), [&](Cell cell) { return candidates.soleDigit(cell) == digit; }));
}

/// Returns the places of a house's numbers; on a board of 9×9, a value of shape [*, 9, 1] has those of rows.
Places placesOf(HouseKind kind)
{
    return kind == HouseKind::Row ? Places::Rows : kind == HouseKind::Column ? Places::Columns : Places::Boxes;
}

QString sumText(int before, int after)
{
    return before == after ? LayerVoice::tr("the sum of the candidates stays %1").arg(before)
                           : LayerVoice::tr("the sum of the candidates changes from %1 to %2").arg(before).arg(after);
}

/// "convolution 1×9, groups 9, [9, 9, 9] → [9, 9, 1], at row 1, digit 5"
QString atPlace(const QString& operation, const QString& place)
{
    return LayerVoice::tr("%1, at %2").arg(operation, place);
}

} // namespace

QString LayerVoice::operation(const Network& network, const Layer& layer)
{
    QString text = QStringLiteral("%1 %2").arg(Wording::layerKind(layer.kind), GraphWording::numbers(network, layer));
    text = text.trimmed();
    if (layer.kind == LayerKind::Convolution && layer.groups > 1)
        //: a convolution that keeps its channels apart: groups 9
        text += tr(", groups %1").arg(layer.groups);
    QStringList shapes;
    for (const ValueId input : layer.inputs)
        shapes << shapeOf(network, input);
    return QStringLiteral("%1, %2 → %3")
        .arg(text, shapes.join(QStringLiteral(", ")), shapeOf(network, layer.outputs.front()));
}

QString LayerVoice::start(const Recording& recording)
{
    const Network encode = buildEncode(recording.model());
    if (!recording.model().search) {
        const QString to = shapeOf(encode, encode.outputs.front());
        const int count = recording.start().count();
        return recording.startingGrid().isOfGivens()
            ? tr("Encoding, %1 layers: %2 → %3. The sum of the candidates is %4.")
                  .arg(encode.layers.size())
                  .arg(shapeOf(encode, encode.inputs.front()), to)
                  .arg(count)
            : tr("The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2.")
                  .arg(to)
                  .arg(count);
    }
    if (!recording.startingGrid().isOfGivens())
        return tr("The candidates supplied with the puzzle are the first tensor: %1. Their sum is %2; stack and guess "
                  "are 0, level is %3.")
            .arg(shapeOf(encode, encode.outputs.front()))
            .arg(recording.start().count())
            .arg(State().level);
    return tr("Encoding, %1 layers: %2 → %3. The sum of the candidates is %4; stack and guess are 0, level is %5.")
        .arg(encode.layers.size())
        .arg(shapeOf(encode, encode.inputs.front()), shapeOf(encode, encode.outputs.front()))
        .arg(recording.start().count())
        .arg(State().level);
}

QString LayerVoice::rule(
    const Recording& recording, Position position, const Event* event, const StepFindings* findings)
{
    const Network& network = *recording.networkOf(position.pass);
    const Group& group = recording.groupAt(position);
    const Model::Rule& info = recording.ruleAt(position.step);
    const int after = recording.stateAt(position).candidates.count();
    const int before = after + (event == nullptr ? 0 : event->changedCount);
    const QString whole = tr("After all %1 layers %2.").arg(group.layerCount).arg(sumText(before, after));
    if (info.family == RuleFamily::Other)
        return whole; // which of its layers says what it found, nobody knows
    const Layer& count = *producerOf(network, network.named(group.id + "." + info.part->count));
    QString text = operation(network, count);
    if (findings != nullptr && findings->evidence) {
        const Evidence& evidence = *findings->evidence;
        const Network& evaluatedNetwork = evidence.values->network();
        const ValueId sum = evidence.layer->outputs.front();
        text = atPlace(text, LayerWording::element(convoku::placesOf(evaluatedNetwork, sum), evidence.element));
        text += QStringLiteral(": ") + ExplanationWording::evidence(info, evidence) + QLatin1Char('.');
    } else {
        //: %1: a layer; %2: what it counts
        text = tr("%1, computes “%2”; the next layers test whether it is %3.")
                   .arg(text, layerWords(count.words))
                   .arg(decidingCount(info));
    }
    return capitalised(text) + QLatin1Char(' ') + whole;
}

QString LayerVoice::verdict(const Recording& recording, int pass)
{
    const Network& network = *recording.networkOf(pass);
    const Candidates candidates = stateAtVerdict(recording, pass).candidates;
    // The houses that the article's verdict knows.
    const Contradictions found = contradictionsIn(candidates, classicHouses(recording.board()));
    const auto* clash = found.clash();
    const int decided = candidates.decidedCells();
    const int cells = recording.board().cells();
    if (recording.model().verdict != articleModel()->verdict) {
        // The layers of a verdict other than the article's are unknown, so only its results are described.
        const bool seen = eventIn(recording, pass, EventKind::Contradiction) != nullptr;
        const bool ended = pass == recording.passCount() && recording.result() == RunResult::Solved;
        const bool solved = ended || eventIn(recording, pass, EventKind::Solution) != nullptr;
        return tr("Contradiction = %1 and solved = %2.").arg(seen ? 1 : 0).arg(solved ? 1 : 0);
    }
    QStringList sentences;
    if (!found.emptyCells.empty())
        sentences << tr("The count of candidates in %1 is 0, and “equals 0” turns it into 1.")
                         .arg(Wording::cell(found.emptyCells.front()));
    if (clash) {
        const Layer* count = layerIn(network, recording.verdictStep(), [&](const Layer& layer) {
            return layer.kind == LayerKind::Convolution
                && convoku::placesOf(network, layer.outputs.front()) == placesOf(clash->house.known->kind);
        });
        const int singles = singlesIn(clash->house, clash->digit - 1, candidates);
        sentences << capitalised(tr("%1: %2 cells have only this digit, and %2 − 1 is above 0: a clash.")
                                     .arg(atPlace(operation(network, *count),
                                         tr("%1, digit %2").arg(Wording::house(clash->house)).arg(clash->digit)))
                                     .arg(singles));
    }
    const bool contradiction = clash || !found.emptyCells.empty();
    sentences << tr("Cells whose count is 1: %1 of %2. This gives contradiction = %3 and solved = %4.")
                     .arg(decided)
                     .arg(cells)
                     .arg(contradiction ? 1 : 0)
                     .arg(decided == cells && !clash ? 1 : 0);
    return sentences.join(QLatin1Char(' '));
}

QString LayerVoice::search(const Recording& recording, int pass)
{
    const Network& network = *recording.networkOf(pass);
    const State state = stateAtVerdict(recording, pass);
    const int level = state.level;
    const int step = recording.stepsPerPass();
    if (const Event* push = eventIn(recording, pass, EventKind::Push)) {
        const Candidate guess = recording.board().candidate(push->candidate);
        const auto picks = [&](Places places) {
            const Layer* pool = layerIn(network, step, [&](const Layer& layer) {
                return layer.kind == LayerKind::MaxPoolWithIndices
                    && convoku::placesOf(network, layer.inputs.front()) == places;
            });
            return operation(network, *pool);
        };
        return tr("The fewest candidates in an open cell are %1: %2, picks index %3, which is %4; %5, picks the digit "
                  "%6. stack = %7 for the %8 set aside, guess = %7 for the one kept, level %7 → %9.")
            .arg(state.candidates.countIn(guess.cell()))
            .arg(picks(Places::Cells))
            .arg(guess.cell().index())
            .arg(Wording::cell(guess.cell()), picks(Places::Digits))
            .arg(guess.digit + 1)
            .arg(level)
            .arg(push->changedCount)
            .arg(level + 2);
    }
    if (const Event* pop = eventIn(recording, pass, EventKind::Pop)) {
        return tr("With pop = 1, candidates with stack %1 or %2 are restored with stack 0: %3. The one with guess %2, "
                  "%4, is removed with stack %5. level %6 → %2.")
            .arg(level - 1)
            .arg(level - 2)
            .arg(tr("%n candidate(s)", nullptr, pop->changedCount),
                Wording::guess(recording.board().candidate(pop->candidate)))
            .arg(level - 3)
            .arg(level);
    }
    int cleared = 0;
    for (const Event& event : recording.eventsOf(pass))
        cleared += event.kind == EventKind::Rule ? event.changedCount : 0;
    return tr(
        "With push = 0 and pop = 0 the candidates stay as the rules left them. stack = %1 for %2; level stays %3.")
        .arg(level - 1)
        .arg(tr("%n that the rules cleared", nullptr, cleared))
        .arg(level);
}

QString LayerVoice::pass(const Recording& recording, int pass)
{
    const Network& network = *recording.networkOf(pass);
    const int before = recording.stateAt(recording.endOf(pass - 1)).candidates.count();
    const int after = stateAtVerdict(recording, pass).candidates.count();
    QStringList sentences;
    sentences << tr("The network runs once: %1 layers in %2 groups. Across the rules, %3.")
                     .arg(network.layers.size())
                     .arg(network.groups.size())
                     .arg(sumText(before, after));
    sentences << verdict(recording, pass);
    if (recording.options().search)
        sentences << search(recording, pass);
    if (eventIn(recording, pass, EventKind::End) != nullptr)
        sentences << end(recording);
    return sentences.join(QLatin1Char(' '));
}

QString LayerVoice::end(const Recording& recording)
{
    if (!recording.result())
        return {};
    const int level = stateAtVerdict(recording, recording.passCount()).level;
    switch (*recording.result()) {
    case RunResult::Solved:
        return tr("With solved = 1 the run ends.");
    case RunResult::Several:
        return tr("When solved = 1 for the second time, the run ends.");
    case RunResult::NoSolution:
    case RunResult::Unique:
        return recording.options().search
            ? tr("level = %1, so there is no guess to undo: exhausted = 1 ends the run.").arg(level)
            : tr("With contradiction = 1, the run ends because no search can continue it.");
    case RunResult::Stalled:
        return tr("The pass does not change the candidates, and the network has no search. The next pass would compute "
                  "the same.");
    case RunResult::OutOfPasses:
        break;
    }
    return tr("The network is not run again: the limit is %1.").arg(tr("%n pass(es)", nullptr, recording.passCount()));
}

QString LayerVoice::layer(
    const Network& network, const Layer& layer, const Inspection* values, const std::optional<Candidate>& picked)
{
    QStringList sentences;
    sentences << capitalised(operation(network, layer)) + QLatin1Char('.');
    sentences << LayerWording::sentence(network, layer);
    if (values == nullptr || &values->network() != &network)
        return sentences.join(QLatin1Char(' '));
    const ValueId out = layer.outputs.front();
    const auto numbers = values->value(out).of(0);
    const auto [low, high] = std::minmax_element(numbers.begin(), numbers.end());
    const auto notZero = std::count_if(numbers.begin(), numbers.end(), [](float number) { return number != 0.F; });
    if (numbers.size() > 1)
        sentences << tr("Here: numbers from %1 to %2, %3 of %4 are not 0.")
                         .arg(LayerWording::number(*low), LayerWording::number(*high))
                         .arg(notZero)
                         .arg(numbers.size());
    const Places places = convoku::placesOf(network, out);
    const auto element = numbers.size() == 1 ? std::optional(ElementIndex{})
        : picked                             ? elementOf(places, *picked)
                                             : std::nullopt;
    if (element)
        sentences << LayerWording::elementFormula(LayerWording::element(places, *element),
                         LayerWording::formula(*values, layer, arithmeticOf(*values, layer, 0, *element)))
                + QLatin1Char('.');
    return sentences.join(QLatin1Char(' '));
}

} // namespace convoku
