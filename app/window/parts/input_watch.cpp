// SPDX-License-Identifier: MIT
#include "app/window/parts/input_watch.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPointer>

namespace convoku {

InputWatch& InputWatch::instance()
{
    // A QPointer, because tests create several applications, one after the other.
    static QPointer<InputWatch> watch;
    if (!watch)
        watch = new InputWatch(QCoreApplication::instance());
    return *watch;
}

InputWatch::InputWatch(QObject* parent)
    : QObject(parent)
{
    parent->installEventFilter(this);
}

void InputWatch::setAltHeld(bool held)
{
    if (m_altHeld == held)
        return;
    m_altHeld = held;
    Q_EMIT altChanged();
}

bool InputWatch::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        m_byKey = true;
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt)
            setAltHeld(true);
        break;
    case QEvent::KeyRelease:
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt)
            setAltHeld(false);
        break;
    case QEvent::MouseButtonPress:
        m_byKey = false;
        Q_EMIT mousePressed();
        break;
    case QEvent::ApplicationStateChange:
    case QEvent::WindowDeactivate: // the release of Alt then goes to another window
        setAltHeld(false);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace convoku
