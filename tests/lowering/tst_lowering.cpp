// SPDX-License-Identifier: MIT
// A network written in few kinds of layers makes the same of every input.
#include "solver/check/same_networks.h"
#include "solver/error.h"
#include "solver/lowering/lowering.h"
#include "solver/network/model.h"
#include "solver/network/pass.h"
#include "solver/run/network_size.h"
#include "tests/check/rule_files.h"
#include "tests/lowering/hosted.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <set>

using namespace convoku;
using namespace convoku::testing;
using check::Sameness;

namespace {

struct Way
{
    const char* name;
    LoweringOptions options;
};

constexpr std::array kWays{Way{"image", {LoweredForm::Image}}, Way{"image, gates", {LoweredForm::Image, true, false}},
    Way{"image, eight bits", {LoweredForm::Image, false, true}}, Way{"s2d", {LoweredForm::SpaceToDepth}},
    Way{"s2d, gates", {LoweredForm::SpaceToDepth, true, false}},
    Way{"s2d, eight bits", {LoweredForm::SpaceToDepth, false, true}}};

/// A third of the ways to lower two networks, all of them in some test; where CONVOKU_THOROUGH is set all of them, and
/// all networks, which takes minutes.
bool isEvery()
{
    return oneCaseOf() == 1;
}

/// `first`: the way that the first network begins with, where not all are wanted; each network takes each third one.
void addWays(const std::vector<const char*>& models, int first)
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("way");
    constexpr int kEach = 3;
    for (const char* model : models) {
        for (int i = isEvery() ? 0 : first++ % kEach; i < static_cast<int>(kWays.size()); i += isEvery() ? 1 : kEach)
            QTest::addRow("%s, %s", model, kWays[static_cast<std::size_t>(i)].name) << QString::fromLatin1(model) << i;
    }
}

PassOptions passOf(const QString& model, bool search)
{
    const ModelPtr of = shippedModel(model.toStdString());
    return {.rules = of->everyRule(), .search = search, .model = of};
}

/// The layers are those that were promised.
void verifyKinds(const Network& network, const LoweringOptions& options)
{
    const std::set<LayerKind> kinds{LayerKind::Pad, LayerKind::Convolution, LayerKind::Relu, LayerKind::Clamp,
        LayerKind::Upsample, LayerKind::Concatenate};
    for (const Layer& layer : network.layers) {
        QVERIFY2(kinds.contains(layer.kind), toString(layer.kind));
        QVERIFY(options.form == LoweredForm::Image || layer.kind != LayerKind::Upsample);
        for (const float weight : layer.weights)
            QVERIFY(!options.eightBits || (weight >= -128 && weight <= 127));
        if (layer.kind == LayerKind::Relu || layer.kind == LayerKind::Clamp) {
            const Range range = network.value(layer.outputs[0]).range;
            QVERIFY(!options.gates || (range.low >= 0 && range.high <= 1));
            QVERIFY(!options.eightBits || (range.low >= 0 && range.high <= 255));
        }
    }
    // Each group lists the values that its layers read from other groups, and no value twice.
    for (const Group& group : network.groups) {
        std::set<ValueId> made;
        const std::set<ValueId> handed(group.inputs.begin(), group.inputs.end());
        QCOMPARE(handed.size(), group.inputs.size());
        for (const Layer& layer : std::span(network.layers).subspan(group.firstLayer, group.layerCount)) {
            for (const ValueId input : layer.inputs)
                QVERIFY(made.contains(input) || handed.contains(input));
            made.insert(layer.outputs.begin(), layer.outputs.end());
        }
    }
}

Sameness compared(const Network& original, const Network& low, LoweredForm form)
{
    return check::sameForEveryInput(
        hosted(original, original, low, form), hosted(low, original, low, form), {.seconds = 120});
}

} // namespace

class TestLowering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A network of many passes holds the weights of each layer once.
    void passesShareTheirWeights()
    {
        const PassOptions options{.rules = articleModel()->everyRule(), .search = false, .model = articleModel()};
        const Network once = buildPass(options).network;
        const Network often = unrolled(once, 20);
        std::set<const float*> held;
        for (const Layer& layer : once.layers)
            held.insert(layer.weights.data());
        std::size_t weights = 0;
        for (const Layer& layer : often.layers) {
            QVERIFY(held.contains(layer.weights.data()));
            weights += layer.weights.size();
        }
        QVERIFY(weights > 10 * sizeOf(once).held);
        QVERIFY(unrolled(once, kMostUnrolled).layers.size() > often.layers.size());
        QVERIFY_THROWS_EXCEPTION(Error, unrolled(once, kMostUnrolled + 1));
        QVERIFY_THROWS_EXCEPTION(Error, unrolled(once, 0));
    }

    void rulesAreTheSame_data()
    {
        if (isEvery())
            addWays({"article", "fast", "diagonals", "one_kernel"}, 0);
        else
            addWays({"article", "fast"}, 0);
    }
    void rulesAreTheSame()
    {
        QFETCH(const QString, model);
        QFETCH(const int, way);
        const LoweringOptions options = kWays[static_cast<std::size_t>(way)].options;
        const ModelPtr of = shippedModel(model.toStdString());
        for (const RuleId rule : of->everyRule()) {
            const Network original = buildRule(*of, rule);
            const Network low = lowered(original, options);
            verifyKinds(low, options);
            const Sameness same = compared(original, low, options.form);
            std::size_t weights = 0;
            for (const Layer& layer : low.layers)
                weights += layer.weights.size();
            qInfo("%s: %zu layers, %zu weights, %d questions, %.3f s", original.id.c_str(), low.layers.size(), weights,
                same.questions, same.seconds);
            QVERIFY2(same.verdict == Sameness::Verdict::Proved, original.id.c_str());
        }
    }

    void verdictsAreTheSame_data() { addWays({"article", "fast"}, 1); }
    void verdictsAreTheSame()
    {
        QFETCH(const QString, model);
        QFETCH(const int, way);
        const LoweringOptions options = kWays[static_cast<std::size_t>(way)].options;
        PassOptions pass = passOf(model, false);
        pass.rules.clear();
        Network original = buildPass(pass).network;
        original.outputs.erase(original.outputs.begin()); // candidates, as they came
        const Network low = lowered(original, options);
        verifyKinds(low, options);
        const Sameness same = compared(original, low, options.form);
        qInfo("%zu layers, %d questions, %.3f s", low.layers.size(), same.questions, same.seconds);
        QVERIFY(same.verdict == Sameness::Verdict::Proved);
    }

    /// Rules that somebody writes, and nobody of this project would: proved the same, or refused in words.
    void strangeRules_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<bool>("inGates");
        QTest::addColumn<bool>("inEightBits");
        const auto row = [](const char* name, const char* lines, bool inGates = true, bool inEightBits = true) {
            QTest::newRow(name) << QByteArray(lines) << inGates << inEightBits;
        };
        row("nothing is cleared",
            "    n = scaled(count(candidates, over=digit), by=0, plus=0)  # a; b\n    x = any(n) & candidates  # a; "
            "b\n");
        row("all of it",
            "    x = any(scaled(count(candidates, over=digit), by=0, plus=3)) & candidates  # a; b; c; d\n");
        row("dimensions that stand for others",
            "    r = permute(candidates, columns, rows, planes)  # a\n"
            "    x = equals(count(candidates, over=digit), 2) & r  # a; b; c\n");
        row("a large product",
            "    p = product(scaled(count(candidates, over=digit), by=60, plus=0), candidates)  # a; b; c\n    x = "
            "any(p)  # a\n",
            false, false);
        row("a large product, its minimum",
            "    p = product(scaled(count(candidates, over=digit), by=60, plus=0), candidates)  # a; b; c\n"
            "    x = minimum(p, candidates)  # a\n",
            false, false);
        row("a maximum of numbers",
            "    n = count(candidates, over=row)  # a\n"
            "    x = equals(maximum(spread(n, over=row), count(candidates, over=digit)), 4) & candidates  # a; b; c; "
            "d; e\n",
            false);
        row("thresholds",
            "    some = at_least(relu(scaled(count(candidates, over=digit), by=1, plus=-1)), 3)  # a; b; c; d\n"
            "    few = ~at_least(scaled(count(candidates, over=row), by=2, plus=-7), -2.5)  # a; b; c; d\n"
            "    x = some & candidates & at_least(count(few, over=digit), 1.5) & at_least(few, 1)  # a; b; c; d; e; "
            "f\n");
        row("thresholds that all are beyond",
            "    x = at_least(candidates, 2) | at_least(candidates, -1) & candidates  # a; b; c; d\n");
        row("planes joined",
            "    both = joined(candidates, count(candidates, over=digit))  # a; b\n"
            "    x = equals(convolution(both, [[1, 1, 1, 1, 1, 1, 1, 1, 1, -2]]), -3) & candidates  # a; b; c\n");
    }
    void strangeRules()
    {
        QFETCH(const QByteArray, lines);
        QFETCH(const bool, inGates);
        QFETCH(const bool, inEightBits);
        const ModelPtr model = modelOfRule(
            "rule odd(house: row):\n    \"Strange.\"\n" + lines + "    cause x\n    return candidates & ~x  # a; b\n");
        const Network original = buildRule(*model, RuleId{0});
        for (const Way& way : kWays) {
            if ((way.options.gates && !inGates) || (way.options.eightBits && !inEightBits)) {
                QVERIFY_THROWS_EXCEPTION(LoweringFault, lowered(original, way.options));
                continue;
            }
            const Network low = lowered(original, way.options);
            verifyKinds(low, way.options);
            QCOMPARE(low.value(low.outputs[0]).name, original.value(original.outputs[0]).name);
            QCOMPARE(low.value(low.inputs[0]).name, std::string("candidates"));
            const Sameness same = compared(original, low, way.options.form);
            QVERIFY2(same.verdict == Sameness::Verdict::Proved, way.name);
            // Several passes, too, are that rule again and again.
            const PassOptions pass{.rules = model->everyRule(), .search = false, .model = model};
            const Network twice = unrolled(lowered(buildPass(pass).network, way.options), 2);
            const Network own = unrolled(buildPass(pass).network, 2);
            Random random(3);
            LoopBackend judge;
            for (const double density : kDensities) {
                const std::vector<Tensor> in{tensorOf(std::vector<Candidates>{randomCandidates(random, density)})};
                const std::vector<Tensor> laid{inForm(in[0], twice.value(twice.inputs[0]).shape)};
                const Tensor expected = runOnce(judge, own, in, own.outputs).front();
                const Tensor actual = runOnce(judge, twice, laid, twice.outputs).front();
                QVERIFY(inForm(expected, actual.shape).data == actual.data);
            }
        }
    }

    void matrixProductsAreRefused()
    {
        const ModelPtr model = modelOfRule("rule odd(house: row):\n    \"Strange.\"\n"
                                           "    n = matrix_product(candidates, candidates)  # a\n"
                                           "    x = at_least(n, 5) & candidates  # a; b\n"
                                           "    cause x\n    return candidates & ~x  # a; b\n");
        for (const Way& way : kWays)
            QVERIFY_THROWS_EXCEPTION(LoweringFault, lowered(buildRule(*model, RuleId{0}), way.options));
    }

    /// The stack's numbers are too many for a proof: states of real runs, and any numbers at all.
    void searchesAreTheSame_data() { addWays({"article", "fast"}, 2); }
    void searchesAreTheSame()
    {
        QFETCH(const QString, model);
        QFETCH(const int, way);
        const LoweringOptions options = kWays[static_cast<std::size_t>(way)].options;
        const PassOptions pass = passOf(model, true);
        const Network original = buildPass(pass).network;
        if (options.gates) {
            QVERIFY_THROWS_EXCEPTION(LoweringFault, lowered(original, options));
            return;
        }
        const Network low = lowered(original, options);
        verifyKinds(low, options);
        std::size_t weights = 0;
        for (const Layer& layer : low.layers)
            weights += layer.weights.size();
        qInfo("%zu layers, %zu weights", low.layers.size(), weights);
        const Network ours = hosted(original, original, low, options.form);
        const Network theirs = hosted(low, original, low, options.form);
        Random random(20261126);
        const auto backend = makeTestedBackend();
        const std::vector<Grid> puzzles{gridOf(kArticleHard), gridOf(kLosesCandidate17), gridOf(kNoSolution)};
        std::vector<State> states = reachableStates(*backend, puzzles, pass, 40, random);
        states.resize(std::min<std::size_t>(states.size(), isEvery() ? 40 : 16));
        const std::vector<Tensor> inputs = tensorsOf(states, true);
        const std::vector<Tensor> expected = runOnce(*backend, ours, inputs, ours.outputs);
        const std::vector<Tensor> actual = runOnce(*backend, theirs, inputs, theirs.outputs);
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(expected[i].data == actual[i].data, original.value(original.outputs[i]).name.c_str());
    }
};

CONVOKU_GUILESS_TEST(TestLowering)
#include "tst_lowering.moc"
