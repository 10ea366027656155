// SPDX-License-Identifier: MIT
#include "solver/network/network_builder.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QTest>

#include <functional>

using namespace convoku;
using namespace convoku::testing;

namespace {

using Word = std::function<ValueId(NetworkBuilder&, const std::vector<ValueId>&)>;

struct Operand
{
    Shape shape;
    Range range;
};

/// A network of one word.
Network networkOf(const std::vector<Operand>& operands, const Word& word)
{
    NetworkBuilder net("word");
    std::vector<ValueId> inputs;
    for (const Operand& operand : operands)
        inputs.push_back(net.input("in" + std::to_string(inputs.size()), operand.shape, operand.range));
    net.beginGroup(GroupKind::Rule, "word", inputs);
    const ValueId out = word(net, inputs);
    net.endGroup({out});
    return net.build({out});
}

constexpr Range kLogical{0, 1};
constexpr Shape kOne{1, 1, 1};

} // namespace

// The words of logic against truth tables, in both backends.
class TestLogicWords : public QObject
{
    Q_OBJECT

    LoopBackend m_loops;
    std::unique_ptr<Backend> m_backend = makeTestedBackend();

    /// Runs the word over all combinations of its operands' values, each combination as one puzzle.
    void verifyTable(const std::vector<Range>& ranges, const Word& word,
        const std::function<int(const std::vector<int>&)>& expected, bool exactRange = true)
    {
        std::vector<std::vector<int>> combinations{{}};
        std::vector<Operand> operands;
        for (const Range range : ranges) {
            operands.push_back({kOne, range});
            std::vector<std::vector<int>> longer;
            for (const std::vector<int>& combination : combinations) {
                for (int number = range.low; number <= range.high; ++number) {
                    longer.push_back(combination);
                    longer.back().push_back(number);
                }
            }
            combinations = std::move(longer);
        }
        const Network network = networkOf(operands, word);
        std::vector<Tensor> inputs;
        for (std::size_t i = 0; i < ranges.size(); ++i) {
            Tensor tensor(static_cast<int>(combinations.size()), kOne);
            for (std::size_t n = 0; n < combinations.size(); ++n)
                tensor.data[n] = static_cast<float>(combinations[n][i]);
            inputs.push_back(tensor);
        }
        Range seen{1000, -1000};
        for (Backend* backend : std::initializer_list<Backend*>{&m_loops, m_backend.get()}) {
            const Tensor out = runOnce(*backend, network, inputs, network.outputs).front();
            for (std::size_t n = 0; n < combinations.size(); ++n) {
                const int number = expected(combinations[n]);
                QCOMPARE(out.data[n], static_cast<float>(number));
                seen = {std::min(seen.low, number), std::max(seen.high, number)};
            }
        }
        const Range stated = network.value(network.outputs.front()).range;
        QVERIFY(stated.low <= seen.low && seen.high <= stated.high);
        if (exactRange)
            QVERIFY2(stated == seen, "the range is no wider than what the word can give");
    }

    /// Runs the word over random boards of whole numbers and compares with a function of (board, channel, row, column).
    void verifyBoards(Operand in, const Word& word, Shape outShape,
        const std::function<int(const std::function<int(int, int, int)>&, int, int, int)>& expected)
    {
        const Network network = networkOf({in}, word);
        QVERIFY(network.value(network.outputs.front()).shape == outShape);
        Random random(20);
        Tensor input(50, in.shape);
        for (std::size_t i = 0; i < input.data.size(); ++i) {
            const int puzzle = static_cast<int>(i) / in.shape.elements();
            // The first board is all low, the second all high, the others hold anything.
            input.data[i] = static_cast<float>(puzzle == 0 ? in.range.low
                    : puzzle == 1                          ? in.range.high
                                                           : randomNumber(random, in.range.low, in.range.high));
        }
        const Range stated = network.value(network.outputs.front()).range;
        for (Backend* backend : std::initializer_list<Backend*>{&m_loops, m_backend.get()}) {
            const Tensor out = runOnce(*backend, network, std::span(&input, 1), network.outputs).front();
            for (int n = 0; n < input.count; ++n) {
                const auto board = [&](int channel, int row, int column) {
                    const int index = (channel * in.shape.rows + row) * in.shape.columns + column;
                    return static_cast<int>(input.of(n)[static_cast<std::size_t>(index)]);
                };
                std::size_t next = 0;
                for (int channel = 0; channel < outShape.channels; ++channel) {
                    for (int row = 0; row < outShape.rows; ++row) {
                        for (int column = 0; column < outShape.columns; ++column) {
                            const int number = expected(board, channel, row, column);
                            QCOMPARE(out.of(n)[next++], static_cast<float>(number));
                            QVERIFY(number >= stated.low && number <= stated.high);
                        }
                    }
                }
            }
        }
    }

private Q_SLOTS:
    /// Every layer of a word says what the word is for; the last one says just that.
    void layersSayWhatTheyAreFor()
    {
        const std::pair<Word, std::size_t> words[] = {
            {[](auto& net, const auto& in) { return net.andBoth(in[0], in[1], "meaning"); }, 2},
            {[](auto& net, const auto& in) { return net.orEither(in[0], in[1], "meaning"); }, 2},
            {[](auto& net, const auto& in) { return net.equals(in[0], 1, "meaning"); }, 5},
            {[](auto& net, const auto& in) { return net.equalValues(in[0], in[1], "meaning"); }, 6},
            {[](auto& net, const auto& in) { return net.pickOne(in[0], "meaning"); }, 3},
        };
        for (const auto& [word, layers] : words) {
            const Network network = networkOf({{{1, 9, 9}, kLogical}, {{1, 9, 9}, kLogical}}, word);
            QCOMPARE(network.layers.size(), layers);
            for (const Layer& layer : network.layers)
                QVERIFY2(layer.words.starts_with("meaning"), layer.words.c_str());
            QCOMPARE(QByteArray::fromStdString(network.layers.back().words), QByteArray("meaning"));
        }
    }

    void notOneValue()
    {
        verifyTable(
            {kLogical}, [](auto& net, const auto& in) { return net.notA(in[0], "not"); },
            [](const auto& v) { return v[0] == 0 ? 1 : 0; });
    }

    void bothValues()
    {
        verifyTable(
            {kLogical, kLogical}, [](auto& net, const auto& in) { return net.andBoth(in[0], in[1], "and"); },
            [](const auto& v) { return v[0] == 1 && v[1] == 1 ? 1 : 0; });
    }

    void eitherValue()
    {
        verifyTable(
            {kLogical, kLogical}, [](auto& net, const auto& in) { return net.orEither(in[0], in[1], "or"); },
            [](const auto& v) { return v[0] == 1 || v[1] == 1 ? 1 : 0; });
    }

    void equalsEveryNumber_data()
    {
        QTest::addColumn<int>("k");
        for (int k = -3; k <= 12; ++k)
            QTest::addRow("equal to %d", k) << k;
        QTest::newRow("equal to 81") << 81;
    }
    void equalsEveryNumber()
    {
        QFETCH(int, k);
        for (const Range range : {Range{0, 9}, Range{-5, 15}, Range{0, 81}}) {
            verifyTable(
                {range}, [k](auto& net, const auto& in) { return net.equals(in[0], k, "equals"); },
                [k](const auto& v) { return v[0] == k ? 1 : 0; }, false);
        }
    }

    void equalToAnotherValue()
    {
        verifyTable(
            {{0, 9}, {-2, 12}}, [](auto& net, const auto& in) { return net.equalValues(in[0], in[1], "equal values"); },
            [](const auto& v) { return v[0] == v[1] ? 1 : 0; });
    }

    void anyOfACount()
    {
        verifyTable(
            {{0, 81}}, [](auto& net, const auto& in) { return net.any(in[0], "any"); },
            [](const auto& v) { return v[0] > 0 ? 1 : 0; });
    }

    void selectsOneOfTwo()
    {
        verifyTable(
            {{0, 6}, {-3, 162}, kLogical},
            [](auto& net, const auto& in) { return net.select(in[0], in[1], in[2], "select"); },
            [](const auto& v) { return v[2] == 0 ? v[0] : v[1]; });
    }

    void selectsAreExactForLevels()
    {
        verifyTable(
            {{0, 163}, {0, 163}, kLogical},
            [](auto& net, const auto& in) { return net.select(in[0], in[1], in[2], "select"); },
            [](const auto& v) { return v[2] == 0 ? v[0] : v[1]; });
    }

    void arithmeticOfSingleLayers()
    {
        verifyTable(
            {{-4, 9}, {-7, 3}}, [](auto& net, const auto& in) { return net.minimum(in[0], in[1], "min"); },
            [](const auto& v) { return std::min(v[0], v[1]); });
        verifyTable(
            {{-4, 9}, {-7, 3}}, [](auto& net, const auto& in) { return net.maximum(in[0], in[1], "max"); },
            [](const auto& v) { return std::max(v[0], v[1]); });
        verifyTable(
            {{-4, 9}, {-7, 3}}, [](auto& net, const auto& in) { return net.add(in[0], in[1], "add"); },
            [](const auto& v) { return v[0] + v[1]; });
        verifyTable(
            {{-4, 9}, {-7, 3}}, [](auto& net, const auto& in) { return net.subtract(in[0], in[1], "sub"); },
            [](const auto& v) { return v[0] - v[1]; });
        verifyTable(
            {{-4, 9}, {-7, 3}}, [](auto& net, const auto& in) { return net.multiply(in[0], in[1], "mul"); },
            [](const auto& v) { return v[0] * v[1]; });
        verifyTable(
            {{-4, 9}}, [](auto& net, const auto& in) { return net.relu(in[0], "relu"); },
            [](const auto& v) { return v[0] < 0 ? 0 : v[0]; });
        verifyTable(
            {{-4, 9}},
            [](auto& net, const auto& in) {
                return net.clamp(in[0], {-1, 5}, "clamp");
            },
            [](const auto& v) { return std::clamp(v[0], -1, 5); });
        verifyTable(
            {{-4, 9}}, [](auto& net, const auto& in) { return net.affine(in[0], -3, 7, "affine"); },
            [](const auto& v) { return 7 - 3 * v[0]; });
    }

    void countsOverHouses()
    {
        const Operand board{{3, 9, 9}, {0, 1}};
        verifyBoards(
            board,
            [](auto& net, const auto& in) {
                return net.countOver({1, 9}, in[0], "count");
            },
            {3, 9, 1},
            [](const auto& at, int digit, int row, int) {
                int count = 0;
                for (int column = 0; column < 9; ++column)
                    count += at(digit, row, column);
                return count;
            });
        verifyBoards(
            board,
            [](auto& net, const auto& in) {
                return net.countOver({9, 1}, in[0], "count");
            },
            {3, 1, 9},
            [](const auto& at, int digit, int, int column) {
                int count = 0;
                for (int row = 0; row < 9; ++row)
                    count += at(digit, row, column);
                return count;
            });
        verifyBoards(
            board,
            [](auto& net, const auto& in) {
                return net.countOver({3, 3}, in[0], "count");
            },
            {3, 3, 3},
            [](const auto& at, int digit, int boxRow, int boxColumn) {
                int count = 0;
                for (int i = 0; i < 9; ++i)
                    count += at(digit, boxRow * 3 + i / 3, boxColumn * 3 + i % 3);
                return count;
            });
    }

    void spreadsOverHouses()
    {
        verifyBoards(
            {{2, 9, 1}, {0, 9}},
            [](auto& net, const auto& in) {
                return net.upsample(in[0], {1, 9}, "spread");
            },
            {2, 9, 9}, [](const auto& at, int digit, int row, int) { return at(digit, row, 0); });
        verifyBoards(
            {{2, 1, 9}, {0, 9}},
            [](auto& net, const auto& in) {
                return net.upsample(in[0], {9, 1}, "spread");
            },
            {2, 9, 9}, [](const auto& at, int digit, int, int column) { return at(digit, 0, column); });
        verifyBoards(
            {{2, 3, 3}, {0, 9}},
            [](auto& net, const auto& in) {
                return net.upsample(in[0], {3, 3}, "spread");
            },
            {2, 9, 9}, [](const auto& at, int digit, int row, int column) { return at(digit, row / 3, column / 3); });
    }

    void countsInCellsAndOverTheBoard()
    {
        verifyBoards(
            {{9, 9, 9}, {0, 1}}, [](auto& net, const auto& in) { return net.countInCell(in[0], "count"); }, {1, 9, 9},
            [](const auto& at, int, int row, int column) {
                int count = 0;
                for (int digit = 0; digit < 9; ++digit)
                    count += at(digit, row, column);
                return count;
            });
        verifyBoards(
            {{2, 9, 9}, {0, 1}},
            [](auto& net, const auto& in) {
                return net.countOver({9, 9}, in[0], "count");
            },
            {2, 1, 1},
            [](const auto& at, int channel, int, int) {
                int count = 0;
                for (int cell = 0; cell < 81; ++cell)
                    count += at(channel, cell / 9, cell % 9);
                return count;
            });
    }

    void picksTheFirstMaximum_data()
    {
        QTest::addColumn<int>("channels");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("low");
        QTest::addColumn<int>("high");
        QTest::newRow("on a board with few ties") << 1 << 9 << 9 << 0 << 80;
        QTest::newRow("on a board with many ties") << 1 << 9 << 9 << 0 << 2;
        QTest::newRow("on a board of nothing but one number") << 1 << 9 << 9 << 0 << 0;
        QTest::newRow("on a board of negative numbers") << 1 << 9 << 9 << -9 << -1;
        QTest::newRow("in each channel") << 9 << 9 << 9 << 0 << 3;
        QTest::newRow("among nine digits") << 1 << 9 << 1 << 0 << 1;
        QTest::newRow("of one number") << 1 << 1 << 1 << 0 << 1;
    }
    void picksTheFirstMaximum()
    {
        QFETCH(int, channels);
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, low);
        QFETCH(int, high);
        const Shape shape{channels, rows, columns};
        verifyBoards(
            {shape, {low, high}}, [](auto& net, const auto& in) { return net.pickOne(in[0], "pick"); }, shape,
            [&](const auto& at, int channel, int row, int column) {
                // First maximum: everything before it is smaller, everything behind it not larger.
                const int self = row * columns + column;
                for (int i = 0; i < rows * columns; ++i) {
                    const int other = at(channel, i / columns, i % columns);
                    const int mine = at(channel, row, column);
                    if (i < self ? other >= mine : other > mine)
                        return 0;
                }
                return 1;
            });
    }

    void smallerExtentsAreRepeated()
    {
        // A mask [1, 9, 9] meets candidates [9, 9, 9], a flag [1, 1, 1] meets both.
        verifyBoards(
            {{9, 9, 9}, {0, 1}},
            [](auto& net, const auto& in) {
                return net.andBoth(in[0], net.any(net.countInCell(in[0], "count"), "any"), "and");
            },
            {9, 9, 9}, [](const auto& at, int digit, int row, int column) { return at(digit, row, column); });
        verifyBoards(
            {{4, 9, 9}, {0, 5}},
            [](auto& net, const auto& in) {
                const ValueId peak = net.maxPool(in[0], {9, 9}, {9, 9}, "largest of the channel");
                return net.subtract(peak, in[0], "below it");
            },
            {4, 9, 9},
            [](const auto& at, int channel, int row, int column) {
                int largest = 0;
                for (int i = 0; i < 81; ++i)
                    largest = std::max(largest, at(channel, i / 9, i % 9));
                return largest - at(channel, row, column);
            });
    }
};

CONVOKU_GUILESS_TEST(TestLogicWords)
#include "tst_logic_words.moc"
