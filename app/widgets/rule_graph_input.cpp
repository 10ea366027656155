// SPDX-License-Identifier: MIT
// What mouse and keys do in a RuleGraphView.
#include "app/session/session.h"
#include "app/widgets/rule_graph_view.h"
#include "app/wording/graph_wording.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <cmath>

namespace convoku {

int RuleGraphView::nodeUnder(QPointF point) const
{
    return m_recording ? m_layout.boxAt(camera().toGraph(point)) : -1;
}

QString RuleGraphView::sentence(int node) const
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
    return GraphWording::layerSentence(network, *group(), what.index);
}

void RuleGraphView::setHovered(int node)
{
    if (node == m_hovered)
        return;
    m_hovered = node;
    viewport()->update();
    Q_EMIT hovered(sentence(node));
}

void RuleGraphView::moveCursor(int node)
{
    if (node < 0 || node == m_cursor || static_cast<std::size_t>(node) >= m_graph.nodes.size())
        return;
    m_cursor = node;
    scrollTo(node);
    describe();
    viewport()->update();
    Q_EMIT hovered(sentence(node));
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
    viewport()->update();
    if (what.kind == GraphNode::Kind::Layer) {
        m_session->setPlaying(false);
        m_session->goTo({passToEnter(), m_step, node - m_graph.firstPart() + 1});
    } else if (what.kind == GraphNode::Kind::Group) {
        const int step = what.index + 1;
        const Position position = m_session->position();
        m_staysUp = false;
        if (position.step == step && !m_recording->isEndOfPass(position)) {
            showStep(step);
            scrollTo(m_current);
            return;
        }
        m_session->setPlaying(false);
        m_session->goTo({passToEnter(), step, 1});
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

void RuleGraphView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton)
        m_pressed = event->pos();
}

void RuleGraphView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed && event->buttons() != Qt::NoButton) {
        const QPoint moved = event->pos() - *m_pressed;
        if (!m_dragging && moved.manhattanLength() < QApplication::startDragDistance())
            return;
        m_dragging = true;
        m_fitted = false;
        m_zoomed = true;
        m_pressed = event->pos();
        viewport()->setCursor(Qt::ClosedHandCursor);
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - moved.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - moved.y());
        return;
    }
    setHovered(nodeUnder(event->position()));
}

void RuleGraphView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool click = m_pressed && !m_dragging && event->button() == Qt::LeftButton;
    m_pressed.reset();
    m_dragging = false;
    viewport()->unsetCursor();
    const int node = click ? nodeUnder(event->position()) : -1;
    if (node < 0)
        return;
    // A group is entered by a double click: the first of the two must not take it away from under the mouse.
    if (m_graph.nodes[static_cast<std::size_t>(node)].kind == GraphNode::Kind::Layer)
        select(node);
    else
        moveCursor(node);
}

void RuleGraphView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const int node = nodeUnder(event->position());
    if (node >= 0)
        select(node);
    else
        fit();
}

void RuleGraphView::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() & Qt::ShiftModifier) {
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - event->angleDelta().y());
    } else {
        constexpr double kNotch = 120;
        zoomAround(m_zoom * std::pow(1.2, event->angleDelta().y() / kNotch), event->position());
    }
    event->accept();
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
    if (shift && key != Qt::Key_Z && key != Qt::Key_Plus)
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
    case Qt::Key_Z:
        if (shift)
            setZoom(1);
        else
            fit();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    default:
        return false;
    }
}

void RuleGraphView::keyPressEvent(QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && m_recording && handleKey(event->key(), event->modifiers() & Qt::ShiftModifier))
        return;
    // Of the scroll area's own keys only these lead somewhere here; everything else is the window's.
    if (plain && (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown))
        QAbstractScrollArea::keyPressEvent(event);
    else
        event->ignore();
}

bool RuleGraphView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int node = nodeUnder(help->pos());
        if (node >= 0)
            QToolTip::showText(help->globalPos(), sentence(node), viewport());
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave)
        setHovered(-1);
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace convoku
