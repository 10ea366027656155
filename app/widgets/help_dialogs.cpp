// SPDX-License-Identifier: MIT
#include "app/widgets/help_dialogs.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMessageBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace convoku {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("convoku::HelpDialogs", text);
}

} // namespace

void showShortcutsDialog(QWidget* window)
{
    QDialog dialog(window);
    dialog.setWindowTitle(tr(QT_TRANSLATE_NOOP("convoku::HelpDialogs", "Keys")));
    auto* table = new QTableWidget(0, 2);
    table->setHorizontalHeaderLabels({tr(QT_TRANSLATE_NOOP("convoku::HelpDialogs", "Action")),
        tr(QT_TRANSLATE_NOOP("convoku::HelpDialogs", "Keys"))});
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    for (const QAction* action : window->findChildren<QAction*>()) {
        if (action->shortcuts().isEmpty())
            continue;
        const int row = table->rowCount();
        table->insertRow(row);
        QString text = action->text().remove(QLatin1Char('&'));
        text.remove(QStringLiteral("…"));
        table->setItem(row, 0, new QTableWidgetItem(text));
        table->setItem(row, 1,
            new QTableWidgetItem(QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)
                                     .replace(QStringLiteral("; "), QStringLiteral(", "))));
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(table);
    layout->addWidget(buttons);
    dialog.resize(460, 560);
    dialog.exec();
}

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
