// SPDX-License-Identifier: MIT
// Commands run in this process: help, results and their order, pictures.
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/backtracking.h"
#include "tests/support/needs_torch.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QGuiApplication>
#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace convoku {

using namespace testing;

namespace {

const QString kEasy = QString::fromLatin1(kArticleEasy);
const QString kHard = QString::fromLatin1(kArticleHard);

QString oneOf(const QString& line, qsizetype from)
{
    return line.section(QLatin1Char(' '), from, from);
}

/// The words of a command line; @ stands for the temporary folder.
QStringList words(const QString& commandLine)
{
    return commandLine.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// Remembers when each line was written.
class LineClock : public QIODevice
{
public:
    LineClock() { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }
    int writes = 0;

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char*, qint64 size) override
    {
        ++writes;
        return size;
    }
};

} // namespace

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void help_data();
    void help();
    void solvesInInputOrder();
    void solveStreams();
    void solveJson();
    void whichNetworkRuns_data();
    void whichNetworkRuns();
    void severalSolutions_data();
    void severalSolutions();
    void unsolved_data();
    void unsolved();
    void inputs();
    void timesThatDoNotFit_data();
    void timesThatDoNotFit();
    void exportWrites_data();
    void exportWrites();
    void aSentenceTakesRoom();
    void exportWritesPicturesOfTheNetwork_data();
    void exportWritesPicturesOfTheNetwork();
    void exportWritesEveryFormat_data();
    void exportWritesEveryFormat();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void TestCommandLine::initTestCase()
{
    useLanguage({});
    QVERIFY(m_folder.isValid());
}

void TestCommandLine::help_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QStringList>("mentions");
    const QStringList commands{QStringLiteral("solve"), QStringLiteral("trace"), QStringLiteral("export"),
        QStringLiteral("convert"), QStringLiteral("lesson"), QStringLiteral("network")};
    QTest::newRow("--help") << "--help" << 0 << commands;
    QTest::newRow("-h") << "-h" << 0 << commands;
    QTest::newRow("nothing") << "" << 2 << commands;
    QTest::newRow("--version") << "--version" << 0 << QStringList{QStringLiteral("convoku-cli 0.")};
    const QStringList run{QStringLiteral("--rules"), QStringLiteral("--no-search"), QStringLiteral("--max-passes"),
        QStringLiteral("naked_pair_box"), sentence("cli.exit_status")};
    QTest::newRow("solve") << "solve --help" << 0
                           << run
            + QStringList{QStringLiteral("--solutions"), QStringLiteral("--format"), QStringLiteral("--threads"),
                QStringLiteral("maybe_more")};
    QTest::newRow("trace") << "trace -h" << 0 << run + QStringList{QStringLiteral("jsonl")};
    QTest::newRow("export") << "export --help" << 0
                            << run
            + QStringList{QStringLiteral("--output"), QStringLiteral("--from"), QStringLiteral("--to"),
                QStringLiteral("--frames"), QStringLiteral("--no-fades"), QStringLiteral("--size"),
                QStringLiteral("--delay"), QStringLiteral("--hold"), QStringLiteral("--loops"),
                QStringLiteral("--theme"), QStringLiteral("--sentence"), QStringLiteral("--no-caption"),
                QStringLiteral("--no-legend"), QStringLiteral("--no-labels"), QStringLiteral("--colours")};
}

void TestCommandLine::help()
{
    QFETCH(QString, arguments);
    QFETCH(int, code);
    QFETCH(QStringList, mentions);
    const Ran ran = runHere(words(arguments));
    QCOMPARE(ran.code, code);
    const QString text = code == 0 ? QString::fromUtf8(ran.out) : ran.err;
    QVERIFY(code == 0 ? ran.err.isEmpty() : ran.out.isEmpty());
    for (const QString& word : mentions)
        QVERIFY2(text.contains(word), qPrintable(word));
    for (const QString& line : text.split(QLatin1Char('\n')))
        QVERIFY2(line.size() < 80, qPrintable(line));
}

void TestCommandLine::solvesInInputOrder()
{
    // Hard ones first: they finish last.
    const QStringList puzzles{QString::fromLatin1(kLosesCandidate17), kHard, kEasy, QString::fromLatin1(kNoSolution),
        QString::fromLatin1(kArticleEasySolution), QString::fromLatin1(kLosesCandidateHard), kEasy};
    const QString file = path(QStringLiteral("mixed.txt"));
    writeFile(file, "# mixed\r\n" + puzzles.join(QStringLiteral("  # comment\r\n\r\n")).toLatin1());
    const Ran ran = runHere({QStringLiteral("solve"), file, kHard, QStringLiteral("--network=article")});
    QCOMPARE(ran.err, QString());
    QCOMPARE(ran.code, 1);
    const auto lines = ran.lines();
    QCOMPARE(lines.size(), puzzles.size() + 1);
    const QRegularExpression form(
        QStringLiteral("^[1-9.]{81} (solved|no_solution) passes=\\d+ pushes=\\d+ pops=\\d+$"));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = QString::fromUtf8(lines[i]);
        QVERIFY2(form.match(line).hasMatch(), lines[i].constData());
        const auto solutions = solutionsOf(gridOf((i < puzzles.size() ? puzzles[i] : kHard).toStdString()), 1);
        QCOMPARE(oneOf(line, 1), solutions.empty() ? QStringLiteral("no_solution") : QStringLiteral("solved"));
        if (!solutions.empty())
            QCOMPARE(oneOf(line, 0).toStdString(), solutions.front().toText());
    }
    QCOMPARE(lines[2], QByteArray(kArticleEasySolution) + " solved passes=2 pushes=0 pops=0");
    QCOMPARE(lines.back(), QByteArray(kArticleHardSolution) + " solved passes=25 pushes=3 pops=1");
}

void TestCommandLine::solveStreams()
{
    CONVOKU_NEEDS_TORCH();
    // 400 easy puzzles and a hard one in the end: the easy ones are out in several portions before.
    LineClock clock;
    const QByteArray input = (QByteArray(kArticleEasy) + '\n').repeated(400) + kArticleHard + '\n';
    QCOMPARE(runHere(words(QStringLiteral("solve - --backend torch")), input, &clock).code, 0);
    QVERIFY2(clock.writes > 1, qPrintable(QString::number(clock.writes)));
}

void TestCommandLine::solveJson()
{
    const Ran ran = runHere({QStringLiteral("solve"), kHard, QString::fromLatin1(kNoSolution),
        QStringLiteral("--format"), QStringLiteral("json"), QStringLiteral("--network=article")});
    QCOMPARE(ran.code, 1);
    const auto lines = ran.lines();
    QCOMPARE(lines.size(), 2);
    const QByteArray solved = QByteArray(R"({"puzzle":")") + kArticleHard + R"(","result":"solved","grid":")"
        + kArticleHardSolution + R"(","passes":25,"pushes":3,"pops":1,"candidates":81,"network":"article"})";
    QCOMPARE(lines[0], solved);
    const QJsonObject none = QJsonDocument::fromJson(lines[1]).object();
    QCOMPARE(none[QLatin1String("result")].toString(), QStringLiteral("no_solution"));
    QCOMPARE(none[QLatin1String("grid")].toString().size(), 81);
    QVERIFY(!none.contains(QLatin1String("solutions")));
}

/// By default solve uses the fast network, and trace the article's. With --rules, solve uses the article's too.
void TestCommandLine::whichNetworkRuns_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("network");
    QTest::newRow("solve") << QStringLiteral("solve --format json") << QStringLiteral("fast");
    QTest::newRow("two solutions") << QStringLiteral("solve --format json --solutions 2") << QStringLiteral("fast");
    QTest::newRow("classic") << QStringLiteral("solve --format json --rules classic") << QStringLiteral("article");
    QTest::newRow("a rule") << QStringLiteral("solve --format json --rules hidden_single_row")
                            << QStringLiteral("article");
    QTest::newRow("trace") << QStringLiteral("trace --format jsonl") << QStringLiteral("article");
}

void TestCommandLine::whichNetworkRuns()
{
    QFETCH(QString, options);
    QFETCH(QString, network);
    const QStringList arguments = words(options) + QStringList{kHard};
    const Ran ran = runHere(arguments);
    QCOMPARE(ran.out, runHere(arguments + QStringList{QStringLiteral("--network"), network}).out);
    const QString other = network == QLatin1String("fast") ? QStringLiteral("article") : QStringLiteral("fast");
    if (!options.contains(QLatin1String("hidden_single_row")) && !options.contains(QLatin1String("--network")))
        QVERIFY(ran.out != runHere(arguments + QStringList{QStringLiteral("--network"), other}).out);
    if (options.startsWith(QLatin1String("solve")))
        QVERIFY2(ran.out.contains(",\"network\":\"" + network.toLatin1() + '"'), ran.out.constData());
}

void TestCommandLine::severalSolutions_data()
{
    QTest::addColumn<QString>("puzzle");
    QTest::addColumn<int>("limit");
    QTest::addColumn<QString>("ending");
    QTest::addColumn<int>("found");
    QTest::addColumn<bool>("allFound");
    // Two cells of two rows and columns can be exchanged: two solutions.
    QString two = QString::fromLatin1(kArticleEasySolution);
    two.replace(QLatin1Char('1'), QLatin1Char('.')).replace(QLatin1Char('2'), QLatin1Char('.'));
    const int count = static_cast<int>(solutionsOf(gridOf(two.toStdString()), 100).size());
    QTest::newRow("unique") << kHard << 2 << "solutions=1 unique" << 1 << true;
    QTest::newRow("none") << QString::fromLatin1(kNoSolution) << 2 << "solutions=0 none" << 0 << true;
    QTest::newRow("all") << two << count + 1 << QStringLiteral("solutions=%1 all").arg(count) << count << true;
    QTest::newRow("more") << QString(81, QLatin1Char('.')) << 3 << "solutions=3 maybe_more" << 3 << false;
    QVERIFY(count > 1 && count < 100);
}

void TestCommandLine::severalSolutions()
{
    QFETCH(QString, puzzle);
    QFETCH(int, limit);
    QFETCH(QString, ending);
    QFETCH(int, found);
    QFETCH(bool, allFound);
    const QStringList arguments{QStringLiteral("solve"), puzzle, QStringLiteral("--solutions"), QString::number(limit)};
    const Ran text = runHere(arguments);
    QCOMPARE(text.code, found > 0 ? 0 : 1);
    QVERIFY2(text.out.trimmed().endsWith(' ' + ending.toLatin1()), text.out.constData());
    const Ran json = runHere(arguments + QStringList{QStringLiteral("--format=json")});
    const QJsonObject object = QJsonDocument::fromJson(json.out).object();
    QCOMPARE(object[QLatin1String("all_found")].toBool(), allFound);
    QSet<QString> distinct;
    for (const auto& solution : object[QLatin1String("solutions")].toArray()) {
        const Grid grid = gridOf(solution.toString().toStdString());
        QVERIFY(isSolution(grid));
        QVERIFY(grid.agreesWith(gridOf(puzzle.toStdString())));
        distinct.insert(solution.toString());
    }
    QCOMPARE(distinct.size(), found);
}

void TestCommandLine::unsolved_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("result");
    QTest::newRow("no search") << "--no-search"
                               << "stalled";
    QTest::newRow("out of passes") << "--max-passes 3 --network article"
                                   << "out_of_passes";
    QTest::newRow("basic, no search") << "--rules basic --no-search"
                                      << "stalled";
    QTest::newRow("one rule") << "--no-search --rules hidden_single_row"
                              << "stalled";
}

void TestCommandLine::unsolved()
{
    QFETCH(QString, options);
    QFETCH(QString, result);
    const Ran ran = runHere(QStringList{QStringLiteral("solve"), kHard} + words(options));
    QCOMPARE(ran.code, 1);
    QCOMPARE(oneOf(QString::fromUtf8(ran.out), 1), result);
    const Ran trace
        = runHere(QStringList{QStringLiteral("trace"), kHard, QStringLiteral("--format=jsonl")} + words(options));
    QCOMPARE(trace.code, 1);
    QVERIFY(trace.lines().back().contains("\"result\":\"" + result.toLatin1() + '"'));
    // Without a solution, every decided cell still agrees with the solution.
    for (int i = 0; i < 81; ++i)
        QVERIFY(ran.out[i] == '.' || ran.out[i] == kArticleHardSolution[i]);
}

void TestCommandLine::inputs()
{
    const QByteArray easy = QByteArray(kArticleEasySolution) + " solved passes=1 pushes=0 pops=0\n"; // of fast
    const QString solve = QStringLiteral("solve");
    QCOMPARE(runHere({solve, kEasy}).out, easy);
    writeFile(path(QStringLiteral("easy.txt")), QByteArray(kArticleEasy) + '\n');
    QCOMPARE(runHere({solve, path(QStringLiteral("easy.txt"))}).out, easy);
    QCOMPARE(runHere({solve, QStringLiteral("-")}, QByteArray(kArticleEasy)).out, easy);
    QCOMPARE(
        runHere({solve, QStringLiteral("-")}, "\xEF\xBB\xBF# top\r\n" + QByteArray(kArticleEasy) + " rest\r\n").out,
        easy);
    for (const char sign : {'0', '*', '_', 'X'})
        QCOMPARE(runHere({solve, QString(kEasy).replace(QLatin1Char('.'), QLatin1Char(sign))}).out, easy);
    // Options stand anywhere; a file wins over what it is called.
    const QString here = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder.path()));
    writeFile(kHard, QByteArray(kArticleEasy));
    QCOMPARE(
        runHere({solve, QStringLiteral("--network"), QStringLiteral("fast"), kHard, QStringLiteral("--threads=1")}).out,
        easy);
    QVERIFY(QFile::remove(kHard));
    QVERIFY(QDir::setCurrent(here));
}

void TestCommandLine::timesThatDoNotFit_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("expectedMessage"); // option, asked, written
    QTest::addColumn<int>("hundredths");
    QTest::newRow("25") << "--delay 25"
                        << "delay 25 30" << 3;
    QTest::newRow("24") << "--delay 24"
                        << "delay 24 20" << 2;
    QTest::newRow("30") << "--delay 30"
                        << "" << 3;
    QTest::newRow("hold") << "--delay 30 --hold 1001"
                          << "hold 1001 1000" << 3;
}

void TestCommandLine::timesThatDoNotFit()
{
    QFETCH(const QString, options);
    QFETCH(const QString, expectedMessage);
    QFETCH(const int, hundredths);
    for (const char* name : {"times.gif", "times.webp"}) {
        const QString target = path(QString::fromLatin1(name));
        const Ran ran = runHere(QStringList{QStringLiteral("export"), kEasy, QStringLiteral("--size"),
                                    QStringLiteral("120"), QStringLiteral("-o"), target}
            + words(options));
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.err,
            expectedMessage.isEmpty() ? QString() : printed(sentence("cli.rounded_time", words(expectedMessage))));
        const QByteArray file = readFile(target);
        // The first picture's control extension, or its chunk: 16 bytes of place and size before the milliseconds.
        const bool isGif = target.endsWith(QStringLiteral("gif"));
        const qsizetype at = isGif ? file.indexOf(QByteArray("\x21\xf9\x04", 3)) + 4 : file.indexOf("ANMF") + 8 + 12;
        const int time = static_cast<quint8>(file[at]) + 256 * static_cast<quint8>(file[at + 1]);
        QCOMPARE(time, isGif ? hundredths : 10 * hundredths);
    }
}

void TestCommandLine::exportWrites_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<int>("frames"); // at most; neighbours without a difference are one
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("loops"); // as QImageReader counts
    // The start, three pictures of each of the seven rules of pass 1 and of pass 2, the end.
    QTest::newRow("defaults") << "" << 26 << 480 << -1;
    QTest::newRow("no fades") << "--no-fades --size 200" << 10 << 200 << -1;
    QTest::newRow("part") << "--from 2 --to 2 --size 120 --no-fades --loops 1" << 2 << 120 << 0;
    QTest::newRow("changes") << "--frames change --no-fades --size 150 --to 1 --loops 3" << 9 << 150 << 2;
    QTest::newRow("bare") << "--no-caption --no-legend --no-labels --size 300 --theme dark --colours 255" << 26 << 300
                          << -1;
    QTest::newRow("sentence") << "--sentence --size 300" << 26 << 300 << -1;
    QTest::newRow("article") << "--theme article --to 1000 --size 240 --delay 50 --hold 20 --no-search" << 26 << 240
                             << -1;
}

void TestCommandLine::exportWrites()
{
    QFETCH(QString, options);
    QFETCH(int, frames);
    QFETCH(int, width);
    QFETCH(int, loops);
    const QString target = path(QStringLiteral("easy run %1.GIF"));
    const Ran ran = runHere(
        QStringList(QStringLiteral("export")) + words(options) + QStringList{kEasy, QStringLiteral("-o"), target});
    QVERIFY2(ran.code == 0, qPrintable(ran.err));
    QCOMPARE(ran.err, QString());
    QImageReader reader(target);
    QVERIFY2(
        reader.imageCount() > 1 && reader.imageCount() <= frames, qPrintable(QString::number(reader.imageCount())));
    const QSize size = reader.size();
    QCOMPARE(size.width(), width);
    QCOMPARE(size.height() == width, options.contains(QLatin1String("--no-legend")));
    QCOMPARE(reader.loopCount(), loops);
    int time = 0;
    for (int i = 0; i < reader.imageCount(); ++i) {
        QCOMPARE(reader.read().size(), size);
        time += reader.nextImageDelay();
    }
    QCOMPARE(QString::fromUtf8(ran.out),
        sentence("cli.written_animation",
            {target, QString::number(frames), QString::number(time / 1000.0, 'f', 2),
                QString::number(QFileInfo(target).size())})
            + u'\n');
}

void TestCommandLine::aSentenceTakesRoom()
{
    for (const char* const suffix : {"gif", "png"}) {
        const auto height = [&](const QString& options) {
            const QString target = path(QStringLiteral("sentence.") + QLatin1String(suffix));
            const Ran ran = runHere(QStringList{QStringLiteral("export"), kEasy, QStringLiteral("--no-legend"),
                                        QStringLiteral("-o"), target}
                + words(options));
            return ran.code == 0 ? QImageReader(target).size().height() : -1;
        };
        const int without = height({});
        QVERIFY(without > 0);
        QVERIFY(height(QStringLiteral("--sentence")) > without);
        QCOMPARE(height(QStringLiteral("--no-sentence")), without);
        // A wide animation has it, unless somebody wants none.
        const auto wide = [&](int width, const QString& more) {
            return height(QStringLiteral("--no-fades --to 1 --size %1 %2").arg(width).arg(more).trimmed());
        };
        if (qstrcmp(suffix, "gif") == 0) {
            QCOMPARE(wide(599, {}), wide(599, QStringLiteral("--no-sentence")));
            QVERIFY(wide(600, {}) > wide(600, QStringLiteral("--no-sentence")));
            QCOMPARE(wide(600, {}), wide(600, QStringLiteral("--sentence")));
        }
    }
}

void TestCommandLine::exportWritesPicturesOfTheNetwork_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("pictures");
    QTest::addColumn<int>("width"); // 0: whatever it needs
    QTest::newRow("a layer") << "layer 1.4.1 E"
                             << "layer.png" << 1 << 960;
    QTest::newRow("a number") << "layer 1.4.1 E --number r3=2 --size 500 --theme dark"
                              << "number.PNG" << 1 << 500;
    QTest::newRow("a drawing") << "layer 2.7.1 E --number r1c1=25"
                               << "layer.svg" << 1 << 960;
    QTest::newRow("a close-up") << "layer 1.4.1 E --number r3=2 --close-up"
                                << "close.svg" << 1 << 720;
    QTest::newRow("a close-up's slide") << "layer 1.4.1 E --number r3=2 --close-up --size 360"
                                        << "close.gif" << 9 << 360;
    QTest::newRow("a slide") << "layer 1.4.1 E --number r3=2 --size 400 --delay 100 --hold 700"
                             << "slide.gif" << 9 << 400;
    QTest::newRow("all planes") << "layer 1.6.1 E --planes all --size 300"
                                << "all.gif" << 81 << 300;
    QTest::newRow("all at once") << "layer 1.6.1 E --at-once --size 300"
                                 << "once.gif" << 2 << 300;
    QTest::newRow("all at once, still") << "layer 1.6.1 E --at-once"
                                        << "once.png" << 1 << 960;
    QTest::newRow("the recurrence") << "recurrence E"
                                    << "recurrence.svg" << 1 << 0;
    QTest::newRow("a table of the passes") << "table E"
                                           << "table.svg" << 1 << 0;
    QTest::newRow("a table, wide") << "table E --from 2 --to 9 --size 900"
                                   << "table.png" << 1 << 900;
    QTest::newRow("the recurrence, wide") << "recurrence E --size 700"
                                          << "recurrence.png" << 1 << 700;
    QTest::newRow("a training") << "training"
                                << "training.svg" << 1 << 0;
    QTest::newRow("a training's step") << "training --at 160 --size 700"
                                       << "step.png" << 1 << 700;
    QTest::newRow("a training, step by step") << "training --size 200"
                                              << "training.gif" << 100 << 200;
    QTest::newRow("a rule's graph") << "graph naked_pair_row"
                                    << "rule.svg" << 1 << 0;
    QTest::newRow("a rule that is off") << "graph naked_pair_row --rules basic --size 700"
                                        << "off.png" << 1 << 700;
    QTest::newRow("a pass") << "graph pass --size 333"
                            << "pass.png" << 1 << 333;
    QTest::newRow("the encoding") << "graph encode --theme dark"
                                  << "encode.png" << 1 << 0;
}

void TestCommandLine::exportWritesPicturesOfTheNetwork()
{
    QFETCH(QString, options);
    QFETCH(QString, file);
    QFETCH(int, pictures);
    QFETCH(int, width);
    const QString target = path(file);
    QStringList arguments{QStringLiteral("export")};
    for (const QString& word : words(options))
        arguments << (word == QLatin1String("E") ? QString(kEasy) : word);
    const Ran ran = runHere(arguments + QStringList{QStringLiteral("-o"), target});
    QVERIFY2(ran.code == 0, qPrintable(ran.err));
    // At the smallest of these sizes the numbers of a whole layer are too small to be read.
    const bool tells = options.startsWith(QStringLiteral("layer")) && !file.endsWith(QStringLiteral(".svg"));
    QVERIFY2(ran.err.isEmpty() || (tells && ran.err.startsWith(printed(sentence("cli.small_numbers")).chopped(1))),
        qPrintable(ran.err));
    QVERIFY2(ran.err.isEmpty() || file != QStringLiteral("layer.png"), "a layer of 960 pixels can be read");
    QVERIFY2(!ran.err.isEmpty() || file != QStringLiteral("all.gif"), "one of 300 pixels cannot");
    const QString said = QString::fromUtf8(ran.out);
    QVERIFY2(said.startsWith(target + QLatin1String(": "))
            && said.endsWith(sentence("cli.bytes", {QString::number(QFileInfo(target).size())}) + u'\n'),
        ran.out.constData());
    if (file.endsWith(QLatin1String(".svg"))) {
        QFile svg(target);
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(svg.readAll());
        QVERIFY(text.contains(QLatin1String("</svg>")));
        if (width > 0)
            QVERIFY2(text.contains(QStringLiteral("viewBox=\"0 0 %1 ").arg(width)), qPrintable(text.left(400)));
        return;
    }
    QImageReader reader(target);
    QVERIFY(width == 0 || std::abs(reader.size().width() - width) <= 1);
    int last = 0;
    for (int i = 0; i < pictures; ++i) {
        QVERIFY(!reader.read().isNull());
        last = reader.nextImageDelay();
    }
    QVERIFY(!reader.canRead());
    if (file == QLatin1String("slide.gif"))
        QCOMPARE(last, 700);
}

void TestCommandLine::exportWritesEveryFormat_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("begins");
    QTest::addColumn<QByteArray>("holds"); // something that only these options give
    QTest::newRow("webp, once") << "--width 200 --loops once"
                                << "a.webp" << QByteArray("RIFF")
                                << QByteArray("ANIM\x06\0\0\0\xff\xff\xff\xff\x01\0", 14);
    QTest::newRow("webp, for ever") << "--width 200 --loops forever"
                                    << "a.webp" << QByteArray("RIFF")
                                    << QByteArray("ANIM\x06\0\0\0\xff\xff\xff\xff\0\0", 14);
    QTest::newRow("gif, three times") << "--width 200 --loops 3"
                                      << "a.gif" << QByteArray("GIF89a") << QByteArray("NETSCAPE2.0\x03\x01\x02\0", 15);
    QTest::newRow("another name") << "--width 200 --format gif"
                                  << "a.picture" << QByteArray("GIF89a") << QByteArray("Address: 0-2");
    QTest::newRow("part") << "--width 200 --from 1 --to 2"
                          << "a.gif" << QByteArray("GIF89a") << QByteArray("Address: 1-2");
    QTest::newRow("png") << "--at 1"
                         << "a.png" << QByteArray("\x89PNG") << QByteArray("Address\0001", 9);
    QTest::newRow("svg") << "--at 1.2"
                         << "a.svg" << QByteArray("<?xml") << QByteArray("<text");
    QTest::newRow("svg, outlines") << "--text outlines --no-legend"
                                   << "a.svg" << QByteArray("<?xml") << QByteArray("<use");
    QTest::newRow("pdf") << "--theme print"
                         << "a.pdf" << QByteArray("%PDF-") << QByteArray("convoku:Puzzle");
    QTest::newRow("apng") << "--width 200 --loops 3"
                          << "a.apng" << QByteArray("\x89PNG") << QByteArray("acTL\0\0\0", 7);
    QTest::newRow("a png that moves") << "--width 200 --animated --colours all"
                                      << "a.png" << QByteArray("\x89PNG") << QByteArray("fdAT");
    QTest::newRow("an svg that moves") << "--animated --text outlines"
                                       << "a.svg" << QByteArray("<?xml") << QByteArray("@keyframes");
    QTest::newRow("mp4") << "--width 201"
                         << "a.mp4" << QByteArray("\0\0\0 ftypisom", 12) << QByteArray("Address: 0-2");
    QTest::newRow("webm") << "--width 201"
                          << "a.webm" << QByteArray("\x1a\x45\xdf\xa3") << QByteArray("Address: 0-2");
    QTest::newRow("two runs") << "compare --without search"
                              << "a.svg" << QByteArray("<?xml") << QByteArray("<text");
    QTest::newRow("two networks") << "compare --against one_kernel --width 300"
                                  << "a.gif" << QByteArray("GIF89a") << QByteArray("Address: 0-2");
    QTest::newRow("own caption") << "--caption Mine"
                                 << "a.svg" << QByteArray("<?xml") << QByteArray(">Mine<");
    QTest::newRow("transparent") << "--background transparent"
                                 << "a.png" << QByteArray("\x89PNG") << QByteArray("\x08\x06\0\0\0", 5); // with alpha
    QTest::newRow("a layer as pdf") << "layer 1.4.1"
                                    << "a.pdf" << QByteArray("%PDF-") << QByteArray(">1.4.1</convoku:Address>");
    QTest::newRow("two runs") << "--without hidden_single_row,search --width 300"
                              << "a.gif" << QByteArray("GIF89a") << QByteArray("Puzzle: ");
    QTest::newRow("a proof") << "proof r1c1=2 --width 300"
                             << "a.webp" << QByteArray("RIFF") << QByteArray("Puzzle: ");
    QTest::newRow("a proof as svg") << "proof r1c1=2"
                                    << "a.svg" << QByteArray("<?xml") << sentence("cli.title_of_the_proof").toUtf8();
    QTest::newRow("the cube") << "cube --at 1.1 --width 200"
                              << "a.gif" << QByteArray("GIF89a") << QByteArray("Address: 1.1");
    QTest::newRow("the cube as svg") << "cube --at 1.1"
                                     << "a.svg" << QByteArray("<?xml") << sentence("cli.title_of_the_cube").toUtf8();
    QTest::newRow("a proof as pdf") << "proof r1c1=2 --theme dark"
                                    << "a.pdf" << QByteArray("%PDF-") << sentence("cli.title_of_the_proof").toUtf8();
}

void TestCommandLine::exportWritesEveryFormat()
{
    QFETCH(QString, options);
    QFETCH(QString, file);
    QFETCH(QByteArray, begins);
    QFETCH(QByteArray, holds);
    const QString target = path(file);
    const Ran ran = runHere(
        QStringList(QStringLiteral("export")) + words(options) + QStringList{kEasy, QStringLiteral("-o"), target});
    QVERIFY2(ran.code == 0, qPrintable(ran.err));
    QCOMPARE(ran.err, QString());
    const QByteArray bytes = testing::readFile(target);
    QVERIFY(bytes.startsWith(begins));
    QVERIFY(bytes.contains(holds));
    QVERIFY2(
        QString::fromUtf8(ran.out).endsWith(sentence("cli.bytes", {QString::number(bytes.size())}) + u'\n'), ran.out);
}

} // namespace convoku

CONVOKU_TEST(convoku::TestCommandLine)
#include "tst_command_line.moc"
