// SPDX-License-Identifier: MIT
#include "app/views/layers/kernel_slide.h"

#include <algorithm>
#include <array>
#include <utility>

namespace convoku {
namespace {

constexpr std::array<double, 6> kSlideSpeeds{0.25, 0.5, 1, 2, 4, 8};
constexpr int kNormalSpeed = 2;
constexpr double kSlideMillisecondsAtSpeedOne = 600;

} // namespace

KernelSlide::KernelSlide(QObject* parent)
    : QObject(parent)
{
    connect(&m_timer, &QTimer::timeout, this, &KernelSlide::tick);
    setSpeed(kNormalSpeed);
}

void KernelSlide::setOrder(const SlideOrder& order)
{
    if (order == m_order)
        return;
    const auto at = element();
    const bool sameOutput = order.shape == m_order.shape;
    m_order = order;
    if (m_atOnce != AtOnce::No && !sameOutput)
        end();
    if (!at)
        return;
    const auto place = sameOutput ? order.placeOf(*at) : std::nullopt;
    if (!place)
        setPlaying(false);
    moveTo(place);
}

std::optional<ElementIndex> KernelSlide::element() const
{
    return m_place ? std::optional(m_order.at(*m_place)) : std::nullopt;
}

void KernelSlide::setPlaying(bool playing)
{
    if (playing == m_playing)
        return;
    m_playing = playing;
    if (playing && (!m_place || *m_place + 1 >= m_order.count()))
        moveTo(0);
    runTimer();
    Q_EMIT playingChanged();
}

void KernelSlide::setHeld(bool held)
{
    if (std::exchange(m_held, held) == held)
        return;
    runTimer();
    Q_EMIT heldChanged();
}

void KernelSlide::goTo(int place)
{
    setPlaying(false);
    moveTo(std::clamp(place, 0, m_order.count() - 1));
}

void KernelSlide::step(bool on)
{
    const int from = m_place.value_or(on ? -1 : m_order.count());
    goTo(from + (on ? 1 : -1));
}

void KernelSlide::showAllAtOnce()
{
    setPlaying(false);
    moveTo(std::nullopt, AtOnce::Windows);
}

void KernelSlide::end()
{
    setPlaying(false);
    moveTo(std::nullopt);
}

void KernelSlide::setSpeed(int index)
{
    m_speed = std::clamp(index, 0, static_cast<int>(kSlideSpeeds.size()) - 1);
    m_timer.setInterval(
        static_cast<int>(kSlideMillisecondsAtSpeedOne / kSlideSpeeds[static_cast<std::size_t>(m_speed)]));
}

std::span<const double> KernelSlide::speeds()
{
    return kSlideSpeeds;
}

void KernelSlide::moveTo(std::optional<int> place, AtOnce atOnce)
{
    if (place == m_place && atOnce == m_atOnce)
        return;
    m_place = place;
    m_atOnce = atOnce;
    runTimer();
    Q_EMIT moved();
}

void KernelSlide::tick()
{
    if (m_atOnce == AtOnce::Windows) {
        moveTo(std::nullopt, AtOnce::Filled);
        return;
    }
    const int next = m_place.value_or(-1) + 1;
    moveTo(std::min(next, m_order.count() - 1));
    if (next + 1 >= m_order.count())
        setPlaying(false);
}

void KernelSlide::runTimer()
{
    const bool runs = (m_playing && !m_held) || m_atOnce == AtOnce::Windows;
    if (!runs)
        m_timer.stop();
    else if (!m_timer.isActive())
        m_timer.start();
}

} // namespace convoku
