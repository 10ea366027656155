// SPDX-License-Identifier: MIT
#include "app/views/board/puzzle_edit.h"

#include "solver/formats/puzzle.h"

#include <QUndoCommand>

#include <algorithm>
#include <vector>

namespace convoku {
namespace {

std::uint16_t allDigits(Board board)
{
    return static_cast<std::uint16_t>((1U << board.side()) - 1);
}

void putCandidates(StartingGrid& start, Cell cell, std::uint16_t digits)
{
    for (int digit = 0; digit < cell.board.side(); ++digit) {
        if ((digits >> digit & 1) != 0)
            start.candidates.add(Candidate::of(digit, cell));
        else
            start.candidates.remove(Candidate::of(digit, cell));
    }
}

void putDigit(StartingGrid& start, Cell cell, int digit)
{
    start.givens.setDigit(cell, digit);
    putCandidates(start, cell, digit == 0 ? allDigits(cell.board) : static_cast<std::uint16_t>(1U << (digit - 1)));
}

std::vector<Cell> cellsOf(Board board)
{
    std::vector<Cell> cells;
    for (int i = 0; i < board.cells(); ++i)
        cells.push_back(board.cell(i));
    return cells;
}

} // namespace

/// Both sides of a step as they were: a puzzle is two hundred bytes.
class PuzzleEdit::Command final : public QUndoCommand
{
public:
    Command(PuzzleEdit* edit, const StartingGrid& after, EditStep step, int gesture)
        : QUndoCommand(EditWording::step(step))
        , m_edit(edit)
        , m_before(edit->m_start)
        , m_after(after)
        , m_gesture(gesture)
    {
    }

    // -1: nothing joins it.
    int id() const override { return m_gesture > 0 ? m_gesture : -1; }
    bool mergeWith(const QUndoCommand* next) override
    {
        m_after = static_cast<const Command*>(next)->m_after;
        setObsolete(m_after == m_before);
        return true;
    }
    void undo() override { m_edit->m_start = m_before; }
    void redo() override { m_edit->m_start = m_after; }

private:
    PuzzleEdit* m_edit;
    StartingGrid m_before;
    StartingGrid m_after;
    int m_gesture;
};

PuzzleEdit::PuzzleEdit(QObject* parent)
    : QObject(parent)
{
}

void PuzzleEdit::begin(const StartingGrid& start)
{
    m_stack.clear();
    endGesture();
    m_start = start;
    for (const Cell cell : cellsOf(board())) {
        if (start.givens.isGiven(cell))
            putDigit(m_start, cell, start.givens.digit(cell));
    }
    m_saved = m_start;
    Q_EMIT changed();
}

void PuzzleEdit::setSaved()
{
    m_saved = m_start;
    Q_EMIT changed();
}

void PuzzleEdit::setDigit(std::span<const Cell> cells, int digit)
{
    StartingGrid after = m_start;
    for (const Cell cell : cells)
        putDigit(after, cell, digit);
    push(after, EditStep::Digit);
}

void PuzzleEdit::clear(std::span<const Cell> cells)
{
    StartingGrid after = m_start;
    for (const Cell cell : cells)
        putDigit(after, cell, 0);
    push(after, EditStep::Clear);
}

void PuzzleEdit::toggleCandidate(std::span<const Cell> cells, int digit)
{
    const auto has = [&](Cell cell) {
        return m_start.givens.isGiven(cell) || m_start.candidates.has(Candidate::of(digit - 1, cell));
    };
    const bool all = std::all_of(cells.begin(), cells.end(), has);
    StartingGrid after = m_start;
    for (const Cell cell : cells) {
        if (m_start.givens.isGiven(cell))
            continue;
        if (all)
            after.candidates.remove(Candidate::of(digit - 1, cell));
        else
            after.candidates.add(Candidate::of(digit - 1, cell));
    }
    push(after, EditStep::Candidates);
}

void PuzzleEdit::setCandidates(std::span<const Cell> cells, std::uint16_t digits)
{
    StartingGrid after = m_start;
    for (const Cell cell : cells) {
        if (!m_start.givens.isGiven(cell))
            putCandidates(after, cell, digits);
    }
    push(after, EditStep::Candidates);
}

void PuzzleEdit::clearAll()
{
    push(Grid(board()), EditStep::ClearAll);
}

void PuzzleEdit::clearCandidates()
{
    push(StartingGrid(m_start.givens), EditStep::ClearCandidates);
}

void PuzzleEdit::fillCandidates()
{
    push({m_start.givens, pencilMarks(m_start.givens)}, EditStep::FillCandidates);
}

void PuzzleEdit::replace(const StartingGrid& start, EditStep step)
{
    StartingGrid after = start;
    for (const Cell cell : cellsOf(start.givens.board())) {
        if (start.givens.isGiven(cell))
            putDigit(after, cell, start.givens.digit(cell));
    }
    push(after, step);
}

void PuzzleEdit::takeState(const Candidates& candidates)
{
    replace({Grid::fromDecided(candidates), candidates}, EditStep::TakeState);
}

void PuzzleEdit::transform(const Transform& transform)
{
    push(transform(m_start), EditStep::Transform);
}

void PuzzleEdit::beginGesture()
{
    m_gesture = ++m_gestures;
}

void PuzzleEdit::endGesture()
{
    m_gesture = 0;
}

void PuzzleEdit::undo()
{
    retrace(&QUndoStack::undo);
}

void PuzzleEdit::redo()
{
    retrace(&QUndoStack::redo);
}

void PuzzleEdit::retrace(void (QUndoStack::*step)())
{
    endGesture();
    const StartingGrid before = m_start;
    (m_stack.*step)();
    std::vector<Cell> differing;
    for (const Cell cell : board() == before.givens.board() ? cellsOf(board()) : std::vector<Cell>()) {
        if (m_start.givens.digit(cell) != before.givens.digit(cell)
            || m_start.candidates.digitsOf(cell) != before.candidates.digitsOf(cell))
            differing.push_back(cell);
    }
    if (differing.size() == 1)
        Q_EMIT retraced(differing.front());
    Q_EMIT changed();
}

void PuzzleEdit::push(const StartingGrid& after, EditStep step)
{
    if (after == m_start)
        return;
    m_stack.push(new Command(this, after, step, m_gesture));
    Q_EMIT changed();
}

} // namespace convoku
