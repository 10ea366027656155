// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/function_plot.h"
#include "app/drawing/kernel_painter.h"
#include "app/drawing/layer_trail.h"
#include "app/drawing/tensor_painter.h"
#include "app/exporting/picture.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace convoku {

/// The inputs and outputs of a layer side by side, with marks; the plot of its function, and sentences below them;
/// above them the layers of the rule, and which of them that is.
class TensorsPicture : public Picture
{
public:
    /// "You are here".
    struct Trail
    {
        std::shared_ptr<const Inspection> values;
        std::size_t group = 0; ///< of the values' network
        int current = 0; ///< layer of the group, from 1
        int done = 0;
        int digit = 0; ///< whose planes are shown small
        bool asked = false; ///< see LayerTrailScene
        QString name;
        QString place;
    };
    struct Content
    {
        std::optional<Trail> trail; ///< above all else
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
    double trailHeight() const;
    void paintTrail(QPainter& painter, const Theme& theme) const;

    Content m_content;
    QSizeF m_room;
    LayerTrail m_trail;
};

} // namespace convoku
