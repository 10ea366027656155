// SPDX-License-Identifier: MIT
#include "solver/check/worth.h"

#include "solver/check/question.h"
#include "solver/error.h"
#include "solver/network/pass.h"
#include "solver/run/bitwise_batch.h"

#include <algorithm>

namespace convoku::check {
namespace {

constexpr int kPassesOfAPuzzle = 10'000;
/// Puzzles between two looks at the clock: a block of the bitwise engine; real numbers are worked out one by one.
constexpr std::size_t kPuzzlesAtOnce = 512;
constexpr std::size_t kRealAtOnce = 4;

bool isWhole(const ModelPtr& model, const RuleSet& rules)
{
    return buildPass({.rules = rules, .search = model->search.has_value(), .model = model}).network.isWhole();
}

} // namespace

Worth worthOf(const ModelPtr& model, const RuleSet& with, const RuleSet& without, std::span<const StartingGrid> puzzles,
    const WorthLimits& limits)
{
    const Patience patience{Patience::in(limits.seconds), limits.keepRunning};
    const auto keepRunning = [&patience] { return !patience.isOver(); };
    // One each: an engine keeps what it has compiled.
    BitwiseBatch engineWith;
    BitwiseBatch engineWithout;
    const auto run
        = [&](BitwiseBatch& engine, const RuleSet& rules, std::span<const StartingGrid> some, Worth::Runs& runs) {
              BatchOptions options;
              options.model = model;
              options.rules = rules;
              options.search = model->search.has_value();
              options.maxPasses = kPassesOfAPuzzle;
              std::size_t next = 0;
              return engine.solve(
                  [&]() -> std::optional<StartingGrid> {
                      return next < some.size() ? std::optional(some[next++]) : std::nullopt;
                  },
                  options,
                  [&runs](std::size_t, const SolveOutcome& outcome) {
                      const bool solved = outcome.result == RunResult::Solved;
                      runs.solved += solved ? 1 : 0;
                      runs.withoutGuess += solved && outcome.pushes == 0 ? 1 : 0;
                      runs.guesses += static_cast<std::uint64_t>(outcome.pushes);
                      runs.passes += static_cast<std::uint64_t>(outcome.passes);
                  },
                  keepRunning);
          };
    Worth worth;
    const std::size_t atOnce = isWhole(model, with) ? kPuzzlesAtOnce : kRealAtOnce;
    try {
        for (std::size_t from = 0; from < puzzles.size(); from += atOnce) {
            const auto some = puzzles.subspan(from, std::min(atOnce, puzzles.size() - from));
            Worth both = worth;
            if (!keepRunning() || !run(engineWith, with, some, both.with)
                || !run(engineWithout, without, some, both.without))
                return worth;
            worth = both;
            worth.puzzles += static_cast<int>(some.size());
            if (limits.progress)
                limits.progress(static_cast<double>(worth.puzzles) / static_cast<double>(puzzles.size()));
        }
    } catch (const NetworkFault&) {
        worth.faulty = true;
    }
    return worth;
}

} // namespace convoku::check
