// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/onnx_job.h"
#include "app/window/exporting/saving_dialog.h"

#include <QTimer>

#include <memory>
#include <optional>

class QComboBox;
class QLabel;

namespace convoku {

class OnnxChoices;
class OnnxGraphView;

/// Chooses how a network becomes an ONNX file, shows the graph of what would be written and what it would need, and
/// writes it, as often as one likes.
class OnnxDialog final : public SavingDialog
{
    Q_OBJECT

public:
    /// `subject`: the network and its rules. `settings` must outlive the dialog.
    OnnxDialog(const OnnxExport& subject, QSettings& settings, QWidget* parent = nullptr);

    OnnxExport chosen() const;
    /// Returns the expected properties of the file with these choices; none while they are measured, or if that fails.
    const std::optional<OnnxMeasure>& measured() const { return m_measured; }
    /// Writes to this file without asking for a name.
    void saveTo(const QString& path);

private:
    void write() override;
    void cancelWriting() override;
    void remember() const override;
    void choicesChanged();
    void takePass(const std::shared_ptr<const Network>& pass);
    void showGraph();
    void showMeasure(const OnnxMeasure& measure);
    void showImpossible(const QString& why);
    void takeWritten(const QString& problem, qint64 bytes);

    OnnxJob* m_job;
    QTimer m_lookSoon;
    std::shared_ptr<const Network> m_pass; ///< what the preview shows a part of
    std::optional<OnnxMeasure> m_measured;
    QString m_path; ///< where it is being written

    OnnxChoices* m_choices;
    QComboBox* m_part;
    OnnxGraphView* m_graph;
    QLabel* m_facts;
};

} // namespace convoku
