// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/timeline_painter.h"
#include "app/painting/timeline_span.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QScrollBar;

namespace convoku {

class Session;
class TimelinePopup;

/// The whole run in lanes, or a part of it: removals, depth, search, hits, bookmarks, the picked candidate. Moves the
/// session's position and range.
class TimelineView : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineView(Session* session, QWidget* parent = nullptr);
    ~TimelineView() override;

    void setTheme(const Theme& theme);
    /// Where breakpoints hit, ascending. They stay until others are set.
    void setHits(std::vector<Position> hits);
    /// Ascending; the first one has the number 1.
    void setBookmarks(std::vector<Position> bookmarks);

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
    /// What is under the mouse, in words; empty where nothing is.
    void hovered(const QString& text);

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
    bool event(QEvent* event) override;

private:
    enum class Drag { None, Position, NewRange, RangeFirst, RangeLast };

    // What is shown
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
    std::optional<Position> searchMarkAt(const TimelineGeometry& geometry, QPointF point) const;
    /// Which handle of the range is there.
    Drag handleAt(QPointF point) const;
    void dragTo(QPointF point);
    void hover(std::optional<QPointF> point);
    QString describe(Position position, bool isMark) const;

    void setRangeEnd(bool first);

    Session* m_session;
    const Theme* m_theme;
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
    QPixmap m_lanes; ///< null: to be drawn

    qreal m_scale = 1; ///< textScale()
    Drag m_drag = Drag::None;
    QPointF m_pressed;
    bool m_waits = false; ///< a click that has not become a drag yet
    bool m_jumped = false; ///< the drag has left its first place
    int m_anchor = 0; ///< the pass that a new range began in
    std::optional<Position> m_hovered;
};

} // namespace convoku
