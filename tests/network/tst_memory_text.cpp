// SPDX-License-Identifier: MIT
// Rules that remember numbers from pass to pass, as text: what it says, and what is wrong with it.
#include "solver/network/model.h"
#include "solver/network/pass.h"
#include "tests/network/part_text_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// A rule with these lines above what it remembers, and a network of it.
std::string fileOf(const std::string& memories, const std::string& remembers, const std::string& search = {})
{
    return "rule made():\n    \"Says something.\"\n" + memories
        + "    x = equals(count(candidates, over=digit), 1)  # candidates; one\n"
          "    y = scaled(x, by=0.5, plus=0)  # half\n"
        + remembers
        + "    cause x\n    return candidates & ~x  # others; stay\n\n"
          "network made_network:\n    \"Says something.\"\n    encoding digits_as_planes\n    rule made()\n"
          "    verdict clashes\n"
        + search;
}

const std::string kMemory = "    memory half(planes=1, rows=9, columns=9, from=0, to=1)\n";
const std::string kRemember = "    remember half = y\n";

} // namespace

class TestMemoryText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWrittenAsItIsRead()
    {
        const NetworkFile file = readFile(fileOf(kMemory
                + "    memory other(planes=2, rows=1, columns=3, from=-4, to=0)\n"
                  "    z = scaled(other, by=0.5, plus=-1)  # less\n",
            kRemember + "    remember other = z\n"));
        QVERIFY(!checkNetworkFile(file));
        const PartText& part = file.parts.front();
        const std::vector<PartText::Memory> expected{
            {"half", {1, 9, 9}, {0, 1}, "y"}, {"other", {2, 1, 3}, {-4, 0}, "z"}};
        QVERIFY(part.memories == expected);
        QVERIFY(readFile(toText(file)) == file);
        PartText another = part;
        another.memories[1].range.low = -5;
        QVERIFY(!(another == part));
        const ModelPtr model = modelOf(file.networks.front(), file.parts);
        QVERIFY(readFile(toText(*model)) == file);
        QCOMPARE(rememberingRule(*model)->id, std::string("made"));
        QVERIFY(rememberingRule(*articleModel()) == nullptr);
    }

    /// They are inputs behind the candidates, and outputs behind all else.
    void isPartOfThePass()
    {
        const NetworkFile file = readFile(fileOf(kMemory, kRemember));
        const ModelPtr model = modelOf(file.networks.front(), file.parts);
        const PassNetwork pass = buildPass({model->everyRule(), false, false, model});
        const Network& network = pass.network;
        QCOMPARE(network.inputs.size(), std::size_t{2});
        QCOMPARE(pass.memories.size(), std::size_t{1});
        QCOMPARE(pass.memories[0].before, network.inputs[1]);
        QCOMPARE(pass.memories[0].after, network.outputs.back());
        const Value& memory = network.value(network.inputs[1]);
        QCOMPARE(memory.name, std::string("made.half"));
        QVERIFY(memory.numbers == NumberKind::Real && memory.range == (Range{0, 1}));
        QVERIFY(!network.isWhole());
        QVERIFY(network.groups.front().inputs == network.inputs);
    }

    void mistakes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("expected");
        QTest::addColumn<int>("line");
        const auto row = [](const char* what, const std::string& text, Expected expected, int line) {
            QTest::newRow(what) << QByteArray::fromStdString(text) << static_cast<int>(expected) << line;
        };
        const auto memory = [](const std::string& says) { return "    memory " + says + "\n"; };
        row("nothing remembered", fileOf(kMemory, {}), Expected::Remember, 9);
        row("something unknown", fileOf(kMemory, "    remember half = w\n"), Expected::KnownName, 6);
        row("what is no memory", fileOf(kMemory, kRemember + "    remember x = y\n"), Expected::KnownName, 7);
        row("twice", fileOf(kMemory, kRemember + kRemember), Expected::KnownName, 7);
        row("of another shape", fileOf(memory("half(planes=9, rows=9, columns=9, from=0, to=1)"), kRemember),
            Expected::Remembered, 5);
        row("beyond its range",
            fileOf(kMemory + "    z = scaled(half, by=1, plus=1)  # more\n", "    remember half = z\n"),
            Expected::Remembered, 4);
        row("no numbers", fileOf(memory("half"), kRemember), Expected::Arguments, 3);
        row("other words", fileOf(memory("half(planes=1, rows=9, columns=9, low=0, to=1)"), kRemember),
            Expected::Arguments, 3);
        row("a name that is there", fileOf(memory("candidates(planes=1, rows=9, columns=9, from=0, to=1)"), kRemember),
            Expected::NewName, 3);
        row("the same name", fileOf(kMemory + kMemory, kRemember), Expected::NewName, 4);
        row("a value of its name", fileOf(kMemory + "    half = relu(x)  # it\n", kRemember), Expected::NewName, 4);
        row("no place", fileOf(memory("half(planes=0, rows=9, columns=9, from=0, to=1)"), kRemember),
            Expected::WholeNumber, 3);
        row("a broken number", fileOf(memory("half(planes=1.5, rows=9, columns=9, from=0, to=1)"), kRemember),
            Expected::WholeNumber, 3);
        row("without zero", fileOf(memory("half(planes=1, rows=9, columns=9, from=1, to=2)"), kRemember),
            Expected::WholeNumber, 3);
        row("as large as can be",
            fileOf(memory("half(planes=1, rows=9, columns=9, from=0, to=1)")
                    + memory("large(planes=512, rows=1, columns=255, from=0, to=1)")
                    + "    z = scaled(large, by=0.5, plus=0)  # half\n",
                kRemember + "    remember large = z\n"),
            Expected::SmallerNumbers, 5); // of a rule that has learned nothing
        row("too large", fileOf(memory("half(planes=512, rows=1, columns=257, from=0, to=1)"), kRemember),
            Expected::FewerMemories, 3);
        row("too large together",
            fileOf(kMemory + memory("large(planes=512, rows=1, columns=256, from=0, to=1)"), kRemember),
            Expected::FewerMemories, 4);
        row("beyond all numbers",
            fileOf(memory("half(planes=131072, rows=131072, columns=131072, from=0, to=1)"), kRemember),
            Expected::FewerMemories, 3);
        std::string many;
        for (int i = 0; i < 9; ++i)
            many += memory("m" + std::to_string(i) + "(planes=1, rows=1, columns=1, from=0, to=1)");
        row("too many", fileOf(many, {}), Expected::FewerMemories, 11);
        row("a search", fileOf(kMemory, kRemember, "    search fewest_candidates\n"), Expected::NoSearch, 15);
        row("in a search",
            "search made(candidates, stack, guess, level, ruled, solved, contradiction):\n    \"Says.\"\n" + kMemory,
            Expected::Line, 3);
    }
    void mistakes()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, expected);
        QFETCH(const int, line);
        const ParsedFile parsed = parseNetworkFile(text.toStdString());
        const auto* file = std::get_if<NetworkFile>(&parsed);
        const auto mistake = file ? checkNetworkFile(*file) : std::optional(std::get<TextMistake>(parsed));
        QVERIFY(mistake);
        QCOMPARE(static_cast<int>(mistake->expected), expected);
        QCOMPARE(mistake->place.line, line);
    }

    /// A network's rules remember no more than one may, all together.
    void ofAllRules()
    {
        std::string text = "rule made(house: row, column):\n    \"Says something.\"\n"
                           "    memory large(planes=512, rows=1, columns=200, from=0, to=1)\n"
                           "    x = equals(count(candidates, over=digit), 1)  # candidates; one\n"
                           "    a = learned(large, a, planes=1)  # mixed\n"
                           "    z = clamp(sum(a, large), from=0, to=1)  # both; within bounds\n"
                           "    remember large = z\n    cause x\n    return candidates & ~x  # others; stay\n\n"
                           "network made_network:\n    \"Says something.\"\n    encoding digits_as_planes\n"
                           "    rule made(row)\n    rule made(column)\n    verdict clashes\n";
        const auto mistake = checkNetworkFile(readFile(text));
        QVERIFY(mistake);
        QVERIFY(mistake->expected == Expected::FewerMemories);
        QCOMPARE(mistake->place.line, 15);
        const std::string second = "    rule made(column)\n";
        text.erase(text.find(second), second.size());
        QVERIFY(!checkNetworkFile(readFile(text)));
    }
};

CONVOKU_GUILESS_TEST(TestMemoryText)
#include "tst_memory_text.moc"
