// SPDX-License-Identifier: MIT
#include "app/drawing/board_scene.h"

#include "solver/run/contradiction.h"
#include "solver/run/navigation.h"

#include <algorithm>

namespace convoku {
namespace {

/// The deepest guess that clearing the other digits of a decided cell depended on.
std::uint8_t derivedDepthOf(const State& state, Cell cell)
{
    int depth = 0;
    for (int digit = 0; digit < cell.board.side(); ++digit) {
        const int level = state.stack[static_cast<std::size_t>(Candidate::of(digit, cell).index())];
        if (level > 0 && level % 2 == 0)
            depth = std::max(depth, depthOfLevel(level));
    }
    return static_cast<std::uint8_t>(depth);
}

/// The network writes what the rules cleared into the stack when it searches, at the end of the pass. On the board it
/// follows from the guess as soon as it is cleared.
void recordUnfinishedPass(const Recording& recording, Position position, State& state)
{
    if (recording.isEndOfPass(position))
        return;
    for (const Event& event : recording.eventsOf(position.pass)) {
        if (event.kind != EventKind::Rule || event.position() > position)
            continue;
        for (const std::uint16_t index : recording.changed(event))
            state.stack[index] = static_cast<std::uint8_t>(state.level - 1);
    }
}

void markOwnHouses(BoardScene& scene, const std::vector<HouseCells>& houses)
{
    for (const HouseCells& house : houses) {
        for (const Cell cell : house.cells)
            scene.inOwnHouse[static_cast<std::size_t>(cell.index())] |= !house.known;
    }
}

bool hasCellsOnly(const BoardScene& scene)
{
    return !scene.reasons && !scene.focus && !scene.clash && scene.clashCauses.empty() && !scene.layer
        && scene.lit.empty() && scene.litCandidates.empty() && scene.needed.empty() && !scene.cursor && !scene.picked
        && !scene.hovered;
}

/// All that a cell's picture is made of.
class CellLooks
{
public:
    explicit CellLooks(const BoardScene& scene)
        : m_scene(scene)
    {
        for (const BoardScene::Removal& removal : scene.removals)
            m_removedBy[removal.candidate] = static_cast<std::uint8_t>(1 + 4 * static_cast<int>(removal.kind.family)
                + (removal.kind.ownHouse < 0 ? static_cast<int>(removal.kind.house) : 3));
        for (const std::uint16_t candidate : scene.restored)
            m_restored[candidate] = true;
        for (const Cell cell : scene.emptyCells)
            m_wrong[static_cast<std::size_t>(cell.index())] |= 1U;
        for (const Cell cell : scene.clashingCells)
            m_wrong[static_cast<std::size_t>(cell.index())] |= 2U;
    }

    bool isSameIn(const CellLooks& other, Cell cell) const
    {
        const auto index = static_cast<std::size_t>(cell.index());
        bool same = m_wrong[index] == other.m_wrong[index]
            && m_scene.candidates.digitsOf(cell) == other.m_scene.candidates.digitsOf(cell)
            && m_scene.givens.isGiven(cell) == other.m_scene.givens.isGiven(cell) && tint(index) == other.tint(index)
            && m_scene.inOwnHouse[index] == other.m_scene.inOwnHouse[index];
        for (int digit = 0; same && digit < cell.board.side(); ++digit) {
            const auto i = static_cast<std::size_t>(Candidate::of(digit, cell).index());
            same = m_removedBy[i] == other.m_removedBy[i] && (m_removedBy[i] == 0 || removalsLookAlike(other))
                && m_restored[i] == other.m_restored[i] && hasFailed(i) == other.hasFailed(i)
                && ((!m_restored[i] && !hasFailed(i)) || m_scene.failedDepth == other.m_scene.failedDepth)
                && m_scene.asideDepth[i] == other.m_scene.asideDepth[i]
                && m_scene.guessDepth[i] == other.m_scene.guessDepth[i];
        }
        return same;
    }

private:
    int tint(std::size_t cell) const { return m_scene.tintDerived ? m_scene.derivedDepth[cell] : 0; }
    bool hasFailed(std::size_t candidate) const { return m_scene.failed && *m_scene.failed == candidate; }
    bool removalsLookAlike(const CellLooks& other) const
    {
        return m_scene.removalOpacity == other.m_scene.removalOpacity
            && m_scene.removalMarks == other.m_scene.removalMarks
            && m_scene.removalsAsNumbers == other.m_scene.removalsAsNumbers;
    }

    const BoardScene& m_scene;
    std::array<std::uint8_t, kMostCandidates> m_removedBy{}; ///< 0: not, otherwise a rule
    std::array<bool, kMostCandidates> m_restored{};
    std::array<std::uint8_t, kMostCells> m_wrong{};
};

} // namespace

bool BoardScene::isShownLarge(Cell cell) const
{
    const auto isHere = [cell](std::uint16_t candidate) { return cell.board.candidate(candidate).cell() == cell; };
    return candidates.soleDigit(cell) >= 0 && !(failed && isHere(*failed))
        && std::none_of(
            removals.begin(), removals.end(), [&](const Removal& removal) { return isHere(removal.candidate); });
}

std::optional<std::vector<Cell>> changedCells(const BoardScene& before, const BoardScene& now)
{
    if (!hasCellsOnly(before) || !hasCellsOnly(now) || before.board() != now.board())
        return std::nullopt;
    const CellLooks old(before);
    const CellLooks fresh(now);
    std::vector<Cell> cells;
    for (int i = 0; i < now.board().cells(); ++i) {
        const Cell cell = now.board().cell(i);
        if (!old.isSameIn(fresh, cell))
            cells.push_back(cell);
    }
    return cells;
}

BoardScene sceneAt(const Recording& recording, Position position)
{
    State state = recording.stateAt(position);
    recordUnfinishedPass(recording, position, state);
    BoardScene scene;
    scene.givens = recording.givens();
    scene.candidates = state.candidates;
    for (std::size_t i = 0; i < state.stack.size(); ++i) {
        if (state.stack[i] % 2 == 1)
            scene.asideDepth[i] = static_cast<std::uint8_t>(depthOfLevel(state.stack[i]));
        if (state.guess[i] > 0)
            scene.guessDepth[i] = static_cast<std::uint8_t>(depthOfLevel(state.guess[i]));
    }
    markOwnHouses(scene, recording.model().houses);
    const Board board = recording.board();
    for (int i = 0; i < board.cells(); ++i) {
        const Cell cell = board.cell(i);
        if (state.candidates.countIn(cell) == 1 && !recording.givens().isGiven(cell))
            scene.derivedDepth[static_cast<std::size_t>(i)] = derivedDepthOf(state, cell);
    }

    // Undoing a guess is a moment of its own: what the rules of the pass did, and what its verdict saw, belong to the
    // moment before.
    const auto events = recording.eventsOf(position.pass);
    const bool wholePass = recording.isEndOfPass(position)
        && std::none_of(events.begin(), events.end(), [](const Event& event) { return event.kind == EventKind::Pop; });
    for (const Event& event : events) {
        if (!wholePass && (event.step != position.step || position.layer > 0))
            continue;
        const auto changed = recording.changed(event);
        if (event.kind == EventKind::Rule) {
            for (const std::uint16_t index : changed)
                scene.removals.push_back({index, event.rule, recording.ruleOf(event)});
        } else if (event.kind == EventKind::Pop) {
            scene.restored.assign(changed.begin(), changed.end());
            scene.failed = event.candidate;
            scene.failedDepth = event.depth + 1;
        }
    }

    // The verdict is what tells a contradiction: inside the pass not before its step.
    if (!showsVerdict(recording, position))
        return scene;
    Contradictions contradictions = contradictionsIn(state.candidates, recording.model().houses);
    scene.emptyCells = std::move(contradictions.emptyCells);
    scene.clashingCells = std::move(contradictions.clashingCells);
    if (const auto* clash = contradictions.clash())
        scene.clash = *clash;
    return scene;
}

void showRemovalsOfLastLayer(BoardScene& scene, const Recording& recording, Position position)
{
    if (position.pass == 0 || position.layer == 0 || position.layer != recording.layersAt(position))
        return;
    if (const Event* event = eventAt(recording, position, EventKind::Rule)) {
        scene.removalsAsNumbers = true;
        scene.removals.clear();
        for (const std::uint16_t index : recording.changed(*event))
            scene.removals.push_back({index, event->rule, recording.ruleOf(*event)});
    }
}

BoardScene::Reasons reasonsOf(const Explanation& explanation)
{
    BoardScene::Reasons reasons{explanation.present, explanation.absent, {}};
    for (const Cause& cause : explanation.causes)
        reasons.cells.insert(reasons.cells.end(), cause.cells.begin(), cause.cells.end());
    return reasons;
}

BoardScene stateSceneAt(const Recording& recording, Position position)
{
    return withoutStep(sceneAt(recording, position));
}

BoardScene withoutStep(BoardScene scene)
{
    scene.removals.clear();
    scene.restored.clear();
    scene.failed.reset();
    return scene;
}

BoardScene sceneOfGivens(const Grid& givens)
{
    return sceneOfStart(givens, false);
}

BoardScene sceneOfStart(const StartingGrid& start, bool untouchedMarks)
{
    return sceneOfStart(start, untouchedMarks, classicHouses(start.givens.board()));
}

BoardScene sceneOfStart(const StartingGrid& start, bool untouchedMarks, const std::vector<HouseCells>& houses)
{
    BoardScene scene;
    markOwnHouses(scene, houses);
    scene.givens = start.givens;
    scene.candidates = start.candidates;
    const Board board = scene.board();
    for (int i = 0; i < board.cells() && !untouchedMarks; ++i) {
        const Cell cell = board.cell(i);
        for (int digit = 0; digit < board.side() && start.candidates.countIn(cell) == board.side(); ++digit)
            scene.candidates.remove(Candidate::of(digit, cell));
    }
    Contradictions contradictions = contradictionsIn(start.candidates, houses);
    scene.emptyCells = std::move(contradictions.emptyCells);
    scene.clashingCells = std::move(contradictions.clashingCells);
    return scene;
}

} // namespace convoku
