// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/document/blind_work.h"
#include "app/document/compared_run.h"
#include "app/document/session.h"
#include "solver/run/batch_engine.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace convoku {

/// The session's puzzle run by several networks, and blind searches, each in a thread of its own, and one position for
/// all of them. Runs begin only while somebody looks.
class SideBySide : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMost = 4;
    /// With few rules a search can go on for hours: what is to be seen is known long before.
    static constexpr int kMostPasses = 5000;

    /// Begins with the article's network and the fast one.
    SideBySide(Session* session, BackendFactory backend, QObject* parent = nullptr);
    ~SideBySide() override;

    void setWatched(const QObject* by, bool watched);

    int count() const { return static_cast<int>(m_columns.size()); }
    /// A network in place of that of a column, or in one more; at most kMost.
    void setNetwork(int column, const QString& name, const ModelPtr& network);
    void addNetwork(const QString& name, const ModelPtr& network);
    /// The same for a blind search. Settings that makeBlindEngine takes.
    void setBlind(int column, const QString& name, const BlindSettings& settings);
    void addBlind(const QString& name, const BlindSettings& settings);
    /// Its run is called something else and stays as it is.
    void rename(int column, const QString& name);
    /// A run of another kind, which stays as it is.
    void addRun(std::shared_ptr<const ComparedRun> run);
    /// One is left at least.
    void remove(int column);
    /// None of what is no network.
    ModelPtr networkOf(int column) const { return m_columns.at(static_cast<std::size_t>(column)).network; }
    /// None of what is no blind search.
    const std::optional<BlindSettings>& blindOf(int column) const
    {
        return m_columns.at(static_cast<std::size_t>(column)).blind;
    }
    QString nameOf(int column) const { return m_columns.at(static_cast<std::size_t>(column)).name; }
    /// Two runs are shown as one board too. With fewer or more of them, or where one of them does not remove
    /// candidates, there is no such board; the wish is kept.
    void setTogether(bool together);
    bool isTogetherWanted() const { return m_together; }
    bool canBeTogether() const;
    bool isTogether() const { return m_together && canBeTogether() && m_runs.size() == 2; }
    /// Those that have begun, in their order; empty without a puzzle.
    const ComparedRuns& runs() const { return m_runs; }
    /// The place in runs() of a column; none where it has not begun.
    std::optional<std::size_t> runOf(int column) const;
    /// Why a column's run broke off, or there is none; empty where it did not.
    QString troubleOf(int column) const;

    /// The puzzle's only solution, as soon as it is known; none where it has several or none.
    const std::optional<Grid>& solution() const { return m_solution; }

    /// Returns true while any of the runs is running.
    bool isRunning() const;
    /// Stops those that do; what they have done stays.
    void stopRuns();

    int position() const { return m_position; }
    int last() const { return positionsOf(m_runs) - 1; }
    /// Cut to what there is. Play stops.
    void goTo(int position);
    void step(int by) { goTo(m_position + by); }
    /// The first position at which not all boards that candidates are removed from are alike; none where there is no
    /// such.
    std::optional<int> firstDifference() const;
    /// The first position at which such a board has lost something of the solution; none as long as that is not known.
    std::optional<int> firstMistake() const;
    bool isPlaying() const { return m_player.isActive(); }
    /// From the end it starts over.
    void setPlaying(bool playing);

Q_SIGNALS:
    void columnsChanged();
    /// There is more of the runs, or the solution is known.
    void runsChanged();
    void positionChanged();
    void playingChanged();

private:
    struct Column
    {
        QString name;
        ModelPtr network; ///< null: `run` is of another kind
        std::optional<BlindSettings> blind; ///< then it has no network, and is a search with these
        std::unique_ptr<Session> session; ///< that runs the network
        std::unique_ptr<BlindWork> search; ///< the same of a blind one
        std::shared_ptr<const ComparedRun> run; ///< null: it has not begun
        QString trouble;
    };

    bool isActive() const { return !m_watchers.empty(); }
    void puzzleChanged();
    void runAll();
    /// Those that were set while nobody looked.
    void runOthers();
    void run(Column& column);
    void runNetwork(Column& column);
    void searchBlind(Column& column);
    static void stop(Column& column);
    void add(Column column);
    void change(int column, Column to);
    /// Columns move when one goes: what comes later finds its own so.
    void breakOff(const QObject* work, const QString& error);
    void gatherSoon();
    bool knowsAllHouses() const;
    void askForSolution();
    void gather();
    void moveTo(int position);
    void tick();

    Session* m_session;
    BackendFactory m_backend;
    std::vector<Column> m_columns;
    ComparedRuns m_runs;
    std::optional<StartingGrid> m_start; ///< that the runs are of
    std::vector<HouseCells> m_houses; ///< of the session's network, which the solution is asked for
    std::optional<Grid> m_solution;
    int m_position = 0;
    bool m_together = false;
    QTimer m_soon; ///< gathers what runs bring
    QTimer m_player;
    std::set<const QObject*> m_watchers;
    LatestTask<BatchEngine> m_task;
};

} // namespace convoku
