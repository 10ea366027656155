// SPDX-License-Identifier: MIT
// What solve says of several solutions, and of solutions that came with the puzzles.
#include "app/wording/language.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/backtracking.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace convoku {

using namespace testing;

namespace {

/// A solved grid without its first cells.
QByteArray openGrid(int open)
{
    return QByteArray(open, '.') + QByteArray(kArticleHardSolution).mid(open);
}

int countOf(const QByteArray& puzzle, std::size_t most)
{
    return static_cast<int>(solutionsOf(gridOf(puzzle.toStdString()), most).size());
}

/// Counts what is written at once.
class Pieces : public QIODevice
{
public:
    QByteArray all;
    qint64 largest = 0;

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override
    {
        largest = std::max(largest, size);
        all.append(data, size);
        return size;
    }
};

} // namespace

class TestSolveCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static Ran solve(const QStringList& arguments, const QByteArray& input = {})
    {
        return runHere(QStringList(QStringLiteral("solve")) + arguments, input);
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void counts_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("most");
        QTest::newRow("all") << QStringList() << 1'000'000;
        QTest::newRow("up to 7") << QStringList{QStringLiteral("--solutions"), QStringLiteral("7")} << 7;
        QTest::newRow("one") << QStringList{QStringLiteral("--solutions"), QStringLiteral("1")} << 1;
        QTest::newRow("with threads") << QStringList{QStringLiteral("--threads"), QStringLiteral("3")} << 1'000'000;
    }
    void counts()
    {
        QFETCH(QStringList, options);
        QFETCH(int, most);
        QByteArray input;
        QByteArray expected;
        QList<int> numbers;
        for (const QByteArray& puzzle :
            {QByteArray(kArticleHard), openGrid(30), QByteArray(kNoSolution), openGrid(27)}) {
            input += puzzle + '\n';
            const int found = countOf(puzzle, 20'000);
            QVERIFY(found < 20'000);
            const char* word = found >= most ? "maybe_more" : found == 0 ? "none" : found == 1 ? "unique" : "all";
            numbers << std::min(found, most);
            expected += QByteArray::number(numbers.back()) + ' ' + word + '\n';
        }
        QVERIFY(numbers[1] >= std::min(most, 100));
        QStringList arguments = options + QStringList{QStringLiteral("--count"), QStringLiteral("-")};
        const Ran ran = solve(arguments, input);
        QCOMPARE(ran.code, 1); // one has none
        QCOMPARE(ran.out, expected);

        arguments << QStringLiteral("--format") << QStringLiteral("json");
        const QList<QByteArray> lines = solve(arguments, input).lines();
        QCOMPARE(lines.size(), numbers.size());
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QJsonObject line = QJsonDocument::fromJson(lines[i]).object();
            QCOMPARE(line.value(QStringLiteral("count")).toInt(-1), numbers[i]);
            QCOMPARE(line.value(QStringLiteral("all_found")).toBool(), !expected.split('\n')[i].endsWith("more"));
            QVERIFY(!line.contains(QStringLiteral("solutions")));
        }
    }

    void countNeedsTheSearch()
    {
        const Ran ran
            = solve({QStringLiteral("--count"), QStringLiteral("--no-search"), QString::fromLatin1(kArticleEasy)});
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(ran.err, printed(sentence("cli_solve.count_without_search")) + helpNamed("solve"));
    }

    /// They leave as they are found, so that nobody has to hold all of them.
    void solutionsAreStreamed()
    {
        const QByteArray puzzle = openGrid(39);
        const auto expected = solutionsOf(gridOf(puzzle.toStdString()), 20'000);
        QVERIFY(expected.size() > 1'500);
        // The second one is through long before the first, and waits for its turn.
        const QByteArray input = puzzle + '\n' + kArticleEasy + '\n';
        Pieces out;
        out.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
        QCOMPARE(runHere({QStringLiteral("solve"), QStringLiteral("--format"), QStringLiteral("json"),
                             QStringLiteral("--solutions"), QStringLiteral("20000"), QStringLiteral("-")},
                     input, &out)
                     .code,
            0);
        QVERIFY2(out.largest < 100'000, qPrintable(QString::number(out.largest)));
        const QList<QByteArray> lines = out.all.trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        {
            const QJsonObject line = QJsonDocument::fromJson(lines[0]).object();
            std::set<std::string> found;
            for (const QJsonValue& solution : line.value(QStringLiteral("solutions")).toArray())
                found.insert(solution.toString().toStdString());
            QCOMPARE(found.size(), expected.size());
            for (const Grid& solution : expected)
                QVERIFY(found.contains(solution.toText()));
            QCOMPARE(line.value(QStringLiteral("puzzle")).toString().toLatin1(), puzzle);
            QVERIFY(line.value(QStringLiteral("all_found")).toBool());
        }
        QCOMPARE(QJsonDocument::fromJson(lines[0]).object().value(QStringLiteral("grid")),
            QJsonDocument::fromJson(lines[0]).object().value(QStringLiteral("solutions")).toArray().first());
        const QJsonObject second = QJsonDocument::fromJson(lines[1]).object();
        QCOMPARE(second.value(QStringLiteral("solutions")).toArray().size(), 1);
    }

    void noSolutionIsAnEmptyList()
    {
        const Ran ran = solve({QStringLiteral("--format"), QStringLiteral("json"), QStringLiteral("--solutions"),
            QStringLiteral("5"), QString::fromLatin1(kNoSolution)});
        const QJsonObject line = QJsonDocument::fromJson(ran.out).object();
        QVERIFY(line.value(QStringLiteral("solutions")).isArray());
        QVERIFY(line.value(QStringLiteral("solutions")).toArray().isEmpty());
    }

    void check_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<int>("code");
        QTest::addColumn<QStringList>("words"); // a line each
        QTest::addColumn<QString>("said");
        const QByteArray puzzle(kArticleHard);
        const QByteArray solution(kArticleHardSolution);
        const QByteArray names("puzzle,solution\n");
        QByteArray wrong = solution;
        wrong[80] = wrong[80] == '1' ? '2' : '1';
        const auto row = [](const char* name, const QByteArray& input, int code, const QStringList& words,
                             const QString& said) { QTest::newRow(name) << input << code << words << said; };
        const auto compared = [](const char* all, const char* others) {
            return printed(sentence("cli_solve.compared", {QLatin1String(all), QLatin1String(others)}));
        };
        const auto line = [](const char* number) {
            return sentence("cli_solve.line", {sentence("cli.standard_input"), QLatin1String(number)});
        };
        const auto has
            = [](const QStringList& arguments) { return untilArgument(sentence("cli_solve.other_digit", arguments)); };
        const QString one = QStringLiteral("1");
        const QString same = QStringLiteral("same");
        const QString other = QStringLiteral("other");
        const QString missing = QStringLiteral("missing");
        row("right", names + puzzle + ',' + solution + '\n', 0, {same}, compared("1", "0"));
        row("ones", names + puzzle + ',' + QByteArray(81, '1') + '\n', 1, {other},
            has({line("2"), one}) + QStringLiteral("r1c"));
        row("one digit", names + puzzle + ',' + solution + '\n' + puzzle + ',' + wrong + '\n', 1, {same, other},
            has({line("3"), one, QStringLiteral("r9c9")}));
        row("no grid", names + puzzle + ",no\n", 1, {other}, compared("1", "1"));
        row("tdoku", puzzle + ":1:" + solution + "\n", 0, {same}, compared("1", "0"));
        row("tdoku, wrong", puzzle + ":1:" + QByteArray(81, '1') + "\n", 1, {other}, compared("1", "1"));
        row("none came", puzzle + "\n" + puzzle + ":1:" + solution + "\n", 1, {missing, same},
            printed(sentence("cli_solve.no_solution_came")));
        row("another one of several",
            names + openGrid(30) + ','
                + QByteArray::fromStdString(solutionsOf(gridOf(openGrid(30).toStdString()), 2).back().toText()) + '\n'
                + openGrid(30) + ','
                + QByteArray::fromStdString(solutionsOf(gridOf(openGrid(30).toStdString()), 2).front().toText()) + '\n',
            1, {}, printed(sentence("cli_solve.another_solution", {line("2")})));
    }
    void check()
    {
        QFETCH(QByteArray, input);
        QFETCH(int, code);
        QFETCH(QStringList, words);
        QFETCH(QString, said);
        const Ran ran = solve({QStringLiteral("--check"), QStringLiteral("-")}, input);
        QCOMPARE(ran.code, code);
        QVERIFY2(ran.err.contains(said), qPrintable(ran.err));
        for (qsizetype i = 0; i < words.size(); ++i)
            QVERIFY2(ran.lines().at(i).endsWith(" check=" + words[i].toLatin1()), ran.out.constData());
        const Ran json = solve(
            {QStringLiteral("--check"), QStringLiteral("--format"), QStringLiteral("json"), QStringLiteral("-")},
            input);
        QCOMPARE(json.code, code);
        for (qsizetype i = 0; i < words.size(); ++i) {
            const QJsonObject line = QJsonDocument::fromJson(json.lines().at(i)).object();
            QCOMPARE(line.value(QStringLiteral("check")).toString(), words[i]);
        }
        // Without --check, grids are not compared.
        const Ran plain = solve({QStringLiteral("-")}, input);
        QCOMPARE(plain.code, 0);
        QVERIFY(plain.err.isEmpty() && !plain.out.contains("check"));
    }
};

} // namespace convoku

CONVOKU_GUILESS_TEST(convoku::TestSolveCommand)
#include "tst_solve_command.moc"
