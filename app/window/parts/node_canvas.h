// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/window/parts/picture_parts.h"

#include <QAbstractScrollArea>

#include <optional>

namespace convoku {

/// A drawing of nodes that is larger than its window: moved and zoomed by mouse and keys, with a sentence for the node
/// under the mouse. What nodes are, where they lie and what a click on one does is a matter of the view over it.
class NodeCanvas : public QAbstractScrollArea, public PictureParts
{
    Q_OBJECT

public:
    explicit NodeCanvas(QWidget* parent = nullptr);

    virtual double zoom() const = 0;

    // For screen readers: the nodes, one behind the other.
    int countIn(int part) override { return part == kWhole && !isEmpty() ? nodeCount() : 0; }
    QString nameOf(int part) override { return sentenceOf(part); }
    QRect rectOf(int part) override;
    int partAt(QPoint point) override;

public Q_SLOTS:
    /// Shows all of the drawing, and keeps to it until somebody zooms or moves.
    virtual void fit() = 0;
    void zoomIn();
    void zoomOut();
    /// Around what is current, or the middle.
    virtual void setZoom(double zoom) = 0;

Q_SIGNALS:
    /// What is under the mouse, or what the keyboard came to, in words; empty where nothing is.
    void hovered(const QString& text);

protected:
    /// There is nothing to draw: the accessible description is written instead.
    virtual bool isEmpty() const = 0;
    virtual void paintNodes(QPainter& painter, const QRect& part) const = 0;
    virtual int nodeCount() = 0;
    /// In the viewport; empty where it is hidden.
    virtual QRectF rectOfNode(int node) = 0;
    /// -1: none.
    virtual int nodeUnder(QPointF point) const = 0;
    /// Empty for -1.
    virtual QString sentenceOf(int node) const = 0;
    virtual void nodeClicked(int node) = 0;
    virtual void nodeDoubleClicked(int node) = 0;
    /// Somebody moved the drawing by hand.
    virtual void movedByHand() = 0;
    virtual void zoomAround(double zoom, QPointF fixed) = 0;
    /// A key without Ctrl, Alt or Meta; zooming keys don't come here. False: the key is not one of the view's.
    virtual bool handleKey(int key, bool shift) = 0;
    /// A key that nobody took.
    virtual void passOn(QKeyEvent* event);

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
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool handleZoomKey(int key, bool shift);

    int m_hovered = -1;
    std::optional<QPoint> m_pressed; ///< where the button went down, and then where the drag has come to
    bool m_dragging = false;
};

} // namespace convoku
