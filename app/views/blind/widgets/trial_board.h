// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_geometry.h"
#include "app/drawing/board_scene.h"
#include "app/drawing/theme.h"
#include "app/window/parts/picture_parts.h"
#include "solver/blind/blind_run.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace convoku {

/// The grid of a trial: givens, what was tried, and every digit that stands twice in a house.
class TrialBoard : public QWidget, public PictureParts
{
    Q_OBJECT

public:
    explicit TrialBoard(QWidget* parent = nullptr);

    /// A puzzle alone, where nothing was tried.
    void setPuzzle(const Grid& puzzle);
    void setTrial(const std::shared_ptr<const BlindRecord>& record, std::size_t place);
    const BoardScene& scene() const { return m_scene; }
    std::optional<Cell> cursorAt() const { return m_cursor; }
    /// In the widget.
    QRectF rectOfCell(Cell cell) const;
    /// What there is to say of a cell.
    QString sentence(Cell cell) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // For screen readers: a table of cells.
    QAccessible::Role roleOf(int part) const override;
    int countIn(int part) override;
    QString nameOf(int part) override;
    QRect rectOf(int part) override;
    int partAt(QPoint point) override;
    int columnsOf(int part) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override { return {}; }
    void goToPart(int part) override;

Q_SIGNALS:
    /// What is under the mouse or the cursor; empty: nothing any more.
    void pointedAt(const QString& sentence);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    BoardGeometry geometryOfBoard() const;
    std::optional<Cell> cellAt(QPointF point) const;
    void moveCursor(Cell to);
    void tellPointed();
    /// Where nothing is pointed at, another grid is no news.
    void tellAgain();
    QString sentenceOf(const std::optional<Cell>& cell) const { return cell ? sentence(*cell) : QString(); }

    Grid m_puzzle;
    Grid m_grid; ///< of the trial
    bool m_tried = false;
    BoardScene m_scene;
    std::optional<Cell> m_cursor;
    std::optional<Cell> m_hovered;
};

} // namespace convoku
