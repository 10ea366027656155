// SPDX-License-Identifier: MIT
// What mouse and keys do in a RuleGraphView.
#include "app/document/session.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/wording/graph_wording.h"

#include <QLabel>

#include <algorithm>
#include <set>

namespace convoku {

QString RuleGraphView::nameOf(int node)
{
    if (!m_recording || node < 0)
        return {};
    const Network& network = *m_network;
    const GraphNode& what = m_graph.nodes[static_cast<std::size_t>(node)];
    switch (what.kind) {
    case GraphNode::Kind::Input:
        return GraphWording::inputSentence(network, what.value);
    case GraphNode::Kind::Output:
        return GraphWording::outputSentence(network, what.value);
    case GraphNode::Kind::Group:
        return GraphWording::groupSentence(network, network.groups[static_cast<std::size_t>(what.index)]);
    case GraphNode::Kind::Layer:
        break;
    }
    const QString sentence = GraphWording::layerSentence(network, *group(), what.index);
    return isWritten(node) ? QStringLiteral("%1 %2").arg(sentence, GraphWording::writtenHere(m_written.line))
                           : sentence;
}

int RuleGraphView::passToEnter() const
{
    return std::max(m_session->position().pass, 1);
}

void RuleGraphView::select(int node)
{
    if (!m_recording || node < 0)
        return;
    const GraphNode& what = m_graph.nodes[static_cast<std::size_t>(node)];
    setCursorNode(node);
    describe();
    update();
    if (what.kind == GraphNode::Kind::Layer) {
        m_session->jumpTo({passToEnter(), m_step, node - m_graph.firstPart() + 1});
    } else if (what.kind == GraphNode::Kind::Group) {
        const int step = what.index + 1;
        const Position position = m_session->position();
        m_staysUp = false;
        if (position.step == step && !m_recording->isEndOfPass(position)) {
            showStep(step);
            scrollTo(m_current);
            return;
        }
        m_session->jumpTo({passToEnter(), step, 1});
        // If no pass is recorded yet, the session cannot go there, but the layers can be shown.
        if (m_step != step)
            showStep(step);
    }
}

void RuleGraphView::enter()
{
    select(cursorNode());
}

void RuleGraphView::goUp()
{
    if (!canGoUp())
        return;
    const int left = m_step;
    m_staysUp = true;
    showStep(0);
    goToPart(m_graph.nodeOf(GraphNode::Kind::Group, left - 1));
    scrollTo(cursorNode());
}

void RuleGraphView::nodeClicked(int node)
{
    // A group is entered by a double click: the first of the two must not take it away from under the mouse.
    if (m_graph.nodes[static_cast<std::size_t>(node)].kind == GraphNode::Kind::Layer)
        select(node);
    else
        goToPart(node);
}

bool RuleGraphView::takeKey(int key, bool shift)
{
    if (key != Qt::Key_Backspace || shift || isEmpty())
        return NodeCanvas::takeKey(key, shift);
    goUp();
    return true;
}

// For screen readers

QString RuleGraphView::helpOf(int part)
{
    // Each once, also where it is read twice.
    std::set<int> read;
    std::set<int> readers;
    for (const GraphEdge& edge : m_graph.edges) {
        if (edge.to == part)
            read.insert(edge.from);
        if (edge.from == part)
            readers.insert(edge.to);
    }
    const auto names = [this](const std::set<int>& nodes) {
        QStringList list;
        for (const int node : nodes)
            list << shortName(node);
        return list;
    };
    return GraphWording::neighbours(names(read), names(readers));
}

QString RuleGraphView::shortName(int node) const
{
    const GraphNode& what = m_graph.nodes[static_cast<std::size_t>(node)];
    if (what.kind == GraphNode::Kind::Layer)
        return GraphWording::layerName(node - m_graph.firstPart() + 1);
    if (what.kind == GraphNode::Kind::Group)
        return GraphWording::group(m_network->groups[static_cast<std::size_t>(what.index)]);
    return GraphWording::value(*m_network, what.value);
}

std::vector<int> RuleGraphView::selectedParts()
{
    return m_current < 0 ? std::vector<int>{} : std::vector<int>{m_current};
}

QStringList RuleGraphView::actionsOf(int part)
{
    using Kind = GraphNode::Kind;
    const Kind kind = m_graph.nodes[static_cast<std::size_t>(part)].kind;
    if (kind != Kind::Layer && kind != Kind::Group)
        return {};
    return {QAccessibleActionInterface::pressAction()};
}

} // namespace convoku
