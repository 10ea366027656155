// SPDX-License-Identifier: MIT
#include "app/window/parts/icons.h"

#include "app/window/parts/style.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>

#include <optional>
#include <utility>

namespace convoku {
namespace {

constexpr qreal kGrid = 20; // the signs are drawn on a 20 × 20 grid
constexpr qreal kStroke = 1.5;

/// An arrow that turns back; Redo is its mirror image.
SignDrawing turn(bool back)
{
    const auto x = [back](qreal at) { return back ? at : kGrid - at; };
    SignDrawing d;
    d.line({{x(7.5), 3.5}, {x(3.5), 7.5}, {x(7.5), 11.5}});
    d.line({{x(3.5), 7.5}, {x(12), 7.5}});
    d.curve({x(12), 7.5}, {x(18), 7.5}, {x(18), 16.5}, {x(12), 16.5});
    d.line({{x(12), 16.5}, {x(8), 16.5}});
    return d;
}

SignDrawing transport(Sign sign)
{
    SignDrawing d;
    switch (sign) {
    case Sign::First:
        return d.line({{4.5, 4.5}, {4.5, 15.5}}).triangle(8, 15, false);
    case Sign::Last:
        return d.line({{15.5, 4.5}, {15.5, 15.5}}).triangle(5, 12, true);
    case Sign::PreviousPass:
        return d.line({{10.5, 5}, {5.5, 10}, {10.5, 15}}).line({{15.5, 5}, {10.5, 10}, {15.5, 15}});
    case Sign::NextPass:
        return d.line({{9.5, 5}, {14.5, 10}, {9.5, 15}}).line({{4.5, 5}, {9.5, 10}, {4.5, 15}});
    case Sign::PreviousRule:
        return d.line({{12, 5}, {7, 10}, {12, 15}});
    case Sign::NextRule:
        return d.line({{8, 5}, {13, 10}, {8, 15}});
    case Sign::Play:
        return d.triangle(6.5, 15, true);
    case Sign::Pause:
        d.areas.addRoundedRect(5, 4.5, 3.5, 11, 1, 1);
        d.areas.addRoundedRect(11.5, 4.5, 3.5, 11, 1, 1);
        return d;
    default: // Stop
        d.areas.addRoundedRect(5, 5, 10, 10, 1.5, 1.5);
        return d;
    }
}

SignDrawing panelSign(Sign sign)
{
    SignDrawing d;
    switch (sign) {
    case Sign::Events:
        for (const qreal y : {5.0, 10.0, 15.0})
            d.dot({4, y}, 1.1).line({{7.5, y}, {17, y}});
        return d;
    case Sign::Stack:
        return d.box(5.5, 2.75, 9, 4).box(3, 8, 14, 4).box(3, 13.25, 14, 4);
    case Sign::Marks:
        return d.closed({{5.5, 3}, {14.5, 3}, {14.5, 17}, {10, 13.5}, {5.5, 17}});
    case Sign::Breakpoints:
        return d.circle({10, 10}, 6.5).dot({10, 10}, 3);
    case Sign::Watch:
        return d.curve({2.5, 10}, {6, 3.5}, {14, 3.5}, {17.5, 10})
            .curve({2.5, 10}, {6, 16.5}, {14, 16.5}, {17.5, 10})
            .circle({10, 10}, 2.25);
    case Sign::History:
        return d.circle({10, 10}, 7).line({{10, 6}, {10, 10}, {13, 12}});
    case Sign::Why:
        return d.circle({10, 10}, 7)
            .curve({7.75, 8.25}, {7.75, 5}, {12.25, 5}, {12.25, 8})
            .curve({12.25, 8}, {12.25, 9.75}, {10, 9.75}, {10, 11.5})
            .dot({10, 14}, 1);
    case Sign::Lessons:
        return d.line({{10, 5.5}, {10, 16.5}})
            .line({{10, 5.5}, {7.5, 4}, {3, 4}, {3, 15}, {7.5, 15}, {10, 16.5}, {12.5, 15}, {17, 15}, {17, 4},
                {12.5, 4}, {10, 5.5}});
    default: // List
        return d.box(3, 3.5, 14, 13).line({{3, 8}, {17, 8}}).line({{3, 12.25}, {17, 12.25}}).line({{8, 8}, {8, 16.5}});
    }
}

void paintDrawing(QPainter& painter, const SignDrawing& drawing, const QRectF& place, const QColor& colour)
{
    const qreal side = std::min(place.width(), place.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.x() + (place.width() - side) / 2, place.y() + (place.height() - side) / 2);
    painter.scale(side / kGrid, side / kGrid);
    painter.fillPath(drawing.areas, colour);
    // Small ones stay as strong as they are at their usual size of 16.
    const qreal least = 1.2 * kGrid / std::max(side, 1.0);
    painter.setPen(QPen(colour, std::max(kStroke, least), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(drawing.lines);
    painter.restore();
}

class SignEngine final : public QIconEngine
{
public:
    SignEngine(SignDrawing drawing, std::optional<QColor> colour)
        : m_drawing(std::move(drawing))
        , m_colour(colour)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        paintDrawing(*painter, m_drawing, rect, colourFor(mode, state));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new SignEngine(m_drawing, m_colour); }

private:
    QColor colourFor(QIcon::Mode mode, QIcon::State state) const
    {
        if (mode == QIcon::Disabled)
            return QApplication::palette().color(QPalette::Disabled, QPalette::ButtonText);
        if (m_colour)
            return *m_colour;
        return mode == QIcon::Normal && state == QIcon::Off ? windowTokens().text2 : windowTokens().text1;
    }

    SignDrawing m_drawing;
    std::optional<QColor> m_colour;
};

} // namespace

SignDrawing& SignDrawing::line(std::initializer_list<QPointF> points)
{
    lines.moveTo(*points.begin());
    for (auto point = points.begin() + 1; point != points.end(); ++point)
        lines.lineTo(*point);
    return *this;
}

SignDrawing& SignDrawing::closed(std::initializer_list<QPointF> points)
{
    line(points);
    lines.closeSubpath();
    return *this;
}

SignDrawing& SignDrawing::box(qreal x, qreal y, qreal width, qreal height, qreal radius)
{
    lines.addRoundedRect(x, y, width, height, radius, radius);
    return *this;
}

SignDrawing& SignDrawing::circle(QPointF middle, qreal radius)
{
    lines.addEllipse(middle, radius, radius);
    return *this;
}

SignDrawing& SignDrawing::dot(QPointF middle, qreal radius)
{
    areas.addEllipse(middle, radius, radius);
    return *this;
}

SignDrawing& SignDrawing::curve(QPointF from, QPointF c1, QPointF c2, QPointF to)
{
    lines.moveTo(from);
    lines.cubicTo(c1, c2, to);
    return *this;
}

SignDrawing& SignDrawing::triangle(qreal left, qreal right, bool pointsRight)
{
    const qreal tip = pointsRight ? right : left;
    const qreal foot = pointsRight ? left : right;
    QPainterPath path(QPointF(foot, 4.75));
    path.lineTo(tip, 10);
    path.lineTo(foot, 15.25);
    path.closeSubpath();
    areas.addPath(path);
    lines.addPath(path);
    return *this;
}

SignDrawing drawingOf(Sign sign)
{
    if (sign <= Sign::Stop)
        return transport(sign);
    if (sign >= Sign::Events && sign <= Sign::List)
        return panelSign(sign);
    SignDrawing d;
    switch (sign) {
    case Sign::Open:
        return d.closed({{2.5, 16}, {2.5, 4}, {8, 4}, {9.75, 6.25}, {15.5, 6.25}, {15.5, 8.5}})
            .line({{2.5, 16}, {5.25, 8.5}, {18, 8.5}, {15.25, 16}, {2.5, 16}});
    case Sign::Edit:
        return d.closed({{3, 17}, {4, 12.75}, {13.5, 3.25}, {16.75, 6.5}, {7.25, 16}})
            .line({{11.25, 5.5}, {14.5, 8.75}});
    case Sign::Export:
        return d.line({{10, 3}, {10, 12.5}})
            .line({{6, 8.75}, {10, 12.75}, {14, 8.75}})
            .line({{3, 13}, {3, 17}, {17, 17}, {17, 13}});
    case Sign::Undo:
        return turn(true);
    case Sign::Redo:
        return turn(false);
    case Sign::Yes:
        return d.line({{3.5, 10.5}, {8, 15}, {16.5, 5}});
    case Sign::No:
        return d.line({{5, 5}, {15, 15}}).line({{15, 5}, {5, 15}});
    case Sign::Several:
        return d.box(3, 3, 9.5, 9.5).box(7.5, 7.5, 9.5, 9.5);
    case Sign::WhatIf:
        return d.line({{3, 10}, {8, 10}, {15.5, 4.5}})
            .line({{8, 10}, {15.5, 15.5}})
            .line({{11.5, 3.75}, {16, 4}, {14.5, 8.25}})
            .line({{14.5, 11.75}, {16, 16}, {11.5, 16.25}});
    case Sign::Search:
        return d.circle({8.75, 8.75}, 5.5).line({{12.9, 12.9}, {17, 17}});
    case Sign::Close:
        return d.line({{6, 6}, {14, 14}}).line({{14, 6}, {6, 14}});
    case Sign::Float:
        return d.line({{9, 4}, {4, 4}, {4, 16}, {16, 16}, {16, 11}})
            .line({{11.5, 4}, {16, 4}, {16, 8.5}})
            .line({{16, 4}, {9.5, 10.5}});
    case Sign::Up:
        return d.line({{5, 12.5}, {10, 7.5}, {15, 12.5}});
    case Sign::Down:
        return d.line({{5, 7.5}, {10, 12.5}, {15, 7.5}});
    default: // More, Waiting
        for (const qreal x : {4.5, 10.0, 15.5})
            d.dot({x, 10});
        return d;
    }
}

QIcon icon(const SignDrawing& drawing)
{
    return QIcon(new SignEngine(drawing, std::nullopt));
}

QIcon icon(Sign sign)
{
    return icon(drawingOf(sign));
}

QIcon icon(Sign sign, const QColor& colour)
{
    return QIcon(new SignEngine(drawingOf(sign), colour));
}

void paintSign(QPainter& painter, Sign sign, const QRectF& place, const QColor& colour)
{
    paintDrawing(painter, drawingOf(sign), place, colour);
}

} // namespace convoku
