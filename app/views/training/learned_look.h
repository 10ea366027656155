// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/views/training/learned_layers.h"
#include "solver/run/recording.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace convoku {

/// Holds the results of learned numbers, and their differences from those of the written numbers.
struct LearnedSight
{
    LearningTask task;
    std::vector<float> numbers;
    std::optional<LearnedRows> rows; ///< of a kernel that goes along houses
    std::vector<LearnedLayers::Point> function; ///< see LearnedLayers::function
    std::optional<LearnedErrors> here; ///< on the board that was asked for; none: there is none
    std::vector<int> byPass; ///< errors on the board at the end of each of these passes
    int passesInBar = 1; ///< byPass[i] is that of pass (i + 1) · this
    int answers = 0; ///< on each of the boards
    QString problem; ///< why there is nothing else, in words for people
};

/// Works out what the newest numbers that were asked about do, in a thread.
class LearnedLook : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMostBars = 400; ///< of a longer run every second pass, every third …

    explicit LearnedLook(QObject* parent = nullptr);

    /// `recording`: a copy, or one that does not change; null: there is no run.
    void ask(const LearningTask& task, std::vector<float> numbers, std::shared_ptr<const Recording> recording,
        Position position);
    /// Null before the first answer.
    const std::shared_ptr<const LearnedSight>& sight() const { return m_sight; }
    bool isWorking() const { return m_isWorking; }

Q_SIGNALS:
    void changed();

private:
    struct Tool
    {
        std::optional<LearningTask> task;
        std::unique_ptr<LearnedLayers> layers; ///< of it
        std::vector<LearnedLayers::Point> function;
        std::vector<Candidates> boards; ///< of a run that is known by what follows
        Grid givens;
        Candidates start;
        PassOptions options;
        int passes = -1;
        int passesInBar = 1;
    };
    static std::shared_ptr<const LearnedSight> lookAt(Tool& tool, const LearningTask& task, std::vector<float> numbers,
        const Recording* recording, Position position);

    std::shared_ptr<const LearnedSight> m_sight;
    bool m_isWorking = false;
    LatestTask<Tool> m_task; ///< the last member: it ends before the rest goes
};

} // namespace convoku
