// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "solver/learn/snap.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace convoku {

/// Studies learned numbers on request: how near they are to the written ones, what the numbers between both do, and how
/// exact they have to be. Works in a thread, one question at a time. A new question cancels the previous one.
class LearnedStudy : public QObject
{
    Q_OBJECT

public:
    enum class Kind { Snap, Road, Noise };
    static constexpr double kSeconds = 20; ///< for a proof
    static constexpr int kPoints = 21; ///< of the road
    static constexpr int kBoards = 60;
    static constexpr int kDraws = 20;

    explicit LearnedStudy(QObject* parent = nullptr);
    ~LearnedStudy() override;

    void snap(const LearningTask& task, std::vector<float> numbers);
    void road(const LearningTask& task, std::vector<float> numbers);
    /// Studies the written numbers of the task.
    void noise(const LearningTask& task);
    void cancel();
    /// Cancels the study and drops the results, which belong to other numbers.
    void clear();

    /// Returns the study in progress; none if there is none.
    std::optional<Kind> working() const { return m_working; }
    /// Returns the answer to the last question; none if the question was a different one, or has no answer yet.
    const std::optional<Snapped>& snapped() const { return m_snapped; }
    const std::vector<RoadPoint>& roadPoints() const { return m_road; }
    const std::vector<NoisePoint>& noisePoints() const { return m_noise; }
    /// Returns the task of the last question; none before the first one.
    const std::optional<LearningTask>& task() const { return m_asked; }

Q_SIGNALS:
    void changed();
    void failed(const QString& error);

private:
    void begin(Kind kind, const LearningTask& task, std::vector<float> numbers);

    std::shared_ptr<std::atomic<bool>> m_stop; ///< of what is being found out
    std::optional<Kind> m_working;
    std::optional<LearningTask> m_asked;
    std::optional<Snapped> m_snapped;
    std::vector<RoadPoint> m_road;
    std::vector<NoisePoint> m_noise;
    LatestTask<NoTool> m_task; ///< the last member: it ends before the rest goes
};

} // namespace convoku
