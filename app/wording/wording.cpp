// SPDX-License-Identifier: MIT
#include "app/wording/wording.h"

#include "app/wording/layer_wording.h"
#include "app/wording/small_words.h"
#include "app/wording/verdict_wording.h"

#include "solver/run/contradiction.h"
#include "solver/run/navigation.h"

#include <QLocale>

#include <algorithm>

namespace convoku {
namespace {

Candidate candidateOf(const Recording& recording, const Event& event)
{
    return recording.board().candidate(event.candidate);
}

/// The guess that stands at the depth that a pop has left.
Candidate guessBelow(const Recording& recording, const Event& pop)
{
    const State state = recording.stateAt(pop.position());
    const auto at = std::find(state.guess.begin(), state.guess.end(), state.level - 2);
    return recording.board().candidate(static_cast<int>(at - state.guess.begin()));
}

} // namespace

QString Wording::cell(Cell cell)
{
    return QString::fromStdString(cellName(cell));
}

QString Wording::candidate(Candidate candidate)
{
    return QStringLiteral("%1=%2").arg(cell(candidate.cell())).arg(candidate.digit + 1);
}

QString Wording::houseKind(HouseKind kind)
{
    switch (kind) {
    case HouseKind::Row:
        return tr("row");
    case HouseKind::Column:
        return tr("column");
    case HouseKind::Box:
        break;
    }
    return tr("box");
}

QString Wording::ruleHouse(const RuleInfo& rule)
{
    if (rule.noHouse)
        return LayerWording::tr("the whole board");
    return rule.ownHouse < 0 ? houseKind(rule.house) : QString::fromStdString(rule.houseName);
}

QString Wording::house(House house)
{
    const int number = house.index + 1;
    switch (house.kind) {
    case HouseKind::Row:
        return tr("row %1").arg(number);
    case HouseKind::Column:
        return tr("column %1").arg(number);
    case HouseKind::Box:
        break;
    }
    return tr("box %1").arg(number);
}

QString Wording::house(const HouseCells& house)
{
    if (house.known)
        return Wording::house(*house.known);
    //: a house that is neither row, column nor box, by the name that its network gives it: house “falling”
    return tr("house “%1”").arg(QString::fromStdString(house.name));
}

QString Wording::result(RunResult result)
{
    switch (result) {
    case RunResult::Solved:
        return tr("Solved");
    case RunResult::NoSolution:
        return tr("No solution");
    case RunResult::Stalled:
        return tr("Stalled");
    case RunResult::Unique:
        return tr("One solution");
    case RunResult::Several:
        return tr("Several solutions");
    case RunResult::OutOfPasses:
        break;
    }
    return tr("Out of passes");
}

QString Wording::result(RunResult is, bool unsure)
{
    if (unsure && is == RunResult::NoSolution)
        return VerdictWording::tr("Contradiction");
    return unsure && is == RunResult::Unique ? VerdictWording::tr("No other solution found") : result(is);
}

QString Wording::result(const Recording& recording)
{
    return result(*recording.result(), isLearned(recording.model()));
}

QString Wording::candidateList(std::span<const std::uint16_t> candidates, Board board, int maxNamed)
{
    const std::size_t named = std::min(candidates.size(), static_cast<std::size_t>(std::max(maxNamed, 0)));
    QStringList digits;
    for (std::size_t i = 0; i < named;) {
        const int digit = board.candidate(candidates[i]).digit;
        QStringList cells;
        for (; i < named && board.candidate(candidates[i]).digit == digit; ++i)
            cells << cell(board.candidate(candidates[i]).cell());
        //: a digit and the cells that it leaves: 2 from r3c4, r3c6
        digits << tr("%1 from %2", "cells").arg(digitText(digit), cells.join(QStringLiteral(", ")));
    }
    QString text = digits.join(QStringLiteral("; "));
    const int rest = static_cast<int>(candidates.size() - named);
    if (rest > 0)
        text += tr(" and %n more", nullptr, rest);
    return text;
}

QString Wording::notAtStart()
{
    return tr("not in the puzzle when it was opened");
}

QString Wording::candidateChange(const Recording& recording, Candidate candidate, const CandidateEvent& change)
{
    const Event& event = recording.events()[change.event];
    const Candidate guess = candidateOf(recording, event);
    //: a guess: r1c2 = 7
    const QString guessText = tr("%1 = %2").arg(cell(guess.cell()), digitText(guess.digit));
    switch (change.change) {
    case CandidateChange::Present:
        return tr("possible at the start");
    case CandidateChange::Absent:
        return recording.isMissing(candidate) ? notAtStart()
                                              : tr("impossible from the start: the cell has a different given");
    case CandidateChange::Removed:
        return tr("removed by %1").arg(rule(recording.ruleOf(event)));
    case CandidateChange::SetAside:
        return tr("set aside: %1 is guessed at depth %2").arg(guessText).arg(event.depth);
    case CandidateChange::Guessed:
        return tr("guessed at depth %1").arg(event.depth);
    case CandidateChange::Restored:
        return tr("restored: the guess %1 failed").arg(guessText);
    case CandidateChange::Failed:
        break;
    }
    return tr("failed as a guess and was removed");
}

QString Wording::eventName(const Recording& recording, const Event& event)
{
    switch (event.kind) {
    case EventKind::Start:
        return tr("Start");
    case EventKind::Rule:
        return rule(recording.ruleOf(event));
    case EventKind::Contradiction:
        return tr("Contradiction");
    case EventKind::Solution:
        return tr("Solution");
    case EventKind::Push:
        return guessed(candidateOf(recording, event));
    case EventKind::Pop:
        return undoneGuess(candidateOf(recording, event));
    case EventKind::End:
        break;
    }
    return recording.result() ? result(*recording.result()) : QString();
}

QString Wording::guessed(Candidate candidate)
{
    return tr("Guess %1 = %2").arg(cell(candidate.cell()), digitText(candidate.digit));
}

QString Wording::undoneGuess(Candidate candidate)
{
    return tr("Undo guess %1 = %2").arg(cell(candidate.cell()), digitText(candidate.digit));
}

QString Wording::eventSentence(const Recording& recording, const Event& event, int maxNamed)
{
    const auto changed = recording.changed(event);
    const int count = static_cast<int>(changed.size());
    const Candidate candidate = candidateOf(recording, event);
    switch (event.kind) {
    case EventKind::Start:
        //: %1 and %2 are "18 givens" and "602 candidates"
        return tr("The puzzle: %1, %2.")
            .arg(tr("%n given(s)", nullptr, recording.givens().givenCount()),
                tr("%n candidate(s)", nullptr, event.candidatesLeft));
    case EventKind::Rule:
        return tr("%1 removes %2.")
            .arg(rule(recording.ruleOf(event)), candidateList(changed, recording.board(), maxNamed));
    case EventKind::Contradiction: {
        const Contradictions found = contradictionsAt(recording, event.position());
        QStringList reasons;
        if (!found.emptyCells.empty()) {
            QStringList cells;
            for (const Cell empty : found.emptyCells)
                cells << cell(empty);
            reasons << tr("no candidate is left in %1").arg(cells.join(QStringLiteral(", ")));
        }
        if (const auto* clash = found.clash())
            reasons << tr("%1 occurs twice in %2, at %3 and %4")
                           .arg(QString::number(clash->digit), house(clash->house), cell(clash->first),
                               cell(clash->second));
        const QString what = reasons.join(tr(", and "));
        if (const Event* pop = eventIn(recording, static_cast<int>(event.pass), EventKind::Pop);
            pop != nullptr && !what.isEmpty())
            //: %1: what is wrong: 7 stands twice in column 8, at r3c8 and r5c8; %2: a guess: r1c2 = 7
            return tr("%1, so the guess %2 was wrong.").arg(capitalised(what), guess(candidateOf(recording, *pop)));
        return what.isEmpty() ? tr("Contradiction.") : tr("Contradiction: %1.").arg(what);
    }
    case EventKind::Solution:
        return tr("A solution. To check for another one, the search backtracks as it does after a contradiction.");
    case EventKind::Push: {
        QStringList aside;
        for (const std::uint16_t index : changed)
            aside << digitText(recording.board().candidate(index).digit);
        if (aside.isEmpty()) // a search of somebody's own may guess in a decided cell
            return tr("The rules find nothing more, so the network guesses %1 = %2 at depth %3.")
                .arg(cell(candidate.cell()), digitText(candidate.digit), QString::number(event.depth));
        return tr("The rules find nothing more, so the network guesses %1 = %2 at depth %3 and sets %4 aside.")
            .arg(cell(candidate.cell()), digitText(candidate.digit), QString::number(event.depth),
                aside.join(QStringLiteral(", ")));
    }
    case EventKind::Pop: {
        const bool failed = eventIn(recording, static_cast<int>(event.pass), EventKind::Contradiction) != nullptr;
        const QString name = guess(candidate);
        const QString back = tr("%n candidate(s) return", nullptr, count);
        const QString digit = digitText(candidate.digit);
        const QString where = cell(candidate.cell());
        if (event.depth > 0) {
            const QString below = guess(guessBelow(recording, event));
            //: %1 and %5: guesses, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell
            return (failed ? tr("The guess %1 is undone: %2, and %3 is removed from %4 while the guess %5 is active.")
                           : tr("The guess %1 has led to a solution and is undone: %2, and %3 is removed from %4 while "
                                "the guess %5 is active."))
                .arg(name, back, digit, where, below);
        }
        //: %1: a guess, r1c2 = 7; %2: 57 candidates return; %3: a digit; %4: a cell
        return (failed
                ? tr("The guess %1 is undone: %2, and %3 is permanently removed from %4.")
                : tr("The guess %1 has led to a solution and is undone: %2, and %3 is permanently removed from %4."))
            .arg(name, back, digit, where);
    }
    case EventKind::End:
        break;
    }
    return endSentence(recording);
}

QString Wording::endSentence(const Recording& recording)
{
    if (!recording.result())
        return {};
    const QString passes = tr("%n pass(es)", nullptr, recording.passCount());
    const QString guesses = recording.pushes() == 0
        ? tr("no guess")
        : tr("%1, %2 undone").arg(tr("%n guess(es)", nullptr, recording.pushes())).arg(recording.pops());
    switch (*recording.result()) {
    case RunResult::Solved:
        return tr("Solved after %1 with %2.").arg(passes, guesses);
    case RunResult::NoSolution:
        // Layers that nobody has written may have lost it.
        if (isLearned(recording.model()))
            return tr("The network ends in a contradiction after %1 with %2. Whether the puzzle has a solution is "
                      "unknown, because its layers are not known to be sound.")
                .arg(passes, guesses);
        return tr("The puzzle has no solution. This is certain after %1 with %2.").arg(passes, guesses);
    case RunResult::Unique:
        if (isLearned(recording.model()))
            return tr("The network finds no other solution after %1 with %2. Whether there is one is unknown, because "
                      "its layers are not known to be sound.")
                .arg(passes, guesses);
        return tr("The solution is the only one. This is certain after %1 with %2.").arg(passes, guesses);
    case RunResult::Several:
        return tr("Found a second solution after %1 with %2: the puzzle has several.").arg(passes, guesses);
    case RunResult::Stalled:
        return recording.model().search
            ? tr("Stalled after %1: the rules find nothing more, and the search is off.").arg(passes)
            : tr("Stalled after %1: the rules find nothing more, and the network has no search.").arg(passes);
    case RunResult::OutOfPasses:
        break;
    }
    return tr("Stopped at the limit of %1, with %2.").arg(passes, guesses);
}

QString Wording::step(const Recording& recording, int step)
{
    if (step < recording.verdictStep())
        return rule(recording.ruleAt(step));
    return step == recording.verdictStep() ? tr("Verdict") : tr("Search");
}

QString Wording::stepSentence(const Recording& recording, Position position)
{
    const auto events = recording.eventsOf(position.pass);
    if (position.pass == 0)
        return eventSentence(recording, events.front());
    if (position.layer > 0)
        return layerSentence(recording, position);
    // A pass in which a guess fails has no sentence as a whole: its contradiction has one, and what returns.
    const bool tellsPass = recording.isEndOfPass(position) && !beforeBacktrack(recording, position.pass);
    if (!tellsPass) {
        const auto at = std::find_if(
            events.begin(), events.end(), [position](const Event& e) { return e.step == position.step; });
        if (at == events.end()) {
            if (position.step < recording.verdictStep())
                return tr("%1 finds nothing here.").arg(step(recording, position.step));
            return position.step == recording.verdictStep() ? tr("The verdict: neither solved nor contradictory.")
                                                            : tr("The search has nothing to do here.");
        }
        QStringList sentences;
        for (auto it = at; it != events.end() && it->step == position.step; ++it)
            sentences << eventSentence(recording, *it);
        return sentences.join(QLatin1Char(' '));
    }

    QStringList rules;
    QStringList sentences;
    int removed = 0;
    for (const Event& event : events) {
        if (event.kind != EventKind::Rule) {
            sentences << eventSentence(recording, event);
            continue;
        }
        removed += event.changedCount;
        //: a rule and how many candidates it removed: Pointing in row (5)
        rules << tr("%1 (%2)").arg(rule(recording.ruleOf(event))).arg(event.changedCount);
    }
    if (removed > 0)
        sentences.prepend(tr("Pass %1 removes %2: %3.")
                              .arg(QLocale().toString(position.pass), tr("%n candidate(s)", nullptr, removed),
                                  rules.join(QStringLiteral(", "))));
    return sentences.isEmpty() ? tr("Pass %1 changes nothing.").arg(QLocale().toString(position.pass))
                               : sentences.join(QLatin1Char(' '));
}

QString Wording::setAsideAt(int depth)
{
    return tr("set aside at depth %1").arg(depth);
}

QString Wording::keptInMind(int depth)
{
    //: in the legend: the colour of the candidates that a guess has set aside
    return tr("set aside by guess %1").arg(depth);
}

QString Wording::returned()
{
    //: in the legend: candidates that are back
    return tr("returned because the guess failed");
}

QString Wording::andDeeper(int depth)
{
    //: in the legend, behind "kept in mind by guess 1", 2, 3 …: deeper ones have the same colours once more
    return tr("%1, deeper ones in turn").arg(depth);
}

QString Wording::findingCell()
{
    return tr("cell of the rule’s finding");
}

QString Wording::stillNeeded()
{
    return tr("removed, and later steps depend on it");
}

QString Wording::removedCandidates()
{
    return tr("removed in this step");
}

QString Wording::contradiction(const Contradictions& found)
{
    if (const auto* clash = found.clash())
        //: a digit and a house: 7 twice in column 8
        return tr("%1 twice in %2").arg(QString::number(clash->digit), house(clash->house));
    //: a cell: no digit in r7c5
    return found.emptyCells.empty() ? tr("Contradiction") : tr("no digit in %1").arg(cell(found.emptyCells.front()));
}

QString Wording::caption(const Recording& recording, Position position)
{
    const State state = recording.stateAt(position);
    QStringList parts;
    if (position.pass == 0) {
        parts << tr("Start");
    } else {
        parts << tr("Pass %1 of %2").arg(QLocale().toString(position.pass), QLocale().toString(recording.passCount()));
        if (position.step < recording.verdictStep() || position.layer > 0)
            parts << step(recording, position.step);
        if (position.layer > 0)
            parts << tr("layer %1").arg(position.layer);
    }
    // If a guess fails here, show the contradiction first and alone: pictures for other readers are 240 pixels wide.
    if (beforeBacktrack(recording, position.pass) == position
        && eventIn(recording, position.pass, EventKind::Contradiction) != nullptr)
        return (parts << contradiction(contradictionsAt(recording, position))).join(QStringLiteral(" · "));
    if (const int depth = state.depth(); depth > 0)
        //: the last guess, by its depth: guess 1
        parts << tr("guess %1").arg(depth);
    // The marks alone can't show in a picture of a whole pass that a guess was made or undone.
    if (recording.isEndOfPass(position)) {
        for (const Event& event : recording.eventsOf(position.pass)) {
            if (event.kind == EventKind::Push || event.kind == EventKind::Pop)
                parts << eventName(recording, event);
        }
    }
    const bool last = recording.result() && position == recording.last();
    parts << (last ? result(*recording.result()) : tr("%n candidate(s)", nullptr, state.candidates.count()));
    return parts.join(QStringLiteral(" · "));
}

QString Wording::placeName(const Recording& recording, Position position)
{
    if (position.pass == 0)
        return tr("Start");
    QStringList parts{tr("Pass %1").arg(QLocale().toString(position.pass))};
    if (!recording.isEndOfPass(position))
        parts << step(recording, position.step);
    if (position.layer > 0)
        parts << tr("layer %1").arg(position.layer);
    return parts.join(QStringLiteral(" · "));
}

QString Wording::address(const Recording& recording, Position position)
{
    if (recording.isEndOfPass(position))
        return QString::number(position.pass);
    const QString step = QStringLiteral("%1.%2").arg(position.pass).arg(position.step);
    return position.layer == 0 ? step : QStringLiteral("%1.%2").arg(step).arg(position.layer);
}

QString Wording::clash(const Contradictions::Clash& clash)
{
    return tr("The givens clash: %1 occurs twice in %2, at %3 and %4.")
        .arg(QString::number(clash.digit), house(clash.house), cell(clash.first), cell(clash.second));
}

QString Wording::guess(Candidate candidate)
{
    //: a guess: r1c2 = 7
    return tr("%1 = %2").arg(cell(candidate.cell()), digitText(candidate.digit));
}

QString Wording::searchRoot()
{
    //: the root of the search tree
    return tr("Puzzle");
}

QString Wording::nodeSentence(const SearchTree& tree, int node)
{
    const SearchNode& which = tree.node(node);
    const auto solution = tree.solution();
    QString ended;
    if (which.status == NodeStatus::Solution)
        ended = tr("solved");
    else if (which.status == NodeStatus::Failed)
        ended = node == 0 ? tr("it has no solution") : tr("it failed");
    else if (solution && tree.isBelow(*solution, node))
        ended = node == 0 ? tr("solved by guessing") : tr("it is part of the solution");
    else
        ended = node == 0 ? tr("not decided") : tr("it is active at the end of the run");
    const int below = tree.subtreeSize(node) - 1;
    const QString name = node == 0 ? tr("The puzzle without a guess")
                                   : tr("Guess %1 at depth %2").arg(guess(tree.guessOf(node))).arg(which.depth);
    const QString passes = tr("passes %1 to %2").arg(which.pushPass).arg(tree.lastPass(node));
    const QString size
        = below == 0 ? tr("no guess below it") : tr("%1 below it").arg(tr("%n guess(es)", nullptr, below));
    //: a node of the search: its name, its passes, how it ended, what is below it
    return tr("%1, %2: %3, %4.").arg(name, passes, ended, size);
}

QString Wording::noGuess(const Recording* recording)
{
    if (!recording)
        return tr("There is no puzzle yet.");
    return recording->result() ? tr("This run needed no guess.") : tr("No guess so far.");
}

} // namespace convoku
