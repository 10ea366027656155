// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/kernel.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <span>

namespace convoku {

/// Slides a kernel over the output of a layer, so that eyes can follow: a number at a time, by hand or by itself. Or
/// shows what the network does: all numbers in one step.
class KernelSlide : public QObject
{
    Q_OBJECT

public:
    explicit KernelSlide(QObject* parent = nullptr);

    /// What it goes over. In the middle of a slide it stays at its number where that is on the new way too, and else
    /// ends.
    void setOrder(const SlideOrder& order);
    const SlideOrder& order() const { return m_order; }

    /// How all numbers come at once: the windows lie over the input, and a beat later all of the output is there.
    enum class AtOnce { No, Windows, Filled };

    /// How far it has come, 0 … order().count() − 1; none while there is no slide.
    std::optional<int> place() const { return m_place; }
    /// The number there.
    std::optional<ElementIndex> element() const;
    /// Goes on by itself, also while it is held.
    bool isPlaying() const { return m_playing; }
    /// From the beginning where there is no slide yet, or where it has come to its end.
    void setPlaying(bool playing);
    /// Waits, for as long as somebody looks closer.
    void setHeld(bool held);
    bool isHeld() const { return m_held; }

    /// All three pause it. Clamped to the way.
    void goTo(int place);
    /// Where there is no slide, to the first number or, backwards, to the last.
    void step(bool on);
    /// All numbers in one step. Every other way to go, and end(), leaves that again.
    void showAllAtOnce();
    AtOnce atOnce() const { return m_atOnce; }
    /// No slide any more: the whole output is to be seen.
    void end();

    /// Index in speeds().
    int speed() const { return m_speed; }
    void setSpeed(int index);
    /// As factors.
    static std::span<const double> speeds();
    /// What a number is shown for, in milliseconds.
    int interval() const { return m_timer.interval(); }

Q_SIGNALS:
    /// place() is another one, or atOnce().
    void moved();
    void playingChanged();
    void heldChanged();

private:
    void moveTo(std::optional<int> place, AtOnce atOnce = AtOnce::No);
    void tick();
    void runTimer();

    SlideOrder m_order;
    std::optional<int> m_place;
    AtOnce m_atOnce = AtOnce::No;
    bool m_playing = false;
    bool m_held = false;
    int m_speed = 0;
    QTimer m_timer;
};

} // namespace convoku
