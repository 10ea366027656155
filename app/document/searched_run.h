// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/compared_run.h"
#include "solver/blind/blind_run.h"
#include "solver/sudoku/starting_grid.h"

#include <QCoreApplication>

#include <cstdint>
#include <vector>

namespace convoku {

/// A blind search beside networks. A position is a grid that cost less than all before it: so the last one is the best
/// that was found, and there are at most 243 of them, however many trials were made.
class SearchedRun final : public ComparedRun
{
    Q_DECLARE_TR_FUNCTIONS(convoku::SearchedRun)

public:
    /// `start`: its givens are the record's puzzle.
    SearchedRun(QString name, const StartingGrid& start, const BlindRecord& record, bool running);

    QString name() const override { return m_name; }
    int count() const override { return static_cast<int>(m_best.size()) + 1; }
    bool isRunning() const override { return m_running; }
    BoardScene sceneAt(const ComparedPlace& place) const override;
    Candidates candidatesAt(const ComparedPlace& place) const override;
    /// Returns the digits in the grid, which the search would return as its result: a wrong digit counts as wrong,
    /// although the next trial may have another.
    Candidates possibleAt(const ComparedPlace& place) const override { return candidatesAt(place); }
    bool isLegalAt(const ComparedPlace& place) const override;
    bool removes() const override { return false; }
    /// "Trial 57 of 200: cost 31"
    QString sentenceAt(const ComparedPlace& place) const override;
    VerdictChip verdict() const override { return m_verdict; }
    const RunOverview& overview() const override { return m_overview; }
    std::vector<int> costs() const override;

private:
    /// Returns null at the start.
    const BlindTrial* trialAt(int position) const;

    QString m_name;
    StartingGrid m_start;
    std::vector<BlindTrial> m_best;
    std::uint64_t m_made;
    bool m_running;
    VerdictChip m_verdict;
    RunOverview m_overview; ///< of so many positions, in which nothing was removed
};

} // namespace convoku
