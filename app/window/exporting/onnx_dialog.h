// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/onnx_job.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSettings;

namespace convoku {

class OnnxChoices;
class OnnxGraphView;
class SavedFileRow;

/// Chooses how a network becomes an ONNX file, shows the graph of what would be written and what it would need, and
/// writes it, as often as one likes.
class OnnxDialog : public QDialog
{
    Q_OBJECT

public:
    /// `subject`: the network and its rules. `settings` must outlive the dialog.
    OnnxDialog(const OnnxExport& subject, QSettings& settings, QWidget* parent = nullptr);

    OnnxExport chosen() const;
    /// What the file with these choices would be; none while that is being found out, and where it can't be.
    const std::optional<OnnxMeasure>& measured() const { return m_measured; }
    /// Writes to this file without asking for a name.
    void saveTo(const QString& path);
    bool isBusy() const { return m_job->isRunning(); }

public Q_SLOTS:
    void reject() override;

private:
    void choicesChanged();
    void takePass(const std::shared_ptr<const Network>& pass);
    void showGraph();
    void showMeasure(const OnnxMeasure& measure);
    void showImpossible(const QString& why);
    void saveOrCancel();
    void askForFile();
    void setBusy(bool busy);
    void takeWritten(const QString& problem, qint64 bytes);
    void say(const QString& text);

    QSettings& m_settings;
    OnnxJob* m_job;
    QTimer m_lookSoon;
    std::shared_ptr<const Network> m_pass; ///< what the preview shows a part of
    std::optional<OnnxMeasure> m_measured;
    QString m_path; ///< where it is being written
    QPointer<QWidget> m_before; ///< had the focus before it was busy

    OnnxChoices* m_choices;
    QComboBox* m_part;
    OnnxGraphView* m_graph;
    QLabel* m_facts;
    QLabel* m_message;
    SavedFileRow* m_saved;
    QProgressBar* m_progress;
    QPushButton* m_save;
    QPushButton* m_close;
};

} // namespace convoku
