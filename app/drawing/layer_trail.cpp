// SPDX-License-Identifier: MIT
#include "app/drawing/layer_trail.h"

#include "app/drawing/fonts.h"
#include "app/wording/graph_wording.h"
#include "app/wording/layer_words.h"
#include "app/wording/plot_wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kWordFont = 12;
constexpr qreal kWidthForEnds = 1200;
constexpr qreal kBesideSquare = 8;
constexpr qreal kCompactSquare = 10;
constexpr qreal kTrailSquare = 36; ///< of a picture
constexpr qreal kBetweenStops = 12;
constexpr qreal kBetweenWords = 22;
constexpr qreal kCloser = 8; ///< by which the gap between words may shrink so that the strip does not scroll
constexpr qreal kFrame = 4; ///< room around the pictures for the current one's frame
constexpr qreal kFolded = 3; ///< how far the layers behind a folded one look out

qreal wordHeight(qreal scale)
{
    return std::ceil(QFontMetricsF(pictureFont(kWordFont * scale)).height()) + 4 * scale;
}

/// Returns the width in which a word fits in one line, and its end in the two lines below it.
qreal widthBeside(const LayerTrail::Word& word, qreal scale)
{
    const QFontMetricsF metrics(pictureFont(kWordFont * scale));
    qreal width = QFontMetricsF(pictureFont(kWordFont * scale, QFont::DemiBold)).horizontalAdvance(word.text);
    const auto fits = [&] {
        const QRectF needed = metrics.boundingRect(QRectF(0, 0, width, 1000), Qt::TextWordWrap, word.end);
        return needed.width() <= width && needed.height() < 2.5 * metrics.lineSpacing();
    };
    while (!fits())
        width += 6 * scale;
    return std::ceil(width);
}

qreal stopsHeight(qreal scale)
{
    return (kTrailSquare + 2 * kFrame) * scale;
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
    for (int stop = 0; stop < graph.firstPart(); ++stop) {
        const ValueId value = graph.nodes[static_cast<std::size_t>(stop)].value;
        trail.stops.push_back({0, value, stop});
        trail.words.push_back({GraphWording::value(network, value), {}, stop, stop, 0, 0});
    }
    for (const LayerWord& word : wordsOf(network, group)) {
        const int first = static_cast<int>(trail.stops.size());
        for (std::size_t i = 0; i < word.layerCount; ++i) {
            const std::size_t layer = word.firstLayer + i;
            trail.stops.push_back({static_cast<int>(layer - group.firstLayer) + 1,
                network.layers[layer].outputs.front(), static_cast<int>(trail.words.size())});
        }
        trail.words.push_back(
            {PlotWording::word(word), layerWords(network.layers[word.firstLayer + word.layerCount - 1].words), first,
                static_cast<int>(trail.stops.size()) - 1, trail.stops[static_cast<std::size_t>(first)].layer,
                trail.stops.back().layer});
    }
    return trail;
}

qreal LayerTrailGeometry::heightFor(qreal scale)
{
    return stopsHeight(scale) + wordHeight(scale);
}

LayerTrailGeometry::LayerTrailGeometry(const LayerTrail& trail, qreal width, qreal scale, OpenLayers open)
    : m_scale(scale)
{
    const QFontMetricsF metrics(pictureFont(kWordFont * scale, QFont::DemiBold));
    const qreal side = kTrailSquare * scale;
    const qreal pitch = side + kBetweenStops * scale;
    std::vector<qreal> widths;
    std::vector<qreal> beside; // of the texts beside their pictures; 0: below
    qreal needed = 0;
    qreal neededBeside = 0;
    for (const LayerTrail::Word& word : trail.words) {
        m_open.push_back(word.stops() == 1 || (word.firstLayer <= open.last && open.first <= word.lastLayer));
        const int columns = m_open.back() ? word.stops() : 1;
        widths.push_back(std::ceil(
            std::max((columns - 1) * pitch + side, metrics.horizontalAdvance(word.text)) + kBetweenWords * scale));
        needed += widths.back();
        beside.push_back(columns > 1 || word.end.isEmpty() || width < kWidthForEnds ? 0 : widthBeside(word, scale));
        neededBeside
            += beside.back() == 0 ? widths.back() : side + beside.back() + (kBesideSquare + kBetweenWords) * scale;
    }
    if (neededBeside > width)
        std::fill(beside.begin(), beside.end(), 0);
    else
        needed = neededBeside;
    qreal spare = (width - needed) / static_cast<qreal>(std::max<std::size_t>(trail.words.size(), 1));
    if (spare < -kCloser * scale)
        spare = 0; // the strip scrolls instead
    m_size = QSizeF(spare == 0 ? std::max(needed, width) : width, heightFor(scale));
    const qreal words = stopsHeight(scale);
    qreal left = 0;
    for (std::size_t i = 0; i < trail.words.size(); ++i) {
        const LayerTrail::Word& word = trail.words[i];
        const qreal text = beside[i] == 0 ? 0 : beside[i] + kBesideSquare * scale;
        const qreal stopWidth = (text == 0 ? widths[i] : side + text + kBetweenWords * scale) + spare;
        const int columns = m_open[i] ? word.stops() : 1;
        const qreal first = std::floor(left + (stopWidth - (columns - 1) * pitch - side - text) / 2);
        for (int stop = 0; stop < word.stops(); ++stop)
            m_stops.emplace_back(std::floor(first + (m_open[i] ? stop : 0) * pitch), kFrame * scale, side, side);
        m_words.emplace_back(left, words, stopWidth, m_size.height() - words);
        m_besides.push_back(
            text == 0 ? QRectF() : QRectF(first + side + kBesideSquare * scale, 0, beside[i], m_size.height()));
        left += stopWidth;
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
    const qreal pitch = std::min((kCompactSquare + 5) * scale, (width - 8 * scale) / count);
    const qreal side = std::max(2.0, std::min(kCompactSquare * scale, std::floor(pitch - 1)));
    for (std::size_t place = 0; place < trail.stops.size(); ++place)
        geometry.m_stops.emplace_back(std::floor(4 * scale + static_cast<qreal>(place) * pitch),
            std::floor((geometry.m_size.height() - side) / 2), side, side);
    return geometry;
}

int LayerTrailGeometry::stopAt(QPointF point) const
{
    const qreal around = kFrame * m_scale / 2;
    for (std::size_t i = m_stops.size(); i-- > 0;) {
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
    painter.setPen(QPen(blended(theme.background, theme.label, 0.6), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (int i = 1; !geometry.isCompact() && i < static_cast<int>(trail.words.size()); ++i) {
        const QPointF tip(geometry.word(i).left() + 2 * scale, geometry.stop(0).center().y());
        painter.drawPolyline(QPolygonF{tip - QPointF(4, 4) * scale, tip, tip + QPointF(-4, 4) * scale});
    }
    for (int i = 0; i < static_cast<int>(trail.stops.size()); ++i) {
        const LayerTrail::Stop& stop = trail.stops[static_cast<std::size_t>(i)];
        const LayerTrail::Word& word = trail.words[static_cast<std::size_t>(stop.word)];
        const bool folded = !geometry.isOpen(stop.word);
        if (folded && i != word.lastStop)
            continue;
        const QRectF square = geometry.stop(i);
        const bool current = stop.layer > 0 && stop.layer == scene.current;
        const QImage* picture = nullptr;
        if (scene.thumbnails != nullptr) {
            const auto found = scene.thumbnails->find(stop.value);
            picture = scene.asked && stop.layer >= scene.current             ? nullptr
                : found == scene.thumbnails->end() || found->second.isNull() ? nullptr
                                                                             : &found->second;
        }
        if ((current && !scene.frame) || i == scene.hovered) {
            painter.setBrush(theme.board);
            painter.setPen(QPen(current ? theme.givenDigit : theme.label, current ? 2 : 1));
            painter.drawRoundedRect(square.adjusted(-3.5, -3.5, 3.5, 3.5), 4, 4);
        }
        if (geometry.isCompact()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(current ? theme.cursor : isDone(stop.layer) ? theme.label : theme.thinLine);
            painter.drawRect(square);
            continue;
        }
        QRectF place = square;
        if (picture != nullptr) {
            const QSizeF size = QSizeF(picture->size()).scaled(square.size(), Qt::KeepAspectRatio);
            place = QRectF(square.center() - QPointF(size.width() / 2, size.height() / 2), size);
        }
        if (folded) {
            painter.setPen(QPen(isDone(stop.layer) ? theme.label : theme.thinLine, 1));
            for (const qreal away : {kFolded * 2, kFolded})
                painter.drawPolyline(QPolygonF{place.topLeft() + QPointF(away, -away + 0.5),
                    place.topRight() + QPointF(away - 0.5, -away + 0.5),
                    place.bottomRight() + QPointF(away - 0.5, -away)});
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
        const bool here = word.firstLayer > 0 && word.firstLayer <= scene.current && scene.current <= word.lastLayer;
        if (word.stops() > 1 && geometry.isOpen(static_cast<int>(i))) {
            const qreal left = geometry.stop(word.firstStop).left();
            const qreal right = geometry.stop(word.lastStop).right();
            painter.setPen(QPen(here ? theme.givenDigit : theme.thinLine, here ? 2 : 1));
            painter.drawLine(QPointF(left, area.top() + 1), QPointF(right, area.top() + 1));
        }
        const QRectF& beside = geometry.besides(static_cast<int>(i));
        const QFont font = pictureFont(kWordFont * scale, here || !beside.isEmpty() ? QFont::DemiBold : QFont::Normal);
        painter.setFont(font);
        painter.setPen(here ? theme.givenDigit : theme.label);
        if (beside.isEmpty()) {
            painter.drawText(area.adjusted(0, 3, 0, 0), Qt::AlignHCenter | Qt::AlignVCenter, word.text);
            continue;
        }
        painter.drawText(beside, Qt::AlignLeft | Qt::AlignTop, word.text);
        painter.setFont(pictureFont(kWordFont * scale));
        painter.setPen(theme.label);
        painter.drawText(beside.adjusted(0, QFontMetricsF(font).lineSpacing(), 0, 0), Qt::TextWordWrap, word.end);
        if (here) {
            painter.setPen(QPen(theme.givenDigit, 2));
            painter.drawLine(
                QPointF(geometry.stop(word.lastStop).left(), area.bottom() - 1), beside.bottomRight() - QPointF(0, 1));
        }
    }
    painter.restore();
}

} // namespace convoku
