// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QPointer>
#include <QStandardPaths>
#include <QStringList>

class QDialogButtonBox;
class QLayout;
class QProgressBar;
class QPushButton;
class QSettings;

namespace convoku {

class LongLabel;
class SavedFileRow;

/// A dialog that writes files: choices, a view of what the file will be, and below them what became of it. It stays
/// open, so that several files can be written. While it writes, its button cancels.
class SavingDialog : public QDialog
{
    Q_OBJECT

public:
    bool isBusy() const { return m_busy; }
    /// The file that was written last; empty: none, or the last attempt failed.
    const QString& savedPath() const { return m_savedPath; }

public Q_SLOTS:
    /// Cancels the writing or, if there is none, remembers the choices and closes.
    void reject() override;

protected:
    /// `asks`: the button asks for a file's name first. `settings` must outlive the dialog.
    SavingDialog(const QString& title, bool asks, QSettings& settings, QWidget* parent);

    /// Lays out the dialog. `view` is beside the choices; null: they have all the room.
    void layOut(QWidget* choices, QLayout* view, const QSize& usual);
    /// Adds a button beside that which writes.
    QPushButton* addButton(const char* id, const QString& text);

    virtual void write() = 0;
    virtual void cancelWriting() = 0;
    virtual void remember() const = 0;

    /// Asks for a name in the folder that the settings have at this key; empty if none was given.
    QString askForFile(const QString& folderKey, QStandardPaths::StandardLocation usual, const QString& suffix,
        const QStringList& filters);
    void setBusy(bool busy);
    void setWritable(bool writable);
    /// Empty: shows nothing.
    void showText(const QString& text);
    void showWritten(const QString& path, const QString& text);
    QSettings& settings() const { return m_settings; }
    QProgressBar* progress() const { return m_progress; }

private:
    QSettings& m_settings;
    const QString m_writeText;
    bool m_busy = false;
    QString m_savedPath;
    QPointer<QWidget> m_before; ///< had the focus before it was busy
    QWidget* m_choices = nullptr;
    LongLabel* m_message;
    SavedFileRow* m_saved;
    QProgressBar* m_progress;
    QDialogButtonBox* m_buttons;
    QPushButton* m_write;
    QPushButton* m_close;
};

} // namespace convoku
