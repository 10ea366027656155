// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/cube/slice_painter.h"
#include "app/window/parts/picture_parts.h"

#include <QWidget>

#include <optional>

namespace convoku {

/// The slice that the kernel lies on, flat: a row for each place, a column for each value.
class SliceView : public QWidget, public PictureParts
{
    Q_OBJECT

public:
    explicit SliceView(QWidget* parent = nullptr);

    void setScene(const CubeScene& scene);
    void setHovered(std::optional<Candidate> candidate);
    const CubeScene& scene() const { return m_scene; }
    SliceGeometry geometryOfSlice() const;
    /// In the widget.
    QRectF rectOfSquare(SliceGeometry::At at) const;
    std::optional<SliceGeometry::At> cursorAt() const { return m_cursor; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // For screen readers: a table of places and values.
    QAccessible::Role roleOf(int part) const override;
    int countIn(int part) override;
    QString nameOf(int part) override;
    QRect rectOf(int part) override;
    int partAt(QPoint point) override;
    int columnsOf(int part) override;
    QString rowName(int part, int row) override;
    QString columnName(int part, int column) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void goToPart(int part) override;

Q_SIGNALS:
    void candidateChosen(const convoku::Candidate& candidate);
    void candidateHovered(const std::optional<convoku::Candidate>& candidate);
    void sliceWanted(int by);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    std::optional<Candidate> candidateAtPoint(QPointF point) const;
    void moveCursor(SliceGeometry::At to);
    static SliceGeometry::At atOf(int part) { return {part / kSide, part % kSide}; }

    CubeScene m_scene;
    std::optional<SliceGeometry::At> m_cursor;
};

} // namespace convoku
