// SPDX-License-Identifier: MIT
// A block of lanes by itself: its searches keep no stack as numbers, and still come to what the network's stack says.
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/backend/bitwise/kernels.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/network/text/part_layers.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/pass_block.h"
#include "solver/run/runner.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>

using namespace convoku;
using namespace convoku::testing;

class TestPassBlock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // A block keeps no stack as numbers: what comes back must be the same, lane by lane and pass by pass, and so must
    // what a split begins with.
    void blocksComeBackToWhatTheStackSays_data()
    {
        QTest::addColumn<InstructionSet>("set");
        for (const InstructionSet set : availableInstructionSets())
            QTest::newRow(toString(set)) << set;
    }
    void blocksComeBackToWhatTheStackSays()
    {
        QFETCH(const InstructionSet, set);
        const auto backend = makeBitwiseBackend();
        constexpr int kMostPasses = 60;
        struct Lane
        {
            int number;
            std::unique_ptr<Runner> runner;
            std::map<int, Candidates::Words> afterFailing; ///< by level, as the block said since its guess was made
            bool done = false;
        };
        PassBlock block(buildSharedPass({}), *bitwise::kernelsFor(set), false);
        std::vector<Lane> lanes;
        for (const char* puzzle : {kArticleHard, kLosesCandidateHard, kNoSolution}) {
            const int number = static_cast<int>(lanes.size()) * (block.lanes() - 1) / 2; // of several chunks
            lanes.push_back({number, std::make_unique<Runner>(*backend, gridOf(puzzle), RunOptions{{}, 0}), {}, false});
            PassBlock::ChunkCandidates start{};
            start.put(static_cast<std::size_t>(number) % 64, lanes.back().runner->start().words());
            block.begin(static_cast<std::size_t>(number) / 64, std::uint64_t{1} << number % 64, start);
        }
        int pops = 0;
        int compared = 0;
        for (int pass = 0; pass < kMostPasses; ++pass) {
            const PassBlock::Look look = block.look();
            block.finish({}, look.pop, look.push);
            for (Lane& lane : lanes) {
                if (lane.done)
                    continue;
                const int before = lane.runner->state().level;
                lane.runner->nextPass();
                lane.done = lane.runner->ended();
                if (lane.done)
                    continue;
                const State& now = lane.runner->state();
                QCOMPARE(block.level(lane.number), now.level);
                PassBlock::ChunkCandidates candidates;
                block.candidatesOfChunk(static_cast<std::size_t>(lane.number) / 64, candidates);
                QVERIFY(candidates.of(static_cast<std::size_t>(lane.number) % 64) == now.candidates.words());
                if (now.level < before) {
                    ++pops;
                    QVERIFY(lane.afterFailing.at(now.level) == now.candidates.words());
                }
                std::erase_if(lane.afterFailing, [&](const auto& entry) { return entry.first >= now.level; });
                for (int level = 1; level < now.level; level += 2) {
                    const LaneState after = block.afterFailing(lane.number, level);
                    QCOMPARE(after.level, level);
                    if (const auto known = lane.afterFailing.find(level); known != lane.afterFailing.end()) {
                        QVERIFY(known->second == after.candidates);
                        ++compared;
                    }
                    lane.afterFailing[level] = after.candidates;
                }
            }
        }
        QVERIFY(pops > 5);
        QVERIFY(compared > 30);
    }

    /// A guess that is chosen by what is on the stack needs it as numbers: such a search is run number by number, and
    /// comes to the same.
    void searchesThatLookAtTheStack_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("canRun");
        QTest::newRow("the candidates") << QByteArray("    score = product(few, open)") << true;
        QTest::newRow("the level") << QByteArray("    more = product(few, open)  # a\n    score = product(more, level)")
                                   << false;
        QTest::newRow("the stack") << QByteArray("    old = equals(count(stack, over=digit), 0)  # a; b\n"
                                                 "    more = sum(few, old)  # c\n    score = product(more, open)")
                                   << false;
        QTest::newRow("the last guess") << QByteArray("    old = equals(count(guess, over=digit), 0)  # a; b\n"
                                                      "    more = sum(few, old)  # c\n    score = product(more, open)")
                                        << false;
    }
    void searchesThatLookAtTheStack()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const bool, canRun);
        std::string text(shippedText("fewest_candidates"));
        const std::string score = "    score = product(few, open)";
        text.replace(text.find(score), score.size(), line.toStdString());
        text.replace(text.find("fewest_candidates"), 17, "of_mine");
        const auto parsed = parseNetworkFile(text
            + "\nnetwork n:\n    \"N.\"\n    encoding digits_as_planes\n    rule naked_single(box), pointing(row), "
              "pointing(column)\n    rule hidden_single(row), hidden_single(column), hidden_single(box)\n    rule "
              "naked_pair(row), naked_pair(column), naked_pair(box)\n    verdict clashes\n    search of_mine\n");
        const auto& file = std::get<NetworkFile>(parsed);
        QVERIFY(!checkNetworkFile(file));
        const ModelPtr model = modelOf(file.networks.front(), file.parts);
        QVERIFY(keepsTheStack(**model->search, {}));
        BatchOptions options;
        options.model = model;
        options.rules = model->everyRule();
        QCOMPARE(PassBlock::canRun(*buildSharedPass({options.rules, true, false, model})), canRun);
        const std::vector<StartingGrid> puzzles{gridOf(kArticleHard)};
        const auto scalar = makeScalarBackend();
        const auto outcomes = [&puzzles](const auto& solve) {
            std::vector<SolveOutcome> all(puzzles.size());
            solve(puzzlesInOrder(puzzles.size(), [&](std::size_t n) { return puzzles[n]; }),
                [&](std::size_t n, const SolveOutcome& outcome) { all.at(n) = outcome; });
            return all;
        };
        const auto expected = outcomes([&](const NextPuzzle& next, const PuzzleFinished& finished) {
            solveBatch(*scalar, next, options, finished, {});
        });
        const auto actual = outcomes([&](const NextPuzzle& next, const PuzzleFinished& finished) {
            BitwiseBatch().solve(next, options, finished, {});
        });
        for (std::size_t n = 0; n < puzzles.size(); ++n) {
            QVERIFY(actual[n].result == RunResult::Solved);
            QVERIFY(actual[n].solutions == expected[n].solutions);
            QCOMPARE(actual[n].passes, expected[n].passes);
            QCOMPARE(actual[n].pushes, expected[n].pushes);
            QCOMPARE(actual[n].pops, expected[n].pops);
        }
    }
};

CONVOKU_GUILESS_TEST(TestPassBlock)
#include "tst_pass_block.moc"
