// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/picture_parts.h"

#include <QWidget>

namespace convoku {

struct Theme;

/// A widget that paints a picture made of parts. The parts are a list, or a table if columnsOf(kWhole) is not 0. A
/// subclass names the parts, paints them, and handles the activation of a part. This class handles text scale, theme,
/// cursor and keys, focus ring, hover, tool tips and screen readers.
///
/// The picture has units of its own: one unit is scale() pixels. paintPicture(), partRect() and partAtPlace() use them.
/// A subclass calls partsChanged() when its picture changes.
class PictureView : public QWidget, public PictureParts
{
    Q_OBJECT

public:
    /// The rectangle of a part, in pixels of the widget.
    QRectF placeOf(int part) const;

    QSize sizeHint() const override { return scaled(m_usualSize); }
    QSize minimumSizeHint() const override { return scaled(m_leastSize); }

    QAccessible::Role roleOf(int part) const override;
    /// The number of parts in the picture itself.
    virtual int partCount() = 0;
    int countIn(int part) override { return part == kWhole ? partCount() : 0; }
    QRect rectOf(int part) override { return placeOf(part).toAlignedRect(); }
    int partAt(QPoint point) override { return partAtPoint(point); }
    int focusedPart() override { return m_cursor; }
    std::vector<int> selectedParts() override { return {}; }
    void goToPart(int part) override;

Q_SIGNALS:
    /// The name of the part under the mouse, or else of the part with the cursor; empty if there is neither.
    void pointedAt(const QString& sentence);

protected:
    explicit PictureView(QWidget* parent);

    /// In units of the picture.
    void setSizes(QSizeF usual, QSizeF least);

    virtual void paintPicture(QPainter& painter, const Theme& theme) = 0;
    /// The rectangle of a part, in units of the picture; empty if the part is not drawn.
    virtual QRectF partRect(int part) const = 0;
    /// The part at a place, in units of the picture; kWhole if there is none.
    virtual int partAtPlace(QPointF place) const = 0;
    /// Returns the number of parts; more than partCount() if parts have parts.
    virtual int allParts() { return partCount(); }
    /// Moves the cursor to a part. A subclass whose cursor is that of a model moves the model's.
    virtual void moveTo(int part) { setCursorPart(part); }
    enum class Drag { Begin, Move, End };
    /// Handles the left button, pressed, held or released at a place. By default, pressing goes to the part there and
    /// activates it. Returns false if nothing is done.
    virtual bool drag(Drag phase, QPointF place);
    /// Handles a click, Return or Space on a part. Returns false if nothing is done; the parent then gets the key.
    virtual bool activate(int part);
    /// Called when the mouse enters a part, or leaves all parts (kWhole).
    virtual void hover(int part);
    /// The tool tip of a part; its name by default.
    virtual QString tipOf(int part);
    /// The tool tip at a place, in units of the picture; by default that of the part there.
    virtual QString tipAt(QPointF place);
    /// Returns whether the picture takes a key that triggers a shortcut of the window. By default, takes the keys of
    /// the cursor.
    virtual bool handlesKey(const QKeyEvent& event);
    /// Handles keys of the subclass, before those of the cursor. Returns false if the key is not handled. By default
    /// passes keys without Ctrl, Alt and Meta to takeKey().
    virtual bool takeEvent(const QKeyEvent& event);
    virtual bool takeKey(int key, bool shift);
    /// Handles the arrow keys, Home, End, Page Up and Page Down. Returns false if the key is not handled.
    virtual bool moveCursor(int key);
    /// The parts that Home and End lead to.
    virtual int homePart() { return 0; }
    virtual int endPart() { return partCount() - 1; }
    /// Returns the number of rows that Page Up and Page Down move the cursor by. By default, they go to the first or
    /// last row.
    virtual int pageLength() { return partCount(); }
    /// The part that an arrow key leads to. In a list, each arrow key moves by one part.
    virtual int neighbour(int part, int across, int down);
    /// The part on which the first arrow key shows the cursor.
    virtual int firstPart() { return homePart(); }

    /// The mouse moves the cursor, too. The cursor is removed when the mouse leaves, or the focus.
    void setCursorFollowsMouse() { m_followsMouse = true; }

    /// Pixels of the widget per unit of the picture: textScale(), unless a subclass draws in pixels.
    virtual qreal scale() const;
    /// The widget's rectangle, in units of the picture.
    QRectF room() const;
    /// Pixels of the screen per unit of the picture.
    qreal pixels() const { return devicePixelRatioF() * scale(); }
    /// Converts a size from units of the picture to pixels of the widget.
    QSize scaled(QSizeF size) const { return (size * scale()).toSize(); }

    /// The rectangle of the focus ring, in pixels; empty if the subclass paints its own cursor. By default around the
    /// part with the cursor, or else around the picture.
    virtual QRectF focusRect();

    /// Returns true if the keyboard has moved the focus here. The keys of a view that has no cursor can do without a
    /// ring.
    bool isReached() const { return m_reached; }

    int cursor() const { return m_cursor; }
    int hoveredPart() const { return m_hovered; }
    void setCursorPart(int part);
    /// Sets the part that is under the mouse, or none (kWhole).
    void setHovered(int part);
    /// Repaints, and tells screen readers. `others`: the same number now means another part.
    void partsChanged(bool others = false);

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int partAtPoint(QPointF point) const { return partAtPlace(point / scale()); }
    void announcePointed();

    QSizeF m_usualSize;
    QSizeF m_leastSize;
    int m_cursor = kWhole;
    int m_hovered = kWhole;
    bool m_followsMouse = false;
    bool m_ring = false; ///< the focus came by a key, or a key was pressed since
    bool m_reached = false; ///< the focus came by a key
};

} // namespace convoku
