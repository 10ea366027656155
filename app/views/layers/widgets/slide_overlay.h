// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/all_windows.h"
#include "app/drawing/theme.h"

#include <QWidget>

namespace convoku {

class KernelSlide;
class TensorCanvas;

/// Lies over a canvas and covers what a slide has not come to yet; where all numbers come at once, all windows are
/// framed. The mouse goes through it.
class SlideOverlay : public QWidget
{
    Q_OBJECT

public:
    SlideOverlay(const KernelSlide* slide, TensorCanvas* canvas);

    /// Sets the layer that the canvas shows. Both are read as soon as all numbers come at once.
    void setLayer(const Network* network, const Layer* layer);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintAllAtOnce(QPainter& painter);

    const KernelSlide* m_slide;
    TensorCanvas* m_canvas;
    const Network* m_network = nullptr;
    const Layer* m_layer = nullptr;
    AllWindows m_windows; ///< of m_layer, as soon as they are asked for
};

} // namespace convoku
