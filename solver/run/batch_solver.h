// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/run/batch_engine.h"

#include <span>

namespace convoku {

/// Runs batches on a backend, LibTorch's for instance, in the caller's thread: `goOn` is asked before each pass, and
/// BatchOptions::threads is the backend's own matter.
class BackendBatch final : public BatchEngine
{
public:
    explicit BackendBatch(std::unique_ptr<Backend> backend);

    std::string name() const override { return m_backend->name(); }
    bool solve(const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
        const std::function<bool()>& goOn) override;

private:
    std::unique_ptr<Backend> m_backend;
};

/// The same on a backend that somebody else owns.
bool solveBatch(Backend& backend, const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
    const std::function<bool()>& goOn = {});
/// For puzzles that are there already.
bool solveBatch(Backend& backend, std::span<const Grid> puzzles, const BatchOptions& options,
    const PuzzleFinished& finished, const std::function<bool()>& goOn = {});

/// Hands out `count` puzzles; each is made when its turn comes.
NextPuzzle puzzlesInOrder(std::size_t count, std::function<StartingGrid(std::size_t puzzle)> puzzleAt);

} // namespace convoku
