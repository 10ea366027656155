// SPDX-License-Identifier: MIT
#include "app/window/parts/passage.h"

#include "app/window/parts/motion.h"

#include <QGuiApplication>

#include <algorithm>

namespace convoku {
namespace {

bool showsWithoutScreen = false;

bool isSeen()
{
    return showsWithoutScreen || QGuiApplication::platformName() != QLatin1String("offscreen");
}

} // namespace

Passage::Passage(QObject* parent, int milliseconds)
    : QObject(parent)
    , m_animation(this)
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setDuration(milliseconds);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, &Passage::moved);
    connect(&m_animation, &QVariantAnimation::finished, this, &Passage::moved);
    connect(&Motion::instance(), &Motion::changed, this, [this] {
        if (Motion::instance().isReduced())
            finish();
    });
}

void Passage::start()
{
    finish();
    if (Motion::instance().isReduced() || !isSeen())
        return;
    m_animation.start();
}

void Passage::finish()
{
    if (!isRunning())
        return;
    m_animation.stop();
    Q_EMIT moved();
}

bool Passage::isRunning() const
{
    return m_animation.state() != QAbstractAnimation::Stopped;
}

double Passage::progress() const
{
    return isRunning() ? m_animation.currentValue().toDouble() : 1;
}

void Passage::showWithoutScreen(bool shows)
{
    showsWithoutScreen = shows;
}

double easedProgress(double progress)
{
    const double t = std::clamp(progress, 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

} // namespace convoku
