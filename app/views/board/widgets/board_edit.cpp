// SPDX-License-Identifier: MIT
#include "app/views/board/widgets/board_edit.h"

#include "app/views/board/widgets/digit_key.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace convoku {
namespace {

bool isMove(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down
        || key == Qt::Key_Home || key == Qt::Key_End;
}

/// From a line to the first one of the next box in that direction; `lines`: of a box.
int boxStep(int place, int direction, int lines)
{
    return direction > 0 ? lines - place % lines : -lines - place % lines;
}

} // namespace

BoardEdit::BoardEdit(PuzzleEdit* puzzle, QObject* parent)
    : QObject(parent)
    , m_puzzle(puzzle)
{
    connect(puzzle, &PuzzleEdit::changed, this, &BoardEdit::followBoard);
    // The next digit goes where the last one was taken back.
    connect(puzzle, &PuzzleEdit::retraced, this, [this](Cell cell) { select({cell}, cell); });
}

void BoardEdit::begin()
{
    m_difference.reset();
    m_pressed.reset();
    m_paints = false;
    m_mode = Mode::Digits;
    m_keptDigit = 0;
    const Cell first = board().cell(0);
    select({first}, first);
}

/// The cursor stays where it is, as far as there is such a place.
void BoardEdit::followBoard()
{
    if (m_cursor.board == board()) {
        Q_EMIT changed();
        return;
    }
    const int last = board().side() - 1;
    const Cell cursor = board().cell(std::min(m_cursor.row, last), std::min(m_cursor.column, last));
    m_pressed.reset();
    m_difference.reset();
    m_keptDigit = 0;
    select({cursor}, cursor);
}

void BoardEdit::setHouses(std::vector<HouseCells> houses)
{
    m_houses = std::move(houses);
    Q_EMIT changed();
}

void BoardEdit::setMode(Mode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    Q_EMIT changed();
}

void BoardEdit::setKeepsDigit(bool keeps)
{
    m_keepsDigit = keeps;
    Q_EMIT changed();
}

void BoardEdit::setDifference(std::optional<std::pair<Grid, Grid>> solutions)
{
    if (solutions == m_difference)
        return;
    m_difference = std::move(solutions);
    Q_EMIT changed();
}

bool BoardEdit::isSelected(Cell cell) const
{
    return std::find(m_selection.begin(), m_selection.end(), cell) != m_selection.end();
}

void BoardEdit::select(std::vector<Cell> cells, Cell cursor)
{
    m_selection = std::move(cells);
    m_cursor = cursor;
    m_anchor = m_selection.size() == 1 ? cursor : m_anchor;
    Q_EMIT changed();
}

void BoardEdit::selectRectangle(Cell from, Cell to)
{
    std::vector<Cell> cells;
    for (int row = std::min(from.row, to.row); row <= std::max(from.row, to.row); ++row) {
        for (int column = std::min(from.column, to.column); column <= std::max(from.column, to.column); ++column)
            cells.push_back(to.board.cell(row, column));
    }
    select(std::move(cells), to);
}

void BoardEdit::goTo(Cell cell, bool extends)
{
    if (extends)
        selectRectangle(m_anchor, cell);
    else
        select({cell}, cell);
}

void BoardEdit::moveCursor(int rows, int columns, bool extends)
{
    // Round the edge; an extended selection ends there.
    const auto moved = [extends, side = board().side()](int place, int by) {
        return extends ? std::clamp(place + by, 0, side - 1) : (place + by + 2 * side) % side;
    };
    goTo(board().cell(moved(m_cursor.row, rows), moved(m_cursor.column, columns)), extends);
}

/// A puzzle can be typed as it is read: row by row.
void BoardEdit::advance(int cells)
{
    const int all = board().cells();
    const Cell next = board().cell((m_cursor.index() + cells + all) % all);
    select({next}, next);
}

void BoardEdit::enter(int digit, Mode mode)
{
    if (digit > board().side())
        return;
    if (m_keepsDigit) {
        m_keptDigit = digit == m_keptDigit ? 0 : digit;
        Q_EMIT changed();
        return;
    }
    if (mode == Mode::Candidates) {
        m_puzzle->toggleCandidate(m_selection, digit);
        return;
    }
    m_puzzle->setDigit(m_selection, digit);
    if (m_advances && m_selection.size() == 1)
        advance(1);
}

void BoardEdit::erase()
{
    if (m_mode == Mode::Digits)
        m_puzzle->clear(m_selection);
    else
        m_puzzle->setCandidates(m_selection, 0);
}

/// 0, Space and the point stand for an empty cell of a puzzle that is typed.
void BoardEdit::empty()
{
    erase();
    if (m_mode == Mode::Digits && m_advances && m_selection.size() == 1)
        advance(1);
}

void BoardEdit::stepBack()
{
    if (m_mode == Mode::Digits && m_advances && m_selection.size() == 1)
        advance(-1);
    m_puzzle->clear(m_selection);
}

bool BoardEdit::wants(const QKeyEvent& event)
{
    const int key = event.key();
    if (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (event.modifiers() & Qt::ControlModifier)
        return isMove(key);
    return isMove(key) || digitKey(event) || key == Qt::Key_Space || key == Qt::Key_Period || key == Qt::Key_Delete
        || key == Qt::Key_Backspace || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape;
}

bool BoardEdit::press(const QKeyEvent& event)
{
    if (!wants(event))
        return false;
    const bool control = event.modifiers() & Qt::ControlModifier;
    if (const auto key = digitKey(event); key && !control) {
        const bool other = key->shifted;
        const Mode mode = (m_mode == Mode::Candidates) != other ? Mode::Candidates : Mode::Digits;
        if (key->digit == 0)
            empty();
        else
            enter(key->digit, mode);
        return true;
    }
    const bool extends = event.modifiers() & Qt::ShiftModifier;
    const int last = board().side() - 1;
    switch (event.key()) {
    case Qt::Key_Left:
        moveCursor(0, control ? boxStep(m_cursor.column, -1, board().boxColumns()) : -1, extends);
        return true;
    case Qt::Key_Right:
        moveCursor(0, control ? boxStep(m_cursor.column, 1, board().boxColumns()) : 1, extends);
        return true;
    case Qt::Key_Up:
        moveCursor(control ? boxStep(m_cursor.row, -1, board().boxRows()) : -1, 0, extends);
        return true;
    case Qt::Key_Down:
        moveCursor(control ? boxStep(m_cursor.row, 1, board().boxRows()) : 1, 0, extends);
        return true;
    case Qt::Key_Home:
        goTo(board().cell(control ? 0 : m_cursor.row, 0), extends);
        return true;
    case Qt::Key_End:
        goTo(board().cell(control ? last : m_cursor.row, last), extends);
        return true;
    case Qt::Key_Space:
    case Qt::Key_Period:
        empty();
        return true;
    case Qt::Key_Delete:
        erase();
        return true;
    case Qt::Key_Backspace:
        stepBack();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT accepted();
        return true;
    case Qt::Key_Escape:
        // First what is only selected or chosen, then the edit itself.
        if (keptDigit() != 0)
            enter(keptDigit(), m_mode);
        else if (m_selection.size() > 1)
            select({m_cursor}, m_cursor);
        else
            Q_EMIT discarded();
        return true;
    default:
        return false;
    }
}

void BoardEdit::press(const QMouseEvent& event, Candidate at)
{
    const Cell cell = at.cell();
    m_pressed.reset();
    if (event.button() == Qt::RightButton) {
        const std::vector<Cell> cells = isSelected(cell) ? m_selection : std::vector<Cell>{cell};
        if (m_mode == Mode::Digits)
            m_puzzle->clear(cells);
        else
            m_puzzle->setCandidates(cells, static_cast<std::uint16_t>(1U << at.digit));
        return;
    }
    if (event.button() != Qt::LeftButton)
        return;
    if (keptDigit() != 0) {
        const StartingGrid& start = m_puzzle->start();
        m_paints = true;
        m_paintsIn = m_mode == Mode::Digits ? start.givens.digit(cell) != keptDigit()
                                            : !start.candidates.has(Candidate::of(keptDigit() - 1, cell));
        m_puzzle->beginGesture();
        paint(at);
        return;
    }
    if (event.modifiers() & Qt::ShiftModifier) {
        goTo(cell, true);
    } else if (event.modifiers() & Qt::ControlModifier) {
        std::vector<Cell> cells = m_selection;
        if (!isSelected(cell))
            cells.push_back(cell);
        else if (cells.size() > 1)
            std::erase(cells, cell);
        const Cell cursor = std::find(cells.begin(), cells.end(), cell) == cells.end() ? cells.back() : cell;
        select(std::move(cells), cursor);
    } else {
        m_pressed = at;
        select({cell}, cell);
    }
}

void BoardEdit::paint(Candidate at)
{
    const std::vector<Cell> cells{at.cell()};
    const StartingGrid& start = m_puzzle->start();
    const Candidate kept = Candidate::of(keptDigit() - 1, at.cell());
    if (m_mode == Mode::Candidates) {
        if (start.candidates.has(kept) != m_paintsIn)
            m_puzzle->toggleCandidate(cells, keptDigit());
    } else if (m_paintsIn) {
        m_puzzle->setDigit(cells, keptDigit());
    } else if (start.givens.digit(at.cell()) == keptDigit()) {
        m_puzzle->clear(cells);
    }
    select(cells, at.cell());
}

void BoardEdit::moveTo(const QMouseEvent& event, Candidate at)
{
    if (!(event.buttons() & Qt::LeftButton) || at.cell() == m_cursor)
        return;
    if (m_paints) {
        paint(at);
        return;
    }
    if (event.modifiers() & Qt::ShiftModifier) {
        goTo(at.cell(), true);
        return;
    }
    m_pressed.reset();
    std::vector<Cell> cells = m_selection;
    if (!isSelected(at.cell()))
        cells.push_back(at.cell());
    select(std::move(cells), at.cell());
}

void BoardEdit::release(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton)
        return;
    if (m_paints)
        m_puzzle->endGesture();
    m_paints = false;
    const auto clicked = std::exchange(m_pressed, std::nullopt);
    if (clicked && m_mode == Mode::Candidates)
        m_puzzle->toggleCandidate(std::vector<Cell>{clicked->cell()}, clicked->digit + 1);
}

/// All cells with the same digit.
void BoardEdit::doubleClick(const QMouseEvent& event, Candidate at)
{
    const Grid& givens = m_puzzle->start().givens;
    const int digit = givens.digit(at.cell());
    if (event.button() != Qt::LeftButton || m_mode != Mode::Digits || keptDigit() != 0 || digit == 0) {
        press(event, at); // the second of two quick clicks
        return;
    }
    std::vector<Cell> cells;
    for (int i = 0; i < board().cells(); ++i) {
        if (givens.digit(i) == digit)
            cells.push_back(board().cell(i));
    }
    select(std::move(cells), at.cell());
}

BoardScene BoardEdit::scene() const
{
    const bool showsAll = m_mode == Mode::Candidates;
    BoardScene scene = m_houses.front().cells.front().board == board()
        ? sceneOfStart(m_puzzle->start(), showsAll, m_houses)
        : sceneOfStart(m_puzzle->start(), showsAll);
    scene.cursor = m_cursor;
    if (m_selection.size() > 1)
        scene.lit = m_selection;
    if (m_difference && m_difference->first.board() == board()) {
        for (const Cell cell : differingCells(m_difference->first, m_difference->second)) {
            for (const Grid* solution : {&m_difference->first, &m_difference->second}) {
                const Candidate candidate = Candidate::of(solution->digit(cell) - 1, cell);
                scene.candidates.add(candidate);
                scene.litCandidates.push_back(static_cast<std::uint16_t>(candidate.index()));
            }
        }
    }
    return scene;
}

} // namespace convoku
