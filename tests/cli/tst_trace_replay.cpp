// SPDX-License-Identifier: MIT
// The JSON Lines of trace, read as a stranger would: the exact members in their order, and a replay with a plain set.
#include "tests/cli/cli_testing.h"
#include "tests/support/backtracking.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <array>
#include <optional>
#include <set>

namespace convoku {

using namespace testing;

namespace {

using Mark = std::array<int, 3>; // row, column, digit

QString ascii(const char* text)
{
    return QString::fromLatin1(text);
}

/// The names of the top-level members, from the bytes: QJsonObject would sort them.
QList<QByteArray> memberNames(const QByteArray& line)
{
    QList<QByteArray> names;
    int depth = 0;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const char c = line[i];
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        if (c != '"')
            continue;
        const qsizetype end = line.indexOf('"', i + 1);
        if (depth == 1 && end >= 0 && line.mid(end + 1, 1) == ":")
            names << line.mid(i + 1, end - i - 1);
        i = end;
    }
    return names;
}

/// The marks of an array, or none where one is not three numbers in 1 … 9 or they are not sorted and distinct.
std::optional<std::vector<Mark>> marksOf(const QJsonValue& value)
{
    std::vector<Mark> marks;
    const QJsonArray array = value.toArray();
    if (!value.isArray() || array.isEmpty())
        return {};
    for (const auto& entry : array) {
        const QJsonArray numbers = entry.toArray();
        Mark mark{};
        if (numbers.size() != 3)
            return {};
        for (int i = 0; i < 3; ++i) {
            mark[static_cast<std::size_t>(i)] = numbers[i].toInt(-1);
            if (!numbers[i].isDouble() || numbers[i].toInt(-1) < 1 || numbers[i].toInt() > 9)
                return {};
        }
        if (!marks.empty() && !(marks.back() < mark))
            return {};
        marks.push_back(mark);
    }
    return marks;
}

std::set<Mark> startingMarks(const QString& puzzle)
{
    std::set<Mark> marks;
    for (int i = 0; i < 81; ++i) {
        for (int digit = 1; digit <= 9; ++digit) {
            if (puzzle[i] == QLatin1Char('.') || puzzle[i].digitValue() == digit)
                marks.insert({i / 9 + 1, i % 9 + 1, digit});
        }
    }
    return marks;
}

QString gridOf(const std::set<Mark>& marks)
{
    QString grid;
    for (int i = 0; i < 81; ++i) {
        QString digits;
        for (int digit = 1; digit <= 9; ++digit) {
            if (marks.count({i / 9 + 1, i % 9 + 1, digit}) != 0)
                digits += QString::number(digit);
        }
        grid += digits.size() == 1 ? digits : QStringLiteral(".");
    }
    return grid;
}

/// The cells that have no mark, and those whose only digit another cell of its row, column or box has too, as a trace
/// names them.
std::pair<QJsonArray, QJsonArray> wrongCells(const std::set<Mark>& marks)
{
    const QString grid = gridOf(marks);
    const auto box = [](int cell) { return cell / 27 * 3 + cell % 9 / 3; };
    std::pair<QJsonArray, QJsonArray> wrong;
    for (int i = 0; i < 81; ++i) {
        const QJsonArray cell{i / 9 + 1, i % 9 + 1};
        const bool empty = std::none_of(
            marks.begin(), marks.end(), [i](const Mark& mark) { return mark[0] == i / 9 + 1 && mark[1] == i % 9 + 1; });
        bool clashes = false;
        for (int k = 0; k < 81; ++k) {
            const bool sees = k / 9 == i / 9 || k % 9 == i % 9 || box(k) == box(i);
            clashes = clashes || (k != i && sees && grid[k] != QLatin1Char('.') && grid[k] == grid[i]);
        }
        if (empty)
            wrong.first.append(cell);
        else if (clashes)
            wrong.second.append(cell);
    }
    return wrong;
}

const QStringList& ruleIds()
{
    static const QStringList ids{QStringLiteral("naked_single_box"), QStringLiteral("pointing_row"),
        QStringLiteral("pointing_column"), QStringLiteral("hidden_single_row"), QStringLiteral("hidden_single_column"),
        QStringLiteral("hidden_single_box"), QStringLiteral("naked_pair_row"), QStringLiteral("naked_pair_column"),
        QStringLiteral("naked_pair_box")};
    return ids;
}

} // namespace

class TestTraceReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jsonl_data();
    void jsonl();
    void text_data();
    void text();
    void severalPuzzles();
};

void TestTraceReplay::jsonl_data()
{
    QTest::addColumn<QString>("puzzle");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("result");
    QTest::addColumn<int>("passes"); // -1: whatever
    QTest::addColumn<int>("pushes");
    QTest::addColumn<int>("pops");
    QTest::addColumn<int>("code");

    const QString hard = ascii(kArticleHard);
    const QString easy = ascii(kArticleEasy);
    const QString basic = QStringLiteral("--rules=basic");
    QTest::newRow("article, easy") << easy << QStringList() << "solved" << 2 << 0 << 0 << 0;
    QTest::newRow("article, hard") << hard << QStringList() << "solved" << 25 << 3 << 1 << 0;
    QTest::newRow("hard, basic") << hard << QStringList{basic} << "solved" << -1 << -1 << -1 << 0;
    QTest::newRow("hard, own order")
        << hard
        << QStringList{QStringLiteral("--rules"),
               QStringLiteral("pointing_column,naked_pair_row,hidden_single_box,naked_single_box,pointing_row")}
        << "solved" << -1 << -1 << -1 << 0;
    QTest::newRow("hard, no search") << hard << QStringList{QStringLiteral("--no-search")} << "stalled" << -1 << 0 << 0
                                     << 1;
    QTest::newRow("hard, six passes") << hard << QStringList{QStringLiteral("--max-passes"), QStringLiteral("6")}
                                      << "out_of_passes" << 6 << -1 << -1 << 1;
    QTest::newRow("no solution") << ascii(kNoSolution) << QStringList() << "no_solution" << -1 << -1 << -1 << 1;
    QTest::newRow("loses a candidate") << ascii(kLosesCandidateHard) << QStringList() << "solved" << -1 << -1 << -1
                                       << 0;
    QTest::newRow("empty signs") << QString(easy).replace(QLatin1Char('.'), QLatin1Char('0')) << QStringList()
                                 << "solved" << 2 << 0 << 0 << 0;
}

void TestTraceReplay::jsonl()
{
    QFETCH(QString, puzzle);
    QFETCH(QStringList, options);
    QFETCH(QString, result);
    QFETCH(int, passes);
    QFETCH(int, pushes);
    QFETCH(int, pops);
    QFETCH(int, code);

    const Ran ran = runHere(
        QStringList{QStringLiteral("trace"), puzzle, QStringLiteral("--format"), QStringLiteral("jsonl")} + options);
    QCOMPARE(ran.err, QString());
    QCOMPARE(ran.code, code);

    std::set<Mark> marks;
    QStringList rules;
    QString dotted = puzzle;
    dotted.replace(QLatin1Char('0'), QLatin1Char('.'));
    int lastPass = 0;
    int depth = 0;
    int pushed = 0;
    int popped = 0;
    int contradictions = 0;
    qsizetype ruleInPass = -1;
    const QList<QByteArray> lines = ran.lines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QByteArray& line = lines[i];
        QJsonParseError error;
        const QJsonObject json = QJsonDocument::fromJson(line, &error).object();
        QVERIFY2(error.error == QJsonParseError::NoError, line.constData());
        QVERIFY(!line.contains(' '));
        const QString event = json[QLatin1String("event")].toString();
        QCOMPARE(event == QLatin1String("start"), i == 0);
        QCOMPARE(event == QLatin1String("end"), i + 1 == lines.size());
        const QList<QByteArray> names = memberNames(line);

        if (json.contains(QLatin1String("pass"))) {
            const int pass = json[QLatin1String("pass")].toInt(-1);
            QVERIFY(pass >= lastPass && pass >= 1);
            if (pass > lastPass)
                ruleInPass = -1;
            lastPass = pass;
        }
        const QJsonArray cell = json[QLatin1String("cell")].toArray();
        const Mark guess{cell[0].toInt(), cell[1].toInt(), json[QLatin1String("digit")].toInt()};

        if (event == QLatin1String("start")) {
            QCOMPARE(names, (QList<QByteArray>{"event", "puzzle", "network", "rules", "candidates"}));
            QCOMPARE(json[QLatin1String("puzzle")].toString(), dotted);
            QCOMPARE(json[QLatin1String("network")].toString(), QStringLiteral("article"));
            for (const auto& rule : json[QLatin1String("rules")].toArray())
                rules << rule.toString();
            if (options.isEmpty())
                QCOMPARE(rules, ruleIds());
            if (options.contains(QLatin1String("--rules=basic")))
                QCOMPARE(rules, ruleIds().mid(0, 6));
            if (options.contains(QLatin1String("--rules")))
                QCOMPARE(rules.join(QLatin1Char(',')), options.back());
            marks = startingMarks(dotted);
        } else if (event == QLatin1String("rule")) {
            QCOMPARE(names, (QList<QByteArray>{"event", "pass", "rule", "removed", "candidates"}));
            const qsizetype rule = rules.indexOf(json[QLatin1String("rule")].toString());
            QVERIFY(rule > ruleInPass); // in the order of the list, each once a pass
            ruleInPass = rule;
            const auto removed = marksOf(json[QLatin1String("removed")]);
            QVERIFY2(removed.has_value(), line.constData());
            for (const Mark& mark : *removed)
                QVERIFY(marks.erase(mark) == 1);
        } else if (event == QLatin1String("push")) {
            QCOMPARE(names, (QList<QByteArray>{"event", "pass", "depth", "cell", "digit", "set_aside", "candidates"}));
            ++pushed;
            QCOMPARE(json[QLatin1String("depth")].toInt(-1), ++depth);
            QVERIFY(marks.count(guess) == 1);
            int lastDigit = guess[2]; // the guess is the smallest digit of its cell
            for (const auto& digit : json[QLatin1String("set_aside")].toArray()) {
                QVERIFY(digit.toInt() > lastDigit);
                lastDigit = digit.toInt();
                QVERIFY(marks.erase({guess[0], guess[1], lastDigit}) == 1);
            }
            QVERIFY(lastDigit > guess[2]);
        } else if (event == QLatin1String("contradiction")) {
            QCOMPARE(names, (QList<QByteArray>{"event", "pass", "depth", "empty", "clashing", "candidates"}));
            ++contradictions;
            // The pop, or the end where no guess is left, is the next event.
            QVERIFY2(
                lines.at(i + 1).startsWith(depth > 0 ? "{\"event\":\"pop\"" : "{\"event\":\"end\""), line.constData());
            QCOMPARE(json[QLatin1String("depth")].toInt(-1), depth);
            const auto [empty, clashing] = wrongCells(marks);
            QVERIFY(!empty.isEmpty() || !clashing.isEmpty());
            QCOMPARE(json[QLatin1String("empty")].toArray(), empty);
            QCOMPARE(json[QLatin1String("clashing")].toArray(), clashing);
        } else if (event == QLatin1String("pop")) {
            QVERIFY(lines.at(i - 1).startsWith("{\"event\":\"contradiction\""));
            QCOMPARE(names, (QList<QByteArray>{"event", "pass", "depth", "cell", "digit", "restored", "candidates"}));
            ++popped;
            QCOMPARE(json[QLatin1String("depth")].toInt(-1), --depth);
            const auto restored = marksOf(json[QLatin1String("restored")]);
            QVERIFY2(restored.has_value(), line.constData());
            marks.erase(guess);
            for (const Mark& mark : *restored) {
                QVERIFY(mark != guess);
                QVERIFY(marks.insert(mark).second);
            }
        } else {
            QCOMPARE(event, QStringLiteral("end"));
            QCOMPARE(names, (QList<QByteArray>{"event", "result", "passes", "pushes", "pops", "grid"}));
            QCOMPARE(json[QLatin1String("result")].toString(), result);
            QVERIFY(json[QLatin1String("passes")].toInt(-1) >= lastPass);
            QCOMPARE(json[QLatin1String("pushes")].toInt(-1), pushed);
            QCOMPARE(json[QLatin1String("pops")].toInt(-1), popped);
            QCOMPARE(contradictions, popped + (result == QLatin1String("no_solution") ? 1 : 0));
            QCOMPARE(json[QLatin1String("grid")].toString(), gridOf(marks));
            if (passes >= 0)
                QCOMPARE(json[QLatin1String("passes")].toInt(), passes);
            if (pushes >= 0)
                QCOMPARE(pushed, pushes);
            if (pops >= 0)
                QCOMPARE(popped, pops);
            break;
        }
        QCOMPARE(json[QLatin1String("candidates")].toInt(-1), static_cast<int>(marks.size()));
    }
    if (result == QLatin1String("solved"))
        QCOMPARE(gridOf(marks).toStdString(), solutionsOf(testing::gridOf(puzzle.toStdString()), 2).front().toText());
}

void TestTraceReplay::text_data()
{
    QTest::addColumn<QString>("puzzle");
    QTest::addColumn<QString>("solution");
    QTest::addColumn<QString>("firstWord");
    QTest::newRow("easy") << ascii(kArticleEasy) << ascii(kArticleEasySolution) << "2.10";
    QTest::newRow("hard") << ascii(kArticleHard) << ascii(kArticleHardSolution) << "25.10";
}

void TestTraceReplay::text()
{
    QFETCH(QString, puzzle);
    QFETCH(QString, solution);
    QFETCH(QString, firstWord);
    const Ran ran = runHere({QStringLiteral("trace"), puzzle});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.err, QString());
    const QList<QByteArray> lines = ran.lines();
    QVERIFY(lines.front().startsWith("0 "));
    const QRegularExpression address(QStringLiteral("^\\d+(\\.\\d+)? +\\S.*\\.( [1-9.]{81})?$"));
    for (const QByteArray& line : lines)
        QVERIFY2(address.match(QString::fromUtf8(line)).hasMatch(), line.constData());
    QVERIFY(lines.back().startsWith(firstWord.toLatin1() + ' '));
    QVERIFY(lines.back().endsWith(solution.toLatin1()));
    // One line an event: as many as in JSON.
    const Ran json = runHere({QStringLiteral("trace"), puzzle, QStringLiteral("--format=jsonl")});
    QCOMPARE(lines.size(), json.lines().size());
}

/// In a trace of several puzzles, the events after each start are those of the puzzle alone, as text and as JSON.
void TestTraceReplay::severalPuzzles()
{
    const QByteArray easy = kArticleEasy;
    const QByteArray hard = kArticleHard;
    const QByteArray file = easy + " # first\n" + hard + '\n' + easy + '\n';
    const auto alone = [](const QByteArray& puzzle, const QStringList& options) {
        return runHere(QStringList{QStringLiteral("trace"), QString::fromLatin1(puzzle)} + options).out;
    };
    const Ran text = runHere({QStringLiteral("trace"), QStringLiteral("-")}, file);
    QCOMPARE(text.code, 0);
    QCOMPARE(text.out,
        "# " + easy + " # first\n" + alone(easy, {}) + "\n# " + hard + '\n' + alone(hard, {}) + "\n# " + easy + '\n'
            + alone(easy, {}));
    const QStringList jsonl{QStringLiteral("--format"), QStringLiteral("jsonl")};
    QByteArray expected;
    int number = 0;
    for (const QByteArray& puzzle : {easy, hard, easy}) {
        expected += alone(puzzle, jsonl)
                        .replace("\"event\":\"start\",",
                            "\"event\":\"start\",\"number\":" + QByteArray::number(++number) + ',');
    }
    QCOMPARE(runHere(QStringList{QStringLiteral("trace"), QStringLiteral("-")} + jsonl, file).out, expected);
}

} // namespace convoku

CONVOKU_TEST(convoku::TestTraceReplay)
#include "tst_trace_replay.moc"
