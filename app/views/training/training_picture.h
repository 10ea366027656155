// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/exportable.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/picture.h"
#include "app/views/training/training_head.h"

#include <memory>

namespace convoku {

/// A start of a training at a step, beside the written numbers, and all starts as they were then.
struct TrainingShown
{
    std::shared_ptr<const TrainingRecord> record;
    std::size_t start = 0;
    int step = 0;
    QPolygonF function; ///< see trainingHeadOf()
    QString meaning = {}; ///< what the start answers at that step; may be empty
};

class TrainingPicture final : public Picture
{
public:
    static constexpr qreal kWidth = 1080;

    explicit TrainingPicture(TrainingShown shown);

    QSizeF size() const override;
    QString title() const override;
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    TrainingShown m_shown;
    TrainingHead m_head;
    StartTiles m_tiles;
    TrainingHeadGeometry m_headGeometry;
    StartTilesGeometry m_tilesGeometry;
};

/// A training as it is exported as an animation.
struct TrainingFilm
{
    TrainingShown shown; ///< its step does not count
    Theme::Kind theme = Theme::Kind::Light;
    int width = 720; ///< pixels
    int delay = 10; ///< hundredths of a second that a picture is shown
    int hold = 300; ///< the same for the last one
};

/// The steps of a training one after the other: at most kMost of them, as far apart as that needs.
class TrainingFrames final : public FrameSource
{
public:
    static constexpr int kMost = 100;

    explicit TrainingFrames(const TrainingFilm& film);

    QSize size() const override { return m_size; }
    int count() const override { return static_cast<int>(m_steps.size()); }
    void paint(QPainter& painter, int index) const override;
    int delay(int index) const override { return index + 1 == count() ? m_film.hold : m_film.delay; }
    const std::vector<int>& steps() const { return m_steps; }

private:
    TrainingFilm m_film;
    std::vector<int> m_steps;
    qreal m_ratio = 1;
    QSize m_size;
};

Exportable trainingExportable(const TrainingFilm& film);

} // namespace convoku
