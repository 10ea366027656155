// SPDX-License-Identifier: MIT
#include "app/drawing/timeline_bars.h"

#include "app/drawing/family_texture.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kWidestGap = 6;
/// In thinner bars strokes are noise.
constexpr qreal kLeastTextured = 7;

} // namespace

void paintTimelineBars(
    QPainter& painter, const TimelineGeometry& geometry, const TimelineScene& scene, const Theme& theme, qreal opacity)
{
    const QRectF& lane = geometry.lane(TimelineLane::Removals);
    const int most = scene.mostRemoved > 0 ? scene.mostRemoved : scene.run->all().mostRemoved;
    const qreal pixel = geometry.pixel();
    const bool alone = geometry.passWidth() >= kTimelineBarWidth;
    const qreal gap = geometry.snapped(alone ? std::clamp(0.15 * geometry.passWidth(), 1.0, kWidestGap) : 1);
    std::array<QBrush, kRuleFamilyCount> textures;
    for (std::size_t i = 0; i < textures.size(); ++i)
        textures[i] = familyTexture(static_cast<RuleFamily>(i), theme, 1 / pixel);
    painter.setOpacity(opacity);
    for (const TimelineColumn& column : geometry.columns(kTimelineBarWidth)) {
        const RangeNumbers numbers = scene.run->range(column.first, column.last);
        if (numbers.mostRemoved == 0)
            continue;
        // The height is that of the pass that removed most, so that no peak disappears; its cube root, so that the many
        // small ones are seen next to it. The families share it as they share all that the passes removed, each at
        // least with one pixel, and a line of the ground between two.
        std::uint64_t all = 0;
        int families = 0;
        for (const std::uint64_t removed : numbers.removed) {
            all += removed;
            families += removed > 0 ? 1 : 0;
        }
        const qreal full = (lane.height() - 2) * std::cbrt(numbers.mostRemoved / static_cast<double>(most));
        const qreal least = full >= 4 * families ? 3 : 2 * pixel;
        const qreal shared = std::max(0.0, full - families * least);
        qreal bottom = lane.bottom();
        std::uint64_t soFar = 0;
        int seen = 0;
        for (std::size_t i = 0; i < numbers.removed.size(); ++i) {
            if (numbers.removed[i] == 0)
                continue;
            soFar += numbers.removed[i];
            ++seen;
            const qreal share = static_cast<double>(soFar) / static_cast<double>(all);
            const qreal top = geometry.snapped(lane.bottom() - seen * least - shared * share);
            const qreal line = seen < families ? pixel : 0;
            const qreal width = std::max(pixel, column.width() - gap);
            const QRectF part(geometry.snapped(column.left + gap / 2), top + line, width, bottom - top - line);
            painter.setBrushOrigin(part.topLeft());
            painter.fillRect(
                part, column.width() < kLeastTextured ? QBrush(theme.family(static_cast<RuleFamily>(i))) : textures[i]);
            if (theme.inkOnly && part.height() > 3 * pixel && part.width() > 3 * pixel) {
                painter.setPen(QPen(theme.family(static_cast<RuleFamily>(i)), pixel));
                painter.drawRect(part.adjusted(pixel / 2, pixel / 2, -pixel / 2, -pixel / 2));
            }
            bottom = top;
        }
    }
    painter.setBrushOrigin(0, 0);
    painter.setOpacity(1);
}

} // namespace convoku
