// SPDX-License-Identifier: MIT
// convoku-cli generate: what it prints, and what it says of wishes that cannot be.
#include "app/cli/commands.h"
#include "app/cli/generate_options.h"
#include "app/views/collections/generate_job.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/formats/puzzle_text.h"
#include "solver/run/batch_solver.h"
#include "solver/sudoku/random_numbers.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/article_rules.h"
#include "tests/support/backtracking.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace

class TestGenerateCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    /// The command in the file makes the same puzzles.
    void followsAPattern()
    {
        const QString pattern = QString::fromLatin1(kArticleEasy);
        const QStringList command = words("generate --count 3 --seed 2 --pattern") + QStringList{pattern};
        const Ran ran = runHere(command);
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.lines().size(), 3);
        for (const QByteArray& line : ran.lines()) {
            for (qsizetype i = 0; i < kCells; ++i)
                QCOMPARE(line[i] == '.', pattern[i] == QLatin1Char('.'));
            QCOMPARE(solutionsOf(gridOf(line.toStdString()), 2).size(), std::size_t{1});
        }
        const QByteArray file = runHere(command + words("-o -")).out;
        const QByteArray again = file.left(file.indexOf('\n')).mid(QByteArray("# convoku-cli ").size());
        QCOMPARE(runHere(words(again.constData())).out, ran.out);
    }

    void makesPuzzles()
    {
        const Ran ran = runHere(words("generate --count 3 --seed 4 --givens 30..36 --details"));
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.err, QString());
        const PuzzleTextResult read = readPuzzles(std::string_view(ran.out.constData(), std::size_t(ran.out.size())));
        QCOMPARE(read.puzzles.size(), std::size_t{3});
        static const QRegularExpression kGivens(QStringLiteral("givens=(\\d+) passes="));
        for (std::size_t i = 0; i < 3; ++i) {
            const Grid& givens = read.puzzles[i].givens;
            QCOMPARE(solutionsOf(givens, 2).size(), std::size_t{1});
            QVERIFY(givens.givenCount() >= 30 && givens.givenCount() <= 36);
            const QString line = QString::fromUtf8(ran.lines().at(static_cast<qsizetype>(i)));
            QCOMPARE(kGivens.match(line).captured(1).toInt(), givens.givenCount());
        }
        QCOMPARE(runHere(words("generate --count 3 --seed 4 --givens 30..36 --details")).out, ran.out);
    }

    void tellsTheSeedThatItChose()
    {
        const Ran ran = runHere(words("generate --givens 40.."));
        QCOMPARE(ran.code, 0);
        const QRegularExpression seedLine(patternOf("cli_generate.seed", {QStringLiteral("(\\d+)")}));
        const QString seed = seedLine.match(ran.err).captured(1);
        QVERIFY2(!seed.isEmpty(), qPrintable(ran.err));
        QCOMPARE(runHere(words("generate --givens 40.. --seed") << seed).out, ran.out);
    }

    void usualGivens()
    {
        const Ran ran = runHere(words("generate --count 60 --seed 3"));
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.err, QString());
        std::set<int> counts;
        for (const QByteArray& line : ran.lines()) {
            const auto givens = std::ranges::count_if(line, [](char c) { return c >= '1' && c <= '9'; });
            QVERIFY2(givens >= 22 && givens <= 32, line.constData());
            counts.insert(static_cast<int>(givens));
        }
        QVERIFY(counts.size() > 5);
    }

    /// Before a grid is tried.
    void rareGivensAreToldAtOnce()
    {
        for (const char* range : {"19", "17..18", "20"}) {
            const Ran ran = runHere(words("generate --seed 1 --tries 1 --givens") << QString::fromLatin1(range));
            QCOMPARE(ran.code, 1);
            const QString most = QString::fromLatin1(range).right(2);
            QVERIFY2(ran.err.startsWith(printed(sentence("cli_generate.rare_givens", {most}))), qPrintable(ran.err));
        }
        QVERIFY(!runHere(words("generate --seed 1 --tries 1 --givens 21")).err.contains(QStringLiteral("21")));
    }

    void givesUp_data()
    {
        QTest::addColumn<int>("tries");
        for (const int tries : {1, 16, 20, 49, 300}) // grids are tried side by side: 16, then twice as many, …
            QTest::addRow("%d", tries) << tries;
    }
    void givesUp()
    {
        QFETCH(int, tries);
        // With so many givens nothing is ever guessed five times over.
        const Ran ran = runHere(words("generate --seed 1 --givens 60.. --depth 5.. --tries") << QString::number(tries));
        QCOMPARE(ran.err,
            printed(sentence(
                "cli_generate.not_found", {QString::number(tries), QStringLiteral("0"), QStringLiteral("1")})));
        QCOMPARE(ran.code, 1);
        QVERIFY(ran.out.isEmpty());
    }

    void stopsWhenItIsCancelled()
    {
        const Ran ran = runHere(words("generate --seed 1"), {}, nullptr, [] { return true; });
        QCOMPARE(ran.code, 1);
        QVERIFY(ran.out.isEmpty());
    }

    void commandLinesSayTheirWishes_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<PuzzleOrder>("order");
        PuzzleOrder order{20, 7, {}};
        QTest::newRow("nothing") << QStringLiteral("--count 20 --seed 7") << order;
        order.request.givens = {24, 30};
        order.request.symmetry = Symmetry::HalfTurn;
        order.request.depth = {0, 0};
        order.request.fires = {article::NakedPairRow, article::PointingColumn};
        QTest::newRow("much") << QStringLiteral("--count 20 --seed 7 --givens 24..30 --symmetry half_turn "
                                                "--fires naked_pair_row,pointing_column --no-guess")
                              << order;
        order = {1, std::numeric_limits<std::uint64_t>::max(), {}};
        order.request.minimal = true;
        order.request.rules = basicRules();
        order.request.depth = {2, kCells};
        order.request.passes = {5, 5};
        QTest::newRow("more") << QStringLiteral(
            "--count 1 --seed 18446744073709551615 --minimal --rules basic --depth 2.. --passes 5")
                              << order;
        order = {3, 0, {}};
        order.request.rules = {article::PointingRow, article::NakedSingleBox};
        order.request.passes = {4, PuzzleRequest::kAny};
        order.request.givens = {30, kCells};
        QTest::newRow("own rules") << QStringLiteral("--count 3 --seed 0 --givens 30.. "
                                                     "--rules pointing_row,naked_single_box --passes 4..")
                                   << order;
    }
    void commandLinesSayTheirWishes()
    {
        QFETCH(QString, command);
        QFETCH(PuzzleOrder, order);
        QCOMPARE(commandLineOf(order), QStringLiteral("convoku-cli generate ") + command);
        CommandOptions options(generateSyntax(), command.split(QLatin1Char(' ')));
        const PuzzleOrder read = readOrder(options);
        QCOMPARE(options.fault(), QString());
        QCOMPARE(read.count, order.count);
        QCOMPARE(read.seed, order.seed);
        QVERIFY(read.request == order.request);
    }

    void anyWishesComeBack()
    {
        RandomNumbers random(2);
        const auto range = [&random](int low, int high) {
            const int first = random.between(low, high);
            return Range{first, random.between(first, high)};
        };
        for (int i = 0; i < 500; ++i) {
            PuzzleOrder order{random.between(1, 100'000'000), random.next(), {}};
            PuzzleRequest& request = order.request;
            request.givens = range(17, 81);
            request.symmetry = static_cast<Symmetry>(random.below(kSymmetryCount));
            request.minimal = random.below(2) == 1;
            request.rules = classicRules();
            if (random.below(2) == 1) {
                random.shuffle(request.rules);
                request.rules.resize(1 + random.below(kRuleCount));
            }
            for (const RuleId rule : request.rules) {
                if (random.below(3) == 0)
                    request.fires.push_back(rule);
            }
            request.depth = random.below(3) == 0 ? Range{0, 0} : range(0, kCells);
            request.passes = random.below(3) == 0 ? Range{random.between(1, 9), PuzzleRequest::kAny} : range(1, 5000);
            const QString line = commandLineOf(order);
            CommandOptions options(generateSyntax(), line.split(QLatin1Char(' ')).mid(2));
            const PuzzleOrder read = readOrder(options);
            QVERIFY2(options.fault().isEmpty(), qPrintable(options.fault()));
            QVERIFY2(read.count == order.count && read.seed == order.seed && read.request == request, qPrintable(line));
        }
    }

    // The window's way and the command's way to the same puzzles.
    void aFileIsWhatTheWindowSaves()
    {
        PuzzleOrder order{3, 4, {}};
        order.request.givens = {38, 46};
        order.request.symmetry = Symmetry::Diagonal;
        GenerateJob job([] { return std::make_unique<BackendBatch>(makeTestedBackend()); }, order);
        std::vector<Grid> puzzles;
        connect(&job, &GenerateJob::found, this, [&](const std::vector<GeneratedPuzzle>& some) {
            for (const GeneratedPuzzle& puzzle : some)
                puzzles.push_back(puzzle.givens);
        });
        QSignalSpy finished(&job, &GenerateJob::finished);
        QVERIFY(finished.wait(60000));
        const QByteArray saved = fileOfPuzzles(order, puzzles);
        const QString command = QString::fromUtf8(saved.split('\n').front());
        QVERIFY(command.startsWith(QStringLiteral("# convoku-cli generate ")));
        const QStringList words = command.split(QLatin1Char(' ')).mid(2);

        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("made.sdm"));
        const Ran toFile = runHere(words + QStringList{QStringLiteral("-o"), path});
        QCOMPARE(toFile.code, 0);
        QVERIFY(toFile.out.isEmpty());
        QCOMPARE(readFile(path), saved);
        const Ran shown = runHere(words);
        QCOMPARE(shown.lines().size(), 3);
        const PuzzleTextResult read = readPuzzles(saved.toStdString());
        QVERIFY(read.errors.empty());
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(shown.lines().at(static_cast<qsizetype>(i)).toStdString(), read.puzzles.at(i).givens.toText());
    }

    void faults_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("says");
        for (const Sentence& row : sentencesOf(QStringLiteral("cli_generate_usage")))
            QTest::newRow(qPrintable(row.id)) << row.arguments << printed(row.text) + helpNamed("generate");
        const QString noFolder = printed(sentence("cli_generate.no_folder"));
        QTest::newRow("folder that is not there")
            << QStringLiteral("generate --seed 1 --givens 60 -o /no/such/x.sdm") << noFolder;
        // Said before the work: there is no such puzzle, and looking for it would end with another status.
        QTest::newRow("folder that is not there, no puzzle")
            << QStringLiteral("generate --seed 1 --givens 60.. --depth 5.. --tries 16 -o /no/such/x.sdm") << noFolder;
        QTest::newRow("folder in the file's place")
            << QStringLiteral("generate --seed 1 --givens 60 -o /tmp") << printed(sentence("cli_generate.folder"));
    }
    void faults()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, says);
        const Ran ran = runHere(arguments.split(QLatin1Char(' ')));
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(ran.err, says);
    }
};

CONVOKU_GUILESS_TEST(TestGenerateCommand)
#include "tst_generate_command.moc"
