// SPDX-License-Identifier: MIT
#include "solver/run/needed_rules.h"

#include "solver/network/text/part_text.h"
#include "solver/run/batch_solver.h"

#include <algorithm>
#include <numeric>

namespace convoku {

RuleLadder::RuleLadder(const ModelPtr& network)
    : model(network)
{
    for (const RuleId rule : model->everyRule()) {
        const std::string& id = model->rule(rule).part->id;
        const auto known = std::ranges::find(rungs, id, &Rung::id);
        if (known == rungs.end())
            rungs.push_back({id, {rule}});
        else
            known->rules.push_back(rule);
    }
}

std::vector<std::optional<NeededRules>> neededRules(BatchEngine& engine, const RuleLadder& ladder,
    std::span<const StartingGrid> puzzles, const BatchOptions& options, const std::function<bool()>& keepRunning,
    const std::function<bool(const StartingGrid& start, const SolveOutcome& outcome)>& isRight)
{
    BatchOptions run = options;
    run.model = ladder.model;
    run.search = false;
    run.solutions = 1;
    // Runs all puzzles that are tried with the same rules, and returns the places of those that are solved.
    const auto solved = [&](const NeededRules& rungs, const std::vector<std::size_t>& tried) {
        run.rules.clear();
        for (const RuleId rule : ladder.model->everyRule()) {
            if (std::ranges::any_of(rungs, [&](int rung) {
                    return std::ranges::count(ladder.rungs[static_cast<std::size_t>(rung)].rules, rule) > 0;
                }))
                run.rules.push_back(rule);
        }
        std::vector<std::size_t> done;
        engine.solve(
            puzzlesInOrder(tried.size(), [&](std::size_t place) { return puzzles[tried[place]]; }), run,
            [&](std::size_t place, const SolveOutcome& outcome) {
                if (outcome.result == RunResult::Solved && (!isRight || isRight(puzzles[tried[place]], outcome)))
                    done.push_back(tried[place]);
            },
            keepRunning);
        return done;
    };

    const auto isEnded = [&keepRunning] { return keepRunning && !keepRunning(); };
    std::vector<std::optional<NeededRules>> needed(puzzles.size());
    std::vector<std::size_t> open(puzzles.size());
    std::iota(open.begin(), open.end(), std::size_t{0});
    NeededRules upTo;
    for (std::size_t rung = 0; rung < ladder.rungs.size() && !open.empty() && !isEnded(); ++rung) {
        upTo.push_back(static_cast<int>(rung));
        const std::vector<std::size_t> done = solved(upTo, open);
        for (const std::size_t puzzle : done)
            needed[puzzle] = upTo;
        std::erase_if(open, [&](std::size_t puzzle) { return needed[puzzle].has_value(); });
    }
    // Puzzles with the same set run together. All rules but the last of a set are tried, from the last of them on.
    for (int rung = static_cast<int>(ladder.rungs.size()) - 2; rung >= 0; --rung) {
        std::vector<std::size_t> tried;
        for (std::size_t puzzle = 0; puzzle < puzzles.size(); ++puzzle) {
            if (needed[puzzle] && needed[puzzle]->back() > rung)
                tried.push_back(puzzle);
        }
        std::ranges::sort(tried, {}, [&](std::size_t puzzle) { return std::pair(*needed[puzzle], puzzle); });
        for (auto first = tried.begin(); first != tried.end() && !isEnded();) {
            const NeededRules set = *needed[*first];
            const auto last
                = std::find_if(first, tried.end(), [&](std::size_t puzzle) { return *needed[puzzle] != set; });
            NeededRules without = set;
            std::erase(without, rung);
            const std::vector<std::size_t> done = solved(without, {first, last});
            for (const std::size_t puzzle : done)
                needed[puzzle] = without;
            first = last;
        }
    }
    return needed;
}

} // namespace convoku
