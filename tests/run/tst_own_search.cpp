// SPDX-License-Identifier: MIT
// Searches and encodings that did not come with the program: what may run, and what is seen while it runs.
#include "solver/error.h"
#include "solver/network/text/part_layers.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/encoding.h"
#include "solver/run/runner.h"
#include "tests/support/backtracking.h"
#include "tests/support/foreign_network.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// The search of the program under another name, with some of its lines written otherwise.
std::string searchText(const std::vector<std::pair<std::string, std::string>>& changes)
{
    std::string text(shippedText("fewest_candidates"));
    text.replace(text.find("fewest_candidates"), 17, "of_mine");
    for (const auto& [line, other] : changes) {
        if (text.find(line) == std::string::npos)
            qFatal("no such line");
        text.replace(text.find(line), line.size(), other);
        // Adds words until the line has one for each of its layers.
        for (int words = 1; words < 12; ++words) {
            const auto parsed = parseNetworkFile(text);
            const auto* file = std::get_if<NetworkFile>(&parsed);
            const auto mistake = file == nullptr ? std::nullopt : checkPart(file->parts.front());
            if (!mistake || mistake->expected != TextMistake::Expected::Words)
                break;
            text.insert(text.find('\n', text.find(other)), "; more");
        }
    }
    return text;
}

ModelPtr modelWith(const std::vector<std::pair<std::string, std::string>>& changes)
{
    return modelIn(searchText(changes)
        + "\nnetwork n:\n    \"N.\"\n    encoding digits_as_planes\n    rule naked_single(box), pointing(row), "
          "pointing(column), hidden_single(row), hidden_single(column), hidden_single(box), naked_pair(row)\n"
          "    verdict clashes\n    search of_mine\n");
}

RunOptions runOf(const ModelPtr& model)
{
    return {{model->everyRule(), true, false, model}, 0};
}

const char* const kFew = "few = scaled(count, by=-1, plus=side + 1)";
/// Changes only the choice: the cell with most candidates, and its largest digit.
const std::vector<std::pair<std::string, std::string>> kMostFirst{{kFew, "few = scaled(count, by=1, plus=0)"}};
/// Among undecided cells those with four to six candidates first.
const std::vector<std::pair<std::string, std::string>> kSparseHalf{
    {"score = product(few, open)", "score = product(few, maximum(open, product(open, count)))"}};

} // namespace

class TestOwnSearch : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();

private Q_SLOTS:
    void whatKeepsTheStack_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<bool>("keeps");
        QTest::newRow("as it is") << QByteArray(kFew) << QByteArray(kFew) << true;
        QTest::newRow("another score") << QByteArray(kFew) << QByteArray("few = scaled(count, by=1, plus=0)") << true;
        QTest::newRow("a line more") << QByteArray("    score = product(few, open)")
                                     << QByteArray("    more = sum(few, few) # m\n    score = product(more, open)")
                                     << true;
        QTest::newRow("records nothing") << QByteArray("select(stack, derived_level, removed)")
                                         << QByteArray("select(stack, stack, removed)") << false;
        QTest::newRow("pushes always") << QByteArray("push = stuck & ~contradiction")
                                       << QByteArray("push = stuck | ~contradiction") << false;
        QTest::newRow("another level") << QByteArray("pushed_level = scaled(level, by=1, plus=2)")
                                       << QByteArray("pushed_level = scaled(level, by=1, plus=4)") << false;
        QTest::newRow("sets aside what it likes")
            << QByteArray("set_aside = in_cell & ~chosen") << QByteArray("set_aside = in_cell & chosen") << false;
        QTest::newRow("another digit") << QByteArray("digits = largest(in_cell, over=board)")
                                       << QByteArray("digits = largest(ruled, over=board)") << false;
        QTest::newRow("more than a cell")
            << QByteArray("in_cell = ruled & cell") << QByteArray("in_cell = ruled & (cell | cell)") << false;
        QTest::newRow("a number for each candidate")
            << QByteArray("score = product(few, open)") << QByteArray("score = product(ruled, open)") << false;
        QTest::newRow("states a range") << QByteArray("score = product(few, open)")
                                        << QByteArray("score = within(product(few, open), from=0, to=1)") << false;
        QTest::newRow("states one inside of something")
            << QByteArray("score = product(few, open)")
            << QByteArray("score = product(few, within(scaled(open, by=2, plus=0), from=0, to=1))") << false;
        QTest::newRow("brings back more") << QByteArray("popped_candidates = restored & stands")
                                          << QByteArray("popped_candidates = restored | stands") << false;
    }
    void whatKeepsTheStack()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, other);
        QFETCH(const bool, keeps);
        const auto file
            = std::get<NetworkFile>(parseNetworkFile(searchText({{line.toStdString(), other.toStdString()}})));
        QCOMPARE(keepsTheStack(file.parts.front(), {}), keeps);
    }

    /// Whatever is guessed: it ends with the solution, and a batch takes the same passes as a run.
    void solves_data()
    {
        QTest::addColumn<bool>("most");
        QTest::newRow("most candidates first") << true;
        QTest::newRow("another score") << false;
    }
    void solves()
    {
        QFETCH(const bool, most);
        const ModelPtr model = modelWith(most ? kMostFirst : kSparseHalf);
        const std::vector<Grid> puzzles{
            gridOf(kArticleEasy), gridOf(kArticleHard), gridOf(kLosesCandidate17), gridOf(kLosesCandidateHard)};
        std::vector<Recording> runs;
        for (const Grid& puzzle : puzzles) {
            RunOptions options = runOf(model);
            options.maxPasses = 4000;
            runs.push_back(record(*m_backend, puzzle, options));
            const Recording& run = runs.back();
            if (run.result() == RunResult::OutOfPasses)
                continue; // most candidates first is a bad idea
            QVERIFY(run.result() == RunResult::Solved);
            QVERIFY(Grid::fromDecided(run.lastState().candidates) == solutionsOf(puzzle, 2).front());
            // Any state of it is what the network handed on.
            QVERIFY(run.stateAt(run.last()) == run.lastState());
        }
        BatchOptions options;
        options.model = model;
        options.rules = model->everyRule();
        options.maxPasses = 4000;
        int ended = 0;
        const auto finished = [&](std::size_t puzzle, const SolveOutcome& outcome) {
            const Recording& run = runs[puzzle];
            QVERIFY(outcome.result == run.result());
            QCOMPARE(outcome.passes, run.passCount());
            QCOMPARE(outcome.pushes, run.pushes());
            QCOMPARE(outcome.pops, run.pops());
            ++ended;
        };
        BitwiseBatch().solve(
            puzzlesInOrder(puzzles.size(), [&](std::size_t puzzle) { return StartingGrid(puzzles[puzzle]); }), options,
            finished, {});
        QCOMPARE(ended, 4);
        QVERIFY(std::ranges::count(runs, RunResult::Solved, [](const Recording& run) { return *run.result(); }) >= 2);
    }

    /// Faults that appear only when the layers run end every way of running them, with a reason.
    void faults_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<QByteArray>("verdict");
        QTest::addColumn<int>("kind");
        const QByteArray open = "open = clamp(scaled(count, by=1, plus=-1), from=0, to=1)";
        // The same cell again and again: there is nothing to take back.
        QTest::newRow("decided cells") << open << QByteArray("open = any(equals(count, 1))") << QByteArray("clashes")
                                       << int(NetworkFault::Kind::TooDeep);
        // At last all cells are decided or empty, and the first one is taken.
        QTest::newRow("empty cells") << open << open << QByteArray("blind") << int(NetworkFault::Kind::WrongGuess);
    }
    void faults()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, other);
        QFETCH(const QByteArray, verdict);
        QFETCH(const int, kind);
        const ModelPtr model = modelIn(searchText({{line.toStdString(), other.toStdString()}})
            + "\nverdict blind(candidates):\n    \"Sees nothing.\"\n"
              "    any = largest(largest(any(count(candidates, over=digit)), over=board), over=plane)  # a; b; c; d\n"
              "    solved = any & ~any  # e; f\n    contradiction = solved & any  # g\n"
              "    return solved, contradiction\n"
              "\nnetwork n:\n    \"N.\"\n    encoding digits_as_planes\n"
              "    rule naked_single(box), pointing(row), pointing(column)\n"
              "    verdict "
            + verdict.toStdString() + "\n    search of_mine\n");
        QVERIFY(keepsTheStack(**model->search, {}));
        // No candidate is left in the first cell.
        Grid puzzle = gridOf(kArticleHard);
        puzzle.setDigit({0, 0}, 0);
        for (int digit = 1; digit <= 8; ++digit)
            puzzle.setDigit({0, digit}, digit);
        puzzle.setDigit({5, 0}, 9);
        const auto kindOf = [](const auto& run) {
            try {
                run();
            } catch (const NetworkFault& fault) {
                return static_cast<int>(fault.kind);
            }
            return -1;
        };
        const Grid& runs = verdict == "blind" ? puzzle : gridOf(kArticleHard);
        QCOMPARE(kindOf([&] { record(*m_backend, runs, runOf(model)); }), kind);
        BatchOptions options;
        options.model = model;
        options.rules = model->everyRule();
        const auto finished = [](std::size_t, const SolveOutcome&) { QFAIL("it has no end"); };
        for (const int solutions : {1, 2}) {
            options.solutions = solutions;
            QCOMPARE(kindOf([&] { solveBatch(*m_backend, std::span(&runs, 1), options, finished); }),
                int(NetworkFault::Kind::TooDeep));
            QCOMPARE(kindOf([&] {
                BitwiseBatch().solve(
                    puzzlesInOrder(1, [&](std::size_t) { return StartingGrid(runs); }), options, finished, {});
            }),
                int(NetworkFault::Kind::TooDeep));
        }
    }

    /// An encoding that is right for all that is tried beforehand, and wrong for one puzzle: no engine goes on with it.
    void anEncodingThatLiesSometimes()
    {
        // From 21 givens on nothing is possible.
        std::string lies(shippedText("digits_as_planes"));
        lies.replace(lies.find("digits_as_planes"), 16, "of_mine");
        lies.replace(lies.find("    candidates = "), 17, "    right = ");
        lies.replace(lies.find("    return candidates"), 21,
            "    few = ~clamp(scaled(count(any(digits), over=board), by=1, plus=-20), from=0, to=1)  # a; b; c; d; e\n"
            "    all = equals(count(any(digits), over=board), 81)  # f; g; h\n"
            "    candidates = right & (few | all)  # i; j\n    return candidates");
        const ModelPtr model = modelIn(lies + "\nnetwork n:\n    \"N.\"\n    encoding of_mine\n    verdict clashes\n");
        QVERIFY(!wronglyEncoded(*model));
        const Grid puzzle = gridOf(kArticleEasy);
        RunOptions run{{{}, false, false, model}, 0};
        QVERIFY_THROWS_EXCEPTION(NetworkFault, record(*m_backend, puzzle, run));
        BatchOptions options;
        options.model = model;
        options.rules = {};
        options.search = false;
        const auto finished = [](std::size_t, const SolveOutcome&) { QFAIL("not with this start"); };
        QVERIFY_THROWS_EXCEPTION(NetworkFault, solveBatch(*m_backend, std::span(&puzzle, 1), options, finished));
        QVERIFY_THROWS_EXCEPTION(NetworkFault,
            BitwiseBatch().solve(
                puzzlesInOrder(1, [&](std::size_t) { return StartingGrid(puzzle); }), options, finished, {}));
    }

    void encodings_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<bool>("right");
        const QByteArray line = "    return candidates";
        QTest::newRow("under another name") << line << line << true;
        QTest::newRow("written otherwise")
            << line << QByteArray("    extra = any(candidates) # x\n    return candidates") << true;
        QTest::newRow("loses a digit") << QByteArray("beside(identity(side), ones(side, 1))")
                                       << QByteArray("beside(identity(side), above(ones(side - 1, 1), zeros(1, 1)))")
                                       << false;
        QTest::newRow("all digits everywhere") << QByteArray("beside(identity(side), ones(side, 1))")
                                               << QByteArray("beside(zeros(side, side), ones(side, 1))") << false;
    }
    void encodings()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, other);
        QFETCH(const bool, right);
        std::string text(shippedText("digits_as_planes"));
        text.replace(text.find("digits_as_planes"), 16, "of_mine");
        QVERIFY(text.find(line.toStdString()) != std::string::npos);
        text.replace(text.find(line.toStdString()), static_cast<std::size_t>(line.size()), other.toStdString());
        const ModelPtr model = modelIn(text + "\nnetwork n:\n    \"N.\"\n    encoding of_mine\n    verdict clashes\n");
        const auto grid = wronglyEncoded(*model);
        QCOMPARE(!grid.has_value(), right);
        RunOptions options{{{}, false, false, model}, 0};
        if (right)
            QVERIFY(record(*m_backend, gridOf(kArticleEasy), options).result() == RunResult::Stalled);
        else
            QVERIFY_THROWS_EXCEPTION(Error, record(*m_backend, *grid, options));
        QVERIFY(!wronglyEncoded(*articleModel()));
    }
};

CONVOKU_APPLESS_TEST(TestOwnSearch)
#include "tst_own_search.moc"
