// SPDX-License-Identifier: MIT
// Houses that a network names: as text, in its rules, and in a verdict that looks at them.
#include "solver/error.h"
#include "solver/network/model.h"
#include "tests/network/part_text_testing.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <numeric>

using namespace convoku;
using namespace convoku::testing;

namespace {

const char* const kDiagonal = " house d: r1c1, r2c2, r3c3, r4c4, r5c5, r6c6, r7c7, r8c8, r9c9\n";

/// A network with these lines behind its encoding.
std::string networkOf(const QByteArray& lines, const char* verdict = "clashes")
{
    return "network n:\n \"N.\"\n encoding digits_as_planes\n" + lines.toStdString() + " verdict " + verdict + "\n";
}

} // namespace

class TestHouseText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Any nine cells under any name come back as they were, with the rules that speak of them.
    void writtenAndRead()
    {
        Random random(3);
        for (int n = 0; n < 50; ++n) {
            NetworkText network;
            network.id = "n";
            network.sentence = "N.";
            network.encoding.part = "digits_as_planes";
            network.verdict.part = "clashes_in_own_houses";
            for (int i = randomNumber(random, 1, 4); i > 0; --i) {
                std::vector<int> cells(kCells);
                std::iota(cells.begin(), cells.end(), 0);
                std::shuffle(cells.begin(), cells.end(), random);
                HouseCells house;
                house.name = "h_" + std::to_string(i);
                for (int place = 0; place < kSide; ++place)
                    house.cells.add(Cell::fromIndex(cells[static_cast<std::size_t>(place)]));
                network.houses.push_back(house);
                for (const char* rule : {"naked_single", "hidden_single", "naked_pair"})
                    network.rules.push_back({rule, HouseKind::Row, house.name, {}});
            }
            network.rules.push_back({"pointing", HouseKind::Column, {}, {}});
            const NetworkFile file{{}, {network}};
            QVERIFY(readFile(toText(file)) == file);
            QVERIFY(!checkNetworkFile(file));
            const ModelPtr model = modelOf(network, {});
            QVERIFY(std::ranges::equal(model->ownHouses(), network.houses));
            QCOMPARE(toText(*model), toText(file));
            for (std::size_t i = 0; i < network.houses.size(); ++i) {
                const Model::Rule& rule = model->rules.at(3 * i + 1);
                QCOMPARE(rule.id, "hidden_single_" + network.houses[i].name);
                QCOMPARE(rule.ownHouse, 27 + static_cast<int>(i));
            }
            QVERIFY(model->rules.back().ownHouse < 0 && model->rules.back().id == "pointing_column");
        }
    }

    void mistakes_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("expected"); // −1: all is well
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("found");
        const auto row = [](const char* name, const QByteArray& lines, int expected, int line = 0, int column = 0,
                             const char* found = "") {
            QTest::newRow(name) << lines << expected << line << column << QByteArray(found);
        };
        const QByteArray nine = " r1c1, r2c2, r3c3, r4c4, r5c5, r6c6, r7c7, r8c8, r9c9\n";
        row("a diagonal", kDiagonal, -1);
        row("with a rule", QByteArray(kDiagonal) + " rule naked_pair(d), pointing(row)\n", -1);
        row("no name", " house :" + nine, int(Expected::Name), 4, 8, ":");
        row("no colon", " house d" + nine, int(Expected::Sign), 4, 10, "r1c1");
        row("a word of the language", " house row:" + nine, int(Expected::NewName), 4, 8, "row");
        row("the word itself", " house house:" + nine, int(Expected::NewName), 4, 8, "house");
        row("a name twice", kDiagonal + (" house d:" + nine), int(Expected::NewName), 5, 8, "d");
        row("eight cells", " house d: r1c1, r2c2, r3c3, r4c4, r5c5, r6c6, r7c7, r8c8\n", int(Expected::Sign), 4, 57);
        row("ten cells", " house d: r1c1, r2c2, r3c3, r4c4, r5c5, r6c6, r7c7, r8c8, r9c9, r1c2\n",
            int(Expected::EndOfLine), 4, 63, ",");
        row("a cell twice", " house d: r1c1, r2c2, r1c1, r4c4, r5c5, r6c6, r7c7, r8c8, r9c9\n",
            int(Expected::HouseCells), 4, 23, "r1c1");
        row("no such row", " house d: r0c1, r2c2\n", int(Expected::HouseCells), 4, 11, "r0c1");
        row("no such column", " house d: r1c1, r2c0\n", int(Expected::HouseCells), 4, 17, "r2c0");
        row("a number", " house d: r1c1, 7\n", int(Expected::HouseCells), 4, 17, "7");
        row("letters in the cell", " house d: r1x1\n", int(Expected::HouseCells), 4, 11, "r1x1");
        row("more than a cell", " house d: r1c11\n", int(Expected::HouseCells), 4, 11, "r1c11");
        row("below its rule", " rule naked_pair(d)\n" + QByteArray(kDiagonal), int(Expected::House), 4, 18, "d");
        row("of another name", QByteArray(kDiagonal) + " rule naked_pair(e)\n", int(Expected::House), 5, 18, "e");
        // A rule that needs the lines of a box cannot use a house of any nine cells.
        row("a rule for lines", QByteArray(kDiagonal) + " rule pointing(d)\n", int(Expected::RuleHouse), 5, 7,
            "pointing_d");
        row("twice", QByteArray(kDiagonal) + " rule naked_pair(d), naked_pair(d)\n", int(Expected::AnotherStep), 5, 22,
            "naked_pair_d");
    }
    void mistakes()
    {
        QFETCH(const QByteArray, lines);
        QFETCH(const int, expected);
        QFETCH(const int, line);
        QFETCH(const int, column);
        QFETCH(const QByteArray, found);
        ParsedFile parsed = parseNetworkFile(networkOf(lines));
        std::optional<TextMistake> mistake;
        if (auto* error = std::get_if<TextMistake>(&parsed))
            mistake = std::move(*error);
        else
            mistake = checkNetworkFile(std::get<NetworkFile>(parsed));
        QCOMPARE(mistake ? static_cast<int>(mistake->expected) : -1, expected);
        if (!mistake)
            return;
        QCOMPARE(mistake->place.line, line);
        QCOMPARE(mistake->place.column, column);
        QCOMPARE(QByteArray::fromStdString(mistake->found), found);
    }

    /// Two rules of one id could not be told apart.
    void idsAreUnique()
    {
        std::string rule = ruleOf("    x = count(candidates, over=house)  # a").replace(0, 0, "");
        rule.replace(rule.find("rule made"), 9, "rule hidden");
        rule.replace(rule.find("x = count(candidates, over=house)  # a"), 38,
            "x = any(spread(count(candidates, over=house), over=house))  # a; b; c");
        QByteArray lines = QByteArray(kDiagonal).replace("house d:", "house single_row:")
            + " rule hidden_single(row), hidden(single_row)\n";
        const auto mistake = checkNetworkFile(readFile(rule + "\n" + networkOf(lines)));
        QVERIFY(mistake && mistake->expected == Expected::AnotherStep);
        QCOMPARE(mistake->found, std::string("hidden_single_row"));
    }

    /// A verdict that looks at them needs some, and only a verdict can.
    void verdicts()
    {
        const auto checked = [](const std::string& text) {
            const auto mistake = checkNetworkFile(readFile(text));
            return mistake ? static_cast<int>(mistake->expected) : -1;
        };
        QCOMPARE(checked(networkOf(kDiagonal, "clashes_in_own_houses")), -1);
        QCOMPARE(checked(networkOf({}, "clashes_in_own_houses")), int(Expected::OwnHouses));
        QVERIFY_THROWS_EXCEPTION(Error, modelOf(readFile(networkOf({}, "clashes_in_own_houses")).networks.at(0), {}));
        QCOMPARE(checked(ruleOf("    x = count(candidates, over=own_houses)  # a")), int(Expected::Axis));
        // The maximum number of houses is accepted; one more is reported at the network.
        QByteArray many;
        for (std::size_t i = 0; i < Model::kMostOwnHouses; ++i)
            many += QByteArray(kDiagonal).replace("d:", "d" + QByteArray::number(static_cast<int>(i)) + ":");
        QCOMPARE(checked(networkOf(many, "clashes_in_own_houses")), -1);
        const NetworkText most = readFile(networkOf(many, "clashes_in_own_houses")).networks.at(0);
        QVERIFY(judgeOf(*modelOf(most, {}))->rules.size() <= Model::kMostRules);
        const auto mistake = checkNetworkFile(readFile(networkOf(many + kDiagonal)));
        QVERIFY(mistake && mistake->expected == Expected::FewerHouses && mistake->place.line == 1);
        QCOMPARE(mistake->count, static_cast<int>(Model::kMostOwnHouses));
    }

    /// Over any nine cells: sums and copies, number by number.
    void layersOverCells()
    {
        const PartText rule = read(ruleOf("    there = spread(count(candidates, over=house), over=house)  # a; b\n"
                                          "    x = any(there)  # c"));
        HouseCells house;
        house.name = "h";
        for (const Cell cell :
            std::initializer_list<Cell>{{0, 8}, {3, 1}, {3, 2}, {8, 8}, {5, 5}, {0, 0}, {7, 2}, {2, 6}, {4, 4}})
            house.cells.add(cell);
        const std::vector<PartValue> values = valuesOf(rule, {.ownHouse = house});
        QVERIFY(values[0].shape == (Shape{9, 9, 9}));
        QVERIFY(values[0].range == (Range{0, 9}));
        QCOMPARE(values[0].layers, std::size_t{5}); // a kernel; two shapes, a kernel and an order
        QVERIFY(checkPart(read(ruleOf("    x = spread(candidates, over=house)  # a")), {.ownHouse = house})->expected
            == Expected::FittingShapes);
        QVERIFY(checkPart(read(ruleOf("    x = largest(candidates, over=house)  # a")), {.ownHouse = house})->expected
            == Expected::Axis);
        QVERIFY(checkPart(
                    read(ruleOf("    x = count(count(candidates, over=row), over=house)  # a; b")), {.ownHouse = house})
                    ->expected
            == Expected::FittingShapes);
    }
};

CONVOKU_APPLESS_TEST(TestHouseText)
#include "tst_house_text.moc"
