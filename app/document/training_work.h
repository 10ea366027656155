// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/background_work.h"
#include "solver/learn/training.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace convoku {

/// Provides the function that makes trainers; it is null if the library is missing, and `problem` says why.
struct TrainerLibrary
{
    Training::MakeTrainer make;
    std::string problem = {};
};
/// Asked in the thread that trains: opening LibTorch takes its time.
using TrainerSource = std::function<TrainerLibrary()>;
/// LibTorch's.
TrainerSource torchTrainers();

/// A training that runs in a thread: its starts side by side, some steps of each in turn. What it has done so far comes
/// as a copy, several times a second, and can be looked at at any of its steps while it goes on.
class TrainingWork : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMostStarts = 20;
    static constexpr int kMostSteps = 100'000;

    explicit TrainingWork(TrainerSource trainers, QObject* parent = nullptr);
    ~TrainingWork() override;

    /// The user's choices for the next training.
    struct Request
    {
        std::string rule; ///< an id of the network's; empty: "is the count 1?"
        std::string value; ///< of that rule's layers
        TrainingSetup setup;
        int starts = 10;

        friend bool operator==(const Request&, const Request&) = default;
    };
    const Request& request() const { return m_request; }
    void setRequest(const Request& request);
    /// Returns true if record() began as a training of this task with the set-up of request() would begin.
    bool isOf(const LearningTask& task) const;
    /// For tests, and programs without LibTorch.
    void setTrainers(TrainerSource trainers) { m_trainers = std::move(trainers); }

    enum class State {
        None, ///< nothing was trained yet
        Opening, ///< the library is being opened
        Running,
        Paused,
        Ended, ///< it has all of its steps, was given up, or broke off
    };
    State state() const { return m_state; }
    bool isUnderWay() const { return m_state != State::None && m_state != State::Ended; }

    /// Returns how many starts of a task with so many learned numbers are kept in memory: kMostStarts for all but the
    /// largest.
    static int mostStarts(std::size_t numbers);
    /// Begins a training; the previous one is given up. `paused`: it waits for step() or resume().
    void begin(const LearningTask& task, const TrainingSetup& setup, int starts, bool paused = false);
    void pause();
    void resume();
    /// So many steps of each start; then it waits.
    void step(int steps);
    /// Ends it where it is; what there is of it stays.
    void cancel();
    /// From the next step on.
    void setRate(double rate);

    /// Shows a training that was recorded, if there is none yet.
    void show(std::shared_ptr<const TrainingRecord> record);
    /// Null before there is one. Its runs all have at least their first frame.
    const std::shared_ptr<const TrainingRecord>& record() const { return m_record; }
    /// Why nothing can be trained, for people to read after "LibTorch cannot be used: "; empty: nobody knows that.
    const QString& missing() const { return m_missing; }

    // The step that is looked at
    /// 0 … lastStep().
    int position() const { return m_position; }
    /// The last step that is recorded, of any start.
    int lastStep() const;
    /// Clamped. At the last step of a training that goes on it goes along.
    void goTo(int step);
    int stepBy() const { return m_stepBy; }
    void setStepBy(int steps);
    /// One, ten, a hundred steps on or back.
    void move(bool forward) { goTo(m_position + (forward ? m_stepBy : -m_stepBy)); }
    bool isPlaying() const { return m_player.isActive(); }
    /// At the end it starts over.
    void setPlaying(bool playing);
    /// Times; 1 is ten moves a second.
    double speed() const { return m_speed; }
    void setSpeed(double times);

    /// The start that is looked at, by place in the record; 0 where there is none.
    std::size_t chosen() const { return m_chosen; }
    void choose(std::size_t start);
    /// Returns the frame of the chosen start at the position; null before there is a record.
    const TrainingFrame* frame() const;

Q_SIGNALS:
    void requestChanged();
    void stateChanged();
    void recordChanged();
    void positionChanged();
    void chosenChanged();
    void playingChanged();
    /// It broke off, in words for people.
    void failed(const QString& error);

private:
    struct Orders;

    static void work(const std::shared_ptr<Orders>& orders, const WeakReceiver<TrainingWork>& receiver,
        const Training::MakeTrainer& make, const LearningTask& task, const TrainingSetup& setup, int starts);
    void take(const std::shared_ptr<Orders>& of, const std::shared_ptr<const TrainingRecord>& record);
    void end(const std::shared_ptr<Orders>& of, const QString& error, const QString& missing);
    void setState(State state);
    void setPosition(int step);

    TrainerSource m_trainers;
    std::shared_ptr<Orders> m_orders; ///< for the thread; null: there is none
    WeakReceiver<TrainingWork> m_receiver;
    Request m_request;
    State m_state = State::None;
    std::shared_ptr<const TrainingRecord> m_record;
    QString m_missing;
    int m_position = 0;
    int m_stepBy = 10;
    double m_speed = 1;
    std::size_t m_chosen = 0;
    QTimer m_player;
};

} // namespace convoku
