// SPDX-License-Identifier: MIT
// Accuracies of a network on puzzles, against a network that is run by plain loops and sums over lists.
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/generate/holes.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/evaluation.h"
#include "tests/run/filling_network.h"
#include "tests/support/foreign_network.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

PassOptions optionsOf(const ModelPtr& model, bool search)
{
    return {.rules = model->everyRule(), .search = search, .model = model};
}

} // namespace

class TestEvaluation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// By number of givens; in one shot the digits in cells with givens are the network's, too.
    void evaluated()
    {
        struct Right
        {
            int cells = 0;
            int open = 0;
        };
        std::vector<LabelledPuzzle> all;
        std::vector<Right> shot;
        std::vector<Right> end;
        for (const auto& [text, solved] :
            {std::pair(kArticleEasy, kArticleEasySolution), std::pair(kArticleHard, kArticleHardSolution)}) {
            const Grid givens = gridOf(text);
            const Grid solution = gridOf(solved);
            all.push_back({StartingGrid(givens), solution});
            Grid once;
            for (int cell = 0; cell < kCells; ++cell)
                once.setDigit(Cell::fromIndex(cell), rarest(givens, cell / kSide).first);
            const auto rightOf = [&](const Grid& grid) {
                Right right{0, rightCells(givens, grid, solution)};
                for (int cell = 0; cell < kCells; ++cell)
                    right.cells += grid.digit(cell) == solution.digit(cell) ? 1 : 0;
                return right;
            };
            shot.push_back(rightOf(once));
            end.push_back(rightOf(filledByLoops(givens)));
        }
        const PassOptions options = optionsOf(modelIn(kFills), false);
        BitwiseBatch engine;
        BackendBatch other(makeScalarBackend());
        for (BatchEngine* which : {static_cast<BatchEngine*>(&engine), static_cast<BatchEngine*>(&other)}) {
            Evaluation evaluation;
            QVERIFY(evaluate(evaluation, *which, options, all));
            const auto isShare = [](double share, int right, int of) { return std::abs(share * of - right) < 1e-9; };
            int openCells = 0;
            for (std::size_t i = 0; i < all.size(); ++i) {
                const int givens = all[i].start.givens.givenCount();
                const int open = kCells - givens;
                openCells += open;
                const Evaluated& withGivens = evaluation.byGivens.at(static_cast<std::size_t>(givens));
                QCOMPARE(withGivens.oneShot.puzzles(), std::uint64_t{1});
                QVERIFY(isShare(withGivens.oneShot.accuracy1().share, shot[i].cells, kCells));
                QVERIFY(isShare(withGivens.oneShot.accuracy2().share, shot[i].open, open));
                QVERIFY(isShare(withGivens.atTheEnd.accuracy1().share, end[i].cells, kCells));
                QVERIFY(isShare(withGivens.atTheEnd.accuracy2().share, end[i].open, open));
                QCOMPARE(withGivens.atTheEnd.accuracy3().share, 0.);
            }
            QCOMPARE(evaluation.all.atTheEnd.openCells(), static_cast<std::uint64_t>(openCells));
            QVERIFY(isShare(evaluation.all.oneShot.accuracy2().share, shot[0].open + shot[1].open, openCells));
            QVERIFY(isShare(evaluation.all.oneShot.accuracy1().share, shot[0].cells + shot[1].cells, 2 * kCells));
        }
        // A written network has no answer in one shot, and solves the easy one.
        Evaluation evaluation;
        QVERIFY(evaluate(evaluation, engine, optionsOf(articleModel(), false), std::span(all).first(1)));
        QCOMPARE(evaluation.all.oneShot.puzzles(), std::uint64_t{0});
        QCOMPARE(evaluation.all.atTheEnd.accuracy3().share, 1.);
        QCOMPARE(evaluation.all.atTheEnd.accuracy1().interval.low, wilsonInterval(1, 1).low);
        QVERIFY_THROWS_EXCEPTION(Error, evaluate(evaluation, engine, optionsOf(articleModel(), true), all));
        ReportLimits limits;
        limits.keepRunning = [] { return false; };
        QVERIFY(!evaluate(evaluation, engine, options, all, limits));
    }

    /// Shares and the intervals of ratios against loops over lists; a given that is wrong counts as a wrong cell.
    void accuracies()
    {
        RandomNumbers random(5);
        const Grid solution = gridOf(kArticleHardSolution);
        Accuracy accuracy;
        std::vector<std::array<double, 3>> puzzles; // right cells, right open ones, open cells
        int whole = 0;
        for (int i = 0; i < 40; ++i) {
            const int givens = random.between(20, 80);
            const Grid puzzle = withHoles(solution, givens, random);
            Grid answer = solution;
            const int wrong = i % 4 == 0 ? 0 : random.between(1, 60);
            for (int n = 0; n < wrong; ++n)
                answer.setDigit(Cell::fromIndex(static_cast<int>(random.below(kCells))), random.between(0, 9));
            std::array<double, 3> counts{0, 0, static_cast<double>(kCells - givens)};
            for (int cell = 0; cell < kCells; ++cell) {
                const bool right = answer.digit(cell) == solution.digit(cell);
                counts[0] += right ? 1 : 0;
                counts[1] += right && puzzle.digit(cell) == 0 ? 1 : 0;
            }
            whole += counts[0] == kCells ? 1 : 0;
            puzzles.push_back(counts);
            accuracy.add(puzzle, answer, solution);
        }
        const auto compare = [&puzzles](const Accuracy::Measure& measure, auto rightOf, auto allOf) {
            double right = 0;
            double all = 0;
            for (const auto& counts : puzzles) {
                right += rightOf(counts);
                all += allOf(counts);
            }
            const double share = right / all;
            double squares = 0;
            for (const auto& counts : puzzles) {
                const double rest = rightOf(counts) - share * allOf(counts);
                squares += rest * rest;
            }
            const auto n = static_cast<double>(puzzles.size());
            const double reach = 1.959963984540054 * std::sqrt(n * squares / (n - 1)) / all;
            QVERIFY(std::abs(measure.share - share) < 1e-9);
            QVERIFY(std::abs(measure.interval.low - (share - reach)) < 1e-9);
            QVERIFY(std::abs(measure.interval.high - std::min(1., share + reach)) < 1e-9);
        };
        using Counts = const std::array<double, 3>&;
        compare(
            accuracy.accuracy1(), [](Counts of) { return of[0]; }, [](Counts) { return 81.; });
        compare(
            accuracy.accuracy2(), [](Counts of) { return of[1]; }, [](Counts of) { return of[2]; });
        QVERIFY(std::abs(accuracy.accuracy3().share - whole / 40.) < 1e-12);
        QCOMPARE(accuracy.accuracy3().interval.low, wilsonInterval(static_cast<std::uint64_t>(whole), 40).low);
        QVERIFY(isLabelOf(gridOf(kArticleHard), solution));
        QVERIFY(!isLabelOf(gridOf(kArticleEasy), solution));
        QVERIFY(!isLabelOf(gridOf(kArticleHard), gridOf(kArticleHard)));
        QVERIFY(!isLabelOf(gridOf(kArticleHard), std::nullopt));
    }
};

CONVOKU_APPLESS_TEST(TestEvaluation)
#include "tst_evaluation.moc"
