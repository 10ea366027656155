// SPDX-License-Identifier: MIT
#include "app/views/collections/collection_analysis.h"
#include "app/views/collections/collection_reader.h"
#include "app/views/collections/collection_writer.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/error.h"
#include "solver/formats/puzzle_text.h"
#include "solver/run/batch_solver.h"
#include "tests/support/article_rules.h"
#include "tests/support/backtracking.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Each puzzle takes as long as the test wants, and fails when it says so.
class SlowEngine final : public BatchEngine
{
public:
    SlowEngine(std::atomic<int>& allowed, bool fails)
        : m_allowed(allowed)
        , m_fails(fails)
    {
    }

    std::string name() const override { return "slow"; }
    bool solve(const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
        const std::function<bool()>& keepRunning) override
    {
        if (m_fails)
            throw Error("engine", "no power");
        std::size_t n = 0;
        for (auto puzzle = next(); puzzle; puzzle = next(), ++n) {
            while (m_allowed <= 0) {
                if (!keepRunning())
                    return false;
                QThread::msleep(1);
            }
            --m_allowed;
            SolveOutcome outcome;
            outcome.result = RunResult::Solved;
            outcome.passes = static_cast<int>(n) + 1;
            outcome.pushes = 1;
            outcome.allFound = options.solutions > 1;
            outcome.solutions.resize(1);
            outcome.found = 1;
            outcome.fired.assign(options.countRules ? options.rules.size() : 0, 100'000);
            finished(n, outcome);
        }
        return true;
    }

private:
    std::atomic<int>& m_allowed;
    bool m_fails;
};

/// Makes the lines of a file without the program's own writer.
QList<QByteArray> manyLines(int count)
{
    QList<QByteArray> lines;
    Random random(3);
    for (int i = 0; i < count; ++i) {
        QByteArray line(81, '.');
        for (int n = 0; n < 20; ++n)
            line[randomNumber(random, 0, 80)] = static_cast<char>('1' + randomNumber(random, 0, 8));
        if (i % 3 == 0)
            line += " # comment " + QByteArray::number(i);
        if (i % 1000 == 999)
            line = line.left(50); // no puzzle
        lines << line;
    }
    return lines;
}

} // namespace

class TestCollection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    /// A solved puzzle waits until its number of solutions is known; a run that is reported twice counts once.
    void puzzlesWaitForTheirVerdict()
    {
        Collection collection;
        ChunkMaker chunks;
        Puzzle puzzle;
        puzzle.givens = gridOf(kArticleEasy);
        for (int i = 0; i < 3; ++i)
            chunks.add(puzzle);
        collection.append(chunks.takeAll());
        const auto numbers = [&] { return std::pair(collection.knownCount(), collection.waitingCount()); };
        const auto run = [&](std::uint32_t which, PuzzleVerdict verdict) {
            CollectionOutcomes outcomes;
            PuzzleOutcome outcome;
            outcome.verdict = verdict;
            outcome.passes = 1;
            outcomes.runs.push_back({which, outcome, {}});
            collection.take(outcomes);
        };
        using Numbers = std::pair<std::size_t, std::size_t>;
        QCOMPARE(numbers(), Numbers(0, 0));
        run(0, PuzzleVerdict::Solved);
        QCOMPARE(numbers(), Numbers(1, 1));
        run(1, PuzzleVerdict::None);
        QCOMPARE(numbers(), Numbers(2, 1));
        run(2, PuzzleVerdict::Solved);
        run(2, PuzzleVerdict::Solved);
        QCOMPARE(numbers(), Numbers(3, 2));
        CollectionOutcomes verdicts;
        verdicts.verdicts = {{0U, PuzzleVerdict::Unique}, {2U, PuzzleVerdict::Several}};
        collection.take(verdicts);
        QCOMPARE(numbers(), Numbers(3, 0));
        run(0, PuzzleVerdict::Solved);
        QCOMPARE(numbers(), Numbers(3, 1));
        collection.forgetOutcomes();
        QCOMPARE(numbers(), Numbers(0, 0));
    }

    void chunksKeepPuzzles()
    {
        std::mt19937 random(1);
        ChunkMaker maker;
        std::vector<Puzzle> puzzles(10000);
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            for (int cell = 0; cell < kCells; ++cell)
                puzzles[i].givens.setDigit(Cell::fromIndex(cell), static_cast<int>(random() % 10));
            puzzles[i].line = i * 2 + 1;
            if (i > 5000 && random() % 2 == 0)
                puzzles[i].comment = std::string(random() % 30, 'a') + std::to_string(i);
            if (random() % 50 == 0) {
                PuzzleDetails details;
                details.candidates = pencilMarks(puzzles[i].givens);
                puzzles[i].setDetails(std::move(details));
            }
            maker.add(puzzles[i]);
        }
        const PuzzleChunks chunks = maker.takeAll();
        QCOMPARE(chunks.size(), std::size_t{3});
        Collection collection;
        collection.append(chunks);
        QCOMPARE(collection.size(), puzzles.size());
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            QCOMPARE(unpacked(collection.givens(i)), puzzles[i].givens);
            QCOMPARE(collection.givenCount(i), puzzles[i].givens.givenCount());
            QCOMPARE(collection.line(i), puzzles[i].line);
            QCOMPARE(std::string(collection.comment(i)), puzzles[i].comment);
            QVERIFY(collection.start(i) == puzzles[i].startingGrid());
            QVERIFY(collection.isStart(i, puzzles[i].startingGrid()));
            QVERIFY(!collection.isStart(i, puzzles[(i + 1) % puzzles.size()].startingGrid()));
        }
        // Packed grids are in the order of their texts.
        for (std::size_t i = 1; i < 1000; ++i)
            QCOMPARE(collection.givens(i - 1) < collection.givens(i),
                puzzles[i - 1].givens.toText() < puzzles[i].givens.toText());
    }

    void aFileIsReadInAThread()
    {
        const QList<QByteArray> lines = manyLines(50000);
        const QString path = m_folder.filePath(QStringLiteral("many.txt"));
        write(path, lines.join('\n'));
        Collection collection;
        CollectionReader reader({path, {}});
        double last = 0;
        bool grows = true;
        connect(&reader, &CollectionReader::arrived, this, [&](const PuzzleChunks& chunks, double part) {
            QCOMPARE(QThread::currentThread(), thread());
            grows = grows && part >= last;
            last = part;
            collection.append(chunks);
        });
        QSignalSpy finished(&reader, &CollectionReader::finished);
        QVERIFY(finished.wait(kLong));
        QVERIFY(grows);
        QCOMPARE(last, 1.0);
        std::size_t puzzle = 0;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (lines[i].size() < 81)
                continue;
            QCOMPARE(QByteArray::fromStdString(unpacked(collection.givens(puzzle)).toText()), lines[i].left(81));
            QCOMPARE(collection.line(puzzle), static_cast<std::size_t>(i) + 1);
            QCOMPARE(QByteArray(
                         collection.comment(puzzle).data(), static_cast<qsizetype>(collection.comment(puzzle).size())),
                lines[i].mid(84));
            ++puzzle;
        }
        QCOMPARE(collection.size(), puzzle);
        // The first twenty bad lines by their places, and how many more there are.
        const QStringList problems = finished.first().first().toStringList();
        QCOMPARE(problems.size(), 21);
        QVERIFY(problems.first().contains(QStringLiteral("1000")));
        QVERIFY(problems.last().contains(QStringLiteral("30")));
    }

    void textsAndBadFilesAreReadToo()
    {
        {
            CollectionReader reader({{}, QString::fromLatin1(kArticleEasy)});
            QSignalSpy arrived(&reader, &CollectionReader::arrived);
            QSignalSpy finished(&reader, &CollectionReader::finished);
            QVERIFY(finished.wait(kLong));
            std::size_t puzzles = 0;
            for (const QList<QVariant>& call : arrived) {
                for (const auto& chunk : call.first().value<PuzzleChunks>())
                    puzzles += chunk->size();
            }
            QCOMPARE(puzzles, std::size_t{1});
            QVERIFY(finished.first().first().toStringList().isEmpty());
        }
        CollectionReader reader({QStringLiteral("/nowhere/puzzles.txt"), {}});
        QSignalSpy arrived(&reader, &CollectionReader::arrived);
        QSignalSpy finished(&reader, &CollectionReader::finished);
        QVERIFY(finished.wait(kLong));
        QCOMPARE(arrived.count(), 0);
        QVERIFY(finished.first().first().toStringList().first().contains(QStringLiteral("/nowhere/puzzles.txt")));
    }

    void aReaderEndsAtAnyTime()
    {
        const QString path = m_folder.filePath(QStringLiteral("long.txt"));
        write(path, manyLines(30000).join('\n'));
        for (int i = 0; i < 20; ++i) {
            CollectionReader reader({path, {}});
            std::size_t count = 0;
            connect(&reader, &CollectionReader::arrived, this, [&](const PuzzleChunks& chunks) {
                for (const auto& chunk : chunks)
                    count += chunk->size();
                reader.cancel();
            });
            QSignalSpy finished(&reader, &CollectionReader::finished);
            if (i % 2 == 0)
                continue; // gone at once
            QVERIFY(finished.wait(kLong));
            QVERIFY(count > 0);
        }
    }

    /// Beside the recording of each puzzle, as the debugger shows it, and plain backtracking.
    void analysesAsTheDebuggerShows()
    {
        std::vector<Grid> puzzles{
            gridOf(kArticleEasy), gridOf(kArticleHard), gridOf(kNoSolution), gridOf("11" + std::string(79, '.'))};
        Random random(4);
        for (int i = 0; i < 12; ++i) {
            Grid grid = randomSolution(random);
            for (int holes = 40 + i * 2; holes > 0; --holes)
                grid.setDigit(Cell::fromIndex(randomNumber(random, 0, 80)), 0);
            puzzles.push_back(grid);
        }
        Collection collection;
        collection.append(chunksOf(puzzles));
        CollectionAnalysis analysis(makeLoopBatch, &collection);
        RunOptions options;
        options.pass.rules
            = {article::HiddenSingleRow, article::NakedSingleBox, article::PointingRow, article::PointingColumn};
        analysis.setOptions(options);
        analysis.start();
        QVERIFY(analysis.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!analysis.isRunning(), kLong);
        QVERIFY(analysis.isComplete());
        LoopBackend backend;
        int guessed = 0;
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            const PuzzleOutcome& outcome = collection.outcome(i);
            const Recording run = record(backend, puzzles[i], options);
            QCOMPARE(static_cast<int>(outcome.passes), run.passCount());
            QCOMPARE(static_cast<int>(outcome.pushes), run.pushes());
            QCOMPARE(static_cast<int>(outcome.pops), run.pops());
            int depth = 0;
            std::array<std::uint16_t, kRuleCount> fired{};
            for (int pass = 1; pass <= run.passCount(); ++pass) {
                depth = std::max(depth, run.stateAt(run.endOf(pass)).depth());
                for (std::size_t rule = 0; rule < options.pass.rules.size(); ++rule) {
                    const int step = static_cast<int>(rule) + 1;
                    if (!(run.stateAt({pass, step}).candidates
                            == run.stateAt(step == 1 ? run.endOf(pass - 1) : Position{pass, step - 1}).candidates))
                        ++fired[static_cast<std::size_t>(options.pass.rules[rule])];
                }
            }
            QCOMPARE(static_cast<int>(outcome.depth), depth);
            for (std::size_t rule = 0; rule < fired.size(); ++rule)
                QCOMPARE(collection.fired(i, static_cast<RuleId>(rule)), int{fired[rule]});
            const std::size_t solutions = solutionsOf(puzzles[i].startingCandidates(), 2).size();
            QCOMPARE(outcome.verdict,
                solutions == 0       ? PuzzleVerdict::None
                    : solutions == 1 ? PuzzleVerdict::Unique
                                     : PuzzleVerdict::Several);
            guessed += run.pushes() > 0 ? 1 : 0;
        }
        QVERIFY(guessed > 3);
    }

    void limitsAndMissingSearchAreSaid()
    {
        Collection collection;
        collection.append(chunksOf({gridOf(kArticleHard), gridOf(kArticleEasy), Grid()}));
        CollectionAnalysis analysis(makeLoopBatch, &collection);
        RunOptions options;
        options.maxPasses = 9;
        analysis.setOptions(options);
        analysis.start();
        QTRY_VERIFY_WITH_TIMEOUT(!analysis.isRunning(), kLong);
        QCOMPARE(collection.outcome(0).verdict, PuzzleVerdict::OutOfPasses);
        QCOMPARE(collection.outcome(0).passes, 9U);
        QCOMPARE(collection.outcome(1).verdict, PuzzleVerdict::Unique);

        options = {};
        options.pass.search = false;
        analysis.setOptions(options);
        QVERIFY(analysis.isOld());
        analysis.start();
        QVERIFY(!analysis.isOld());
        QTRY_VERIFY_WITH_TIMEOUT(!analysis.isRunning(), kLong);
        QCOMPARE(collection.outcome(0).verdict, PuzzleVerdict::Stalled);
        QCOMPARE(collection.outcome(1).verdict, PuzzleVerdict::Unique);
        QCOMPARE(collection.outcome(2).verdict, PuzzleVerdict::Stalled);
        QVERIFY(analysis.isComplete());
    }

    /// Cancelled at every point of both stages; then it goes on where it was, and no puzzle is run twice.
    void isCancelledAndGoesOn()
    {
        constexpr int kCount = 7;
        for (int at = 0; at <= 2 * kCount; ++at) {
            std::atomic<int> allowed = at;
            Collection collection;
            collection.append(chunksOf(std::vector<Grid>(kCount)));
            CollectionAnalysis analysis([&] { return std::make_unique<SlowEngine>(allowed, false); }, &collection);
            analysis.start();
            const auto doneNow
                = [&] { return static_cast<int>(2 * collection.knownCount() - collection.waitingCount()); };
            QTRY_COMPARE_WITH_TIMEOUT(allowed.load(), 0, kLong);
            analysis.cancel();
            QTRY_VERIFY_WITH_TIMEOUT(!analysis.isRunning(), kLong);
            QCOMPARE(doneNow(), at);
            QCOMPARE(analysis.isComplete(), at == 2 * kCount);
            allowed = 2 * kCount - at;
            analysis.start();
            QTRY_VERIFY_WITH_TIMEOUT(!analysis.isRunning(), kLong);
            QVERIFY(analysis.isComplete());
            QCOMPARE(allowed.load(), 0);
            for (std::size_t i = 0; i < kCount; ++i) {
                QCOMPARE(collection.outcome(i).verdict, PuzzleVerdict::Unique);
                QCOMPARE(collection.fired(i, article::NakedSingleBox), 65535); // as far as there is room
            }
        }
    }

    void anotherFileEndsIt()
    {
        std::atomic<int> allowed = 3;
        Collection collection;
        collection.append(chunksOf(std::vector<Grid>(9)));
        CollectionAnalysis analysis([&] { return std::make_unique<SlowEngine>(allowed, false); }, &collection);
        analysis.start();
        QTRY_COMPARE_WITH_TIMEOUT(allowed.load(), 0, kLong);
        collection.begin(QStringLiteral("other"));
        QVERIFY(!analysis.isRunning());
        collection.append(chunksOf(std::vector<Grid>(2)));
        allowed = 100; // the old thread, were it still at it, would tell of puzzles that are not there
        QTest::qWait(100);
        QCOMPARE(collection.knownCount(), std::size_t{0});
        analysis.start();
        QTRY_VERIFY_WITH_TIMEOUT(!analysis.isRunning(), kLong);
        QCOMPARE(collection.knownCount(), std::size_t{2});
        waitForBackgroundWork(); // the old thread counts here
    }

    void aFailureIsTold()
    {
        std::atomic<int> allowed = 0;
        Collection collection;
        collection.append(chunksOf(std::vector<Grid>(2)));
        CollectionAnalysis analysis([&] { return std::make_unique<SlowEngine>(allowed, true); }, &collection);
        QSignalSpy failed(&analysis, &CollectionAnalysis::failed);
        analysis.start();
        QVERIFY(failed.wait(kLong));
        QVERIFY(failed.first().first().toString().contains(QStringLiteral("no power")));
        QVERIFY(!analysis.isRunning());
    }

    void savesLinesAndTables()
    {
        Collection collection;
        ChunkMaker maker;
        Puzzle easy;
        easy.givens = gridOf(kArticleEasy);
        easy.comment = "say \"easy\", they do";
        maker.add(easy);
        Puzzle marked;
        marked.givens = gridOf(kArticleHard);
        PuzzleDetails details;
        details.candidates = pencilMarks(marked.givens);
        marked.setDetails(details);
        maker.add(marked);
        collection.append(maker.takeAll());
        CollectionOutcomes outcomes;
        outcomes.runs = {{0, {8, 0, 0, 0, PuzzleVerdict::Unique}, {1, 2, 3, 4, 5, 6, 7, 8, 9}}};
        collection.take(outcomes);

        const QByteArray lines = saved(collection, {1, 0}, CollectionFormat::Lines);
        const PuzzleTextResult read = readPuzzles({lines.constData(), static_cast<std::size_t>(lines.size())});
        QCOMPARE(read.puzzles.size(), std::size_t{2});
        QVERIFY(read.puzzles[0].startingGrid() == marked.startingGrid());
        QCOMPARE(read.puzzles[1].givens, easy.givens);
        QCOMPARE(read.puzzles[1].comment, easy.comment);

        QCOMPARE(saved(collection, {0}, CollectionFormat::Sdm), QByteArray(kArticleEasy).replace('.', '0') + '\n');

        const QByteArray table = saved(collection, {0, 1}, CollectionFormat::Csv);
        const QList<QByteArray> rows = table.split('\n');
        QCOMPARE(rows.size(), 4); // and the empty one behind the last line end
        QCOMPARE(rows[1],
            "1," + QByteArray(kArticleEasy) + "," + QByteArray::number(easy.givens.givenCount())
                + ",\"say \"\"easy\"\", they do\",unique,8,0,0,0,1,2,3,4,5,6,7,8,9");
        QCOMPARE(rows[2].count(','), rows[0].count(','));
        QVERIFY(rows[2].endsWith(",,,,,,,,,,,,,,,"));
        const PuzzleTextResult again = readPuzzles({table.constData(), static_cast<std::size_t>(table.size())});
        QCOMPARE(again.puzzles.size(), std::size_t{2});
        QCOMPARE(again.puzzles[0].givens, easy.givens);
    }

    /// A comment comes from anybody's file: in a table no spreadsheet may reckon with it.
    void aTableHasNoFormulas_data()
    {
        QTest::addColumn<QByteArray>("comment");
        QTest::addColumn<QByteArray>("field");
        QTest::newRow("equals") << QByteArray("=1+1") << QByteArray("\"'=1+1\"");
        QTest::newRow("plus") << QByteArray("+49 30") << QByteArray("\"'+49 30\"");
        QTest::newRow("minus") << QByteArray("-2") << QByteArray("\"'-2\"");
        QTest::newRow("at") << QByteArray("@SUM(A1)") << QByteArray("\"'@SUM(A1)\"");
        QTest::newRow("tab") << QByteArray("\tx") << QByteArray("\"'\tx\"");
        QTest::newRow("carriage return") << QByteArray("\rx") << QByteArray("\"' x\"");
        QTest::newRow("blank") << QByteArray(" =1") << QByteArray("\"' =1\"");
        QTest::newRow("full width") << QByteArray("\xef\xbc\x9d"
                                                  "1")
                                    << QByteArray("\"'\xef\xbc\x9d"
                                                  "1\"");
        QTest::newRow("quotes, comma") << QByteArray("=HYPERLINK(\"http://x\",\"y\")")
                                       << QByteArray("\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\"");
        // Fields with semicolons or tabs, which may separate cells
        QTest::newRow("behind a semicolon") << QByteArray("a; =1;-b") << QByteArray("\"a;' =1;'-b\"");
        QTest::newRow("behind a tab") << QByteArray("a\t=1") << QByteArray("\"a\t'=1\"");
        QTest::newRow("behind a quote") << QByteArray("\";=1") << QByteArray("\"\"\";'=1\"");
        QTest::newRow("two lines") << QByteArray("a\n=1") << QByteArray("a =1");
        // Text that is not a formula stays unchanged
        QTest::newRow("none") << QByteArray("SE 7.1 = hard - @home") << QByteArray("SE 7.1 = hard - @home");
        QTest::newRow("nothing") << QByteArray() << QByteArray();
    }
    void aTableHasNoFormulas()
    {
        QFETCH(const QByteArray, comment);
        QFETCH(const QByteArray, field);
        Puzzle puzzle;
        puzzle.givens = gridOf(kArticleEasy);
        puzzle.comment = comment.toStdString();
        ChunkMaker maker;
        maker.add(puzzle);
        Collection collection;
        collection.append(maker.takeAll());
        const QByteArray table = saved(collection, {0}, CollectionFormat::Csv);
        const QByteArray row = table.split('\n').at(1);
        const QByteArray before = "1," + QByteArray(kArticleEasy) + ",";
        QVERIFY2(row.startsWith(before), row.constData());
        const qsizetype at = row.indexOf(',', before.size()) + 1;
        QCOMPARE(row.mid(at, row.size() - at - 14), field);
        const PuzzleTextResult again = readPuzzles({table.constData(), static_cast<std::size_t>(table.size())});
        QVERIFY(again.errors.empty());
        QCOMPARE(again.puzzles.size(), std::size_t{1});
        QCOMPARE(again.puzzles[0].givens, puzzle.givens);
    }

    void aFileThatCannotBeWrittenIsSaid()
    {
        Collection collection;
        collection.append(chunksOf({Grid()}));
        CollectionWriter writer(collection, {0}, QStringLiteral("/nowhere/x.txt"), CollectionFormat::Lines);
        QSignalSpy finished(&writer, &CollectionWriter::finished);
        QVERIFY(finished.wait(kLong));
        QVERIFY(!finished.first().first().toString().isEmpty());
    }

    void theEndOfANameTellsTheFormat()
    {
        using enum CollectionFormat;
        for (const CollectionFormat otherwise : {Lines, Sdm, Csv}) {
            QCOMPARE(collectionFormatOf(QStringLiteral("/a/b.txt"), otherwise), Lines);
            QCOMPARE(collectionFormatOf(QStringLiteral("b.SDM"), otherwise), Sdm);
            QCOMPARE(collectionFormatOf(QStringLiteral("b.txt.csv"), otherwise), Csv);
            QCOMPARE(collectionFormatOf(QStringLiteral("b.dat"), otherwise), otherwise);
            QCOMPARE(collectionFormatOf(QStringLiteral("/txt/csv"), otherwise), otherwise);
        }
    }

    /// Deleting the writer at once does not lose the file.
    void whatIsBeingSavedIsWritten()
    {
        constexpr std::size_t kCount = 100000;
        Collection collection;
        collection.append(chunksOf(std::vector<Grid>(kCount)));
        std::vector<std::uint32_t> all(kCount);
        std::iota(all.begin(), all.end(), 0U);
        const QString path = m_folder.filePath(QStringLiteral("at_once.txt"));
        {
            const CollectionWriter writer(collection, all, path, CollectionFormat::Lines);
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), (QByteArray(81, '.') + '\n').repeated(kCount));
    }

private:
    static PuzzleChunks chunksOf(const std::vector<Grid>& grids)
    {
        ChunkMaker maker;
        for (const Grid& grid : grids) {
            Puzzle puzzle;
            puzzle.givens = grid;
            maker.add(puzzle);
        }
        return maker.takeAll();
    }

    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    QByteArray saved(const Collection& collection, std::vector<std::uint32_t> puzzles, CollectionFormat format)
    {
        const QString path = m_folder.filePath(QStringLiteral("saved"));
        CollectionWriter writer(collection, std::move(puzzles), path, format);
        QSignalSpy finished(&writer, &CollectionWriter::finished);
        if (!finished.wait(kLong) || !finished.first().first().toString().isEmpty())
            return "failed";
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("missing");
    }

    QTemporaryDir m_folder;
};

CONVOKU_GUILESS_TEST(TestCollection)
#include "tst_collection.moc"
