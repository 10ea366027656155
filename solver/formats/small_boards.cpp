// SPDX-License-Identifier: MIT
#include "solver/formats/small_boards.h"

#include "solver/formats/grid_row.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

namespace convoku::formats {
namespace {

using Code = PuzzleTextError::Code;

bool isSmallSide(std::size_t side)
{
    return std::ranges::any_of(Board::all(),
        [side](Board board) { return board != Board() && static_cast<std::size_t>(board.side()) == side; });
}

/// The side of a small board with that many cells; 0 where there is none.
std::size_t sideOf(std::size_t cells)
{
    std::size_t side = 0;
    while (side * side < cells)
        ++side;
    return side * side == cells && isSmallSide(side) ? side : 0;
}

bool fits(std::string_view signs, std::size_t side)
{
    const auto isOfBoard = [side](char sign) { return !isDigit(sign) || static_cast<std::size_t>(sign - '0') <= side; };
    return std::ranges::all_of(signs, isOfBoard) && (std::ranges::all_of(signs, isCell) || isOfRareSigns(signs));
}

/// The text of a cell in a row: one sign, or its candidates, with blanks between cells.
enum class CellText { Sign, Candidates };

/// The cells of a row, without the signs between them, and the numbers of cells between upright lines.
struct Row
{
    std::vector<std::string> cells;
    std::vector<std::size_t> groups;

    std::string signs() const { return std::accumulate(cells.begin(), cells.end(), std::string()); }
};

std::optional<Row> rowOf(std::string_view text, CellText kind)
{
    Row row;
    std::size_t before = 0;
    const auto endGroup = [&] {
        if (row.cells.size() > before)
            row.groups.push_back(row.cells.size() - before);
        before = row.cells.size();
    };
    bool isInCell = false;
    for (text = trimmed(text); !text.empty();) {
        const std::size_t decoration = decorationAt(text);
        if (decoration == 0 && !isCell(text.front()))
            return std::nullopt;
        if (uprightAt(text) > 0)
            endGroup();
        if (decoration == 0 && isInCell && kind == CellText::Candidates)
            row.cells.back().push_back(text.front());
        else if (decoration == 0)
            row.cells.emplace_back(1, text.front());
        isInCell = decoration == 0;
        text.remove_prefix(std::max<std::size_t>(decoration, 1));
    }
    endGroup();
    return row;
}

/// Returns true if the cells of the row fit a board of that side.
bool areCells(const Row& row, std::size_t side, CellText kind)
{
    if (kind == CellText::Sign)
        return fits(row.signs(), side);
    return std::ranges::all_of(row.cells, [side](std::string cell) {
        if (cell.size() == 1)
            return fits(cell, side);
        std::ranges::sort(cell);
        return std::ranges::all_of(cell, isDigit) && cell.front() > '0' && fits(cell, side)
            && std::ranges::adjacent_find(cell) == cell.end();
    });
}

/// The board that upright lines say; none where they say nothing, or no such board.
std::optional<Board> boardOfGroups(const Row& row)
{
    const bool even
        = row.groups.size() > 1 && std::ranges::count(row.groups, row.groups.front()) == std::ssize(row.groups);
    if (!even)
        return std::nullopt;
    return Board::withBoxes(static_cast<int>(row.groups.size()), static_cast<int>(row.groups.front()));
}

Candidates candidatesOfCells(const std::vector<std::string>& cells, Board board)
{
    Candidates candidates(board);
    for (int i = 0; i < board.cells(); ++i) {
        const std::string& cell = cells[static_cast<std::size_t>(i)];
        for (int digit = 0; digit < board.side(); ++digit) {
            if (!isDigit(cell.front()) || cell == "0" || cell.find(static_cast<char>('1' + digit)) != std::string::npos)
                candidates.add(Candidate::of(digit, board.cell(i)));
        }
    }
    return candidates;
}

/// Reads as many lines of as many cells as the first line has; frames and blank lines may be between them.
std::optional<Outcome> readRows(LineCursor& cursor, std::optional<Board> wanted, CellText kind)
{
    const std::size_t number = cursor.line().number;
    LineCursor at = cursor;
    std::vector<std::string> cells;
    std::optional<Board> drawn;
    std::size_t side = 0;
    for (std::size_t read = 0; read == 0 || read < side; at.next()) {
        if (at.atEnd() || at.line().text.size() > kLongestRow)
            return std::nullopt;
        const std::string_view content = trimmed(at.line().text);
        if (read > 0 && (content.empty() || isFrame(content)))
            continue;
        const auto row = rowOf(content, kind);
        if (!row || (read > 0 && row->cells.size() != side))
            return std::nullopt;
        side = row->cells.size();
        if (!isSmallSide(side) || !areCells(*row, side, kind))
            return std::nullopt;
        drawn = boardOfGroups(*row);
        cells.insert(cells.end(), row->cells.begin(), row->cells.end());
        ++read;
    }
    // Another row would make it something else.
    if (const auto row = at.atEnd() ? std::nullopt : rowOf(at.line().text, kind); row && row->cells.size() == side)
        return std::nullopt;
    cursor = at;
    const auto board = drawn ? drawn : boardOfCells(cells.size(), wanted);
    if (!board)
        return PuzzleTextError{Code::UnknownBoxes, number, 1, cells.size(), 0, {}};
    Puzzle puzzle;
    if (kind == CellText::Sign)
        puzzle.givens = gridOfSigns(Row{cells, {}}.signs(), *board);
    else
        puzzle = puzzleOfCandidates(candidatesOfCells(cells, *board));
    puzzle.line = number;
    puzzle.format = kind == CellText::Sign ? PuzzleFormat::Grid : PuzzleFormat::CandidateGrid;
    return puzzle;
}

/// A sign for each digit of each cell of a small board, cell by cell: the digit, or '.' or '0'.
std::optional<Candidates> candidatesOfSigns(std::string_view signs, Board board)
{
    if (board == Board() || signs.size() != static_cast<std::size_t>(board.candidates()))
        return std::nullopt;
    Candidates candidates(board);
    for (int i = 0; i < board.candidates(); ++i) {
        const int digit = i % board.side();
        const char sign = signs[static_cast<std::size_t>(i)];
        if (sign == static_cast<char>('1' + digit))
            candidates.add(Candidate::of(digit, board.cell(i / board.side())));
        else if (sign != '.' && sign != '0')
            return std::nullopt;
    }
    return candidates;
}

} // namespace

std::optional<Board> boardOfCells(std::size_t cells, std::optional<Board> wanted)
{
    std::vector<Board> boards;
    for (const Board board : Board::all()) {
        if (static_cast<std::size_t>(board.cells()) == cells)
            boards.push_back(board);
    }
    if (wanted && std::ranges::count(boards, *wanted) > 0)
        return wanted;
    return boards.size() == 1 ? std::optional(boards.front()) : std::nullopt;
}

Grid gridOfSigns(std::string_view signs, Board board)
{
    Grid grid(board);
    for (int i = 0; i < board.cells(); ++i) {
        if (const char sign = signs[static_cast<std::size_t>(i)]; isDigit(sign))
            grid.setDigit(board.cell(i), sign - '0');
    }
    return grid;
}

std::optional<Outcome> readSmallBoard(LineCursor& cursor, std::optional<Board> wanted)
{
    const TextLine line = cursor.line();
    const std::string_view content = trimmed(line.text);
    const std::string_view signs = content.substr(0, content.find_first_of(" \t#"));
    if (const auto candidates = wanted ? candidatesOfSigns(signs, *wanted) : std::nullopt) {
        cursor.next();
        Puzzle puzzle = puzzleOfCandidates(*candidates);
        puzzle.line = line.number;
        puzzle.format = PuzzleFormat::CandidateLine;
        return puzzle;
    }
    const std::size_t side = sideOf(signs.size());
    if (side == 0 || !fits(signs, side)) {
        auto rows = readRows(cursor, wanted, CellText::Sign);
        return rows ? rows : readRows(cursor, wanted, CellText::Candidates);
    }
    const std::string_view behind = trimmed(content.substr(signs.size()));
    // Four groups in a row are not a puzzle line: after its signs, a puzzle line has a word or a comment.
    if (!behind.empty() && behind.front() != '#' && isCell(behind.front()))
        return std::nullopt;
    cursor.next();
    const auto board = boardOfCells(signs.size(), wanted);
    if (!board)
        return PuzzleTextError{Code::UnknownBoxes, line.number, 1, signs.size(), 0, {}};
    Puzzle puzzle;
    puzzle.givens = gridOfSigns(signs, *board);
    puzzle.line = line.number;
    puzzle.comment = std::string(behind.starts_with('#') ? trimmed(behind.substr(1)) : behind);
    return puzzle;
}

} // namespace convoku::formats
