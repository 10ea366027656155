// SPDX-License-Identifier: MIT
#pragma once

#include "app/wording/report_wording.h"
#include "solver/blind/blind_engine.h"
#include "solver/run/batch_engine.h"

#include <QByteArray>

#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace convoku {

/// Returns the figures of a network for programs: the names are the same in every language, and numbers have a decimal
/// point. A value is empty if there is none.
std::vector<std::pair<const char*, QByteArray>> fieldsOf(const ReportCard& card);

/// A table with commas: a line of names, then a line a network, its name first and what went wrong last.
QByteArray reportCsv(const std::vector<ReportRow>& rows);

/// A network to compare, or a search, under the name that people know it by.
struct ComparedNetwork
{
    QString name;
    PassOptions options; ///< of a search: only its board counts
    std::optional<BlindSettings> blind = {}; ///< the search that it is
};

/// Functions that are called during a comparison.
struct ReportListener
{
    std::function<bool()> keepRunning; ///< asked now and then; false ends it. May be empty.
    /// Told now and then: which network works (−1: what judges the puzzles), and on how many puzzles it is done. With
    /// ReportLimits::turned it counts on behind the last puzzle.
    std::function<void(int network, std::size_t done)> progress;
    std::function<void(const ReportRow& row)> finished; ///< told each row as it is done
};

/// Runs the networks one after the other on the puzzles, and before them, for each board with other houses, what judges
/// them. The rows that were finished, in order; a network that fails has its trouble in its row. `limits`: without what
/// the listener hears.
std::vector<ReportRow> reportRows(BatchEngine& engine, const std::vector<ComparedNetwork>& networks,
    std::span<const StartingGrid> puzzles, ReportLimits limits, const ReportListener& listener);

} // namespace convoku
