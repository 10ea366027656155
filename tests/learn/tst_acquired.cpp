// SPDX-License-Identifier: MIT
#include "solver/learn/acquired.h"

#include "solver/backend/bitwise/bitwise_backend.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_rules.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// The row of each candidate that can go, by asking the loops one after the other; -1: it is not on the board.
std::vector<int> rowsByLoops(const Candidates& board, const Grid& solution)
{
    std::vector<int> rows(kCandidates, -1);
    for (int index = 0; index < kCandidates; ++index) {
        if (!board.has(index))
            continue;
        rows[static_cast<std::size_t>(index)] = kRuleCount;
        const Candidate candidate = Candidate::fromIndex(index);
        if (solution.digit(Cell{candidate.row, candidate.column}) == candidate.digit + 1)
            rows[static_cast<std::size_t>(index)] = kRuleCount + 1;
    }
    for (int rule = kRuleCount - 1; rule >= 0; --rule) { // so that the first one has the last word
        const Candidates left = loopRule(static_cast<RuleId>(rule), board);
        for (int index = 0; index < kCandidates; ++index) {
            if (board.has(index) && !left.has(index))
                rows[static_cast<std::size_t>(index)] = rule;
        }
    }
    return rows;
}

using Leaves = std::function<Candidates(const Candidates&)>;

RemovalCounts countedByLoops(const std::vector<ExplainedBoard>& boards, const Leaves& leaves)
{
    RemovalCounts counts;
    counts.byRule.resize(kRuleCount);
    for (const ExplainedBoard& board : boards) {
        const std::vector<int> rows = rowsByLoops(board.board, board.solution);
        const Candidates left = leaves(board.board);
        for (int index = 0; index < kCandidates; ++index) {
            const int row = rows[static_cast<std::size_t>(index)];
            if (row < 0 || left.has(index))
                continue;
            (row < kRuleCount           ? counts.byRule[static_cast<std::size_t>(row)]
                    : row == kRuleCount ? counts.unexplained
                                        : counts.unsound)
                += 1;
        }
    }
    return counts;
}

/// The row's hidden single, if a digit counted as one where it has `low` to `high` places in the row.
Candidates hiddenSingle(const Candidates& board, int low, int high)
{
    Candidates left = board;
    for (int row = 0; row < kSide; ++row) {
        for (int column = 0; column < kSide; ++column) {
            Candidates kept;
            for (int digit = 0; digit < kSide; ++digit) {
                int count = 0;
                for (int other = 0; other < kSide; ++other)
                    count += board.has(Candidate{digit, row, other}) ? 1 : 0;
                if (board.has(Candidate{digit, row, column}) && count >= low && count <= high)
                    kept.add(Candidate{digit, row, column});
            }
            for (int digit = 0; digit < kSide && kept.count() > 0; ++digit) {
                if (!kept.has(Candidate{digit, row, column}))
                    left.remove(Candidate{digit, row, column});
            }
        }
    }
    return left;
}

/// All nine weights, and the offset.
std::vector<float> numbers(float weight, float offset)
{
    std::vector<float> result(kSide + 1, weight);
    result.back() = offset;
    return result;
}

AcquiredHistory historyOf(const std::vector<int>& removed)
{
    AcquiredHistory history;
    history.all = {{4}, 4, 4};
    for (std::size_t i = 0; i < removed.size(); ++i) {
        const int count = removed[i];
        history.frames.push_back({static_cast<int>(i) * 100, {{count}, count, count}});
    }
    return history;
}

constexpr int kNever = -1;

} // namespace

class TestAcquired : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereIsEnoughOfEachSort()
    {
        const auto boards = acquiredBoards();
        QCOMPARE(boards->size(), static_cast<std::size_t>(kBoardsOfEach) * (kRuleCount + 1));
        std::vector<int> sorts(kRuleCount + 1); // in front those from which nothing is removed
        std::set<std::pair<int, Candidates::Words>> known;
        for (const ExplainedBoard& board : *boards) {
            int last = -1;
            for (const int row : rowsByLoops(board.board, board.solution))
                last = row < kRuleCount ? std::max(last, row) : last;
            ++sorts[static_cast<std::size_t>(last + 1)];
            const Candidates solved = board.solution.startingCandidates();
            QVERIFY(loopVerdict(solved).solved);
            QCOMPARE(solved.without(board.board).count(), 0);
            QVERIFY(board.board != solved);
            QVERIFY(known.emplace(last, solved.words()).second); // no two of a puzzle
        }
        QCOMPARE(sorts, std::vector<int>(kRuleCount + 1, kBoardsOfEach));
        QCOMPARE(acquiredBoards().get(), boards.get());
    }
    void aSeedMakesTheSameBoards()
    {
        const auto boardsOf = [](const std::vector<ExplainedBoard>& all) {
            std::vector<Candidates> boards;
            for (const ExplainedBoard& board : all)
                boards.push_back(board.board);
            return boards;
        };
        const std::vector<Candidates> once = boardsOf(*acquiredBoards());
        QVERIFY(once == boardsOf(balancedBoards(1)));
        QVERIFY(once != boardsOf(balancedBoards(2)));
    }

    void eachCandidateHasItsWeakestRule()
    {
        for (const ExplainedBoard& board : *acquiredBoards()) {
            const std::vector<int> rows = rowsByLoops(board.board, board.solution);
            for (int index = 0; index < kCandidates; ++index) {
                const int row = rows[static_cast<std::size_t>(index)];
                for (std::size_t rule = 0; rule < kRuleCount; ++rule)
                    QCOMPARE(board.byRule[rule].has(index), row == static_cast<int>(rule));
                QCOMPARE(board.unexplained.has(index), row == kRuleCount);
            }
        }
    }

    /// All candidates, but 1 stands alone in r1c1, so that it goes from the rest of the box, and 2 has one place in row
    /// 1, r1c2, so that all else goes from there: also 1, which two rules remove.
    void aBoardByHand()
    {
        Grid solution;
        for (int row = 0; row < kSide; ++row) {
            for (int column = 0; column < kSide; ++column)
                solution.setDigit(Cell{row, column}, (row * 3 + row / 3 + column) % kSide + 1);
        }
        Candidates board = Candidates::all();
        for (int digit = 1; digit < kSide; ++digit)
            board.remove(Candidate{digit, 0, 0}); // 1 is r1c1's only one
        for (int column = 2; column < kSide; ++column)
            board.remove(Candidate{1, 0, column}); // 2 can go nowhere else in row 1 but r1c2
        const RunState state{board, solution};
        const ExplainedBoard explainedBoard = explained(std::span(&state, 1)).front();
        Candidates singles; // 1 from r1c2 to r3c3
        for (const Cell cell :
            {Cell{0, 1}, Cell{0, 2}, Cell{1, 0}, Cell{1, 1}, Cell{1, 2}, Cell{2, 0}, Cell{2, 1}, Cell{2, 2}})
            singles.add(Candidate{0, cell.row, cell.column});
        QCOMPARE(explainedBoard.byRule[0], singles);
        Candidates hidden; // 3 … 9 from r1c2; its 1 went by the weaker rule
        for (int digit = 2; digit < kSide; ++digit)
            hidden.add(Candidate{digit, 0, 1});
        QCOMPARE(explainedBoard.byRule[static_cast<std::size_t>(article::HiddenSingleRow)], hidden);
        QVERIFY(!explainedBoard.unexplained.has(Candidate{1, 0, 1})); // in the solution
        QVERIFY(explainedBoard.unexplained.has(Candidate{2, 4, 4})); // r5c5 is 9

        Candidates left = board;
        left.remove(Candidate{0, 1, 1}); // a naked single's
        left.remove(Candidate{0, 2, 2}); // and another
        left.remove(Candidate{5, 0, 1}); // a hidden single's
        left.remove(Candidate{1, 0, 1}); // of the solution
        left.remove(Candidate{0, 8, 8}); // it is 8 there, and nothing written finds that
        RemovalCounts expected;
        expected.byRule = {2, 0, 0, 1, 0, 0, 0, 0, 0};
        expected.unexplained = 1;
        expected.unsound = 1;
        QVERIFY(removedOf(std::span(&explainedBoard, 1), std::span(&left, 1)) == expected);
    }

    void countsWhatARuleRemoves_data()
    {
        QTest::addColumn<std::vector<float>>("learned");
        QTest::addColumn<int>("low");
        QTest::addColumn<int>("high");
        QTest::addColumn<bool>("isUnsound");
        QTest::newRow("written") << numbers(1, 0) << 1 << 1 << false;
        QTest::newRow("never") << numbers(0, 0) << 99 << 99 << false;
        // The peak gives 1/2 at 1/2 and at 3/2, which counts as yes: 1 to 3 places.
        QTest::newRow("half") << numbers(0.5F, 0) << 1 << 3 << true;
    }
    void countsWhatARuleRemoves()
    {
        QFETCH(std::vector<float>, learned);
        QFETCH(int, low);
        QFETCH(int, high);
        QFETCH(bool, isUnsound);
        const RemovalTrial trial;
        const RemovalCounts removed = trial.ofRule(countIsOne(articleModel()), learned);
        QVERIFY(removed
            == countedByLoops(trial.boards(), [&](const Candidates& board) { return hiddenSingle(board, low, high); }));
        QCOMPARE(removed.unsound > 0, isUnsound);
    }

    void countsWhatAPassRemoves()
    {
        const RemovalTrial trial;
        const auto backend = makeBitwiseBackend();
        const RemovalCounts removed = trial.ofPass(articleModel(), *backend);
        const auto all = [](Candidates board) {
            for (const ArticleRule& rule : allRules())
                board = loopRule(rule.rule, board);
            return board;
        };
        QVERIFY(removed == countedByLoops(trial.boards(), all));
        // Rules one after the other find more than each alone, but never what is right.
        QVERIFY(removed.unexplained > 0);
        QCOMPARE(removed.unsound, 0);
        const RemovalCounts most = allOf(trial.boards());
        QVERIFY(most == countedByLoops(trial.boards(), [](const Candidates&) { return Candidates(); }));
        for (const int count : most.byRule)
            QVERIFY(count >= kBoardsOfEach);
    }

    void ownHousesAreNotExplained()
    {
        QVERIFY(canBeExplained(*articleModel()));
        QVERIFY(canBeExplained(*shippedModel("houses")));
        QVERIFY(!canBeExplained(*shippedModel("diagonals")));
    }

    void whenARowIsAcquired_data()
    {
        QTest::addColumn<std::vector<int>>("removed"); // of 4, at step 0, 100, 200 …
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("none");
        QTest::newRow("nothing was recorded") << std::vector<int>{} << kNever << kNever;
        QTest::newRow("never") << std::vector<int>{0, 0, 0} << kNever << 0;
        QTest::newRow("from the beginning") << std::vector<int>{4, 4} << 0 << kNever;
        QTest::newRow("half is enough") << std::vector<int>{0, 1, 2, 3} << 200 << kNever;
        QTest::newRow("less is not") << std::vector<int>{0, 1, 1} << kNever << kNever;
        QTest::newRow("lost between") << std::vector<int>{4, 1, 4, 2} << 200 << kNever;
        QTest::newRow("lost at the end") << std::vector<int>{0, 4, 4, 1} << kNever << kNever;
        QTest::newRow("at the end only") << std::vector<int>{0, 0, 4} << 200 << kNever;
        QTest::newRow("given up") << std::vector<int>{4, 0, 1, 0, 0} << kNever << 300;
    }
    void whenARowIsAcquired()
    {
        QFETCH(std::vector<int>, removed);
        QFETCH(int, from);
        QFETCH(int, none);
        const AcquiredHistory history = historyOf(removed);
        QCOMPARE(history.rows(), std::size_t{3});
        for (std::size_t row = 0; row < history.rows(); ++row) {
            QCOMPARE(history.acquiredFrom(row).value_or(kNever), from);
            QCOMPARE(history.noneFrom(row).value_or(kNever), none);
            for (std::size_t frame = 0; frame < removed.size(); ++frame) {
                QCOMPARE(history.count(row, frame), removed[frame]);
                QCOMPARE(history.share(row, frame), removed[frame] / 4.0);
            }
        }
    }
    void nothingToRemoveIsNeverAcquired()
    {
        AcquiredHistory history = historyOf({0, 0});
        history.all.byRule = {0};
        QVERIFY(!history.acquiredFrom(0));
        QCOMPARE(history.share(0, 1), 0.0);
    }
    void aFrameOfAStep()
    {
        const AcquiredHistory history = historyOf({0, 1, 2});
        QCOMPARE(history.frameAt(0).value(), std::size_t{0});
        QCOMPARE(history.frameAt(99).value(), std::size_t{0});
        QCOMPARE(history.frameAt(100).value(), std::size_t{1});
        QCOMPARE(history.frameAt(5000).value(), std::size_t{2});
        QVERIFY(!history.frameAt(-1));
        QVERIFY(!AcquiredHistory().frameAt(3));
    }
};

CONVOKU_APPLESS_TEST(TestAcquired)
#include "tst_acquired.moc"
