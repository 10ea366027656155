// SPDX-License-Identifier: MIT
#include "app/exporting/recurrence_picture.h"

#include "app/drawing/board_painter.h"
#include "app/drawing/fonts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

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

struct RecurrencePicture::Measures
{
    qreal margin; ///< as all of these in pixels
    qreal cell; ///< of a board of 9×9; the others are as large
    qreal between; ///< boards: room for an arrow with a pass in it
    qreal dot; ///< one of three for passes that are left out
    qreal title;
    qreal loop; ///< of the loop's height
    qreal over; ///< of that, above the box
    qreal rise; ///< from the loop's upper side down to the box
    QSizeF box;
    qreal side; ///< from the box to the loop's sides
    qreal corner;
    qreal inBox; ///< its name's top above the middle
    qreal below; ///< the box, the number of times
    qreal outside; ///< arrows to the loop and out of it
    qreal labels; ///< below a board: two lines
    qreal above; ///< the first of them
    qreal line; ///< from it to the second
    qreal letters;
    qreal small;
    qreal large;
    int most; ///< boards before passes are left out
    qreal least; ///< width

    qreal board() const { return cell * kMostSide; }
};

const RecurrencePicture::Measures& RecurrencePicture::measures() const
{
    static constexpr Measures kWide{.margin = 24,
        .cell = 16,
        .between = 48,
        .dot = 2.5,
        .title = 34,
        .loop = 168,
        .over = 50,
        .rise = 32,
        .box = {190, 76},
        .side = 56,
        .corner = 12,
        .inBox = 24,
        .below = 8,
        .outside = 96,
        .labels = 44,
        .above = 6,
        .line = 18,
        .letters = 13,
        .small = 12,
        .large = 16,
        .most = kMostPasses,
        .least = 4 * 190};
    static constexpr Measures kNarrow{.margin = 8,
        .cell = 9,
        .between = 28,
        .dot = 1.75,
        .title = 0,
        .loop = 108,
        .over = 34,
        .rise = 22,
        .box = {118, 46},
        .side = 34,
        .corner = 8,
        .inBox = 20,
        .below = 2,
        .outside = 54,
        .labels = 34,
        .above = 3,
        .line = 14,
        .letters = 10.5,
        .small = 10.5,
        .large = 13,
        .most = kMostNarrow,
        .least = 0};
    return m_shape == Shape::Wide ? kWide : kNarrow;
}

RecurrencePicture::RecurrencePicture(const Recording& recording, Shape shape)
    : m_shape(shape)
    , m_passes(recording.passCount())
    , m_layers(static_cast<int>(recording.network().layers.size()))
{
    const int most = measures().most;
    for (int pass = 0; pass <= m_passes; ++pass) {
        if (m_passes > most && pass >= most && pass < m_passes)
            continue;
        m_shown.push_back(pass);
        BoardScene& board = m_boards.emplace_back();
        board.givens = recording.givens();
        board.candidates = recording.stateAt(recording.endOf(pass)).candidates;
    }
}

QString RecurrencePicture::inWords() const
{
    QStringList boards;
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        const QString place = m_shown[i] == 0 ? tr("the puzzle") : tr("after pass %1").arg(m_shown[i]);
        boards << QStringLiteral("%1: %2").arg(place, tr("%n candidate(s)", nullptr, m_boards[i].candidates.count()));
    }
    //: how often, then boards: One pass, fed back 25 times; the puzzle: 457 candidates; after pass 1: 90 candidates
    return tr("One pass, fed back %1; %2").arg(tr("%n time(s)", nullptr, m_passes), boards.join(QStringLiteral("; ")));
}

QSizeF RecurrencePicture::size() const
{
    const Measures& m = measures();
    const auto boards = static_cast<qreal>(m_boards.size());
    const qreal row = boards * m.board() + std::max(0.0, boards - 1) * m.between;
    return {std::max(row, m.least) + 2 * m.margin, m.margin + m.title + m.loop + m.board() + m.labels + m.margin};
}

QRectF RecurrencePicture::boardArea(std::size_t board) const
{
    const Measures& m = measures();
    const auto boards = static_cast<qreal>(m_boards.size());
    const qreal row = boards * m.board() + (boards - 1) * m.between;
    return {std::floor((size().width() - row) / 2) + static_cast<qreal>(board) * (m.board() + m.between),
        m.margin + m.title + m.loop, m.board(), m.board()};
}

bool RecurrencePicture::isGapBehind(std::size_t board) const
{
    return board + 1 < m_shown.size() && m_shown[board + 1] != m_shown[board] + 1;
}

void RecurrencePicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Measures& m = measures();
    const Theme& theme = Theme::of(kind);
    painter.fillRect(QRectF(QPointF(), size()), theme.background);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (m.title > 0)
        write(painter, QRectF(m.margin, m.margin - 6, size().width() - 2 * m.margin, 24), title(), m.large, true,
            theme.givenDigit);
    paintLoop(painter, theme);
    paintUnrolled(painter, theme);
    painter.restore();
}

void RecurrencePicture::paintLoop(QPainter& painter, const Theme& theme) const
{
    const Measures& m = measures();
    const QPointF middle(size().width() / 2, m.margin + m.title + m.over + m.box.height() / 2);
    const QRectF box(middle.x() - m.box.width() / 2, middle.y() - m.box.height() / 2, m.box.width(), m.box.height());
    // From the right side over the top back to the left one.
    const qreal out = box.right() + m.side;
    const qreal in = box.left() - m.side;
    const qreal over = box.top() - m.rise;
    QPainterPath path(QPointF(box.right(), middle.y()));
    path.lineTo(out - m.corner, middle.y());
    path.quadTo(out, middle.y(), out, middle.y() - m.corner);
    path.lineTo(out, over + m.corner);
    path.quadTo(out, over, out - m.corner, over);
    path.lineTo(in + m.corner, over);
    path.quadTo(in, over, in, over + m.corner);
    path.lineTo(in, middle.y() - m.corner);
    path.quadTo(in, middle.y(), in + m.corner, middle.y());
    path.lineTo(box.left() - 8, middle.y());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.cursor, 2));
    painter.drawPath(path);
    paintArrow(painter, QPointF(box.left() - 10, middle.y()), QPointF(box.left() - 1, middle.y()), theme.cursor);
    // Name the value that is fed back, in a gap of the line.
    const QString state = tr("its state comes in again");
    const qreal wide = QFontMetricsF(pictureFont(m.small)).horizontalAdvance(state) + 16;
    const QRectF gap(middle.x() - wide / 2, over - 9, wide, 18);
    painter.fillRect(gap, theme.background);
    write(painter, gap, state, m.small, false, theme.label);

    painter.setPen(QPen(theme.thickLine, 1.5));
    painter.setBrush(theme.board);
    painter.drawRoundedRect(box, 8, 8);
    write(painter, QRectF(box.left(), middle.y() - m.inBox, box.width(), 24), tr("one pass"), m.large, true,
        theme.givenDigit);
    write(painter, QRectF(box.left(), middle.y() + 2, box.width(), 20), tr("%n layer(s)", nullptr, m_layers), m.small,
        false, theme.label);
    // The puzzle comes in once, the last state goes out.
    paintArrow(painter, QPointF(in - m.outside, middle.y()), QPointF(in - 4, middle.y()), theme.label);
    paintArrow(painter, QPointF(out + 4, middle.y()), QPointF(out + m.outside, middle.y()), theme.label);
    write(painter, QRectF(in - m.outside - 10, middle.y() - 26, m.outside, 20), tr("puzzle"), m.small, false,
        theme.label);
    write(painter, QRectF(out + 10, middle.y() - 26, m.outside, 20), tr("end"), m.small, false, theme.label);
    write(painter, QRectF(middle.x() - 150, box.bottom() + m.below, 300, 22), tr("%n time(s)", nullptr, m_passes),
        m.large - 1, true, theme.cursor);
}

void RecurrencePicture::paintUnrolled(QPainter& painter, const Theme& theme) const
{
    const Measures& m = measures();
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        const QRectF area = boardArea(i);
        paintBoard(
            painter, BoardGeometry(area.adjusted(-2, -2, 2, 2), false, 1, m_boards[i].board()), m_boards[i], theme);
        const int pass = m_shown[i];
        QRectF label(area.left() - m.between / 2, area.bottom() + m.above, area.width() + m.between, 18);
        label.setLeft(std::max(label.left(), 0.0));
        label.setRight(std::min(label.right(), size().width()));
        write(painter, label, pass == 0 ? tr("the puzzle") : tr("after pass %1").arg(pass), m.letters, true,
            theme.givenDigit);
        write(painter, label.translated(0, m.line), tr("%n candidate(s)", nullptr, m_boards[i].candidates.count()),
            m.small, false, theme.label);
        if (i + 1 == m_boards.size())
            continue;
        const QPointF from(area.right() + m.between / 8, area.center().y());
        const QPointF to(area.right() + m.between * 7 / 8, area.center().y());
        if (!isGapBehind(i)) {
            paintArrow(painter, from, to, theme.cursor);
            continue;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.label);
        for (const int dot : {-1, 0, 1})
            painter.drawEllipse((from + to) / 2 + QPointF(dot * m.between * 3 / 16, 0), m.dot, m.dot);
        painter.setBrush(Qt::NoBrush);
    }
}

} // namespace convoku
