// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/training/acquired_lanes.h"
#include "app/views/training/acquired_work.h"
#include "app/window/parts/picture_view.h"

#include <QWidget>

class QLabel;

namespace convoku {

class TrainingTimeline;

/// Shows what the chosen start removes after each step of its training, with one lane per written rule. A click goes to
/// the step. The lanes are worked out while they are visible, or shown to a screen reader.
class AcquiredView : public PictureView
{
    Q_OBJECT

public:
    /// The steps stand above those of the timeline, where there is room. Both outlive it, or go with its window.
    AcquiredView(TrainingWork* training, TrainingTimeline* timeline, QWidget* parent = nullptr);

    AcquiredWork* work() const { return m_work; }
    const AcquiredLanes& lanes() const { return m_lanes; }
    /// In units of textScale() pixels.
    AcquiredLanesGeometry geometryOfLanes() const;
    /// Returns the text shown in place of the lanes; empty if there are lanes.
    QString instead() const;

    // A part for each lane.
    int partCount() override;
    QString nameOf(int part) override;

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;
    bool drag(Drag phase, QPointF place) override;
    bool moveCursor(int key) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void look();
    void readHistory();
    void showPosition();

    TrainingWork* m_training;
    TrainingTimeline* m_timeline;
    AcquiredWork* m_work;
    AcquiredLanes m_lanes;
};

/// That with its title, and what its shares are of.
class AcquiredPane : public QWidget
{
    Q_OBJECT

public:
    AcquiredPane(TrainingWork* training, TrainingTimeline* timeline, QWidget* parent = nullptr);

    AcquiredView* view() const { return m_view; }

private:
    void showState();

    TrainingWork* m_training;
    QLabel* m_title;
    AcquiredView* m_view;
    QLabel* m_note;
};

} // namespace convoku
