// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/slide_overlay.h"

#include "app/drawing/kernel_painter.h"
#include "app/views/layers/kernel_slide.h"
#include "app/views/layers/widgets/tensor_canvas.h"
#include "app/window/parts/widget_theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cstddef>

namespace convoku {

SlideOverlay::SlideOverlay(const KernelSlide* slide, TensorCanvas* canvas)
    : QWidget(canvas)
    , m_slide(slide)
    , m_canvas(canvas)
{
    setObjectName(QStringLiteral("slide_overlay"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setVisible(false);
    canvas->installEventFilter(this);
    connect(slide, &KernelSlide::moved, this, [this] {
        setGeometry(m_canvas->rect());
        const bool atOnce = m_slide->atOnce() != KernelSlide::AtOnce::No && m_layer != nullptr;
        setVisible(m_slide->place().has_value() || atOnce);
        update();
    });
}

void SlideOverlay::setLayer(const Network* network, const Layer* layer)
{
    m_network = network;
    m_layer = layer;
    m_windows = {};
}

bool SlideOverlay::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(m_canvas->rect());
    return QWidget::eventFilter(watched, event);
}

void SlideOverlay::paintEvent(QPaintEvent*)
{
    const auto place = m_slide->place();
    QPainter painter(this);
    if (!place) {
        paintAllAtOnce(painter);
        return;
    }
    const int pictures = static_cast<int>(m_canvas->pictures().size());
    for (int picture = m_canvas->inputCount(); picture < pictures; ++picture) {
        const TensorGeometry geometry = m_canvas->geometryOf(picture);
        if (geometry.shape() == m_slide->order().shape)
            paintNotReached(painter, geometry, m_slide->order(), *place, themeOf(this));
        // Frames stand out over their neighbours.
        if (static_cast<std::size_t>(picture) < m_canvas->marks().size()) {
            TensorMarks frames = m_canvas->marks()[static_cast<std::size_t>(picture)];
            frames.lit.clear();
            paintTensorMarks(painter, geometry, frames, themeOf(this));
        }
    }
}

void SlideOverlay::paintAllAtOnce(QPainter& painter)
{
    if (m_layer != nullptr && m_windows.numbers == 0)
        m_windows = allWindowsOf(*m_network, *m_layer);
    const bool filled = m_slide->atOnce() == KernelSlide::AtOnce::Filled;
    const int inputs = m_canvas->inputCount();
    for (int input = 0; input < std::min(inputs, static_cast<int>(m_windows.inputs.size())); ++input)
        paintWindows(
            painter, m_canvas->geometryOf(input), m_windows.inputs[static_cast<std::size_t>(input)], themeOf(this));
    for (int output = inputs; output < static_cast<int>(m_canvas->pictures().size()); ++output) {
        if (filled)
            paintAllNumbers(painter, m_canvas->geometryOf(output), themeOf(this));
        else
            paintNoNumbers(painter, m_canvas->geometryOf(output), themeOf(this));
    }
}

} // namespace convoku
