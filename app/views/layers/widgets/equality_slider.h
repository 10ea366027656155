// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layer.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSlider;

namespace convoku {

/// Tries another k in a layer of "is a equal to k?". Shows whether k is the network's own, and leads back to it.
class EqualitySlider : public QWidget
{
    Q_OBJECT

public:
    explicit EqualitySlider(QWidget* parent = nullptr);

    /// Shows the network's own k. `range`: the numbers that the layer compares.
    void setQuestion(int k, Range range);

Q_SIGNALS:
    void kChanged(int k);

private:
    void showTrial();

    int m_ownK = 0;
    QLabel* m_text;
    QSlider* m_slider;
    QLabel* m_note;
    QPushButton* m_back;
};

} // namespace convoku
