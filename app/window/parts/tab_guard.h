// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QMainWindow;
class QTabBar;

namespace convoku {

/// Keeps a bar of movable tabs from reading a tab that is gone. QTabBar (seen in Qt 6.4) remembers a pressed tab by its
/// number only: where tabs go while a button is down, the next movement of the mouse reads freed memory. So that drag
/// ends before the movement is looked at. A bar of docks also lags behind its docks until the window is laid out the
/// next time, and a press would take away the very tab that it presses: it is laid out first.
class TabGuard : public QObject
{
    Q_OBJECT

public:
    /// Owned by the bar, which it watches from now on.
    explicit TabGuard(QTabBar* bar);
    /// Every bar that the docks of this window have, and all that they will get.
    static void watchDocks(QMainWindow* window);

    /// A tab that is pressed or dragged is let go.
    void endDrag();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTabBar* m_bar;
    int m_count = 0; ///< tabs when the button went down
    bool m_isDown = false;
};

} // namespace convoku
