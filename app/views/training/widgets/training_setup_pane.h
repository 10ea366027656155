// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/training.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace convoku {

/// The fields of a training's set-up. All but the learning rate take effect with the next training.
class TrainingSetupPane : public QWidget
{
    Q_OBJECT

public:
    explicit TrainingSetupPane(QWidget* parent = nullptr);

    TrainingSetup setup() const;
    int starts() const;
    void setSetup(const TrainingSetup& setup, int starts);
    /// Sets the largest number of starts that the task has room for. A larger choice is reduced to it.
    void setMostStarts(int most);
    int mostStarts() const;

Q_SIGNALS:
    void changed();
    void rateChanged(double rate);

private:
    TrainingSetup::Start m_start = TrainingSetup::Start::Random; ///< chosen elsewhere
    QDoubleSpinBox* m_spread;
    QComboBox* m_boards;
    QDoubleSpinBox* m_density;
    QSpinBox* m_batch;
    QSpinBox* m_fixed;
    QSpinBox* m_steps;
    QDoubleSpinBox* m_rate;
    QSpinBox* m_seed;
    QSpinBox* m_starts;
};

} // namespace convoku
