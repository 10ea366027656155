// SPDX-License-Identifier: MIT
// What is said about everything that cannot be, and that nothing is lost by it.
#include "app/cli/console.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/run/runner.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/puzzle_files.h"
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
    QVERIFY2(ran.err.contains(QLatin1String("standard input: Line 2: ")), qPrintable(ran.err));
    QVERIFY2(ran.err.contains(QLatin1String("r1c1")) && ran.err.contains(QLatin1String("r1c9")), qPrintable(ran.err));
    QCOMPARE(ran.lines().size(), 2);
    QVERIFY(ran.lines()[1].contains(" no_solution "));
    // Many of them don't bury everything else.
    const Ran many = runHere({QStringLiteral("solve"), QStringLiteral("-")}, (clash + '\n').repeated(50));
    QCOMPARE(many.err.count(QLatin1Char('\n')), 21);
    QVERIFY2(many.err.contains(QLatin1String("30 more")), qPrintable(many.err));
    QCOMPARE(many.lines().size(), 50);
}

void TestCliFaults::refused_data()
{
    QTest::addColumn<QString>("arguments"); // @: the folder, E: the easy puzzle
    QTest::addColumn<QStringList>("mentions");
    const auto row = [](const char* arguments, const QList<const char*>& mentions) {
        QStringList texts;
        for (const char* text : mentions)
            texts << QString::fromUtf8(text);
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << texts;
    };
    row("slove E", {"“slove”", "--help"});
    row("--frobnicate", {"“--frobnicate”", "--help"});
    row("solve E --frobnicate", {"There is no option “--frobnicate”", "solve --help"});
    row("solve E --frobnicate=1 --rules", {"There is no option “--frobnicate”"});
    row("solve -x E", {"There is no option “-x”"});
    row("solve -platform xcb E", {"There is no option “-platform”"});
    row("solve E --rules", {"--rules needs a value", "solve --help"});
    row("solve E --threads=2 --rules", {"--rules needs a value", "solve --help"});
    row("export E -o", {"-o needs a value"});
    row("solve E --no-search=1", {"--no-search takes no value"});
    row("bench E --networks article --network basic", {"--networks", "--network"});
    row("bench E --networks article,basic --rules basic", {"--networks", "--rules"});
    row("bench E --networks article,nothing_like_it", {"--networks", "nothing_like_it"});
    row("bench E --networks article,", {"--networks"});
    row("solve", {"puzzle is missing", "solve --help"});
    row("trace", {"puzzle is missing"});
    row("export -o @/x.gif", {"puzzle is missing"});
    row("trace E E", {"one input too many"});
    row("solve @/nowhere.txt", {"@/nowhere.txt", "no such file", "Line 1, column 1"});
    row("solve @", {"@: this is a folder"});
    row("solve @/empty.txt", {"@/empty.txt: There is no puzzle"});
    row("solve @/comments.txt", {"@/comments.txt: There is no puzzle"});
    row("solve @/short.txt", {"@/short.txt: Line 1, column 81", "80 of 81"});
    row("solve @/long.txt", {"@/long.txt: Line 2, column 82", "82 characters"});
    row("solve @/letter.txt", {"@/letter.txt: Line 1, column 11", "“Q”"});
    row("solve @/binary.gif", {"@/binary.gif: Line 1, column 1"});
    row("solve @/zeros.bin", {"@/zeros.bin: Line 1, column 1", "not a text file"});
    row("solve @/huge.txt", {"@/huge.txt: Line 1, column 82", "10485760"});
    row("solve 12345", {"“12345”", "Line 1, column 6", "5 of 81"});
    row("solve -", {"standard input: There is no puzzle"});
    row("trace @/two.txt", {"one puzzle", "@/two.txt", "2"});
    row("export @/two.txt -o @/x.gif", {"one puzzle", "@/two.txt"});
    row("solve E --rules easy", {"“easy”", "naked_single_box", "naked_pair_row", "classic"});
    row("solve E --rules pointing_row,,naked_pair_row", {"“”", "naked_single_box"});
    row("trace E --rules pointing_row,pointing_row", {"pointing_row stands twice", "naked_pair_box"});
    row("solve E --max-passes 0", {"--max-passes", "“0”", "1 to 1000000000"});
    row("solve E --max-passes -1", {"--max-passes", "“-1”"});
    row("solve E --max-passes 99999999999", {"--max-passes", "“99999999999”"});
    row("solve E --max-passes 1e3", {"--max-passes", "“1e3”"});
    row("solve E --max-passes %3", {"“%3”", "1 to 1000000000"});
    row("solve E --solutions 0", {"--solutions", "“0”", "1 to 1000000"});
    row("solve E --solutions 2 --no-search", {"--solutions", "--no-search"});
    row("solve E --threads 0", {"--threads", "“0”", "1 to 256"});
    row("solve E --format xml", {"--format", "“xml”", "text, json"});
    row("trace E --format json", {"--format", "“json”", "text, jsonl"});
    row("trace E --solutions 2", {"solutions"});
    row("export E", {"-o FILE.gif"});
    row("export E -o @/x.bmp", {"“@/x.bmp”", ".gif, .webp, .png, .svg, .pdf"});
    row("export E -o @/x.png --from 1", {"--from", "--at"});
    row("export E -o @/x.gif --at 1", {"--at", "--from"});
    row("export E -o @/x.png --at 7", {"--at", "no pass 7"});
    row("export E -o @/x.png --at r1c1=2", {"--at", "“r1c1=2”"});
    row("export E -o @/x.png --text outlines", {"--text", "svg"});
    row("export E -o @/x.svg --text shapes", {"--text", "“shapes”", "letters, outlines"});
    row("export E -o @/x.webp --colours 255", {"--colours", "webp"});
    row("export E -o @/x.gif --format bmp", {"--format", "“bmp”", "gif, webp, png"});
    row("export E -o @/x.gif --loops twice", {"--loops", "“twice”"});
    row("export E -o @/x.gif --without naked_pair", {"--without", "“naked_pair”"});
    row("export E -o @/x.gif --without search,search,pointing_row,pointing_row", {"--without", "“pointing_row”"});
    row("export E -o @/x.png --without search", {"“@/x.png”", ".gif, .webp"});
    row("export E -o @/x.gif --proof r1c1", {"--proof", "“r1c1”", "r1c2=5"});
    row("export E -o @/x.gif --tree", {"“@/x.gif”", ".png, .svg, .pdf"});
    row("export E -o @/x.png --tree", {"guess"});
    row("export E -o @/x.gif --cube", {"--cube", "--at"});
    row("export E -o @/x.gif --cube --at 1.2", {"Pointing", "box"});
    row("export E -o @/x.gif --cube --at 99.1", {"--at", "99"});
    row("export E -o @/x.gif --cube --at 1.1 --proof r1c1=2", {"--proof", "--cube"});
    row("export E -o @/x", {"“@/x”", ".gif"});
    row("export E -o @/x.gif --size 119", {"--size", "“119”", "120 to 4000"});
    row("export E -o @/x.gif --size 4001", {"--size", "“4001”"});
    row("export E -o @/x.gif --width 4001", {"--width", "“4001”"});
    row("export E -o @/x.gif --size 200 --width=119", {"--width", "“119”"});
    row("export E -o @/x.gif --delay 19", {"--delay", "“19”", "20 to 655350"});
    row("export E -o @/x.gif --hold 655351", {"--hold", "“655351”", "20 to 655350"});
    row("export E -o @/x.gif --loops 65536", {"--loops", "“65536”", "0 to 65535"});
    row("export E -o @/x.gif --theme pink", {"--theme", "“pink”", "light, dark, article"});
    row("export E -o @/x.gif --colours 128", {"--colours", "“128”", "127, 255"});
    row("export E -o @/x.gif --frames rule", {"--frames", "“rule”", "pass, change"});
    row("export E -o @/x.gif --from 2 --to 1", {"--from 2", "--to 1"});
    row("export E -o @/x.gif --from 3", {"--from 3", "0 to 2"});
    row("export @/short.txt -o @/x.gif", {"@/short.txt: Line 1, column 81"});
    row("export E -o @/none/x.gif", {"@/none/x.gif", "no folder @/none"});
    row("export E -o @/folder.gif", {"@/folder.gif", "folder"});
    row("export E -o /proc/x.gif", {"/proc/x.gif"});
    row("export E -o @/x.gif --layer 1.4", {"--layer", "“1.4”", "17.4.1"});
    row("export E -o @/x.gif --layer 1.99.1", {"--layer", "no step 99"});
    row("export E -o @/x.gif --layer 1.4.99", {"--layer", "no layer 99"});
    row("export E -o @/x.gif --layer 3.4.1", {"--layer", "no pass 3"});
    row("export E -o @/x.gif --layer a.b.c", {"--layer"});
    row("export E -o @/x.bmp --layer 1.4.1", {"“@/x.bmp”", ".gif, .webp, .png, .svg, .pdf"});
    row("export E -o @/x.png --layer 1.4.1 --number r1", {"--number", "“r1”", "[9, 9, 1]", "r1=1"});
    row("export E -o @/x.png --layer 1.4.1 --number 5", {"--number", "“5”", "r1=1"});
    row("export E -o @/x.png --layer 1.4.1 --delay 50", {"--delay", "a still picture"});
    row("export E -o @/x.gif --layer 1.4.1 --from 1", {"--from", "--layer"});
    row("export E -o @/x.png --layer 1.4.1 --close-up", {"--close-up", "--number"});
    row("export E -o @/x.png --graph pass --close-up", {"--close-up", "--graph"});
    row("export E -o @/x.gif --layer 1.4.1 --at-once --planes all", {"--planes", "--at-once"});
    row("export E -o @/x.png --layer 1.4.1 --at-once --number r3=2", {"--number", "--at-once"});
    row("export E -o @/x.svg --recurrence --tree", {"--tree", "--recurrence"});
    row("export E -o @/x.svg --recurrence --at 1", {"--at", "--recurrence"});
    row("export E -o @/x.svg --layer 1.4.1 --recurrence", {"--recurrence", "--layer"});
    row("export E -o @/x.gif --at-once", {"--at-once", "a whole run"});
    row("export E -o @/x.png --graph pass --at-once", {"--at-once", "--graph"});
    row("export E -o @/x.gif --close-up", {"--close-up", "a whole run"});
    row("export E -o @/x.gif --layer 1.4.1 --planes some", {"--planes", "“some”", "one, all"});
    row("export E -o @/x.gif --number r1=1", {"--number", "a whole run"});
    row("export -o @/x.png --layer 1.4.1", {"puzzle is missing"});
    row("export -o @/x.png --graph nothing", {"--graph", "“nothing”", "pass, encode, naked_single_box"});
    row("export -o @/x.gif --graph pass", {"“@/x.gif”", ".png, .svg, .pdf"});
    row("export E -o @/x.png --graph pass", {"--graph", "no puzzle"});
    row("export -o @/x.png --graph pass --layer 1.1.1", {"--layer", "--graph"});
}

void TestCliFaults::refused()
{
    QFETCH(QString, arguments);
    QFETCH(QStringList, mentions);
    QDir(m_folder.path()).mkpath(QStringLiteral("folder.gif"));
    QStringList list = words(arguments);
    for (QString& word : list)
        word = word == QLatin1String("E") ? kEasy : word.replace(QLatin1Char('@'), m_folder.path());
    const Ran ran = runHere(list);
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.out, QByteArray());
    for (QString text : mentions) {
        text.replace(QLatin1Char('@'), m_folder.path());
        QVERIFY2(ran.err.contains(text), qPrintable(text + QStringLiteral("\nis not in:\n") + ran.err));
    }
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
    QVERIFY2(ran.err.contains(file + QLatin1String(": Line 1, column 1: ")), qPrintable(ran.err));
    QVERIFY2(ran.err.contains(file + QLatin1String(": Line 4, column 4: ")), qPrintable(ran.err));
    QVERIFY2(ran.err.contains(QStringLiteral("“nothing.txt”")), qPrintable(ran.err));
    // Bad all over: the first ones, and how many more.
    const Ran bad = runHere({QStringLiteral("solve"), QStringLiteral("-")}, QByteArray("bad\n").repeated(100));
    QCOMPARE(bad.code, 2);
    QCOMPARE(bad.err.count(QLatin1Char('\n')), 21);
    QVERIFY2(bad.err.contains(QLatin1String("80 more")), qPrintable(bad.err));
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
    QVERIFY2(said.contains(QLatin1String("standard input: Line 2, column 1")), qPrintable(said));
    QVERIFY2(said.contains(QLatin1String("standard input: the file cannot be read: ")), qPrintable(said));
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
    // As the article counts them: 2 passes and 25.
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

/// What each network takes is what a run of it takes, puzzle by puzzle.
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
    QVERIFY2(ran.err.contains(QLatin1String("Standard output cannot be written: ")), qPrintable(ran.err));
}

void TestCliFaults::exportKeepsOldTarget_data()
{
    QTest::addColumn<int>("askedBefore"); // -1: not cancelled
    QTest::addColumn<QString>("extra");
    QTest::addColumn<QString>("mentions");
    QTest::newRow("cancelled at once") << 0 << ""
                                       << "Cancelled";
    QTest::newRow("cancelled in the run") << 1 << ""
                                          << "Cancelled";
    QTest::newRow("cancelled in the colours") << 5 << ""
                                              << "Cancelled";
    QTest::newRow("cancelled in the pixels") << 14 << ""
                                             << "Cancelled";
    QTest::newRow("bad option") << -1 << "--size 1"
                                << "--size";
}

void TestCliFaults::exportKeepsOldTarget()
{
    QFETCH(int, askedBefore);
    QFETCH(QString, extra);
    QFETCH(QString, mentions);
    QDir(m_folder.path()).mkpath(QStringLiteral("old"));
    const QString target = path(QStringLiteral("old/old.gif"));
    const QByteArray old = "the old one";
    writeFile(target, old);
    int asked = 0;
    const auto cancelled = [&] { return askedBefore >= 0 && asked++ >= askedBefore; };
    const Ran ran = runHere(
        QStringList{QStringLiteral("export"), kEasy, QStringLiteral("--output"), target, QStringLiteral("--size=120")}
            + words(extra),
        {}, nullptr, cancelled);
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.contains(mentions), qPrintable(ran.err));
    if (askedBefore >= 0)
        QVERIFY(ran.err.contains(target));
    QCOMPARE(readFile(target), old);
    QCOMPARE(QDir(path(QStringLiteral("old"))).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

} // namespace convoku

CONVOKU_TEST(convoku::TestCliFaults)
#include "tst_cli_faults.moc"
