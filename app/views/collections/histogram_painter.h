// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/plot.h"

#include <cstdint>
#include <span>
#include <utility>

namespace convoku {

/// Numbers that share a bar.
struct HistogramBar
{
    int first = 0;
    int last = 0;
    std::uint64_t count = 0;
    QRectF rect; ///< the bar itself; empty where nothing is counted
    QRectF column; ///< all of the plot's height: where the mouse finds it
};

/// Computes the places of a histogram's bars. All bars are equally wide. Each covers equally many numbers or, if
/// logarithmic, more and more of them, so that a few outliers do not press all others together. The x axis counts bars.
class HistogramGeometry : public Plot
{
public:
    static constexpr qreal kBarWidth = 5; ///< at least, with the gap

    /// counts[n]: how often the number n occurs.
    HistogramGeometry(
        const QRectF& area, std::span<const std::uint32_t> counts, bool logarithmic, qreal devicePixelRatio = 1);

    const std::vector<HistogramBar>& bars() const { return m_bars; }
    std::uint64_t highest() const { return m_highest; }
    /// The bar in whose column the point lies, or the nearest one; none where there are no bars.
    std::optional<std::size_t> barAt(qreal x) const;
    /// Returns true if there are more numbers between the smallest and the largest than there is room for bars.
    static bool wantsLogarithmic(std::span<const std::uint32_t> counts, qreal width);

private:
    std::vector<HistogramBar> m_bars;
    std::uint64_t m_highest = 0;
};

/// Holds what a histogram shows in addition to its counts.
struct HistogramScene
{
    std::optional<std::pair<int, int>> chosen; ///< numbers, both included; the others are paler
    std::optional<std::size_t> marked; ///< a bar that is pointed at
    QString title; ///< above the bars
};

void paintHistogram(QPainter& painter, const HistogramGeometry& geometry, const HistogramScene& scene,
    const QRectF& area, const Theme& theme);

} // namespace convoku
