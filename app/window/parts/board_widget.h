// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_geometry.h"
#include "app/drawing/board_scene.h"
#include "app/window/parts/picture_view.h"
#include "app/wording/cell_wording.h"

namespace convoku {

/// Shows a board as a table with a part for each cell. The number of a part is the index of its cell. A subclass can
/// paint marks on the board, or give the cells different names.
class BoardWidget : public PictureView
{
    Q_OBJECT

public:
    explicit BoardWidget(QWidget* parent = nullptr);

    /// Shows a scene. `said` describes the board for screen readers.
    void setScene(BoardScene scene, const QString& said);
    /// Shows an empty board of that size, which has no parts.
    void clear(const QString& said, Board board = {});
    bool isBlank() const { return m_blank; }
    const BoardScene& scene() const { return m_scene; }
    /// Returns the geometry in units of the picture. By default the board fills the widget, with a margin of 2.
    virtual BoardGeometry geometryOfBoard() const;

    QSize sizeHint() const override { return scaled({420, 420}); }
    QSize minimumSizeHint() const override { return {120, 120}; }

    int partCount() override;
    QString nameOf(int part) override;
    int columnsOf(int part) const override;
    QString rowName(int part, int row) override;
    QString columnName(int part, int column) override;
    void addStates(int part, QAccessible::State& state) override;

protected:
    /// Returns what the scene shows in a cell, and what its step did there.
    CellFacts factsOf(Cell cell) const;
    /// The name of a rule of the scene.
    virtual QString ruleName(RuleId /*rule*/) const { return {}; }

    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;

    BoardScene m_scene;

private:
    bool m_blank = false;
};

} // namespace convoku
