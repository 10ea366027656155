// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/picture.h"
#include "app/painting/function_plot.h"
#include "app/painting/kernel_painter.h"
#include "app/painting/tensor_painter.h"

#include <QStringList>

namespace convoku {

/// The inputs and outputs of a layer side by side, with marks; the plot of its function, and sentences below them.
class TensorsPicture : public Picture
{
public:
    struct Content
    {
        std::vector<TensorPicture> inputs;
        std::vector<TensorPicture> outputs;
        std::vector<TensorMarks> marks; ///< of the inputs, then of the outputs; fewer: the others have none
        std::vector<TensorCut> cuts; ///< what is drawn of each; empty: all of all
        std::optional<KernelPicture> kernel; ///< small between them
        std::optional<FunctionPlot> plot; ///< below them
        QStringList sentences; ///< the first one strong
        QString title;
    };

    /// `room`: for the tensors, without the sentences.
    TensorsPicture(Content content, QSizeF room);

    QSizeF size() const override;
    QString title() const override { return m_content.title; }
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    Content m_content;
    QSizeF m_room;
};

} // namespace convoku
