// SPDX-License-Identifier: MIT
// Rules as text: what is read, what is wrong with what can't be, and the layers that come of it.
#include "solver/error.h"
#include "solver/network/pass.h"
#include "tests/network/part_text_testing.h"
#include "tests/support/article_rules.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

QString numbers(const std::vector<float>& all)
{
    // Writes each run of equal numbers as count*number.
    QStringList parts;
    for (std::size_t i = 0; i < all.size();) {
        std::size_t same = 1;
        while (i + same < all.size() && all[i + same] == all[i])
            ++same;
        parts << (same > 1 ? QStringLiteral("%1*%2").arg(same).arg(double(all[i])) : QString::number(double(all[i])));
        i += same;
    }
    return parts.isEmpty() ? QStringLiteral("none") : parts.join(u' ');
}

/// All that a network is, line by line.
QStringList described(const Network& network)
{
    QStringList lines{QStringLiteral("network ") + QString::fromStdString(network.id)};
    for (const Value& value : network.values)
        lines << QStringLiteral("value %1 %2 %3..%4")
                     .arg(QString::fromStdString(value.name), QString::fromStdString(toString(value.shape)))
                     .arg(value.range.low)
                     .arg(value.range.high);
    for (const Layer& layer : network.layers) {
        QStringList ids;
        for (const std::vector<ValueId>* list : {&layer.inputs, &layer.outputs}) {
            for (const ValueId id : *list)
                ids << QString::number(id);
            ids << (list == &layer.inputs ? QStringLiteral("->") : QString());
        }
        ids.removeAll(QString());
        lines << QStringLiteral("layer %1 \"%2\" %3 kernel %4x%5 stride %6x%7 groups %8 scale %9x%10")
                     .arg(QLatin1String(toString(layer.kind)), QString::fromStdString(layer.words), ids.join(u' '))
                     .arg(layer.kernel.rows)
                     .arg(layer.kernel.columns)
                     .arg(layer.stride.rows)
                     .arg(layer.stride.columns)
                     .arg(layer.groups)
                     .arg(layer.scale.rows)
                     .arg(layer.scale.columns)
                + QStringLiteral(" affine %1 %2 clamp %3 %4 weights %5 bias %6")
                      .arg(layer.factor)
                      .arg(layer.offset)
                      .arg(layer.limits.low)
                      .arg(layer.limits.high)
                      .arg(numbers(layer.weights), numbers(layer.bias));
    }
    return lines;
}

} // namespace

Q_DECLARE_METATYPE(convoku::LayerKind)

class TestPartText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// rule_layers.txt and pass_layers.txt were written down while functions built rules, encoding, verdict and search.
    void theLayersAreAsTheyWereWritten_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("now");
        QStringList rules;
        for (const ArticleRule& info : allRules())
            rules += described(buildRule(info.rule));
        QTest::newRow("rules") << QStringLiteral("rule_layers.txt") << rules;
        QStringList passes = described(buildEncode());
        for (const PassOptions& options :
            {PassOptions{{}, false, false}, PassOptions{{}, true, false}, PassOptions{{}, true, true}})
            passes += described(buildPass(options).network);
        QTest::newRow("all else") << QStringLiteral("pass_layers.txt") << passes;
    }
    void theLayersAreAsTheyWereWritten()
    {
        QFETCH(const QString, file);
        QFETCH(const QStringList, now);
        QFile written(QFINDTESTDATA(file.toUtf8().constData()));
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QStringList then = QString::fromUtf8(written.readAll()).trimmed().split(u'\n');
        QCOMPARE(now.size(), then.size());
        for (qsizetype i = 0; i < now.size(); ++i)
            QCOMPARE(now[i], then[i]);
    }

    /// Just as long as may be.
    void longTexts()
    {
        const std::string name(40, 'n');
        std::string words;
        for (int i = 0; i < 200; ++i)
            words += "\xCE\xA3";
        const PartText part = read("rule " + name + "(house: row):\n    \"" + std::string(300, 's')
            + "\"\n    x = any(candidates)  # " + words + "\n    cause x\n    return x  # w\n");
        QCOMPARE(part.id, name);
        QCOMPARE(part.sentence.size(), std::size_t{300});
        QCOMPARE(part.lines.at(0).words, std::vector<std::string>{words});
    }

    /// Without comments layers are called as the text writes them; all else is as with them.
    void commentsAreOptional()
    {
        const std::string text = "    y = count(candidates, over=row)\n"
                                 "    z = ~any(spread(y, over=row))\n"
                                 "    x = (z | candidates) & candidates\n";
        std::string bareText = ruleOf(text);
        bareText.erase(bareText.find("  # stays"), 9);
        const PartText part = read(bareText);
        QVERIFY(!checkPart(part));
        QVERIFY(toText(part).find('#') == std::string::npos);
        QCOMPARE(read(toText(part)), part);
        const Network network = networkOf(part, HouseKind::Row);
        QStringList words;
        for (const Layer& layer : network.layers)
            words << QString::fromStdString(layer.words);
        const QStringList expected
            = QStringLiteral("count,spread,any,~,|: the larger,|,&: the smaller,&,&: the smaller,&").split(u',');
        QCOMPARE(words, expected);
        QStringList shipped = described(networkOf(*shippedPart("hidden_single"), HouseKind::Box));
        PartText bare = *shippedPart("hidden_single");
        for (PartText::Line& line : bare.lines)
            line.words.clear();
        QStringList stripped = described(networkOf(bare, HouseKind::Box));
        for (QStringList* lines : {&shipped, &stripped})
            lines->replaceInStrings(QRegularExpression(QStringLiteral("\"[^\"]*\"")), QString());
        QCOMPARE(stripped, shipped);
    }

    void everyFamilySaysWhatItFound_data()
    {
        QTest::addColumn<int>("family");
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("cause");
        QTest::newRow("naked single") << int(RuleFamily::NakedSingle) << QByteArray("naked_single")
                                      << QByteArray("single");
        QTest::newRow("pointing") << int(RuleFamily::Pointing) << QByteArray("pointing") << QByteArray("owns");
        QTest::newRow("hidden single") << int(RuleFamily::HiddenSingle) << QByteArray("hidden_single")
                                       << QByteArray("only_place");
        QTest::newRow("naked pair") << int(RuleFamily::NakedPair) << QByteArray("naked_pair") << QByteArray("clears");
    }
    void everyFamilySaysWhatItFound()
    {
        QFETCH(int, family);
        QFETCH(QByteArray, id);
        QFETCH(QByteArray, cause);
        const PartText& rule = *shippedPart(id.constData());
        QCOMPARE(QByteArray::fromStdString(rule.cause), cause);
        QCOMPARE(QByteArray::fromStdString(rule.count), QByteArray("count"));
        QVERIFY(!rule.sentence.empty() && !checkPart(rule));
        for (const ArticleRule& info : allRules()) {
            if (static_cast<int>(info.family) == family)
                QVERIFY(std::ranges::count(rule.houses, info.house) == 1);
        }
        QVERIFY(read(toText(rule)) == rule);
    }

    /// Whatever is written is read as the same.
    void whatIsWrittenReadsBack()
    {
        Random random(11);
        for (int i = 0; i < 400; ++i) {
            PartText rule;
            rule.id = "made_" + std::to_string(i);
            rule.houses = i % 2 == 0 ? std::vector{HouseKind::Box, HouseKind::Row} : std::vector{HouseKind::Column};
            rule.sentence = "Σ and ∧, with a # in it.";
            for (int line = 0; line < 4; ++line) {
                PartText::Line& made = rule.lines.emplace_back();
                made.name = line == 3 ? "" : "value_" + std::to_string(line);
                made.value = randomExpression(random, 4);
                for (int words = randomNumber(random, 0, 3); words > 0; --words)
                    made.words.push_back("a − k + 1 # " + std::to_string(words));
            }
            rule.cause = "value_1";
            rule.count = i % 3 == 0 ? "value_0" : "";
            if (i % 5 == 0)
                rule.kept = {"value_2", "value_0"};
            const std::string text = toText(rule);
            QVERIFY2(read(text) == rule, text.c_str());
        }
    }

    /// Parentheses that are open go on in the next line, words with a semicolon stand in quotes.
    void longLinesAreBroken()
    {
        const PartText whole
            = read(ruleOf("    x = any(clamp(candidates, from=0, to=1))  # one; \"two; three\"; four"));
        QVERIFY(
            read(ruleOf("    x = any(clamp(candidates,\n          from=0,\n\n          # between\n        to=1\n     ))"
                        "  # one; \"two; three\"; four"))
            == whole);
        QCOMPARE(whole.lines.front().words, (std::vector<std::string>{"one", "two; three", "four"}));
        const auto words = [](const char* behind) {
            return read(ruleOf(std::string("    x = any(candidates)  # ") + behind)).lines.front().words;
        };
        using Words = std::vector<std::string>;
        QCOMPARE(words("\"a\" b; c"), (Words{"a", "c"}));
        QCOMPARE(words("a \"b\" c; d"), (Words{"a \"b\" c", "d"}));
        QCOMPARE(words("\"a; b"), (Words{"a; b"}));
        QCOMPARE(words("\"\"; b"), (Words{"b"}));
    }

    void mistakesHaveAPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Expected>("expected");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("found");
        const QByteArray head = "rule r(house: row):\n  \"s\"\n";
        const auto row = [](const char* name, const QByteArray& text, Expected expected, int line, int column,
                             const char* found = "") {
            QTest::newRow(name) << text << expected << line << column << QByteArray(found);
        };
        row("nothing", "", Expected::Part, 1, 1);
        row("only a comment", "# hello\n\n", Expected::Part, 3, 1);
        row("no rule", "x = 1\n", Expected::Part, 1, 1, "x");
        row("indented rule", " rule r(house: row):\n", Expected::Part, 1, 2, "rule");
        row("no name", "rule (house: row):\n", Expected::Name, 1, 6, "(");
        row("no parenthesis", "rule r\n", Expected::Sign, 1, 7);
        row("no house", "rule r(row):\n", Expected::Sign, 1, 8, "row");
        row("another house", "rule r(house: row, cell):\n", Expected::House, 1, 20, "cell");
        row("a house twice", "rule r(house: row, row):\n", Expected::House, 1, 20, "row");
        row("no colon", "rule r(house: row)\n", Expected::Sign, 1, 19);
        row("more behind it", "rule r(house: row): x\n", Expected::EndOfLine, 1, 21, "x");
        row("nothing below", "rule r(house: row):\n", Expected::Sentence, 2, 1);
        row("no sentence", "rule r(house: row):\n  x = any(a)\n", Expected::Sentence, 2, 3, "x");
        row("an open sentence", "rule r(house: row):\n  \"s\n", Expected::Sentence, 2, 3, "\"");
        row("an empty sentence", "rule r(house: row):\n  \" \"\n", Expected::Sentence, 2, 3, "\"");
        row("not indented", "rule r(house: row):\n\"s\"\n", Expected::Indentation, 2, 1, "\"");
        row("a tab", "rule r(house: row):\n\t\"s\"\n", Expected::Indentation, 2, 2, "\"");
        row("farther in", head + "   x = any(a)\n", Expected::Indentation, 3, 4, "x");
        row("no line of a rule", head + "  hello\n", Expected::Line, 3, 3, "hello");
        row("no value", head + "  x =\n", Expected::Value, 3, 6);
        row("a sign for a value", head + "  x = )\n", Expected::Value, 3, 7, ")");
        row("an open call", head + "  x = any(candidates\n", Expected::Sign, 3, 21);
        row("an open list", head + "  x = [1, 2\n", Expected::Sign, 3, 12);
        row("two values", head + "  x = any(candidates) 7\n", Expected::EndOfLine, 3, 23, "7");
        row("the name of the candidates", head + "  candidates = any(a)\n", Expected::NewName, 3, 3, "candidates");
        row("a name twice", head + "  x = any(a)\n  x = any(a)\n", Expected::NewName, 4, 3, "x");
        row("a word of the language", head + "  house = any(a)\n", Expected::NewName, 3, 3, "house");
        row("a cause that is not there", head + "  x = any(a)\n  cause y\n", Expected::KnownName, 4, 9, "y");
        row("the candidates as cause", head + "  cause candidates\n", Expected::KnownName, 3, 9, "candidates");
        row("two causes", head + "  x = any(a)\n  cause x\n  cause x\n", Expected::Line, 5, 3, "cause");
        row("two counts", head + "  x = any(a)\n  count x\n  count x\n", Expected::Line, 5, 3, "count");
        row("nothing to keep", head + "  keep\n", Expected::Name, 3, 7);
        row("no return", head + "  x = any(a)\n  cause x\n", Expected::Return, 5, 1);
        row("no cause", head + "  x = any(a)\n  return x & a\n", Expected::Cause, 5, 1);
        row("more after the end", head + "  x = any(a)\n  cause x\n  return x & a\n  y = any(a)\n",
            Expected::NothingMore, 6, 3, "y");
        row("a minus and no number", head + "  x = equals(a, -", Expected::Value, 3, 17, "-");
        row("a minus before a name", head + "  x = equals(a, -b)\n", Expected::Value, 3, 17, "-");
        row("a large number", head + "  x = equals(a, 1234567)\n", Expected::SmallerNumber, 3, 17, "1234567");
        row("behind letters of two bytes", head + "  \xCE\xA3 = any(a)\n", Expected::Line, 3, 3, "\xCE\xA3");
        row("columns are characters", "rule r(house: row):\n  \"\xCE\xA3\xCE\xA3\" x\n", Expected::EndOfLine, 2, 8,
            "x");
        row("no UTF-8", head + "  x = \xFF\n", Expected::Utf8, 3, 7);
        row("a control character", head + "  x = \x1b[2J\n", Expected::Utf8, 3, 7);
        row("an overlong form", head + "  x = \xC0\xAF\n", Expected::Utf8, 3, 7);
        row("nested", head + "  x = " + QByteArray(60, '(') + "\n", Expected::LessNesting, 3, 48, "(");
        row("many nots", head + "  x = " + QByteArray(60, '~') + "a\n", Expected::LessNesting, 3, 48, "~");
        row("a long name", "rule " + QByteArray(41, 'r') + "(house: row):\n", Expected::ShorterText, 1, 6,
            QByteArray(24, 'r'));
        row("a long value", head + "  " + QByteArray(41, 'v') + " = any(a)\n", Expected::ShorterText, 3, 3,
            QByteArray(24, 'v'));
        row("a long sentence", "rule r(house: row):\n  \"" + QByteArray(301, 's') + "\"\n", Expected::ShorterText, 2, 3,
            "\"");
        row("long words", head + "  x = any(candidates)  # a; " + QByteArray("\xCE\xA3").repeated(201) + "\n",
            Expected::ShorterText, 3, 24);
        row("many lines", QByteArray(1001, '\n'), Expected::LessText, 1001, 1);
        row("many bytes", QByteArray(64 * 1024 + 1, '#'), Expected::LessText, 1, 1);
        // Lines that go on
        row("open to the end", head + "  x = any(\n     candidates\n", Expected::Sign, 4, 16);
        row("open, and the next line is no farther in", head + "  x = any(\n  cause x\n", Expected::Value, 3, 11);
        row("a mistake in the second line", head + "  x = equals(a,\n      ~)\n", Expected::Value, 4, 8, ")");
        row("words before the end", head + "  x = any(  # w\n     a)\n", Expected::Value, 3, 13);
        row("closed and farther in", head + "  x = any(a)\n     & b\n", Expected::Indentation, 4, 6, "&");
        // Other parts
        row("no kind of part", head + "  x = any(a)\n  cause x\n  return x & a\nclass c:\n", Expected::Part, 6, 1,
            "class");
        row("a part twice", head + "  x = any(a)\n  cause x\n  return x & a\nrule r(house: row):\n", Expected::NewName,
            6, 6, "r");
        row("a part of a network's name", "network n:\n \"s\"\n encoding e\n verdict v\nverdict n(candidates):\n",
            Expected::NewName, 5, 9, "n");
        row("a verdict of digits", "verdict v(digits):\n", Expected::Inputs, 1, 11, "digits");
        row("a verdict of houses", "verdict v(house: row):\n", Expected::Inputs, 1, 11, "house");
        row("a search of less", "search s(candidates, stack, guess):\n", Expected::Inputs, 1, 34, ")");
        row("a search in another order", "search s(stack, candidates):\n", Expected::Inputs, 1, 10, "stack");
        row("an encoding with a cause", "encoding e(digits):\n \"s\"\n x = any(digits)\n cause x\n", Expected::Line, 4,
            2, "cause");
        row("an input's name", "verdict v(candidates):\n \"s\"\n candidates = any(candidates)\n", Expected::NewName, 3,
            2, "candidates");
        row("a result that is not there",
            "verdict v(candidates):\n \"s\"\n solved = any(a)\n"
            " return solved, contradiction\n",
            Expected::Results, 4, 9, "solved");
        row("other results", "verdict v(candidates):\n \"s\"\n solved = any(a)\n return solved\n", Expected::Results, 4,
            15);
        row("a verdict without an end", "verdict v(candidates):\n \"s\"\n solved = any(a)\nencoding e(digits):\n",
            Expected::Return, 4, 1);
        // Networks
        const QByteArray network = "network n:\n  \"s\"\n";
        row("a network of something", "network n(x):\n", Expected::Sign, 1, 10, "(");
        row("a network without a sentence", "network n:\n  rule r(row)\n", Expected::Sentence, 2, 3, "rule");
        row("a line of no network", network + "  solver s\n", Expected::NetworkLine, 3, 3, "solver");
        row("two verdicts", network + "  verdict v\n  verdict w\n", Expected::NetworkLine, 4, 3, "verdict");
        row("a step without a house", network + "  rule r\n", Expected::Sign, 3, 9);
        row("a step with another house", network + "  rule r(cell)\n", Expected::House, 3, 10, "cell");
        row("a step after nothing", network + "  rule r(row),\n", Expected::Name, 3, 15);
        row("no verdict", network + "  encoding e\n", Expected::NetworkLine, 4, 1);
        row("no encoding", network + "  verdict v\nnetwork m:\n", Expected::NetworkLine, 4, 1);
    }
    void mistakesHaveAPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(Expected, expected);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QByteArray, found);
        const ParsedFile parsed
            = parseNetworkFile(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        const auto* mistake = std::get_if<TextMistake>(&parsed);
        QVERIFY(mistake != nullptr);
        QCOMPARE(static_cast<int>(mistake->expected), static_cast<int>(expected));
        QCOMPARE(mistake->place.line, line);
        QCOMPARE(mistake->place.column, column);
        QCOMPARE(QByteArray::fromStdString(mistake->found), found);
        if (expected == Expected::Sign || expected == Expected::Inputs || expected == Expected::Results)
            QVERIFY(!mistake->wanted.empty());
    }

    /// Texts of other programs are read: with a mark, other line ends, no last line end, and up to the maximum length.
    void otherWaysOfWritingAreRead()
    {
        const std::string text = ruleOf("    x = any(candidates)  # w");
        const PartText rule = read(text);
        QVERIFY(read("\xEF\xBB\xBF" + text) == rule);
        std::string windows;
        for (const char c : text)
            windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
        QVERIFY(read(windows) == rule);
        QVERIFY(read(text.substr(0, text.size() - 1)) == rule);
        QVERIFY(read("# said before\n\n" + text + std::string(990, '\n')) == rule);
        QVERIFY(read(text + '#' + std::string(64 * 1024 - text.size() - 1, 'x')) == rule);
        QCOMPARE(rule.lines.front().words, std::vector<std::string>{"w"});
        QCOMPARE(read(ruleOf("    x = any(candidates)  # a ;; b;")).lines.front().words,
            (std::vector<std::string>{"a", "b"}));
        std::string deep = "    x = ";
        for (int i = 0; i < 39; ++i)
            deep += '(';
        QVERIFY(read(ruleOf(deep + "candidates" + std::string(39, ')'))).lines.front().value.text == "candidates");
    }

    /// The edges of each length of UTF-8 (RFC 3629); control characters are no text.
    void onlyUtf8IsText_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isText");
        const auto row = [](const char* hex, bool isText) { QTest::newRow(hex) << QByteArray::fromHex(hex) << isText; };
        for (const char* hex : {"20", "7e", "09", "c2a0", "c380", "dfbf", "e0a080", "ecbfbf", "ed9fbf", "ee8080",
                 "efbfbd", "f0908080", "f48fbfbf", "f1808080"})
            row(hex, true);
        for (const char* hex : {"00", "1f", "7f", "80", "bf", "c080", "c1bf", "c280", "c29f", "c2", "c220", "df7f",
                 "e09fbf", "eda080", "e08020", "e0a0", "f08fbfbf", "f4908080", "f5808080", "f09080", "f0908020", "ff"})
            row(hex, false);
    }
    void onlyUtf8IsText()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isText);
        const ParsedFile parsed = parseNetworkFile(ruleOf("    x = any(candidates)  # a" + bytes.toStdString() + "z"));
        QCOMPARE(std::holds_alternative<NetworkFile>(parsed), isText);
        if (!isText) {
            const auto& mistake = std::get<TextMistake>(parsed);
            QVERIFY(mistake.expected == Expected::Utf8);
            QVERIFY(mistake.place.line == 3 && mistake.place.column == 29);
        }
    }

    /// ~ binds more than &, & more than |, and both from the left.
    void signsBindAsInLogic()
    {
        const auto valueOf
            = [](const char* value) { return read(ruleOf(std::string("    x = ") + value)).lines[0].value; };
        QVERIFY(valueOf("~a & b | c & ~d") == valueOf("((~a) & b) | (c & (~d))"));
        QVERIFY(valueOf("a | b & c") == valueOf("a | (b & c)"));
        QVERIFY(valueOf("a & b & c") == valueOf("(a & b) & c"));
        QVERIFY(!(valueOf("a & b & c") == valueOf("a & (b & c)")));
    }

    void whatCannotBeBuiltIsTold_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<Expected>("expected");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char* lines, Expected expected, int line, int column) {
            QTest::newRow(lines) << QByteArray(lines) << expected << line << column;
        };
        row("    x = any(nobody)  # w", Expected::KnownName, 3, 13);
        row("    x = hello(candidates)  # w", Expected::Function, 3, 9);
        row("    x = any()  # w", Expected::Arguments, 3, 9);
        row("    x = any(a=candidates)  # w", Expected::Arguments, 3, 9);
        row("    x = count(candidates)  # w", Expected::Arguments, 3, 9);
        row("    x = count(candidates, house)  # w", Expected::Arguments, 3, 9);
        row("    x = clamp(candidates, 0, 1)  # w", Expected::Arguments, 3, 9);
        row("    x = count(candidates, over=cell)  # w", Expected::Axis, 3, 32);
        row("    x = count(candidates, over=3)  # w", Expected::Axis, 3, 32);
        row("    x = spread(candidates, over=digit)  # w", Expected::Axis, 3, 33);
        row("    x = equals(candidates, candidates)  # w", Expected::WholeNumber, 3, 28);
        row("    x = clamp(candidates, from=2, to=1)  # w", Expected::WholeNumber, 3, 38);
        row("    x = 7  # w", Expected::Value, 3, 9);
        row("    x = [1]  # w", Expected::Value, 3, 9);
        row("    x = any(7)  # w", Expected::Value, 3, 13);
        row("    x = convolution(candidates, pairs(row))  # w", Expected::Weights, 3, 33);
        row("    x = convolution(candidates, 7)  # w", Expected::Weights, 3, 33);
        row("    x = convolution(candidates, [7])  # w", Expected::Weights, 3, 34);
        row("    x = convolution(candidates, [[1, 2], [1]])  # w", Expected::Weights, 3, 42);
        row("    x = convolution(candidates, [[1, 2]])  # w", Expected::FittingShapes, 3, 9);
        row("    x = convolution(candidates, transposed(pairs(digit)))  # w", Expected::FittingShapes, 3, 9);
        row("    y = count(candidates, over=row)  # w\n    x = count(y, over=row)  # w", Expected::FittingShapes, 4, 9);
        row("    y = largest(candidates, over=box)  # w\n    x = y & candidates  # w", Expected::FittingShapes, 4, 11);
        row("    y = count(candidates, over=box)  # w\n    x = y & candidates  # w", Expected::Logical, 4, 9);
        row("    y = count(candidates, over=box)  # w\n    x = ~y  # w", Expected::Logical, 4, 10);
        row("    y = count(candidates, over=digit)  # w\n    x = select(candidates, candidates, y)  # w",
            Expected::Logical, 4, 40);
        row("    x = candidates", Expected::Layer, 3, 9);
        row("    x = any(candidates)  # a; b", Expected::Words, 3, 5);
        row("    x = ~any(candidates)  # a", Expected::Words, 3, 5);
        row("    y = scaled(candidates, by=4097, plus=0)  # w\n    x = product(y, y)  # w", Expected::SmallerNumbers, 4,
            9);
        row("    y = scaled(candidates, by=999999, plus=0)  # w\n    z = count(y, over=digit)  # w\n"
            "    x = count(z, over=row)  # w",
            Expected::SmallerNumbers, 5, 9);
        row("    y = scaled(candidates, by=999999, plus=999999)  # w\n    x = count(y, over=digit)  # w",
            Expected::SmallerNumbers, 4, 9);
        row("    y = spread(candidates, over=board)  # w\n    x = spread(y, over=board)  # w", Expected::SmallerNumbers,
            4, 9);
        row("    x = reshape(candidates, 9, 81)  # w", Expected::Arguments, 3, 9);
        row("    x = reshape(candidates, 9, 9, 8)  # w", Expected::FittingShapes, 3, 9);
        row("    x = reshape(candidates, 0, 9, 9)  # w", Expected::WholeNumber, 3, 29);
        row("    x = within(candidates, from=0, to=1)  # w", Expected::Function, 3, 9);
        row("    x = option(look_beyond, candidates, candidates)  # w", Expected::Function, 3, 9);
        row("    x = convolution(candidates, ones(9, 9), bias=[1, 2])  # w", Expected::Bias, 3, 50);
        row("    x = convolution(candidates, ones(9, 9), bias=7)  # w", Expected::Bias, 3, 50);
        row("    x = convolution(candidates, ones(9, 9), [1])  # w", Expected::Arguments, 3, 9);
        row("    x = convolution(candidates, ones(9))  # w", Expected::Weights, 3, 33);
        row("    x = convolution(candidates, ones(0, 9))  # w", Expected::WholeNumber, 3, 38);
        row("    x = convolution(candidates, zeros(9, 257))  # w", Expected::WholeNumber, 3, 42);
        row("    x = convolution(candidates, subsets(digit, 10))  # w", Expected::WholeNumber, 3, 48);
        row("    x = convolution(candidates, subsets(row, 2))  # w", Expected::Weights, 3, 33);
        row("    x = convolution(candidates, negative(7))  # w", Expected::Weights, 3, 42);
        row("    x = convolution(candidates, above(ones(1, 9), ones(1, 8)))  # w", Expected::Weights, 3, 51);
        row("    x = convolution(candidates, beside(ones(1, 4), ones(2, 5)))  # w", Expected::Weights, 3, 52);
        row("    x = convolution(candidates, beside(a=ones(1, 9)))  # w", Expected::Weights, 3, 33);
        row("    x = convolution(candidates, above(ones(256, 256), ones(1, 256)))  # w", Expected::SmallerNumbers, 3,
            55);
    }
    void whatCannotBeBuiltIsTold()
    {
        QFETCH(QByteArray, lines);
        QFETCH(Expected, expected);
        QFETCH(int, line);
        QFETCH(int, column);
        const PartText rule = read(ruleOf(lines.toStdString()));
        const auto mistake = checkPart(rule);
        QVERIFY(mistake.has_value());
        QCOMPARE(static_cast<int>(mistake->expected), static_cast<int>(expected));
        QCOMPARE(mistake->place.line, line);
        QCOMPARE(mistake->place.column, column);
        QVERIFY_THROWS_EXCEPTION(Error, networkOf(rule, HouseKind::Row));
        if (expected == Expected::FittingShapes)
            QVERIFY(!mistake->shapes.empty());
        if (expected == Expected::Words)
            QCOMPARE(mistake->count, lines.contains('~') ? 2 : 1);
    }

    /// Values of different shapes are reported with the axes of both sides and the lines that made them.
    void whatMetIsTold()
    {
        const PartText rule = read(ruleOf("    y = convolution(candidates, pairs(digit))  # w\n"
                                          "    z = count(candidates, over=box)  # w\n"
                                          "    x = sum(y, z)  # w"));
        const auto mistake = checkPart(rule);
        QVERIFY(mistake && mistake->expected == Expected::FittingShapes);
        QCOMPARE(mistake->place.line, 5);
        QCOMPARE(mistake->shapes, (std::vector<Shape>{{36, 9, 9}, {9, 3, 3}}));
        QCOMPARE(mistake->axes,
            (std::vector<Axes>{
                {Axis::PairOfDigits, Axis::Row, Axis::Column}, {Axis::Digit, Axis::BoxRow, Axis::BoxColumn}}));
        QCOMPARE(mistake->lines, (std::vector<int>{3, 4}));
        // An input of the rule comes from no line (0).
        const PartText given
            = read(ruleOf("    y = largest(candidates, over=box)  # w\n    x = sum(candidates, y)  # w"));
        QCOMPARE(checkPart(given)->lines, (std::vector<int>{0, 3}));
    }

    /// A part of a box is there for lines only; what a rule leaves must be candidates.
    void houseAndResultAreChecked()
    {
        const PartText parts
            = read(ruleOf("    y = largest(candidates, over=part)  # w\n    x = spread(y, over=part)  # w"));
        const auto mistake = checkPart(parts);
        QVERIFY(mistake && mistake->expected == Expected::Axis); // for the box
        PartText lines = parts;
        lines.houses = {HouseKind::Row, HouseKind::Column};
        QVERIFY(!checkPart(lines));
        QVERIFY(networkOf(lines, HouseKind::Row).layers.front().kernel == (Extent{1, 3}));
        QVERIFY(networkOf(lines, HouseKind::Column).layers.front().kernel == (Extent{3, 1}));

        PartText wide = read(ruleOf("    x = any(candidates)  # w"));
        wide.lines.back().value = read(ruleOf("    x = count(candidates, over=digit)  # w")).lines.front().value;
        const auto result = checkPart(wide);
        QVERIFY(result && result->expected == Expected::Result);
        QVERIFY((result->shapes == std::vector{Shape{1, 9, 9}, Shape{9, 9, 9}}));
    }

    /// Each word is the layer that it names, with its numbers.
    void wordsAreLayers_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<LayerKind>("kind");
        QTest::addColumn<int>("factor");
        QTest::addColumn<int>("offset");
        const auto row = [](const char* value, LayerKind kind, int factor = 1, int offset = 0) {
            QTest::newRow(value) << QByteArray(value) << kind << factor << offset;
        };
        row("relu(candidates)", LayerKind::Relu);
        row("any(candidates)", LayerKind::Clamp);
        row("clamp(candidates, from=-3, to=7)", LayerKind::Clamp);
        row("scaled(candidates, by=-2, plus=5)", LayerKind::Affine, -2, 5);
        row("~candidates", LayerKind::Affine, -1, 1);
        row("minimum(candidates, candidates)", LayerKind::Minimum);
        row("maximum(candidates, candidates)", LayerKind::Maximum);
        row("sum(candidates, candidates)", LayerKind::Add);
        row("difference(candidates, candidates)", LayerKind::Subtract);
        row("product(candidates, candidates)", LayerKind::Multiply);
        row("same(candidates, candidates)", LayerKind::Minimum);
        row("equals(candidates, 1)", LayerKind::Minimum);
        row("select(candidates, candidates, candidates)", LayerKind::Select);
        row("pick_one(candidates)", LayerKind::MaxUnpool);
        row("largest(candidates, over=board)", LayerKind::MaxPool);
        row("count(candidates, over=box)", LayerKind::Convolution);
        row("spread(candidates, over=row)", LayerKind::Upsample);
        row("reshape(candidates, 1, 27, 27)", LayerKind::Reshape);
        row("largest(candidates, over=plane)", LayerKind::MaxPool);
        row("convolution(candidates, [[1, 0, 2, 0, 0, 0, 0, 0, -1]])", LayerKind::Convolution);
    }
    void wordsAreLayers()
    {
        QFETCH(QByteArray, value);
        QFETCH(LayerKind, kind);
        QFETCH(int, factor);
        QFETCH(int, offset);
        const PartText rule
            = read(ruleOf("    y = " + value.toStdString() + "  # the words\n    x = any(candidates)  # w"));
        const Network network = networkOf(rule, HouseKind::Row);
        const auto said
            = std::ranges::find_if(network.layers, [](const Layer& layer) { return layer.words == "the words"; });
        QVERIFY(said != network.layers.end());
        QVERIFY(said->kind == kind);
        QCOMPARE(said->factor, factor);
        QCOMPARE(said->offset, offset);
        if (value.startsWith("clamp"))
            QVERIFY(said->limits == (Range{-3, 7}));
        if (value.startsWith("spread"))
            QVERIFY(said->scale == (Extent{1, 9}));
        if (value.startsWith("count")) {
            QVERIFY(said->kernel == (Extent{3, 3}) && said->groups == 9);
            QCOMPARE(said->weights, std::vector<float>(81, 1.F));
        }
        if (value.startsWith("convolution"))
            QCOMPARE(said->weights, (std::vector<float>{1, 0, 2, 0, 0, 0, 0, 0, -1}));
        // The rule's result has its name, and no other value has one.
        QVERIFY(std::ranges::any_of(network.values, [](const Value& each) { return each.name == "made.x"; }));
        QVERIFY(std::ranges::none_of(network.values, [](const Value& each) { return each.name == "made.y"; }));
    }
};

CONVOKU_APPLESS_TEST(TestPartText)
#include "tst_part_text.moc"
