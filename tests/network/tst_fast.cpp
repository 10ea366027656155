// SPDX-License-Identifier: MIT
// What the network "fast" sees and guesses, against loops written from its sentences.
#include "solver/network/text/part_layers.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/loop_rules.h"
#include "tests/support/loop_search.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <array>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

std::vector<House> everyHouse()
{
    std::vector<House> houses;
    for (const HouseKind kind : {HouseKind::Row, HouseKind::Column, HouseKind::Box}) {
        for (int index = 0; index < 9; ++index)
            houses.push_back({kind, index});
    }
    return houses;
}

int countIn(const Candidates& board, Cell cell)
{
    int count = 0;
    for (int digit = 0; digit < 9; ++digit)
        count += board.has(Candidate::of(digit, cell)) ? 1 : 0;
    return count;
}

bool lacksADigit(const Candidates& board)
{
    for (const House& house : everyHouse()) {
        for (int digit = 0; digit < 9; ++digit) {
            bool any = false;
            for (const Cell cell : house.cells())
                any = any || board.has(Candidate::of(digit, cell));
            if (!any)
                return true;
        }
    }
    return false;
}

/// The first of the cells with the fewest candidates, but at least 2, around which most is open; and its smallest
/// digit.
std::optional<Candidate> busiest(const Candidates& board)
{
    std::optional<Cell> best;
    std::pair<int, int> bestIs;
    for (int i = 0; i < 81; ++i) {
        const Cell cell = Cell::fromIndex(i);
        const int count = countIn(board, cell);
        if (count < 2)
            continue;
        int around = 0;
        for (int j = 0; j < 81; ++j) {
            const Cell other = Cell::fromIndex(j);
            const int digitCount = countIn(board, other);
            around += other.box() == cell.box() && digitCount >= 2 ? 4 : 0;
            // The cell in which row and column meet counts for both.
            around += other.row == cell.row && digitCount == 2 ? 1 : 0;
            around += other.column == cell.column && digitCount == 2 ? 1 : 0;
        }
        if (!best || std::pair(-count, around) > bestIs) {
            best = cell;
            bestIs = {-count, around};
        }
    }
    if (!best)
        return std::nullopt;
    for (int digit = 0; digit < 9; ++digit) {
        if (board.has(Candidate::of(digit, *best)))
            return Candidate::of(digit, *best);
    }
    return std::nullopt;
}

/// Solutions with some candidates more or less, boards with few candidates, real ones.
std::vector<Candidates> boardsToJudge()
{
    Random random(2100);
    std::vector<Candidates> boards{
        gridOf(kArticleHard).startingCandidates(), gridOf(kArticleEasy).startingCandidates()};
    for (int round = 0; round < cases(150); ++round) {
        Candidates board = randomSolution(random).startingCandidates();
        for (int n = randomNumber(random, 0, 40); n > 0; --n)
            board.add(Candidate::of(randomNumber(random, 0, 8), Cell::fromIndex(randomNumber(random, 0, 80))));
        boards.push_back(board);
        // A digit leaves a house in which each cell keeps another one.
        const House house = everyHouse()[static_cast<std::size_t>(randomNumber(random, 0, 26))];
        const int digit = randomNumber(random, 0, 8);
        for (const Cell cell : house.cells()) {
            board.add(Candidate::of((digit + 1) % 9, cell));
            board.add(Candidate::of((digit + 2) % 9, cell));
            board.remove(Candidate::of(digit, cell));
        }
        boards.push_back(board);
        boards.push_back(randomCandidates(random, kDensities[static_cast<std::size_t>(round) % 8]));
    }
    return boards;
}

} // namespace

class TestFast : public QObject
{
    Q_OBJECT

    ModelPtr m_model = shippedModel("fast");
    LoopBackend m_loops;
    std::unique_ptr<Backend> m_backend = makeTestedBackend();

    /// [board][what is kept], without rules.
    std::vector<Tensor> run(
        Backend& backend, const PassNetwork& pass, const std::vector<Candidates>& boards, std::vector<ValueId> keep)
    {
        std::vector<State> states(boards.size());
        for (std::size_t n = 0; n < boards.size(); ++n)
            states[n].candidates = boards[n];
        return runOnce(backend, pass.network, tensorsOf(states, true), keep);
    }

private Q_SLOTS:
    void itIsThere()
    {
        QVERIFY(m_model);
        std::vector<std::string> ids;
        for (const Model::Rule& rule : m_model->rules)
            ids.push_back(rule.id);
        const std::vector<std::string> expected{"naked_single_row", "naked_single_column", "naked_single_box",
            "pointing_row", "pointing_column", "hidden_single_row", "hidden_single_column", "hidden_single_box",
            "claiming_row", "claiming_column"};
        QVERIFY(ids == expected);
        QVERIFY(m_model->search.has_value());
        QVERIFY(keepsTheStack(**m_model->search, {}));
        QVERIFY(isShipped(m_model));
    }

    void theVerdict()
    {
        const std::vector<Candidates> boards = boardsToJudge();
        const PassNetwork pass = buildPass({{}, true, false, m_model});
        int solved = 0;
        int wrong = 0;
        int missing = 0; // and nothing else is wrong
        for (Backend* backend : std::initializer_list<Backend*>{&m_loops, m_backend.get()}) {
            const auto out = run(*backend, pass, boards, {pass.verdict.solved, pass.verdict.contradiction});
            for (std::size_t n = 0; n < boards.size(); ++n) {
                const LoopVerdict clashes = loopVerdict(boards[n]);
                const bool lacks = lacksADigit(boards[n]);
                QCOMPARE(out[0].data[n] == 1.F, clashes.solved);
                QCOMPARE(out[1].data[n] == 1.F, clashes.contradiction || lacks);
                solved += clashes.solved ? 1 : 0;
                wrong += clashes.contradiction ? 1 : 0;
                missing += lacks && !clashes.contradiction ? 1 : 0;
            }
        }
        QVERIFY(solved > 2);
        QVERIFY(wrong > 20);
        QVERIFY(missing > 20);
    }

    void theGuess()
    {
        std::vector<Candidates> boards;
        for (const Candidates& board : boardsToJudge()) {
            if (!loopVerdict(board).contradiction && !lacksADigit(board) && !loopVerdict(board).solved)
                boards.push_back(board);
        }
        // Boxes and lines of which more is open, or less, so that what is around a cell decides, in all its shares.
        Random random(2101);
        for (int round = 0; round < cases(400); ++round) {
            const Grid one = randomSolution(random);
            const std::array others{randomSolution(random), randomSolution(random)};
            std::array<int, 9> boxes{};
            std::array<int, 9> rows{};
            std::array<int, 9> columns{};
            for (std::size_t i = 0; i < 9; ++i) {
                boxes[i] = randomNumber(random, 0, 9);
                rows[i] = randomNumber(random, 0, 9);
                columns[i] = randomNumber(random, 0, 9);
            }
            Candidates board = one.startingCandidates();
            for (int i = 0; i < 81; ++i) {
                const Cell cell = Cell::fromIndex(i);
                if (randomNumber(random, 0, 9) > boxes[static_cast<std::size_t>(cell.box())])
                    continue;
                board.add(Candidate::of(others[0].digit(cell) - 1, cell));
                if (randomNumber(random, 0, 18)
                    > rows[static_cast<std::size_t>(cell.row)] + columns[static_cast<std::size_t>(cell.column)])
                    board.add(Candidate::of(others[1].digit(cell) - 1, cell));
            }
            if (busiest(board))
                boards.push_back(board);
        }
        const PassNetwork pass = buildPass({{}, true, false, m_model});
        int others = 0; // than the article's
        for (Backend* backend : std::initializer_list<Backend*>{&m_loops, m_backend.get()}) {
            const auto out = run(*backend, pass, boards,
                {pass.search.push, pass.search.next.guess, pass.search.next.candidates, pass.search.next.level});
            for (std::size_t n = 0; n < boards.size(); ++n) {
                const auto expected = busiest(boards[n]);
                QVERIFY(expected);
                QCOMPARE(out[0].data[n], 1.F);
                QCOMPARE(out[3].data[n], 3.F);
                Candidates guessed;
                for (int i = 0; i < 729; ++i) {
                    if (out[1].data[n * 729 + static_cast<std::size_t>(i)] != 0.F)
                        guessed.add(i);
                }
                QCOMPARE(guessed.count(), 1);
                QVERIFY2(guessed.has(*expected), (backend->name() + ", board " + std::to_string(n)).c_str());
                others += loopChoice(boards[n]) != expected ? 1 : 0;
            }
        }
        QVERIFY(others > 40);
    }
};

CONVOKU_GUILESS_TEST(TestFast)
#include "tst_fast.moc"
