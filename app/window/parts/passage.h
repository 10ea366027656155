// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QVariantAnimation>

namespace convoku {

/// A short way from one picture to the next, to be painted over the next one, which is there from the beginning: nobody
/// waits for it. There is none where less motion is wanted, or where nobody sees it, without a screen.
class Passage : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMilliseconds = 280;

    explicit Passage(QObject* parent, int milliseconds = kMilliseconds);

    void start();
    /// It is over.
    void finish();
    bool isRunning() const;
    /// 0 … 1; 1 where it is over.
    double progress() const;

    /// Also without a screen.
    static void showWithoutScreen(bool shows);

Q_SIGNALS:
    /// progress() has changed; for the last time when it is over.
    void moved();

private:
    QVariantAnimation m_animation;
};

/// Slow at both ends: 0 … 1 for a progress of 0 … 1, and the ends themselves beyond.
double easedProgress(double progress);

} // namespace convoku
