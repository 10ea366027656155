// SPDX-License-Identifier: MIT
// Sentences by hand: every branch that decides what is said has a case on each side of it.
#include "app/views/board/edit_wording.h"
#include "app/views/collections/generate_wording.h"
#include "app/wording/cell_wording.h"
#include "app/wording/comparison_wording.h"
#include "app/wording/constraint_wording.h"
#include "app/wording/graph_wording.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/network/network_builder.h"
#include "tests/support/article_rules.h"
#include "tests/support/made_search.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

Q_DECLARE_METATYPE(convoku::CellFacts)
Q_DECLARE_METATYPE(convoku::Comparison)
Q_DECLARE_METATYPE(convoku::Layer)
Q_DECLARE_METATYPE(convoku::StartingGrid)

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

RunCost costs(int passes, int pushes, int pops, std::optional<RunResult> result = RunResult::Solved)
{
    RunCost cost;
    cost.passes = passes;
    cost.pushes = pushes;
    cost.pops = pops;
    cost.result = result;
    return cost;
}

/// One value of that shape and range, and the layer that reads it.
Network oneValue(const Layer& layer, Shape shape, Range range)
{
    Network network;
    network.values.push_back({"in", shape, range});
    network.layers.push_back(layer);
    return network;
}

Layer layerOf(LayerKind kind, Extent kernel = {1, 1}, Extent stride = {1, 1})
{
    Layer layer;
    layer.kind = kind;
    layer.inputs = {0};
    layer.kernel = kernel;
    layer.stride = stride;
    return layer;
}

Layer affine(int factor, int offset)
{
    Layer layer = layerOf(LayerKind::Affine);
    layer.factor = factor;
    layer.offset = offset;
    return layer;
}

} // namespace

class TestSentences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void cells_data()
    {
        QTest::addColumn<CellFacts>("facts");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const CellFacts& facts, const QString& expected) {
            QTest::newRow(name) << facts << expected;
        };
        CellFacts facts;
        facts.cell = {3, 4};
        row("nothing left", facts, sentence("sentences.cells.nothing_left"));
        facts.empty = true;
        row("a contradiction", facts, sentence("sentences.cells.a_contradiction"));
        facts = {};
        facts.cell = {3, 4};
        facts.digits = 1U << 6;
        row("one digit", facts, sentence("sentences.cells.one_digit"));
        facts.derivedDepth = 1;
        row("one digit that follows", facts, sentence("sentences.cells.one_digit_that_follows"));
        facts.guessDepth = 2;
        row("a guess", facts, sentence("sentences.cells.a_guess"));
        facts.given = true;
        row("a given", facts, sentence("sentences.cells.a_given"));
        facts.clashes = true;
        row("a clash", facts, sentence("sentences.cells.a_clash"));
        facts = {};
        facts.cell = {3, 4};
        facts.digits = 1U << 1 | 1U << 8;
        row("two digits", facts, sentence("sentences.cells.two_digits"));
        facts.removed = {{4, s("Pointing in row")}, {0, s("Pointing in row")}, {4, s("Naked single in box")},
            {2, s("Pointing in row")}};
        row("removals", facts, sentence("sentences.cells.removals"));
        facts.removed.clear();
        facts.aside = {{0, 1}, {3, 2}, {4, 1}};
        facts.failed = std::pair(7, 3);
        facts.restored = {2, 5};
        row("search", facts, sentence("sentences.cells.search"));
    }
    void cells()
    {
        QFETCH(CellFacts, facts);
        QTEST(CellWording::sentence(facts), "sentence");
    }

    void comparisons_data()
    {
        QTest::addColumn<Comparison>("comparison");
        QTest::addColumn<QString>("summary");
        const auto row = [](const char* name, const RunCost& first, const RunCost& second, std::optional<int> parting,
                             const QString& summary) {
            QTest::newRow(name) << Comparison{first, second, parting} << summary;
        };
        const RunCost plain = costs(7, 0, 0);
        row("alike", plain, plain, {}, sentence("sentences.comparisons.alike"));
        RunCost running = costs(3, 0, 0, {});
        running.running = true;
        row("running", plain, running, {}, sentence("sentences.comparisons.running"));
        row("running, the first one", running, plain, {}, sentence("sentences.comparisons.running_the_first_one"));
        row("running and parted", plain, running, 2, sentence("sentences.comparisons.running_and_parted"));
        row("stopped", plain, costs(3, 0, 0, {}), {}, sentence("sentences.comparisons.stopped"));
        row("stopped, the first one", costs(1, 0, 0, {}), plain, 2,
            sentence("sentences.comparisons.stopped_the_first_one"));
        row("out of passes", plain, costs(3, 0, 0, RunResult::OutOfPasses), 2,
            sentence("sentences.comparisons.out_of_passes"));
        row("as many", plain, plain, 2, sentence("sentences.comparisons.as_many"));
        row("one more", plain, costs(8, 0, 0), 2, sentence("sentences.comparisons.one_more"));
        row("two less", plain, costs(5, 0, 0), 2, sentence("sentences.comparisons.two_less"));
        row("guesses begin", plain, costs(9, 1, 0), 2, sentence("sentences.comparisons.guesses_begin"));
        row("more guesses", costs(9, 1, 0), costs(9, 3, 0), 2, sentence("sentences.comparisons.more_guesses"));
        row("less guesses", costs(9, 3, 0), costs(9, 2, 0), 2, sentence("sentences.comparisons.less_guesses"));
        row("other ends", plain, costs(7, 0, 0, RunResult::Stalled), 2, sentence("sentences.comparisons.other_ends"));
    }
    void comparisons()
    {
        QFETCH(Comparison, comparison);
        QTEST(ComparisonWording::summary(comparison), "summary");
    }

    void costsOfRuns()
    {
        RunCost running = costs(1, 0, 0, {});
        running.running = true;
        QCOMPARE(ComparisonWording::cost(running), sentence("sentences.costs.running", {QStringLiteral("1")}));
        QCOMPARE(ComparisonWording::cost(costs(1, 0, 0, {})), sentence("sentences.costs.stopped"));
        QCOMPARE(ComparisonWording::cost(costs(2, 0, 0)), sentence("sentences.costs.solved_without_a_guess"));
        QCOMPARE(ComparisonWording::cost(costs(25, 3, 1)), sentence("sentences.costs.solved_with_guesses"));
    }

    void theOtherRun_data()
    {
        QTest::addColumn<bool>("search");
        QTest::addColumn<bool>("otherSearch");
        QTest::addColumn<bool>("otherRules");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, bool search, bool otherSearch, bool otherRules, const QString& expected) {
            QTest::newRow(name) << search << otherSearch << otherRules << expected;
        };
        row("the same rules, with search", true, true, false, sentence("sentences.other_run.same_rules"));
        row("the same rules, without search", false, false, false, sentence("sentences.other_run.same_rules"));
        row("without a rule", true, true, true, sentence("sentences.other_run.without_a_rule"));
        row("without search", true, false, false, sentence("sentences.other_run.without_search"));
        row("with search", false, true, false, sentence("sentences.other_run.with_search"));
        row("without a rule and search", true, false, true, sentence("sentences.other_run.without_a_rule_and_search"));
        row("without a rule, with search", false, true, true,
            sentence("sentences.other_run.without_a_rule_with_search"));
    }
    void theOtherRun()
    {
        QFETCH(bool, search);
        QFETCH(bool, otherSearch);
        QFETCH(bool, otherRules);
        PassOptions first;
        first.search = search;
        PassOptions second;
        second.search = otherSearch;
        if (otherRules)
            std::erase(second.rules, article::PointingRow);
        QTEST(ComparisonWording::otherRun(first, second), "sentence");
    }

    void whereRunsPart()
    {
        Comparison comparison;
        QCOMPARE(ComparisonWording::atPass(comparison, 4), sentence("sentences.parting.not_yet"));
        comparison.firstDifferentPass = 4;
        QCOMPARE(ComparisonWording::atPass(comparison, 3), sentence("sentences.parting.not_yet"));
        QCOMPARE(ComparisonWording::atPass(comparison, 4), sentence("sentences.parting.here", {QStringLiteral("4")}));
        QCOMPARE(ComparisonWording::atPass(comparison, 5), sentence("sentences.parting.before", {QStringLiteral("4")}));
    }

    void startsThatAreEdited_data()
    {
        QTest::addColumn<StartingGrid>("start");
        QTest::addColumn<QString>("contents");
        QTest::addColumn<QString>("clashes");
        StartingGrid start{Grid()};
        QTest::newRow("nothing") << start << sentence("sentences.starts.nothing.contents") << QString();
        start.candidates.remove(candidateIndex(1, 1, 1));
        QTest::newRow("a cell of its own")
            << start << sentence("sentences.starts.a_cell_of_its_own.contents") << QString();
        Grid grid;
        grid.setDigit({0, 0}, 5);
        start = StartingGrid(grid);
        QTest::newRow("a given") << start << sentence("sentences.starts.a_given.contents") << QString();
        for (int digit = 1; digit <= kSide; ++digit)
            start.candidates.remove(candidateIndex(digit, 9, 9));
        QTest::newRow("an empty cell") << start << sentence("sentences.starts.an_empty_cell.contents")
                                       << sentence("sentences.starts.an_empty_cell.clashes");
        for (int digit = 1; digit <= kSide; ++digit)
            start.candidates.remove(candidateIndex(digit, 2, 3));
        QTest::newRow("two empty cells") << start << sentence("sentences.starts.two_empty_cells.contents")
                                         << sentence("sentences.starts.two_empty_cells.clashes");
        // A row and a box, but one clash; in other rows of the box there are none.
        grid.setDigit({0, 2}, 5);
        QTest::newRow("one clash") << StartingGrid(grid) << sentence("sentences.starts.one_clash.contents")
                                   << sentence("sentences.starts.one_clash.clashes");
        grid.setDigit({0, 8}, 5);
        grid.setDigit({8, 8}, 5);
        QTest::newRow("three clashes") << StartingGrid(grid) << sentence("sentences.starts.three_clashes.contents")
                                       << sentence("sentences.starts.three_clashes.clashes");
        grid.setDigit({8, 0}, 5);
        QTest::newRow("more clashes") << StartingGrid(grid) << sentence("sentences.starts.more_clashes.contents")
                                      << sentence("sentences.starts.more_clashes.clashes");
    }
    void startsThatAreEdited()
    {
        QFETCH(StartingGrid, start);
        QTEST(EditWording::contents(start), "contents");
        QTEST(EditWording::clashes(start), "clashes");
    }

    void firedRules()
    {
        const RuleSet rules{
            article::PointingRow, article::NakedPairBox, article::PointingColumn, article::NakedPairRow};
        QCOMPARE(GenerateWording::fired(*articleModel(), rules, {6, 0, 0, 1}), sentence("sentences.fired.two_rows"));
        QCOMPARE(GenerateWording::fired(*articleModel(), rules, {1, 2, 3, 0}),
            sentence("sentences.fired.two_houses_of_a_family"));
        QCOMPARE(GenerateWording::fired(*articleModel(), rules, {0, 0, 0, 0}), QString());
        QCOMPARE(GenerateWording::progress(7, 20, 3400),
            sentence(
                "sentences.generating.progress", {QStringLiteral("7"), QStringLiteral("20"), QStringLiteral("3,400")}));
    }

    void numbersOfLayers_data()
    {
        QTest::addColumn<Layer>("layer");
        QTest::addColumn<QString>("numbers");
        const auto row = [](const Layer& layer, const char* numbers) { QTest::newRow(numbers) << layer << s(numbers); };
        // The value has 9 rows and columns.
        row(layerOf(LayerKind::MaxPool, {3, 3}, {3, 3}), "3×3 / 3");
        row(layerOf(LayerKind::MaxPool, {9, 9}, {9, 9}), "9×9");
        row(layerOf(LayerKind::Convolution, {1, 3}, {1, 3}), "1×3 / 1×3");
        row(layerOf(LayerKind::Convolution, {1, 9}, {1, 9}), "1×9");
        row(layerOf(LayerKind::Convolution, {9, 3}, {9, 3}), "9×3 / 1×3");
        row(layerOf(LayerKind::MaxUnpool, {9, 9}), "9×9");
        row(layerOf(LayerKind::Relu), "");
        row(affine(0, 4), "4");
        row(affine(0, -4), "−4");
        row(affine(1, 0), "x");
        row(affine(-1, 0), "−x");
        row(affine(-1, 1), "1 − x");
        row(affine(-1, -2), "−2 − x");
        row(affine(2, 0), "2·x");
        row(affine(-3, 0), "−3·x");
        row(affine(1, 5), "x + 5");
        row(affine(2, -5), "2·x − 5");
        Layer clamp = layerOf(LayerKind::Clamp);
        clamp.limits = {-1, 1};
        row(clamp, "−1 … 1");
    }
    void numbersOfLayers()
    {
        QFETCH(Layer, layer);
        QTEST(GraphWording::numbers(oneValue(layer, {9, 9, 9}, {0, 1}), layer), "numbers");
    }

    void layersInSentences()
    {
        NetworkBuilder net("some");
        const ValueId in = net.input("in", {1, 9, 9}, {0, 1});
        net.beginGroup(GroupKind::Rule, "first", {in});
        const ValueId middle = net.affine(in, 2, 0, "twice");
        net.endGroup({middle});
        net.beginGroup(GroupKind::Rule, "second", {middle, in});
        const ValueId more = net.relu(middle, "no less than 0");
        const ValueId out = net.subtract(more, in, "the rest");
        net.endGroup({out});
        const Network network = net.build({out});
        const Group& second = network.groups.at(1);
        QVERIFY(GraphWording::layerSentence(network, network.groups[0], 0)
                    .startsWith(sentence(
                        "sentences.layer_in_rule.number", {QStringLiteral("1"), QStringLiteral("1"), QString()})));
        QVERIFY(GraphWording::layerSentence(network, second, 1)
                    .startsWith(sentence(
                        "sentences.layer_in_rule.number", {QStringLiteral("1"), QStringLiteral("2"), QString()})));
        const QString last = GraphWording::layerSentence(network, second, 2);
        QVERIFY2(last.startsWith(
                     sentence("sentences.layer_in_rule.number", {QStringLiteral("2"), QStringLiteral("2"), QString()}))
                && last.contains(sentence("sentences.layer_in_rule.shapes_part",
                    {QStringLiteral("[1, 9, 9]"), QStringLiteral("[1, 9, 9]"), QStringLiteral("[1, 9, 9]")})),
            qPrintable(last));
        QCOMPARE(GraphWording::inputRole(network.layers[2], 0), QString());
        QCOMPARE(GraphWording::inputRole(network.layers[2], 1), s("−"));
        QCOMPARE(GraphWording::inputRole(network.layers[1], 0), QString());
        const Layer select = layerOf(LayerKind::Select);
        QCOMPARE(GraphWording::inputRole(select, 0), sentence("sentences.roles.else"));
        QCOMPARE(GraphWording::inputRole(select, 1), sentence("sentences.roles.then"));
        QCOMPARE(GraphWording::inputRole(select, 2), sentence("sentences.roles.if"));
        const Layer joined{.kind = LayerKind::Concatenate, .inputs = {0, 0, 0}};
        QCOMPARE(GraphWording::inputRole(joined, 0), s("1"));
        QCOMPARE(GraphWording::inputRole(joined, 2), s("3"));
        QCOMPARE(
            GraphWording::outputRole(layerOf(LayerKind::MaxPoolWithIndices), 1), sentence("sentences.roles.indices"));
        QCOMPARE(GraphWording::outputRole(layerOf(LayerKind::MaxPoolWithIndices), 0), QString());
        QCOMPARE(GraphWording::outputRole(layerOf(LayerKind::MaxPool), 1), QString());
        QCOMPARE(GraphWording::neighbours({s("a"), s("b")}, {}),
            sentence("sentences.neighbours.reads", {QStringLiteral("a, b")}));
        QCOMPARE(
            GraphWording::neighbours({}, {s("c")}), sentence("sentences.neighbours.read_by", {QStringLiteral("c")}));
    }

    // A negation is the one affine layer that is more than a linear expression.
    void negations_data()
    {
        QTest::addColumn<Layer>("layer");
        QTest::addColumn<bool>("logical");
        QTest::addColumn<QString>("begins");
        QTest::newRow("1 - x") << affine(-1, 1) << true << s("¬ ");
        QTest::newRow("1 - x of a number")
            << affine(-1, 1) << false << sentence("sentences.negations.linear", {QStringLiteral("−1·")});
        QTest::newRow("2 - x") << affine(-1, 2) << true
                               << sentence("sentences.negations.linear", {QStringLiteral("−1·")});
        QTest::newRow("1 + x") << affine(1, 1) << true
                               << sentence("sentences.negations.linear", {QStringLiteral("1·")});
        QTest::newRow("1") << affine(0, 1) << true << sentence("sentences.negations.constant", {QStringLiteral("1")});
    }
    void negations()
    {
        QFETCH(Layer, layer);
        QFETCH(bool, logical);
        QFETCH(QString, begins);
        const QString said = ConstraintWording::layer(oneValue(layer, {1, 9, 9}, {0, logical ? 1 : 9}), layer);
        QVERIFY2(said.startsWith(begins), qPrintable(said));
    }

    // 1 fails; 2 stands, under it 3 fails with 4 below it, and 5 solves.
    void nodesOfASearch()
    {
        Random random(5);
        Recording recording = emptyRecording();
        for (const char move : QByteArray("+-++-")) {
            if (move == '+')
                appendPush(recording, random);
            else
                appendPop(recording);
        }
        SearchTree tree;
        tree.update(recording);
        const auto said = [&](int node) { return Wording::nodeSentence(tree, node); };
        // Passes: push 1, pop 2, push 3, push 4, pop 5.
        QCOMPARE(said(0),
            sentence("sentences.nodes.undecided", {QStringLiteral("0"), QStringLiteral("5"), QStringLiteral("3")}));
        QVERIFY2(said(1).endsWith(sentence("sentences.nodes.failed_part",
                     {QString(), QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("2")})),
            qPrintable(said(1)));
        QVERIFY2(said(2).endsWith(sentence("sentences.nodes.stands_part",
                     {QString(), QStringLiteral("1"), QStringLiteral("3"), QStringLiteral("5")})),
            qPrintable(said(2)));
        appendPush(recording, random);
        appendEnd(recording, RunResult::Solved);
        tree.update(recording);
        QVERIFY2(
            said(0).endsWith(sentence("sentences.nodes.solved_by_guessing_part", {QString(), QStringLiteral("4")})),
            qPrintable(said(0)));
        QVERIFY2(said(1).endsWith(sentence("sentences.nodes.failed_end", {QString()})), qPrintable(said(1)));
        QVERIFY2(said(2).endsWith(sentence("sentences.nodes.solution_part", {QString(), QStringLiteral("2")})),
            qPrintable(said(2)));
        QVERIFY2(said(4).endsWith(sentence("sentences.nodes.solved_part", {QString()})), qPrintable(said(4)));
    }

    void captions_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("layer");
        QTest::addColumn<QString>("caption");
        QTest::newRow("a rule") << 6 << 0 << sentence("sentences.captions.a_rule");
        QTest::newRow("a layer") << 6 << 2 << sentence("sentences.captions.a_layer");
        QTest::newRow("a layer of the verdict") << 10 << 3 << sentence("sentences.captions.a_layer_of_the_verdict");
        QTest::newRow("the verdict") << 10 << 0 << sentence("sentences.captions.the_verdict");
        QTest::newRow("what returns") << 11 << 0 << sentence("sentences.captions.what_returns");
    }
    void captions()
    {
        QFETCH(int, step);
        QFETCH(int, layer);
        QTEST(Wording::caption(smallRecording(), {3, step, layer}), "caption");
    }
    void aCaptionWithoutGuesses()
    {
        Recording recording(smallGivens(), smallGivens().startingCandidates(), PassOptions{});
        recording.append(smallRecords().front());
        QCOMPARE(Wording::caption(recording, recording.last()),
            sentence("sentences.captions.without_guesses",
                {QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("707")}));
    }
};

CONVOKU_GUILESS_TEST(TestSentences)
#include "tst_sentences.moc"
