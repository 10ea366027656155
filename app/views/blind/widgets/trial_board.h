// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_geometry.h"
#include "app/drawing/board_scene.h"
#include "app/window/parts/picture_view.h"
#include "solver/blind/blind_run.h"

#include <memory>

namespace convoku {

/// The grid of a trial: givens, what was tried, and every digit that stands twice in a house.
class TrialBoard : public PictureView
{
    Q_OBJECT

public:
    explicit TrialBoard(QWidget* parent = nullptr);

    /// A puzzle alone, where nothing was tried.
    void setPuzzle(const Grid& puzzle);
    void setTrial(const std::shared_ptr<const BlindRecord>& record, std::size_t place);
    const BoardScene& scene() const { return m_scene; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // A part for each cell, row by row.
    int countIn(int part) override;
    QString nameOf(int part) override;
    int columnsOf(int part) const override;

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;

private:
    BoardGeometry geometryOfBoard() const;

    Grid m_puzzle;
    Grid m_grid; ///< of the trial
    bool m_tried = false;
    BoardScene m_scene;
};

} // namespace convoku
