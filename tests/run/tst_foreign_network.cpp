// SPDX-License-Identifier: MIT
// The whole machinery on a network that did not come with the program: what it does is compared with plain loops.
#include "solver/error.h"
#include "solver/generate/puzzle_generator.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/comparison.h"
#include "solver/run/evidence.h"
#include "solver/run/findings.h"
#include "solver/run/overview.h"
#include "solver/run/proof_lines.h"
#include "solver/run/puzzle_outcome.h"
#include "solver/run/runner.h"
#include "solver/run/search_tree.h"
#include "tests/support/foreign_network.h"
#include "tests/support/loop_backend.h"
#include "tests/support/loop_causes.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

RunOptions foreignRun(RuleSet rules = foreignModel()->everyRule())
{
    RunOptions options;
    options.pass.model = foreignModel();
    options.pass.rules = std::move(rules);
    options.pass.search = false;
    return options;
}

/// A run as loops have it.
struct LoopRun
{
    std::vector<std::vector<Candidates>> steps; ///< of each pass what each rule left
    std::vector<Candidates> ends; ///< [0]: the start
    RunResult result = RunResult::Stalled;
};

LoopRun loopRun(const Candidates& start, const RuleSet& rules)
{
    LoopRun run;
    run.ends.push_back(start);
    while (true) {
        Candidates now = run.ends.back();
        run.steps.emplace_back();
        for (const RuleId rule : rules) {
            now = foreignLoop(rule, now);
            run.steps.back().push_back(now);
        }
        const bool changed = now != run.ends.back();
        run.ends.push_back(now);
        bool full = true;
        bool empty = false;
        for (int i = 0; i < kCells; ++i) {
            full = full && now.countIn(Cell::fromIndex(i)) == 1;
            empty = empty || now.countIn(Cell::fromIndex(i)) == 0;
        }
        if (full || empty || !changed) {
            run.result = full ? RunResult::Solved : empty ? RunResult::NoSolution : RunResult::Stalled;
            return run;
        }
    }
}

/// Puzzles that it solves, that it does not get on with, and some that contradict themselves.
std::vector<StartingGrid> puzzles()
{
    std::vector<StartingGrid> all{
        gridOf(kArticleEasy), gridOf(kArticleHard), gridOf(kNoSolution), Grid(), gridOf(kArticleHardSolution)};
    for (const int hole : {0, 40, 80}) { // one more each time
        Grid grid = all.back().givens;
        grid.setDigit(Cell::fromIndex(hole), 0);
        all.emplace_back(grid);
    }
    Random random(19);
    while (all.size() < 8 + static_cast<std::size_t>(cases(40))) {
        Grid grid = randomSolution(random);
        for (int cell = 0; cell < kCells; ++cell) {
            if (randomNumber(random, 0, 99) < 5 + 3 * static_cast<int>(all.size() % 12))
                grid.setDigit(Cell::fromIndex(cell), 0);
        }
        if (all.size() % 4 == 0)
            all.emplace_back(grid, randomPart(random, grid.startingCandidates(), .85));
        else
            all.emplace_back(grid);
    }
    return all;
}

} // namespace

class TestForeignNetwork : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();
    LoopBackend m_loops;

private Q_SLOTS:
    /// By its layers, not by its name: what is called otherwise is what it is, and what is only similar is not.
    void families()
    {
        const Model& model = *foreignModel();
        QCOMPARE(model.rules.size(), std::size_t{4});
        QVERIFY(model.rules[0].family == RuleFamily::Other && model.rules[0].house == HouseKind::Row);
        QVERIFY(model.rules[1].family == RuleFamily::NakedSingle);
        QVERIFY(model.rules[2].family == RuleFamily::Other && model.rules[2].house == HouseKind::Box);
        QVERIFY(model.rules[3].family == RuleFamily::Pointing && model.rules[3].id == "points_row");
        std::string other = kForeignNetwork;
        const std::string counted = "one = equals(count, 1)  ";
        other.replace(other.find(counted), counted.size(), "one = equals(count, 2)  ");
        QVERIFY(modelIn(other)->rules[3].family == RuleFamily::Other);
        for (const ArticleRule& known : allRules()) {
            const Model::Rule& rule = articleModel()->rule(known.rule);
            QVERIFY(rule.family == known.family && rule.house == known.house && rule.id == known.id);
        }
    }

    void itsTextMakesTheSame()
    {
        for (const ModelPtr& model : {foreignModel(), articleModel(), shippedModel("basic")}) {
            const ModelPtr again = modelIn(toText(*model));
            QCOMPARE(again->id, model->id);
            QCOMPARE(again->sentence, model->sentence);
            QCOMPARE(again->rules.size(), model->rules.size());
            for (std::size_t i = 0; i < model->rules.size(); ++i)
                QVERIFY(again->rules[i] == model->rules[i] && again->rules[i].part == model->rules[i].part);
            QVERIFY(again->encoding == model->encoding && again->verdict == model->verdict);
            QVERIFY(again->search == model->search);
        }
        // Parts that ship with the program are named, not written out.
        QVERIFY(toText(*foreignModel()).find("rule naked_single(house") == std::string::npos);
        QVERIFY(toText(*foreignModel()).find("rule alone(house: row, box)") != std::string::npos);
    }

    /// Each event, each state, and how it ends.
    void runsAreThoseOfTheLoops_data()
    {
        QTest::addColumn<QList<int>>("places");
        QTest::newRow("all") << QList<int>{0, 1, 2, 3};
        QTest::newRow("another order") << QList<int>{3, 0, 1};
        QTest::newRow("an unknown one alone") << QList<int>{2};
        QTest::newRow("none") << QList<int>{};
    }
    void runsAreThoseOfTheLoops()
    {
        QFETCH(const QList<int>, places);
        RuleSet rules;
        for (const int place : places)
            rules.push_back(static_cast<RuleId>(place));
        std::set<RunResult> results;
        for (const StartingGrid& puzzle : puzzles()) {
            const Recording run = record(*m_backend, puzzle, foreignRun(rules));
            const LoopRun loops = loopRun(puzzle.candidates, rules);
            results.insert(loops.result);
            QCOMPARE(run.passCount(), static_cast<int>(loops.steps.size()));
            QVERIFY(run.result() == loops.result);
            QCOMPARE(run.stepsPerPass(), static_cast<int>(rules.size()) + 1);
            for (int pass = run.passCount(); pass >= 1; --pass) { // backwards: nothing is replayed in order
                std::size_t events = 0;
                Candidates before = loops.ends[static_cast<std::size_t>(pass) - 1];
                for (int step = 1; step <= static_cast<int>(rules.size()); ++step) {
                    const Candidates& after
                        = loops.steps[static_cast<std::size_t>(pass) - 1][static_cast<std::size_t>(step) - 1];
                    QVERIFY(run.stateAt({pass, step, 0}).candidates == after);
                    QVERIFY(run.stateAt({pass, step, 1}).candidates == before);
                    QCOMPARE(run.ruleAt(step).id, foreignModel()->rule(rules[static_cast<std::size_t>(step) - 1]).id);
                    events += after != before ? 1U : 0U;
                    before = after;
                }
                QVERIFY(run.stateAt(run.endOf(pass)).candidates == loops.ends[static_cast<std::size_t>(pass)]);
                const auto happened = run.eventsOf(pass);
                QCOMPARE(std::ranges::count(happened, EventKind::Rule, &Event::kind), static_cast<long>(events));
            }
        }
        if (places.size() == 4)
            QCOMPARE(results.size(), std::size_t{3});
    }

    /// Why an unknown rule removed a candidate: that much is enough, and nothing of it can be left out.
    void findingsAreEnough()
    {
        Explainer explainer(*m_backend, foreignModel());
        int seen = 0;
        for (const StartingGrid& puzzle : puzzles()) {
            const Recording run = record(*m_backend, puzzle, foreignRun());
            for (const Event& event : run.events()) {
                if (event.kind != EventKind::Rule || run.ruleOf(event).family != RuleFamily::Other)
                    continue;
                const Candidates before = run.stateAt({static_cast<int>(event.pass), event.step, 1}).candidates;
                const auto changed = run.changed(event);
                const auto causes = explainer.causes(event.rule, before, changed);
                QCOMPARE(causes.size(), changed.size());
                for (std::size_t i = 0; i < changed.size(); ++i) {
                    QCOMPARE(causes[i].size(), std::size_t{1});
                    const Cause& cause = causes[i].front();
                    QVERIFY(std::ranges::all_of(cause.there, [&](auto index) { return before.has(index); }));
                    QVERIFY(std::ranges::none_of(cause.gone, [&](auto index) { return before.has(index); }));
                    QVERIFY(std::ranges::is_sorted(cause.there) && std::ranges::is_sorted(cause.gone));
                    const auto goes = [&](const auto& isThere) {
                        Candidates board;
                        for (int index = 0; index < kCandidates; ++index) {
                            if (index == changed[i] || isThere(index))
                                board.add(index);
                        }
                        return !foreignLoop(event.rule, board).has(changed[i]);
                    };
                    const auto has = [](const auto& list, int index) {
                        return std::ranges::find(list, static_cast<std::uint16_t>(index)) != list.end();
                    };
                    // All others are what they were not.
                    const auto turned = [&](int index) {
                        return has(cause.there, index) || (!before.has(index) && !has(cause.gone, index));
                    };
                    QVERIFY(goes(turned));
                    for (const auto* needed : {&cause.there, &cause.gone}) {
                        for (const std::uint16_t one : *needed)
                            QVERIFY(!goes([&](int index) { return turned(index) != (index == one); }));
                    }
                    // A digit's only place is what this rule finds: the other places of its house are what has to be
                    // gone.
                    QCOMPARE(cause.there.size(), std::size_t{1});
                    QCOMPARE(cause.gone.size(), std::size_t{8});
                    QVERIFY((cause.cells == std::vector{Candidate::fromIndex(cause.there.front()).cell()}));
                    ++seen;
                }
                const StepFindings found = findingsOf(explainer, 7, event.rule, before, changed);
                QVERIFY(!found.evidence);
                QCOMPARE(found.event, std::size_t{7});
                std::size_t removed = 0;
                for (const Finding& finding : found.findings)
                    removed += finding.removed.size();
                QCOMPARE(removed, changed.size());
            }
        }
        QVERIFY(seen > 30);
    }

    /// The flips of an unknown rule are those of a plain loop, and so are those of one with another name.
    void flips()
    {
        Explainer explainer(*m_backend, foreignModel());
        const Recording run = record(*m_backend, gridOf(kArticleEasy), foreignRun());
        int seen = 0;
        for (const Event& event : run.events()) {
            if (event.kind != EventKind::Rule)
                continue;
            const Candidates before = run.stateAt({static_cast<int>(event.pass), event.step, 1}).candidates;
            const auto changed = run.changed(event);
            const auto some = changed.first(std::min<std::size_t>(changed.size(), 3));
            const RuleId loop = kForeignLoops[static_cast<std::size_t>(event.rule)];
            for (const Explanation& explanation : explainer.explain(event.rule, before, some)) {
                const auto [present, absent] = loopReasons(loop, before, explanation.candidate);
                QCOMPARE(explanation.present, present);
                QCOMPARE(explanation.absent, absent);
                if (run.ruleOf(event).family != RuleFamily::Other)
                    QVERIFY(
                        explanation.causes == loopCauses(loop, before, Candidate::fromIndex(explanation.candidate)));
                ++seen;
            }
            const std::uint16_t gone = changed.front();
            RuleSet expected;
            for (const RuleId rule : foreignModel()->everyRule()) {
                if (!foreignLoop(rule, before).has(gone))
                    expected.push_back(rule);
            }
            QVERIFY(explainer.rulesRemoving(foreignModel()->everyRule(), before, gone) == expected);
        }
        QVERIFY(seen > 10);
        // A candidate that the rule did not remove has no explanation.
        QVERIFY_THROWS_EXCEPTION(Error,
            explainer.explain(RuleId{0}, gridOf(kArticleEasy).startingCandidates(), std::array{std::uint16_t{0}}));
    }

    /// A proof goes down to the givens: each absence that it rests on was there from the start, or was removed before.
    void proofs()
    {
        Explainer explainer(*m_backend, foreignModel());
        const Recording run = record(*m_backend, gridOf(kArticleEasy), foreignRun());
        int withOther = 0;
        std::vector<std::uint16_t> gone;
        for (const Event& event : run.events()) {
            const auto changed = run.changed(event);
            const bool all = event.kind == EventKind::Rule && run.ruleOf(event).family == RuleFamily::Other;
            gone.insert(gone.end(), changed.begin(), all || changed.empty() ? changed.end() : changed.begin() + 1);
        }
        for (std::size_t i = 0; i < gone.size(); ++i) {
            const auto proof = prove(explainer, run, gone[i], run.last());
            QVERIFY(proof);
            std::set<std::uint16_t> absent;
            for (const ProofStep& step : proof->steps) {
                const Event& event = run.events()[step.event];
                for (const Cause& cause : step.causes) {
                    withOther += run.ruleOf(event).family == RuleFamily::Other ? 1 : 0;
                    for (const std::uint16_t needed : requiredAbsences(run.ruleOf(event).family, cause))
                        QVERIFY(absent.count(needed) > 0 || !run.start().has(needed));
                }
                absent.insert(step.removed.begin(), step.removed.end());
            }
            QVERIFY(absent.count(gone[i]) > 0);
            const ProofLines lines = proofLines(run, *proof);
            ProofRows rows(run, lines);
            int counted = 0;
            for (const ProofBlock& block : rows.blocks()) {
                QCOMPARE(block.findings.size(), std::size_t{4});
                for (const int findings : block.findings)
                    counted += findings;
            }
            QCOMPARE(counted, lines.deductions());
        }
        QVERIFY(withOther > 3);
    }

    void engines()
    {
        const std::vector<StartingGrid> all = puzzles();
        BatchOptions options;
        options.model = foreignModel();
        options.rules = foreignModel()->everyRule();
        options.search = false;
        options.countRules = true;
        BitwiseBatch bitwise;
        BackendBatch backend(makeTestedBackend());
        int solved = 0;
        for (BatchEngine* engine : std::initializer_list<BatchEngine*>{&bitwise, &backend}) {
            engine->solve(puzzlesInOrder(all.size(), [&](std::size_t n) { return all[n]; }), options,
                [&](std::size_t n, const SolveOutcome& outcome) {
                    const Recording run = record(m_loops, all[n], foreignRun());
                    QVERIFY(outcome.result == *run.result());
                    QCOMPARE(outcome.passes, run.passCount());
                    std::vector<int> fired(options.rules.size());
                    for (const Event& event : run.events())
                        fired[static_cast<std::size_t>(event.rule)] += event.kind == EventKind::Rule ? 1 : 0;
                    QCOMPARE(outcome.fired, fired);
                    const std::vector<std::uint16_t> kept = firedOf(outcome, options.rules, *options.model);
                    QVERIFY(std::ranges::equal(kept, fired, {}, [](std::uint16_t passes) { return int{passes}; }));
                    solved += outcome.result == RunResult::Solved ? 1 : 0;
                    // Its rules are not known to be right, so no verdict is Unique.
                    QVERIFY(outcomeOf(outcome, isShipped(options.model)).verdict != PuzzleVerdict::Unique);
                },
                {});
        }
        QVERIFY(solved > 2);
    }

    void numbersOfARun()
    {
        const Recording run = record(*m_backend, gridOf(kArticleEasy), foreignRun());
        RunOverview overview;
        overview.update(run);
        const RunCost cost = costOf(run);
        QCOMPARE(cost.removed.size(), std::size_t{4});
        std::vector<int> removed(4);
        for (const Event& event : run.events()) {
            if (event.kind == EventKind::Rule)
                removed[static_cast<std::size_t>(event.rule)] += event.changedCount;
        }
        QCOMPARE(cost.removed, removed);
        const auto ofFamily = [&](RuleFamily family) {
            return static_cast<int>(overview.all().removed[static_cast<std::size_t>(family)]);
        };
        QCOMPARE(ofFamily(RuleFamily::Other), removed[0] + removed[2]);
        QVERIFY(removed[0] + removed[2] > 0);
        QCOMPARE(ofFamily(RuleFamily::NakedSingle), removed[1]);
        QCOMPARE(ofFamily(RuleFamily::Pointing), removed[3]);
        SearchTree tree;
        tree.update(run);
        QCOMPARE(tree.size(), 1); // nothing is guessed

        // Beside the article's run of the puzzle: rules are the same where their ids are.
        const Recording other = record(*m_backend, gridOf(kArticleEasy), {});
        const Comparison comparison = compare(run, other);
        QCOMPARE(comparison.second.removed.size(), std::size_t{9});
        // Behind naked_single_box; what only the other one has counts as done.
        QVERIFY(placeAlike(run, {1, 2, 0}, other) == (Position{1, 9, 0}));
        QVERIFY(placeAlike(run, {2, 1, 0}, other) == other.endOf(1)); // before it
        QVERIFY(placeAlike(other, {2, 1, 0}, run) == (Position{2, 4, 0}));
    }

    /// A rule takes away only. What does not ends the run, and it is told which.
    void whatPutsBackIsTold()
    {
        const ModelPtr model = modelIn("rule back(house: row):\n    \"Puts back what it can.\"\n"
                                       "    some = any(count(candidates, over=house))  # places; some\n"
                                       "    cause some\n"
                                       "    return candidates | spread(some, over=house)  # everywhere; all\n"
                                       "network n:\n    \"It does.\"\n    encoding digits_as_planes\n"
                                       "    rule back(row)\n    verdict clashes\n");
        RunOptions options;
        options.pass.model = model;
        options.pass.rules = model->everyRule();
        options.pass.search = false;
        try {
            record(*m_backend, gridOf(kArticleEasy), options);
            QFAIL("it must not go on");
        } catch (const Error& error) {
            QVERIFY2(std::string(error.what()).find("back_row") != std::string::npos, error.what());
        }
        // On an empty board there is nothing to put back.
        QVERIFY(record(*m_backend, Grid(), options).result() == RunResult::Stalled);
    }

    void generatedPuzzles()
    {
        PuzzleRequest request;
        request.model = foreignModel();
        request.rules = foreignModel()->everyRule();
        request.fires = {RuleId{0}};
        request.givens = {55, 66};
        BitwiseBatch engine;
        PuzzleGenerator generator(engine, 5, request, PuzzleGenerator::Work::forCount(1));
        const auto puzzle = generator.next({});
        QVERIFY(puzzle);
        const Recording run = record(m_loops, puzzle->givens, foreignRun());
        QVERIFY(run.result() == RunResult::Solved);
        QVERIFY(Grid::fromDecided(run.lastState().candidates) == puzzle->solution);
        QVERIFY(std::ranges::any_of(
            run.events(), [](const Event& event) { return event.kind == EventKind::Rule && event.rule == RuleId{0}; }));
        QCOMPARE(generator.tally().notSolved > 0, true);
        request.fires = {RuleId{1}};
        request.rules = {RuleId{0}};
        QVERIFY_THROWS_EXCEPTION(Error, requireValidRequest(request));
    }
};

CONVOKU_APPLESS_TEST(TestForeignNetwork)
#include "tst_foreign_network.moc"
