// SPDX-License-Identifier: MIT
#include "app/drawing/graph_painter.h"

#include "app/drawing/fonts.h"
#include "app/drawing/graph_node_painter.h"
#include "app/wording/graph_wording.h"

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
constexpr QSizeF kNarrowPortSize{176, 36}; ///< of a pass, which has many with short names
constexpr double kGraphPainterLabelSize = 10;

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
        , m_line(graphLineColour(theme))
    {
    }

    void paint()
    {
        paintLines();
        if (m_zoom >= GraphCamera::kReadable)
            paintRoles();
        for (int node = 0; node < static_cast<int>(m_scene.graph->nodes.size()); ++node) {
            // Include what is around a node: the keyboard's dots, and the bracket and name of a lit node.
            const QRectF all
                = m_scene.isLit(node) ? box(node).adjusted(-14, -24, 14, 10) : box(node).adjusted(-8, -8, 8, 8);
            if (m_seen.intersects(all))
                paintGraphNode(m_painter, m_scene, node, m_theme, m_zoom);
        }
    }

private:
    const GraphNode& node(int which) const { return m_scene.graph->nodes[static_cast<std::size_t>(which)]; }
    const GraphEdge& edge(int which) const { return m_scene.graph->edges[static_cast<std::size_t>(which)]; }
    const QRectF& box(int which) const { return m_scene.layout->box(which); }
    const Layer& layer(int which) const { return m_scene.network->layers[static_cast<std::size_t>(node(which).index)]; }
    const Group& group(int which) const { return m_scene.network->groups[static_cast<std::size_t>(node(which).index)]; }

    static QPainterPath curve(QPointF from, QPointF to)
    {
        QPainterPath path(from);
        const double middle = (from.y() + to.y()) / 2;
        path.cubicTo({from.x(), middle}, {to.x(), middle}, to);
        return path;
    }

    double lineWidth(double width) const { return graphLineWidth(width, m_zoom); }
    /// Returns true if anything drawn in the rectangle with a pen of that width is in the visible part. If the picture
    /// is zoomed out, a line is wide in the layout's coordinates, and its edge is smoothed over one pixel more.
    bool sees(const QRectF& rect, double width) const
    {
        const double margin = lineWidth(width) / 2 + 2 / m_zoom;
        return m_seen.intersects(rect.adjusted(-margin, -margin, margin, margin));
    }

    void paintLines()
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_line, lineWidth(1.3), Qt::SolidLine, Qt::FlatCap));
        // One by one: a path of all of them would be put together from edges all over the picture.
        for (const GraphLayout::Piece& piece : m_scene.layout->pieces()) {
            if (!sees(QRectF(piece.from, piece.to).normalized(), 1.3))
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
            if (!sees(route.boundingRect(), 2))
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
            const QPolygonF head({tip, tip + QPointF(-4, -7.5), tip + QPointF(4, -7.5)});
            if (!m_seen.intersects(head.boundingRect()))
                continue;
            m_painter.setBrush(emphasized.contains(i) ? m_theme.cursor : m_line);
            m_painter.drawPolygon(head);
        }
    }

    void label(QPointF at, const QString& text, bool leftOf)
    {
        const QFontMetricsF metrics(m_painter.font());
        const double width = metrics.horizontalAdvance(text);
        const QRectF rect(leftOf ? at.x() - width - 5 : at.x() + 5, at.y() - metrics.ascent(), width, metrics.height());
        if (!m_seen.intersects(rect.adjusted(-1, 0, 1, 0)))
            return;
        m_painter.fillRect(rect.adjusted(-1, 0, 1, 0), m_theme.background);
        m_painter.drawText(QPointF(rect.left(), at.y()), text);
    }

    /// Returns true if a label at an end of a line may be visible. Labels far above or below are skipped, because they
    /// take time.
    bool isLevel(QPointF end) const
    {
        constexpr double kReach = 40; // more than a label's height and distance
        return end.y() > m_seen.top() - kReach && end.y() < m_seen.bottom() + kReach;
    }

    /// Draws the names of values at their lines if the node makes or reads more than one value.
    void paintRoles()
    {
        m_painter.setFont(pictureFont(kGraphPainterLabelSize));
        m_painter.setPen(m_theme.label);
        std::set<std::pair<int, ValueId>> named;
        for (int i = 0; i < static_cast<int>(m_scene.graph->edges.size()); ++i) {
            const GraphEdge& which = edge(i);
            const QPolygonF& route = m_scene.layout->route(i);
            if (node(which.to).kind == GraphNode::Kind::Layer && isLevel(route.back())) {
                const QString role = GraphWording::inputRole(layer(which.to), which.input);
                if (!role.isEmpty())
                    label(route.back() + QPointF(0, -11), role, false);
            }
            if (!named.insert({which.from, which.value}).second || !isLevel(route.front()))
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

    QPainter& m_painter;
    const GraphScene& m_scene;
    const Theme& m_theme;
    double m_zoom;
    QRectF m_seen; ///< in the layout's coordinates
    QColor m_line;
};

} // namespace

GraphLayout layOut(const NetworkGraph& graph)
{
    using Row = GraphLayout::Box::Row;
    const bool ofGroups = graph.firstPart() < static_cast<int>(graph.nodes.size())
        && graph.nodes[static_cast<std::size_t>(graph.firstPart())].kind == GraphNode::Kind::Group;
    const QSizeF portSize = ofGroups ? kNarrowPortSize : kPortSize;
    std::vector<GraphLayout::Box> boxes;
    for (const GraphNode& node : graph.nodes) {
        switch (node.kind) {
        case GraphNode::Kind::Input:
            boxes.push_back({portSize, Row::First});
            break;
        case GraphNode::Kind::Layer:
            boxes.push_back({kLayerSize, Row::Free});
            break;
        case GraphNode::Kind::Group:
            boxes.push_back({kGroupSize, Row::Free});
            break;
        case GraphNode::Kind::Output:
            boxes.push_back({portSize, Row::Last});
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
