// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/timeline_painter.h"
#include "app/views/timeline/timeline_span.h"

#include <QPixmap>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QScrollBar;

namespace convoku {

class AddressEdit;
class Session;
class TimelinePopup;

/// The whole run in lanes, or a part of it: removals, the search, hits, bookmarks, the picked candidate. Moves the
/// session's position and range. The flag says the position, and takes an address.
class TimelineView : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineView(Session* session, QWidget* parent = nullptr);
    ~TimelineView() override;

    /// Sets the positions at which breakpoints hit, in ascending order. They stay until others are set.
    void setHits(std::vector<Position> hits);
    /// Sets the bookmarks, in ascending order. The first one has the number 1.
    void setBookmarks(std::vector<Position> bookmarks);
    /// Sets the positions that the shown proof uses, in ascending order. If there are none, the proof has no lane.
    void setChain(std::vector<Position> chain);

    /// Height for the lanes. Low: the search has no lane. High: the lanes are higher.
    enum class Room { Low, Usual, High };
    void setRoom(Room room);
    /// Sets whether the picked candidate may have a lane. If every click picks one, the other lanes would jump.
    void setPickedLane(bool allowed);
    /// Opens a field in place of the flag, in which an address can be typed. Does nothing if there is no run.
    void editAddress();

    void zoomToFit();
    /// Closer by the factor, or farther if it is below 1; the time stays where it is.
    void zoom(double factor, double aroundTime);
    bool showsWholeRun() const { return m_span.isWhole(); }

    const TimelineScene& scene() const { return m_scene; }
    /// In units of textScale() pixels.
    TimelineGeometry geometryOfLanes() const;
    /// The pass that is looked at, the last one of the run, and the way to another.
    int pass() const;
    int lastPass() const;
    void goToPass(int pass);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Another height is wanted.
    void lanesChanged();
    /// An address is about to be typed, or has been.
    void asksForAddress(bool begins);
    /// Why what was typed is no address.
    void addressRefused(const QString& problem);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    enum class Drag { None, Position, NewRange, RangeFirst, RangeLast };

    // Content
    void reset();
    /// Takes over what the run has more of.
    void refresh();
    void readChanges(bool fromStart);
    void showPosition();
    void showRange();
    /// Part and content have changed: the lanes are drawn again.
    void showSpan();
    std::vector<double> timesOf(const std::vector<Position>& positions) const;

    // Under the mouse, in the units of the lanes: textScale() pixels
    QRectF lanesRect() const;
    QPointF inLanes(QPointF point) const { return point / m_scale; }
    /// The mark of a lane at a point, so that a click leads exactly there.
    std::optional<Position> markAt(QPointF point) const;
    std::optional<Position> depthMarkAt(const TimelineGeometry& geometry, QPointF point) const;
    /// Returns the rectangle of the flag, in the same units.
    QRectF flag() const;
    void placeAddress();
    void showFlag();
    /// Which handle of the range is there.
    Drag handleAt(QPointF point) const;
    void dragTo(QPointF point);
    void hover(std::optional<QPointF> point);
    /// Describes the mark or the pass under the mouse, for the board beside it.
    QString describe(Position position, QPointF point, bool isMark) const;
    QString describeMark(Position position, QPointF point) const;
    void takeLanes();

    void setRangeEnd(bool first);

    Session* m_session;
    QScrollBar* m_scrollBar;
    std::unique_ptr<TimelinePopup> m_popup;
    QTimer m_growth; ///< gathers what a run that goes on brings

    std::shared_ptr<const Recording> m_recording;
    RunOverview m_overview;
    TimelineSpan m_span;
    TimelineScene m_scene;
    std::vector<Position> m_hits;
    std::vector<Position> m_bookmarks;
    std::vector<Position> m_changes;
    std::vector<Position> m_chain;
    QPixmap m_past; ///< null: to be drawn
    QPixmap m_future;
    TimelineLanes m_lanes; ///< those that the height is for
    Room m_room = Room::Usual;
    QPointer<AddressEdit> m_address; ///< in place of the flag

    qreal m_scale = 1; ///< textScale()
    Drag m_drag = Drag::None;
    QPointF m_pressed;
    bool m_ring = false; ///< the focus came by a key, or a key was pressed since
    bool m_waits = false; ///< a click that has not become a drag yet
    bool m_onFlag = false; ///< it began there
    bool m_jumped = false; ///< the drag has left its first place
    int m_anchor = 0; ///< the pass that a new range began in
    std::optional<Position> m_hovered;
};

} // namespace convoku
