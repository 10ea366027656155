// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/layer_trail.h"
#include "app/window/parts/passage.h"
#include "app/window/parts/picture_view.h"
#include "solver/run/state.h"

#include <memory>

class QScrollBar;

namespace convoku {

class Inspection;
class LayerValues;
class Recording;
class Session;

/// Shows the inputs and layers of the step at the session's position as a strip. A click or the arrow keys go to a
/// layer; screen readers read a list.
class LayerTrailView : public PictureView
{
    Q_OBJECT

public:
    LayerTrailView(Session* session, LayerValues* values, QWidget* parent = nullptr);
    ~LayerTrailView() override;

    bool hasTrail() const { return !m_trail.stops.empty(); }
    const LayerTrail& trail() const { return m_trail; }
    /// Returns the rectangle of a stop's picture in the widget.
    QRectF rectOfStop(int stop) const;

    int partCount() override;
    QString nameOf(int part) override;
    QString helpOf(int part) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void addStates(int part, QAccessible::State& state) override;
    void moveTo(int part) override;

    /// Whose plane the small pictures show, from 0.
    void setDigit(int digit);
    /// The layer of the step, from 1; 0: none.
    int current() const { return m_current; }
    int done() const { return m_done; }
    /// Small squares in one row, for where there is little room.
    void setCompact(bool compact);
    bool isCompact() const { return m_compact; }
    /// The height that it has then, or in full.
    int heightIf(bool compact) const;
    /// Returns true if the full trail is wider than the view.
    bool scrolls() const;
    /// "Hidden single in row", "you are at layer 6 of 12"
    const QString& name() const { return m_name; }
    const QString& place() const { return m_place; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when layers appear or disappear, or when the height of the strip changes.
    void trailChanged();

protected:
    /// Returns the rectangle of a stop, with the frame that marks it.
    QRectF partRect(int part) const override { return rectOfStop(part).adjusted(-4, -4, 4, 4); }
    int partAtPlace(QPointF place) const override;
    qreal scale() const override { return 1; } // the geometry knows the text scale
    void hover(int part) override;
    QString tipOf(int part) override;
    int homePart() override;
    int neighbour(int part, int across, int down) override;

    void paintPicture(QPainter& painter, const Theme& theme) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    LayerTrailGeometry geometryOfTrail() const;
    /// Returns the place of the trail in the widget.
    QPointF origin() const;
    const Group& group() const; ///< of the trail, which must not be empty
    const LayerTrail::Stop& stopOf(int part) const { return m_trail.stops.at(static_cast<std::size_t>(part)); }
    void refresh();
    void showThumbnails();
    /// Returns the current layer, whose word is open.
    OpenLayers open() const { return {m_current, m_current}; }
    void arrange();
    void bringIntoSight();

    LayerTrail m_trail;
    Thumbnails m_thumbnails;
    Session* m_session;
    LayerValues* m_values;
    QScrollBar* m_bar;
    std::shared_ptr<const Network> m_network;
    std::shared_ptr<const Recording> m_recording;
    int m_pass = 0;
    int m_step = 0;
    int m_firstLayer = 0; ///< of the group, in the network
    const Inspection* m_shownValues = nullptr; ///< that the thumbnails are of; only compared
    int m_shownDigit = -1;
    int m_digit = 0;
    int m_current = 0;
    int m_done = 0;
    bool m_compact = false;
    Passage m_passage{this}; ///< of the frame, from the layer before
    int m_passedFrom = 0; ///< stop
    QString m_name;
    QString m_place;
};

} // namespace convoku
