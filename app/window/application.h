// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>

namespace convoku {

/// Goes on where something that is opened, drawn or done wants more memory than there is: the window says so.
class Application : public QApplication
{
    Q_OBJECT

public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;
};

} // namespace convoku
