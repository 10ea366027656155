// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/kernel_painter.h"
#include "app/window/parts/picture_view.h"

#include <optional>

namespace convoku {

/// Draws a layer's kernel, and tells which of its cells mouse or arrow keys point at.
class KernelView : public PictureView
{
    Q_OBJECT

public:
    explicit KernelView(QWidget* parent = nullptr);

    void setPicture(const KernelPicture& picture);
    const KernelPicture& picture() const { return m_picture; }
    KernelGeometry geometryOfCells() const;

    /// The cell that is pointed at here.
    std::optional<int> pointed() const { return m_pointed; }
    /// Highlights a cell like a mouse on it does. none: removes the highlight.
    void point(std::optional<int> cell);

    QSize sizeHint() const override { return scaled({360, 90}); }
    QSize minimumSizeHint() const override { return {120, 48}; }

    // For screen readers: the planes, each a table of its cells, which stand behind all planes.
    QAccessible::Role roleOf(int part) const override;
    int partCount() override { return planes(); }
    int countIn(int part) override;
    int partIn(int part, int index) override;
    int wholeOf(int part) override;
    int indexOf(int part) override;
    QString nameOf(int part) override;
    QString helpOf(int part) override;
    int columnsOf(int part) const override;
    int focusedPart() override;
    void addStates(int part, QAccessible::State& state) override;
    void moveTo(int part) override;

Q_SIGNALS:
    void cellPointed(const std::optional<int>& cell);

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;
    int allParts() override { return planes() + m_picture.kernel.cells(); }
    void hover(int part) override;
    bool takeKey(int key, bool shift) override;
    bool moveCursor(int key) override;
    QString tipAt(QPointF place) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    int planes() const { return m_picture.kernel.cells() == 0 ? 0 : m_picture.kernel.shape.channels; }
    int planeSize() const { return m_picture.kernel.shape.rows * m_picture.kernel.shape.columns; }

    KernelPicture m_picture;
    std::optional<int> m_pointed;
};

} // namespace convoku
