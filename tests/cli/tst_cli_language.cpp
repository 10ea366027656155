// SPDX-License-Identifier: MIT
// The command line in other languages: what people read changes, what programs read does not.
#include "app/painting/fonts.h"
#include "app/wording/language.h"
#include "tests/cli/cli_testing.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

const QString kPuzzle
    = QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
const QString kUnsolvable
    = QStringLiteral("55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

/// As terminals show it.
int columnsOf(const QString& line)
{
    int columns = 0;
    for (const QChar c : line) {
        const QChar::Script script = c.script();
        const bool wide = script == QChar::Script_Han || script == QChar::Script_Hiragana
            || script == QChar::Script_Katakana || (c >= QChar(0x3000) && c <= QChar(0x30FF))
            || (c >= QChar(0xFF00) && c <= QChar(0xFF60));
        columns += wide ? 2 : 1;
    }
    return columns;
}

void languageRows()
{
    QTest::addColumn<QString>("language");
    for (const Language& language : languages()) {
        if (language.id != QLatin1String("en"))
            QTest::newRow(qPrintable(language.id)) << language.id;
    }
}

} // namespace

class TestCliLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { useLanguage(QStringLiteral("en")); }

    void whatProgramsRead_data() { languageRows(); }
    void whatProgramsRead()
    {
        QFETCH(QString, language);
        const QList<QStringList> commands{
            {QStringLiteral("solve"), QStringLiteral("--format"), QStringLiteral("json"), kPuzzle, kUnsolvable},
            {QStringLiteral("trace"), QStringLiteral("--format"), QStringLiteral("jsonl"), kPuzzle},
            {QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("sdk"), kPuzzle},
            {QStringLiteral("generate"), QStringLiteral("--count"), QStringLiteral("2"), QStringLiteral("--seed"),
                QStringLiteral("7")},
        };
        for (const QStringList& command : commands) {
            const Ran english = runHere(command);
            const Ran other = runHere(command + QStringList{QStringLiteral("--language"), language});
            QCOMPARE(other.out, english.out);
            QCOMPARE(other.code, english.code);
            useLanguage(QStringLiteral("en"));
        }
    }

    void help_data() { languageRows(); }
    void help()
    {
        QFETCH(QString, language);
        const QString english = QString::fromUtf8(runHere({QStringLiteral("generate"), QStringLiteral("--help")}).out);
        const QString help = QString::fromUtf8(
            runHere({QStringLiteral("generate"), QStringLiteral("--help"), QStringLiteral("--language=") + language})
                .out);
        QVERIFY(help != english);
        for (const char* option : {"--count", "--seed", "--symmetry", "--language LANG", "--help"})
            QVERIFY2(help.contains(QLatin1String(option)), option);
        for (const QString& line : help.split(QLatin1Char('\n')))
            QVERIFY2(columnsOf(line) <= 79, qPrintable(line));
    }

    void sentences_data() { languageRows(); }
    void sentences()
    {
        QFETCH(QString, language);
        const QStringList command{QStringLiteral("trace"), kPuzzle};
        const Ran english = runHere(command);
        const Ran other = runHere(command + QStringList{QStringLiteral("--language"), language});
        QVERIFY(other.out != english.out);
        QCOMPARE(other.lines().size(), english.lines().size());
    }

    void notSpoken()
    {
        const Ran ran = runHere({QStringLiteral("solve"), kPuzzle, QStringLiteral("--language"), QStringLiteral("pt")});
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.out.isEmpty());
        QVERIFY2(ran.err.contains(QStringLiteral("--language: “pt”")) && ran.err.contains(QStringLiteral("zh_CN")),
            qPrintable(ran.err));
    }

    /// Where one would write it for most programs; what stands behind the command comes before it.
    void beforeTheCommand()
    {
        const QString option = QStringLiteral("--language");
        const QStringList command{QStringLiteral("trace"), kPuzzle};
        const Ran behind = runHere(command + QStringList{option, QStringLiteral("de")});
        const Ran english = runHere(command + QStringList{option, QStringLiteral("en")});
        QCOMPARE(behind.code, 0);
        QVERIFY(behind.out != english.out);
        for (const QStringList& front :
            {QStringList{option, QStringLiteral("de")}, QStringList{option + QStringLiteral("=de")},
                QStringList{option, QStringLiteral("fr"), option, QStringLiteral("de")}}) {
            const Ran ran = runHere(front + command);
            QCOMPARE(ran.code, 0);
            QCOMPARE(ran.out, behind.out);
        }
        QCOMPARE(
            runHere(QStringList{option, QStringLiteral("de")} + command + QStringList{option, QStringLiteral("en")})
                .out,
            english.out);
        // The overview speaks it too.
        const Ran overview = runHere({option, QStringLiteral("de"), QStringLiteral("--help")});
        QCOMPARE(overview.code, 0);
        QVERIFY2(overview.out.contains("Befehle:"), overview.out.constData());
        QVERIFY(overview.out.contains("--language LANG"));
        // Mistakes are told.
        for (const QStringList& wrong : {QStringList{option, QStringLiteral("pt")}, QStringList{option},
                 QStringList{option, QStringLiteral("pt"), QStringLiteral("solve"), kPuzzle},
                 QStringList{option, QStringLiteral("pt"), QStringLiteral("--help")}}) {
            const Ran ran = runHere(wrong);
            QCOMPARE(ran.code, 2);
            QVERIFY2(ran.err.contains(QStringLiteral("language")) && ran.out.isEmpty(), qPrintable(ran.err));
        }
    }

    void ofACountry()
    {
        const QStringList command{QStringLiteral("trace"), kPuzzle, QStringLiteral("--language")};
        const Ran austrian = runHere(command + QStringList{QStringLiteral("de_AT")});
        QCOMPARE(austrian.code, 0);
        QCOMPARE(austrian.out, runHere(command + QStringList{QStringLiteral("de")}).out);
    }

    /// The same board, another caption; English where the system has no font for it.
    void pictures_data() { languageRows(); }
    void pictures()
    {
        QFETCH(QString, language);
        QTemporaryDir folder;
        const auto written = [&](const QString& of) {
            const QString path = folder.filePath(of + QStringLiteral(".svg"));
            const Ran ran = runHere({QStringLiteral("export"), kPuzzle, QStringLiteral("--at"), QStringLiteral("2"),
                QStringLiteral("-o"), path, QStringLiteral("--language"), of});
            return ran.code == 0 ? readFile(path) : QByteArray();
        };
        const QByteArray english = written(QStringLiteral("en"));
        const QByteArray other = written(language);
        QVERIFY(!other.isEmpty());
        if (!canWrite(language)) {
            QCOMPARE(other, english); // rather than boxes
            return;
        }
        QVERIFY(other != english);
        QVERIFY(english.contains("Pass 2 of"));
        QVERIFY(!other.contains("Pass 2 of"));
    }
};

QTEST_MAIN(TestCliLanguage)
#include "tst_cli_language.moc"
