// SPDX-License-Identifier: MIT
#include "app/window/parts/number_row.h"

#include "app/drawing/contrast.h"
#include "app/drawing/fonts.h"
#include "app/drawing/tensor_painter.h"
#include "app/drawing/tokens.h"
#include "app/wording/layer_wording.h"

#include <QPainter>

#include <utility>

namespace convoku {

NumberRow::NumberRow(const QString& id, QWidget* parent)
    : PictureView(parent)
{
    setObjectName(id);
    setNumbers({}, {});
}

void NumberRow::setNumbers(std::vector<Number> numbers, Range range)
{
    constexpr qreal kUsualCell = 30;
    constexpr qreal kLeastCell = 18;
    const bool others = numbers.size() != m_numbers.size();
    m_numbers = std::move(numbers);
    m_range = range;
    const auto count = static_cast<qreal>(m_numbers.size());
    setSizes({count * kUsualCell, kUsualCell}, {count * kLeastCell, kLeastCell + 6});
    partsChanged(others);
}

void NumberRow::paintPicture(QPainter& painter, const Theme& theme)
{
    const Tokens tokens = tokensOf(theme);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int part = 0; part < partCount(); ++part) {
        const Number& number = m_numbers[static_cast<std::size_t>(part)];
        const QRectF cell = partRect(part);
        const QColor ground = number.isMarked ? tokens.solvedGround : heatColour(number.number, m_range, theme);
        painter.setPen(QPen(number.isMarked ? tokens.solved : theme.thinLine, number.isMarked ? 1.2 : 1));
        painter.setBrush(ground);
        painter.drawRoundedRect(cell.adjusted(0.6, 0.6, -0.6, -0.6), 4, 4);
        painter.setPen(number.isMarked ? tokens.solved : readableOn(theme.givenDigit, ground));
        painter.setFont(pictureFont(number.isMarked ? 15 : 13, number.isMarked ? QFont::DemiBold : QFont::Normal));
        painter.drawText(cell, Qt::AlignCenter, LayerWording::shortNumber(number.number));
    }
}

QRectF NumberRow::partRect(int part) const
{
    constexpr qreal kGap = 3;
    const QRectF all = room();
    const auto count = static_cast<qreal>(m_numbers.size());
    const qreal wide = (all.width() - kGap * (count - 1)) / count;
    return {all.left() + part * (wide + kGap), all.top(), wide, all.height()};
}

int NumberRow::partAtPlace(QPointF place) const
{
    for (int part = 0; part < static_cast<int>(m_numbers.size()); ++part) {
        if (partRect(part).contains(place))
            return part;
    }
    return kWhole;
}

} // namespace convoku
