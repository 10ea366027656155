// SPDX-License-Identifier: MIT
#include "app/document/puzzle_validity.h"
#include "solver/run/batch_solver.h"
#include "tests/support/backtracking.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Waits where the test wants it to, and tells when it is done.
class WaitingEngine final : public BatchEngine
{
public:
    WaitingEngine(QSemaphore& begun, QSemaphore& mayEnd, QSemaphore& ended)
        : m_begun(begun)
        , m_mayEnd(mayEnd)
        , m_ended(ended)
    {
    }

    std::string name() const override { return "waiting"; }
    bool solve(const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
        const std::function<bool()>&) override
    {
        m_begun.release();
        m_mayEnd.acquire();
        const bool done = m_inner.solve(next, options, finished, {});
        m_ended.release();
        return done;
    }

private:
    QSemaphore& m_begun;
    QSemaphore& m_mayEnd;
    QSemaphore& m_ended;
    BackendBatch m_inner{std::make_unique<LoopBackend>()};
};

Uniqueness expected(const StartingGrid& start, std::vector<Grid>& solutions)
{
    solutions = solutionsOf(start.candidates, 2);
    return solutions.empty()    ? Uniqueness::NoSolution
        : solutions.size() == 1 ? Uniqueness::OneSolution
                                : Uniqueness::SeveralSolutions;
}

} // namespace

class TestPuzzleValidity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The network's answer beside plain backtracking's: puzzles with fewer and fewer givens, wrong ones, and starts
    /// that only candidates hold together.
    void asBacktracking_data()
    {
        QTest::addColumn<StartingGrid>("start");
        Random random(21);
        for (int i = 0; i < 24; ++i) {
            Grid grid = randomSolution(random);
            const int holes = 20 + i * 2;
            for (int hole = 0; hole < holes; ++hole)
                grid.setDigit(Cell::fromIndex(randomNumber(random, 0, 80)), 0);
            if (i % 4 == 3) // a digit that is another one
                grid.setDigit(Cell::fromIndex(i), grid.digit(i) % 9 + 1);
            QTest::addRow("givens %d", i) << StartingGrid(grid);
        }
        for (int i = 0; i < 16; ++i) {
            const Grid solution = randomSolution(random);
            Candidates candidates = randomCandidates(random, 0.2);
            for (int cell = 0; cell < kCells; ++cell) {
                if (i % 4 != 3)
                    candidates.add(Candidate::of(solution.digit(cell) - 1, Cell::fromIndex(cell)));
                else if (candidates.countIn(Cell::fromIndex(cell)) == 0)
                    candidates.add(Candidate::of(randomNumber(random, 0, 8), Cell::fromIndex(cell)));
            }
            QTest::addRow("candidates %d", i) << StartingGrid(Grid(), candidates);
        }
        QTest::newRow("article") << StartingGrid(gridOf(kArticleHard));
        QTest::newRow("none") << StartingGrid(gridOf(kNoSolution));
    }

    void asBacktracking()
    {
        QFETCH(StartingGrid, start);
        const auto answer = uniquenessOf(*makeLoopBatch(), start);
        QVERIFY(answer.has_value());
        std::vector<Grid> solutions;
        const Uniqueness wanted = expected(start, solutions);
        m_seen.insert(wanted);
        QVERIFY(answer->uniqueness == wanted);
        QCOMPARE(answer->solutions.size(), solutions.size());
        for (const Grid& solution : answer->solutions) {
            QVERIFY(isSolution(solution));
            for (int cell = 0; cell < kCells; ++cell)
                QVERIFY(start.candidates.has(Candidate::of(solution.digit(cell) - 1, Cell::fromIndex(cell))));
        }
        if (solutions.size() == 2)
            QVERIFY(!(answer->solutions[0] == answer->solutions[1]));
    }

    void allKindsWereSeen() { QCOMPARE(m_seen.size(), std::size_t(3)); }

    void itFollowsThePuzzle()
    {
        PuzzleValidity validity(makeLoopBatch);
        QVERIFY(validity.state() == PuzzleValidity::State::Idle && !validity.answer());
        // Three puzzles one right after the other: only the last one is answered.
        validity.setStart(gridOf(kArticleHard));
        validity.setStart(Grid());
        validity.setStart(gridOf(kArticleEasy));
        QVERIFY(validity.state() == PuzzleValidity::State::Looking && !validity.answer());
        QTRY_VERIFY_WITH_TIMEOUT(validity.state() == PuzzleValidity::State::Known, kLong);
        QVERIFY(validity.answer()->uniqueness == Uniqueness::OneSolution);
        QVERIFY(validity.answer()->solutions.front() == gridOf(kArticleEasySolution));
        // A puzzle that stays the same is not asked again; another one is.
        QSignalSpy changed(&validity, &PuzzleValidity::changed);
        validity.setStart(gridOf(kArticleEasy));
        QCOMPARE(changed.count(), 0);
        Grid wrong = gridOf(kArticleEasy);
        wrong.setDigit({0, 0}, 5); // beside a 5
        validity.setStart(wrong);
        QVERIFY(!validity.answer());
        QTRY_VERIFY_WITH_TIMEOUT(validity.state() == PuzzleValidity::State::Known, kLong);
        QVERIFY(validity.answer()->uniqueness == Uniqueness::NoSolution);
        QCOMPARE(validity.answer()->passes, 0); // seen without the network
        validity.stop();
        QVERIFY(validity.state() == PuzzleValidity::State::Idle && !validity.answer());
    }

    /// The same digits on a board with other houses are another question.
    void itFollowsTheNetwork()
    {
        PuzzleValidity validity(makeLoopBatch);
        validity.setNetwork(articleModel());
        QVERIFY(validity.state() == PuzzleValidity::State::Idle);
        // The diagonal of its only solution has a digit twice.
        validity.setStart(gridOf(kArticleEasySolution));
        QTRY_VERIFY_WITH_TIMEOUT(validity.state() == PuzzleValidity::State::Known, kLong);
        QVERIFY(validity.answer()->uniqueness == Uniqueness::OneSolution);
        QSignalSpy changed(&validity, &PuzzleValidity::changed);
        validity.setNetwork(shippedModel("basic")); // has the same houses
        QCOMPARE(changed.count(), 0);
        validity.setNetwork(shippedModel("diagonals"));
        QVERIFY(validity.state() == PuzzleValidity::State::Looking);
        QTRY_VERIFY_WITH_TIMEOUT(validity.state() == PuzzleValidity::State::Known, kLong);
        QVERIFY(validity.answer()->uniqueness == Uniqueness::NoSolution);
    }

    /// A search that is long pauses, and goes on from there.
    void aLongSearchPauses()
    {
        PuzzleValidity validity(makeLoopBatch);
        using namespace std::chrono_literals;
        validity.setPatience(0ms); // so each time the engine asks
        validity.setStart(gridOf(kArticleHard));
        QTRY_VERIFY_WITH_TIMEOUT(validity.state() == PuzzleValidity::State::Paused, kLong);
        QVERIFY(!validity.answer());
        validity.resume();
        QVERIFY(validity.state() == PuzzleValidity::State::Looking);
        QTRY_VERIFY_WITH_TIMEOUT(
            validity.state() == PuzzleValidity::State::Known || validity.state() == PuzzleValidity::State::Paused,
            kLong);
        int pauses = 1;
        while (validity.state() == PuzzleValidity::State::Paused) {
            ++pauses;
            validity.resume();
            QTRY_VERIFY_WITH_TIMEOUT(validity.state() != PuzzleValidity::State::Looking, kLong);
        }
        QVERIFY(pauses > 20); // 25 passes to its solution alone, and this engine asks before each
        QVERIFY(validity.answer()->uniqueness == Uniqueness::OneSolution);
        // Another puzzle ends a pause, and so does the end of the object.
        validity.setStart(gridOf(kNoSolution));
        QTRY_VERIFY_WITH_TIMEOUT(validity.state() == PuzzleValidity::State::Paused, kLong);
        validity.setPatience(1h);
        validity.setStart(gridOf(kArticleEasy));
        QTRY_VERIFY_WITH_TIMEOUT(validity.state() == PuzzleValidity::State::Known, kLong);
        validity.setPatience(0ms);
        validity.setStart(gridOf(kNoSolution));
        QTRY_VERIFY_WITH_TIMEOUT(validity.state() == PuzzleValidity::State::Paused, kLong);
    }

    /// An answer that is on its way when the puzzle changes is dropped.
    void aLateAnswerIsDropped()
    {
        QSemaphore begun;
        QSemaphore mayEnd;
        QSemaphore ended;
        PuzzleValidity validity([&] { return std::make_unique<WaitingEngine>(begun, mayEnd, ended); });
        validity.setStart(gridOf(kArticleEasy));
        while (!begun.tryAcquire())
            QCoreApplication::processEvents();
        mayEnd.release(100);
        ended.acquire();
        QThread::msleep(50); // it hands the answer over right after that
        validity.setStart(Grid());
        QCoreApplication::processEvents();
        QVERIFY(validity.state() == PuzzleValidity::State::Looking && !validity.answer());
        QTRY_VERIFY_WITH_TIMEOUT(validity.state() == PuzzleValidity::State::Known, kLong);
        QVERIFY(validity.answer()->uniqueness == Uniqueness::SeveralSolutions);
    }

    void aFailureIsTold()
    {
        PuzzleValidity validity([]() -> std::unique_ptr<BatchEngine> { throw std::runtime_error("no backend"); });
        const QSignalSpy failed(&validity, &PuzzleValidity::failed);
        validity.setStart(gridOf(kArticleEasy));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kLong);
        QVERIFY(validity.state() == PuzzleValidity::State::Idle);
    }

private:
    std::set<Uniqueness> m_seen;
};

CONVOKU_TEST(TestPuzzleValidity)
#include "tst_puzzle_validity.moc"
