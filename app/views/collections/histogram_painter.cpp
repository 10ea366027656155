// SPDX-License-Identifier: MIT
#include "app/views/collections/histogram_painter.h"

#include "app/drawing/fonts.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace convoku {
namespace {

constexpr qreal kHistogramMargin = 6;

constexpr qreal kHistogramFont = 13;

std::vector<std::pair<int, int>> equalRanges(int least, int most, int atMost)
{
    const int step = static_cast<int>(roundStep(std::ceil((most - least + 1.0) / atMost)));
    std::vector<std::pair<int, int>> ranges;
    // Ranges begin at round numbers: they stay the same when other rows are shown.
    for (int first = least / step * step; first <= most; first += step)
        ranges.emplace_back(first, first + step - 1);
    return ranges;
}

std::vector<std::pair<int, int>> growingRanges(int least, int most, int atMost)
{
    const double ratio = std::pow((most + 1.0) / std::max(least, 1), 1.0 / atMost);
    std::vector<std::pair<int, int>> ranges;
    for (int first = least; first <= most;) {
        const int next = std::max(first + 1, static_cast<int>(std::floor(first * ratio)));
        ranges.emplace_back(first, std::min(next - 1, most));
        first = next;
    }
    return ranges;
}

std::pair<int, int> endsOf(std::span<const std::uint32_t> counts)
{
    const auto some = [](std::uint32_t count) { return count > 0; };
    const auto least = std::find_if(counts.begin(), counts.end(), some);
    if (least == counts.end())
        return {0, -1};
    const auto most = std::find_if(counts.rbegin(), counts.rend(), some);
    return {static_cast<int>(least - counts.begin()), static_cast<int>(counts.rend() - most) - 1};
}

} // namespace

bool HistogramGeometry::wantsLogarithmic(std::span<const std::uint32_t> counts, qreal width)
{
    const auto [least, most] = endsOf(counts);
    return most - least + 1 > width / kBarWidth;
}

HistogramGeometry::HistogramGeometry(
    const QRectF& area, std::span<const std::uint32_t> counts, bool logarithmic, qreal devicePixelRatio)
{
    const QFontMetricsF metrics(pictureFont(kHistogramFont));
    const qreal line = metrics.height() + kHistogramMargin;
    axes = area.adjusted(kHistogramMargin, line, -kHistogramMargin, -line);
    const auto [least, most] = endsOf(counts);
    const int room = static_cast<int>(axes.width() / kBarWidth);
    if (least > most || room < 1 || axes.height() <= 0)
        return;
    const auto ranges = logarithmic ? growingRanges(least, most, room) : equalRanges(least, most, room);
    for (const auto& [first, last] : ranges) {
        const std::size_t end = std::min(static_cast<std::size_t>(last) + 1, counts.size());
        const auto begin = std::min(static_cast<std::size_t>(first), end);
        const auto sum = std::accumulate(counts.begin() + static_cast<std::ptrdiff_t>(begin),
            counts.begin() + static_cast<std::ptrdiff_t>(end), std::uint64_t{0});
        m_bars.push_back({first, last, sum, {}, {}});
        m_highest = std::max(m_highest, sum);
    }
    const qreal pixel = 1 / devicePixelRatio;
    const auto snapped = [pixel](qreal x) { return std::round(x / pixel) * pixel; };
    // Few bars need not be as wide as a wall.
    const qreal width = std::min(axes.width() / static_cast<qreal>(m_bars.size()), kBarWidth * 8);
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        HistogramBar& bar = m_bars[i];
        const qreal left = snapped(axes.left() + width * static_cast<qreal>(i));
        const qreal right = snapped(axes.left() + width * static_cast<qreal>(i + 1));
        bar.column = QRectF(left, axes.top(), right - left, axes.height());
        if (bar.count == 0)
            continue;
        const qreal share = static_cast<qreal>(bar.count) / static_cast<qreal>(m_highest);
        // One puzzle among a million is still to be seen.
        const qreal height = std::max(snapped(axes.height() * share), 2 * pixel);
        const qreal gap = right - left > 3 ? 1 : 0;
        bar.rect = QRectF(left, axes.bottom() - height, right - left - gap, height);
    }
    const auto count = static_cast<qreal>(m_bars.size());
    across = PlotScale(0, count, axes.left(), axes.left() + width * count);
    const qreal wide
        = metrics.horizontalAdvance(QLatin1Char('0')) * static_cast<qreal>(QLocale().toString(most).size() + 2);
    const auto every = static_cast<std::size_t>(roundStep(std::max(1.0, std::ceil(wide / width))));
    for (std::size_t i = 0; i < m_bars.size(); i += every)
        ticksAcross.push_back({static_cast<double>(i) + 0.5, QLocale().toString(m_bars[i].first)});
}

std::optional<std::size_t> HistogramGeometry::barAt(qreal x) const
{
    if (m_bars.empty())
        return std::nullopt;
    const auto place
        = std::find_if(m_bars.begin(), m_bars.end(), [x](const HistogramBar& bar) { return x < bar.column.right(); });
    return place == m_bars.end() ? m_bars.size() - 1 : static_cast<std::size_t>(place - m_bars.begin());
}

void paintHistogram(QPainter& painter, const HistogramGeometry& geometry, const HistogramScene& scene,
    const QRectF& area, const Theme& theme)
{
    painter.save();
    painter.fillRect(area, theme.board);
    painter.setFont(pictureFont(kHistogramFont));
    const QFontMetricsF metrics(painter.font());
    painter.setPen(theme.label);
    const QRectF head(area.left() + kHistogramMargin, area.top(), area.width() - 2 * kHistogramMargin,
        geometry.axes.top() - area.top());
    painter.drawText(
        head, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(scene.title, Qt::ElideRight, head.width()));
    if (geometry.bars().empty()) {
        painter.restore();
        return;
    }
    const QRectF& axes = geometry.axes;
    const QColor full = theme.foundDigit;
    for (std::size_t i = 0; i < geometry.bars().size(); ++i) {
        const HistogramBar& bar = geometry.bars()[i];
        const bool marked = scene.marked == i;
        const bool chosen = scene.chosen && bar.first <= scene.chosen->second && bar.last >= scene.chosen->first;
        if (marked)
            painter.fillRect(bar.column, theme.litGround(theme.board));
        if (bar.count == 0)
            continue;
        const bool strong = chosen || !scene.chosen;
        if (strong && !theme.inkOnly) {
            painter.fillRect(bar.rect, full);
            continue;
        }
        // Outside the choice, and on paper, an outline; narrow bars have no room for one.
        if (bar.rect.width() < 3 && !strong) {
            painter.fillRect(bar.rect, blended(theme.board, full, 0.45));
        } else if (bar.rect.width() < 3) {
            painter.fillRect(bar.rect, full);
        } else {
            painter.setPen(QPen(full, 1));
            painter.setBrush(strong && theme.inkOnly ? QBrush(full, Qt::BDiagPattern) : QBrush(Qt::NoBrush));
            painter.drawRect(bar.rect.adjusted(0.5, 0.5, -0.5, -0.5));
        }
    }
    painter.setPen(QPen(theme.thinLine, 1));
    painter.drawLine(axes.bottomLeft(), axes.bottomRight());
    PlotPainter(painter, geometry, theme, kHistogramFont)
        .paintAcross(QRectF(area.left(), axes.bottom(), area.width(), axes.top()), false);
    painter.restore();
}

} // namespace convoku
