// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/network/network_builder.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

using Mistake = std::function<void(NetworkBuilder&, ValueId)>;
using Damage = std::function<void(Network&)>;

/// A small network to damage: two groups, a pool with indices among the layers.
Network sample()
{
    NetworkBuilder net("sample");
    const ValueId in = net.input("in", {9, 9, 9}, {0, 1});
    net.beginGroup(GroupKind::Rule, "first", {in});
    const ValueId count = net.countInCell(in, "count");
    net.endGroup({count});
    net.beginGroup(GroupKind::Rule, "second", {count});
    const ValueId pick = net.pickOne(count, "pick");
    net.endGroup({pick});
    return net.build({pick});
}

/// Empty where all numbers are whole and inside their value's range.
std::string outOfRange(const Network& network, std::span<const Tensor> values)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Value& value = network.values[i];
        for (const float number : values[i].data) {
            if (number != std::floor(number) || number < static_cast<float>(value.range.low)
                || number > static_cast<float>(value.range.high))
                return value.name + " holds " + std::to_string(number) + ", stated " + std::to_string(value.range.low)
                    + " … " + std::to_string(value.range.high);
        }
    }
    return {};
}

std::vector<PassOptions> someOptions()
{
    return {{classicRules(), true, false}, {classicRules(), true, true}, {basicRules(), true, false}, {{}, true, false},
        {classicRules(), false, false}};
}

} // namespace

Q_DECLARE_METATYPE(Mistake)
Q_DECLARE_METATYPE(Damage)

// The description itself: that it holds together, and that wrong ones are refused.
class TestNetwork : public QObject
{
    Q_OBJECT

    LoopBackend m_loops;
    std::unique_ptr<Backend> m_backend = makeTestedBackend();

private Q_SLOTS:
    void theKindsOfLayersAreAClosedList()
    {
        // No layer branches: each kind computes the same for any numbers.
        const char* expected[] = {"convolution", "max_pool", "max_pool_with_indices", "max_unpool", "upsample",
            "affine", "relu", "clamp", "minimum", "maximum", "add", "subtract", "multiply", "select", "reshape",
            "permute", "pad", "average_pool", "sigmoid", "tanh", "softmax", "concatenate", "at_least", "matrix_product",
            "rms_normalise", "gelu", "exp", "log", "power", "erf"};
        QCOMPARE(static_cast<std::size_t>(kLastLayerKind) + 1, std::size(expected));
        for (std::size_t i = 0; i < std::size(expected); ++i)
            QCOMPARE(QByteArray(toString(static_cast<LayerKind>(i))), QByteArray(expected[i]));
    }

    void rulesHaveTheirNames()
    {
        const char* expected[] = {"naked_single_box", "pointing_row", "pointing_column", "hidden_single_row",
            "hidden_single_column", "hidden_single_box", "naked_pair_row", "naked_pair_column", "naked_pair_box"};
        QCOMPARE(allRules().size(), std::size_t{9});
        for (std::size_t i = 0; i < 9; ++i) {
            const auto rule = static_cast<RuleId>(i);
            QCOMPARE(QByteArray(allRules()[i].id), QByteArray(expected[i]));
            QVERIFY(allRules()[i].rule == rule && infoOf(rule).rule == rule);
            QVERIFY(ruleNamed(expected[i]) == rule);
            QVERIFY(classicRules()[i] == rule);
        }
        QCOMPARE(classicRules().size(), std::size_t{9});
        const RuleSet classic = classicRules();
        QVERIFY(basicRules() == RuleSet(classic.begin(), classic.begin() + 6));
        QVERIFY(!ruleNamed("naked_triple_row") && !ruleNamed("") && !ruleNamed("naked_single"));
    }

    void aPassIsItsRulesVerdictAndSearch()
    {
        for (const PassOptions& options : someOptions()) {
            const PassNetwork pass = buildPass(options);
            std::vector<std::string> ids;
            for (const RuleId rule : options.rules)
                ids.push_back(infoOf(rule).id);
            ids.push_back("verdict");
            if (options.search)
                ids.push_back("search");
            const Network& network = pass.network;
            QCOMPARE(network.groups.size(), ids.size());
            for (std::size_t i = 0; i < ids.size(); ++i) {
                const Group& group = network.groups[i];
                QCOMPARE(QByteArray::fromStdString(group.id), QByteArray::fromStdString(ids[i]));
                QVERIFY(group.kind
                    == (i < options.rules.size()        ? GroupKind::Rule
                            : i == options.rules.size() ? GroupKind::Verdict
                                                        : GroupKind::Search));
            }
            QCOMPARE(network.inputs.size(), std::size_t(options.search ? 4 : 1));
            QCOMPARE(pass.afterRule.size(), options.rules.size());
            QVERIFY(pass.ruled == (pass.afterRule.empty() ? pass.before.candidates : pass.afterRule.back()));
            QVERIFY((pass.search.push == kNoValue) == !options.search);
            QVERIFY(network.named("solved") == pass.verdict.solved);
            if (options.search) {
                QVERIFY(network.named("stack") == pass.before.stack);
                QVERIFY(network.named("next_stack") == pass.search.next.stack);
                QVERIFY(network.named("exhausted") == pass.search.exhausted);
            }
            QVERIFY(network.find("no such value") == kNoValue);
            QVERIFY_THROWS_EXCEPTION(Error, network.named("no such value"));
        }
    }

    void groupsHoldEveryLayerOnceAndUseWhatTheyAreHanded()
    {
        std::vector<Network> networks{buildEncode()};
        for (const PassOptions& options : someOptions())
            networks.push_back(buildPass(options).network);
        for (const Network& network : networks) {
            network.validate();
            std::set<std::string> names;
            for (const Value& value : network.values)
                QVERIFY2(!value.name.empty() && names.insert(value.name).second, value.name.c_str());
            std::vector<int> computed(network.values.size(), 0);
            for (const ValueId input : network.inputs)
                ++computed[static_cast<std::size_t>(input)];
            std::size_t next = 0;
            for (const Group& group : network.groups) {
                QCOMPARE(group.firstLayer, next);
                QVERIFY(group.layerCount > 0);
                std::set<ValueId> known(group.inputs.begin(), group.inputs.end());
                for (; next < group.firstLayer + group.layerCount; ++next) {
                    const Layer& layer = network.layers.at(next);
                    QVERIFY(!layer.words.empty());
                    for (const ValueId input : layer.inputs)
                        QVERIFY2(known.count(input) == 1, layer.words.c_str());
                    for (const ValueId output : layer.outputs) {
                        known.insert(output);
                        ++computed[static_cast<std::size_t>(output)];
                    }
                }
                for (const ValueId output : group.outputs)
                    QVERIFY(known.count(output) == 1);
            }
            QCOMPARE(next, network.layers.size());
            QVERIFY2(std::ranges::all_of(computed, [](int n) { return n == 1; }), "each value is computed once");
        }
    }

    void weightsAreWholeNumbers()
    {
        for (const Network& network : {buildPass({classicRules(), true, true}).network, buildEncode()}) {
            for (const Layer& layer : network.layers) {
                for (const std::vector<float>& numbers : {layer.weights.all(), layer.bias})
                    QVERIFY(std::ranges::all_of(numbers, [](float w) { return w == std::floor(w); }));
            }
        }
    }

    void rulesAreOneInputAndOneOutput()
    {
        const PassNetwork pass = buildPass({classicRules(), true, false});
        ValueId before = pass.before.candidates;
        for (std::size_t i = 0; i < 9; ++i) {
            const Group& group = pass.network.groups[i];
            QVERIFY(group.inputs == std::vector{before});
            QVERIFY(group.outputs == std::vector{pass.afterRule[i]});
            QVERIFY(pass.network.value(pass.afterRule[i]).range == (Range{0, 1}));
            before = pass.afterRule[i];
        }
    }

    void everySubsetOfRulesBuilds()
    {
        for (unsigned subset = 0; subset < 512; ++subset) {
            RuleSet rules;
            for (unsigned i = 0; i < 9; ++i) {
                if ((subset >> i & 1U) != 0)
                    rules.push_back(static_cast<RuleId>(i));
            }
            for (const bool search : {false, true}) {
                const PassNetwork pass = buildPass({rules, search, false});
                QCOMPARE(pass.network.groups.size(), rules.size() + (search ? 2 : 1));
            }
        }
    }

    void everyOrderOfRulesBuilds()
    {
        Random random(30);
        for (int round = 0; round < cases(300); ++round) {
            RuleSet rules = classicRules();
            std::ranges::shuffle(rules, random);
            rules.resize(static_cast<std::size_t>(randomNumber(random, 1, 9)));
            const PassNetwork pass = buildPass({rules, true, round % 2 == 0});
            for (std::size_t i = 0; i < rules.size(); ++i)
                QCOMPARE(QByteArray::fromStdString(pass.network.groups[i].id), QByteArray(infoOf(rules[i]).id));
        }
    }

    void aRuleTwiceIsAnError()
    {
        for (const ArticleRule& info : allRules()) {
            RuleSet rules = basicRules();
            std::erase(rules, info.rule);
            rules.push_back(info.rule);
            rules.insert(rules.begin(), info.rule);
            try {
                buildPass({rules, true, false});
                QFAIL("must throw");
            } catch (const Error& error) {
                QVERIFY2(QByteArray(error.what()).startsWith(info.id), error.what());
            }
        }
    }

    void valuesStayInTheirRanges_data()
    {
        QTest::addColumn<int>("options");
        QTest::newRow("all rules and search") << 0;
        QTest::newRow("all rules, search beyond solutions") << 1;
        QTest::newRow("basic rules and search") << 2;
        QTest::newRow("search alone") << 3;
        QTest::newRow("all rules without search") << 4;
    }
    void valuesStayInTheirRanges()
    {
        QFETCH(int, options);
        const PassOptions chosen = someOptions()[static_cast<std::size_t>(options)];
        const Network network = buildPass(chosen).network;
        const auto all = everyValue(network);
        const auto verifyStates = [&](Backend& backend, const std::vector<State>& states) {
            const auto values = runOnce(backend, network, tensorsOf(states, chosen.search), all);
            const std::string wrong = outOfRange(network, values);
            QVERIFY2(wrong.empty(), wrong.c_str());
        };
        Random random(31);
        for (const double density : kDensities) {
            std::vector<State> states;
            for (int n = 0; n < cases(60); ++n)
                states.push_back(randomState(random, density));
            verifyStates(*m_backend, states);
            verifyStates(m_loops, {states.begin(), states.begin() + cases(10)});
        }
        PassOptions recorded = chosen;
        recorded.continueAfterSolved = false;
        const std::vector<Grid> puzzles{
            gridOf(kArticleEasy), gridOf(kArticleHard), gridOf(kNoSolution), gridOf(kLosesCandidateHard), Grid()};
        if (!chosen.rules.empty()) // search alone would take very long
            verifyStates(*m_backend, reachableStates(*m_backend, puzzles, recorded, 2, random));
    }

    void theEncodingStaysInItsRanges()
    {
        const Network network = buildEncode();
        std::vector<Grid> grids;
        for (int digit = 0; digit <= 9; ++digit) {
            Grid grid;
            for (int cell = 0; cell < 81; ++cell)
                grid.setDigit(Cell::fromIndex(cell), (digit + cell) % 10);
            grids.push_back(grid);
        }
        const Tensor digits = digitsOf(grids);
        for (Backend* backend : std::initializer_list<Backend*>{&m_loops, m_backend.get()}) {
            const std::string wrong
                = outOfRange(network, runOnce(*backend, network, std::span(&digits, 1), everyValue(network)));
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void theBuilderRefusesMistakes_data();
    void theBuilderRefusesMistakes()
    {
        QFETCH(Mistake, mistake);
        NetworkBuilder net("mistaken");
        const ValueId in = net.input("in", {9, 9, 9}, {0, 1});
        try {
            mistake(net, in);
            QFAIL("must throw");
        } catch (const Error& error) {
            QVERIFY2(QByteArray(error.what()).contains("the words"), error.what());
        }
    }

    void damagedDescriptionsAreRefused_data();
    void damagedDescriptionsAreRefused()
    {
        QFETCH(Damage, damage);
        Network network = sample();
        network.validate();
        damage(network);
        QVERIFY_THROWS_EXCEPTION(Error, network.validate());
    }

    void shapesAsText()
    {
        QCOMPARE(QByteArray::fromStdString(toString(Shape{9, 3, 1})), QByteArray("[9, 3, 1]"));
        QCOMPARE((Shape{9, 3, 2}).elements(), 54);
    }
};

void TestNetwork::theBuilderRefusesMistakes_data()
{
    QTest::addColumn<Mistake>("mistake");
    const auto inGroup = [](const char* name, const Mistake& mistake) {
        QTest::newRow(name) << Mistake([mistake](NetworkBuilder& net, ValueId in) {
            net.beginGroup(GroupKind::Rule, "group", {in});
            mistake(net, in);
        });
    };
    QTest::newRow("a layer outside a group") << Mistake([](auto& net, ValueId in) { net.relu(in, "the words"); });
    QTest::newRow("a word outside a group") << Mistake([](auto& net, ValueId in) { net.pickOne(in, "the words"); });
    QTest::newRow("a word behind the end of a group") << Mistake([](auto& net, ValueId in) {
        net.beginGroup(GroupKind::Rule, "group", {in});
        net.endGroup({net.relu(in, "fine")});
        net.notA(in, "the words");
    });
    QTest::newRow("a group inside a group") << Mistake([](auto& net, ValueId in) {
        net.beginGroup(GroupKind::Rule, "group", {in});
        net.beginGroup(GroupKind::Rule, "the words", {in});
    });
    inGroup("extents that don't broadcast", [](auto& net, ValueId in) {
        net.minimum(in, net.countOver({3, 3}, in, "fine"), "the words");
    });
    inGroup("channels that don't broadcast", [](auto& net, ValueId in) {
        net.add(in, net.convolution(in, 2, {1, 1}, {1, 1}, 1, std::vector<float>(18, 1.F), {}, "fine"), "the words");
    });
    inGroup("not of a count", [](auto& net, ValueId in) { net.notA(net.countInCell(in, "fine"), "the words"); });
    inGroup(
        "and with a count", [](auto& net, ValueId in) { net.andBoth(in, net.countInCell(in, "fine"), "the words"); });
    inGroup("and of a count with a mask",
        [](auto& net, ValueId in) { net.andBoth(net.countInCell(in, "fine"), in, "the words"); });
    inGroup("or with negative numbers",
        [](auto& net, ValueId in) { net.orEither(net.affine(in, -1, 0, "fine"), in, "the words"); });
    inGroup("select by a count",
        [](auto& net, ValueId in) { net.select(in, in, net.countInCell(in, "fine"), "the words"); });
    inGroup("too few weights", [](auto& net, ValueId in) {
        net.convolution(in, 1, {1, 1}, {1, 1}, 1, std::vector<float>(8, 1.F), {}, "the words");
    });
    inGroup("too many weights", [](auto& net, ValueId in) {
        net.convolution(in, 1, {1, 1}, {1, 1}, 9, std::vector<float>(9, 1.F), {}, "the words");
    });
    inGroup("channels that don't divide into groups", [](auto& net, ValueId in) {
        net.convolution(in, 9, {1, 1}, {1, 1}, 2, std::vector<float>(36, 1.F), {}, "the words");
    });
    inGroup("a kernel larger than the plane", [](auto& net, ValueId in) {
        net.maxPool(in, {10, 1}, {1, 1}, "the words");
    });
    inGroup("a stride that leaves a rest", [](auto& net, ValueId in) { net.maxPool(in, {1, 2}, {1, 2}, "the words"); });
    inGroup("a stride of nothing", [](auto& net, ValueId in) { net.maxPool(in, {3, 3}, {0, 3}, "the words"); });
    inGroup("a reshape that loses elements", [](auto& net, ValueId in) { net.reshape(in, {9, 9, 8}, "the words"); });
}

void TestNetwork::damagedDescriptionsAreRefused_data()
{
    QTest::addColumn<Damage>("damage");
    const auto row = [](const char* name, const Damage& damage) { QTest::newRow(name) << damage; };
    row("two values of one name", [](Network& n) { n.values[1].name = n.values[0].name; });
    row("a value without a name", [](Network& n) { n.values[1].name.clear(); });
    row("a shape without rows", [](Network& n) { n.values[1].shape.rows = 0; });
    row("a range upside down", [](Network& n) { n.values[1].range = {1, 0}; });
    row("another output shape", [](Network& n) { n.values[1].shape = {1, 9, 3}; });
    row("layers in another order", [](Network& n) { std::swap(n.layers[0], n.layers[1]); });
    row("a layer that reads its own output", [](Network& n) { n.layers[0].inputs = n.layers[0].outputs; });
    row("a layer that reads a value that is not there", [](Network& n) { n.layers[0].inputs = {999}; });
    row("a layer that reads no value", [](Network& n) { n.layers[0].inputs = {kNoValue}; });
    row("a layer with too many inputs", [](Network& n) { n.layers[0].inputs = {0, 0}; });
    row("a layer with too few outputs", [](Network& n) { n.layers[1].outputs.pop_back(); });
    row("a value that is computed twice", [](Network& n) { n.layers[2].outputs = n.layers[0].outputs; });
    row("a layer that computes an input", [](Network& n) { n.layers[0].outputs = n.inputs; });
    row("too few weights",
        [](Network& n) { n.layers[0].weights = std::vector<float>(n.layers[0].weights.size() - 1); });
    row("a gap between groups", [](Network& n) { ++n.groups[1].firstLayer; });
    row("groups that overlap", [](Network& n) { ++n.groups[0].layerCount; });
    row("a group without a layer", [](Network& n) { n.groups[0].layerCount = 0; });
    row("a layer behind the groups", [](Network& n) { --n.groups[1].layerCount; });
    row("a group that ends behind the layers", [](Network& n) { ++n.groups[1].layerCount; });
    row("a group that is handed what is not computed yet", [](Network& n) { n.groups[0].inputs = n.outputs; });
    row("a group that hands on what is not computed yet", [](Network& n) { n.groups[0].outputs = n.outputs; });
    row("an output that nobody computes", [](Network& n) {
        n.values.push_back({"nobody", {1, 1, 1}, {0, 1}});
        n.outputs = {static_cast<ValueId>(n.values.size() - 1)};
    });
    row("an input that is not there", [](Network& n) { n.inputs = {999}; });
    row("a layer that computes a value that is not there", [](Network& n) { n.layers[0].outputs = {999}; });
}

CONVOKU_GUILESS_TEST(TestNetwork)
#include "tst_network.moc"
