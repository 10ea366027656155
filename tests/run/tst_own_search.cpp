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
        // As many words as the line has layers now.
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

const char* const kFew = "few = scaled(count, by=-1, plus=10)";
/// Nothing but the choice: the cell with most candidates, and its largest digit.
const std::vector<std::pair<std::string, std::string>> kMostCandidates{{kFew, "few = scaled(count, by=1, plus=0)"}};
/// Another cell and digit: the one whose number, 1 … 729, is the largest among cells with two candidates or more.
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
        QTest::newRow("a line more") << QByteArray("    cell = pick_one(score)")
                                     << QByteArray("    more = sum(score, score) # m\n    cell = pick_one(more)")
                                     << true;
        QTest::newRow("records nothing") << QByteArray("select(stack, derived_level, removed)")
                                         << QByteArray("select(stack, stack, removed)") << false;
        QTest::newRow("pushes always") << QByteArray("push = stuck & ~contradiction")
                                       << QByteArray("push = stuck | ~contradiction") << false;
        QTest::newRow("another level") << QByteArray("pushed_level = scaled(level, by=1, plus=2)")
                                       << QByteArray("pushed_level = scaled(level, by=1, plus=4)") << false;
        QTest::newRow("sets aside what it likes")
            << QByteArray("set_aside = in_cell & ~chosen") << QByteArray("set_aside = in_cell & chosen") << false;
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
        QCOMPARE(keepsTheStack(file.parts.front()), keeps);
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
        const ModelPtr model = modelWith(most ? kMostCandidates : kSparseHalf);
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

    /// What layers only show when they run: an error with a reason, and never a state that nobody can account for.
    void wrongGuesses_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("no candidate") << QByteArray("chosen = digit & cell")
                                      << QByteArray("chosen = digit & (cell & ~cell)") << QByteArray("one candidate");
        QTest::newRow("several") << QByteArray("chosen = digit & cell")
                                 << QByteArray("chosen = in_cell & (cell | cell)") << QByteArray("one candidate");
        QTest::newRow("one that is gone") << QByteArray("chosen = digit & cell")
                                          << QByteArray("chosen = reshape(pick_one(reshape(digits & ~digits, 1, 9, "
                                                        "1)), 9, 1, 1) & pick_one(equals(count, 1))")
                                          << QByteArray("was not there");
        QTest::newRow("sets aside what is gone")
            << QByteArray("in_cell = ruled & cell") << QByteArray("in_cell = cell | (ruled & cell)")
            << QByteArray("was not there");
    }
    void wrongGuesses()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, other);
        QFETCH(const QByteArray, told);
        const std::string text = searchText({{line.toStdString(), other.toStdString()}});
        const ModelPtr model = modelIn(text
            + "\nnetwork n:\n    \"N.\"\n    encoding digits_as_planes\n    rule naked_single(box)\n"
              "    verdict clashes\n    search of_mine\n");
        QVERIFY(keepsTheStack(*model->search));
        std::string why;
        try {
            RunOptions options = runOf(model);
            options.maxPasses = 1000;
            record(*m_backend, gridOf(kArticleHard), options);
        } catch (const Error& error) {
            why = error.what();
        }
        QVERIFY2(QByteArray::fromStdString(why).contains(told), why.c_str());
    }

    /// A search that guesses nothing goes deeper with every pass: it is stopped before there is no number for its
    /// level.
    void neverDeeperThanThereAreCells()
    {
        const ModelPtr model = modelWith({{"chosen = digit & cell", "chosen = cell & ~(digit | cell)"},
            {"in_cell = ruled & cell", "in_cell = cell & ~(ruled | cell)"}});
        BatchOptions options;
        options.model = model;
        options.rules = model->everyRule();
        const std::vector<Grid> puzzles{gridOf(kArticleHard)};
        const auto finished = [](std::size_t, const SolveOutcome&) { QFAIL("it has no end"); };
        QVERIFY_THROWS_EXCEPTION(Error, solveBatch(*m_backend, puzzles, options, finished));
        QVERIFY_THROWS_EXCEPTION(Error,
            BitwiseBatch().solve(puzzlesInOrder(1, [&](std::size_t puzzle) { return StartingGrid(puzzles[puzzle]); }),
                options, finished, {}));
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
        QTest::newRow("loses a digit") << QByteArray("beside(identity(9), ones(9, 1))")
                                       << QByteArray("beside(identity(9), above(ones(8, 1), zeros(1, 1)))") << false;
        QTest::newRow("all digits everywhere")
            << QByteArray("beside(identity(9), ones(9, 1))") << QByteArray("beside(zeros(9, 9), ones(9, 1))") << false;
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

QTEST_APPLESS_MAIN(TestOwnSearch)
#include "tst_own_search.moc"
