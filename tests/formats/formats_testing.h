// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle_text.h"

#include <QByteArray>
#include <QFile>

#include <array>
#include <set>

namespace convoku::testing {

/// The puzzle of the format examples, 0 for an empty cell.
inline constexpr char kExample[] = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
inline constexpr char kExampleSolution[]
    = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

inline PuzzleTextResult readBytes(const QByteArray& text, const ReadHint& hint = {})
{
    return readPuzzles({text.constData(), static_cast<std::size_t>(text.size())}, hint);
}

inline QByteArray sample(const QString& name)
{
    QFile file(QStringLiteral(CONVOKU_SAMPLES "/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The digits as text, 0 for an empty cell.
inline QByteArray digitsOf(const Grid& grid)
{
    return QByteArray::fromStdString(grid.toText()).replace('.', '0');
}

/// The candidates of a cell as text, written without the code under test.
inline QByteArray marksAt(const Candidates& candidates, int row, int column)
{
    QByteArray text;
    for (int digit = 1; digit <= 9; ++digit) {
        if (candidates.has(Candidate{digit - 1, row - 1, column - 1}))
            text += static_cast<char>('0' + digit);
    }
    return text;
}

/// Returns the pencil marks that the values allow, worked out with plain loops.
inline Candidates notedMarks(const QByteArray& values)
{
    Candidates marks;
    for (int r = 0; r < 9; ++r) {
        for (int c = 0; c < 9; ++c) {
            std::set<int> left{1, 2, 3, 4, 5, 6, 7, 8, 9};
            for (int other = 0; other < 81; ++other) {
                const int r2 = other / 9;
                const int c2 = other % 9;
                if ((r2 == r) + (c2 == c) != 2 && (r2 == r || c2 == c || (r2 / 3 == r / 3 && c2 / 3 == c / 3)))
                    left.erase(values[other] - '0');
            }
            const int value = values[r * 9 + c] - '0';
            if (value > 0)
                left = {value};
            for (const int digit : left)
                marks.add(Candidate{digit - 1, r, c});
        }
    }
    return marks;
}

} // namespace convoku::testing
