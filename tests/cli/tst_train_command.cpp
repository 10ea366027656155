// SPDX-License-Identifier: MIT
// convoku-cli train: what it says of starts, the network that it writes, and what can't be.
#include "app/wording/language.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/needs_torch.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

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
        QVERIFY2(lines[2].contains(sentence("cli_train.of_starts", {s("2")}).toUtf8()), lines[2].constData());
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

    /// Started at the written numbers it removes what the rule removes, from the first frame on.
    void whatItRemovesWhen_data()
    {
        QTest::addColumn<bool>("json");
        QTest::newRow("lines") << false;
        QTest::newRow("JSON") << true;
    }
    void whatItRemovesWhen()
    {
        CONVOKU_NEEDS_TORCH();
        QFETCH(const bool, json);
        const QString file = path("acquired.csv");
        QFile::remove(file);
        const Ran ran = runHere(QStringList{s("train"), s("--acquired"), file}
            + words(s("--starts 1 --steps 2 --start near --spread 0"))
            + (json ? QStringList{s("--json")} : QStringList()));
        QCOMPARE(ran.code, 0);
        const QList<QByteArray> lines = ran.lines();
        QCOMPARE(lines.size(), 14); // a start, the counts, eleven of these, and what was written
        const auto ofRow = [&lines](int row) { return lines.at(2 + row); };
        if (json) {
            const auto object = [&](int row) { return QJsonDocument::fromJson(ofRow(row)).object(); };
            const QJsonObject hidden = object(3);
            QCOMPARE(hidden[s("acquired")].toString(), s("hidden_single_row"));
            QCOMPARE(hidden[s("from")].toInt(-1), 0);
            QCOMPARE(hidden[s("share")].toDouble(), 1.);
            QCOMPARE(hidden[s("removed")], hidden[s("of")]);
            QVERIFY(hidden[s("of")].toInt() > 100);
            QVERIFY(object(8)[s("from")].isNull());
            QCOMPARE(object(8)[s("acquired")].toString(), s("naked_pair_box"));
            QCOMPARE(object(9)[s("acquired")].toString(), s("unexplained"));
            QCOMPARE(object(10)[s("acquired")].toString(), s("unsound"));
            QCOMPARE(object(10)[s("none_from")].toInt(-1), 0);
        } else {
            QCOMPARE(ofRow(3), sentence("cli_train.found_from_the_start").toUtf8());
            QCOMPARE(ofRow(8), sentence("cli_train.never_found").toUtf8());
            QCOMPARE(ofRow(9), sentence("cli_train.nothing_unexplained").toUtf8());
            QCOMPARE(ofRow(10), sentence("cli_train.nothing_lost").toUtf8());
        }
        const QList<QByteArray> rows = readFile(file).trimmed().split('\n');
        QCOMPARE(rows.size(), 4); // names, and steps 0, 1 and 2
        const QList<QByteArray> names = rows.front().split(',');
        QCOMPARE(names.size(), 23);
        QCOMPARE(names.at(4), QByteArray("hidden_single_row"));
        QVERIFY2(names.at(15).startsWith("hidden_single_row of "), names.at(15).constData());
        for (int row = 1; row < rows.size(); ++row) {
            const QList<QByteArray> fields = rows.at(row).split(',');
            QCOMPARE(fields.size(), names.size());
            QCOMPARE(fields.front().toInt(), row - 1);
            for (int column = 1; column <= 11; ++column) { // shares are what the counts say
                const double all = names.at(column + 11).split(' ').back().toDouble();
                QVERIFY(std::abs(fields.at(column).toDouble() - fields.at(column + 11).toDouble() / all) < 1e-4);
            }
            QCOMPARE(fields.at(4), QByteArray("1.0000"));
            QCOMPARE(fields.at(9), QByteArray("0.0000"));
            QCOMPARE(fields.at(11), QByteArray("0.0000"));
        }
    }

    void aPictureOfIt_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("PNG") << s("acquired.PNG") << QByteArray("\x89PNG");
        QTest::newRow("SVG") << s("acquired.svg") << QByteArray("<?xml");
        QTest::newRow("PDF") << s("acquired.pdf") << QByteArray("%PDF");
    }
    void aPictureOfIt()
    {
        CONVOKU_NEEDS_TORCH();
        QFETCH(const QString, name);
        QFETCH(const QByteArray, begin);
        const QString file = m_folder.filePath(name);
        const QStringList command
            = QStringList{s("train"), s("--acquired"), file} + words(s("--starts 1 --steps 2 --start near --spread 0"));
        QVERIFY(needsPictures(command));
        QCOMPARE(runHere(command).code, 0);
        const QByteArray bytes = readFile(file);
        QVERIFY2(bytes.startsWith(begin), bytes.left(20).constData());
        if (name.endsWith(s("svg"))) {
            QVERIFY(bytes.contains(sentence("cli_train.rule_in_the_picture").toUtf8()));
            QVERIFY(bytes.contains(sentence("cli_train.step_in_the_picture").toUtf8()));
        }
        QVERIFY(!needsPictures(words(s("train --starts 1 --json"))));
    }

    void whatCannotBe_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("expectedMessage");
        for (const Sentence& row : sentencesOf(s("cli_train_usage")))
            QTest::newRow(qPrintable(row.id)) << row.arguments << printed(row.text) + helpNamed("train");
        QTest::newRow("no text") << s("train --rule naked_pair_row --value candidates -o x.network")
                                 << printed(sentence("cli_train.no_text"));
        const QString folder = QDir::current().filePath(s("nowhere"));
        QTest::newRow("no folder for a table") << s(
            "train --acquired nowhere/x.csv") << printed(sentence("cli_train.no_folder", {s("nowhere/x.csv"), folder}));
        QTest::newRow("no folder") << s("train -o nowhere/x.network")
                                   << printed(sentence("cli_train.no_folder", {s("nowhere/x.network"), folder}));
    }
    void whatCannotBe()
    {
        QFETCH(const QString, arguments);
        QFETCH(const QString, expectedMessage);
        const Ran ran = runHere(words(arguments));
        QCOMPARE(ran.code, 2);
        QVERIFY2(isPrinted(ran.err, expectedMessage), qPrintable(ran.err));
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
    void cancelledOnTheRoad_data()
    {
        QTest::addColumn<QString>("option");
        QTest::newRow("road") << s("--road");
        QTest::newRow("acquired") << s("--acquired");
    }
    void cancelledOnTheRoad()
    {
        CONVOKU_NEEDS_TORCH();
        QFETCH(const QString, option);
        const QString file = path("never.csv");
        const QStringList command = words(s("train --starts 1 --steps 2"));
        int asked = 0;
        QCOMPARE(runHere(command, {}, nullptr, [&asked] { return ++asked < 0; }).code, 0);
        const int training = asked;
        asked = 0;
        const Ran ran = runHere(
            command + QStringList{option, file}, {}, nullptr, [&asked, training] { return ++asked > training; });
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
        QVERIFY2(ran.err.contains(sentence("cli_train.cancelled_starts", {s("0"), s("10")})), qPrintable(ran.err));
        QVERIFY(!QFile::exists(file));
    }
};

CONVOKU_TEST(TestTrainCommand)
#include "tst_train_command.moc"
