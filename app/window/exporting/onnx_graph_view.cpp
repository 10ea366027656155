// SPDX-License-Identifier: MIT
#include "app/window/exporting/onnx_graph_view.h"

#include "app/wording/graph_wording.h"

#include <utility>

namespace convoku {
OnnxGraphView::OnnxGraphView(QWidget* parent)
    : NodeCanvas(parent)
    , m_layouts(this, [this](std::size_t, const QString& trouble) { showText(trouble); })
{
    setAccessibleName(tr("Graph of the exported file"));
    setMinimumSize(220, 160);
    setSizes({560, 460}, minimumSizeHint());
}

void OnnxGraphView::showGraph(std::shared_ptr<const Network> network, int group)
{
    m_layouts.ask([this, network = std::move(network), group](NoTool&, const auto& question) {
        Drawn drawn;
        drawn.graph = group < 0 ? graphOfGroups(*network)
                                : graphOf(*network, network->groups.at(static_cast<std::size_t>(group)));
        drawn.layout = layOut(drawn.graph);
        question.post([this, network, group, drawn] { take(network, group, drawn); });
    });
}

void OnnxGraphView::showText(const QString& text)
{
    m_layouts.drop();
    m_drawn = {};
    m_network.reset();
    setCursorNode(-1);
    setHovered(-1);
    invalidateParts();
    setContentSize({});
    setAccessibleDescription(text);
    notifyAccessibility();
    update();
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
        setCursorNode(-1);
        beginDrawing();
    }
    invalidateParts();
    describe();
    update();
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
    if (cursorNode() >= 0)
        text += QLatin1Char(' ') + nameOf(cursorNode());
    if (text != accessibleDescription())
        setAccessibleDescription(text);
    notifyAccessibility();
}

/// Returns the topmost node below the inputs.
int OnnxGraphView::firstInSight()
{
    int first = m_drawn.graph.firstPart();
    for (int node = first; node < nodeCount(); ++node) {
        if (m_drawn.layout.box(node).top() < m_drawn.layout.box(first).top())
            first = node;
    }
    return first;
}

void OnnxGraphView::paintNodes(QPainter& painter, const Theme& theme) const
{
    GraphScene scene{m_network.get(), &m_drawn.graph, &m_drawn.layout};
    scene.cursor = hasFocus() ? cursorNode() : -1;
    scene.hovered = hoveredPart();
    paintGraph(painter, view(), scene, camera(), theme);
}

QString OnnxGraphView::nameOf(int node)
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

void OnnxGraphView::enterNode(int node)
{
    const GraphNode& what = m_drawn.graph.nodes.at(static_cast<std::size_t>(node));
    if (what.kind == GraphNode::Kind::Group)
        Q_EMIT groupRequested(what.index);
}

bool OnnxGraphView::takeKey(int key, bool shift)
{
    if (key != Qt::Key_Backspace || shift || isEmpty())
        return NodeCanvas::takeKey(key, shift);
    if (m_group >= 0)
        Q_EMIT groupRequested(-1);
    return true;
}

} // namespace convoku
