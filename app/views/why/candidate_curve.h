// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/plot.h"
#include "app/drawing/theme.h"

#include <vector>

namespace convoku {

class Recording;

/// How many candidates a run leaves after each pass.
struct CandidateCurve
{
    std::vector<int> left; ///< left[0]: before the first pass
    int popPass = 0; ///< the pass in which most candidates come back, because a guess failed; 0: none
    int restored = 0; ///< how many come back in it
    bool solved = false; ///< the run ends with one candidate in each cell

    static CandidateCurve of(const Recording& recording);
    int last() const { return static_cast<int>(left.size()) - 1; }
};

/// Leaves room for the labels. The curve has at least one pass.
Plot plotOf(const CandidateCurve& curve, const QRectF& area);
void paintCandidateCurve(
    QPainter& painter, const QRectF& area, const CandidateCurve& curve, const QString& popLabel, const Theme& theme);

} // namespace convoku
