// SPDX-License-Identifier: MIT
// LibTorch's gradients through every kind of layer, and Adam, against differences of what the scalar backend makes and
// a loop in doubles.
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/backend/torch/torch_trainer.h"
#include "solver/error.h"
#include "solver/network/network_builder.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <functional>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr Shape kInput{2, 4, 4};
using Make = std::function<ValueId(NetworkBuilder&, ValueId)>;

double randomReal(Random& random, double most)
{
    return most * randomNumber(random, -10'000, 10'000) / 10'000;
}

std::vector<float> randomReals(Random& random, std::size_t count, double most)
{
    std::vector<float> numbers;
    for (std::size_t i = 0; i < count; ++i)
        numbers.push_back(static_cast<float>(randomReal(random, most)));
    return numbers;
}

/// A convolution that learns, 2×1 cells at a time, behind it what `make` adds.
std::shared_ptr<const Network> networkOf(const Make& make, int groups)
{
    Random random(7);
    NetworkBuilder net("trained");
    const ValueId x = net.input("x", kInput, {-3, 3});
    net.beginGroup(GroupKind::Rule, "group", {x});
    const std::size_t count = groups == 1 ? 8 : 4;
    std::vector<float> weights = randomReals(random, count, 0.8);
    const ValueId sums = net.convolution(x, 2, {2, 1}, {1, 1}, groups, weights, randomReals(random, 2, 0.5), "learned");
    const ValueId made = make(net, sums);
    net.endGroup({made});
    return std::make_shared<const Network>(net.build({made}));
}

/// The network with other numbers in one layer, put there one by one.
Network with(const Network& network, const LearnedLayer& learned, const std::vector<double>& numbers)
{
    Network result = network;
    Layer& layer = result.layers.at(learned.layer);
    const std::size_t kernels = learned.oneKernel ? 1 : 2;
    const std::size_t weights = learned.oneKernel ? layer.weights.size() / 2 : layer.weights.size();
    std::vector<float> all(layer.weights.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<float>(numbers[i % weights]);
    layer.weights = std::move(all);
    if (learned.offset) {
        for (std::size_t i = 0; i < 2; ++i)
            layer.bias[i] = static_cast<float>(numbers[weights + i % kernels]);
    }
    return result;
}

double lossOf(
    const Network& network, const Tensor& input, const Tensor& target, LossKind kind, const Tensor* weights = nullptr)
{
    const Tensor out = runOnce(*makeScalarBackend(), network, std::span(&input, 1), network.outputs).front();
    const auto places = static_cast<std::size_t>(out.shape.rows * out.shape.columns);
    const auto planes = static_cast<std::size_t>(out.shape.channels);
    double sum = 0;
    double count = 0;
    for (std::size_t i = 0; i < out.data.size(); ++i) {
        const double x = out.data[i];
        const double t = target.data[i];
        const double weight = weights == nullptr ? 1. : static_cast<double>(weights->data[i]);
        const double probability = 1 / (1 + std::exp(-x));
        double loss = 0;
        double counts = 1;
        switch (kind) {
        case LossKind::MeanSquare:
            loss = (x - t) * (x - t);
            break;
        case LossKind::BinaryCrossEntropy:
            loss = -t * std::log(probability) - (1 - t) * std::log(1 - probability);
            break;
        case LossKind::CrossEntropyOfRows: {
            const auto columns = static_cast<std::size_t>(out.shape.columns);
            const auto rows = static_cast<std::size_t>(out.shape.rows);
            double all = 0;
            for (std::size_t row = 0; row < rows; ++row)
                all += std::exp(
                    static_cast<double>(out.data[i / (rows * columns) * rows * columns + row * columns + i % columns]));
            loss = -t * std::log(std::exp(x) / all);
            counts = t;
            break;
        }
        case LossKind::CrossEntropy: {
            double all = 0;
            for (std::size_t plane = 0; plane < planes; ++plane)
                all += std::exp(static_cast<double>(
                    out.data[i / (planes * places) * planes * places + plane * places + i % places]));
            loss = -t * std::log(std::exp(x) / all);
            counts = t;
            break;
        }
        }
        sum += weight * loss;
        count += weight * counts;
    }
    return sum / count;
}

constexpr std::size_t kPlane = 16;

/// Plain loops: h ← tanh(W·x + b + V·h), x ← x/2 + 1/4, `passes` times; then 2·h + 1/2. `numbers`: W, b, V, with two
/// planes each; `state`: x and h, two planes of 16 for each board, and what they become.
std::vector<double> outcomeOf(const std::vector<double>& numbers, std::vector<std::vector<double>>& state, int passes)
{
    std::vector<double> out(state[0].size());
    for (std::size_t first = 0; first < out.size(); first += 2 * kPlane) {
        for (std::size_t place = first; place < first + kPlane; ++place) {
            double x[2] = {state[0][place], state[0][place + kPlane]};
            double h[2] = {state[1][place], state[1][place + kPlane]};
            for (int pass = 0; pass < passes; ++pass) {
                const double was[2] = {h[0], h[1]};
                for (std::size_t o = 0; o < 2; ++o)
                    h[o] = std::tanh(numbers[2 * o] * x[0] + numbers[2 * o + 1] * x[1] + numbers[4 + o]
                        + numbers[6 + 2 * o] * was[0] + numbers[7 + 2 * o] * was[1]);
                for (double& number : x)
                    number = number / 2 + 0.25;
            }
            for (std::size_t o = 0; o < 2; ++o) {
                state[0][place + o * kPlane] = x[o];
                state[1][place + o * kPlane] = h[o];
                out[place + o * kPlane] = 2 * h[o] + 0.5;
            }
        }
    }
    return out;
}

/// The same as layers.
std::shared_ptr<const Network> rememberingNetwork()
{
    Random random(11);
    NetworkBuilder net("remembering");
    const ValueId x = net.input("x", kInput, {-3, 3}, {}, NumberKind::Real);
    const ValueId h = net.input("h", kInput, {-1, 1}, {}, NumberKind::Real);
    net.beginGroup(GroupKind::Rule, "group", {x, h});
    const ValueId seen
        = net.convolution(x, 2, {1, 1}, {1, 1}, 1, randomReals(random, 4, 1), randomReals(random, 2, 1), "W and b");
    const ValueId known = net.convolution(h, 2, {1, 1}, {1, 1}, 1, randomReals(random, 4, 1), {}, "V");
    const ValueId next = net.tanh(net.add(seen, known, "both"), "pressed");
    const ValueId fades = net.affine(x, 0.5, 0.25, "fades");
    const ValueId judged = net.affine(next, 2, 0.5, "says");
    net.endGroup({judged, fades, next});
    return std::make_shared<const Network>(net.build({judged, fades, next}));
}

} // namespace

class TestTrainer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void remembersAsALoopDoes_data()
    {
        QTest::addColumn<int>("passes");
        QTest::newRow("one pass") << 1;
        QTest::newRow("two passes") << 2;
        QTest::newRow("five passes") << 5;
    }
    /// Gradients go back through all passes, and what is remembered is the state of the last one.
    void remembersAsALoopDoes()
    {
        QFETCH(const int, passes);
        const auto network = rememberingNetwork();
        const std::vector<LearnedLayer> learned{{0, false, true}, {1, false, false}};
        const auto trainer = makeTorchTrainer(network, learned, LossKind::MeanSquare);
        const std::vector<float> numbers = trainer->numbers();
        QCOMPARE(numbers.size(), std::size_t{10});
        Random random(4);
        std::vector<Tensor> state{Tensor(3, kInput), Tensor(3, kInput)};
        for (Tensor& tensor : state) {
            for (float& number : tensor.data)
                number = static_cast<float>(randomReal(random, 1));
        }
        Tensor target(3, kInput);
        for (float& number : target.data)
            number = static_cast<float>(randomReal(random, 1));
        std::vector<std::vector<double>> start;
        for (const Tensor& tensor : state)
            start.emplace_back(tensor.data.begin(), tensor.data.end());
        const auto lossWith = [&](const std::vector<double>& weights) {
            auto now = start;
            const std::vector<double> out = outcomeOf(weights, now, passes);
            double sum = 0;
            for (std::size_t i = 0; i < out.size(); ++i)
                sum += (out[i] - static_cast<double>(target.data[i])) * (out[i] - static_cast<double>(target.data[i]));
            return sum / static_cast<double>(out.size());
        };
        const std::vector<double> exact(numbers.begin(), numbers.end());
        auto after = start;
        const std::vector<double> expected = outcomeOf(exact, after, passes);

        std::vector<Tensor> asked = state;
        const Tensor out = trainer->outputThrough(asked, passes);
        QCOMPARE(out.data.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(std::abs(static_cast<double>(out.data[i]) - expected[i]) < 1e-5);
        Tensor seen;
        const double loss = trainer->stepThrough(state, passes, target, {0.01, nullptr, 0, 0.999, &seen});
        QVERIFY(std::abs(loss - lossWith(exact)) < 1e-5);
        QCOMPARE(seen.data, out.data);
        for (std::size_t t = 0; t < 2; ++t) {
            QCOMPARE(state[t].data, asked[t].data);
            for (std::size_t i = 0; i < after[t].size(); ++i)
                QVERIFY(std::abs(static_cast<double>(state[t].data[i]) - after[t][i]) < 1e-5);
        }
        const Moments moments = trainer->moments();
        for (std::size_t i = 0; i < exact.size(); ++i) {
            constexpr double kNear = 1e-5;
            auto more = exact;
            auto less = exact;
            more[i] += kNear;
            less[i] -= kNear;
            const double gradient = (lossWith(more) - lossWith(less)) / (2 * kNear);
            // A tenth of the first gradient is what Adam keeps.
            const double sgdGradient = static_cast<double>(moments.mean[i]) * 10;
            QVERIFY2(std::abs(sgdGradient - gradient) < 1e-4 * std::max(1., std::abs(gradient)),
                qPrintable(QStringLiteral("number %1: %2, not %3").arg(i).arg(sgdGradient).arg(gradient)));
        }
    }

    void remembersOrNot()
    {
        const std::vector<LearnedLayer> learned{{0, false, true}};
        const auto remembering = makeTorchTrainer(rememberingNetwork(), learned, LossKind::MeanSquare);
        const Tensor one(1, kInput);
        std::vector<Tensor> state{one, one};
        std::vector<Tensor> less{one};
        QVERIFY_THROWS_EXCEPTION(Error, remembering->step(one, one, 0.1));
        QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(remembering->output(one)));
        QVERIFY_THROWS_EXCEPTION(Error, remembering->stepThrough(less, 1, one, {}));
        QVERIFY_THROWS_EXCEPTION(Error, remembering->stepThrough(state, 0, one, {}));
        QVERIFY_THROWS_EXCEPTION(Error, remembering->stepThrough(state, 1, Tensor(2, kInput), {}));
        QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(remembering->outputThrough(less, 1)));
        const auto forgetting
            = makeTorchTrainer(networkOf([](NetworkBuilder& net, ValueId x) { return net.relu(x, "positive"); }, 1),
                learned, LossKind::MeanSquare);
        QVERIFY_THROWS_EXCEPTION(Error, forgetting->stepThrough(less, 1, one, {}));
        // An output for each input, but of another shape.
        NetworkBuilder net("other");
        const ValueId x = net.input("x", kInput, {-3, 3});
        net.beginGroup(GroupKind::Rule, "group", {x});
        const ValueId sums = net.convolution(x, 1, {1, 1}, {1, 1}, 1, std::vector<float>{1, 1}, {}, "learned");
        net.endGroup({sums, sums});
        const auto uneven = std::make_shared<const Network>(net.build({sums, sums}));
        QVERIFY_THROWS_EXCEPTION(Error, makeTorchTrainer(uneven, learned, LossKind::MeanSquare));
    }

    void learnsAsALoopDoes_data()
    {
        QTest::addColumn<Make>("make");
        QTest::addColumn<int>("groups");
        QTest::addColumn<bool>("oneKernel");
        QTest::addColumn<bool>("offset");
        QTest::addColumn<LossKind>("loss");
        QTest::addColumn<bool>("weighted");
        QTest::addColumn<double>("longest");
        QTest::addColumn<double>("secondMoment");
        const auto row = [](const char* name, Make make) {
            QTest::newRow(name) << std::move(make) << 1 << false << true << LossKind::MeanSquare << false << 0.
                                << 0.999;
        };
        const auto loss = [](const char* name, LossKind kind, bool weighted, double longest, double secondMoment) {
            const Make nothing = [](NetworkBuilder& net, ValueId x) { return net.affine(x, 1, 0, "as it is"); };
            QTest::newRow(name) << nothing << 1 << false << true << kind << weighted << longest << secondMoment;
        };
        using Net = NetworkBuilder&;
        const Make nothing = [](Net net, ValueId x) { return net.affine(x, 1, 0, "as it is"); };
        row("convolution", [](Net net, ValueId x) {
            return net.convolution(x, 2, {2, 2}, {1, 1}, 1,
                std::vector<float>{.5F, -1, 1, .3F, -.2F, 1, 1, 1, .5F, .7F, 1, -1, 1, 2, .1F, -1}, {.3F, -.3F},
                "once more");
        });
        row("max_pool", [](Net net, ValueId x) { return net.maxPool(x, {3, 2}, {3, 2}, "largest"); });
        row("max_unpool", [](Net net, ValueId x) {
            const Shape shape = net.shapeOf(x);
            const Extent kernel{shape.rows, shape.columns};
            const ValueId peak = net.again(
                {.kind = LayerKind::MaxPoolWithIndices, .words = "largest", .kernel = kernel, .stride = kernel}, {x});
            return net.again({.kind = LayerKind::MaxUnpool, .words = "put back", .kernel = kernel, .stride = kernel},
                {peak, peak + 1}, shape);
        });
        row("upsample", [](Net net, ValueId x) {
            return net.multiply(net.upsample(x, {2, 1}, "twice"),
                net.convolution(net.upsample(x, {2, 1}, "twice"), 2, {1, 1}, {1, 1}, 2, std::vector<float>{.5F, 2},
                    {1, 1}, "other"),
                "uneven");
        });
        row("affine", [](Net net, ValueId x) { return net.affine(x, -1.7, 0.4, "scaled"); });
        row("relu", [](Net net, ValueId x) { return net.relu(x, "positive"); });
        row("clamp", [](Net net, ValueId x) { return net.clamp(x, {0, 1}, "limited"); });
        row("minimum", [](Net net, ValueId x) { return net.minimum(x, net.affine(x, -1, 1, "other"), "smaller"); });
        row("maximum", [](Net net, ValueId x) { return net.maximum(x, net.affine(x, -1, 1, "other"), "larger"); });
        row("add", [](Net net, ValueId x) { return net.add(x, net.relu(x, "other"), "sum"); });
        row("subtract", [](Net net, ValueId x) { return net.subtract(net.relu(x, "other"), x, "difference"); });
        row("multiply", [](Net net, ValueId x) { return net.multiply(x, net.relu(x, "other"), "product"); });
        row("select", [](Net net, ValueId x) {
            return net.select(net.relu(x, "one"), net.affine(x, -1, 0, "other"), net.sigmoid(x, "which"), "mixed");
        });
        row("reshape", [](Net net, ValueId x) {
            return net.maxPool(net.reshape(x, {1, 6, 4}, "as one plane"), {6, 1}, {6, 1}, "largest");
        });
        row("permute", [](Net net, ValueId x) {
            using enum Dimension;
            return net.maxPool(net.permute(x, {Rows, Channels, Columns}, "turned"), {2, 1}, {2, 1}, "largest");
        });
        row("pad", [](Net net, ValueId x) {
            return net.convolution(
                net.pad(x, {1, 1}, "edge"), 1, {3, 3}, {1, 1}, 1, std::vector<float>(18, .4F), {}, "around");
        });
        row("average_pool", [](Net net, ValueId x) { return net.averagePool(x, {3, 2}, {3, 2}, "mean"); });
        row("mean of a row", [](Net net, ValueId x) {
            const Shape shape = net.shapeOf(x);
            return net.averagePool(x, {1, shape.columns}, {1, shape.columns}, "mean");
        });
        row("mean of a column", [](Net net, ValueId x) {
            const Shape shape = net.shapeOf(x);
            return net.averagePool(x, {shape.rows, 1}, {shape.rows, 1}, "mean");
        });
        row("sigmoid", [](Net net, ValueId x) { return net.sigmoid(x, "pressed"); });
        row("tanh", [](Net net, ValueId x) { return net.tanh(x, "pressed"); });
        row("softmax", [](Net net, ValueId x) { return net.softmax(x, Dimension::Channels, "shares"); });
        row("concatenate", [](Net net, ValueId x) { return net.concatenate({x, net.relu(x, "other")}, "both"); });
        const auto kernels = [&nothing](const char* name, int groups, bool oneKernel, bool offset) {
            QTest::newRow(name) << nothing << groups << oneKernel << offset << LossKind::MeanSquare << false << 0.
                                << 0.999;
        };
        kernels("a kernel for each plane", 2, false, true);
        kernels("one kernel for all planes", 2, true, true);
        kernels("one kernel, no offset", 2, true, false);
        kernels("no offset", 1, false, false);
        loss("cross entropy of two answers", LossKind::BinaryCrossEntropy, false, 0, 0.999);
        loss("… weighted", LossKind::BinaryCrossEntropy, true, 0, 0.98);
        loss("cross entropy of the planes", LossKind::CrossEntropy, false, 0, 0.999);
        loss("… weighted too", LossKind::CrossEntropy, true, 0, 0.999);
        // Over the rows an offset changes nothing: its gradient is rounding alone, which Adam makes as large as others.
        for (const bool weighted : {false, true})
            QTest::newRow(weighted ? "… weighted as well" : "cross entropy of the rows")
                << Make([](NetworkBuilder& net, ValueId x) { return net.affine(x, 1, 0, "as it is"); }) << 1 << false
                << false << LossKind::CrossEntropyOfRows << weighted << 0. << 0.999;
        loss("mean square, weighted", LossKind::MeanSquare, true, 0, 0.9);
        loss("a gradient that is shortened", LossKind::MeanSquare, false, 0.05, 0.999);
        loss("one that is short enough", LossKind::BinaryCrossEntropy, false, 50, 0.999);
    }
    void learnsAsALoopDoes()
    {
        // Three boards are shared out unevenly between two threads.
        for (const int threads : {1, 2})
            learnsAsALoop(threads);
    }

private:
    static void learnsAsALoop(int threads)
    {
        QFETCH(Make, make);
        QFETCH(int, groups);
        QFETCH(bool, oneKernel);
        QFETCH(bool, offset);
        QFETCH(LossKind, loss);
        QFETCH(bool, weighted);
        QFETCH(double, longest);
        QFETCH(double, secondMoment);
        const auto network = networkOf(make, groups);
        const LearnedLayer learned{0, oneKernel, offset};
        Random random(3);
        Random others(5);
        const std::vector<float> start = randomReals(random, learnedNumbers(*network, learned), 0.9);
        const auto trainer = makeTorchTrainer(network, {learned}, loss, threads);
        trainer->start(start);

        constexpr double kRate = 0.05;
        constexpr double kNear = 1e-3; // for differences
        std::vector<double> numbers(start.begin(), start.end());
        std::vector<double> mean(numbers.size(), 0);
        std::vector<double> square(numbers.size(), 0);
        for (int step = 1; step <= 4; ++step) {
            Tensor input(3, kInput);
            for (float& number : input.data)
                number = static_cast<float>(randomReal(random, 3));
            Tensor target(3, network->value(network->outputs.front()).shape);
            for (float& number : target.data)
                number = static_cast<float>(randomNumber(random, 0, 1));
            Tensor weights(3, target.shape);
            for (float& number : weights.data)
                number = static_cast<float>(randomNumber(others, 0, 4)) / 2;
            const Tensor* given = weighted ? &weights : nullptr;
            const double expected = lossOf(with(*network, learned, numbers), input, target, loss, given);
            Tensor out;
            const Tensor before = trainer->output(input);
            const double was = trainer->step(input, target, {kRate, given, longest, secondMoment, &out});
            QCOMPARE(out.data, before.data);
            QVERIFY2(std::abs(was - expected) < 1e-2 * std::max(1., expected),
                qPrintable(QStringLiteral("step %1: loss %2, not %3").arg(step).arg(was).arg(expected)));
            // All gradients first: they are those of the numbers before the step.
            std::vector<double> gradient;
            for (std::size_t i = 0; i < numbers.size(); ++i) {
                std::vector<double> more = numbers;
                std::vector<double> less = numbers;
                more[i] += kNear;
                less[i] -= kNear;
                gradient.push_back((lossOf(with(*network, learned, more), input, target, loss, given)
                                       - lossOf(with(*network, learned, less), input, target, loss, given))
                    / (2 * kNear));
            }
            double length = 0;
            for (const double part : gradient)
                length += part * part;
            length = std::sqrt(length);
            for (double& part : gradient)
                part *= longest > 0 && length > longest ? longest / length : 1;
            for (std::size_t i = 0; i < numbers.size(); ++i) {
                mean[i] = 0.9 * mean[i] + 0.1 * gradient[i];
                square[i] = secondMoment * square[i] + (1 - secondMoment) * gradient[i] * gradient[i];
                const double first = mean[i] / (1 - std::pow(0.9, step));
                const double second = square[i] / (1 - std::pow(secondMoment, step));
                numbers[i] -= kRate * first / (std::sqrt(second) + 1e-8);
            }
        }
        const std::vector<float> now = trainer->numbers();
        QCOMPARE(now.size(), numbers.size());
        for (std::size_t i = 0; i < now.size(); ++i) {
            QVERIFY2(std::abs(static_cast<double>(now[i]) - numbers[i]) < 4e-3,
                qPrintable(QStringLiteral("number %1: %2, not %3 (from %4)")
                               .arg(i)
                               .arg(static_cast<double>(now[i]))
                               .arg(numbers[i])
                               .arg(static_cast<double>(start[i]))));
        }
        // The output follows from the new numbers.
        Tensor input(2, kInput);
        for (float& number : input.data)
            number = static_cast<float>(randomReal(random, 3));
        const std::vector<double> exact(now.begin(), now.end());
        const Tensor out = trainer->output(input);
        const Tensor expected
            = runOnce(*makeScalarBackend(), with(*network, learned, exact), std::span(&input, 1), network->outputs)
                  .front();
        for (std::size_t i = 0; i < out.data.size(); ++i)
            QVERIFY(std::abs(out.data[i] - expected.data[i]) < 1e-4F);
    }

private Q_SLOTS:
    /// Two layers with the same numbers: both change, and the gradient is the sum of theirs.
    void layersThatAreAlike()
    {
        Random random(9);
        NetworkBuilder net("trained");
        const ValueId x = net.input("x", kInput, {-3, 3});
        net.beginGroup(GroupKind::Rule, "group", {x});
        const std::vector<float> numbers = randomReals(random, 6, 0.8);
        const std::vector<float> weights(numbers.begin(), numbers.begin() + 4);
        const std::vector<float> bias(numbers.begin() + 4, numbers.end());
        const ValueId first = net.convolution(x, 2, {1, 1}, {1, 1}, 1, weights, bias, "learned");
        const ValueId bent = net.tanh(first, "bent");
        const ValueId second = net.convolution(bent, 2, {1, 1}, {1, 1}, 1, weights, bias, "once more");
        net.endGroup({second});
        const auto network = std::make_shared<const Network>(net.build({second}));
        std::vector<LearnedLayer> learned{{0, false, true}, {2, false, true, 0}};
        QCOMPARE(learnedNumbersOf(*network, learned), numbers);
        const auto both = [&](const std::vector<double>& of) {
            return with(with(*network, {0, false, true}, of), {2, false, true}, of);
        };
        const auto trainer = makeTorchTrainer(network, learned, LossKind::MeanSquare);
        Tensor input(2, kInput);
        for (float& number : input.data)
            number = static_cast<float>(randomReal(random, 3));
        const Tensor target(2, kInput);
        constexpr double kRate = 0.05;
        const double loss = trainer->step(input, target, kRate);
        const std::vector<double> were(numbers.begin(), numbers.end());
        QVERIFY(std::abs(loss - lossOf(both(were), input, target, LossKind::MeanSquare)) < 1e-4);
        const std::vector<float> now = trainer->numbers();
        QCOMPARE(now.size(), numbers.size());
        for (std::size_t i = 0; i < were.size(); ++i) {
            std::vector<double> more = were;
            std::vector<double> less = were;
            more[i] += 1e-3;
            less[i] -= 1e-3;
            const double slope = (lossOf(both(more), input, target, LossKind::MeanSquare)
                                     - lossOf(both(less), input, target, LossKind::MeanSquare))
                / 2e-3;
            // Adam's first step is the rate, against the gradient's sign.
            QVERIFY(std::abs(slope) > 1e-3);
            QVERIFY(std::abs(static_cast<double>(now[i]) - (were[i] - (slope > 0 ? kRate : -kRate))) < 1e-4);
        }
        const std::vector<double> exact(now.begin(), now.end());
        const Tensor out = trainer->output(input);
        const Tensor expected
            = runOnce(*makeScalarBackend(), both(exact), std::span(&input, 1), network->outputs).front();
        for (std::size_t i = 0; i < out.data.size(); ++i)
            QVERIFY(std::abs(out.data[i] - expected.data[i]) < 1e-4F);
    }

    /// With numbers and moments of another it goes on as that one does.
    void resumes()
    {
        const auto network = networkOf([](NetworkBuilder& net, ValueId x) { return net.tanh(x, "bent"); }, 1);
        const std::vector<LearnedLayer> learned{{0, false, true}};
        Random random(11);
        std::vector<Tensor> inputs(8, Tensor(2, kInput));
        for (Tensor& input : inputs) {
            for (float& number : input.data)
                number = static_cast<float>(randomReal(random, 2));
        }
        const Tensor target(2, network->value(network->outputs.front()).shape);
        const auto first = makeTorchTrainer(network, learned, LossKind::MeanSquare);
        const auto second = makeTorchTrainer(network, learned, LossKind::MeanSquare);
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            if (i == 3)
                second->resume(first->numbers(), first->moments());
            first->step(inputs[i], target, 0.02);
            if (i >= 3)
                second->step(inputs[i], target, 0.02);
        }
        QCOMPARE(second->numbers(), first->numbers());
        QCOMPARE(second->moments(), first->moments());
        Moments few = first->moments();
        few.mean.pop_back();
        QVERIFY_THROWS_EXCEPTION(Error, second->resume(first->numbers(), few));
    }

    void startForgets()
    {
        const auto network = networkOf([](NetworkBuilder& net, ValueId x) { return net.relu(x, "positive"); }, 1);
        const auto trainer = makeTorchTrainer(network, {{0, false, true}}, LossKind::MeanSquare);
        const std::vector<float> written = trainer->numbers();
        QCOMPARE(written, learnedNumbersOf(*network, std::vector<LearnedLayer>{{0, false, true}}));
        Tensor input(1, kInput);
        std::ranges::fill(input.data, 1.F);
        const Tensor target(1, network->value(network->outputs.front()).shape);
        std::vector<std::vector<float>> after;
        for (int round = 0; round < 2; ++round) {
            trainer->start(written);
            for (int step = 0; step < 5; ++step)
                trainer->step(input, target, 0.1);
            after.push_back(trainer->numbers());
        }
        QVERIFY(after[0] != written);
        QCOMPARE(after[0], after[1]);
    }

    void whatDoesNotFit()
    {
        const auto network = networkOf([](NetworkBuilder& net, ValueId x) { return net.relu(x, "positive"); }, 1);
        QVERIFY_THROWS_EXCEPTION(Error, makeTorchTrainer(network, {{1, false, true}}, LossKind::MeanSquare));
        QVERIFY_THROWS_EXCEPTION(Error, makeTorchTrainer(network, {{0, true, true}}, LossKind::MeanSquare));
        const auto trainer = makeTorchTrainer(network, {{0, false, true}}, LossKind::MeanSquare);
        QVERIFY_THROWS_EXCEPTION(Error, trainer->start(std::vector<float>(3)));
        QVERIFY_THROWS_EXCEPTION(Error, trainer->step(Tensor(1, kInput), Tensor(2, {2, 3, 4}), 0.1));
        QVERIFY_THROWS_EXCEPTION(Error, trainer->step(Tensor(1, {1, 1, 1}), Tensor(1, {2, 3, 4}), 0.1));
        const Tensor few(1, {1, 3, 4});
        QVERIFY_THROWS_EXCEPTION(Error, trainer->step(Tensor(1, kInput), Tensor(1, {2, 3, 4}), Descent{0.1, &few}));
        QVERIFY_THROWS_EXCEPTION(Error, trainer->output(Tensor(1, {1, 1, 1})));
    }
};

CONVOKU_APPLESS_TEST(TestTrainer)
#include "tst_trainer.moc"
