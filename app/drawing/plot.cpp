// SPDX-License-Identifier: MIT
#include "app/drawing/plot.h"

#include "app/drawing/fonts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kRounding = 1e-9;

/// Every power of ten, or every second, third …; the highest is always there.
std::vector<double> powersOfTen(double low, double high, int every)
{
    const int least = static_cast<int>(std::ceil(std::log10(low) - kRounding));
    const int most = static_cast<int>(std::floor(std::log10(high) + kRounding));
    std::vector<double> powers;
    for (int power = least; power <= most; ++power) {
        if ((most - power) % every == 0)
            powers.push_back(std::pow(10, power));
    }
    return powers;
}

} // namespace

double roundStep(double least)
{
    const double power = std::pow(10, std::floor(std::log10(least) + kRounding));
    for (const double digit : {1, 2, 5}) {
        if (digit * power >= least * (1 - kRounding))
            return digit * power;
    }
    return 10 * power;
}

std::vector<double> roundTicks(double low, double high, double apart)
{
    std::vector<double> ticks;
    if (!(high > low) || !(apart > 0))
        return ticks;
    const double step = roundStep(apart);
    for (double i = std::ceil(low / step - kRounding); i * step <= high + step * kRounding; ++i)
        ticks.push_back(i * step);
    return ticks;
}

PlotScale::PlotScale(double low, double high, qreal from, qreal to, bool logarithmic)
    : m_low(low)
    , m_high(std::max(high, low))
    , m_from(from)
    , m_to(to)
    , m_logarithmic(logarithmic)
{
}

double PlotScale::part(double number) const
{
    if (m_high <= m_low)
        return 0;
    const double inside = std::clamp(number, m_low, m_high);
    return m_logarithmic ? std::log(inside / m_low) / std::log(m_high / m_low) : (inside - m_low) / (m_high - m_low);
}

qreal PlotScale::at(double number) const
{
    return m_from + part(number) * (m_to - m_from);
}

double PlotScale::numberAt(qreal place) const
{
    if (m_to == m_from)
        return m_low;
    return std::clamp(m_low + (place - m_from) / (m_to - m_from) * (m_high - m_low), m_low, m_high);
}

std::vector<double> PlotScale::ticks(qreal apart, double least) const
{
    const qreal length = std::abs(m_to - m_from);
    if (length <= 0)
        return {};
    if (!m_logarithmic)
        return roundTicks(m_low, m_high, std::max(least, (m_high - m_low) * apart / length));
    const double powers = apart / length * std::log10(m_high / m_low);
    return powersOfTen(m_low, m_high, std::max(1, static_cast<int>(std::ceil(powers))));
}

std::vector<PlotTick> ticksOf(const std::vector<double>& numbers, const std::function<QString(double)>& text)
{
    std::vector<PlotTick> ticks;
    for (const double number : numbers)
        ticks.push_back({number, text(number)});
    return ticks;
}

void Plot::place(const QRectF& room, std::pair<double, double> numbersAcross, std::pair<double, double> numbersUp)
{
    axes = room;
    across = PlotScale(numbersAcross.first, numbersAcross.second, room.left(), room.right());
    up = PlotScale(numbersUp.first, numbersUp.second, room.bottom(), room.top());
}

PlotPainter::PlotPainter(QPainter& painter, const Plot& plot, const Theme& theme, qreal fontSize)
    : m_painter(painter)
    , m_plot(plot)
    , m_tokens(tokensOf(theme))
    , m_fontSize(fontSize)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
}

void PlotPainter::setStrong(bool strong)
{
    m_painter.setFont(pictureFont(m_fontSize, strong ? QFont::DemiBold : QFont::Normal));
    m_painter.setPen(strong ? m_tokens.text1 : m_tokens.text3);
}

void PlotPainter::paintUp(std::optional<double> strong)
{
    constexpr qreal kWide = 200;
    constexpr qreal kHigh = 20;
    const QRectF& axes = m_plot.axes;
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    for (const PlotTick& tick : m_plot.ticksUp) {
        const qreal y = m_plot.up.at(tick.number);
        m_painter.setPen(QPen(m_plot.hasGround && tick.number == 0 ? m_tokens.text3 : m_tokens.hairline, 1));
        m_painter.drawLine(QPointF(axes.left(), y), QPointF(axes.right(), y));
        setStrong(strong == tick.number);
        m_painter.drawText(QRectF(axes.left() - kGap - kWide, y - kHigh / 2, kWide, kHigh),
            Qt::AlignRight | Qt::AlignVCenter, tick.text);
    }
    m_painter.setRenderHint(QPainter::Antialiasing);
}

void PlotPainter::paintAcross(const QRectF& room, bool marks, std::optional<double> strong)
{
    constexpr qreal kMark = 3;
    qreal free = room.left();
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    for (const PlotTick& tick : m_plot.ticksAcross) {
        setStrong(strong == tick.number);
        const QFontMetricsF metrics(m_painter.font(), m_painter.device());
        const qreal wide = metrics.horizontalAdvance(tick.text);
        const qreal x = m_plot.across.at(tick.number);
        const qreal left = std::clamp(x - wide / 2, room.left(), std::max(room.left(), room.right() - wide));
        if (left < free || x < left || x > left + wide)
            continue;
        free = left + wide + kGap;
        if (marks)
            m_painter.drawLine(QPointF(x, room.top()), QPointF(x, room.top() + kMark));
        m_painter.drawText(QPointF(left, room.top() + kMark + metrics.ascent()), tick.text);
    }
    m_painter.setRenderHint(QPainter::Antialiasing);
}

void PlotPainter::paintLine(const QPolygonF& numbers, const QPen& pen, const QColor& under)
{
    if (numbers.size() < 2)
        return;
    QPolygonF line;
    for (const QPointF& point : numbers)
        line << m_plot.toPicture(point);
    if (under.isValid()) {
        const qreal ground = m_plot.up.at(0);
        QPolygonF area = line;
        area << QPointF(line.back().x(), ground) << QPointF(line.front().x(), ground);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(under);
        m_painter.drawPolygon(area);
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen);
    m_painter.drawPolyline(line);
}

void PlotPainter::paintDot(QPointF numbers, const QColor& colour, qreal reach)
{
    m_painter.setPen(QPen(m_tokens.canvas, 1));
    m_painter.setBrush(colour);
    m_painter.drawEllipse(m_plot.toPicture(numbers), reach, reach);
}

void PlotPainter::paintPosition(double number)
{
    const qreal x = m_plot.across.at(number);
    m_painter.setPen(QPen(m_tokens.ink, 2));
    m_painter.drawLine(QPointF(x, m_plot.axes.top()), QPointF(x, m_plot.axes.bottom()));
}

} // namespace convoku
