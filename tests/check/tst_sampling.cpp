// SPDX-License-Identifier: MIT
// Where there is no proof: boards of runs and boards made by chance.
#include "solver/check/sampling.h"
#include "tests/check/rule_files.h"
#include "tests/support/backtracking.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;
using check::Soundness;

namespace {

const char* const kPuzzles[] = {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9."};

std::vector<StartingGrid> puzzles()
{
    std::vector<StartingGrid> result;
    for (const char* text : kPuzzles) {
        Grid grid;
        for (int i = 0; i < kCells; ++i)
            grid.setDigit(Cell::fromIndex(i), text[i] == '.' ? 0 : text[i] - '0');
        result.emplace_back(grid);
    }
    return result;
}

/// Removes what is not the largest share, of real numbers, of the digits that have the fewest cells.
const char* const kSoftWrong = "rule soft(house: row):\n    \"Soft.\"\n"
                               "    count = count(candidates, over=house)  # places\n"
                               "    near = sigmoid(scaled(count, by=0.5, plus=-1))  # half; between 0 and 1\n"
                               "    best = pick_one(near)  # the largest\n"
                               "    clear = spread(best, over=house)  # there\n"
                               "    cause clear\n"
                               "    return candidates & ~clear  # not; stays\n";
const char* const kSoftRight = "rule soft(house: row):\n    \"Soft.\"\n"
                               "    near = sigmoid(candidates)  # between 0 and 1\n"
                               "    best = pick_one(near)  # the largest\n"
                               "    more = candidates | best  # or it\n"
                               "    cause best\n"
                               "    return candidates & more  # stays\n";

} // namespace

class TestSampling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsSeenOfWhatIsRight_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::newRow("whole") << subsetRule(Side::Naked, 2, 2);
        QTest::newRow("real") << QByteArray(kSoftRight);
    }
    void nothingIsSeenOfWhatIsRight()
    {
        QFETCH(const QByteArray, rule);
        Soundness answer;
        double last = 0;
        check::SampleLimits limits{1000, 300, 300, {}, [&last](double done) { last = done; }};
        check::sample(modelOfRule(rule), RuleId{0}, puzzles(), limits, answer);
        QVERIFY(answer.verdict == Soundness::Verdict::Open);
        QVERIFY(!answer.counterexample);
        QVERIFY(answer.sampledStates >= 2);
        QCOMPARE(answer.sampledBoards, 300);
        QVERIFY(last > 0 && last <= 1);
    }

    void whatIsWrongIsFound_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<bool>("runs");
        QTest::newRow("whole") << subsetRule(Side::Naked, 2, 1) << false;
        QTest::newRow("whole, in runs") << subsetRule(Side::Naked, 2, 1) << true;
        QTest::newRow("real") << QByteArray(kSoftWrong) << false;
    }
    void whatIsWrongIsFound()
    {
        QFETCH(const QByteArray, rule);
        QFETCH(const bool, runs);
        Soundness answer;
        check::SampleLimits limits{runs ? 1000 : 0, runs ? 0 : 1000, 300, {}, {}};
        check::sample(modelOfRule(rule), RuleId{0}, puzzles(), limits, answer);
        QVERIFY(answer.verdict == Soundness::Verdict::Refuted);
        QVERIFY(answer.counterexample);
        QVERIFY(isSolution(answer.counterexample->solution));
        QVERIFY(answer.counterexample->board.has(answer.counterexample->candidate));
        QCOMPARE(answer.counterexample->solution.startingCandidates().without(answer.counterexample->board).count(), 0);
    }

    void itEnds()
    {
        Soundness answer;
        check::sample(articleModel(), RuleId{0}, puzzles(), {1000, 1000, 0, {}, {}}, answer);
        QVERIFY(answer.verdict == Soundness::Verdict::Open);
        QCOMPARE(answer.sampledStates + answer.sampledBoards, 0);
        bool keepRunning = true;
        check::sample(articleModel(), RuleId{0}, {},
            {1000, 10'000'000, 300, [&keepRunning] { return keepRunning; },
                [&keepRunning](double) { keepRunning = false; }},
            answer);
        QVERIFY(answer.sampledBoards > 0 && answer.sampledBoards < 1000);
    }
};

CONVOKU_GUILESS_TEST(TestSampling)
#include "tst_sampling.moc"
