// SPDX-License-Identifier: MIT
// Runs of a network that remembers numbers from pass to pass, against loops that do the same.
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/error.h"
#include "solver/network/text/part_layers.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/explanation.h"
#include "solver/run/inspection.h"
#include "solver/run/proof.h"
#include "solver/run/runner.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QTest>

#include <array>

using namespace convoku;
using namespace convoku::testing;

namespace {

const char kLate[] = R"(rule late_single(house: row, column, box):
    "A digit that was filled when the pass before came here goes from the rest of its house."
    memory board(planes=9, rows=9, columns=9, from=0, to=1)
    one = equals(count(candidates, over=digit), 1)  # candidates of the cell; one
    filled = candidates & one  # digits that are filled
    placed = at_least(board, 0.5)  # were filled
    there = any(count(placed, over=house))  # as many; one at least
    gone = spread(there, over=house) & ~placed  # the whole house; others; these go
    next = scaled(filled, by=0.75, plus=0)  # three quarters
    remember board = next
    cause gone
    return candidates & ~gone  # others; stay

network late:
    "Says something."
    encoding digits_as_planes
    rule late_single(row)
    rule late_single(column)
    rule late_single(box)
    verdict clashes
)";

ModelPtr lateModel()
{
    ParsedFile parsed = parseNetworkFile(kLate);
    const auto& file = std::get<NetworkFile>(parsed);
    if (const auto mistake = checkNetworkFile(file))
        qFatal("line %d: mistake %d", mistake->place.line, static_cast<int>(mistake->expected));
    return modelOf(file.networks.front(), file.parts);
}

RunOptions lateOptions(const ModelPtr& model)
{
    RunOptions options;
    options.pass = {model->everyRule(), false, false, model};
    return options;
}

using Marks = std::array<std::array<bool, 9>, 81>;

Marks boardOf(const Candidates& candidates)
{
    Marks board{};
    for (std::size_t cell = 0; cell < 81; ++cell) {
        for (std::size_t digit = 0; digit < 9; ++digit)
            board[cell][digit] = candidates.has(static_cast<int>(digit * 81 + cell));
    }
    return board;
}

bool inOneHouse(int kind, int a, int b)
{
    const auto box = [](int cell) { return cell / 27 * 3 + cell % 9 / 3; };
    return kind == 0 ? a / 9 == b / 9 : kind == 1 ? a % 9 == b % 9 : box(a) == box(b);
}

/// Holds a pass computed by loops: the board after each rule, and what each rule remembers.
struct Late
{
    std::array<Marks, 3> after{};
    std::array<Marks, 3> remembered{};
};

Late latePass(Marks board, const std::array<Marks, 3>& remembered)
{
    Late pass;
    for (int kind = 0; kind < 3; ++kind) {
        const auto rule = static_cast<std::size_t>(kind);
        const Marks before = board;
        for (int cell = 0; cell < 81; ++cell) {
            const auto& digits = before[static_cast<std::size_t>(cell)];
            for (std::size_t digit = 0; digit < 9; ++digit) {
                pass.remembered[rule][static_cast<std::size_t>(cell)][digit]
                    = digits[digit] && std::ranges::count(digits, true) == 1;
                const auto was = [&](int other) { return remembered[rule][static_cast<std::size_t>(other)][digit]; };
                for (int other = 0; other < 81; ++other) {
                    if (inOneHouse(kind, cell, other) && was(other) && !was(cell))
                        board[static_cast<std::size_t>(cell)][digit] = false;
                }
            }
        }
        pass.after[rule] = board;
    }
    return pass;
}

void compareRemembered(const State& state, const std::array<Marks, 3>& expected)
{
    QVERIFY(state.remembered);
    QCOMPARE(state.remembered->names,
        (std::vector<std::string>{"late_single_row.board", "late_single_column.board", "late_single_box.board"}));
    for (std::size_t rule = 0; rule < 3; ++rule) {
        for (std::size_t cell = 0; cell < 81; ++cell) {
            for (std::size_t digit = 0; digit < 9; ++digit)
                QCOMPARE(state.remembered->numbers[rule][digit * 81 + cell], expected[rule][cell][digit] ? 0.75F : 0.F);
        }
    }
}

const char kClash[] = "55...............................................................................";

} // namespace

class TestRemembered : public QObject
{
    Q_OBJECT

    static std::unique_ptr<Backend> backend(const QString& name)
    {
        return name == QStringLiteral("loops") ? std::make_unique<LoopBackend>()
            : name == QStringLiteral("scalar") ? makeScalarBackend()
            : name == QStringLiteral("bits")   ? makeBitwiseBackend()
                                               : makeTestedBackend();
    }

private Q_SLOTS:
    void runs_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QByteArray>("puzzle");
        for (const char* engine : {"loops", "scalar", "bits", "tested"}) {
            QTest::addRow("%s, easy", engine) << QString::fromLatin1(engine) << QByteArray(kArticleEasy);
            QTest::addRow("%s, hard", engine) << QString::fromLatin1(engine) << QByteArray(kArticleHard);
            QTest::addRow("%s, clash", engine) << QString::fromLatin1(engine) << QByteArray(kClash);
        }
    }
    void runs()
    {
        QFETCH(const QString, engine);
        QFETCH(const QByteArray, puzzle);
        const ModelPtr model = lateModel();
        const auto engineBackend = backend(engine);
        const Grid grid = gridOf(puzzle.toStdString());
        const Recording recording = record(*engineBackend, grid, lateOptions(model));
        Marks board = boardOf(grid.startingCandidates());
        std::array<Marks, 3> remembered{};
        QVERIFY(!recording.stateAt({}).remembered);
        int same = 0; // passes at the end in which nothing is new
        for (int pass = 1; pass <= recording.passCount(); ++pass) {
            const Late expected = latePass(board, remembered);
            for (int step = 1; step <= 3; ++step) {
                const State state = recording.stateAt({pass, step, 0});
                QVERIFY(boardOf(state.candidates) == expected.after[static_cast<std::size_t>(step) - 1]);
                if (pass > 1)
                    compareRemembered(state, remembered); // until the pass is over
            }
            same = pass > 1 && board == expected.after[2] && remembered == expected.remembered ? same + 1 : 0;
            board = expected.after[2];
            remembered = expected.remembered;
            QVERIFY(same == 0 || pass == recording.passCount());
            compareRemembered(recording.stateAt(recording.endOf(pass)), remembered);
        }
        // Backwards too, and without those that are at hand.
        const Recording copy(recording);
        for (int pass = recording.passCount(); pass > 0; --pass)
            QVERIFY(copy.stateAt(copy.endOf(pass)) == recording.stateAt(recording.endOf(pass)));
        QVERIFY(copy.lastState() == recording.lastState());
        const RunResult result = *recording.result();
        if (puzzle == kClash)
            QVERIFY(result == RunResult::NoSolution);
        else
            QVERIFY(result == RunResult::Solved ? same == 0 : result == RunResult::Stalled && same == 1);
        QVERIFY(recording.passCount() > (puzzle == kClash ? 0 : 2));
    }

    /// A run that was broken off goes on as if nothing had been.
    void resumes()
    {
        const ModelPtr model = lateModel();
        const auto scalar = makeScalarBackend();
        const Grid grid = gridOf(kArticleHard);
        const Recording whole = record(*scalar, grid, lateOptions(model));
        RunOptions options = lateOptions(model);
        options.maxPasses = 2;
        Recording parted = record(*scalar, grid, options);
        QCOMPARE(parted.passCount(), 2);
        QVERIFY(*parted.result() == RunResult::OutOfPasses);
        parted.reopen();
        Runner runner(*scalar, parted, 0);
        while (!runner.ended())
            parted.append(runner.nextPass());
        QCOMPARE(parted.passCount(), whole.passCount());
        for (int pass = 1; pass <= whole.passCount(); ++pass)
            QVERIFY(parted.stateAt(parted.endOf(pass)) == whole.stateAt(whole.endOf(pass)));
    }

    void inBatches_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("one by one") << 1;
        QTest::newRow("three at once") << 3;
    }
    void inBatches()
    {
        QFETCH(const int, size);
        const ModelPtr model = lateModel();
        const auto scalar = makeScalarBackend();
        std::vector<Grid> puzzles{gridOf(kArticleEasy), gridOf(kClash), gridOf(kArticleHard), gridOf(kLosesCandidate17),
            gridOf(kArticleEasy), Grid()};
        BatchOptions options;
        options.model = model;
        options.rules = model->everyRule();
        options.search = false;
        options.batchSize = size;
        std::size_t finished = 0;
        const PuzzleFinished check = [&](std::size_t puzzle, const SolveOutcome& outcome) {
            ++finished;
            const Recording expected = record(*scalar, puzzles[puzzle], lateOptions(model));
            QVERIFY(outcome.result == *expected.result());
            QCOMPARE(outcome.passes, expected.passCount());
            if (outcome.solutions.empty())
                QVERIFY(outcome.last == expected.lastState().candidates);
        };
        QVERIFY(solveBatch(*scalar, puzzles, options, check, {}));
        QCOMPARE(finished, puzzles.size());
        // Solves again with the engine that runs collections.
        finished = 0;
        BitwiseBatch batch;
        QVERIFY(batch.solve(
            puzzlesInOrder(puzzles.size(), [&](std::size_t puzzle) { return StartingGrid(puzzles[puzzle]); }), options,
            check, {}));
        QCOMPARE(finished, puzzles.size());
    }

    /// Why something went is asked with what was remembered then: without it, it would have stayed.
    void isExplained()
    {
        const ModelPtr model = lateModel();
        const auto scalar = makeScalarBackend();
        const Recording recording = record(*scalar, gridOf(kArticleHard), lateOptions(model));
        Explainer explainer(*scalar, model);
        int explained = 0;
        for (const Event& event : recording.events()) {
            if (event.kind != EventKind::Rule)
                continue;
            const State before = recording.stateAt({static_cast<int>(event.pass), event.step, 1});
            const auto removed = recording.changed(event).first(1);
            explainer.setKeepRunning({});
            QVERIFY(!explainer.causes(event.rule, before, removed).front().empty());
            // It hangs on nothing that is there now.
            const Explanation why = explainer.explain(event.rule, before, removed).front();
            QVERIFY(why.present.empty() && why.absent.empty() && why.causes.size() == 1);
            QVERIFY(why.causes.front().there.empty() && why.causes.front().gone.empty());
            if (!explainer.rulesRemoving({event.rule}, before, removed.front()).empty())
                ++explained;
            QVERIFY(explainer.causes(event.rule, before.candidates, removed).front().empty());
            QVERIFY(explainer.rulesRemoving({event.rule}, before.candidates, removed.front()).empty());
            QVERIFY(prove(explainer, recording, removed.front(), recording.last()));
            explainer.setKeepRunning([] { return false; });
            QVERIFY_THROWS_EXCEPTION(Error, explainer.explain(event.rule, before, removed));
        }
        QVERIFY(explained >= 3);
    }

    /// A network that never comes to rest ends all the same, in runs as in batches.
    void hasAnEnd()
    {
        const char text[] = R"(rule flips():
    "Says something."
    memory side(planes=1, rows=1, columns=1, from=0, to=1)
    memory ballast(planes=32, rows=32, columns=127, from=0, to=1)
    x = ~at_least(side, 0.5)  # was on; is on
    a = learned(ballast, a, planes=1)  # mixed
    b = clamp(sum(ballast, scaled(a, by=0, plus=0)), from=0, to=1)  # nothing; both; within bounds
    remember side = x
    remember ballast = b
    cause x
    return candidates & candidates  # stay

network endless:
    "Says something."
    encoding digits_as_planes
    rule flips()
    verdict clashes
)";
        ParsedFile parsed = parseNetworkFile(text);
        const auto& file = std::get<NetworkFile>(parsed);
        QVERIFY(!checkNetworkFile(file));
        const ModelPtr model = modelOf(file.networks.front(), file.parts);
        const PassPtr pass = buildSharedPass(lateOptions(model).pass);
        QCOMPARE(pass->mostPasses, (256 << 20) / 4 / (32 * 32 * 127 + 1));
        const PassPtr late = buildSharedPass(lateOptions(lateModel()).pass);
        QCOMPARE(late->mostPasses, 4096); // three times 729 numbers would be more
        const auto scalar = makeScalarBackend();
        BatchOptions options;
        options.model = model;
        options.rules = model->everyRule();
        options.search = false;
        const std::vector<Grid> puzzles{gridOf(kArticleHard)};
        int passes = 0;
        QVERIFY(solveBatch(*scalar, puzzles, options,
            [&](std::size_t, const SolveOutcome& outcome) {
                QVERIFY(outcome.result == RunResult::OutOfPasses);
                passes = outcome.passes;
            },
            {}));
        QCOMPARE(passes, pass->mostPasses);
        Runner runner(*scalar, puzzles.front(), lateOptions(model));
        for (int i = 1; i < passes; ++i)
            QVERIFY(!runner.nextPass().result);
        QVERIFY(runner.nextPass().result == RunResult::OutOfPasses);
    }

    /// The values that a view shows of a pass match the recording.
    void isInspected()
    {
        const ModelPtr model = lateModel();
        const auto scalar = makeScalarBackend();
        const Recording recording = record(*scalar, gridOf(kArticleEasy), lateOptions(model));
        const auto loaded = scalar->load(recording.networkOf(2));
        const State before = recording.stateAt(recording.endOf(1));
        const Inspection pass = Inspection::ofPass(recording.networkOf(2), *loaded, before);
        const Network& network = pass.network();
        QCOMPARE(pass.value(network.named("late_single_row.board")).data, before.remembered->numbers[0]);
        const State after = recording.stateAt({2, 1, 0});
        const Tensor& left = pass.value(network.named("after_late_single_row"));
        QVERIFY(after.candidates != before.candidates);
        for (int i = 0; i < 729; ++i)
            QCOMPARE(left.data[static_cast<std::size_t>(i)] != 0.F, after.candidates.has(i));
    }
};

CONVOKU_GUILESS_TEST(TestRemembered)
#include "tst_remembered.moc"
