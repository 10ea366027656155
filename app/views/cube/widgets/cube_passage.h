// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/passage.h"

#include <QPixmap>
#include <QWidget>

#include <functional>

namespace convoku {

class CubeView;

/// Lies over the views while one goes from the board to the cube or back: the candidates move between their places on
/// the board and those in the cube. Any key, click or wheel ends it.
class CubePassage : public QWidget
{
    Q_OBJECT

public:
    /// Returns the rectangle of the board's cells, in global coordinates.
    using Board = std::function<QRectF()>;

    /// `views`: what is covered.
    CubePassage(CubeView* cube, QWidget* views);

    /// Before the views change. `board` is asked for each frame on the way to the board, and once on the way to the
    /// cube.
    void start(const Board& board, bool toCube);
    bool isRunning() const { return m_passage.isRunning(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    CubeView* m_cube;
    Passage m_passage{this, 360};
    Board m_board;
    bool m_toCube = true;
    QPixmap m_before; ///< the views that one leaves
    QPoint m_corner; ///< of theirs, in global coordinates
};

} // namespace convoku
