// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/onnx_export.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QRadioButton;
class QSettings;
class QSpinBox;

namespace convoku {

/// All that can be chosen about a network as an ONNX file. What does not go together can't be chosen, and says why.
/// The choices are remembered in settings.
class OnnxChoices : public QWidget
{
    Q_OBJECT

public:
    /// `subject`: the network and the rules; what else it says is not asked. `settings` must outlive this.
    OnnxChoices(OnnxExport subject, QSettings& settings, QWidget* parent = nullptr);

    OnnxExport chosen() const;
    /// Returns whether the rules must be proved first.
    bool proves() const;
    void remember() const;

Q_SIGNALS:
    void changed();

private:
    void buildRun(QFormLayout* form);
    void buildForm(QFormLayout* form);
    void buildRest(QFormLayout* form);
    void restore();
    void choiceMade();
    /// Which precisions go with the rest; where the wished one does not, another stands for it.
    void offerPrecisions();
    OnnxExport with(OnnxPrecision precision) const;

    OnnxExport m_subject;
    QSettings& m_settings;
    OnnxPrecision m_requested = OnnxPrecision::Float;
    bool m_settling = true; ///< several choices change at once: only the last one counts

    QRadioButton* m_run;
    QSpinBox* m_passes;
    QRadioButton* m_step;
    QComboBox* m_form;
    QLabel* m_formWords;
    QComboBox* m_precision;
    QLabel* m_precisionWords;
    QSpinBox* m_batch;
    QCheckBox* m_anyBatch;
    QCheckBox* m_everyValue;
    QCheckBox* m_proves;
};

} // namespace convoku
