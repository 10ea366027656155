// SPDX-License-Identifier: MIT
#include "app/views/board/widgets/sample_board.h"

#include "app/drawing/theme.h"
#include "app/views/board/sample_scene.h"

#include <QPainter>

namespace convoku {

SampleBoard::SampleBoard(QWidget* parent)
    : BoardWidget(parent)
{
    setFocusPolicy(Qt::NoFocus); // it only shows colours
    setScene(sampleScene(), {});
}

void SampleBoard::paintPicture(QPainter& painter, const Theme& theme)
{
    painter.fillRect(room(), theme.background);
    BoardWidget::paintPicture(painter, theme);
}

} // namespace convoku
