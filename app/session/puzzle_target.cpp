// SPDX-License-Identifier: MIT
#include "app/session/puzzle_target.h"

#include "solver/formats/puzzle_writer.h"

#include <QSaveFile>

namespace convoku {

Puzzle puzzleToWrite(const Recording& recording, Position position, PuzzleFormat format)
{
    const PuzzleFormatInfo& info = puzzleFormat(format);
    Puzzle givens;
    givens.givens = recording.givens();
    if (!info.candidates)
        return givens;
    const StartingGrid state{recording.givens(), recording.stateAt(position).candidates};
    // Nine notes in every empty cell say nothing; where they are optional nobody wants them.
    return state.isOfGivens() && !info.alwaysCandidates ? givens : puzzleInState(state.givens, state.candidates);
}

QString writePuzzleFile(const QString& path, PuzzleFormat format, const Puzzle& puzzle)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    file.write(QByteArray::fromStdString(writePuzzles(format, std::span(&puzzle, 1))));
    return file.commit() ? QString() : file.errorString();
}

} // namespace convoku
