// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "solver/run/findings.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace convoku {

/// A part of a sentence that is read from the back of a room. Where the board rings a cell, the sentence has the same
/// ring instead of the cell's name.
struct PresentSpan
{
    enum class Ring { None, Guess, Cause, Wrong };

    QString text; ///< in a ring the digit, or nothing
    bool wrong = false; ///< says what is wrong
    Ring ring = Ring::None;
    int depth = 0; ///< of the guess that is ringed
    QString name = {}; ///< what the ring stands for, as it is read aloud
};

class PresentSentence
{
    Q_DECLARE_TR_FUNCTIONS(convoku::PresentSentence)

public:
    /// Returns the result of the step that ends at a position. `looked`: the finding that is looked at, or null.
    /// `scene`: the board beside the sentence.
    static std::vector<PresentSpan> of(
        const Recording& recording, Position position, const Finding* looked, const BoardScene& scene);
    /// The text of a span of a sentence in the whole sentence: a ring keeps its room with blanks that do not break.
    static QString laidOut(const PresentSpan& span);
};

} // namespace convoku
