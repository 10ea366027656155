// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/graph_painter.h"
#include "app/window/parts/picture_parts.h"

#include <QAbstractScrollArea>

#include <optional>

namespace convoku {

/// Shows a drawing of nodes that can be larger than its window. Mouse and keys scroll and zoom it and move a cursor
/// from node to node. A subclass provides the nodes, their boxes and sentences, and handles clicks.
class NodeCanvas : public QAbstractScrollArea, public PictureParts
{
    Q_OBJECT

public:
    explicit NodeCanvas(QWidget* parent = nullptr);

    virtual double zoom() const { return m_zoom; }
    /// The node that the keyboard is at, or -1.
    int cursorNode() const { return m_cursor; }
    /// The box of a node, in the viewport.
    QRectF boxOf(int node) const { return camera().toPicture(drawnBox(node)); }

    // For screen readers: the nodes, one behind the other.
    QAccessible::Role roleOf(int part) const override;
    int focusedPart() override { return m_cursor < 0 ? kWhole : m_cursor; }
    std::vector<int> selectedParts() override { return {}; }
    void goToPart(int part) override { moveTo(part); }
    int countIn(int part) override { return part == kWhole && !isEmpty() ? nodeCount() : 0; }
    QString nameOf(int part) override { return sentenceOf(part); }
    QRect rectOf(int part) override;
    int partAt(QPoint point) override;

public Q_SLOTS:
    /// Shows all of the drawing, and keeps to it until somebody zooms or moves.
    virtual void fit();
    void zoomIn();
    void zoomOut();
    /// Zooms around the anchor (anchorNode()), or the middle.
    virtual void setZoom(double zoom);

Q_SIGNALS:
    /// What is under the mouse, or what the keyboard came to, in words; empty where nothing is.
    void hovered(const QString& text);

protected:
    /// There is nothing to draw: the accessible description is written instead.
    virtual bool isEmpty() const = 0;
    virtual void paintNodes(QPainter& painter, const QRect& part) const = 0;
    virtual int nodeCount() = 0;
    /// The size of the drawing and the box of a node at zoom 1, and the node at a place of it (-1: none). A subclass
    /// with a different camera overrides zoom(), fit(), zoomAround(), takeSize(), rectOfNode() and nodeUnder() instead.
    virtual QSizeF drawingSize() const { return {}; }
    virtual QRectF drawnBox(int /*node*/) const { return {}; }
    virtual int nodeAt(QPointF /*place*/) const { return -1; }
    /// Whether a drawing that is lower than the viewport is at the top of it. Otherwise it is in the middle.
    virtual bool beginsAtTop() const { return true; }
    /// Returns the initial zoom of a drawing.
    virtual double firstZoom() const;
    /// Returns the node that is visible at first.
    virtual int firstInSight() { return firstNode(); }
    /// In the viewport; empty where it is hidden.
    virtual QRectF rectOfNode(int node) { return boxOf(node); }
    /// -1: none.
    virtual int nodeUnder(QPointF point) const { return isEmpty() ? -1 : nodeAt(camera().toGraph(point)); }
    /// Empty for -1.
    virtual QString sentenceOf(int node) const = 0;
    virtual void nodeClicked(int node) = 0;
    virtual void nodeDoubleClicked(int node) = 0;
    virtual void zoomAround(double zoom, QPointF fixed);
    /// Called when the size of the viewport has changed.
    virtual void takeSize();
    /// Returns the node that keeps its place when a key zooms; -1: none.
    virtual int anchorNode() { return focusedPart(); }

    // The keyboard: Home leads to the first node, End to the last one, an arrow to a neighbour (-1: none).
    virtual int firstNode() { return 0; }
    virtual int lastNode() { return nodeCount() - 1; }
    virtual int neighbour(int node, GraphLayout::Direction direction) = 0;
    /// Handles a key that leads to a node. By default it moves the cursor.
    virtual void moveTo(int node);
    /// Handles the Return key on a node.
    virtual void enterNode(int node) { nodeDoubleClicked(node); }
    /// Updates the accessible description after the cursor has moved.
    virtual void describe() { }
    /// A key without Ctrl, Alt or Meta; zooming keys don't come here. False: the key is not one of the view's.
    virtual bool handleKey(int key, bool shift);
    /// A key that nobody took.
    virtual void passOn(QKeyEvent* event);

    /// Returns the place and zoom of the drawing in the viewport.
    GraphCamera camera() const;
    /// Chooses zoom and place for a new drawing. Keeps the zoom if the user has chosen it.
    void beginDrawing();
    /// Adapts the scroll bars to the size of the drawing.
    void updateScrollBars();
    bool hasBegun() const { return m_begun; }
    bool isFitted() const { return m_fitted; }
    void setFitted(bool fitted) { m_fitted = fitted; }
    /// Resets the zoom, so that the next drawing begins with firstZoom().
    void forgetZoom();
    void setCursorNode(int node) { m_cursor = node; }
    /// Scrolls to a node, unless the whole drawing is visible.
    void scrollTo(int node);

    int hoveredNode() const { return m_hovered; }
    void setHovered(int node);
    bool isDragging() const { return m_dragging; }
    /// The size of the drawing in pixels, for the scroll bars.
    void setContentSize(QSizeF size);
    /// Scrolls so that the rectangle of the viewport is in sight, with some room around it where there is any.
    void bringIntoView(const QRectF& rect);

    void paintEvent(QPaintEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool handleZoomKey(int key, bool shift);

    double m_zoom = 1;
    bool m_fitted = false; ///< the whole drawing is shown, until the user zooms or scrolls
    bool m_zoomed = false; ///< the user has chosen the zoom or the place
    bool m_begun = false; ///< beginDrawing() or fit() has run for this drawing
    int m_cursor = -1;
    int m_hovered = -1;
    std::optional<QPoint> m_pressed; ///< where the button went down, and then where the drag has come to
    bool m_dragging = false;
};

} // namespace convoku
