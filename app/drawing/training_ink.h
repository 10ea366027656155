// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tokens.h"
#include "solver/learn/training.h"

namespace convoku {

/// Meaning of something in a picture of a training; its colour comes from the theme.
enum class TrainingInk {
    Written, ///< as somebody wrote it, and what has found the same
    Other, ///< has found something else
    Stuck, ///< always gives the same answer
    Positive, ///< of the learned numbers
    Negative,
    Wrong,
    Quiet, ///< axes, what is not chosen
    Chosen,
};

TrainingInk inkOf(TrainingOutcome outcome);
/// Return the colours of marks and lines (trainingColour) and of words (trainingWords), which are readable on the
/// canvas.
QColor trainingColour(TrainingInk ink, const Theme& theme);
QColor trainingWords(TrainingInk ink, const Theme& theme);

} // namespace convoku
