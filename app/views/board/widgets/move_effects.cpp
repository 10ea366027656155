// SPDX-License-Identifier: MIT
#include "app/views/board/widgets/move_effects.h"

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

constexpr int kGrowthTime = 120; ///< ms
constexpr int kFinishTime = 400; ///< ms
constexpr int kHeldKey = 80; ///< ms: a held key repeats faster

/// The cell in which the rules removed the last candidate up to the end of a pass; none if they removed none.
std::optional<Cell> lastCell(const Recording& run, int pass)
{
    std::optional<Cell> cell;
    for (; pass > 0 && !cell; --pass) {
        for (const Event& event : run.eventsOf(pass)) {
            if (event.kind == EventKind::Rule)
                cell = run.board().candidate(run.changed(event).back()).cell();
        }
    }
    return cell;
}

/// The cell from which the wash spreads; none if the move is no step to a solution.
std::optional<Cell> finishFrom(const Recording& run, Position from, Position to)
{
    if (std::ranges::count(run.solutions(), to) == 0)
        return std::nullopt;
    // A step of whatever size begins at the end of the pass before, or later.
    const bool isStep = from < to && from >= run.endOf(to.pass - 1);
    return isStep ? lastCell(run, to.pass) : std::nullopt;
}

} // namespace

MoveEffects::MoveEffects(QObject* parent)
    : QObject(parent)
    , m_growth(this, kGrowthTime)
    , m_finish(this, kFinishTime)
{
    connect(&m_growth, &Passage::moved, this, &MoveEffects::moved);
    connect(&m_finish, &Passage::moved, this, &MoveEffects::moved);
}

void MoveEffects::moveTo(Position position, const BoardScene& scene, const Recording* solved)
{
    const Position before = std::exchange(m_position, position);
    const bool isMove = before != position;
    const bool isSlow = isMove && !(m_sinceMove.isValid() && m_sinceMove.elapsed() < kHeldKey);
    if (isMove)
        m_sinceMove.start();
    const Board board = scene.board();
    std::bitset<kMostCells> large;
    for (int i = 0; i < board.cells(); ++i)
        large[static_cast<std::size_t>(i)] = scene.isShownLarge(board.cell(i));
    if (const auto were = std::exchange(m_large, large); were != large) {
        m_growth.finish();
        m_growing.clear();
        for (int i = 0; i < board.cells() && isSlow; ++i) {
            const auto at = static_cast<std::size_t>(i);
            if (large[at] && !were[at] && !scene.givens.isGiven(board.cell(i)))
                m_growing.push_back(board.cell(i));
        }
        if (!m_growing.empty())
            m_growth.start();
    }
    if (!isMove)
        return;
    m_finish.finish();
    m_finishedBy = isSlow && solved != nullptr ? finishFrom(*solved, before, position) : std::nullopt;
    if (m_finishedBy)
        m_finish.start();
}

void MoveEffects::addTo(BoardScene& scene) const
{
    scene.growth = easedProgress(m_growth.progress());
    scene.growing = m_growth.isRunning() ? m_growing : std::vector<Cell>();
    scene.finishedBy = m_finishedBy.value_or(scene.board().cell(0));
    scene.finish = easedProgress(m_finish.progress());
}

} // namespace convoku
