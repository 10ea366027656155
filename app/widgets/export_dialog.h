// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/export_job.h"
#include "app/exporting/layer_frames.h"
#include "app/exporting/proof_frames.h"
#include "app/session/session.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QRadioButton;
class QSettings;
class QSpinBox;

namespace convoku {

class KernelSlide;

/// Chooses what an animated GIF of a run shows, shows it while choosing, and writes it.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// What is exported: a run, the proof of a removal in it, or the slide of a layer's kernel.
    struct Subject
    {
        static Subject ofSlide(const LayerPicture& picture, const KernelSlide& slide);

        /// Must not change any more: a copy where the run still goes on. Null with a layer.
        std::shared_ptr<const Recording> recording = {};
        int currentPass = 0; ///< what "to" starts at
        std::optional<PassRange> range = {}; ///< chosen at first
        std::shared_ptr<const Proof> proof = {};
        std::optional<LayerPicture> layer = {};
        SlideOptions slide = {}; ///< where the choices start
    };

    /// Settings are remembered in `settings`, which must outlive the dialog.
    ExportDialog(Subject subject, Theme::Kind theme, QSettings& settings, QWidget* parent = nullptr);
    ~ExportDialog() override;

    AnimationOptions animation() const;
    SlideOptions slide() const;
    GifSettings gif() const;

    /// Writes to this file without asking for a name.
    void exportTo(const QString& path);

Q_SIGNALS:
    /// A file is complete.
    void exported(const QString& path);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void reject() override;

private:
    bool isRun() const { return !m_subject.proof && !m_subject.layer; }
    /// Where the setting is kept: those that differ by what is exported have keys of their own.
    QString ownKey(const char* name) const;
    std::shared_ptr<const FrameSource> chosenFrames() const;
    void buildRange(QFormLayout* form);
    void buildPlanes(QFormLayout* form);
    void buildTiming(QFormLayout* form);
    void buildLook(QFormLayout* form, Theme::Kind theme);
    void restore();
    void remember() const;
    void choicesChanged();
    void showPreview();
    void askAndExport();
    void showResult(const ExportResult& result);
    void setExporting(bool exporting);

    Subject m_subject;
    QSettings& m_settings;
    std::shared_ptr<const FrameSource> m_frames;
    ExportJob m_writer;
    ExportJob m_estimator;
    QString m_path;
    QTimer m_preview;
    QTimer m_estimateSoon;
    int m_previewFrame = 0;

    QRadioButton* m_wholeRun;
    QRadioButton* m_range;
    QSpinBox* m_from;
    QSpinBox* m_to;
    QComboBox* m_planes;
    QComboBox* m_frameFor;
    QCheckBox* m_fades;
    QSpinBox* m_width;
    QSpinBox* m_delay;
    QSpinBox* m_hold;
    QComboBox* m_loop;
    QSpinBox* m_plays;
    QComboBox* m_theme;
    QCheckBox* m_caption;
    QCheckBox* m_legend;
    QCheckBox* m_labels;
    QComboBox* m_colours;
    QWidget* m_choices;
    QLabel* m_picture;
    QLabel* m_facts;
    QLabel* m_message;
    QProgressBar* m_progress;
    QPushButton* m_export;
    QPushButton* m_close;
};

} // namespace convoku
