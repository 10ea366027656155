// SPDX-License-Identifier: MIT
#include "app/wording/chain_wording.h"

#include "app/wording/explanation_wording.h"
#include "app/wording/headline_wording.h"
#include "app/wording/small_words.h"
#include "app/wording/wording.h"

#include <algorithm>
#include <map>
#include <set>

namespace convoku {
namespace {

/// A row has room for so many reasons.
constexpr int kChainWordingMostGrounds = 2;

const Event& eventOf(const Recording& recording, const ProofLine& line)
{
    return recording.events()[line.event];
}

/// The guess of such a line.
Candidate guessOf(const Recording& recording, const ProofLine& line)
{
    return recording.board().candidate(eventOf(recording, line).candidate);
}

constexpr int kLeastSpan = 5;

/// "1–42"
QString span(int first, int last)
{
    return first == last ? QString::number(first) : QStringLiteral("%1–%2").arg(first).arg(last);
}

} // namespace

QString ChainWording::title(const Proof& proof)
{
    const Candidate which = proof.board.candidate(proof.candidate);
    if (proof.isLeft)
        //: a cell and its digit: Why is r4c5 = 2?
        return tr("Why is %1 = %2?").arg(Wording::cell(which.cell()), digitText(which.digit));
    //: a digit and a cell: Why is 2 gone from r4c5?
    return tr("Why was %1 removed from %2?").arg(digitText(which.digit), Wording::cell(which.cell()));
}

QString ChainWording::summary(const Recording& recording, const Proof& proof, const ProofLines& lines)
{
    if (lines.size() == 0)
        return proof.missing.empty() ? tr("A given keeps it out.") : tr("The opened puzzle did not contain it.");
    QStringList grounds;
    if (!proof.givens.empty())
        grounds << HeadlineWording::givens(static_cast<int>(proof.givens.size()));
    if (!proof.missing.empty())
        grounds << tr("%n missing candidate(s)", nullptr, static_cast<int>(proof.missing.size()));
    const QString count = HeadlineWording::deductions(lines.deductions());
    //: %1: "58 deductions", %2: "18 givens"
    const QString all = grounds.isEmpty() ? tr("%1.", "a sentence").arg(count)
                                          : tr("%1 from %2.").arg(count, grounds.join(QStringLiteral(", ")));
    QStringList guesses;
    for (const ProofLine& line : lines.lines) {
        if (line.kind == ProofLine::Kind::Guess)
            guesses << Wording::guess(guessOf(recording, line));
    }
    if (guesses.isEmpty())
        return all;
    const QString last = guesses.takeLast();
    const QString condition = guesses.isEmpty()
        //: a guess: r1c4 = 4
        ? tr("They hold while guess %1 is active.").arg(last)
        //: guesses: %1 "r1c4 = 4, r2c2 = 2", %2 "r5c5 = 1"
        : tr("They hold while guesses %1 and %2 are active.").arg(guesses.join(QStringLiteral(", ")), last);
    return all + QLatin1Char(' ') + condition;
}

QString ChainWording::because(const Recording& recording, const ProofLine& line)
{
    const Event& event = eventOf(recording, line);
    switch (line.kind) {
    case ProofLine::Kind::Guess:
        //: a guess by its depth: Guess 1
        return tr("Guess %1").arg(event.depth);
    case ProofLine::Kind::Failed:
        //: a guess: The guess r1c2 = 7 had failed
        return tr("The guess %1 had failed").arg(Wording::guess(guessOf(recording, line)));
    case ProofLine::Kind::Deduction:
        break;
    }
    const Cause& cause = line.cause;
    const QString digit = digitText(cause.digits.front());
    const QString cell = Wording::cell(cause.cells.front());
    switch (describedAs(recording.ruleOf(event).family, cause)) {
    case RuleFamily::NakedSingle:
        return recording.givens().isGiven(cause.cells.front())
            //: a given and its digit: r1c1 is 8, a given
            ? tr("%1 is %2, a given").arg(cell, digit)
            //: a cell and its digit: r4c3 is 9
            : tr("%1 is %2").arg(cell, digit);
    case RuleFamily::Pointing:
    case RuleFamily::Claiming:
        //: Box 1: 1 fits only in row 3
        return tr("%1: %2 fits only in %3")
            .arg(capitalised(Wording::house(sourceOf(cause))), digit, Wording::house(cause.house));
    case RuleFamily::Fish:
        return tr("%1: %2 fits only in %3")
            .arg(capitalised(Wording::houses(cause.lines)), digit, Wording::houses(cause.across));
    case RuleFamily::HiddenPair:
        //: Row 3: 4 and 7 fit only in r3c8 and r3c9
        return tr("%1: %2 fit only in %3")
            .arg(capitalised(Wording::house(cause.house)), Wording::digits(cause.digits), Wording::cells(cause.cells));
    case RuleFamily::HiddenSingle:
        //: Row 2: 4 fits only in r2c1
        return tr("%1: %2 fits only in %3").arg(capitalised(Wording::house(cause.house)), digit, cell);
    case RuleFamily::NakedPair:
        break;
    case RuleFamily::Other:
        return ExplanationWording::grounds(cause, kChainWordingMostGrounds);
    }
    if (cause.cells.size() != 2)
        //: r5c3, r6c3 and r8c3 hold only 1, 4 and 7
        return tr("%1 hold only %2").arg(Wording::cells(cause.cells), Wording::digits(cause.digits));
    //: r5c3 and r6c3 hold only 4 and 7
    return tr("%1 and %2 hold only %3 and %4")
        .arg(cell, Wording::cell(cause.cells.back()), digit, digitText(cause.digits.back()));
}

QString ChainWording::so(const Recording& recording, const ProofLine& line)
{
    if (line.kind == ProofLine::Kind::Guess)
        return Wording::guess(guessOf(recording, line));
    // Digits that leave the same cells are told together.
    std::map<int, QStringList> cellsOf;
    for (const std::uint16_t removed : line.removed) {
        const Candidate candidate = recording.board().candidate(removed);
        cellsOf[candidate.digit] << Wording::cell(candidate.cell());
    }
    QStringList parts;
    std::set<int> covered;
    for (const auto& [digit, cells] : cellsOf) {
        if (covered.count(digit) > 0)
            continue;
        QStringList digits;
        for (const auto& [other, theirCells] : cellsOf) {
            if (theirCells == cells) {
                digits << digitText(other);
                covered.insert(other);
            }
        }
        const QString where = cells.join(QStringLiteral(", "));
        if (digits.size() == 1) {
            //: a digit and the cells that lose it: 1 leaves r3c7, r3c8
            parts << tr("%1 leaves %2").arg(digits.front(), where);
        } else {
            const QString last = digits.takeLast();
            //: digits and the cells that lose them: 4 and 7 leave r2c3; 1, 2 and 3 leave r4c4
            parts << tr("%1 and %2 leave %3").arg(digits.join(QStringLiteral(", ")), last, where);
        }
    }
    return parts.join(QStringLiteral("; "));
}

QString ChainWording::from(const Recording& recording, const ProofLines& lines, const ProofRows& rows, int line)
{
    if (lines[line].kind != ProofLine::Kind::Deduction)
        return {};
    QStringList passes;
    QStringList numbers;
    QStringList guesses;
    QStringList others;
    int first = 0;
    int last = -1;
    const auto endSpan = [&] {
        // A few numbers are read at a glance.
        if (last - first >= kLeastSpan - 1)
            numbers << span(first, last);
        else
            for (int number = first; number <= last; ++number)
                numbers << QString::number(number);
        last = first - 1;
    };
    int lastBlock = -1;
    for (const int premise : lines[line].premises) {
        const ProofLine& premiseLine = lines[premise];
        const int block = rows.blockOf(premise);
        if (premiseLine.kind == ProofLine::Kind::Guess) {
            //: a guess by its depth, among the lines that a deduction rests on
            guesses << tr("guess %1").arg(eventOf(recording, premiseLine).depth);
        } else if (premiseLine.kind == ProofLine::Kind::Failed) {
            //: a failed guess, among the lines that a deduction rests on
            others << tr("failed");
        } else if (rows.isFolded(block) && block != rows.blockOf(line)) {
            if (block != lastBlock)
                passes << tr("pass %1").arg(rows.block(block).pass);
            lastBlock = block;
        } else if (last >= first && premiseLine.number == last + 1) {
            last = premiseLine.number;
        } else {
            endSpan();
            first = last = premiseLine.number;
        }
    }
    endSpan();
    others.removeDuplicates();
    const QStringList all = passes + numbers + guesses + others;
    if (!all.isEmpty())
        return all.join(QStringLiteral(", "));
    const bool given = recording.givens().givenCount() > 0;
    //: what a deduction rests on that rests on no other
    return given ? tr("givens") : tr("the start");
}

QString ChainWording::at(const Recording& recording, const ProofLine& line)
{
    return Wording::address(recording, eventOf(recording, line).position());
}

QString ChainWording::start(const Proof& proof)
{
    const int givens = static_cast<int>(proof.givens.size());
    const int missing = static_cast<int>(proof.missing.size());
    if (missing == 0)
        return HeadlineWording::givens(givens);
    const QString lacks = tr("%n missing candidate(s)", nullptr, missing);
    return givens == 0 ? lacks : QStringLiteral("%1, %2").arg(HeadlineWording::givens(givens), lacks);
}

QString ChainWording::startUse(const Recording& recording, const Proof& proof)
{
    const int unused = recording.givens().givenCount() - static_cast<int>(proof.givens.size());
    return unused == 0 ? tr("all of them are used") : tr("%n other(s) are not needed", nullptr, unused);
}

QString ChainWording::block(const ProofBlock& block)
{
    return tr("Pass %1").arg(block.pass);
}

QString ChainWording::blockMarks(const ProofBlock& block)
{
    const QString marks = tr("%n mark(s)", nullptr, block.marks);
    //: %1: "145 marks"
    return block.onStartOnly ? tr("%1, straight from the givens").arg(marks) : marks;
}

QString ChainWording::numbers(const ProofLines& lines, int first, int last)
{
    const int from = lines[first].number;
    return from == 0 ? QString() : span(from, lines[last].number);
}

QString ChainWording::row(
    const Recording& recording, const Proof& proof, const ProofLines& lines, const ProofRows& rows, int row)
{
    const ProofRow& what = rows[row];
    switch (what.kind) {
    case ProofRow::Kind::Start:
        //: "18 givens": "all of them are used"
        return tr("%1: %2").arg(start(proof), startUse(recording, proof));
    case ProofRow::Kind::Block: {
        const ProofBlock& found = rows.block(what.index);
        QStringList findings;
        const auto& rules = recording.model().rules;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (const int count = found.findings[i]; count > 0)
                //: a rule and how much it found: Pointing in row: 10
                findings << tr("%1: %2").arg(Wording::rule(rules[i])).arg(count);
        }
        //: a folded pass: "Pass 1", "lines 1–42", "Pointing in row: 10", "145 marks"
        return tr("%1, lines %2: %3. %4.")
            .arg(block(found), numbers(lines, found.first, found.last), findings.join(QStringLiteral(", ")),
                blockMarks(found));
    }
    case ProofRow::Kind::Line:
        break;
    }
    const ProofLine& line = lines[what.index];
    const QString address = at(recording, line);
    if (line.kind != ProofLine::Kind::Deduction)
        //: a guess: "Guess 1", "r1c4 = 4", an address
        return tr("%1: %2. At %3.").arg(because(recording, line), so(recording, line), address);
    //: a line: its number, the rule, why, what follows, from which lines, an address
    return tr("%1, %2. %3, so %4. From %5. At %6.")
        .arg(QString::number(line.number), Wording::rule(recording.ruleOf(eventOf(recording, line))),
            because(recording, line), so(recording, line), from(recording, lines, rows, what.index), address);
}

QString ChainWording::marksLeft(const ProofLines& lines, int done)
{
    //: how many candidates are still to go: 3 of 180
    return tr("%1 of %2").arg(lines.marksLeft[static_cast<std::size_t>(done)]).arg(lines.marks());
}

QString ChainWording::lineColumn()
{
    //: the head of a column: numbers of lines
    return tr("line");
}

QString ChainWording::becauseColumn()
{
    //: the head of a column: what a rule found
    return tr("because");
}

QString ChainWording::soColumn()
{
    //: the head of a column: what follows
    return tr("so");
}

QString ChainWording::fromColumn()
{
    //: the head of a column: lines that a line rests on
    return tr("from lines");
}

QString ChainWording::atColumn()
{
    //: the head of a column: addresses in the run
    return tr("at");
}

QString ChainWording::goneAlready()
{
    return tr("already removed");
}

QString ChainWording::thisLine()
{
    return tr("this line");
}

QString ChainWording::stillToGo()
{
    return tr("still to go");
}

QString ChainWording::marksStillToGo()
{
    return tr("Marks still to go");
}

} // namespace convoku
