// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/training_head_view.h"

#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/layer_wording.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace convoku {

TrainingHeadView::TrainingHeadView(QWidget* parent)
    : QWidget(parent)
    , PictureParts(this)
{
    setObjectName(QStringLiteral("training_head"));
    setAccessibleName(tr("Written and learned numbers"));
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TrainingHeadView::setHead(std::optional<TrainingHead> head)
{
    const auto countOf = [](const std::optional<TrainingHead>& its) {
        return its && its->learned.bars ? its->learned.bars->numbers.size() : 0;
    };
    const bool others = countOf(head) != countOf(m_head) || head.has_value() != m_head.has_value();
    const int before = heightForWidth(width());
    m_head = std::move(head);
    if (m_head) {
        setAccessibleDescription(tr("%1: %2. %3: %4. %5")
                                     .arg(m_head->written.title, m_head->written.note, m_head->learned.title,
                                         m_head->learned.share, m_head->learned.note));
    }
    if (others)
        forgetParts();
    if (heightForWidth(width()) != before)
        updateGeometry();
    tellParts();
    update();
}

qreal TrainingHeadView::scale() const
{
    return textScale(this);
}

TrainingHeadGeometry TrainingHeadView::geometryOfParts() const
{
    return {m_head.value_or(TrainingHead()), width() / scale()};
}

int TrainingHeadView::heightForWidth(int width) const
{
    return static_cast<int>(
        std::ceil(TrainingHeadGeometry(m_head.value_or(TrainingHead()), width / scale()).height() * scale()));
}

QSize TrainingHeadView::sizeHint() const
{
    constexpr int kWide = 900;
    return {kWide, heightForWidth(kWide)};
}

QSize TrainingHeadView::minimumSizeHint() const
{
    constexpr int kLeast = 240;
    return {kLeast, 0};
}

void TrainingHeadView::paintEvent(QPaintEvent*)
{
    if (!m_head)
        return;
    QPainter painter(this);
    painter.scale(scale(), scale());
    paintTrainingHead(painter, geometryOfParts(), *m_head, themeOf(this));
}

void TrainingHeadView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void TrainingHeadView::mouseMoveEvent(QMouseEvent* event)
{
    const int part = partAt(event->pos());
    Q_EMIT hovered(part == kWhole ? QString() : nameOf(part));
}

void TrainingHeadView::leaveEvent(QEvent*)
{
    Q_EMIT hovered({});
}

// For screen readers

QAccessible::Role TrainingHeadView::roleOf(int part) const
{
    return part == kWhole ? QAccessible::List : QAccessible::ListItem;
}

int TrainingHeadView::countIn(int part)
{
    return part == kWhole && m_head && m_head->learned.bars ? static_cast<int>(m_head->learned.bars->numbers.size())
                                                            : 0;
}

QString TrainingHeadView::nameOf(int part)
{
    const auto at = static_cast<std::size_t>(part);
    const KernelBars& bars = *m_head->learned.bars;
    const QString text
        = tr("place %1: written %2, learned %3")
              .arg(QString::number(part + 1), LayerWording::shortNumber(m_head->written.bars->numbers.at(at)),
                  LayerWording::shortNumber(bars.numbers.at(at)));
    return bars.begun.empty() ? text : tr("%1, began with %2").arg(text, LayerWording::shortNumber(bars.begun.at(at)));
}

QRect TrainingHeadView::rectOf(int part)
{
    const QRectF numbers = TrainingHeadGeometry::numbersIn(geometryOfParts().learned(), m_head->learned);
    const QRectF column = KernelBarsGeometry(*m_head->learned.bars, numbers).column(part);
    return QRectF(column.topLeft() * scale(), column.size() * scale()).toAlignedRect();
}

int TrainingHeadView::partAt(QPoint point)
{
    if (!m_head || !m_head->learned.bars)
        return kWhole;
    const QRectF numbers = TrainingHeadGeometry::numbersIn(geometryOfParts().learned(), m_head->learned);
    return KernelBarsGeometry(*m_head->learned.bars, numbers).at(QPointF(point) / scale()).value_or(kWhole);
}

} // namespace convoku
