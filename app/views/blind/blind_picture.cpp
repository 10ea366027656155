// SPDX-License-Identifier: MIT
#include "app/views/blind/blind_picture.h"

#include "app/drawing/board_painter.h"
#include "app/drawing/fonts.h"
#include "app/drawing/text_lines.h"
#include "app/drawing/tokens.h"
#include "app/exporting/run_frames.h"
#include "app/wording/blind_wording.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kBlindMargin = 20;
constexpr qreal kBlindWidth = 640;
constexpr qreal kBoard = 340;
constexpr qreal kBlindHead = 32;
constexpr qreal kBlindTitleSize = 18;
constexpr qreal kBlindTextSize = 13;
constexpr qreal kBlindLine = 19;
constexpr qreal kLane = 210;

/// Rows of a legend need their room, and so does the temperature.
qreal laneHeight(const CostLaneScene& scene)
{
    return std::max(kLane, leastCostLaneHeight(scene));
}

qreal heightOf(const CostLaneScene& scene)
{
    return kBlindMargin + kBlindHead + kBoard + kBlindMargin / 2 + laneHeight(scene) + kBlindMargin / 2;
}

/// Returns where the text ends.
qreal paintText(QPainter& painter, const QString& text, const QRectF& area, const QColor& colour)
{
    const QFont font = pictureFont(kBlindTextSize);
    painter.setFont(font);
    painter.setPen(colour);
    qreal top = area.top();
    const int most = static_cast<int>((area.bottom() - area.top()) / kBlindLine);
    for (const QString& line : linesOf(text, font, area.width(), std::max(most, 1))) {
        painter.drawText(QRectF(area.left(), top, area.width(), kBlindLine), Qt::AlignLeft | Qt::AlignVCenter, line);
        top += kBlindLine;
    }
    return top;
}

void paintPage(QPainter& painter, const CostLaneScene& scene, Theme::Kind kind)
{
    const Theme& theme = Theme::of(kind);
    const Tokens tokens = tokensOf(theme);
    const BlindRecord& record = *scene.front();
    const BlindTrial& trial = record.trials.at(scene.at.value_or(0));
    painter.fillRect(QRectF(0, 0, kBlindWidth, heightOf(scene)), tokens.canvas);
    painter.setFont(pictureFont(kBlindTitleSize, QFont::DemiBold));
    painter.setPen(tokens.text1);
    painter.drawText(QRectF(kBlindMargin, kBlindMargin, kBlindWidth - 2 * kBlindMargin, kBlindHead),
        Qt::AlignLeft | Qt::TextSingleLine, BlindWording::run(record.settings));
    const QRectF board(kBlindMargin, kBlindMargin + kBlindHead, kBoard, kBoard);
    paintBoard(
        painter, BoardGeometry(board, true, 1, record.puzzle.board()), sceneOfTrial(record.puzzle, trial.grid), theme);
    QRectF words(board.right() + kBlindMargin, board.top(), kBlindWidth - kBoard - 3 * kBlindMargin, kBoard);
    words.setTop(paintText(painter, BlindWording::trial(trial, record.settings.anneals()), words, tokens.text1)
        + kBlindLine / 2);
    words.setTop(paintText(painter, BlindWording::outcome(record), words, tokens.text1) + kBlindLine / 2);
    paintText(painter, BlindWording::cost(record.settings.counted), words, tokens.text2);
    const QRectF lane(
        kBlindMargin, board.bottom() + kBlindMargin / 2, kBlindWidth - 2 * kBlindMargin, laneHeight(scene));
    paintCostLane(painter, CostLaneGeometry(lane, scene), scene, theme);
}

/// Every improvement, and others at equal distances; always the first and the last.
std::vector<std::size_t> placesOf(const BlindRecord& record)
{
    const std::size_t count = record.trials.size();
    const bool all = count <= BlindFrames::kMostTrials;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < count; ++i) {
        if (all || record.trials[i].improves)
            places.push_back(i);
    }
    const std::size_t others = BlindFrames::kMostTrials - std::min(places.size(), BlindFrames::kMostTrials / 2);
    const std::size_t spread = std::min(others, count);
    for (std::size_t i = 0; i < spread; ++i)
        places.push_back(spread == 1 ? count - 1 : i * (count - 1) / (spread - 1));
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

} // namespace

BlindPicture::BlindPicture(CostLaneScene scene)
    : m_scene(std::move(scene))
{
}

QSizeF BlindPicture::size() const
{
    return {kBlindWidth, heightOf(m_scene)};
}

QString BlindPicture::title() const
{
    return BlindWording::run(m_scene.front()->settings);
}

void BlindPicture::paint(QPainter& painter, Theme::Kind theme) const
{
    paintPage(painter, m_scene, theme);
}

std::optional<DocumentFacts> BlindPicture::facts() const
{
    DocumentFacts facts;
    facts.title = title();
    facts.puzzle = QString::fromStdString(m_scene.front()->puzzle.toText());
    return facts;
}

BlindFrames::BlindFrames(BlindShow show)
    : m_show(std::move(show))
    , m_places(placesOf(*m_show.scene.front()))
{
    m_show.width = std::clamp(m_show.width, AnimationOptions::kMinWidth, AnimationOptions::kMaxWidth);
    m_size = QSize(m_show.width, static_cast<int>(std::ceil(heightOf(m_show.scene) * m_show.width / kBlindWidth)));
}

void BlindFrames::paint(QPainter& painter, int index) const
{
    painter.fillRect(QRect(QPoint(), m_size), tokensOf(Theme::of(m_show.theme)).canvas);
    const qreal ratio = m_show.width / kBlindWidth;
    painter.scale(ratio, ratio);
    CostLaneScene scene = m_show.scene;
    scene.at = placeOf(index);
    paintPage(painter, scene, m_show.theme);
}

int BlindFrames::delay(int index) const
{
    if (index + 1 == count())
        return m_show.hold;
    return m_show.scene.front()->trials[placeOf(index)].improves ? 2 * m_show.delay : m_show.delay;
}

Exportable blindExportable(const BlindShow& show)
{
    return animationExportable<BlindFrames>(
        ExportKind::Blind, show, "blind_width", "blind_delay", BlindPicture(show.scene).facts().value());
}

} // namespace convoku
