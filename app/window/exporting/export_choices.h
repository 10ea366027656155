// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/exportable.h"
#include "app/exporting/picture.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QRadioButton;
class QSettings;
class QSpinBox;

namespace convoku {

/// Everything that can be chosen about an animation. The choices are remembered in settings.
class ExportChoices : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive this. `theme`: to begin with, where nothing else was chosen before.
    ExportChoices(const Exportable& exportable, Theme::Kind theme, QSettings& settings, QWidget* parent = nullptr);

    AnimationOptions animation() const;
    ExportValues values() const;
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
    static const std::vector<Preset>& presets();

    bool has(ExportOption option) const { return applies(option, m_exportable.kind, !m_still); }
    AnimationFormat format() const;
    void buildRange(QFormLayout* form);
    void buildPlanes(QFormLayout* form);
    void buildTiming(QFormLayout* form);
    void buildLook(QFormLayout* form, Theme::Kind theme);
    void restore(Theme::Kind theme);
    void take(const Preset& preset);
    void choiceMade();
    void showWhatFollows();

    const Exportable& m_exportable;
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
    QComboBox* m_planes; ///< its data are SlideWays
    QComboBox* m_boards;
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
    QWidget* m_rangeRow;
    QWidget* m_words;
    QLineEdit* m_title;
    QCheckBox* m_caption;
    QLineEdit* m_ownCaption;
    QCheckBox* m_sentence;
    QCheckBox* m_legend;
    QCheckBox* m_labels;
    QComboBox* m_colours;
    QFormLayout* m_form;
};

} // namespace convoku
