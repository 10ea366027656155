// SPDX-License-Identifier: MIT
#pragma once

#include <QMimeData>
#include <QWidget>

#include <memory>

namespace convoku {

/// A file for the clipboard: as a file, which file managers, mails and browsers take, and by its contents, which some
/// others take. Of an animation nothing is offered as a still picture.
std::unique_ptr<QMimeData> fileForClipboard(const QString& path);

/// Offers to open a file that has just been written, to show it in its folder, or to copy it.
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
