// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle.h"

#include <QStringList>

#include <optional>
#include <vector>

class QIODevice;

namespace convoku {

class CommandOptions;
class Console;

struct InputPuzzles
{
    std::vector<Puzzle> puzzles; ///< in the order of the arguments and their lines
    bool allGood = true; ///< false: something was not a puzzle; a message has said what and where
};

/// Reads what the arguments name: a file, `-` for standard input, or the puzzle itself. Equal givens in one house are
/// only noted: whether there is a solution is for the network to say.
InputPuzzles readPuzzleInputs(const QStringList& inputs, QIODevice& standardInput, Console& console);

/// The puzzle for a command that takes one.
struct SinglePuzzle
{
    std::optional<Puzzle> puzzle; ///< none where there is not exactly one, which a message has said
    bool allGood = true; ///< as in InputPuzzles
};
SinglePuzzle readSinglePuzzle(const QString& command, const QString& input, QIODevice& standardInput, Console& console);

/// The candidates that a run begins with, as 729 characters.
QByteArray candidatesText(const StartingGrid& start);

/// Keep a fault in the options where no input is named, or not exactly one.
void requireInput(CommandOptions& options);
void requireOneInput(CommandOptions& options);

} // namespace convoku
