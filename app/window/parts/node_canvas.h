// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/graph_painter.h"
#include "app/window/parts/picture_parts.h"

#include <QAbstractScrollArea>

#include <optional>

namespace convoku {

/// A drawing of nodes that is larger than its window. Mouse and keys move and zoom it and go from node to node; there
/// is a sentence for the node under the mouse. A subclass says what the nodes are, where they lie and what a click
/// does.
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
    /// The size of the drawing and the box of a node at zoom 1, and the node at a place of it (-1: none). A drawing
    /// that has a camera of its own overrides zoom(), fit(), zoomAround(), takeSize(), rectOfNode() and nodeUnder()
    /// instead.
    virtual QSizeF drawingSize() const { return {}; }
    virtual QRectF drawnBox(int /*node*/) const { return {}; }
    virtual int nodeAt(QPointF /*place*/) const { return -1; }
    /// A drawing that is less high than the viewport begins at its top, or lies in its middle.
    virtual bool beginsAtTop() const { return true; }
    /// The zoom that a drawing begins with, before somebody zooms.
    virtual double firstZoom() const;
    /// The node that is in sight at first.
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
    /// The viewport has another size.
    virtual void takeSize();
    /// The node that stays where it is when a key zooms; -1: none.
    virtual int anchorNode() { return focusedPart(); }

    // The keyboard: Home leads to the first node, End to the last one, an arrow to a neighbour (-1: none).
    virtual int firstNode() { return 0; }
    virtual int lastNode() { return nodeCount() - 1; }
    virtual int neighbour(int node, GraphLayout::Direction direction) = 0;
    /// The keyboard goes to a node. By default the cursor does.
    virtual void moveTo(int node);
    /// Return on a node.
    virtual void enterNode(int node) { nodeDoubleClicked(node); }
    /// Says where one is (the accessible description), after the cursor has moved.
    virtual void describe() { }
    /// A key without Ctrl, Alt or Meta; zooming keys don't come here. False: the key is not one of the view's.
    virtual bool handleKey(int key, bool shift);
    /// A key that nobody took.
    virtual void passOn(QKeyEvent* event);

    /// Where the drawing lies in the viewport.
    GraphCamera camera() const;
    /// Another drawing, or none: chooses zoom and place, unless somebody did.
    void beginDrawing();
    /// The drawing has another size and stays where it is.
    void updateScrollBars();
    bool hasBegun() const { return m_begun; }
    bool isFitted() const { return m_fitted; }
    void setFitted(bool fitted) { m_fitted = fitted; }
    /// Forgets that somebody zoomed.
    void forgetZoom();
    void setCursorNode(int node) { m_cursor = node; }
    /// Brings a node into sight, unless all of the drawing is.
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
    bool m_fitted = false; ///< all of it is shown, as somebody asked for
    bool m_zoomed = false; ///< somebody chose the zoom, or the place
    bool m_begun = false; ///< zoom and place were chosen for this drawing
    int m_cursor = -1;
    int m_hovered = -1;
    std::optional<QPoint> m_pressed; ///< where the button went down, and then where the drag has come to
    bool m_dragging = false;
};

} // namespace convoku
