// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/document/blind_work.h"
#include "app/document/compared_run.h"
#include "app/document/session.h"
#include "solver/run/batch_engine.h"
#include "solver/run/comparison.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace convoku {

/// Runs the session's puzzle with several networks, each with its rules switched on or off, and with blind searches;
/// each run has a thread. All runs are at the session's place, also inside a pass; after the end of the session's run
/// they continue without it. Runs start only while the object is watched.
///
/// There are two sets of columns, of which one is shown; the other one stays as it was left.
class SideBySide : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMost = 4;
    /// With few rules a search can go on for hours: what is to be seen is known long before.
    static constexpr int kMostPasses = 5000;

    enum class Columns {
        OtherRules, ///< the session's own run, and the same puzzle with other rules
        Networks, ///< at first the article's network and the fast one
    };

    /// Shows the networks.
    SideBySide(Session* session, BackendFactory backend, QObject* parent = nullptr);
    ~SideBySide() override;

    /// Runs start while there is a watcher. A rebuilt window watches before the old one stops.
    void setWatched(const QObject* by, bool watched);

    Columns shown() const { return m_shown; }
    void show(Columns columns);
    /// The rules, their order, the search and the network of the run beside the session's own, whether it is shown or
    /// not: at first those of the session without the last rule, and again when the session has a new network.
    PassOptions otherRules();
    void setOtherRules(const PassOptions& options);
    /// Resets otherRules() to their initial value.
    void resetOtherRules();

    int count() const { return static_cast<int>(m_columns.size()); }
    /// A network in place of that of a column, or in one more; at most kMost.
    void setNetwork(int column, const QString& name, const ModelPtr& network);
    void addNetwork(const QString& name, const ModelPtr& network);
    /// The same for a blind search. Settings that makeBlindEngine takes.
    void setBlind(int column, const QString& name, const BlindSettings& settings);
    void addBlind(const QString& name, const BlindSettings& settings);
    /// The rules of a column's network, in their order, and whether it searches. Those of the session's own run are the
    /// session's.
    void setOptions(int column, const PassOptions& options);
    /// Its run is called something else and stays as it is.
    void rename(int column, const QString& name);
    /// One is left at least.
    void remove(int column);
    /// The run of the session itself.
    bool isOwn(int column) const { return at(column).own; }
    /// Returns none for a blind search.
    std::optional<PassOptions> optionsOf(int column) const { return optionsOf(at(column)); }
    ModelPtr networkOf(int column) const;
    /// Returns none for a column that is not a blind search.
    const std::optional<BlindSettings>& blindOf(int column) const { return at(column).blind; }
    QString nameOf(int column) const { return at(column).name; }
    /// "without Naked pair in box": how its rules are not all those of its network in their order, or of a run beside
    /// the session's, not those of the session; empty if they are.
    QString rulesOf(int column) const { return rulesOf(at(column)); }
    /// The name, and how its rules differ.
    QString headingOf(int column) const { return headingOf(at(column)); }
    /// Two runs are shown as one board too. With fewer or more of them, or where one of them does not remove
    /// candidates, there is no such board; the wish is kept.
    void setTogether(bool together);
    bool isTogetherRequested() const { return m_together; }
    bool canBeTogether() const;
    bool isTogether() const { return m_together && canBeTogether() && m_runs.size() == 2; }
    /// Returns the runs that have begun, in the order of their columns; empty without a puzzle.
    const ComparedRuns& runs() const { return m_runs; }
    /// The place in runs() of a column; none where it has not begun.
    std::optional<std::size_t> runOf(int column) const;
    /// Why a column's run broke off, or there is none; empty where it did not.
    QString troubleOf(int column) const;
    /// The run of the first network against that of a column, as far as both are recorded; none for that one itself,
    /// and for blind searches.
    const std::optional<Comparison>& comparisonOf(int column) const { return at(column).comparison; }

    /// The puzzle's only solution, as soon as it is known; none where it has several or none.
    const std::optional<Grid>& solution() const { return m_solution; }

    /// Returns true while any of the runs is running.
    bool isRunning() const;
    /// Stops those that do; what they have done stays.
    void stopRuns();

    /// The pass that is shown, or another position of runs without passes.
    int position() const { return std::min(m_position, last()); }
    /// The position, or the place inside its pass.
    ComparedPlace place() const;
    int last() const { return positionsOf(m_runs) - 1; }
    /// Goes to a position, clamped to 0 … last(). Stops playback, and moves the session too. `sameJump`: adds no place
    /// to Back.
    void goTo(int position, bool sameJump = false);
    void step(int by) { goTo(position() + by, true); }
    /// Steps as the session does; after the end of the session's run, by passes.
    void stepOn(bool forward);
    /// The first position at which the runs of networks are not all alike; none where there is no such.
    std::optional<int> firstDifference() const;
    /// Returns true if the boards of networks are alike at the place; none while a run has not reached it.
    std::optional<bool> areAlike() const;
    /// The first position at which such a board has lost something of the solution; none as long as that is not known.
    std::optional<int> firstMistake() const;
    bool isPlaying() const { return m_player.isActive(); }
    /// From the end it starts over.
    void setPlaying(bool playing);

Q_SIGNALS:
    /// Emitted when there are other columns, or other rules in them.
    void columnsChanged();
    /// Emitted when the runs have grown, or the solution is known.
    void runsChanged();
    void positionChanged();
    void playingChanged();

private:
    struct Column
    {
        QString name;
        bool own = false; ///< the session's run; then neither of the next two
        std::optional<PassOptions> options; ///< of a network
        std::optional<BlindSettings> blind; ///< of a search
        std::unique_ptr<Session> session; ///< that runs the network
        std::unique_ptr<BlindWork> search; ///< the same of a blind one
        std::shared_ptr<const ComparedRun> run; ///< null: it has not begun
        QString trouble;
        std::optional<Comparison> comparison;
        std::array<std::shared_ptr<const Recording>, 2> compared; ///< that alikeUntil is about
        int alikeUntil = 0;
    };

    bool isActive() const { return !m_watchers.empty(); }
    const Column& at(int column) const { return m_columns.at(static_cast<std::size_t>(column)); }
    std::optional<PassOptions> optionsOf(const Column& column) const;
    QString rulesOf(const Column& column) const;
    QString headingOf(const Column& column) const;
    /// Its recording so far; null if there is none.
    std::shared_ptr<const Recording> recordingOf(const Column& column) const;
    std::vector<Column>& columnsOf(Columns which) { return which == m_shown ? m_columns : m_aside; }
    /// The column of the run with other rules, which is made if there is none.
    Column& otherColumn();
    void optionsChanged();
    void puzzleChanged();
    void runAll();
    /// Runs the columns that were set while no view was shown.
    void runOthers();
    void run(Column& column);
    void runNetwork(Column& column);
    void searchBlind(Column& column);
    static void stop(Column& column);
    void add(Column column);
    void change(Column& column, Column to);
    /// Columns move when one goes: what comes later finds its own so.
    void breakOff(const QObject* work, const QString& error);
    void gatherSoon();
    bool hasAllHouses() const;
    /// Returns true if the column has no network, or if its network is for the puzzle's board.
    bool hasBoardOf(const Column& column) const;
    void askForSolution();
    void gather();
    void compareRuns();
    void follow();
    void moveTo(int position, bool sameJump);
    void tick();

    Session* m_session;
    BackendFactory m_backend;
    ModelPtr m_network; ///< the session's, which the other rules were made for
    Columns m_shown = Columns::Networks;
    std::vector<Column> m_columns; ///< those that are shown
    std::vector<Column> m_aside; ///< the others, which do not run
    ComparedRuns m_runs;
    std::optional<StartingGrid> m_start; ///< that the runs are of
    std::vector<HouseCells> m_houses; ///< of the session's network, which the solution is asked for
    std::optional<Grid> m_solution;
    int m_position = 0;
    bool m_inside = false; ///< the place is the session's, inside a pass
    bool m_leads = false; ///< the session is being taken along
    bool m_together = false;
    QTimer m_soon; ///< gathers what runs bring
    QTimer m_player;
    std::set<const QObject*> m_watchers;
    LatestTask<BatchEngine> m_task;
};

} // namespace convoku
