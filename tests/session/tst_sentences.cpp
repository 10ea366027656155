// SPDX-License-Identifier: MIT
// Sentences by hand: every branch that decides what is said has a case on each side of it.
#include "app/wording/cell_wording.h"
#include "app/wording/comparison_wording.h"
#include "app/wording/constraint_wording.h"
#include "app/wording/edit_wording.h"
#include "app/wording/generate_wording.h"
#include "app/wording/graph_wording.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/network/network_builder.h"
#include "tests/support/article_rules.h"
#include "tests/support/made_search.h"
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
        const auto row = [](const char* name, const CellFacts& facts, const char* sentence) {
            QTest::newRow(name) << facts << s(sentence);
        };
        CellFacts facts;
        facts.cell = {3, 4};
        row("nothing left", facts, "r4c5, no candidate");
        facts.empty = true;
        row("a contradiction", facts, "r4c5, no candidate; contradiction: no digit is left");
        facts = {};
        facts.cell = {3, 4};
        facts.digits = 1U << 6;
        row("one digit", facts, "r4c5, decided 7");
        facts.derivedDepth = 1;
        row("one digit that follows", facts, "r4c5, decided 7, follows from the guess at depth 1");
        facts.guessDepth = 2;
        row("a guess", facts, "r4c5, guess 7 at depth 2");
        facts.given = true;
        row("a given", facts, "r4c5, given 7");
        facts.clashes = true;
        row("a clash", facts, "r4c5, given 7; contradiction: its digit stands twice in a house");
        facts = {};
        facts.cell = {3, 4};
        facts.digits = 1U << 1 | 1U << 8;
        row("two digits", facts, "r4c5, candidates 2, 9");
        facts.removed = {{4, s("Pointing in row")}, {0, s("Pointing in row")}, {4, s("Naked single in box")},
            {2, s("Pointing in row")}};
        row("removals", facts,
            "r4c5, candidates 2, 9; 1, 3 removed by Pointing in row; 5 removed by Pointing in row, Naked single in "
            "box");
        facts.removed.clear();
        facts.aside = {{0, 1}, {3, 2}, {4, 1}};
        facts.failed = std::pair(7, 3);
        facts.restored = {2, 5};
        row("search", facts,
            "r4c5, candidates 2, 9; 1, 5 set aside at depth 1; 4 set aside at depth 2; the guess 8 at depth 3 failed; "
            "3, 6 came back");
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
                             const char* summary) {
            QTest::newRow(name) << Comparison{first, second, parting} << s(summary);
        };
        const RunCost plain = costs(7, 0, 0);
        row("alike", plain, plain, {},
            "Both runs are alike in every pass: the difference in the rules makes none here.");
        RunCost running = costs(3, 0, 0, {});
        running.running = true;
        row("running", plain, running, {}, "The runs are alike so far. The other run goes on.");
        row("running, the first one", running, plain, {}, "The runs are alike so far. This run goes on.");
        row("running and parted", plain, running, 2, "The runs part in pass 2. The other run goes on.");
        row("stopped", plain, costs(3, 0, 0, {}), {},
            "The runs are alike so far. The other run was stopped after 3 passes, before its end.");
        row("stopped, the first one", costs(1, 0, 0, {}), plain, 2,
            "The runs part in pass 2. This run was stopped after 1 pass, before its end.");
        row("out of passes", plain, costs(3, 0, 0, RunResult::OutOfPasses), 2,
            "The runs part in pass 2. The other run was stopped after 3 passes, before its end.");
        row("as many", plain, plain, 2, "The runs part in pass 2. The other one takes as many passes.");
        row("one more", plain, costs(8, 0, 0), 2, "The runs part in pass 2. The other one takes 1 pass more.");
        row("two less", plain, costs(5, 0, 0), 2, "The runs part in pass 2. The other one takes 2 passes less.");
        row("guesses begin", plain, costs(9, 1, 0), 2,
            "The runs part in pass 2. The other one takes 2 passes more. It makes 1 guess more. What it lacks is "
            "needed "
            "here: without it, guessing begins.");
        row("more guesses", costs(9, 1, 0), costs(9, 3, 0), 2,
            "The runs part in pass 2. The other one takes as many passes. It makes 2 guesses more.");
        row("less guesses", costs(9, 3, 0), costs(9, 2, 0), 2,
            "The runs part in pass 2. The other one takes as many passes. It makes 1 guess less.");
        row("other ends", plain, costs(7, 0, 0, RunResult::Stalled), 2,
            "The runs part in pass 2. They end differently: Solved, Stalled.");
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
        QCOMPARE(ComparisonWording::cost(running), s("Running: 1 pass so far."));
        QCOMPARE(ComparisonWording::cost(costs(1, 0, 0, {})), s("Stopped: 1 pass, no guess."));
        QCOMPARE(ComparisonWording::cost(costs(2, 0, 0)), s("Solved: 2 passes, no guess."));
        QCOMPARE(ComparisonWording::cost(costs(25, 3, 1)), s("Solved: 25 passes, 3 guesses, 1 taken back."));
    }

    void theOtherRun_data()
    {
        QTest::addColumn<bool>("search");
        QTest::addColumn<bool>("otherSearch");
        QTest::addColumn<bool>("otherRules");
        QTest::addColumn<QString>("sentence");
        const auto row = [](bool search, bool otherSearch, bool otherRules, const char* sentence) {
            QTest::newRow(sentence) << search << otherSearch << otherRules << s(sentence);
        };
        row(true, true, false, "The other run: the same rules in the same order");
        row(false, false, false, "The other run: the same rules in the same order");
        row(true, true, true, "The other run: without Pointing in row");
        row(true, false, false, "The other run: without search");
        row(false, true, false, "The other run: with search");
        row(true, false, true, "The other run: without Pointing in row; without search");
        row(false, true, true, "The other run: without Pointing in row; with search");
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
        QCOMPARE(ComparisonWording::atPass(comparison, 4), s("The runs are alike so far."));
        comparison.firstDifferentPass = 4;
        QCOMPARE(ComparisonWording::atPass(comparison, 3), s("The runs are alike so far."));
        QCOMPARE(ComparisonWording::atPass(comparison, 4), s("The runs part here, in pass 4."));
        QCOMPARE(ComparisonWording::atPass(comparison, 5), s("The runs parted in pass 4."));
    }

    void startsThatAreEdited_data()
    {
        QTest::addColumn<StartingGrid>("start");
        QTest::addColumn<QString>("contents");
        QTest::addColumn<QString>("clashes");
        StartingGrid start{Grid()};
        QTest::newRow("nothing") << start << s("0 givens") << QString();
        start.candidates.remove(candidateIndex(1, 1, 1));
        QTest::newRow("a cell of its own") << start << s("0 givens · 1 cell with candidates of its own") << QString();
        Grid grid;
        grid.setDigit({0, 0}, 5);
        start = StartingGrid(grid);
        QTest::newRow("a given") << start << s("1 given") << QString();
        for (int digit = 1; digit <= kSide; ++digit)
            start.candidates.remove(candidateIndex(digit, 9, 9));
        QTest::newRow("an empty cell") << start << s("1 given · 1 cell with candidates of its own")
                                       << s("r9c9 has no candidate.");
        for (int digit = 1; digit <= kSide; ++digit)
            start.candidates.remove(candidateIndex(digit, 2, 3));
        QTest::newRow("two empty cells") << start << s("1 given · 2 cells with candidates of their own")
                                         << s("2 cells have no candidate: r2c3, r9c9.");
        // A row and a box, but one clash; in other rows of the box there are none.
        grid.setDigit({0, 2}, 5);
        QTest::newRow("one clash") << StartingGrid(grid) << s("2 givens")
                                   << s("5 stands twice in row 1, at r1c1 and r1c3.");
        grid.setDigit({0, 8}, 5);
        grid.setDigit({8, 8}, 5);
        QTest::newRow("three clashes") << StartingGrid(grid) << s("4 givens")
                                       << s("5 stands twice in row 1, at r1c1 and r1c3. 5 stands twice in row 1, at "
                                            "r1c1 and r1c9. 5 stands twice in column 9, at r1c9 and r9c9.");
        grid.setDigit({8, 0}, 5);
        QTest::newRow("more clashes") << StartingGrid(grid) << s("5 givens")
                                      << s("5 stands twice in row 1, at r1c1 and r1c3. 5 stands twice in row 1, at "
                                           "r1c1 and r1c9. 5 stands twice in row 9, at r9c1 and r9c9. There are more "
                                           "clashes.");
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
        QCOMPARE(GenerateWording::fired(*articleModel(), rules, {6, 0, 0, 1}), s("Naked pair: row 1; Pointing: row 6"));
        QCOMPARE(GenerateWording::fired(*articleModel(), rules, {1, 2, 3, 0}),
            s("Naked pair: box 2; Pointing: row 1, column 3"));
        QCOMPARE(GenerateWording::fired(*articleModel(), rules, {0, 0, 0, 0}), QString());
        QCOMPARE(GenerateWording::progress(7, 20, 3400), s("7 of 20, 3,400 grids tried"));
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
        QVERIFY(GraphWording::layerSentence(network, network.groups[0], 0).startsWith(s("Layer 1 of 1: ")));
        QVERIFY(GraphWording::layerSentence(network, second, 1).startsWith(s("Layer 1 of 2: ")));
        const QString last = GraphWording::layerSentence(network, second, 2);
        QVERIFY2(last.startsWith(s("Layer 2 of 2: ")) && last.contains(s("[1, 9, 9], [1, 9, 9] to [1, 9, 9]")),
            qPrintable(last));
        QCOMPARE(GraphWording::inputRole(network.layers[2], 0), QString());
        QCOMPARE(GraphWording::inputRole(network.layers[2], 1), s("−"));
        QCOMPARE(GraphWording::inputRole(network.layers[1], 0), QString());
        const Layer select = layerOf(LayerKind::Select);
        QCOMPARE(GraphWording::inputRole(select, 0), s("else"));
        QCOMPARE(GraphWording::inputRole(select, 1), s("then"));
        QCOMPARE(GraphWording::inputRole(select, 2), s("if"));
        const Layer joined{.kind = LayerKind::Concatenate, .inputs = {0, 0, 0}};
        QCOMPARE(GraphWording::inputRole(joined, 0), s("1"));
        QCOMPARE(GraphWording::inputRole(joined, 2), s("3"));
        QCOMPARE(GraphWording::outputRole(layerOf(LayerKind::MaxPoolWithIndices), 1), s("indices"));
        QCOMPARE(GraphWording::outputRole(layerOf(LayerKind::MaxPoolWithIndices), 0), QString());
        QCOMPARE(GraphWording::outputRole(layerOf(LayerKind::MaxPool), 1), QString());
        QCOMPARE(GraphWording::neighbours({s("a"), s("b")}, {}), s("Reads: a, b."));
        QCOMPARE(GraphWording::neighbours({}, {s("c")}), s("Read by: c."));
    }

    // A negation is the one affine layer that is more than a linear expression.
    void negations_data()
    {
        QTest::addColumn<Layer>("layer");
        QTest::addColumn<bool>("logical");
        QTest::addColumn<QString>("begins");
        QTest::newRow("1 - x") << affine(-1, 1) << true << s("¬ ");
        QTest::newRow("1 - x of a number") << affine(-1, 1) << false << s("A linear expression: −1·");
        QTest::newRow("2 - x") << affine(-1, 2) << true << s("A linear expression: −1·");
        QTest::newRow("1 + x") << affine(1, 1) << true << s("A linear expression: 1·");
        QTest::newRow("1") << affine(0, 1) << true << s("A constant: 1.");
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
        QCOMPARE(said(0), s("The puzzle without a guess, passes 0 to 5: not decided, 3 guesses below it."));
        QVERIFY2(said(1).endsWith(s(" at depth 1, passes 1 to 2: it failed, no guess below it.")), qPrintable(said(1)));
        QVERIFY2(said(2).endsWith(s(" at depth 1, passes 3 to 5: it stands at the end of the run, 1 guess below it.")),
            qPrintable(said(2)));
        appendPush(recording, random);
        appendEnd(recording, RunResult::Solved);
        tree.update(recording);
        QVERIFY2(said(0).endsWith(s(": solved by guessing, 4 guesses below it.")), qPrintable(said(0)));
        QVERIFY2(said(1).endsWith(s(": it failed, no guess below it.")), qPrintable(said(1)));
        QVERIFY2(said(2).endsWith(s(": it is part of the solution, 2 guesses below it.")), qPrintable(said(2)));
        QVERIFY2(said(4).endsWith(s(": solved, no guess below it.")), qPrintable(said(4)));
    }

    void captions_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("layer");
        QTest::addColumn<QString>("caption");
        QTest::newRow("a rule") << 6 << 0 << s("Pass 3 of 5 · Hidden single in box · depth 1 · 699 candidates");
        QTest::newRow("a layer") << 6 << 2
                                 << s("Pass 3 of 5 · Hidden single in box · layer 2 · depth 1 · 700 candidates");
        QTest::newRow("a layer of the verdict")
            << 10 << 3 << s("Pass 3 of 5 · Verdict · layer 3 · depth 1 · 699 candidates");
        QTest::newRow("the verdict") << 10 << 0 << s("Pass 3 of 5 · depth 1 · Contradiction · 699 candidates");
        QTest::newRow("what returns") << 11 << 0 << s("Pass 3 of 5 · depth 0 · Take back r1c2 = 1 · 706 candidates");
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
        QCOMPARE(Wording::caption(recording, recording.last()), s("Pass 1 of 1 · 707 candidates"));
    }
};

CONVOKU_GUILESS_TEST(TestSentences)
#include "tst_sentences.moc"
