// SPDX-License-Identifier: MIT
#include "app/document/puzzle_target.h"

#include "app/base/output_file.h"
#include "solver/formats/puzzle_writer.h"

namespace convoku {

Puzzle puzzleToWrite(const Recording& recording, Position position, PuzzleFormat format)
{
    return puzzleToWrite({recording.givens(), recording.stateAt(position).candidates}, format);
}

Puzzle puzzleToWrite(const StartingGrid& start, PuzzleFormat format)
{
    const PuzzleFormatInfo& info = puzzleFormat(format);
    // Nine notes in every empty cell say nothing; where they are optional nobody wants them.
    if (info.candidates && (!start.isOfGivens() || info.alwaysCandidates))
        return puzzleInState(start.givens, start.candidates);
    Puzzle puzzle;
    puzzle.givens = start.givens;
    return puzzle;
}

QString writePuzzleFile(const QString& path, PuzzleFormat format, const Puzzle& puzzle)
{
    return writeWholeFile(path, QByteArray::fromStdString(writePuzzles(format, std::span(&puzzle, 1))));
}

} // namespace convoku
