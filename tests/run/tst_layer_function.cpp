// SPDX-License-Identifier: MIT
// What an element-wise layer makes of a number, and the words that layers add up to, held against the numbers of the
// plain loops and against the formulas as anybody would write them down.
#include "solver/network/network_builder.h"
#include "solver/network/pass.h"
#include "solver/run/layer_function.h"
#include "solver/run/layer_word.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

using Kind = LayerWord::Kind;

Network networkOf(const std::function<ValueId(NetworkBuilder&, ValueId, ValueId)>& words)
{
    NetworkBuilder net("test");
    const ValueId a = net.input("a", {9, 9, 9}, {0, 1});
    const ValueId b = net.input("b", {9, 9, 9}, {0, 1});
    net.beginGroup(GroupKind::Rule, "group", {a, b});
    const ValueId out = words(net, a, b);
    net.endGroup({out});
    return net.build({out});
}

} // namespace

Q_DECLARE_METATYPE(std::vector<LayerWord>)
Q_DECLARE_METATYPE(LayerFunction)
Q_DECLARE_METATYPE(Network)

class TestLayerFunction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Every number of every element-wise layer of a pass, worked out by the loops.
    void theFunctionIsWhatTheLayerComputes()
    {
        const auto network = std::make_shared<const Network>(buildPass({}).network);
        LoopBackend backend;
        const auto loaded = backend.load(network);
        Random random(5);
        const Inspection values = Inspection::ofPass(network, *loaded, randomState(random, 0.5));
        std::set<LayerKind> seen;
        int equalities = 0;
        for (const Layer& layer : network->layers) {
            const ValueId output = layer.outputs.front();
            const Shape shape = network->value(output).shape;
            const auto first = functionOf(values, layer, {});
            QCOMPARE(first.has_value(), isElementWise(layer.kind));
            if (!first)
                continue;
            seen.insert(layer.kind);
            equalities += first->equality ? 1 : 0;
            for (int i = 0; i < shape.elements(); ++i) {
                const ElementIndex element = ElementIndex::at(i, shape);
                const auto function = functionOf(values, layer, element);
                QCOMPARE(function->at(function->argument), values.at(output, element));
                QVERIFY(function->argument >= function->domain.low && function->argument <= function->domain.high);
            }
        }
        QVERIFY(seen.contains(LayerKind::Select) && seen.contains(LayerKind::Minimum) && seen.contains(LayerKind::Relu)
            && seen.contains(LayerKind::Affine) && seen.contains(LayerKind::Clamp));
        QVERIFY(equalities >= 5);
    }

    void byHand_data()
    {
        QTest::addColumn<LayerFunction>("function");
        QTest::addColumn<QList<int>>("results"); // of −2 … 4
        const auto row = [](const char* name, const std::function<void(LayerFunction&)>& make, QList<int> results) {
            LayerFunction function;
            make(function);
            QTest::newRow(name) << function << results;
        };
        const auto equality = [](EqualityPart::Role role, int k) {
            return [role, k](LayerFunction& function) { function.equality = EqualityPart{role, 0, k}; };
        };
        using Role = EqualityPart::Role;
        row("is it 1?", equality(Role::Peak, 1), {0, 0, 0, 1, 0, 0, 0});
        row("is it −1?", equality(Role::Peak, -1), {0, 1, 0, 0, 0, 0, 0});
        row("rises to 1", equality(Role::RiseOnly, 1), {0, 0, 0, 1, 2, 3, 4});
        row("a", equality(Role::Rise, 1), {-2, -1, 0, 1, 2, 3, 4});
        row("falls from 1", equality(Role::FallOnly, 1), {4, 3, 2, 1, 0, 0, 0});
        row("2 − a", equality(Role::Fall, 1), {4, 3, 2, 1, 0, -1, -2});
        row("relu", [](LayerFunction& f) { f.layer.kind = LayerKind::Relu; }, {0, 0, 0, 1, 2, 3, 4});
        row("3 − 2a",
            [](LayerFunction& f) { f.layer.kind = LayerKind::Affine, f.layer.factor = -2, f.layer.offset = 3; },
            {7, 5, 3, 1, -1, -3, -5});
        row("0 … 1",
            [](LayerFunction& f) {
                f.layer.kind = LayerKind::Clamp, f.layer.limits = {0, 1};
            },
            {0, 0, 0, 1, 1, 1, 1});
        row("1.5 or more", [](LayerFunction& f) { f.layer.kind = LayerKind::AtLeast, f.layer.threshold = 1.5; },
            {0, 0, 0, 0, 1, 1, 1});
        row("1 or more", [](LayerFunction& f) { f.layer.kind = LayerKind::AtLeast, f.layer.threshold = 1; },
            {0, 0, 0, 1, 1, 1, 1});
        row("the smaller", [](LayerFunction& f) { f.layer.kind = LayerKind::Minimum, f.held = {1}; },
            {-2, -1, 0, 1, 1, 1, 1});
        row("the larger", [](LayerFunction& f) { f.layer.kind = LayerKind::Maximum, f.held = {1}; },
            {1, 1, 1, 1, 2, 3, 4});
        row("the sum", [](LayerFunction& f) { f.layer.kind = LayerKind::Add, f.held = {5}; }, {3, 4, 5, 6, 7, 8, 9});
        row("the difference", [](LayerFunction& f) { f.layer.kind = LayerKind::Subtract, f.held = {1}; },
            {-3, -2, -1, 0, 1, 2, 3});
        row("the product", [](LayerFunction& f) { f.layer.kind = LayerKind::Multiply, f.held = {3}; },
            {-6, -3, 0, 3, 6, 9, 12});
        row("4 or 9",
            [](LayerFunction& f) {
                f.layer.kind = LayerKind::Select, f.held = {4, 9};
            },
            {-6, -1, 4, 9, 14, 19, 24});
    }
    void byHand()
    {
        QFETCH(LayerFunction, function);
        QFETCH(QList<int>, results);
        for (int a = -2; a <= 4; ++a)
            QCOMPARE(function.at(a), results[a + 2]);
    }

    void curves()
    {
        LayerFunction function;
        function.layer.kind = LayerKind::Sigmoid;
        QVERIFY(std::abs(function.at(std::log(3.0)) - 0.75) < 1e-12);
        QVERIFY(std::abs(function.at(-std::log(3.0)) - 0.25) < 1e-12);
        QCOMPARE(function.at(0), 0.5);
        function.layer.kind = LayerKind::Tanh;
        QVERIFY(std::abs(function.at(std::log(3.0) / 2) - 0.5) < 1e-12);
        QCOMPARE(function.at(0), 0.0);
        function.layer.kind = LayerKind::Gelu;
        QVERIFY(std::abs(function.at(1) - 0.8413447) < 1e-6);
        QVERIFY(std::abs(function.at(-1) + 0.1586553) < 1e-6);
        QVERIFY(isElementWise(LayerKind::Sigmoid) && isElementWise(LayerKind::Tanh) && isElementWise(LayerKind::Gelu));
        for (const LayerKind kind : {LayerKind::MatrixProduct, LayerKind::RmsNormalise, LayerKind::Softmax,
                 LayerKind::AveragePool, LayerKind::Pad, LayerKind::Permute, LayerKind::Concatenate})
            QVERIFY(!isElementWise(kind));
    }

    void words_data()
    {
        QTest::addColumn<Network>("network");
        QTest::addColumn<std::vector<LayerWord>>("expected");
        QTest::newRow("hidden single") << buildRule(article::HiddenSingleRow)
                                       << std::vector<LayerWord>{{Kind::Count, 0, 0, 1}, {Kind::Equals, 1, 1, 5},
                                              {Kind::Spread, 0, 6, 1}, {Kind::And, 0, 7, 2}, {Kind::Any, 0, 9, 2},
                                              {Kind::Select, 0, 11, 1}};
        using V = ValueId;
        QTest::newRow("or, not") << networkOf([](NetworkBuilder& net, V a, V b) {
            return net.notA(net.orEither(a, b, "either"), "neither");
        }) << std::vector<LayerWord>{{Kind::Or, 0, 0, 2}, {Kind::Not, 0, 2, 1}};
        QTest::newRow("pick one") << networkOf([](NetworkBuilder& net, V a, V) { return net.pickOne(a, "one"); })
                                  << std::vector<LayerWord>{{Kind::PickOne, 0, 0, 3}};
        QTest::newRow("equal values") << networkOf([](NetworkBuilder& net, V a, V b) {
            return net.equalValues(a, b, "equal");
        }) << std::vector<LayerWord>{{Kind::Subtract, 0, 0, 1}, {Kind::Equals, 0, 1, 5}};
        // Two questions about one number, one behind the other, are two words.
        QTest::newRow("equal to 1 and to 2") << networkOf([](NetworkBuilder& net, V a, V) {
            const V one = net.equals(a, 1, "one"); // not as arguments: compilers differ in which comes first
            return net.add(one, net.equals(a, 2, "two"), "both");
        }) << std::vector<LayerWord>{{Kind::Equals, 1, 0, 5}, {Kind::Equals, 2, 5, 5}, {Kind::Add, 0, 10, 1}};
        // A soft yes or no is no yes or no.
        QTest::newRow("of real numbers") << networkOf([](NetworkBuilder& net, V a, V) {
            const V soft = net.sigmoid(net.tanh(net.pad(a, {1, 1}, "pad"), "tanh"), "sigmoid");
            const V mean = net.averagePool(net.notA(soft, "less"), {11, 11}, {11, 11}, "mean");
            return net.permute(net.softmax(mean, Dimension::Channels, "shares"),
                {Dimension::Rows, Dimension::Columns, Dimension::Channels}, "turned");
        })
                                         << std::vector<LayerWord>{{Kind::Pad, 0, 0, 1}, {Kind::Tanh, 0, 1, 1},
                                                {Kind::Sigmoid, 0, 2, 1}, {Kind::Scale, 0, 3, 1},
                                                {Kind::Average, 0, 4, 1}, {Kind::Softmax, 0, 5, 1},
                                                {Kind::Permute, 0, 6, 1}};
        QTest::newRow("joined") << networkOf([](NetworkBuilder& net, V a, V b) {
            return net.concatenate({a, b, a}, "behind each other");
        }) << std::vector<LayerWord>{{Kind::Join, 0, 0, 1}};
        QTest::newRow("attention") << networkOf([](NetworkBuilder& net, V a, V b) {
            const V alike = net.matrixProduct(a, b, "alike");
            return net.gelu(net.rmsNormalise(alike, Dimension::Columns, 0.1, "as large"), "some");
        }) << std::vector<LayerWord>{{Kind::MatrixProduct, 0, 0, 1}, {Kind::Normalise, 0, 1, 1}, {Kind::Gelu, 0, 2, 1}};
        QTest::newRow("a threshold") << networkOf([](NetworkBuilder& net, V a, V) {
            return net.atLeast(net.sigmoid(a, "pressed"), 0.6, "sure");
        }) << std::vector<LayerWord>{{Kind::Sigmoid, 0, 0, 1}, {Kind::AtLeast, 0, 1, 1}};
        QTest::newRow("a relu alone") << networkOf([](NetworkBuilder& net, V a, V) {
            return net.relu(net.affine(a, 2, -1, "twice"), "no less than 0");
        }) << std::vector<LayerWord>{{Kind::Scale, 0, 0, 1}, {Kind::Relu, 0, 1, 1}};
    }
    void words()
    {
        QFETCH(Network, network);
        QFETCH(std::vector<LayerWord>, expected);
        QVERIFY(wordsOf(network, network.groups.back()) == expected);
    }

    void everyLayerIsInOneWord()
    {
        const Network network = buildPass({}).network;
        for (const Group& group : network.groups) {
            std::size_t next = group.firstLayer;
            for (const LayerWord& word : wordsOf(network, group)) {
                QCOMPARE(word.firstLayer, next);
                QVERIFY(word.layerCount > 0);
                next += word.layerCount;
            }
            QCOMPARE(next, group.firstLayer + group.layerCount);
        }
    }
};

CONVOKU_APPLESS_TEST(TestLayerFunction)
#include "tst_layer_function.moc"
