// SPDX-License-Identifier: MIT
// A network written in few kinds of layers makes the same of every input.
#include "solver/check/same_networks.h"
#include "solver/error.h"
#include "solver/lowering/lowering.h"
#include "solver/network/model.h"
#include "solver/network/pass.h"
#include "tests/lowering/hosted.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/tested_backend.h"

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

void addWays(const std::vector<const char*>& models)
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("way");
    for (const char* model : models) {
        for (int i = 0; i < static_cast<int>(kWays.size()); ++i)
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
}

Sameness compared(const Network& original, const Network& low, LoweredForm form)
{
    return check::sameForEveryInput(
        withOutputsLike(original, low, form), withInputsLike(low, original, form), {.seconds = 120});
}

} // namespace

class TestLowering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rulesAreTheSame_data() { addWays({"article", "fast", "diagonals", "one_kernel"}); }
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

    void verdictsAreTheSame_data() { addWays({"article", "fast"}); }
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

    /// The stack's numbers are too many for a proof: states of real runs, and any numbers at all.
    void searchesAreTheSame_data() { addWays({"article", "fast"}); }
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
        const Network ours = withOutputsLike(original, low, options.form);
        const Network theirs = withInputsLike(low, original, options.form);
        Random random(20261126);
        const auto backend = makeTestedBackend();
        const std::vector<Grid> puzzles{gridOf(kArticleHard), gridOf(kLosesCandidate17), gridOf(kNoSolution)};
        std::vector<State> states = reachableStates(*backend, puzzles, pass, 40, random);
        states.resize(std::min<std::size_t>(states.size(), 40));
        const std::vector<Tensor> inputs = tensorsOf(states, true);
        const std::vector<Tensor> expected = runOnce(*backend, ours, inputs, ours.outputs);
        const std::vector<Tensor> actual = runOnce(*backend, theirs, inputs, theirs.outputs);
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(expected[i].data == actual[i].data, original.value(original.outputs[i]).name.c_str());
    }
};

QTEST_GUILESS_MAIN(TestLowering)
#include "tst_lowering.moc"
