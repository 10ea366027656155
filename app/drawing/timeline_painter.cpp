// SPDX-License-Identifier: MIT
#include "app/drawing/timeline_painter.h"

#include "app/drawing/contrast.h"
#include "app/drawing/fonts.h"
#include "app/drawing/timeline_bars.h"
#include "app/drawing/timeline_depths.h"
#include "app/drawing/timeline_ruler.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

/// Opacity of the future: what has not been reached yet.
constexpr qreal kFuture = 0.38;

/// The painter's texts.
struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(convoku::Timeline)
};

QString nameText(TimelineLane lane, const TimelineScene& scene)
{
    switch (lane) {
    case TimelineLane::Ruler:
    case TimelineLane::Removals:
    case TimelineLane::Depth:
        return {};
    case TimelineLane::Hits:
        return Texts::tr("Hits");
    case TimelineLane::Bookmarks:
        return Texts::tr("Bookmarks");
    case TimelineLane::Changes:
        break;
    case TimelineLane::Chain:
        return Texts::tr("Chain");
    }
    return scene.picked;
}

QColor hairline(const Theme& theme)
{
    return blended(theme.board, theme.label, 0.2);
}

/// The lanes' painter: what all parts of it need.
class Lanes
{
public:
    Lanes(QPainter& painter, const TimelineGeometry& geometry, const TimelineScene& scene, const Theme& theme,
        TimelineTense tense)
        : m_painter(painter)
        , m_geometry(geometry)
        , m_scene(scene)
        , m_theme(theme)
        , m_future(tense == TimelineTense::Future)
        , m_font(pictureFont(kTimelineTextSize))
    {
    }

    void paint()
    {
        paintNames();
        m_painter.setClipRect(m_geometry.plotWithMargins(), Qt::IntersectClip);
        paintTimelineRuler(m_painter, m_geometry, m_theme);
        paintTimelineBars(m_painter, m_geometry, m_scene, m_theme, faded());
        paintDepths();
        paintHits();
        paintBookmarks();
        paintChanges();
        paintChain();
    }

private:
    qreal faded() const { return m_future ? kFuture : 1; }
    void paintNames();
    void paintDepths();
    void paintGathered();
    void paintLines(const TimelineDepths& depths);
    void paintMark(const DepthMark& mark, qreal radius);
    void paintHits();
    void paintBookmarks();
    void paintChanges();
    void paintChain();

    /// Calls draw(index, x) for the marks in view. Of those that lie closer than the distance the first one is drawn:
    /// more would not be seen.
    template <typename Marks, typename TimeOf, typename Draw>
    void forEachMark(const Marks& marks, qreal distance, const TimeOf& timeOfMark, const Draw& draw)
    {
        const QRectF bounds = m_geometry.plotWithMargins();
        const auto from = [&](qreal x) {
            const double time = m_geometry.timeAt(x);
            return std::partition_point(
                marks.begin(), marks.end(), [&](const auto& mark) { return timeOfMark(mark) < time; });
        };
        for (auto it = from(bounds.left()); it != marks.end();) {
            const qreal exact = m_geometry.xAt(timeOfMark(*it));
            if (exact > bounds.right())
                break;
            draw(static_cast<std::size_t>(it - marks.begin()), m_geometry.markAt(timeOfMark(*it)));
            it = std::max(it + 1, from(exact + distance));
        }
    }

    QPainter& m_painter;
    const TimelineGeometry& m_geometry;
    const TimelineScene& m_scene;
    const Theme& m_theme;
    bool m_future;
    QFont m_font;
};

void Lanes::paintNames()
{
    m_painter.setFont(m_font);
    const QFontMetricsF metrics(m_font, m_painter.device());
    const QRectF wide = m_geometry.plotWithMargins();
    for (int i = 0; i < kTimelineLaneCount; ++i) {
        const auto lane = static_cast<TimelineLane>(i);
        const QRectF& place = m_geometry.lane(lane);
        if (!m_geometry.lanes().has(lane) || lane == TimelineLane::Ruler)
            continue;
        // The bars stand on a line, and lanes of marks have one above them.
        if (lane != TimelineLane::Depth) {
            const qreal y = lane == TimelineLane::Removals ? place.bottom() : place.top() - m_geometry.pixel();
            m_painter.fillRect(QRectF(wide.left(), y, wide.width(), m_geometry.pixel()), hairline(m_theme));
        }
        const QRectF name = m_geometry.nameOf(lane).adjusted(4, 0, -4, 0);
        if (name.width() <= 0)
            continue;
        m_painter.setPen(m_theme.label);
        m_painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(nameText(lane, m_scene), Qt::ElideRight, name.width()));
    }
}

void Lanes::paintDepths()
{
    const TimelineDepths depths = depthsOf(*m_scene.run, m_geometry);
    if (depths.gathered && m_geometry.lanes().depth)
        paintGathered();
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintLines(depths);
}

/// Draws the depths if guesses are too close together for lines: the depth of the search, and above it how often it
/// undid a guess.
void Lanes::paintGathered()
{
    constexpr qreal kPopsHeight = 5;
    const QRectF& lane = m_geometry.lane(TimelineLane::Depth);
    const int deepest = m_scene.run->all().maxDepth;
    const qreal height
        = std::min(depthHeight(*m_scene.run, m_geometry), (lane.height() - kPopsHeight - 2) / std::max(deepest, 1));
    const std::vector<TimelineColumn> columns = m_geometry.columns(kTimelineBarWidth);
    std::vector<RangeNumbers> numbers;
    numbers.reserve(columns.size());
    int mostPops = 1;
    for (const TimelineColumn& column : columns) {
        numbers.push_back(m_scene.run->range(column.first, column.last));
        mostPops = std::max(mostPops, numbers.back().pops);
    }
    // A step for each depth: full where all passes of the column are so deep, fainter where some are.
    enum class Fill { None, Some, All };
    for (int depth = 1; depth <= deepest; ++depth) {
        const qreal top = m_geometry.snapped(lane.bottom() - depth * height);
        const qreal bottom = m_geometry.snapped(lane.bottom() - (depth - 1) * height);
        const auto fillOf = [&](std::size_t i) {
            if (numbers[i].leastDepth >= depth)
                return Fill::All;
            return numbers[i].depth >= depth ? Fill::Some : Fill::None;
        };
        for (std::size_t i = 0; i < columns.size() && bottom > top;) {
            const Fill fill = fillOf(i);
            std::size_t end = i + 1;
            while (end < columns.size() && fillOf(end) == fill)
                ++end;
            if (fill != Fill::None) {
                const QRectF step(QPointF(columns[i].left, top), QPointF(columns[end - 1].right, bottom));
                m_painter.fillRect(step, withAlpha(m_theme.depth(depth), faded() * (fill == Fill::All ? 1 : 0.45)));
            }
            i = end;
        }
    }
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (numbers[i].pops == 0)
            continue;
        const qreal part = static_cast<qreal>(numbers[i].pops) / mostPops;
        const QRectF bar(columns[i].left, lane.top() + 1, columns[i].width(), kPopsHeight - 1);
        m_painter.fillRect(bar, withAlpha(m_theme.contradictionMark, faded() * (0.3 + 0.7 * part)));
    }
}

void Lanes::paintLines(const TimelineDepths& depths)
{
    const qreal height = depthHeight(*m_scene.run, m_geometry);
    const qreal thick = std::clamp(height / 3, 1.0, 3.0);
    const qreal radius = std::clamp(height / 2 - 0.5, 2.0, 4.0);
    for (const DepthLine& line : depths.lines) {
        const qreal y = depthY(*m_scene.run, m_geometry, line.depth);
        const qreal left = line.begins ? m_geometry.markAt(line.from) + radius + 1.5 : m_geometry.xAt(line.from);
        const qreal right = line.ends ? m_geometry.markAt(line.to) - radius - 1.5 : m_geometry.xAt(line.to);
        if (right > left)
            m_painter.fillRect(QRectF(left, m_geometry.snapped(y - thick / 2), right - left, m_geometry.snapped(thick)),
                withAlpha(m_theme.depth(line.depth), faded()));
    }
    for (const DepthMark& mark : depths.marks)
        paintMark(mark, radius);
}

void Lanes::paintMark(const DepthMark& mark, qreal radius)
{
    const QPointF at = mark.at;
    switch (mark.kind) {
    case DepthMark::Kind::Guess: // a disc; a ring as long as it is to come
        m_painter.setPen(QPen(m_theme.depth(mark.depth), 1.5));
        m_painter.setBrush(m_future || m_theme.inkOnly ? m_theme.board : m_theme.depth(mark.depth));
        m_painter.drawEllipse(at, radius - 0.5, radius - 0.5);
        break;
    case DepthMark::Kind::Backtrack: { // a cross
        m_painter.setPen(QPen(m_theme.contradictionMark, 2));
        m_painter.drawLine(at + QPointF(-radius, -radius), at + QPointF(radius, radius));
        m_painter.drawLine(at + QPointF(-radius, radius), at + QPointF(radius, -radius));
        break;
    }
    case DepthMark::Kind::Solution: // a diamond
        m_painter.setPen(QPen(m_theme.board, 1));
        m_painter.setBrush(m_theme.solution);
        m_painter.drawPolygon(
            QPolygonF{at + QPointF(0, -5.5), at + QPointF(5.5, 0), at + QPointF(0, 5.5), at + QPointF(-5.5, 0)});
        break;
    case DepthMark::Kind::End: // a bar
        m_painter.setPen(QPen(m_theme.board, 1));
        m_painter.setBrush(m_theme.label);
        m_painter.drawRect(QRectF(at.x() - 2.5, at.y() - 5, 5, 10));
        break;
    }
}

void Lanes::paintHits()
{
    if (!m_geometry.lanes().hits)
        return;
    constexpr qreal kRing = 8;
    const qreal y = m_geometry.lane(TimelineLane::Hits).center().y();
    const auto& hits = m_scene.hits;
    m_painter.setBrush(Qt::NoBrush);
    forEachMark(
        hits, 3, [](double time) { return time; },
        [&](std::size_t index, qreal x) {
            // Rings that lie on each other would tell less than lines that stand close.
            const auto near = [&](std::size_t other) {
                return std::abs(m_geometry.xAt(hits[other]) - m_geometry.xAt(hits[index])) < kRing;
            };
            if ((index > 0 && near(index - 1)) || (index + 1 < hits.size() && near(index + 1))) {
                m_painter.fillRect(QRectF(m_geometry.snapped(x) - 1, y - 4, 2, 8), m_theme.contradictionMark);
                return;
            }
            m_painter.setPen(QPen(m_theme.contradictionMark, 1.5));
            m_painter.drawEllipse(QPointF(x, y), 3, 3);
        });
}

void Lanes::paintBookmarks()
{
    if (!m_geometry.lanes().bookmarks)
        return;
    const qreal y = m_geometry.lane(TimelineLane::Bookmarks).center().y();
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.givenDigit);
    forEachMark(
        m_scene.bookmarks, 3, [](double time) { return time; }, [&](std::size_t, qreal x) { // a ribbon
            m_painter.drawPolygon(QPolygonF{QPointF(x - 3, y - 4.5), QPointF(x + 3, y - 4.5), QPointF(x + 3, y + 4.5),
                QPointF(x, y + 1.8), QPointF(x - 3, y + 4.5)});
        });
}

void Lanes::paintChanges()
{
    if (!m_geometry.lanes().changes)
        return;
    const QRectF lane = m_geometry.lane(TimelineLane::Changes);
    const qreal y = lane.center().y();
    forEachMark(
        m_scene.changes, 6, [](const TimelineScene::ChangeMark& mark) { return mark.time; },
        [&](std::size_t index, qreal x) {
            const QPointF middle(x, y);
            switch (m_scene.changes[index].change) {
            case TimelineScene::Change::Went: // a triangle that points down
                m_painter.setPen(Qt::NoPen);
                m_painter.setBrush(m_theme.givenDigit);
                m_painter.drawPolygon(
                    QPolygonF{middle + QPointF(-4, -3.2), middle + QPointF(4, -3.2), middle + QPointF(0, 3.8)});
                break;
            case TimelineScene::Change::Came: // an open one that points up
                m_painter.setPen(QPen(m_theme.givenDigit, 1.4));
                m_painter.setBrush(Qt::NoBrush);
                m_painter.drawPolygon(
                    QPolygonF{middle + QPointF(-3.6, 3), middle + QPointF(3.6, 3), middle + QPointF(0, -3.4)});
                break;
            case TimelineScene::Change::Stayed: // guessed: a ring, as on the board
                m_painter.setPen(QPen(m_theme.candidate, 1.5));
                m_painter.setBrush(Qt::NoBrush);
                m_painter.drawEllipse(middle, 3, 3);
                break;
            }
        });
}

void Lanes::paintChain()
{
    if (!m_geometry.lanes().chain)
        return;
    const qreal y = m_geometry.lane(TimelineLane::Chain).center().y();
    forEachMark(
        m_scene.chain, 2, [](double time) { return time; },
        [&](std::size_t, qreal x) {
            m_painter.fillRect(QRectF(m_geometry.snapped(x) - 1, y - 5, 2.5, 10), m_theme.givenDigit);
        });
}

} // namespace

TimelineGeometry geometryOf(const TimelineScene& scene, const QRectF& area, qreal devicePixelRatio)
{
    return {area, scene.passCount(), scene.from, scene.to, devicePixelRatio, scene.lanes()};
}

std::array<QRectF, 2> pastOf(const TimelineGeometry& geometry, const TimelineScene& scene, const QRectF& area)
{
    const QRectF& bars = geometry.lane(TimelineLane::Removals);
    const qreal x = std::clamp(geometry.snapped(geometry.xAt(scene.playhead)), area.left(), area.right());
    const qreal end = std::clamp(geometry.snapped(geometry.xAt(std::ceil(scene.playhead))), x, area.right());
    return {
        QRectF(area.left(), area.top(), x - area.left(), area.height()), QRectF(x, bars.top(), end - x, bars.height())};
}

void paintTimelineLanes(
    QPainter& painter, const QRectF& area, const TimelineScene& scene, const Theme& theme, TimelineTense tense)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    if (scene.run == nullptr || scene.run->isEmpty()) {
        painter.setFont(pictureFont(kTimelineTextSize + 1));
        painter.setPen(theme.label);
        painter.drawText(area, Qt::AlignCenter, Texts::tr("No run yet"));
    } else {
        Lanes(painter, geometryOf(scene, area, painter.deviceTransform().m11()), scene, theme, tense).paint();
    }
    painter.restore();
}

} // namespace convoku
