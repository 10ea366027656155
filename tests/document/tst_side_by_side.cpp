// SPDX-License-Identifier: MIT
// Several networks on one puzzle: their runs, the position that they share, and what sets their boards apart.
#include "app/document/report_job.h"
#include "app/document/side_by_side.h"
#include "app/wording/language.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/backtracking.h"
#include "tests/support/careless_network.h"
#include "tests/support/foreign_network.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

BackendFactory bitwise()
{
    return [] { return makeBitwiseBackend(); };
}

/// A run of the model by itself.
Recording runOf(const ModelPtr& model, const char* puzzle)
{
    const auto backend = makeBitwiseBackend();
    RunOptions options;
    options.pass.model = model;
    options.pass.rules = model->everyRule();
    options.pass.search = model->search.has_value();
    return record(*backend, StartingGrid(gridOf(puzzle)), options);
}

bool allEnded(const SideBySide& runs)
{
    return static_cast<int>(runs.runs().size()) == runs.count()
        && std::ranges::none_of(runs.runs(), [](const auto& run) { return run->isRunning(); });
}

} // namespace

class TestSideBySide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void runsAllOfThemWhileSomebodyLooks()
    {
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        QCOMPARE(runs.count(), 2);
        session.open(gridOf(kArticleHard), {});
        QVERIFY(runs.runs().empty());
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QCOMPARE(runs.runs()[0]->count(), runOf(articleModel(), kArticleHard).passCount() + 1);
        QCOMPARE(runs.runs()[1]->count(), runOf(fastModel(), kArticleHard).passCount() + 1);
        QTRY_VERIFY_WITH_TIMEOUT(runs.solution(), kLong);
        QCOMPARE(*runs.solution(), gridOf(kArticleHardSolution));
        // Another puzzle, with nothing of the old one.
        runs.goTo(3);
        session.open(gridOf(kArticleEasy), {});
        QCOMPARE(runs.position(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(runs.solution(), kLong);
        QCOMPARE(*runs.solution(), gridOf(kArticleEasySolution));
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QCOMPARE(runs.runs()[0]->count(), runOf(articleModel(), kArticleEasy).passCount() + 1);
        // One with several solutions has none to compare with.
        session.open(Grid(), {});
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QTest::qWait(300);
        QVERIFY(!runs.solution());
    }

    /// The place follows the session also if that moved while nobody looked.
    void followsAfterwards()
    {
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        session.open(gridOf(kArticleHard), {});
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs) && !session.isRunning(), kLong);
        runs.goTo(3);
        QCOMPARE(session.position(), session.recording()->endOf(3));
        runs.setWatched(this, false);
        session.goTo(session.recording()->endOf(7));
        runs.setWatched(this, true);
        QCOMPARE(runs.position(), 7);
        // Boards of networks are alike where these have removed the same.
        for (int position = 0; position <= runs.last(); ++position) {
            runs.goTo(position);
            QCOMPARE(
                *runs.areAlike(), runs.runs()[0]->candidatesAt(position) == runs.runs()[1]->candidatesAt(position));
        }
        // A longer run stays where it was.
        runs.addNetwork(QStringLiteral("basic"), shippedModel("basic"));
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        const int behind = session.recording()->passCount() + 5;
        QVERIFY(behind < runs.last());
        runs.goTo(behind);
        runs.setWatched(this, false);
        runs.setWatched(this, true);
        QCOMPARE(runs.position(), behind);
    }

    /// Runs that are stopped keep the passes that they have.
    void runsAreStopped()
    {
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        session.open(gridOf(kArticleHard), {});
        BlindSettings endless = BlindSettings::of(BlindMethod::Random);
        endless.trials = BlindSettings::kMostTrials;
        runs.addBlind(QStringLiteral("endless"), endless);
        QVERIFY(!runs.isRunning());
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(runs.runs().size() == 3 && runs.runs().back()->count() > 1, kLong);
        QVERIFY(runs.isRunning());
        runs.stopRuns();
        QTRY_VERIFY_WITH_TIMEOUT(!runs.isRunning(), kLong);
        QCOMPARE(runs.runs().size(), std::size_t{3});
        QVERIFY(runs.runs().back()->count() > 1);
    }

    void onePositionForAll()
    {
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        session.open(gridOf(kArticleHard), {});
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        const Recording article = runOf(articleModel(), kArticleHard);
        const Recording fast = runOf(fastModel(), kArticleHard);
        QCOMPARE(runs.last(), std::max(article.passCount(), fast.passCount()));
        QSignalSpy moved(&runs, &SideBySide::positionChanged);
        for (int position = 0; position <= runs.last(); ++position) {
            runs.goTo(position);
            QCOMPARE(runs.position(), position);
            // One that is over stays as it ended.
            QCOMPARE(runs.runs()[0]->candidatesAt(position),
                article.stateAt(article.endOf(std::min(position, article.passCount()))).candidates);
            QCOMPARE(runs.runs()[1]->candidatesAt(position),
                fast.stateAt(fast.endOf(std::min(position, fast.passCount()))).candidates);
        }
        QCOMPARE(moved.count(), qsizetype{runs.last()});
        runs.goTo(runs.last() + 5);
        QCOMPARE(runs.position(), runs.last());
        runs.step(-1);
        QCOMPARE(runs.position(), runs.last() - 1);
        runs.goTo(-3);
        QCOMPARE(runs.position(), 0);
        runs.goTo(runs.last() - 1);
        runs.setPlaying(true);
        QTRY_VERIFY_WITH_TIMEOUT(!runs.isPlaying(), kLong); // it stops at the end
        QCOMPARE(runs.position(), runs.last());
        runs.setPlaying(true);
        QCOMPARE(runs.position(), 0);
        runs.setPlaying(false);
    }

    /// Each candidate once more, by a loop.
    void whatSetsBoardsApart()
    {
        const Recording recordings[] = {runOf(articleModel(), kArticleHard), runOf(fastModel(), kArticleHard),
            runOf(shippedModel("basic"), kArticleHard)};
        ComparedRuns runs;
        for (const Recording& recording : recordings)
            runs.push_back(std::make_shared<RecordedRun>(QStringLiteral("run"), recording, false));
        bool anyGone = false;
        for (const int position : {0, 1, 5, 12, 20}) {
            for (std::size_t which = 0; which < runs.size(); ++which) {
                const ComparedMarks marks = marksOf(runs, which, position, std::nullopt);
                QVERIFY(marks.lost.empty() && marks.wrong.empty());
                for (int i = 0; i < kCandidates; ++i) {
                    int others = 0;
                    bool here = false;
                    for (std::size_t run = 0; run < runs.size(); ++run) {
                        const Recording& runRecording = recordings[run];
                        const bool has
                            = runRecording.stateAt(runRecording.endOf(std::min(position, runRecording.passCount())))
                                  .candidates.has(i);
                        if (run == which)
                            here = has;
                        else
                            others += has ? 1 : 0;
                    }
                    const auto index = static_cast<std::uint16_t>(i);
                    QCOMPARE(std::ranges::count(marks.onlyHereRemoved, index), here || others < 2 ? 0 : 1);
                    QCOMPARE(std::ranges::count(marks.onlyHereThere, index), here && others == 0 ? 1 : 0);
                    anyGone = anyGone || (!here && others == 2);
                }
            }
        }
        QVERIFY(anyGone);
    }

    /// A guess that is wrong removes the solution's candidates too, but they come back.
    void soundNetworksLoseNothing()
    {
        const Grid solution = gridOf(kArticleHardSolution);
        for (const ModelPtr& model : {articleModel(), fastModel()}) {
            const Recording recording = runOf(model, kArticleHard);
            const ComparedRuns runs{std::make_shared<RecordedRun>(QStringLiteral("run"), recording, false)};
            bool awayForAWhile = false;
            for (int position = 0; position <= recording.passCount(); ++position) {
                const ComparedMarks marks = marksOf(runs, 0, position, solution);
                QVERIFY2(marks.isEmpty(), qPrintable(QString::number(position)));
                const Candidates there = runs[0]->candidatesAt(position);
                for (int cell = 0; cell < kCells; ++cell)
                    awayForAWhile
                        = awayForAWhile || !there.has(Candidate::of(solution.digit(cell) - 1, Cell::fromIndex(cell)));
            }
            QVERIFY(awayForAWhile);
            QVERIFY(runs[0]->isLegalAt(recording.passCount()));
            const QString said = runs[0]->sentenceAt(recording.passCount());
            QVERIFY2(said.startsWith(testing::sentence("session.side_by_side.position_start",
                         {QString::number(recording.passCount()), QString::number(recording.passCount()),
                             QString::number(recording.pushes())})),
                qPrintable(said));
        }
    }

    void aWrongNetworkIsCaught()
    {
        const Grid solution = gridOf(kArticleEasySolution);
        const Recording recording = runOf(modelIn(kCareless), kArticleEasy);
        const ComparedRuns runs{std::make_shared<RecordedRun>(QStringLiteral("careless"), recording, false)};
        QVERIFY(marksOf(runs, 0, 0, solution).isEmpty());
        QVERIFY(runs[0]->isLegalAt(0));
        const ComparedMarks marks = marksOf(runs, 0, 1, solution);
        const Candidates end = recording.lastState().candidates;
        for (int cell = 0; cell < kCells; ++cell) {
            const Cell at = Cell::fromIndex(cell);
            const Candidate right = Candidate::of(solution.digit(cell) - 1, at);
            int digits = 0;
            for (int digit = 0; digit < kSide; ++digit)
                digits += end.has(Candidate::of(digit, at)) ? 1 : 0;
            const bool gone = !end.has(right);
            QCOMPARE(std::ranges::count(marks.wrong, at), gone && digits == 1 ? 1 : 0);
            QCOMPARE(
                std::ranges::count(marks.lost, static_cast<std::uint16_t>(right.index())), gone && digits != 1 ? 1 : 0);
        }
        QVERIFY(!marks.lost.empty());
        QVERIFY(!runs[0]->isLegalAt(1));
        QVERIFY(ComparedWording::fault(*runs[0], 1, marks)
                    .contains(testing::sentence("session.side_by_side.illegal_part")));
    }

    void bothAsOne_data()
    {
        QTest::addColumn<QString>("second");
        QTest::newRow("two that are sound") << QStringLiteral("basic");
        QTest::newRow("one that is not") << QString();
    }
    /// Candidate by candidate: what each run has and can get back, the signs that follow from it, and their counts.
    void bothAsOne()
    {
        QFETCH(const QString, second);
        const Recording recordings[] = {runOf(articleModel(), kArticleEasy),
            runOf(second.isEmpty() ? modelIn(kCareless) : shippedModel(second.toStdString()), kArticleEasy)};
        ComparedRuns runs;
        for (const Recording& recording : recordings)
            runs.push_back(std::make_shared<RecordedRun>(QStringLiteral("run"), recording, false));
        const Grid solution = gridOf(kArticleEasySolution);
        const Candidates start = StartingGrid(gridOf(kArticleEasy)).candidates;
        QVERIFY(twinMarksOf(runs, 0, solution).isEmpty());
        std::set<char> seen;
        for (int position = 0; position < positionsOf(runs); ++position) {
            const ComparedMarks marks = twinMarksOf(runs, position, solution);
            const BoardScene scene = twinSceneOf(runs, position);
            QCOMPARE(scene.givens, gridOf(kArticleEasy));
            int counts[3] = {0, 0, 0};
            for (int cell = 0; cell < kCells; ++cell) {
                const Cell at = Cell::fromIndex(cell);
                const auto has = [&](int run, int digit) {
                    const Recording& runRecording = recordings[run];
                    return runRecording.stateAt(runRecording.endOf(std::min(position, runRecording.passCount())))
                        .candidates.has(Candidate::of(digit, at));
                };
                int left = 0;
                for (int digit = 0; digit < kSide; ++digit)
                    left += has(0, digit) || has(1, digit) ? 1 : 0;
                bool wrong = false;
                for (int digit = 0; digit < kSide; ++digit) {
                    const auto index = static_cast<std::uint16_t>(Candidate::of(digit, at).index());
                    const bool first = has(0, digit);
                    const bool both = first && has(1, digit);
                    QCOMPARE(scene.candidates.has(index), first || has(1, digit));
                    char expected = ' ';
                    if (start.has(index) && !both) {
                        ++counts[!first && !has(1, digit) ? 0 : first ? 2 : 1];
                        // No guess stands in an easy puzzle: what is gone does not come back.
                        const bool unsound = solution.digit(cell) == digit + 1;
                        if (unsound && left != 1)
                            expected = 'x';
                        else if (left != 1)
                            expected = !first && !has(1, digit) ? 'b' : first ? '2' : '1';
                        wrong = wrong || (unsound && left == 1 && !first && !has(1, digit));
                    }
                    const auto is
                        = [index](const std::vector<std::uint16_t>& list) { return std::ranges::count(list, index); };
                    QCOMPARE(is(marks.lost), expected == 'x' ? 1 : 0);
                    QCOMPARE(is(marks.removedOnBoth), expected == 'b' ? 1 : 0);
                    QCOMPARE(is(marks.removedOnFirst), expected == '1' ? 1 : 0);
                    QCOMPARE(is(marks.removedOnSecond), expected == '2' ? 1 : 0);
                    seen.insert(expected);
                }
                QCOMPARE(std::ranges::count(marks.wrong, at), wrong ? 1 : 0);
            }
            QVERIFY(marks.onlyHereRemoved.empty() && marks.onlyHereThere.empty());
            const QString said = ComparedWording::twins(runs, position, marks);
            QVERIFY2(said.startsWith(testing::sentence("session.side_by_side.gone_start",
                         {QString::number(counts[0]), QString::number(counts[1]), QString::number(counts[2])})),
                qPrintable(said));
            QCOMPARE(said.contains(testing::sentence("session.side_by_side.lost_part")), !marks.lost.empty());
        }
        QVERIFY(seen.contains('b'));
        QCOMPARE(seen.contains('x'), second.isEmpty());
        QVERIFY(twinMarksOf(runs, 1, std::nullopt).lost.empty());
    }

    /// Behind another page, with a network chosen there.
    void oneThatWasChosenWhileNobodyLooked()
    {
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        session.open(gridOf(kArticleEasy), {});
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        runs.setWatched(this, false);
        runs.setNetwork(0, QStringLiteral("basic"), shippedModel("basic"));
        QVERIFY(!runs.runOf(0));
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QCOMPARE(runs.runs()[0]->count(), runOf(shippedModel("basic"), kArticleEasy).passCount() + 1);
        QCOMPARE(runs.runs()[1]->count(), runOf(fastModel(), kArticleEasy).passCount() + 1);
    }

    /// The solution is one for rows, columns and boxes: on a board with diagonals it says nothing, and a network with
    /// other houses makes another one known.
    void otherHousesHaveOtherSolutions()
    {
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        runs.setNetwork(1, QStringLiteral("diagonals"), shippedModel("diagonals"));
        session.open(gridOf(kArticleHard), {});
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs) && runs.solution(), kLong);
        // The diagonals forbid what is right without them.
        const Candidates solution = gridOf(kArticleHardSolution).startingCandidates();
        bool loses = false;
        for (int position = 0; position <= runs.last(); ++position) {
            loses = loses || solution.without(runs.runs()[1]->possibleAt(position)).count() > 0;
            QVERIFY(marksOf(runs.runs(), 1, position, runs.solution()).wrong.empty());
            QVERIFY(marksOf(runs.runs(), 1, position, runs.solution()).lost.empty());
        }
        QVERIFY(loses);
        QVERIFY(!runs.firstMistake());
        RunOptions options = session.options();
        options.pass.model = shippedModel("diagonals");
        options.pass.rules = options.pass.model->everyRule();
        session.setOptions(options);
        QTRY_VERIFY_WITH_TIMEOUT(!runs.solution(), kLong); // there is none with diagonals
    }

    void columnsComeAndGo()
    {
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        runs.setWatched(this, true);
        session.open(gridOf(kArticleEasy), {});
        QSignalSpy changed(&runs, &SideBySide::columnsChanged);
        runs.addNetwork(QStringLiteral("basic"), shippedModel("basic"));
        runs.addNetwork(QStringLiteral("houses"), shippedModel("houses"));
        QCOMPARE(runs.count(), 4);
        runs.addNetwork(QStringLiteral("more"), fastModel()); // no room
        QCOMPARE(runs.count(), 4);
        QCOMPARE(changed.count(), qsizetype{2});
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QCOMPARE(runs.networkOf(3), shippedModel("houses"));
        runs.setNetwork(0, QStringLiteral("careless"), modelIn(kCareless));
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QTRY_COMPARE_WITH_TIMEOUT(runs.runs()[0]->count(), 2, kLong);
        runs.remove(1);
        QCOMPARE(runs.nameOf(1), QStringLiteral("basic"));
        QCOMPARE(runs.runOf(2).value(), std::size_t{2});
        while (runs.count() > 1)
            runs.remove(0);
        runs.remove(0);
        QCOMPARE(runs.count(), 1);
    }

    /// A column leaves rules out, or has them in another order, and is changed back.
    void aColumnHasRulesOfItsOwn()
    {
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        session.open(gridOf(kArticleHard), {});
        runs.setWatched(this, true);
        QVERIFY(runs.rulesOf(0).isEmpty());
        const PassOptions all = runs.optionsOf(0).value();
        QCOMPARE(all.rules, articleModel()->everyRule());
        PassOptions less = all;
        std::erase(less.rules, article::HiddenSingleRow);
        std::swap(less.rules[0], less.rules[1]);
        QSignalSpy changed(&runs, &SideBySide::columnsChanged);
        runs.setOptions(0, less);
        QCOMPARE(changed.count(), qsizetype{1});
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        const Recording expected = record(*makeBitwiseBackend(), gridOf(kArticleHard), {less, 0});
        const Recording other = runOf(fastModel(), kArticleHard);
        QCOMPARE(runs.runs()[0]->count(), expected.passCount() + 1);
        for (int position = 0; position <= expected.passCount(); ++position)
            QCOMPARE(runs.runs()[0]->candidatesAt(position), expected.stateAt(expected.endOf(position)).candidates);
        QCOMPARE(runs.firstDifference(), compare(expected, other).firstDifferentPass);
        QCOMPARE(runs.runs()[0]->name(), testing::sentence("session.side_by_side.less_and_moved", {runs.nameOf(0)}));
        runs.setOptions(0, all);
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QCOMPARE(runs.runs()[0]->count(), runOf(articleModel(), kArticleHard).passCount() + 1);
        QCOMPARE(runs.runs()[0]->name(), runs.nameOf(0));
    }

    /// Both move each other; inside a pass each network is where it has done the same.
    void goesAlongWithTheSession()
    {
        Session session(bitwise());
        SideBySide runs(&session, bitwise());
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.goTo({3, 4});
        PassOptions less = runs.optionsOf(0).value();
        less.rules.erase(less.rules.begin());
        runs.setOptions(0, less);
        runs.setNetwork(1, QStringLiteral("article"), articleModel());
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        const Recording& article = *session.recording();
        const Recording other = record(*makeBitwiseBackend(), gridOf(kArticleHard), {less, 6});
        const auto candidatesOf = [&](std::size_t column) { return runs.runs()[column]->candidatesAt(runs.place()); };
        QCOMPARE(runs.position(), 3);
        QCOMPARE(candidatesOf(1), article.stateAt({3, 4}).candidates);
        QCOMPARE(candidatesOf(0), other.stateAt({3, 3}).candidates); // a rule less
        QVERIFY(candidatesOf(0) != other.stateAt(other.endOf(3)).candidates);
        QVERIFY(runs.runs()[1]->sentenceAt(runs.place()) != runs.runs()[1]->sentenceAt(3));
        session.goTo({3, 1}); // after the rule that the other one lacks: as at its start
        QCOMPARE(candidatesOf(0), other.stateAt(other.endOf(2)).candidates);
        // The state before a step: of the step inside a pass, of the pass at its end.
        session.goTo({3, 4});
        QCOMPARE(runs.runs()[1]->sceneBefore(runs.place()).candidates, article.stateAt({3, 3}).candidates);
        QCOMPARE(runs.runs()[1]->sceneBefore(3).candidates, article.stateAt(article.endOf(2)).candidates);
        runs.goTo(5);
        QCOMPARE(session.position(), article.endOf(5));
        QCOMPARE(candidatesOf(1), article.stateAt(article.endOf(5)).candidates);
        // Behind its end the session stays there, and the others go on.
        runs.setNetwork(0, QStringLiteral("fast"), fastModel());
        QTRY_VERIFY_WITH_TIMEOUT(allEnded(runs), kLong);
        QVERIFY(runs.last() > article.passCount() + 1);
        session.goToLast();
        runs.stepOn(true);
        runs.stepOn(true);
        QCOMPARE(runs.position(), article.passCount() + 2);
        QCOMPARE(session.position(), article.endOf(article.passCount()));
        runs.stepOn(false);
        QCOMPARE(runs.position(), article.passCount() + 1);
        session.stepOn(false);
        QCOMPARE(runs.position(), article.passCount() - 1);
    }

    void aReportInTheBackground()
    {
        std::vector<StartingGrid> puzzles;
        for (const char* text : {kArticleEasy, kArticleHard, kNoSolution})
            puzzles.emplace_back(gridOf(text));
        std::vector<ComparedNetwork> networks;
        for (const ModelPtr& model : {articleModel(), modelIn(kCareless), fastModel()})
            networks.push_back({QString::fromStdString(model->id),
                {.rules = model->everyRule(), .search = model->search.has_value(), .model = model}});
        ReportJob job([] { return std::make_unique<BitwiseBatch>(); }, networks, puzzles);
        QStringList names;
        std::vector<std::size_t> solved;
        connect(&job, &ReportJob::found, this, [&](const ReportRow& row) {
            names << row.name;
            solved.push_back(row.card.solved);
        });
        QSignalSpy finished(&job, &ReportJob::finished);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), qsizetype{1}, kLong);
        QCOMPARE(finished.front().front().toString(), QString());
        QCOMPARE(names, (QStringList{QStringLiteral("article"), QStringLiteral("careless"), QStringLiteral("fast")}));
        QCOMPARE(solved, (std::vector<std::size_t>{2, 0, 2}));
    }
};

CONVOKU_GUILESS_TEST(TestSideBySide)
#include "tst_side_by_side.moc"
