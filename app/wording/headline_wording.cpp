// SPDX-License-Identifier: MIT
#include "app/wording/headline_wording.h"

#include "app/wording/layer_wording.h"
#include "app/wording/small_words.h"
#include "app/wording/wording.h"
#include "solver/run/contradiction.h"
#include "solver/run/navigation.h"

#include <QLocale>

#include <algorithm>
#include <set>

namespace convoku {
namespace {

int removedIn(const Recording& recording, int pass)
{
    int removed = 0;
    for (const Event& event : recording.eventsOf(pass))
        removed += event.kind == EventKind::Rule ? event.changedCount : 0;
    return removed;
}

} // namespace

QString HeadlineWording::finding(RuleFamily family, const Finding& finding)
{
    QString house = Wording::house(finding.cause.house);
    const Board board = finding.cause.house.board;
    family = describedAs(family, finding.cause);
    if (family == RuleFamily::Other) { // where it looked nobody knows
        if (finding.removed.size() != 1)
            return tr("%n candidate(s) leave", nullptr, static_cast<int>(finding.removed.size()));
        house = Wording::cell(board.candidate(finding.removed.front()).cell());
    }
    if (family == RuleFamily::HiddenSingle)
        //: a cell and its digit: r4c3 is 9
        return tr("%1 is %2").arg(Wording::cell(finding.cause.cells.front()), digitText(finding.cause.digits.front()));
    if (family == RuleFamily::HiddenPair)
        //: digits, and as many cells that have room for no others: 4 and 7 take r3c8 and r3c9
        return tr("%1 take %2").arg(Wording::digits(finding.cause.digits), Wording::cells(finding.cause.cells));
    if (family == RuleFamily::Fish)
        house = Wording::houses(finding.cause.across);
    // Read the digits from the removals: of a pair, only one digit may have occurred elsewhere.
    std::set<int> digits;
    for (const std::uint16_t candidate : finding.removed)
        digits.insert(board.candidate(candidate).digit);
    if (digits.empty())
        digits.insert(finding.cause.digits.begin(), finding.cause.digits.end());
    if (digits.size() == 1)
        //: a digit, and a house or a cell that loses it: 2 leaves column 5
        return tr("%1 leaves %2").arg(digitText(*digits.begin()), house);
    if (digits.size() > 2)
        return tr("%n candidate(s) leave", nullptr, static_cast<int>(finding.removed.size()));
    //: two digits and a house that loses them: 3 and 8 leave row 5
    return tr("%1 and %2 leave %3").arg(digitText(*digits.begin()), digitText(*digits.rbegin()), house);
}

QString HeadlineWording::because(const Finding& finding)
{
    QStringList cells;
    for (const Cell cell : finding.cause.cells)
        cells << Wording::cell(cell);
    //: the cells of what a rule found: because of r7c8
    return tr("because of %1").arg(cells.join(QStringLiteral(", ")));
}

QString HeadlineWording::position(const Recording& recording, Position position, const Finding* looked)
{
    if (position.pass == 0)
        return tr("The puzzle");
    if (position.layer > 0) {
        const Layer& layer = recording.layerAt(position);
        return capitalised(LayerWording::value(*recording.networkOf(position.pass), layer.outputs.front()));
    }
    if (position.step < recording.verdictStep()) {
        const Event* event = eventAt(recording, position, EventKind::Rule);
        if (event == nullptr)
            return tr("Nothing found");
        return looked != nullptr ? finding(recording.ruleOf(*event).family, *looked)
                                 //: what a rule did, before it is known why: 7 candidates leave
                                 : tr("%n candidate(s) leave", nullptr, event->changedCount);
    }
    const bool verdict = position.step == recording.verdictStep();
    if (verdict && eventAt(recording, position, EventKind::Contradiction) != nullptr) {
        const Contradictions found = contradictionsAt(recording, position);
        if (const auto* clash = found.clash())
            //: a house and a digit that stands twice in it: Column 8 can’t hold two 7s
            return tr("%1 cannot hold two %2s").arg(capitalised(Wording::house(clash->house))).arg(clash->digit);
        return found.emptyCells.empty() ? tr("A contradiction")
                                        : tr("%1 has no digit left").arg(Wording::cell(found.emptyCells.front()));
    }
    if (const Event* push = eventAt(recording, position, EventKind::Push)) {
        const Candidate guess = recording.board().candidate(push->candidate);
        //: a guess: 7 is tried in r1c2
        return tr("%1 is tried in %2").arg(digitText(guess.digit), Wording::cell(guess.cell()));
    }
    if (const Event* pop = eventAt(recording, position, EventKind::Pop))
        return tr("The guess %1 is undone").arg(Wording::guess(recording.board().candidate(pop->candidate)));
    if (eventAt(recording, position, EventKind::End) != nullptr && recording.result())
        return Wording::result(recording);
    if (verdict)
        return eventAt(recording, position, EventKind::Solution) != nullptr ? tr("A solution")
                                                                            : tr("Neither solved nor contradictory");
    const int removed = removedIn(recording, position.pass);
    return removed > 0
        ? tr("Pass %1 removes %2").arg(QLocale().toString(position.pass), tr("%n candidate(s)", nullptr, removed))
        : tr("Pass %1 changes nothing").arg(QLocale().toString(position.pass));
}

QString HeadlineWording::speaker(const Recording& recording, Position position, const Finding* looked)
{
    const auto events = recording.eventsOf(position.pass);
    if (position.pass == 0)
        //: %1 and %2 are "18 givens" and "602 candidates"
        return tr("%1, %2").arg(tr("%n given(s)", nullptr, recording.givens().givenCount()),
            tr("%n candidate(s)", nullptr, events.front().candidatesLeft));
    const QString step = Wording::step(recording, position.step);
    if (position.layer > 0)
        //: a step and one of its layers: Pointing in row, layer 3 of 12
        return tr("%1, layer %2 of %3").arg(step).arg(position.layer).arg(recording.layersAt(position));
    if (position.step < recording.verdictStep()) {
        const Event* event = eventAt(recording, position, EventKind::Rule);
        if (event == nullptr)
            return step;
        const int all = event->changedCount;
        const int count = looked == nullptr ? all : static_cast<int>(looked->removed.size());
        //: a rule and how much of what it removed is spoken of: Pointing in column, 4 of its 7 removals
        return count < all ? tr("%1, %2 of its %n removal(s)", nullptr, all).arg(step).arg(count)
                           : tr("%1, %n removal(s)", nullptr, all).arg(step);
    }
    const bool pops
        = std::any_of(events.begin(), events.end(), [](const Event& event) { return event.kind == EventKind::Pop; });
    if (position.step == recording.verdictStep())
        return pops ? tr("%1, before the search undoes the guess").arg(step) : step;
    if (eventAt(recording, position, EventKind::Push) != nullptr || pops)
        return step;
    const auto rules
        = std::count_if(events.begin(), events.end(), [](const Event& event) { return event.kind == EventKind::Rule; });
    return rules > 0 ? tr("%n rule(s) found something", nullptr, static_cast<int>(rules))
                     : tr("No rule found anything");
}

QString HeadlineWording::candidate(const Recording& recording, Position position, Candidate candidate)
{
    const Candidates candidates = recording.stateAt(position).candidates;
    const QString digit = digitText(candidate.digit);
    const QString cell = Wording::cell(candidate.cell());
    if (!candidates.has(candidate))
        return tr("%1 is not in %2").arg(digit, cell);
    return candidates.countIn(candidate.cell()) == 1 ? tr("%1 is %2").arg(cell, digit)
                                                     : tr("%1 is possible in %2").arg(digit, cell);
}

QString HeadlineWording::proof(const Recording& recording, const Proof& proof)
{
    int deductions = 0;
    int guesses = 0;
    for (const ProofStep& step : proof.steps) {
        guesses += recording.events()[step.event].kind == EventKind::Push ? 1 : 0;
        // One finding often removes several candidates.
        std::vector<Cause> listed;
        for (const Cause& cause : step.causes) {
            if (std::find(listed.begin(), listed.end(), cause) == listed.end())
                listed.push_back(cause);
        }
        deductions += static_cast<int>(listed.size());
    }
    QStringList grounds;
    if (!proof.givens.empty())
        grounds << givens(static_cast<int>(proof.givens.size()));
    if (guesses > 0)
        grounds << tr("%n guess(es)", nullptr, guesses);
    const QString count = HeadlineWording::deductions(deductions);
    //: %1: "58 deductions", %2: "18 givens, 2 guesses"
    return grounds.isEmpty() ? count : tr("%1 from %2").arg(count, grounds.join(QStringLiteral(", ")));
}

QString HeadlineWording::deductions(int count)
{
    return tr("%n deduction(s)", nullptr, count);
}

QString HeadlineWording::givens(int count)
{
    return tr("%n given(s)", nullptr, count);
}

} // namespace convoku
