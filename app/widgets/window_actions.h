// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/transport_bar.h"

#include <QObject>

class QAction;
class QActionGroup;
class QWidget;

namespace convoku {

/// Every action of the window with its text, help, sign and keys; what they do is connected by the window.
/// Keys: F-keys and Ctrl combinations work in the whole window, plain keys only where the board (or the slider) has the
/// focus, because there they would steal from buttons and fields.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    /// Adds all actions to the window; the plain keys go to `board`.
    WindowActions(QWidget* window, QWidget* board);

    QAction* newPuzzle;
    QAction* open;
    QAction* paste;
    QAction* copyPuzzle;
    QAction* copyPosition;
    QAction* edit;
    QAction* exportGif;
    QAction* quit;

    TransportActions transport;
    QAction* playOnBoard;
    QAction* slower;
    QAction* faster;
    QAction* stepOut;
    QAction* back;
    QAction* forward;
    QAction* goToAddress;
    QAction* previousChange;
    QAction* nextChange;
    QAction* stopRun;
    QAction* continueRun;
    QAction* skipIdle;
    QAction* nextPuzzle;
    QAction* previousPuzzle;

    QActionGroup* appearances;
    QAction* tintDerived;
    QAction* fullScreen;
    QAction* shortcuts;
    QAction* about;

    void setPlaying(bool playing);

private:
    QAction* make(const char* id, const QString& text, const QList<QKeySequence>& keys, const QString& help);

    QWidget* m_window;
};

} // namespace convoku
