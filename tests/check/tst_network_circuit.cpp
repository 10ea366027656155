// SPDX-License-Identifier: MIT
// Circuits of networks: every value of every layer, against the plain loops.
#include "solver/check/network_circuit.h"
#include "solver/check/question.h"
#include "solver/error.h"
#include "solver/network/network_builder.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_networks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <climits>
#include <functional>
#include <set>

using namespace convoku;
using namespace convoku::testing;
using check::Circuit;
using check::Literal;

namespace {

/// The circuit's inputs for those of a network, laid out here once more.
std::vector<bool> bitsOf(const Network& network, const std::vector<Tensor>& inputs, int board)
{
    std::vector<bool> bits;
    for (std::size_t i = 0; i < network.inputs.size(); ++i) {
        const Range range = network.value(network.inputs[i]).range;
        for (const float number : inputs[i].of(board)) {
            for (int above = range.low + 1; above <= range.high; ++above)
                bits.push_back(number >= static_cast<float>(above));
        }
    }
    return bits;
}

/// Returns the value of a number of the circuit: the table entry at the count of true literals in its chain.
int numberIn(const Circuit& circuit, const check::Number& number, const std::vector<bool>& bits)
{
    std::vector<Literal> steps;
    for (std::size_t k = 1; k < number.table.size(); ++k)
        steps.push_back(number.chain->atLeast(k));
    const std::vector<bool> values = circuit.valuesOf(steps, bits);
    // Each implies the one before it.
    const auto holding = static_cast<std::size_t>(std::ranges::count(values, true));
    if (!std::ranges::is_sorted(values, std::greater<>()))
        return INT_MIN;
    return number.table[holding];
}

/// Describes the first difference between the circuit and the network; empty if they agree.
QString differenceOn(
    const Network& network, const std::vector<Tensor>& inputs, std::size_t mostWords = std::size_t{1} << 26)
{
    const auto loaded = LoopBackend().load(std::make_shared<const Network>(network));
    const std::vector<ValueId> values = everyValue(network);
    const std::vector<Tensor> expected = loaded->run(inputs, values);
    Circuit circuit(mostWords);
    check::NetworkCircuit layers(circuit, network);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const int elements = network.value(values[i]).shape.elements();
        // All of small ones, some of large ones: a prime apart, so that all planes and rows have their turn.
        const int step = elements > 100 ? 37 : 3;
        for (int element = 0; element < elements; element += step) {
            for (int board = 0; board < inputs[0].count; ++board) {
                const int is = numberIn(circuit, layers.number(values[i], element), bitsOf(network, inputs, board));
                const auto should = static_cast<int>(expected[i].of(board)[static_cast<std::size_t>(element)]);
                if (is != should)
                    return QStringLiteral("%1[%2] is %3 and should be %4")
                        .arg(QString::fromStdString(network.value(values[i]).name))
                        .arg(element)
                        .arg(is)
                        .arg(should);
                const Literal most = layers.atLeast(values[i], element, should);
                const Literal more = layers.atLeast(values[i], element, should + 1);
                if (circuit.valuesOf(std::vector{most, more}, bitsOf(network, inputs, board))
                    != std::vector{true, false})
                    return QStringLiteral("“at least” is wrong");
            }
        }
    }
    return {};
}

} // namespace

class TestNetworkCircuit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rulesAreTheirLayers_data()
    {
        QTest::addColumn<int>("rule");
        for (const ArticleRule& rule : allRules())
            QTest::newRow(rule.id) << static_cast<int>(rule.rule);
    }
    void rulesAreTheirLayers()
    {
        QFETCH(const int, rule);
        Random random(static_cast<unsigned>(rule) + 1);
        std::vector<Candidates> boards;
        for (const double density : kDensities)
            boards.push_back(randomCandidates(random, density));
        QCOMPARE(differenceOn(buildRule(static_cast<RuleId>(rule)), {tensorOf(boards)}), QString());
    }

    /// Layers of all kinds, put together by chance. Some make more than a circuit may have.
    void randomNetworksAreTheirLayers()
    {
        Random random(17);
        int compared = 0;
        for (int round = 0; round < 100; ++round) {
            const Network network = randomNetwork(random);
            const std::vector<Tensor> inputs = randomInputs(random, network, 3);
            try {
                const QString difference = differenceOn(network, inputs, 200'000);
                QVERIFY2(difference.isEmpty(), qPrintable(QStringLiteral("round %1: %2").arg(round).arg(difference)));
                ++compared;
            } catch (const check::CircuitTooLarge&) {
            }
        }
        qInfo("%d of 100 networks compared", compared);
        QVERIFY(compared > 50);
    }

    void realNumbersHaveNoCircuit()
    {
        Circuit circuit;
        NetworkBuilder net("real");
        const ValueId in = net.input("in", {1, 1, 2}, {0, 1});
        net.beginGroup(GroupKind::Rule, "group", {in});
        const ValueId out = net.sigmoid(in, "pressed");
        net.endGroup({out});
        const Network network = net.build({out});
        check::NetworkCircuit layers(circuit, network);
        QVERIFY_THROWS_EXCEPTION(Error, layers.number(out, 0));
    }

    void theSameIsOneNode()
    {
        Circuit circuit;
        const Literal a = circuit.input(0);
        const Literal b = circuit.input(1);
        const Literal c = circuit.input(2);
        QCOMPARE(circuit.andOf({a, b, c}), circuit.andOf({circuit.andOf({c, b}), a}));
        QCOMPARE(circuit.orOf({a, b}), check::notOf(circuit.andOf({check::notOf(b), check::notOf(a)})));
        QCOMPARE(circuit.andOf({a, b, check::notOf(a)}), check::kFalse);
        QCOMPARE(circuit.andOf({a, check::kTrue, a}), a);
        const Circuit::Count three = circuit.count({c, a, b});
        QCOMPARE(three.list, circuit.count({a, b, c}).list);
        QCOMPARE(circuit.atLeast(three.list, 3), circuit.andOf({a, b, c}));
        QCOMPARE(circuit.atLeast(three.list, 1), circuit.orOf({a, b, c}));
        QCOMPARE(circuit.atLeast(three.list, 4), check::kFalse);
        QCOMPARE(circuit.atLeast(three.list, 0), check::kTrue);
        // One of a and not a is always there.
        const Circuit::Count sure = circuit.count({a, check::notOf(a), b, check::kTrue, check::kFalse});
        QCOMPARE(sure.sure, 2);
        QCOMPARE(circuit.atLeast(sure.list, 1), b);
    }

    /// Asked one by one they are easier: one of the cases is true where the whole is, by trying all.
    void casesAreTheWhole()
    {
        Circuit circuit;
        std::vector<Literal> in;
        for (std::uint32_t i = 0; i < 6; ++i)
            in.push_back(circuit.input(i));
        const Literal either = circuit.orOf({in[1], in[2], check::notOf(in[3])});
        const Literal whole = circuit.orOf({circuit.andOf({in[0], either}), circuit.andOf({in[4], in[5]})});
        const std::vector<Literal> cases = check::casesOf(circuit, whole);
        const std::set<Literal> expected{circuit.andOf({in[0], in[1]}), circuit.andOf({in[0], in[2]}),
            circuit.andOf({in[0], check::notOf(in[3])}), circuit.andOf({in[4], in[5]})};
        QVERIFY(std::set<Literal>(cases.begin(), cases.end()) == expected);
        QCOMPARE(cases.size(), expected.size());
        for (unsigned at = 0; at < 64; ++at) {
            std::vector<bool> bits;
            for (unsigned i = 0; i < 6; ++i)
                bits.push_back((at >> i & 1U) != 0);
            const bool is = (bits[0] && (bits[1] || bits[2] || !bits[3])) || (bits[4] && bits[5]);
            const std::vector<bool> values = circuit.valuesOf(cases, bits);
            QCOMPARE(std::ranges::count(values, true) > 0, is);
        }
    }

    void aCircuitHasAnEnd()
    {
        Circuit small(200);
        std::vector<Literal> all;
        const auto fill = [&] {
            for (std::uint32_t i = 0; i < 100; ++i) {
                all.push_back(small.input(i));
                small.andOf(all);
            }
        };
        QVERIFY_THROWS_EXCEPTION(check::CircuitTooLarge, fill());
    }

    /// However many unknowns are asked for, a question never takes memory without end.
    void aQuestionHasAnEnd()
    {
        const Circuit nothing(0);
        check::Question question(nothing);
        const int first = question.unknown();
        QVERIFY(first > 0);
        QCOMPARE(question.unknown(), first + 1);
        const auto ask = [&question] {
            for (int i = 0; i < 1 << 21; ++i)
                question.unknown();
        };
        QVERIFY_THROWS_EXCEPTION(check::CircuitTooLarge, ask());
    }
};

CONVOKU_GUILESS_TEST(TestNetworkCircuit)
#include "tst_network_circuit.moc"
