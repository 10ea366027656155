// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/picture_view.h"
#include "solver/network/layer.h"

#include <vector>

namespace convoku {

/// Numbers side by side, in cells.
class NumberRow final : public PictureView
{
    Q_OBJECT

public:
    struct Number
    {
        double number = 0;
        QString name; ///< for the tool tip and screen readers
        bool isMarked = false; ///< painted in the colour of what is solved
    };

    explicit NumberRow(const QString& id, QWidget* parent = nullptr);

    /// `range`: what the colours span.
    void setNumbers(std::vector<Number> numbers, Range range);
    const std::vector<Number>& numbers() const { return m_numbers; }

    int partCount() override { return static_cast<int>(m_numbers.size()); }
    QString nameOf(int part) override { return m_numbers.at(static_cast<std::size_t>(part)).name; }

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;

private:
    std::vector<Number> m_numbers;
    Range m_range;
};

} // namespace convoku
