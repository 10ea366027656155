// SPDX-License-Identifier: MIT
#include "app/views/board/widgets/sample_board.h"

#include "app/drawing/board_painter.h"
#include "app/views/board/sample_scene.h"
#include "app/window/parts/widget_theme.h"

#include <QPainter>

namespace convoku {

SampleBoard::SampleBoard(QWidget* parent)
    : QWidget(parent)
    , m_scene(sampleScene())
{
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void SampleBoard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeOf(this).background);
    const BoardGeometry geometry(QRectF(rect()).adjusted(2, 2, -8, -8), true, devicePixelRatioF());
    paintBoard(painter, geometry, m_scene, themeOf(this));
}

} // namespace convoku
