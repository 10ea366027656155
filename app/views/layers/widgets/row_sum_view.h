// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/layers/row_sum.h"
#include "app/window/parts/picture_view.h"

#include <QBasicTimer>

namespace convoku {

/// Draws a row of the board, the kernel and the plane in the same columns, and the sum below them. As long as a lesson
/// asks for the result, its place is an empty field. In a low view only the kernel's row of the plane is drawn.
class RowSumView final : public PictureView
{
    Q_OBJECT

public:
    explicit RowSumView(QWidget* parent = nullptr);

    void setSum(RowSum sum);
    /// The number that the reader of a lesson has answered with, for the empty field. If it is wrong, the columns are
    /// counted one after the other, with the sum so far in the field.
    void setAnswer(std::optional<int> answer, bool isWrong);
    /// Returns the text of the result field: the number, the sum so far, the reader's answer, or "?".
    QString resultText() const;
    /// Returns true if a frame is around a column: the one that is counted now, and those before that add to the sum.
    bool isMarked(int column) const;

    /// The columns, and the result.
    int partCount() override { return side() + 1; }
    QString nameOf(int part) override;

protected:
    void timerEvent(QTimerEvent* event) override;
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;

private:
    /// The layout for the present size, in units of the picture.
    struct Places
    {
        qreal unit = 1; ///< of lengths and letters
        qreal left = 0; ///< of the first column
        qreal cell = 0; ///< the width of a column
        qreal board = 0; ///< the top of the board's row
        qreal plane = 0;
        bool wholePlane = true;
    };
    Places places() const;
    /// Returns the rectangle of a row of the plane; the kernel's row is higher.
    QRectF rowRect(const Places& at, int row) const;
    QRectF weightRect(const Places& at, int column) const;
    QRectF numberRect(const Places& at, int column) const;
    QRectF resultRect(const Places& at) const;
    int side() const { return m_sum.size.side(); }
    /// Returns a number of the plane.
    double numberAt(int row, int column) const;
    double product(int column) const;
    void paintBoardRow(QPainter& painter, const Places& at, const Theme& theme) const;
    void paintPlane(QPainter& painter, const Places& at, const QColor& colour, const Theme& theme) const;
    void paintSum(QPainter& painter, const Places& at, const QColor& colour, const Theme& theme) const;

    RowSum m_sum;
    std::optional<int> m_answer;
    bool m_isWrong = false;
    QBasicTimer m_count;
    int m_counted = -1; ///< the column that is counted now; side(): all have been; -1: none
};

} // namespace convoku
