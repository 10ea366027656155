// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/session.h"
#include "app/exporting/animation.h"
#include "app/exporting/picture.h"
#include "app/views/blind/blind_picture.h"
#include "app/views/chain/proof_frames.h"
#include "app/views/compare/compared_pictures.h"
#include "app/views/cube/cube_picture.h"
#include "app/views/layers/layer_frames.h"
#include "app/views/training/training_picture.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QRadioButton;
class QSettings;
class QSpinBox;

namespace convoku {

class KernelSlide;

/// What is exported as an animation: a run, two runs side by side, the proof of a removal, the slide of a layer's
/// kernel, the cube that turns, a blind search, or the steps of a training.
struct ExportSubject
{
    static ExportSubject ofSlide(const LayerPicture& picture, const KernelSlide& slide);

    /// Must not change any more: a copy where the run still goes on. Null with a layer, a cube, a search and a
    /// training.
    std::shared_ptr<const Recording> recording = {};
    int currentPass = 0; ///< what "to" starts at
    std::optional<PassRange> range = {}; ///< chosen at first
    std::shared_ptr<const Proof> proof = {};
    std::optional<LayerPicture> layer = {};
    SlideOptions slide = {}; ///< where the choices start
    std::optional<CubeTurning> cube = {};
    std::optional<BlindShow> blind = {};
    std::optional<TrainingFilm> training = {};
    std::optional<ComparedShow> compared = {}; ///< several runs; `recording` is the one that the file's facts are of
    bool everyPuzzle = false; ///< the choices are for the runs of many puzzles: there is no range of passes
};

/// Everything that can be chosen about an animation. The choices are remembered in settings.
class ExportChoices : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive this. `theme`: to begin with, where nothing else was chosen before.
    ExportChoices(const ExportSubject& subject, Theme::Kind theme, QSettings& settings, QWidget* parent = nullptr);

    AnimationOptions animation() const;
    SlideOptions slide() const;
    AnimationSettings output() const;
    /// Of still pictures, without the facts.
    PictureSettings picture() const;
    /// Shows what can be chosen about a still picture instead of an animation.
    void setStill(bool still);
    /// Of what is chosen now.
    FrameFactory frames() const;
    void remember() const;

Q_SIGNALS:
    void changed();

private:
    struct Preset;
    /// How the numbers of a layer come.
    enum SlideWay { OnePlane, AllPlanes, AllAtOnce };
    static const std::vector<Preset>& presets();

    bool isRun() const
    {
        return !m_subject.proof && !m_subject.layer && !m_subject.cube && !m_subject.blind && !m_subject.training;
    }
    int passes() const;
    QString ownKey(const char* name) const;
    void buildRange(QFormLayout* form);
    void buildPlanes(QFormLayout* form);
    SlideWay slideWay() const;
    void buildTiming(QFormLayout* form);
    void buildLook(QFormLayout* form, Theme::Kind theme);
    void restore(Theme::Kind theme);
    void take(const Preset& preset);
    void choiceMade();
    void showWhatFollows();

    const ExportSubject& m_subject;
    QSettings& m_settings;
    bool m_still = false;
    bool m_settling = true; ///< several choices change at once: only the last one counts

    QComboBox* m_preset;
    QComboBox* m_format;
    QComboBox* m_pictureFormat;
    QComboBox* m_text;
    QRadioButton* m_wholeRun;
    QRadioButton* m_range;
    QSpinBox* m_from;
    QSpinBox* m_to;
    QComboBox* m_planes; ///< by SlideWay, without AllPlanes where there is only one
    QComboBox* m_frameFor;
    QCheckBox* m_fades;
    QSpinBox* m_width;
    QSpinBox* m_delay;
    QDoubleSpinBox* m_rate;
    QLabel* m_warning;
    QSpinBox* m_hold;
    QComboBox* m_loop;
    QWidget* m_loopRow;
    QWidget* m_timeRow;
    QSpinBox* m_plays;
    QComboBox* m_theme;
    QCheckBox* m_caption;
    QCheckBox* m_sentence;
    QCheckBox* m_legend;
    QCheckBox* m_labels;
    QComboBox* m_colours;
    QFormLayout* m_form;
};

} // namespace convoku
