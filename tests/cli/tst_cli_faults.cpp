// SPDX-License-Identifier: MIT
// What is said about everything that cannot be, and that nothing is lost by it.
#include "app/cli/console.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/run/runner.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

namespace convoku {

using namespace testing;

namespace {

const QString kEasy = QString::fromLatin1(kArticleEasy);
const QString kHard = QString::fromLatin1(kArticleHard);

QStringList words(const QString& commandLine)
{
    return commandLine.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// A file that can be read once, and then no more: its number is a folder's all at once.
class BreakingFile : public QFile
{
public:
    using QFile::QFile;

protected:
    qint64 readData(char* data, qint64 size) override
    {
        const qint64 count = QFile::readData(data, size);
        const int folder = ::open("/", O_RDONLY);
        ::dup2(folder, handle());
        ::close(folder);
        return count;
    }
};

} // namespace

class TestCliFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void clashIsOnlyNoted();
    void refused_data();
    void refused();
    void badLinesLeaveTheGoodOnes();
    void aBrokenFileGivesWhatWasRead();
    void benchTellsItsFigures();
    void benchMeasuresInputsOneByOne();
    void benchComparesNetworks();
    void theEndsOfARangeAreInIt();
    void progressGoesBeforeWords();
    void fullDisk_data();
    void fullDisk();
    void exportKeepsOldTarget_data();
    void exportKeepsOldTarget();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestCliFaults::initTestCase()
{
    useLanguage({});
    QVERIFY(m_folder.isValid());
    writeFile(path(QStringLiteral("two.txt")), QByteArray(kArticleEasy) + '\n' + kArticleHard + '\n');
    writeFile(path(QStringLiteral("empty.txt")), "");
    writeFile(path(QStringLiteral("comments.txt")), "# nothing\n\n# here\n");
    writeFile(path(QStringLiteral("short.txt")), QByteArray(kArticleEasy).chopped(1) + '\n');
    writeFile(path(QStringLiteral("long.txt")), "\n" + QByteArray(kArticleEasy) + "1\n");
    writeFile(path(QStringLiteral("letter.txt")), QByteArray(kArticleEasy).replace(10, 1, "Q") + '\n');
    writeFile(path(QStringLiteral("binary.gif")), QByteArray::fromHex("47494638396100010203"));
    writeFile(path(QStringLiteral("zeros.bin")), QByteArray(100000, '\0'));
    writeFile(path(QStringLiteral("huge.txt")), QByteArray(10 << 20, '.'));
}

void TestCliFaults::clashIsOnlyNoted()
{
    QByteArray clash(81, '.');
    clash[0] = clash[8] = '5';
    const Ran ran = runHere({QStringLiteral("solve"), QStringLiteral("-")}, QByteArray(kArticleEasy) + '\n' + clash);
    QCOMPARE(ran.code, 1); // not 2: it is a puzzle, and the network says that it has no solution
    QCOMPARE(ran.err, printed(sentence("cli.clash", {QStringLiteral("2")})));
    QCOMPARE(ran.lines().size(), 2);
    QVERIFY(ran.lines()[1].contains(" no_solution "));
    // Many of them don't bury everything else.
    const Ran many = runHere({QStringLiteral("solve"), QStringLiteral("-")}, (clash + '\n').repeated(50));
    QCOMPARE(many.err.count(QLatin1Char('\n')), 21);
    QVERIFY2(many.err.endsWith(printed(sentence("cli.more_clashes", {QStringLiteral("30")}))), qPrintable(many.err));
    QCOMPARE(many.lines().size(), 50);
}

void TestCliFaults::refused_data()
{
    QTest::addColumn<QString>("arguments"); // @: the folder, E: the easy puzzle
    QTest::addColumn<QString>("message"); // %1: what the system says
    QTest::addColumn<bool>("namesHelp");
    for (const char* table : {"cli_usage", "cli_refused"}) {
        for (const Sentence& row : sentencesOf(QString::fromLatin1(table)))
            QTest::addRow("%s.%s", table, qPrintable(row.id))
                << row.arguments << row.text << (qstrcmp(table, "cli_usage") == 0);
    }
}

void TestCliFaults::refused()
{
    QFETCH(QString, arguments);
    QFETCH(QString, message);
    QFETCH(bool, namesHelp);
    QDir(m_folder.path()).mkpath(QStringLiteral("folder.gif"));
    QStringList list = words(arguments);
    const QString command = list.front();
    for (QString& word : list)
        word = word == QLatin1String("E") ? kEasy : word.replace(QLatin1Char('@'), m_folder.path());
    const Ran ran = runHere(list);
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.out, QByteArray());
    message.replace(QStringLiteral("“E”"), QStringLiteral("“%1”").arg(kEasy));
    QString expected = printed(message.replace(QLatin1Char('@'), m_folder.path()));
    const QStringList commands = words(QStringLiteral("solve trace export bench evaluate generate"));
    if (namesHelp)
        expected += commands.contains(command)
            ? helpNamed(command)
            : printed(sentence("cli.help_of_commands", {QStringLiteral("convoku-cli")}));
    QVERIFY2(isPrinted(ran.err, expected), qPrintable(ran.err + QStringLiteral("\nis not:\n") + expected));
    QVERIFY(ran.err.size() < 900);
    QVERIFY(!QFile::exists(path(QStringLiteral("x.gif"))));
}

void TestCliFaults::badLinesLeaveTheGoodOnes()
{
    const QString file = path(QStringLiteral("partly.txt"));
    writeFile(file,
        "nonsense\n" + QByteArray(kArticleEasy) + "\n\n" + QByteArray(kArticleEasy).replace(3, 1, "?") + '\n'
            + kArticleHard);
    const Ran ran = runHere({QStringLiteral("solve"), file, QStringLiteral("nothing.txt"), kEasy});
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.lines().size(), 3);
    QVERIFY(ran.lines()[0].startsWith(kArticleEasySolution));
    QVERIFY(ran.lines()[1].startsWith(kArticleHardSolution));
    QVERIFY(ran.lines()[2].startsWith(kArticleEasySolution));
    const auto badSign = [](const QString& input, const char* line, const char* column, const char* sign) {
        return printed(
            sentence("cli.bad_sign", {input, QLatin1String(line), QLatin1String(column), QLatin1String(sign)}));
    };
    QCOMPARE(ran.err,
        badSign(file, "1", "1", "n") + badSign(file, "4", "4", "?")
            + printed(sentence("cli.neither_file_nor_puzzle",
                {QStringLiteral("nothing.txt"), QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("n")})));
    // Bad all over: the first ones, and how many more.
    const Ran bad = runHere({QStringLiteral("solve"), QStringLiteral("-")}, QByteArray("bad\n").repeated(100));
    QCOMPARE(bad.code, 2);
    QCOMPARE(bad.err.count(QLatin1Char('\n')), 21);
    QVERIFY2(bad.err.endsWith(
                 printed(sentence("cli.more_bad_lines", {sentence("cli.standard_input"), QStringLiteral("80")}))),
        qPrintable(bad.err));
}

void TestCliFaults::aBrokenFileGivesWhatWasRead()
{
    const QString name = path(QStringLiteral("breaks.txt"));
    writeFile(name, QByteArray(kArticleEasy) + "\nnonsense\n" + kArticleHard + '\n');
    BreakingFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
    QBuffer out;
    QBuffer err;
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    CommandLineContext context;
    context.in = &file;
    context.out = &out;
    context.err = &err;
    QCOMPARE(runCommandLine({QStringLiteral("solve"), QStringLiteral("-")}, context), 2);
    const QList<QByteArray> lines = out.data().trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].startsWith(kArticleEasySolution));
    QVERIFY(lines[1].startsWith(kArticleHardSolution));
    const QString said = QString::fromUtf8(err.data());
    const QString input = sentence("cli.standard_input");
    const QString badSign
        = printed(sentence("cli.bad_sign", {input, QStringLiteral("2"), QStringLiteral("1"), QStringLiteral("n")}));
    QVERIFY2(said.startsWith(badSign + QStringLiteral("convoku-cli: ") + sentence("cli.read_error", {input, {}})),
        qPrintable(said));
}

void TestCliFaults::benchTellsItsFigures()
{
    const Ran ran = runHere(words(QStringLiteral("bench --rounds 1 --compare 0 --network article @/two.txt")
                                      .replace(QLatin1Char('@'), m_folder.path())));
    QVERIFY2(ran.code == 0, qPrintable(ran.err));
    QCOMPARE(ran.err, QString());
    QCOMPARE(ran.lines().size(), 3);
    QVERIFY2(ran.lines()[0].startsWith("reading puzzles=2 "), ran.lines()[0]);
    QVERIFY2(ran.lines()[1].startsWith("network=article bitwise threads=1 puzzles=2 solved=2 "), ran.lines()[1]);
    QVERIFY2(ran.lines()[2].startsWith("with reading "), ran.lines()[2]);
    // The article's network takes 2 and 25 passes.
    const auto figure = [&ran](const QByteArray& name) {
        const QByteArray line = ran.lines()[1];
        return line.mid(line.indexOf(name) + name.size()).split(' ').front().toDouble();
    };
    // Both are rounded to whole numbers, which may be small ones.
    const double passes = figure(" passes/s=");
    const double puzzles = figure(" puzzles/s=");
    constexpr double kPassesAPuzzle = 27.0 / 2;
    QVERIFY2(passes - 0.5 <= kPassesAPuzzle * (puzzles + 0.5) && passes + 0.5 >= kPassesAPuzzle * (puzzles - 0.5),
        ran.lines()[1]);
}

void TestCliFaults::benchMeasuresInputsOneByOne()
{
    const QString two = m_folder.filePath(QStringLiteral("two.txt"));
    const QString one = kEasy;
    const Ran ran = runHere(words(QStringLiteral("bench --rounds 1 --compare 0")) + QStringList{two, one});
    QVERIFY2(ran.code == 0, qPrintable(ran.err));
    QCOMPARE(ran.lines().size(), 6);
    for (qsizetype i = 0; i < 6; ++i)
        QVERIFY2(ran.lines()[i].startsWith("file=" + (i < 3 ? two : one).toUtf8() + ' '), ran.lines()[i]);
    QVERIFY2(ran.lines()[1].contains(" puzzles=2 solved=2 "), ran.lines()[1]);
    QVERIFY2(ran.lines()[4].contains(" puzzles=1 solved=1 "), ran.lines()[4]);
}

/// The figures of each network equal those of a run of it, puzzle by puzzle.
void TestCliFaults::benchComparesNetworks()
{
    const QString file = m_folder.filePath(QStringLiteral("two.txt"));
    const Ran ran = runHere({QStringLiteral("bench"), file, QStringLiteral("--rounds"), QStringLiteral("1"),
        QStringLiteral("--networks"), QStringLiteral("basic, fast,article")});
    QVERIFY2(ran.code == 0, qPrintable(ran.err));
    QCOMPARE(ran.lines().size(), 4);
    const auto backend = makeScalarBackend();
    int line = 0;
    for (const char* id : {"basic", "fast", "article"}) {
        const ModelPtr model = shippedModel(id);
        double passes = 0;
        double pushes = 0;
        for (const char* puzzle : {kArticleEasy, kArticleHard}) {
            const Recording recording
                = record(*backend, gridOf(puzzle), RunOptions{{model->everyRule(), true, false, model}, 0});
            passes += recording.passCount();
            pushes += recording.pushes();
        }
        const QByteArray text = ran.lines()[++line];
        const auto figure
            = [&text](const QByteArray& name) { return text.mid(text.indexOf(name) + name.size()).split(' ').front(); };
        QVERIFY2(text.startsWith(QByteArray("network=") + id + " bitwise threads=1 puzzles=2 solved=2 "), text);
        QCOMPARE(figure(" passes/puzzle="), QByteArray::number(passes / 2, 'f', 2));
        QCOMPARE(figure(" pushes/puzzle="), QByteArray::number(pushes / 2, 'f', 3));
        QVERIFY(figure(" ratio=").toDouble() > 0);
    }
    QVERIFY(ran.lines()[1].endsWith(" ratio=1.00"));
}

void TestCliFaults::theEndsOfARangeAreInIt()
{
    const auto code = [](const char* passes) {
        return runHere({QStringLiteral("solve"), QStringLiteral("--network=article"), QStringLiteral("--max-passes"),
                           QLatin1String(passes), kEasy})
            .code;
    };
    QCOMPARE(code("0"), 2);
    QCOMPARE(code("1"), 1); // it needs two
    QCOMPARE(code("2"), 0);
    QCOMPARE(code("1000000000"), 0);
    QCOMPARE(code("1000000001"), 2);
}

void TestCliFaults::progressGoesBeforeWords()
{
    QBuffer in;
    QBuffer out;
    QBuffer err;
    for (QBuffer* buffer : {&in, &out, &err})
        QVERIFY(buffer->open(QIODevice::ReadWrite));
    CommandLineContext context;
    context.in = &in;
    context.out = &out;
    context.err = &err;
    context.showProgress = true;
    Console console(context);
    console.plainLine(QStringLiteral("first"));
    console.progress(QStringLiteral("12"));
    console.progress(QStringLiteral("3"));
    console.write("result\n");
    console.write("more\n");
    console.plainLine(QStringLiteral("last"));
    QCOMPARE(err.data(), QByteArray("first\n\r12\r3 \r \rlast\n"));
    QCOMPARE(out.data(), QByteArray("result\nmore\n"));
}

void TestCliFaults::fullDisk_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("solve") << QStringLiteral("solve ") + kEasy;
    QTest::newRow("solve json") << QStringLiteral("solve --format json ") + kEasy;
    QTest::newRow("trace") << QStringLiteral("trace ") + kHard;
    QTest::newRow("jsonl") << QStringLiteral("trace --format jsonl ") + kHard;
    QTest::newRow("help") << QStringLiteral("--help");
    QTest::newRow("export") << QStringLiteral("export --size 120 -o @/full.gif ") + kEasy;
    QTest::newRow("bench") << QStringLiteral("bench --rounds 1 --compare 1 ") + kEasy;
}

void TestCliFaults::fullDisk()
{
    QFETCH(QString, arguments);
    QFile full(QStringLiteral("/dev/full"));
    if (!full.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        QSKIP("no /dev/full");
    const Ran ran = runHere(words(arguments.replace(QLatin1Char('@'), m_folder.path())), {}, &full);
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.err.count(QLatin1Char('\n')), 1);
    QVERIFY2(ran.err.startsWith(QStringLiteral("convoku-cli: ") + sentence("cli.no_output", {QString()})),
        qPrintable(ran.err));
}

void TestCliFaults::exportKeepsOldTarget_data()
{
    QTest::addColumn<int>("askedBefore"); // -1: not cancelled
    QTest::addColumn<QString>("size");
    QTest::newRow("cancelled at once") << 0 << "--size=120";
    QTest::newRow("cancelled in the run") << 1 << "--size=120";
    QTest::newRow("cancelled in the colours") << 5 << "--size=120";
    QTest::newRow("cancelled in the pixels") << 14 << "--size=120";
    QTest::newRow("bad option") << -1 << "--size=1";
}

void TestCliFaults::exportKeepsOldTarget()
{
    QFETCH(int, askedBefore);
    QFETCH(QString, size);
    QDir(m_folder.path()).mkpath(QStringLiteral("old"));
    const QString target = path(QStringLiteral("old/old.gif"));
    const QByteArray old = "the old one";
    writeFile(target, old);
    int asked = 0;
    const auto cancelled = [&] { return askedBefore >= 0 && asked++ >= askedBefore; };
    const Ran ran
        = runHere({QStringLiteral("export"), kEasy, QStringLiteral("--output"), target, size}, {}, nullptr, cancelled);
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.out, QByteArray());
    QCOMPARE(ran.err,
        askedBefore >= 0 ? printed(sentence("cli.cancelled_export", {target}))
                         : printed(sentence("cli.too_small_for_a_picture")) + helpNamed("export"));
    QCOMPARE(readFile(target), old);
    QCOMPARE(QDir(path(QStringLiteral("old"))).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

} // namespace convoku

CONVOKU_TEST(convoku::TestCliFaults)
#include "tst_cli_faults.moc"
