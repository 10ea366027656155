// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/band_slider.h"

#include "app/window/parts/style.h"
#include "app/wording/bend_wording.h"
#include "app/wording/layer_wording.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace convoku {
namespace {

constexpr qreal kSliderEdge = 14;
constexpr qreal kSound = 6; ///< heights of the bands
constexpr qreal kSame = 14;
constexpr qreal kHandle = 7; ///< its radius
constexpr int kLeastBetween = 4; ///< letters of numbers that stand apart
constexpr qreal kMostApart = 1e9;

} // namespace

BandSlider::BandSlider(QWidget* parent)
    : QSlider(Qt::Horizontal, parent)
{
    setObjectName(QStringLiteral("weight_slider"));
    setAccessibleName(tr("The number and how far it can be bent"));
    setSingleStep(1);
    setPageStep(3);
    setMouseTracking(true);
}

void BandSlider::setBand(std::shared_ptr<const check::SafeBand> band)
{
    m_band = std::move(band);
    setAccessibleDescription(m_band ? BendWording::band(*m_band) : QString());
    update();
}

void BandSlider::setWritten(int written)
{
    m_written = written;
    update();
}

QSize BandSlider::sizeHint() const
{
    return {320, minimumSizeHint().height()};
}

QSize BandSlider::minimumSizeHint() const
{
    return {160, static_cast<int>(2 * kHandle + kSame) + fontMetrics().height() + 2 * space::kTight};
}

qreal BandSlider::trackY() const
{
    return kHandle + kSame / 2 + space::kTight;
}

qreal BandSlider::placeOf(int number) const
{
    const qreal room = width() - 2 * kSliderEdge;
    const int steps = std::max(maximum() - minimum(), 1);
    return kSliderEdge + room * (number - minimum()) / steps;
}

int BandSlider::numberAt(qreal x) const
{
    const qreal room = std::max<qreal>(width() - 2 * kSliderEdge, 1);
    const auto number = static_cast<int>(std::lround((x - kSliderEdge) / room * (maximum() - minimum())));
    return std::clamp(minimum() + number, minimum(), maximum());
}

void BandSlider::paintBand(QPainter& painter, const check::Band& band, qreal height, const QColor& colour) const
{
    // The band ends half way to the next number, which is outside, or at the edge if no number beyond was checked.
    const qreal half = (placeOf(minimum() + 1) - placeOf(minimum())) / 2;
    const bool toLeft = band.low <= minimum();
    const bool toRight = band.high >= maximum();
    const qreal left = toLeft ? 2 : placeOf(band.low) - half;
    const qreal right = toRight ? width() - 2 : placeOf(band.high) + half;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(left, trackY() - height / 2, right - left, height), height / 2, height / 2);
}

void BandSlider::paintEvent(QPaintEvent*)
{
    const Tokens& tokens = windowTokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool on = isEnabled();
    // Outside of all bands: a thin line.
    painter.setPen(QPen(m_band && m_band->sound ? tokens.contradiction : tokens.fieldEdge, 1.5));
    painter.drawLine(QPointF(2, trackY()), QPointF(width() - 2, trackY()));
    if (m_band && m_band->sound) {
        painter.setBrush(tokens.solvedGround);
        paintBand(painter, *m_band->sound, kSound, tokens.solved);
    }
    if (m_band)
        paintBand(painter, m_band->same, kSame, m_band->sound ? tokens.solved : tokens.fieldEdge);
    if (m_band && m_band->answers) {
        // The band of real numbers is a bracket above the track.
        const auto at = [this](double number) {
            const double held = std::clamp<double>(number, minimum() - 1, maximum() + 1);
            return std::clamp<qreal>(placeOf(0) + held * (placeOf(1) - placeOf(0)), 2, width() - 2);
        };
        const qreal y = trackY() - kSame / 2 - 3;
        painter.setPen(QPen(tokens.text2, 1.5));
        painter.drawLine(QPointF(at(m_band->answers->low), y), QPointF(at(m_band->answers->high), y));
        for (const double end : {m_band->answers->low, m_band->answers->high}) {
            if (std::isfinite(end))
                painter.drawLine(QPointF(at(end), y), QPointF(at(end), y + 4));
        }
    }
    // Numbers, as many as have room.
    painter.setFont(textFont(TextSize::Label));
    const QFontMetricsF metrics(painter.font());
    const qreal step = placeOf(minimum() + 1) - placeOf(minimum());
    const qreal widest = std::max(metrics.horizontalAdvance(LayerWording::number(minimum())),
        metrics.horizontalAdvance(LayerWording::number(maximum())));
    const int every = static_cast<int>(std::clamp<qreal>(
        std::ceil((widest + kLeastBetween) / std::max(step, std::numeric_limits<qreal>::min())), 1, kMostApart));
    const qreal top = trackY() + kHandle + space::kTight / 2.0;
    std::vector<int> numbers;
    for (std::int64_t number = std::int64_t{minimum()} / every * every; number <= maximum(); number += every) {
        if (number >= minimum() && std::abs(number - m_written) >= every)
            numbers.push_back(static_cast<int>(number));
    }
    if (m_written >= minimum() && m_written <= maximum())
        numbers.push_back(m_written);
    for (const int number : numbers) {
        const bool isWritten = number == m_written;
        painter.setPen(isWritten ? tokens.text1 : tokens.text3);
        painter.setFont(textFont(TextSize::Label, isWritten ? QFont::DemiBold : QFont::Normal));
        painter.drawText(QRectF(placeOf(number) - 20, top, 40, metrics.height()), Qt::AlignHCenter | Qt::AlignTop,
            LayerWording::number(number));
        if (isWritten)
            painter.drawLine(QPointF(placeOf(number) - 5, top + metrics.height()),
                QPointF(placeOf(number) + 5, top + metrics.height()));
    }
    const QPointF handle(placeOf(value()), trackY());
    if (hasFocus())
        paintFocusRing(painter,
            QRectF(handle.x() - kHandle - 4, handle.y() - kHandle - 4, 2 * kHandle + 8, 2 * kHandle + 8), kHandle + 4);
    painter.setPen(QPen(tokens.surface, 2));
    painter.setBrush(on ? tokens.ink : tokens.text3);
    painter.drawEllipse(handle, kHandle, kHandle);
}

void BandSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    setValue(numberAt(event->position().x()));
}

void BandSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        setValue(numberAt(event->position().x()));
}

void BandSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        setSliderDown(false);
}

bool BandSlider::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QSlider::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (m_band)
        QToolTip::showText(help->globalPos(), BendWording::ofNumber(*m_band, numberAt(help->pos().x())), this);
    return true;
}

} // namespace convoku
