// SPDX-License-Identifier: MIT
// Puzzles of several grids: sections of .sdk files, Simple Sudoku's clipboard and state.
#include "solver/formats/text_reader.h"

namespace convoku::formats {
namespace {

using Code = PuzzleTextError::Code;

/// The values, where they are no more than the givens and some digits placed.
bool extends(const Grid& values, const Grid& givens)
{
    return values.agreesWith(givens) && values.givenCount() > givens.givenCount() && givens.givenCount() > 0;
}

Grid beyond(const Grid& values, const Grid& givens)
{
    Grid placed;
    for (int i = 0; i < kCells; ++i) {
        if (givens.digit(i) == 0)
            placed.setDigit(Cell::fromIndex(i), values.digit(i));
    }
    return placed;
}

/// Returns true if each value is the only candidate of its cell.
bool leaveValues(const Candidates& candidates, const Grid& values)
{
    for (int i = 0; i < kCells; ++i) {
        if (values.digit(i) != 0 && candidates.soleDigit(Cell::fromIndex(i)) + 1 != values.digit(i))
            return false;
    }
    return true;
}

} // namespace

std::optional<GridBlock> TextReader::sectionBlock(BlockKind kind, bool& broken)
{
    m_cursor.next();
    while (!m_cursor.atEnd() && trimmed(m_cursor.line().text).empty())
        m_cursor.next();
    GridBlock block = readGridBlock(m_cursor, kind);
    if (block.error && !broken)
        report(*block.error);
    broken = broken || block.error;
    return broken ? std::nullopt : std::optional(std::move(block));
}

void TextReader::readSdk()
{
    Puzzle puzzle;
    puzzle.line = m_cursor.line().number;
    puzzle.format = PuzzleFormat::Sdk;
    PuzzleDetails details;
    bool broken = false;
    if (const auto block = sectionBlock(BlockKind::Cells, broken))
        puzzle.givens = block->givens;

    Candidates marks;
    bool marked = false;
    for (;;) {
        LineCursor ahead = m_cursor;
        while (!ahead.atEnd() && trimmed(ahead.line().text).empty())
            ahead.next();
        const std::string_view name = trimmed(ahead.line().text);
        const bool state = equalsIgnoringCase(name, "[state]");
        const bool colours = equalsIgnoringCase(name, "[colours]") || equalsIgnoringCase(name, "[colors]");
        if (!state && !colours && !equalsIgnoringCase(name, "[pencilmarks]"))
            break;
        m_cursor = ahead;
        if (colours) {
            m_cursor.next();
            if (gridBegins(m_cursor))
                readGridBlock(m_cursor);
        } else if (state) {
            const auto block = sectionBlock(BlockKind::Cells, broken);
            if (block && disagrees(*block, puzzle.givens))
                broken = true;
            else if (block)
                details.placed = beyond(block->givens, puzzle.givens);
        } else if (const auto block = sectionBlock(BlockKind::Marks, broken)) {
            marks = *block->candidates;
            marked = true;
        }
    }
    if (!broken) {
        puzzle.setDetails(details);
        const Grid values = puzzle.values();
        bool open = false;
        for (int i = 0; i < kCells; ++i)
            open = open || (values.digit(i) == 0 && marks.countIn(Cell::fromIndex(i)) > 0);
        if (marked && open)
            details.candidates = besideValues(marks, values);
        addHeader(puzzle, details);
        add(std::move(puzzle));
    }
    m_header = {};
    m_behind = Behind::Other;
}

void TextReader::readGrid()
{
    LineCursor behind = m_cursor;
    GridBlock block = readGridBlock(behind);
    if (block.error && readLayoutHere())
        return;
    m_cursor = std::move(behind);
    block.framed = block.framed || std::exchange(m_framed, false);
    if (block.error) {
        report(*block.error);
        m_behind = Behind::Other;
        m_header = {};
        return;
    }
    const bool titled = !m_header.fields.empty() && m_header.fields.front().first == PuzzleField::Name;
    if (titled && namesSolution(m_header.fields.front().second) && addSolution(block.givens)) {
        m_header = {};
        m_behind = Behind::Other;
        return;
    }
    if (continuesPuzzle(block))
        return;
    Puzzle puzzle;
    puzzle.line = block.line;
    puzzle.givens = block.givens;
    puzzle.format = block.candidates ? PuzzleFormat::CandidateGrid : PuzzleFormat::Grid;
    if (block.withPlaced)
        puzzle.format = PuzzleFormat::Sdx;
    else if (!m_header.fields.empty() && m_header.fields.front().first != PuzzleField::Name)
        puzzle.format = PuzzleFormat::Sdk;
    else if (block.framed && !block.candidates)
        puzzle.format = PuzzleFormat::SimpleSudoku;
    PuzzleDetails details;
    details.placed = block.placed;
    details.candidates = block.candidates;
    addHeader(puzzle, details);
    add(std::move(puzzle));
    m_behind = block.candidates ? Behind::Marks : Behind::Givens;
    m_stateMayFollow = !block.candidates;
}

/// Simple Sudoku's clipboard holds up to three grids of one puzzle: givens, values, candidates.
bool TextReader::continuesPuzzle(const GridBlock& block)
{
    if ((m_behind != Behind::Givens && m_behind != Behind::Values) || m_result.puzzles.empty() || block.withPlaced) {
        m_sameTwice = false; // whatever stood before, this grid begins anew
        return false;
    }
    Puzzle& puzzle = m_result.puzzles.back();
    PuzzleDetails details = puzzle.known();
    if (block.candidates) {
        if (!leaveValues(*block.candidates, puzzle.values()))
            return false;
        // Givens and values may be the same, as long as nothing is placed.
        auto& puzzles = m_result.puzzles;
        if (m_behind == Behind::Givens && m_sameTwice)
            puzzles.erase(puzzles.end() - 2);
        details.candidates = block.candidates;
        puzzles.back().setDetails(std::move(details));
        m_behind = Behind::Marks;
        return true;
    }
    m_sameTwice = m_behind == Behind::Givens && block.givens == puzzle.givens;
    // A full grid behind a puzzle is its solution, and a puzzle of its own.
    if (m_behind != Behind::Givens || !extends(block.givens, puzzle.givens) || block.givens.givenCount() == kCells)
        return false;
    details.placed = beyond(block.givens, puzzle.givens);
    puzzle.setDetails(std::move(details));
    m_behind = Behind::Values;
    m_stateMayFollow = false;
    return true;
}

/// Simple Sudoku's state: Innc places a digit, Ennccc removes a candidate; nn counts cells from 0, ccc is the digit.
bool TextReader::readStateLine(const TextLine& line)
{
    const std::string_view text = trimmed(line.text);
    if ((text.front() != 'I' && text.front() != 'E') || text.size() < 2 || isLetter(text[1]))
        return false;
    const bool placed = text.front() == 'I';
    const std::size_t digits = placed ? 3 : 5;
    int number = 0;
    std::size_t i = 1;
    for (; i < text.size() && i <= digits && text[i] >= '0' && text[i] <= '9'; ++i)
        number = number * 10 + (text[i] - '0');
    const int cell = number / (placed ? 10 : 1000);
    const int digit = number % (placed ? 10 : 1000);
    if (i != text.size() || i != digits + 1 || cell >= kCells || digit < 1 || digit > kSide) {
        report(line.errorAt(Code::BadStateLine, text.data() + (i == digits + 1 ? 0 : i)));
        return true;
    }
    Puzzle& puzzle = m_result.puzzles.back();
    if (placed && puzzle.givens.digit(cell) != 0 && puzzle.givens.digit(cell) != digit) {
        report(line.errorAt(Code::Disagreement, text.data() + 3));
        return true;
    }
    PuzzleDetails details = puzzle.known();
    // Candidates are those that a person would note; so a digit placed later takes them away around it.
    const Candidates before = pencilMarks(puzzle.values());
    const Candidates removed = details.candidates ? before.without(*details.candidates) : Candidates();
    if (placed && puzzle.givens.digit(cell) == 0)
        details.placed.setDigit(Cell::fromIndex(cell), digit);
    puzzle.setDetails(details);
    details.candidates = pencilMarks(puzzle.values()).without(removed);
    if (!placed && puzzle.values().digit(cell) == 0)
        details.candidates->remove(Candidate::of(digit - 1, Cell::fromIndex(cell)));
    puzzle.format = PuzzleFormat::SimpleSudoku;
    puzzle.setDetails(std::move(details));
    m_behind = Behind::Other;
    return true;
}

bool TextReader::disagrees(const GridBlock& block, const Grid& givens)
{
    for (int i = 0; i < kCells; ++i) {
        if (givens.digit(i) == 0 || block.givens.digit(i) == 0 || givens.digit(i) == block.givens.digit(i))
            continue;
        const Cell cell = Cell::fromIndex(i);
        report(block.rows[static_cast<std::size_t>(cell.row)].errorAt(Code::Disagreement, placeOf(block, cell)));
        return true;
    }
    return false;
}

} // namespace convoku::formats
