// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle_text.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace convoku {

/// What came out of a file, the clipboard or a drop: puzzles, and what was wrong with the rest in sentences for people.
struct PuzzleSource
{
    QString name; ///< the file's name; empty for text
    std::vector<Puzzle> puzzles;
    QStringList problems; ///< one a bad line, with its place; the last one tells how many more there are
};

/// Reads a file that has puzzles a line. A file that can't be read, or is no text, is a problem, not an error.
PuzzleSource readPuzzleFile(const QString& path);
PuzzleSource readPuzzleText(const QString& text);

} // namespace convoku
