// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/start_tiles_view.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {

namespace {

constexpr int kMoveTime = 200; ///< milliseconds

} // namespace

StartTilesView::StartTilesView(QWidget* parent)
    : PictureView(parent)
    , m_move(this, kMoveTime)
{
    connect(&m_move, &Passage::moved, this, [this] { update(); });
    setObjectName(QStringLiteral("start_tiles"));
    setAccessibleName(tr("Starts"));
    setToolTip(tr("Click a start, or select it with the arrow keys, to show it above"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StartTilesView::setTiles(StartTiles tiles)
{
    const bool others = !std::ranges::equal(m_tiles.tiles, tiles.tiles,
        [](const auto& a, const auto& b) { return a.start == b.start && a.outcome == b.outcome; });
    const int high = heightForWidth(width());
    const StartTilesGeometry before = geometryOfTiles();
    m_from.clear();
    for (std::size_t i = 0; i < m_tiles.tiles.size(); ++i)
        m_from[m_tiles.tiles[i].start] = before.tile(i);
    // Only a change of group is animated: the order within a group changes all the time during a training.
    std::map<std::size_t, TrainingOutcome> groups;
    for (const StartTiles::Tile& tile : m_tiles.tiles)
        groups[tile.start] = tile.outcome;
    const bool moves = std::ranges::any_of(tiles.tiles, [&groups](const StartTiles::Tile& tile) {
        const auto group = groups.find(tile.start);
        return group != groups.end() && group->second != tile.outcome;
    });
    m_move.finish();
    m_tiles = std::move(tiles);
    if (moves)
        m_move.start();
    setAccessibleDescription(
        m_tiles.chosen ? nameOf(static_cast<int>(*m_tiles.chosen)) : tr("No start has been trained yet"));
    if (heightForWidth(width()) != high)
        updateGeometry();
    partsChanged(others);
}

StartTilesGeometry StartTilesView::geometryOfTiles() const
{
    StartTilesGeometry geometry(m_tiles, room().width());
    if (!m_move.isRunning())
        return geometry;
    for (std::size_t i = 0; i < m_tiles.tiles.size(); ++i) {
        const auto from = m_from.find(m_tiles.tiles[i].start);
        if (from == m_from.end())
            continue;
        const QRectF to = geometry.tile(i);
        const QPointF offset = (from->second.topLeft() - to.topLeft()) * (1 - easedProgress(m_move.progress()));
        geometry.moveTile(i, to.translated(offset));
    }
    return geometry;
}

int StartTilesView::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(StartTilesGeometry(m_tiles, width / scale()).height() * scale()));
}

QSize StartTilesView::sizeHint() const
{
    constexpr int kWide = 900;
    return {kWide, heightForWidth(kWide)};
}

QSize StartTilesView::minimumSizeHint() const
{
    return {static_cast<int>(StartTilesGeometry::kLeast), 0};
}

void StartTilesView::paintPicture(QPainter& painter, const Theme& theme)
{
    paintStartTiles(painter, geometryOfTiles(), m_tiles, theme);
}

QRectF StartTilesView::partRect(int part) const
{
    return geometryOfTiles().tile(static_cast<std::size_t>(part));
}

int StartTilesView::partAtPlace(QPointF place) const
{
    const auto tile = geometryOfTiles().at(place);
    return tile ? static_cast<int>(*tile) : kWhole;
}

int StartTilesView::neighbour(int part, int across, int down)
{
    return static_cast<int>(geometryOfTiles().neighbour(static_cast<std::size_t>(part), across, down));
}

void StartTilesView::moveTo(int part)
{
    Q_EMIT chosen(m_tiles.tiles[static_cast<std::size_t>(part)].start);
}

int StartTilesView::partCount()
{
    return static_cast<int>(m_tiles.tiles.size());
}

QString StartTilesView::nameOf(int part)
{
    const StartTiles::Tile& tile = m_tiles.tiles.at(static_cast<std::size_t>(part));
    return tr("start %1: %2 right, %3").arg(QString::number(tile.start + 1), tile.share, tile.caption);
}

int StartTilesView::focusedPart()
{
    return m_tiles.chosen ? static_cast<int>(*m_tiles.chosen) : kWhole;
}

std::vector<int> StartTilesView::selectedParts()
{
    return m_tiles.chosen ? std::vector<int>{static_cast<int>(*m_tiles.chosen)} : std::vector<int>{};
}

PassBarsView::PassBarsView(QWidget* parent)
    : PictureView(parent)
{
    setObjectName(QStringLiteral("pass_errors"));
    setAccessibleName(tr("Errors by pass"));
    setSizes({300, 130}, {120, 96});
    setToolTip(tr("Click a bar, or use the arrow keys, to go to the end of that pass"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void PassBarsView::setBars(PassBars bars, int answers)
{
    const bool others = bars.counts.size() != m_bars.counts.size();
    m_bars = std::move(bars);
    m_answers = answers;
    setAccessibleDescription(m_bars.current ? nameOf(*m_bars.current)
            : m_bars.counts.empty()         ? tr("There is no run, or no pass yet")
                                            : tr("%n pass(es)", nullptr, static_cast<int>(m_bars.counts.size())));
    partsChanged(others);
}

PassBarsGeometry PassBarsView::geometryOfBars() const
{
    return {m_bars, room().adjusted(2, 0, -2, 0)};
}

void PassBarsView::paintPicture(QPainter& painter, const Theme& theme)
{
    paintPassBars(painter, geometryOfBars(), m_bars, theme);
}

QRectF PassBarsView::partRect(int part) const
{
    return geometryOfBars().column(part);
}

int PassBarsView::partAtPlace(QPointF place) const
{
    return geometryOfBars().at(place).value_or(kWhole);
}

void PassBarsView::moveTo(int part)
{
    Q_EMIT passChosen((part + 1) * m_bars.passesInBar);
}

int PassBarsView::partCount()
{
    return static_cast<int>(m_bars.counts.size());
}

QString PassBarsView::nameOf(int part)
{
    const QLocale locale;
    return tr("pass %1: %2 of %3 answers are wrong")
        .arg(locale.toString((part + 1) * m_bars.passesInBar),
            locale.toString(m_bars.counts.at(static_cast<std::size_t>(part))), locale.toString(m_answers));
}

int PassBarsView::focusedPart()
{
    return m_bars.current.value_or(kWhole);
}

std::vector<int> PassBarsView::selectedParts()
{
    return m_bars.current ? std::vector<int>{*m_bars.current} : std::vector<int>{};
}

} // namespace convoku
