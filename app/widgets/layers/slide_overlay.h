// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/theme.h"

#include <QWidget>

namespace convoku {

class KernelSlide;
class TensorCanvas;

/// Lies over a canvas and covers what a slide has not come to yet. The mouse goes through it.
class SlideOverlay : public QWidget
{
    Q_OBJECT

public:
    SlideOverlay(const KernelSlide* slide, TensorCanvas* canvas);

    void setTheme(const Theme& theme);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    const KernelSlide* m_slide;
    TensorCanvas* m_canvas;
    const Theme* m_theme;
};

} // namespace convoku
