// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/exporting/frame_source.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QSlider;
class QToolButton;

namespace convoku {

/// Plays an animation as its file will be played: the times of its pictures, how often it plays, the hold at its end.
/// Pictures are drawn by a worker, the next one while one is shown, and made smaller where there is no room for them.
/// Its end does not wait for a picture that is still being drawn.
class AnimationPreview : public QWidget
{
    Q_OBJECT

public:
    explicit AnimationPreview(QWidget* parent = nullptr);

    /// `frames`: of the preview's own, nobody else draws with them. plays: 0 for ever. Begins at the front; a pause
    /// stays one.
    void setFrames(std::shared_ptr<const FrameSource> frames, int plays);
    bool isPlaying() const { return m_playing; }
    void setPlaying(bool playing);
    /// The picture on the screen; −1: none yet.
    int shown() const { return m_shown; }
    /// Returns the picture as it is on the screen, in device pixels.
    const QImage& image() const { return m_image; }
    /// Pauses.
    void goTo(int frame);

Q_SIGNALS:
    void shownChanged(int frame);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void request(int index);
    void take(int index, const QImage& image);
    void show(int index, const QImage& image);
    void afterDelay();
    void showPlace();

    std::shared_ptr<const FrameSource> m_frames;
    int m_plays = 0;
    int m_played = 0;
    int m_shown = -1;
    QImage m_image;
    bool m_playing = true;
    bool m_due = true; ///< the time of the picture that is shown is over
    std::optional<std::pair<int, QImage>> m_ready; ///< the next one
    int m_requested = 0;
    QTimer m_delay;

    QWidget* m_canvas;
    QWidget* m_controls;
    QToolButton* m_play;
    QToolButton* m_back;
    QToolButton* m_on;
    QSlider* m_slider;
    QLabel* m_place;

    LatestTask<NoTool> m_draw; ///< one picture at a time: the frames are not for several threads
};

} // namespace convoku
