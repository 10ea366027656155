// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/chain_geometry.h"
#include "app/drawing/theme.h"

class QPainter;

namespace convoku {

/// Holds the state of a proof at one of its rows: the candidates already removed, those that the row removes, those
/// still to be removed, and the guesses made so far.
struct ChainBoardScene
{
    enum class State : std::uint8_t { Gone, Now, ToGo };
    struct Mark
    {
        std::uint16_t candidate = 0;
        State state = State::ToGo;
        std::optional<RuleFamily> family; ///< none: a guess set it aside, or had failed
        int depth = 0; ///< of that guess
    };
    struct Guess
    {
        std::uint16_t candidate = 0;
        int depth = 0;
    };

    Grid givens;
    std::vector<Mark> marks;
    std::vector<Guess> guesses;
    std::optional<RuleFamily> family; ///< of the line, where it is a deduction
    Cause cause; ///< its finding
    bool hasHouse = true; ///< its rule looks at a row, a column or a box
    std::uint16_t candidate = 0; ///< that the proof is about
};

ChainBoardScene chainBoardAt(const ChainContent& content, int row);

/// The board with its numbers, as large as it fits. ■ gone, ● now, □ to go; the cells of the finding with its digits.
void paintChainBoard(
    QPainter& painter, const QRectF& area, const ChainBoardScene& scene, const Theme& theme, qreal devicePixelRatio);

/// The marks of a legend, in a square.
void paintChainMark(QPainter& painter, const QRectF& square, ChainBoardScene::State state, const QColor& colour);

/// Draws the number of marks still to be removed after each line, and a line at `done`.
void paintChainCurve(QPainter& painter, const QRectF& area, const ProofLines& lines, int done, const Theme& theme);

} // namespace convoku
