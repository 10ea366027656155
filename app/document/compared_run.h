// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "app/drawing/compared_marks.h"
#include "app/wording/verdict_wording.h"
#include "solver/run/overview.h"
#include "solver/run/recording.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace convoku {

/// The place of compared runs: the end of a pass, or a step inside it. For runs without passes, `pass` is a position.
struct ComparedPlace
{
    ComparedPlace(int ofPass) // NOLINT(google-explicit-constructor): the end of a pass
        : pass(ofPass)
    {
    }

    int pass;
    /// A pass that takes a guess back is shown before it does so; any other pass at its end.
    bool beforeBacktrack = false;
    /// If not null: each run of a network is at the place that is alike to `at` in this run.
    std::shared_ptr<const Recording> run = nullptr;
    Position at = {};
};

/// A run of a puzzle as it is shown beside others, whatever has made it. Never changes, and may be read in any thread:
/// a run that goes on is another one each time that it is looked at. Positions are 0, the puzzle, … count() − 1; at a
/// later one it stays as it ended.
class ComparedRun
{
public:
    ComparedRun() = default;
    ComparedRun(const ComparedRun&) = delete;
    ComparedRun& operator=(const ComparedRun&) = delete;
    virtual ~ComparedRun() = default;

    /// Returns the name for people; may be any text.
    virtual QString name() const = 0;
    virtual int count() const = 0; ///< at least 1
    virtual bool isRunning() const = 0;
    /// Returns the recording of a network's run; null for other runs.
    virtual const Recording* recording() const { return nullptr; }
    /// The board, with what the step to this position removed.
    virtual BoardScene sceneAt(const ComparedPlace& place) const = 0;
    /// The board before that step; the same board if there was no such step.
    virtual BoardScene sceneBefore(const ComparedPlace& place) const { return sceneAt(place); }
    virtual Candidates candidatesAt(const ComparedPlace& place) const = 0;
    /// Returns the candidates that are present or may still be restored. All others are removed for good.
    virtual Candidates possibleAt(const ComparedPlace& place) const = 0;
    /// No cell without a candidate, and no digit twice in a house.
    virtual bool isLegalAt(const ComparedPlace& place) const = 0;
    /// Its board has the houses that the known solution is of; else nothing of it is lost or wrong for that.
    virtual bool hasHousesOfSolution() const { return true; }
    /// A board comes from the one before by removing candidates. Else each is a whole grid that was tried: that a
    /// candidate is not on it says nothing, and such boards are not compared candidate by candidate.
    virtual bool removes() const { return true; }
    /// "Pass 3 of 12, 2 guesses"; inside a pass what it has done so far, too.
    virtual QString sentenceAt(const ComparedPlace& place) const = 0;
    /// Returns how the run ended, or that it is still running.
    virtual VerdictChip verdict() const = 0;
    /// Returns the verdict at a place: before its end, a run that is solved reads "Solves in 25 passes".
    virtual VerdictChip verdictAt(const ComparedPlace& /*place*/) const { return verdict(); }
    /// Returns what was removed, by position instead of by pass.
    virtual const RunOverview& overview() const = 0;
    /// Returns the cost of the board at each position, for a search for the least cost; empty for other runs.
    virtual std::vector<int> costs() const { return {}; }

    /// The position that is shown where all are at `position`.
    int shownAt(int position) const { return position < count() ? position : count() - 1; }
};

using ComparedRuns = std::vector<std::shared_ptr<const ComparedRun>>;

/// A run of a network, a position a pass.
class RecordedRun final : public ComparedRun
{
    Q_DECLARE_TR_FUNCTIONS(convoku::RecordedRun)

public:
    RecordedRun(QString name, const Recording& recording, bool running, bool hasHousesOfSolution = true);

    QString name() const override { return m_name; }
    int count() const override { return m_recording.passCount() + 1; }
    bool isRunning() const override { return m_running; }
    const Recording* recording() const override { return &m_recording; }
    BoardScene sceneAt(const ComparedPlace& place) const override;
    BoardScene sceneBefore(const ComparedPlace& place) const override;
    Candidates candidatesAt(const ComparedPlace& place) const override;
    Candidates possibleAt(const ComparedPlace& place) const override;
    bool isLegalAt(const ComparedPlace& place) const override;
    bool hasHousesOfSolution() const override { return m_hasHousesOfSolution; }
    QString sentenceAt(const ComparedPlace& place) const override;
    VerdictChip verdict() const override;
    VerdictChip verdictAt(const ComparedPlace& place) const override;
    const RunOverview& overview() const override { return m_overview; }

private:
    Position positionOf(const ComparedPlace& place) const;

    QString m_name;
    Recording m_recording;
    bool m_running;
    bool m_hasHousesOfSolution;
    RunOverview m_overview;
};

/// The positions that there are of any of them, at least 1.
int positionsOf(const ComparedRuns& runs);
/// Returns the marks that distinguish run `which` from the others at a place. `solution`: the puzzle's only one;
/// without it, nothing is marked as lost or wrong.
ComparedMarks marksOf(
    const ComparedRuns& runs, std::size_t which, const ComparedPlace& place, const std::optional<Grid>& solution);

/// Two runs of a puzzle as one board, for exactly two. A candidate that is on either of them is there.
BoardScene twinSceneOf(const ComparedRuns& runs, const ComparedPlace& place);
/// Returns what became of the puzzle's candidates there: removed on both boards, on one of them only, or, for digits of
/// the solution, for good on either. In a cell with one candidate left, the removed ones are not marked.
ComparedMarks twinMarksOf(const ComparedRuns& runs, const ComparedPlace& place, const std::optional<Grid>& solution);

/// Sentences about several boards side by side.
class ComparedWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::ComparedWording)

public:
    /// Returns the meaning of a mark: "Removed on this board only"
    static QString mark(ComparedMark mark);
    /// Returns what is wrong on a board: "illegal board", "3 wrong digits"; empty if nothing is known
    /// to be wrong.
    static QString fault(const ComparedRun& run, const ComparedPlace& place, const ComparedMarks& marks);
    /// "illegal board"
    static QString illegal() { return tr("illegal board"); }
    /// Heading, place and what is marked, for who does not see it.
    static QString board(const ComparedRun& run, const ComparedPlace& place, const ComparedMarks& marks);
    /// Returns a sentence about two boards shown as one: how many candidates are removed on both and on only one of
    /// them, and what is wrong.
    static QString twins(const ComparedRuns& runs, const ComparedPlace& place, const ComparedMarks& marks);
    /// "Pass 3 of 25"; where not all positions are passes: "Position 3 of 25"
    static QString position(const ComparedRuns& runs, int position);
};

} // namespace convoku
