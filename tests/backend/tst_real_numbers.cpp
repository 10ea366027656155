// SPDX-License-Identifier: MIT
// Networks with real numbers, in the backends that do without LibTorch; tst_torch_backend has the same with it.
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/backend/bitwise/compiler.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/error.h"
#include "solver/network/network_builder.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_networks.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// One layer that `make` adds to an input of that shape.
template <typename Make>
Network one(Shape shape, Make make)
{
    NetworkBuilder net("one");
    const ValueId x = net.input("x", shape, {-9, 9});
    net.beginGroup(GroupKind::Rule, "group", {x});
    const ValueId made = make(net, x);
    net.endGroup({made});
    return net.build({made});
}

std::vector<float> run(const Network& network, Shape shape, const std::vector<float>& numbers)
{
    Tensor x(1, shape);
    x.data = numbers;
    return runOnce(*makeScalarBackend(), network, std::span(&x, 1), network.outputs).front().data;
}

} // namespace

class TestRealNumbers : public QObject
{
    Q_OBJECT

    LoopBackend m_loops;

private Q_SLOTS:
    void randomNetworks_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<bool>("real");
        for (int seed = 1; seed <= cases(300); ++seed) {
            QTest::addRow("real, network %d", seed) << seed << true;
            QTest::addRow("whole, network %d", seed) << seed << false;
        }
    }
    void randomNetworks()
    {
        QFETCH(int, seed);
        QFETCH(bool, real);
        Random random(static_cast<unsigned>(seed));
        const Network network = randomNetwork(random, real ? NumberKind::Real : NumberKind::Whole);
        const auto inputs = randomInputs(random, network, 5);
        const auto all = everyValue(network);
        const auto values = runOnce(*makeScalarBackend(), network, inputs, all);
        const std::string wrong = layerDifference(m_loops, network, values);
        QVERIFY2(wrong.empty(), wrong.c_str());
        if (!real) {
            const std::string other = difference(network, all, runOnce(m_loops, network, inputs, all), values);
            QVERIFY2(other.empty(), other.c_str());
        }
        // The numbers agree with the range and the kind in the description.
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Value& value = network.value(all[i]);
            for (const float number : values[i].data) {
                const QByteArray what = QByteArray::fromStdString(value.name) + ": " + QByteArray::number(number);
                const float most = static_cast<float>(std::max({std::abs(value.range.low), value.range.high, 1}));
                const float slack = value.numbers == NumberKind::Whole ? 0 : most * static_cast<float>(kRealTolerance);
                QVERIFY2(number >= static_cast<float>(value.range.low) - slack, what.constData());
                QVERIFY2(number <= static_cast<float>(value.range.high) + slack, what.constData());
                QVERIFY2(value.numbers == NumberKind::Real || std::floor(number) == number, what.constData());
            }
        }
    }
    void randomNetworksHaveLayersOfAllKinds()
    {
        std::map<LayerKind, int> kinds;
        for (unsigned seed = 1; seed <= 300; ++seed) {
            Random random(seed);
            for (const Layer& layer : randomNetwork(random, NumberKind::Real).layers)
                ++kinds[layer.kind];
        }
        QCOMPARE(kinds.size(), static_cast<std::size_t>(kLastLayerKind) + 1);
        for (const auto& [kind, count] : kinds)
            QVERIFY2(count >= 30, toString(kind));
    }

    // By hand: 2 planes of 1×2.
    void permute()
    {
        const Network network = one({2, 1, 2}, [](NetworkBuilder& net, ValueId x) {
            return net.permute(x, {Dimension::Columns, Dimension::Channels, Dimension::Rows}, "turned");
        });
        QVERIFY((network.value(network.outputs.front()).shape == Shape{2, 2, 1}));
        QCOMPARE(run(network, {2, 1, 2}, {1, 2, 3, 4}), (std::vector<float>{1, 3, 2, 4}));
    }
    void concatenate()
    {
        const Network network = one({2, 1, 2}, [](NetworkBuilder& net, ValueId x) {
            const ValueId twice = net.affine(x, 2, 0, "twice");
            const ValueId sum = net.convolution(x, 1, {1, 1}, {1, 1}, 1, std::vector<float>{1, 1}, {}, "sum");
            return net.concatenate({twice, sum, x}, "behind each other");
        });
        QVERIFY((network.value(network.outputs.front()).shape == Shape{5, 1, 2}));
        QCOMPARE(run(network, {2, 1, 2}, {1, 2, 3, 4}), (std::vector<float>{2, 4, 6, 8, 4, 6, 1, 2, 3, 4}));
    }
    /// Thresholds are compared as 32-bit floats: 0.1 reaches 0.1, and the next smaller float does not.
    void atLeast()
    {
        const Network network = one({1, 1, 7}, [](NetworkBuilder& net, ValueId x) {
            const ValueId tenth = net.affine(x, 0.1, 0, "a tenth");
            const ValueId answers = net.atLeast(tenth, 0.1, "so much");
            return net.add(answers, net.atLeast(answers, 0.5, "the same"), "twice");
        });
        QVERIFY(network.values.at(2).numbers == NumberKind::Whole);
        QVERIFY(network.value(network.outputs.front()).numbers == NumberKind::Whole);
        QCOMPARE(run(network, {1, 1, 7}, {1, std::nextafter(1.F, 0.F) - 0.001F, 0, -9, 9, 1.001F, -1}),
            (std::vector<float>{2, 0, 0, 0, 2, 2, 0}));
    }
    void matrixProduct()
    {
        const Network network = one({2, 2, 3}, [](NetworkBuilder& net, ValueId x) {
            const ValueId turned
                = net.permute(x, {Dimension::Channels, Dimension::Columns, Dimension::Rows}, "on its side");
            return net.matrixProduct(turned, x, "columns with columns");
        });
        QVERIFY((network.value(network.outputs.front()).shape == Shape{2, 3, 3}));
        QVERIFY(network.isWhole());
        QVERIFY((network.value(network.outputs.front()).range == Range{-162, 162}));
        QCOMPARE(run(network, {2, 2, 3}, {1, 2, 3, 4, 5, 6, 0, 1, 0, -1, 0, 2}),
            (std::vector<float>{17, 22, 27, 22, 29, 36, 27, 36, 45, 1, 0, -2, 0, 1, 0, -2, 0, 4}));
        // One matrix for all planes.
        const Network repeated = one({1, 1, 2}, [](NetworkBuilder& net, ValueId x) {
            const ValueId both = net.concatenate({x, net.affine(x, 2, 0, "twice")}, "both");
            const ValueId turned = net.reshape(x, {1, 2, 1}, "a column");
            return net.matrixProduct(both, turned, "products");
        });
        QCOMPARE(run(repeated, {1, 1, 2}, {3, -4}), (std::vector<float>{25, 50}));
    }
    void rootMeanSquares()
    {
        const Network network = one({2, 1, 2}, [](NetworkBuilder& net, ValueId x) {
            return net.rmsNormalise(x, Dimension::Channels, 0.5, "as large as 1");
        });
        // (1 + 0) / 2 + 0.5 = 1; (9 + 4) / 2 + 0.5 = 7
        const float root = std::sqrt(7.F);
        const std::vector<float> made = run(network, {2, 1, 2}, {1, 3, 0, -2});
        const std::vector<float> expected{1, 3 / root, 0, -2 / root};
        for (std::size_t i = 0; i < made.size(); ++i)
            QVERIFY(std::abs(made[i] - expected[i]) < 1e-6F);
        QVERIFY((network.value(network.outputs.front()).range == Range{-2, 2}));
    }
    /// Gelu agrees with tables of the normal distribution: Φ(1) = 0.841345, Φ(2) = 0.977250.
    void gelu()
    {
        const Network network = one({1, 1, 5}, [](NetworkBuilder& net, ValueId x) { return net.gelu(x, "g"); });
        const std::vector<float> made = run(network, {1, 1, 5}, {0, 1, -1, 2, -9});
        const std::vector<float> expected{0, 0.841345F, -0.158655F, 1.954500F, 0};
        for (std::size_t i = 0; i < made.size(); ++i)
            QVERIFY(std::abs(made[i] - expected[i]) < 2e-6F);
        QVERIFY((network.value(network.outputs.front()).range == Range{-1, 9}));
    }
    void pad()
    {
        const Network network = one({1, 1, 2}, [](NetworkBuilder& net, ValueId x) {
            return net.pad(x, {1, 2}, "with an edge");
        });
        QCOMPARE(run(network, {1, 1, 2}, {7, 8}),
            (std::vector<float>{0, 0, 0, 0, 0, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0}));
    }
    void mean()
    {
        const Network network = one({1, 2, 4}, [](NetworkBuilder& net, ValueId x) {
            return net.averagePool(x, {2, 2}, {2, 2}, "means");
        });
        QCOMPARE(run(network, {1, 2, 4}, {1, 2, 3, 4, 5, 6, 8, 8}), (std::vector<float>{3.5F, 5.75F}));
    }
    void softmaxOfLogarithmsIsTheirShares()
    {
        const Network network = one(
            {3, 1, 1}, [](NetworkBuilder& net, ValueId x) { return net.softmax(x, Dimension::Channels, "shares"); });
        const auto shares = run(network, {3, 1, 1}, {std::log(1.F), std::log(2.F), std::log(5.F)});
        QVERIFY(std::abs(shares[0] - 0.125F) < 1e-6F);
        QVERIFY(std::abs(shares[1] - 0.25F) < 1e-6F);
        QVERIFY(std::abs(shares[2] - 0.625F) < 1e-6F);
        // Far from 0, and far apart.
        const auto large = run(network, {3, 1, 1}, {3000, 3000, -3000});
        QCOMPARE(large, (std::vector<float>{0.5F, 0.5F, 0}));
    }
    void sigmoidAndTanh()
    {
        const Network sigmoid
            = one({1, 1, 3}, [](NetworkBuilder& net, ValueId x) { return net.sigmoid(x, "pressed"); });
        const auto pressed = run(sigmoid, {1, 1, 3}, {0, std::log(3.F), -2000});
        QVERIFY(std::abs(pressed[0] - 0.5F) < 1e-6F && std::abs(pressed[1] - 0.75F) < 1e-6F && pressed[2] == 0);
        const Network tanh = one({1, 1, 2}, [](NetworkBuilder& net, ValueId x) { return net.tanh(x, "pressed"); });
        const auto around = run(tanh, {1, 1, 2}, {std::log(3.F) / 2, 0});
        QVERIFY(std::abs(around[0] - 0.5F) < 1e-6F && around[1] == 0);
    }

    void theBitwiseBackendRunsThemAsTheScalarOne()
    {
        Random random(3);
        const Network network = randomNetwork(random, NumberKind::Real);
        QVERIFY(!network.isWhole());
        const auto inputs = randomInputs(random, network, 3);
        const auto all = everyValue(network);
        QVERIFY(runOnce(*makeBitwiseBackend(), network, inputs, all)
            == runOnce(*makeScalarBackend(), network, inputs, all));
    }
    void realNumbersHaveNoBits()
    {
        const Network network
            = one({1, 1, 2}, [](NetworkBuilder& net, ValueId x) { return net.sigmoid(x, "pressed together"); });
        bitwise::CompileRequest request;
        request.given.push_back({network.inputs.front(), {0, 2, 5, true}});
        request.firstFree = 10;
        request.targets.push_back({network.outputs.front(), 10, 1});
        try {
            bitwise::compile(network, request);
            QFAIL("it was compiled");
        } catch (const Error& error) {
            QVERIFY2(QByteArray(error.what()).contains("pressed together"), error.what());
        }
    }
    // A plane's index that does not exist is refused, not written behind the plane.
    void indicesOutsideAreRefused()
    {
        Network network;
        network.id = "unpool";
        network.values
            = {{"x", {1, 1, 1}, {0, 9}, {}}, {"indices", {1, 1, 1}, {0, 9}, {}}, {"out", {1, 2, 2}, {0, 9}, {}}};
        Layer layer{.kind = LayerKind::MaxUnpool, .inputs = {0, 1}, .outputs = {2}, .words = "put"};
        network.layers.push_back(layer);
        network.inputs = {0, 1};
        network.outputs = {2};
        network.groups.push_back({GroupKind::Rule, "group", 0, 1, {0, 1}, {2}, {}, {}});
        std::vector<Tensor> inputs(2, Tensor(1, {1, 1, 1}));
        inputs[0].data = {5};
        inputs[1].data = {3};
        QCOMPARE(runOnce(*makeScalarBackend(), network, inputs, network.outputs).front().data,
            (std::vector<float>{0, 0, 0, 5}));
        for (const float outside : {4.F, -1.F}) {
            inputs[1].data = {outside};
            QVERIFY_THROWS_EXCEPTION(Error, runOnce(*makeScalarBackend(), network, inputs, network.outputs));
        }
    }
};

CONVOKU_GUILESS_TEST(TestRealNumbers)
#include "tst_real_numbers.moc"
