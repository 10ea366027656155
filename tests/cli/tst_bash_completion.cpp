// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/test_program.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Returns the proposals of bash for these words, the last of which is being typed.
QStringList proposed(const QString& script, const QStringList& words, const QString& folder = {})
{
    QString command = QStringLiteral("compopt() { :; }; source '%1'; COMP_WORDS=(").arg(script);
    for (const QString& word : words)
        command += QStringLiteral("'%1' ").arg(word);
    command
        += QStringLiteral("); COMP_CWORD=%1; _convoku_cli; printf '%s\\n' \"${COMPREPLY[@]}\"").arg(words.size() - 1);
    QProcess bash;
    if (!folder.isEmpty())
        bash.setWorkingDirectory(folder);
    bash.start(QStringLiteral("bash"), {QStringLiteral("-c"), command});
    if (!bash.waitForFinished() || bash.exitCode() != 0)
        return {QStringLiteral("bash failed: ") + QString::fromUtf8(bash.readAllStandardError())};
    QStringList lines = QString::fromUtf8(bash.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    lines.sort();
    return lines;
}

QStringList split(const char* text)
{
    QStringList words = QString::fromUtf8(text).split(QLatin1Char(' '));
    words.sort();
    return words;
}

} // namespace

class TestBashCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_script = m_folder.filePath(QStringLiteral("completion"));
        const Ran ran = runHere({QStringLiteral("completion"), QStringLiteral("bash")});
        QCOMPARE(ran.code, 0);
        writeFile(m_script, ran.out);
        writeFile(m_folder.filePath(QStringLiteral("some puzzles.txt")), {});
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("somewhere")));
    }

    void proposes_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const QStringList& words, const char* expected) {
            QTest::addRow("%s", qPrintable(words.join(QLatin1Char(' '))))
                << words << (*expected == 0 ? QStringList() : split(expected));
        };
        const QString c = QStringLiteral("convoku-cli");
        const auto w = [](const char* text) { return QString::fromUtf8(text); };
        row({c, w("s")}, "solve");
        row({c, w("")},
            "-h --help --language --version -v analyse bench blind compare convert evaluate export generate lesson "
            "list network "
            "onnx "
            "pictures "
            "solve trace train");
        row({c, w("--la")}, "--language");
        row({c, w("--language"), w("")}, "en de es fr ja ru zh_CN");
        row({c, w("--language"), w("=")}, "en de es fr ja ru zh_CN");
        row({c, w("--language"), w("="), w("z")}, "zh_CN");
        row({c, w("--language"), w("de"), w("so")}, "solve");
        row({c, w("--language"), w("="), w("de"), w("so")}, "solve");
        row({c, w("--language"), w("de"), w("trace"), w("--format"), w("j")}, "jsonl");
        row({c, w("--language"), w("="), w("de"), w("export"), w("--the")}, "--theme");
        row({c, w("export"), w("--the")}, "--theme");
        row({c, w("export"), w("rec")}, "recurrence");
        row({c, w("export"), w("trai")}, "training");
        row({c, w("export"), w("--format"), w("")}, "gif webp apng mp4 webm png svg pdf");
        row({c, w("export"), w("--format"), w("="), w("p")}, "png pdf");
        row({c, w("export"), w("--format"), w("=")}, "gif webp apng mp4 webm png svg pdf");
        row({c, w("export"), w("x"), w("--text"), w("o")}, "outlines");
        row({c, w("export"), w("--from"), w("")}, "");
        row({c, w("solve"), w("--format"), w("")}, "text json");
        row({c, w("trace"), w("--format"), w("j")}, "jsonl");
        row({c, w("solve"), w("--rules"), w("naked_single_box,pointing_r")}, "naked_single_box,pointing_row");
        row({c, w("export"), w("--without"), w("sea")}, "search");
        row({c, w("convert"), w("--to"), w("sudokuw")}, "sudokuwiki sudokuwiki-state");
        row({c, w("generate"), w("--symmetry"), w("half")}, "half_turn");
        row({c, w("generate"), w("")}, "");
        row({c, w("solve"), w("--backend"), w("")}, "bitwise torch");
        row({c, w("generate"), w("--device"), w("")}, "cpu cuda");
        row({c, w("bench"), w("--backend"), w("t")}, "torch");
        row({c, w("lesson"), w("--")}, "--help --language");
        row({c, w("trace"), w("--language"), w("z")}, "zh_CN");
    }

    void proposes()
    {
        QFETCH(QStringList, words);
        QFETCH(QStringList, expected);
        QCOMPARE(proposed(m_script, words), expected);
    }

    void filesAndFolders()
    {
        const QString c = QStringLiteral("convoku-cli");
        const QString file = QStringLiteral("some puzzles.txt");
        const QString folder = QStringLiteral("somewhere");
        const QString typed = QStringLiteral("some");
        QCOMPARE(proposed(m_script, {c, QStringLiteral("solve"), typed}, m_folder.path()), (QStringList{file, folder}));
        for (const char* command : {"export", "convert", "generate"}) {
            QCOMPARE(proposed(m_script, {c, QLatin1String(command), QStringLiteral("-o"), typed}, m_folder.path()),
                (QStringList{file, folder}));
        }
        // A theme, or a file of one.
        QCOMPARE(proposed(m_script, {c, QStringLiteral("export"), QStringLiteral("--theme"), QStringLiteral("s")},
                     m_folder.path()),
            (QStringList{file, folder}));
        QCOMPARE(proposed(m_script, {c, QStringLiteral("export"), QStringLiteral("--theme"), QStringLiteral("da")},
                     m_folder.path()),
            QStringList(QStringLiteral("dark")));
        QCOMPARE(proposed(m_script, {c, QStringLiteral("pictures"), typed}, m_folder.path()), QStringList{folder});
    }

    /// Every option that a command's help tells is proposed, and no other. That the manual page has them too asks
    /// tst_manual_page.
    void optionsAreThoseOfTheHelp_data()
    {
        QTest::addColumn<QString>("command");
        const QStringList words = proposed(m_script, {QStringLiteral("convoku-cli"), QString()});
        for (const QString& command : words) {
            if (!command.startsWith(QLatin1Char('-')))
                QTest::newRow(qPrintable(command)) << command;
        }
    }

    void optionsAreThoseOfTheHelp()
    {
        QFETCH(QString, command);
        const QString help = QString::fromUtf8(runHere({command, QStringLiteral("--help")}).out);
        QStringList described;
        // "  -o, --output FILE  …": options stand at the beginning of a line, behind two blanks.
        static const QRegularExpression kLine(
            QStringLiteral("^  (-[^ ,]+(?:, -[^ ,]+)*)"), QRegularExpression::MultilineOption);
        for (auto match = kLine.globalMatch(help); match.hasNext();)
            described += match.next().captured(1).split(QStringLiteral(", "));
        described.sort();
        QVERIFY(described.contains(QStringLiteral("--help")));
        QCOMPARE(proposed(m_script, {QStringLiteral("convoku-cli"), command, QStringLiteral("-")}), described);
    }

    void theChoicesAreTakenByTheProgram()
    {
        // A value that is proposed for an option is never refused.
        const QString target = m_folder.filePath(QStringLiteral("x."));
        struct Taken
        {
            const char* option;
            QStringList with; ///< what has to stand beside it
        };
        const QStringList gif{QStringLiteral("-o"), target + QStringLiteral("gif")};
        const QStringList layer{QStringLiteral("layer"), QStringLiteral("1.4.1")};
        const QStringList svg{QStringLiteral("-o"), target + QStringLiteral("svg")};
        const QStringList each{QStringLiteral("--each"), QStringLiteral("-o"), target + QStringLiteral("{number}.gif")};
        for (const auto& [option, with] : {Taken{"--format", {}}, Taken{"--theme", gif}, Taken{"--frames", gif},
                 Taken{"--loops", gif}, Taken{"--colours", gif}, Taken{"--text", svg}, Taken{"--planes", layer + gif},
                 Taken{"--existing", each}}) {
            const QString name = QString::fromLatin1(option);
            const QStringList choices
                = proposed(m_script, {QStringLiteral("convoku-cli"), QStringLiteral("export"), name, QString()},
                    m_folder.filePath(QStringLiteral("somewhere"))); // no file lies there
            QVERIFY2(choices.size() >= 2, option);
            for (const QString& choice : choices) {
                // All that is wrong is that there is no puzzle.
                // A name whose ending says another format is a mistake of its own.
                QStringList beside = with.isEmpty() ? QStringList{QStringLiteral("-o"), target + choice} : with;
                if (choice == QStringLiteral("all")) // the colours of a WebP
                    beside.replaceInStrings(QStringLiteral("gif"), QStringLiteral("webp"));
                const Ran ran = runHere(QStringList{QStringLiteral("export"), name, choice} + beside);
                QCOMPARE(ran.code, 2);
                QVERIFY2(ran.err.startsWith(printed(sentence("cli.no_puzzle"))),
                    qPrintable(name + QLatin1Char(' ') + choice + QLatin1Char('\n') + ran.err));
            }
        }
    }

private:
    QTemporaryDir m_folder;
    QString m_script;
};

CONVOKU_GUILESS_TEST(TestBashCompletion)
#include "tst_bash_completion.moc"
