// SPDX-License-Identifier: MIT
#include "app/wording/constraint_wording.h"

#include "app/wording/layer_texts.h"
#include "app/wording/layer_wording.h"
#include "app/wording/small_words.h"
#include "app/wording/voices.h"
#include "app/wording/wording.h"
#include "solver/run/contradiction.h"
#include "solver/run/equality.h"

#include <algorithm>
#include <set>

namespace convoku {
namespace {

QString setOf(const QStringList& members)
{
    return QLatin1Char('{') + members.join(QStringLiteral(", ")) + QLatin1Char('}');
}

QStringList names(const std::vector<Cell>& cells)
{
    QStringList list;
    for (const Cell cell : cells)
        list << Wording::cell(cell);
    return list;
}

bool happenedIn(const Recording& recording, int pass, EventKind kind)
{
    const auto events = recording.eventsOf(pass);
    return std::any_of(events.begin(), events.end(), [kind](const Event& event) { return event.kind == kind; });
}

Candidates candidatesAtVerdict(const Recording& recording, int pass)
{
    return recording.stateAt({pass, recording.verdictStep(), 0}).candidates;
}

} // namespace

QString ConstraintWording::allDifferent(House house)
{
    return allDifferent(classicHouse(house));
}

QString ConstraintWording::allDifferent(const HouseCells& house)
{
    //: the constraint of a house in the language of constraint solvers
    return tr("alldifferent(%1)").arg(Wording::house(house));
}

QString ConstraintWording::allDifferent(const std::vector<House>& houses)
{
    QStringList all;
    for (const House& house : houses)
        all << allDifferent(house);
    return all.join(QStringLiteral(" ∧ "));
}

QString ConstraintWording::domain(Cell cell, const Candidates& candidates)
{
    QStringList digits;
    for (int digit = 0; digit < cell.board.side(); ++digit) {
        if (candidates.has(Candidate::of(digit, cell)))
            digits << digitText(digit);
    }
    //: the values that are possible in a cell: domain(r3c3) = {2, 7}
    return tr("domain(%1) = %2").arg(Wording::cell(cell), setOf(digits));
}

QString ConstraintWording::absences(std::span<const std::uint16_t> candidates, Board board)
{
    QStringList list;
    const auto named = std::min(candidates.size(), static_cast<std::size_t>(VoiceWording::kMaxRemoved));
    for (const std::uint16_t index : candidates.first(named)) {
        const Candidate candidate = board.candidate(index);
        list << QStringLiteral("%1 ≠ %2").arg(Wording::cell(candidate.cell()), digitText(candidate.digit));
    }
    const QString text = list.join(QStringLiteral(", "));
    return named == candidates.size() ? text
                                      : text + tr(" and %n more", nullptr, static_cast<int>(candidates.size() - named));
}

QString ConstraintWording::grounds(const Cause& cause)
{
    QStringList parts;
    for (const std::uint16_t index : cause.there) {
        const Candidate candidate = cause.house.board.candidate(index);
        parts << QStringLiteral("%1 ∈ domain(%2)").arg(digitText(candidate.digit), Wording::cell(candidate.cell()));
    }
    if (!cause.gone.empty())
        parts << absences(cause.gone, cause.house.board);
    return parts.isEmpty() ? QStringLiteral("⊤") : parts.join(QStringLiteral(" ∧ "));
}

QString ConstraintWording::finding(RuleKind rule, const Cause& cause, std::span<const std::uint16_t> removed)
{
    const QString house = allDifferent(cause.house);
    const QString digit = digitText(cause.digits.front());
    const QStringList cells = names(cause.cells);
    QString premise;
    QStringList digits;
    for (const int each : cause.digits)
        digits << digitText(each);
    switch (describedAs(rule.family, cause)) {
    case RuleFamily::NakedSingle:
        premise = tr("domain(%1) = {%2} ∧ %3").arg(cells.front(), digit, house);
        break;
    case RuleFamily::Pointing:
    case RuleFamily::Claiming:
        //: alldifferent(box 1) needs 8 in {r1c1, r1c3} ∧ alldifferent(row 1)
        premise = tr("%1 needs %2 in %3 ∧ %4").arg(allDifferent(sourceOf(cause)), digit, setOf(cells), house);
        break;
    case RuleFamily::HiddenSingle:
        premise
            = tr("%1 and as many values as cells: only domain(%2) has %3, so %2 = %3").arg(house, cells.front(), digit);
        break;
    case RuleFamily::HiddenPair:
        //: alldifferent(row 3) and as many values as cells: only {r3c8, r3c9} have {4, 7}, as many
        premise = tr("%1 and as many values as cells: only %2 have %3, the same number")
                      .arg(house, setOf(cells), setOf(digits));
        break;
    case RuleFamily::Fish:
        //: alldifferent(row 2) ∧ alldifferent(row 6) need 4 in columns 3 and 8 ∧ alldifferent(column 3) ∧ …
        premise = tr("%1 need %2 in %3 ∧ %4")
                      .arg(allDifferent(cause.lines), digit, Wording::houses(cause.across), allDifferent(cause.across));
        break;
    case RuleFamily::NakedPair:
        if (rule.laid || cells.size() != 2) {
            QStringList domains;
            for (const QString& cell : cells)
                //: the values that are possible in a cell
                domains << tr("domain(%1)").arg(cell);
            premise = tr("%1 = %2, a Hall set ∧ %3").arg(domains.join(QStringLiteral(" ∪ ")), setOf(digits), house);
            break;
        }
        premise = tr("domain(%1) = domain(%2) = {%3, %4}, a Hall pair ∧ %5")
                      .arg(cells.front(), cells.back(), digit, digitText(cause.digits.back()), house);
        break;
    case RuleFamily::Other:
        premise = grounds(cause);
        break;
    }
    //: what holds, and what follows from it
    return tr("%1 ⇒ %2.").arg(premise, absences(removed, cause.house.board));
}

QString ConstraintWording::start(const Recording& recording)
{
    const int givens = recording.givens().givenCount();
    const Board board = recording.board();
    if (!recording.startingGrid().isOfGivens())
        return tr("%1 variables, one for each cell, and alldifferent for each of %2 houses. The domains are the "
                  "initial candidates of the puzzle: %3 values in all.")
            .arg(board.cells())
            .arg(recording.model().houses.size())
            .arg(recording.start().count());
    return tr("%1 variables, one for each cell, and alldifferent for each of %2 houses. %3 domains have one value, the "
              "given; the others have all %4.")
        .arg(board.cells())
        .arg(recording.model().houses.size())
        .arg(givens)
        .arg(board.side());
}

QString ConstraintWording::rule(
    const Recording& recording, Position position, const Event* event, const StepFindings* findings)
{
    const RuleInfo& info = recording.ruleAt(position.step);
    //: a kind of house: alldifferent(each row)
    const QString houses = info.noHouse ? Wording::rule(info)
        : info.ownHouse < 0             ? tr("alldifferent(each %1)").arg(Wording::houseKind(info.house))
                            : allDifferent(recording.model().houses.at(static_cast<std::size_t>(info.ownHouse)));
    if (event == nullptr)
        return tr("%1: no value can be ruled out here; all domains stay unchanged.").arg(houses);
    if (findings == nullptr || findings->findings.empty())
        return tr("%1 ⇒ %2.").arg(houses, absences(recording.changed(*event), recording.board()));
    QStringList sentences;
    const auto said = std::min(findings->findings.size(), static_cast<std::size_t>(VoiceWording::kMaxFindings));
    for (std::size_t i = 0; i < said; ++i)
        sentences << finding(info, findings->findings[i].cause, findings->findings[i].removed);
    if (said < findings->findings.size())
        sentences << tr("And %n more like it.", nullptr, static_cast<int>(findings->findings.size() - said));
    return sentences.join(QLatin1Char(' '));
}

QString ConstraintWording::verdict(const Recording& recording, int pass)
{
    const Candidates candidates = candidatesAtVerdict(recording, pass);
    const Contradictions found = contradictionsIn(candidates, recording.model().houses);
    QStringList violated;
    for (const Cell empty : found.emptyCells) {
        if (violated.size() == VoiceWording::kMaxFindings) {
            violated << tr("%n more", nullptr, static_cast<int>(found.emptyCells.size()) - VoiceWording::kMaxFindings);
            break;
        }
        violated << domain(empty, candidates);
    }
    if (const auto* clash = found.clash())
        violated << tr("%1 = %2 = %3 violates %4")
                        .arg(Wording::cell(clash->first), Wording::cell(clash->second))
                        .arg(clash->digit)
                        .arg(allDifferent(clash->house));
    if (!violated.isEmpty())
        return tr("No assignment is left: %1.").arg(violated.join(QStringLiteral(", ")));
    const int decided = candidates.decidedCells();
    const int cells = recording.board().cells();
    if (decided == cells)
        return tr("All %1 domains have one value, and alldifferent holds in all %2 houses.")
            .arg(cells)
            .arg(recording.model().houses.size());
    return tr("No domain is empty, and %1 of %2 have one value: neither violated nor solved.").arg(decided).arg(cells);
}

QString ConstraintWording::search(const Recording& recording, int pass)
{
    const Candidates candidates = candidatesAtVerdict(recording, pass);
    for (const Event& event : recording.eventsOf(pass)) {
        const Candidate guess = recording.board().candidate(event.candidate);
        const QString cell = Wording::cell(guess.cell());
        const QString digit = digitText(guess.digit);
        if (event.kind == EventKind::Push)
            return tr("Branch: %1 = %2 ∨ %1 ≠ %2, first %1 = %2. %3 is the smallest domain with several values.")
                .arg(cell, digit, domain(guess.cell(), candidates));
        if (event.kind == EventKind::Pop) {
            const QString under = event.depth > 0 ? tr(" under %n active guess(es)", nullptr, event.depth) : QString();
            return happenedIn(recording, pass, EventKind::Contradiction)
                ? tr("Backtrack: %1 = %2 allows no assignment ⇒ %1 ≠ %2%3.").arg(cell, digit, under)
                : tr("Backtrack: the branch %1 = %2 is explored. The search continues with %1 ≠ %2%3.")
                      .arg(cell, digit, under);
        }
    }
    if (happenedIn(recording, pass, EventKind::Contradiction))
        return tr("No branch is left to try.");
    return candidates.decidedCells() == recording.board().cells() ? tr("Nothing is left to branch on.")
                                                                  : tr("No branch: propagation still makes progress.");
}

QString ConstraintWording::pass(const Recording& recording, int pass)
{
    std::set<int> cells;
    int removed = 0;
    bool searched = false;
    bool ended = false;
    for (const Event& event : recording.eventsOf(pass)) {
        searched = searched || event.kind == EventKind::Push || event.kind == EventKind::Pop;
        ended = ended || event.kind == EventKind::End;
        if (event.kind != EventKind::Rule)
            continue;
        removed += event.changedCount;
        for (const std::uint16_t index : recording.changed(event))
            cells.insert(recording.board().candidate(index).cell().index());
    }
    QStringList sentences;
    sentences << (removed == 0 ? tr("A fixpoint: propagation changes no domain.")
                               : tr("Propagation takes %1 from %2.")
                                     .arg(tr("%n value(s)", nullptr, removed),
                                         tr("%n domain(s)", nullptr, static_cast<int>(cells.size()))));
    sentences << verdict(recording, pass);
    if (searched)
        sentences << search(recording, pass);
    if (ended)
        sentences << end(recording);
    return sentences.join(QLatin1Char(' '));
}

QString ConstraintWording::end(const Recording& recording)
{
    if (!recording.result())
        return {};
    switch (*recording.result()) {
    case RunResult::Solved:
        return tr("An assignment that satisfies all constraints.");
    case RunResult::NoSolution:
        if (isLearned(recording.model()))
            return tr(
                "Every branch violates a constraint. Whether an assignment satisfies all constraints remains open.");
        return tr("Every branch is refuted: no assignment satisfies all constraints.");
    case RunResult::Unique:
        if (isLearned(recording.model()))
            return tr("No other assignment was found. Whether there is one remains open.");
        return tr("Every branch is explored: exactly one assignment satisfies all constraints.");
    case RunResult::Several:
        return tr("A second assignment satisfies all constraints too.");
    case RunResult::Stalled:
        return tr("Propagation has reached its fixpoint. Without branching, nothing more follows.");
    case RunResult::OutOfPasses:
        break;
    }
    return tr("Not decided: the search was cut off after %n pass(es).", nullptr, recording.passCount());
}

QString ConstraintSubject::input(std::size_t which) const
{
    return ConstraintWording::tr("“%1”").arg(LayerWording::value(network, layer.inputs.at(which)));
}

bool ConstraintSubject::isLogical() const
{
    return std::ranges::all_of(layer.inputs, [this](ValueId value) { return network.isLogical(value); });
}

QString ConstraintWording::layer(const Network& network, const Layer& layer)
{
    if (const auto part = equalityPartOf(network, layer)) {
        using Role = EqualityPart::Role;
        //: what a layer computes, in quotes
        const QString term = tr("“%1”").arg(LayerWording::value(network, part->compared));
        const QString k = QString::number(part->k);
        switch (part->role) {
        case Role::Rise:
        case Role::RiseOnly:
            //: a truth value: 1 where it holds
            return tr("At least 1 if %1 ≥ %2: half of the truth value of %1 = %2.").arg(term, k);
        case Role::Fall:
        case Role::FallOnly:
            return tr("At least 1 if %1 ≤ %2: half of the truth value of %1 = %2.").arg(term, k);
        case Role::Peak:
            break;
        }
        return tr("The truth value of %1 = %2: 1 if it holds, else 0.").arg(term, k);
    }
    const LayerTexts& texts = layerTextsOf(layer.kind);
    const ConstraintSubject subject{network, layer};
    return texts.constraint != nullptr ? texts.constraint(subject)
                                       : QStringLiteral("%1(%2).").arg(QLatin1String(texts.function), subject.input(0));
}

} // namespace convoku
