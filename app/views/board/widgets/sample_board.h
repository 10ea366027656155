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
    explicit SampleBoard(const Theme& theme, QWidget* parent = nullptr);

    /// A copy: it may be changed while it is shown.
    void setTheme(const Theme& theme);
    QSize sizeHint() const override { return {380, 380}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    BoardScene m_scene;
};

} // namespace convoku
