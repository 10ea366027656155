// SPDX-License-Identifier: MIT
#include "app/widgets/board_accessible.h"

#include "app/wording/wording.h"

#include <QWindow>

#include <algorithm>

namespace convoku {

BoardAccessible::BoardAccessible(BoardView* board)
    : QAccessibleWidget(board, QAccessible::Table)
{
}

BoardAccessible::~BoardAccessible()
{
    for (const QAccessible::Id id : m_cells) {
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
    }
}

BoardView* BoardAccessible::board() const
{
    return static_cast<BoardView*>(widget());
}

void* BoardAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessibleInterface* BoardAccessible::child(int index) const
{
    if (index < 0 || index >= kCells)
        return nullptr;
    QAccessible::Id& id = m_cells[static_cast<std::size_t>(index)];
    // Qt owns it from here on, until this table goes.
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(new CellAccessible(board(), Cell::fromIndex(index)));
    return QAccessible::accessibleInterface(id);
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* cell = dynamic_cast<const CellAccessible*>(child);
    return cell != nullptr && cell->parent() == this ? cell->cell().index() : -1;
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const
{
    const auto cell = board()->geometryOfBoard().cellAt(board()->mapFromGlobal(QPoint(x, y)));
    return cell ? child(cell->index()) : nullptr;
}

QAccessibleInterface* BoardAccessible::focusChild() const
{
    const auto cursor = board()->cursorCell();
    return board()->hasFocus() && cursor ? child(cursor->index()) : QAccessibleWidget::focusChild();
}

QAccessibleInterface* BoardAccessible::cellAt(int row, int column) const
{
    const auto isPlace = [](int place) { return place >= 0 && place < kSide; };
    return isPlace(row) && isPlace(column) ? child(Cell{row, column}.index()) : nullptr;
}

int BoardAccessible::selectedCellCount() const
{
    return static_cast<int>(board()->selectedCells().size());
}

QList<QAccessibleInterface*> BoardAccessible::selectedCells() const
{
    QList<QAccessibleInterface*> cells;
    for (const Cell cell : board()->selectedCells())
        cells.append(child(cell.index()));
    return cells;
}

QString BoardAccessible::columnDescription(int column) const
{
    return Wording::house({HouseKind::Column, column});
}

QString BoardAccessible::rowDescription(int row) const
{
    return Wording::house({HouseKind::Row, row});
}

CellAccessible::CellAccessible(BoardView* board, Cell cell)
    : m_board(board)
    , m_cell(cell)
{
}

QWindow* CellAccessible::window() const
{
    return m_board ? m_board->window()->windowHandle() : nullptr;
}

void* CellAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

QAccessibleInterface* CellAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(m_board.data());
}

QString CellAccessible::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Name && m_board ? m_board->readCell(m_cell) : QString();
}

QRect CellAccessible::rect() const
{
    if (!m_board)
        return {};
    const QRect rect = m_board->geometryOfBoard().cellRect(m_cell).toAlignedRect();
    return {m_board->mapToGlobal(rect.topLeft()), rect.size()};
}

QAccessible::State CellAccessible::state() const
{
    QAccessible::State state;
    if (!m_board)
        return state;
    state.focusable = true;
    state.selectable = true;
    state.selected = isSelected();
    state.focused = m_board->hasFocus() && m_board->cursorCell() == m_cell;
    state.editable = m_board->isEditing();
    state.readOnly = !m_board->isEditing();
    state.invisible = !m_board->isVisible();
    state.disabled = !m_board->isEnabled();
    return state;
}

bool CellAccessible::isSelected() const
{
    if (!m_board)
        return false;
    const std::vector<Cell> selected = m_board->selectedCells();
    return std::find(selected.begin(), selected.end(), m_cell) != selected.end();
}

QStringList CellAccessible::actionNames() const
{
    return {QAccessibleActionInterface::setFocusAction()};
}

void CellAccessible::doAction(const QString& name)
{
    if (!m_board || name != QAccessibleActionInterface::setFocusAction())
        return;
    m_board->activateWindow();
    m_board->setFocus(Qt::OtherFocusReason);
    m_board->setCursorCell(m_cell);
}

} // namespace convoku
