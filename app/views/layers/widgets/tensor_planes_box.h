// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace convoku {

class TensorCanvas;

/// Which planes a TensorCanvas shows: all, those of the picked digit, those of the picked cell, or those of a
/// digit that was chosen on the canvas.
class TensorPlanesBox : public QComboBox
{
    Q_OBJECT

public:
    explicit TensorPlanesBox(TensorCanvas* canvas, QWidget* parent = nullptr);

private:
    void showChoice();

    TensorCanvas* m_canvas;
};

} // namespace convoku
