// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/exporting/network_page.h"
#include "app/window/exporting/saving_dialog.h"

class QCheckBox;
class QFormLayout;
class QLineEdit;

namespace convoku {

/// Writes a page for a browser that steps a network, into a folder of its own. What runs the network there, ONNX
/// Runtime Web, is taken from a folder node_modules; where it is missing the dialog says how it comes there.
class NetworkPageDialog final : public SavingDialog
{
    Q_OBJECT

public:
    /// `page`: the network, its rules and the puzzle. `settings` must outlive the dialog.
    NetworkPageDialog(NetworkPageOptions page, QSettings& settings, QWidget* parent = nullptr);

private:
    QLineEdit* addFolder(QFormLayout* form, const char* name, const QString& label, const QString& title);
    void choiceChanged();
    void write() override;
    void cancelWriting() override;
    void remember() const override;
    void takeWritten(const QString& problem);

    NetworkPageOptions m_page;
    QLineEdit* m_folder;
    QLineEdit* m_modules;
    QCheckBox* m_embed;
    LatestTask<NoTool> m_writer;
};

} // namespace convoku
