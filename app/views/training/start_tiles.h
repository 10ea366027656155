// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/training_ink.h"

#include <QRectF>
#include <QString>

#include <array>
#include <optional>
#include <vector>

class QPainter;

namespace convoku {

/// The starts of a training side by side, in groups by what became of them.
struct StartTiles
{
    static constexpr std::size_t kGroups = 3; ///< of TrainingOutcome

    struct Tile
    {
        std::size_t start = 0; ///< its place in the record
        TrainingOutcome outcome = TrainingOutcome::Stuck;
        QString share; ///< "91.4 %"
        std::vector<double> numbers; ///< of its kernel
        QString caption; ///< what it has become: "always no"
    };
    std::vector<Tile> tiles; ///< group by group
    std::array<QString, kGroups> titles; ///< "2 find the written rule"
    std::optional<std::size_t> chosen; ///< a place in `tiles`
};

/// Places the tiles: all in one row if there is room, with each group below its title; otherwise group below group.
class StartTilesGeometry
{
public:
    static constexpr qreal kTile = 116; ///< its height
    static constexpr qreal kTitleLine = 18; ///< of a group's title, which has up to kMostLines
    static constexpr int kMostLines = 3;
    static constexpr qreal kLeast = 86; ///< as wide as a tile is at least

    StartTilesGeometry(const StartTiles& tiles, qreal width);

    qreal height() const { return m_height; }
    const QRectF& tile(std::size_t which) const { return m_tiles.at(which); }
    /// Puts a tile elsewhere, while it moves.
    void moveTile(std::size_t which, const QRectF& to) { m_tiles.at(which) = to; }
    /// Empty where the group has none.
    const QRectF& title(std::size_t group) const { return m_titles.at(group); }
    std::optional<std::size_t> at(QPointF point) const;
    /// The tile that an arrow key leads to; the same one at the edge.
    std::size_t neighbour(std::size_t tile, int across, int down) const;

private:
    std::vector<QRectF> m_tiles;
    std::array<QRectF, StartTiles::kGroups> m_titles;
    qreal m_height = 0;
};

void paintStartTiles(
    QPainter& painter, const StartTilesGeometry& geometry, const StartTiles& tiles, const Theme& theme);

/// Counts how often something happened in each pass, for a bar chart.
struct PassBars
{
    std::vector<int> counts; ///< by bar
    int passesInBar = 1; ///< the first bar stands for the passes 1 … this
    std::optional<int> current; ///< a bar
};
class PassBarsGeometry
{
public:
    PassBarsGeometry(const PassBars& bars, const QRectF& area);

    QRectF column(int bar) const;
    QRectF bar(int bar) const;
    const QRectF& room() const { return m_room; }
    std::optional<int> at(QPointF point) const;
    int most() const { return m_most; }

private:
    std::vector<int> m_counts;
    int m_most = 1;
    QRectF m_area;
    QRectF m_room;
};
void paintPassBars(QPainter& painter, const PassBarsGeometry& geometry, const PassBars& bars, const Theme& theme);

} // namespace convoku
