// SPDX-License-Identifier: MIT
// Training on puzzles: what a trainer is handed, by one that only listens; and LibTorch's learning, counted again with
// the scalar backend.
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/backend/torch/torch_trainer.h"
#include "solver/error.h"
#include "solver/learn/learned_numbers.h"
#include "solver/learn/network_training.h"
#include "tests/learn/network_rules.h"
#include "tests/support/network_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

struct Handed
{
    Tensor input;
    Tensor target;
    Tensor weights;
    double rate = 0;
    Tensor remembered;
    int passes = 1;
};

/// Keeps what it is handed, and says the same of every candidate.
class Listener final : public Trainer
{
public:
    Listener(std::shared_ptr<const Network> network, std::vector<Handed>& heard, float says)
        : m_network(std::move(network))
        , m_heard(heard)
        , m_says(says)
    {
    }

    std::vector<float> numbers() const override { return m_numbers; }
    void start(std::span<const float> numbers) override { m_numbers.assign(numbers.begin(), numbers.end()); }
    void resume(std::span<const float> numbers, const Moments&) override { start(numbers); }
    Moments moments() const override { return {m_numbers, m_numbers, 0.5, 0.5}; }
    double step(const Tensor& input, const Tensor& target, const Descent& how) override
    {
        m_heard.push_back({input, target, *how.weights, how.rate});
        *how.output = output(input);
        return 1;
    }
    Tensor output(const Tensor& input) override
    {
        Tensor out(input.count, m_network->value(m_network->outputs.front()).shape);
        std::ranges::fill(out.data, m_says);
        return out;
    }
    /// Says how often it was asked of a board, if 1; changes nothing, if 0; leaves nothing, if −1.
    double stepThrough(std::vector<Tensor>& state, int passes, const Tensor& target, const Descent& how) override
    {
        m_heard.push_back({state.at(0), target, *how.weights, how.rate, state.at(1), passes});
        if (m_says < 0)
            std::ranges::fill(state[0].data, 0.F);
        for (float& number : state[1].data)
            number += m_says;
        return 1;
    }
    Tensor outputThrough(std::vector<Tensor>& state, int) override { return output(state.at(0)); }

private:
    std::shared_ptr<const Network> m_network;
    std::vector<Handed>& m_heard;
    float m_says;
    std::vector<float> m_numbers;
};

Training::MakeTrainer listeners(std::vector<Handed>& heard, float says)
{
    return [&heard, says](std::shared_ptr<const Network> network, const std::vector<LearnedLayer>&, LossKind) {
        return std::make_unique<Listener>(std::move(network), heard, says);
    };
}

std::unique_ptr<Trainer> byTorch(
    std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss)
{
    return makeTorchTrainer(std::move(network), learned, loss);
}

const std::vector<SolvedPuzzle>& somePuzzles()
{
    static const std::vector<SolvedPuzzle> kPuzzles = puzzlesLike(KnownData::NineMillionLike, 60, 3);
    return kPuzzles;
}

NetworkTask taskOf(const char* lines)
{
    return networkTaskOf(ruleOf(lines), {});
}

/// The solution in the target of a board: `planes` of it, the digits behind `first`. Empty where a cell has not one.
std::vector<int> solutionIn(const Tensor& target, std::size_t board, int planes, int first)
{
    std::vector<int> digits;
    for (std::size_t cell = 0; cell < 81; ++cell) {
        int found = 0;
        for (int plane = 0; plane < planes; ++plane) {
            const float is
                = target.data[(board * static_cast<std::size_t>(planes) + static_cast<std::size_t>(plane)) * 81 + cell];
            if (is == 1)
                found = found == 0 ? plane - first + 1 : -1;
            else if (is != 0)
                found = -1;
        }
        if (found < 1)
            return {};
        digits.push_back(found);
    }
    return digits;
}

bool isLegal(const std::vector<int>& digits)
{
    Grid::Digits grid{};
    for (std::size_t i = 0; i < digits.size(); ++i)
        grid[i] = static_cast<std::uint8_t>(digits[i]);
    return digits.size() == 81 && Grid::fromDigits(grid).isComplete();
}

float candidateIn(const Tensor& input, std::size_t board, int digit, std::size_t cell)
{
    return input.data[(board * 9 + static_cast<std::size_t>(digit - 1)) * 81 + cell];
}

int candidatesIn(const Tensor& input, std::size_t board, std::size_t cell)
{
    int count = 0;
    for (int digit = 1; digit <= 9; ++digit)
        count += candidateIn(input, board, digit, cell) == 1 ? 1 : 0;
    return count;
}

} // namespace

class TestNetworkTraining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsHanded_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<float>("says");
        QTest::addColumn<int>("planes");
        QTest::newRow("everything stays") << QByteArray(kSharedNumbers) << 10.F << 9;
        QTest::newRow("everything goes") << QByteArray(kSharedNumbers) << -10.F << 9;
        QTest::newRow("shares of ten planes") << QByteArray(kTenPlanes) << 0.F << 10;
    }
    /// Every board holds a legal solution, which is the target; what is decided or gone doesn't count.
    void whatIsHanded()
    {
        QFETCH(const QByteArray, lines);
        QFETCH(const float, says);
        QFETCH(const int, planes);
        const bool clears = planes == 9;
        std::vector<Handed> heard;
        NetworkTrainingSetup setup;
        setup.batch = 5;
        setup.rate = 0.02;
        NetworkTraining training(taskOf(lines.constData()), setup, somePuzzles(), listeners(heard, says));
        constexpr int kSteps = 60;
        for (int i = 0; i < kSteps; ++i)
            training.step(static_cast<double>(i) / kSteps);
        QCOMPARE(training.steps(), kSteps);
        QCOMPARE(heard.size(), std::size_t{kSteps});
        int continued = 0;
        int thinned = 0;
        for (std::size_t s = 0; s < heard.size(); ++s) {
            const Handed& step = heard[s];
            const double expected = 0.02 * (1 + std::cos(std::numbers::pi * static_cast<double>(s) / kSteps)) / 2;
            QVERIFY(std::abs(step.rate - expected) < 1e-12);
            for (std::size_t board = 0; board < 5; ++board) {
                const std::vector<int> solution = solutionIn(step.target, board, planes, planes - 9);
                QVERIFY(isLegal(solution));
                for (std::size_t cell = 0; cell < 81; ++cell) {
                    const int open = candidatesIn(step.input, board, cell);
                    QCOMPARE(candidateIn(step.input, board, solution[cell], cell), 1.F);
                    thinned += open > 1 && open < 9 ? 1 : 0;
                    for (int plane = 0; plane < planes; ++plane) {
                        const float weight
                            = step.weights
                                  .data[(board * static_cast<std::size_t>(planes) + static_cast<std::size_t>(plane))
                                          * 81
                                      + cell];
                        const int digit = plane - (planes - 9) + 1;
                        const float counts = open < 2                                       ? 0.F
                            : !clears                                                       ? 1.F
                            : candidateIn(step.input, board, std::max(digit, 1), cell) == 0 ? 0.F
                            : digit == solution[cell]                                       ? 4.F
                                                                                            : 0.5F;
                        QCOMPARE(weight, counts);
                    }
                }
                if (s == 0)
                    continue;
                // The same lane a step before.
                const bool same = solutionIn(heard[s - 1].target, board, planes, planes - 9) == solution;
                continued += same ? 1 : 0;
                if (!same)
                    continue;
                int changed = 0;
                for (std::size_t cell = 0; cell < 81; ++cell) {
                    const int was = candidatesIn(heard[s - 1].input, board, cell);
                    const int is = candidatesIn(step.input, board, cell);
                    changed += was != is ? 1 : 0;
                    if (was != is) {
                        QVERIFY(was > 1);
                        QCOMPARE(is, 1);
                    }
                }
                // The lane goes on without a removal: one cell got its digit.
                QCOMPARE(changed, 1);
            }
        }
        // Seven of ten lanes go on where nothing goes; none where the solution goes, or where boards are new each time.
        const int lanes = (kSteps - 1) * 5;
        QVERIFY2(says > 0 ? continued > lanes / 2 && continued < lanes * 9 / 10 : continued == 0,
            qPrintable(QString::number(continued)));
        QCOMPARE(thinned > 0, clears);
        // Turned and relabelled: more solutions than there are puzzles.
        std::set<std::vector<int>> solutions;
        for (const Handed& step : heard)
            solutions.insert(solutionIn(step.target, 0, planes, planes - 9));
        if (says <= 0)
            QCOMPARE(solutions.size(), heard.size());
        // The same again, and another with another seed.
        std::vector<Handed> again;
        NetworkTraining second(taskOf(lines.constData()), setup, somePuzzles(), listeners(again, says));
        setup.seed = 2;
        NetworkTraining third(taskOf(lines.constData()), setup, somePuzzles(), listeners(again, says));
        second.step(0);
        third.step(0);
        QCOMPARE(again[0].input.data, heard[0].input.data);
        QVERIFY(again[1].input.data != heard[0].input.data);
        QVERIFY(third.numbers() != second.numbers());
    }

    void whatIsRemembered_data()
    {
        QTest::addColumn<float>("says");
        QTest::newRow("goes on") << 1.F;
        QTest::newRow("nothing changes") << 0.F;
        QTest::newRow("the solution goes") << -1.F;
    }
    /// A board goes on with what it remembered, seven times of eight as long as something changes; another one begins
    /// with nothing.
    void whatIsRemembered()
    {
        QFETCH(const float, says);
        std::vector<Handed> heard;
        NetworkTrainingSetup setup;
        setup.batch = 3;
        setup.passes = 5;
        NetworkTraining training(taskOf(kRemembers), setup, somePuzzles(), listeners(heard, says));
        constexpr int kSteps = 100;
        for (int i = 0; i < kSteps; ++i)
            training.step(0);
        QCOMPARE(heard.size(), std::size_t{kSteps});
        int continued = 0;
        for (std::size_t s = 0; s < heard.size(); ++s) {
            const Handed& step = heard[s];
            QCOMPARE(step.passes, 5);
            QVERIFY(step.remembered.shape == (Shape{2, 9, 9}));
            for (std::size_t board = 0; board < 3; ++board) {
                const std::vector<int> solution = solutionIn(step.target, board, 9, 0);
                QVERIFY(isLegal(solution));
                const auto part = [board](const Tensor& tensor) {
                    const auto each = static_cast<std::size_t>(tensor.shape.elements());
                    return std::vector<float>(tensor.data.begin() + static_cast<std::ptrdiff_t>(board * each),
                        tensor.data.begin() + static_cast<std::ptrdiff_t>((board + 1) * each));
                };
                const bool same = s > 0 && solutionIn(heard[s - 1].target, board, 9, 0) == solution;
                continued += same ? 1 : 0;
                std::vector<float> expected(162, 0.F);
                if (same) {
                    QCOMPARE(part(step.input), part(heard[s - 1].input));
                    expected = part(heard[s - 1].remembered);
                    for (float& number : expected)
                        number += 1;
                }
                QCOMPARE(part(step.remembered), expected);
            }
        }
        // 260 of 297, give or take.
        QVERIFY2(
            says > 0 ? continued > 235 && continued < 285 : continued == 0, qPrintable(QString::number(continued)));
    }

    /// In the eyes of the scalar backend, pass by pass.
    void measuresThroughPasses()
    {
        const NetworkTask task = taskOf(kRemembers);
        NetworkTrainingSetup setup;
        setup.passes = 3;
        NetworkTraining training(task, setup, somePuzzles(), byTorch);
        const std::vector<SolvedPuzzle> puzzles(somePuzzles().begin(), somePuzzles().begin() + 5);
        const NetworkMeasure measure = training.measure(puzzles);
        const Network network = withLearnedNumbers(*task.layers, task.learned, training.numbers());
        int open = 0;
        int right = 0;
        for (const SolvedPuzzle& puzzle : puzzles) {
            std::vector<Tensor> state{Tensor(1, {9, 9, 9}), Tensor(1, {2, 9, 9})};
            for (const std::uint16_t index : puzzle.givens.startingCandidates().indices())
                state[0].data[index] = 1;
            Tensor logits;
            for (int pass = 0; pass < 3; ++pass) {
                const auto out = runOnce(*makeScalarBackend(), network, state, network.outputs);
                logits = out[0];
                state = {out[1], out[2]};
            }
            for (std::size_t cell = 0; cell < 81; ++cell) {
                if (puzzle.givens.digit(static_cast<int>(cell)) != 0)
                    continue;
                ++open;
                std::size_t best = 0;
                for (std::size_t digit = 1; digit < 9; ++digit)
                    best = logits.data[digit * 81 + cell] > logits.data[best * 81 + cell] ? digit : best;
                right += static_cast<int>(best) + 1 == puzzle.solution.digit(static_cast<int>(cell)) ? 1 : 0;
            }
        }
        QCOMPARE(measure.accuracy2, static_cast<double>(right) / open);
    }

    /// Numbers that affect only a yes or no begin at 0 and stay there.
    void whatIsNotAsked()
    {
        NetworkTrainingSetup setup;
        setup.batch = 4;
        NetworkTraining training(taskOf(kRemembers), setup, somePuzzles(), byTorch);
        for (int step = 0; step < 3; ++step) {
            const std::vector<float> numbers = training.numbers();
            QVERIFY(std::all_of(numbers.end() - 3, numbers.end(), [](float number) { return number == 0; }));
            // But for the offsets of others, before the first step.
            const auto zeros = std::ranges::count(numbers, 0.F);
            QVERIFY2(step == 0 ? zeros >= 14 && zeros < 40 : zeros < 14, qPrintable(QString::number(zeros)));
            training.step(0);
        }
    }

    void thereMustBePuzzles() { QVERIFY_THROWS_EXCEPTION(Error, NetworkTraining(taskOf(kTenPlanes), {}, {}, byTorch)); }

    /// It begins evenly between ±1 / √(numbers that come together), offsets at 0; or where the network stands.
    void whereItBegins()
    {
        const NetworkTask task = taskOf(kTenPlanes);
        NetworkTrainingSetup setup;
        const std::vector<float> numbers = NetworkTraining(task, setup, somePuzzles(), byTorch).numbers();
        QCOMPARE(numbers.size(), std::size_t{10 * 9 * 9 + 10});
        double most = 0;
        double sum = 0;
        for (std::size_t i = 0; i < 810; ++i) {
            most = std::max(most, std::abs(static_cast<double>(numbers[i])));
            sum += static_cast<double>(numbers[i]);
        }
        QVERIFY(most <= 1. / 9 && most > 0.9 / 9);
        QVERIFY(std::abs(sum / 810) < 0.01);
        QVERIFY(std::all_of(numbers.begin() + 810, numbers.end(), [](float offset) { return offset == 0; }));
        setup.fromWritten = true;
        QCOMPARE(NetworkTraining(task, setup, somePuzzles(), byTorch).numbers(),
            learnedNumbersOf(*task.layers, task.learned));
    }

    void measures_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::newRow("behind a sigmoid") << QByteArray(kWindow);
        QTest::newRow("behind a softmax") << QByteArray(kTenPlanes);
    }
    void learns_data()
    {
        measures_data();
        QTest::newRow("remembering") << QByteArray(kRemembers);
    }
    void learns()
    {
        QFETCH(const QByteArray, lines);
        NetworkTrainingSetup setup;
        setup.batch = 8;
        setup.rate = 0.02;
        NetworkTraining training(taskOf(lines.constData()), setup, somePuzzles(), byTorch);
        double first = 0;
        double last = 0;
        for (int i = 0; i < 120; ++i) {
            const double loss = training.step(i / 120.);
            first += i < 20 ? loss : 0;
            last += i >= 100 ? loss : 0;
        }
        QVERIFY2(last < 0.97 * first, qPrintable(QStringLiteral("%1 to %2").arg(first).arg(last)));
    }

    /// Counted again, with the numbers in a network that another backend runs.
    void measures()
    {
        QFETCH(const QByteArray, lines);
        const NetworkTask task = taskOf(lines.constData());
        NetworkTraining training(task, {}, somePuzzles(), byTorch);
        std::vector<SolvedPuzzle> puzzles = somePuzzles();
        // One that is nearly solved, so that some are right to the last cell.
        SolvedPuzzle full{puzzles.front().solution, puzzles.front().solution};
        puzzles.resize(7);
        puzzles.push_back(full);
        const NetworkMeasure measure = training.measure(puzzles);
        const auto network = withLearnedNumbers(*task.layers, task.learned, training.numbers());
        int cells = 0;
        int open = 0;
        int boards = 0;
        for (const SolvedPuzzle& puzzle : puzzles) {
            Tensor input(1, {9, 9, 9});
            for (int cell = 0; cell < 81; ++cell) {
                for (int digit = 1; digit <= 9; ++digit) {
                    const int given = puzzle.givens.digit(cell);
                    input.data[static_cast<std::size_t>((digit - 1) * 81 + cell)]
                        = given == 0 || given == digit ? 1.F : 0.F;
                }
            }
            const Tensor out = runOnce(*makeScalarBackend(), network, std::span(&input, 1), network.outputs).front();
            int wrong = 0;
            for (int cell = 0; cell < 81; ++cell) {
                if (puzzle.givens.digit(cell) != 0)
                    continue;
                ++open;
                int best = 1;
                for (int digit = 2; digit <= 9; ++digit) {
                    const auto at = [&](int of) {
                        return out.data[static_cast<std::size_t>((of - 1 + out.shape.channels - 9) * 81 + cell)];
                    };
                    best = at(digit) > at(best) ? digit : best;
                }
                wrong += best == puzzle.solution.digit(cell) ? 0 : 1;
            }
            cells += 81 - wrong;
            boards += wrong == 0 ? 1 : 0;
        }
        QCOMPARE(measure.accuracy1, cells / 648.);
        QCOMPARE(measure.accuracy2, static_cast<double>(open - (648 - cells)) / open);
        QCOMPARE(measure.accuracy3, boards / 8.);
        QVERIFY(boards >= 1);
    }

    /// From a checkpoint at the end of a round it goes on as if nothing had been between.
    void resumesFromACheckpoint()
    {
        NetworkTrainingSetup setup;
        setup.batch = 2;
        constexpr int kAll = NetworkTraining::kRound + 30;
        NetworkTraining whole(taskOf(kSharedNumbers), setup, somePuzzles(), byTorch);
        std::string bytes;
        for (int i = 0; i < kAll; ++i) {
            whole.step(static_cast<double>(i) / kAll);
            if (whole.isRound())
                bytes = writeTensors(whole.checkpoint());
        }
        setup.seed = 99; // the checkpoint knows better
        NetworkTraining parts(taskOf(kSharedNumbers), setup, somePuzzles(), byTorch);
        parts.step(0);
        const auto read = readTensors(bytes);
        parts.resume(std::get<TensorFile>(read));
        QCOMPARE(parts.steps(), NetworkTraining::kRound);
        for (int i = NetworkTraining::kRound; i < kAll; ++i)
            parts.step(static_cast<double>(i) / kAll);
        QCOMPARE(parts.numbers(), whole.numbers());
    }

    void checkpointsThatAreNone_data()
    {
        QTest::addColumn<QString>("fact"); // another one, or a tensor's name
        QTest::addColumn<QString>("value"); // "-": it is missing
        QTest::newRow("no kind") << QStringLiteral("kind") << QStringLiteral("-");
        QTest::newRow("another kind") << QStringLiteral("kind") << QStringLiteral("weights");
        QTest::newRow("no steps") << QStringLiteral("steps") << QStringLiteral("-");
        QTest::newRow("steps below 0") << QStringLiteral("steps") << QStringLiteral("-200");
        QTest::newRow("steps in words") << QStringLiteral("steps") << QStringLiteral("many");
        QTest::newRow("steps with a tail") << QStringLiteral("steps") << QStringLiteral("200x");
        QTest::newRow("more left than all") << QStringLiteral("first_left") << QStringLiteral("1.5");
        QTest::newRow("none at all") << QStringLiteral("second_left") << QStringLiteral("nan");
        QTest::newRow("a seed below 0") << QStringLiteral("seed") << QStringLiteral("-1");
        QTest::newRow("no moments") << QStringLiteral("mean") << QStringLiteral("-");
        QTest::newRow("another network's") << QStringLiteral("numbers") << QStringLiteral("fewer");
        QTest::newRow("squares below 0") << QStringLiteral("square") << QStringLiteral("negative");
    }
    void checkpointsThatAreNone()
    {
        QFETCH(const QString, fact);
        QFETCH(const QString, value);
        NetworkTrainingSetup setup;
        setup.batch = 2;
        NetworkTraining training(taskOf(kSharedNumbers), setup, somePuzzles(), byTorch);
        training.step(0);
        TensorFile file = training.checkpoint();
        const std::vector<float> numbers = training.numbers();
        for (auto it = file.facts.begin(); it != file.facts.end(); ++it) {
            if (it->first != fact.toStdString())
                continue;
            it->second = value.toStdString();
            if (value == QStringLiteral("-"))
                file.facts.erase(it);
            break;
        }
        for (auto it = file.tensors.begin(); it != file.tensors.end(); ++it) {
            if (it->name != fact.toStdString())
                continue;
            it->numbers.front() = -1;
            if (value == QStringLiteral("fewer"))
                it->numbers.pop_back();
            if (value == QStringLiteral("-"))
                file.tensors.erase(it);
            break;
        }
        QVERIFY_THROWS_EXCEPTION(Error, training.resume(file));
        QCOMPARE(training.numbers(), numbers);
        QCOMPARE(training.steps(), 1);
    }
};

CONVOKU_APPLESS_TEST(TestNetworkTraining)
#include "tst_network_training.moc"
