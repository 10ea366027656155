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

    /// Sets the numbers to slide over and their order. A running slide stays at its number if the shape is the same and
    /// the new order contains the number; otherwise it ends.
    void setOrder(const SlideOrder& order);
    const SlideOrder& order() const { return m_order; }

    /// Stages of showing all numbers at once: the windows over the input and, interval() later, the whole output.
    enum class AtOnce { No, Windows, Filled };

    /// Returns the place of the slide, 0 … order().count() − 1; none if there is no slide.
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
    /// Moves forward (`on`) or back by one number. If there is no slide, begins at the first number or, backwards, at
    /// the last.
    void step(bool on);
    /// All numbers in one step. Every other way to go, and end(), leaves that again.
    void showAllAtOnce();
    AtOnce atOnce() const { return m_atOnce; }
    /// No slide any more: the whole output is to be seen.
    void end();

    /// Index in speeds().
    int speed() const { return m_speed; }
    void setSpeed(int index);
    /// Returns the available speeds as factors.
    static std::span<const double> speeds();
    /// Returns how long a number is shown, in milliseconds.
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
