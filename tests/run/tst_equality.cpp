// SPDX-License-Identifier: MIT
// What a layer is to "a equals k": told here by the formula itself, layer by layer.
#include "solver/error.h"
#include "solver/network/network_builder.h"
#include "solver/network/pass.h"
#include "solver/run/equality.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace convoku;
using namespace convoku::testing;

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

    /// The five layers have the numbers of another k, and all others keep theirs.
    void comparedWithAnotherNumber()
    {
        const auto network = std::make_shared<const Network>(buildPass({}).network);
        LoopBackend backend;
        const auto loaded = backend.load(network);
        Random random(7);
        const Inspection values = Inspection::ofPass(network, *loaded, randomState(random, 0.5));
        int questions = 0;
        for (const Layer& layer : network->layers) {
            const auto question = equalityPartOf(*network, layer);
            if (!question || question->role != Role::Peak)
                continue;
            ++questions;
            const auto compared = values.value(question->compared).of(0);
            for (const int k : {0, 2, 9}) {
                const Inspection trial = comparedWith(values, layer, k, "Is it so?");
                std::set<ValueId> changed;
                for (std::size_t i = 0; i < network->layers.size(); ++i) {
                    const Layer& trialLayer = trial.network().layers[i];
                    const auto part = equalityPartOf(trial.network(), trialLayer);
                    const auto ownPart = equalityPartOf(*network, network->layers[i]);
                    if (!ownPart || ownPart->compared != question->compared || ownPart->k != question->k) {
                        QCOMPARE(trialLayer.words, network->layers[i].words);
                        continue;
                    }
                    QVERIFY(part);
                    QCOMPARE(part->k, k);
                    QCOMPARE(part->role, ownPart->role);
                    QVERIFY(QByteArray::fromStdString(trialLayer.words).startsWith("Is it so?"));
                    const ValueId out = trialLayer.outputs.front();
                    changed.insert(out);
                    const Range range = trial.network().value(out).range;
                    for (std::size_t at = 0; at < compared.size(); ++at) {
                        const float a = compared[at];
                        const float number = trial.value(out).of(0)[at];
                        const auto above = [](float of) { return of > 0 ? of : 0.F; };
                        const float rise = a - static_cast<float>(k) + 1;
                        const float fall = static_cast<float>(k) + 1 - a;
                        QCOMPARE(number,
                            part->role == Role::Rise           ? rise
                                : part->role == Role::RiseOnly ? above(rise)
                                : part->role == Role::Fall     ? fall
                                : part->role == Role::FallOnly ? above(fall)
                                : a == static_cast<float>(k)   ? 1.F
                                                               : 0.F);
                        QVERIFY(number >= static_cast<float>(range.low) && number <= static_cast<float>(range.high));
                    }
                }
                QVERIFY(changed.size() >= 5);
                for (ValueId value = 0; value < static_cast<ValueId>(network->values.size()); ++value)
                    QVERIFY(changed.count(value) > 0 || trial.value(value).data == values.value(value).data);
            }
        }
        QVERIFY(questions > 5);
        const auto other = std::find_if(network->layers.begin(), network->layers.end(),
            [&](const Layer& layer) { return layer.kind == LayerKind::Convolution; });
        QVERIFY_THROWS_EXCEPTION(Error, comparedWith(values, *other, 1, {}));
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
