// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/passage.h"
#include "app/window/parts/trail_widget.h"
#include "solver/run/state.h"

#include <memory>

class QScrollBar;

namespace convoku {

class Inspection;
class LayerValues;
class Recording;
class Session;

/// "You are here": the layers of the step at the session's position, and which of them that is. A click or the arrow
/// keys go to a layer.
class LayerTrailView : public TrailWidget
{
    Q_OBJECT

public:
    LayerTrailView(Session* session, LayerValues* values, QWidget* parent = nullptr);
    ~LayerTrailView() override;

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
    /// Whether all of the squares are wider than the view.
    bool scrolls() const;
    /// "Hidden single in row", "you are at layer 6 of 12"
    const QString& name() const { return m_name; }
    const QString& place() const { return m_place; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// There are layers now, or none any more, or the strip is of another height.
    void trailChanged();

protected:
    LayerTrailGeometry geometryOfTrail() const override;
    QPointF origin() const override;
    const Network& network() const override { return *m_network; }
    const Group& group() const override;
    std::pair<int, int> looked() const override { return {m_current, m_current}; }
    void goToLayer(int layer) override;

    void paintPicture(QPainter& painter, const Theme& theme) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void refresh();
    void showThumbnails();
    /// Returns the current layer, whose word is open.
    OpenLayers open() const { return {m_current, m_current}; }
    void arrange();
    void bringIntoSight();

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
