// SPDX-License-Identifier: MIT
#include "app/window/exporting/onnx_graph_view.h"

#include "app/window/parts/widget_theme.h"
#include "app/wording/graph_wording.h"

#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace convoku {
namespace {

constexpr double kOnnxGraphLeastStartZoom = 0.75; ///< still good to read

} // namespace

OnnxGraphView::OnnxGraphView(QWidget* parent)
    : NodeCanvas(parent)
    , m_layouts(this, [this](std::size_t, const QString& trouble) { tell(trouble); })
{
    setAccessibleName(tr("Graph of what is written"));
    setMinimumSize(220, 160);
}

void OnnxGraphView::showGraph(std::shared_ptr<const Network> network, int group)
{
    m_layouts.ask([this, network = std::move(network), group](NoTool&, const auto& question) {
        Drawn drawn;
        drawn.graph = group < 0 ? graphOfGroups(*network)
                                : graphOf(*network, network->groups.at(static_cast<std::size_t>(group)));
        drawn.layout = layOut(drawn.graph);
        question.tell([this, network, group, drawn] { take(network, group, drawn); });
    });
}

void OnnxGraphView::tell(const QString& text)
{
    m_layouts.drop();
    m_drawn = {};
    m_network.reset();
    m_cursor = -1;
    setHovered(-1);
    forgetParts();
    setContentSize({});
    setAccessibleDescription(text);
    tellParts();
    viewport()->update();
}

void OnnxGraphView::take(std::shared_ptr<const Network> network, int group, Drawn drawn)
{
    // Another precision of the same graph leaves the view where it is.
    const bool same = group == m_group && drawn.layout.size() == m_drawn.layout.size();
    setHovered(-1);
    m_network = std::move(network);
    m_group = group;
    m_drawn = std::move(drawn);
    if (!same) {
        m_cursor = -1;
        startZoom();
    }
    forgetParts();
    describe();
    viewport()->update();
}

const Group* OnnxGraphView::groupShown() const
{
    return m_group < 0 ? nullptr : &m_network->groups.at(static_cast<std::size_t>(m_group));
}

void OnnxGraphView::describe()
{
    const Group* group = groupShown();
    QString text = group != nullptr
        ? GraphWording::graphSentence(*group, static_cast<int>(group->layerCount))
        : GraphWording::passGraphSentence(*m_network, static_cast<int>(m_network->groups.size()));
    if (m_cursor >= 0)
        text += QLatin1Char(' ') + sentenceOf(m_cursor);
    if (text != accessibleDescription())
        setAccessibleDescription(text);
    tellParts();
}

GraphCamera OnnxGraphView::camera() const
{
    const QSizeF size = m_drawn.layout.size() * m_zoom;
    GraphCamera camera;
    camera.zoom = m_zoom;
    camera.origin = {size.width() < viewport()->width() ? std::floor((viewport()->width() - size.width()) / 2)
                                                        : -horizontalScrollBar()->value(),
        size.height() < viewport()->height() ? 0.0 : -verticalScrollBar()->value()};
    return camera;
}

void OnnxGraphView::startZoom()
{
    if (m_fitted) {
        fit();
        return;
    }
    if (!m_zoomed)
        m_zoom = std::clamp(
            viewport()->width() / std::max(m_drawn.layout.size().width(), 1.0), kOnnxGraphLeastStartZoom, 1.0);
    setContentSize(m_drawn.layout.size() * m_zoom);
    horizontalScrollBar()->setValue(horizontalScrollBar()->maximum() / 2);
    // Where it begins: what stands highest below the inputs.
    int first = m_drawn.graph.firstPart();
    for (int node = first; node < nodeCount(); ++node) {
        if (m_drawn.layout.box(node).top() < m_drawn.layout.box(first).top())
            first = node;
    }
    if (first < nodeCount())
        bringIntoView(boxOf(first));
    verticalScrollBar()->setValue(0);
}

void OnnxGraphView::fit()
{
    if (isEmpty())
        return;
    m_fitted = true;
    const QSizeF size = m_drawn.layout.size();
    m_zoom = std::min(
        {1.0, viewport()->width() / std::max(size.width(), 1.0), viewport()->height() / std::max(size.height(), 1.0)});
    setContentSize(size * m_zoom);
    viewport()->update();
}

void OnnxGraphView::movedByHand()
{
    m_fitted = false;
    m_zoomed = true;
}

void OnnxGraphView::zoomAround(double zoom, QPointF fixed)
{
    if (isEmpty())
        return;
    m_fitted = false;
    m_zoomed = true;
    const QSizeF size = m_drawn.layout.size();
    const double all = std::min(viewport()->width() / size.width(), viewport()->height() / size.height());
    const QPointF kept = camera().toGraph(fixed);
    m_zoom = std::clamp(zoom, std::min(all, 0.2), GraphCamera::kMaxZoom);
    setContentSize(size * m_zoom);
    horizontalScrollBar()->setValue(qRound(kept.x() * m_zoom - fixed.x()));
    verticalScrollBar()->setValue(qRound(kept.y() * m_zoom - fixed.y()));
    viewport()->update();
}

void OnnxGraphView::setZoom(double zoom)
{
    zoomAround(zoom, m_cursor >= 0 ? boxOf(m_cursor).center() : QRectF(viewport()->rect()).center());
}

void OnnxGraphView::paintNodes(QPainter& painter, const QRect& part) const
{
    GraphScene scene{m_network.get(), &m_drawn.graph, &m_drawn.layout};
    scene.cursor = hasFocus() ? m_cursor : -1;
    scene.hovered = hoveredNode();
    paintGraph(painter, part, scene, camera(), themeOf(this));
}

int OnnxGraphView::nodeUnder(QPointF point) const
{
    return isEmpty() ? -1 : m_drawn.layout.boxAt(camera().toGraph(point));
}

QString OnnxGraphView::sentenceOf(int node) const
{
    if (isEmpty() || node < 0)
        return {};
    const GraphNode& what = m_drawn.graph.nodes.at(static_cast<std::size_t>(node));
    switch (what.kind) {
    case GraphNode::Kind::Input:
        return GraphWording::inputSentence(*m_network, what.value);
    case GraphNode::Kind::Output:
        return GraphWording::outputSentence(*m_network, what.value);
    case GraphNode::Kind::Group:
        return GraphWording::groupSentence(*m_network, m_network->groups[static_cast<std::size_t>(what.index)]);
    case GraphNode::Kind::Layer:
        break;
    }
    return GraphWording::layerSentence(*m_network, *groupShown(), what.index);
}

void OnnxGraphView::enter(int node)
{
    if (node < 0)
        return;
    const GraphNode& what = m_drawn.graph.nodes.at(static_cast<std::size_t>(node));
    if (what.kind == GraphNode::Kind::Group)
        Q_EMIT groupWanted(what.index);
}

void OnnxGraphView::moveCursor(int node)
{
    if (node < 0 || node == m_cursor || node >= nodeCount())
        return;
    m_cursor = node;
    if (!m_fitted)
        bringIntoView(boxOf(node));
    describe();
    viewport()->update();
    Q_EMIT hovered(sentenceOf(node));
}

bool OnnxGraphView::handleKey(int key, bool shift)
{
    using Direction = GraphLayout::Direction;
    const auto walk = [this](Direction direction) {
        // From nowhere the first step leads to the beginning.
        moveCursor(m_cursor < 0 ? 0 : m_drawn.layout.neighbour(m_cursor, direction));
        return true;
    };
    if (shift)
        return false;
    switch (key) {
    case Qt::Key_Up:
        return walk(Direction::Up);
    case Qt::Key_Down:
        return walk(Direction::Down);
    case Qt::Key_Left:
        return walk(Direction::Left);
    case Qt::Key_Right:
        return walk(Direction::Right);
    case Qt::Key_Home:
        moveCursor(0);
        return true;
    case Qt::Key_End:
        moveCursor(nodeCount() - 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        enter(m_cursor);
        return true;
    case Qt::Key_Backspace:
        if (m_group >= 0)
            Q_EMIT groupWanted(-1);
        return true;
    default:
        return false;
    }
}

void OnnxGraphView::resizeEvent(QResizeEvent* event)
{
    NodeCanvas::resizeEvent(event);
    if (isEmpty())
        return;
    if (m_fitted || !m_zoomed)
        startZoom();
    else
        setContentSize(m_drawn.layout.size() * m_zoom);
}

QAccessible::Role OnnxGraphView::roleOf(int part) const
{
    return part == kWhole ? QAccessible::List : QAccessible::ListItem;
}

} // namespace convoku
