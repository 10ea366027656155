// SPDX-License-Identifier: MIT
// Files of networks: other parts than rules, what networks name, weights that have names, what ships.
#include "tests/network/part_text_testing.h"
#include "tests/support/article_rules.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

class TestNetworkText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Whatever is in a file: parts of every kind and networks.
    void filesReadBack()
    {
        Random random(5);
        for (int i = 0; i < 200; ++i) {
            NetworkFile file;
            for (const auto kind :
                {PartText::Kind::Encoding, PartText::Kind::Rule, PartText::Kind::Verdict, PartText::Kind::Search}) {
                PartText& part = file.parts.emplace_back();
                part.kind = kind;
                part.id = "part_" + std::to_string(file.parts.size());
                part.sentence = "Says \xCE\xA3 \xE2\x88\x92 1.";
                std::vector<std::string> names{"a", "b"};
                const auto results = resultsOf(kind);
                names.insert(names.end(), results.begin(), results.end());
                if (kind == PartText::Kind::Rule) {
                    part.houses = {HouseKind::Box, HouseKind::Column};
                    part.cause = "a";
                    names.emplace_back();
                }
                for (const std::string& name : names) {
                    PartText::Line& line = part.lines.emplace_back();
                    line.name = name;
                    line.value = randomExpression(random, 4);
                    line.words = {"one; two", "x \"y\" z"};
                }
            }
            NetworkText& network = file.networks.emplace_back();
            network.id = "network_1";
            network.sentence = "Two rules.";
            network.encoding.part = "part_1";
            network.verdict.part = "part_3";
            network.search.part = i % 2 == 0 ? "part_4" : "";
            for (int step = randomNumber(random, 0, 3); step > 0; --step)
                network.rules.push_back({"part_2", static_cast<HouseKind>(step - 1), {}});
            const std::string text = toText(file);
            QVERIFY2(readFile(text) == file, text.c_str());
        }
        QVERIFY(readFile(toText(shippedNetworks())) == shippedNetworks());
    }

    /// Weights that have names are what they say, number by number.
    void weightsHaveNames_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QList<QList<int>>>("rows");
        using Rows = QList<QList<int>>;
        QTest::newRow("ones") << QByteArray("ones(2, 9)")
                              << Rows{{1, 1, 1, 1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1, 1, 1, 1}};
        QTest::newRow("zeros") << QByteArray("zeros(1, 9)") << Rows{{0, 0, 0, 0, 0, 0, 0, 0, 0}};
        QTest::newRow("negative") << QByteArray("negative([[1, 0, -3, 0, 0, 0, 0, 0, 0]])")
                                  << Rows{{-1, 0, 3, 0, 0, 0, 0, 0, 0}};
        QTest::newRow("beside") << QByteArray("beside([[1, 2], [3, 4]], ones(2, 6), [[5], [6]])")
                                << Rows{{1, 2, 1, 1, 1, 1, 1, 1, 5}, {3, 4, 1, 1, 1, 1, 1, 1, 6}};
        QTest::newRow("above") << QByteArray("above([[1, 2, 3, 4, 5, 6, 7, 8, 9]], zeros(1, 9))")
                               << Rows{{1, 2, 3, 4, 5, 6, 7, 8, 9}, {0, 0, 0, 0, 0, 0, 0, 0, 0}};
        QTest::newRow("transposed") << QByteArray("transposed([[1], [2], [3], [4], [5], [6], [7], [8], [9]])")
                                    << Rows{{1, 2, 3, 4, 5, 6, 7, 8, 9}};
        Rows identity;
        for (int row = 0; row < 9; ++row) {
            identity.append(QList<int>(9, 0));
            identity.last()[row] = 1;
        }
        QTest::newRow("identity") << QByteArray("identity(9)") << identity;
        // All 84 threes by three loops, in their order.
        Rows threes;
        for (int a = 0; a < 9; ++a) {
            for (int b = a + 1; b < 9; ++b) {
                for (int c = b + 1; c < 9; ++c) {
                    threes.append(QList<int>(9, 0));
                    threes.last()[a] = threes.last()[b] = threes.last()[c] = 1;
                }
            }
        }
        QCOMPARE(threes.size(), 84);
        QTest::newRow("subsets") << QByteArray("subsets(digit, 3)") << threes;
    }
    void weightsHaveNames()
    {
        QFETCH(const QByteArray, written);
        QFETCH(const QList<QList<int>>, rows);
        const PartText rule = read(ruleOf(
            "    y = convolution(candidates, " + written.toStdString() + ")  # it\n    x = any(candidates)  # w"));
        const Network network = networkOf(rule, HouseKind::Row);
        QCOMPARE(network.layers.front().words, std::string("it"));
        std::vector<float> expected;
        for (const QList<int>& row : rows)
            expected.insert(expected.end(), row.begin(), row.end());
        QCOMPARE(network.layers.front().weights, expected);
        for (const float weight : network.layers.front().weights)
            QVERIFY(weight != 0 || !std::signbit(weight));
    }

    /// Functions that only other parts have are checked: `within` and, in a search, `option`.
    void otherPartsAreChecked_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("expected"); // −1: all is well
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const char* kind, const char* lines, int expected, int line = 0) {
            QTest::newRow(name) << QByteArray(kind) << QByteArray(lines) << expected << line;
        };
        const char* verdict = "verdict v(candidates):";
        row("a verdict", verdict,
            " solved = largest(largest(pick_one(count(candidates, over=digit)), over=plane), over=plane)  # a; b; c; "
            "d\n"
            " contradiction = ~solved  # e\n return solved, contradiction\n",
            -1);
        row("a verdict that is too large", verdict,
            " solved = count(count(candidates, over=digit), over=board)  # a; b\n contradiction = any(solved)  # c\n"
            " return solved, contradiction\n",
            int(Expected::Result), 3);
        row("a verdict for each digit", verdict,
            " solved = largest(candidates, over=board)  # a\n contradiction = any(count(solved, over=digit))  # b; c\n"
            " return solved, contradiction\n",
            int(Expected::Result), 3);
        row("held to less", "encoding e(digits):",
            " candidates = within(spread(count(digits, over=digit), over=digit), from=0, to=1)  # a; b\n"
            " return candidates\n",
            int(Expected::Axis), 3);
        row("held to what it can't be", "encoding e(digits):",
            " candidates = within(convolution(digits, ones(9, 1)), from=0, to=10)  # a\n return candidates\n",
            int(Expected::SmallerRange), 3);
        row("held the wrong way round", "encoding e(digits):",
            " candidates = within(convolution(digits, ones(9, 1)), from=1, to=0)  # a\n return candidates\n",
            int(Expected::SmallerRange), 3);
        row("an encoding", "encoding e(digits):",
            " candidates = within(convolution(digits, ones(9, 1)), from=0, to=1)  # a\n return candidates\n", -1);
        row("an option in a verdict", verdict,
            " solved = option(look_beyond, candidates, candidates)\n contradiction = any(solved)  # c\n"
            " return solved, contradiction\n",
            int(Expected::Function), 3);
    }
    void otherPartsAreChecked()
    {
        QFETCH(const QByteArray, kind);
        QFETCH(const QByteArray, lines);
        QFETCH(const int, expected);
        QFETCH(const int, line);
        const PartText part = read((kind + "\n \"Says something.\"\n" + lines).toStdString());
        const auto mistake = checkPart(part);
        QCOMPARE(mistake ? static_cast<int>(mistake->expected) : -1, expected);
        if (mistake)
            QCOMPARE(mistake->place.line, line);
    }

    /// The search with every one of its options and results changed in one place.
    void aSearchIsChecked_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<Expected>("expected");
        QTest::newRow("another option") << QByteArray("option(look_beyond,") << QByteArray("option(hello,")
                                        << Expected::Option;
        QTest::newRow("a mistake where it looks beyond")
            << QByteArray("look_beyond, contradiction | solved,") << QByteArray("look_beyond, contradiction | level,")
            << Expected::Logical;
        QTest::newRow("a mistake where it does not")
            << QByteArray("solved, contradiction)  #") << QByteArray("solved, level)  #") << Expected::Logical;
        QTest::newRow("the words of what it looks beyond")
            << QByteArray("# a contradiction, or a solution to look beyond") << QByteArray("# a; b") << Expected::Words;
        QTest::newRow("a stack that grows")
            << QByteArray("to=levels - 1)") << QByteArray("to=levels)") << Expected::Result;
        QTest::newRow("a guess that grows")
            << QByteArray("to=levels - 2)") << QByteArray("to=levels - 1)") << Expected::Result;
        QTest::newRow("a level that grows")
            << QByteArray("to=levels)") << QByteArray("to=levels + 1)") << Expected::Result;
        QTest::newRow("a level below the first")
            << QByteArray("from=1, to=levels") << QByteArray("from=0, to=levels") << Expected::Result;
    }
    void aSearchIsChecked()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const Expected, expected);
        const std::string_view shipped = shippedText("fewest_candidates");
        QByteArray text(shipped.data(), static_cast<qsizetype>(shipped.size()));
        QVERIFY(!checkPart(read(text.toStdString())));
        QVERIFY(text.contains(from));
        text.replace(from, to);
        const auto mistake = checkPart(read(text.toStdString()));
        QVERIFY(mistake.has_value());
        QCOMPARE(static_cast<int>(mistake->expected), static_cast<int>(expected));
    }

    /// Each part that a network names must exist, be of that kind and for that house, and be named once.
    void networksAreChecked_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("expected"); // −1: all is well
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("found");
        const auto row = [](const char* name, const QByteArray& lines, int expected, int line, const char* found) {
            QTest::newRow(name) << lines << expected << line << QByteArray(found);
        };
        const char* const kRest = " encoding digits_as_planes\n verdict clashes\n";
        const auto withRest = [kRest](const char* lines) { return QByteArray(kRest) + lines; };
        row("only the verdict", QByteArray(kRest), -1, 0, "");
        row("the file's own rule and one that ships", withRest(" rule mine(box), pointing(row)\n"), -1, 0, "");
        row("the file's own and the program's", withRest(" rule mine(box), mine(row)\n search fewest_candidates\n"), -1,
            0, "");
        row("no such rule", withRest(" rule hello(row)\n"), int(Expected::KnownPart), 11, "hello");
        row("a verdict as a rule", withRest(" rule clashes(row)\n"), int(Expected::KnownPart), 11, "clashes");
        row("a house that it has not", withRest(" rule pointing(row), pointing(box)\n"), int(Expected::RuleHouse), 11,
            "pointing_box");
        row("twice", withRest(" rule mine(box)\n rule pointing(row), mine(box)\n"), int(Expected::AnotherStep), 12,
            "mine_box");
        row("a rule as verdict", " encoding digits_as_planes\n verdict mine\n", int(Expected::KnownPart), 10, "mine");
        row("no such encoding", " encoding hello\n verdict clashes\n", int(Expected::KnownPart), 9, "hello");
        row("no such search", withRest(" search hello\n"), int(Expected::KnownPart), 11, "hello");
    }
    void networksAreChecked()
    {
        QFETCH(const QByteArray, lines);
        QFETCH(const int, expected);
        QFETCH(const int, line);
        QFETCH(const QByteArray, found);
        const std::string rule
            = "rule mine(house: row, box):\n    \"Says.\"\n    x = any(candidates)  # w\n    cause x\n"
              "    return candidates & x  # stays\n\n";
        const NetworkFile file = readFile(rule + "network n:\n \"s\"\n" + lines.toStdString());
        const auto mistake = checkNetworkFile(file);
        QCOMPARE(mistake ? static_cast<int>(mistake->expected) : -1, expected);
        if (!mistake)
            return;
        QCOMPARE(mistake->place.line, line);
        QCOMPARE(QByteArray::fromStdString(mistake->found), found);
    }

    /// Shipped networks are complete, and their ids are those of their texts.
    void whatShipsIsWhole()
    {
        const NetworkFile& all = shippedNetworks();
        for (const NetworkText& network : all.networks) {
            NetworkFile file{all.parts, {network}};
            const auto& own = ownPartsOf(network.id);
            std::erase_if(file.parts,
                [&own](const PartText& part) { return std::ranges::find(own, part.id, &PartText::id) != own.end(); });
            file.parts.insert(file.parts.end(), own.begin(), own.end());
            QVERIFY2(!checkNetworkFile(file), network.id.c_str());
        }
        QCOMPARE(all.networks.size(), std::size_t{10});
        for (const PartText& part : all.parts) {
            QVERIFY(readFile(std::string(shippedText(part.id))).parts.at(0) == part);
            QVERIFY(!part.sentence.empty());
        }
        QVERIFY(shippedText("hello").empty() && shippedPart("hello") == nullptr);
        // By network.md: the nine rules in this order; basic are the first six.
        RuleSet nine;
        for (const char* id : {"naked_single_box", "pointing_row", "pointing_column", "hidden_single_row",
                 "hidden_single_column", "hidden_single_box", "naked_pair_row", "naked_pair_column", "naked_pair_box"})
            nine.push_back(ruleNamed(id).value());
        QCOMPARE(classicRules(), nine);
        QCOMPARE(basicRules(), RuleSet(nine.begin(), nine.begin() + 6));
    }
};

CONVOKU_APPLESS_TEST(TestNetworkText)
#include "tst_network_text.moc"
