// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/training_timeline.h"

#include "app/drawing/fonts.h"
#include "app/views/training/training_head.h"
#include "app/views/training/training_wording.h"
#include "app/window/parts/form.h"
#include "app/window/parts/icons.h"
#include "app/window/parts/style.h"
#include "app/window/parts/wheel.h"
#include "app/window/parts/widget_theme.h"

#include <QComboBox>
#include <QFontMetricsF>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolButton>

#include <array>

namespace convoku {
namespace {

constexpr qreal kFlag = 18; ///< its height, below the lines
constexpr std::array kSteps{1, 10, 100};
constexpr std::array kSpeeds{0.5, 1.0, 2.0, 4.0, 8.0};
constexpr int kTimelineIcon = 20;
constexpr int kHeight = 92;
constexpr qreal kLeastHeight = 73.6;

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
    setToolTip(tr("Drag the flag to look at another step of the training"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setSizes({400, kHeight}, {120, kLeastHeight});
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
        forgetParts();
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
    if (m_chart.lines.empty()) {
        painter.setFont(pictureFont(12));
        painter.setPen(tokens.text3);
        painter.drawText(linesRect(), Qt::AlignCenter, tr("The losses of the starts will stand here."));
        return;
    }
    const Plot plot = plotOfLines();
    paintLineChart(painter, plot, m_chart, theme);
    PlotPainter(painter, plot, theme).paintPosition(m_work->position());
    const qreal x = plot.across.at(m_work->position());
    const QFont font = pictureFont(12, QFont::DemiBold);
    const QFontMetricsF metrics(font);
    const QString text = QLocale().toString(m_work->position());
    const qreal wide = metrics.horizontalAdvance(text) + 12;
    const QRectF area = linesRect();
    const QRectF flag(std::clamp(x - wide / 2, area.left(), area.right() - wide), plot.axes.bottom() + 1, wide, kFlag);
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

TrainingStrip::TrainingStrip(TrainingWork* work, QWidget* parent)
    : QWidget(parent)
    , m_work(work)
    , m_timeline(new TrainingTimeline(work))
    , m_stepBy(form::combo("training_step_by"))
    , m_speed(form::combo("training_speed", {}, {.name = tr("Speed"), .tip = tr("Speed of play")}))
{
    setObjectName(QStringLiteral("training_strip"));
    setAccessibleName(tr("The training step by step"));
    // Time goes to the right, also where people read from the right.
    setLayoutDirection(Qt::LeftToRight);
    auto* buttons = form::row({.spacing = space::kTight});
    const auto add = [&](const char* id, Sign sign, const QString& tip, auto does) {
        QToolButton* button = form::tool(id, sign, tip);
        button->setIconSize({kTimelineIcon, kTimelineIcon});
        connect(button, &QToolButton::clicked, this, does);
        buttons->addWidget(button);
        return button;
    };
    m_first = add("training_first", Sign::First, tr("To the first step"), [work] { work->goTo(0); });
    m_back = add("training_back", Sign::PreviousRule, tr("Back"), [work] { work->move(false); });
    m_play = add("training_play", Sign::Play, tr("Play the training, or pause"),
        [work] { work->setPlaying(!work->isPlaying()); });
    m_on = add("training_on", Sign::NextRule, tr("On"), [work] { work->move(true); });
    m_last = add("training_last", Sign::Last, tr("To the last step"), [work] { work->goTo(work->lastStep()); });
    for (const int steps : kSteps)
        m_stepBy->addItem(tr("%n step(s)", nullptr, steps), steps);
    for (const double speed : kSpeeds)
        m_speed->addItem(tr("%1×").arg(QLocale().toString(speed)), speed);
    keepFromWheel(m_speed);
    m_stepBy->setCurrentIndex(std::max(0, m_stepBy->findData(work->stepBy())));
    m_speed->setCurrentIndex(std::max(0, m_speed->findData(work->speed())));
    connect(m_stepBy, &QComboBox::activated, work, [this, work] { work->setStepBy(m_stepBy->currentData().toInt()); });
    connect(m_speed, &QComboBox::activated, work, [this, work] { work->setSpeed(m_speed->currentData().toDouble()); });
    //: before a choice: 1 step, 10 steps, 100 steps
    QWidget* stepBy = form::field(tr("Step by"), m_stepBy);
    auto* choices = form::row({.spacing = space::kTight}, stepBy, m_speed, form::stretch());
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(space::kSmall, space::kTight, space::kSmall, space::kTight);
    layout->setHorizontalSpacing(space::kSmall);
    layout->setVerticalSpacing(space::kTight);
    layout->addWidget(form::box(buttons), 0, 0, Qt::AlignLeft);
    layout->addWidget(form::box(choices), 1, 0, Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(m_timeline, 0, 1, 2, 1);
    layout->setColumnStretch(1, 1);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (const auto signal : {&TrainingWork::recordChanged, &TrainingWork::positionChanged,
             &TrainingWork::playingChanged, &TrainingWork::stateChanged})
        connect(work, signal, this, &TrainingStrip::showState);
    showState();
}

void TrainingStrip::showState()
{
    const bool has = m_work->record() != nullptr;
    const bool atStart = m_work->position() == 0;
    const bool atEnd = m_work->position() >= m_work->lastStep();
    m_first->setEnabled(has && !atStart);
    m_back->setEnabled(has && !atStart);
    m_play->setEnabled(has && m_work->lastStep() > 0);
    m_play->setIcon(icon(m_work->isPlaying() ? Sign::Pause : Sign::Play));
    m_on->setEnabled(has && !atEnd);
    m_last->setEnabled(has && !atEnd);
}

void TrainingStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), tokensOf(themeOf(this)).hairline);
}

} // namespace convoku
