// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/safe_band.h"

#include <QSlider>

#include <memory>

namespace convoku {

/// Whole numbers side by side, one of which is chosen: above them how far the rule stays the same, and how far it is
/// sound. Bands differ in height too, not in colour alone.
class BandSlider : public QSlider
{
    Q_OBJECT

public:
    explicit BandSlider(QWidget* parent = nullptr);

    /// Null: nothing is known yet.
    void setBand(std::shared_ptr<const check::SafeBand> band);
    /// Sets the written number, which has a mark below the track.
    void setWritten(int written);
    /// Returns the x coordinate of a number, in pixels.
    qreal placeOf(int number) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    int numberAt(qreal x) const;
    void paintBand(QPainter& painter, const check::Band& band, qreal height, const QColor& colour) const;
    qreal trackY() const;

    std::shared_ptr<const check::SafeBand> m_band;
    int m_written = 0;
};

} // namespace convoku
