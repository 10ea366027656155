// SPDX-License-Identifier: MIT
// A walk through a lesson's stops over a session, and how the session is given back.
#include "app/document/examples.h"
#include "app/document/session.h"
#include "app/views/lessons/lesson_check_job.h"
#include "app/views/lessons/lesson_parser.h"
#include "app/views/lessons/lesson_progress.h"
#include "app/views/lessons/lesson_walk.h"
#include "app/views/lessons/lit_finding.h"
#include "tests/document/leaving.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/loop_backend.h"
#include "tests/support/test_program.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using convoku::testing::kLong;
using convoku::testing::makeBitwise;

namespace {

std::shared_ptr<const Lesson> testLesson()
{
    return std::make_shared<const Lesson>(readLessonFile(QStringLiteral(CONVOKU_TEST_LESSONS "/91_first.md")).lesson);
}

} // namespace

class TestLessonWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stopsAreSetUp()
    {
        Session session(makeBitwise);
        LessonWalk walk(&session);
        QSignalSpy arrived(&walk, &LessonWalk::arrived);
        QVERIFY(!walk.isOpen());
        walk.begin(testLesson(), 1);
        QCOMPARE(walk.stopIndex(), 1);
        // The run has not begun when the stop is asked for.
        QVERIFY(walk.isWaiting());
        QTRY_VERIFY_WITH_TIMEOUT(!walk.isWaiting(), kLong);
        QCOMPARE(arrived.count(), 1);
        QVERIFY(session.recording()->givens() == examples().at(2).givens);
        QVERIFY((session.position() == Position{1, 4, 1}));
        QVERIFY((session.picked() == Candidate{3, 0, 2}));
        QVERIFY(!walk.hasStrayed());

        walk.goToStop(2);
        QTRY_VERIFY_WITH_TIMEOUT(!walk.isWaiting(), kLong);
        QVERIFY(!session.isRunning());
        QVERIFY(session.position() == session.recording()->last());
        QVERIFY(!session.picked());
        QVERIFY(walk.isLastStop());
        walk.goToStop(0);
        QVERIFY(session.position() == Position{});
        QCOMPARE(walk.stopIndex(), 0);
        walk.end();
        QVERIFY(!walk.isOpen());
    }

    void walkingOffIsNoticedAndMended_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("a step") << 0;
        QTest::newRow("a rule off") << 1;
        QTest::newRow("another puzzle") << 2;
        QTest::newRow("the run stopped and another") << 3;
    }

    void walkingOffIsNoticedAndMended()
    {
        QFETCH(int, how);
        Session session(makeBitwise);
        LessonWalk walk(&session);
        walk.begin(testLesson(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!walk.isWaiting() && !session.isRunning(), kLong);
        switch (how) {
        case 0:
            session.stepPass(true);
            break;
        case 1:
            session.setRuleEnabled(article::PointingRow, false);
            break;
        case 2:
            session.open(examples().front().givens, {});
            break;
        default:
            session.open(examples().at(3).givens, {});
            session.stopRun();
            break;
        }
        QVERIFY(walk.hasStrayed());
        walk.goToStop(walk.stopIndex());
        QTRY_VERIFY_WITH_TIMEOUT(!walk.isWaiting(), kLong);
        QVERIFY(!walk.hasStrayed());
        QVERIFY((session.position() == Position{1, 4, 1}));
        QVERIFY(session.options().pass == PassOptions{});
    }

    /// Also where the place is the same: each run has a beginning.
    void theBeginningOfAnotherRunIsElsewhere_data()
    {
        QTest::addColumn<bool>("otherPuzzle");
        QTest::newRow("another puzzle") << true;
        QTest::newRow("other rules") << false;
    }
    void theBeginningOfAnotherRunIsElsewhere()
    {
        QFETCH(bool, otherPuzzle);
        Session session(makeBitwise);
        LessonWalk walk(&session);
        walk.begin(testLesson(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(!walk.isWaiting() && !session.isRunning(), kLong);
        QVERIFY(session.position() == Position{});
        QVERIFY(!walk.hasStrayed());
        const StartingGrid start = walk.stop().start;
        RunOptions options{walk.stop().options, 0};
        if (!otherPuzzle)
            options.pass.rules = basicRules();
        session.open(otherPuzzle ? StartingGrid(examples().front().givens) : start, {}, options, {});
        QVERIFY(session.position() == Position{});
        QVERIFY(walk.hasStrayed());
        // The lesson's own run again is there at once.
        session.open(start, {}, RunOptions{walk.stop().options, 0}, {});
        QVERIFY(!walk.hasStrayed());
    }

    void pickingIsNoWalkingOff()
    {
        Session session(makeBitwise);
        LessonWalk walk(&session);
        walk.begin(testLesson(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(!walk.isWaiting(), kLong);
        session.pick(Candidate{0, 0, 0});
        QVERIFY(!walk.hasStrayed());
    }

    void aSessionComesBackAsItWas_data()
    {
        QTest::addColumn<bool>("ended");
        QTest::newRow("a run that ended") << true;
        QTest::newRow("a run that goes on") << false;
    }

    void aSessionComesBackAsItWas()
    {
        QFETCH(bool, ended);
        Session session(makeBitwise);
        RunOptions options;
        options.pass.rules = basicRules();
        session.open(examples().front().givens, QStringLiteral("mine"), options, {});
        QTRY_VERIFY_WITH_TIMEOUT(session.recording()->passCount() >= 3, kLong);
        if (ended) {
            QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
            session.lookForAnother(); // nothing of that is lost either
            QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
            session.setRange(PassRange{1, 3});
        }
        session.goTo({2, 3});
        session.goTo({1, 4});
        session.pick(Candidate{1, 2, 3});
        const int passes = session.recording()->passCount();
        const auto result = session.recording()->result();
        const State state = session.recording()->stateAt({1, 4});
        const Session::Kept kept = session.keep();

        LessonWalk walk(&session);
        walk.begin(testLesson(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!walk.isWaiting(), kLong);
        walk.end();
        QSignalSpy reset(&session, &Session::recordingReset);
        session.restore(kept);
        QCOMPARE(reset.count(), 1);
        QCOMPARE(session.name(), QStringLiteral("mine"));
        QVERIFY(session.options() == options);
        QVERIFY(session.recording()->givens() == examples().front().givens);
        QVERIFY((session.position() == Position{1, 4}));
        QVERIFY((session.picked() == Candidate{1, 2, 3}));
        QVERIFY(session.recording()->stateAt({1, 4}) == state);
        QVERIFY(session.recording()->passCount() >= passes);
        QVERIFY(session.canGoBack());
        session.goBack();
        QVERIFY((session.position() == Position{2, 3}));
        if (ended) {
            QVERIFY(session.recording()->result() == result);
            QVERIFY((session.range() == PassRange{1, 3}));
        }
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        // Going on gave the run that it would have been.
        testing::LoopBackend backend;
        const Recording whole = record(backend, examples().front().givens, options);
        QVERIFY(session.recording()->stateAt({whole.passCount(), 3}) == whole.stateAt({whole.passCount(), 3}));
        QVERIFY(session.recording()->result().has_value());
    }

    void nothingKeptIsNothingRestored()
    {
        Session session(makeBitwise);
        session.restore(session.keep());
        QVERIFY(!session.hasPuzzle());
    }

    void aFileIsCheckedInItsThread()
    {
        const auto check = [](const QString& path) {
            std::shared_ptr<const ReadLesson> result;
            LessonCheckJob job(makeBitwise, path);
            connect(&job, &LessonCheckJob::finished, &job, [&result](const auto& read) { result = read; });
            [&] { QTRY_VERIFY_WITH_TIMEOUT(result != nullptr, kLong); }();
            return result;
        };
        QVERIFY(check(QStringLiteral(CONVOKU_TEST_LESSONS "/91_first.md"))->problems.empty());
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("bad.md")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# T\npuzzle: easy\n\nS.\n\n## S\ncheck: depth = 3\n\nText.\n");
        file.close();
        const auto bad = check(file.fileName());
        QCOMPARE(bad->problems.size(), std::size_t(1));
        QCOMPARE(bad->problems.front().line, 7);
        QCOMPARE(check(folder.filePath(QStringLiteral("none.md")))->problems.size(), std::size_t(1));
    }

    void nobodyWaitsForACheck()
    {
        const auto gate = std::make_shared<testing::Gate>();
        const BackendFactory backend = [gate] {
            gate->pass();
            return makeBitwise();
        };
        auto job = std::make_unique<LessonCheckJob>(backend, QStringLiteral(CONVOKU_TEST_LESSONS "/92_second.md"));
        QVERIFY(testing::leavesAtOnce(std::move(job), *gate));
    }

    /// Three findings by hand: 5 in row 1 at r1c2 takes it from box 1; 7 in row 4 at r4c8 takes it from box 6; the pair
    /// 1, 2 of r9c1 and r9c4 takes 1 from r9c9.
    void aLessonSpeaksOfTheFindingThatItLights_data()
    {
        QTest::addColumn<QString>("lit");
        QTest::addColumn<int>("finding");
        QTest::newRow("nothing") << QString() << -1;
        QTest::newRow("elsewhere") << QStringLiteral("r7c7,b8") << -1;
        QTest::newRow("the first one's row") << QStringLiteral("r1") << 0;
        QTest::newRow("the second one's row") << QStringLiteral("r4") << 1;
        QTest::newRow("a cell that was the cause") << QStringLiteral("r4c8") << 1;
        QTest::newRow("a cell that lost something") << QStringLiteral("r6c9") << 1;
        QTest::newRow("a candidate that went") << QStringLiteral("r9c9=1") << 2;
        QTest::newRow("another candidate of that cell") << QStringLiteral("r9c9=3") << -1;
        QTest::newRow("a candidate that was the cause") << QStringLiteral("r9c4=2") << 2;
        QTest::newRow("a digit that it was not about") << QStringLiteral("r9c4=3") << -1;
        QTest::newRow("its house rather than a cell of another") << QStringLiteral("r6c9,r1") << 0;
        QTest::newRow("two cells rather than one") << QStringLiteral("r1c2,r9c1,r9c4") << 2;
        QTest::newRow("of equal ones the first") << QStringLiteral("r9c1,r4c8") << 1;
    }
    void aLessonSpeaksOfTheFindingThatItLights()
    {
        QFETCH(const QString, lit);
        QFETCH(const int, finding);
        const auto index = [](int digit, int row, int column) {
            return static_cast<std::uint16_t>(Candidate{digit - 1, row - 1, column - 1}.index());
        };
        std::vector<Finding> findings(3);
        findings[0].cause = {{HouseKind::Row, 0}, {{0, 1}}, {4}, 0};
        findings[0].removed = {index(5, 2, 1), index(5, 3, 3)};
        findings[1].cause = {{HouseKind::Row, 3}, {{3, 7}}, {6}, 5};
        findings[1].removed = {index(7, 6, 9)};
        findings[2].cause = {{HouseKind::Row, 8}, {{8, 0}, {8, 3}}, {0, 1}, -1};
        findings[2].removed = {index(1, 9, 9)};
        const auto places = lit.isEmpty() ? std::vector<BoardPlace>{} : *readBoardPlaces(lit);
        QCOMPARE(findingAt(places, findings).value_or(-1), finding);
        QVERIFY(!findingAt(places, {}));
    }

    void progressIsRemembered()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        const QString path = QStringLiteral(":/lessons/01_a.md");
        {
            LessonProgress progress(settings);
            QCOMPARE(progress.stop(path), 0);
            progress.setStop(path, 2, 4);
            QVERIFY(!progress.isDone(path));
            progress.setStop(folder.filePath(QStringLiteral("gone.md")), 1, 4);
            progress.recentFiles().remember(QStringLiteral("/a/b.md"));
            progress.recentFiles().remember(QStringLiteral("/a/c.md"));
            progress.recentFiles().remember(QStringLiteral("/a/b.md"));
        }
        settings.sync();
        QSettings again(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        LessonProgress progress(again);
        QCOMPARE(progress.stop(path), 2);
        QCOMPARE(progress.recentFiles().paths(), (QStringList{QStringLiteral("/a/b.md"), QStringLiteral("/a/c.md")}));
        progress.setStop(path, 3, 4);
        QVERIFY(progress.isDone(path));
        progress.setStop(path, 0, 4);
        QVERIFY(progress.isDone(path));
        QCOMPARE(progress.stop(folder.filePath(QStringLiteral("gone.md"))), 0);
    }
};

CONVOKU_GUILESS_TEST(TestLessonWalk)
#include "tst_lesson_walk.moc"
