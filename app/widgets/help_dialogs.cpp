// SPDX-License-Identifier: MIT
#include "app/widgets/help_dialogs.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace convoku {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("convoku::HelpDialogs", text);
}

} // namespace

void showAboutDialog(QWidget* window)
{
    QMessageBox::about(window, tr(QT_TRANSLATE_NOOP("convoku::HelpDialogs", "About Convoku")),
        tr(QT_TRANSLATE_NOOP("convoku::HelpDialogs",
               "<h3>Convoku %1</h3><p>A step debugger for a neural network that nobody trained: its weights are set by "
               "hand, and running it solves Sudoku.</p><p>MIT licence. The pictures’ font is Inter (SIL Open Font "
               "License).</p>"))
            .arg(QStringLiteral(CONVOKU_VERSION)));
}

} // namespace convoku
