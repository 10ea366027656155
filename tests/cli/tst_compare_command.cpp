// SPDX-License-Identifier: MIT
// convoku-cli compare: the table of networks in all its forms, and what it says of usage that cannot be.
#include "app/cli/commands.h"
#include "app/document/report_table.h"
#include "app/wording/language.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/blind/blind_engine.h"
#include "solver/run/runner.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

QStringList words(const QString& line)
{
    return line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QByteArray puzzles()
{
    return QByteArray(kArticleEasy) + '\n' + kArticleHard + '\n' + kNoSolution + '\n';
}

/// Passes of a single run.
int passesOf(const ModelPtr& model, const char* puzzle)
{
    const auto backend = makeBitwiseBackend();
    RunOptions options;
    options.pass.model = model;
    options.pass.rules = model->everyRule();
    return record(*backend, StartingGrid(gridOf(puzzle)), options).passCount();
}

/// The fields of a row of a table with commas, by their names.
QMap<QByteArray, QByteArray> rowOf(const Ran& ran, int row)
{
    QMap<QByteArray, QByteArray> fields;
    const QList<QByteArray> names = ran.lines().at(0).split(',');
    const QList<QByteArray> values = ran.lines().at(row).split(',');
    for (qsizetype i = 0; i < names.size(); ++i)
        fields[names[i]] = values.value(i);
    return fields;
}

/// A puzzle with two empty cells: of the easy one's solution.
const QByteArray kNearlySolved = [] {
    QByteArray text(kArticleEasySolution);
    for (const int cell : {0, 1})
        text[cell] = '.';
    return text;
}();

/// In a row, a column or a box.
bool hasDigitTwice(const Grid& grid)
{
    for (int a = 0; a < kCells; ++a) {
        for (int b = 0; b < a; ++b) {
            const bool peers = a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
            if (peers && grid.digit(a) == grid.digit(b))
                return true;
        }
    }
    return false;
}

} // namespace

Q_DECLARE_METATYPE(convoku::BlindMethod)

class TestCompareCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    /// Left-out puzzles are reported once, or per network if they differ between networks.
    void whatWasLeftOut_data()
    {
        QTest::addColumn<QString>("networks");
        QTest::addColumn<bool>("each");
        QTest::newRow("the same puzzles") << QStringLiteral("article,fast") << false;
        QTest::newRow("other houses") << QStringLiteral("article,diagonals") << true;
    }
    void whatWasLeftOut()
    {
        QFETCH(const QString, networks);
        QFETCH(const bool, each);
        QStringList command = words(QStringLiteral("compare -"));
        for (const QString& name : networks.split(QLatin1Char(',')))
            command << QStringLiteral("--network") << name;
        const Ran ran = runHere(command, puzzles());
        QCOMPARE(ran.code, 0);
        for (const QString& name : networks.split(QLatin1Char(',')))
            QCOMPARE(ran.out.contains(name.toUtf8() + ": "), each);
        QCOMPARE(ran.out.count(sentence("cli_compare.left_out").toUtf8()), each ? 2 : 1);
    }

    void aTableWithCommas()
    {
        const Ran ran = runHere(words(QStringLiteral("compare - --csv")), puzzles());
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.lines().size(), qsizetype{3});
        const auto article = rowOf(ran, 1);
        QCOMPARE(article["network"], QByteArray("article"));
        QCOMPARE(article["puzzles"], QByteArray("2"));
        QCOMPARE(article["left_out"], QByteArray("1"));
        QCOMPARE(article["solved"], QByteArray("2"));
        QCOMPARE(article["solved_without_search"], QByteArray("1"));
        QCOMPARE(article["open_cells"],
            QByteArray::number(162 - gridOf(kArticleEasy).givenCount() - gridOf(kArticleHard).givenCount()));
        QCOMPARE(article["right_cells"], article["open_cells"]);
        QCOMPARE(article["passes"],
            QByteArray::number(passesOf(articleModel(), kArticleEasy) + passesOf(articleModel(), kArticleHard)));
        const auto fast = rowOf(ran, 2);
        QCOMPARE(fast["network"], QByteArray("fast"));
        QCOMPARE(fast["passes"],
            QByteArray::number(passesOf(fastModel(), kArticleEasy) + passesOf(fastModel(), kArticleHard)));
        QVERIFY(fast["multiply_adds_of_pass"].toLongLong() > 0);
        QVERIFY(fast["multiply_adds_of_pass"] != article["multiply_adds_of_pass"]);
    }

    void theSameAsJson()
    {
        const Ran csv = runHere(words(QStringLiteral("compare - --csv --network basic --network fast")), puzzles());
        const Ran json = runHere(words(QStringLiteral("compare - --json --network basic --network fast")), puzzles());
        QCOMPARE(json.code, 0);
        QCOMPARE(json.lines().size(), qsizetype{2});
        for (int row = 0; row < 2; ++row) {
            const QJsonObject object = QJsonDocument::fromJson(json.lines().at(row)).object();
            const auto fields = rowOf(csv, row + 1);
            QCOMPARE(object[QStringLiteral("network")].toString().toUtf8(), fields["network"]);
            for (const char* name : {"solved", "passes", "guesses", "unique", "trained_parameters", "fixed_parameters",
                     "multiply_adds_of_pass"})
                QCOMPARE(object[QLatin1String(name)].toInteger(), fields[name].toLongLong());
            QVERIFY(object[QStringLiteral("budget_passes")].isNull());
        }
    }

    /// The trained network says how likely each digit is, the written one does not.
    void inOneShot()
    {
        const Ran csv = runHere(words(QStringLiteral("compare - --csv --network houses --network article")), puzzles());
        QCOMPARE(csv.code, 0);
        const auto houses = rowOf(csv, 1);
        const auto article = rowOf(csv, 2);
        QCOMPARE(houses["trained_parameters"], QByteArray("14041")); // 24 + 24 + 6 · (4 · 24 · 24 + 24) + 24 + 1
        QCOMPARE(article["trained_parameters"], QByteArray("0"));
        QVERIFY(article["fixed_parameters"].toInt() > 0);
        QVERIFY(houses["one_shot_right_cells"].toInt() > 0);
        QVERIFY(houses["one_shot_right_cells"].toInt() <= houses["open_cells"].toInt());
        QCOMPARE(article["one_shot_right_cells"], QByteArray());
        const Ran json
            = runHere(words(QStringLiteral("compare - --json --network houses --network article")), puzzles());
        const QJsonObject object = QJsonDocument::fromJson(json.lines().at(0)).object();
        QCOMPARE(
            object[QStringLiteral("one_shot_right_cells")].toInteger(), houses["one_shot_right_cells"].toLongLong());
        QVERIFY(QJsonDocument::fromJson(json.lines().at(1)).object()[QStringLiteral("one_shot_solved")].isNull());
    }

    void turned()
    {
        const Ran csv
            = runHere(words(QStringLiteral("compare - --csv --turned --network basic --network fast")), puzzles());
        QCOMPARE(csv.code, 0);
        QCOMPARE(rowOf(csv, 1)["same_turned"], QByteArray("2"));
        QCOMPARE(rowOf(runHere(words(QStringLiteral("compare - --csv")), puzzles()), 1)["same_turned"], QByteArray());
        const Ran text = runHere(words(QStringLiteral("compare - --turned")), puzzles());
        QCOMPARE(text.lines().size(), qsizetype{6});
        const QByteArray same
            = sentence("cli_compare.same_boards", {QStringLiteral("2"), QStringLiteral("2")}).toUtf8();
        QVERIFY2(
            text.lines()[4].startsWith("article: ") && text.lines()[4].contains(same), text.lines()[4].constData());
    }

    void blindSearches_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<BlindMethod>("which");
        QTest::addColumn<QString>("threads");
        QTest::newRow("TPE") << QStringLiteral("tpe") << BlindMethod::Tpe << QStringLiteral("1");
        QTest::newRow("random") << QStringLiteral("random") << BlindMethod::Random << QStringLiteral("2");
        QTest::newRow("free cells") << QStringLiteral("anneal") << BlindMethod::Anneal << QStringLiteral("1");
        QTest::newRow("swaps") << QStringLiteral("swaps") << BlindMethod::Swaps << QStringLiteral("3");
    }
    /// Trials made here, one by one, and counted by hand.
    void blindSearches()
    {
        QFETCH(const QString, method);
        QFETCH(const BlindMethod, which);
        QFETCH(const QString, threads);
        constexpr int kTrials = 150;
        const QByteArray all = puzzles() + kNearlySolved + '\n';
        int solved = 0;
        int illegal = 0;
        int outOfTrials = 0;
        int trials = 0;
        int right = 0;
        const std::pair<const char*, const char*> known[]{{kArticleEasy, kArticleEasySolution},
            {kArticleHard, kArticleHardSolution}, {kNearlySolved, kArticleEasySolution}};
        for (const auto& [text, answer] : known) {
            const Grid puzzle = gridOf(text);
            const Grid solution = gridOf(answer);
            BlindSettings settings = BlindSettings::of(which);
            settings.trials = kTrials;
            settings.seed = 6;
            const auto engine = makeBlindEngine(puzzle, settings);
            Grid best;
            int least = 1000;
            int made = 0;
            while (made < kTrials && least > 0) {
                const BlindTrial& trial = engine->next();
                ++made;
                if (trial.cost < least) {
                    least = trial.cost;
                    best = trial.grid;
                }
            }
            trials += made;
            solved += best == solution ? 1 : 0;
            outOfTrials += least > 0 ? 1 : 0;
            illegal += hasDigitTwice(best) ? 1 : 0;
            for (int cell = 0; cell < kCells; ++cell) {
                const Cell at = Cell::fromIndex(cell);
                right += !puzzle.isGiven(at) && best.digit(cell) == solution.digit(cell) ? 1 : 0;
            }
        }
        QVERIFY(solved > 0 && illegal > 0);
        const Ran ran = runHere(words(QStringLiteral("compare - --csv --network fast --blind %1 --trials %2 --seed 6 "
                                                     "--threads %3")
                                          .arg(method)
                                          .arg(kTrials)
                                          .arg(threads)),
            all);
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QCOMPARE(rowOf(ran, 1)["network"], QByteArray("fast"));
        const auto row = rowOf(ran, 2);
        QCOMPARE(row["network"], QByteArray("blind ") + method.toLatin1());
        QCOMPARE(row["puzzles"], QByteArray("3"));
        QCOMPARE(row["left_out"], QByteArray("1"));
        QCOMPARE(row["ran"], QByteArray("4"));
        QCOMPARE(row["solved"], QByteArray::number(solved));
        QCOMPARE(row["solved_without_search"], QByteArray("0"));
        QCOMPARE(row["illegal"], QByteArray::number(illegal));
        QCOMPARE(row["passes"], QByteArray::number(trials));
        QCOMPARE(row["out_of_passes"], QByteArray::number(outOfTrials));
        QCOMPARE(row["right_cells"], QByteArray::number(right));
        QCOMPARE(row["open_cells"], rowOf(ran, 1)["open_cells"]);
        QVERIFY(row["seconds"].toDouble() > 0);
        for (const char* none :
            {"trained_parameters", "fixed_parameters", "fixed_parameters_of_pass", "multiply_adds_of_pass", "guesses"})
            QCOMPARE(row[none], QByteArray("0"));
        QCOMPARE(row["solved_per_billion"], QByteArray());
    }

    /// A search that nobody waits for ends in the middle of a puzzle.
    void aBlindSearchIsCancelled()
    {
        QElapsedTimer clock;
        clock.start();
        const Ran ran = runHere(words(QStringLiteral("compare - --blind random --trials 100000000")), puzzles(),
            nullptr, [&clock] { return clock.elapsed() > 2000; });
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.out, QByteArray());
        QCOMPARE(ran.err, printed(sentence("cli_compare.cancelled")));
        QVERIFY(clock.elapsed() < 20'000);
    }

    void aTextForPeople()
    {
        const Ran ran = runHere(words(QStringLiteral("compare - --no-search --limit 2")), puzzles());
        QCOMPARE(ran.code, 0);
        const QList<QByteArray> lines = ran.lines();
        QCOMPARE(lines.size(), qsizetype{5});
        QVERIFY(lines[0].startsWith(sentence("cli_compare.network").toUtf8()));
        QVERIFY2(lines[1].contains(
                     sentence("cli_compare.share", {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("50.0")})
                         .toUtf8()),
            lines[1].constData());
        QVERIFY(lines[3].startsWith(sentence("cli_compare.puzzles", {QStringLiteral("2")}).toUtf8()));
        QCOMPARE(lines[4], "article, fast: " + sentence("cli_compare.to_the_end").toUtf8());
        // Columns stand one below the other.
        QCOMPARE(QString::fromUtf8(lines[0]).size(), QString::fromUtf8(lines[1]).size());
        QCOMPARE(QString::fromUtf8(lines[1]).size(), QString::fromUtf8(lines[2]).size());
    }

    void equalMultiplyAdds()
    {
        const PassOptions article{.rules = articleModel()->everyRule(), .model = articleModel()};
        const ModelSize size = sizeOf(article);
        const auto budget = size.encoding.multiplyAdds + 4 * size.pass.multiplyAdds;
        const Ran ran
            = runHere(words(QStringLiteral("compare - --csv --budget %1").arg(qulonglong(budget))), puzzles());
        QCOMPARE(ran.code, 0);
        QCOMPARE(rowOf(ran, 1)["budget_passes"], QByteArray("4"));
        // The easy one needs fewer, the hard one many more.
        const int easy = passesOf(articleModel(), kArticleEasy);
        QVERIFY(easy < 4 && passesOf(articleModel(), kArticleHard) > 4);
        QCOMPARE(rowOf(ran, 1)["passes"], QByteArray::number(easy + 4));
        QCOMPARE(rowOf(ran, 1)["out_of_passes"], QByteArray("1"));
        QCOMPARE(rowOf(ran, 1)["solved"], QByteArray("1"));
        const ModelSize fast = sizeOf({.rules = fastModel()->everyRule(), .model = fastModel()});
        QCOMPARE(rowOf(ran, 2)["budget_passes"], QByteArray::number(qulonglong(fast.passesFor(budget))));
    }

    void filesAndPictures()
    {
        QTemporaryDir folder;
        const QString table = folder.filePath(QStringLiteral("table.csv"));
        for (const char* end : {"png", "svg", "pdf"}) {
            const QString picture = folder.filePath(QStringLiteral("table.") + QLatin1String(end));
            const Ran ran = runHere({QStringLiteral("compare"), QStringLiteral("-"), QStringLiteral("--csv"),
                                        QStringLiteral("-o"), table, QStringLiteral("--picture"), picture},
                puzzles());
            QCOMPARE(ran.code, 0);
            QVERIFY(readFile(table).startsWith("network,puzzles,"));
            QVERIFY(!readFile(picture).isEmpty());
        }
        const QImage image(folder.filePath(QStringLiteral("table.png")));
        QVERIFY(image.width() > 400 && image.height() > 300);
        QVERIFY(readFile(folder.filePath(QStringLiteral("table.svg"))).contains("article"));
    }

    void wrongUsage_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("said");
        for (const Sentence& row : sentencesOf(QStringLiteral("cli_compare_usage")))
            QTest::newRow(qPrintable(row.id)) << row.arguments << printed(row.text) + helpNamed("compare");
    }

    void wrongUsage()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, said);
        const Ran ran = runHere(words(line), puzzles());
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.out, QByteArray());
        QCOMPARE(ran.err, said);
    }

    void aBadLineIsToldAndTheOthersCount()
    {
        const Ran ran = runHere(words(QStringLiteral("compare - --csv")), puzzles() + "no puzzle at all\n");
        QCOMPARE(ran.code, 2);
        QCOMPARE(rowOf(ran, 1)["puzzles"], QByteArray("2"));
    }

    void canBeCancelled()
    {
        const Ran ran = runHere(words(QStringLiteral("compare -")), puzzles(), nullptr, [] { return true; });
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.out, QByteArray());
        QCOMPARE(ran.err, printed(sentence("cli_compare.cancelled")));
    }

    /// Names that a spreadsheet would evaluate as formulas are written as text.
    void namesAreNoFormulas()
    {
        const QByteArray csv = reportCsv({{QStringLiteral("=1+1"), {}, {}}});
        QVERIFY2(csv.contains("\n\"'=1+1\","), csv.constData());
    }
};

CONVOKU_TEST(TestCompareCommand)
#include "tst_compare_command.moc"
