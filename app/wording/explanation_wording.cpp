// SPDX-License-Identifier: MIT
#include "app/wording/explanation_wording.h"

#include "app/wording/constraint_wording.h"
#include "app/wording/layer_wording.h"
#include "app/wording/small_words.h"
#include "app/wording/wording.h"

#include <set>

namespace convoku {
namespace {

QString cellList(const std::vector<Cell>& cells)
{
    QStringList names;
    for (const Cell cell : cells)
        names << Wording::cell(cell);
    return names.join(QStringLiteral(", "));
}

} // namespace

QString ExplanationWording::candidate(Candidate candidate)
{
    //: a candidate: 5 in r6c9
    return tr("%1 in %2", "candidate").arg(digitText(candidate.digit), Wording::cell(candidate.cell()));
}

QString ExplanationWording::absence(Candidate candidate)
{
    return QStringLiteral("%1 ≠ %2").arg(Wording::cell(candidate.cell()), digitText(candidate.digit));
}

QString ExplanationWording::cause(RuleFamily family, const Cause& cause)
{
    const QString house = Wording::house(cause.house);
    const QString digit = digitText(cause.digits.front());
    switch (describedAs(family, cause)) {
    case RuleFamily::NakedSingle:
        return tr("%1 has only %2 left, so %2 is removed from the rest of %3.")
            .arg(cellList(cause.cells), digit, house);
    case RuleFamily::Pointing:
    case RuleFamily::Claiming:
        return tr("In %1, %2 is only in %3 (%4), so it is removed from the rest of %3.")
            .arg(Wording::house(sourceOf(cause)), digit, house, cellList(cause.cells));
    case RuleFamily::Fish:
        return tr("In %1, %2 is only in %3 (%4), so it is removed from the rest of %3.")
            .arg(Wording::houses(cause.lines), digit, Wording::houses(cause.across), cellList(cause.cells));
    case RuleFamily::HiddenPair:
        return tr("In %1, %2 fit only in %3, so the other candidates of these cells are removed.")
            .arg(house, Wording::digits(cause.digits), cellList(cause.cells));
    case RuleFamily::HiddenSingle:
        return tr("In %1, %2 has only one place, %3, so that cell’s other candidates are removed.")
            .arg(house, digit, cellList(cause.cells));
    case RuleFamily::NakedPair:
        break;
    case RuleFamily::Other:
        //: what was there (4 in r3c8) and what was not (r1c5 ≠ 7)
        return tr("%1: that is enough to remove it. Convoku has no explanation for this rule and found this by "
                  "trial.")
            .arg(grounds(cause, Wording::kMaxNamed));
    }
    if (cause.cells.size() != 2)
        return tr("%1 have only %2, so these digits are removed from the rest of %3.")
            .arg(cellList(cause.cells), Wording::digits(cause.digits), house);
    return tr("%1 and %2 have only %3 and %4, so both are removed from the rest of %5.")
        .arg(Wording::cell(cause.cells.front()), Wording::cell(cause.cells.back()), digit,
            digitText(cause.digits.back()), house);
}

QString ExplanationWording::grounds(const Cause& cause, int maxNamed)
{
    QStringList parts;
    const auto add = [&](const std::vector<std::uint16_t>& candidates, auto text) {
        for (const std::uint16_t index : candidates) {
            if (parts.size() < maxNamed)
                parts << text(cause.house.board.candidate(index));
        }
    };
    add(cause.there, candidate);
    add(cause.gone, absence);
    const int all = static_cast<int>(cause.there.size() + cause.gone.size());
    if (all == 0)
        //: stands for the reasons of a removal where there are none: the rule removes it always
        return tr("any board at all");
    const QString text = parts.join(QStringLiteral(", "));
    const int more = all - static_cast<int>(parts.size());
    //: behind the first reasons of a removal: 1 in r7c1, r7c2 ≠ 1 and 7 more
    return more > 0 ? text + tr(" and %n more", "reasons", more) : text;
}

QString ExplanationWording::causes(RuleFamily family, const Explanation& explanation)
{
    QStringList sentences;
    for (const Cause& found : explanation.causes)
        sentences << cause(family, found);
    if (sentences.size() > 1)
        sentences.prepend(tr("%n finding(s), each of them enough:", nullptr, static_cast<int>(sentences.size())));
    return sentences.join(QLatin1Char(' '));
}

QString ExplanationWording::constraint(const Cause& cause)
{
    std::vector<House> houses = cause.lines;
    if (cause.box >= 0)
        houses.push_back({HouseKind::Box, cause.box, cause.house.board});
    if (cause.across.empty())
        houses.push_back(cause.house);
    houses.insert(houses.end(), cause.across.begin(), cause.across.end());
    return ConstraintWording::allDifferent(houses);
}

QString ExplanationWording::evidence(RuleKind rule, const Evidence& evidence)
{
    const Layer& layer = *evidence.layer;
    const Arithmetic arithmetic = arithmeticOf(*evidence.values, layer, 0, evidence.element);
    const int wanted = decidingCount(rule);
    //: a sum and what it decides: 1·0 + 1·1 = 1; equals 1 → 1
    return tr("%1; equals %2 → %3")
        .arg(LayerWording::formula(*evidence.values, layer, arithmetic))
        .arg(wanted)
        .arg(arithmetic.result == wanted ? 1 : 0);
}

QString ExplanationWording::alsoRemovedBy(const Model& model, const RuleSet& rules, RuleId by)
{
    QStringList names;
    for (const RuleId rule : rules) {
        if (rule != by)
            names << Wording::rule(model.rule(rule));
    }
    if (names.isEmpty())
        return {};
    return tr("Rules that would remove it in this pass too: %1.").arg(names.join(QStringLiteral(", ")));
}

QString ExplanationWording::proofStep(const Recording& recording, const ProofStep& step)
{
    const Event& event = recording.events()[step.event];
    const Board board = recording.board();
    if (event.kind != EventKind::Rule) {
        const Candidate guess = board.candidate(event.candidate);
        const QString guessText = QStringLiteral("%1 = %2").arg(Wording::cell(guess.cell()), digitText(guess.digit));
        return event.kind == EventKind::Push
            ? tr("The guess %1 sets %2 aside.").arg(guessText, Wording::candidateList(step.removed, board))
            : tr("The guess %1 failed.").arg(guessText);
    }
    QStringList sentences;
    sentences << tr("%1 removes %2.")
                     .arg(Wording::rule(recording.ruleOf(event)), Wording::candidateList(step.removed, board));
    // One finding often removes several candidates: say it once.
    std::vector<Cause> listed;
    for (const Cause& found : step.causes) {
        if (std::find(listed.begin(), listed.end(), found) != listed.end())
            continue;
        listed.push_back(found);
        sentences << cause(recording.ruleOf(event).family, found);
    }
    return sentences.join(QLatin1Char(' '));
}

QString ExplanationWording::since(const Recording& recording, Cell cell, std::size_t event)
{
    const Event& by = recording.events()[event];
    if (by.kind == EventKind::Start)
        return recording.givens().isGiven(cell) ? tr("given") : Wording::notAtStart();
    return QStringLiteral("%1 %2").arg(Wording::address(recording, by.position()), Wording::eventName(recording, by));
}

QString ExplanationWording::contradiction(const Recording& recording, Cell cell, const CellContradiction& contradiction)
{
    QStringList sentences;
    if (contradiction.digit < 0) {
        sentences << tr("%1 has no candidate left.").arg(Wording::cell(cell));
        for (const CellRemoval& removal : removalsIn(recording, cell, contradiction.seen)) {
            QStringList digits;
            for (const std::uint16_t candidate : removal.candidates)
                digits << digitText(recording.board().candidate(candidate).digit);
            //: digits of a cell, and what removed them: 1, 2: 2.3 Pointing in row.
            sentences << tr("%1: %2.").arg(digits.join(QStringLiteral(", ")), since(recording, cell, removal.event));
        }
        return sentences.join(QLatin1Char(' '));
    }
    // A cell has its only candidate since the last one of the others went.
    const auto decided = [&](Cell which) {
        const auto removals = removalsIn(recording, which, contradiction.seen);
        const std::size_t last = removals.empty() ? 0 : removals.back().event;
        //: since when a cell has only one candidate
        const QString when
            = last == 0 && !recording.givens().isGiven(which) ? tr("from the start") : since(recording, which, last);
        //: a cell, and since when it has only one candidate: r1c9 (since 1.2 Pointing in row)
        return last == 0 ? tr("%1 (%2)").arg(Wording::cell(which), when)
                         : tr("%1 (since %2)").arg(Wording::cell(which), when);
    };
    for (const CellContradiction::Clash& clash : contradiction.clashes)
        sentences << tr("%1 occurs twice in %2, in %3 and %4.")
                         .arg(digitText(contradiction.digit), Wording::house(clash.house), decided(cell),
                             decided(clash.other));
    return sentences.join(QLatin1Char(' '));
}

QString ExplanationWording::proofTitle(const Proof& proof)
{
    const Candidate which = proof.board.candidate(proof.candidate);
    if (proof.isLeft)
        //: a cell and its digit: Why r4c5 is 2
        return tr("Why %1 is %2").arg(Wording::cell(which.cell()), digitText(which.digit));
    return tr("Why %1 is not in %2").arg(digitText(which.digit), Wording::cell(which.cell()));
}

QString ExplanationWording::proofSummary(const Recording& recording, const Proof& proof)
{
    int removals = 0;
    std::set<std::uint32_t> passes;
    int guesses = 0;
    for (const ProofStep& step : proof.steps) {
        const Event& event = recording.events()[step.event];
        removals += static_cast<int>(step.removed.size());
        passes.insert(event.pass);
        guesses += event.kind == EventKind::Push ? 1 : 0;
    }
    // Candidates that a guess set aside are not proved absent: they are restored if the guess is undone.
    const QString condition = guesses == 0
        ? QString()
        : QLatin1Char(' ') + tr("It holds only while %n guess(es) are active.", nullptr, guesses);
    if (removals == 0)
        return proof.missing.empty() ? tr("A given keeps it out.") : tr("The opened puzzle did not contain it.");
    const QString events = tr("%n removal(s)", nullptr, removals);
    const QString during = tr("%n pass(es)", nullptr, static_cast<int>(passes.size()));
    const QString givens = tr("%n given(s)", nullptr, static_cast<int>(proof.givens.size()));
    if (proof.missing.empty())
        //: %1: "14 removals", %2: "6 passes", %3: "9 givens"
        return tr("It rests on %1 in %2, and on %3.").arg(events, during, givens) + condition;
    const QString missing
        = tr("%n candidate(s) missing in the opened puzzle", nullptr, static_cast<int>(proof.missing.size()));
    if (proof.givens.empty())
        return tr("It rests on %1 in %2, and on %3.").arg(events, during, missing) + condition;
    //: %1: "14 removals", %2: "6 passes", %3: "9 givens", %4: "3 candidates missing in the puzzle as it was opened"
    return tr("It rests on %1 in %2, on %3, and on %4.").arg(events, during, givens, missing) + condition;
}

} // namespace convoku
