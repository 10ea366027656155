// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/training_work.h"
#include "app/drawing/line_chart.h"
#include "app/window/parts/picture_view.h"
#include "app/window/parts/transport_strip.h"

namespace convoku {

/// Returns whether moveByKey() handles a key.
bool movesTraining(const QKeyEvent& event);
/// Steps or plays a training by the keys that step a run. Returns false if the key is not one of them.
bool moveByKey(TrainingWork& work, const QKeyEvent& event);

/// The losses of all starts over the steps of a training, and the flag of the step that is looked at.
class TrainingTimeline : public PictureView
{
    Q_OBJECT

public:
    explicit TrainingTimeline(TrainingWork* work, QWidget* parent = nullptr);

    /// In units of textScale() pixels.
    Plot plotOfLines() const;
    const LineChart& chart() const { return m_chart; }

    // A part for each start: its loss at the flag.
    int partCount() override;
    QString nameOf(int part) override;
    int focusedPart() override { return kWhole; }
    std::vector<int> selectedParts() override;
    void moveTo(int part) override { m_work->choose(static_cast<std::size_t>(part)); }

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;
    bool drag(Drag phase, QPointF place) override;
    bool takeKey(int key, bool shift) override;
    bool moveCursor(int) override { return false; }
    bool handlesKey(const QKeyEvent& event) override { return movesTraining(event); }

private:
    void readRecord();
    void showPosition();
    QRectF linesRect() const;

    TrainingWork* m_work;
    LineChart m_chart;
};

/// The bar below the page: the losses of all starts, the buttons that walk the steps of the training, how far a step
/// goes, and how fast it is played.
class TrainingStrip : public TransportStrip
{
    Q_OBJECT

public:
    explicit TrainingStrip(TrainingWork* work);

    TrainingTimeline* timeline() const;

private:
    static QLayout* choicesOf(TrainingWork* work);
    void showState();

    TrainingWork* m_work;
};

} // namespace convoku
