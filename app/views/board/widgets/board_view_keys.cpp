// SPDX-License-Identifier: MIT
// The board by keyboard: the cell that it is at; and in words, for who hears it.
#include "app/document/session.h"
#include "app/views/board/edit_wording.h"
#include "app/views/board/widgets/board_edit.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/board/widgets/digit_key.h"
#include "app/wording/cell_wording.h"
#include "app/wording/wording.h"

#include <QKeyEvent>

namespace convoku {
std::optional<Cell> BoardView::cursorCell() const
{
    return isEditing() ? std::optional(m_edit->cursor()) : m_cursor;
}

std::vector<Cell> BoardView::selectedCells() const
{
    if (isEditing())
        return m_edit->selection();
    if (m_session->picked())
        return {m_session->picked()->cell()};
    return {};
}

void BoardView::setCursorCell(std::optional<Cell> cell)
{
    if (isEditing()) {
        if (cell)
            m_edit->select({*cell}, *cell);
        return;
    }
    if (cell == m_cursor)
        return;
    m_cursor = cell;
    m_scene.cursor = cell;
    update();
    notifyAccessibility();
    // For who looks, the notice says what a screen reader says.
    Q_EMIT hovered(cell ? cellText(*cell) : QString());
}

/// Up or Down brings the cursor; from there on the arrows move it, until Escape lets it go.
bool BoardView::takeCursorKey(const QKeyEvent& event)
{
    const int key = event.key();
    const Board board = m_scene.board();
    if (!m_cursor) {
        if (key != Qt::Key_Up && key != Qt::Key_Down)
            return false;
        setCursorCell(m_session->picked() ? m_session->picked()->cell() : board.cell(0));
        return true;
    }
    if (const auto digit = digitKey(event); digit && digit->digit > 0 && !digit->shifted) {
        if (m_session->hasPuzzle() && digit->digit <= board.side())
            choose(Candidate::of(digit->digit - 1, *m_cursor));
        return true;
    }
    const int side = board.side();
    const auto go = [&](int rows, int columns) {
        setCursorCell(board.cell((m_cursor->row + rows + side) % side, (m_cursor->column + columns + side) % side));
        return true;
    };
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT cellChosen(*m_cursor);
        return false;
    case Qt::Key_Left:
        return go(0, -1);
    case Qt::Key_Right:
        return go(0, 1);
    case Qt::Key_Up:
        return go(-1, 0);
    case Qt::Key_Down:
        return go(1, 0);
    case Qt::Key_Home:
        setCursorCell(board.cell(m_cursor->row, 0));
        return true;
    case Qt::Key_End:
        setCursorCell(board.cell(m_cursor->row, side - 1));
        return true;
    case Qt::Key_Escape:
        if (m_session->picked())
            return false;
        setCursorCell(std::nullopt);
        return true;
    default:
        return false;
    }
}

/// While a puzzle is edited, the keys of the editor take precedence over shortcuts of the window.
bool BoardView::handlesKey(const QKeyEvent& event)
{
    return isEditing() && BoardEdit::wants(event);
}

bool BoardView::takeEvent(const QKeyEvent& event)
{
    if (isEditing())
        return m_edit->press(event);
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier))
        return false;
    return takeCursorKey(event) || takeRunKey(event.key());
}

bool BoardView::takeRunKey(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        m_session->stepOn(key == Qt::Key_Right);
        return true;
    case Qt::Key_Home:
        m_session->goToFirst();
        return true;
    case Qt::Key_End:
        m_session->goToLast();
        return true;
    case Qt::Key_Escape:
        m_session->pick(std::nullopt);
        return true;
    case Qt::Key_B:
        showBefore(true);
        return true;
    default:
        return false;
    }
}

void BoardView::showBefore(bool before)
{
    if (m_before == before)
        return;
    m_before = before;
    showPosition();
    if (before)
        Q_EMIT hovered(tr("The state before this step while you hold B"));
    else
        announceHovered();
}

void BoardView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_B && !event->isAutoRepeat())
        showBefore(false);
    QWidget::keyReleaseEvent(event);
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    showBefore(false);
    BoardWidget::focusOutEvent(event);
}

QString BoardView::cellText(Cell cell) const
{
    if (isEditing())
        return EditWording::cell(m_edit->puzzle()->start(), cell);
    if (!m_session->hasPuzzle())
        return EditWording::cell(Grid(cell.board), cell);
    return CellWording::sentence(factsOf(cell));
}

QString BoardView::ruleName(RuleId rule) const
{
    return Wording::rule(m_session->network().rule(rule));
}

// For screen readers

int BoardView::focusedPart()
{
    const auto cursor = cursorCell();
    return cursor ? cursor->index() : kWhole;
}

std::vector<int> BoardView::selectedParts()
{
    std::vector<int> parts;
    for (const Cell cell : selectedCells())
        parts.push_back(cell.index());
    return parts;
}

void BoardView::addStates(int, QAccessible::State& state)
{
    state.editable = isEditing();
    state.readOnly = !isEditing();
}

} // namespace convoku
