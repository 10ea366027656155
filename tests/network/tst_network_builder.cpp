// SPDX-License-Identifier: MIT
// The names, shapes and ranges of what the builder adds, written down by hand.
#include "solver/error.h"
#include "solver/network/network_builder.h"
#include "solver/network/pass.h"
#include "solver/network/rule.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using convoku::testing::LoopBackend;

class TestNetworkBuilder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The meaning of a value's dimensions follows from the layer that made it.
    void axes()
    {
        using enum Axis;
        NetworkBuilder net("axes");
        const ValueId board = net.input("board", {9, 9, 9}, {0, 1}, kCandidatesAxes);
        const ValueId other = net.input("other", {9, 9, 9}, {0, 1});
        const ValueId digits = net.input("digits", {1, 9, 9}, {0, 9}, kImageAxes);
        net.beginGroup(GroupKind::Rule, "r", {board, other, digits});
        const auto axesOf = [&](ValueId value) { return net.axesOf(value); };
        QVERIFY((axesOf(other) == Axes{Feature, Feature, Feature}));
        QVERIFY((axesOf(net.input("level", {1, 1, 1}, {1, 9})) == Axes{One, One, One}));
        const auto window = [&](int rows, int columns) { return net.countOver({rows, columns}, board, "w"); };
        QVERIFY((axesOf(window(1, 9)) == Axes{Digit, Row, One}));
        QVERIFY((axesOf(window(9, 1)) == Axes{Digit, One, Column}));
        QVERIFY((axesOf(window(3, 3)) == Axes{Digit, BoxRow, BoxColumn}));
        QVERIFY((axesOf(window(1, 3)) == Axes{Digit, Row, BoxColumn}));
        QVERIFY((axesOf(window(9, 9)) == Axes{Digit, One, One}));
        QVERIFY((axesOf(net.maxPool(window(1, 3), {3, 1}, {3, 1}, "w")) == Axes{Digit, BoxRow, BoxColumn}));
        QVERIFY((axesOf(net.countOver({3, 1}, window(1, 3), "w")) == Axes{Digit, BoxRow, BoxColumn}));
        QVERIFY((axesOf(net.upsample(window(3, 3), {3, 3}, "s")) == kCandidatesAxes));
        QVERIFY((axesOf(net.upsample(window(1, 9), {1, 9}, "s")) == kCandidatesAxes));
        QVERIFY((axesOf(net.upsample(window(9, 9), {3, 1}, "s")) == Axes{Digit, BoxRow, One}));
        QVERIFY((axesOf(net.countInCell(board, "n")) == Axes{One, Row, Column}));
        QVERIFY((axesOf(net.maximum(window(1, 9), digits, "m")) == kCandidatesAxes));
        QVERIFY((axesOf(net.add(board, other, "a")) == Axes{Feature, Feature, Feature}));
        QVERIFY((axesOf(net.clamp(net.relu(net.affine(digits, -1, 1, "x"), "x"), {0, 1}, "x")) == kImageAxes));
        QVERIFY((axesOf(net.countOver({9, 9}, other, "w")) == Axes{Feature, One, One}));
        // Laid out otherwise, digits are still digits; what is cut up anew is nothing that is known.
        const ValueId list = net.reshape(window(9, 9), {1, 9, 1}, "r");
        QVERIFY((axesOf(list) == Axes{One, Digit, One}));
        QVERIFY((axesOf(net.pickOne(list, "p")) == Axes{One, Digit, One}));
        QVERIFY((axesOf(net.reshape(list, {9, 1, 1}, "r")) == Axes{Digit, One, One}));
        QVERIFY((axesOf(net.reshape(board, {9, 81, 1}, "r")) == Axes{Feature, Feature, One}));
        QVERIFY((axesOf(net.pickOne(net.countInCell(board, "n"), "p")) == Axes{One, Row, Column}));
        // Planes that weights make are only known where somebody says so.
        const ValueId made = net.convolution(board, 2, {1, 1}, {1, 1}, 1, std::vector<float>(18, 1.F), {}, "c");
        QVERIFY((axesOf(made) == Axes{Feature, Row, Column}));
        QVERIFY((axesOf(net.withPlanes(made, Subset)) == Axes{Subset, Row, Column}));
        QVERIFY((axesOf(net.withAxes(made, kImageAxes)) == kImageAxes));
        net.endGroup({made});
    }

    /// The planes of all, one behind the other; what holds numbers of all can be what any of them can be.
    void concatenated()
    {
        using enum Axis;
        NetworkBuilder net("joined");
        const ValueId board = net.input("board", {9, 9, 9}, {0, 1}, kCandidatesAxes);
        const ValueId digits = net.input("digits", {1, 9, 9}, {-2, 1}, kImageAxes);
        const ValueId counts = net.input("counts", {2, 9, 9}, {0, 7});
        const ValueId rows = net.input("rows", {9, 9, 1}, {0, 9}, Axes{Digit, Row, One});
        const ValueId level = net.input("level", {1, 1, 1}, {1, 9});
        net.beginGroup(GroupKind::Rule, "r", {board, digits, counts, rows, level});
        const ValueId two = net.concatenate({digits, board}, "w");
        QVERIFY((net.shapeOf(two) == Shape{10, 9, 9}));
        QVERIFY((net.rangeOf(two) == Range{-2, 1}));
        QVERIFY((net.axesOf(two) == Axes{Feature, Row, Column}));
        QVERIFY(net.numbersOf(two) == NumberKind::Whole);
        const ValueId three = net.concatenate({two, counts, digits}, "w");
        QVERIFY((net.shapeOf(three) == Shape{13, 9, 9}));
        QVERIFY((net.rangeOf(three) == Range{-2, 7}));
        QVERIFY((net.axesOf(three) == Axes{Feature, Feature, Feature}));
        // The same value twice, and single numbers.
        const ValueId twice = net.concatenate({level, level}, "w");
        QVERIFY((net.shapeOf(twice) == Shape{2, 1, 1}));
        QVERIFY((net.axesOf(twice) == Axes{Feature, One, One}));
        QVERIFY(net.numbersOf(net.concatenate({board, net.sigmoid(digits, "w")}, "w")) == NumberKind::Real);
        // No input is repeated to fit, and a single input is refused.
        for (const std::vector<ValueId>& wrong :
            std::vector<std::vector<ValueId>>{{board, rows}, {board, level}, {digits, board, level}, {board}, {}})
            QVERIFY_THROWS_EXCEPTION(Error, net.concatenate(wrong, "w"));
        net.endGroup({three});
        const Network network = net.build({three});
        const Layer& layer = network.layers[1];
        for (int channel = 0; channel < 13; ++channel) {
            const ChannelSource from = channelSource(network, layer, channel);
            QCOMPARE(from.input, std::size_t(channel < 10 ? 0 : channel < 12 ? 1 : 2));
            QCOMPARE(from.channel, channel < 10 ? channel : channel < 12 ? channel - 10 : 0);
        }
        QCOMPARE(firstChannelOf(network, layer, 0), 0);
        QCOMPARE(firstChannelOf(network, layer, 1), 10);
        QCOMPARE(firstChannelOf(network, layer, 2), 12);
        QVERIFY_THROWS_EXCEPTION(Error, channelSource(network, layer, 13));
    }

    /// A yes or no of whole and of real numbers, and a known one where all numbers are on one side.
    void atLeast()
    {
        NetworkBuilder net("thresholds");
        const ValueId counts = net.input("counts", {9, 9, 1}, {0, 9}, Axes{Axis::Digit, Axis::Row, Axis::One});
        net.beginGroup(GroupKind::Rule, "r", {counts});
        const auto answers = [&](ValueId x, double threshold) { return net.rangeOf(net.atLeast(x, threshold, "w")); };
        QVERIFY((answers(counts, 2) == Range{0, 1}));
        QVERIFY((answers(counts, 9) == Range{0, 1}));
        QVERIFY((answers(counts, 9.5) == Range{0, 0}));
        QVERIFY((answers(counts, 0) == Range{1, 1}));
        QVERIFY((answers(counts, -0.5) == Range{1, 1}));
        QVERIFY((answers(counts, 0.5) == Range{0, 1}));
        QVERIFY((answers(counts, 1e30) == Range{0, 0}));
        QVERIFY((answers(counts, -1e30) == Range{1, 1}));
        // Real ones can be a little beyond their range.
        const ValueId real = net.sigmoid(counts, "w");
        QVERIFY((answers(real, 0) == Range{0, 1}));
        const ValueId sure = net.atLeast(real, 0.75, "w");
        QVERIFY(net.numbersOf(sure) == NumberKind::Whole);
        QVERIFY(net.axesOf(sure) == net.axesOf(counts));
        QVERIFY(net.numbersOf(net.andBoth(sure, net.any(counts, "w"), "w")) == NumberKind::Whole);
        for (const double wrong : {std::numeric_limits<double>::infinity(), std::nan(""), 1e300})
            QVERIFY_THROWS_EXCEPTION(Error, net.atLeast(counts, wrong, "w"));
        net.endGroup({sure});
        QVERIFY(net.build({sure}).layers.at(10).threshold == 0.75F);
    }
    /// Rows of one times columns of the other; the dimension between them goes.
    void matrixProducts()
    {
        using enum Axis;
        NetworkBuilder net("products");
        const ValueId board = net.input("board", {9, 9, 9}, {0, 1}, kCandidatesAxes);
        const ValueId wide = net.input("wide", {1, 9, 4}, {-3, 2});
        net.beginGroup(GroupKind::Rule, "r", {board, wide});
        const ValueId made = net.matrixProduct(board, wide, "w");
        QVERIFY((net.shapeOf(made) == Shape{9, 9, 4}));
        QVERIFY((net.axesOf(made) == Axes{Digit, Row, Feature}));
        QVERIFY((net.rangeOf(made) == Range{-27, 18}));
        QVERIFY(net.numbersOf(made) == NumberKind::Whole);
        const ValueId soft = net.softmax(wide, Dimension::Rows, "w");
        QVERIFY(net.numbersOf(net.matrixProduct(board, soft, "w")) == NumberKind::Real);
        const ValueId two = net.concatenate({wide, wide}, "w");
        QVERIFY_THROWS_EXCEPTION(Error, net.matrixProduct(wide, board, "w"));
        QVERIFY_THROWS_EXCEPTION(Error, net.matrixProduct(board, two, "w"));
        for (const double epsilon : {0.0, -1.0, 1e-60, std::nan("")})
            QVERIFY_THROWS_EXCEPTION(Error, net.rmsNormalise(wide, Dimension::Rows, epsilon, "w"));
        QVERIFY((net.rangeOf(net.rmsNormalise(board, Dimension::Rows, 1e-5, "w")) == Range{0, 3}));
        QVERIFY((net.rangeOf(net.rmsNormalise(wide, Dimension::Columns, 1e-5, "w")) == Range{-2, 2}));
        net.endGroup({made});
    }
    void wholeThresholds()
    {
        QCOMPARE(wholeThreshold(2.F), 2);
        QCOMPARE(wholeThreshold(2.25F), 3);
        QCOMPARE(wholeThreshold(-2.F), -2);
        QCOMPARE(wholeThreshold(-2.25F), -2);
        QCOMPARE(wholeThreshold(0.F), 0);
        QCOMPARE(wholeThreshold(1e30F), 1 << 30);
        QCOMPARE(wholeThreshold(-1e30F), -(1 << 30));
    }

    /// A value is named by its group and the number of its layer there; a pool's second one by what it holds.
    void valuesAreNamedByTheirLayer()
    {
        NetworkBuilder net("names");
        const ValueId in = net.input("in", {2, 3, 4}, {0, 1});
        net.beginGroup(GroupKind::Rule, "first", {in});
        const ValueId a = net.affine(in, 2, 1, "twice");
        const ValueId b = net.relu(a, "positive");
        net.endGroup({b});
        net.beginGroup(GroupKind::Search, "second", {b});
        const ValueId c = net.pickOne(b, "pick");
        net.endGroup({c});
        const Network network = net.build({c});
        std::vector<std::string> names;
        for (const Value& value : network.values)
            names.push_back(value.name);
        QVERIFY(names.size() >= 5);
        QCOMPARE(names[0], std::string("in"));
        QCOMPARE(names[1], std::string("first.1"));
        QCOMPARE(names[2], std::string("first.2"));
        QCOMPARE(network.groups[0].layerCount, std::size_t{2});
        // From here on by the layers themselves, of which pickOne decides how many there are.
        const Group& second = network.groups[1];
        QCOMPARE(second.firstLayer, std::size_t{2});
        QCOMPARE(second.firstLayer + second.layerCount, network.layers.size());
        bool indices = false;
        for (std::size_t i = 0; i < second.layerCount; ++i) {
            const Layer& layer = network.layers[second.firstLayer + i];
            const std::string name = "second." + std::to_string(i + 1);
            QCOMPARE(network.value(layer.outputs[0]).name, name);
            if (layer.kind != LayerKind::MaxPoolWithIndices)
                continue;
            indices = true;
            QCOMPARE(layer.outputs.size(), std::size_t{2});
            QCOMPARE(network.value(layer.outputs[1]).name, name + ".indices");
            // An index of 3 · 4 places.
            QCOMPARE(network.value(layer.outputs[1]).range.low, 0);
            QCOMPARE(network.value(layer.outputs[1]).range.high, 11);
        }
        QVERIFY(indices);
    }

    /// Weights 2 and −3 over two channels of 0 … 4, and of −1 … 4.
    void aConvolutionsRange_data()
    {
        QTest::addColumn<int>("low");
        QTest::addColumn<int>("bias");
        QTest::addColumn<int>("expectedLow");
        QTest::addColumn<int>("expectedHigh");
        QTest::newRow("from 0") << 0 << 0 << -12 << 8; // 2 · 0 − 3 · 4; 2 · 4 − 3 · 0
        QTest::newRow("from −1") << -1 << 0 << -14 << 11; // 2 · −1 − 3 · 4; 2 · 4 − 3 · −1
        QTest::newRow("with a bias") << 0 << 5 << -7 << 13;
    }
    void aConvolutionsRange()
    {
        QFETCH(int, low);
        QFETCH(int, bias);
        QFETCH(int, expectedLow);
        QFETCH(int, expectedHigh);
        NetworkBuilder net("range");
        const ValueId in = net.input("in", {2, 1, 1}, {low, 4});
        net.beginGroup(GroupKind::Rule, "group", {in});
        const ValueId out = net.convolution(
            in, 1, {1, 1}, {1, 1}, 1, std::vector<float>{2.F, -3.F}, {static_cast<float>(bias)}, "the words");
        QCOMPARE(net.rangeOf(out).low, expectedLow);
        QCOMPARE(net.rangeOf(out).high, expectedHigh);
    }

    /// The widest over its channels: 1 … 3, −6 … −2, and 5.
    void theWidestRangeOfItsChannels()
    {
        NetworkBuilder net("range");
        const ValueId in = net.input("in", {1, 1, 1}, {1, 3});
        net.beginGroup(GroupKind::Rule, "group", {in});
        const ValueId out = net.convolution(
            in, 3, {1, 1}, {1, 1}, 1, std::vector<float>{1.F, -2.F, 0.F}, {0.F, 0.F, 5.F}, "the words");
        QCOMPARE(net.rangeOf(out).low, -6);
        QCOMPARE(net.rangeOf(out).high, 5);
        QVERIFY((net.shapeOf(out) == Shape{3, 1, 1}));
    }

    void networksAreNamedByWhatTheyHold()
    {
        for (const ArticleRule& info : allRules())
            QCOMPARE(buildRule(info.rule).id, std::string(info.id));
        QCOMPARE(buildSideBySide({article::PointingRow, article::NakedPairBox}).id, std::string("side_by_side"));
    }

    /// 81 guesses, two levels each, from level 1 on: the stack holds no level above the one below the highest.
    void theStackHoldsEveryLevel()
    {
        const PassNetwork pass = buildPass({});
        for (const ValueId stack : {pass.before.stack, pass.network.named("next_stack")}) {
            QCOMPARE(pass.network.value(stack).range.low, 0);
            QCOMPARE(pass.network.value(stack).range.high, 2 * 81);
        }
    }

    /// A given leaves its own digit, an empty cell all nine.
    void givensBecomeCandidates()
    {
        const auto network = std::make_shared<const Network>(buildEncode());
        Tensor digits(1, {1, 9, 9});
        for (std::size_t i = 0; i < 81; ++i)
            digits.data[i] = static_cast<float>(i % 10);
        LoopBackend backend;
        const Tensor candidates
            = backend.load(network)->run(std::span(&digits, 1), std::span(network->outputs).first(1)).front();
        QVERIFY((candidates.shape == Shape{9, 9, 9}));
        for (std::size_t i = 0; i < candidates.data.size(); ++i) {
            const std::size_t given = i % 81 % 10;
            QCOMPARE(candidates.data[i], given == 0 || given == i / 81 + 1 ? 1.F : 0.F);
        }
    }

    void aGroupWithoutALayerIsRefused()
    {
        NetworkBuilder net("groups");
        const ValueId in = net.input("in", {1, 1, 1}, {0, 1});
        net.beginGroup(GroupKind::Rule, "first", {in});
        const ValueId a = net.notA(in, "not");
        net.endGroup({a});
        net.beginGroup(GroupKind::Rule, "second", {a});
        const ValueId b = net.notA(a, "not");
        net.endGroup({b});
        Network network = net.build({b});
        network.validate();
        network.groups.insert(network.groups.begin() + 1, {GroupKind::Rule, "nothing", 1, 0, {a}, {a}});
        QVERIFY_THROWS_EXCEPTION(Error, network.validate());
    }

    /// Values, indices and the larger shape of an unpooling.
    void whatAnUnpoolingNeeds_data()
    {
        QTest::addColumn<Shape>("values");
        QTest::addColumn<Shape>("indices");
        QTest::addColumn<Shape>("unpooled");
        QTest::addColumn<bool>("fits");
        const Shape pooled{2, 1, 1};
        const Shape whole{2, 9, 9};
        QTest::newRow("all fit") << pooled << pooled << whole << true;
        QTest::newRow("other indices") << pooled << Shape{2, 1, 3} << whole << false;
        QTest::newRow("other channels") << pooled << pooled << Shape{1, 9, 9} << false;
        QTest::newRow("neither") << pooled << Shape{2, 1, 3} << Shape{1, 9, 9} << false;
    }
    void whatAnUnpoolingNeeds()
    {
        QFETCH(Shape, values);
        QFETCH(Shape, indices);
        QFETCH(Shape, unpooled);
        QFETCH(bool, fits);
        const Layer layer{.kind = LayerKind::MaxUnpool, .words = "the words"};
        if (fits)
            QVERIFY(outputShape(layer, {values, indices}, unpooled) == unpooled);
        else
            QVERIFY_THROWS_EXCEPTION(Error, outputShape(layer, {values, indices}, unpooled));
    }

    void aBiasForEachChannelOrNone_data()
    {
        QTest::addColumn<int>("channels");
        QTest::addColumn<int>("biases");
        QTest::addColumn<bool>("fits");
        QTest::newRow("no channel") << 0 << 0 << false;
        QTest::newRow("less than none") << -1 << 0 << false;
        QTest::newRow("one without bias") << 1 << 0 << true;
        QTest::newRow("one with a bias") << 1 << 1 << true;
        QTest::newRow("one with two") << 1 << 2 << false;
        QTest::newRow("three without bias") << 3 << 0 << true;
        QTest::newRow("three with one") << 3 << 1 << false;
        QTest::newRow("three with two") << 3 << 2 << false;
        QTest::newRow("three with three") << 3 << 3 << true;
        QTest::newRow("three with four") << 3 << 4 << false;
    }
    void aBiasForEachChannelOrNone()
    {
        QFETCH(int, channels);
        QFETCH(int, biases);
        QFETCH(bool, fits);
        NetworkBuilder net("bias");
        const ValueId in = net.input("in", {1, 9, 9}, {0, 1});
        net.beginGroup(GroupKind::Rule, "group", {in});
        const auto add = [&] {
            return net.convolution(in, channels, {1, 1}, {1, 1}, 1,
                std::vector<float>(static_cast<std::size_t>(std::max(channels, 0)), 1.F),
                std::vector<float>(static_cast<std::size_t>(biases), 7.F), "the words");
        };
        if (!fits) {
            QVERIFY_THROWS_EXCEPTION(Error, add());
            return;
        }
        const ValueId out = add();
        net.endGroup({out});
        const Network network = net.build({out});
        // Without a bias it is 0 for each.
        QCOMPARE(
            network.layers[0].bias, std::vector<float>(static_cast<std::size_t>(channels), biases == 0 ? 0.F : 7.F));
    }
};

CONVOKU_APPLESS_TEST(TestNetworkBuilder)
#include "tst_network_builder.moc"
