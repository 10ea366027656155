// SPDX-License-Identifier: MIT
#include "app/drawing/compared_marks.h"

#include <QPainter>

#include <algorithm>
#include <span>

namespace convoku {
namespace {

void paintCross(QPainter& painter, const QRectF& square)
{
    painter.drawLine(square.topLeft(), square.bottomRight());
    painter.drawLine(square.topRight(), square.bottomLeft());
}

/// The middle part of a square, so many times as large.
QRectF inner(const QRectF& square, qreal part)
{
    QRectF middle(0, 0, square.width() * part, square.height() * part);
    middle.moveCenter(square.center());
    return middle;
}

qreal discRadius(const QRectF& square)
{
    return std::max(1.4, square.width() / 8);
}

} // namespace

const std::vector<std::uint16_t>& ComparedMarks::candidates(ComparedMark mark) const
{
    static const std::vector<std::uint16_t> kNone;
    switch (mark) {
    case ComparedMark::OnlyHereRemoved:
        return onlyHereRemoved;
    case ComparedMark::OnlyHereThere:
        return onlyHereThere;
    case ComparedMark::Lost:
        return lost;
    case ComparedMark::RemovedOnBoth:
        return removedOnBoth;
    case ComparedMark::RemovedOnFirst:
        return removedOnFirst;
    case ComparedMark::RemovedOnSecond:
        return removedOnSecond;
    case ComparedMark::Wrong:
        break;
    }
    return kNone;
}

int ComparedMarks::count(ComparedMark mark) const
{
    return static_cast<int>(mark == ComparedMark::Wrong ? wrong.size() : candidates(mark).size());
}

void paintComparedMark(QPainter& painter, const QRectF& square, ComparedMark mark, const Theme& theme)
{
    const qreal thick = std::max(1.25, square.width() / 9);
    painter.setBrush(Qt::NoBrush);
    switch (mark) {
    case ComparedMark::OnlyHereRemoved: // a ring where the digit was
        painter.setPen(QPen(theme.givenDigit, std::max(1.0, square.width() / 14)));
        painter.drawEllipse(square.center(), square.width() / 5, square.width() / 5);
        break;
    case ComparedMark::OnlyHereThere: { // beside the digit, which stays to be read
        const qreal radius = discRadius(square);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.givenDigit);
        painter.drawEllipse(QPointF(square.right() - radius * 1.5, square.top() + radius * 1.5), radius, radius);
        break;
    }
    case ComparedMark::RemovedOnBoth:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.candidate);
        painter.drawEllipse(square.center(), std::max(1.0, square.width() / 14), std::max(1.0, square.width() / 14));
        break;
    case ComparedMark::RemovedOnFirst:
    case ComparedMark::RemovedOnSecond: { // the half of a disc that is on its side, and the ring of it
        const QRectF disc = inner(square, 0.5);
        constexpr int kQuarter = 90 * 16;
        painter.setPen(QPen(theme.givenDigit, std::max(1.0, square.width() / 16)));
        painter.drawEllipse(disc);
        painter.setBrush(theme.givenDigit);
        painter.drawPie(disc, mark == ComparedMark::RemovedOnFirst ? kQuarter : -kQuarter, 2 * kQuarter);
        break;
    }
    case ComparedMark::Lost:
        painter.setPen(QPen(theme.contradictionMark, thick, Qt::SolidLine, Qt::RoundCap));
        paintCross(painter, inner(square, 0.62));
        break;
    case ComparedMark::Wrong: {
        painter.setPen(QPen(theme.contradictionMark, std::max(1.5, square.width() / 18)));
        const QRectF frame = inner(square, 0.88);
        constexpr qreal kRound = 0.1; // of the side
        painter.drawRoundedRect(frame, kRound * frame.width(), kRound * frame.width());
        const qreal side = frame.width() / 4;
        paintCross(painter, inner(QRectF(frame.right() - side, frame.top(), side, side), 0.6));
        break;
    }
    }
}

void paintComparedKey(QPainter& painter, const QRectF& square, ComparedMark mark, const Theme& theme)
{
    // On a board the disc leaves room for the digit; a legend has none.
    const qreal aside = square.width() / 2 - discRadius(square) * 1.5;
    paintComparedMark(
        painter, mark == ComparedMark::OnlyHereThere ? square.translated(-aside, aside) : square, mark, theme);
}

void paintComparedMarks(
    QPainter& painter, const BoardGeometry& geometry, const ComparedMarks& marks, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto paint = [&](std::span<const ComparedMark> which) {
        for (const ComparedMark mark : which) {
            for (const std::uint16_t index : marks.candidates(mark))
                paintComparedMark(painter, geometry.candidateRect(geometry.boardSize().candidate(index)), mark, theme);
        }
    };
    paint(kTwinMarks);
    paint(kComparedMarks);
    for (const Cell cell : marks.wrong)
        paintComparedMark(painter, geometry.cellRect(cell), ComparedMark::Wrong, theme);
    painter.restore();
}

} // namespace convoku
