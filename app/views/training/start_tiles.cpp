// SPDX-License-Identifier: MIT
#include "app/views/training/start_tiles.h"

#include "app/drawing/fonts.h"
#include "app/drawing/text_lines.h"
#include "app/views/training/kernel_bars.h"
#include "app/views/training/training_wording.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kTileFont = 13;
constexpr qreal kTileLine = 18;
constexpr qreal kEdge = 8; ///< inside a tile
constexpr qreal kGroupGap = 8;
constexpr qreal kTitleEdge = 6; ///< above a title, with its line
constexpr qreal kTitleGap = 4; ///< below it
constexpr qreal kTileBars = 52;
constexpr qreal kTileRadius = 6;
constexpr qreal kMostTile = 126;
constexpr qreal kColumn = 14; ///< a bar of passes is so wide at most

} // namespace

StartTilesGeometry::StartTilesGeometry(const StartTiles& tiles, qreal width)
    : m_tiles(tiles.tiles.size())
{
    std::array<std::size_t, StartTiles::kGroups> counts{};
    for (const StartTiles::Tile& tile : tiles.tiles)
        ++counts.at(static_cast<std::size_t>(tile.outcome));
    const auto groups = static_cast<qreal>(std::ranges::count_if(counts, [](std::size_t many) { return many > 0; }));
    const qreal wide = std::min(kMostTile,
        (width - kGroupGap * std::max(groups - 1, 0.0)) / static_cast<qreal>(std::max(m_tiles.size(), std::size_t{1})));
    const bool fits = wide >= kLeast;
    // A small group has little room for its title's words.
    const QFont bold = pictureFont(kTileFont, QFont::DemiBold);
    const auto highOf = [&](std::size_t group, qreal room) {
        const auto lines = linesOf(tiles.titles[group], bold, room, kMostLines).size();
        return kTitleEdge + kTitleLine * static_cast<qreal>(std::max<qsizetype>(lines, 1));
    };
    qreal row = 0;
    for (std::size_t group = 0; group < counts.size(); ++group) {
        if (fits && counts[group] > 0)
            row = std::max(row, highOf(group, wide * static_cast<qreal>(counts[group])));
    }
    std::size_t next = 0;
    qreal left = 0;
    for (std::size_t group = 0; group < counts.size(); ++group) {
        if (counts[group] == 0)
            continue;
        if (fits) {
            m_titles[group] = QRectF(left, 0, wide * static_cast<qreal>(counts[group]), row);
            for (std::size_t i = 0; i < counts[group]; ++i, left += wide)
                m_tiles[next++] = QRectF(left, row + kTitleGap, wide, kTile);
            left += kGroupGap;
            m_height = row + kTitleGap + kTile;
            continue;
        }
        if (m_height > 0)
            m_height += kGroupGap;
        m_titles[group] = QRectF(0, m_height, width, highOf(group, width));
        m_height += m_titles[group].height() + kTitleGap;
        const auto across = static_cast<std::size_t>(std::max(1.0, std::floor(width / kLeast)));
        const qreal each = std::min(kMostTile, width / static_cast<qreal>(across));
        for (std::size_t i = 0; i < counts[group]; ++i) {
            const auto column = static_cast<qreal>(i % across);
            const auto line = static_cast<qreal>(i / across);
            m_tiles[next++] = QRectF(column * each, m_height + line * kTile, each, kTile);
        }
        m_height += kTile * static_cast<qreal>((counts[group] + across - 1) / across);
    }
}

std::optional<std::size_t> StartTilesGeometry::at(QPointF point) const
{
    const auto found = std::ranges::find_if(m_tiles, [point](const QRectF& tile) { return tile.contains(point); });
    return found == m_tiles.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_tiles.begin()));
}

std::size_t StartTilesGeometry::neighbour(std::size_t tile, int across, int down) const
{
    if (across != 0) {
        const auto to = static_cast<std::ptrdiff_t>(tile) + across;
        return static_cast<std::size_t>(std::clamp(to, std::ptrdiff_t{0}, std::ssize(m_tiles) - 1));
    }
    // The nearest one of the next row.
    const QPointF from = m_tiles.at(tile).center();
    std::size_t best = tile;
    qreal least = 1e18;
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        const QPointF offset = m_tiles[i].center() - from;
        if (offset.y() * down <= 1)
            continue;
        const qreal far = std::abs(offset.y()) * 1000 + std::abs(offset.x());
        if (far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

void paintStartTiles(QPainter& painter, const StartTilesGeometry& geometry, const StartTiles& tiles, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens tokens = tokensOf(theme);
    const QFont font = pictureFont(kTileFont);
    const QFont bold = pictureFont(kTileFont, QFont::DemiBold);
    const QFontMetricsF metrics(font);
    for (std::size_t group = 0; group < StartTiles::kGroups; ++group) {
        const QRectF& title = geometry.title(group);
        if (title.isEmpty())
            continue;
        const TrainingInk ink = inkOf(static_cast<TrainingOutcome>(group));
        painter.setPen(QPen(trainingColour(ink, theme), 3));
        painter.drawLine(title.topLeft() + QPointF(0, 1.5), title.topRight() + QPointF(0, 1.5));
        painter.setPen(tokens.text1);
        painter.setFont(bold);
        qreal top = title.top() + kTitleEdge;
        for (const QString& line : linesOf(tiles.titles[group], bold, title.width(), StartTilesGeometry::kMostLines)) {
            painter.drawText(QRectF(title.left(), top, title.width(), StartTilesGeometry::kTitleLine),
                Qt::AlignLeft | Qt::AlignVCenter, line);
            top += StartTilesGeometry::kTitleLine;
        }
    }
    for (std::size_t i = 0; i < tiles.tiles.size(); ++i) {
        const StartTiles::Tile& tile = tiles.tiles[i];
        const QRectF& place = geometry.tile(i);
        painter.fillRect(place, tokens.canvas); // a moving tile hides the tiles below it
        if (tiles.chosen == i) {
            painter.setPen(QPen(tokens.ink, 2));
            painter.setBrush(theme.inkOnly ? QBrush(Qt::NoBrush) : QBrush(tokens.surface));
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), kTileRadius, kTileRadius);
        }
        const QRectF inside = place.adjusted(kEdge, kEdge, -kEdge, -kEdge);
        const TrainingInk ink = inkOf(tile.outcome);
        painter.setFont(font);
        painter.setPen(tokens.text2);
        const qreal ofWords = inside.width() - QFontMetricsF(bold).horizontalAdvance(tile.share) - 4;
        // Without its number, the word would be the same on every card.
        const QString words = TrainingWording::start(tile.start);
        painter.drawText(QRectF(inside.topLeft(), QSizeF(inside.width(), kTileLine)), Qt::AlignLeft | Qt::AlignVCenter,
            metrics.horizontalAdvance(words) <= ofWords ? words : QString::number(tile.start + 1));
        painter.setFont(bold);
        painter.setPen(trainingWords(ink, theme));
        painter.drawText(
            QRectF(inside.topLeft(), QSizeF(inside.width(), kTileLine)), Qt::AlignRight | Qt::AlignVCenter, tile.share);
        KernelBars bars;
        bars.numbers = tile.numbers;
        bars.ink = ink;
        bars.high = 1e-6;
        for (const double number : tile.numbers)
            bars.high = std::max(bars.high, std::abs(number));
        bars.low = -bars.high;
        bars.words = false;
        const QRectF room(inside.left(), inside.top() + kTileLine + 4, inside.width(), kTileBars);
        paintKernelBars(painter, KernelBarsGeometry(bars, room), bars, theme);
        painter.setFont(font);
        painter.setPen(tokens.text2);
        painter.drawText(QRectF(inside.left(), inside.bottom() - kTileLine, inside.width(), kTileLine),
            Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(tile.caption, Qt::ElideRight, inside.width()));
    }
    painter.restore();
}

PassBarsGeometry::PassBarsGeometry(const PassBars& bars, const QRectF& area)
    : m_counts(bars.counts)
    , m_area(area)
    , m_room(area.adjusted(0, kTileLine, 0, -kTileLine - 2))
{
    for (const int count : m_counts)
        m_most = std::max(m_most, count);
}

QRectF PassBarsGeometry::column(int bar) const
{
    const qreal wide
        = std::min(kColumn * 2, m_area.width() / static_cast<qreal>(std::max(m_counts.size(), std::size_t{1})));
    return {m_area.left() + wide * bar, m_area.top(), wide, m_area.height()};
}

QRectF PassBarsGeometry::bar(int bar) const
{
    const QRectF rect = column(bar);
    const qreal high = m_room.height() * m_counts.at(static_cast<std::size_t>(bar)) / m_most;
    const qreal gap = rect.width() > 4 ? 2 : 0;
    return {rect.left(), m_room.bottom() - high, rect.width() - gap, high};
}

std::optional<int> PassBarsGeometry::at(QPointF point) const
{
    if (m_counts.empty() || !m_area.contains(point))
        return std::nullopt;
    const auto bar = static_cast<int>((point.x() - m_area.left()) / column(0).width());
    return bar < static_cast<int>(m_counts.size()) ? std::optional(bar) : std::nullopt;
}

void paintPassBars(QPainter& painter, const PassBarsGeometry& geometry, const PassBars& bars, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens tokens = tokensOf(theme);
    const QFont font = pictureFont(kTileFont);
    const QFont bold = pictureFont(kTileFont, QFont::DemiBold);
    const QColor colour = trainingColour(TrainingInk::Wrong, theme);
    const QRectF& room = geometry.room();
    const auto count = static_cast<int>(bars.counts.size());
    for (int i = 0; i < count; ++i) {
        const bool isCurrent = bars.current == i;
        const QColor barColour = isCurrent ? tokens.ink : colour;
        painter.setPen(theme.inkOnly && !isCurrent ? QPen(barColour, 1) : QPen(Qt::NoPen));
        painter.setBrush(theme.inkOnly && !isCurrent ? QBrush(barColour, Qt::BDiagPattern) : QBrush(barColour));
        painter.drawRect(geometry.bar(i));
    }
    painter.setPen(QPen(tokens.text3, 1));
    painter.drawLine(room.bottomLeft(), room.bottomRight());
    const auto write = [&](int bar, bool below, const QString& text, const QFont& textFont, const QColor& ink) {
        const QFontMetricsF metrics(textFont);
        const qreal wide = metrics.horizontalAdvance(text);
        const QRectF column = geometry.column(bar);
        const qreal left
            = std::clamp(column.center().x() - wide / 2, room.left(), std::max(room.left(), room.right() - wide));
        const QRectF place(left, below ? room.bottom() + 2 : geometry.bar(bar).top() - kTileLine, wide, kTileLine);
        painter.setFont(textFont);
        painter.setPen(ink);
        painter.drawText(place, Qt::AlignCenter, text);
        return place;
    };
    if (count > 0) {
        const auto passOf = [&](int bar) { return QLocale().toString((bar + 1) * bars.passesInBar); };
        QRectF taken;
        QRectF above;
        if (bars.current) {
            taken = write(*bars.current, true, passOf(*bars.current), bold, tokens.text1).adjusted(-8, 0, 8, 0);
            above = write(*bars.current, false,
                QLocale().toString(bars.counts[static_cast<std::size_t>(*bars.current)]), bold, tokens.text1)
                        .adjusted(-8, 0, 8, 0);
        }
        for (const int bar : {0, count - 1}) {
            if (!taken.intersects(geometry.column(bar).adjusted(0, 0, 0, kTileLine)) && (bar == 0 || count > 3))
                write(bar, true, passOf(bar), font, tokens.text3);
        }
        const auto highest = static_cast<int>(std::ranges::max_element(bars.counts) - bars.counts.begin());
        if (highest != bars.current && !above.intersects(geometry.column(highest)))
            write(
                highest, false, QLocale().toString(bars.counts[static_cast<std::size_t>(highest)]), font, tokens.text2);
    }
    painter.restore();
}

} // namespace convoku
