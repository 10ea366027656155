// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/export_job.h"
#include "app/exporting/frame_maker.h"
#include "app/exporting/picture_job.h"
#include "app/window/exporting/export_choices.h"
#include "app/window/exporting/saving_dialog.h"

#include <QTimer>

#include <optional>

namespace convoku {

class AnimationPreview;

/// Chooses what a picture or an animation shows, shows it while choosing, says how large its file will be, and writes
/// it. A picture can also be copied.
class ExportDialog final : public SavingDialog
{
    Q_OBJECT

public:
    /// Settings are remembered in `settings`, which must outlive the dialog.
    ExportDialog(Exportable exportable, Theme::Kind theme, QSettings& settings, QWidget* parent = nullptr);
    ~ExportDialog() override;

    AnimationOptions animation() const { return m_choices->animation(); }
    AnimationSettings output() const { return m_choices->output(); }
    /// Returns the settings of a still picture.
    PictureSettings picture() const { return m_choices->picture(); }
    FrameFactory frames() const { return m_choices->frames(); }
    /// Returns the expected properties of the file with these choices; none while they are being measured.
    const std::optional<ExportResult>& measured() const { return m_measured; }

    /// Writes to this file without asking for a name. Its ending determines the format; without one it gets that of the
    /// chosen format.
    void exportTo(QString path);

Q_SIGNALS:
    /// A file is complete.
    void exported(const QString& path);

private:
    static QString titleOf(ExportKind kind);
    bool isStill() const { return m_exportable.still != nullptr; }
    void write() override;
    void cancelWriting() override { m_writer.cancel(); }
    void remember() const override { m_choices->remember(); }
    void choicesChanged();
    void measure();
    void showFrames(const std::shared_ptr<const FrameSource>& frames);
    void showFacts();
    void copy();
    void showResult(const ExportResult& result);

    Exportable m_exportable;
    ExportJob m_writer;
    ExportJob m_measurer;
    FrameMaker m_maker;
    PictureJob m_copier;
    QTimer m_measureSoon;
    QString m_path;
    QString m_playing; ///< seconds, pixels; empty while the frames are being made
    std::optional<qint64> m_estimated;
    std::optional<ExportResult> m_measured;

    ExportChoices* m_choices;
    AnimationPreview* m_preview;
    QLabel* m_facts;
};

} // namespace convoku
