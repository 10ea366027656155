// SPDX-License-Identifier: MIT
#include "solver/network/rule.h"
#include "solver/run/at_work.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/loop_rules.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// The element at the layer that makes the value.
OutputElement elementOfValue(
    const Network& network, const Group& group, const std::vector<OutputElement>& elements, ValueId value)
{
    for (std::size_t i = 0; i < group.layerCount; ++i) {
        if (network.layers[group.firstLayer + i].outputs.front() == value)
            return elements.at(i);
    }
    return {-1, {}};
}

/// A house's cells by the place that its number has in a layer's output.
std::vector<Cell> houseAt(HouseKind kind, ElementIndex element)
{
    std::vector<Cell> cells;
    for (int i = 0; i < 9; ++i) {
        if (kind == HouseKind::Row)
            cells.push_back({element.row, i});
        else if (kind == HouseKind::Column)
            cells.push_back({i, element.column});
        else
            cells.push_back({3 * element.row + i / 3, 3 * element.column + i % 3});
    }
    return cells;
}

bool contains(const std::vector<Cell>& cells, Cell cell)
{
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

} // namespace

class TestAtWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSumOfARuleIsTheOneThatClears_data()
    {
        QTest::addColumn<int>("rule");
        for (const ArticleRule& info : allRules())
            QTest::newRow(info.id) << static_cast<int>(info.rule);
    }

    /// The place of the count must satisfy the rule's own sentence, which the test states a second time.
    void theSumOfARuleIsTheOneThatClears()
    {
        QFETCH(int, rule);
        const ArticleRule& info = infoOf(static_cast<RuleId>(rule));
        const auto network = std::make_shared<const Network>(buildRule(info.rule));
        const Group& group = network->groups.front();
        LoopBackend backend;
        const auto loaded = backend.load(network);
        Random random(static_cast<unsigned>(rule) + 7);
        int seen = 0;
        for (int turn = 0; turn < 400 && seen < 40; ++turn) {
            const Candidates before = randomCandidates(random, 0.12 + 0.1 * (turn % 5));
            const Candidates after = loopRule(info.rule, before);
            if (before == after)
                continue;
            ++seen;
            int index = 0;
            while (!before.has(index) || after.has(index))
                ++index;
            const Candidate gone = Candidate::fromIndex(index);
            const Cell removedCell = gone.cell();
            const std::vector<Tensor> inputs{tensorOf(std::span(&before, 1))};
            const Inspection values(network, *loaded, inputs);
            const std::vector<OutputElement> elements = elementsAtWork(values, group);
            QCOMPARE(elements.size(), group.layerCount);
            QCOMPARE(elements.back().element, (ElementIndex{gone.digit, gone.row, gone.column}));
            const ElementIndex at
                = elementOfValue(*network, group, elements, network->named(group.id + ".count")).element;
            switch (info.family) {
            case RuleFamily::NakedSingle:
                QCOMPARE(before.soleDigit({at.row, at.column}), gone.digit);
                QVERIFY(inOneHouse(info.house, {at.row, at.column}, removedCell));
                break;
            case RuleFamily::HiddenSingle: {
                const std::vector<Cell> house = houseAt(info.house, at);
                QVERIFY(contains(house, removedCell));
                for (const Cell cell : house)
                    QCOMPARE(before.has(Candidate::of(at.channel, cell)), cell == removedCell);
                break;
            }
            case RuleFamily::HiddenPair:
            case RuleFamily::Fish:
            case RuleFamily::Claiming:
            case RuleFamily::Other: // the article has none
                break;
            case RuleFamily::Pointing: {
                QCOMPARE(at.channel, gone.digit);
                const std::vector<Cell> box = houseAt(HouseKind::Box, at);
                QVERIFY(!contains(box, removedCell));
                int places = 0;
                for (const Cell cell : box) {
                    if (!before.has(Candidate::of(gone.digit, cell)))
                        continue;
                    ++places;
                    QVERIFY(inOneHouse(info.house, cell, removedCell));
                }
                QVERIFY(places > 0);
                break;
            }
            case RuleFamily::NakedPair: {
                const DigitPair pair = pairOf(at.channel, 9);
                QVERIFY(pair.low == gone.digit || pair.high == gone.digit);
                const std::vector<Cell> house = houseAt(info.house, at);
                QVERIFY(contains(house, removedCell));
                const auto mask = static_cast<std::uint16_t>(1U << pair.low | 1U << pair.high);
                QCOMPARE(
                    std::count_if(house.begin(), house.end(), [&](Cell cell) { return before.digitsOf(cell) == mask; }),
                    2);
                QVERIFY(before.digitsOf(removedCell) != mask);
                break;
            }
            }
        }
        QVERIFY2(seen >= 10, QByteArray::number(seen));
    }

    void aGuessIsSeenWhereItIsMade()
    {
        const auto network = std::make_shared<const Network>(buildPass({}).network);
        const Group& search = network->groups.back();
        LoopBackend backend;
        const auto loaded = backend.load(network);
        Random random(5);
        int seen = 0;
        for (int turn = 0; turn < 60; ++turn) {
            State state;
            state.candidates = randomCandidates(random, 0.9);
            const Inspection values = Inspection::ofPass(network, *loaded, state);
            if (values.at(network->named("push"), {}) == 0)
                continue; // a rule worked here
            ++seen;
            const std::vector<OutputElement> elements = elementsAtWork(values, search);
            const auto choice = loopChoice(state.candidates);
            QVERIFY(choice);
            int unpooled = 0;
            for (std::size_t i = 0; i < search.layerCount; ++i) {
                const Layer& layer = network->layers[search.firstLayer + i];
                if (layer.kind != LayerKind::MaxUnpool)
                    continue;
                const ElementIndex at = elements[i].element;
                // One chooses the cell, the other the digit.
                if (network->value(layer.outputs.front()).shape == Shape{1, 9, 9})
                    QCOMPARE(at, (ElementIndex{0, choice->row, choice->column}));
                else
                    QCOMPARE(at, (ElementIndex{0, choice->digit, 0}));
                ++unpooled;
            }
            QCOMPARE(unpooled, 2);
        }
        QVERIFY2(seen >= 5, QByteArray::number(seen));
    }

    /// Also where nothing happens every layer has a number, and it is one of its own.
    void everyLayerHasANumber()
    {
        const auto network = std::make_shared<const Network>(buildPass({}).network);
        LoopBackend backend;
        const auto loaded = backend.load(network);
        Random random(11);
        for (const double density : kDensities) {
            const Inspection values = Inspection::ofPass(network, *loaded, randomState(random, density));
            for (const Group& group : network->groups) {
                const std::vector<OutputElement> elements = elementsAtWork(values, group);
                QCOMPARE(elements.size(), group.layerCount);
                for (std::size_t i = 0; i < group.layerCount; ++i) {
                    const Layer& layer = network->layers[group.firstLayer + i];
                    const ValueId output = layer.outputs.at(static_cast<std::size_t>(elements[i].output));
                    QVERIFY(elements[i].element.isIn(network->value(output).shape));
                }
            }
        }
    }
};

CONVOKU_APPLESS_TEST(TestAtWork)
#include "tst_at_work.moc"
