// SPDX-License-Identifier: MIT
#include "app/views/blind/widgets/trial_board.h"

#include "app/drawing/board_painter.h"
#include "app/drawing/cost_lane.h"
#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/blind_wording.h"
#include "app/wording/wording.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace convoku {

TrialBoard::TrialBoard(QWidget* parent)
    : QWidget(parent)
    , PictureParts(this)
{
    setObjectName(QStringLiteral("trial_board"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Grid of the trial"));
}

void TrialBoard::setPuzzle(const Grid& puzzle)
{
    m_puzzle = m_grid = puzzle;
    m_tried = false;
    m_scene = sceneOfGivens(puzzle);
    update();
    tellParts();
    tellAgain();
}

void TrialBoard::setTrial(const std::shared_ptr<const BlindRecord>& record, std::size_t place)
{
    const Grid& grid = record->trials.at(place).grid;
    if (m_tried && grid == m_grid && record->puzzle == m_puzzle)
        return;
    m_puzzle = record->puzzle;
    m_grid = grid;
    m_tried = true;
    m_scene = sceneOfTrial(m_puzzle, m_grid);
    update();
    tellParts();
    tellAgain();
}

QString TrialBoard::sentence(Cell cell) const
{
    return m_grid.digit(cell) == 0 ? tr("%1: empty").arg(Wording::cell(cell))
                                   : BlindWording::cell(m_puzzle, m_grid, cell);
}

BoardGeometry TrialBoard::geometryOfBoard() const
{
    const qreal scale = textScale(this);
    return BoardGeometry(QRectF(QPointF(), QSizeF(size()) / scale), true, devicePixelRatioF() * scale);
}

std::optional<Cell> TrialBoard::cellAt(QPointF point) const
{
    return geometryOfBoard().cellAt(point / textScale(this));
}

QRectF TrialBoard::rectOfCell(Cell cell) const
{
    const qreal scale = textScale(this);
    const QRectF rect = geometryOfBoard().cellRect(cell);
    return {rect.topLeft() * scale, rect.size() * scale};
}

QSize TrialBoard::sizeHint() const
{
    return (QSizeF(280, 280) * textScale(this)).toSize();
}

QSize TrialBoard::minimumSizeHint() const
{
    return {250, 250};
}

void TrialBoard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.save();
    const qreal scale = textScale(this);
    painter.scale(scale, scale);
    paintBoard(painter, geometryOfBoard(), m_scene, themeOf(this));
    painter.restore();
    if (hasFocus())
        paintFocusRing(painter, m_cursor ? rectOfCell(*m_cursor).adjusted(-2, -2, 2, 2) : QRectF(rect()));
}

bool TrialBoard::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto cell = cellAt(help->pos()))
            QToolTip::showText(help->globalPos(), sentence(*cell), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void TrialBoard::mouseMoveEvent(QMouseEvent* event)
{
    m_hovered = cellAt(event->position());
    tellPointed();
}

void TrialBoard::mousePressEvent(QMouseEvent* event)
{
    if (const auto cell = cellAt(event->position()); cell && event->button() == Qt::LeftButton)
        moveCursor(*cell);
}

void TrialBoard::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_hovered.reset();
    tellPointed();
}

void TrialBoard::tellPointed()
{
    Q_EMIT pointedAt(sentenceOf(m_hovered ? m_hovered : m_cursor));
}

void TrialBoard::tellAgain()
{
    if (m_hovered || m_cursor)
        tellPointed();
}

void TrialBoard::moveCursor(Cell to)
{
    m_cursor = Cell{std::clamp(to.row, 0, kSide - 1), std::clamp(to.column, 0, kSide - 1)};
    update();
    tellParts();
    tellPointed();
}

void TrialBoard::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & ~Qt::KeypadModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    const Cell at = m_cursor.value_or(Cell{});
    const int step = m_cursor ? 1 : 0; // the first key brings it
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor({at.row, at.column - step});
    case Qt::Key_Right:
        return moveCursor({at.row, at.column + step});
    case Qt::Key_Up:
        return moveCursor({at.row - step, at.column});
    case Qt::Key_Down:
        return moveCursor({at.row + step, at.column});
    case Qt::Key_Escape:
        if (m_cursor) {
            m_cursor.reset();
            update();
            tellParts();
            tellPointed();
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void TrialBoard::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    focusMoved();
    tellParts();
}

void TrialBoard::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
    focusMoved();
}

// For screen readers

QAccessible::Role TrialBoard::roleOf(int part) const
{
    return part == kWhole ? QAccessible::Table : QAccessible::Cell;
}

int TrialBoard::countIn(int part)
{
    return part == kWhole ? kCells : 0;
}

QString TrialBoard::nameOf(int part)
{
    return sentence(Cell::fromIndex(part));
}

QRect TrialBoard::rectOf(int part)
{
    return rectOfCell(Cell::fromIndex(part)).toAlignedRect();
}

int TrialBoard::partAt(QPoint point)
{
    const auto cell = cellAt(QPointF(point));
    return cell ? cell->index() : kWhole;
}

int TrialBoard::columnsOf(int part)
{
    return part == kWhole ? kSide : 0;
}

int TrialBoard::focusedPart()
{
    return m_cursor ? m_cursor->index() : kWhole;
}

void TrialBoard::goToPart(int part)
{
    if (part >= 0 && part < kCells)
        moveCursor(Cell::fromIndex(part));
}

} // namespace convoku
