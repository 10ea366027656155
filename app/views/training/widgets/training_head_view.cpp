// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/training_head_view.h"

#include "app/wording/layer_wording.h"

#include <QPainter>

#include <cmath>

namespace convoku {

TrainingHeadView::TrainingHeadView(QWidget* parent)
    : PictureView(parent)
{
    setObjectName(QStringLiteral("training_head"));
    setAccessibleName(tr("Written and learned numbers"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred); // Fixed limits it to the height of sizeHint()
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TrainingHeadView::setHead(std::optional<TrainingHead> head)
{
    const auto countOf = [](const std::optional<TrainingHead>& trainingHead) {
        return trainingHead && trainingHead->learned.bars ? trainingHead->learned.bars->numbers.size() : 0;
    };
    const bool others = countOf(head) != countOf(m_head) || head.has_value() != m_head.has_value();
    const int before = heightForWidth(width());
    m_head = std::move(head);
    if (m_head) {
        //: %1: "How start 5 found the rule"; %2: "Written by hand"; %3, %5: "bias 2"; %4: "Found by start 5";
        //: %6: "95.8 %"; %7: sentences
        setAccessibleDescription(
            tr("%1. %2: %3. %4: %5, %6 right. %7")
                .arg(m_head->title, m_head->written.title, m_head->written.note, m_head->learned.title,
                    m_head->learned.note, m_head->learned.share, m_head->meaning));
    }
    if (heightForWidth(width()) != before)
        updateGeometry();
    partsChanged(others);
}

TrainingHeadGeometry TrainingHeadView::geometryOfParts() const
{
    return {m_head.value_or(TrainingHead()), room().width()};
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

KernelBarsGeometry TrainingHeadView::geometryOfNumbers() const
{
    return {*m_head->learned.bars, TrainingHeadGeometry::numbersIn(geometryOfParts().learned())};
}

void TrainingHeadView::paintPicture(QPainter& painter, const Theme& theme)
{
    if (m_head)
        paintTrainingHead(painter, geometryOfParts(), *m_head, theme);
}

QRectF TrainingHeadView::partRect(int part) const
{
    return geometryOfNumbers().column(part);
}

int TrainingHeadView::partAtPlace(QPointF place) const
{
    return m_head && m_head->learned.bars ? geometryOfNumbers().at(place).value_or(kWhole) : kWhole;
}

int TrainingHeadView::partCount()
{
    return m_head && m_head->learned.bars ? static_cast<int>(m_head->learned.bars->numbers.size()) : 0;
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

} // namespace convoku
