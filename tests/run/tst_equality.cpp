// SPDX-License-Identifier: MIT
// What a layer is to "a equals k": told here by the formula itself, layer by layer.
#include "solver/network/network_builder.h"
#include "solver/run/equality.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;

namespace {

using Role = EqualityPart::Role;

Network networkOf(const std::function<ValueId(NetworkBuilder&, ValueId)>& words)
{
    NetworkBuilder net("test");
    const ValueId in = net.input("in", {9, 9, 9}, {0, 9});
    net.beginGroup(GroupKind::Rule, "group", {in});
    const ValueId out = words(net, in);
    net.endGroup({out});
    return net.build({out});
}

} // namespace

class TestEquality : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// min(relu(a − k + 1), relu(k + 1 − a)): its layers in the order in which anybody would write them down.
    void theFiveLayersOfAnEquality_data()
    {
        QTest::addColumn<int>("k");
        for (const int k : {-3, 0, 1, 2, 9, 81})
            QTest::addRow("equal to %d", k) << k;
    }
    void theFiveLayersOfAnEquality()
    {
        QFETCH(int, k);
        ValueId in = kNoValue;
        const Network network = networkOf([&](NetworkBuilder& net, ValueId a) {
            in = a;
            return net.equals(a, k, "equal");
        });
        QCOMPARE(network.layers.size(), std::size_t{5});
        std::map<Role, int> seen;
        for (const Layer& layer : network.layers) {
            const auto part = equalityPartOf(network, layer);
            QVERIFY(part);
            QCOMPARE(part->compared, in);
            QCOMPARE(part->k, k);
            ++seen[part->role];
            // Which half it is shows in what it multiplies a by.
            const auto slope = [&](const Layer& affine) { return affine.factor == 1 ? Role::Rise : Role::Fall; };
            switch (layer.kind) {
            case LayerKind::Affine:
                QCOMPARE(part->role, slope(layer));
                QCOMPARE(layer.offset, layer.factor == 1 ? 1 - k : k + 1);
                break;
            case LayerKind::Relu: {
                const auto above = std::find_if(network.layers.begin(), network.layers.end(),
                    [&](const Layer& other) { return other.outputs.front() == layer.inputs.front(); });
                QVERIFY(above != network.layers.end());
                QCOMPARE(part->role, slope(*above) == Role::Rise ? Role::RiseOnly : Role::FallOnly);
                break;
            }
            default:
                QCOMPARE(layer.kind, LayerKind::Minimum);
                QCOMPARE(part->role, Role::Peak);
            }
        }
        QCOMPARE(seen.size(), std::size_t{5});
    }

    /// Layers that look like a part of one, with something about them that is not.
    void partsOfNoWholeOne_data()
    {
        QTest::addColumn<std::function<ValueId(NetworkBuilder&, ValueId)>>("words");
        const auto row = [](const char* name, const std::function<ValueId(NetworkBuilder&, ValueId)>& words) {
            QTest::newRow(name) << words;
        };
        using Net = NetworkBuilder;
        row("one half", [](Net& net, ValueId a) { return net.relu(net.affine(a, 1, -1, "rise"), "relu"); });
        row("the other half", [](Net& net, ValueId a) { return net.relu(net.affine(a, -1, 3, "fall"), "relu"); });
        row("a positive part of nothing", [](Net& net, ValueId a) { return net.relu(a, "relu"); });
        row("halves of two numbers", [](Net& net, ValueId a) {
            return net.minimum(net.relu(net.affine(a, 1, -1, "a − 2 + 1"), "relu"),
                net.relu(net.affine(a, -1, 4, "3 + 1 − a"), "relu"), "minimum");
        });
        row("halves of two values", [](Net& net, ValueId a) {
            const ValueId b = net.clamp(a, {0, 5}, "another");
            return net.minimum(net.relu(net.affine(a, 1, -1, "a − 2 + 1"), "relu"),
                net.relu(net.affine(b, -1, 3, "2 + 1 − b"), "relu"), "minimum");
        });
        row("twice the same half", [](Net& net, ValueId a) {
            return net.minimum(net.relu(net.affine(a, 1, -1, "rise"), "relu"),
                net.relu(net.affine(a, 1, -1, "rise"), "relu"), "minimum");
        });
        row("without positive parts", [](Net& net, ValueId a) {
            return net.minimum(net.affine(a, 1, -1, "rise"), net.affine(a, -1, 3, "fall"), "minimum");
        });
        row("steeper", [](Net& net, ValueId a) {
            return net.minimum(net.relu(net.affine(a, 2, -1, "rise"), "relu"),
                net.relu(net.affine(a, -2, 3, "fall"), "relu"), "minimum");
        });
        row("the larger one", [](Net& net, ValueId a) {
            return net.maximum(net.relu(net.affine(a, 1, -1, "rise"), "relu"),
                net.relu(net.affine(a, -1, 3, "fall"), "relu"), "maximum");
        });
        row("of an input", [](Net& net, ValueId a) { return net.minimum(a, a, "minimum"); });
    }
    void partsOfNoWholeOne()
    {
        using Words = std::function<ValueId(NetworkBuilder&, ValueId)>;
        QFETCH(Words, words);
        const Network network = networkOf(words);
        for (const Layer& layer : network.layers)
            QVERIFY2(!equalityPartOf(network, layer), layer.words.c_str());
    }
};

CONVOKU_APPLESS_TEST(TestEquality)
#include "tst_equality.moc"
