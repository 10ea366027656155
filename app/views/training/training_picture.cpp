// SPDX-License-Identifier: MIT
#include "app/views/training/training_picture.h"

#include "app/drawing/fonts.h"
#include "app/drawing/tokens.h"
#include "app/exporting/run_frames.h"
#include "app/views/training/training_wording.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kTrainingMargin = 24;
constexpr qreal kTrainingTitleFont = 16;
constexpr qreal kTrainingTextFont = 12;
constexpr qreal kTrainingAbove = 36;
constexpr qreal kTrainingBetween = 20;
constexpr qreal kBelow = 24;
constexpr qreal kTrainingInside = TrainingPicture::kWidth - 2 * kTrainingMargin;

} // namespace

TrainingPicture::TrainingPicture(TrainingShown shown)
    : m_shown(std::move(shown))
    , m_head(trainingHeadOf(*m_shown.record, m_shown.start, m_shown.step, m_shown.function, m_shown.meaning))
    , m_tiles(startTilesOf(*m_shown.record, m_shown.start, m_shown.step))
    , m_headGeometry(m_head, kTrainingInside)
    , m_tilesGeometry(m_tiles, kTrainingInside)
{
}

QSizeF TrainingPicture::size() const
{
    return {kWidth,
        kTrainingMargin + kTrainingAbove + m_headGeometry.height() + kTrainingBetween + m_tilesGeometry.height()
            + kBelow + kTrainingMargin};
}

QString TrainingPicture::title() const
{
    return TrainingWording::task(m_shown.record->task);
}

void TrainingPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    const Tokens tokens = tokensOf(theme);
    painter.fillRect(QRectF(QPointF(), size()), tokens.canvas);
    painter.save();
    painter.translate(kTrainingMargin, kTrainingMargin);
    painter.setFont(pictureFont(kTrainingTitleFont, QFont::DemiBold));
    painter.setPen(tokens.text1);
    painter.drawText(QRectF(0, 0, kTrainingInside, kTrainingAbove), Qt::AlignLeft | Qt::AlignTop, title());
    painter.setFont(pictureFont(kTrainingTextFont));
    painter.setPen(tokens.text3);
    painter.drawText(QRectF(0, 0, kTrainingInside, kTrainingAbove), Qt::AlignRight | Qt::AlignTop,
        TrainingWording::step(m_shown.step));
    painter.translate(0, kTrainingAbove);
    paintTrainingHead(painter, m_headGeometry, m_head, theme);
    painter.translate(0, m_headGeometry.height() + kTrainingBetween);
    paintStartTiles(painter, m_tilesGeometry, m_tiles, theme);
    painter.setFont(pictureFont(kTrainingTextFont));
    painter.setPen(tokens.text3);
    painter.drawText(QRectF(0, m_tilesGeometry.height(), kTrainingInside, kBelow), Qt::AlignLeft | Qt::AlignBottom,
        TrainingWording::countsNote());
    painter.restore();
}

TrainingFrames::TrainingFrames(const TrainingFilm& film)
    : m_film(film)
{
    m_film.shown.meaning.clear(); // The text describes a single step.
    int last = 0;
    for (const TrainingRun& run : film.shown.record->runs)
        last = std::max(last, run.last().step);
    const int pictures = std::min(last + 1, kMost);
    for (int i = 0; i < pictures; ++i)
        m_steps.push_back(
            pictures == 1 ? 0 : static_cast<int>(std::lround(static_cast<double>(last) * i / (pictures - 1))));
    const int width = std::clamp(film.width, AnimationOptions::kMinWidth, AnimationOptions::kMaxWidth);
    m_ratio = width / TrainingPicture::kWidth;
    // Groups come and go, and with them the height that their titles need.
    qreal height = 0;
    TrainingShown shown = m_film.shown;
    for (const int step : m_steps) {
        shown.step = step;
        height = std::max(height, TrainingPicture(shown).size().height());
    }
    m_size = QSize(width, static_cast<int>(std::ceil(height * m_ratio)));
}

void TrainingFrames::paint(QPainter& painter, int index) const
{
    painter.fillRect(QRect(QPoint(), m_size), tokensOf(Theme::of(m_film.theme)).canvas);
    TrainingShown shown = m_film.shown;
    shown.step = m_steps.at(static_cast<std::size_t>(index));
    painter.scale(m_ratio, m_ratio);
    TrainingPicture(shown).paint(painter, m_film.theme);
}

Exportable trainingExportable(const TrainingFilm& film)
{
    DocumentFacts facts;
    facts.title = TrainingPicture(film.shown).title();
    return animationExportable<TrainingFrames>(ExportKind::Training, film, "training_width", "training_delay", facts);
}

} // namespace convoku
