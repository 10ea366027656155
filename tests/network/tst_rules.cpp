// SPDX-License-Identifier: MIT
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/loop_rules.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Digits of one cell, all counted from 1 as a person does: cell(4, 7, "12").
struct CellSays
{
    int row;
    int column;
    const char* digits;
};

Candidates with(Candidates candidates, std::initializer_list<CellSays> cells)
{
    for (const CellSays& cell : cells) {
        for (int digit = 0; digit < 9; ++digit) {
            const Candidate candidate{digit, cell.row - 1, cell.column - 1};
            candidates.remove(candidate);
            if (std::string_view(cell.digits).find(static_cast<char>('1' + digit)) != std::string_view::npos)
                candidates.add(candidate);
        }
    }
    return candidates;
}

Candidates without(Candidates candidates, std::initializer_list<CellSays> cells)
{
    for (const CellSays& cell : cells) {
        for (const char* digit = cell.digits; *digit != '\0'; ++digit)
            candidates.remove(Candidate{*digit - '1', cell.row - 1, cell.column - 1});
    }
    return candidates;
}

/// The same board with rows as columns.
Candidates transposed(const Candidates& candidates)
{
    Candidates result;
    for (const std::uint16_t index : candidates.indices()) {
        const Candidate candidate = Candidate::fromIndex(index);
        result.add(Candidate{candidate.digit, candidate.column, candidate.row});
    }
    return result;
}

Candidates throughNetwork(Backend& backend, RuleId rule, const Candidates& candidates)
{
    const Network network = buildRule(rule);
    const Tensor input = tensorOf(std::span(&candidates, 1));
    return candidatesOf(runOnce(backend, network, std::span(&input, 1), network.outputs).front(), 0);
}

} // namespace

Q_DECLARE_METATYPE(convoku::Candidates)

// Each rule, run by two backends, against its sentence.
class TestRules : public QObject
{
    Q_OBJECT

    LoopBackend m_loops;
    std::unique_ptr<Backend> m_backend = makeTestedBackend();

    void handRow(const char* name, RuleId rule, const Candidates& before, std::initializer_list<CellSays> cleared)
    {
        QTest::newRow(name) << static_cast<int>(rule) << before << without(before, cleared);
    }
    /// The row's case and, with rows as columns, the column's.
    void handRows(
        const char* name, RuleId row, RuleId column, const Candidates& before, std::initializer_list<CellSays> cleared)
    {
        const Candidates after = without(before, cleared);
        QTest::addRow("in a row: %s", name) << static_cast<int>(row) << before << after;
        QTest::addRow("in a column: %s", name) << static_cast<int>(column) << transposed(before) << transposed(after);
    }

private Q_SLOTS:
    void byHand_data();
    void byHand()
    {
        QFETCH(int, rule);
        QFETCH(Candidates, before);
        QFETCH(Candidates, after);
        const auto id = static_cast<RuleId>(rule);
        const std::string byLoop = difference(after, loopRule(id, before));
        QVERIFY2(byLoop.empty(), ("the test's own loop: " + byLoop).c_str());
        for (Backend* backend : std::initializer_list<Backend*>{&m_loops, m_backend.get()}) {
            const std::string wrong = difference(after, throughNetwork(*backend, id, before));
            QVERIFY2(wrong.empty(), (backend->name() + ": " + wrong).c_str());
        }
    }

    void aRowPairClearsFourteenCandidates()
    {
        const Candidates before = with(Candidates::all(), {{1, 1, "12"}, {1, 2, "12"}});
        for (const RuleId rule : {article::NakedPairRow, article::NakedPairBox})
            QCOMPARE(before.count() - throughNetwork(*m_backend, rule, before).count(), 14);
        QCOMPARE(throughNetwork(*m_backend, article::NakedPairColumn, before).count(), before.count());
    }

    void anyTensor_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<double>("density");
        for (const ArticleRule& info : allRules()) {
            for (const double density : kDensities)
                QTest::addRow("%s on boards with %g of the candidates", info.id, density)
                    << static_cast<int>(info.rule) << density;
        }
    }
    void anyTensor()
    {
        QFETCH(int, rule);
        QFETCH(double, density);
        const auto id = static_cast<RuleId>(rule);
        Random random(static_cast<unsigned>(100 + rule));
        std::vector<Candidates> boards;
        for (int round = 0; round < cases(150); ++round)
            boards.push_back(randomCandidates(random, density));
        verifyBoards(id, boards);
    }

    void sparseCells_data() { ruleRows(); }
    void sparseCells()
    {
        // Uniform boards hardly ever hold pairs and singles: these have one to three candidates in each cell, from few
        // digits, and now and then an empty cell.
        QFETCH(int, rule);
        Random random(static_cast<unsigned>(200 + rule));
        std::vector<Candidates> boards;
        int fired = 0;
        const int rounds = cases(600);
        for (int round = 0; round < rounds; ++round) {
            const int digits = randomNumber(random, 2, 9);
            const int most = randomNumber(random, 1, 4);
            Candidates board;
            for (int cell = 0; cell < 81; ++cell) {
                for (int n = randomNumber(random, 0, most); n > 0; --n)
                    board.add(Candidate::of(randomNumber(random, 0, digits - 1), Cell::fromIndex(cell)));
            }
            boards.push_back(board);
            fired += loopRule(static_cast<RuleId>(rule), board) == board ? 0 : 1;
        }
        QVERIFY2(fired > rounds / 6, "the boards must be such that the rule has something to do");
        verifyBoards(static_cast<RuleId>(rule), boards);
    }

    void aSolutionSurvives_data() { ruleRows(); }
    void aSolutionSurvives()
    {
        QFETCH(int, rule);
        const auto id = static_cast<RuleId>(rule);
        Random random(static_cast<unsigned>(300 + rule));
        std::vector<Candidates> boards;
        std::vector<Candidates> solutions;
        int fired = 0;
        const int rounds = cases(1000);
        for (int round = 0; round < rounds; ++round) {
            Candidates solution;
            const Grid grid = randomSolution(random);
            for (int cell = 0; cell < 81; ++cell)
                solution.add(Candidate{grid.digit(cell) - 1, cell / 9, cell % 9});
            Candidates board = randomCandidates(random, .01 * randomNumber(random, 0, 40));
            for (const std::uint16_t index : solution.indices())
                board.add(index);
            solutions.push_back(solution);
            boards.push_back(board);
        }
        const Network network = buildRule(id);
        const Tensor input = tensorOf(boards);
        const Tensor after = runOnce(*m_backend, network, std::span(&input, 1), network.outputs).front();
        for (std::size_t n = 0; n < boards.size(); ++n) {
            const Candidates left = candidatesOf(after, static_cast<int>(n));
            QCOMPARE(solutions[n].without(left).count(), 0);
            fired += left == boards[n] ? 0 : 1;
        }
        QVERIFY2(fired > rounds / 10, "the boards must be such that the rule has something to do");
    }

    void verdicts_data()
    {
        QTest::addColumn<Candidates>("board");
        QTest::addColumn<bool>("solved");
        QTest::addColumn<bool>("contradiction");
        const Candidates solution = gridOf(kArticleHardSolution).startingCandidates(); // r1 is 895476132
        QTest::newRow("a full board") << Candidates::all() << false << false;
        QTest::newRow("an empty board") << Candidates() << false << true;
        QTest::newRow("a solution") << solution << true << false;
        QTest::newRow("a solution with one more candidate") << with(solution, {{1, 1, "81"}}) << false << false;
        QTest::newRow("a solution without one cell") << with(solution, {{9, 9, ""}}) << false << true;
        QTest::newRow("a solution with one other digit") << with(solution, {{5, 5, "1"}}) << false << true;
        QTest::newRow("one empty cell in a full board") << with(Candidates::all(), {{3, 7, ""}}) << false << true;
        QTest::newRow("two singles in a row") << with(Candidates::all(), {{2, 1, "4"}, {2, 9, "4"}}) << false << true;
        QTest::newRow("two singles in a column")
            << with(Candidates::all(), {{1, 5, "9"}, {9, 5, "9"}}) << false << true;
        QTest::newRow("two singles in a box") << with(Candidates::all(), {{7, 7, "1"}, {9, 9, "1"}}) << false << true;
        QTest::newRow("two singles in no house")
            << with(Candidates::all(), {{1, 1, "4"}, {5, 5, "4"}}) << false << false;
        QTest::newRow("nine singles of one digit in nine boxes") << with(Candidates::all(),
            {{1, 1, "4"}, {2, 4, "4"}, {3, 7, "4"}, {4, 2, "4"}, {5, 5, "4"}, {6, 8, "4"}, {7, 3, "4"}, {8, 6, "4"},
                {9, 9, "4"}}) << false << false;
        QTest::newRow("a digit without a place is no contradiction yet") << without(Candidates::all(),
            {{1, 1, "5"}, {1, 2, "5"}, {1, 3, "5"}, {1, 4, "5"}, {1, 5, "5"}, {1, 6, "5"}, {1, 7, "5"}, {1, 8, "5"},
                {1, 9, "5"}}) << false << false;
    }
    void verdicts()
    {
        QFETCH(Candidates, board);
        QFETCH(bool, solved);
        QFETCH(bool, contradiction);
        QCOMPARE(loopVerdict(board).solved, solved);
        QCOMPARE(loopVerdict(board).contradiction, contradiction);
        verifyVerdicts({board});
    }

    void verdictsOfAnyTensor_data()
    {
        QTest::addColumn<double>("density");
        for (const double density : kDensities)
            QTest::addRow("boards with %g of the candidates", density) << density;
    }
    void verdictsOfAnyTensor()
    {
        QFETCH(double, density);
        Random random(400);
        std::vector<Candidates> boards;
        for (int round = 0; round < cases(200); ++round)
            boards.push_back(randomCandidates(random, density));
        for (int round = 0; round < cases(200); ++round) {
            // Nearly solved ones: a solution with a few cells changed or widened.
            Candidates board = randomSolution(random).startingCandidates();
            for (int change = randomNumber(random, 0, 3); change > 0; --change) {
                const Candidate candidate = Candidate::fromIndex(randomNumber(random, 0, 728));
                if (randomNumber(random, 0, 1) == 0) {
                    for (int digit = 0; digit < 9; ++digit)
                        board.remove(Candidate::of(digit, candidate.cell()));
                }
                board.add(candidate);
            }
            boards.push_back(board);
        }
        verifyVerdicts(boards);
    }

private:
    static void ruleRows()
    {
        QTest::addColumn<int>("rule");
        for (const ArticleRule& info : allRules())
            QTest::newRow(info.id) << static_cast<int>(info.rule);
    }

    void verifyBoards(RuleId rule, const std::vector<Candidates>& boards)
    {
        const Network network = buildRule(rule);
        const Tensor input = tensorOf(boards);
        for (Backend* backend : std::initializer_list<Backend*>{&m_loops, m_backend.get()}) {
            const Tensor after = runOnce(*backend, network, std::span(&input, 1), network.outputs).front();
            for (std::size_t n = 0; n < boards.size(); ++n) {
                const Candidates left = candidatesOf(after, static_cast<int>(n));
                QCOMPARE(left.without(boards[n]).count(), 0); // rules only clear
                const std::string wrong = difference(loopRule(rule, boards[n]), left);
                QVERIFY2(wrong.empty(), (backend->name() + ", board " + std::to_string(n) + ": " + wrong).c_str());
            }
        }
    }

    void verifyVerdicts(const std::vector<Candidates>& boards)
    {
        const PassNetwork pass = buildPass({{}, false, false});
        const Tensor input = tensorOf(boards);
        for (Backend* backend : std::initializer_list<Backend*>{&m_loops, m_backend.get()}) {
            const std::vector<Tensor> result = runOnce(*backend, pass.network, std::span(&input, 1),
                std::vector{pass.verdict.solved, pass.verdict.contradiction});
            for (std::size_t n = 0; n < boards.size(); ++n) {
                const LoopVerdict expected = loopVerdict(boards[n]);
                QCOMPARE(result[0].data[n], expected.solved ? 1.F : 0.F);
                QCOMPARE(result[1].data[n], expected.contradiction ? 1.F : 0.F);
            }
        }
    }
};

void TestRules::byHand_data()
{
    QTest::addColumn<int>("rule");
    QTest::addColumn<Candidates>("before");
    QTest::addColumn<Candidates>("after");
    const Candidates full = Candidates::all();
    for (const ArticleRule& info : allRules()) {
        QTest::addRow("%s leaves a full board alone", info.id) << static_cast<int>(info.rule) << full << full;
        QTest::addRow("%s leaves an empty board alone", info.id)
            << static_cast<int>(info.rule) << Candidates() << Candidates();
        const Candidates solution = gridOf(kArticleHardSolution).startingCandidates();
        QTest::addRow("%s leaves a solution alone", info.id) << static_cast<int>(info.rule) << solution << solution;
    }

    handRow("a single clears its digit from the rest of its box", article::NakedSingleBox, with(full, {{5, 5, "7"}}),
        {{4, 4, "7"}, {4, 5, "7"}, {4, 6, "7"}, {5, 4, "7"}, {5, 6, "7"}, {6, 4, "7"}, {6, 5, "7"}, {6, 6, "7"}});
    handRow("two singles that clash in a box both stay", article::NakedSingleBox,
        with(full, {{1, 1, "5"}, {2, 2, "5"}}),
        {{1, 2, "5"}, {1, 3, "5"}, {2, 1, "5"}, {2, 3, "5"}, {3, 1, "5"}, {3, 2, "5"}, {3, 3, "5"}});
    handRow("singles of two digits each clear their own", article::NakedSingleBox,
        with(full,
            {{1, 1, "5"}, {1, 2, "6"}, {1, 3, "56"}, {2, 1, "1"}, {2, 2, "2"}, {2, 3, "3"}, {3, 1, "4"}, {3, 2, "7"}}),
        {{1, 3, "56"}, {3, 3, "1234567"}});

    const Candidates pointsAtRow1 = without(
        full, {{2, 1, "7"}, {2, 2, "7"}, {2, 3, "7"}, {3, 1, "7"}, {3, 2, "7"}, {3, 3, "7"}}); // box 1 has 7 in r1 only
    handRows("a box that has a digit in one line clears the rest of the line", article::PointingRow,
        article::PointingColumn, pointsAtRow1,
        {{1, 4, "7"}, {1, 5, "7"}, {1, 6, "7"}, {1, 7, "7"}, {1, 8, "7"}, {1, 9, "7"}});
    handRows("two boxes that point along one line both stay", article::PointingRow, article::PointingColumn,
        without(pointsAtRow1, {{2, 4, "7"}, {2, 5, "7"}, {2, 6, "7"}, {3, 4, "7"}, {3, 5, "7"}, {3, 6, "7"}}),
        {{1, 7, "7"}, {1, 8, "7"}, {1, 9, "7"}});
    handRows("a digit in two lines of a box does not point", article::PointingRow, article::PointingColumn,
        with(full, {{1, 1, "123456"}, {1, 2, "123456"}, {1, 3, "123456"}}), {});
    handRows("a digit that a box lacks does not point", article::PointingRow, article::PointingColumn,
        without(pointsAtRow1, {{1, 1, "7"}, {1, 2, "7"}, {1, 3, "7"}}), {});
    handRows("a single points once its box has given the digit up", article::PointingRow, article::PointingColumn,
        without(with(full, {{5, 5, "3"}}),
            {{4, 4, "3"}, {4, 5, "3"}, {4, 6, "3"}, {5, 4, "3"}, {5, 6, "3"}, {6, 4, "3"}, {6, 5, "3"}, {6, 6, "3"}}),
        {{5, 1, "3"}, {5, 2, "3"}, {5, 3, "3"}, {5, 7, "3"}, {5, 8, "3"}, {5, 9, "3"}});

    const auto onlyIn = [&](const char* digits, int row, int column) {
        Candidates board = full;
        for (int c = 1; c <= 9; ++c) {
            if (c != column)
                board = without(board, {{row, c, digits}});
        }
        return board;
    };
    handRows("the only place for a digit loses all others", article::HiddenSingleRow, article::HiddenSingleColumn,
        onlyIn("4", 3, 8), {{3, 8, "12356789"}});
    handRows("the only place for two digits keeps both", article::HiddenSingleRow, article::HiddenSingleColumn,
        onlyIn("46", 3, 8), {{3, 8, "1235789"}});
    handRows("a digit with two places is not hidden", article::HiddenSingleRow, article::HiddenSingleColumn,
        with(onlyIn("4", 3, 8), {{3, 1, "4"}}), {});
    handRows("a digit with no place changes nothing", article::HiddenSingleRow, article::HiddenSingleColumn,
        without(onlyIn("4", 3, 8), {{3, 8, "4"}}), {});
    const Candidates onlyInBox = without(
        full, {{4, 7, "9"}, {4, 8, "9"}, {4, 9, "9"}, {5, 7, "9"}, {5, 9, "9"}, {6, 7, "9"}, {6, 8, "9"}, {6, 9, "9"}});
    handRow("the only place for a digit in a box loses all others", article::HiddenSingleBox, onlyInBox,
        {{5, 8, "12345678"}});
    handRow("the only place for two digits in a box keeps both", article::HiddenSingleBox,
        without(onlyInBox,
            {{4, 7, "2"}, {4, 8, "2"}, {4, 9, "2"}, {5, 7, "2"}, {5, 9, "2"}, {6, 7, "2"}, {6, 8, "2"}, {6, 9, "2"}}),
        {{5, 8, "1345678"}});

    handRows("a pair clears fourteen candidates", article::NakedPairRow, article::NakedPairColumn,
        with(full, {{1, 1, "12"}, {1, 2, "12"}}),
        {{1, 3, "12"}, {1, 4, "12"}, {1, 5, "12"}, {1, 6, "12"}, {1, 7, "12"}, {1, 8, "12"}, {1, 9, "12"}});
    handRows("three cells with the same pair don't fire", article::NakedPairRow, article::NakedPairColumn,
        with(full, {{1, 1, "12"}, {1, 2, "12"}, {1, 9, "12"}}), {});
    handRows("a pair within larger cells does not fire", article::NakedPairRow, article::NakedPairColumn,
        with(full, {{1, 1, "12"}, {1, 2, "123"}}), {});
    handRows("two cells of two lines are no pair of a line", article::NakedPairRow, article::NakedPairColumn,
        with(full, {{1, 1, "12"}, {2, 2, "12"}}), {});
    handRows("two pairs that share a digit clear each other's", article::NakedPairRow, article::NakedPairColumn,
        with(full, {{6, 1, "12"}, {6, 4, "12"}, {6, 6, "23"}, {6, 9, "23"}}),
        {{6, 1, "2"}, {6, 4, "2"}, {6, 6, "2"}, {6, 9, "2"}, {6, 2, "123"}, {6, 3, "123"}, {6, 5, "123"}, {6, 7, "123"},
            {6, 8, "123"}});
    handRow("a pair clears fourteen candidates of its box", article::NakedPairBox,
        with(full, {{7, 1, "89"}, {9, 3, "89"}}),
        {{7, 2, "89"}, {7, 3, "89"}, {8, 1, "89"}, {8, 2, "89"}, {8, 3, "89"}, {9, 1, "89"}, {9, 2, "89"}});
    handRow("three cells of a box with the same pair don't fire", article::NakedPairBox,
        with(full, {{7, 1, "89"}, {9, 3, "89"}, {8, 2, "89"}}), {});
}

CONVOKU_GUILESS_TEST(TestRules)
#include "tst_rules.moc"
