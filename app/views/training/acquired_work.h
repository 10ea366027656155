// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/document/training_work.h"
#include "solver/learn/acquired.h"

#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <optional>

namespace convoku {

/// Works out, in a thread, what the chosen start of a training removes after each step, while the result is visible.
/// First come a few frames, far apart, then those between them, and new frames as the training goes on. The results of
/// each start are kept as long as the training.
class AcquiredWork : public QObject
{
    Q_OBJECT

public:
    /// The training outlives it.
    explicit AcquiredWork(TrainingWork* training, QObject* parent = nullptr);

    /// Sets whether the result is visible. No further frames are worked out while it is not.
    void setLookedAt(bool looked);
    /// Returns the known frames of the chosen start; null if none are known, or none can be.
    const std::shared_ptr<const AcquiredHistory>& history() const { return m_history; }
    /// Returns why no frames, or not all, can be known, in words for the user; empty if there is no problem.
    const QString& problem() const { return m_problem; }
    /// Frames of the chosen start are not known yet.
    bool isIncomplete() const { return m_isIncomplete; }

Q_SIGNALS:
    void changed();

private:
    struct Tool
    {
        RemovalTrial trial;
    };
    /// By the step of the frame; none: its numbers are no rule's.
    using Known = std::map<int, std::optional<RemovalCounts>>;

    void readRecord();
    void ask();
    void show();
    std::vector<std::size_t> missingFrames() const;

    TrainingWork* m_training;
    bool m_isLookedAt = false;
    bool m_isWorking = false;
    bool m_isIncomplete = false;
    std::map<std::size_t, Known> m_known; ///< by start
    std::optional<RemovalCounts> m_all;
    std::shared_ptr<const AcquiredHistory> m_history;
    QString m_problem;
    QString m_failure; ///< of the program; of the training that there is
    LatestTask<Tool> m_task; ///< the last member: it ends before the rest goes
};

} // namespace convoku
