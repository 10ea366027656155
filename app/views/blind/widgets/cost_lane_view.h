// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/cost_lane.h"

#include "app/window/parts/picture_view.h"

namespace convoku {

/// The costs of the trials as a lane: pressing and dragging goes to a trial, and so do the keys.
class CostLaneView : public PictureView
{
    Q_OBJECT

public:
    explicit CostLaneView(QWidget* parent = nullptr);

    void setScene(CostLaneScene scene);
    const CostLaneScene& scene() const { return m_scene; }
    CostLaneGeometry geometryOfLane() const;
    /// Returns the position of a trial of the front search, in the widget.
    QPointF pointOf(std::size_t place) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // A part for each trial of the front search.
    int partCount() override;
    QString nameOf(int part) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void moveTo(int part) override;

Q_SIGNALS:
    /// A place in the front search's trials.
    void placeRequested(std::size_t place);
    /// By what is chosen, an improvement, or a chain.
    void stepRequested(bool forward);
    void strideRequested(convoku::BlindRecord::Stride stride, bool forward);
    void playRequested();

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;
    bool drag(Drag phase, QPointF place) override;
    bool takeKey(int key, bool shift) override;
    bool handlesKey(const QKeyEvent& event) override;
    bool takeEvent(const QKeyEvent& event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    CostLaneScene m_scene;
    int m_wheel = 0; ///< turned, but less than a step
};

} // namespace convoku
