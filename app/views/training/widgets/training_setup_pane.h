// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/training.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace convoku {

/// What a training is made of, to be chosen. All but the learning rate count from the next training on.
class TrainingSetupPane : public QWidget
{
    Q_OBJECT

public:
    explicit TrainingSetupPane(QWidget* parent = nullptr);

    TrainingSetup setup() const;
    void setSetup(const TrainingSetup& setup);
    int starts() const;
    void setStarts(int starts);
    /// As many as a task has room for; fewer are chosen where more were.
    void setMostStarts(int most);

Q_SIGNALS:
    void changed();
    void rateChanged(double rate);

private:
    QComboBox* m_start;
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
