// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/tensor_planes_box.h"

#include "app/views/layers/widgets/tensor_canvas.h"

#include <QSignalBlocker>

namespace convoku {

TensorPlanesBox::TensorPlanesBox(TensorCanvas* canvas, QWidget* parent)
    : QComboBox(parent)
    , m_canvas(canvas)
{
    setObjectName(QStringLiteral("tensor_planes"));
    setAccessibleName(tr("Planes"));
    setToolTip(
        tr("Which planes are shown. On the tensors: P one plane, 1 to 9 that of a digit, D the picked digit, C the "
           "picked cell, 0 all"));
    // In the order of TensorCanvas::Planes.
    addItems({tr("One plane"), tr("All planes"), tr("Picked digit"), tr("Picked cell")});
    connect(this, &QComboBox::activated, this, [this](int entry) {
        const auto planes = static_cast<TensorCanvas::Planes>(entry);
        m_canvas->choosePlanes(planes, m_canvas->fixedDigits());
    });
    connect(canvas, &TensorCanvas::planesChanged, this, &TensorPlanesBox::showChoice);
    hide(); // until there are pictures
}

void TensorPlanesBox::showChoice()
{
    const QSignalBlocker quiet(this);
    const auto fixed = static_cast<int>(TensorCanvas::Planes::Fixed);
    while (count() > fixed)
        removeItem(fixed);
    const std::vector<int>& digits = m_canvas->fixedDigits();
    if (digits.size() == 1)
        addItem(tr("Digit %1 only").arg(digits.front() + 1));
    else if (digits.size() == 2)
        addItem(tr("Digits %1 and %2").arg(digits.front() + 1).arg(digits.back() + 1));
    setCurrentIndex(static_cast<int>(m_canvas->planes()));
    setVisible(parentWidget() != nullptr && !m_canvas->pictures().empty());
}

} // namespace convoku
