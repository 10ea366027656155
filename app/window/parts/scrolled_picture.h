// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/picture_view.h"

#include <optional>

class QScrollBar;

namespace convoku {

/// A picture that can be larger than its widget: scroll bars appear when they are needed, and the left or middle button
/// drags the picture. A subclass calls setContentSize() and paints the picture moved by scrolled(). All lengths are
/// pixels of the widget.
class ScrolledPicture : public PictureView
{
    Q_OBJECT

public:
    /// The rectangle in which the picture is visible: the widget without its scroll bars and its head.
    QRect view() const;
    /// Returns the offset by which the picture is scrolled.
    QPoint scrolled() const;
    QScrollBar* across() const { return m_across; }
    QScrollBar* down() const { return m_down; }

protected:
    explicit ScrolledPicture(QWidget* parent);

    /// Adapts the scroll bars to the size of the picture. Calls takeSize() if one of them appears or disappears.
    void setContentSize(QSizeF size);
    /// Keeps room above the view, for a heading.
    void setHeadHeight(int height);
    /// Called when the view has another size.
    virtual void takeSize() = 0;
    /// Called when the picture has been scrolled.
    virtual void takePlace() { update(); }
    /// Called when a drag moves the picture.
    virtual void moveBy(QPoint distance);
    /// Handles a click with the left button.
    virtual void click(QPointF /*place*/) { }
    /// Returns true if a click at the place does something, so that the mouse pointer becomes a hand.
    virtual bool isButton(QPointF /*place*/) const { return false; }
    /// Returns true while a mouse button that drags the picture is pressed.
    bool isHeld() const { return m_held.has_value(); }
    bool isDragging() const { return m_dragging; }

    bool drag(Drag phase, QPointF place) override;

    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void hold(QPoint point);
    void placeBars();

    QScrollBar* m_across;
    QScrollBar* m_down;
    int m_head = 0;
    int m_nested = 0; ///< calls of takeSize() because of scroll bars
    std::optional<QPoint> m_held; ///< where the button went down, and then where the drag has come to
    bool m_dragging = false;
};

} // namespace convoku
