// SPDX-License-Identifier: MIT
// The commands of the help's page about very many puzzles, as it shows them: by GNU parallel, and part by part.
#include "tests/cli/cli_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <random>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr int kPuzzles = 6000;
/// So that these few puzzles make several blocks, or parts.
constexpr char kSmallBlock[] = "100k";
constexpr int kParts = 7;

/// Another puzzle with the same run but for names: digits, bands, and rows within a band change places.
QByteArray renamed(const QByteArray& puzzle, std::mt19937& random)
{
    QByteArray digits = "123456789";
    std::shuffle(digits.begin(), digits.end(), random);
    const auto shuffledLines = [&random] {
        std::array<int, 9> lines{};
        std::array<int, 3> bands{0, 1, 2};
        std::shuffle(bands.begin(), bands.end(), random);
        for (int band = 0; band < 3; ++band) {
            auto* const first = lines.begin() + 3 * band;
            std::iota(first, first + 3, 3 * bands.at(static_cast<std::size_t>(band)));
            std::shuffle(first, first + 3, random);
        }
        return lines;
    };
    const auto rows = shuffledLines();
    const auto columns = shuffledLines();
    QByteArray result;
    for (const int row : rows) {
        for (const int column : columns) {
            const char sign = puzzle.at(9 * row + column);
            result += sign >= '1' && sign <= '9' ? digits.at(sign - '1') : sign;
        }
    }
    return result;
}

/// Returns the code blocks between lines of ``` in the page.
QStringList commandsOf(const QString& folder)
{
    const QString page = QString::fromUtf8(readFile(folder + QStringLiteral("/many.md")));
    const QStringList pieces = page.split(QStringLiteral("```"));
    QStringList commands;
    for (int i = 1; i < pieces.size(); i += 2)
        commands << pieces.at(i).trimmed();
    return commands;
}

/// The first of them with these words.
QString shown(const QString& words)
{
    return commandsOf(QStringLiteral(CONVOKU_HELP)).filter(words).value(0);
}

} // namespace

class TestManyPuzzles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void parallel_data();
    void parallel();
    void aLineThatIsNoPuzzle();
    void parts();
    void everyLanguageShowsThem();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void installSolver(const QByteArray& before);
    int run(const QString& script, const QStringList& variables = {});
    QString parallelCommand();

    QByteArray m_puzzles;
    QByteArray m_solved; ///< by one process
    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_messages;
};

void TestManyPuzzles::initTestCase()
{
    std::mt19937 random(21);
    for (int i = 0; i < kPuzzles; ++i) {
        // Some that end with status 1, which is no reason to start again.
        const char* const puzzle = i % 1000 == 500 ? kNoSolution : i % 3 == 0 ? kArticleHard : kArticleEasy;
        m_puzzles += renamed(puzzle, random) + '\n';
    }
    QProcess process;
    process.start(QString::fromUtf8(CONVOKU_CLI), {QStringLiteral("solve"), QStringLiteral("-")});
    process.write(m_puzzles);
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(120000));
    QCOMPARE(process.exitCode(), 1);
    m_solved = process.readAllStandardOutput();
    QCOMPARE(m_solved.count('\n'), kPuzzles);
}

void TestManyPuzzles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("bin")));
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("home")));
    writeFile(path(QStringLiteral("puzzles.txt")), m_puzzles);
    installSolver({});
}

/// Installs a convoku-cli for the commands: it notes the number of the block or part, runs `before`, and then starts
/// the program.
void TestManyPuzzles::installSolver(const QByteArray& before)
{
    const QString file = path(QStringLiteral("bin/convoku-cli"));
    writeFile(file,
        "#!/bin/sh\nnumber=${PARALLEL_SEQ:-$SLURM_ARRAY_TASK_ID}\necho \"$number\" >> \"$FOLDER/starts\"\n" + before
            + "exec \"$CLI\" \"$@\"\n");
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

int TestManyPuzzles::run(const QString& script, const QStringList& variables)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(
        QStringLiteral("PATH"), path(QStringLiteral("bin")) + QLatin1Char(':') + qEnvironmentVariable("PATH"));
    environment.insert(QStringLiteral("CLI"), QString::fromUtf8(CONVOKU_CLI));
    environment.insert(QStringLiteral("FOLDER"), m_folder->path());
    environment.insert(QStringLiteral("HOME"), path(QStringLiteral("home")));
    environment.insert(QStringLiteral("PARALLEL_HOME"), path(QStringLiteral("home")));
    environment.insert(QStringLiteral("TMPDIR"), m_folder->path());
    // Two at a time on any machine; and its request to be cited is not for a test.
    environment.insert(QStringLiteral("PARALLEL"), QStringLiteral("--will-cite --jobs 2"));
    for (const QString& variable : variables)
        environment.insert(variable.section(QLatin1Char('='), 0, 0), variable.section(QLatin1Char('='), 1));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder->path());
    process.start(QStringLiteral("bash"), {QStringLiteral("-c"), script});
    if (!process.waitForFinished(120000))
        return -1;
    m_messages = process.readAllStandardError();
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

/// The command of the help, with small blocks.
QString TestManyPuzzles::parallelCommand()
{
    QString command = shown(QStringLiteral("parallel --pipe"));
    const QString block = QStringLiteral("--block 10M");
    if (!command.contains(block))
        return {};
    return command.replace(block, QStringLiteral("--block ") + QLatin1String(kSmallBlock));
}

void TestManyPuzzles::parallel_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("again"); // blocks that are begun twice
    // The first block is the last to end.
    const QByteArray late = "[ $number != 1 ] || sleep 1\n";
    QTest::newRow("all is well") << late << 0;
    // It has read a part of its block and written lines when it dies, once.
    const QByteArray dies = "then head -n 300 | \"$CLI\" \"$@\"; kill -9 $$; fi\n";
    QTest::newRow("one is killed") << late + "if [ $number = 2 ] && mkdir \"$FOLDER/killed\" 2>/dev/null; " + dies << 1;
    QTest::newRow("each is killed") << "if mkdir \"$FOLDER/killed$number\" 2>/dev/null; " + dies << 5;
    QTest::newRow("twice") << "if [ $number = 3 ] && { mkdir \"$FOLDER/one\" || mkdir \"$FOLDER/two\"; } 2>/dev/null; "
            + dies << 2;
}

void TestManyPuzzles::parallel()
{
    QFETCH(QByteArray, before);
    QFETCH(int, again);
    if (QStandardPaths::findExecutable(QStringLiteral("parallel")).isEmpty())
        QSKIP("GNU parallel is not installed");
    installSolver(before);
    const QString command = parallelCommand();
    QVERIFY(!command.isEmpty());
    const int code = run(command);
    QVERIFY2(code == 0, m_messages.constData());
    QVERIFY(readFile(path(QStringLiteral("solved.txt"))) == m_solved);
    const auto blocks = readFile(path(QStringLiteral("blocks.log"))).count('\n') - 1;
    QCOMPARE(blocks, 5);
    QCOMPARE(readFile(path(QStringLiteral("starts"))).count('\n'), blocks + again);
}

/// All other lines come, and the status and the log tell.
void TestManyPuzzles::aLineThatIsNoPuzzle()
{
    if (QStandardPaths::findExecutable(QStringLiteral("parallel")).isEmpty())
        QSKIP("GNU parallel is not installed");
    QList<QByteArray> puzzles = m_puzzles.split('\n');
    QList<QByteArray> solved = m_solved.split('\n');
    puzzles[3210] = "no puzzle";
    solved.removeAt(3210);
    writeFile(path(QStringLiteral("puzzles.txt")), puzzles.join('\n'));
    QCOMPARE(run(parallelCommand()), 1);
    QVERIFY(readFile(path(QStringLiteral("solved.txt"))) == solved.join('\n'));
    QVERIFY2(m_messages.contains(sentence("cli.standard_input").toUtf8()), m_messages.constData());
    int failed = 0;
    for (const QByteArray& line : readFile(path(QStringLiteral("blocks.log"))).split('\n').mid(1))
        failed += line.split('\t').value(6, "0") != "0" ? 1 : 0;
    QCOMPARE(failed, 1);
    // The page's way to find it beforehand.
    QCOMPARE(run(shown(QStringLiteral("grep -nvE")) + QStringLiteral(" > found.txt")), 0);
    QCOMPARE(readFile(path(QStringLiteral("found.txt"))), QByteArray("3211:no puzzle\n"));
}

/// The script for an array of tasks: one that dies leaves nothing that looks done, and is run again.
void TestManyPuzzles::parts()
{
    installSolver("if [ $number = 4 ] && mkdir \"$FOLDER/killed\" 2>/dev/null; "
                  "then head -n 300 | \"$CLI\" \"$@\"; kill -9 $$; fi\n");
    QString script = shown(QStringLiteral("SLURM_ARRAY_TASK_ID"));
    const QString parts = QStringLiteral("parts=1000");
    QVERIFY(script.startsWith(QLatin1String("#!/bin/bash\n")) && script.contains(parts));
    script.replace(parts, QStringLiteral("parts=%1").arg(kParts));
    const auto runAll = [&] {
        QList<int> codes;
        for (int part = 1; part <= kParts; ++part)
            codes << run(script, {QStringLiteral("SLURM_ARRAY_TASK_ID=%1").arg(part)});
        return codes;
    };
    const QList<int> first = runAll();
    for (int part = 1; part <= kParts; ++part)
        QCOMPARE(first.at(part - 1) == 0, part != 4);
    const QStringList done{QStringLiteral("*.txt")};
    QCOMPARE(QDir(path(QStringLiteral("solved"))).entryList(done).size(), kParts - 1);
    QCOMPARE(runAll(), QList<int>(kParts, 0));
    QCOMPARE(readFile(path(QStringLiteral("starts"))), QByteArray("1\n2\n3\n4\n5\n6\n7\n4\n"));
    QCOMPARE(run(QStringLiteral("cat solved/*.txt > solved.txt")), 0);
    QVERIFY(readFile(path(QStringLiteral("solved.txt"))) == m_solved);
    // The page's counting.
    QCOMPARE(run(QStringLiteral("{ ") + shown(QStringLiteral("wc -l")) + QStringLiteral("; } > counts.txt")), 0);
    const QList<QByteArray> counts = readFile(path(QStringLiteral("counts.txt"))).split('\n');
    QCOMPARE(counts.at(0).toInt(), kPuzzles);
    QCOMPARE(counts.at(1).toInt(), kPuzzles);
    QCOMPARE(counts.at(2).toInt(), kPuzzles - 6);
    QVERIFY(counts.at(3).startsWith("501:"));
}

void TestManyPuzzles::everyLanguageShowsThem()
{
    const QDir help(QStringLiteral(CONVOKU_HELP));
    int pages = 0;
    for (const QString& folder : help.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!QFile::exists(help.filePath(folder + QStringLiteral("/cli.md"))))
            continue; // pictures
        QCOMPARE(commandsOf(help.filePath(folder)), commandsOf(help.path()));
        ++pages;
    }
    QCOMPARE(pages, 6);
}

CONVOKU_GUILESS_TEST(TestManyPuzzles)
#include "tst_many_puzzles.moc"
