// SPDX-License-Identifier: MIT
// The manual page contains the whole help of the commands, and roff shows it unchanged.
#include "app/cli/commands.h"
#include "app/cli/manual_page.h"
#include "app/wording/language.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/test_program.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

QByteArray manualTemplate()
{
    return readFile(QStringLiteral(CONVOKU_MANUAL_TEMPLATE));
}

/// A template with all marks, for commands of these names.
QByteArray marks(const QByteArrayList& names)
{
    QByteArray page = ".\\\" synopsis\n";
    for (const QByteArray& name : names)
        page += ".\\\" command " + name + "\n";
    return page + ".\\\" options of every command\n";
}

/// Returns the text without white space, because man also breaks lines at hyphens.
QString plain(QString text)
{
    static const QRegularExpression kBlanks(QStringLiteral("\\s+"));
    return text.replace(QStringLiteral("…"), QStringLiteral("...")).remove(kBlanks);
}

/// Returns the output of man without white space, and its warnings.
std::pair<QString, QString> rendered(const QByteArray& page)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("page.1"));
    writeFile(path, page);
    QProcess man;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("MANROFFSEQ"), QString());
    environment.insert(QStringLiteral("MANWIDTH"), QStringLiteral("80"));
    man.setProcessEnvironment(environment);
    man.start(QStringLiteral("man"),
        {QStringLiteral("--warnings"), QStringLiteral("--no-hyphenation"), QStringLiteral("--no-justification"),
            QStringLiteral("--encoding=UTF-8"), QStringLiteral("--local-file"), path});
    man.waitForFinished();
    QString trouble = QString::fromUtf8(man.readAllStandardError());
    if (man.exitCode() != 0)
        trouble += QStringLiteral("exit code %1").arg(man.exitCode());
    return {plain(QString::fromUtf8(man.readAllStandardOutput())), trouble};
}

} // namespace

class TestManualPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage(QStringLiteral("en"));
        m_page = manualPage(manualTemplate(), commandSyntaxes());
        m_hasMan = !QStandardPaths::findExecutable(QStringLiteral("man")).isEmpty();
    }

    void thePageIsComplete()
    {
        QCOMPARE(m_page.problem, QString());
        QVERIFY(m_page.text.size() > 20'000);
        QVERIFY(std::all_of(
            m_page.text.begin(), m_page.text.end(), [](char c) { return c == '\n' || (c >= ' ' && c < 127); }));
        for (const char* heading : {"NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "EXIT STATUS", "ENVIRONMENT",
                 "FILES", "EXAMPLES", "SEE ALSO"})
            QCOMPARE(m_page.text.count(QByteArray("\n.SH ") + heading + "\n"), 1);
        QVERIFY(m_page.text.endsWith(".BR convoku (1)\n"));
    }

    /// Each command has its usage, options and notes in the words of its help.
    void peopleReadWhatTheHelpSays()
    {
        if (!m_hasMan)
            QSKIP("man is not installed");
        const auto [text, trouble] = rendered(m_page.text);
        QCOMPARE(trouble, QString());
        for (const CommandSyntax& command : commandSyntaxes()) {
            QStringList expected{
                QStringLiteral("convoku-cli %1 %2").arg(command.name, command.arguments), command.summary};
            expected += command.notes;
            for (const OptionSyntax& option : command.options) {
                QStringList names;
                for (const QString& name : option.names)
                    names << dashed(name);
                expected << (names.join(QStringLiteral(", ")) + QLatin1Char(' ') + option.value) << option.help;
            }
            for (const QString& words : expected)
                QVERIFY2(text.contains(plain(words)), qPrintable(command.name + QStringLiteral(": ") + plain(words)));
        }
        for (const OptionSyntax& option : {languageOption(), helpOption()})
            QVERIFY2(text.contains(plain(option.help)), qPrintable(option.help));
        // Text that several commands share occurs once.
        QCOMPARE(text.count(plain(QStringLiteral("Puzzles come from a file, from standard input (-)"))), 1);
        // Text that comes from the template alone.
        for (const char* words :
            {"is an object whose event is", "CONVOKU_BACKENDS", "were trained, and can be wrong", "\\x1b"})
            QVERIFY2(text.contains(plain(QString::fromLatin1(words))), words);
    }

    /// Signs that have a meaning in roff are shown as themselves.
    void signsMeanThemselves()
    {
        const CommandSyntax syntax{QStringLiteral("x"), QStringLiteral("FILE…"),
            QStringLiteral(".dot \\fB 'quote' -1-9- \"two\" `a` ^ ~ “curled” ’s 3 × 4 ≥ 5 ルール"),
            {{{QStringLiteral("o"), QStringLiteral("out-put")}, QStringLiteral("NAME|FILE"),
                QStringLiteral("With --no-search or -o FILE, well-known, - is one. 'x")}},
            {QStringLiteral("'br is no request. .br neither."), QStringLiteral("100 %1 % \\n[x] \\*[y]")}};
        const ManualPage page = manualPage(".TH X 1\n.SH NAME\nx \\- y\n.SH S\n" + marks({"x"}), {&syntax, 1});
        QCOMPARE(page.problem, QString());
        QVERIFY(page.text.contains(
            ".TP\n\\fB\\-o\\fR, \\fB\\-\\-out\\-put\\fR \\fINAME\\fR|\\fIFILE\\fR\n"
            "With \\fB\\-\\-no\\-search\\fR or \\fB\\-o\\fR \\fIFILE\\fR, well-known, \\- is one. \\(aqx\n"));
        QVERIFY(page.text.contains("\n.PP\n\\&.dot \\efB \\(aqquote\\(aq "));
        if (!m_hasMan)
            QSKIP("man is not installed");
        const auto [text, trouble] = rendered(page.text);
        QCOMPARE(trouble, QString());
        for (const QString& words : {syntax.summary, syntax.options.front().help, syntax.notes[0], syntax.notes[1]})
            QVERIFY2(text.contains(plain(words)), qPrintable(words + QLatin1Char('\n') + text));
    }

    void choicesThatTheHelpDoesNotName()
    {
        const CommandSyntax syntax{QStringLiteral("x"), {}, QStringLiteral("X."),
            {{{QStringLiteral("a")}, QStringLiteral("NAME"), QStringLiteral("As elsewhere."),
                 {QStringLiteral("one"), QStringLiteral("two")}},
                {{QStringLiteral("b")}, QStringLiteral("NAME"), QStringLiteral("one or two."),
                    {QStringLiteral("one"), QStringLiteral("two")}}},
            {}};
        const ManualPage page = manualPage(marks({"x"}), {&syntax, 1});
        QVERIFY(page.text.contains("As elsewhere. (\\fBone, two\\fR)\n"));
        QCOMPARE(page.text.count("(\\fB"), 1);
    }

    void aTemplateNamesEachCommandOnce()
    {
        const CommandSyntax syntax{QStringLiteral("x"), {}, QStringLiteral("X."), {}, {}};
        const auto problem = [&](const QByteArray& page) { return manualPage(page, {&syntax, 1}).problem; };
        QCOMPARE(problem(marks({"x"})), QString());
        QVERIFY(problem(marks({})).contains(QStringLiteral("command x")));
        QVERIFY(problem(marks({"x", "x"})).contains(QStringLiteral("command x")));
        QVERIFY(problem(marks({"x", "y"})).contains(QStringLiteral("command y")));
        QVERIFY(problem(".\\\" command x\n").contains(QStringLiteral("synopsis")));
    }

private:
    ManualPage m_page;
    bool m_hasMan = false;
};

CONVOKU_GUILESS_TEST(TestManualPage)
#include "tst_manual_page.moc"
