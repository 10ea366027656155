// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/graph_painter.h"
#include "app/window/parts/scrolled_picture.h"

namespace convoku {

class ViewBar;

/// Shows a drawing of nodes that can be larger than its window. Mouse and keys scroll and zoom it and move a cursor
/// from node to node. A subclass provides the nodes, their boxes and sentences, and handles clicks. The nodes are its
/// parts.
class NodeCanvas : public ScrolledPicture
{
    Q_OBJECT

public:
    explicit NodeCanvas(QWidget* parent = nullptr);

    virtual double zoom() const { return m_zoom; }
    /// The node that the keyboard is at, or -1.
    int cursorNode() const { return m_cursor; }
    /// The box of a node, in the widget.
    QRectF boxOf(int node) const { return camera().toPicture(drawnBox(node)); }

    int partCount() override { return isEmpty() ? 0 : nodeCount(); }
    int focusedPart() override { return m_cursor; }
    QRect rectOf(int part) override;
    QList<QWidget*> fields() override;

public Q_SLOTS:
    /// Shows all of the drawing, and keeps to it until somebody zooms or moves.
    virtual void fit();
    void zoomIn();
    void zoomOut();
    /// Zooms around the anchor (anchorNode()), or the middle.
    virtual void setZoom(double zoom);

Q_SIGNALS:
    void exportRequested();

protected:
    struct BarTexts
    {
        QString name;
        QString fitTip;
        QString exportTip;
    };
    /// Adds a bar above the view, whose tools show the whole drawing and export it. `id` begins the names of its parts;
    /// `beside` as in ViewBar.
    ViewBar* addBar(const char* id, const BarTexts& texts, QWidget* beside = nullptr);
    /// Resizes the bar to the height that its texts need.
    void placeBar();

    /// Returns whether there is nothing to draw. Then the accessible description is written instead.
    virtual bool isEmpty() const = 0;
    virtual void paintNodes(QPainter& painter, const Theme& theme) const = 0;
    virtual int nodeCount() = 0;
    /// The size of the drawing and the box of a node at zoom 1, and the node at a place of it (-1: none). A subclass
    /// with a different camera overrides zoom(), fit(), zoomAround(), takeSize(), updateScrollBars(),
    /// partRect() and nodeUnder() instead.
    virtual QSizeF drawingSize() const { return {}; }
    virtual QRectF drawnBox(int /*node*/) const { return {}; }
    virtual int nodeAt(QPointF /*place*/) const { return -1; }
    /// Returns whether a drawing that is lower than the view is at its top. Otherwise it is in the middle.
    virtual bool beginsAtTop() const { return true; }
    /// Returns the initial zoom of a drawing.
    virtual double firstZoom() const;
    /// Returns the node that is visible at first.
    virtual int firstInSight() { return homePart(); }
    /// Brings the drawing up to date before a screen reader asks where a node is.
    virtual void refresh() { }
    /// The node at a point of the widget; -1: none.
    virtual int nodeUnder(QPointF point) const { return nodeAt(camera().toGraph(point)); }
    virtual void nodeClicked(int node) { goToPart(node); }
    /// Handles a double click or the Return key on a node.
    virtual void enterNode(int node) = 0;
    virtual void zoomAround(double zoom, QPointF fixed);
    /// Returns the node that keeps its place when a key zooms; -1: none.
    virtual int anchorNode() { return focusedPart(); }
    /// The node that an arrow key leads to; -1: none.
    virtual int nodeBeside(int node, GraphLayout::Direction direction) = 0;
    /// Updates the accessible description after the cursor has moved.
    virtual void describe() { }

    /// Returns the place and zoom of the drawing in the widget.
    GraphCamera camera() const;
    /// Chooses zoom and place for a new drawing. Keeps the zoom if the user has chosen it.
    void beginDrawing();
    /// Adapts the scroll bars to the size of the drawing.
    virtual void updateScrollBars();
    bool hasBegun() const { return m_begun; }
    bool isFitted() const { return m_fitted; }
    void setFitted(bool fitted) { m_fitted = fitted; }
    /// Resets the zoom, so that the next drawing begins with firstZoom().
    void forgetZoom();
    void setCursorNode(int node) { m_cursor = node; }
    /// Scrolls to a node, unless the whole drawing is visible.
    void scrollTo(int node);
    /// Scrolls so that the rectangle of the widget is in sight, with some room around it where there is any.
    void bringIntoView(const QRectF& rect);

    qreal scale() const override { return 1; }
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF focusRect() override;
    QRectF partRect(int part) const override { return boxOf(part); }
    int partAtPlace(QPointF place) const override;
    void takeSize() override;
    void moveBy(QPoint distance) override;
    void click(QPointF place) override;
    void hover(int) override { update(); }
    bool takeKey(int key, bool shift) override;
    int neighbour(int part, int across, int down) override;
    void moveTo(int part) override;

    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    bool scrollByKey(int key, bool shift);
    /// The user has chosen the zoom or the place.
    void keepPlace();

    ViewBar* m_bar = nullptr;
    double m_zoom = 1;
    bool m_fitted = false; ///< the whole drawing is shown, until the user zooms or scrolls
    bool m_zoomed = false; ///< the user has chosen the zoom or the place
    bool m_begun = false; ///< beginDrawing() or fit() has run for this drawing
    int m_cursor = kWhole;
};

} // namespace convoku
