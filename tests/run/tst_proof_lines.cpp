// SPDX-License-Identifier: MIT
#include "solver/run/proof_lines.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr char kNone[] = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

bool isIn(House house, Cell cell)
{
    const int row = cell.index() / 9;
    const int column = cell.index() % 9;
    switch (house.kind) {
    case HouseKind::Row:
        return row == house.index;
    case HouseKind::Column:
        return column == house.index;
    case HouseKind::Box:
        break;
    }
    return row / 3 * 3 + column / 3 == house.index;
}

/// Returns the candidates that must be absent for a finding, derived from the rule's sentence.
std::set<int> neededFor(RuleFamily family, const Cause& cause)
{
    std::set<int> needed;
    const auto own
        = [&](Cell cell) { return std::find(cause.cells.begin(), cause.cells.end(), cell) != cause.cells.end(); };
    for (int index = 0; index < kCells; ++index) {
        const Cell cell = Cell::fromIndex(index);
        for (int digit = 0; digit < 9; ++digit) {
            const bool hasDigit = std::find(cause.digits.begin(), cause.digits.end(), digit) != cause.digits.end();
            bool gone = false;
            switch (family) {
            case RuleFamily::NakedSingle: // no other digit in the cell
            case RuleFamily::NakedPair:
                gone = own(cell) && !hasDigit;
                break;
            case RuleFamily::Pointing: // nowhere else in the box
                gone = hasDigit && isIn({HouseKind::Box, cause.box}, cell) && !isIn(cause.house, cell);
                break;
            case RuleFamily::HiddenSingle: // nowhere else in the house
                gone = hasDigit && isIn(cause.house, cell) && !own(cell);
                break;
            case RuleFamily::HiddenPair:
            case RuleFamily::Fish:
            case RuleFamily::Claiming:
            case RuleFamily::Other: // the article has none
                break;
            }
            if (gone)
                needed.insert(Candidate::of(digit, cell).index());
        }
    }
    return needed;
}

} // namespace

class TestProofLines : public QObject
{
    Q_OBJECT

    LoopBackend m_loops;
    Explainer m_explainer{m_loops};

    template <typename Check>
    void forProofs(const QByteArray& puzzle, const Check& check)
    {
        const Recording recording = record(m_loops, gridOf(puzzle.toStdString()), {});
        Random random(11);
        int proven = 0;
        for (int n = 0; n < 40; ++n) {
            const auto candidate = static_cast<std::uint16_t>(randomNumber(random, 0, kCandidates - 1));
            const Position position = recording.endOf(randomNumber(random, 0, recording.passCount()));
            if (const auto proof = prove(m_explainer, recording, candidate, position)) {
                check(recording, *proof, proofLines(recording, *proof));
                if (QTest::currentTestFailed())
                    return;
                proven += proof->steps.empty() ? 0 : 1;
            }
        }
        QVERIFY(proven > 5);
    }

    void puzzles()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::newRow("easy") << QByteArray(kArticleEasy);
        QTest::newRow("hard") << QByteArray(kArticleHard);
        QTest::newRow("no solution") << QByteArray(kNone);
    }

private Q_SLOTS:
    void linesAreTheStepsByFinding_data() { puzzles(); }
    void linesAreTheStepsByFinding()
    {
        QFETCH(QByteArray, puzzle);
        forProofs(puzzle, [](const Recording& recording, const Proof& proof, const ProofLines& lines) {
            int number = 0;
            int line = 0;
            for (const ProofStep& step : proof.steps) {
                const EventKind kind = recording.events()[step.event].kind;
                std::multiset<int> removed;
                std::vector<Cause> seen;
                for (; line < lines.size() && lines[line].event == step.event; ++line) {
                    const ProofLine& current = lines[line];
                    removed.insert(current.removed.begin(), current.removed.end());
                    QVERIFY(!current.removed.empty() && std::is_sorted(current.removed.begin(), current.removed.end()));
                    if (kind != EventKind::Rule) {
                        QVERIFY(current.kind
                            == (kind == EventKind::Push ? ProofLine::Kind::Guess : ProofLine::Kind::Failed));
                        QCOMPARE(current.number, 0);
                        continue;
                    }
                    QVERIFY(current.kind == ProofLine::Kind::Deduction);
                    QCOMPARE(current.number, ++number);
                    QVERIFY(std::find(seen.begin(), seen.end(), current.cause) == seen.end());
                    seen.push_back(current.cause);
                    for (std::size_t i = 0; i < step.removed.size(); ++i)
                        QCOMPARE(step.causes[i] == current.cause,
                            std::binary_search(current.removed.begin(), current.removed.end(), step.removed[i]));
                }
                QVERIFY(removed == std::multiset<int>(step.removed.begin(), step.removed.end()));
            }
            QCOMPARE(line, lines.size());
            QCOMPARE(lines.deductions(), number);
        });
    }

    void premisesAreWhatRemovedWhatItRestsOn_data() { puzzles(); }
    /// And each line counts: without it what follows does not.
    void premisesAreWhatRemovedWhatItRestsOn()
    {
        QFETCH(QByteArray, puzzle);
        forProofs(puzzle, [](const Recording& recording, const Proof& proof, const ProofLines& lines) {
            const auto needed = [&](int line) {
                return neededFor(infoOf(recording.events()[lines[line].event].rule).family, lines[line].cause);
            };
            for (int line = 0; line < lines.size(); ++line) {
                if (lines[line].kind != ProofLine::Kind::Deduction) {
                    QVERIFY(lines[line].premises.empty() && !lines[line].onStart);
                    continue;
                }
                std::set<int> premises;
                bool onStart = false;
                for (const int absence : needed(line)) {
                    int by = line - 1;
                    while (by >= 0
                        && std::find(lines[by].removed.begin(), lines[by].removed.end(), absence)
                            == lines[by].removed.end())
                        --by;
                    if (by >= 0)
                        premises.insert(by);
                    else
                        onStart = true;
                    QVERIFY(by >= 0 || !recording.start().has(Candidate::fromIndex(absence)));
                }
                QVERIFY(lines[line].premises == std::vector<int>(premises.begin(), premises.end()));
                QCOMPARE(lines[line].onStart, onStart);
            }
            const auto holdsWithout = [&](int left) {
                std::set<int> absent;
                for (int line = 0; line < lines.size(); ++line) {
                    bool follows = line != left;
                    if (lines[line].kind == ProofLine::Kind::Deduction) {
                        for (const int absence : needed(line))
                            follows = follows
                                && (absent.count(absence) > 0 || !recording.start().has(Candidate::fromIndex(absence)));
                    }
                    if (follows)
                        absent.insert(lines[line].removed.begin(), lines[line].removed.end());
                }
                return absent.count(proof.candidate) > 0
                    || !recording.start().has(Candidate::fromIndex(proof.candidate));
            };
            QVERIFY(holdsWithout(-1));
            for (int line = 0; line < lines.size(); ++line)
                QVERIFY2(!holdsWithout(line), qPrintable(QString::number(line)));
        });
    }

    void theCurveAgreesWithWhatIsInUse_data() { puzzles(); }
    /// A removed candidate is in use from then on, so absences that come into use later are the ones still to be
    /// removed.
    void theCurveAgreesWithWhatIsInUse()
    {
        QFETCH(QByteArray, puzzle);
        forProofs(puzzle, [](const Recording& recording, const Proof& proof, const ProofLines& lines) {
            QCOMPARE(lines.marksLeft.size(), lines.lines.size() + 1);
            int left = 0;
            for (std::size_t done = proof.steps.size(); done-- > 0;) {
                const auto before = absencesInUse(recording, proof, done);
                for (const std::uint16_t absence : absencesInUse(recording, proof, done + 1))
                    left += std::binary_search(before.begin(), before.end(), absence) ? 0 : 1;
                std::size_t line = 0;
                while (line < lines.lines.size() && lines.lines[line].event != proof.steps[done].event)
                    ++line;
                QCOMPARE(lines.marksLeft[line], left);
            }
            QCOMPARE(lines.marksLeft.back(), 0);
            QVERIFY(std::is_sorted(lines.marksLeft.rbegin(), lines.marksLeft.rend()));
        });
    }

    /// The numbers of the design, which were counted by another program.
    void theArticlesChain()
    {
        const Recording recording = record(m_loops, gridOf(kArticleHard), {});
        const auto candidate = static_cast<std::uint16_t>(Candidate::of(1, Cell{3, 4}).index());
        const auto proof = prove(m_explainer, recording, candidate, {17, 3});
        QVERIFY(proof);
        const ProofLines lines = proofLines(recording, *proof);
        QCOMPARE(lines.deductions(), 58);
        QCOMPARE(proof->givens.size(), std::size_t{18});
        ProofRows rows(recording, lines);
        QVERIFY(rows.isFolded(0));
        QCOMPARE(rows.block(0).pass, 1);
        QCOMPARE(rows.block(0).size(), 42);
        QVERIFY((rows.block(0).findings == std::vector{18, 10, 13, 0, 0, 1, 0, 0, 0}));
        QVERIFY(rows.block(0).onStartOnly);
        // Givens, pass 1, 16 deductions, two guesses, one that failed.
        QCOMPARE(rows.size(), 1 + 1 + 16 + 2 + 1);
        const int pair = rows.size() - 3;
        QCOMPARE(lines[rows[pair].index].number, 56);
        QCOMPARE(lines.marksLeft[static_cast<std::size_t>(rows.linesDone(pair))], 3);
        std::vector<int> from;
        for (const int row : rows.premises(pair))
            from.push_back(rows[row].kind == ProofRow::Kind::Block ? 0 : lines[rows[row].index].number);
        QCOMPARE(from, (std::vector<int>{0, 43, 45, 46, 54, 55}));
    }

    void foldingKeepsWhatRestsOnWhat_data() { puzzles(); }
    void foldingKeepsWhatRestsOnWhat()
    {
        QFETCH(QByteArray, puzzle);
        Random random(5);
        forProofs(puzzle, [&random](const Recording& recording, const Proof&, const ProofLines& lines) {
            ProofRows rows(recording, lines);
            for (int turn = 0; turn < 6; ++turn) {
                if (turn == 4)
                    rows.setAllFolded(true);
                else if (turn == 5)
                    rows.setAllFolded(false);
                else
                    for (int block = 0; block < static_cast<int>(rows.blocks().size()); ++block)
                        rows.setFolded(block, randomNumber(random, 0, 1) == 1);
                QVERIFY(rows[0].kind == ProofRow::Kind::Start);
                QCOMPARE(rows.linesDone(0), 0);
                // Each line is in exactly one row, in its order.
                int next = 0;
                std::set<std::pair<int, int>> expected;
                for (int row = 1; row < rows.size(); ++row) {
                    const bool block = rows[row].kind == ProofRow::Kind::Block;
                    const int first = block ? rows.block(rows[row].index).first : rows[row].index;
                    const int last = block ? rows.block(rows[row].index).last : first;
                    QCOMPARE(first, next);
                    QVERIFY(!block || rows.isFolded(rows[row].index));
                    QCOMPARE(rows.linesDone(row), last + 1);
                    for (int line = first; line <= last; ++line) {
                        QCOMPARE(rows.rowOf(line), row);
                        const int blockIndex = rows.blockOf(line);
                        QCOMPARE(blockIndex >= 0, lines[line].kind == ProofLine::Kind::Deduction);
                        QCOMPARE(blockIndex, rows.blockAt(row));
                        QVERIFY(blockIndex < 0
                            || rows.block(blockIndex).pass == int(recording.events()[lines[line].event].pass));
                    }
                    next = last + 1;
                }
                QCOMPARE(next, lines.size());
                for (int line = 0; line < lines.size(); ++line) {
                    for (const int premise : lines[line].premises) {
                        if (rows.rowOf(premise) != rows.rowOf(line))
                            expected.insert({rows.rowOf(premise), rows.rowOf(line)});
                    }
                }
                std::set<std::pair<int, int>> premises;
                std::set<std::pair<int, int>> users;
                for (int row = 0; row < rows.size(); ++row) {
                    for (const int premise : rows.premises(row)) {
                        QVERIFY(premise < row && premises.insert({premise, row}).second);
                    }
                    for (const int user : rows.users(row))
                        QVERIFY(users.insert({row, user}).second);
                }
                QVERIFY(premises == expected && users == expected);
                for (int block = 0; block < static_cast<int>(rows.blocks().size()); ++block) {
                    QCOMPARE(rows.canFold(block), rows.block(block).size() > 1);
                    QVERIFY(!rows.isFolded(block) || rows.canFold(block));
                    QVERIFY(turn != 5 || !rows.isFolded(block));
                    QVERIFY(turn != 4 || rows.isFolded(block) == rows.canFold(block));
                }
            }
        });
    }

    void nothingToProve()
    {
        const Recording recording = record(m_loops, gridOf(kArticleHard), {});
        // Another digit is given.
        const auto candidate = static_cast<std::uint16_t>(Candidate::of(0, Cell{0, 0}).index());
        const auto proof = prove(m_explainer, recording, candidate, recording.last());
        QVERIFY(proof && proof->steps.empty());
        const ProofLines lines = proofLines(recording, *proof);
        QCOMPARE(lines.size(), 0);
        QCOMPARE(lines.marks(), 0);
        QCOMPARE(ProofRows(recording, lines).size(), 1);
    }
};

CONVOKU_GUILESS_TEST(TestProofLines)
#include "tst_proof_lines.moc"
