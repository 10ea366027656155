// SPDX-License-Identifier: MIT
// A training in its thread: pausing, stepping, ending it, and the step that is looked at.
#include "app/document/training_work.h"

#include "app/wording/language.h"
#include "tests/support/straight_trainer.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

using State = TrainingWork::State;

TrainingSetup setupOf(int steps)
{
    TrainingSetup setup;
    setup.steps = steps;
    setup.batch = 1;
    return setup;
}

} // namespace

class TestTrainingWork : public QObject
{
    Q_OBJECT

    std::unique_ptr<TrainingWork> m_work;
    const LearningTask m_task = countIsOne(articleModel());

    bool isAt(int step) { return m_work->record() && m_work->lastStep() == step; }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init() { m_work = std::make_unique<TrainingWork>(straightTrainers()); }
    void cleanup() { m_work.reset(); }

    void runsToItsEndAndIsFollowed()
    {
        const QSignalSpy records(m_work.get(), &TrainingWork::recordChanged);
        m_work->begin(m_task, setupOf(40), 3);
        QCOMPARE(m_work->state(), State::Opening);
        QTRY_VERIFY_WITH_TIMEOUT(m_work->state() == State::Ended, kLong);
        QCOMPARE(m_work->record()->runs.size(), 3U);
        for (const TrainingRun& run : m_work->record()->runs) {
            QCOMPARE(run.frames.front().step, 0);
            QCOMPARE(run.last().step, 40);
        }
        QCOMPARE(m_work->position(), 40);
        QVERIFY(records.count() >= 2);
        QVERIFY(!m_work->isUnderWay());
    }

    void waitsAndStepsAsFarAsItIsTold()
    {
        m_work->begin(m_task, setupOf(100), 2, true);
        QTRY_VERIFY_WITH_TIMEOUT(m_work->state() == State::Paused && isAt(0), kLong);
        m_work->step(5);
        QTRY_VERIFY_WITH_TIMEOUT(isAt(5), kLong);
        m_work->step(10);
        QTRY_VERIFY_WITH_TIMEOUT(isAt(15), kLong);
        QTest::qWait(100);
        QVERIFY(isAt(15));
        QCOMPARE(m_work->state(), State::Paused);
        m_work->resume();
        QTRY_VERIFY_WITH_TIMEOUT(m_work->state() == State::Ended && isAt(100), kLong);
    }

    /// At rate 0 nothing moves; at the usual one a tenth of the way.
    void theRateCountsFromTheNextStepOn()
    {
        m_work->begin(m_task, setupOf(100), 1, true);
        m_work->step(5);
        QTRY_VERIFY_WITH_TIMEOUT(isAt(5), kLong);
        m_work->setRate(0);
        m_work->step(5);
        QTRY_VERIFY_WITH_TIMEOUT(isAt(10), kLong);
        m_work->setRate(0.01);
        m_work->step(1);
        QTRY_VERIFY_WITH_TIMEOUT(isAt(11), kLong);
        const TrainingRun& run = m_work->record()->runs.front();
        QCOMPARE(run.frames[run.frameAt(5)].numbers, run.frames[run.frameAt(10)].numbers);
        const float before = run.frames[run.frameAt(10)].numbers.front();
        const float after = run.last().numbers.front();
        QVERIFY(std::abs(after - (before + 0.1F * (1 - before))) < 1e-5F);
    }

    void whatIsGivenUpStaysAsItIs()
    {
        m_work->begin(m_task, setupOf(TrainingWork::kMostSteps), 2);
        QTRY_VERIFY_WITH_TIMEOUT(m_work->lastStep() > 0, kLong);
        m_work->cancel();
        QTRY_VERIFY_WITH_TIMEOUT(m_work->state() == State::Ended, kLong);
        const int last = m_work->lastStep();
        QVERIFY(last > 0 && last < TrainingWork::kMostSteps);
        QTest::qWait(100);
        QCOMPARE(m_work->lastStep(), last);
    }

    void anotherOneReplacesIt()
    {
        m_work->begin(m_task, setupOf(TrainingWork::kMostSteps), 2);
        QTRY_VERIFY_WITH_TIMEOUT(m_work->record() != nullptr, kLong);
        m_work->begin(m_task, setupOf(7), 4);
        QTRY_VERIFY_WITH_TIMEOUT(m_work->state() == State::Ended, kLong);
        QCOMPARE(m_work->record()->runs.size(), 4U);
        QCOMPARE(m_work->lastStep(), 7);
    }

    void whereTheLibraryIsMissingItSaysSo()
    {
        m_work->setTrainers([] { return TrainerLibrary{{}, "no such file"}; });
        m_work->begin(m_task, setupOf(10), 1);
        QTRY_VERIFY_WITH_TIMEOUT(m_work->state() == State::None, kLong);
        QCOMPARE(m_work->missing(), QStringLiteral("no such file"));
        QVERIFY(m_work->record() == nullptr);
    }

    void whatBreaksOffIsTold()
    {
        QSignalSpy failed(m_work.get(), &TrainingWork::failed);
        m_work->setTrainers([]() -> TrainerLibrary { throw std::runtime_error("broken"); });
        m_work->begin(m_task, setupOf(10), 1);
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kLong);
        QVERIFY(failed.front().front().toString().contains(QStringLiteral("broken")));
        QVERIFY(!m_work->isUnderWay());
    }

    void thePositionMovesOverWhatIsRecorded()
    {
        m_work->begin(m_task, setupOf(250), 2);
        QTRY_VERIFY_WITH_TIMEOUT(m_work->state() == State::Ended, kLong);
        m_work->goTo(-3);
        QCOMPARE(m_work->position(), 0);
        m_work->move(true);
        QCOMPARE(m_work->position(), 10);
        m_work->setStepBy(100);
        m_work->move(true);
        QCOMPARE(m_work->position(), 110);
        QVERIFY(m_work->frame()->step <= 110);
        m_work->move(true);
        m_work->move(true);
        QCOMPARE(m_work->position(), 250);
        m_work->move(false);
        QCOMPARE(m_work->position(), 150);
        m_work->choose(1);
        QCOMPARE(m_work->chosen(), 1U);
        m_work->choose(2); // there is none
        QCOMPARE(m_work->chosen(), 1U);
    }

    void playsFromTheStartToTheEnd()
    {
        m_work->begin(m_task, setupOf(30), 1);
        QTRY_VERIFY_WITH_TIMEOUT(m_work->state() == State::Ended, kLong);
        m_work->setSpeed(8);
        m_work->setPlaying(true);
        QCOMPARE(m_work->position(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(!m_work->isPlaying(), kLong);
        QCOMPARE(m_work->position(), 30);
    }

    void fewerStartsOfLargeTasks()
    {
        QCOMPARE(TrainingWork::mostStarts(10), TrainingWork::kMostStarts);
        for (const std::size_t numbers : {1U, 10U, 800U, 5000U, 1'000'000U}) {
            const int starts = TrainingWork::mostStarts(numbers);
            QVERIFY(starts >= 1 && starts <= TrainingWork::kMostStarts);
            QVERIFY(starts == 1 || static_cast<std::size_t>(starts) * numbers * TrainingRun::kMostFrames <= (1U << 23));
        }
    }
};

CONVOKU_GUILESS_TEST(TestTrainingWork)
#include "tst_training_work.moc"
