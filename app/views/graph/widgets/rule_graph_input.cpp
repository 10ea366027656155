// SPDX-License-Identifier: MIT
// What mouse and keys do in a RuleGraphView.
#include "app/document/session.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/wording/graph_wording.h"

#include <QKeyEvent>
#include <QLabel>

#include <algorithm>
#include <set>

namespace convoku {

int RuleGraphView::nodeUnder(QPointF point) const
{
    return m_recording ? m_layout.boxAt(camera().toGraph(point)) : -1;
}

QString RuleGraphView::sentenceOf(int node) const
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

void RuleGraphView::moveCursor(int node)
{
    if (node < 0 || node == m_cursor || static_cast<std::size_t>(node) >= m_graph.nodes.size())
        return;
    m_cursor = node;
    scrollTo(node);
    describe();
    viewport()->update();
    Q_EMIT hovered(sentenceOf(node));
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
    m_cursor = node;
    describe();
    viewport()->update();
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
        // Where no pass is recorded yet there is no place to go to, but layers to look at.
        if (m_step != step)
            showStep(step);
    }
}

void RuleGraphView::enter()
{
    select(m_cursor);
}

void RuleGraphView::goUp()
{
    if (!canGoUp())
        return;
    const int left = m_step;
    m_staysUp = true;
    showStep(0);
    moveCursor(m_graph.nodeOf(GraphNode::Kind::Group, left - 1));
    scrollTo(m_cursor);
}

void RuleGraphView::movedByHand()
{
    m_fitted = false;
    m_zoomed = true;
}

void RuleGraphView::nodeClicked(int node)
{
    // A group is entered by a double click: the first of the two must not take it away from under the mouse.
    if (m_graph.nodes[static_cast<std::size_t>(node)].kind == GraphNode::Kind::Layer)
        select(node);
    else
        moveCursor(node);
}

bool RuleGraphView::handleKey(int key, bool shift)
{
    using Direction = GraphLayout::Direction;
    const auto walk = [this](Direction direction) {
        // From nowhere the first step leads to the beginning.
        moveCursor(m_cursor < 0 ? m_graph.firstPart() : m_layout.neighbour(m_cursor, direction));
        scrollTo(m_cursor);
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
        moveCursor(m_graph.firstPart());
        return true;
    case Qt::Key_End:
        moveCursor(m_graph.firstPart() + m_graph.partCount() - 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        enter();
        return true;
    case Qt::Key_Backspace:
        goUp();
        return true;
    default:
        return false;
    }
}

void RuleGraphView::passOn(QKeyEvent* event)
{
    // Of the scroll area's own keys only these lead somewhere here; everything else is the window's.
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown))
        NodeCanvas::passOn(event);
    else
        event->ignore();
}

// For screen readers

QAccessible::Role RuleGraphView::roleOf(int part) const
{
    return part == kWhole ? QAccessible::List : QAccessible::ListItem;
}

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

QList<QWidget*> RuleGraphView::fields()
{
    return {m_trail};
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
