// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/puzzle_source.h"

#include <QStringList>

#include <optional>
#include <vector>

class QSettings;

namespace convoku {

/// The first lines of a table with puzzles, for somebody who chooses the column to read.
struct PuzzleTable
{
    std::vector<PuzzleColumn> columns; ///< those that hold puzzles; empty: the text is no table
    std::vector<QStringList> rows; ///< a puzzle, a character a cell, for each column; empty where it has none

    bool hasChoice() const { return columns.size() > 1; }
    /// The column's name, or its number, from 1.
    QString name(std::size_t column) const;
};

/// Reads no more than the beginning of the text. `board`: as ReadHint has it.
PuzzleTable puzzleTable(const PuzzleText& text, std::optional<Board> board = {});

/// The column (index in the table) that was chosen the last time for a table with the same names; none: nobody did, or
/// the columns have no names.
std::optional<std::size_t> rememberedColumn(const PuzzleTable& table, const QSettings& settings);
void rememberColumn(const PuzzleTable& table, std::size_t column, QSettings& settings);

} // namespace convoku
