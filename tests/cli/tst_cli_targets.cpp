// SPDX-License-Identifier: MIT
// Where the program's files go: names that are not UTF-8, standard output, and a signal that comes late.
#include "tests/cli/signal_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <set>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace convoku;
using namespace convoku::testing;
namespace fs = std::filesystem;

namespace {

struct Ran
{
    int code = -1; ///< negative: of the signal that ended it
    QByteArray out;
    QByteArray err;
};

Ran finished(QProcess& process)
{
    process.waitForFinished(60000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -process.exitCode(),
        process.readAllStandardOutput(), process.readAllStandardError()};
}

/// A line of bash, in the folder; its bytes need not be UTF-8. $1 is the program.
Ran shell(const QByteArray& line, const QString& folder)
{
    QFile script(folder + QStringLiteral("/script"));
    if (!script.open(QIODevice::WriteOnly) || script.write(line) != line.size())
        qFatal("no script");
    script.close();
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral("bash"), {script.fileName(), QString::fromUtf8(CONVOKU_CLI)});
    const Ran ran = finished(process);
    script.remove();
    return ran;
}

std::set<std::string> filesIn(const QString& folder)
{
    std::set<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder.toStdString())) {
        if (!entry.is_directory())
            files.insert(fs::relative(entry.path(), folder.toStdString()).string());
    }
    return files;
}

} // namespace

class TestCliTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { fs::remove_all(m_folder->path().toStdString()); } // Qt cannot: names that are not UTF-8

    void anyName_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("out"); // a part of it
        QTest::addColumn<QStringList>("made"); // Latin-1
        const QByteArray easy = QByteArray("echo ") + kArticleEasy + " > 'p\xe9'; ";
        const QString puzzle = QStringLiteral("p\u00e9");
        const auto row = [&](const char* name, const QByteArray& line, const QByteArray& out, const QStringList& made) {
            QTest::newRow(name) << easy + line << out << made + QStringList(puzzle);
        };
        row("solve", "\"$1\" solve 'p\xe9'", kArticleEasySolution, {});
        row("solve, in a folder", "mkdir 'd\xff'; cp 'p\xe9' 'd\xff/q'; \"$1\" solve 'd\xff/q'", kArticleEasySolution,
            {QStringLiteral("d\u00ff/q")});
        row("trace", "\"$1\" trace 'p\xe9'", kArticleEasySolution, {});
        row("convert", "\"$1\" convert --to line 'p\xe9' -o 'l\xe9'", "", {QStringLiteral("l\u00e9")});
        row("convert onto itself", "\"$1\" convert --to line 'p\xe9' -o 'p\xe9' && cat 'p\xe9'", kArticleEasy, {});
        row("generate", "\"$1\" generate --seed 1 -o 'g\xe9.sdm'", "", {QStringLiteral("g\u00e9.sdm")});
        for (const QByteArray end : {"png", "svg", "pdf", "gif", "webp"})
            row(end.constData(), "\"$1\" export --size 120 'p\xe9' -o 'x\xe9." + end + "'", "x\xe9." + end + ": ",
                {QStringLiteral("x\u00e9.") + QString::fromLatin1(end)});
        row("each", "\"$1\" export --size 120 --each 'p\xe9' -o 'd\xe9/{number}\xe9/x.svg'",
            "d\xe9/1\xe9/x.svg: ", {QStringLiteral("d\u00e9/1\u00e9/x.svg")});
        row("page",
            "printf '<!-- groups -->\\n<!-- end -->\\n' > 'm\xe9'; \"$1\" pictures --no-index --page 'm\xe9' 'd\xe9' "
            "&& rm -r 'd\xe9' && cat 'm\xe9'",
            "| ", {QStringLiteral("m\u00e9")});
        row("colours",
            "printf '{\"format\":\"convoku-theme\",\"version\":1,\"base\":\"dark\",\"colours\":{}}' > 'c\xe9.json'; "
            "\"$1\" export --size 120 --theme 'c\xe9.json' 'p\xe9' -o x.svg",
            "x.svg: ", {QStringLiteral("c\u00e9.json"), QStringLiteral("x.svg")});
        row("lesson",
            "printf '# T\\npuzzle: easy\\n\\nS.\\n\\n## S\\ngo: 1\\n\\nText.\\n' > 'l\xe9.md'; \"$1\" lesson "
            "'l\xe9.md'",
            "l\xe9.md: T", {QStringLiteral("l\u00e9.md")});
    }

    void anyName()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, out);
        QFETCH(const QStringList, made);
        const Ran ran = shell(line, m_folder->path());
        QVERIFY2(ran.code == 0, ran.err.constData());
        QVERIFY2(ran.out.contains(out), ran.out.toPercentEncoding());
        std::set<std::string> expected;
        for (const QString& file : made)
            expected.insert(file.toLatin1().toStdString());
        QCOMPARE(filesIn(m_folder->path()), expected);
    }

    void standardOutput_data()
    {
        QTest::addColumn<QByteArray>("format");
        for (const char* format : {"png", "svg", "pdf", "gif", "webp"})
            QTest::newRow(format) << QByteArray(format);
    }

    void standardOutput()
    {
        QFETCH(const QByteArray, format);
        const QByteArray export_ = QByteArray("\"$1\" export --size 150 ") + kArticleEasy + " -o ";
        const Ran file = shell(export_ + "x." + format + " && cat x." + format + " >&2", m_folder->path());
        QCOMPARE(file.code, 0);
        for (const char* where : {"", " | cat", " > y; cat y; rm y"}) {
            const Ran ran = shell(export_ + "- --format " + format + where, m_folder->path());
            QCOMPARE(ran.code, 0);
            QVERIFY2(ran.out == file.err || format == "pdf", ran.err.constData()); // a PDF says when it was made
            QCOMPARE(ran.out.size(), file.err.size());
            const QByteArray bytes = sentence("cli.bytes", {QString::number(ran.out.size())}).toUtf8();
            const QByteArray begin = "convoku-cli: " + sentence("cli.standard_output").toUtf8() + ": ";
            QVERIFY2(ran.err.startsWith(begin) && ran.err.endsWith(bytes + '\n'), ran.err.constData());
        }
        // Behind what is there already.
        const Ran more
            = shell("echo before > y; " + export_ + "- --format " + format + " >> y; cat y", m_folder->path());
        QCOMPARE(more.out.size(), file.err.size() + 7);
        QVERIFY(more.out.startsWith("before\n" + file.err.left(4)));
        fs::remove((m_folder->path() + QStringLiteral("/y")).toStdString());
        QCOMPARE(filesIn(m_folder->path()), std::set<std::string>{"x." + format.toStdString()});
    }

    void contradictions_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<int>("code");
        QTest::newRow("two kinds") << QByteArray("-o x.gif --format png") << 2;
        QTest::newRow("two kinds, capitals") << QByteArray("-o x.GIF --format svg") << 2;
        QTest::newRow("animations") << QByteArray("-o x.webp --format gif") << 2;
        QTest::newRow("each") << QByteArray("--each -o {number}.pdf --format png") << 2;
        QTest::newRow("the same") << QByteArray("-o x.png --format png") << 0;
        QTest::newRow("another end") << QByteArray("-o x.gif.part --format png") << 0;
        QTest::newRow("no kind") << QByteArray("-o -") << 2;
        QTest::newRow("each to standard output") << QByteArray("--each -o - --format gif") << 2;
    }

    void contradictions()
    {
        QFETCH(const QByteArray, options);
        QFETCH(const int, code);
        const Ran ran = shell(QByteArray("\"$1\" export --size 150 ") + kArticleEasy + ' ' + options, m_folder->path());
        QCOMPARE(ran.code, code);
        QCOMPARE(filesIn(m_folder->path()).size(), std::size_t(code == 0 ? 1 : 0));
        QCOMPARE(ran.err.isEmpty(), code == 0);
    }

    void generatedToStandardOutput()
    {
        const Ran file = shell("\"$1\" generate --seed 3 --count 4 -o x.sdm && cat x.sdm", m_folder->path());
        const Ran ran = shell("\"$1\" generate --seed 3 --count 4 -o -", m_folder->path());
        QVERIFY(file.out.size() > 4 * 81);
        QCOMPARE(ran.out, file.out);
        QCOMPARE(filesIn(m_folder->path()), std::set<std::string>{"x.sdm"});
    }

    /// The pipe is full, so the picture is drawn and on its way: then it arrives, and nobody calls it cancelled.
    void tooLateForASignal_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("terminate") << SIGTERM;
    }

    void tooLateForASignal()
    {
        QFETCH(const int, signal);
        const QByteArray pipe = m_folder->filePath(QStringLiteral("pipe.png")).toUtf8();
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        const int reader = ::open(pipe.constData(), O_RDONLY | O_NONBLOCK);
        QVERIFY(reader >= 0);
        const int room = ::fcntl(reader, F_GETPIPE_SZ);
        QProcess process;
        process.start(QString::fromUtf8(CONVOKU_CLI),
            {QStringLiteral("export"), QString::fromLatin1(kArticleHard), QStringLiteral("-o"), QString::fromUtf8(pipe),
                QStringLiteral("--size"), QStringLiteral("1500")});
        QVERIFY(process.waitForStarted());
        const auto waiting = [reader] {
            int bytes = 0;
            return ::ioctl(reader, FIONREAD, &bytes) == 0 ? bytes : 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(waiting() == room, 60000);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        QByteArray picture;
        QByteArray part(room, '\0');
        for (ssize_t count = -1; count != 0;) {
            count = ::read(reader, part.data(), static_cast<std::size_t>(room));
            if (count > 0)
                picture.append(part.constData(), count);
            else if (count < 0)
                QTest::qSleep(1);
        }
        ::close(reader);
        const Ran ran = finished(process);
        QCOMPARE(ran.code, 0);
        QVERIFY(picture.startsWith("\x89PNG") && picture.endsWith("IEND\xae\x42\x60\x82"));
        const QByteArray bytes = sentence("cli.bytes", {QString::number(picture.size())}).toUtf8();
        QVERIFY2(ran.out.endsWith(": " + bytes + '\n'), ran.out.constData());
    }

    /// Whenever it comes: the old file and the signal's status, or the new one and 0.
    void eitherOr_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("name");
        const QString hard = QString::fromLatin1(kArticleHard);
        for (const char* name : {"x.png", "x.svg", "x.pdf", "x.gif", "x.webp"})
            QTest::newRow(name) << QStringList{hard} << QString::fromLatin1(name);
        QTest::newRow("graph") << QStringList{QStringLiteral("graph"), QStringLiteral("pass")}
                               << QStringLiteral("x.svg");
        QTest::newRow("layer") << QStringList{QStringLiteral("layer"), QStringLiteral("4.4.1"), hard}
                               << QStringLiteral("x.png");
    }

    void eitherOr()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, name);
        const QString target = m_folder->filePath(name);
        for (const int delay : {0, 20, 100}) {
            QFile old(target);
            QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
            old.close();
            QProcess process;
            process.start(QString::fromUtf8(CONVOKU_CLI),
                QStringList{QStringLiteral("export"), QStringLiteral("--size"), QStringLiteral("400"),
                    QStringLiteral("-o"), target}
                    + arguments);
            QVERIFY(process.waitForStarted());
            QTRY_VERIFY_WITH_TIMEOUT(
                process.state() == QProcess::NotRunning || catches(process.processId(), SIGINT), 60000);
            QTest::qSleep(delay);
            if (process.state() == QProcess::Running)
                ::kill(static_cast<pid_t>(process.processId()), SIGINT);
            const Ran ran = finished(process);
            QVERIFY(old.open(QIODevice::ReadOnly));
            const bool replaced = old.readAll() != "old";
            QVERIFY2(ran.code == 0 || ran.code == -SIGINT, ran.err.constData());
            QCOMPARE(replaced, ran.code == 0);
            QCOMPARE(filesIn(m_folder->path()).size(), std::size_t{1});
            old.close();
        }
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

CONVOKU_GUILESS_TEST(TestCliTargets)
#include "tst_cli_targets.moc"
