// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/exporting/network_page.h"

#include <QDialog>
#include <QPointer>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSettings;

namespace convoku {

class SavedFileRow;

/// Writes a page for a browser that steps a network, into a folder of its own. What runs the network there, ONNX
/// Runtime Web, is taken from a folder node_modules; where it is missing the dialog says how it comes there.
class NetworkPageDialog : public QDialog
{
    Q_OBJECT

public:
    /// `page`: the network, its rules and the puzzle. `settings` must outlive the dialog.
    NetworkPageDialog(NetworkPageOptions page, QSettings& settings, QWidget* parent = nullptr);

    /// It is being written.
    bool isBusy() const { return m_busy; }

public Q_SLOTS:
    void reject() override;

private:
    QLineEdit* addFolder(QFormLayout* form, const char* name, const QString& label, const QString& title);
    void choiceChanged();
    void write();
    void setBusy(bool busy);
    void takeWritten(const QString& problem);
    void remember() const;

    NetworkPageOptions m_page;
    QSettings& m_settings;
    bool m_busy = false;
    QPointer<QWidget> m_before; ///< had the focus before it was busy
    QLineEdit* m_folder;
    QLineEdit* m_modules;
    QCheckBox* m_embed;
    QWidget* m_choices;
    QLabel* m_message;
    SavedFileRow* m_saved;
    QProgressBar* m_progress;
    QPushButton* m_export;
    LatestTask<NoTool> m_writer;
};

} // namespace convoku
