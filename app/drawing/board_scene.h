// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_focus.h"
#include "app/drawing/layer_meaning.h"
#include "solver/run/explanation.h"
#include "solver/run/recording.h"
#include "solver/sudoku/starting_grid.h"

#include <array>
#include <optional>
#include <vector>

namespace convoku {

/// Describes what the board shows, as plain data: a state, what the last step did to it, and how to show it.
struct BoardScene
{
    struct Removal
    {
        std::uint16_t candidate = 0;
        RuleId rule{};
        RuleKind kind; ///< of that rule
    };

    Grid givens;
    Candidates candidates; ///< their board is that of all
    std::array<std::uint8_t, kMostCandidates>
        asideDepth{}; ///< depth at which a guess set the candidate aside, 0: it did not
    std::array<std::uint8_t, kMostCandidates> guessDepth{}; ///< depth of the guess that chose it, 0: none
    std::array<std::uint8_t, kMostCells>
        derivedDepth{}; ///< depth of the guess that a decided cell follows from, 0: from none

    std::array<bool, kMostCells> inOwnHouse{}; ///< in one that is neither row, column nor box: tinted

    std::vector<Removal> removals; ///< what this step cleared
    std::vector<std::uint16_t> restored; ///< what a pop of this step brought back
    std::optional<std::uint16_t> failed; ///< the guess that it took back
    int failedDepth = 0;
    std::vector<Cell> emptyCells; ///< contradiction: no candidate left
    std::vector<Cell> clashingCells; ///< contradiction: its digit stands twice in a house
    std::optional<Contradictions::Clash> clash; ///< the one of those that is told: its house is marked too

    /// Why the picked candidate is gone.
    struct Reasons
    {
        std::vector<std::uint16_t> present; ///< had it been gone, the picked one would have stayed
        std::vector<std::uint16_t> absent; ///< had it been there, the picked one would have stayed
        std::vector<Cell> cells; ///< cells of what the rule found
    };
    std::optional<Reasons> reasons;
    std::optional<BoardFocus> focus; ///< what the step rests on; where a candidate's reasons are marked they are alone
    /// Rule and cells of a finding that led to a contradiction. The cells are drawn in brackets of the rule.
    struct ClashCause
    {
        RuleKind rule;
        std::vector<Cell> cells;
        friend bool operator==(const ClashCause&, const ClashCause&) = default;
    };
    std::vector<ClashCause> clashCauses;
    std::optional<LayerMeaning> layer; ///< the numbers of a layer, as colours
    std::vector<Cell> lit; ///< cells that something else speaks of: a number of a tensor, a word of a lesson
    std::vector<std::uint16_t> litCandidates; ///< the same
    std::vector<std::uint16_t> needed; ///< absences that the rest of a proof rests on

    double removalOpacity = 1; ///< the article's in-between frames let the removed candidates fade
    /// true: removals look as in a rule's last layer, where a 1 becomes 0
    bool removalsAsNumbers = false;
    bool removalMarks = true; ///< stroke and edges of what was removed; they go before it fades
    double elsewhere = 1; ///< how strong candidates are outside of the houses that the step, or its clash, is about
    double untouched = 1; ///< the opacity of candidates in cells that have all digits
    std::vector<Cell> growing; ///< cells whose large digit is still on its way from its candidate
    double growth = 1; ///< how far on it is, 0 … 1
    Cell finishedBy; ///< where the run found its last digit
    double finish = 1; ///< how far a wash has spread from there, 0 … 1: it starts, it is over
    bool tintDerived = true;
    std::optional<Cell> cursor; ///< edit mode
    std::optional<Candidate> picked; ///< outlined
    std::optional<Cell> hovered; ///< shows depth numbers there

    Board board() const { return candidates.board(); }
    /// One candidate is left, and nothing has happened in the cell in this step: it shows that one as a large digit.
    bool isShownLarge(Cell cell) const;
};

/// The scene at a position. At the end of a pass it shows all that the pass did, inside a pass what the step did.
BoardScene sceneAt(const Recording& recording, Position position);

/// At the last layer of a rule, where candidates become 0: shows in a scene of that place what they were, as numbers.
/// Elsewhere the scene stays as it is.
void showRemovalsOfLastLayer(BoardScene& scene, const Recording& recording, Position position);

/// The cells that two scenes show differently. None where more than the state of cells and what a step did to them is
/// shown, as such marks reach from cell to cell, and where they are of different boards.
std::optional<std::vector<Cell>> changedCells(const BoardScene& before, const BoardScene& now);

/// The reasons of an explanation as marks.
BoardScene::Reasons reasonsOf(const Explanation& explanation);

/// The same without what the step did: only the state.
BoardScene stateSceneAt(const Recording& recording, Position position);
BoardScene withoutStep(BoardScene scene);

/// A puzzle without a run: givens only, pencil marks off.
BoardScene sceneOfGivens(const Grid& givens);

/// A start that is being edited. Cells that have all candidates are blank unless `untouchedMarks`; what anybody sees is
/// wrong is marked. `houses`: those of the network, Model::houses; by default rows, columns and boxes.
BoardScene sceneOfStart(const StartingGrid& start, bool untouchedMarks, const std::vector<HouseCells>& houses);
BoardScene sceneOfStart(const StartingGrid& start, bool untouchedMarks);

} // namespace convoku
