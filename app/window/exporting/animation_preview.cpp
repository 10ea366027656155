// SPDX-License-Identifier: MIT
#include "app/window/exporting/animation_preview.h"

#include "app/exporting/animation.h"
#include "app/window/parts/form.h"
#include "app/window/parts/motion.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace convoku {
namespace {

constexpr int kPreviewMsPerHundredth = 10;

} // namespace

AnimationPreview::AnimationPreview(QWidget* parent)
    : QWidget(parent)
    , m_canvas(form::named(new QWidget, "preview_picture", {.name = tr("Preview")}))
    , m_play(form::tool("preview_play", Sign::Pause, tr("Pause the preview")))
    , m_back(form::tool("preview_back", Sign::PreviousPass, tr("Previous picture")))
    , m_on(form::tool("preview_on", Sign::NextPass, tr("Next picture")))
    , m_slider(form::named(new QSlider(Qt::Horizontal), "preview_slider", {.name = tr("Picture of the preview")}))
    , m_place(form::label("preview_place"))
    , m_draw(this, [this](std::size_t, const QString&) { take(m_requested, {}); }) // too little memory
{
    m_canvas->setMinimumSize(200, 200);
    m_canvas->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_canvas->installEventFilter(this);
    m_controls = form::box(form::row({.spacing = 2}, m_back, m_play, m_on, form::grow(m_slider), m_place));
    form::fill(this, form::column(form::grow(m_canvas), m_controls));

    m_delay.setSingleShot(true);
    m_delay.setTimerType(Qt::PreciseTimer);
    connect(&m_delay, &QTimer::timeout, this, &AnimationPreview::afterDelay);
    connect(m_play, &QToolButton::clicked, this, [this] { setPlaying(!m_playing); });
    connect(m_back, &QToolButton::clicked, this, [this] { goTo(m_shown - 1); });
    connect(m_on, &QToolButton::clicked, this, [this] { goTo(m_shown + 1); });
    connect(m_slider, &QSlider::valueChanged, this, &AnimationPreview::goTo);
    if (Motion::instance().isReduced()) {
        m_playing = false;
        m_play->setIcon(icon(Sign::Play));
        m_play->setToolTip(tr("Play the preview"));
        m_play->setAccessibleName(m_play->toolTip());
    }
}

void AnimationPreview::setFrames(std::shared_ptr<const FrameSource> frames, int plays)
{
    m_frames = std::move(frames);
    m_plays = plays;
    m_played = 0;
    m_shown = -1;
    m_delay.stop();
    m_due = true;
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, std::max(0, m_frames->count() - 1));
    m_controls->setVisible(m_frames->count() > 1);
    request(0);
}

void AnimationPreview::setPlaying(bool playing)
{
    if (playing == m_playing || !m_frames)
        return;
    m_playing = playing;
    const QString tip = playing ? tr("Pause the preview") : tr("Play the preview");
    m_play->setIcon(icon(playing ? Sign::Pause : Sign::Play));
    m_play->setToolTip(tip);
    m_play->setAccessibleName(tip);
    if (!playing) {
        m_delay.stop();
        return;
    }
    // Pressing it at the end means: once more.
    if (m_shown + 1 >= m_frames->count())
        m_played = 0;
    m_due = true;
    request((m_shown + 1) % m_frames->count());
}

void AnimationPreview::goTo(int frame)
{
    if (!m_frames || m_frames->count() <= 0)
        return;
    setPlaying(false);
    m_due = true;
    request(std::clamp(frame, 0, m_frames->count() - 1));
}

void AnimationPreview::request(int index)
{
    if (!m_frames || index >= m_frames->count())
        return;
    m_ready.reset();
    m_requested = index;
    const QSize room = (QSizeF(m_canvas->size()) * devicePixelRatioF()).toSize();
    m_draw.ask([this, frames = m_frames, index, room](NoTool&, const auto& question) {
        QImage image = frames->frame(index);
        if (image.width() > room.width() || image.height() > room.height())
            image = image.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        question.post([this, index, image] { take(index, image); });
    });
}

void AnimationPreview::take(int index, const QImage& image)
{
    if (m_due)
        show(index, image);
    else
        m_ready = {index, image};
}

void AnimationPreview::show(int index, const QImage& image)
{
    m_shown = index;
    m_image = image;
    m_canvas->update();
    showPlace();
    Q_EMIT shownChanged(index);
    if (!m_playing || !isVisible())
        return;
    m_due = false;
    m_delay.start(playedDelay(m_frames->delay(index)) * kPreviewMsPerHundredth);
    const bool last = index + 1 >= m_frames->count();
    if (!last || m_plays == 0 || m_played + 1 < m_plays)
        request((index + 1) % m_frames->count());
}

void AnimationPreview::afterDelay()
{
    m_due = true;
    if (m_shown + 1 >= m_frames->count() && m_plays > 0 && ++m_played >= m_plays) {
        setPlaying(false);
        return;
    }
    if (m_ready) {
        const auto [index, image] = *std::exchange(m_ready, std::nullopt);
        show(index, image);
    }
}

void AnimationPreview::showPlace()
{
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(m_shown);
    int begun = 0;
    int all = 0;
    for (int i = 0; i < m_frames->count(); ++i) {
        begun = i == m_shown ? all : begun;
        all += playedDelay(m_frames->delay(i));
    }
    // Both: the slider goes by pictures, which are not equally long.
    const auto seconds = [](int hundredths) { return QLocale().toString(hundredths / 100.0, 'f', 1); };
    const auto textOf = [&](int picture, int time) {
        //: the picture that is shown, when it comes, and how long all take: Picture 12 of 69, 4.2 of 25.8 s
        return tr("Frame %1 of %2, %3 of %4 s")
            .arg(QLocale().toString(picture), QLocale().toString(m_frames->count()), seconds(time), seconds(all));
    };
    m_place->setText(textOf(m_shown + 1, begun));
    // The slider keeps its length while it plays.
    m_place->setMinimumWidth(m_place->fontMetrics().horizontalAdvance(textOf(m_frames->count(), all)));
}

void AnimationPreview::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_due = true;
    m_delay.stop();
    request(std::max(0, m_shown));
}

void AnimationPreview::hideEvent(QHideEvent* event)
{
    m_delay.stop();
    QWidget::hideEvent(event);
}

void AnimationPreview::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_due = true;
    request(std::max(0, m_shown));
}

bool AnimationPreview::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_canvas || event->type() != QEvent::Paint)
        return QWidget::eventFilter(watched, event);
    QPainter painter(m_canvas);
    const double ratio = devicePixelRatioF();
    const QSizeF size = QSizeF(m_image.size()) / ratio;
    // On whole device pixels, so that nothing is smoothed twice.
    const auto centred
        = [ratio](double room, double length) { return std::floor((room - length) / 2 * ratio) / ratio; };
    painter.drawImage(
        QRectF(QPointF(centred(m_canvas->width(), size.width()), centred(m_canvas->height(), size.height())), size),
        m_image);
    return true;
}

} // namespace convoku
