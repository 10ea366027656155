// SPDX-License-Identifier: MIT
#include "app/painting/timeline_painter.h"

#include "app/painting/fonts.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

/// Marks of the search are this far apart at least.
constexpr qreal kMarkWidth = 9;

/// The painter's texts.
struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(convoku::Timeline)
};

QString nameText(TimelineLane lane, const TimelineScene& scene)
{
    switch (lane) {
    case TimelineLane::Ruler:
        return Texts::tr("Pass");
    case TimelineLane::Removals:
        return Texts::tr("Removed");
    case TimelineLane::Depth:
        return Texts::tr("Depth");
    case TimelineLane::Search:
        return Texts::tr("Search");
    case TimelineLane::Hits:
        return Texts::tr("Hits");
    case TimelineLane::Bookmarks:
        return Texts::tr("Bookmarks");
    case TimelineLane::Changes:
        break;
    }
    return scene.picked.isEmpty() ? Texts::tr("Candidate") : scene.picked;
}

QColor faint(const QColor& colour, qreal alpha)
{
    QColor result = colour;
    result.setAlphaF(static_cast<float>(alpha));
    return result;
}

/// The lanes' painter: what all parts of it need.
class Lanes
{
public:
    Lanes(QPainter& painter, const TimelineGeometry& geometry, const TimelineScene& scene, const Theme& theme)
        : m_painter(painter)
        , m_geometry(geometry)
        , m_scene(scene)
        , m_theme(theme)
        , m_font(pictureFont(kTimelineTextSize))
    {
    }

    void paint()
    {
        paintGrounds();
        m_painter.setClipRect(m_geometry.plotWithMargins(), Qt::IntersectClip);
        paintRuler();
        paintRemovals();
        paintDepths();
        m_painter.setRenderHint(QPainter::Antialiasing);
        paintSearch();
        paintHits();
        paintBookmarks();
        paintChanges();
    }

private:
    void paintGrounds();
    void paintRuler();
    void paintRemovals();
    void paintDepths();
    void paintSearch();
    void paintHits();
    void paintBookmarks();
    void paintChanges();

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
    QFont m_font;
};

void Lanes::paintGrounds()
{
    m_painter.setFont(m_font);
    const QFontMetricsF metrics(m_font, m_painter.device());
    for (int i = 0; i < kTimelineLaneCount; ++i) {
        const auto lane = static_cast<TimelineLane>(i);
        const QRectF& ground = m_geometry.lane(lane);
        const QRectF wide(QPointF(m_geometry.plotWithMargins().left(), ground.top()),
            QPointF(m_geometry.plotWithMargins().right(), ground.bottom()));
        if (lane != TimelineLane::Ruler)
            m_painter.fillRect(wide, m_theme.board);
        m_painter.fillRect(
            QRectF(wide.left(), wide.bottom(), wide.width(), m_geometry.pixel()), faint(m_theme.thinLine, 0.7));
        const QRectF name = m_geometry.nameOf(lane).adjusted(6, 0, -4, 0);
        if (name.width() <= 0)
            continue;
        const bool noneIsPicked = lane == TimelineLane::Changes && m_scene.picked.isEmpty();
        m_painter.setPen(noneIsPicked ? faint(m_theme.label, 0.6) : m_theme.label);
        m_painter.drawText(name, Qt::AlignRight | Qt::AlignVCenter,
            metrics.elidedText(nameText(lane, m_scene), Qt::ElideRight, name.width()));
    }
}

void Lanes::paintRuler()
{
    const QRectF& lane = m_geometry.lane(TimelineLane::Ruler);
    const QFontMetricsF metrics(m_font, m_painter.device());
    const QLocale locale;
    const qreal room = metrics.horizontalAdvance(locale.toString(m_geometry.passCount())) + 16;
    // 1, 2, 5, 10, 20, 50, … passes from number to number; a fifth or a half of it from tick to tick.
    int step = 1;
    int decade = 1;
    while (step * m_geometry.passWidth() < room && step <= m_geometry.passCount()) {
        if (step == decade)
            step = 2 * decade;
        else if (step == 2 * decade)
            step = 5 * decade;
        else
            step = decade *= 10;
    }
    const int parts = step == 2 * decade ? 2 : 5;
    const int minor = step % parts == 0 && step / parts * m_geometry.passWidth() >= 5 ? step / parts : step;
    const QRectF bounds = m_geometry.plotWithMargins();
    const int last = std::min(m_geometry.passCount(), static_cast<int>(std::ceil(m_geometry.to())));
    for (int pass = std::max(0, static_cast<int>(m_geometry.from()) / step * step - step); pass <= last;
         pass += minor) {
        const qreal x = m_geometry.xAt(pass + 0.5);
        if (x < bounds.left() || x > bounds.right())
            continue;
        const bool major = pass % step == 0;
        const qreal height = major ? 4 : 2;
        m_painter.fillRect(
            QRectF(m_geometry.snapped(x), lane.bottom() - height, m_geometry.pixel(), height), m_theme.label);
        if (!major)
            continue;
        QRectF text(x - room / 2, lane.top() + 2, room, lane.height() - 6);
        // The numbers at the ends stay whole.
        const qreal half = metrics.horizontalAdvance(locale.toString(pass)) / 2;
        text.translate(std::max(0.0, bounds.left() + half - x) - std::max(0.0, x + half - bounds.right()), 0);
        m_painter.setPen(m_theme.label);
        m_painter.drawText(text, Qt::AlignCenter, locale.toString(pass));
    }
}

void Lanes::paintRemovals()
{
    const QRectF& lane = m_geometry.lane(TimelineLane::Removals);
    const int most = m_scene.run->all().mostRemoved;
    const qreal pixel = m_geometry.pixel();
    const qreal gap = m_geometry.passWidth() >= 4 ? std::max(1.0, pixel) : 0;
    for (const TimelineColumn& column : m_geometry.columns(pixel)) {
        const RangeNumbers numbers = m_scene.run->range(column.first, column.last);
        if (numbers.mostRemoved == 0)
            continue;
        // The height is that of the pass that removed most, so that no peak disappears; its root, so that the many
        // small ones are seen next to it. The colours share it as they share all that the passes removed, each at
        // least with one pixel.
        std::uint64_t all = 0;
        int families = 0;
        for (const std::uint64_t removed : numbers.removed) {
            all += removed;
            families += removed > 0 ? 1 : 0;
        }
        const qreal full = (lane.height() - 2) * std::sqrt(numbers.mostRemoved / static_cast<double>(most));
        const qreal shared = std::max(0.0, full - families * pixel);
        qreal bottom = lane.bottom();
        std::uint64_t soFar = 0;
        int seen = 0;
        for (std::size_t i = 0; i < numbers.removed.size(); ++i) {
            if (numbers.removed[i] == 0)
                continue;
            soFar += numbers.removed[i];
            ++seen;
            const qreal share = static_cast<double>(soFar) / static_cast<double>(all);
            const qreal top = m_geometry.snapped(lane.bottom() - seen * pixel - shared * share);
            m_painter.fillRect(
                QRectF(column.left, top, std::max(pixel, column.width() - gap), bottom - top), m_theme.families[i]);
            bottom = top;
        }
    }
}

void Lanes::paintDepths()
{
    const QRectF& lane = m_geometry.lane(TimelineLane::Depth);
    const int deepest = m_scene.run->all().maxDepth;
    const qreal height = (lane.height() - 2) / std::max(deepest, 3);
    const std::vector<TimelineColumn> columns = m_geometry.columns(m_geometry.pixel());
    std::vector<RangeNumbers> numbers;
    numbers.reserve(columns.size());
    for (const TimelineColumn& column : columns)
        numbers.push_back(m_scene.run->range(column.first, column.last));
    // A step for each guess that stands, over as many passes as it stands. Fainter where it has been taken back.
    enum class Fill { None, Gone, Stands };
    const qreal gap = height >= 4 ? m_geometry.pixel() : 0;
    for (int depth = 1; depth <= deepest; ++depth) {
        const qreal top = m_geometry.snapped(lane.bottom() - depth * height);
        const qreal bottom = m_geometry.snapped(lane.bottom() - (depth - 1) * height) - gap;
        const auto fillOf = [&](std::size_t i) {
            if (numbers[i].depth >= depth)
                return Fill::Stands;
            return numbers[i].maxDepth >= depth ? Fill::Gone : Fill::None;
        };
        for (std::size_t i = 0; i < columns.size() && bottom > top;) {
            const Fill fill = fillOf(i);
            std::size_t end = i + 1;
            while (end < columns.size() && fillOf(end) == fill)
                ++end;
            if (fill != Fill::None) {
                const QRectF step(QPointF(columns[i].left, top), QPointF(columns[end - 1].right, bottom));
                m_painter.fillRect(
                    step, fill == Fill::Stands ? m_theme.depth(depth) : faint(m_theme.depth(depth), 0.4));
            }
            i = end;
        }
    }
}

void Lanes::paintSearch()
{
    constexpr qreal kRadius = 3;
    const QRectF pushes = searchRow(m_geometry, PushFlag);
    const QRectF contradictions = searchRow(m_geometry, ContradictionFlag);
    const QRectF pops = searchRow(m_geometry, PopFlag);
    for (const TimelineColumn& column : m_geometry.columns(kMarkWidth)) {
        const RangeNumbers numbers = m_scene.run->range(column.first, column.last);
        const qreal x = column.first == column.last ? m_geometry.markAt(column.first + 1) : column.middle();
        const QPointF push(x, pushes.center().y());
        if (numbers.flags & PushFlag) { // a filled circle
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_theme.depth(std::max(1, numbers.depth)));
            m_painter.drawEllipse(push, kRadius, kRadius);
        }
        if (numbers.flags & ContradictionFlag) { // a cross
            const QPointF middle(x, contradictions.center().y());
            m_painter.setPen(QPen(m_theme.contradictionMark, 1.6));
            m_painter.drawLine(middle + QPointF(-2.7, -2.7), middle + QPointF(2.7, 2.7));
            m_painter.drawLine(middle + QPointF(-2.7, 2.7), middle + QPointF(2.7, -2.7));
        }
        if (numbers.flags & PopFlag) { // a ring, struck through
            const QPointF middle(x, pops.center().y());
            m_painter.setPen(QPen(m_theme.depth(std::max(1, numbers.maxDepth)), 1.3));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawEllipse(middle, kRadius, kRadius);
            m_painter.drawLine(middle + QPointF(-3.6, 3.6), middle + QPointF(3.6, -3.6));
        }
        if (numbers.flags & EndFlag) { // a diamond; a bar where there is no solution
            const bool solved = numbers.flags & SolvedFlag;
            const QPolygonF diamond{
                push + QPointF(0, -4.5), push + QPointF(4.5, 0), push + QPointF(0, 4.5), push + QPointF(-4.5, 0)};
            m_painter.setPen(QPen(m_theme.board, 1));
            m_painter.setBrush(solved ? m_theme.foundDigit : m_theme.label);
            if (solved)
                m_painter.drawPolygon(diamond);
            else
                m_painter.drawRect(QRectF(push.x() - 2, push.y() - 4, 4, 8));
        }
    }
}

void Lanes::paintHits()
{
    const qreal y = m_geometry.lane(TimelineLane::Hits).center().y();
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.contradictionMark);
    forEachMark(
        m_scene.hits, 3, [](double time) { return time; },
        [&](std::size_t, qreal x) { m_painter.drawEllipse(QPointF(x, y), 3.5, 3.5); });
}

void Lanes::paintBookmarks()
{
    const QRectF lane = m_geometry.lane(TimelineLane::Bookmarks);
    const QFont font = pictureFont(9, QFont::DemiBold);
    const QFontMetricsF metrics(font, m_painter.device());
    m_painter.setFont(font);
    qreal nextFree = -1e9;
    forEachMark(
        m_scene.bookmarks, 3, [](double time) { return time; },
        [&](std::size_t index, qreal x) {
            const QString number = QString::number(index + 1);
            const qreal pole = m_geometry.snapped(x);
            m_painter.fillRect(QRectF(pole - 0.5, lane.top() + 1, 1.5, lane.height() - 1), m_theme.foundDigit);
            const qreal width = std::max(10.0, metrics.horizontalAdvance(number) + 5);
            // At the end of the run the flag flies to the left.
            const qreal left = pole + width > m_geometry.plotWithMargins().right() ? pole - width : pole;
            if (left < nextFree)
                return;
            nextFree = left + width + 1;
            const QRectF flag(left, lane.top() + 1, width, lane.height() - 4);
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_theme.foundDigit);
            m_painter.drawRoundedRect(flag, 1.5, 1.5);
            m_painter.setPen(m_theme.onColour);
            m_painter.drawText(flag, Qt::AlignCenter, number);
        });
}

void Lanes::paintChanges()
{
    const QRectF lane = m_geometry.lane(TimelineLane::Changes);
    const qreal y = lane.center().y();
    forEachMark(
        m_scene.changes, 6, [](const TimelineScene::ChangeMark& mark) { return mark.time; },
        [&](std::size_t index, qreal x) {
            const QPointF middle(x, y);
            m_painter.setPen(Qt::NoPen);
            switch (m_scene.changes[index].change) {
            case TimelineScene::Change::Went: // ▼
                m_painter.setBrush(m_theme.contradictionMark);
                m_painter.drawPolygon(
                    QPolygonF{middle + QPointF(-4, -3.2), middle + QPointF(4, -3.2), middle + QPointF(0, 3.8)});
                break;
            case TimelineScene::Change::Came: // ▲
                m_painter.setBrush(m_theme.foundDigit);
                m_painter.drawPolygon(
                    QPolygonF{middle + QPointF(-4, 3.2), middle + QPointF(4, 3.2), middle + QPointF(0, -3.8)});
                break;
            case TimelineScene::Change::Stayed: // guessed: a ring, as on the board
                m_painter.setBrush(Qt::NoBrush);
                m_painter.setPen(QPen(m_theme.candidate, 1.5));
                m_painter.drawEllipse(middle, 3, 3);
                break;
            }
        });
}

} // namespace

TimelineGeometry geometryOf(const TimelineScene& scene, const QRectF& area, qreal devicePixelRatio)
{
    return {area, scene.passCount(), scene.from, scene.to, devicePixelRatio};
}

QRectF searchRow(const TimelineGeometry& geometry, PassFlag kind)
{
    const QRectF& lane = geometry.lane(TimelineLane::Search);
    const qreal height = lane.height() / 3;
    const int row = kind == ContradictionFlag ? 1 : (kind == PopFlag ? 2 : 0);
    return {lane.left(), lane.top() + row * height, lane.width(), height};
}

void paintTimelineLanes(QPainter& painter, const QRectF& area, const TimelineScene& scene, const Theme& theme)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.fillRect(area, theme.background);
    if (scene.run == nullptr || scene.run->isEmpty()) {
        painter.setFont(pictureFont(kTimelineTextSize + 2));
        painter.setPen(theme.label);
        painter.drawText(area, Qt::AlignCenter, Texts::tr("No run yet"));
    } else {
        Lanes(painter, geometryOf(scene, area, painter.deviceTransform().m11()), scene, theme).paint();
    }
    painter.restore();
}

void paintTimeline(QPainter& painter, const QRectF& area, const TimelineScene& scene, const Theme& theme)
{
    paintTimelineLanes(painter, area, scene, theme);
    paintTimelineOverlay(painter, area, scene, theme);
}

} // namespace convoku
