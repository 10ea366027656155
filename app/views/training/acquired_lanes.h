// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/plot.h"
#include "solver/learn/acquired.h"

namespace convoku {

/// Holds what a network in training removes, with one lane per row of AcquiredHistory. Plain data.
struct AcquiredLanes
{
    struct Lane
    {
        enum class Sort { Rule, Unexplained, Unsound };
        Sort sort = Sort::Rule;
        RuleFamily family = RuleFamily::Other;
        QString name; ///< "Hidden single in row"
        QString when; ///< "from step 400"
        std::optional<int> from; ///< where the line is marked
        QPolygonF shares; ///< (step, 0 … 1), from the left to the right
    };
    std::vector<Lane> lanes;
    double steps = 1; ///< at the right edge
};
/// `steps`: as long as the training is to be.
AcquiredLanes acquiredLanesOf(const AcquiredHistory& history, int steps);

/// Places the lanes: a name to the left of each lane, when it was acquired to the right, steps below. The axes are
/// those of all lanes.
class AcquiredLanesGeometry : public Plot
{
public:
    /// `axes`: from where to where the steps go, if others are to be met; they are where names and `when` have room.
    AcquiredLanesGeometry(
        const AcquiredLanes& lanes, const QRectF& area, std::optional<std::pair<qreal, qreal>> axes = std::nullopt);

    static qreal heightOf(std::size_t lanes);
    QRectF lane(std::size_t which) const; ///< where its line is
    QRectF name(std::size_t which) const;
    QRectF when(std::size_t which) const;
    Plot plotOf(std::size_t which) const;
    std::optional<std::size_t> at(QPointF point) const; ///< the lane, its words too

private:
    QRectF m_area;
};

/// `position`: a step that is looked at. Leaves the painter as it was.
void paintAcquiredLanes(QPainter& painter, const AcquiredLanesGeometry& geometry, const AcquiredLanes& lanes,
    std::optional<int> position, const Theme& theme);

} // namespace convoku
