// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle_text.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace convoku {

/// Puzzles from a file, the clipboard or a drop, and sentences for people about what was wrong with the rest.
struct PuzzleSource
{
    QString name; ///< the file's name; empty for text
    std::vector<Puzzle> puzzles;
    QStringList problems; ///< one a bad line, with its place; then how many more there are, and on other boards
};

/// Source that puzzles can be read from, and read again.
struct PuzzleText
{
    QString path; ///< empty: it is the text
    QString text;
    QString name; ///< of the text, by where it came from; empty: it was pasted
};

/// Returns sentences about what was wrong with a text: the first errors, and how many more there are.
QStringList problemSentences(const PuzzleTextResult& result);
/// Why a file can't be read; `error`: in the operating system's words.
QString unreadable(const QString& path, const QString& error);

/// Reads a file that has puzzles a line; those on another board than the first are left out. A file that can't be read,
/// or is no text, is a problem, not an error.
PuzzleSource readPuzzleFile(const QString& path, const ReadHint& hint = {});
PuzzleSource readPuzzleText(const QString& text, const ReadHint& hint = {});

} // namespace convoku
