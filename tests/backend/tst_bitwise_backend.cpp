// SPDX-License-Identifier: MIT
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/backend/bitwise/block.h"
#include "solver/backend/bitwise/compiler.h"
#include "solver/error.h"
#include "solver/network/network_builder.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_networks.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace convoku;
using namespace convoku::testing;

namespace {

struct Named
{
    std::string name;
    Network network;
    bool search = false;
};

const std::vector<Named>& theNetworks()
{
    static const std::vector<Named> all = [] {
        std::vector<Named> result;
        for (const ArticleRule& info : allRules())
            result.push_back({info.id, buildRule(info.rule)});
        result.push_back({"rules side by side", buildSideBySide(classicRules())});
        result.push_back({"verdict alone", buildPass({{}, false, false}).network});
        result.push_back({"search alone", buildPass({{}, true, false}).network, true});
        result.push_back({"all rules and search", buildPass({classicRules(), true, false}).network, true});
        result.push_back({"basic rules, search beyond solutions", buildPass({basicRules(), true, true}).network, true});
        return result;
    }();
    return all;
}

std::vector<State> statesOfAllDensities(unsigned seed, int count)
{
    Random random(seed);
    std::vector<State> states;
    for (int n = 0; n < count; ++n)
        states.push_back(randomState(random, kDensities[static_cast<std::size_t>(n) % std::size(kDensities)]));
    return states;
}

Tensor firstOf(const Tensor& tensor, int count)
{
    Tensor result(count, tensor.shape);
    std::copy_n(tensor.data.begin(), result.data.size(), result.data.begin());
    return result;
}

std::vector<Tensor> firstOf(const std::vector<Tensor>& tensors, int count)
{
    std::vector<Tensor> result;
    for (const Tensor& tensor : tensors)
        result.push_back(firstOf(tensor, count));
    return result;
}

} // namespace

// One bit a puzzle against plain loops: every value of every layer, bit for bit, by every instruction set of the
// machine.
class TestBitwiseBackend : public QObject
{
    Q_OBJECT

    LoopBackend m_loops;

    static void addSets()
    {
        QTest::addColumn<int>("set");
        for (const InstructionSet set : availableInstructionSets())
            QTest::newRow(toString(set)) << static_cast<int>(set);
    }
    static std::unique_ptr<Backend> backendOf(int set) { return makeBitwiseBackend(static_cast<InstructionSet>(set)); }

private Q_SLOTS:
    void anyTensor_data()
    {
        QTest::addColumn<int>("network");
        for (std::size_t i = 0; i < theNetworks().size(); ++i)
            QTest::addRow("%s", theNetworks()[i].name.c_str()) << static_cast<int>(i);
    }
    void anyTensor()
    {
        QFETCH(int, network);
        const Named& named = theNetworks()[static_cast<std::size_t>(network)];
        const auto inputs = tensorsOf(statesOfAllDensities(static_cast<unsigned>(network), 70), named.search);
        const auto all = everyValue(named.network);
        const auto expected = runOnce(m_loops, named.network, inputs, all);
        for (const InstructionSet set : availableInstructionSets()) {
            const auto backend = makeBitwiseBackend(set);
            const auto loaded = backend->load(std::make_shared<const Network>(named.network));
            for (const int count : {1, 63, 64, 65, 70}) {
                const std::string wrong = difference(
                    named.network, all, firstOf(expected, count), loaded->run(firstOf(inputs, count), all));
                QVERIFY2(wrong.empty(), (toString(set) + (", " + std::to_string(count) + ": " + wrong)).c_str());
            }
        }
    }

    void largeBatches_data() { addSets(); }
    void largeBatches()
    {
        QFETCH(int, set);
        const Network network = buildPass({classicRules(), true, false}).network;
        const auto inputs = tensorsOf(statesOfAllDensities(20, 513), true);
        static const std::vector<Tensor> expected = runOnce(m_loops, network, inputs, network.outputs);
        for (const int count : {255, 256, 257, 300, 513}) {
            const std::string wrong = difference(network, network.outputs, firstOf(expected, count),
                runOnce(*backendOf(set), network, firstOf(inputs, count), network.outputs));
            QVERIFY2(wrong.empty(), (std::to_string(count) + ": " + wrong).c_str());
        }
    }

    void encoding_data() { addSets(); }
    void encoding()
    {
        QFETCH(int, set);
        Random random(7);
        std::vector<Grid> grids{gridOf(kArticleHard)};
        while (grids.size() < 70) {
            Grid grid;
            for (int cell = 0; cell < 81; ++cell)
                grid.setDigit(Cell::fromIndex(cell), randomNumber(random, 0, 9));
            grids.push_back(grid);
        }
        const Network encode = buildEncode();
        const Tensor digits = digitsOf(grids);
        const auto all = everyValue(encode);
        const std::string wrong = difference(encode, all, runOnce(m_loops, encode, std::span(&digits, 1), all),
            runOnce(*backendOf(set), encode, std::span(&digits, 1), all));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    // Whatever is kept, the rest is fused another way: the numbers must be the same.
    void keepingOtherValuesGivesTheSameNumbers_data()
    {
        QTest::addColumn<int>("network");
        for (std::size_t i = 0; i < theNetworks().size(); ++i)
            QTest::addRow("%s", theNetworks()[i].name.c_str()) << static_cast<int>(i);
    }
    void keepingOtherValuesGivesTheSameNumbers()
    {
        QFETCH(int, network);
        const Named& named = theNetworks()[static_cast<std::size_t>(network)];
        const auto inputs = tensorsOf(statesOfAllDensities(30, 64), named.search);
        const auto everything = runOnce(m_loops, named.network, inputs, everyValue(named.network));
        const auto loaded
            = makeBitwiseBackend(InstructionSet::Plain)->load(std::make_shared<const Network>(named.network));
        const auto check = [&](const std::vector<ValueId>& keep) {
            std::vector<Tensor> expected;
            for (const ValueId value : keep)
                expected.push_back(everything[static_cast<std::size_t>(value)]);
            return difference(named.network, keep, expected, loaded->run(inputs, keep));
        };
        std::string wrong = check(named.network.outputs);
        QVERIFY2(wrong.empty(), wrong.c_str());
        Random random(11);
        for (int round = 0; round < cases(60); ++round) {
            std::vector<ValueId> keep;
            for (int n = randomNumber(random, 0, 12); n > 0; --n) // any order, some of them twice, inputs too
                keep.push_back(randomNumber(random, 0, static_cast<int>(named.network.values.size()) - 1));
            wrong = check(keep);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        const std::vector<ValueId> all = everyValue(named.network);
        for (std::size_t i = 0; i < all.size(); i += static_cast<std::size_t>(oneCaseOf())) {
            wrong = check({all[i]});
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    // Networks that nobody thought of: all kinds of layers, shapes and ranges.
    void randomNetworks_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= cases(300); ++seed)
            QTest::addRow("network %d", seed) << seed;
    }
    void randomNetworks()
    {
        QFETCH(int, seed);
        Random random(static_cast<unsigned>(seed));
        const Network network = randomNetwork(random);
        const auto inputs = randomInputs(random, network, 67);
        const auto all = everyValue(network);
        const auto expected = runOnce(m_loops, network, inputs, all);
        const auto sets = availableInstructionSets();
        const auto set = sets[static_cast<std::size_t>(seed) % sets.size()];
        std::string wrong = difference(network, all, expected, runOnce(*makeBitwiseBackend(set), network, inputs, all));
        QVERIFY2(wrong.empty(), wrong.c_str());
        for (int round = 0; round < 5; ++round) {
            std::vector<ValueId> keep;
            std::vector<Tensor> kept;
            for (int n = randomNumber(random, 1, 3); n > 0; --n) {
                keep.push_back(randomNumber(random, 0, static_cast<int>(network.values.size()) - 1));
                kept.push_back(expected[static_cast<std::size_t>(keep.back())]);
            }
            wrong = difference(network, keep, kept, runOnce(*makeBitwiseBackend(set), network, inputs, keep));
            QVERIFY2(wrong.empty(), ("some kept, " + wrong).c_str());
        }
    }
    void randomNetworksHaveLayersOfAllKinds()
    {
        std::map<LayerKind, int> kinds;
        for (unsigned seed = 1; seed <= 300; ++seed) {
            Random random(seed);
            for (const Layer& layer : randomNetwork(random).layers)
                ++kinds[layer.kind];
        }
        QCOMPARE(kinds.size(), std::size_t{20}); // of those that have whole numbers
        for (const auto& [kind, count] : kinds)
            QVERIFY2(count >= 40, toString(kind));
    }

    void wholeRuns_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::newRow("the article's easy puzzle") << QByteArray(kArticleEasy);
        QTest::newRow("the article's hard puzzle") << QByteArray(kArticleHard);
        QTest::newRow("a puzzle without a solution") << QByteArray(kNoSolution);
        QTest::newRow("a long search") << QByteArray(kLosesCandidateHard);
    }
    void wholeRuns()
    {
        QFETCH(QByteArray, puzzle);
        const PassNetwork pass = buildPass({classicRules(), true, false});
        const auto network = std::make_shared<const Network>(pass.network);
        const auto loops = m_loops.load(network);
        const auto bitwise = makeBitwiseBackend()->load(network);
        const std::vector<ValueId> all = everyValue(*network);
        State state;
        state.candidates = gridOf(std::string_view(puzzle.constData(), 81)).startingCandidates();
        bool ended = false;
        for (int number = 1; !ended && number <= 200; ++number) {
            const auto inputs = tensorsOf(std::span(&state, 1), true);
            const std::vector<Tensor> expected = loops->run(inputs, all);
            const std::string wrong = difference(*network, all, expected, bitwise->run(inputs, all));
            QVERIFY2(wrong.empty(), ("pass " + std::to_string(number) + ", " + wrong).c_str());
            const auto value = [&](ValueId id) -> const Tensor& { return expected[static_cast<std::size_t>(id)]; };
            const SearchState& next = pass.search.next;
            ended = value(pass.verdict.solved).data[0] == 1.F || value(pass.search.exhausted).data[0] == 1.F;
            state = stateOf(
                std::vector<Tensor>{value(next.candidates), value(next.stack), value(next.guess), value(next.level)},
                0);
        }
    }

    /// Two values, and what comes of them in their places: `first` and `second` say where, bit x + 2y for x and y.
    void resultsTakeThePlacesOfWhatIsGiven_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<bool>("turned");
        for (const bool turned : {false, true}) {
            const char* how = turned ? ", y turned" : "";
            QTest::addRow("both stay%s", how) << 0b1010 << 0b1100 << turned;
            QTest::addRow("both the other way round%s", how) << 0b0101 << 0b0011 << turned;
            QTest::addRow("one stays%s", how) << 0b1010 << 0b0011 << turned;
            QTest::addRow("each the opposite of the other%s", how) << 0b0011 << 0b0101 << turned;
            QTest::addRow("exchanged%s", how) << 0b1100 << 0b1010 << turned;
            QTest::addRow("both, and either%s", how) << 0b1000 << 0b1110 << turned;
            QTest::addRow("one without the other%s", how) << 0b0010 << 0b0100 << turned;
        }
    }
    void resultsTakeThePlacesOfWhatIsGiven()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(bool, turned);
        constexpr int kElements = 81;
        NetworkBuilder net("in place");
        const ValueId x = net.input("x", {1, 9, 9}, {0, 1});
        const ValueId y = net.input("y", {1, 9, 9}, {0, 1});
        net.beginGroup(GroupKind::Rule, "both", {x, y});
        const ValueId read
            = turned ? net.permute(y, {Dimension::Channels, Dimension::Columns, Dimension::Rows}, "turned") : y;
        const auto function = [&](int truth) {
            // The sum of those of the four cases in which it is 1.
            ValueId sum = net.affine(x, 0, 0, "none");
            for (int at = 0; at < 4; ++at) {
                const ValueId a = (at & 1) != 0 ? x : net.affine(x, -1, 1, "not x");
                const ValueId b = (at & 2) != 0 ? read : net.affine(read, -1, 1, "not y");
                if (((truth >> at) & 1) != 0)
                    sum = net.maximum(sum, net.minimum(a, b, "case"), "cases");
            }
            return sum;
        };
        const ValueId newX = function(first);
        const ValueId newY = function(second);
        net.endGroup({newX, newY});
        const Network network = net.build({newX, newY});

        bitwise::CompileRequest request;
        request.given = {{x, {0, kElements, 1, false}}, {y, {kElements, kElements, 1, false}}};
        request.targets = {{newX, 0}, {newY, kElements}};
        request.firstFree = 2 * kElements;
        const bitwise::Program program = bitwise::compile(network, request);
        bitwise::Block block(*bitwise::kernelsFor(InstructionSet::Plain));
        block.reserve(program.words);
        Random random(static_cast<unsigned>(first * 16 + second));
        std::vector<int> before(2 * kElements);
        for (int element = 0; element < 2 * kElements; ++element) {
            before[static_cast<std::size_t>(element)] = randomNumber(random, 0, 1);
            block.setBit(static_cast<bitwise::Offset>(element), 5, before[static_cast<std::size_t>(element)] == 1);
        }
        block.run(program);
        for (int element = 0; element < kElements; ++element) {
            const int readElement = turned ? element % 9 * 9 + element / 9 : element;
            const int at = before[static_cast<std::size_t>(element)]
                + 2 * before[static_cast<std::size_t>(kElements + readElement)];
            QCOMPARE(block.number(program.targets[0], element, 5), (first >> at) & 1);
            QCOMPARE(block.number(program.targets[1], element, 5), (second >> at) & 1);
        }
    }

    /// Adjacent elements are computed in a loop, not through a table of addresses, which would give the same numbers
    /// more slowly.
    void neighboursAreOneStrip()
    {
        NetworkBuilder net("and");
        const ValueId x = net.input("x", {1, 9, 9}, {0, 1});
        const ValueId y = net.input("y", {1, 9, 9}, {0, 1});
        net.beginGroup(GroupKind::Rule, "both", {x, y});
        const ValueId both = net.minimum(x, y, "both");
        net.endGroup({both});
        const Network network = net.build({both});
        bitwise::CompileRequest request;
        request.given = {{x, {0, 81, 1, false}}, {y, {81, 81, 1, false}}};
        request.targets = {{both, 162}};
        request.firstFree = 243;
        const bitwise::Program program = bitwise::compile(network, request);
        QCOMPARE(program.steps.size(), std::size_t{1});
        const auto& steps = std::get<bitwise::TiledSteps>(program.steps.front()).steps;
        QCOMPARE(steps.size(), std::size_t{1});
        QCOMPARE(steps.front().length, 81U);
        QCOMPARE(steps.front().strips.size(), std::size_t{1});
    }

    void numbersOutOfRangeAreErrors_data()
    {
        QTest::addColumn<int>("input");
        QTest::addColumn<double>("number");
        QTest::newRow("a candidate of 2") << 0 << 2.;
        QTest::newRow("a candidate of −1") << 0 << -1.;
        QTest::newRow("half a candidate") << 0 << .5;
        QTest::newRow("a level of 0") << 3 << 0.;
        QTest::newRow("a stack beyond the last level") << 1 << 163.;
        QTest::newRow("no number") << 2 << static_cast<double>(std::numeric_limits<float>::quiet_NaN());
    }
    void numbersOutOfRangeAreErrors()
    {
        QFETCH(int, input);
        QFETCH(double, number);
        const Network network = buildPass({classicRules(), true, false}).network;
        auto inputs = tensorsOf(statesOfAllDensities(40, 3), true);
        inputs[static_cast<std::size_t>(input)].data.back() = static_cast<float>(number);
        const char* names[] = {"candidates", "stack", "guess", "level"};
        try {
            runOnce(*makeBitwiseBackend(), network, inputs, network.outputs);
            QFAIL("must throw");
        } catch (const Error& error) {
            QVERIFY2(QByteArray(error.what()).startsWith(names[input]), error.what());
        }
    }

    void wrongInputsAreErrors()
    {
        const Network network = buildPass({classicRules(), true, false}).network;
        const auto right = tensorsOf(statesOfAllDensities(41, 2), true);
        auto fewer = right;
        fewer.pop_back();
        QVERIFY_THROWS_EXCEPTION(Error, runOnce(*makeBitwiseBackend(), network, fewer, network.outputs));
        auto shaped = right;
        shaped[1] = Tensor(2, {9, 9, 1});
        QVERIFY_THROWS_EXCEPTION(Error, runOnce(*makeBitwiseBackend(), network, shaped, network.outputs));
    }

    void aFractionalWeightIsAnError()
    {
        NetworkBuilder net("halves");
        const ValueId x = net.input("x", {1, 3, 3}, {0, 1});
        net.beginGroup(GroupKind::Rule, "half", {x});
        const ValueId y = net.convolution(x, 1, {1, 1}, {1, 1}, 1, std::vector<float>{.5F}, {}, "half of it");
        net.endGroup({y});
        Network network = net.build({y});
        network.values.back().numbers = NumberKind::Whole; // which is not so
        const Tensor input(1, {1, 3, 3});
        QVERIFY_THROWS_EXCEPTION(Error, runOnce(*makeBitwiseBackend(), network, std::span(&input, 1), network.outputs));
    }
};

CONVOKU_GUILESS_TEST(TestBitwiseBackend)
#include "tst_bitwise_backend.moc"
