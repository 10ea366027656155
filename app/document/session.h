// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/moment.h"
#include "app/document/run_job.h"
#include "solver/run/history.h"
#include "solver/run/recording.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace convoku {

/// Passes first … last, both included: the part of a run that play and exports keep to.
struct PassRange
{
    int first = 0;
    int last = 0;

    friend bool operator==(PassRange, PassRange) = default;
};

/// The state of a session without its recording: position, picked candidate and so on.
struct SessionState
{
    QString name; ///< what the puzzle is known by
    RunOptions options;
    Position position;
    std::optional<Candidate> picked;
    std::optional<PassRange> range;
    std::vector<Position> visited{Position{}}; ///< the current place replaces visited[visitedAt]
    std::size_t visitedAt = 0;
    std::optional<Position> wanted; ///< where to go as soon as the run has come that far
    bool followsEnd = false;
};

/// Holds the subject of the window: a puzzle, how it is run, the recording of that run, and the position that is shown.
/// Only this class turns the solver's plain values into Qt's signals. Moving never changes the recording.
class Session : public QObject
{
    Q_OBJECT

public:
    /// Length of a step of playback, and of a step on the board.
    enum class Granularity { Pass, Rule, Layer };

    explicit Session(BackendFactory backend, QObject* parent = nullptr);
    ~Session() override;

    // The puzzle
    /// Drops the old puzzle and its run, and runs this one from its start. `name`: what a person knows it by; may be
    /// empty. `position`: where to go as soon as the run has come that far.
    void open(const StartingGrid& start, const QString& name, std::optional<Position> position = {});
    void open(
        const StartingGrid& start, const QString& name, const RunOptions& options, std::optional<Position> position);
    bool hasPuzzle() const { return m_recording != nullptr; }
    const QString& name() const { return m_state.name; }

    /// The puzzle with its run and the place in it, put aside while something else is looked at.
    struct Kept
    {
        SessionState state;
        std::shared_ptr<Recording> recording; ///< null: there was no puzzle
        bool running = false;
    };
    /// A copy: what happens afterwards does not change it.
    Kept keep() const;
    /// All as it was; a run that went on then goes on from there. Ignored where there was no puzzle.
    void restore(const Kept& kept);

    // The run's options: a change runs the puzzle again and stays at the same pass if there is one
    const RunOptions& options() const { return m_state.options; }
    /// The network that runs.
    const Model& network() const { return *m_state.options.pass.model; }
    void setOptions(const RunOptions& options);
    /// The same, but goes to this place as soon as the run has come that far.
    void setOptions(const RunOptions& options, Position position);
    /// Switches a rule on (in its place of the classic order) or off.
    void setRuleEnabled(RuleId rule, bool enabled);
    bool isRuleEnabled(RuleId rule) const;

    // The run
    /// Never null while there is a puzzle. Grows in this thread only.
    std::shared_ptr<const Recording> recording() const { return m_recording; }
    bool isRunning() const { return m_job != nullptr; }
    /// The run stops where it is; what has been computed stays.
    void stopRun();
    /// Goes on with a run that was stopped or ran out of passes; then without a limit.
    void continueRun();
    bool canContinue() const;
    /// Goes on with a solved run to see whether it has another solution.
    void lookForAnother();
    bool canLookForAnother() const;

    // The position
    Position position() const { return m_state.position; }
    /// Returns what is visible at the position, computed once for all views. Only valid while there is a puzzle, and
    /// until the position or the recording changes.
    const Moment& moment() const;
    /// The position, or where it will be as soon as the run has come that far.
    Position aim() const { return m_state.wanted.value_or(m_state.position); }
    bool isAtStart() const;
    bool isAtEnd() const;
    /// A jump: Back leads to where it started. Positions outside the recording are ignored. `sameJump`: a drag that
    /// goes on is one jump, however many places it passes.
    void goTo(Position position, bool sameJump = false);
    /// The same for who has chosen a place: play stops, which would lead on from it.
    void jumpTo(Position position, bool sameJump = false);
    void goToFirst();
    /// While the run goes on the position stays at its end.
    void goToLast();
    void stepPass(bool forward);
    /// By the finest level that is looked at: layers inside a step's layers or where the granularity says so, else
    /// rules.
    void stepInto(bool forward);
    /// By what the granularity says: a pass, or as stepInto().
    void stepOn(bool forward);
    /// From the end of a step, or of a pass, to its first layer.
    void enterLayers();
    /// To the end of the enclosing level: of the step, of the pass, of the run; backwards to what was before it.
    void stepOut(bool forward);
    /// Through the places that jumps started from and led to.
    void goBack();
    void goForward();
    bool canGoBack() const { return m_state.visitedAt > 0; }
    bool canGoForward() const { return m_state.visitedAt + 1 < m_state.visited.size(); }
    void stepRule(bool forward);
    void setSkipIdleRules(bool skip) { m_skipIdleRules = skip; }

    // The picked candidate
    /// One selection for all panels; stays while the position moves.
    const std::optional<Candidate>& picked() const { return m_state.picked; }
    void pick(const std::optional<Candidate>& candidate);
    /// Its life as far as the run is recorded; empty where none is picked.
    const std::vector<CandidateEvent>& pickedHistory() const { return m_pickedHistory; }
    /// To the next (previous) change of the picked candidate; false where there is none.
    bool stepChange(bool forward);

    // The part that play and exports keep to
    /// None: all of the run.
    const std::optional<PassRange>& range() const { return m_state.range; }
    /// Clamped to the recording; ends that stand the wrong way round are swapped.
    void setRange(std::optional<PassRange> range);
    /// Sets the range as soon as the run has reached its last pass, or has ended.
    void setRangeWhenRecorded(PassRange range);

    // Playing
    bool isPlaying() const { return m_player.isActive(); }
    /// From the end (of the range, if there is one) it starts over; from outside the range at its start.
    void setPlaying(bool playing);
    Granularity granularity() const { return m_granularity; }
    void setGranularity(Granularity granularity);
    using Stop = std::function<std::optional<Position>(Position)>;
    /// Sets the places where playback stops: functions that return the first such place after a position, and before
    /// one.
    void setStops(Stop next, Stop previous);
    /// Until the start, the range's start, or a stop.
    void playBackwards();
    /// Index into speeds().
    int speed() const { return m_speed; }
    void setSpeed(int index);
    /// Milliseconds between two steps, until setSpeed() is called.
    void setPlayInterval(int milliseconds) { m_player.setInterval(milliseconds); }
    /// Factors; 1 is two steps a second. The last one, 0, means as fast as the window can draw.
    static std::span<const double> speeds();

Q_SIGNALS:
    void puzzleChanged();
    /// Another recording, just begun.
    void recordingReset();
    /// The recording has more passes, or its result.
    void recordingGrew();
    void positionChanged();
    void pickedChanged();
    /// Emitted when the history of the picked candidate has grown.
    void pickedHistoryGrew();
    void rangeChanged();
    void runningChanged();
    void playingChanged();
    void optionsChanged();
    void speedChanged();
    void granularityChanged();
    /// A step found nothing in its direction: the position is at the start, or at the end of what is recorded. Never
    /// without a puzzle.
    void stepRefused(bool forward);
    /// The run broke off with an error of the program.
    void failed(const QString& error);

private:
    void restart();
    void follow(RunJob* job);
    void take(const std::vector<PassRecord>& passes);
    void setPosition(Position position);
    /// A step: no place to come back to.
    void moveTo(Position position);
    bool step(bool forward, std::optional<Position> to);
    void readPickedHistory();
    void visit(std::size_t index);
    std::optional<Position> neighbour(bool forward, Granularity granularity) const;
    void reopenAndRun();
    void tick();
    void takeWantedRange();

    BackendFactory m_backend;
    SessionState m_state;
    std::shared_ptr<Recording> m_recording;
    std::unique_ptr<RunJob> m_job;
    mutable std::optional<Moment> m_moment; ///< of the position, or of one before; empty: nobody has asked
    std::vector<CandidateEvent> m_pickedHistory;
    std::size_t m_pickedHistoryEvents = 0; ///< events that it covers
    bool m_skipIdleRules = true;
    Granularity m_granularity = Granularity::Pass;
    int m_speed = 2;
    QTimer m_player;
    bool m_playsBackwards = false;
    Stop m_nextStop;
    Stop m_previousStop;
    std::optional<PassRange> m_wantedRange;
};

} // namespace convoku
