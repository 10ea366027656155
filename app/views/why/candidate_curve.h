// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/plot.h"
#include "app/drawing/theme.h"

#include <vector>

namespace convoku {

class Recording;

/// The number of candidates that remain after each pass of a run.
struct CandidateCurve
{
    std::vector<int> left; ///< left[0]: before the first pass
    int popPass = 0; ///< the backtrack that restores most candidates, as a pass; 0: the run does not backtrack
    int restored = 0; ///< the number of candidates that it restores
    bool solved = false; ///< the run ends with one candidate in each cell

    static CandidateCurve of(const Recording& recording);
    int last() const { return static_cast<int>(left.size()) - 1; }
};

/// Returns the geometry of the curve, with room for its labels. The curve must not be empty.
Plot plotOf(const CandidateCurve& curve, const QRectF& area);
void paintCandidateCurve(
    QPainter& painter, const QRectF& area, const CandidateCurve& curve, const QString& popLabel, const Theme& theme);

} // namespace convoku
