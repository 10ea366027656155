// SPDX-License-Identifier: MIT
#include "app/exporting/recurrence_picture.h"

#include "app/painting/contrast.h"
#include "app/painting/fonts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kMargin = 24;
constexpr qreal kBoard = 144; ///< nine cells of sixteen
constexpr qreal kCell = kBoard / kSide;
constexpr qreal kBetween = 48; ///< boards: room for an arrow with a pass in it
constexpr qreal kTitle = 34;
constexpr qreal kLoop = 168; ///< of the loop's height
constexpr qreal kBoxWidth = 190;
constexpr qreal kBoxHeight = 76;
constexpr qreal kLabels = 44; ///< below a board: two lines
constexpr qreal kLetters = 13;
constexpr qreal kSmall = 12;

void paintArrow(QPainter& painter, QPointF from, QPointF to, const QColor& colour)
{
    painter.setPen(QPen(colour, 1.5));
    painter.drawLine(from, to);
    const QPointF along = (to - from) / std::max(1.0, std::hypot(to.x() - from.x(), to.y() - from.y()));
    const QPointF aside(-along.y(), along.x());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{to, to - along * 8 + aside * 4, to - along * 8 - aside * 4});
    painter.setBrush(Qt::NoBrush);
}

void write(QPainter& painter, const QRectF& area, const QString& text, qreal size, bool strong, const QColor& colour)
{
    painter.setFont(pictureFont(size, strong ? QFont::DemiBold : QFont::Normal));
    painter.setPen(colour);
    painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace

RecurrencePicture::RecurrencePicture(const Recording& recording)
    : m_passes(recording.passCount())
    , m_layers(static_cast<int>(recording.network().layers.size()))
{
    for (int pass = 0; pass <= m_passes; ++pass) {
        if (m_passes > kMostPasses && pass >= kMostPasses && pass < m_passes)
            continue;
        m_shown.push_back(pass);
        m_boards.push_back({recording.givens(), recording.stateAt(recording.endOf(pass)).candidates});
    }
}

QSizeF RecurrencePicture::size() const
{
    const auto boards = static_cast<qreal>(m_boards.size());
    const qreal row = boards * kBoard + std::max(0.0, boards - 1) * kBetween;
    return {std::max(row, 4 * kBoxWidth) + 2 * kMargin, kMargin + kTitle + kLoop + kBoard + kLabels + kMargin};
}

QRectF RecurrencePicture::boardArea(std::size_t board) const
{
    const auto boards = static_cast<qreal>(m_boards.size());
    const qreal row = boards * kBoard + (boards - 1) * kBetween;
    return {std::floor((size().width() - row) / 2) + static_cast<qreal>(board) * (kBoard + kBetween),
        kMargin + kTitle + kLoop, kBoard, kBoard};
}

bool RecurrencePicture::isGapBehind(std::size_t board) const
{
    return board + 1 < m_shown.size() && m_shown[board + 1] != m_shown[board] + 1;
}

void RecurrencePicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    painter.fillRect(QRectF(QPointF(), size()), theme.background);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    write(painter, QRectF(kMargin, kMargin - 6, size().width() - 2 * kMargin, 24), title(), 16, true, theme.givenDigit);
    paintLoop(painter, theme);
    paintUnrolled(painter, theme);
    painter.restore();
}

void RecurrencePicture::paintLoop(QPainter& painter, const Theme& theme) const
{
    const QPointF middle(size().width() / 2, kMargin + kTitle + 60 + kBoxHeight / 2 - 10);
    const QRectF box(middle.x() - kBoxWidth / 2, middle.y() - kBoxHeight / 2, kBoxWidth, kBoxHeight);
    // From the right side over the top back to the left one.
    const qreal out = box.right() + 56;
    const qreal in = box.left() - 56;
    const qreal over = box.top() - 32;
    QPainterPath way(QPointF(box.right(), middle.y()));
    way.lineTo(out - 12, middle.y());
    way.quadTo(out, middle.y(), out, middle.y() - 12);
    way.lineTo(out, over + 12);
    way.quadTo(out, over, out - 12, over);
    way.lineTo(in + 12, over);
    way.quadTo(in, over, in, over + 12);
    way.lineTo(in, middle.y() - 12);
    way.quadTo(in, middle.y(), in + 12, middle.y());
    way.lineTo(box.left() - 8, middle.y());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.cursor, 2));
    painter.drawPath(way);
    paintArrow(painter, QPointF(box.left() - 10, middle.y()), QPointF(box.left() - 1, middle.y()), theme.cursor);
    // What goes round, in a gap of the line.
    const QString state = tr("its state comes in again");
    const qreal wide = QFontMetricsF(pictureFont(kSmall)).horizontalAdvance(state) + 16;
    const QRectF gap(middle.x() - wide / 2, over - 9, wide, 18);
    painter.fillRect(gap, theme.background);
    write(painter, gap, state, kSmall, false, theme.label);

    painter.setPen(QPen(theme.thickLine, 1.5));
    painter.setBrush(theme.board);
    painter.drawRoundedRect(box, 8, 8);
    write(painter, QRectF(box.left(), box.top() + 14, box.width(), 24), tr("one pass"), 16, true, theme.givenDigit);
    write(painter, QRectF(box.left(), box.top() + 40, box.width(), 20), tr("%n layer(s)", nullptr, m_layers), kSmall,
        false, theme.label);
    // The puzzle comes in once, the last state goes out.
    paintArrow(painter, QPointF(in - 96, middle.y()), QPointF(in - 4, middle.y()), theme.label);
    paintArrow(painter, QPointF(out + 4, middle.y()), QPointF(out + 96, middle.y()), theme.label);
    write(painter, QRectF(in - 106, middle.y() - 26, 96, 20), tr("puzzle"), kSmall, false, theme.label);
    write(painter, QRectF(out + 10, middle.y() - 26, 96, 20), tr("end"), kSmall, false, theme.label);
    write(painter, QRectF(middle.x() - 150, box.bottom() + 8, 300, 22), tr("%n time(s)", nullptr, m_passes), 15, true,
        theme.cursor);
}

void RecurrencePicture::paintUnrolled(QPainter& painter, const Theme& theme) const
{
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        const QRectF area = boardArea(i);
        paintBoard(painter, area, m_boards[i], theme);
        const int pass = m_shown[i];
        const QRectF label(area.left() - kBetween / 2, area.bottom() + 6, area.width() + kBetween, 18);
        write(painter, label, pass == 0 ? tr("the puzzle") : tr("after pass %1").arg(pass), kLetters, true,
            theme.givenDigit);
        write(painter, label.translated(0, 18), tr("%n candidate(s)", nullptr, m_boards[i].candidates.count()), kSmall,
            false, theme.label);
        if (i + 1 == m_boards.size())
            continue;
        const QPointF from(area.right() + 6, area.center().y());
        const QPointF to(area.right() + kBetween - 6, area.center().y());
        if (!isGapBehind(i)) {
            paintArrow(painter, from, to, theme.cursor);
            continue;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.label);
        for (const int dot : {-1, 0, 1})
            painter.drawEllipse((from + to) / 2 + QPointF(dot * 9, 0), 2.5, 2.5);
        painter.setBrush(Qt::NoBrush);
    }
}

/// As small as that digits are read where a cell is decided, and candidates are squares.
void RecurrencePicture::paintBoard(QPainter& painter, const QRectF& area, const Board& board, const Theme& theme) const
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(area, theme.board);
    const auto cellAt = [&area](Cell cell) {
        return QRectF(area.left() + cell.column * kCell, area.top() + cell.row * kCell, kCell, kCell);
    };
    constexpr qreal kSquare = 3;
    constexpr qreal kPitch = 5;
    const QColor mark = blended(theme.board, theme.candidate, 0.7);
    for (int i = 0; i < kCells; ++i) {
        const Cell cell = Cell::fromIndex(i);
        if (board.candidates.countIn(cell) == 1)
            continue;
        for (int digit = 0; digit < kSide; ++digit) {
            if (board.candidates.has(Candidate::of(digit, cell)))
                painter.fillRect(
                    QRectF(cellAt(cell).topLeft() + QPointF(1.5 + digit % 3 * kPitch, 1.5 + digit / 3 * kPitch),
                        QSizeF(kSquare, kSquare)),
                    mark);
        }
    }
    for (int i = 0; i <= kSide; ++i) {
        const bool thick = i % 3 == 0;
        const QColor& colour = thick ? theme.thickLine : theme.thinLine;
        const qreal at = i * kCell;
        painter.fillRect(QRectF(area.left() + at - (thick ? 0.5 : 0), area.top(), 1, area.height()), colour);
        painter.fillRect(QRectF(area.left(), area.top() + at - (thick ? 0.5 : 0), area.width(), 1), colour);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < kCells; ++i) {
        const Cell cell = Cell::fromIndex(i);
        const int sole = board.candidates.soleDigit(cell);
        if (sole < 0)
            continue;
        const bool given = board.givens.isGiven(cell);
        painter.setFont(pictureFont(12, given ? QFont::DemiBold : QFont::Normal));
        painter.setPen(given ? theme.givenDigit : theme.foundDigit);
        painter.drawText(cellAt(cell), Qt::AlignCenter, QString(QChar(u'1' + sole)));
    }
}

} // namespace convoku
