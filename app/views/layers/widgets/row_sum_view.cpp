// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/row_sum_view.h"

#include "app/drawing/board_painter.h"
#include "app/drawing/contrast.h"
#include "app/drawing/fonts.h"
#include "app/drawing/tensor_painter.h"
#include "app/drawing/tokens.h"
#include "app/window/parts/motion.h"
#include "app/wording/layer_wording.h"

#include <QPainter>
#include <QPolygonF>
#include <QTimerEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace convoku {
namespace {

// Lengths in units.
constexpr qreal kSumHead = 40; ///< the numbers of the rows
constexpr qreal kSumColumn = 68;
constexpr qreal kSumTitle = 30;
constexpr qreal kSumColumnHeads = 24;
constexpr qreal kSumArrows = 32;
constexpr qreal kSumOpenRow = 104; ///< of the plane, below the kernel
constexpr qreal kSumRow = 28;
constexpr qreal kSumGap = 14;
constexpr QSizeF kSumResult{62, 44};
constexpr qreal kSumBehind = 34; ///< from the last column to the result
constexpr qreal kSumFrame = 8; ///< from the numbers to the frame of the kernel
constexpr qreal kSumLow
    = kSumTitle + kSumColumnHeads + kSumColumn + kSumArrows + kSumOpenRow + kSumGap + kSumResult.height() + 4;
constexpr int kCountInterval = 400; ///< milliseconds per column
constexpr qreal kSumLeastUnit = 0.8; ///< with the whole plane: its numbers must be readable

constexpr qreal widthFor(int side)
{
    return kSumHead + side * kSumColumn + kSumBehind + kSumResult.width() + 4;
}

/// With the whole plane.
constexpr qreal heightFor(int side)
{
    return kSumLow + (side - 1) * kSumRow;
}

} // namespace

RowSumView::RowSumView(QWidget* parent)
    : PictureView(parent)
{
    setObjectName(QStringLiteral("row_sum"));
    setAccessibleName(tr("The kernel over the row, and the sum"));
    setSizes({widthFor(kMostSide), heightFor(kMostSide)}, {widthFor(kMostSide) / 3, kSumLow / 3});
}

void RowSumView::setSum(RowSum sum)
{
    m_sum = std::move(sum);
    partsChanged(true);
}

void RowSumView::setAnswer(std::optional<int> answer, bool isWrong)
{
    if (answer == m_answer && isWrong == m_isWrong)
        return;
    m_answer = answer;
    m_isWrong = isWrong;
    m_counted = !isWrong ? -1 : Motion::instance().isReduced() ? side() : 0;
    m_counted == 0 ? m_count.start(kCountInterval, this) : m_count.stop();
    partsChanged();
}

void RowSumView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_count.timerId())
        return PictureView::timerEvent(event);
    if (++m_counted == side())
        m_count.stop();
    update();
}

bool RowSumView::isMarked(int column) const
{
    return column == m_counted || (column < m_counted && product(column) != 0);
}

QString RowSumView::resultText() const
{
    if (m_sum.result)
        return LayerWording::shortNumber(*m_sum.result);
    if (m_count.isActive()) {
        double sum = 0;
        for (int column = 0; column <= m_counted; ++column)
            sum += product(column);
        return LayerWording::shortNumber(sum);
    }
    return m_answer ? LayerWording::number(*m_answer) : QStringLiteral("?");
}

double RowSumView::numberAt(int row, int column) const
{
    return m_sum.plane[static_cast<std::size_t>(m_sum.size.cell(row, column).index())];
}

double RowSumView::product(int column) const
{
    return m_sum.weights[static_cast<std::size_t>(column)] * numberAt(m_sum.row, column);
}

QString RowSumView::nameOf(int part)
{
    if (part >= side())
        return tr("Sum: %1").arg(resultText());
    const auto at = static_cast<std::size_t>(part);
    //: a column, a weight and the number below it
    return tr("Column %1: %2 · %3")
        .arg(part + 1)
        .arg(LayerWording::shortNumber(m_sum.weights[at]), LayerWording::shortNumber(numberAt(m_sum.row, part)));
}

RowSumView::Places RowSumView::places() const
{
    const QSizeF size = room().size();
    const qreal wide = widthFor(side());
    const qreal high = heightFor(side());
    Places at;
    at.unit = std::min({1.0, size.width() / wide, size.height() / high});
    at.wholePlane = at.unit >= kSumLeastUnit;
    if (!at.wholePlane)
        at.unit = std::min({1.0, size.width() / wide, size.height() / kSumLow});
    const qreal height = (at.wholePlane ? high : kSumLow) * at.unit;
    at.cell = std::floor(kSumColumn * at.unit * pixels()) / pixels();
    at.left = std::round(((size.width() - wide * at.unit) / 2 + kSumHead * at.unit) * pixels()) / pixels();
    at.board = std::max(0.0, (size.height() - height) / 3) + (kSumTitle + kSumColumnHeads) * at.unit;
    at.plane = at.board + at.cell + kSumArrows * at.unit;
    return at;
}

QRectF RowSumView::rowRect(const Places& at, int row) const
{
    if (!at.wholePlane && row != m_sum.row)
        return {};
    const int above = at.wholePlane ? row : 0;
    const qreal top = at.plane + (above * kSumRow + (row > m_sum.row ? kSumOpenRow - kSumRow : 0)) * at.unit;
    return {at.left, top, side() * at.cell, (row == m_sum.row ? kSumOpenRow : kSumRow) * at.unit};
}

QRectF RowSumView::weightRect(const Places& at, int column) const
{
    return {at.left + column * at.cell + 6 * at.unit, rowRect(at, m_sum.row).top() + kSumFrame * at.unit,
        at.cell - 12 * at.unit, 32 * at.unit};
}

QRectF RowSumView::numberRect(const Places& at, int column) const
{
    const QRectF weight = weightRect(at, column);
    return {weight.left(), weight.bottom() + kSumFrame * at.unit, weight.width(), 48 * at.unit};
}

QRectF RowSumView::resultRect(const Places& at) const
{
    const qreal rows = at.wholePlane ? kSumOpenRow + (side() - 1) * kSumRow : kSumOpenRow;
    return {QPointF(at.left + side() * at.cell + kSumBehind * at.unit, at.plane + (rows + kSumGap) * at.unit),
        kSumResult * at.unit};
}

QRectF RowSumView::partRect(int part) const
{
    const Places at = places();
    return part >= side() ? resultRect(at) : weightRect(at, part) | numberRect(at, part);
}

int RowSumView::partAtPlace(QPointF place) const
{
    for (int part = 0; part <= side(); ++part) {
        if (partRect(part).contains(place))
            return part;
    }
    return kWhole;
}

void RowSumView::paintPicture(QPainter& painter, const Theme& theme)
{
    const Places at = places();
    const Tokens tokens = tokensOf(theme);
    const QColor colour = m_sum.family ? theme.family(*m_sum.family) : theme.label;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tokens.text1);
    painter.setFont(pictureFont(15 * at.unit, QFont::DemiBold));
    painter.drawText(QRectF(at.left, at.board - (kSumTitle + kSumColumnHeads) * at.unit, widthFor(side()) * at.unit,
                         kSumTitle * at.unit),
        Qt::AlignLeft | Qt::AlignVCenter,
        tr("Row %1 of the board, and plane %2 below it").arg(m_sum.row + 1).arg(m_sum.digit + 1));
    painter.setPen(tokens.text2);
    painter.setFont(pictureFont(std::max(12.0, 13 * at.unit)));
    for (int column = 0; column < side(); ++column) {
        const qreal left = at.left + column * at.cell;
        painter.drawText(QRectF(left, at.board - kSumColumnHeads * at.unit, at.cell, kSumColumnHeads * at.unit),
            Qt::AlignCenter, QString::number(column + 1));
        painter.save();
        painter.setPen(tokens.controlEdge);
        const qreal middle = std::round(left + at.cell / 2) + 0.5;
        const qreal end = at.plane - 6 * at.unit;
        painter.drawLine(QPointF(middle, at.board + at.cell + 6 * at.unit), QPointF(middle, end));
        painter.drawPolyline(
            QPolygonF{QPointF(middle - 4, end - 5), QPointF(middle, end), QPointF(middle + 4, end - 5)});
        painter.restore();
    }
    paintBoardRow(painter, at, theme);
    paintPlane(painter, at, colour, theme);
    paintSum(painter, at, colour, theme);
}

void RowSumView::paintBoardRow(QPainter& painter, const Places& at, const Theme& theme) const
{
    const QRectF row(at.left, at.board, side() * at.cell, at.cell);
    // paintBoard() draws a frame around the cells; only the cells are shown here.
    const BoardGeometry geometry(QRectF(0, 0, side() * at.cell + 4, side() * at.cell + 4), false, pixels(), m_sum.size);
    const QRectF cells
        = geometry.cellRect(m_sum.size.cell(m_sum.row, 0)) | geometry.cellRect(m_sum.size.cell(m_sum.row, side() - 1));
    painter.save();
    painter.setClipRect(row);
    painter.translate(row.topLeft());
    painter.scale(row.width() / cells.width(), row.height() / cells.height());
    painter.translate(-cells.topLeft());
    paintBoard(painter, geometry, m_sum.board, theme);
    painter.restore();
    paintSharpFrame(painter, row, 2, theme.thickLine);
    painter.setPen(tokensOf(theme).text1);
    painter.drawText(QRectF(0, row.top(), at.left - 12 * at.unit, row.height()), Qt::AlignRight | Qt::AlignVCenter,
        QString::number(m_sum.row + 1));
}

void RowSumView::paintPlane(QPainter& painter, const Places& at, const QColor& colour, const Theme& theme) const
{
    const Tokens tokens = tokensOf(theme);
    const auto write = [&](const QRectF& rect, double number, qreal size, QFont::Weight weight, const QColor& ground) {
        painter.setFont(pictureFont(size * at.unit, weight));
        painter.setPen(readableOn(number == 0 ? theme.label : theme.board, ground));
        painter.drawText(rect, Qt::AlignCenter, LayerWording::shortNumber(number));
    };
    const auto heat = [&](int row, int column) { return heatColour(numberAt(row, column), {0, 1}, theme); };
    for (int row = 0; row < side(); ++row) {
        const QRectF line = rowRect(at, row);
        if (line.isEmpty())
            continue;
        painter.setFont(pictureFont(std::max(12.0, 13 * at.unit)));
        painter.setPen(row == m_sum.row ? tokens.text1 : tokens.text2);
        painter.drawText(QRectF(0, line.top(), at.left - 12 * at.unit, line.height()),
            Qt::AlignRight | Qt::AlignVCenter, QString::number(row + 1));
        for (int column = 0; column < side() && row != m_sum.row; ++column) {
            const QRectF cell(at.left + column * at.cell, line.top(), at.cell, line.height());
            // Paler than the row that counts.
            const QColor ground = blended(heat(row, column), theme.board, 0.4);
            painter.fillRect(cell, ground);
            painter.setPen(QPen(theme.thinLine, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(cell);
            write(cell, numberAt(row, column), 14, QFont::Normal, ground);
        }
    }
    const QRectF frame = rowRect(at, m_sum.row).adjusted(-kSumFrame * at.unit, 0, kSumFrame * at.unit, 0);
    painter.setPen(QPen(colour, 2));
    painter.setBrush(blended(theme.background, colour, 0.1));
    painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 8, 8);
    for (int column = 0; column < side(); ++column) {
        const double weight = m_sum.weights[static_cast<std::size_t>(column)];
        const double number = numberAt(m_sum.row, column);
        const QColor tile = weight != 0 && !theme.inkOnly ? colour : theme.board;
        painter.setPen(QPen(colour, 1));
        painter.setBrush(tile);
        painter.drawRoundedRect(weightRect(at, column), 4, 4);
        write(weightRect(at, column), weight, 18, QFont::DemiBold, tile);
        painter.setPen(QPen(theme.thinLine, 1));
        painter.setBrush(heat(m_sum.row, column));
        painter.drawRoundedRect(numberRect(at, column), 4, 4);
        write(
            numberRect(at, column), number, 26, number == 0 ? QFont::Normal : QFont::DemiBold, heat(m_sum.row, column));
        if (isMarked(column)) {
            painter.setPen(QPen(tokens.ink, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(partRect(column).adjusted(-3, -3, 3, 3), 6, 6);
        }
    }
}

void RowSumView::paintSum(QPainter& painter, const Places& at, const QColor& colour, const Theme& theme) const
{
    const Tokens tokens = tokensOf(theme);
    const QRectF field = resultRect(at);
    for (int column = 0; column < side(); ++column) {
        const QRectF term(at.left + column * at.cell, field.top(), at.cell, field.height());
        const bool counts = product(column) != 0;
        painter.setFont(pictureFont(22 * at.unit, counts ? QFont::DemiBold : QFont::Normal));
        painter.setPen(counts ? colour : tokens.text2);
        painter.drawText(term, Qt::AlignCenter, LayerWording::shortNumber(product(column)));
        painter.setFont(pictureFont(22 * at.unit));
        painter.setPen(tokens.text2);
        painter.drawText(term.translated(at.cell / 2, 0), Qt::AlignCenter,
            column + 1 < side() ? QStringLiteral("+") : QStringLiteral("="));
    }
    const bool open = !m_sum.result;
    const QColor ground = open || theme.inkOnly ? theme.board : colour;
    painter.setPen(QPen(open ? tokens.ink : colour, 2, open ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(ground);
    painter.drawRoundedRect(field.adjusted(1, 1, -1, -1), 8, 8);
    painter.setPen(open ? tokens.text1 : readableOn(theme.board, ground));
    painter.setFont(pictureFont(24 * at.unit, QFont::DemiBold));
    painter.drawText(field, Qt::AlignCenter, resultText());
}

} // namespace convoku
