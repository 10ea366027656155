// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/layer_trail.h"
#include "app/window/parts/picture_view.h"

#include <utility>

namespace convoku {

/// Shows the inputs and layers of a group as a strip. Mouse and keys select a layer; screen readers read a list. A
/// subclass supplies the layers and the position of the strip, and handles the selection.
class TrailWidget : public PictureView
{
    Q_OBJECT

public:
    bool hasTrail() const { return !m_trail.stops.empty(); }
    const LayerTrail& trail() const { return m_trail; }
    /// A stop's picture in the widget.
    QRectF rectOfStop(int stop) const;

    int partCount() override;
    QString nameOf(int part) override;
    QString helpOf(int part) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void addStates(int part, QAccessible::State& state) override;
    void moveTo(int part) override;

protected:
    explicit TrailWidget(QWidget* parent);

    virtual LayerTrailGeometry geometryOfTrail() const = 0;
    /// Of the trail, in the widget.
    virtual QPointF origin() const = 0;
    // Asked only where there is a trail:
    virtual const Network& network() const = 0;
    virtual const Group& group() const = 0;
    /// The first and the last of the layers that are looked at, from 1; 0: none.
    virtual std::pair<int, int> looked() const = 0;
    virtual void goToLayer(int layer) = 0;

    /// The rectangle of a stop, with the frame that marks it.
    QRectF partRect(int part) const override { return rectOfStop(part).adjusted(-4, -4, 4, 4); }
    int partAtPlace(QPointF place) const override;
    qreal scale() const override { return 1; } // the geometry knows the text scale
    void hover(int part) override;
    QString tipOf(int part) override;
    int homePart() override;
    int neighbour(int part, int across, int down) override;

    LayerTrail m_trail;
    Thumbnails m_thumbnails;

private:
    const LayerTrail::Stop& stopOf(int part) const { return m_trail.stops.at(static_cast<std::size_t>(part)); }
    void goTo(int layer);
};

} // namespace convoku
