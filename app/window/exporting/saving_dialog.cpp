// SPDX-License-Identifier: MIT
#include "app/window/exporting/saving_dialog.h"

#include "app/exporting/file_names.h"
#include "app/window/exporting/long_label.h"
#include "app/window/exporting/saved_file_row.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"
#include "app/window/parts/puzzle_files.h"

#include <QFileInfo>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>

namespace convoku {

SavingDialog::SavingDialog(const QString& title, bool asks, QSettings& settings, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_writeText(asks ? tr("&Export…") : tr("&Export"))
    , m_message(new LongLabel("message"))
    , m_saved(new SavedFileRow)
    , m_progress(new QProgressBar)
    , m_buttons(new QDialogButtonBox)
{
    setWindowTitle(title);
    m_write = addButton("export", m_writeText);
    m_write->setDefault(true);
    m_close = form::named(m_buttons->addButton(QDialogButtonBox::Close), "close");
    connect(m_write, &QPushButton::clicked, this, [this] {
        if (m_busy)
            cancelWriting();
        else
            write();
    });
    connect(m_close, &QPushButton::clicked, this, &SavingDialog::reject);
}

void SavingDialog::layOut(QWidget* choices, QLayout* view, const QSize& usual)
{
    m_choices = choices;
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();
    m_message->hide();
    auto* columns = form::row(form::grow(makeScrollRoom(choices), view == nullptr ? 1 : 0));
    if (view != nullptr)
        form::add(columns, form::grow(view));
    form::layOut(this, form::column(form::grow(columns), m_message, m_saved, m_progress, m_buttons));
    fitToScreen(this, usual);
}

QPushButton* SavingDialog::addButton(const char* id, const QString& text)
{
    return form::named(m_buttons->addButton(text, QDialogButtonBox::ActionRole), id);
}

QString SavingDialog::askForFile(
    const QString& folderKey, QStandardPaths::StandardLocation usual, const QString& suffix, const QStringList& filters)
{
    const QString proposed = suggestedPath(saveFolder(m_settings, folderKey, usual), suffix);
    const QString path = askForTarget(windowTitle(), proposed, filters, this).first;
    if (!path.isEmpty())
        m_settings.setValue(folderKey, QFileInfo(path).absolutePath());
    return path;
}

void SavingDialog::setBusy(bool busy)
{
    if (busy) {
        remember();
        showText({});
        m_savedPath.clear();
        m_before = focusWidget();
    }
    m_busy = busy;
    m_choices->setEnabled(!busy);
    m_progress->setVisible(busy);
    m_progress->setRange(0, 0);
    m_write->setText(busy ? tr("&Cancel export") : m_writeText);
    m_close->setEnabled(!busy);
    if (!busy && m_before)
        m_before->setFocus(); // a disabled widget loses it
}

void SavingDialog::setWritable(bool writable)
{
    m_write->setEnabled(writable || m_busy);
}

void SavingDialog::showText(const QString& text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    m_saved->setFile({});
}

void SavingDialog::showWritten(const QString& path, const QString& text)
{
    showText(text);
    m_savedPath = path;
    m_saved->setFile(path);
}

void SavingDialog::reject()
{
    if (m_busy) {
        cancelWriting();
        return;
    }
    remember();
    QDialog::reject();
}

} // namespace convoku
