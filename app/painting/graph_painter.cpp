// SPDX-License-Identifier: MIT
#include "app/painting/graph_painter.h"

#include "app/painting/board_painter.h"
#include "app/painting/fonts.h"
#include "app/painting/graph_signs.h"
#include "app/wording/graph_wording.h"
#include "app/wording/wording.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <set>

namespace convoku {
namespace {

constexpr QSizeF kLayerSize{284, 74};
constexpr QSizeF kGroupSize{252, 56};
constexpr QSizeF kPortSize{216, 36};
constexpr double kThumbnail = 52;
constexpr double kSign = 12;
constexpr double kRadius = 6;
constexpr double kWordsSize = 12;
constexpr double kSmallSize = 11;
constexpr double kLabelSize = 10;
constexpr int kWordLines = 3;

QColor mixed(const QColor& a, const QColor& b, double part)
{
    const auto mix = [part](int from, int to) { return qRound(from + (to - from) * part); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

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

class GraphPainter
{
public:
    GraphPainter(
        QPainter& painter, const QRectF& area, const GraphScene& scene, const GraphCamera& camera, const Theme& theme)
        : m_painter(painter)
        , m_scene(scene)
        , m_theme(theme)
        , m_zoom(camera.zoom)
        , m_seen(camera.toGraph(area.topLeft()), area.size() / camera.zoom)
        , m_line(mixed(theme.label, theme.background, 0.25))
    {
    }

    void paint()
    {
        paintLines();
        if (m_zoom >= GraphCamera::kReadable)
            paintRoles();
        for (int node = 0; node < static_cast<int>(m_scene.graph->nodes.size()); ++node) {
            if (m_seen.intersects(box(node).adjusted(-8, -8, 8, 8)))
                paintNode(node);
        }
    }

private:
    const GraphNode& node(int which) const { return m_scene.graph->nodes[static_cast<std::size_t>(which)]; }
    const GraphEdge& edge(int which) const { return m_scene.graph->edges[static_cast<std::size_t>(which)]; }
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

    static QPainterPath curve(QPointF from, QPointF to)
    {
        QPainterPath path(from);
        const double middle = (from.y() + to.y()) / 2;
        path.cubicTo({from.x(), middle}, {to.x(), middle}, to);
        return path;
    }

    /// Lines are no thinner than what a screen shows, however small the graph is drawn.
    double lineWidth(double width) const { return std::max(width, 0.8 / m_zoom); }

    void paintLines()
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_line, lineWidth(1.3), Qt::SolidLine, Qt::FlatCap));
        // One by one: a path of all of them would be put together from edges all over the picture.
        for (const GraphLayout::Piece& piece : m_scene.layout->pieces()) {
            if (!m_seen.intersects(QRectF(piece.from, piece.to).normalized().adjusted(-2, -2, 2, 2)))
                continue;
            if (piece.from.x() == piece.to.x())
                m_painter.drawLine(piece.from, piece.to);
            else
                m_painter.drawPath(curve(piece.from, piece.to));
        }

        std::set<int> emphasized;
        for (const int which : {m_scene.current, m_scene.hovered}) {
            for (int i = 0; which >= 0 && i < static_cast<int>(m_scene.graph->edges.size()); ++i) {
                if (edge(i).from == which || edge(i).to == which)
                    emphasized.insert(i);
            }
        }
        m_painter.setPen(QPen(m_theme.cursor, lineWidth(2), Qt::SolidLine, Qt::FlatCap));
        for (const int i : emphasized) {
            const QPolygonF& route = m_scene.layout->route(i);
            if (!m_seen.intersects(route.boundingRect().adjusted(-2, -2, 2, 2)))
                continue;
            QPainterPath path(route.front());
            for (int k = 0; k + 1 < route.size(); ++k)
                path.connectPath(curve(route[k], route[k + 1]));
            m_painter.drawPath(path);
        }
        if (m_zoom < 0.3)
            return;
        m_painter.setPen(Qt::NoPen);
        for (int i = 0; i < static_cast<int>(m_scene.graph->edges.size()); ++i) {
            const QPointF tip = m_scene.layout->route(i).back();
            if (!m_seen.contains(tip))
                continue;
            m_painter.setBrush(emphasized.contains(i) ? m_theme.cursor : m_line);
            m_painter.drawPolygon(QPolygonF({tip, tip + QPointF(-4, -7.5), tip + QPointF(4, -7.5)}));
        }
    }

    void label(QPointF at, const QString& text, bool leftOf)
    {
        const QFontMetricsF metrics(m_painter.font());
        const double width = metrics.horizontalAdvance(text);
        const QRectF rect(leftOf ? at.x() - width - 5 : at.x() + 5, at.y() - metrics.ascent(), width, metrics.height());
        m_painter.fillRect(rect.adjusted(-1, 0, 1, 0), m_theme.background);
        m_painter.drawText(QPointF(rect.left(), at.y()), text);
    }

    /// What lines carry where that is not the one thing that the node makes or reads.
    void paintRoles()
    {
        m_painter.setFont(pictureFont(kLabelSize));
        m_painter.setPen(m_theme.label);
        std::set<std::pair<int, ValueId>> named;
        for (int i = 0; i < static_cast<int>(m_scene.graph->edges.size()); ++i) {
            const GraphEdge& which = edge(i);
            const QPolygonF& route = m_scene.layout->route(i);
            if (node(which.to).kind == GraphNode::Kind::Layer && m_seen.contains(route.back())) {
                const QString role = GraphWording::inputRole(layer(which.to), which.input);
                if (!role.isEmpty())
                    label(route.back() + QPointF(0, -11), role, false);
            }
            if (!m_seen.contains(route.front()) || !named.insert({which.from, which.value}).second)
                continue;
            const QString role = outputRole(which);
            if (!role.isEmpty())
                label(route.front() + QPointF(0, 13), role, route.front().x() < box(which.from).center().x());
        }
    }

    QString outputRole(const GraphEdge& which) const
    {
        if (node(which.from).kind == GraphNode::Kind::Layer) {
            const std::vector<ValueId>& outputs = layer(which.from).outputs;
            const auto at = std::ranges::find(outputs, which.value);
            return GraphWording::outputRole(layer(which.from), static_cast<int>(at - outputs.begin()));
        }
        // More than two would not find room; where those end they have names.
        if (node(which.from).kind == GraphNode::Kind::Group && group(which.from).outputs.size() == 2)
            return GraphWording::value(*m_scene.network, which.value);
        return {};
    }

    void paintNode(int which)
    {
        const QRectF rect = box(which).adjusted(0.5, 0.5, -0.5, -0.5);
        const GraphNode::Kind kind = node(which).kind;
        const bool isPort = kind == GraphNode::Kind::Input || kind == GraphNode::Kind::Output;
        const bool done = isLookedAt(which);
        const double radius = isPort ? rect.height() / 2 : kRadius;
        const bool isCurrent = which == m_scene.current;
        const bool isHovered = which == m_scene.hovered;

        QPen frame(isCurrent || isHovered ? m_theme.cursor : m_line, lineWidth(isCurrent ? 3 : 1));
        if (!done && !isCurrent)
            frame.setStyle(Qt::DashLine);
        QColor fill = done ? m_theme.board : m_theme.background;
        if (isPort)
            fill = mixed(m_theme.givenCell, m_theme.background, done ? 0 : 0.6);
        if (isCurrent)
            fill = mixed(m_theme.board, m_theme.cursor, 0.1);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(fill);
        m_painter.drawRoundedRect(rect, radius, radius);
        m_text = mixed(m_theme.givenDigit, m_theme.background, done ? 0 : 0.4);
        m_faint = mixed(m_theme.label, m_theme.background, done ? 0 : 0.25);
        if (isPort)
            paintPort(which, rect);
        else if (kind == GraphNode::Kind::Layer)
            paintLayer(which, rect, done);
        else
            paintGroup(which, rect, done);
        m_painter.setPen(frame);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(rect, radius, radius);
        if (which == m_scene.cursor) {
            QPen dots(m_theme.cursor, lineWidth(1.5));
            dots.setDashPattern({2, 2});
            m_painter.setPen(dots);
            m_painter.drawRoundedRect(rect.adjusted(-4.5, -4.5, 4.5, 4.5), radius + 4, radius + 4);
        }
    }

    /// At the left, inside the round corners. Without a clip: that would cost more than all the rest.
    void bar(const QRectF& rect, const QColor& colour)
    {
        const QSizeF corner(2 * kRadius, 2 * kRadius);
        QPainterPath path(rect.topLeft() + QPointF(kRadius, 0));
        path.arcTo(QRectF(rect.topLeft(), corner), 90, 90);
        path.arcTo(QRectF(rect.bottomLeft() - QPointF(0, 2 * kRadius), corner), 180, 90);
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
        if (rect.height() * m_zoom < 13)
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
        paintPortSign(m_painter, QRectF(inner.left(), rect.center().y() - kSign / 2, kSign, kSign),
            node(which).kind == GraphNode::Kind::Input, m_faint);
        inner.setLeft(inner.left() + kSign + 7);
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
            colour = mixed(colour, m_theme.background, 0.35);
        bar(rect, colour);
        const QString words = QString::fromStdString(what.words);
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
        paintLayerSign(m_painter, QRectF(inner.left(), middle - kSign / 2, kSign, kSign), what.kind, colour);
        const double right = paintShape(inner, middle, what.outputs.front());
        const QFontMetricsF small(pictureFont(kSmallSize, QFont::DemiBold));
        m_painter.setFont(pictureFont(kSmallSize, QFont::DemiBold));
        m_painter.setPen(colour);
        // Where it gets tight the numbers stay: the sign says the kind too.
        QString numbers = GraphWording::numbers(*m_scene.network, what);
        if (!numbers.isEmpty())
            numbers.prepend(QLatin1Char(' '));
        const double left = inner.left() + kSign + 6;
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
        const auto rule = ruleNamed(what.id);
        QColor colour = rule ? m_theme.family(infoOf(*rule).family) : m_theme.label;
        if (!done)
            colour = mixed(colour, m_theme.background, 0.35);
        bar(rect, colour);
        const QString name = GraphWording::group(what);
        if (m_zoom < GraphCamera::kReadable) {
            paintSmall(rect.adjusted(16, 3, -8, -3), name);
            return;
        }
        QRectF inner = rect.adjusted(18, 8, -12, -8);
        if (rule) {
            const QRectF house(inner.left(), rect.center().y() - 10, 20, 20);
            paintHouseEdges(m_painter, house, infoOf(*rule).house, colour, 2.2, 1);
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
    QRectF m_seen; ///< in the layout's coordinates
    QColor m_line;
    QColor m_text; ///< of the node that is drawn
    QColor m_faint;
};

} // namespace

GraphLayout layOut(const NetworkGraph& graph)
{
    using Row = GraphLayout::Box::Row;
    std::vector<GraphLayout::Box> boxes;
    for (const GraphNode& node : graph.nodes) {
        switch (node.kind) {
        case GraphNode::Kind::Input:
            boxes.push_back({kPortSize, Row::First});
            break;
        case GraphNode::Kind::Layer:
            boxes.push_back({kLayerSize, Row::Free});
            break;
        case GraphNode::Kind::Group:
            boxes.push_back({kGroupSize, Row::Free});
            break;
        case GraphNode::Kind::Output:
            boxes.push_back({kPortSize, Row::Last});
            break;
        }
    }
    std::vector<GraphLayout::Line> lines;
    for (const GraphEdge& edge : graph.edges)
        lines.push_back({edge.from, edge.to, edge.value});
    return {boxes, lines};
}

void paintGraph(
    QPainter& painter, const QRectF& area, const GraphScene& scene, const GraphCamera& camera, const Theme& theme)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(camera.origin);
    painter.scale(camera.zoom, camera.zoom);
    GraphPainter(painter, area, scene, camera, theme).paint();
    painter.restore();
}

} // namespace convoku
