// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_geometry.h"
#include "app/drawing/board_scene.h"
#include "app/window/parts/picture_view.h"
#include "app/wording/cell_wording.h"

namespace convoku {

/// A board, as a table of 9 × 9 parts: the part of a cell is the cell's index. A subclass can paint more, or give the
/// cells other names.
class BoardWidget : public PictureView
{
    Q_OBJECT

public:
    explicit BoardWidget(QWidget* parent = nullptr);

    /// `said`: the board in words, for screen readers.
    void setScene(BoardScene scene, const QString& said);
    /// Shows an empty board, which has no parts.
    void clear(const QString& said);
    bool isBlank() const { return m_blank; }
    const BoardScene& scene() const { return m_scene; }
    /// In units of the picture. By default the board fills the widget, with a margin of 2.
    virtual BoardGeometry geometryOfBoard() const;

    QSize sizeHint() const override { return scaled({420, 420}); }
    QSize minimumSizeHint() const override { return {120, 120}; }

    int countIn(int part) override;
    QString nameOf(int part) override;
    int columnsOf(int part) const override;
    QString rowName(int part, int row) override;
    QString columnName(int part, int column) override;
    void addStates(int part, QAccessible::State& state) override;

protected:
    /// What the scene says of a cell, but for the events of a step.
    CellFacts factsOf(Cell cell) const;

    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;

    BoardScene m_scene;

private:
    bool m_blank = false;
};

} // namespace convoku
