// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/training/acquired_lanes.h"
#include "app/views/training/acquired_work.h"
#include "app/window/parts/picture_view.h"

#include <QWidget>

class QLabel;

namespace convoku {

class TrainingTimeline;

/// What the chosen start removes after which step of its training, a lane a written rule. A click goes to the step.
/// It is worked out while it can be seen, and while it is shown to a screen reader.
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
    /// What stands in the place of the lanes; empty where they are there.
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
