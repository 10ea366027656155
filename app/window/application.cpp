// SPDX-License-Identifier: MIT
#include "app/window/application.h"

#include "app/base/trouble.h"
#include "app/window/main_window.h"

#include <new>

namespace convoku {

bool Application::notify(QObject* receiver, QEvent* event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc& error) {
        // Later: what was under way is undone by then, and its memory is free.
        for (QWidget* widget : topLevelWidgets()) {
            if (auto* window = qobject_cast<MainWindow*>(widget))
                QMetaObject::invokeMethod(
                    window, [window, what = troubleOf(error)] { window->showProblem(what); }, Qt::QueuedConnection);
        }
        return true;
    }
}

} // namespace convoku
