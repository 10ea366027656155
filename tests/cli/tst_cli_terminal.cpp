// SPDX-License-Identifier: MIT
// What a terminal is shown of names, titles and values that were made to be obeyed, and what a file gets.
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <array>

#include <pty.h>
#include <sys/ioctl.h>
#include <unistd.h>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// A window's title, a bell, C1 as UTF-8 and as a byte, a line that is turned.
const QByteArray kHostile = "a\x1b]0;x\x07\xc2\x9b"
                            "31m\x9b\xe2\x80\xae"
                            "b";
const QByteArray kShown = "a\\x1b]0;x\\x07\\x9b31m\\x9b\\u202eb";
const QByteArray kText = "a\x1b]0;x\x07\xc2\x9b"
                         "31m\xe2\x80\xae"
                         "b"; // all of it UTF-8
const QByteArray kShownText = "a\\x1b]0;x\\x07\\x9b31m\\u202eb";

struct Ran
{
    int code = -1;
    QByteArray out; ///< of a terminal: both
    QByteArray err;
};

QProcessEnvironment environment()
{
    QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    all.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    all.insert(QStringLiteral("LANGUAGE"), QStringLiteral("en"));
    return all;
}

/// bash, so that arguments are bytes. $1 is the program.
void start(QProcess& process, const QByteArray& line, const QString& folder)
{
    QFile script(folder + QStringLiteral("/.script"));
    if (!script.open(QIODevice::WriteOnly) || script.write(line) != line.size())
        qFatal("no script");
    script.close();
    process.setProcessEnvironment(environment());
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral("bash"), {script.fileName(), QString::fromUtf8(CONVOKU_CLI)});
}

Ran onTerminal(const QByteArray& line, const QString& folder)
{
    int terminal = -1;
    int program = -1;
    if (openpty(&terminal, &program, nullptr, nullptr, nullptr) != 0)
        return {};
    QProcess process;
    process.setChildProcessModifier([program] {
        dup2(program, STDOUT_FILENO);
        dup2(program, STDERR_FILENO);
    });
    start(process, line, folder);
    process.waitForStarted();
    ::close(program);
    Ran ran;
    std::array<char, 4096> part{};
    for (ssize_t count = 0; (count = ::read(terminal, part.data(), part.size())) > 0;)
        ran.out.append(part.data(), count); // the end is an error of its own: nobody else has it open
    ::close(terminal);
    process.waitForFinished(60000);
    ran.code = process.exitCode();
    return ran;
}

Ran intoFiles(const QByteArray& line, const QString& folder)
{
    QProcess process;
    start(process, line, folder);
    process.waitForFinished(60000);
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Returns true if the text is valid UTF-8 without control characters and direction marks, except line ends and the
/// carriage return of the progress line.
bool isTame(const QByteArray& text)
{
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\n' && c != '\r') || byte == 0x7f)
            return false;
    }
    const QString letters = QString::fromUtf8(text);
    return letters.toUtf8() == text && std::none_of(letters.begin(), letters.end(), [](QChar c) {
        return (c.unicode() >= 0x80 && c.unicode() < 0xa0) || (c.unicode() >= 0x202a && c.unicode() <= 0x202e);
    });
}

QByteArray quoted(const QByteArray& bytes)
{
    return "'" + bytes + "'";
}

} // namespace

class TestCliTerminal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shown_data()
    {
        QTest::addColumn<QByteArray>("line"); // of bash; files are made by it
        QTest::addColumn<QByteArray>("part"); // on the terminal
        QTest::addColumn<QByteArray>("bytes"); // in a file for standard output; empty: a message, where it is as shown
        const QByteArray lesson
            = "printf '# %s\\npuzzle: easy\\n\\nS.\\n\\n## S\\ngo: 1\\n\\nText.\\n\\ncheck: depth = 0\\n' ";
        QTest::newRow("an argument") << QByteArray("\"$1\" solve ") + quoted(kHostile) << kShown << QByteArray();
        QTest::newRow("a command") << QByteArray("\"$1\" ") + quoted(kHostile) << kShown << QByteArray();
        QTest::newRow("an option") << QByteArray("\"$1\" solve --") + quoted(kHostile) << kShown << QByteArray();
        QTest::newRow("an option's value")
            << QByteArray("\"$1\" solve --threads ") + quoted(kHostile) + " x" << kShown << QByteArray();
        QTest::newRow("a target") << QByteArray("\"$1\" export ") + kArticleEasy + " -o none/" + quoted(kHostile)
                + ".svg"
                                  << "none/" + kShown << QByteArray();
        QTest::newRow("a file") << "echo 12 > " + quoted(kHostile) + "; \"$1\" solve " + quoted(kHostile) << kShown
                                << QByteArray();
        QTest::newRow("a file's lines") << QByteArray("printf '12\\x1b]0;x\\x073\\xc2\\x9b\\n' > f; \"$1\" solve f")
                                        << QByteArray("f: ") << QByteArray();
        QTest::newRow("two lines in a name")
            << QByteArray("\"$1\" solve 'a\nconvoku-cli: b'") << QByteArray("a\\x0aconvoku-cli: b") << QByteArray();
        QTest::newRow("a lesson's title") << lesson + quoted(kText) + " > f.md; \"$1\" lesson f.md"
                                          << "f.md: " + kShownText << "f.md: " + kText;
        QTest::newRow("a lesson's file") << lesson + "T > " + quoted(kHostile) + "; \"$1\" lesson " + quoted(kHostile)
                                         << kShown + ": T" << kHostile + ": T";
        QTest::newRow("a lesson's fault")
            << "printf '# T\\npuzzle: easy\\n\\nS.\\n\\n## S\\ngo: 1\\nlight: %s\\n\\nText.\\n' " + quoted(kText)
                + " > f.md; \"$1\" lesson f.md"
            << kShownText << QByteArray();
        QTest::newRow("a written file") << QByteArray("\"$1\" export --size 150 ") + kArticleEasy + " -o "
                + quoted(kHostile) + ".svg"
                                        << kShown + ".svg: " << kHostile + ".svg: ";
        QTest::newRow("a comment") << "echo " + quoted(kArticleEasy + QByteArray(" # ") + kText)
                + " > f; \"$1\" convert --to sdm f; \"$1\" export --each f --size 150 -o '{name}.svg'"
                                   << QByteArray("a_]0;x_") << QByteArray("a_]0;x_");
    }

    void shown()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, part);
        QFETCH(const QByteArray, bytes);
        const QTemporaryDir folder;
        const Ran terminal = onTerminal(line, folder.path());
        QVERIFY2(terminal.out.contains(part), terminal.out.toPercentEncoding());
        QVERIFY2(isTame(terminal.out), terminal.out.toPercentEncoding());

        const QTemporaryDir other;
        const Ran files = intoFiles(line, other.path());
        QCOMPARE(files.code, terminal.code);
        QVERIFY2((bytes.isEmpty() ? files.err : files.out).contains(bytes.isEmpty() ? part : bytes),
            (files.out + '|' + files.err).toPercentEncoding());
        QVERIFY(isTame(files.err)); // people read it, later too
        QProcess::execute(QStringLiteral("rm"), {QStringLiteral("-rf"), folder.path(), other.path()});
    }

    void noPictureOnATerminal()
    {
        const QTemporaryDir folder;
        const QByteArray line = QByteArray("\"$1\" export --format png -o - ") + kArticleEasy;
        const Ran terminal = onTerminal(line, folder.path());
        QCOMPARE(terminal.code, 2);
        QVERIFY2(isTame(terminal.out) && terminal.out.contains(sentence("cli.picture_on_a_terminal").toUtf8()),
            terminal.out);
        QVERIFY(intoFiles(line, folder.path()).out.startsWith("\x89PNG"));
    }
};

CONVOKU_GUILESS_TEST(TestCliTerminal)
#include "tst_cli_terminal.moc"
