// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace convoku {

/// Carries the last announcement for screen readers. It is invisible: its name is the text, and it reports itself as
/// shown with each new text.
class Announcement final : public QWidget
{
    Q_OBJECT

public:
    explicit Announcement(QWidget* parent);
    void announce(const QString& text);
};

/// Says things to screen readers that nobody has to look for: what a step did, what a command answered. What follows
/// too fast is left out, but never the last one.
class Announcer final : public QObject
{
    Q_OBJECT

public:
    /// `isBusy`: the texts come by themselves now, as while a run is played; they are told less often then.
    Announcer(QWidget* parent, std::function<bool()> isBusy);

    /// Soon. Replaces what waits to be told.
    void announce(const QString& text);
    /// Sets the text of the item under the mouse, which is not announced because it is not news.
    void leaveOut(const QString& text) { m_leftOut = text; }

Q_SIGNALS:
    void said(const QString& text);

private:
    void announceNow();

    Announcement* m_announcement;
    std::function<bool()> m_isBusy;
    QTimer m_soon;
    QElapsedTimer m_since; ///< when the last one was told
    QString m_waiting;
    QString m_announced;
    QString m_leftOut;
};

} // namespace convoku
