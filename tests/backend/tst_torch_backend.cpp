// SPDX-License-Identifier: MIT
#include "solver/backend/torch/torch_backend.h"
#include "solver/error.h"
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

using namespace convoku;
using namespace convoku::testing;

namespace {

struct Named
{
    std::string name;
    Network network;
    bool search = false;
};

std::vector<Named> networks()
{
    std::vector<Named> result;
    for (const ArticleRule& info : allRules())
        result.push_back({info.id, buildRule(info.rule)});
    result.push_back({"verdict alone", buildPass({{}, false, false}).network});
    result.push_back({"search alone", buildPass({{}, true, false}).network, true});
    result.push_back({"all rules without search", buildPass({classicRules(), false, false}).network});
    result.push_back({"all rules and search", buildPass({classicRules(), true, false}).network, true});
    result.push_back({"basic rules, search beyond solutions", buildPass({basicRules(), true, true}).network, true});
    return result;
}

const std::vector<Named>& theNetworks()
{
    static const std::vector<Named> all = networks();
    return all;
}

std::vector<State> randomStates(unsigned seed, double density, int count)
{
    Random random(seed);
    std::vector<State> states;
    for (int n = 0; n < count; ++n)
        states.push_back(randomState(random, density));
    return states;
}

/// A tensor's puzzles in another order, or some of them.
Tensor rows(const Tensor& tensor, const std::vector<int>& which)
{
    Tensor result(static_cast<int>(which.size()), tensor.shape);
    for (std::size_t n = 0; n < which.size(); ++n)
        std::ranges::copy(tensor.of(which[n]), result.of(static_cast<int>(n)).begin());
    return result;
}

std::vector<Tensor> rows(const std::vector<Tensor>& tensors, const std::vector<int>& which)
{
    std::vector<Tensor> result;
    for (const Tensor& tensor : tensors)
        result.push_back(rows(tensor, which));
    return result;
}

} // namespace

// LibTorch against plain loops: every value of every layer, whole numbers bit for bit.
class TestTorchBackend : public QObject
{
    Q_OBJECT

    LoopBackend m_loops;
    std::unique_ptr<Backend> m_torch = makeTorchBackend();

    /// Empty where both backends give the same numbers for every value.
    std::string disagreement(const Network& network, std::span<const Tensor> inputs)
    {
        const std::vector<ValueId> all = everyValue(network);
        return difference(
            network, all, runOnce(m_loops, network, inputs, all), runOnce(*m_torch, network, inputs, all));
    }

private Q_SLOTS:
    void anyTensor_data()
    {
        QTest::addColumn<int>("network");
        QTest::addColumn<double>("density");
        for (std::size_t i = 0; i < theNetworks().size(); ++i) {
            for (const double density : kDensities)
                QTest::addRow("%s on boards with %g of the candidates", theNetworks()[i].name.c_str(), density)
                    << static_cast<int>(i) << density;
        }
    }
    void anyTensor()
    {
        QFETCH(int, network);
        QFETCH(double, density);
        const Named& named = theNetworks()[static_cast<std::size_t>(network)];
        for (const int count : {1, 7, 64}) {
            const auto states = randomStates(static_cast<unsigned>(count + network), density, count);
            const std::string wrong = disagreement(named.network, tensorsOf(states, named.search));
            QVERIFY2(wrong.empty(), ("batch of " + std::to_string(count) + ", " + wrong).c_str());
        }
    }

    // Layers of all kinds, of whole and of real numbers.
    void randomNetworks_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= cases(300); ++seed)
            QTest::addRow("network %d", seed) << seed;
    }
    void randomNetworks()
    {
        QFETCH(int, seed);
        for (const NumberKind numbers : {NumberKind::Whole, NumberKind::Real}) {
            Random random(static_cast<unsigned>(seed));
            const Network network = randomNetwork(random, numbers);
            const auto values = runOnce(*m_torch, network, randomInputs(random, network, 5), everyValue(network));
            const std::string wrong = layerDifference(m_loops, network, values);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void encoding_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {1, 7, 64})
            QTest::addRow("a batch of %d", count) << count;
    }
    void encoding()
    {
        QFETCH(int, count);
        Random random(7);
        std::vector<Grid> grids{gridOf(kArticleHard)};
        while (static_cast<int>(grids.size()) < count) {
            Grid grid;
            for (int cell = 0; cell < 81; ++cell)
                grid.setDigit(Cell::fromIndex(cell), randomNumber(random, 0, 9));
            grids.push_back(grid);
        }
        const Network encode = buildEncode();
        const Tensor digits = digitsOf(grids);
        const std::string wrong = disagreement(encode, std::span(&digits, 1));
        QVERIFY2(wrong.empty(), wrong.c_str());
        const Tensor candidates = runOnce(*m_torch, encode, std::span(&digits, 1), encode.outputs).front();
        for (int n = 0; n < count; ++n) {
            for (int i = 0; i < 729; ++i) {
                const int digit = grids[static_cast<std::size_t>(n)].digit(i % 81);
                QCOMPARE(candidates.of(n)[static_cast<std::size_t>(i)], digit == 0 || digit == i / 81 + 1 ? 1.F : 0.F);
            }
        }
    }

    void wholeRuns_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<bool>("search");
        QTest::newRow("the article's easy puzzle") << QByteArray(kArticleEasy) << true;
        QTest::newRow("the article's hard puzzle") << QByteArray(kArticleHard) << true;
        QTest::newRow("the article's hard puzzle without search") << QByteArray(kArticleHard) << false;
        QTest::newRow("a puzzle without a solution") << QByteArray(kNoSolution) << true;
        QTest::newRow("the empty grid") << QByteArray(81, '.') << true;
    }
    void wholeRuns()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(bool, search);
        const PassNetwork pass = buildPass({classicRules(), search, false});
        const auto network = std::make_shared<const Network>(pass.network);
        const auto loops = m_loops.load(network);
        const auto torch = m_torch->load(network);
        const std::vector<ValueId> all = everyValue(*network);
        State state;
        state.candidates = gridOf(std::string_view(puzzle.constData(), 81)).startingCandidates();
        bool ended = false;
        for (int number = 1; !ended && number <= 250; ++number) {
            const auto inputs = tensorsOf(std::span(&state, 1), search);
            const std::vector<Tensor> expected = loops->run(inputs, all);
            const std::string wrong = difference(*network, all, expected, torch->run(inputs, all));
            QVERIFY2(wrong.empty(), ("pass " + std::to_string(number) + ", " + wrong).c_str());

            const auto value = [&](ValueId id) -> const Tensor& { return expected[static_cast<std::size_t>(id)]; };
            const State before = state;
            ended = value(pass.verdict.solved).data[0] == 1.F;
            if (search) {
                const SearchState& next = pass.search.next;
                const std::vector<Tensor> after{
                    value(next.candidates), value(next.stack), value(next.guess), value(next.level)};
                state = stateOf(after, 0);
                ended = ended || value(pass.search.exhausted).data[0] == 1.F;
            } else {
                state.candidates = candidatesOf(value(pass.ruled), 0);
                ended = ended || state == before;
            }
        }
    }

    void placeInTheBatchDoesNotMatter_data()
    {
        QTest::addColumn<int>("network");
        for (std::size_t i = 0; i < theNetworks().size(); ++i)
            QTest::newRow(theNetworks()[i].name.c_str()) << static_cast<int>(i);
    }
    void placeInTheBatchDoesNotMatter()
    {
        QFETCH(int, network);
        const Named& named = theNetworks()[static_cast<std::size_t>(network)];
        std::vector<State> states;
        for (const double density : kDensities) {
            const auto more = randomStates(8, density, 8);
            states.insert(states.end(), more.begin(), more.end());
        }
        const auto inputs = tensorsOf(states, named.search);
        const auto all = everyValue(named.network);
        const auto together = runOnce(*m_torch, named.network, inputs, all);

        std::vector<int> order(states.size());
        std::iota(order.begin(), order.end(), 0);
        Random random(9);
        std::ranges::shuffle(order, random);
        std::string wrong = difference(
            named.network, all, rows(together, order), runOnce(*m_torch, named.network, rows(inputs, order), all));
        QVERIFY2(wrong.empty(), ("shuffled: " + wrong).c_str());
        for (int n = 0; n < static_cast<int>(states.size()); ++n) {
            wrong = difference(
                named.network, all, rows(together, {n}), runOnce(*m_torch, named.network, rows(inputs, {n}), all));
            QVERIFY2(wrong.empty(), ("alone: " + wrong).c_str());
        }
    }

    void keepingFewerValuesGivesTheSameNumbers()
    {
        const Network network = buildPass({classicRules(), true, false}).network;
        const auto shared = std::make_shared<const Network>(network);
        const auto inputs = tensorsOf(randomStates(10, .5, 3), true);
        const auto torch = m_torch->load(shared);
        const auto everything = torch->run(inputs, everyValue(network));
        Random random(11);
        for (int round = 0; round < cases(300); ++round) {
            std::vector<ValueId> keep;
            for (int n = randomNumber(random, 0, 12); n > 0; --n) // any order, some of them twice, inputs too
                keep.push_back(randomNumber(random, 0, static_cast<int>(network.values.size()) - 1));
            std::vector<Tensor> expected;
            for (const ValueId value : keep)
                expected.push_back(everything[static_cast<std::size_t>(value)]);
            const std::string wrong = difference(network, keep, expected, torch->run(inputs, keep));
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        for (const ValueId value : everyValue(network)) {
            const std::vector<ValueId> keep{value};
            const std::string wrong = difference(network, keep,
                std::span(everything).subspan(static_cast<std::size_t>(value), 1), torch->run(inputs, keep));
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void aLoadedNetworkRemembersNothing()
    {
        const Network network = buildPass({classicRules(), true, false}).network;
        const auto torch = m_torch->load(std::make_shared<const Network>(network));
        const auto all = everyValue(network);
        const auto first = tensorsOf(randomStates(12, .3, 5), true);
        const auto second = tensorsOf(randomStates(13, .9, 9), true);
        const auto before = torch->run(first, all);
        torch->run(second, network.outputs);
        const std::string wrong = difference(network, all, before, torch->run(first, all));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    void theNumberOfThreadsDoesNotMatter()
    {
        const Network network = buildPass({classicRules(), true, false}).network;
        const auto all = everyValue(network);
        const auto inputs = tensorsOf(randomStates(14, .5, 64), true);
        const auto alone = runOnce(*m_torch, network, inputs, all);
        const auto two = runOnce(*makeTorchBackend(2), network, inputs, all);
        m_torch = makeTorchBackend(1); // the number is the whole process's
        const std::string wrong = difference(network, all, alone, two);
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    void wrongInputsAreErrors_data()
    {
        QTest::addColumn<int>("input"); // what is made wrong, in the order candidates, stack, guess, level
        QTest::addColumn<QByteArray>("change");
        QTest::addColumn<QByteArray>("named"); // what the message has to name
        const char* inputs[] = {"candidates", "stack", "guess", "level"};
        for (int i = 0; i < 4; ++i) {
            QTest::addRow("%s in another shape", inputs[i]) << i << QByteArray("shape") << QByteArray(inputs[i]);
            QTest::addRow("%s with too few numbers", inputs[i]) << i << QByteArray("data") << QByteArray(inputs[i]);
        }
        for (int i = 1; i < 4; ++i)
            QTest::addRow("%s of more puzzles", inputs[i]) << i << QByteArray("count") << QByteArray(inputs[i]);
        QTest::newRow("no puzzle at all") << 0 << QByteArray("none") << QByteArray("candidates");
        QTest::newRow("a missing input") << 0 << QByteArray("missing") << QByteArray("pass");
        QTest::newRow("an input too many") << 0 << QByteArray("more") << QByteArray("pass");
    }
    void wrongInputsAreErrors()
    {
        QFETCH(int, input);
        QFETCH(QByteArray, change);
        QFETCH(QByteArray, named);
        const Network network = buildPass({classicRules(), true, false}).network;
        std::vector<Tensor> inputs = tensorsOf(randomStates(15, .5, 2), true);
        Tensor& wrong = inputs[static_cast<std::size_t>(input)];
        if (change == "shape")
            wrong = Tensor(2, {9, 9, 1});
        else if (change == "data")
            wrong.data.pop_back();
        else if (change == "count")
            wrong = Tensor(3, wrong.shape);
        else if (change == "none")
            for (Tensor& tensor : inputs)
                tensor = Tensor(0, tensor.shape);
        else if (change == "missing")
            inputs.pop_back();
        else
            inputs.push_back(Tensor(2, {1, 1, 1}));
        for (Backend* backend : std::initializer_list<Backend*>{&m_loops, m_torch.get()}) {
            try {
                runOnce(*backend, network, inputs, network.outputs);
                QFAIL("must throw");
            } catch (const Error& error) {
                QVERIFY2(QByteArray(error.what()).startsWith(named + ":"), error.what());
            }
        }
    }
};

CONVOKU_GUILESS_TEST(TestTorchBackend)
#include "tst_torch_backend.moc"
