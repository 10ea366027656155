// SPDX-License-Identifier: MIT
#include "app/drawing/layer_trail.h"

#include "app/drawing/fonts.h"
#include "app/wording/graph_wording.h"
#include "app/wording/plot_wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace convoku {
namespace {

constexpr qreal kWordFont = 11;
constexpr qreal kCompactSquare = 10;
constexpr qreal kTrailSquare = 28; ///< of a picture
constexpr qreal kBetweenLanes = 6;
constexpr qreal kBetweenColumns = 18;
constexpr qreal kBetweenWords = 14;
constexpr qreal kTrailBelow = 5; ///< a lane under the stops
constexpr qreal kFrame = 4; ///< room around the pictures for the current one's frame

qreal wordHeight(qreal scale)
{
    return std::ceil(QFontMetricsF(pictureFont(kWordFont * scale)).height()) + 4 * scale;
}

qreal stopsHeight(const LayerTrail& trail, qreal scale)
{
    return (trail.lanes * kTrailSquare + (trail.lanes - 1) * kBetweenLanes + 2 * kFrame) * scale;
}

/// Lines of one value share a lane; a lane is free again behind the last reader.
void layBelow(LayerTrail& trail)
{
    std::map<int, int> lastColumnOf; ///< by stop that a line leaves
    for (const LayerTrail::Line& line : trail.lines) {
        const int to = trail.stops[static_cast<std::size_t>(line.to)].column;
        if (to > trail.stops[static_cast<std::size_t>(line.from)].column + 1)
            lastColumnOf[line.from] = std::max(lastColumnOf[line.from], to);
    }
    std::vector<int> freeFrom;
    std::map<int, int> laneOf;
    for (const auto& [stop, last] : lastColumnOf) {
        const int first = trail.stops[static_cast<std::size_t>(stop)].column;
        const auto lane = std::find_if(freeFrom.begin(), freeFrom.end(), [first](int from) { return from <= first; });
        const auto which = static_cast<int>(lane - freeFrom.begin());
        if (which >= LayerTrail::kMostBelow)
            continue;
        if (lane == freeFrom.end())
            freeFrom.push_back(last);
        else
            *lane = last;
        laneOf[stop] = which;
    }
    trail.below = static_cast<int>(freeFrom.size());
    std::vector<LayerTrail::Line> drawn;
    for (LayerTrail::Line line : trail.lines) {
        const int from = trail.stops[static_cast<std::size_t>(line.from)].column;
        if (trail.stops[static_cast<std::size_t>(line.to)].column > from + 1) {
            const auto lane = laneOf.find(line.from);
            if (lane == laneOf.end())
                continue;
            line.below = lane->second;
        }
        drawn.push_back(line);
    }
    trail.lines = std::move(drawn);
}

} // namespace

int LayerTrail::stopOf(int layer) const
{
    const auto found
        = std::find_if(stops.begin(), stops.end(), [layer](const Stop& stop) { return stop.layer == layer; });
    return layer < 1 || found == stops.end() ? -1 : static_cast<int>(found - stops.begin());
}

LayerTrail trailOf(const Network& network, const Group& group)
{
    LayerTrail trail;
    const NetworkGraph graph = graphOf(network, group);
    const int inputs = graph.firstPart();
    for (int node = 0; node < inputs; ++node) {
        const ValueId value = graph.nodes[static_cast<std::size_t>(node)].value;
        trail.stops.push_back({0, value, trail.columns});
        trail.words.push_back({GraphWording::value(network, value), trail.columns, trail.columns, 0, 0});
        ++trail.columns;
    }
    const int layers = graph.partCount();
    trail.stops.resize(static_cast<std::size_t>(inputs) + static_cast<std::size_t>(layers));
    for (const LayerWord& word : wordsOf(network, group)) {
        const int first = trail.columns;
        const int from = static_cast<int>(word.firstLayer - group.firstLayer) + 1;
        const int to = from + static_cast<int>(word.layerCount) - 1;
        for (int layer = from; layer <= to; ++layer) {
            const int node = inputs + layer - 1;
            int column = first;
            for (const GraphEdge& edge : graph.edges) {
                if (edge.to == node)
                    column = std::max(column, trail.stops[static_cast<std::size_t>(edge.from)].column + 1);
            }
            trail.stops[static_cast<std::size_t>(node)]
                = {layer, graph.nodes[static_cast<std::size_t>(node)].value, column};
            trail.columns = std::max(trail.columns, column + 1);
        }
        trail.words.push_back({PlotWording::word(word), first, trail.columns - 1, from, to});
    }
    std::map<int, int> inColumn;
    for (LayerTrail::Stop& stop : trail.stops)
        stop.lane = inColumn[stop.column]++;
    for (LayerTrail::Stop& stop : trail.stops) {
        stop.lanes = inColumn[stop.column];
        trail.lanes = std::max(trail.lanes, stop.lanes);
    }
    for (const GraphEdge& edge : graph.edges) {
        if (edge.to < inputs + layers)
            trail.lines.push_back({edge.from, edge.to});
    }
    layBelow(trail);
    return trail;
}

qreal LayerTrailGeometry::heightFor(const LayerTrail& trail, qreal scale)
{
    return stopsHeight(trail, scale) + trail.below * kTrailBelow * scale + wordHeight(scale);
}

LayerTrailGeometry::LayerTrailGeometry(const LayerTrail& trail, qreal width, qreal scale)
    : m_scale(scale)
{
    const QFontMetricsF metrics(pictureFont(kWordFont * scale));
    std::vector<qreal> widths;
    qreal needed = 0;
    for (const LayerTrail::Word& word : trail.words) {
        const int columns = word.lastColumn - word.firstColumn + 1;
        widths.push_back(std::ceil(std::max((columns * (kTrailSquare + kBetweenColumns)) * scale,
            metrics.horizontalAdvance(word.text) + kBetweenWords * scale)));
        needed += widths.back();
    }
    const qreal spare = std::max(0.0, width - needed) / std::max(trail.columns, 1);
    m_size = QSizeF(std::max(needed, width), heightFor(trail, scale));
    const qreal body = stopsHeight(trail, scale);
    m_below = body - kFrame * scale / 2;
    const qreal words = body + trail.below * kTrailBelow * scale;
    std::vector<qreal> middleOf(static_cast<std::size_t>(trail.columns)); ///< by column
    qreal left = 0;
    for (std::size_t i = 0; i < trail.words.size(); ++i) {
        const LayerTrail::Word& word = trail.words[i];
        const int columns = word.lastColumn - word.firstColumn + 1;
        const qreal its = widths[i] + spare * columns;
        m_words.emplace_back(left, words, its, m_size.height() - words);
        for (int column = word.firstColumn; column <= word.lastColumn; ++column)
            middleOf[static_cast<std::size_t>(column)] = left + its * (column - word.firstColumn + 0.5) / columns;
        left += its;
    }
    const qreal side = kTrailSquare * scale;
    for (const LayerTrail::Stop& stop : trail.stops) {
        const qreal high = stop.lanes * side + (stop.lanes - 1) * kBetweenLanes * scale;
        const qreal top = (body - high) / 2 + stop.lane * (side + kBetweenLanes * scale);
        m_stops.emplace_back(
            std::floor(middleOf[static_cast<std::size_t>(stop.column)] - side / 2), std::floor(top), side, side);
    }
}

qreal LayerTrailGeometry::compactHeight(qreal scale)
{
    return (kCompactSquare + 8) * scale;
}

LayerTrailGeometry LayerTrailGeometry::compact(const LayerTrail& trail, qreal width, qreal scale)
{
    LayerTrailGeometry geometry(scale);
    const auto count = static_cast<qreal>(std::max<std::size_t>(trail.stops.size(), 1));
    geometry.m_size = QSizeF(width, compactHeight(scale));
    // What comes in first, then the layers by their numbers: each stop has the place of its number.
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(trail.stops.size()); ++i)
        order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&trail](int a, int b) {
        return trail.stops[static_cast<std::size_t>(a)].layer < trail.stops[static_cast<std::size_t>(b)].layer;
    });
    const qreal pitch = std::min((kCompactSquare + 5) * scale, (width - 8 * scale) / count);
    const qreal side = std::max(2.0, std::min(kCompactSquare * scale, std::floor(pitch - 1)));
    geometry.m_stops.resize(trail.stops.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        geometry.m_stops[static_cast<std::size_t>(order[place])]
            = QRectF(std::floor(4 * scale + static_cast<qreal>(place) * pitch),
                std::floor((geometry.m_size.height() - side) / 2), side, side);
    return geometry;
}

QPolygonF LayerTrailGeometry::line(const LayerTrail::Line& line) const
{
    const QRectF& from = stop(line.from);
    const QRectF& to = stop(line.to);
    const QPointF start(from.right(), from.center().y());
    const QPointF end(to.left(), to.center().y());
    const qreal beside = kBetweenColumns * m_scale / 2;
    if (line.below < 0) {
        const qreal middle = std::floor((start.x() + end.x()) / 2) + 0.5;
        return {start, QPointF(middle, start.y()), QPointF(middle, end.y()), end};
    }
    const qreal y = std::floor(m_below + line.below * kTrailBelow * m_scale) + 0.5;
    const qreal down = std::floor(start.x() + beside) - 1.5;
    const qreal up = std::floor(end.x() - beside) + 2.5;
    return {start, QPointF(down, start.y()), QPointF(down, y), QPointF(up, y), QPointF(up, end.y()), end};
}

int LayerTrailGeometry::stopAt(QPointF point) const
{
    const qreal around = kFrame * m_scale / 2;
    for (std::size_t i = 0; i < m_stops.size(); ++i) {
        if (m_stops[i].adjusted(-around, -around, around, around).contains(point))
            return static_cast<int>(i);
    }
    return -1;
}

void paintLayerTrail(
    QPainter& painter, const LayerTrailGeometry& geometry, const LayerTrailScene& scene, const Theme& theme)
{
    constexpr qreal kFaint = 0.4;
    const LayerTrail& trail = *scene.trail;
    const qreal scale = geometry.scale();
    const auto isDone = [&](int layer) { return layer <= scene.done; };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    for (const bool done : {false, true}) {
        for (const LayerTrail::Line& line : trail.lines) {
            if (geometry.isCompact() || isDone(trail.stops[static_cast<std::size_t>(line.to)].layer) != done)
                continue;
            const QColor colour = line.below >= 0 || !done ? blended(theme.background, theme.label, 0.45) : theme.label;
            painter.setPen(QPen(colour, 1));
            painter.drawPolyline(geometry.line(line));
        }
    }
    for (int i = 0; i < static_cast<int>(trail.stops.size()); ++i) {
        const LayerTrail::Stop& stop = trail.stops[static_cast<std::size_t>(i)];
        const QRectF square = geometry.stop(i);
        const bool lit = stop.layer > 0 && scene.firstLit <= stop.layer && stop.layer <= scene.lastLit;
        const bool current = stop.layer > 0 && stop.layer == scene.current;
        const QImage* picture = nullptr;
        if (scene.thumbnails != nullptr) {
            const auto found = scene.thumbnails->find(stop.value);
            picture = scene.asked && stop.layer >= scene.current             ? nullptr
                : found == scene.thumbnails->end() || found->second.isNull() ? nullptr
                                                                             : &found->second;
        }
        if ((current && !scene.frame) || lit || i == scene.hovered) {
            const qreal away = geometry.isCompact() && lit ? 2 : 3.5; // several side by side
            const QRectF frame = square.adjusted(-away, -away, away, away);
            painter.setBrush(lit ? theme.litGround(theme.board) : theme.board);
            painter.setPen(QPen(current || lit ? theme.givenDigit : theme.label, current || lit ? 2 : 1));
            painter.drawRoundedRect(frame, 4, 4);
        }
        if (geometry.isCompact()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(current || lit ? theme.cursor : isDone(stop.layer) ? theme.label : theme.thinLine);
            painter.drawRect(square);
            continue;
        }
        QRectF place = square;
        if (picture != nullptr) {
            const QSizeF size = QSizeF(picture->size()).scaled(square.size(), Qt::KeepAspectRatio);
            place = QRectF(square.center() - QPointF(size.width() / 2, size.height() / 2), size);
        }
        painter.fillRect(place, theme.board);
        if (picture != nullptr) {
            painter.setOpacity(isDone(stop.layer) ? 1 : kFaint);
            painter.setRenderHint(QPainter::SmoothPixmapTransform, picture->width() > place.width() * 1.01);
            painter.drawImage(place, *picture);
            painter.setOpacity(1);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isDone(stop.layer) ? theme.label : theme.thinLine, 1));
        painter.drawRect(place.adjusted(-0.5, -0.5, 0.5, 0.5));
        if (current && scene.asked) {
            painter.setFont(pictureFont(square.height() * 0.55, QFont::DemiBold));
            painter.setPen(theme.givenDigit);
            painter.drawText(square, Qt::AlignCenter, QStringLiteral("?"));
        }
    }
    if (scene.frame) {
        painter.setPen(QPen(theme.givenDigit, 2));
        painter.drawRoundedRect(scene.frame->adjusted(-3.5, -3.5, 3.5, 3.5), 4, 4);
    }
    for (std::size_t i = 0; !geometry.isCompact() && i < trail.words.size(); ++i) {
        const LayerTrail::Word& word = trail.words[i];
        const QRectF area = geometry.word(static_cast<int>(i));
        const bool here = word.firstLayer > 0
            && ((word.firstLayer <= scene.current && scene.current <= word.lastLayer)
                || (word.firstLayer <= scene.lastLit && scene.firstLit <= word.lastLayer));
        if (word.lastLayer > word.firstLayer) {
            const qreal left = geometry.stop(trail.stopOf(word.firstLayer)).left();
            const qreal right = geometry.stop(trail.stopOf(word.lastLayer)).right();
            painter.setPen(QPen(here ? theme.givenDigit : theme.thinLine, here ? 2 : 1));
            painter.drawLine(QPointF(left, area.top() + 1), QPointF(right, area.top() + 1));
        }
        painter.setFont(pictureFont(kWordFont * scale, here ? QFont::DemiBold : QFont::Normal));
        painter.setPen(here ? theme.givenDigit : theme.label);
        painter.drawText(area.adjusted(0, 3, 0, 0), Qt::AlignHCenter | Qt::AlignVCenter, word.text);
    }
    painter.restore();
}

} // namespace convoku
