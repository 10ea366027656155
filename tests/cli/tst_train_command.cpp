// SPDX-License-Identifier: MIT
// convoku-cli train: what it says of starts, the network that it writes, and what can't be.
#include "app/wording/language.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/needs_torch.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

QStringList words(const QString& line)
{
    return line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace

class TestTrainCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(s(name)); }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void aTable()
    {
        CONVOKU_NEEDS_TORCH();
        const QStringList command = words(s("train --starts 2 --steps 40 --seed 3"));
        const Ran ran = runHere(command);
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        const QList<QByteArray> lines = ran.lines();
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].startsWith("start=1 seed=3 outcome="), lines[0].constData());
        QVERIFY2(lines[1].startsWith("start=2 seed=4 outcome="), lines[1].constData());
        QVERIFY2(lines[2].contains("of 2 starts"), lines[2].constData());
        QCOMPARE(runHere(command).out, ran.out); // the same seed
    }

    void near_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<qsizetype>("numbers");
        QTest::newRow("is the count 1?") << QString() << qsizetype{10};
        QTest::newRow("a value of another rule") << s("--rule naked_single_box --value lone") << qsizetype{10};
        QTest::newRow("a whole rule") << s("--rule hidden_single_box --value candidates") << qsizetype{20};
        QTest::newRow("another network") << s("--network basic --rule pointing_row --value owns") << qsizetype{4};
    }
    /// Started at the written numbers it stays there: found, the same, and a network that solves.
    void near()
    {
        CONVOKU_NEEDS_TORCH();
        QFETCH(const QString, options);
        QFETCH(const qsizetype, numbers);
        const QString file = path("learned.network");
        const QString road = path("road.csv");
        QFile::remove(file);
        const Ran ran = runHere(QStringList{s("train"), s("-o"), file, s("--road"), road} + words(options)
            + words(s("--starts 1 --steps 2 --start near --spread 0 --json --snap")));
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        const QList<QByteArray> lines = ran.lines();
        const QJsonObject start = QJsonDocument::fromJson(lines.value(0)).object();
        QCOMPARE(start[s("outcome")].toString(), s("found"));
        QCOMPARE(start[s("right")].toDouble(), 1.);
        QCOMPARE(start[s("numbers")].toArray().size(), numbers);
        const QJsonObject counts = QJsonDocument::fromJson(lines.value(1)).object();
        QCOMPARE(counts[s("found")].toInt(), 1);
        QCOMPARE(counts[s("stuck")].toInt(), 0);
        const QJsonObject snap = QJsonDocument::fromJson(lines.value(2)).object();
        QCOMPARE(snap[s("verdict")].toString(), s("equal"));
        QCOMPARE(snap[s("changed")].toInt(), 0);
        const QList<QByteArray> points = readFile(road).split('\n');
        QCOMPARE(points.size(), 23); // a heading, 21 of them, and the end
        QVERIFY2(points[1].startsWith("0.00,1.000000,0.000000,"), points[1].constData());
        const Ran checked = runHere({s("network"), s("check"), file, s("--no-proof"), s("--no-puzzles")});
        QCOMPARE(checked.code, 0);
        QVERIFY(checked.out.contains("learned_"));
        const Ran solved = runHere({s("solve"), s("--network"), file,
            s("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")});
        QCOMPARE(solved.code, 0);
        QVERIFY(
            solved.out.startsWith("534678912672195348198342567859761423426853791713924856961537284287419635345286179"));
    }

    void whatCannotBe_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("told");
        QTest::newRow("no such rule") << s("--rule nobody") << s("nobody");
        QTest::newRow("no such value") << s("--value count") << s("one");
        QTest::newRow("no such network") << s("--network nobody") << s("nobody");
        QTest::newRow("no starts") << s("--starts 0") << s("--starts");
        QTest::newRow("a start that is not there") << s("--starts 2 --start-number 3") << s("--start-number");
        QTest::newRow("a rate that is none") << s("--rate fast") << s("fast");
        QTest::newRow("a density above 1") << s("--density 1.5") << s("1.5");
        QTest::newRow("a negative spread") << s("--spread -1") << s("-1");
        QTest::newRow("boards of nobody") << s("--boards mine") << s("mine");
        QTest::newRow("a seed that is none") << s("--seed x") << s("--seed");
        QTest::newRow("a puzzle") << s("1234") << s("1234");
        QTest::newRow("no text") << s("--rule naked_pair_row --value candidates -o x.network") << s("--output");
        QTest::newRow("no folder") << s("-o nowhere/x.network") << s("nowhere");
    }
    void whatCannotBe()
    {
        QFETCH(const QString, options);
        QFETCH(const QString, told);
        const Ran ran = runHere(QStringList{s("train")} + words(options));
        QCOMPARE(ran.code, 2);
        QVERIFY2(ran.err.contains(told), qPrintable(ran.err));
        QVERIFY(ran.out.isEmpty());
    }

    /// Whatever becomes of the numbers, each line is JSON.
    void runningAway()
    {
        CONVOKU_NEEDS_TORCH();
        const Ran ran = runHere(words(s("train --starts 2 --steps 300 --rate 1000 --json")));
        QCOMPARE(ran.code, 0);
        for (const QByteArray& line : ran.lines()) {
            QJsonParseError error;
            const QJsonDocument read = QJsonDocument::fromJson(line, &error);
            QVERIFY2(error.error == QJsonParseError::NoError && read.isObject(), line.constData());
        }
    }

    /// Also what comes behind the training.
    void cancelledOnTheRoad()
    {
        CONVOKU_NEEDS_TORCH();
        const QString file = path("never.csv");
        const QStringList command = words(s("train --starts 1 --steps 2"));
        int asked = 0;
        QCOMPARE(runHere(command, {}, nullptr, [&asked] { return ++asked < 0; }).code, 0);
        const int training = asked;
        asked = 0;
        const Ran ran = runHere(
            command + QStringList{s("--road"), file}, {}, nullptr, [&asked, training] { return ++asked > training; });
        QCOMPARE(ran.code, 2);
        QVERIFY(!ran.err.isEmpty());
        QVERIFY(!QFile::exists(file));
    }

    void cancelled()
    {
        CONVOKU_NEEDS_TORCH();
        int asked = 0;
        const QString file = path("never.network");
        const Ran ran = runHere(
            {s("train"), s("--steps"), s("1000000"), s("-o"), file}, {}, nullptr, [&asked] { return ++asked > 2; });
        QCOMPARE(ran.code, 2);
        QVERIFY2(ran.err.contains(s("0 of 10")), qPrintable(ran.err));
        QVERIFY(!QFile::exists(file));
    }
};

QTEST_GUILESS_MAIN(TestTrainCommand)
#include "tst_train_command.moc"
