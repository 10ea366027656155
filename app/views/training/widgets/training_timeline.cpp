// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/training_timeline.h"

#include "app/drawing/fonts.h"
#include "app/views/training/training_head.h"
#include "app/views/training/training_wording.h"
#include "app/window/parts/form.h"
#include "app/window/parts/wheel.h"

#include <QComboBox>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

#include <array>

namespace convoku {
namespace {

constexpr qreal kFlag = 18; ///< its height, below the lines
constexpr std::array kSteps{1, 10, 100};
constexpr std::array kSpeeds{0.5, 1.0, 2.0, 4.0, 8.0};
constexpr int kHeight = 92;
constexpr qreal kLeastLossHeight = 73.6;

} // namespace

bool movesTraining(const QKeyEvent& event)
{
    if (event.modifiers() != Qt::NoModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
        return true;
    default:
        return false;
    }
}

bool moveByKey(TrainingWork& work, const QKeyEvent& event)
{
    if (!movesTraining(event))
        return false;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        work.move(event.key() == Qt::Key_Right);
        break;
    case Qt::Key_Home:
        work.goTo(0);
        break;
    case Qt::Key_End:
        work.goTo(work.lastStep());
        break;
    default:
        work.setPlaying(!work.isPlaying());
    }
    return true;
}

TrainingTimeline::TrainingTimeline(TrainingWork* work, QWidget* parent)
    : PictureView(parent)
    , m_work(work)
{
    setObjectName(QStringLiteral("training_timeline"));
    setAccessibleName(tr("Steps of the training"));
    setToolTip(tr("Drag the flag to view a different training step"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setSizes({400, kHeight}, {120, kLeastLossHeight});
    connect(work, &TrainingWork::recordChanged, this, &TrainingTimeline::readRecord);
    connect(work, &TrainingWork::chosenChanged, this, &TrainingTimeline::readRecord);
    connect(work, &TrainingWork::positionChanged, this, &TrainingTimeline::showPosition);
    readRecord();
}

void TrainingTimeline::readRecord()
{
    const std::size_t before = m_chart.lines.size();
    m_chart = m_work->record() ? lossChartOf(*m_work->record(), m_work->chosen()) : LineChart();
    if (m_chart.lines.size() != before)
        invalidateParts();
    showPosition();
}

void TrainingTimeline::showPosition()
{
    const TrainingFrame* frame = m_work->frame();
    const QLocale locale;
    setAccessibleDescription(frame == nullptr
            ? tr("Nothing has been trained yet")
            : tr("step %1 of %2: loss %3, %4 right")
                  .arg(locale.toString(m_work->position()), locale.toString(m_work->lastStep()),
                      locale.toString(frame->loss, 'g', 3), TrainingWording::share(frame->right)));
    partsChanged();
}

QRectF TrainingTimeline::linesRect() const
{
    return room().adjusted(4, 2, -4, -4);
}

Plot TrainingTimeline::plotOfLines() const
{
    return linePlotOf(m_chart, linesRect());
}

void TrainingTimeline::paintPicture(QPainter& painter, const Theme& theme)
{
    const Tokens tokens = tokensOf(theme);
    if (m_chart.lines.empty())
        return;
    const Plot plot = plotOfLines();
    paintLineChart(painter, plot, m_chart, theme);
    PlotPainter(painter, plot, theme).paintPosition(m_work->position());
    const qreal x = plot.across.at(m_work->position());
    const QFont font = pictureFont(12, QFont::DemiBold);
    const QFontMetricsF metrics(font);
    const QString text = QLocale().toString(m_work->position());
    const qreal wide = metrics.horizontalAdvance(text) + 12;
    const QRectF area = linesRect();
    const QRectF flag(std::clamp(x - wide / 2, area.left(), area.right() - wide), plot.axes.bottom() + 4, wide, kFlag);
    painter.fillRect(flag.adjusted(-kFlag / 2, 0, kFlag / 2, 0), theme.background); // the numbers of the axis below it
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.ink);
    painter.drawRoundedRect(flag, 3, 3);
    painter.setFont(font);
    painter.setPen(tokens.onInk);
    painter.drawText(flag, Qt::AlignCenter, text);
}

bool TrainingTimeline::drag(Drag phase, QPointF place)
{
    if (phase == Drag::End || m_chart.lines.empty())
        return false;
    m_work->setPlaying(false);
    m_work->goTo(static_cast<int>(std::lround(plotOfLines().across.numberAt(place.x()))));
    return true;
}

bool TrainingTimeline::takeKey(int key, bool shift)
{
    return !shift && moveByKey(*m_work, QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier));
}

int TrainingTimeline::partCount()
{
    return m_work->record() ? static_cast<int>(m_work->record()->runs.size()) : 0;
}

QString TrainingTimeline::nameOf(int part)
{
    const TrainingRun& run = m_work->record()->runs.at(static_cast<std::size_t>(part));
    const TrainingFrame& frame = run.frames.at(run.frameAt(m_work->position()));
    return tr("start %1: loss %2, %3 right")
        .arg(QString::number(part + 1), QLocale().toString(frame.loss, 'g', 3), TrainingWording::share(frame.right));
}

/// All lines are drawn in one place, and the mouse moves the flag.
QRectF TrainingTimeline::partRect(int) const
{
    return plotOfLines().axes;
}

int TrainingTimeline::partAtPlace(QPointF) const
{
    return kWhole;
}

std::vector<int> TrainingTimeline::selectedParts()
{
    return m_work->record() ? std::vector<int>{static_cast<int>(m_work->chosen())} : std::vector<int>{};
}

TrainingStrip::TrainingStrip(TrainingWork* work)
    : TransportStrip(QStringLiteral("training"),
        {tr("First step"), tr("Step back"), tr("Play or pause the training"), tr("Step forward"), tr("Last step")},
        choicesOf(work), new TrainingTimeline(work))
    , m_work(work)
{
    setObjectName(QStringLiteral("training_strip"));
    setAccessibleName(tr("The training step by step"));
    connect(this, &TransportStrip::moveRequested, work, [work](Move move) {
        switch (move) {
        case Move::First:
            work->goTo(0);
            break;
        case Move::Last:
            work->goTo(work->lastStep());
            break;
        case Move::Play:
            work->setPlaying(!work->isPlaying());
            break;
        default:
            work->move(move == Move::Forward);
        }
    });
    for (const auto signal : {&TrainingWork::recordChanged, &TrainingWork::positionChanged,
             &TrainingWork::playingChanged, &TrainingWork::stateChanged})
        connect(work, signal, this, &TrainingStrip::showState);
    showState();
}

QLayout* TrainingStrip::choicesOf(TrainingWork* work)
{
    QComboBox* stepBy = form::combo("training_step_by");
    QComboBox* speed = form::combo("training_speed", {}, {.name = tr("Speed"), .tip = tr("Playback speed")});
    for (const int steps : kSteps)
        stepBy->addItem(tr("%n step(s)", nullptr, steps), steps);
    for (const double times : kSpeeds)
        speed->addItem(tr("%1×").arg(QLocale().toString(times)), times);
    keepFromWheel(speed);
    stepBy->setCurrentIndex(std::max(0, stepBy->findData(work->stepBy())));
    speed->setCurrentIndex(std::max(0, speed->findData(work->speed())));
    connect(stepBy, &QComboBox::activated, work, [=] { work->setStepBy(stepBy->currentData().toInt()); });
    connect(speed, &QComboBox::activated, work, [=] { work->setSpeed(speed->currentData().toDouble()); });
    //: before a choice: 1 step, 10 steps, 100 steps
    QWidget* stepField = form::field(tr("Step by"), stepBy);
    return form::row({.spacing = space::kTight}, stepField, speed, form::stretch());
}

TrainingTimeline* TrainingStrip::timeline() const
{
    return findChild<TrainingTimeline*>();
}

void TrainingStrip::showState()
{
    const bool has = m_work->record() != nullptr;
    const bool back = has && m_work->position() > 0;
    const bool forward = has && m_work->position() < m_work->lastStep();
    setState({.first = back, .back = back, .play = has && m_work->lastStep() > 0, .forward = forward, .last = forward},
        m_work->isPlaying());
}

} // namespace convoku
