// SPDX-License-Identifier: MIT
// convoku-cli as people start it: a process without a display.
#include "app/exporting/svg_animation.h"
#include "tests/cli/cli_testing.h"
#include "tests/cli/signal_testing.h"
#include "tests/support/needs_torch.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QLocale>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/stat.h>
#include <sys/types.h>

namespace convoku {

using namespace testing;

namespace {

const QString kEasy = QString::fromLatin1(kArticleEasy);
const QString kHard = QString::fromLatin1(kArticleHard);

struct Finished
{
    int code = -1;
    QByteArray out;
    QByteArray err;
};

QProcessEnvironment bareEnvironment()
{
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("PATH"), QString::fromLocal8Bit(qgetenv("PATH")));
    for (const char* name : {"LD_LIBRARY_PATH", "ASAN_OPTIONS", "LSAN_OPTIONS"}) {
        if (qEnvironmentVariableIsSet(name))
            environment.insert(QString::fromLatin1(name), QString::fromLocal8Bit(qgetenv(name)));
    }
    return environment;
}

Finished finish(QProcess& process)
{
    if (!process.waitForFinished(60000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -process.exitCode(),
        process.readAllStandardOutput(), process.readAllStandardError()};
}

Finished run(const QStringList& arguments, const QByteArray& input = {},
    const QProcessEnvironment& environment = bareEnvironment())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QString::fromUtf8(CONVOKU_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    return finish(process);
}

/// A line for the shell; $CLI is the program, $HARD and $EASY are the article's puzzles.
Finished shell(const QString& line)
{
    QProcessEnvironment environment = bareEnvironment();
    environment.insert(QStringLiteral("CLI"), QString::fromUtf8(CONVOKU_CLI));
    environment.insert(QStringLiteral("HARD"), kHard);
    environment.insert(QStringLiteral("EASY"), kEasy);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral("bash"), {QStringLiteral("-c"), line});
    return finish(process);
}

} // namespace

class TestCliProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exportWatchesItsFiles()
    {
        QTemporaryDir folder;
        const QString puzzle = folder.filePath(QStringLiteral("puzzle.txt"));
        const QString target = folder.filePath(QStringLiteral("x.svg"));
        const auto save = [&puzzle](const QString& text) { writeFile(puzzle, text.toLatin1() + '\n'); };
        const auto drawingOf = [&folder](const QString& text) {
            const QString once = folder.filePath(QStringLiteral("once.svg"));
            run({QStringLiteral("export"), text, QStringLiteral("-o"), once});
            return readFile(once);
        };
        save(kEasy);
        QProcess process;
        process.setProcessEnvironment(bareEnvironment());
        process.start(QString::fromUtf8(CONVOKU_CLI),
            {QStringLiteral("export"), puzzle, QStringLiteral("-o"), target, QStringLiteral("--watch")});
        QByteArray out;
        QByteArray err;
        const auto lines = [&] {
            process.waitForReadyRead(50);
            out += process.readAllStandardOutput();
            err += process.readAllStandardError();
            return out.count('\n');
        };
        QTRY_COMPARE_WITH_TIMEOUT(lines(), 1, 20000);
        QCOMPARE(readFile(target), drawingOf(kEasy));
        save(kHard);
        QTRY_COMPARE_WITH_TIMEOUT(lines(), 2, 20000);
        QCOMPARE(readFile(target), drawingOf(kHard));
        // A puzzle that is being typed is a message, and the old file stays.
        save(kEasy.chopped(1));
        QTRY_VERIFY_WITH_TIMEOUT(lines() == 2 && err.contains("80 of 81"), 20000);
        QCOMPARE(readFile(target), drawingOf(kHard));
        save(kEasy);
        QTRY_COMPARE_WITH_TIMEOUT(lines(), 3, 20000);
        QCOMPARE(readFile(target), drawingOf(kEasy));
        QVERIFY(catches(process.processId(), SIGINT));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QCOMPARE(finish(process).code, 0);
    }

    /// The Makefile in the help makes the same bytes again, in another folder.
    void theHelpsMakefileGivesTheSameBytes()
    {
        const QByteArray page = readFile(QStringLiteral(CONVOKU_HELP "/cli.md"));
        const qsizetype from = page.indexOf("```make\n") + 8;
        const QByteArray makefile = page.mid(from, page.indexOf("```", from) - from);
        QVERIFY(makefile.contains("$(PUZZLE)"));
        // The other page names the limit of an animated SVG.
        QVERIFY(readFile(QStringLiteral(CONVOKU_HELP "/exporting.md"))
                    .contains(QLocale(QLocale::English).toString(kMostSvgPictures).toUtf8()));
        QProcessEnvironment environment = bareEnvironment();
        environment.insert(QStringLiteral("PATH"),
            QFileInfo(QString::fromUtf8(CONVOKU_CLI)).path() + QLatin1Char(':')
                + environment.value(QStringLiteral("PATH")));
        environment.insert(QStringLiteral("SOURCE_DATE_EPOCH"), QStringLiteral("1700000000"));
        const QTemporaryDir folders[2];
        for (const QTemporaryDir& folder : folders) {
            writeFile(folder.filePath(QStringLiteral("Makefile")), makefile);
            QProcess make;
            make.setWorkingDirectory(folder.path());
            make.setProcessEnvironment(environment);
            make.start(QStringLiteral("make"), {QStringLiteral("-s")});
            const Finished made = finish(make);
            QVERIFY2(made.code == 0, made.err.constData());
        }
        const QStringList files = QDir(folders[0].path()).entryList(QDir::Files);
        QCOMPARE(files.size(), 6);
        for (const QString& file : files)
            QCOMPARE(readFile(folders[0].filePath(file)), readFile(folders[1].filePath(file)));
    }

    void formerSpellingsSayTheNewOnes()
    {
        QTemporaryDir folder;
        const QStringList target{QStringLiteral("-o"), folder.filePath(QStringLiteral("x.svg"))};
        const Finished former = run(
            QStringList{QStringLiteral("export"), kEasy, QStringLiteral("--proof"), QStringLiteral("r1c1=2")} + target);
        const QByteArray drawn = readFile(target[1]);
        const Finished today = run(
            QStringList{QStringLiteral("export"), QStringLiteral("proof"), QStringLiteral("r1c1=2"), kEasy} + target);
        QCOMPARE(former.code, 0);
        QCOMPARE(today.code, 0);
        QCOMPARE(former.out, today.out);
        QCOMPARE(today.err, QByteArray());
        QCOMPARE(readFile(target[1]), drawn);
        QVERIFY2(former.err.contains("convoku-cli export proof r1c1=2"), former.err.constData());
    }

    void trace();
    void benchFromPipes_data();
    void benchFromPipes();
    void solveFromPipe();
    void exportWithoutDisplay_data();
    void exportWithoutDisplay();
    void streams_data();
    void streams();
    void interrupted_data();
    void interrupted();
    void interruptedTraining();
    void interruptedProof();

private:
    QTemporaryDir m_folder;
};

void TestCliProcess::trace()
{
    const Finished done = run({QStringLiteral("trace"), kHard, QStringLiteral("--format"), QStringLiteral("jsonl")});
    QCOMPARE(done.err, QByteArray());
    QCOMPARE(done.code, 0);
    const QByteArray first = QByteArray(R"({"event":"start","puzzle":")") + kArticleHard;
    QVERIFY(done.out.startsWith(first));
    const QByteArray last = QByteArray(R"({"event":"end","result":"solved","passes":25,"pushes":3,"pops":1,"grid":")")
        + kArticleHardSolution + "\"}\n";
    QVERIFY(done.out.endsWith(last));
}

/// Input from a pipe is read once: it cannot be read again, and waiting for more would never end.
void TestCliProcess::benchFromPipes_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<bool>("again");
    QTest::newRow("a file") << QStringLiteral("two.txt") << true;
    QTest::newRow("standard input") << QStringLiteral("-") << false;
    QTest::newRow("standard input as a file") << QStringLiteral("/dev/stdin") << false;
    QTest::newRow("a pipe with a name") << QStringLiteral("pipe") << false;
}

void TestCliProcess::benchFromPipes()
{
    QFETCH(QString, input);
    QFETCH(bool, again);
    const QTemporaryDir folder;
    const QByteArray puzzles = QByteArray(kArticleHard) + '\n' + kArticleEasy + '\n';
    QFile file(folder.filePath(QStringLiteral("two.txt")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(puzzles) == puzzles.size());
    file.close();
    const QString pipe = folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QProcess writer;
    if (input == QLatin1String("pipe"))
        writer.start(QStringLiteral("cp"), {file.fileName(), pipe});
    const QString named
        = input.startsWith(QLatin1Char('-')) || input.startsWith(QLatin1Char('/')) ? input : folder.filePath(input);
    const Finished done
        = run({QStringLiteral("bench"), QStringLiteral("--rounds=2"), QStringLiteral("--compare=0"), named}, puzzles);
    writer.waitForFinished();
    QCOMPARE(done.code, 0);
    QVERIFY2(done.out.startsWith("reading puzzles=2 "), done.out.constData());
    QCOMPARE(done.out.contains("with reading "), again);
}

void TestCliProcess::solveFromPipe()
{
    const Finished done = run({QStringLiteral("solve"), QStringLiteral("--network=article"), QStringLiteral("-")},
        QByteArray(kArticleHard) + '\n' + kArticleEasy + '\n');
    QCOMPARE(done.err, QByteArray());
    QCOMPARE(done.code, 0);
    QCOMPARE(done.out,
        QByteArray(kArticleHardSolution) + " solved passes=25 pushes=3 pops=1\n" + kArticleEasySolution
            + " solved passes=2 pushes=0 pops=0\n");
}

void TestCliProcess::exportWithoutDisplay_data()
{
    QTest::addColumn<QStringList>("variables");
    QTest::newRow("bare") << QStringList();
    QTest::newRow("wrong display") << QStringList{QStringLiteral("DISPLAY=:77")};
    QTest::newRow("desktop") << QStringList{QStringLiteral("DISPLAY=:77"), QStringLiteral("WAYLAND_DISPLAY=wayland-9"),
        QStringLiteral("QT_QPA_PLATFORM=wayland;xcb"), QStringLiteral("QT_QPA_PLATFORMTHEME=gtk3"),
        QStringLiteral("LANG=C")};
}

void TestCliProcess::exportWithoutDisplay()
{
    QFETCH(QStringList, variables);
    QProcessEnvironment environment = bareEnvironment();
    for (const QString& variable : variables)
        environment.insert(variable.section(QLatin1Char('='), 0, 0), variable.section(QLatin1Char('='), 1));
    const QString target = m_folder.filePath(QStringLiteral("run.gif"));
    const Finished done
        = run({QStringLiteral("export"), kHard, QStringLiteral("-o"), target, QStringLiteral("--size"),
                  QStringLiteral("240"), QStringLiteral("--no-fades"), QStringLiteral("--from"), QStringLiteral("20")},
            {}, environment);
    QCOMPARE(done.err, QByteArray());
    QCOMPARE(done.code, 0);
    QVERIFY2(done.out.startsWith(sentence("cli.begin_of_written_frames", {target, QStringLiteral("7")}).toUtf8()),
        done.out.constData());
    QImageReader reader(target);
    QCOMPARE(reader.format(), QByteArray("gif"));
    QCOMPARE(reader.size().width(), 240);
    const int count = reader.imageCount();
    QVERIFY(count == 7 || count == 6); // the end may look like what is before it
    for (int i = 0; i < count; ++i)
        QCOMPARE(reader.read().width(), 240);
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestCliProcess::streams_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("outLines");
    QTest::addColumn<QString>("message"); // empty: nothing may be said
    const QString noOutput = sentence("cli.no_output", {QString()});
    QTest::newRow("head") << "\"$CLI\" trace $HARD --format jsonl | head -n 1; exit ${PIPESTATUS[1]}" << 0 << 1 << "";
    QTest::newRow("head, signal ignored") << "trap '' PIPE; \"$CLI\" trace $HARD | head -n 1" << 0 << 1 << "";
    QTest::newRow("full, solve") << "\"$CLI\" solve $EASY > /dev/full" << 2 << 0 << noOutput;
    QTest::newRow("full, trace") << "\"$CLI\" trace $HARD > /dev/full" << 2 << 0 << noOutput;
    QTest::newRow("full, help") << "\"$CLI\" --help > /dev/full" << 2 << 0 << noOutput;
    QTest::newRow("closed output") << "\"$CLI\" solve $EASY >&-" << 2 << 0 << noOutput;
    QTest::newRow("closed input") << "\"$CLI\" solve - <&-" << 2 << 0
                                  << sentence("cli.standard_input") + QStringLiteral(": ");
    QTest::newRow("process substitution") << "\"$CLI\" solve <(echo $EASY; echo $HARD)" << 0 << 2 << "";
    QTest::newRow("bad command") << "\"$CLI\" slove" << 2 << 0 << "slove";
    QTest::newRow("nothing") << "\"$CLI\"" << 2 << 0 << sentence("cli.usage", {QStringLiteral("convoku-cli")});
    QTest::newRow("language before what draws")
        << "\"$CLI\" --language de --language=en export $EASY --at 1 --format svg -o /dev/null" << 0 << 1 << "";
    QTest::newRow("not solved") << "\"$CLI\" solve $HARD --no-search" << 1 << 1 << "";
    QTest::newRow("Qt's options") << "\"$CLI\" export $EASY -platform xcb" << 2 << 0
                                  << sentence("cli.no_option", {QStringLiteral("-platform")});
}

void TestCliProcess::streams()
{
    QFETCH(QString, line);
    QFETCH(int, code);
    QFETCH(int, outLines);
    QFETCH(QString, message);
    const Finished done = shell(line);
    QVERIFY2(done.err.contains(message.toUtf8()), done.err.constData());
    QCOMPARE(done.err.isEmpty(), message.isEmpty());
    QCOMPARE(done.code, code);
    QCOMPARE(done.out.count('\n'), outLines);
}

void TestCliProcess::interrupted_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("terminate") << SIGTERM;
}

void TestCliProcess::interrupted()
{
    QFETCH(int, signal);
    QTemporaryDir folder;
    const QString target = folder.filePath(QStringLiteral("old.gif"));
    QFile old(target);
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.start(QString::fromUtf8(CONVOKU_CLI),
        {QStringLiteral("export"), kHard, QStringLiteral("-o"), target, QStringLiteral("--size"),
            QStringLiteral("2000")});
    QVERIFY(process.waitForStarted()); // before that it still has our own handlers
    QTRY_VERIFY_WITH_TIMEOUT(catches(process.processId(), signal), 30000);
    QCOMPARE(kill(static_cast<pid_t>(process.processId()), signal), 0);
    QVERIFY(process.waitForFinished(30000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // by the signal, as a shell expects
    QCOMPARE(process.exitCode(), signal);
    QVERIFY(process.readAllStandardError().contains(sentence("cli.cancelled_export", {target}).toUtf8()));
    QCOMPARE(process.readAllStandardOutput(), QByteArray());
    // No part of the new file is left.
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("old"));
}

/// A training says at once that it has begun, and ends by Ctrl+C with what it has learned and a status of its own.
void TestCliProcess::interruptedTraining()
{
    CONVOKU_NEEDS_TORCH();
    QTemporaryDir folder;
    const QString target = folder.filePath(QStringLiteral("mine.network"));
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.start(QString::fromUtf8(CONVOKU_CLI),
        {QStringLiteral("train"), QStringLiteral("--data"), QStringLiteral("kaggle_like"), QStringLiteral("--puzzles"),
            QStringLiteral("20"), QStringLiteral("-o"), target});
    QElapsedTimer clock;
    clock.start();
    QVERIFY(process.waitForStarted());
    process.setReadChannel(QProcess::StandardError);
    QVERIFY(process.waitForReadyRead(30000));
    QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(QStringLiteral("mine.checkpoint"))), 30000);
    QCOMPARE(kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(30000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(QFile::exists(target) && QFile::exists(folder.filePath(QStringLiteral("mine.safetensors"))));
}

/// A proof leaves nothing behind that would have to be tidied up: it ends at once.
void TestCliProcess::interruptedProof()
{
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.start(QString::fromUtf8(CONVOKU_CLI),
        {QStringLiteral("network"), QStringLiteral("check"), QStringLiteral("diagonals"), QStringLiteral("diagonals"),
            QStringLiteral("diagonals")});
    // It has said what the network holds, and is at its first proof.
    QTRY_VERIFY_WITH_TIMEOUT(process.bytesAvailable() > 0, 30000);
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(30000));
    QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), SIGINT);
    QCOMPARE(process.readAllStandardError(), QByteArray());
}

} // namespace convoku

CONVOKU_TEST(convoku::TestCliProcess)
#include "tst_cli_process.moc"
