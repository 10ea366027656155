// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/run/batch_engine.h"

#include <span>

namespace convoku {

/// Runs batches on a backend such as LibTorch, in the caller's thread. `keepRunning` is called before each pass.
/// BatchOptions::threads is ignored; the backend determines its threads.
class BackendBatch final : public BatchEngine
{
public:
    explicit BackendBatch(std::unique_ptr<Backend> backend);

    std::string name() const override { return m_backend->name(); }
    bool solve(const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
        const std::function<bool()>& keepRunning) override;

private:
    std::unique_ptr<Backend> m_backend;
};

/// Like BackendBatch::solve(), on a backend that the caller owns.
bool solveBatch(Backend& backend, const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
    const std::function<bool()>& keepRunning = {});
/// Like the above, for a list of puzzles.
bool solveBatch(Backend& backend, std::span<const Grid> puzzles, const BatchOptions& options,
    const PuzzleFinished& finished, const std::function<bool()>& keepRunning = {});

/// Returns a source of `count` puzzles; each is made when it is requested.
NextPuzzle puzzlesInOrder(std::size_t count, std::function<StartingGrid(std::size_t puzzle)> puzzleAt);

} // namespace convoku
