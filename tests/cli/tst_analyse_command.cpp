// SPDX-License-Identifier: MIT
// convoku-cli analyse: rows of puzzles and of lists, judged by backtracking and by convoku-cli solve.
#include "app/wording/language.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/backtracking.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr char kSeveral[] = "8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.......";

QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

std::vector<QJsonObject> objectsOf(const Ran& ran)
{
    std::vector<QJsonObject> objects;
    for (const QByteArray& line : ran.lines())
        objects.push_back(QJsonDocument::fromJson(line).object());
    return objects;
}

/// The rules of one_kernel with all their houses, for --rules.
QString withHouses(const QStringList& rules)
{
    QStringList all;
    for (const QString& rule : rules) {
        const QStringList houses = rule == QLatin1String("pointing") || rule == QLatin1String("claiming")
                || rule == QLatin1String("x_wing") || rule == QLatin1String("swordfish")
            ? words("row column")
            : words("row column box");
        for (const QString& house : houses)
            all << rule + QLatin1Char('_') + house;
    }
    return all.join(QLatin1Char(','));
}

bool solves(const QString& puzzle, const QStringList& rules)
{
    return runHere(words("solve --network one_kernel --no-search --rules") + QStringList{withHouses(rules), puzzle})
               .code
        == 0;
}

} // namespace

class TestAnalyseCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QByteArray m_text; ///< puzzles of every kind
    QString m_file;

    QString write(const char* name, const QByteArray& text)
    {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return path;
    }
    Ran analyse(const QStringList& options) const
    {
        return runHere(QStringList{QStringLiteral("analyse"), m_file} + options);
    }

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        m_text = QByteArray(kArticleHard) + " # of the article\n" + kArticleEasy + '\n' + kSeveral + '\n' + kNoSolution
            + '\n' + runHere(words("generate --count 12 --seed 3 --givens 26..30")).out;
        m_file = write("all.txt", m_text);
    }

    void countsSolutionsAndPasses()
    {
        const Ran ran = analyse(words("--format json"));
        QCOMPARE(ran.code, 0);
        const std::vector<QJsonObject> rows = objectsOf(ran);
        const QList<QByteArray> solved = runHere(words("solve --network article") + QStringList{m_file}).lines();
        QCOMPARE(rows.size(), static_cast<std::size_t>(m_text.count('\n')));
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const QJsonObject& row = rows[i];
            const Grid puzzle = gridOf(row[QStringLiteral("puzzle")].toString().toStdString());
            QCOMPARE(puzzle.toText(), m_text.split('\n').at(static_cast<qsizetype>(i)).left(kCells).toStdString());
            QCOMPARE(row[QStringLiteral("number")].toInt(), static_cast<int>(i) + 1);
            QCOMPARE(row[QStringLiteral("givens")].toInt(), puzzle.givenCount());
            const auto solutions = static_cast<int>(solutionsOf(puzzle, 2).size());
            QCOMPARE(row[QStringLiteral("solutions")].toInt(), solutions);
            QCOMPARE(row[QStringLiteral("verdict")].toString(),
                QString::fromLatin1(solutions == 0 ? "none"
                        : solutions == 1           ? "unique"
                                                   : "several"));
            QCOMPARE(row[QStringLiteral("all_found")].toBool(), solutions < 2);
            const QString line = QString::fromUtf8(solved.at(static_cast<qsizetype>(i)));
            QVERIFY(line.endsWith(QStringLiteral(" passes=%1 pushes=%2 pops=%3")
                                      .arg(row[QStringLiteral("passes")].toInt())
                                      .arg(row[QStringLiteral("guesses")].toInt())
                                      .arg(row[QStringLiteral("taken_back")].toInt())));
        }
        QCOMPARE(rows.front()[QStringLiteral("comment")].toString(), QStringLiteral("of the article"));
    }

    void countsMoreSolutions()
    {
        Grid grid = gridOf(kArticleEasy);
        int count = 1;
        for (int i = 0; i < kCells && count <= 2; ++i) {
            grid.setDigit(Cell::fromIndex(i), 0);
            count = static_cast<int>(solutionsOf(grid, 1000).size());
        }
        QVERIFY(count > 2 && count < 1000);
        const QStringList several{QStringLiteral("analyse"), QString::fromStdString(grid.toText())};
        QVERIFY(runHere(several).out.contains(" solutions=2+ "));
        QVERIFY(
            runHere(several + words("--solutions 1000")).out.contains(" solutions=" + QByteArray::number(count) + ' '));
    }

    void needsAWeakestSetOfRules()
    {
        const QStringList order = words("naked_single hidden_single pointing claiming naked_pair hidden_pair x_wing "
                                        "naked_triple hidden_triple swordfish");
        int rated = 0;
        for (const QJsonObject& row : objectsOf(analyse(words("--format json")))) {
            const QString puzzle = row[QStringLiteral("puzzle")].toString();
            const QString needs = row[QStringLiteral("needs")].toString();
            if (needs == QLatin1String("guess")) {
                QVERIFY(!solves(puzzle, order));
                continue;
            }
            ++rated;
            const QStringList set = needs.split(QLatin1Char(' '));
            QVERIFY(solves(puzzle, set));
            const QStringList easier = order.mid(0, order.indexOf(set.back()));
            QVERIFY(easier.isEmpty() || !solves(puzzle, easier));
            for (qsizetype i = 0; i < set.size() && set.size() > 1; ++i) {
                QStringList less = set;
                less.removeAt(i);
                QVERIFY(!solves(puzzle, less));
            }
        }
        QVERIFY(rated > 5);
        QVERIFY(!analyse(words("--format json --needs none")).out.contains("needs"));
    }

    void totalsAreTheSumOfTheRows()
    {
        const std::vector<QJsonObject> rows = objectsOf(analyse(words("--format json")));
        const Ran ran = analyse(words("--total --format json"));
        QCOMPARE(ran.err, QString());
        const std::vector<QJsonObject> all = objectsOf(ran);
        QCOMPARE(all.size(), std::size_t{1});
        const QJsonObject& total = all.front();
        const auto countOf = [&rows](const char* key, const QString& value) {
            return static_cast<int>(std::ranges::count_if(
                rows, [&](const QJsonObject& row) { return row[QLatin1String(key)].toString() == value; }));
        };
        QCOMPARE(total[QStringLiteral("puzzles")].toInt(), static_cast<int>(rows.size()));
        for (const char* verdict : {"unique", "several", "none"})
            QCOMPARE(total[QLatin1String(verdict)].toInt(), countOf("verdict", QLatin1String(verdict)));
        int passes = 0;
        int most = 0;
        int free = 0;
        for (const QJsonObject& row : rows) {
            passes += row[QStringLiteral("passes")].toInt();
            most = std::max(most, row[QStringLiteral("passes")].toInt());
            free += row[QStringLiteral("guesses")].toInt() == 0 && row[QStringLiteral("solutions")].toInt() > 0 ? 1 : 0;
        }
        QVERIFY(std::abs(total[QStringLiteral("passes")].toDouble() - double(passes) / double(rows.size())) < 0.006);
        QCOMPARE(total[QStringLiteral("most_passes")].toInt(), most);
        QCOMPARE(total[QStringLiteral("no_guess")].toInt(), free);
        int rated = 0;
        for (const QString& key : total.keys())
            rated += key.startsWith(QLatin1String("needs_")) ? total[key].toInt() : 0;
        QCOMPARE(rated, static_cast<int>(rows.size()) - countOf("needs", QStringLiteral("guess")));
    }

    void filtersAndSorts()
    {
        std::vector<QJsonObject> expected;
        for (const QJsonObject& row : objectsOf(analyse(words("--format json")))) {
            if (row[QStringLiteral("passes")].toInt() > 6 && row[QStringLiteral("guesses")].toInt() == 0)
                expected.push_back(row);
        }
        QVERIFY(expected.size() > 1 && expected.size() < 12);
        std::ranges::stable_sort(expected, [](const QJsonObject& a, const QJsonObject& b) {
            return a[QStringLiteral("passes")].toInt() > b[QStringLiteral("passes")].toInt();
        });
        const QStringList filter{QStringLiteral("--filter"), QStringLiteral("passes > 6, no guesses")};
        QVERIFY(objectsOf(analyse(filter + words("--sort=-passes --format json"))) == expected);
    }

    /// A filter of a list: what is left are puzzles again.
    void writesPuzzlesAsText()
    {
        const Ran ran = analyse({QStringLiteral("--filter"), QStringLiteral("unique")});
        const Ran again = runHere(words("convert --to line -"), ran.out);
        QCOMPARE(again.lines().size(), ran.lines().size());
        for (qsizetype i = 0; i < again.lines().size(); ++i)
            QCOMPARE(again.lines()[i].left(kCells), ran.lines()[i].left(kCells));
        QVERIFY(ran.lines().size() > 10);
    }

    void namesItsInputs()
    {
        const QString other = write("other.txt", QByteArray(kArticleEasy) + '\n');
        const Ran ran = runHere(
            QStringList{QStringLiteral("analyse"), m_file, other} + words("--total --format csv --needs none"));
        QCOMPARE(ran.code, 0);
        const QList<QByteArray> lines = ran.lines();
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].startsWith("file,puzzles,solved,no_guess,unique,several,none,passes,"));
        QVERIFY(lines[1].startsWith(m_file.toUtf8() + ','));
        QVERIFY(lines[2].startsWith(other.toUtf8() + ",1,1,1,1,0,0,"));
        for (const QByteArray& line : lines)
            QCOMPARE(line.count(','), lines[0].count(','));
    }

    void goesOnBehindWhatIsNoPuzzle()
    {
        const QString bad = write("bad.txt", QByteArray(kArticleEasy) + "\nno puzzle\n" + kArticleHard + '\n');
        const Ran ran = runHere({QStringLiteral("analyse"), bad});
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.lines().size(), 2);
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("message");
        for (const Sentence& row : sentencesOf(QStringLiteral("cli_analyse_usage")))
            QTest::newRow(qPrintable(row.id)) << row.arguments << row.text;
    }
    void refusals()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, message);
        const Ran ran = runHere(QStringList{QStringLiteral("analyse")} + words(arguments.toUtf8().constData()));
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.err, printed(message) + helpNamed("analyse"));
    }
};

CONVOKU_GUILESS_TEST(TestAnalyseCommand)
#include "tst_analyse_command.moc"
