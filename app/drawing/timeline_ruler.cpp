// SPDX-License-Identifier: MIT
#include "app/drawing/timeline_ruler.h"

#include "app/drawing/fonts.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace convoku {
namespace {

struct Tick
{
    int pass = 0;
    qreal x = 0;
    bool numbered = false;
    QRectF number; ///< as wide as its digits
};

struct Ruler
{
    std::vector<Tick> ticks; ///< ascending
    bool everyPass = false; ///< has its number
};

Ruler rulerOf(const TimelineGeometry& geometry, const QFontMetricsF& metrics)
{
    const QRectF& lane = geometry.lane(TimelineLane::Ruler);
    const QLocale locale;
    const qreal room = metrics.horizontalAdvance(locale.toString(geometry.passCount())) + 16;
    // 1, 2, 5, 10, 20, 50, … passes from number to number; a fifth or a half of it from tick to tick.
    int step = 1;
    int decade = 1;
    while (step * geometry.passWidth() < room && step <= geometry.passCount()) {
        if (step == decade)
            step = 2 * decade;
        else if (step == 2 * decade)
            step = 5 * decade;
        else
            step = decade *= 10;
    }
    const int parts = step == 2 * decade ? 2 : 5;
    const int minor = step % parts == 0 && step / parts * geometry.passWidth() >= 5 ? step / parts : step;
    const QRectF bounds = geometry.plotWithMargins();
    const int last = std::min(geometry.passCount(), static_cast<int>(std::ceil(geometry.to())));
    Ruler ruler;
    ruler.everyPass = step == 1;
    for (int pass = std::max(0, static_cast<int>(geometry.from()) / step * step - step); pass <= last; pass += minor) {
        Tick tick{pass, geometry.xAt(pass + 0.5), pass % step == 0, {}};
        if (tick.x < bounds.left() || tick.x > bounds.right())
            continue;
        // The numbers at the ends stay whole.
        const qreal width = metrics.horizontalAdvance(locale.toString(pass));
        const qreal most = std::max(bounds.left(), bounds.right() - width);
        tick.number
            = QRectF(std::clamp(tick.x - width / 2, bounds.left(), most), lane.top() + 6, width, lane.height() - 9);
        ruler.ticks.push_back(tick);
    }
    return ruler;
}

} // namespace

void paintTimelineRuler(QPainter& painter, const TimelineGeometry& geometry, const Theme& theme)
{
    painter.setFont(pictureFont(kTimelineTextSize));
    const QRectF& lane = geometry.lane(TimelineLane::Ruler);
    const Ruler ruler = rulerOf(geometry, QFontMetricsF(painter.font(), painter.device()));
    const QLocale locale;
    for (const Tick& tick : ruler.ticks) {
        // If each pass has its number, the number is above its bar and needs no tick.
        const qreal height = tick.numbered ? 4 : 2;
        if (!ruler.everyPass)
            painter.fillRect(
                QRectF(geometry.snapped(tick.x), lane.bottom() - height, geometry.pixel(), height), theme.label);
        if (!tick.numbered)
            continue;
        painter.setPen(theme.label);
        painter.drawText(tick.number, Qt::AlignCenter | Qt::TextDontClip, locale.toString(tick.pass));
    }
}

QRectF withCutNumbers(const TimelineGeometry& geometry, const QRectF& flag, const QPaintDevice* device)
{
    QRectF covered = flag;
    for (const Tick& tick : rulerOf(geometry, QFontMetricsF(pictureFont(kTimelineTextSize), device)).ticks) {
        if (tick.numbered && tick.number.right() > flag.left() && tick.number.left() < flag.right()) {
            covered.setLeft(std::min(covered.left(), tick.number.left()));
            covered.setRight(std::max(covered.right(), tick.number.right()));
        }
    }
    return covered;
}

} // namespace convoku
