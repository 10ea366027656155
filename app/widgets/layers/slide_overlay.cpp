// SPDX-License-Identifier: MIT
#include "app/widgets/layers/slide_overlay.h"

#include "app/painting/kernel_painter.h"
#include "app/session/kernel_slide.h"
#include "app/widgets/layers/tensor_canvas.h"

#include <QEvent>
#include <QPainter>

#include <cstddef>

namespace convoku {

SlideOverlay::SlideOverlay(const KernelSlide* slide, TensorCanvas* canvas)
    : QWidget(canvas)
    , m_slide(slide)
    , m_canvas(canvas)
    , m_theme(&Theme::of(Theme::Kind::Light))
{
    setObjectName(QStringLiteral("slide_overlay"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setVisible(false);
    canvas->installEventFilter(this);
    connect(slide, &KernelSlide::moved, this, [this] {
        setGeometry(m_canvas->rect());
        setVisible(m_slide->place().has_value());
        update();
    });
}

void SlideOverlay::setTheme(const Theme& theme)
{
    m_theme = &theme;
    update();
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
    if (!place)
        return;
    QPainter painter(this);
    const int pictures = static_cast<int>(m_canvas->pictures().size());
    for (int picture = m_canvas->inputCount(); picture < pictures; ++picture) {
        const TensorGeometry geometry = m_canvas->geometryOf(picture);
        if (geometry.shape() == m_slide->order().shape)
            paintNotReached(painter, geometry, m_slide->order(), *place, *m_theme);
        // Frames stand out over their neighbours.
        if (static_cast<std::size_t>(picture) < m_canvas->marks().size()) {
            TensorMarks frames = m_canvas->marks()[static_cast<std::size_t>(picture)];
            frames.lit.clear();
            paintTensorMarks(painter, geometry, frames, *m_theme);
        }
    }
}

} // namespace convoku
