// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/batch_engine.h"
#include "tests/support/backtracking.h"

#include <functional>

namespace convoku::testing {

/// A fast engine without a network: solutions by plain backtracking; passes, depth and fired rules as a test says.
class BacktrackingEngine final : public BatchEngine
{
public:
    using Fill = std::function<void(const Grid& givens, const BatchOptions& options, SolveOutcome& outcome)>;

    explicit BacktrackingEngine(Fill fill = {})
        : m_fill(std::move(fill))
    {
    }

    std::string name() const override { return "backtracking"; }

    bool solve(const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
        const std::function<bool()>& keepRunning) override
    {
        for (std::size_t i = 0;; ++i) {
            if (keepRunning && !keepRunning())
                return false;
            const std::optional<StartingGrid> puzzle = next();
            if (!puzzle)
                return true;
            SolveOutcome outcome;
            outcome.solutions = solutionsOf(puzzle->givens, static_cast<std::size_t>(options.solutions));
            outcome.found = outcome.solutions.size();
            outcome.allFound = static_cast<int>(outcome.solutions.size()) < options.solutions;
            outcome.result = outcome.solutions.empty() ? RunResult::NoSolution : RunResult::Solved;
            outcome.passes = 1 + (kCells - puzzle->givens.givenCount()) / 10;
            outcome.fired.assign(options.rules.size(), 1);
            if (m_fill)
                m_fill(puzzle->givens, options, outcome);
            finished(i, outcome);
        }
    }

private:
    Fill m_fill;
};

} // namespace convoku::testing
