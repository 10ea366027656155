// SPDX-License-Identifier: MIT
#include "app/window/exporting/saved_file_row.h"
#include "app/window/parts/form.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QPushButton>
#include <QUrl>

namespace convoku {

std::unique_ptr<QMimeData> fileForClipboard(const QString& path)
{
    auto data = std::make_unique<QMimeData>();
    const QUrl url = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath());
    data->setUrls({url});
    data->setText(QFileInfo(path).absoluteFilePath());
    data->setData(QStringLiteral("x-special/gnome-copied-files"), "copy\n" + url.toEncoded());
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        data->setData(QMimeDatabase().mimeTypeForFile(path).name(), file.readAll());
    return data;
}

SavedFileRow::SavedFileRow(QWidget* parent)
    : QWidget(parent)
{
    const auto button = [this](const char* id, const QString& text, const QString& tip, auto act) {
        QPushButton* made = form::button(id, text, tip);
        connect(made, &QPushButton::clicked, this, act);
        return made;
    };
    auto* open = button("saved_open", tr("O&pen"), tr("Open the file in its default application"),
        [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_path)); });
    auto* folder = button("saved_folder", tr("Show in &folder"), tr("Open the folder that contains the file"),
        [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_path).absolutePath())); });
    auto* copy = button("saved_copy", tr("Cop&y file"),
        tr("Copy the file to the clipboard, to paste it into a folder or a message"),
        [this] { QApplication::clipboard()->setMimeData(fileForClipboard(m_path).release()); });
    form::fill(this, form::row(open, folder, copy, form::stretch(1)));
    hide();
}

void SavedFileRow::setFile(const QString& path)
{
    m_path = path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
    setVisible(!path.isEmpty());
}

} // namespace convoku
