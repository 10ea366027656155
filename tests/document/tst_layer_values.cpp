// SPDX-License-Identifier: MIT
#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "solver/error.h"
#include "solver/run/tensors.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// The article's easy puzzle, all but four cells that can also be swapped: 2 and 8 in rows 1 and 8.
constexpr char kTwoSolutions[] = "654..7139329461587817593624598612743746359218231748965182935476475..6391963174852";

/// Loops that count their runs, and wait before each one while they are held.
class CountingBackend final : public Backend
{
public:
    struct Counts
    {
        std::atomic<int> runs = 0;
        std::atomic<bool> held = false;
        std::atomic<bool> fails = false;
    };

    explicit CountingBackend(std::shared_ptr<Counts> counts)
        : m_counts(std::move(counts))
    {
    }
    std::string name() const override { return "counting"; }
    std::unique_ptr<LoadedNetwork> load(std::shared_ptr<const Network> network) override
    {
        return std::make_unique<Loaded>(m_loops.load(std::move(network)), m_counts);
    }

private:
    struct Loaded final : LoadedNetwork
    {
        Loaded(std::unique_ptr<LoadedNetwork> loaded, std::shared_ptr<Counts> loadCounts)
            : inner(std::move(loaded))
            , counts(std::move(loadCounts))
        {
        }
        std::vector<Tensor> run(std::span<const Tensor> inputs, std::span<const ValueId> keep) override
        {
            ++counts->runs;
            while (counts->held)
                QThread::msleep(1);
            if (counts->fails)
                throw Error("counting", "was told to fail");
            return inner->run(inputs, keep);
        }
        std::unique_ptr<LoadedNetwork> inner;
        std::shared_ptr<Counts> counts;
    };

    LoopBackend m_loops;
    std::shared_ptr<Counts> m_counts;
};

} // namespace

class TestLayerValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_counts = std::make_shared<CountingBackend::Counts>();
        m_session = std::make_unique<Session>(makeBitwise);
        m_values = std::make_unique<LayerValues>(
            m_session.get(), [counts = m_counts] { return std::make_unique<CountingBackend>(counts); });
    }

    void cleanup()
    {
        m_counts->held = false;
        m_values.reset();
        m_session.reset();
    }

    void theValuesLeadToTheNextState()
    {
        open();
        m_values->setWatched(this, true);
        const Recording& recording = *m_session->recording();
        for (const int pass : {1, 7, 10, 12, 25}) { // a guess in 7, a pop in 10
            m_session->goTo({pass, 3, 2});
            QTRY_VERIFY_WITH_TIMEOUT(m_values->values() != nullptr, kLong);
            QCOMPARE(m_values->pass(), pass);
            const Inspection& values = *m_values->values();
            const Network& network = values.network();
            const auto candidates = [&](ValueId value) { return candidatesOf(values.value(value), 0); };
            QCOMPARE(difference(recording.stateAt(recording.endOf(pass - 1)).candidates,
                         candidates(network.named("candidates"))),
                std::string());
            QCOMPARE(difference(recording.stateAt(recording.endOf(pass)).candidates,
                         candidates(network.named("next_candidates"))),
                std::string());
            for (int step = 1; step < recording.verdictStep(); ++step)
                QCOMPARE(difference(recording.stateAt({pass, step}).candidates,
                             candidates(recording.groupOf(step).outputs.front())),
                    std::string());
        }
    }

    void theyHoldBeyondASolution_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<int>("result");
        QTest::newRow("the only one") << QString::fromLatin1(kArticleHard) << static_cast<int>(RunResult::Unique);
        QTest::newRow("several") << QString::fromLatin1(kTwoSolutions) << static_cast<int>(RunResult::Several);
    }

    // A run that looks for another solution takes the first one back: with layers of its own, which also make what the
    // run recorded.
    void theyHoldBeyondASolution()
    {
        QFETCH(QString, puzzle);
        QFETCH(int, result);
        m_session->open(gridOf(puzzle.toLatin1().constData()), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        const Recording& recording = *m_session->recording();
        const int solved = recording.passCount();
        m_session->lookForAnother();
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning() && recording.result(), kLong);
        QCOMPARE(static_cast<int>(*recording.result()), result);
        QVERIFY(recording.passCount() > solved);
        m_values->setWatched(this, true);
        for (int pass = std::max(1, solved - 2); pass <= recording.passCount(); ++pass) {
            m_session->goTo(recording.endOf(pass));
            QTRY_VERIFY_WITH_TIMEOUT(m_values->values() != nullptr, kLong);
            const Inspection& values = *m_values->values();
            const Network& network = values.network();
            QVERIFY(&network == recording.networkOf(pass).get());
            std::vector<Tensor> next;
            for (const char* name : {"next_candidates", "next_stack", "next_guess", "next_level"})
                next.push_back(values.value(network.named(name)));
            const State state = stateOf(next, 0);
            QCOMPARE(difference(recording.stateAt(recording.endOf(pass)), state), std::string());
        }
        // Each layer of the one pass that takes a solution back can be stepped to, and no other.
        const Position search{solved + 1, recording.stepsPerPass(), 0};
        QCOMPARE(recording.layersAt(search), recording.layersIn(search.step) + 2); // the "or" has two layers
        QVERIFY(recording.contains({search.pass, search.step, recording.layersAt(search)}));
        QVERIFY(!recording.contains({search.pass, search.step, recording.layersAt(search) + 1}));
        QVERIFY(recording.layerAt({search.pass, search.step, recording.layersAt(search)}).words
            == recording.layerAt({solved, search.step, recording.layersIn(search.step)}).words);
    }

    void eachPassOnce()
    {
        open();
        m_values->setWatched(this, true);
        QCOMPARE(m_counts->runs.load(), 0);
        m_session->goTo({3, 1, 1});
        QTRY_VERIFY_WITH_TIMEOUT(m_values->values() != nullptr, kLong);
        const QSignalSpy changed(m_values.get(), &LayerValues::valuesChanged);
        m_session->goTo({3, 4, 2});
        m_session->goTo({3, 11, 0});
        QVERIFY(m_values->values() && !m_values->isComputing());
        QTest::qWait(30);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(m_counts->runs.load(), 1);
        // Before the first pass there is nothing.
        m_session->goToFirst();
        QVERIFY(!m_values->values() && !m_values->isComputing());
        QCOMPARE(changed.count(), 1);
    }

    void onlyTheLastPassIsAnswered()
    {
        open();
        m_values->setWatched(this, true);
        m_counts->held = true;
        m_session->goTo({2, 11, 0});
        QTRY_COMPARE_WITH_TIMEOUT(m_counts->runs.load(), 1, kLong);
        std::vector<int> answered;
        connect(m_values.get(), &LayerValues::valuesChanged, this, [&] { answered.push_back(m_values->pass()); });
        QElapsedTimer timer;
        timer.start();
        for (int pass = 3; pass <= 20; ++pass)
            m_session->goTo({pass, 11, 0});
        QVERIFY(m_values->isComputing() && !m_values->values());
        m_counts->held = false;
        QTRY_VERIFY_WITH_TIMEOUT(m_values->values() != nullptr, kLong);
        QCOMPARE(answered, std::vector{20});
        QCOMPARE(m_counts->runs.load(), 2); // the one that had begun, and the last one
    }

    void nothingIsComputedUnseen()
    {
        open();
        m_session->goTo({3, 1, 1});
        QTest::qWait(30);
        QVERIFY(!m_values->values());
        QCOMPARE(m_counts->runs.load(), 0);
        QObject other;
        m_values->setWatched(this, true);
        m_values->setWatched(&other, true);
        QTRY_VERIFY_WITH_TIMEOUT(m_values->values() != nullptr, kLong);
        m_values->setWatched(this, false);
        m_session->goTo({4, 1, 1}); // one still looks
        QTRY_VERIFY_WITH_TIMEOUT(m_values->values() != nullptr, kLong);
        m_values->setWatched(&other, false);
        m_session->goTo({5, 1, 1});
        QTest::qWait(30);
        QCOMPARE(m_counts->runs.load(), 2);
        QVERIFY(!m_values->values()); // not those of another pass
        m_values->setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(m_values->values() != nullptr, kLong);
        QCOMPARE(m_values->pass(), 5);
    }

    void anotherPuzzleHasItsOwn()
    {
        open();
        m_values->setWatched(this, true);
        m_session->goTo({2, 1, 1});
        QTRY_VERIFY_WITH_TIMEOUT(m_values->values() != nullptr, kLong);
        const auto old = m_values->values();
        m_session->open(gridOf(kArticleEasy), {});
        QVERIFY(!m_values->values());
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        m_session->goTo({2, 1, 1});
        QTRY_VERIFY_WITH_TIMEOUT(m_values->values() != nullptr, kLong);
        const ValueId candidates = old->network().named("candidates");
        QVERIFY(old->value(candidates).count == 1); // who holds them can still read them
        QVERIFY(m_values->values()->value(candidates) != old->value(candidates));
        // Another rule set is another network.
        m_session->setRuleEnabled(article::NakedSingleBox, false);
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        m_session->goTo({1, 1, 1});
        QTRY_VERIFY_WITH_TIMEOUT(m_values->values() != nullptr, kLong);
        QCOMPARE(m_values->values()->network().groups.front().id, std::string("pointing_row"));
    }

    void failuresAreTold()
    {
        open();
        m_values->setWatched(this, true);
        m_counts->fails = true;
        QSignalSpy failed(m_values.get(), &LayerValues::failed);
        m_session->goTo({2, 1, 1});
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kLong);
        QVERIFY(failed.front().front().toString().contains(QStringLiteral("was told to fail")));
        QVERIFY(!m_values->values() && !m_values->isComputing());
        m_counts->fails = false;
        m_session->goTo({3, 1, 1});
        QTRY_VERIFY_WITH_TIMEOUT(m_values->values() != nullptr, kLong);
    }

    void endsWhileItComputes()
    {
        open();
        m_values->setWatched(this, true);
        m_session->goTo({2, 1, 1});
        m_values.reset();
        m_session->goTo({3, 1, 1});
    }

private:
    void open()
    {
        m_session->open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        m_session->goToFirst();
    }

    std::shared_ptr<CountingBackend::Counts> m_counts;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<LayerValues> m_values;
};

CONVOKU_GUILESS_TEST(TestLayerValues)
#include "tst_layer_values.moc"
