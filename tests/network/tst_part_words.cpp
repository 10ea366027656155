// SPDX-License-Identifier: MIT
// Words of the language whose layers turn, pad, slide and press: against plain loops, and what is wrong with them.
#include "solver/error.h"
#include "tests/network/part_text_testing.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// A rule in which y is that value, and nothing goes. It has words where the value brings none.
PartText ruleWith(const std::string& value)
{
    const std::string words = value.find('#') == std::string::npos ? "  # the words" : "";
    return read(ruleOf("    y = " + value + words + "\n    x = any(candidates)  # w"));
}

/// Holds the value y and its numbers.
struct Made
{
    Value value;
    std::vector<float> numbers;
};

Made madeOf(const std::string& text, const Candidates& candidates)
{
    PartText rule = ruleWith(text);
    rule.kept = {"y"};
    const Network network = networkOf(rule, HouseKind::Row);
    const ValueId y = network.named("made.y");
    const Tensor input = tensorOf(std::span(&candidates, 1));
    LoopBackend loops;
    return {network.value(y), runOnce(loops, network, std::span(&input, 1), std::span(&y, 1)).front().data};
}

float is(const Candidates& candidates, int digit, int row, int column)
{
    return candidates.has(Candidate{digit, row, column}) ? 1.F : 0.F;
}

using Place = std::array<int, 3>;
/// Computes the expected number of y at a place.
using Loop = std::function<double(const Candidates&, Place)>;

double kingsAround(const Candidates& candidates, Place place)
{
    double around = 0;
    for (int row = std::max(place[1] - 1, 0); row <= std::min(place[1] + 1, 8); ++row) {
        for (int column = std::max(place[2] - 1, 0); column <= std::min(place[2] + 1, 8); ++column) {
            if (row != place[1] || column != place[2])
                around += is(candidates, place[0], row, column);
        }
    }
    return around;
}

double shareOfDigit(const Candidates& candidates, Place place)
{
    double sum = 0;
    for (int digit = 0; digit < 9; ++digit)
        sum += std::exp(3 * static_cast<double>(is(candidates, digit, place[1], place[2])));
    return std::exp(3 * static_cast<double>(is(candidates, place[0], place[1], place[2]))) / sum;
}

} // namespace

Q_DECLARE_METATYPE(convoku::Shape)
Q_DECLARE_METATYPE(convoku::Axes)
Q_DECLARE_METATYPE(Loop)

class TestPartWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsWorkOut_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<bool>("real");
        QTest::addColumn<Axes>("axes");
        QTest::addColumn<Loop>("loop");
        const auto row = [](const char* text, Shape shape, bool real, Axes axes, Loop loop) {
            QTest::newRow(text) << QByteArray(text) << shape << real << axes << loop;
        };
        constexpr Shape kAll{9, 9, 9};
        const Loop turned = [](const Candidates& all, Place at) { return is(all, at[2], at[0], at[1]); };
        constexpr Axes kTurned{Axis::Row, Axis::Column, Axis::Digit};
        row("permute(candidates, row, column, digit)", kAll, false, kTurned, turned);
        row("permute(candidates, rows, columns, planes)", kAll, false, kTurned, turned);
        row("permute(permute(candidates, row, column, digit), digit, row, column)  # a; b", kAll, false,
            kCandidatesAxes, [](const Candidates& all, Place at) { return is(all, at[0], at[1], at[2]); });
        row("padded(candidates, rows=1, columns=2)", {9, 11, 13}, false,
            {Axis::Digit, Axis::RowWithEdge, Axis::ColumnWithEdge}, [](const Candidates& all, Place at) {
                const int r = at[1] - 1;
                const int c = at[2] - 2;
                return r < 0 || r > 8 || c < 0 || c > 8 ? 0 : is(all, at[0], r, c);
            });
        row("slide(padded(candidates, rows=1, columns=1), [[1, 1, 1], [1, 0, 1], [1, 1, 1]])  # a; b", kAll, false,
            kCandidatesAxes, kingsAround);
        row("slide(candidates, [[2, -1]])", {9, 9, 8}, false, {Axis::Digit, Axis::Row, Axis::Feature},
            [](const Candidates& all, Place at) {
                return 2 * is(all, at[0], at[1], at[2]) - is(all, at[0], at[1], at[2] + 1);
            });
        row("slide(candidates, [[0.5], [0.25]])", {9, 8, 9}, true, {Axis::Digit, Axis::Feature, Axis::Column},
            [](const Candidates& all, Place at) {
                return 0.5 * static_cast<double>(is(all, at[0], at[1], at[2]))
                    + 0.25 * static_cast<double>(is(all, at[0], at[1] + 1, at[2]));
            });
        row("joined(~candidates, candidates, count(candidates, over=digit))  # a; b; c", {19, 9, 9}, false,
            {Axis::Feature, Axis::Row, Axis::Column}, [](const Candidates& all, Place at) {
                if (at[0] == 18) {
                    double sum = 0;
                    for (int digit = 0; digit < 9; ++digit)
                        sum += static_cast<double>(is(all, digit, at[1], at[2]));
                    return sum;
                }
                return at[0] < 9 ? 1 - static_cast<double>(is(all, at[0], at[1], at[2]))
                                 : static_cast<double>(is(all, at[0] - 9, at[1], at[2]));
            });
        row("joined(candidates, tanh(candidates))  # a; b", {18, 9, 9}, true, {Axis::Feature, Axis::Row, Axis::Column},
            [](const Candidates& all, Place at) {
                const double number = static_cast<double>(is(all, at[0] % 9, at[1], at[2]));
                return at[0] < 9 ? number : std::tanh(number);
            });
        row("average(candidates, over=box)", {9, 3, 3}, true, {Axis::Digit, Axis::BoxRow, Axis::BoxColumn},
            [](const Candidates& all, Place at) {
                double sum = 0;
                for (int i = 0; i < 9; ++i)
                    sum += static_cast<double>(is(all, at[0], 3 * at[1] + i / 3, 3 * at[2] + i % 3));
                return sum / 9;
            });
        row("sigmoid(scaled(candidates, by=2, plus=-1))  # a; b", kAll, true, kCandidatesAxes,
            [](const Candidates& all, Place at) {
                return 1 / (1 + std::exp(1 - 2 * static_cast<double>(is(all, at[0], at[1], at[2]))));
            });
        row("tanh(candidates)", kAll, true, kCandidatesAxes, [](const Candidates& all, Place at) {
            return std::tanh(static_cast<double>(is(all, at[0], at[1], at[2])));
        });
        row("scaled(candidates, by=-0.125, plus=1)", kAll, true, kCandidatesAxes, [](const Candidates& all, Place at) {
            return 1 - 0.125 * static_cast<double>(is(all, at[0], at[1], at[2]));
        });
        // The range is around the numbers, however small or large they are.
        row("scaled(candidates, by=0.0000001, plus=0)", kAll, true, kCandidatesAxes,
            [](const Candidates& all, Place at) { return 1e-7 * static_cast<double>(is(all, at[0], at[1], at[2])); });
        row("scaled(candidates, by=0.5, plus=999999.5)", kAll, true, kCandidatesAxes,
            [](const Candidates& all, Place at) {
                return 999999.5 + 0.5 * static_cast<double>(is(all, at[0], at[1], at[2]));
            });
        row("slide(candidates, [[1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]])",
            {9, 3, 7}, false, {Axis::Digit, Axis::Feature, Axis::Feature}, [](const Candidates& all, Place at) {
                double sum = 0;
                for (int i = 0; i < 21; ++i)
                    sum += static_cast<double>(is(all, at[0], at[1] + i / 3, at[2] + i % 3));
                return sum;
            });
        // Blocks of the padded board are no cells.
        row("largest(padded(candidates, rows=9, columns=9), over=box)  # a; b", kAll, false,
            {Axis::Digit, Axis::Feature, Axis::Feature}, [](const Candidates& all, Place at) {
                double most = 0;
                for (int i = 0; i < 9; ++i) {
                    const int r = 3 * at[1] + i / 3 - 9;
                    const int c = 3 * at[2] + i % 3 - 9;
                    if (r >= 0 && r < 9 && c >= 0 && c < 9)
                        most = std::max(most, static_cast<double>(is(all, at[0], r, c)));
                }
                return most;
            });
        row("scaled(candidates, by=0, plus=0.5)", kAll, true, kCandidatesAxes,
            [](const Candidates&, Place) { return 0.5; });
        row("softmax(scaled(candidates, by=3, plus=0), along=digit)  # a; b", kAll, true, kCandidatesAxes,
            shareOfDigit);
        row("softmax(scaled(candidates, by=3, plus=0), along=planes)  # a; b", kAll, true, kCandidatesAxes,
            shareOfDigit);
        row("convolution(candidates, [[0.5, 0, 0, 0, 0, 0, 0, 0, -0.25]], bias=[0.125])", {1, 9, 9}, true, kImageAxes,
            [](const Candidates& all, Place at) {
                return 0.125 + 0.5 * static_cast<double>(is(all, 0, at[1], at[2]))
                    - 0.25 * static_cast<double>(is(all, 8, at[1], at[2]));
            });
        row("at_least(count(candidates, over=digit), 3)  # a; b", {1, 9, 9}, false, kImageAxes,
            [](const Candidates& all, Place at) {
                int digits = 0;
                for (int digit = 0; digit < 9; ++digit)
                    digits += static_cast<int>(is(all, digit, at[1], at[2]));
                return digits >= 3 ? 1 : 0;
            });
        row("at_least(average(candidates, over=row), 0.5)  # a; b", {9, 9, 1}, false,
            {Axis::Digit, Axis::Row, Axis::One}, [](const Candidates& all, Place at) {
                int places = 0;
                for (int column = 0; column < 9; ++column)
                    places += static_cast<int>(is(all, at[0], at[1], column));
                return places >= 5 ? 1 : 0;
            });
        row("matrix_product(candidates, count(candidates, over=digit))  # a; b", kAll, false, kCandidatesAxes,
            [](const Candidates& all, Place at) {
                int sum = 0;
                for (int k = 0; k < 9; ++k) {
                    for (int digit = 0; digit < 9; ++digit)
                        sum += static_cast<int>(is(all, at[0], at[1], k)) * static_cast<int>(is(all, digit, k, at[2]));
                }
                return sum;
            });
        row("rms_normalise(candidates, along=column, epsilon=0.25)", kAll, true, kCandidatesAxes,
            [](const Candidates& all, Place at) {
                int places = 0;
                for (int column = 0; column < 9; ++column)
                    places += static_cast<int>(is(all, at[0], at[1], column));
                return static_cast<double>(is(all, at[0], at[1], at[2])) / std::sqrt(places / 9.0 + 0.25);
            });
        row("gelu(scaled(candidates, by=-1, plus=0))  # a; b", kAll, true, kCandidatesAxes,
            [](const Candidates& all, Place at) { return is(all, at[0], at[1], at[2]) == 1 ? -0.1586552539 : 0; });
        // A whole mask of real numbers: the first of the largest.
        row("pick_one(average(candidates, over=row))  # a; b", {9, 9, 1}, false, {Axis::Digit, Axis::Row, Axis::One},
            [](const Candidates& all, Place at) {
                const auto count = [&](int r) {
                    int places = 0;
                    for (int column = 0; column < 9; ++column)
                        places += static_cast<int>(is(all, at[0], r, column));
                    return places;
                };
                int best = 0;
                for (int r = 1; r < 9; ++r)
                    best = count(r) > count(best) ? r : best;
                return best == at[1] ? 1 : 0;
            });
    }
    void wordsWorkOut()
    {
        QFETCH(QByteArray, text);
        QFETCH(Shape, shape);
        QFETCH(bool, real);
        QFETCH(Axes, axes);
        QFETCH(Loop, loop);
        for (const double density : {0.2, 0.5, 0.9}) {
            Random random(5);
            const Candidates candidates = randomCandidates(random, density);
            const Made made = madeOf(text.toStdString(), candidates);
            QVERIFY2(made.value.shape == shape, toString(made.value.shape).c_str());
            QCOMPARE(made.value.numbers == NumberKind::Real, real);
            QVERIFY(made.value.axes == axes);
            for (int i = 0; i < shape.elements(); ++i) {
                const Place place{i / (shape.rows * shape.columns), i / shape.columns % shape.rows, i % shape.columns};
                const double wanted = loop(candidates, place);
                const double got = static_cast<double>(made.numbers[static_cast<std::size_t>(i)]);
                QVERIFY2(std::abs(got - wanted) <= (real ? 1e-6 : 0), qPrintable(QString::number(i)));
                QVERIFY(got >= made.value.range.low && got <= made.value.range.high);
            }
        }
    }

    void whatCannotBeBuiltIsTold_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<Expected>("expected");
        QTest::addColumn<int>("column");
        const auto row = [](const char* value, Expected expected, int column) {
            QTest::newRow(value) << QByteArray(value) << expected << column + 8;
        };
        row("permute(candidates, digit, row)", Expected::Arguments, 1);
        row("permute(candidates, digit, row, row)", Expected::Dimension, 33);
        row("permute(candidates, digit, row, rows)", Expected::Dimension, 33);
        row("permute(candidates, digit, row, box)", Expected::Dimension, 33);
        row("permute(candidates, 1, row, column)", Expected::Dimension, 21);
        row("permute(count(candidates, over=digit), digit, row, column)", Expected::Dimension, 40);
        row("padded(candidates, 1, 1)", Expected::Arguments, 1);
        row("padded(candidates, rows=-1, columns=1)", Expected::WholeNumber, 25);
        row("padded(candidates, rows=1, columns=10)", Expected::WholeNumber, 36);
        row("padded(candidates, rows=0.5, columns=1)", Expected::WholeNumber, 25);
        row("padded(spread(candidates, over=board), rows=9, columns=9)", Expected::SmallerNumbers, 1);
        row("joined(candidates)", Expected::Arguments, 1);
        row("joined(candidates, along=candidates)", Expected::Arguments, 1);
        row("joined(candidates, candidates, candidates, candidates, candidates, candidates, candidates, candidates, "
            "candidates, candidates, candidates, candidates, candidates, candidates, candidates, candidates, "
            "candidates)",
            Expected::Arguments, 1);
        row("joined(candidates, count(candidates, over=row))", Expected::FittingShapes, 1);
        row("joined(spread(candidates, over=board), spread(candidates, over=board))", Expected::SmallerNumbers, 1);
        row("slide(candidates, 3)", Expected::Kernel, 19);
        row("slide(candidates, [[1, 2], [1]])", Expected::Kernel, 28);
        row("slide(candidates, [1, 2])", Expected::Kernel, 20);
        row("slide(count(candidates, over=row), [[1, 1]])", Expected::FittingShapes, 1);
        row("slide(scaled(candidates, by=99999, plus=0), [[99, 99]])", Expected::SmallerNumbers, 1);
        row("softmax(candidates, over=digit)", Expected::Arguments, 1);
        row("softmax(candidates, along=house)", Expected::Dimension, 27);
        row("average(candidates, over=digit)", Expected::Axis, 26);
        row("scaled(candidates, by=row, plus=0)", Expected::Number, 23);
        row("scaled(candidates, by=0.5, plus=[1])", Expected::Number, 33);
        row("clamp(candidates, from=0.5, to=1)", Expected::WholeNumber, 24);
        row("equals(candidates, 0.5)", Expected::WholeNumber, 20);
        row("at_least(candidates)", Expected::Arguments, 1);
        row("matrix_product(candidates, count(candidates, over=column))", Expected::FittingShapes, 1);
        row("matrix_product(scaled(candidates, by=99999, plus=0), scaled(candidates, by=99, plus=0))",
            Expected::SmallerNumbers, 1);
        row("matrix_product(reshape(candidates, 1, 729, 1), reshape(candidates, 1, 1, 729))", Expected::SmallerNumbers,
            1);
        row("matrix_product(reshape(spread(candidates, over=board), 1, 243, 243), "
            "reshape(spread(candidates, over=board), 1, 243, 243))",
            Expected::LessWork, 1);
        row("rms_normalise(candidates, along=digit)", Expected::Arguments, 1);
        row("rms_normalise(candidates, along=digit, epsilon=0)", Expected::NumberAboveZero, 48);
        row("rms_normalise(candidates, along=digit, epsilon=row)", Expected::Number, 48);
        row("any(gelu(candidates))", Expected::WholeValue, 5);
        row("at_least(candidates, count(candidates, over=row))", Expected::Number, 22);
        row("convolution(candidates, [[a, 0, 0, 0, 0, 0, 0, 0, 0]])", Expected::Number, 27);
        row("sigmoid()", Expected::Arguments, 1);
        // Questions that only whole numbers answer.
        row("~tanh(candidates)", Expected::WholeValue, 2);
        row("candidates & sigmoid(candidates)", Expected::WholeValue, 14);
        row("candidates | sigmoid(candidates)", Expected::WholeValue, 14);
        row("any(sigmoid(candidates))", Expected::WholeValue, 5);
        row("equals(sigmoid(candidates), 1)", Expected::WholeValue, 8);
        row("same(candidates, sigmoid(candidates))", Expected::WholeValue, 18);
        row("select(candidates, candidates, sigmoid(candidates))", Expected::WholeValue, 32);
    }
    void whatCannotBeBuiltIsTold()
    {
        QFETCH(QByteArray, value);
        QFETCH(Expected, expected);
        QFETCH(int, column);
        const PartText rule = ruleWith(value.toStdString() + "  # a; b; c");
        const auto mistake = checkPart(rule);
        QVERIFY(mistake.has_value());
        QCOMPARE(static_cast<int>(mistake->expected), static_cast<int>(expected));
        QCOMPARE(mistake->place.line, 3);
        QCOMPARE(mistake->place.column, column);
        QVERIFY_THROWS_EXCEPTION(Error, networkOf(rule, HouseKind::Row));
    }

    /// Results that go from pass to pass must be whole numbers.
    void aRealResultIsRefused()
    {
        PartText rule = read(ruleOf("    x = any(candidates)  # w"));
        rule.lines.back().value = read(ruleOf("    x = sigmoid(candidates)  # w")).lines.front().value;
        rule.lines.back().words = {"w"};
        const auto mistake = checkPart(rule);
        QVERIFY(mistake && mistake->expected == Expected::WholeResult && mistake->place.line == 5);
    }

    void valuesSayWhichNumbersTheyAre()
    {
        const auto values = valuesOf(ruleWith("tanh(candidates)"), {});
        QVERIFY(values.at(0).numbers == NumberKind::Real && values.at(1).numbers == NumberKind::Whole);
        QVERIFY((values.at(0).range == Range{-1, 1}));
    }

    void decimals_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("number");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("a half") << QByteArray("0.5") << 0.5 << QByteArray("0.5");
        QTest::newRow("less than 0") << QByteArray("-12.25") << -12.25 << QByteArray("-12.25");
        QTest::newRow("zeros behind") << QByteArray("3.500") << 3.5 << QByteArray("3.5");
        QTest::newRow("nothing but zeros") << QByteArray("7.0") << 7.0 << QByteArray("7");
        QTest::newRow("small") << QByteArray("0.000000001") << 1e-9 << QByteArray("0.000000001");
        QTest::newRow("long") << QByteArray("123456.123456789") << 123456.123456789 << QByteArray("123456.123456789");
        QTest::newRow("a tenth") << QByteArray("0.1") << 0.1 << QByteArray("0.1");
    }
    void decimals()
    {
        QFETCH(QByteArray, text);
        QFETCH(double, number);
        QFETCH(QByteArray, written);
        const PartText rule = ruleWith("scaled(candidates, by=" + text.toStdString() + ", plus=0)");
        QCOMPARE(rule.lines.front().value.operands.at(1).number, number);
        const std::string again = toText(rule);
        QVERIFY2(again.find("by=" + written.toStdString() + ",") != std::string::npos, again.c_str());
        QVERIFY(read(again) == rule);
    }
    void decimalsReadBack()
    {
        Random random(29);
        for (int i = 0; i < 2000; ++i) {
            std::string digits = std::to_string(randomNumber(random, -999999, 999999)) + '.';
            for (int n = randomNumber(random, 1, 9); n > 0; --n)
                digits += static_cast<char>('0' + randomNumber(random, 0, 9));
            const PartText rule = ruleWith("scaled(candidates, by=" + digits + ", plus=0)");
            QCOMPARE(rule.lines.front().value.operands.at(1).number, QByteArray::fromStdString(digits).toDouble());
            QVERIFY2(read(toText(rule)) == rule, digits.c_str());
        }
    }
    void wrongDecimals_data()
    {
        QTest::addColumn<QByteArray>("number");
        QTest::addColumn<Expected>("expected");
        QTest::addColumn<int>("column");
        QTest::newRow("too many behind the point") << QByteArray("0.1234567890") << Expected::SmallerNumber << 31;
        QTest::newRow("too many before it") << QByteArray("1234567.5") << Expected::SmallerNumber << 31;
        QTest::newRow("nothing behind it") << QByteArray("1.") << Expected::Sign << 32;
        QTest::newRow("nothing before it") << QByteArray(".5") << Expected::Value << 31;
        QTest::newRow("two points") << QByteArray("1.5.5") << Expected::Sign << 34;
        QTest::newRow("an exponent") << QByteArray("1.5e3") << Expected::Sign << 34;
    }
    void wrongDecimals()
    {
        QFETCH(QByteArray, number);
        QFETCH(Expected, expected);
        QFETCH(int, column);
        const ParsedFile parsed
            = parseNetworkFile(ruleOf("    x = scaled(candidates, by=" + number.toStdString() + ", plus=0)  # w"));
        const auto* mistake = std::get_if<TextMistake>(&parsed);
        QVERIFY(mistake != nullptr);
        QCOMPARE(static_cast<int>(mistake->expected), static_cast<int>(expected));
        QCOMPARE(mistake->place.column, column);
    }
};

CONVOKU_APPLESS_TEST(TestPartWords)
#include "tst_part_words.moc"
