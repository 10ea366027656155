// SPDX-License-Identifier: MIT
#include "app/views/help/widgets/help_dialogs.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class HelpDialogsText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::HelpDialogs)
};

} // namespace

void showAboutDialog(QWidget* window)
{
    QMessageBox box(window);
    box.setWindowTitle(HelpDialogsText::tr("About Convoku"));
    box.setTextFormat(Qt::RichText); // of our own
    box.setText(HelpDialogsText::tr(
        "<h3>Convoku %1</h3><p>A step debugger for a neural network that was never trained: its weights are set by "
        "hand, and running it solves Sudoku.</p><p>MIT licence. The pictures’ font is Inter (SIL Open Font "
        "License).</p>")
                    .arg(QStringLiteral(CONVOKU_VERSION)));
    box.setIconPixmap(window->windowIcon().pixmap(QSize(64, 64), box.devicePixelRatioF()));
    box.exec();
}

} // namespace convoku
