// SPDX-License-Identifier: MIT
// Numbers of a rule that are changed, in its layers and in its text: each by itself, there and back.
#include "solver/error.h"
#include "solver/network/text/bending.h"
#include "tests/network/part_text_testing.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr double kTried[] = {-3, 0, 1, 2, 0.5};

/// Every number of every layer, as the network has it.
std::vector<std::vector<double>> numbersOfAll(const Network& network)
{
    std::vector<std::vector<double>> all;
    for (const Layer& layer : network.layers) {
        std::vector<double> numbers(layer.weights.begin(), layer.weights.end());
        numbers.insert(numbers.end(), layer.bias.begin(), layer.bias.end());
        numbers.insert(numbers.end(),
            {layer.factor, layer.offset, static_cast<double>(layer.limits.low), static_cast<double>(layer.limits.high),
                static_cast<double>(layer.threshold)});
        all.push_back(std::move(numbers));
    }
    return all;
}

/// The same with one number bent, worked out here by what the layer is.
std::vector<std::vector<double>> bentByHand(const Network& network, const NumbersOfLayer& of, const Bend& bend)
{
    auto all = numbersOfAll(network);
    const Layer& layer = network.layers[of.layer];
    const std::size_t weights = layer.weights.size();
    const std::size_t biases = layer.bias.size();
    std::vector<double>& numbers = all[of.layer];
    using Kind = NumbersOfLayer::Kind;
    switch (of.kind) {
    case Kind::Window: {
        const std::size_t window = weights / biases;
        for (std::size_t plane = 0; plane < biases; ++plane)
            numbers[bend.number < window ? plane * window + bend.number : weights + plane] = bend.to;
        break;
    }
    case Kind::Weights:
        numbers[bend.number] = bend.to; // the biases stand behind the weights here too
        break;
    case Kind::Kernel: {
        const std::size_t kernel = weights / biases;
        for (std::size_t plane = 0; plane < biases; ++plane)
            numbers[plane * kernel + bend.number] = bend.to;
        break;
    }
    case Kind::Compared:
        numbers[weights + biases + 1] = 1 - bend.to;
        all[of.layer + 2][1] = bend.to + 1; // k + 1 − a, behind the relu of a − k + 1
        break;
    case Kind::Scaled:
        numbers[weights + biases + bend.number] = bend.to;
        break;
    case Kind::Limits:
        numbers[weights + biases + 2 + bend.number] = bend.to;
        break;
    case Kind::Threshold:
        numbers[weights + biases + 4] = bend.to;
        break;
    }
    return all;
}

PartText partIn(const std::string& text, const std::string& id)
{
    const NetworkFile file = readFile(text);
    return *std::ranges::find(file.parts, id, &PartText::id);
}

QByteArray allKinds()
{
    return "# Above it.\n"
           "rule made(house: row, column, box):\n"
           "    \"Says something.\"\n"
           "    places = count( candidates , over = house )  # places – not 1\n"
           "    # between\n"
           "    one = equals(places, 1)  # one\n"
           "    far = any(convolution(candidates, [[1, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, -2]],\n"
           "        # and more\n"
           "        bias=[0, 3]))  # sums; any\n"
           "    near = any(convolution(candidates,\n"
           "        transposed(beside(ones(9, 1), zeros(9,1)))))  # sums; any\n"
           "    slid = any(count(slide(padded(candidates, rows=1, columns=1), [[1, 1, 1], [1, 0, 1], [1, 1, 1]]), "
           "over=digit))  # a; b; c; d\n"
           "    scale = clamp(scaled(slid, by=2, plus=-1), from=0, to=1)  # a; b\n"
           "    both = at_least(count(far, over=digit), 1) | any(count(near, over=digit))  # a; b; c; d; e\n"
           "    x = any(spread(one, over=house)) & scale & both  # a; b; c; d\n"
           "    cause x\n"
           "    return candidates & x  # stays\n";
}

} // namespace

class TestBending : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNumberThereAndBack_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("id");
        for (const char* id : {"naked_single", "hidden_single", "pointing", "naked_pair"}) {
            const std::string_view text = shippedText(id);
            QTest::newRow(id) << QByteArray(text.data(), static_cast<qsizetype>(text.size())) << QByteArray(id);
        }
        QTest::newRow("all kinds") << allKinds() << QByteArray("made");
        const std::string_view kernel = shippedText("subset");
        QTest::newRow("kernel") << QByteArray(kernel.data(), static_cast<qsizetype>(kernel.size()))
                + "\nrule laid_pair(house: row, box) = subset(value=cell, group=house, place=digit, k=2):\n    "
                  "\"Says.\"\n" << QByteArray("laid_pair");
    }
    void everyNumberThereAndBack()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, id);
        const std::string original = text.toStdString();
        const PartText part = partIn(original, id.toStdString());
        int bends = 0;
        for (const HouseKind house : part.houses) {
            const PartOptions options{.house = house};
            const Network written = networkOf(part, house);
            for (const NumbersOfLayer& of : numbersOf(part, options)) {
                QCOMPARE(of.numbers.size() >= of.weights(), true);
                for (std::size_t number = 0; number < of.numbers.size(); ++number) {
                    // Tries only some of hundreds of weights.
                    if (of.weights() > 9 && number % (of.weights() > 81 ? 97 : 7) != 0)
                        continue;
                    for (const double to : kTried) {
                        const Bend bend{of.layer, number, to};
                        const bool isWhole
                            = of.kind == NumbersOfLayer::Kind::Compared || of.kind == NumbersOfLayer::Kind::Limits;
                        if (isWhole && to == 0.5)
                            continue;
                        const PartText changed = bent(part, options, bend);
                        const auto said = bentText(original, part, options, bend);
                        QVERIFY(said.has_value());
                        const PartText again = partIn(*said, id.toStdString());
                        QVERIFY(again.lines == changed.lines);
                        QCOMPARE(*said == original, to == of.numbers[number]);
                        // Text around it stays: comments are among it.
                        QCOMPARE(std::ranges::count(*said, '#'), std::ranges::count(original, '#'));
                        if (const auto mistake = checkPart(changed, options)) {
                            // Only what is not whole, or no number that this word can have.
                            QVERIFY(to == 0.5 || of.kind == NumbersOfLayer::Kind::Limits);
                            continue;
                        }
                        ++bends;
                        QVERIFY(numbersOfAll(networkOf(changed, house)) == bentByHand(written, of, bend));
                        const auto numbers = numbersOf(again, options);
                        const auto found = std::ranges::find(numbers, of.layer, &NumbersOfLayer::layer);
                        QCOMPARE(found->numbers[number], to);
                        // Another one on top, then both back.
                        if (of.kind == NumbersOfLayer::Kind::Limits)
                            continue; // with other ends nothing may be between them
                        const Bend other{of.layer, number == 0 ? of.weights() - 1 : 0, 5};
                        const auto two = bentText(*said, again, options, other);
                        QVERIFY(two.has_value());
                        const Bend back{of.layer, number, of.numbers[number]};
                        const auto one = bentText(*two, partIn(*two, id.toStdString()), options, back);
                        QVERIFY(one.has_value());
                        const Bend otherBack{of.layer, other.number, of.numbers[other.number]};
                        const auto none = bentText(*one, partIn(*one, id.toStdString()), options, otherBack);
                        QVERIFY(none.has_value());
                        QVERIFY(
                            numbersOfAll(networkOf(partIn(*none, id.toStdString()), house)) == numbersOfAll(written));
                    }
                }
            }
        }
        QVERIFY(bends > 20);
    }

    /// A bent count equals the sum that a loop works out.
    void bentCounts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("place"); // in the row
        QTest::addColumn<double>("weight");
        QTest::addColumn<double>("bias");
        QTest::newRow("weight") << QByteArray("bent(count(candidates, over=house), place=5, to=3)") << 4 << 3. << 0.;
        QTest::newRow("bias") << QByteArray("bent(count(candidates, over=house), bias=-2)") << 0 << 1. << -2.;
        QTest::newRow("both") << QByteArray("bent(bent(count(candidates, over=house), bias=4), place=9, to=-1)") << 8
                              << -1. << 4.;
        QTest::newRow("outermost") << QByteArray(
            "bent(bent(count(candidates, over=house), place=1, to=7), place=1, to=0)")
                                   << 0 << 0. << 0.;
    }
    void bentCounts()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, place);
        QFETCH(const double, weight);
        QFETCH(const double, bias);
        PartText rule = read(ruleOf("    y = " + text.toStdString() + "  # w\n    x = any(candidates)  # w"));
        rule.kept = {"y"};
        const Network network = networkOf(rule, HouseKind::Row);
        Random random(11);
        const Candidates candidates = randomCandidates(random, 0.5);
        const Tensor input = tensorOf(std::span(&candidates, 1));
        const ValueId y = network.named("made.y");
        LoopBackend loops;
        const Tensor made = runOnce(loops, network, std::span(&input, 1), std::span(&y, 1)).front();
        for (std::size_t digit = 0; digit < 9; ++digit) {
            for (std::size_t row = 0; row < 9; ++row) {
                double sum = bias;
                for (std::size_t column = 0; column < 9; ++column) {
                    const double factor = static_cast<int>(column) == place ? weight : 1;
                    sum += factor * static_cast<double>(input.data[digit * 81 + row * 9 + column]);
                }
                QCOMPARE(static_cast<double>(made.data[digit * 9 + row]), sum);
            }
        }
    }

    void mistakes_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("expected");
        QTest::addColumn<int>("column");
        const auto row = [](const char* value, Expected expected, int column) {
            QTest::newRow(value) << QByteArray(value) << static_cast<int>(expected) << column;
        };
        row("bent(count(candidates, over=house), place=0, to=2)", Expected::PlaceOfWeight, 51);
        row("bent(count(candidates, over=house), place=10, to=2)", Expected::PlaceOfWeight, 51);
        row("bent(count(candidates, over=house), place=1.5, to=2)", Expected::PlaceOfWeight, 51);
        row("bent(count(candidates, over=house), place=1)", Expected::Arguments, 9);
        row("bent(count(candidates, over=house))", Expected::Arguments, 9);
        row("bent()", Expected::Sign, 9);
        row("bent(count(candidates, over=house), place=1, to=candidates)", Expected::Number, 57);
        row("bent(count(candidates, over=house), bias=999999, to=2)", Expected::Arguments, 9);
        row("bent(any(candidates), place=1, to=2)", Expected::Sign, 14);
        row("bent(count(any(candidates), over=digit), place=9, to=999999)", Expected::Words, 5);
        row("bent(count(scaled(candidates, by=999999, plus=0), over=row), place=9, to=999999)",
            Expected::SmallerNumbers, 9);
        row("convolution(candidates, bent(ones(1, 9), row=2, column=1, to=2))", Expected::PlaceOfWeight, 54);
        row("convolution(candidates, bent(ones(1, 9), row=1, column=10, to=2))", Expected::PlaceOfWeight, 64);
        row("convolution(candidates, bent(ones(1, 9), place=1, to=2))", Expected::Arguments, 33);
        row("convolution(candidates, bent(7, row=1, column=1, to=2))", Expected::Weights, 38);
        row("convolution(candidates, bent())", Expected::Arguments, 33);
    }
    void mistakes()
    {
        QFETCH(const QByteArray, value);
        QFETCH(const int, expected);
        QFETCH(const int, column);
        const char* const words = expected == static_cast<int>(Expected::Words) ? "  # w; w; w" : "  # w";
        const PartText rule = read(ruleOf("    y = " + value.toStdString() + words + "\n    x = any(candidates)  # w"));
        const auto mistake = checkPart(rule);
        QVERIFY(mistake.has_value());
        QCOMPARE(static_cast<int>(mistake->expected), expected);
        QCOMPARE(mistake->place.line, 3);
        QCOMPARE(mistake->place.column, column);
    }

    void noSuchNumber()
    {
        const PartText* part = shippedPart("hidden_single");
        QVERIFY_THROWS_EXCEPTION(Error, bent(*part, {}, {1, 1, 2}));
        QVERIFY_THROWS_EXCEPTION(Error, bent(*part, {}, {3, 0, 2}));
        // A text that it does not stand in.
        const std::string other(shippedText("naked_pair"));
        QVERIFY(!bentText(other, *part, {}, {0, 0, 2}).has_value());
        QVERIFY(!bentText("", *part, {}, {0, 0, 2}).has_value());
        // The kernel's lines stand in another file.
        const std::string laid
            = "rule my_pair(house: row) = subset(value=cell, group=house, place=digit, k=2):\n    \"S\"\n";
        const PartText rule = partIn(laid, "my_pair");
        for (const NumbersOfLayer& of : numbersOf(rule))
            QVERIFY(!bentText(laid, rule, {}, {of.layer, 0, 3}).has_value());
    }

    /// A user's comment inside a bent(…) that is no longer needed is not removed with it; the change is refused.
    void commentsStay()
    {
        const auto textOf = [](const std::string& comment) {
            return ruleOf("    y = bent(count(candidates, over=house),\n" + comment
                + "        place=5, to=3)  # w\n    x = any(candidates)  # w");
        };
        const std::string plain = textOf({});
        const auto back = bentText(plain, partIn(plain, "made"), {}, {0, 4, 1});
        QVERIFY(back.has_value());
        QVERIFY(back->find("bent(") == std::string::npos);
        const std::string said = textOf("        # five counts three times\n");
        QVERIFY(!bentText(said, partIn(said, "made"), {}, {0, 4, 1}).has_value());
        const auto further = bentText(said, partIn(said, "made"), {}, {0, 4, 7});
        QVERIFY(further.has_value());
        QVERIFY(further->find("# five counts three times") != std::string::npos);
    }

    /// A house of the network's own counts its cells in the order in which they are named.
    void ownHouses()
    {
        PartText rule = read(
            ruleOf("    y = bent(count(candidates, over=house), place=2, to=5)  # w\n    x = any(candidates)  # w"));
        rule.kept = {"y"};
        HouseCells house = classicHouses().front();
        std::swap(house.cells[1], house.cells[8]);
        NetworkBuilder net(rule.id);
        const ValueId candidates = net.input("candidates", {kSide, kSide, kSide}, {0, 1}, kCandidatesAxes);
        net.beginGroup(GroupKind::Rule, rule.id, {candidates});
        const ValueId left = buildPartLayers(net, rule, {candidates}, {.ownHouse = house}).front();
        net.endGroup({left});
        const Network network = net.build({left});
        const Layer& count = network.layers.front();
        for (std::size_t cell = 0; cell < 81; ++cell) {
            const bool isSecond = static_cast<int>(cell) == house.cells[1].index();
            const bool isIn = std::ranges::count(house.cells, Cell::fromIndex(static_cast<int>(cell))) > 0;
            QCOMPARE(static_cast<double>(count.weights[cell]), isSecond ? 5. : isIn ? 1. : 0.);
        }
    }
};

CONVOKU_GUILESS_TEST(TestBending)
#include "tst_bending.moc"
