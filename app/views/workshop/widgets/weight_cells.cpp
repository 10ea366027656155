// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/weight_cells.h"

#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/layer_wording.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace convoku {
namespace {

constexpr int kCellSide = 30;
constexpr qreal kDrag = 12; ///< a number further for so many pixels
constexpr double kPart = 0.22; ///< of a weight's hue, as a kernel is drawn

} // namespace

WeightCell::WeightCell(QWidget* parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::SizeVerCursor);
}

void WeightCell::setNumber(double number, bool isBent, bool isBias)
{
    m_number = number;
    m_isBent = isBent;
    m_isBias = isBias;
    update();
}

QSize WeightCell::sizeHint() const
{
    const QFontMetrics metrics(textFont(TextSize::Body));
    const int wide = metrics.horizontalAdvance(LayerWording::number(m_number)) + 2 * space::kTight;
    return {std::max(kCellSide, wide + (m_isBias ? metrics.horizontalAdvance(QStringLiteral("+ ")) : 0)),
        std::max(kCellSide, metrics.height() + space::kTight)};
}

void WeightCell::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    const QColor ground = m_number == 0 ? themeOf(this).board
        : m_number > 0 ? blended(themeOf(this).board, themeOf(this).family(RuleFamily::Pointing), kPart)
                       : blended(themeOf(this).board, themeOf(this).family(RuleFamily::NakedPair), kPart);
    painter.setBrush(m_isBias ? QBrush(themeOf(this).board) : QBrush(ground));
    painter.setPen(isChecked() ? QPen(themeOf(this).cursor, 2.5) : QPen(themeOf(this).thinLine, 1));
    painter.drawRoundedRect(area, 3, 3);
    painter.setFont(textFont(TextSize::Body, m_isBent ? QFont::Bold : QFont::Normal));
    painter.setPen(isEnabled() ? themeOf(this).givenDigit : themeOf(this).label);
    const QString text = LayerWording::number(m_number);
    painter.drawText(area, Qt::AlignCenter, m_isBias && m_number >= 0 ? QStringLiteral("+ ") + text : text);
    // A bent number has a marked corner, so that it is visible without colours.
    if (m_isBent) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(windowTokens().contradiction);
        painter.drawPolygon(
            QPolygonF{area.topRight(), area.topRight() + QPointF(-8, 0), area.topRight() + QPointF(0, 8)});
    }
    if (hasFocus())
        paintFocusRing(painter, QRectF(rect()), 4);
}

void WeightCell::keyPressEvent(QKeyEvent* event)
{
    const int by = event->key() == Qt::Key_Plus || event->key() == Qt::Key_PageUp ? 1
        : event->key() == Qt::Key_Minus || event->key() == Qt::Key_PageDown       ? -1
                                                                                  : 0;
    if (by == 0) {
        QAbstractButton::keyPressEvent(event);
        return;
    }
    setChecked(true);
    Q_EMIT moved(by);
}

void WeightCell::mousePressEvent(QMouseEvent* event)
{
    QAbstractButton::mousePressEvent(event);
    if (event->button() == Qt::LeftButton) {
        setChecked(true);
        setFocus(Qt::MouseFocusReason);
        m_draggedFrom = event->position().y();
    }
}

void WeightCell::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const auto by = static_cast<int>((m_draggedFrom - event->position().y()) / kDrag);
    if (by == 0)
        return;
    m_draggedFrom -= by * kDrag;
    Q_EMIT moved(by);
}

void WeightCell::wheelEvent(QWheelEvent* event)
{
    // Only where it is meant: the wheel also moves what the cells lie in.
    if (!hasFocus() || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    event->accept();
    // Some wheels tell of a notch in many parts.
    const int delta = event->angleDelta().y();
    m_wheeled = (m_wheeled > 0) == (delta > 0) ? m_wheeled + delta : delta;
    const int by = m_wheeled / QWheelEvent::DefaultDeltasPerStep;
    m_wheeled -= by * QWheelEvent::DefaultDeltasPerStep;
    if (by != 0)
        Q_EMIT moved(by);
}

WeightCells::WeightCells(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
    , m_group(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("weight_cells"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_group->setExclusive(true);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int cell, bool on) {
        if (on)
            Q_EMIT chosen(cell);
    });
}

void WeightCells::setCells(const std::vector<Cell>& cells, int across)
{
    if (cells.size() != m_cells.size() || across != m_across) {
        for (WeightCell* cell : m_cells) {
            m_group->removeButton(cell);
            delete cell;
        }
        m_cells.clear();
        m_across = across;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            auto* cell = new WeightCell;
            const int id = static_cast<int>(i);
            m_group->addButton(cell, id);
            m_layout->addWidget(cell, id / across, id % across, Qt::AlignLeft | Qt::AlignTop);
            cell->show(); // at once where the pane is seen: keys may come before the layout's turn
            connect(cell, &WeightCell::moved, this, [this, id](int by) { Q_EMIT moved(id, by); });
            m_cells.push_back(cell);
        }
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        m_cells[i]->setObjectName(QStringLiteral("weight_%1").arg(i + 1));
        m_cells[i]->setNumber(cells[i].number, cells[i].isBent, cells[i].isBias);
        const QString number = LayerWording::number(cells[i].number);
        m_cells[i]->setToolTip(QStringLiteral("%1: %2").arg(cells[i].name, number));
        m_cells[i]->setAccessibleName(m_cells[i]->toolTip());
        m_cells[i]->updateGeometry();
    }
}

void WeightCells::setChosen(int cell)
{
    if (cell < 0 || cell >= count())
        return;
    const QSignalBlocker quiet(m_group);
    m_cells[static_cast<std::size_t>(cell)]->setChecked(true);
}

void WeightCells::chooseNone()
{
    const QSignalBlocker quiet(m_group);
    m_group->setExclusive(false);
    for (WeightCell* cell : m_cells)
        cell->setChecked(false);
    m_group->setExclusive(true);
}

void WeightCells::setOnlyChosen()
{
    for (WeightCell* cell : m_cells)
        cell->setCursor(Qt::ArrowCursor);
}

} // namespace convoku
