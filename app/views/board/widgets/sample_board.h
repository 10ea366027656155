// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "app/drawing/theme.h"

#include <QWidget>

namespace convoku {

/// A board on which every colour of a theme is seen.
class SampleBoard : public QWidget
{
    Q_OBJECT

public:
    explicit SampleBoard(QWidget* parent = nullptr);

    QSize sizeHint() const override { return {380, 380}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BoardScene m_scene;
};

} // namespace convoku
