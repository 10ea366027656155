// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/training_work.h"
#include "app/drawing/line_chart.h"
#include "app/views/training/learned_study.h"
#include "app/window/parts/picture_view.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QSlider;

namespace convoku {

class BoardWidget;

/// Curves with a flag, and in words what they say at each of their places.
class StudyChart : public PictureView
{
    Q_OBJECT

public:
    explicit StudyChart(QWidget* parent = nullptr);

    /// `said`: by place of the first curve.
    void setChart(LineChart chart, QStringList said, std::optional<int> at);
    const LineChart& chart() const { return m_chart; }

    // A part for each place of the first curve.
    int partCount() override;
    QString nameOf(int part) override { return m_said.value(part); }
    std::vector<int> selectedParts() override;

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;

private:
    Plot plotOfLines() const;

    LineChart m_chart;
    QStringList m_said;
    std::optional<int> m_at;
};

/// Offers actions on the numbers that a start has learned: run them, compare them with the written ones, and find out
/// how far they are from these.
class StudyPane : public QWidget
{
    Q_OBJECT

public:
    explicit StudyPane(TrainingWork* work, QWidget* parent = nullptr);

    LearnedStudy* study() const { return m_study; }

Q_SIGNALS:
    /// The written network with the learned numbers, and the one that it was made of.
    void runRequested(const convoku::ModelPtr& network);
    void whatIfRequested(const convoku::ModelPtr& network, const convoku::ModelPtr& written);
    void workshopRequested(const convoku::ModelPtr& network);

private:
    ModelPtr learnedNetwork(const std::vector<float>& numbers);
    void showState();
    void showAnswer();
    void showSnap(const Snapped& snap);
    void showRoad();
    void showNoise();

    TrainingWork* m_work;
    LearnedStudy* m_study;
    QPushButton* m_run;
    QPushButton* m_whatIf;
    QPushButton* m_snap;
    QPushButton* m_road;
    QPushButton* m_noise;
    QPushButton* m_stop;
    QLabel* m_said;
    StudyChart* m_chart;
    QSlider* m_positionSlider;
    BoardWidget* m_board;
    QPushButton* m_open;
};

} // namespace convoku
