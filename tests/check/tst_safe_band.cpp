// SPDX-License-Identifier: MIT
// How far numbers of rules can be bent: worked out by hand, and tried by another backend on boards made by chance.
#include "solver/check/safe_band.h"
#include "solver/error.h"
#include "solver/network/pass.h"
#include "tests/check/rule_files.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

#include <array>
#include <cmath>
#include <limits>

using namespace convoku;
using namespace convoku::testing;
using check::Band;
using check::SafeBand;

namespace {

constexpr Range kAsked{-4, 5};
constexpr auto kEnd = 99; ///< nobody asked further

/// Returns the candidates that the rule leaves, computed by plain loops over its layers.
Candidates leftBy(const PartText& rule, const Candidates& board)
{
    NetworkBuilder net(rule.id);
    const ValueId candidates = net.input("candidates", {kSide, kSide, kSide}, {0, 1}, kCandidatesAxes);
    net.beginGroup(GroupKind::Rule, rule.id, {candidates});
    const ValueId result = buildPartLayers(net, rule, {candidates}, {.house = HouseKind::Row}).front();
    net.endGroup({result});
    const Network network = net.build({result});
    LoopBackend loops;
    const Tensor input = tensorOf(std::span(&board, 1));
    const Tensor left = runOnce(loops, network, std::span(&input, 1), network.outputs).front();
    Candidates made;
    for (int i = 0; i < kCandidates; ++i) {
        if (left.data[static_cast<std::size_t>(i)] != 0.F)
            made.add(i);
    }
    return made;
}

/// A board in which little is open: rules find something there.
Candidates likelyBoard(Random& random)
{
    Candidates board = randomCandidates(random, 0.15 + 0.1 * randomNumber(random, 0, 6));
    for (int i = 0; i < 30; ++i) {
        const int cell = randomNumber(random, 0, kCells - 1);
        for (int digit = 0; digit < kSide; ++digit)
            board.remove(digit * kCells + cell);
        board.add(randomNumber(random, 0, kSide - 1) * kCells + cell);
    }
    return board;
}

/// A Latin square with boxes: a shifted pattern under exchanged digits.
bool isSolution(const Grid& grid)
{
    for (const HouseCells& house : classicHouses()) {
        std::array<int, 10> times{};
        for (const Cell cell : house.cells)
            ++times[static_cast<std::size_t>(grid.digit(cell))];
        for (int digit = 1; digit <= 9; ++digit) {
            if (times[static_cast<std::size_t>(digit)] != 1)
                return false;
        }
    }
    return true;
}

} // namespace

class TestSafeBand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The bands of hidden_single and naked_single are as worked out by hand. In hidden_single, count counts a digit's
    /// places in the row, and one asks whether it is 1; digits counts the digits that have only this cell, and has asks
    /// whether there are any.
    void bands_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("number");
        QTest::addColumn<QList<int>>("same");
        QTest::addColumn<QList<int>>("sound");
        // A place that counts twice is never the only one: such singles are missed, and nothing false is found. One
        // that does not count makes an only place of another one.
        QTest::newRow("weight of the count") << QByteArray("hidden_single") << 0 << 4 << QList{1, 1} << QList{1, kEnd};
        // If digits without a place count as one, their cause is empty; a bias of 1 finds only these.
        QTest::newRow("bias of the count") << QByteArray("hidden_single") << 0 << 9 << QList{0, 0} << QList{0, kEnd};
        // No places: the cause is empty. Two: both places lose what they have.
        QTest::newRow("k") << QByteArray("hidden_single") << 1 << 0 << QList{1, 1} << QList{-kEnd, 1};
        // Any digit is enough however much it counts; where it counts nothing, less is cleared.
        QTest::newRow("weight of the digits")
            << QByteArray("hidden_single") << 9 << 2 << QList{1, kEnd} << QList{-kEnd, kEnd};
        // With a bias every cell would be cleared of what is not its cause.
        QTest::newRow("bias of the digits") << QByteArray("hidden_single") << 9 << 9 << QList{0, 0} << QList{-kEnd, 0};
        // A cell with one candidate: where that counts as two it is missed; where one does not count, a cell with two
        // is taken for a single, and both are cleared from the row.
        QTest::newRow("digit of a naked single")
            << QByteArray("naked_single") << 0 << 0 << QList{1, 1} << QList{1, kEnd};
    }
    void bands()
    {
        QFETCH(const QByteArray, id);
        QFETCH(const int, layer);
        QFETCH(const int, number);
        QFETCH(const QList<int>, same);
        QFETCH(const QList<int>, sound);
        const PartText& rule = *shippedPart(id.toStdString());
        const Bend bend{static_cast<std::size_t>(layer), static_cast<std::size_t>(number), 0};
        double last = -1;
        check::CheckLimits limits;
        // At most nine numbers for each band, and the written one.
        int progressCalls = 0;
        limits.progress = [&](double part) {
            QCOMPARE(part, progressCalls++ / 19.);
            last = part;
        };
        const SafeBand band = check::safeBandOf(rule, HouseKind::Row, bend, kAsked, limits);
        qInfo("same %d … %d, sound %d … %d, %.2f s", band.same.low, band.same.high, band.sound ? band.sound->low : 0,
            band.sound ? band.sound->high : 0, band.seconds);
        QVERIFY(last > 0);
        QVERIFY(band.sound.has_value());
        const auto is = [](const Band& actual, const QList<int>& expected) {
            QCOMPARE(actual.low, std::max(expected[0], kAsked.low));
            QCOMPARE(actual.high, std::min(expected[1], kAsked.high));
            QVERIFY(actual.below == (expected[0] < kAsked.low ? Band::End::Asked : Band::End::Refuted));
            QVERIFY(actual.above == (expected[1] > kAsked.high ? Band::End::Asked : Band::End::Refuted));
        };
        is(band.same, same);
        is(*band.sound, sound);
        QCOMPARE(band.differsBelow.has_value(), band.same.below == Band::End::Refuted);
        QCOMPARE(band.differsAbove.has_value(), band.same.above == Band::End::Refuted);
        QCOMPARE(band.wrongBelow.has_value(), band.sound->below == Band::End::Refuted);
        QCOMPARE(band.wrongAbove.has_value(), band.sound->above == Band::End::Refuted);

        const auto with = [&](int to) {
            return bent(rule, {.house = HouseKind::Row}, {bend.layer, bend.number, static_cast<double>(to)});
        };
        // Inside, boards by chance see no difference.
        Random random(17);
        for (int to = band.same.low; to <= band.same.high; ++to) {
            for (int i = 0; i < 20; ++i) {
                const Candidates board = likelyBoard(random);
                QVERIFY(leftBy(rule, board) == leftBy(with(to), board));
            }
        }
        // Next to them the boards that came with the answer do.
        const auto differs = [&](const std::optional<check::Difference>& difference, int to) {
            if (!difference)
                return;
            QVERIFY(difference->left == leftBy(rule, difference->board));
            QVERIFY(difference->leftBent == leftBy(with(to), difference->board));
            QVERIFY(difference->left != difference->leftBent);
            for (const std::uint16_t candidate : difference->board.indices()) {
                Candidates less = difference->board;
                less.remove(candidate);
                QVERIFY(leftBy(rule, less) == leftBy(with(to), less));
            }
        };
        differs(band.differsBelow, band.same.low - 1);
        differs(band.differsAbove, band.same.high + 1);
        const auto isWrong = [&](const std::optional<check::Counterexample>& counterexample, int to) {
            if (!counterexample)
                return;
            QVERIFY(counterexample->kind == check::Counterexample::Kind::LosesSolution);
            QVERIFY(isSolution(counterexample->solution));
            for (int cell = 0; cell < kCells; ++cell)
                QVERIFY(counterexample->board.has(
                    Candidate::of(counterexample->solution.digit(cell) - 1, Cell::fromIndex(cell))));
            const Candidates left = leftBy(with(to), counterexample->board);
            QVERIFY(counterexample->board.has(counterexample->candidate) && !left.has(counterexample->candidate));
            QCOMPARE(
                counterexample->solution.digit(counterexample->candidate.cell()), counterexample->candidate.digit + 1);
        };
        isWrong(band.wrongBelow, band.sound->low - 1);
        isWrong(band.wrongAbove, band.sound->high + 1);
    }

    /// Real weights between the ends give answers that round to the written ones for every input, and just beyond them
    /// some does not: tried on all rows of nine, through the formulas of `equals` and `any`.
    void answersOfRealNumbers_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("number");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        constexpr double kNone = std::numeric_limits<double>::infinity();
        QTest::newRow("weight, then one?") << QByteArray("hidden_single") << 0 << 4 << 0.5 << 1.5;
        QTest::newRow("bias, then one?") << QByteArray("hidden_single") << 0 << 9 << -0.5 << 0.5;
        QTest::newRow("k") << QByteArray("hidden_single") << 1 << 0 << 0.5 << 1.5;
        QTest::newRow("weight, then any?") << QByteArray("hidden_single") << 9 << 2 << 0.5 << kNone;
        QTest::newRow("bias, then any?") << QByteArray("hidden_single") << 9 << 9 << -0.5 << 0.5;
        QTest::newRow("pair’s weight, then two?") << QByteArray("naked_pair") << 0 << 0 << 0.5 << 1.5;
        QTest::newRow("other weight, then two?") << QByteArray("naked_pair") << 0 << 2 << -0.5 << 0.5;
    }
    void answersOfRealNumbers()
    {
        QFETCH(const QByteArray, id);
        QFETCH(const int, layer);
        QFETCH(const int, number);
        QFETCH(const double, low);
        QFETCH(const double, high);
        const PartText& rule = *shippedPart(id.toStdString());
        const auto numbers = numbersOf(rule);
        const auto of = std::ranges::find(numbers, static_cast<std::size_t>(layer), &NumbersOfLayer::layer);
        const Network network = buildRule(*articleModel(), *articleModel()->find(id.toStdString() + "_row"));
        const auto band = check::answerBandOf(network, *of, static_cast<std::size_t>(number));
        QVERIFY(band.has_value());
        QCOMPARE(band->low, low);
        QCOMPARE(band->high, high);
        const bool asksAny = layer == 9;
        const int k = id == "naked_pair" ? 2 : 1;
        const auto answer = [&](double value, double to) {
            return asksAny ? std::clamp(value, 0., 1.)
                           : std::min(std::max(value - to + 1, 0.), std::max(to + 1 - value, 0.));
        };
        // The nine weights of one plane, and what it is compared with.
        const auto answersAlike = [&](double to) {
            for (int cells = 0; cells < 512; ++cells) {
                double written = 0;
                double bentSum = of->isBias(static_cast<std::size_t>(number)) ? to : 0;
                for (int i = 0; i < 9; ++i) {
                    const bool isSet = ((cells >> i) & 1) != 0;
                    const double weight
                        = of->kind == NumbersOfLayer::Kind::Compared ? 1 : of->numbers[static_cast<std::size_t>(i)];
                    const bool isBent = of->kind != NumbersOfLayer::Kind::Compared && i == number;
                    written += isSet ? weight : 0;
                    bentSum += isSet ? (isBent ? to : weight) : 0;
                }
                const double was = answer(written, k);
                const double is = answer(bentSum, of->kind == NumbersOfLayer::Kind::Compared ? to : k);
                if (std::abs(is - was) >= 0.5)
                    return false;
            }
            return true;
        };
        constexpr double kBit = 1. / 1024;
        for (const double part : {0.001, 0.25, 0.5, 0.75, 0.999}) {
            const double end = std::isfinite(high) ? high : low + 20;
            QVERIFY(answersAlike(low + part * (end - low)));
        }
        QVERIFY(!answersAlike(low - kBit));
        QVERIFY(!std::isfinite(high) || !answersAlike(high + kBit));
    }

    /// No sum is beyond k: what is k itself holds both ends. With a place that counts w, all nine are 8 + w, and eight
    /// with it 7 + w.
    void answersWhereKIsTheMost_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<double>("written");
        QTest::newRow("weight") << 4 << 1.;
        QTest::newRow("bias") << 9 << 0.;
    }
    void answersWhereKIsTheMost()
    {
        QFETCH(const int, number);
        QFETCH(const double, written);
        const ModelPtr model = modelOfRule("rule full(house: row):\n    \"S.\"\n"
                                           "    count = count(candidates, over=house)  # w\n"
                                           "    full = equals(count, 9)  # w\n    cause full\n"
                                           "    return candidates & full  # w\n");
        const auto numbers = numbersOf(*model->rules.front().part, {.house = HouseKind::Row});
        const auto band
            = check::answerBandOf(buildRule(*model, RuleId{0}), numbers.front(), static_cast<std::size_t>(number));
        QVERIFY(band.has_value());
        QCOMPARE(band->low, written - 0.5);
        QCOMPARE(band->high, written + 0.5);
    }

    /// No question follows, or another layer reads the numbers too.
    void noAnswersToKeep()
    {
        const PartText rule = *modelOfRule("rule sums(house: row):\n    \"S.\"\n"
                                           "    a = count(candidates, over=house)  # w\n"
                                           "    x = any(scaled(a, by=2, plus=0))  # w; w\n    cause x\n"
                                           "    return candidates & x  # w\n")
                                   ->rules.front()
                                   .part;
        NetworkBuilder net("sums");
        const ValueId candidates = net.input("candidates", {kSide, kSide, kSide}, {0, 1}, kCandidatesAxes);
        net.beginGroup(GroupKind::Rule, "sums", {candidates});
        const ValueId result = buildPartLayers(net, rule, {candidates}).front();
        net.endGroup({result});
        const Network network = net.build({result});
        for (const NumbersOfLayer& of : numbersOf(rule))
            QVERIFY(!check::answerBandOf(network, of, 0).has_value());
    }

    /// The band is called exact: not where numbers are real, or add up to too much.
    void noAnswersOfRealOrManySums()
    {
        const PartText& rule = *shippedPart("hidden_single");
        Network network = buildRule(*articleModel(), *articleModel()->find("hidden_single_row"));
        NumbersOfLayer of = numbersOf(rule).front();
        QVERIFY(check::answerBandOf(network, of, 4).has_value());
        // Weights of 0 add nothing, however many there are.
        NumbersOfLayer wide = of;
        wide.columns = 50000;
        wide.numbers.assign(50001, 0.);
        wide.numbers[4] = 1;
        const auto alone = check::answerBandOf(network, wide, 4);
        QVERIFY(alone.has_value());
        QCOMPARE(alone->low, 0.5);
        QCOMPARE(alone->high, 1.5);
        // Each sum is another number: 2 to the power of 20 of them.
        wide.columns = 21;
        wide.numbers.assign(22, 0.);
        for (std::size_t i = 0; i < 21; ++i)
            wide.numbers[i] = std::ldexp(1., static_cast<int>(i));
        QVERIFY(!check::answerBandOf(network, wide, 0).has_value());
        const Layer& layer = network.layers.front();
        network.values.at(static_cast<std::size_t>(layer.inputs.front())).range = {0, 1 << 24};
        QVERIFY(!check::answerBandOf(network, of, 4).has_value());
        network.values.at(static_cast<std::size_t>(layer.inputs.front())).range = {0, 1};
        network.values.at(static_cast<std::size_t>(layer.inputs.front())).numbers = NumberKind::Real;
        QVERIFY(!check::answerBandOf(network, of, 4).has_value());
    }

    /// The band ends at a number for which there are no layers, and reports this as its end.
    void endsOfWhatCanBe()
    {
        const PartText rule = *modelOfRule("rule limited(house: row):\n    \"S.\"\n"
                                           "    x = clamp(candidates, from=0, to=1)  # w\n    cause x\n"
                                           "    return candidates & x  # w\n")
                                   ->rules.front()
                                   .part;
        const SafeBand band = check::safeBandOf(rule, HouseKind::Row, {0, 0, 0}, kAsked, {});
        // Below 0 there is nothing to limit; from 1 to 1 everything is 1, and so x says nothing either.
        QVERIFY(band.same == (Band{kAsked.low, 1, Band::End::Asked, Band::End::NoLayers}));
        QVERIFY(band.sound == band.same);
        // A rule that is wrong as it is written has no sound band.
        const PartText wrong = *modelOfRule("rule wrong(house: row):\n    \"S.\"\n"
                                            "    x = equals(count(candidates, over=digit), 3)  # w; w\n    cause x\n"
                                            "    return candidates & ~x  # w; w\n")
                                    ->rules.front()
                                    .part;
        QVERIFY(!check::safeBandOf(wrong, HouseKind::Row, {1, 0, 0}, {2, 4}, {}).sound.has_value());
        QVERIFY_THROWS_EXCEPTION(Error, check::safeBandOf(wrong, HouseKind::Row, {2, 0, 0}, {2, 4}, {}));
    }

    /// A board that nothing can be taken from is told at once, not when the time for it is over.
    void smallBoardsDontWait()
    {
        const PartText& rule = *shippedPart("hidden_single");
        QElapsedTimer clock;
        clock.start();
        const auto found
            = check::differenceOf(rule, bent(rule, {.house = HouseKind::Row}, {0, 4, 2}), HouseKind::Row, {});
        QVERIFY(found.has_value());
        QVERIFY2(static_cast<double>(clock.elapsed()) < check::kShrinking / 2 * 1000,
            qPrintable(QString::number(clock.elapsed())));
    }

    void givenUp()
    {
        check::CheckLimits limits;
        limits.keepRunning = [] { return false; };
        const SafeBand band = check::safeBandOf(*shippedPart("naked_pair"), HouseKind::Row, {0, 0, 0}, kAsked, limits);
        QVERIFY(band.same.below == Band::End::Open && band.same.above == Band::End::Open);
        QVERIFY(!band.sound.has_value());
    }
};

CONVOKU_GUILESS_TEST(TestSafeBand)
#include "tst_safe_band.moc"
