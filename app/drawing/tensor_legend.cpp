// SPDX-License-Identifier: MIT
#include "app/drawing/tensor_legend.h"

#include "app/drawing/fonts.h"
#include "app/drawing/tensor_painter.h"
#include "app/wording/layer_wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

/// A legend of so many numbers names each of them.
constexpr int kLegendNumbers = 10;
constexpr qreal kLegendTextSize = 10;
constexpr qreal kHeight = 14;
constexpr qreal kPatch = 12;
constexpr qreal kPatchGap = 3; ///< between a patch and its number
constexpr qreal kEntryGap = 8;
constexpr qreal kBarStep = 2;
constexpr qreal kLongestBar = 140;

class Legend
{
public:
    Legend(const QRectF& area, const QFontMetricsF& metrics)
        : m_area(area)
        , m_metrics(metrics)
        , m_x(area.left())
    {
    }

    qreal widthOf(int number) const { return std::ceil(m_metrics.horizontalAdvance(LayerWording::number(number))); }
    void write(int number)
    {
        const qreal width = widthOf(number);
        m_entries.push_back(
            {QRectF(m_x, m_area.top(), width, kHeight), std::nullopt, false, LayerWording::number(number)});
        m_x += width + kEntryGap;
    }
    void patch(double number, qreal width, bool framed)
    {
        m_entries.push_back({QRectF(m_x, m_area.top() + 2, width, kHeight - 4), number, framed, {}});
        m_x += width;
    }

    std::vector<LegendEntry> each(Range range)
    {
        for (int number = range.low; number <= range.high; ++number) {
            patch(number, kPatch, true);
            m_x += kPatchGap;
            write(number);
        }
        return m_entries;
    }
    std::vector<LegendEntry> bar(Range range, NumberKind numbers)
    {
        write(range.low);
        const qreal room = m_area.right() - m_x - kEntryGap - widthOf(range.high);
        const int steps = std::max(2, static_cast<int>(std::min(room, kLongestBar) / kBarStep));
        for (int i = 0; i < steps; ++i) {
            const double part = static_cast<double>(i) / (steps - 1);
            const double number = (range.high - range.low) * part;
            patch(range.low + (numbers == NumberKind::Whole ? std::round(number) : number), kBarStep, false);
        }
        m_x += kEntryGap;
        write(range.high);
        return m_entries;
    }

private:
    QRectF m_area;
    const QFontMetricsF& m_metrics;
    qreal m_x;
    std::vector<LegendEntry> m_entries;
};

} // namespace

std::vector<LegendEntry> legendEntries(
    const QRectF& area, Range range, const QFontMetricsF& metrics, NumberKind numbers)
{
    if (numbers == NumberKind::Whole && range.high - range.low < kLegendNumbers) {
        std::vector<LegendEntry> all = Legend(area, metrics).each(range);
        if (all.back().rect.right() <= area.right())
            return all;
    }
    return Legend(area, metrics).bar(range, numbers);
}

void paintLegend(
    QPainter& painter, const QRectF& area, Range range, const Theme& theme, qreal pixel, NumberKind numbers)
{
    painter.setFont(pictureFont(kLegendTextSize));
    painter.setPen(theme.label);
    for (const LegendEntry& entry :
        legendEntries(area, range, QFontMetricsF(painter.font(), painter.device()), numbers)) {
        if (!entry.number) {
            painter.drawText(entry.rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, entry.text);
            continue;
        }
        QRectF patch = entry.rect;
        if (entry.framed) {
            painter.fillRect(patch, theme.thinLine);
            patch.adjust(pixel, pixel, -pixel, -pixel);
        }
        painter.fillRect(patch, heatColour(*entry.number, range, theme));
    }
}

} // namespace convoku
