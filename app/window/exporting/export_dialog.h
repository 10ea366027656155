// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/export_job.h"
#include "app/exporting/frame_maker.h"
#include "app/window/exporting/export_choices.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace convoku {

class AnimationPreview;
class SavedFileRow;

/// Chooses what an animation shows, plays it while choosing, says how large its file will be, and writes it.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// Settings are remembered in `settings`, which must outlive the dialog.
    ExportDialog(Exportable exportable, Theme::Kind theme, QSettings& settings, QWidget* parent = nullptr);
    ~ExportDialog() override;

    AnimationOptions animation() const { return m_choices->animation(); }
    AnimationSettings output() const { return m_choices->output(); }
    FrameFactory frames() const { return m_choices->frames(); }
    /// What the file with these choices would be; none while that is being found out.
    const std::optional<ExportResult>& measured() const { return m_measured; }

    /// Writes to this file without asking for a name. What it ends with decides over the format.
    void exportTo(const QString& path);

Q_SIGNALS:
    /// A file is complete.
    void exported(const QString& path);

protected:
    void reject() override;

private:
    static QString titleOf(ExportKind kind);
    void choicesChanged();
    void showFrames(const std::shared_ptr<const FrameSource>& frames);
    void showFacts();
    void askAndExport();
    void showResult(const ExportResult& result);
    void setExporting(bool exporting);

    Exportable m_exportable;
    QSettings& m_settings;
    ExportJob m_writer;
    ExportJob m_measurer;
    FrameMaker m_maker;
    QTimer m_measureSoon;
    QString m_path;
    QString m_playing; ///< seconds, pixels; empty while the frames are being made
    std::optional<qint64> m_estimated;
    std::optional<ExportResult> m_measured;

    ExportChoices* m_choices;
    AnimationPreview* m_preview;
    QLabel* m_facts;
    QLabel* m_message;
    SavedFileRow* m_saved;
    QProgressBar* m_progress;
    QPushButton* m_export;
    QPushButton* m_close;
};

} // namespace convoku
