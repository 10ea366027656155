// SPDX-License-Identifier: MIT
#pragma once

#include "solver/blind/blind_engine.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;

namespace convoku {

/// Edits the settings of a blind search: method, objective, seed, and the numbers that the method has.
class BlindChoices : public QWidget
{
    Q_OBJECT

public:
    explicit BlindChoices(QWidget* parent = nullptr);

    BlindSettings settings() const;
    void setSettings(const BlindSettings& settings);
    /// Chooses a method with the numbers that it is usually run with.
    void choose(BlindMethod method);

Q_SIGNALS:
    void changed();

private:
    void chooseMethod();
    void showWhatCounts();

    bool m_settling = false; ///< several choices change at once
    QFormLayout* m_fields;
    QComboBox* m_method;
    QComboBox* m_objective;
    QSpinBox* m_trials;
    QSpinBox* m_seed;
    QComboBox* m_parzen;
    QComboBox* m_gamma;
    QDoubleSpinBox* m_temperature;
    QDoubleSpinBox* m_cooling;
    QSpinBox* m_chain;
    QSpinBox* m_reheat;
    std::vector<QWidget*> m_ofTpe; ///< shown with these methods only
    std::vector<QWidget*> m_ofAnnealing;
};

} // namespace convoku
