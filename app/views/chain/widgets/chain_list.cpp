// SPDX-License-Identifier: MIT
#include "app/views/chain/widgets/chain_list.h"

#include "app/document/chain_model.h"
#include "app/drawing/tokens.h"
#include "app/wording/chain_wording.h"

#include <QAccessibleActionInterface>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace convoku {
namespace {

constexpr qreal kHead = ChainGeometry::kHead;
constexpr qreal kRow = ChainGeometry::kRow;

} // namespace

ChainList::ChainList(ChainModel* model, QWidget* parent)
    : ScrolledPicture(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("chain_list"));
    setAccessibleName(tr("Lines of the proof"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setSizes({256, 192}, {54, 54});
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
    setHovered(kWhole);
    takeSize();
    invalidateParts();
    showSelection();
}

void ChainList::showSelection()
{
    const int row = m_model->selected();
    setAccessibleDescription(nameOf(row));
    scrollToSelected();
    update();
    notifyAccessibility();
}

void ChainList::takeSize()
{
    setHeadHeight(qCeil(kHead * scale()));
    m_geometry = ChainGeometry(m_widths, m_model->rowCount(), view().width() / scale());
    setContentSize(QSizeF(0, qCeil(m_geometry.height() * scale())));
    down()->setSingleStep(qRound(kRow * scale()));
    scrollToSelected();
    update();
}

int ChainList::pageLength()
{
    return std::max(1, static_cast<int>(view().height() / scale() / kRow) - 1);
}

void ChainList::scrollToSelected()
{
    const int row = m_model->selected();
    if (row < 0)
        return;
    QScrollBar* bar = down();
    const int top = qFloor(row * kRow * scale());
    const int bottom = qCeil((row + 1) * kRow * scale());
    if (top < bar->value())
        bar->setValue(top);
    else if (bottom > bar->value() + bar->pageStep())
        bar->setValue(bottom - bar->pageStep());
}

qreal ChainList::top() const
{
    return kHead - scrolled().y() / scale();
}

QRectF ChainList::partRect(int part) const
{
    const QRectF seen(0, kHead, view().width() / scale(), room().height() - kHead);
    return m_geometry.row(part).translated(0, top()) & seen;
}

QRect ChainList::chevronOfRow(int row) const
{
    const QRectF rect = m_geometry.chevron(row).translated(0, top());
    return QRectF(rect.topLeft() * scale(), rect.size() * scale()).toAlignedRect();
}

int ChainList::partAtPlace(QPointF place) const
{
    return room().contains(place) && place.y() >= kHead ? m_geometry.rowAt(place.y() - top()) : kWhole;
}

int ChainList::foldOf(int row) const
{
    const ProofRows& rows = m_model->content().rows;
    const int block = row >= 0 && row < m_model->rowCount() ? rows.blockAt(row) : -1;
    if (block < 0 || !rows.canFold(block))
        return -1;
    return rows[row].kind == ProofRow::Kind::Block || rows.block(block).first == rows[row].index ? block : -1;
}

int ChainList::foldAt(QPointF place) const
{
    const int row = partAtPlace(place);
    const bool isOn = row >= 0 && chevronOfRow(row).adjusted(-4, -4, 2, 4).contains((place * scale()).toPoint());
    return isOn ? foldOf(row) : -1;
}

void ChainList::paintPicture(QPainter& painter, const Theme& theme)
{
    painter.fillRect(room(), tokensOf(theme).canvas);
    if (m_model->content().isEmpty())
        return;
    paintChainHead(painter, m_geometry, theme);
    const QRectF area(0, kHead, view().width() / scale(), room().height() - kHead);
    painter.setClipRect(area);
    painter.translate(0, top());
    ChainMarks marks;
    marks.selected = m_model->selected();
    marks.hovered = hoveredPart();
    paintChain(painter, area.translated(0, -top()), m_model->content(), m_geometry, marks, theme);
}

void ChainList::changeEvent(QEvent* event)
{
    ScrolledPicture::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        takeSize();
}

void ChainList::wheelEvent(QWheelEvent* event)
{
    QCoreApplication::sendEvent(down(), event);
}

bool ChainList::drag(Drag phase, QPointF place)
{
    if (phase != Drag::Begin)
        return false;
    if (const int block = foldAt(place); block >= 0)
        toggle(block);
    else
        m_model->select(partAtPlace(place));
    return true;
}

void ChainList::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QPointF place = event->position() / scale();
    if (event->button() != Qt::LeftButton || partAtPlace(place) == kWhole)
        return;
    if (const int block = foldAt(place); block >= 0) // two quick clicks
        toggle(block);
    else
        m_model->goToSelected();
}

void ChainList::toggle(int block)
{
    m_model->setFolded(block, !m_model->content().rows.isFolded(block));
}

void ChainList::fold(bool folded, bool all)
{
    if (all)
        m_model->setAllFolded(folded);
    else
        m_model->setFolded(m_model->content().rows.blockAt(m_model->selected()), folded);
}

bool ChainList::takeKey(int key, bool shift)
{
    if (m_model->selected() < 0)
        return false;
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        fold(key == Qt::Key_Left, shift);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_model->goToSelected();
        return true;
    default:
        return false;
    }
}

void ChainList::moveTo(int part)
{
    m_model->select(part);
}

// For screen readers

QAccessible::Role ChainList::roleOf(int part) const
{
    return part == kWhole ? QAccessible::Tree : QAccessible::TreeItem;
}

int ChainList::partCount()
{
    return m_model->rowCount();
}

QString ChainList::nameOf(int part)
{
    if (part < 0 || part >= m_model->rowCount())
        return {};
    const ChainContent& content = m_model->content();
    return ChainWording::row(*content.recording, *content.proof, *content.lines, content.rows, part);
}

int ChainList::focusedPart()
{
    return m_model->selected();
}

std::vector<int> ChainList::selectedParts()
{
    return m_model->selected() < 0 ? std::vector<int>() : std::vector<int>{m_model->selected()};
}

void ChainList::addStates(int part, QAccessible::State& state)
{
    const int block = foldOf(part);
    state.expandable = block >= 0;
    state.collapsed = block >= 0 && m_model->content().rows.isFolded(block);
    state.expanded = state.expandable && !state.collapsed;
}

QStringList ChainList::actionsOf(int part)
{
    QStringList actions{QAccessibleActionInterface::pressAction()};
    if (foldOf(part) >= 0)
        actions << QAccessibleActionInterface::toggleAction();
    return actions;
}

void ChainList::act(int part, const QString& action)
{
    m_model->select(part);
    if (action == QAccessibleActionInterface::pressAction())
        m_model->goToSelected();
    else if (action == QAccessibleActionInterface::toggleAction())
        toggle(m_model->content().rows.blockAt(part));
}

} // namespace convoku
