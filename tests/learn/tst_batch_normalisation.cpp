// SPDX-License-Identifier: MIT
// Batch normalisation while it is trained, against a loop in doubles and differences of what that makes.
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/backend/torch/torch_trainer.h"
#include "solver/network/network_builder.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numeric>

using namespace convoku;
using namespace convoku::testing;

namespace {

std::vector<float> randomReals(Random& random, std::size_t count, double most)
{
    std::vector<float> numbers;
    for (std::size_t i = 0; i < count; ++i)
        numbers.push_back(static_cast<float>(most * randomNumber(random, -10'000, 10'000) / 10'000));
    return numbers;
}

Tensor tensorWith(int count, Shape shape, std::vector<float> numbers)
{
    Tensor tensor(count, shape);
    tensor.data = std::move(numbers);
    return tensor;
}

/// A convolution of 2 planes and a batch normalisation of both, by plain loops in doubles: each plane less its mean
/// over all boards and places, over the root of its variance.
struct NormalisedLoop
{
    static constexpr double kEps = 1e-3;
    std::vector<double> numbers; ///< four weights, two of the normalisation, two offsets
    std::array<double, 2> mean{};
    std::array<double, 2> variance{};

    /// The mean square of what comes out less the target; sets the statistics.
    double loss(const Tensor& input, const Tensor& target)
    {
        const auto places = static_cast<std::size_t>(input.shape.rows * input.shape.columns);
        const auto boards = static_cast<std::size_t>(input.count);
        const auto count = static_cast<double>(boards * places);
        double sum = 0;
        for (std::size_t plane = 0; plane < 2; ++plane) {
            std::vector<double> made;
            for (std::size_t board = 0; board < boards; ++board) {
                for (std::size_t place = 0; place < places; ++place) {
                    const auto in = [&](std::size_t from) {
                        return static_cast<double>(input.data[(board * 2 + from) * places + place]);
                    };
                    made.push_back(numbers[plane * 2] * in(0) + numbers[plane * 2 + 1] * in(1));
                }
            }
            mean[plane] = std::accumulate(made.begin(), made.end(), 0.) / count;
            variance[plane] = 0;
            for (const double number : made)
                variance[plane] += (number - mean[plane]) * (number - mean[plane]) / count;
            for (std::size_t i = 0; i < made.size(); ++i) {
                const double out = numbers[4 + plane] * (made[i] - mean[plane]) / std::sqrt(variance[plane] + kEps)
                    + numbers[6 + plane];
                const double wanted = static_cast<double>(target.data[(i / places * 2 + plane) * places + i % places]);
                sum += (out - wanted) * (out - wanted);
            }
        }
        return sum / (2 * count);
    }
};

/// A convolution of two planes with these weights, and a normalisation of both with factors and offsets.
struct NormalisedNetwork
{
    explicit NormalisedNetwork(std::vector<float> convolution)
        : weights(std::move(convolution))
    {
        NetworkBuilder net("normalised");
        const ValueId x = net.input("x", kShape, {-3, 3}, {}, NumberKind::Real);
        net.beginGroup(GroupKind::Rule, "group", {x});
        const ValueId sums = net.convolution(x, 2, {1, 1}, {1, 1}, 1, weights, {}, "sums");
        const ValueId made = net.convolution(sums, 2, {1, 1}, {1, 1}, 2, kFactors, kOffsets, "normalised");
        net.endGroup({made});
        network = std::make_shared<const Network>(net.build({made}));
    }

    std::unique_ptr<Trainer> trainer(int threads) const
    {
        LearnedLayer normal{1, false, true};
        normal.normaliseEps = NormalisedLoop::kEps;
        return makeTorchTrainer(network, {{0, false, false}, normal}, LossKind::MeanSquare, threads);
    }

    /// The same numbers as the loop needs them. The layer has statistics of 0 and 1 in its numbers.
    NormalisedLoop loop() const
    {
        NormalisedLoop loop;
        loop.numbers.assign(weights.begin(), weights.end());
        for (const float factor : kFactors)
            loop.numbers.push_back(static_cast<double>(factor) * std::sqrt(1 + NormalisedLoop::kEps));
        loop.numbers.insert(loop.numbers.end(), kOffsets.begin(), kOffsets.end());
        return loop;
    }

    static constexpr Shape kShape{2, 3, 2};
    static inline const std::vector<float> kFactors{1.5F, 0.5F};
    static inline const std::vector<float> kOffsets{0.25F, -1.F};
    std::vector<float> weights;
    std::shared_ptr<const Network> network;
};

} // namespace

class TestBatchNormalisation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// In a step by the statistics of the batch, through which the gradient goes too; then by those that are kept.
    void batchNormalisation()
    {
        Random random(3);
        const Shape shape = NormalisedNetwork::kShape;
        const NormalisedNetwork normalised(randomReals(random, 4, 1.5));
        const auto& network = normalised.network;
        const auto input = tensorWith(5, shape, randomReals(random, 60, 3));
        const auto target = tensorWith(5, shape, randomReals(random, 60, 1));
        const auto trainer = normalised.trainer(1);

        // Before the first step the statistics are 0 and 1: the layer makes what the network says.
        const Tensor before = runOnce(*makeScalarBackend(), *network, std::span(&input, 1), network->outputs).front();
        const Tensor plain = trainer->output(input);
        for (std::size_t i = 0; i < plain.data.size(); ++i)
            QVERIFY(std::abs(plain.data[i] - before.data[i]) < 1e-5F);

        NormalisedLoop loop = normalised.loop();
        const double expected = loop.loss(input, target);
        const auto mean = loop.mean;
        const auto variance = loop.variance;
        QVERIFY(std::abs(trainer->step(input, target, 0.) - expected) < 1e-5 * expected);
        const Moments moments = trainer->moments();
        for (std::size_t i = 0; i < loop.numbers.size(); ++i) {
            constexpr double kStep = 1e-5;
            NormalisedLoop more = loop;
            NormalisedLoop less = loop;
            more.numbers[i] += kStep;
            less.numbers[i] -= kStep;
            const double slope = (more.loss(input, target) - less.loss(input, target)) / (2 * kStep);
            QVERIFY2(std::abs(10 * static_cast<double>(moments.mean[i]) - slope) < 1e-4 * std::max(1., std::abs(slope)),
                QByteArray::number(static_cast<int>(i)));
        }
        // The kept statistics follow PyTorch: a tenth of the batch's, with the variance divided by the count less 1.
        constexpr double kCount = 30; // of a plane
        for (std::size_t plane = 0; plane < 2; ++plane) {
            QVERIFY(std::abs(static_cast<double>(moments.statistics[plane]) - 0.1 * mean[plane]) < 1e-6);
            const double kept = 0.9 + 0.1 * variance[plane] * kCount / (kCount - 1);
            QVERIFY(std::abs(static_cast<double>(moments.statistics[2 + plane]) - kept) < 1e-5);
        }

        // A step of rate 0 changes no number: what comes out is by the statistics that were kept.
        const Tensor after = trainer->output(input);
        for (std::size_t i = 0; i < after.data.size(); ++i) {
            const std::size_t plane = i / 6 % 2;
            const std::size_t at = i / 12 * 12 + i % 6; // of plane 0
            const double sum = loop.numbers[plane * 2] * static_cast<double>(input.data[at])
                + loop.numbers[plane * 2 + 1] * static_cast<double>(input.data[at + 6]);
            const double kept = static_cast<double>(moments.statistics[plane]);
            const double root = std::sqrt(static_cast<double>(moments.statistics[2 + plane]) + NormalisedLoop::kEps);
            const double out = loop.numbers[4 + plane] * (sum - kept) / root + loop.numbers[6 + plane];
            QVERIFY(std::abs(static_cast<double>(after.data[i]) - out) < 1e-4);
        }
        // The numbers have the statistics in them, and another trainer goes on with both.
        const auto other = normalised.trainer(1);
        other->resume(trainer->numbers(), moments);
        QVERIFY(std::abs(other->step(input, target, 0.01) - trainer->step(input, target, 0.01)) < 1e-6);
    }

    /// With two threads each normalises its part of the batch by itself. What is kept is the mean of both, by boards.
    void partsOfABatch()
    {
        Random random(7);
        const Shape shape = NormalisedNetwork::kShape;
        const NormalisedNetwork normalised(randomReals(random, 4, 1.5));
        const auto trainer = normalised.trainer(2);
        const std::vector<float> numbers = randomReals(random, 60, 3);
        const std::vector<float> targets = randomReals(random, 60, 1);
        const double loss = trainer->step(tensorWith(5, shape, numbers), tensorWith(5, shape, targets), 0.);

        double expected = 0;
        std::array<double, 4> kept{};
        for (const auto& [from, count] : {std::pair(0, 2), std::pair(2, 3)}) { // boards
            const auto part = [from = from, count = count](const std::vector<float>& all) {
                return std::vector<float>(all.begin() + from * 12, all.begin() + (from + count) * 12);
            };
            NormalisedLoop loop = normalised.loop();
            const double share = count / 5.;
            expected
                += share * loop.loss(tensorWith(count, shape, part(numbers)), tensorWith(count, shape, part(targets)));
            const double places = 6 * count;
            for (std::size_t plane = 0; plane < 2; ++plane) {
                kept[plane] += share * 0.1 * loop.mean[plane];
                kept[2 + plane] += share * (0.9 + 0.1 * loop.variance[plane] * places / (places - 1));
            }
        }
        QVERIFY(std::abs(loss - expected) < 1e-5 * expected);
        const Moments moments = trainer->moments();
        for (std::size_t i = 0; i < kept.size(); ++i)
            QVERIFY(std::abs(static_cast<double>(moments.statistics[i]) - kept[i]) < 1e-5);
    }
};

CONVOKU_APPLESS_TEST(TestBatchNormalisation)
#include "tst_batch_normalisation.moc"
