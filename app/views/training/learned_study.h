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

/// What is found out about learned numbers when somebody asks: how near they are to the written ones, what lies
/// between, and how exact they have to be. In a thread, one question after the other; a new one ends the one before.
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
    /// Of the written numbers.
    void noise(const LearningTask& task);
    void cancel();
    /// Also what it found is forgotten: it is of other numbers.
    void clear();

    /// What is being found out; none: nothing.
    std::optional<Kind> working() const { return m_working; }
    /// Of what was asked last; none: it was something else, or there is no answer yet.
    const std::optional<Snapped>& snapped() const { return m_snapped; }
    const std::vector<RoadPoint>& roadPoints() const { return m_road; }
    const std::vector<NoisePoint>& noisePoints() const { return m_noise; }
    /// What it was asked about.
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
