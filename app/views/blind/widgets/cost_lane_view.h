// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/cost_lane.h"

#include <QWidget>

namespace convoku {

/// The costs of the trials as a lane: pressing and dragging goes to a trial, and so do the keys.
class CostLaneView : public QWidget
{
    Q_OBJECT

public:
    explicit CostLaneView(QWidget* parent = nullptr);

    void setScene(CostLaneScene scene);
    const CostLaneScene& scene() const { return m_scene; }
    CostLaneGeometry geometryOfLane() const;
    /// Where a trial of the front search stands, in the widget.
    QPointF pointOf(std::size_t place) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A place in the front search's trials.
    void placeWanted(std::size_t place);
    /// By what is chosen, an improvement, or a chain.
    void stepWanted(bool forward);
    void strideWanted(convoku::BlindRecord::Stride stride, bool forward);
    void playWanted();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool takesKey(const QKeyEvent& event) const;
    std::optional<std::size_t> placeAt(QPointF point) const;

    CostLaneScene m_scene;
    int m_wheel = 0; ///< turned, but less than a step
};

} // namespace convoku
