// SPDX-License-Identifier: MIT
// convoku-cli blind: what it prints of runs and trials, and what it says of wishes that cannot be.
#include "app/wording/language.h"
#include "solver/blind/blind_run.h"
#include "tests/blind/blind_testing.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

const QString kPuzzle = QString::fromLatin1(kBlindPuzzle.data(), 81);
const QByteArray kSolution(kBlindSolution.data(), 81);

Ran blind(const char* options, const std::function<bool()>& cancelled = {})
{
    return runHere(QStringList{QStringLiteral("blind"), kPuzzle}
            + QString::fromUtf8(options).split(QLatin1Char(' '), Qt::SkipEmptyParts),
        {}, nullptr, cancelled);
}

QJsonObject objectOf(const QByteArray& line)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(line, &error);
    if (!document.isObject())
        qWarning("no object: %s", line.constData());
    return document.object();
}

BlindRecord recordOf(const BlindSettings& settings)
{
    BlindRun run(gridOf(kBlindPuzzle), settings);
    while (run.step()) { }
    return run.record();
}

} // namespace

class TestBlindCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void solvesWithSwaps()
    {
        const Ran ran = blind("--method swaps --seed 1");
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.lines().size(), 2);
        const QString begin = untilArgument(sentence("cli_blind.solved"));
        QVERIFY2(ran.lines().at(0).startsWith(sentence("cli_blind.run", {QStringLiteral("1"), begin}).toUtf8()),
            ran.lines().at(0).constData());
        QCOMPARE(ran.lines().at(1), kSolution);
    }

    void tellsWhatIsMissing()
    {
        const Ran ran = blind("--seed 1");
        QCOMPARE(ran.code, 1);
        BlindSettings settings;
        const BlindRecord record = recordOf(settings);
        const BlindTrial& best = record.trials[record.best()];
        const QString line = QString::fromUtf8(ran.lines().at(0));
        const QString notSolved = sentence(
            "cli_blind.not_solved", {QString::number(best.number), QString::number(best.cost), QStringLiteral("0")});
        const QString pairs = sentence("cli_blind.pairs", {QString::number(conflictingPairs(best.grid))});
        QVERIFY2(line.contains(untilArgument(notSolved) + pairs), qPrintable(line));
        QVERIFY(line.contains(untilArgument(sentence("cli_blind.trials", {QStringLiteral("200")}))));
        QCOMPARE(ran.lines().at(1), QByteArray::fromStdString(best.grid.toText()));
    }

    void writesJson_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("method");
        QTest::addColumn<bool>("published");
        QTest::newRow("tpe") << QStringLiteral("--method tpe") << 0 << false;
        QTest::newRow("random") << QStringLiteral("--method random") << 1 << false;
        QTest::newRow("anneal") << QStringLiteral("--method anneal --trials 5000") << 2 << false;
        QTest::newRow("published") << QStringLiteral("--objective published") << 0 << true;
    }

    void writesJson()
    {
        QFETCH(QString, options);
        QFETCH(int, method);
        QFETCH(bool, published);
        const Ran ran = blind((options + QStringLiteral(" --json --seed 7 --runs 3")).toUtf8().constData());
        QCOMPARE(ran.code, 1);
        QCOMPARE(ran.lines().size(), 3);
        BlindSettings settings = BlindSettings::of(static_cast<BlindMethod>(method));
        if (settings.anneals())
            settings.trials = 5000;
        settings.counted = published ? CountedDigits::ZeroToEight : CountedDigits::OneToNine;
        for (int i = 0; i < 3; ++i) {
            settings.seed = static_cast<std::uint64_t>(7 + i);
            const BlindRecord record = recordOf(settings);
            const BlindTrial& best = record.trials[record.best()];
            const QJsonObject object = objectOf(ran.lines().at(i));
            QCOMPARE(object.value(QLatin1String("seed")).toInt(), 7 + i);
            QCOMPARE(object.value(QLatin1String("best_cost")).toInt(), best.cost);
            QCOMPARE(object.value(QLatin1String("at_trial")).toInt(), static_cast<int>(best.number));
            QCOMPARE(object.value(QLatin1String("trials")).toInt(), static_cast<int>(record.made));
            QCOMPARE(object.value(QLatin1String("objective")).toString(),
                published ? QStringLiteral("published") : QStringLiteral("digits"));
            QCOMPARE(object.value(QLatin1String("solved")).toBool(true), false);
            QCOMPARE(object.value(QLatin1String("complete")).toBool(), true);
            QCOMPARE(object.value(QLatin1String("conflicts")).toInt(), conflictingPairs(best.grid));
            QVERIFY(object.value(QLatin1String("seconds")).toDouble(-1) >= 0);
            QCOMPARE(object.value(QLatin1String("grid")).toString().toStdString(), best.grid.toText());
        }
    }

    void everyOptionCounts_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("place");
        const char* rows[] = {"--parzen mixture", "--gamma old", "--objective published", "--trials 50",
            "--method anneal --trials 4000 --temperature 2.5", "--method anneal --trials 4000 --cooling 0.5",
            "--method anneal --trials 4000 --chain 10", "--method anneal --trials 40000 --chain 10 --reheat 1"};
        int place = 0;
        for (const char* row : rows)
            QTest::newRow(row) << QString::fromLatin1(row) << place++;
    }

    void everyOptionCounts()
    {
        QFETCH(QString, options);
        QFETCH(int, place);
        BlindSettings settings = BlindSettings::of(place < 4 ? BlindMethod::Tpe : BlindMethod::Anneal);
        settings.seed = 3;
        if (place >= 4)
            settings.trials = place == 7 ? 40000 : 4000;
        switch (place) {
        case 0:
            settings.parzen = ParzenForm::Mixture;
            break;
        case 1:
            settings.gamma = GammaRule::SquareRoot;
            break;
        case 2:
            settings.counted = CountedDigits::ZeroToEight;
            break;
        case 3:
            settings.trials = 50;
            break;
        case 4:
            settings.temperature = 2.5;
            break;
        case 5:
            settings.cooling = 0.5;
            break;
        case 6:
            settings.chain = 10;
            break;
        default:
            settings.chain = 10;
            settings.reheatAfter = 1;
            break;
        }
        const BlindRecord record = recordOf(settings);
        const Ran ran = blind((options + QStringLiteral(" --seed 3 --each --csv")).toUtf8().constData());
        QCOMPARE(ran.lines().size(), static_cast<qsizetype>(record.trials.size()) + 1);
        QCOMPARE(ran.lines().front(), QByteArray("seed,trial,cost,best,kept,temperature,grid"));
        for (std::size_t i = 0; i < record.trials.size(); ++i) {
            const BlindTrial& trial = record.trials[i];
            const QList<QByteArray> fields = ran.lines().at(static_cast<qsizetype>(i) + 1).split(',');
            QCOMPARE(fields.size(), 7);
            QCOMPARE(fields[1].toULongLong(), trial.number);
            QCOMPARE(fields[2].toInt(), trial.cost);
            QCOMPARE(fields[3].toInt(), trial.best);
            QCOMPARE(fields[4], settings.anneals() ? QByteArray(trial.kept ? "1" : "0") : QByteArray());
            QVERIFY(std::abs(fields[5].toDouble() - trial.temperature) < 1e-6);
            QCOMPARE(fields[6].toStdString(), trial.grid.toText());
        }
    }

    void writesATable()
    {
        const Ran ran = blind("--method swaps --seed 4 --runs 2 --csv");
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.lines().size(), 3);
        const QList<QByteArray> names = ran.lines().at(0).split(',');
        for (int i = 1; i <= 2; ++i) {
            const QList<QByteArray> fields = ran.lines().at(i).split(',');
            QCOMPARE(fields.size(), names.size());
            QCOMPARE(fields.at(names.indexOf("seed")).toInt(), 3 + i);
            QCOMPARE(fields.at(names.indexOf("method")), QByteArray("swaps"));
            QCOMPARE(fields.at(names.indexOf("solved")), QByteArray("1"));
            QCOMPARE(fields.at(names.indexOf("conflicts")), QByteArray("0"));
            QCOMPARE(fields.at(names.indexOf("grid")), kSolution);
        }
    }

    void countsItsRuns()
    {
        const Ran ran = blind("--method swaps --seed 4 --runs 2");
        QCOMPARE(ran.err, printed(sentence("cli_blind.runs", {QStringLiteral("2"), QStringLiteral("2")})));
    }

    void tellsTheSeedThatItChose()
    {
        const Ran ran = blind("--trials 20 --csv --each");
        const QRegularExpression seedLine(patternOf("cli_blind.seed", {QStringLiteral("(\\d+)")}));
        const QString seed = seedLine.match(ran.err).captured(1);
        QVERIFY2(!seed.isEmpty(), qPrintable(ran.err));
        QCOMPARE(blind(("--trials 20 --csv --each --seed " + seed.toLatin1()).constData()).out, ran.out);
    }

    void canBeInterrupted()
    {
        int asked = 0;
        const Ran ran = blind("--method random --trials 100000000 --seed 1 --runs 5", [&asked] { return ++asked > 3; });
        QCOMPARE(ran.code, 1);
        QCOMPARE(ran.lines().size(), 2); // of one run
        QVERIFY(ran.lines().at(0).endsWith(sentence("cli_blind.interrupted").toUtf8()));
        QVERIFY(ran.lines().at(0).contains(untilArgument(sentence("cli_blind.not_solved")).toUtf8()));
    }

    void draws_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("png") << QStringLiteral("run.png") << QByteArray("\x89PNG");
        QTest::newRow("svg") << QStringLiteral("run.svg") << QByteArray("<?xml");
        QTest::newRow("gif") << QStringLiteral("run.GIF") << QByteArray("GIF89a");
        QTest::newRow("webp") << QStringLiteral("run.webp") << QByteArray("RIFF");
    }

    void draws()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, begin);
        const QTemporaryDir folder;
        const QString path = folder.filePath(name);
        const Ran ran = runHere({QStringLiteral("blind"), kPuzzle, QStringLiteral("--trials"), QStringLiteral("12"),
            QStringLiteral("--seed"), QStringLiteral("2"), QStringLiteral("--size"), QStringLiteral("200"),
            QStringLiteral("-o"), path});
        QCOMPARE(ran.code, 1); // not solved, and drawn
        QVERIFY2(QString::fromUtf8(ran.out).contains(path), ran.out.constData());
        QVERIFY(readFile(path).startsWith(begin));
        if (name == QLatin1String("run.svg"))
            QVERIFY(readFile(path).contains(kPuzzle.toLatin1().replace('0', '.')));
    }

    void knowsWhenItDraws_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<bool>("draws");
        const QString name = QStringLiteral("blind");
        QTest::newRow("no") << QStringList{name, QStringLiteral("x"), QStringLiteral("--json")} << false;
        QTest::newRow("short") << QStringList{name, QStringLiteral("x"), QStringLiteral("-o"), QStringLiteral("a")}
                               << true;
        QTest::newRow("joined") << QStringList{name, QStringLiteral("x"), QStringLiteral("-oa.png")} << true;
        QTest::newRow("long") << QStringList{name, QStringLiteral("--output=a.png"), QStringLiteral("x")} << true;
        QTest::newRow("language") << QStringList{QStringLiteral("--language"), QStringLiteral("de"), name,
            QStringLiteral("x"), QStringLiteral("-o"), QStringLiteral("a")}
                                  << true;
    }

    void knowsWhenItDraws()
    {
        QFETCH(QStringList, arguments);
        QTEST(needsPictures(arguments), "draws");
    }

    void readsAPuzzle()
    {
        QCOMPARE(runHere({QStringLiteral("blind"), QStringLiteral("-"), QStringLiteral("--seed"), QStringLiteral("1"),
                             QStringLiteral("--method"), QStringLiteral("swaps")},
                     kPuzzle.toLatin1() + '\n')
                     .code,
            0);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("arguments"); // P: the puzzle
        QTest::addColumn<QString>("says");
        for (const Sentence& row : sentencesOf(QStringLiteral("cli_blind_usage")))
            QTest::newRow(qPrintable(row.id)) << row.arguments << printed(row.text) + helpNamed("blind");
        QTest::newRow("no folder") << QStringLiteral("blind P -o /nowhere/at/all/run.png")
                                   << printed(sentence("cli_blind.no_folder"));
    }

    void refuses()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, says);
        QStringList words = arguments.split(QLatin1Char(' '));
        words.replaceInStrings(QRegularExpression(QStringLiteral("^P$")), kPuzzle);
        const Ran ran = runHere(words);
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.out, QByteArray());
        QCOMPARE(ran.err, says);
    }

    void needsOnePuzzle()
    {
        QCOMPARE(runHere({QStringLiteral("blind")}).code, 2);
        QCOMPARE(runHere({QStringLiteral("blind"), kPuzzle, kPuzzle}).code, 2);
        QCOMPARE(runHere({QStringLiteral("blind"), QStringLiteral("no puzzle")}).code, 2);
    }
};

CONVOKU_TEST(TestBlindCommand)
#include "tst_blind_command.moc"
