// SPDX-License-Identifier: MIT
#include "app/widgets/parts/icons.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

namespace convoku {
namespace {

constexpr qreal kGrid = 16; // the signs are drawn on a 16 × 16 grid

QPainterPath triangle(qreal left, qreal right, bool toTheRight)
{
    QPainterPath path;
    path.moveTo(toTheRight ? left : right, 3);
    path.lineTo(toTheRight ? right : left, 8);
    path.lineTo(toTheRight ? left : right, 13);
    path.closeSubpath();
    return path;
}

QPainterPath bar(qreal left, qreal width = 2)
{
    QPainterPath path;
    path.addRect(left, 3, width, 10);
    return path;
}

/// A step inside a pass: an open angle instead of a full triangle.
QPainterPath angle(bool toTheRight)
{
    QPainterPath line;
    line.moveTo(toTheRight ? 6 : 10, 3.5);
    line.lineTo(toTheRight ? 10.5 : 5.5, 8);
    line.lineTo(toTheRight ? 6 : 10, 12.5);
    QPainterPathStroker stroker;
    stroker.setWidth(2);
    return stroker.createStroke(line);
}

QPainterPath stroked(const QPainterPath& line, qreal width)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setJoinStyle(Qt::RoundJoin);
    return stroker.createStroke(line);
}

/// An arrow that turns back; Redo is its mirror image.
QPainterPath turn(bool back)
{
    const auto x = [back](qreal at) { return back ? at : kGrid - at; };
    QPainterPath line;
    line.moveTo(x(6), 2.5);
    line.lineTo(x(2.5), 6);
    line.lineTo(x(6), 9.5);
    line.moveTo(x(2.5), 6);
    line.lineTo(x(9.5), 6);
    line.cubicTo(x(15), 6, x(15), 13.5, x(9.5), 13.5);
    line.lineTo(x(6.5), 13.5);
    return stroked(line, 1.7);
}

QPainterPath pathOf(Sign sign)
{
    QPainterPath path;
    switch (sign) {
    case Sign::First:
        return bar(2) + triangle(5, 13, false);
    case Sign::PreviousPass:
        return triangle(2, 10, false) + bar(11);
    case Sign::PreviousRule:
        return angle(false);
    case Sign::Play:
        return triangle(4, 13, true);
    case Sign::Pause:
        return bar(4, 3) + bar(9, 3);
    case Sign::NextRule:
        return angle(true);
    case Sign::NextPass:
        return bar(3) + triangle(6, 14, true);
    case Sign::Last:
        return triangle(3, 11, true) + bar(12);
    case Sign::Stop:
        path.addRoundedRect(3, 3, 10, 10, 1, 1);
        return path;
    case Sign::Open: {
        QPainterPath folder;
        folder.moveTo(1.5, 13);
        folder.lineTo(1.5, 3);
        folder.lineTo(6.5, 3);
        folder.lineTo(8, 5);
        folder.lineTo(14.5, 5);
        folder.lineTo(14.5, 13);
        folder.closeSubpath();
        QPainterPathStroker stroker;
        stroker.setWidth(1.5);
        stroker.setJoinStyle(Qt::RoundJoin);
        return stroker.createStroke(folder);
    }
    case Sign::Edit: {
        QPainterPath pencil;
        pencil.moveTo(2.5, 13.5);
        pencil.lineTo(3.5, 9.5);
        pencil.lineTo(10.5, 2.5);
        pencil.lineTo(13.5, 5.5);
        pencil.lineTo(6.5, 12.5);
        pencil.closeSubpath();
        QPainterPathStroker stroker;
        stroker.setWidth(1.5);
        stroker.setJoinStyle(Qt::RoundJoin);
        return stroker.createStroke(pencil);
    }
    case Sign::Export: {
        QPainterPath lines;
        lines.moveTo(8, 2);
        lines.lineTo(8, 10);
        lines.moveTo(4.5, 6.5);
        lines.lineTo(8, 10);
        lines.lineTo(11.5, 6.5);
        lines.moveTo(2, 10.5);
        lines.lineTo(2, 13.5);
        lines.lineTo(14, 13.5);
        lines.lineTo(14, 10.5);
        QPainterPathStroker stroker;
        stroker.setWidth(1.6);
        return stroker.createStroke(lines);
    }
    case Sign::Undo:
        return turn(true);
    case Sign::Redo:
        return turn(false);
    case Sign::Yes:
        path.moveTo(2.5, 8.5);
        path.lineTo(6.5, 12.5);
        path.lineTo(13.5, 3.5);
        return stroked(path, 2.2);
    case Sign::No:
        path.moveTo(3, 3);
        path.lineTo(13, 13);
        path.moveTo(13, 3);
        path.lineTo(3, 13);
        return stroked(path, 2.2);
    case Sign::Several:
        path.addRect(2.5, 2.5, 8, 8);
        path.addRect(5.5, 5.5, 8, 8);
        return stroked(path, 1.5);
    case Sign::Waiting:
        for (const qreal x : {3.0, 8.0, 13.0})
            path.addEllipse(QPointF(x, 8), 1.6, 1.6);
        return path;
    }
    return path;
}

class SignEngine final : public QIconEngine
{
public:
    explicit SignEngine(Sign sign)
        : m_sign(sign)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette::ColorGroup group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const qreal side = std::min(rect.width(), rect.height());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2);
        painter->scale(side / kGrid, side / kGrid);
        painter->fillPath(pathOf(m_sign).simplified(), QApplication::palette().color(group, QPalette::ButtonText));
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new SignEngine(m_sign); }

private:
    Sign m_sign;
};

} // namespace

QIcon icon(Sign sign)
{
    return QIcon(new SignEngine(sign));
}

} // namespace convoku
