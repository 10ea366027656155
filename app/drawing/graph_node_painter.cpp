// SPDX-License-Identifier: MIT
#include "app/drawing/graph_node_painter.h"

#include "app/drawing/board_painter.h"
#include "app/drawing/fonts.h"
#include "app/drawing/graph_signs.h"
#include "app/drawing/rule_stroke.h"
#include "app/wording/graph_wording.h"
#include "app/wording/layer_words.h"
#include "app/wording/wording.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QVarLengthArray>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kThumbnail = 52;
constexpr double kNodeSign = 12;
constexpr double kNodeRadius = 6;
constexpr double kWordsSize = 12;
constexpr double kSmallSize = 11;
constexpr int kWordLines = 3;

/// Breaks at blanks; the last line is elided where there is more.
QStringList wrapped(const QString& text, const QFontMetricsF& metrics, double width, int maxLines)
{
    QStringList lines;
    QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    while (!words.isEmpty()) {
        if (lines.size() == maxLines - 1) {
            lines << metrics.elidedText(words.join(QLatin1Char(' ')), Qt::ElideRight, width);
            break;
        }
        QString line = words.takeFirst();
        while (!words.isEmpty() && metrics.horizontalAdvance(line + QLatin1Char(' ') + words.front()) <= width)
            line += QLatin1Char(' ') + words.takeFirst();
        lines << metrics.elidedText(line, Qt::ElideRight, width);
    }
    return lines;
}

class NodePainter
{
public:
    NodePainter(QPainter& painter, const GraphScene& scene, const Theme& theme, double zoom)
        : m_painter(painter)
        , m_scene(scene)
        , m_theme(theme)
        , m_zoom(zoom)
        , m_line(graphLineColour(theme))
    {
    }

    void paint(int which)
    {
        const QRectF rect = box(which).adjusted(0.5, 0.5, -0.5, -0.5);
        const GraphNode::Kind kind = node(which).kind;
        const bool isPort = kind == GraphNode::Kind::Input || kind == GraphNode::Kind::Output;
        const bool done = isLookedAt(which);
        const double radius = isPort ? rect.height() / 2 : kNodeRadius;
        const bool isCurrent = which == m_scene.current;
        const bool isHovered = which == m_scene.hovered;

        const QPen frame(isCurrent || isHovered ? m_theme.cursor : m_line, lineWidth(isCurrent ? 3 : 1));
        QColor fill = done ? m_theme.board : m_theme.background;
        if (isPort)
            fill = blended(m_theme.givenCell, m_theme.background, done ? 0 : 0.6);
        if (m_scene.isLit(which))
            fill = m_theme.litGround(fill);
        if (isCurrent)
            fill = blended(m_theme.board, m_theme.cursor, 0.1);
        if (fill != m_theme.background) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(fill);
            m_painter.drawRoundedRect(rect, radius, radius);
        }
        m_text = blended(m_theme.givenDigit, m_theme.background, done ? 0 : m_scene.isLit(which) ? 0.15 : 0.4);
        m_faint = blended(m_theme.label, m_theme.background, done ? 0 : 0.25);
        if (isPort)
            paintPort(which, rect);
        else if (kind == GraphNode::Kind::Layer)
            paintLayer(which, rect, done);
        else
            paintGroup(which, rect, done);
        m_painter.setPen(frame);
        m_painter.setBrush(Qt::NoBrush);
        if (done || isCurrent)
            m_painter.drawRoundedRect(rect, radius, radius);
        else
            paintDashes(rect, radius);
        if (m_scene.isLit(which))
            paintBracket(rect);
        if (which == m_scene.cursor) {
            QPen dots(m_theme.cursor, lineWidth(1.5));
            dots.setDashPattern({2, 2});
            m_painter.setPen(dots);
            m_painter.drawRoundedRect(rect.adjusted(-4.5, -4.5, 4.5, 4.5), radius + 4, radius + 4);
        }
    }

private:
    const GraphNode& node(int which) const { return m_scene.graph->nodes[static_cast<std::size_t>(which)]; }
    const QRectF& box(int which) const { return m_scene.layout->box(which); }
    const Layer& layer(int which) const { return m_scene.network->layers[static_cast<std::size_t>(node(which).index)]; }
    const Group& group(int which) const { return m_scene.network->groups[static_cast<std::size_t>(node(which).index)]; }

    bool isLookedAt(int which) const
    {
        switch (node(which).kind) {
        case GraphNode::Kind::Input:
            return true;
        case GraphNode::Kind::Output:
            return m_scene.lookedAt >= m_scene.graph->partCount();
        default:
            return which - m_scene.graph->firstPart() < m_scene.lookedAt;
        }
    }

    double lineWidth(double width) const { return graphLineWidth(width, m_zoom); }

    /// A dashed frame, open at the corners. Line by line: a dashed pen takes several times as long.
    void paintDashes(const QRectF& rect, double radius)
    {
        constexpr double kDash = 6;
        constexpr double kPeriod = 10;
        QVarLengthArray<QLineF, 128> dashes;
        const auto side = [&dashes](QPointF from, QPointF direction, double length) {
            // Draw as many dashes as fit, and leave the rest of the length at both ends.
            const double count = std::floor((length + kPeriod - kDash) / kPeriod);
            double at = (length - count * kPeriod + kPeriod - kDash) / 2;
            for (; at + kDash <= length + 0.01; at += kPeriod)
                dashes.append(QLineF(from + direction * at, from + direction * (at + kDash)));
        };
        const double width = rect.width() - 2 * radius;
        const double height = rect.height() - 2 * radius;
        side(rect.topLeft() + QPointF(radius, 0), {1, 0}, width);
        side(rect.bottomLeft() + QPointF(radius, 0), {1, 0}, width);
        if (height > kDash) {
            side(rect.topLeft() + QPointF(0, radius), {0, 1}, height);
            side(rect.topRight() + QPointF(0, radius), {0, 1}, height);
        } else { // round ends
            const QSizeF end(2 * radius, 2 * radius);
            m_painter.drawArc(QRectF(rect.topLeft(), end), 90 * 16, 180 * 16);
            m_painter.drawArc(QRectF(rect.topRight() - QPointF(2 * radius, 0), end), -90 * 16, 180 * 16);
        }
        m_painter.drawLines(dashes.constData(), static_cast<int>(dashes.size()));
    }

    /// At the left, outside, with the name above the box where it can be read.
    void paintBracket(const QRectF& rect)
    {
        constexpr double kAway = 9;
        constexpr double kArm = 7;
        const QRectF around = rect.adjusted(-kAway, -5, 0, 5);
        const QPointF arm(kArm, 0);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_theme.cursor, lineWidth(3), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        m_painter.drawPolyline(
            QPolygonF({around.topLeft() + arm, around.topLeft(), around.bottomLeft(), around.bottomLeft() + arm}));
        if (m_zoom < GraphCamera::kReadable)
            return;
        m_painter.setFont(pictureFont(kSmallSize, QFont::DemiBold));
        const QFontMetricsF metrics(m_painter.font());
        const QString name = metrics.elidedText(m_scene.litName, Qt::ElideRight, rect.width() / 2);
        const QPointF at(around.left() + kArm + 4, rect.top() - 8); // above the keyboard's dots
        // Lines that come in from above end beside it.
        m_painter.fillRect(QRectF(at.x() - 1, at.y() - metrics.ascent(), metrics.horizontalAdvance(name) + 2,
                               metrics.ascent() + metrics.descent() / 2),
            m_theme.background);
        m_painter.drawText(at, name);
    }

    /// At the left, inside the round corners. Without a clip: that would cost more than all the rest.
    void bar(const QRectF& rect, const QColor& colour)
    {
        const QSizeF corner(2 * kNodeRadius, 2 * kNodeRadius);
        QPainterPath path(rect.topLeft() + QPointF(kNodeRadius, 0));
        path.arcTo(QRectF(rect.topLeft(), corner), 90, 90);
        path.arcTo(QRectF(rect.bottomLeft() - QPointF(0, 2 * kNodeRadius), corner), 180, 90);
        path.closeSubpath();
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawPath(path);
    }

    /// Words only, in letters that can still be read, as many as there is room for.
    void paintSmall(const QRectF& rect, const QString& text)
    {
        constexpr double kLeastSize = 9;
        const double size = std::max(kWordsSize, std::floor(kLeastSize / m_zoom));
        if (rect.height() * m_zoom < 10)
            return;
        m_painter.setFont(pictureFont(size));
        const QFontMetricsF metrics(m_painter.font());
        const int lines = std::max(1, static_cast<int>(rect.height() / (metrics.height() * 0.95)));
        paintText(rect, wrapped(text, metrics, rect.width(), lines));
    }

    void paintText(const QRectF& rect, const QStringList& lines)
    {
        const QFontMetricsF metrics(m_painter.font());
        const double height = metrics.height() * 0.98;
        double y = rect.center().y() - height * static_cast<double>(lines.size()) / 2 + metrics.ascent();
        m_painter.setPen(m_text);
        for (const QString& line : lines) {
            m_painter.drawText(QPointF(rect.left(), y), line);
            y += height;
        }
    }

    void paintPort(int which, const QRectF& rect)
    {
        const ValueId value = node(which).value;
        const QString name = GraphWording::value(*m_scene.network, value);
        if (m_zoom < GraphCamera::kReadable) {
            paintSmall(rect.adjusted(rect.height() / 2, 0, -rect.height() / 2, 0), name);
            return;
        }
        QRectF inner = rect.adjusted(13, 0, -13, 0);
        paintPortSign(m_painter, QRectF(inner.left(), rect.center().y() - kNodeSign / 2, kNodeSign, kNodeSign),
            node(which).kind == GraphNode::Kind::Input, m_faint);
        inner.setLeft(inner.left() + kNodeSign + 7);
        if (const QImage* picture = thumbnail(value)) {
            paintThumbnail(QRectF(inner.left(), rect.top() + 4, rect.height() - 8, rect.height() - 8), *picture);
            inner.setLeft(inner.left() + rect.height() - 2);
        }
        inner.setRight(paintShape(inner, inner.center().y(), value));
        m_painter.setFont(pictureFont(kWordsSize, QFont::DemiBold));
        paintText(inner, wrapped(name, QFontMetricsF(m_painter.font()), inner.width(), 2));
    }

    /// At the right; returns what is left of the width.
    double paintShape(const QRectF& rect, double middle, ValueId value)
    {
        const QString shape = QString::fromStdString(toString(m_scene.network->value(value).shape));
        m_painter.setFont(pictureFont(kSmallSize));
        const QFontMetricsF metrics(m_painter.font());
        const double left = rect.right() - metrics.horizontalAdvance(shape);
        m_painter.setPen(m_faint);
        m_painter.drawText(QPointF(left, middle + metrics.capHeight() / 2), shape);
        return left - 6;
    }

    void paintLayer(int which, const QRectF& rect, bool done)
    {
        const Layer& what = layer(which);
        QColor colour = operationColour(operationFamily(what.kind), m_theme);
        if (!done)
            colour = blended(colour, m_theme.background, 0.35);
        bar(rect, colour);
        const QString words = layerWords(what.words);
        if (m_zoom < GraphCamera::kReadable) {
            // Without words the sign has the room.
            const double side = std::min(rect.height() * 0.5, 13 / m_zoom);
            paintLayerSign(m_painter, QRectF(rect.left() + 6 + side * 0.4, rect.center().y() - side / 2, side, side),
                what.kind, colour);
            paintSmall(rect.adjusted(6 + side * 1.8, 3, -8, -3), words);
            return;
        }
        QRectF inner = rect.adjusted(14, 7, -10, -7);
        if (const QImage* picture = thumbnail(what.outputs.front())) {
            paintThumbnail(
                QRectF(inner.left() - 2, rect.center().y() - kThumbnail / 2, kThumbnail, kThumbnail), *picture);
            inner.setLeft(inner.left() + kThumbnail + 6);
        }
        const double middle = inner.top() + 6;
        paintLayerSign(
            m_painter, QRectF(inner.left(), middle - kNodeSign / 2, kNodeSign, kNodeSign), what.kind, colour);
        const double right = paintShape(inner, middle, what.outputs.front());
        const QFontMetricsF small(pictureFont(kSmallSize, QFont::DemiBold));
        m_painter.setFont(pictureFont(kSmallSize, QFont::DemiBold));
        m_painter.setPen(colour);
        // If there is little room, only the kind is shortened, not the numbers: the sign shows the kind too.
        QString numbers = GraphWording::numbers(*m_scene.network, what);
        if (!numbers.isEmpty())
            numbers.prepend(QLatin1Char(' '));
        const double left = inner.left() + kNodeSign + 6;
        const QString kind = small.elidedText(
            Wording::layerKind(what.kind), Qt::ElideRight, right - left - small.horizontalAdvance(numbers));
        m_painter.drawText(QPointF(left, middle + small.capHeight() / 2), kind + numbers);
        m_painter.setFont(pictureFont(kWordsSize));
        inner.setTop(middle + 9);
        paintText(inner, wrapped(words, QFontMetricsF(m_painter.font()), inner.width(), kWordLines));
    }

    void paintGroup(int which, const QRectF& rect, bool done)
    {
        const Group& what = group(which);
        const bool rule = what.kind == GroupKind::Rule;
        QColor colour = rule ? m_theme.family(what.rule.family) : m_theme.label;
        if (!done)
            colour = blended(colour, m_theme.background, 0.35);
        bar(rect, colour);
        const QString name = GraphWording::group(what);
        if (m_zoom < GraphCamera::kReadable) {
            paintSmall(rect.adjusted(16, 3, -8, -3), name);
            return;
        }
        QRectF inner = rect.adjusted(18, 8, -12, -8);
        if (rule) {
            const QRectF house(inner.left(), rect.center().y() - 10, 20, 20);
            paintHouseEdges(m_painter, house, what.rule, colour, 2.2, 1);
            inner.setLeft(inner.left() + 32);
        }
        m_painter.setFont(pictureFont(kWordsSize + 1, QFont::DemiBold));
        paintText(QRectF(inner.topLeft(), QSizeF(inner.width(), inner.height() / 2)),
            wrapped(name, QFontMetricsF(m_painter.font()), inner.width(), 1));
        m_painter.setFont(pictureFont(kSmallSize));
        m_text = m_faint;
        paintText(
            QRectF(inner.left(), rect.center().y(), inner.width(), inner.height() / 2), {GraphWording::size(what)});
    }

    const QImage* thumbnail(ValueId value) const
    {
        if (!m_scene.thumbnails)
            return nullptr;
        const auto found = m_scene.thumbnails->find(value);
        return found == m_scene.thumbnails->end() || found->second.isNull() ? nullptr : &found->second;
    }

    /// In its proportions; small pictures are made larger without a blur, so that elements stay squares.
    void paintThumbnail(const QRectF& square, const QImage& picture)
    {
        const QSizeF size = picture.deviceIndependentSize().scaled(square.size(), Qt::KeepAspectRatio);
        const QRectF place(
            QPointF(square.center().x() - size.width() / 2, square.center().y() - size.height() / 2), size);
        const bool shrinks = picture.width() > size.width() * m_zoom * m_painter.device()->devicePixelRatioF();
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform, shrinks);
        m_painter.drawImage(place, picture);
        m_painter.setPen(QPen(m_theme.thinLine, 1));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(place);
    }

    QPainter& m_painter;
    const GraphScene& m_scene;
    const Theme& m_theme;
    double m_zoom;
    QColor m_line;
    QColor m_text; ///< of the node that is drawn
    QColor m_faint;
};

} // namespace

QColor graphLineColour(const Theme& theme)
{
    return blended(theme.label, theme.background, 0.25);
}

double graphLineWidth(double width, double zoom)
{
    return std::max(width, 0.8 / zoom);
}

void paintGraphNode(QPainter& painter, const GraphScene& scene, int node, const Theme& theme, double zoom)
{
    NodePainter(painter, scene, theme, zoom).paint(node);
}

} // namespace convoku
