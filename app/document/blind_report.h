// SPDX-License-Identifier: MIT
#pragma once

#include "solver/blind/blind_engine.h"
#include "solver/run/report_card.h"

#include <optional>
#include <span>

namespace convoku {

/// Runs a blind search with these settings, the same for each puzzle, and counts the results as for networks: a trial
/// is a pass, and the best grid is the final board. A search has no parameters and multiplies nothing. Of the limits,
/// it uses the threads and the functions to call. `known`: what judged() says of the puzzles. Returns none if it was
/// ended early. Throws Error if a number of the settings is out of range.
std::optional<ReportCard> blindReportOf(const BlindSettings& settings, std::span<const StartingGrid> puzzles,
    std::span<const JudgedPuzzle> known, const ReportLimits& limits = {});

} // namespace convoku
