// SPDX-License-Identifier: MIT
#include "app/views/chain/widgets/chain_list.h"

#include "app/document/chain_model.h"
#include "app/drawing/tokens.h"
#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/chain_wording.h"

#include <QAccessibleActionInterface>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kHead = ChainGeometry::kHead;
constexpr qreal kRow = ChainGeometry::kRow;

} // namespace

ChainList::ChainList(ChainModel* model, QWidget* parent)
    : QAbstractScrollArea(parent)
    , PictureParts(this)
    , m_model(model)
{
    setObjectName(QStringLiteral("chain_list"));
    setAccessibleName(tr("Lines of the proof"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    connect(model, &ChainModel::proofChanged, this, &ChainList::showProof);
    connect(model, &ChainModel::rowsChanged, this, &ChainList::showRows);
    connect(model, &ChainModel::selectionChanged, this, &ChainList::showSelection);
    showProof();
}

void ChainList::showProof()
{
    m_widths = ChainWidths(m_model->content());
    showRows();
}

void ChainList::showRows()
{
    setHovered(-1);
    layOut();
    forgetParts();
    scrollToSelected();
    showSelection();
}

void ChainList::showSelection()
{
    const int row = m_model->selected();
    setAccessibleDescription(row < 0 ? QString() : sentence(row));
    scrollToSelected();
    viewport()->update();
    tellParts();
}

void ChainList::layOut()
{
    m_scale = textScale(this);
    m_geometry = ChainGeometry(m_widths, m_model->rowCount(), viewport()->width() / m_scale);
    const int seen = std::max(0, viewport()->height() - qCeil(kHead * m_scale));
    verticalScrollBar()->setRange(0, std::max(0, qCeil(m_geometry.height() * m_scale) - seen));
    verticalScrollBar()->setPageStep(seen);
    verticalScrollBar()->setSingleStep(qRound(kRow * m_scale));
    viewport()->update();
}

int ChainList::rowsInSight() const
{
    return std::max(1, static_cast<int>((viewport()->height() / m_scale - kHead) / kRow) - 1);
}

void ChainList::scrollToSelected()
{
    const int row = m_model->selected();
    if (row < 0)
        return;
    QScrollBar* bar = verticalScrollBar();
    const int top = qFloor(row * kRow * m_scale);
    const int bottom = qCeil((row + 1) * kRow * m_scale);
    if (top < bar->value())
        bar->setValue(top);
    else if (bottom > bar->value() + bar->pageStep())
        bar->setValue(bottom - bar->pageStep());
}

QRect ChainList::rectOfRow(int row) const
{
    QRectF rect = m_geometry.row(row);
    rect.translate(0, kHead - verticalScrollBar()->value() / m_scale);
    const QRectF seen(0, kHead, viewport()->width() / m_scale, viewport()->height() / m_scale - kHead);
    rect &= seen;
    return rect.isEmpty() ? QRect() : QRectF(rect.topLeft() * m_scale, rect.size() * m_scale).toAlignedRect();
}

QRect ChainList::chevronOfRow(int row) const
{
    QRectF rect = m_geometry.chevron(row);
    rect.translate(0, kHead - verticalScrollBar()->value() / m_scale);
    return QRectF(rect.topLeft() * m_scale, rect.size() * m_scale).toAlignedRect();
}

int ChainList::rowAtPoint(QPointF point) const
{
    if (point.y() < kHead * m_scale)
        return -1;
    return m_geometry.rowAt((point.y() + verticalScrollBar()->value()) / m_scale - kHead);
}

int ChainList::foldAt(QPointF point) const
{
    const int row = rowAtPoint(point);
    if (row < 0 || !chevronOfRow(row).adjusted(-4, -4, 2, 4).contains(point.toPoint()))
        return -1;
    const ProofRows& rows = m_model->content().rows;
    const int block = rows.blockAt(row);
    if (block < 0 || !rows.canFold(block))
        return -1;
    return rows[row].kind == ProofRow::Kind::Block || rows.block(block).first == rows[row].index ? block : -1;
}

void ChainList::setHovered(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    viewport()->update();
    Q_EMIT hovered(row < 0 ? QString() : sentence(row));
}

QString ChainList::sentence(int row) const
{
    const ChainContent& content = m_model->content();
    return ChainWording::row(*content.recording, *content.proof, *content.lines, content.rows, row);
}

void ChainList::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), tokensOf(themeOf(this)).canvas);
    if (m_model->content().isEmpty())
        return;
    painter.scale(m_scale, m_scale);
    paintChainHead(painter, m_geometry, themeOf(this));
    const QRectF area(0, kHead, viewport()->width() / m_scale, viewport()->height() / m_scale - kHead);
    painter.setClipRect(area);
    const qreal top = verticalScrollBar()->value() / m_scale;
    painter.translate(0, kHead - top);
    ChainMarks marks;
    marks.selected = m_model->selected();
    marks.hovered = m_hovered;
    paintChain(
        painter, QRectF(0, top, area.width(), area.height()), m_model->content(), m_geometry, marks, themeOf(this));
    if (hasFocus() && marks.selected >= 0)
        paintFocusRing(painter, m_geometry.row(marks.selected), 6);
}

void ChainList::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
    scrollToSelected();
}

void ChainList::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
}

void ChainList::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const int block = foldAt(event->position());
    if (block >= 0) {
        m_model->setFolded(block, !m_model->content().rows.isFolded(block));
        return;
    }
    m_model->select(rowAtPoint(event->position()));
}

void ChainList::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(rowAtPoint(event->position()));
    viewport()->setCursor(foldAt(event->position()) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ChainList::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || rowAtPoint(event->position()) < 0)
        return;
    const int block = foldAt(event->position());
    if (block >= 0) // two quick clicks
        m_model->setFolded(block, !m_model->content().rows.isFolded(block));
    else
        m_model->goToSelected();
}

void ChainList::fold(bool folded, bool all)
{
    if (all)
        m_model->setAllFolded(folded);
    else if (m_model->selected() >= 0)
        m_model->setFolded(m_model->content().rows.blockAt(m_model->selected()), folded);
}

void ChainList::keyPressEvent(QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool shift = event->modifiers() & Qt::ShiftModifier;
    const int last = m_model->rowCount() - 1;
    const int row = m_model->selected();
    const auto go = [&](int to) { m_model->select(std::clamp(to, 0, last)); };
    if (!plain || row < 0) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up:
        go(row - 1);
        break;
    case Qt::Key_Down:
        go(row + 1);
        break;
    case Qt::Key_PageUp:
        go(row - rowsInSight());
        break;
    case Qt::Key_PageDown:
        go(row + rowsInSight());
        break;
    case Qt::Key_Home:
        go(0);
        break;
    case Qt::Key_End:
        go(last);
        break;
    case Qt::Key_Left:
        fold(true, shift);
        break;
    case Qt::Key_Right:
        fold(false, shift);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_model->goToSelected();
        break;
    default:
        QAbstractScrollArea::keyPressEvent(event);
        break;
    }
}

bool ChainList::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int row = rowAtPoint(help->pos());
        if (row >= 0)
            QToolTip::showText(help->globalPos(), sentence(row), viewport());
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave)
        setHovered(-1);
    return QAbstractScrollArea::viewportEvent(event);
}

void ChainList::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
    focusMoved();
    tellParts();
}

void ChainList::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
    focusMoved();
}

// For screen readers

QAccessible::Role ChainList::roleOf(int part) const
{
    return part == kWhole ? QAccessible::Tree : QAccessible::TreeItem;
}

int ChainList::countIn(int part)
{
    return part == kWhole ? m_model->rowCount() : 0;
}

QString ChainList::nameOf(int part)
{
    return part >= 0 && part < m_model->rowCount() ? sentence(part) : QString();
}

QRect ChainList::rectOf(int part)
{
    const QRect rect = rectOfRow(part);
    return rect.isEmpty() ? rect : rect.translated(viewport()->pos());
}

int ChainList::partAt(QPoint point)
{
    const int row = viewport()->geometry().contains(point) ? rowAtPoint(point - viewport()->pos()) : -1;
    return row < 0 ? kWhole : row;
}

int ChainList::focusedPart()
{
    return m_model->selected() < 0 ? kWhole : m_model->selected();
}

std::vector<int> ChainList::selectedParts()
{
    return m_model->selected() < 0 ? std::vector<int>() : std::vector<int>{m_model->selected()};
}

void ChainList::addStates(int part, QAccessible::State& state)
{
    if (part < 0 || part >= m_model->rowCount())
        return;
    const ProofRows& rows = m_model->content().rows;
    const int block = rows.blockAt(part);
    if (block < 0 || !rows.canFold(block))
        return;
    state.expandable = rows[part].kind == ProofRow::Kind::Block || rows.block(block).first == rows[part].index;
    state.expanded = state.expandable && !rows.isFolded(block);
    state.collapsed = state.expandable && rows.isFolded(block);
}

void ChainList::goToPart(int part)
{
    m_model->select(part);
}

QStringList ChainList::actionsOf(int part)
{
    QAccessible::State state;
    addStates(part, state);
    QStringList actions{QAccessibleActionInterface::pressAction()};
    if (state.expandable)
        actions << QAccessibleActionInterface::toggleAction();
    return actions;
}

void ChainList::act(int part, const QString& action)
{
    const ProofRows& rows = m_model->content().rows;
    m_model->select(part);
    if (action == QAccessibleActionInterface::pressAction())
        m_model->goToSelected();
    else if (action == QAccessibleActionInterface::toggleAction())
        m_model->setFolded(rows.blockAt(part), !rows.isFolded(rows.blockAt(part)));
}

} // namespace convoku
