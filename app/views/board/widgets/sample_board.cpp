// SPDX-License-Identifier: MIT
#include "app/views/board/widgets/sample_board.h"

#include "app/drawing/board_painter.h"
#include "app/views/board/sample_scene.h"

#include <QPainter>

namespace convoku {

SampleBoard::SampleBoard(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_scene(sampleScene())
{
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void SampleBoard::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void SampleBoard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.background);
    const BoardGeometry geometry(QRectF(rect()).adjusted(2, 2, -8, -8), true, devicePixelRatioF());
    paintBoard(painter, geometry, m_scene, m_theme);
}

} // namespace convoku
