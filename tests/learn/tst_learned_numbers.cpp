// SPDX-License-Identifier: MIT
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/error.h"
#include "solver/learn/training.h"
#include "solver/network/network_builder.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace convoku;
using namespace convoku::testing;

namespace {

LearningTask task(const char* network, const char* rule, const char* value)
{
    const ModelPtr model = shippedModel(network);
    return taskOf(model, model->find(rule).value(), value);
}

/// The network with those numbers, put there one by one, without ranges.
Network byHand(const LearningTask& of, const std::vector<float>& numbers)
{
    Network network = *of.layers;
    std::size_t next = 0;
    for (const LearnedLayer& learned : of.learned) {
        Layer& layer = network.layers[learned.layer];
        const std::size_t planes = learned.oneKernel ? layer.bias.size() : 1;
        const std::size_t weights = layer.weights.size() / planes;
        std::vector<float> all(layer.weights.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = numbers[next + i % weights];
        layer.weights = std::move(all);
        next += weights;
        const std::size_t biases = layer.bias.size() / planes;
        for (std::size_t i = 0; i < layer.bias.size(); ++i)
            layer.bias[i] = numbers[next + i % biases];
        next += biases;
    }
    return network;
}

void addTasks()
{
    QTest::addColumn<QByteArray>("network");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char* network, const char* rule, const char* value) {
        QTest::addRow("%s, %s, '%s'", network, rule, value)
            << QByteArray(network) << QByteArray(rule) << QByteArray(value);
    };
    row("article", "hidden_single_row", "one");
    row("article", "hidden_single_box", "only_place");
    row("article", "hidden_single_row", "");
    row("article", "naked_single_box", "clear");
    row("article", "naked_single_box", "");
    row("article", "pointing_row", "owns");
    row("article", "pointing_column", "");
    row("article", "naked_pair_row", "");
    row("diagonals", "hidden_single_falling", "one");
    row("fast", "hidden_single_row", "");
}

} // namespace

class TestLearnedNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWrittenOnesChangeNothing_data() { addTasks(); }
    void theWrittenOnesChangeNothing()
    {
        QFETCH(QByteArray, network);
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, value);
        const LearningTask of = task(network, rule, value);
        const std::vector<float> written = learnedNumbersOf(*of.layers, of.learned);
        const Network same = withLearnedNumbers(*of.layers, of.learned, written);
        QCOMPARE(same.values.size(), of.layers->values.size());
        for (std::size_t i = 0; i < same.values.size(); ++i) {
            QCOMPARE(same.values[i].name, of.layers->values[i].name);
            QVERIFY(same.values[i].shape == of.layers->values[i].shape);
            QVERIFY(same.values[i].axes == of.layers->values[i].axes);
            QCOMPARE(same.values[i].numbers, NumberKind::Whole);
        }
        QCOMPARE(learnedNumbersOf(same, of.learned), written);
        QVERIFY(of.layers->value(of.layers->outputs.front()).range == (Range{0, 1}));
    }

    void rangesHold_data() { addTasks(); }
    void rangesHold()
    {
        QFETCH(QByteArray, network);
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, value);
        const LearningTask of = task(network, rule, value);
        Random random(11);
        std::vector<float> numbers(learnedNumbersOf(*of.layers, of.learned).size());
        for (float& number : numbers)
            number = static_cast<float>(randomNumber(random, -2000, 2000)) / 999.F;
        const Network learned = withLearnedNumbers(*of.layers, of.learned, numbers);
        const Network expected = byHand(of, numbers);
        std::vector<Candidates> boards;
        for (const double density : kDensities)
            boards.push_back(randomCandidates(random, density));
        const Tensor input = tensorOf(boards);
        const auto all = everyValue(learned);
        const auto values = runOnce(*makeScalarBackend(), learned, std::span(&input, 1), all);
        const auto wanted = runOnce(*makeScalarBackend(), expected, std::span(&input, 1), all);
        bool anyReal = false;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Value& info = learned.value(all[i]);
            anyReal = anyReal || info.numbers == NumberKind::Real;
            for (std::size_t k = 0; k < values[i].data.size(); ++k) {
                const float number = values[i].data[k];
                const float slack = 1e-4F * std::max(1.F, std::abs(number));
                QVERIFY2(number >= static_cast<float>(info.range.low) - slack
                        && number <= static_cast<float>(info.range.high) + slack,
                    info.name.c_str());
                QVERIFY2(number == wanted[i].data[k], info.name.c_str());
                QVERIFY2(info.numbers == NumberKind::Real || std::floor(number) == number, info.name.c_str());
            }
        }
        QVERIFY(anyReal);
    }

    void wholeOnesStayWhole()
    {
        const LearningTask of = countIsOne(articleModel());
        std::vector<float> turned(10, -1.F);
        turned.back() = 2;
        const Network network = withLearnedNumbers(*of.layers, of.learned, turned);
        QVERIFY(network.isWhole());
        QVERIFY(network.isLogical(network.outputs.front())); // however far the sum goes, the peak is 1
    }

    /// Whole numbers end where a float is exact; real ones are rounded, and may be as large as they like.
    void largeRealNumbers()
    {
        NetworkBuilder net("large");
        const ValueId in = net.input("candidates", {1, 1, 1}, {0, 1});
        net.beginGroup(GroupKind::Rule, "layers", {in});
        const ValueId weighed = net.convolution(in, 1, {1, 1}, {1, 1}, 1, std::vector{2.5F}, {1.F}, "weighed");
        const ValueId out = net.exp(weighed, "grown");
        net.endGroup({out});
        const Network layers = net.build({out});
        const std::vector<LearnedLayer> learned{{0, false}};
        const std::vector<float> numbers{18.5F, 2.F};
        const Network grown = withLearnedNumbers(layers, learned, numbers);
        std::vector<Tensor> one{Tensor(1, {1, 1, 1})};
        one.front().data.front() = 1;
        const float number = runOnce(*makeScalarBackend(), grown, one, grown.outputs).front().data.front();
        QVERIFY(std::abs(number / std::exp(20.5) - 1) < 1e-5);
        QVERIFY(number > static_cast<float>(kMostExact));
        QVERIFY(grown.value(grown.outputs.front()).range.high > kMostExact); // as far as a range goes
    }

    void whatCannotBe_data()
    {
        QTest::addColumn<std::vector<float>>("numbers");
        QTest::newRow("fewer") << std::vector<float>(9, 1.F);
        QTest::newRow("more") << std::vector<float>(11, 1.F);
        QTest::newRow("none") << std::vector<float>();
        std::vector<float> wrong(10, 1.F);
        wrong[3] = std::numeric_limits<float>::quiet_NaN();
        QTest::newRow("no number") << wrong;
        wrong[3] = std::numeric_limits<float>::infinity();
        QTest::newRow("infinite") << wrong;
        wrong[3] = 1e30F;
        QTest::newRow("beyond what is exact") << wrong;
    }
    void whatCannotBe()
    {
        QFETCH(std::vector<float>, numbers);
        const LearningTask of = countIsOne(articleModel());
        QVERIFY_THROWS_EXCEPTION(Error, withLearnedNumbers(*of.layers, of.learned, numbers));
    }
};

CONVOKU_APPLESS_TEST(TestLearnedNumbers)
#include "tst_learned_numbers.moc"
