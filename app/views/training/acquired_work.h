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

/// What the chosen start of a training removes after which step, worked out in a thread while somebody looks: first a
/// few of its frames, far apart, then those between, and those that come as it trains. What is known of a start is kept
/// as long as the training.
class AcquiredWork : public QObject
{
    Q_OBJECT

public:
    /// The training outlives it.
    explicit AcquiredWork(TrainingWork* training, QObject* parent = nullptr);

    /// Nothing is worked out while nobody looks.
    void setLookedAt(bool looked);
    /// Of the chosen start, as far as it is known; null: nothing is, or can be.
    const std::shared_ptr<const AcquiredHistory>& history() const { return m_history; }
    /// Why nothing, or not all, can be known, in words for people; empty: it can.
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
