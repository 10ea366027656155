// SPDX-License-Identifier: MIT
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/backend/torch/torch_trainer.h"
#include "solver/learn/training.h"
#include "solver/learn/training_boards.h"
#include "solver/network/pass.h"
#include "solver/run/tensors.h"
#include "tests/support/network_testing.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

const Training::MakeTrainer kTorch
    = [](std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss) {
          return makeTorchTrainer(std::move(network), learned, loss);
      };

TrainingSetup shortSetup(int steps)
{
    TrainingSetup setup;
    setup.steps = steps;
    return setup;
}

bool same(const TrainingRun& some, const TrainingRun& others)
{
    return std::ranges::equal(some.frames, others.frames, [](const TrainingFrame& a, const TrainingFrame& b) {
        return a.step == b.step && a.loss == b.loss && a.right == b.right && a.numbers == b.numbers;
    });
}

} // namespace

class TestTraining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// However the steps are handed out, and with whatever other starts beside it.
    void sameSeedSameRecord_data()
    {
        QTest::addColumn<TrainingSetup>("setup");
        QTest::newRow("random boards") << shortSetup(70);
        TrainingSetup setup = shortSetup(30);
        setup.boards = TrainingSetup::Boards::States;
        QTest::newRow("states") << setup;
        setup.boards = TrainingSetup::Boards::Both;
        setup.fixedBoards = 40;
        setup.start = TrainingSetup::Start::NearWritten;
        QTest::newRow("both, fixed, near the written") << setup;
    }
    void sameSeedSameRecord()
    {
        QFETCH(TrainingSetup, setup);
        Training all(countIsOne(articleModel()), setup, 2, kTorch);
        QVERIFY(!all.advance(1, 1000));
        Training bit(countIsOne(articleModel()), setup, 2, kTorch);
        for (int step = 0; step < setup.steps; ++step) {
            bit.advance(0, 1);
            QCOMPARE(bit.advance(1, 1), step + 1 < setup.steps);
        }
        QVERIFY(same(all.record().runs[1], bit.record().runs[1]));
        QVERIFY(!same(bit.record().runs[0], bit.record().runs[1]));
        setup.seed += 1;
        Training next(countIsOne(articleModel()), setup, 1, kTorch);
        QCOMPARE(next.record().runs[0].seed, all.record().runs[1].seed);
        QCOMPARE(next.record().runs[0].frames[0].numbers, all.record().runs[1].frames[0].numbers);
    }

    void framesStayFew()
    {
        Training training(countIsOne(articleModel()), shortSetup(1101), 1, kTorch);
        training.advance(0, 1101);
        const TrainingRun& run = training.record().runs.front();
        QVERIFY(run.frames.size() <= TrainingRun::kMostFrames);
        QVERIFY(run.frames.size() >= TrainingRun::kMostFrames / 2 - 1);
        QCOMPARE(run.frames.front().step, 0);
        QCOMPARE(run.last().step, 1101);
        for (std::size_t i = 0; i + 1 < run.frames.size() - 1; ++i)
            QCOMPARE(run.frames[i + 1].step - run.frames[i].step, run.stride);
        QCOMPARE(run.frames[run.frameAt(0)].step, 0);
        QCOMPARE(run.frames[run.frameAt(5 * run.stride + run.stride / 2)].step, 5 * run.stride);
        QCOMPARE(run.frames[run.frameAt(99'999)].step, 1101);
    }

    /// Near the written numbers they are found; where no step is taken a start is the written one itself.
    void nearTheWritten_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("value");
        QTest::addColumn<double>("spread");
        QTest::addColumn<int>("steps");
        const auto row = [](const char* rule, const char* value, double spread, int steps) {
            QTest::addRow("%s '%s', %g", rule, value, spread)
                << QString::fromLatin1(rule) << QString::fromLatin1(value) << spread << steps;
        };
        row("hidden_single_row", "one", 0, 3);
        row("hidden_single_row", "one", 0.1, 150);
        row("hidden_single_row", "only_place", 0.1, 150);
        row("hidden_single_column", "", 0.05, 60);
        row("naked_single_box", "lone", 0.1, 250);
        row("naked_single_box", "", 0.03, 60);
        row("pointing_row", "", 0.03, 60);
        row("naked_pair_row", "", 0, 3);
    }
    void nearTheWritten()
    {
        QFETCH(QString, rule);
        QFETCH(QString, value);
        QFETCH(double, spread);
        QFETCH(int, steps);
        TrainingSetup setup = shortSetup(steps);
        setup.start = TrainingSetup::Start::NearWritten;
        setup.spread = spread;
        const RuleId id = articleModel()->find(rule.toStdString()).value();
        Training training(taskOf(articleModel(), id, value.toStdString()), setup, 1, kTorch);
        training.advance(0, steps);
        const TrainingRun& run = training.record().runs.front();
        QCOMPARE(outcomeOf(training.record(), run), TrainingOutcome::Found);
        QVERIFY2(
            run.last().loss < run.frames.front().loss || spread == 0, qPrintable(QString::number(run.last().loss)));
        if (spread == 0) {
            QCOMPARE(run.frames.front().loss, 0.);
            QCOMPARE(
                run.last().numbers, learnedNumbersOf(*training.record().task.layers, training.record().task.learned));
        }
    }

    /// Weights around 0; what is before the peak at 1 around 1.
    void randomStarts()
    {
        TrainingSetup setup = shortSetup(1);
        setup.spread = 0.25;
        constexpr int kStarts = 400;
        Training training(countIsOne(articleModel()), setup, kStarts,
            [](std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss) {
                return makeTorchTrainer(std::move(network), learned, loss);
            });
        for (std::size_t number = 0; number < 10; ++number) {
            double sum = 0;
            double squares = 0;
            for (const TrainingRun& run : training.record().runs) {
                const double off = static_cast<double>(run.frames[0].numbers[number]) - (number == 9 ? 1 : 0);
                sum += off;
                squares += off * off;
            }
            QVERIFY(std::abs(sum / kStarts) < 0.05); // four deviations of the mean
            QVERIFY(std::abs(std::sqrt(squares / kStarts) - 0.25) < 0.04);
        }
    }

    void alwaysNo()
    {
        Training training(countIsOne(articleModel()), shortSetup(1), 1, kTorch);
        const TrainingRecord& record = training.record();
        // 9 · 0.3 · 0.7⁸ of the houses have one place; 7,776 of them were looked at.
        const double share = 9 * 0.3 * std::pow(0.7, 8);
        QVERIFY(std::abs(1 - record.alwaysNo - share) < 0.02);
        QVERIFY(std::abs(record.alwaysNoLoss - (1 - record.alwaysNo)) < 1e-9);
        QCOMPARE(record.runs.front().alwaysNoLoss, record.alwaysNoLoss);
    }

    void outcomes_data()
    {
        QTest::addColumn<double>("right");
        QTest::addColumn<TrainingOutcome>("expected");
        QTest::newRow("all") << 1. << TrainingOutcome::Found;
        QTest::newRow("nearly all") << 0.9999 << TrainingOutcome::SomethingElse;
        QTest::newRow("more than always no") << 0.86 << TrainingOutcome::SomethingElse;
        QTest::newRow("hardly more") << 0.849 << TrainingOutcome::Stuck;
        QTest::newRow("less") << 0.5 << TrainingOutcome::Stuck;
    }
    void outcomes()
    {
        QFETCH(double, right);
        QFETCH(TrainingOutcome, expected);
        TrainingRecord record;
        record.alwaysNo = 0.844;
        TrainingRun run;
        run.frames = {{0, 0.2, 0.1, {}}, {1, 0.1, right, {}}};
        QCOMPARE(outcomeOf(record, run), expected);
    }

    void dropSteps_data()
    {
        QTest::addColumn<std::vector<double>>("losses"); // a frame every tenth step; always no: 0.16
        QTest::addColumn<int>("expected"); // -1: none
        QTest::newRow("at once") << std::vector<double>{0.07, 0.01} << 0;
        QTest::newRow("later") << std::vector<double>{0.2, 0.15, 0.079, 0.01, 0.001} << 20;
        QTest::newRow("back in between") << std::vector<double>{0.2, 0.07, 0.1, 0.05, 0.001} << 30;
        QTest::newRow("never") << std::vector<double>{0.2, 0.15, 0.15} << -1;
        QTest::newRow("not far enough") << std::vector<double>{0.2, 0.07, 0.02} << -1;
    }
    void dropSteps()
    {
        QFETCH(std::vector<double>, losses);
        QFETCH(int, expected);
        TrainingRun run;
        run.alwaysNoLoss = 0.16;
        for (std::size_t i = 0; i < losses.size(); ++i)
            run.frames.push_back({static_cast<int>(i) * 10, losses[i], 0, {}});
        QCOMPARE(run.dropStep().value_or(-1), expected);
    }

    void statesAreOfRuns()
    {
        const RuleId rule = articleModel()->find("naked_pair_row").value();
        const auto states = statesBefore(articleModel(), rule, 3, 1);
        QVERIFY(states.size() > 5);
        for (const RunState& state : states) {
            QVERIFY(state.solution.isComplete());
            for (int cell = 0; cell < kCells; ++cell)
                QVERIFY(state.board.has(Candidate::of(state.solution.digit(cell) - 1, Cell::fromIndex(cell))));
        }
        const auto again = statesBefore(articleModel(), rule, 3, 1);
        QVERIFY(
            std::ranges::equal(states, again, [](const RunState& a, const RunState& b) { return a.board == b.board; }));
        // They are what the previous rule makes of the states before it.
        const auto ruleBefore = static_cast<RuleId>(static_cast<int>(rule) - 1);
        const Network before = buildRule(*articleModel(), ruleBefore);
        std::vector<Candidates> boards;
        for (const RunState& state : statesBefore(articleModel(), ruleBefore, 3, 1))
            boards.push_back(state.board);
        const Tensor input = tensorOf(boards);
        const Tensor left = runOnce(*makeBitwiseBackend(), before, std::span(&input, 1), before.outputs).front();
        std::set<Candidates::Words> expected;
        for (int i = 0; i < left.count; ++i)
            expected.insert(candidatesFrom(left.of(i)).words());
        std::set<Candidates::Words> found;
        for (const RunState& state : states)
            found.insert(state.board.words());
        QVERIFY(found == expected);
    }
};

CONVOKU_APPLESS_TEST(TestTraining)
#include "tst_training.moc"
