// SPDX-License-Identifier: MIT
#pragma once

#include <QMimeData>
#include <QWidget>

#include <memory>

namespace convoku {

/// A file for the clipboard: as a file, which file managers, mails and browsers take, and by its contents, which some
/// others take. Of an animation nothing is offered as a still picture.
std::unique_ptr<QMimeData> fileForClipboard(const QString& path);

/// What one wants to do with a file that has just been written: open it, show it in its folder, copy it.
class SavedFileRow : public QWidget
{
    Q_OBJECT

public:
    explicit SavedFileRow(QWidget* parent = nullptr);

    /// Empty: there is none, and the row goes.
    void setFile(const QString& path);

private:
    QString m_path;
};

} // namespace convoku
