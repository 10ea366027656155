// SPDX-License-Identifier: MIT
// What a start removes when: worked out while somebody looks, kept, and said where it can't be.
#include "app/views/training/acquired_work.h"

#include "app/views/training/acquired_wording.h"
#include "app/wording/language.h"
#include "tests/support/article_rules.h"
#include "tests/support/straight_trainer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

using State = TrainingWork::State;
constexpr auto kHidden = static_cast<std::size_t>(article::HiddenSingleRow);

TrainingSetup setupOf(int steps)
{
    TrainingSetup setup;
    setup.steps = steps;
    setup.batch = 1;
    return setup;
}

/// Its numbers are none after two steps.
class LostTrainer final : public Trainer
{
public:
    explicit LostTrainer(std::unique_ptr<Trainer> trainer)
        : m_trainer(std::move(trainer))
    {
    }
    std::vector<float> numbers() const override
    {
        std::vector<float> result = m_trainer->numbers();
        if (m_steps > 2)
            result.front() = std::numeric_limits<float>::quiet_NaN();
        return result;
    }
    void start(std::span<const float> numbers) override { m_trainer->start(numbers); }
    void resume(std::span<const float> numbers, const Moments& moments) override
    {
        m_trainer->resume(numbers, moments);
    }
    Moments moments() const override { return {}; }
    double step(const Tensor& input, const Tensor& target, const Descent& how) override
    {
        ++m_steps;
        return m_trainer->step(input, target, how);
    }
    Tensor output(const Tensor& input) override { return m_trainer->output(input); }
    double stepThrough(std::vector<Tensor>&, int, const Tensor&, const Descent&) override { return 0; }
    Tensor outputThrough(std::vector<Tensor>&, int) override { return {}; }

private:
    std::unique_ptr<Trainer> m_trainer;
    int m_steps = 0;
};

TrainerSource lostTrainers()
{
    return [] {
        TrainerLibrary library = straightTrainers()();
        library.make
            = [make = library.make](std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned,
                  LossKind loss) { return std::make_unique<LostTrainer>(make(network, learned, loss)); };
        return library;
    };
}

} // namespace

class TestAcquiredWork : public QObject
{
    Q_OBJECT

    std::unique_ptr<TrainingWork> m_training;
    std::unique_ptr<AcquiredWork> m_work;
    const LearningTask m_task = countIsOne(articleModel());

    bool isKnown(std::size_t frames) const
    {
        return m_work->history() && m_work->history()->frames.size() == frames && !m_work->isIncomplete();
    }
    void train(int steps)
    {
        m_training->begin(m_task, setupOf(steps), 4);
        QTRY_VERIFY_WITH_TIMEOUT(m_training->state() == State::Ended, kLong);
    }
    void use(TrainerSource trainers)
    {
        m_work.reset();
        m_training = std::make_unique<TrainingWork>(std::move(trainers));
        m_work = std::make_unique<AcquiredWork>(m_training.get());
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init() { use(straightTrainers()); }
    void cleanup()
    {
        m_work.reset();
        m_training.reset();
    }

    void nothingWhileNobodyLooks()
    {
        train(6);
        QTest::qWait(300);
        QVERIFY(!m_work->history());
        QVERIFY(m_work->isIncomplete());
        m_work->setLookedAt(true);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(7), kLong);
        QVERIFY(m_work->problem().isEmpty());
    }

    /// Start 1 goes to the written numbers, start 4 to those that always say no.
    void ofTheChosenStart()
    {
        train(40);
        m_work->setLookedAt(true);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(41), kLong);
        const AcquiredHistory found = *m_work->history();
        for (int step = 0; step <= 40; ++step)
            QCOMPARE(found.frames[static_cast<std::size_t>(step)].step, step);
        QCOMPARE(found.share(kHidden, 40), 1.0);
        QVERIFY(found.share(kHidden, 0) < 1.0);
        QCOMPARE(found.count(found.unsoundRow(), 40), 0);
        QVERIFY(found.acquiredFrom(kHidden).value_or(0) > 0);
        m_training->choose(3);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(41), kLong);
        for (std::size_t row = 0; row < m_work->history()->rows(); ++row)
            QCOMPARE(m_work->history()->count(row, 40), 0);
        // Known numbers are not computed again.
        m_training->choose(0);
        QVERIFY(isKnown(41));
        QVERIFY(m_work->history()->frames == found.frames);
    }

    void framesThatCome()
    {
        m_work->setLookedAt(true);
        m_training->begin(m_task, setupOf(100), 1, true);
        m_training->step(3);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(4), kLong);
        m_training->step(2);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(6), kLong);
        m_work->setLookedAt(false);
        m_training->step(2);
        QTRY_VERIFY_WITH_TIMEOUT(m_training->lastStep() == 7, kLong);
        QTest::qWait(300);
        QVERIFY(m_work->isIncomplete());
        QCOMPARE(m_work->history()->frames.size(), 6U);
    }

    void anotherTrainingBeginsAnew()
    {
        m_work->setLookedAt(true);
        train(3);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(4), kLong);
        m_training->begin(m_task, setupOf(2), 1);
        QVERIFY(!m_work->history());
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(3), kLong);
    }

    void numbersThatAreNone()
    {
        use(lostTrainers());
        m_work->setLookedAt(true);
        train(5);
        QTRY_VERIFY_WITH_TIMEOUT(isKnown(3), kLong); // steps 0, 1 and 2
        QCOMPARE(m_work->problem(), AcquiredWording::tooLarge(3));
    }

    void housesOfItsOwn()
    {
        m_work->setLookedAt(true);
        m_training->begin(countIsOne(shippedModel("diagonals")), setupOf(3), 1);
        QTRY_VERIFY_WITH_TIMEOUT(m_training->state() == State::Ended, kLong);
        QCOMPARE(m_work->problem(), AcquiredWording::ownHouses());
        QVERIFY(!m_work->history());
        QVERIFY(!m_work->isIncomplete());
    }
};

CONVOKU_GUILESS_TEST(TestAcquiredWork)
#include "tst_acquired_work.moc"
