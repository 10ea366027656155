// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "app/views/board/puzzle_edit.h"

#include <QObject>

#include <optional>
#include <utility>
#include <vector>

class QKeyEvent;
class QMouseEvent;

namespace convoku {

/// Edits a puzzle on the board: holds the selected cells and the meaning of digits, and handles keys, the mouse and the
/// keypad. The board shows its scene and forwards the events.
class BoardEdit : public QObject
{
    Q_OBJECT

public:
    enum class Mode { Digits, Candidates };

    explicit BoardEdit(PuzzleEdit* puzzle, QObject* parent = nullptr);

    PuzzleEdit* puzzle() const { return m_puzzle; }
    Board board() const { return m_puzzle->board(); }
    /// With the cursor in the top left cell.
    void begin();
    /// Sets the houses of the network, Model::houses; a puzzle on another board has rows, columns and boxes.
    void setHouses(std::vector<HouseCells> houses);

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    /// The cursor goes on to the next cell when a digit has been typed.
    void setAdvances(bool advances) { m_advances = advances; }
    /// Digits are chosen first and put into the cells that are clicked.
    bool keepsDigit() const { return m_keepsDigit; }
    void setKeepsDigit(bool keeps);
    /// The one that clicks put in, from 1; 0: none is chosen.
    int keptDigit() const { return m_keepsDigit ? m_keptDigit : 0; }

    Cell cursor() const { return m_cursor; }
    /// At least the cursor's cell.
    const std::vector<Cell>& selection() const { return m_selection; }
    void select(std::vector<Cell> cells, Cell cursor);

    /// Acts like a digit's key or the keypad's button: enters the digit into the selection, or chooses it for the next
    /// clicks. Does nothing if the board has no such digit.
    void enter(int digit, Mode mode);
    /// Acts like Delete: removes the digits of the selection or, in the mode Candidates, all of its candidates.
    void erase();

    /// Marks where two solutions differ; none: nothing is marked.
    void setDifference(std::optional<std::pair<Grid, Grid>> solutions);

    const std::optional<std::pair<Grid, Grid>>& difference() const { return m_difference; }

    BoardScene scene() const;
    /// Returns true if the key is one of the editor's, before any shortcut of the window.
    static bool wants(const QKeyEvent& event);
    bool press(const QKeyEvent& event);
    void press(const QMouseEvent& event, Candidate at);
    void moveTo(const QMouseEvent& event, Candidate at);
    void release(const QMouseEvent& event);
    void doubleClick(const QMouseEvent& event, Candidate at);

Q_SIGNALS:
    /// The scene, the selection or the mode.
    void changed();
    void accepted();
    void discarded();

private:
    void followBoard();
    void moveCursor(int rows, int columns, bool extends);
    void goTo(Cell cell, bool extends);
    void advance(int cells);
    void selectRectangle(Cell from, Cell to);
    bool isSelected(Cell cell) const;
    void empty();
    void stepBack();
    void paint(Candidate at);

    PuzzleEdit* m_puzzle;
    std::vector<HouseCells> m_houses = classicHouses();
    Mode m_mode = Mode::Digits;
    bool m_advances = true;
    bool m_keepsDigit = false;
    int m_keptDigit = 0;
    Cell m_cursor;
    Cell m_anchor; ///< from where Shift extends
    std::vector<Cell> m_selection{Cell{}};
    std::optional<std::pair<Grid, Grid>> m_difference;
    std::optional<Candidate> m_pressed; ///< a click toggles it when the button goes up in its cell
    bool m_paints = false; ///< the mouse puts the kept digit into the cells that it passes
    bool m_paintsIn = true; ///< or takes it away
};

} // namespace convoku
