// SPDX-License-Identifier: MIT
// Blind searches beside networks: which grids are their positions, what is said of them, and that they come and go.
#include "app/document/searched_run.h"
#include "app/document/side_by_side.h"
#include "app/wording/language.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace convoku;
using namespace convoku::testing;

Q_DECLARE_METATYPE(convoku::BlindMethod)

namespace {

BackendFactory bitwise()
{
    return [] { return makeBitwiseBackend(); };
}

BlindSettings settingsOf(BlindMethod method, std::uint64_t trials, std::uint64_t seed = 1)
{
    BlindSettings settings = BlindSettings::of(method);
    settings.trials = trials;
    settings.seed = seed;
    return settings;
}

bool allEnded(const SideBySide& runs)
{
    return static_cast<int>(runs.runs().size()) == runs.count()
        && std::ranges::none_of(runs.runs(), [](const auto& run) { return run->isRunning(); });
}

/// Digits that rows, columns and boxes lack.
int costOf(const Grid& grid)
{
    std::array<std::set<int>, 27> seen;
    for (std::size_t row = 0; row < 9; ++row) {
        for (std::size_t column = 0; column < 9; ++column) {
            const int digit = grid.digit(static_cast<int>(row * 9 + column));
            for (const std::size_t house : {row, 9 + column, 18 + row / 3 * 3 + column / 3})
                seen[house].insert(digit);
        }
    }
    int cost = 0;
    for (const std::set<int>& house : seen)
        cost += 9 - static_cast<int>(house.size());
    return cost;
}

/// Numbers and grids of trials that cost less than all before them, and how many trials were made.
struct Improvements
{
    std::vector<std::pair<std::uint64_t, Grid>> grids;
    std::uint64_t made = 0;
};
Improvements improvementsOf(const char* puzzle, const BlindSettings& settings)
{
    const auto engine = makeBlindEngine(gridOf(puzzle), settings);
    Improvements found;
    int least = 1000;
    while (found.made < settings.trials && least > 0) {
        const Grid grid = engine->next().grid;
        ++found.made;
        if (const int cost = costOf(grid); cost < least) {
            least = cost;
            found.grids.emplace_back(found.made, grid);
        }
    }
    return found;
}

} // namespace

class TestSearchedRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void aPositionIsABetterGrid_data()
    {
        QTest::addColumn<BlindMethod>("method");
        QTest::addColumn<int>("trials");
        QTest::addColumn<bool>("solves");
        QTest::newRow("TPE") << BlindMethod::Tpe << 60 << false;
        QTest::newRow("free cells") << BlindMethod::Anneal << 3000 << false;
        QTest::newRow("swaps") << BlindMethod::Swaps << 3000 << false;
        QTest::newRow("swaps, to the end") << BlindMethod::Swaps << 3'000'000 << true;
    }

    void aPositionIsABetterGrid()
    {
        QFETCH(const BlindMethod, method);
        QFETCH(const int, trials);
        QFETCH(const bool, solves);
        const BlindSettings settings = settingsOf(method, static_cast<std::uint64_t>(trials));
        const Improvements expected = improvementsOf(kArticleEasy, settings);
        const Grid puzzle = gridOf(kArticleEasy);
        const Grid solution = gridOf(kArticleEasySolution);
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        runs.setBlind(1, QStringLiteral("searched"), settings);
        session.open(puzzle, {});
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs) && runs.solution(), kLong);
        const ComparedRun& run = *runs.runs()[1];
        QCOMPARE(run.name(), QStringLiteral("searched"));
        QCOMPARE(run.count(), static_cast<int>(expected.grids.size()) + 1);
        QCOMPARE(run.overview().passCount(), run.count() - 1); // the lanes' axis
        QCOMPARE(run.costs().size(), expected.grids.size() + 1);
        QCOMPARE(run.sentenceAt(0), testing::sentence("session.searched.start"));
        QCOMPARE(run.candidatesAt(0), puzzle.startingCandidates());
        QVERIFY(run.isLegalAt(0));
        QVERIFY(marksOf(runs.runs(), 1, 0, runs.solution()).isEmpty());
        for (int position = 1; position < run.count(); ++position) {
            const auto& [number, grid] = expected.grids[static_cast<std::size_t>(position) - 1];
            const int cost = costOf(grid);
            QCOMPARE(Grid::fromDecided(run.candidatesAt(position)), grid);
            QCOMPARE(run.costs()[static_cast<std::size_t>(position)], cost);
            QCOMPARE(run.sentenceAt(position),
                testing::sentence("session.searched.trial",
                    {QLocale().toString(qulonglong(number)), QLocale().toString(qulonglong(expected.made)),
                        QString::number(cost)}));
            QCOMPARE(run.isLegalAt(position), cost == 0);
            const BoardScene scene = run.sceneAt(position);
            QCOMPARE(scene.givens, puzzle);
            const ComparedMarks marks = marksOf(runs.runs(), 1, position, runs.solution());
            for (int cell = 0; cell < kCells; ++cell) {
                const Cell at = Cell::fromIndex(cell);
                QCOMPARE(std::ranges::count(marks.wrong, at), grid.digit(cell) == solution.digit(cell) ? 0 : 1);
                bool clashes = false;
                for (int other = 0; other < kCells; ++other) {
                    const Cell peer = Cell::fromIndex(other);
                    clashes = clashes
                        || (other != cell && grid.digit(cell) == grid.digit(other)
                            && (peer.row == at.row || peer.column == at.column || peer.box() == at.box()));
                }
                QCOMPARE(std::ranges::count(scene.clashingCells, at), clashes ? 1 : 0);
            }
            // Whole grids are not compared candidate by candidate, on neither board.
            QVERIFY(marks.lost.empty() && marks.onlyHereRemoved.empty() && marks.onlyHereThere.empty());
            QVERIFY(marksOf(runs.runs(), 0, position, runs.solution()).isEmpty());
        }
        // Behind its end it stays there.
        QCOMPARE(run.sentenceAt(run.count() + 5), run.sentenceAt(run.count() - 1));
        const int left = costOf(expected.grids.back().second);
        QCOMPARE(left == 0, solves);
        QCOMPARE(run.verdict().state, solves ? VerdictState::Solved : VerdictState::Stalled);
        QCOMPARE(run.verdict().text,
            solves ? testing::sentence("session.searched.solved")
                   : testing::sentence("session.searched.ended", {QString::number(left)}));
        QVERIFY(run.verdict().detail.contains(testing::sentence("session.searched.end_part")));
        QVERIFY(!runs.firstDifference() && !runs.firstMistake());
        QVERIFY(
            ComparedWording::position(runs.runs(), 2)
                .startsWith(testing::sentence("session.searched.position_start", {QStringLiteral("2"), QString()})));
    }

    /// Beside a search two networks are compared as if it were not there.
    void networksAreComparedAmongEachOther()
    {
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        session.open(gridOf(kArticleHard), {});
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs) && runs.solution(), kLong);
        const ComparedRuns two = runs.runs();
        const auto parted = runs.firstDifference();
        QVERIFY(parted && !runs.firstMistake());
        runs.addBlind(QStringLiteral("blind"), settingsOf(BlindMethod::Tpe, 30));
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        bool any = false;
        for (int position = 0; position < positionsOf(two); ++position) {
            for (const std::size_t which : {0U, 1U}) {
                const ComparedMarks marks = marksOf(two, which, position, runs.solution());
                QVERIFY(marksOf(runs.runs(), which, position, runs.solution()) == marks);
                any = any || !marks.isEmpty();
            }
        }
        QVERIFY(any);
        QCOMPARE(runs.firstDifference(), parted);
        QVERIFY(!runs.firstMistake());
    }

    /// Removing a search that still runs does not wait for its end.
    void searchesComeAndGo()
    {
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        session.open(gridOf(kArticleHard), {});
        const BlindSettings endless = [] {
            BlindSettings settings = settingsOf(BlindMethod::Random, BlindSettings::kMostTrials);
            return settings;
        }();
        runs.addBlind(QStringLiteral("endless"), endless);
        QCOMPARE(runs.blindOf(2), std::optional(endless));
        QVERIFY(!runs.networkOf(2) && !runs.blindOf(0));
        QTest::qWait(300);
        QVERIFY(!runs.runOf(2)); // nobody looks
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(runs.runOf(2) && runs.runs()[*runs.runOf(2)]->count() > 2, kLong);
        QVERIFY(runs.runs()[*runs.runOf(2)]->isRunning());
        QCOMPARE(runs.runs()[*runs.runOf(2)]->verdict().text, testing::sentence("session.searched.running"));
        // A name is no reason to begin again.
        const int before = runs.runs()[*runs.runOf(2)]->count();
        runs.rename(2, QStringLiteral("other"));
        QVERIFY(runs.runs()[*runs.runOf(2)]->count() >= before);
        QCOMPARE(runs.runs()[*runs.runOf(2)]->name(), QStringLiteral("other"));
        // Another puzzle: nothing of the old one.
        session.open(gridOf(kArticleEasy), {});
        QTRY_VERIFY_WITH_TIMEOUT(runs.runOf(2) && runs.runs()[*runs.runOf(2)]->count() > 2, kLong);
        for (int position = 0; position < 3; ++position)
            QCOMPARE(runs.runs()[*runs.runOf(2)]->sceneAt(position).givens, gridOf(kArticleEasy));
        // Another one in its place, a network in its place, and gone.
        runs.setBlind(2, QStringLiteral("short"), settingsOf(BlindMethod::Tpe, 20, 7));
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QCOMPARE(runs.runs()[2]->count(),
            static_cast<int>(improvementsOf(kArticleEasy, settingsOf(BlindMethod::Tpe, 20, 7)).grids.size()) + 1);
        runs.setBlind(2, QStringLiteral("endless"), endless);
        runs.setNetwork(2, QStringLiteral("fast"), fastModel());
        QVERIFY(!runs.blindOf(2));
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QVERIFY(runs.runs()[2]->removes());
        runs.setBlind(2, QStringLiteral("endless"), endless);
        QElapsedTimer clock;
        clock.start();
        runs.remove(2);
        QVERIFY(clock.elapsed() < 1000);
        QCOMPARE(runs.count(), 2);
    }

    void asOneBoardThereAreOnlyNetworks()
    {
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        runs.setTogether(true);
        session.open(gridOf(kArticleEasy), {});
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QVERIFY(runs.isTogether() && runs.canBeTogether());
        runs.setBlind(0, QStringLiteral("blind"), settingsOf(BlindMethod::Tpe, 20));
        QVERIFY(!runs.canBeTogether());
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QVERIFY(!runs.isTogether() && runs.isTogetherRequested());
        runs.setNetwork(0, QStringLiteral("article"), articleModel());
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QVERIFY(runs.isTogether());
    }

    /// A cost says nothing about diagonals.
    void otherHousesAreRefused()
    {
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        runs.setBlind(1, QStringLiteral("blind"), settingsOf(BlindMethod::Tpe, 20));
        session.open(gridOf(kArticleEasy), {});
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QVERIFY(runs.troubleOf(1).isEmpty());
        const RunOptions usual = session.options();
        RunOptions options = usual;
        options.pass.model = shippedModel("diagonals");
        options.pass.rules = options.pass.model->everyRule();
        session.setOptions(options);
        QVERIFY(!runs.runOf(1) && runs.runOf(0));
        QVERIFY2(runs.troubleOf(1).contains(testing::sentence("session.searched.houses_part")),
            qPrintable(runs.troubleOf(1)));
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(runs.runs().size() == 1 && !runs.runs()[0]->isRunning(), kLong);
        QVERIFY(!runs.runOf(1));
        session.setOptions(usual);
        QVERIFY(runs.troubleOf(1).isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
    }
};

CONVOKU_GUILESS_TEST(TestSearchedRun)
#include "tst_searched_run.moc"
