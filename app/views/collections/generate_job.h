// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/background_work.h"
#include "app/views/collections/generate_command_line.h"

#include <QObject>

#include <stop_token>
#include <vector>

namespace convoku {

/// Makes puzzles in a worker thread, with an engine of its own, and hands them over as they come. All signals come in
/// the thread that the job lives in. Deleting the job cancels it and waits for nothing; nothing of it arrives
/// afterwards.
class GenerateJob : public QObject
{
    Q_OBJECT

public:
    /// Throws Error where no puzzle can be as wished; see requireWishes.
    GenerateJob(BatchEngineFactory engine, const PuzzleOrder& order, QObject* parent = nullptr);
    ~GenerateJob() override;

    /// Stops within a few milliseconds; finished() follows.
    void cancel();

Q_SIGNALS:
    /// In their order: the same as convoku-cli generate prints.
    void found(const std::vector<convoku::GeneratedPuzzle>& puzzles);
    /// Some times a second, and once before the end.
    void progressed(const convoku::WishTally& tally);
    /// No more will come: all are made, it was cancelled, or it failed (error: why, from the program, not for
    /// translation).
    void finished(const QString& error);

private:
    static void run(const std::stop_token& stop, const WeakReceiver<GenerateJob>& way,
        const BatchEngineFactory& makeEngine, const PuzzleOrder& order);

    std::stop_source m_stop;
    WeakReceiver<GenerateJob> m_way;
};

} // namespace convoku
