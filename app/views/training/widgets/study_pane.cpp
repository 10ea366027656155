// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/study_pane.h"

#include "app/views/training/study_wording.h"
#include "app/views/training/training_head.h"
#include "app/window/parts/board_widget.h"
#include "app/window/parts/form.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/wheel.h"
#include "app/wording/layer_wording.h"
#include "solver/error.h"

#include <QPushButton>
#include <QSlider>

namespace convoku {
namespace {

constexpr int kWide = 420;
constexpr int kStudyPaneHigh = 170;

} // namespace

StudyChart::StudyChart(QWidget* parent)
    : PictureView(parent)
{
    form::named(this, "study_chart", {.name = tr("Results")});
    setSizes({kWide, kStudyPaneHigh}, {120, kStudyPaneHigh});
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StudyChart::setChart(LineChart chart, QStringList said, std::optional<int> at)
{
    const bool others = said.size() != m_said.size();
    m_chart = std::move(chart);
    m_said = std::move(said);
    m_at = at;
    setAccessibleDescription(m_said.value(m_at.value_or(0)));
    partsChanged(others);
}

Plot StudyChart::plotOfLines() const
{
    return linePlotOf(m_chart, room().adjusted(0, 2, 0, -2));
}

void StudyChart::paintPicture(QPainter& painter, const Theme& theme)
{
    if (m_chart.lines.empty())
        return;
    const Plot plot = plotOfLines();
    paintLineChart(painter, plot, m_chart, theme);
    if (m_at && *m_at < m_chart.lines.front().points.size())
        PlotPainter(painter, plot, theme).paintPosition(m_chart.lines.front().points.at(*m_at).x());
}

int StudyChart::partCount()
{
    return static_cast<int>(m_said.size());
}

QRectF StudyChart::partRect(int part) const
{
    const Plot plot = plotOfLines();
    if (m_chart.lines.empty() || part >= m_chart.lines.front().points.size())
        return {};
    const qreal x = plot.across.at(m_chart.lines.front().points.at(part).x());
    return {x - 2, plot.axes.top(), 4, plot.axes.height()};
}

int StudyChart::partAtPlace(QPointF place) const
{
    for (int part = 0; part < m_said.size(); ++part) {
        if (partRect(part).contains(place))
            return part;
    }
    return kWhole;
}

std::vector<int> StudyChart::selectedParts()
{
    return m_at ? std::vector<int>{*m_at} : std::vector<int>{};
}

StudyPane::StudyPane(TrainingWork* work, QWidget* parent)
    : QWidget(parent)
    , m_work(work)
    , m_study(new LearnedStudy(this))
    , m_run(form::button(
          "study_run", tr("Run this network"), tr("Run the puzzle with these numbers in place of the written ones")))
    , m_whatIf(form::button("study_what_if", tr("What if: compare with the written one"),
          tr("Show both runs side by side, and the first removal that differs")))
    , m_snap(form::button("study_snap", tr("Snap"),
          tr("Align the numbers as closely as possible with the written ones, round them, and prove whether they are "
             "the same")))
    , m_road(form::button("study_road", tr("The road between"),
          tr("Right answers and unsound removals along the straight line from the learned to the written numbers")))
    , m_noise(form::button(
          "study_noise", tr("Noise"), tr("Largest error in each written number before a solution is lost")))
    , m_stop(form::button("study_stop", tr("Stop"), tr("Stop the current calculation")))
    , m_said(form::label("study_said", {.wraps = true}))
    , m_chart(new StudyChart)
    , m_positionSlider(form::named(new QSlider(Qt::Horizontal), "study_way", {.name = tr("From learned to written")}))
    , m_board(form::named(new BoardWidget, "study_board", {.name = tr("A board where both differ")}))
    , m_open(form::button("study_open", tr("Open in the workshop"), tr("The rule with the rounded numbers, as text")))
{
    setObjectName(QStringLiteral("study_pane"));
    m_positionSlider->setRange(0, LearnedStudy::kPoints - 1);
    m_board->setFixedSize((QSizeF(270, 270) * textScale(this)).toSize());
    keepFromWheel(m_positionSlider);
    QWidget* buttons = form::box(form::flow(space::kSmall, m_run, m_whatIf, m_snap, m_road, m_noise, m_stop));
    auto* content = form::column({.spacing = space::kSmall}, buttons, m_said, m_chart, m_positionSlider,
        form::aligned(m_board, Qt::AlignLeft), form::aligned(m_open, Qt::AlignLeft));
    form::fill(this, content);
    const auto onClick = [this](QPushButton* button, auto act) {
        connect(button, &QPushButton::clicked, this, [this, act] {
            if (const TrainingFrame* frame = m_work->frame())
                act(m_work->record()->task, frame->numbers);
        });
    };
    onClick(m_run, [this](const LearningTask&, const std::vector<float>& numbers) {
        if (const ModelPtr network = learnedNetwork(numbers))
            Q_EMIT runRequested(network);
    });
    onClick(m_whatIf, [this](const LearningTask& task, const std::vector<float>& numbers) {
        if (const ModelPtr network = learnedNetwork(numbers))
            Q_EMIT whatIfRequested(network, task.model);
    });
    onClick(m_snap, [this](const LearningTask& task, const auto& numbers) { m_study->snap(task, numbers); });
    onClick(m_road, [this](const LearningTask& task, const auto& numbers) { m_study->road(task, numbers); });
    onClick(m_noise, [this](const LearningTask& task, const auto&) { m_study->noise(task); });
    connect(m_stop, &QPushButton::clicked, m_study, &LearnedStudy::cancel);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (!m_study->snapped() || !m_study->task())
            return;
        const LearningTask& task = *m_study->task();
        try {
            Q_EMIT workshopRequested(modelWith(task, m_study->snapped()->rounded));
        } catch (const Error& error) {
            m_said->setText(QString::fromStdString(error.what()));
        }
    });
    connect(m_positionSlider, &QSlider::valueChanged, this, [this] {
        if (!m_study->roadPoints().empty())
            showRoad();
    });
    connect(m_study, &LearnedStudy::changed, this, &StudyPane::showAnswer);
    connect(m_study, &LearnedStudy::failed, this, [this](const QString& error) {
        m_said->setText(error);
        m_said->show();
    });
    connect(m_work, &TrainingWork::recordChanged, this, &StudyPane::showState);
    connect(m_work, &TrainingWork::chosenChanged, m_study, &LearnedStudy::clear);
    showAnswer();
}

ModelPtr StudyPane::learnedNetwork(const std::vector<float>& numbers)
{
    try {
        return modelWith(m_work->record()->task, numbers);
    } catch (const Error& error) {
        m_said->setText(QString::fromStdString(error.what()));
        m_said->show();
        return nullptr;
    }
}

void StudyPane::showState()
{
    const bool has = m_work->record() != nullptr;
    for (QPushButton* button : {m_run, m_whatIf, m_snap, m_road, m_noise})
        button->setEnabled(has);
    m_stop->setEnabled(m_study->working().has_value());
}

void StudyPane::showAnswer()
{
    showState();
    const auto working = m_study->working();
    const auto& snap = m_study->snapped();
    m_board->setVisible(snap && snap->board);
    m_open->setVisible(snap.has_value());
    const bool road = !m_study->roadPoints().empty();
    m_chart->setVisible(road || !m_study->noisePoints().empty());
    m_positionSlider->setVisible(road);
    if (working)
        m_said->setText(StudyWording::working(static_cast<int>(*working)));
    else if (snap)
        showSnap(*snap);
    else if (road)
        showRoad();
    else if (!m_study->noisePoints().empty())
        showNoise();
    else
        m_said->clear();
    m_said->setVisible(!m_said->text().isEmpty());
}

void StudyPane::showSnap(const Snapped& snap)
{
    m_said->setText(StudyWording::snapped(snap));
    if (!snap.board)
        return;
    BoardScene scene;
    scene.givens = Grid(snap.board->board());
    scene.candidates = *snap.board;
    m_board->setScene(std::move(scene), m_said->text());
}

void StudyPane::showRoad()
{
    const std::vector<RoadPoint>& points = m_study->roadPoints();
    LineChart chart;
    chart.percent = true;
    chart.right = 1;
    chart.perUnit = 100; // per cent of the way
    chart.whole = false;
    LineChart::Line right;
    right.ink = TrainingInk::Written;
    right.label = StudyWording::rightLabel();
    right.width = 2;
    LineChart::Line unsound;
    unsound.ink = TrainingInk::Wrong;
    unsound.style = Qt::DashLine;
    unsound.label = StudyWording::unsoundLabel();
    unsound.width = 2;
    QStringList said;
    for (const RoadPoint& point : points) {
        right.points << QPointF(point.position, point.right);
        unsound.points << QPointF(point.position, point.unsound);
        said << StudyWording::onRoad(point);
    }
    chart.lines = {right, unsound};
    m_positionSlider->setMaximum(static_cast<int>(points.size()) - 1);
    m_said->setText(said.value(m_positionSlider->value()));
    m_chart->setChart(std::move(chart), said, m_positionSlider->value());
}

void StudyPane::showNoise()
{
    LineChart chart;
    chart.percent = true;
    LineChart::Line losing;
    losing.ink = TrainingInk::Wrong;
    losing.label = StudyWording::losingLabel();
    losing.width = 2;
    QStringList said;
    for (const NoisePoint& point : m_study->noisePoints()) {
        losing.points << QPointF(
            point.deviation, point.draws > 0 ? static_cast<double>(point.losing) / point.draws : 0);
        said << StudyWording::noise(point);
    }
    chart.right = std::max(m_study->noisePoints().back().deviation, 0.01);
    chart.whole = false;
    chart.lines = {losing};
    m_said->setText(StudyWording::noise(m_study->noisePoints()));
    m_chart->setChart(std::move(chart), said, std::nullopt);
}

} // namespace convoku
