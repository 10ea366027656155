// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <QString>

#include <optional>

namespace convoku {

/// Cells and candidates as people type them, "r4c5" and "r4c5=7": rows, columns and digits from 1; blanks and case do
/// not matter. None for what the board does not have.
std::optional<Cell> readCell(const QString& text, Board board = {});
std::optional<Candidate> readCandidate(const QString& text, Board board = {});
/// "r4c5=7"
QString candidateText(Candidate candidate);

} // namespace convoku
