// SPDX-License-Identifier: MIT
#pragma once

#include "solver/blind/blind_engine.h"
#include "solver/run/report_card.h"

#include <optional>
#include <span>

namespace convoku {

/// What a blind search with these settings, the same for each puzzle, makes of a list of them, counted as networks are:
/// a trial is a pass, and the best grid the board that it ends with. It has no parameters and multiplies nothing. Of
/// the limits it reads the threads, and who hears of it. `known`: what judged() says of the puzzles. None where it was
/// ended before. Throws Error where a number of the settings is out of its range.
std::optional<ReportCard> blindReportOf(const BlindSettings& settings, std::span<const StartingGrid> puzzles,
    std::span<const JudgedPuzzle> known, const ReportLimits& limits = {});

} // namespace convoku
