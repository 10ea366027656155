// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/job.h"
#include "app/views/collections/generate_command_line.h"

#include <vector>

namespace convoku {

/// Makes puzzles, with an engine of its own, and hands them over as they come.
class GenerateJob : public Job<GenerateJob>
{
    Q_OBJECT

public:
    /// Throws Error where no puzzle can be as requested; see requireValidRequest.
    GenerateJob(BatchEngineFactory engine, const PuzzleOrder& order, QObject* parent = nullptr);

Q_SIGNALS:
    /// In their order: the same as convoku-cli generate prints.
    void found(const std::vector<convoku::GeneratedPuzzle>& puzzles);
    /// Some times a second, and once before the end.
    void progressed(const convoku::RequestTally& tally);
    /// No more will come: all are made, it was cancelled, or it failed (error: why, from the program, not for
    /// translation).
    void finished(const QString& error);
};

} // namespace convoku
