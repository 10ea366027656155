// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/exportable.h"
#include "app/exporting/picture.h"

#include <QVariant>
#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

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

/// Everything that can be chosen about an animation or a picture: a row for each option that applies
/// (export_schema.h). The choices are remembered in settings.
class ExportChoices : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive this. `theme`: to begin with, where nothing else was chosen before.
    ExportChoices(const Exportable& exportable, Theme::Kind theme, QSettings& settings, QWidget* parent = nullptr);

    AnimationOptions animation() const;
    ExportValues values() const;
    AnimationSettings output() const;
    /// Returns the settings of a still picture.
    PictureSettings picture() const;
    /// Shows what can be chosen about a still picture instead of an animation.
    void setStill(bool still);
    /// Returns the frames of the current choices. Those of a still picture are for a preview.
    FrameFactory frames() const;
    std::shared_ptr<const Picture> still() const { return m_exportable.still(values()); }
    void remember() const;
    /// For a file dialog, the chosen format first.
    QStringList fileFilters() const;

Q_SIGNALS:
    void changed();

private:
    struct Preset;
    static const std::vector<Preset>& presets();

    bool has(ExportOption option) const { return applies(option, m_exportable.kind, !m_still); }
    /// The names of the animations' formats, and their filters in a file dialog.
    static std::vector<std::pair<QString, QString>> formats();
    AnimationFormat format() const;
    void buildRange(QFormLayout* form);
    void buildPlanes(QFormLayout* form);
    void buildTiming(QFormLayout* form);
    void buildLook(QFormLayout* form, Theme::Kind theme);
    void restore(Theme::Kind theme);
    /// Restores a choice, and remembers it with the others.
    void keep(const char* key, const QVariant& usual, QComboBox* combo, bool byData = false);
    void keep(const char* key, const QVariant& usual, QSpinBox* spin);
    void keep(const char* key, const QVariant& usual, QCheckBox* box);
    QString keyOf(const char* name) const;
    void take(const Preset& preset);
    void choiceMade();
    void showWhatFollows();

    const Exportable& m_exportable;
    QSettings& m_settings;
    bool m_still = false;
    std::vector<std::pair<QString, std::function<QVariant()>>> m_kept; ///< settings keys and choices
    bool m_settling = true; ///< several choices change at once: only the last one counts

    QComboBox* m_preset;
    QComboBox* m_format;
    QComboBox* m_pictureFormat;
    QComboBox* m_text;
    QComboBox* m_scale;
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
