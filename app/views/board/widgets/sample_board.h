// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/board_widget.h"

namespace convoku {

/// A board on which every colour of a theme is seen.
class SampleBoard : public BoardWidget
{
    Q_OBJECT

public:
    explicit SampleBoard(QWidget* parent = nullptr);

    QSize sizeHint() const override { return {380, 380}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
};

} // namespace convoku
