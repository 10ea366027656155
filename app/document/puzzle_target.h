// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle.h"
#include "solver/run/recording.h"

#include <QString>

namespace convoku {

/// Returns the puzzle to write in this format: the state at a position, as far as the format stores candidates,
/// otherwise the puzzle as it was opened.
Puzzle puzzleToWrite(const Recording& recording, Position position, PuzzleFormat format);
/// The same of a puzzle that has no run.
Puzzle puzzleToWrite(const StartingGrid& start, PuzzleFormat format);

/// Replaces the file when the new one is complete. Why it could not be written, in the operating system's words; empty
/// where it was.
QString writePuzzleFile(const QString& path, PuzzleFormat format, const Puzzle& puzzle);

} // namespace convoku
