// SPDX-License-Identifier: MIT
// What mouse and keys do in a SearchTreeView.
#include "app/document/session.h"
#include "app/views/tree/widgets/search_tree_view.h"
#include "app/window/parts/view_bar.h"
#include "app/wording/wording.h"

#include <QContextMenuEvent>
#include <QMenu>

namespace convoku {

int SearchTreeView::nodeUnder(QPointF point) const
{
    const TreeLayout::Place* place = m_card.contains(point) ? nullptr : camera().placeAt(m_layout, point);
    return place ? place->node : kWhole;
}

QString SearchTreeView::nameOf(int node)
{
    return Wording::nodeSentence(m_tree, node);
}

QString SearchTreeView::helpOf(int node)
{
    return m_recording ? TreeWords::failure(*m_recording, m_tree, node) : QString();
}

QString SearchTreeView::tipOf(int node)
{
    return (nameOf(node) + QLatin1Char('\n') + helpOf(node)).trimmed();
}

int SearchTreeView::nodeBeside(int node, GraphLayout::Direction direction)
{
    const SearchNode& from = m_tree.node(node);
    switch (direction) {
    case GraphLayout::Direction::Left:
        return from.parent;
    case GraphLayout::Direction::Right:
        return m_folding.isFolded(m_tree, node) ? kWhole : from.firstChild;
    case GraphLayout::Direction::Up:
        return from.previousSibling;
    case GraphLayout::Direction::Down:
        return from.nextSibling;
    }
    return kWhole;
}

bool SearchTreeView::takeKey(int key, bool shift)
{
    if (isEmpty())
        return NodeCanvas::takeKey(key, shift);
    switch (key) {
    case Qt::Key_F:
        toggleFold();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!shift)
            select(focusedPart());
        return !shift;
    default:
        return NodeCanvas::takeKey(key, shift);
    }
}

QMenu* SearchTreeView::menuFor(int node)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("search_tree_menu"));
    const auto add = [menu](const char* name, const QString& text, const char* key, bool enabled, auto call) {
        // After a tab stands what a menu shows as the key: these are keys of the view, not of the window.
        QAction* action = menu->addAction(*key ? text + QLatin1Char('\t') + QString::fromLatin1(key) : text, call);
        action->setObjectName(QString::fromLatin1(name));
        action->setEnabled(enabled);
    };
    const bool isNode = node >= 0;
    const auto failed = isNode ? m_tree.failedAt(node) : std::nullopt;
    if (isNode) {
        add("go_to_guess", node == 0 ? tr("Go to the &start") : tr("Go to the &guess"), "", true,
            [this, node] { select(node); });
        add("go_to_failure", tr("Go to the &failure"), "", failed.has_value(), [this, failed] { goTo(failed); });
        add("toggle_fold", m_folding.isFolded(m_tree, node) ? tr("&Unfold") : tr("&Fold"), "F",
            m_folding.canFold(m_tree, node), [this, node] { toggle(node); });
        menu->addSeparator();
    }
    add("first_wrong_guess", tr("Go to the first w&rong guess"), "", canGoToFirstWrongGuess(),
        [this] { goToFirstWrongGuess(); });
    menu->addSeparator();
    add("fold_failed", tr("Fold all f&ailed guesses"), "", true, [this] { foldFailed(); });
    add("unfold_all", tr("Unfold a&ll"), "", true, [this] { unfoldAll(); });
    add("fit", tr("Show the whole &tree"), "Z", true, [this] { fit(); });
    return menu;
}

void SearchTreeView::contextMenuEvent(QContextMenuEvent* event)
{
    refresh();
    event->accept();
    if (isEmpty())
        return;
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const int node = byKey ? focusedPart() : partAtPlace(event->pos());
    QPoint at = event->globalPos();
    if (byKey) {
        scrollTo(node);
        at = mapToGlobal(pointOf(node).value_or(view().center()).toPoint());
    }
    menuFor(node)->popup(at);
}

// For screen readers

QAccessible::Role SearchTreeView::roleOf(int part) const
{
    return part == kWhole ? QAccessible::Tree : QAccessible::TreeItem;
}

QRectF SearchTreeView::partRect(int node) const
{
    const TreeLayout::Place* place = m_layout.placeOf(node);
    return place ? camera().rectOf(*place) : QRectF();
}

int SearchTreeView::focusedPart()
{
    refresh();
    return isEmpty() ? kWhole : cursorNode() != kWhole ? cursorNode() : m_current;
}

std::vector<int> SearchTreeView::selectedParts()
{
    return isEmpty() ? std::vector<int>{} : std::vector<int>{currentNode()};
}

void SearchTreeView::addStates(int part, QAccessible::State& state)
{
    state.expandable = m_folding.canFold(m_tree, part);
    state.collapsed = m_folding.isFolded(m_tree, part);
    state.expanded = state.expandable && !state.collapsed;
}

QStringList SearchTreeView::actionsOf(int part)
{
    QStringList actions{QAccessibleActionInterface::pressAction()};
    if (m_folding.canFold(m_tree, part))
        actions << QAccessibleActionInterface::toggleAction();
    return actions;
}

void SearchTreeView::act(int part, const QString& action)
{
    if (action == QAccessibleActionInterface::toggleAction())
        toggle(part);
    else
        select(part);
}

} // namespace convoku
