// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/exportable.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/layer_picture.h"

namespace convoku {

/// Holds the options for the animation of a slide.
struct SlideOptions
{
    SlideOrder order;
    int output = 0; ///< which of the layer's outputs
    bool allAtOnce = false; ///< all numbers of the layer in one step: the order does not count
    int width = LayerPage::kWidth; ///< pixels
    int delay = 60; ///< hundredths of a second that a number is shown
    int hold = 300; ///< the same for the last one
};

/// A layer's kernel slides over its input: a picture for each number of the output, with its window and its arithmetic,
/// while the output fills up. Or all numbers come at once: all windows over the input, and then all of the output.
class LayerFrames final : public FrameSource
{
public:
    /// `picture.element` does not count.
    LayerFrames(const LayerPicture& picture, const SlideOptions& options);

    QSize size() const override { return m_still.size(); }
    int count() const override { return m_options.allAtOnce ? 2 : m_options.order.count(); }
    QImage frame(int index) const override;
    void paint(QPainter& painter, int index) const override;
    int delay(int index) const override { return index + 1 == count() ? m_options.hold : m_options.delay; }

private:
    /// Draws the parts that differ from picture to picture.
    void paintMoving(QPainter& painter, int index) const;

    SlideOptions m_options;
    qreal m_ratio; ///< pixels for one of the page's units
    LayerPage m_page;
    QColor m_background;
    QImage m_still; ///< what all pictures have in common
};

/// The slide of a layer's kernel, which begins with these options.
Exportable slideExportable(const LayerPicture& picture, const SlideOptions& slide);

} // namespace convoku
