// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <QString>

#include <optional>

namespace convoku {

/// Target of a typed address: a place in the run, a candidate, or both.
struct Address
{
    std::optional<Position> position;
    std::optional<Candidate> candidate;
    std::optional<Cell> cell; ///< where no digit is named
    QString problem; ///< why the text is no address of this run, in a sentence; empty if it is one
};

/// Reads "12" (the end of pass 12), "12.7" (its 7th step), "12.7.3" (layer 3 of that), "r4c5=7" (a candidate), or a
/// place and a candidate with a blank between them. Passes must be in the recording, cells and digits on its board.
Address readAddress(const QString& text, const Recording& recording);

} // namespace convoku
