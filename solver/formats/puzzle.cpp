// SPDX-License-Identifier: MIT
#include "solver/formats/puzzle.h"

#include <algorithm>
#include <array>
#include <bit>

namespace convoku {
namespace {

constexpr auto kFormats = [] {
    using enum PuzzleFormat;
    return std::array<PuzzleFormatInfo, 19>{{
        {.format = Line, .id = "line", .suffix = "txt", .anyBoard = true},
        {.format = Collection, .id = "sdm", .suffix = "sdm", .anyBoard = true},
        {.format = PuzzleFormat::Grid, .id = "grid", .suffix = "txt", .anyBoard = true},
        {.format = CandidateGrid,
            .id = "candidates",
            .suffix = "txt",
            .candidates = true,
            .alwaysCandidates = true,
            .anyBoard = true},
        {.format = CandidateLine,
            .id = "729",
            .suffix = "txt",
            .candidates = true,
            .alwaysCandidates = true,
            .anyBoard = true},
        {Sdk, "sdk", "sdk", true, true, true, false, true, true},
        {Sdx, "sdx", "sdx", true, true, true, true, false},
        {SimpleSudoku, "ss", "ss", true, true, true, false, false},
        {HodokuLibrary, "hodoku", "txt", true, true, true, false, false, true, true},
        {Csv, "csv", "csv", false},
        {Counted, "tdoku", "txt", false, false, false, false, true},
        {OpenSudoku, "opensudoku", "opensudoku", false, true, true, false, true},
        {SudokuPad, "sudokupad", {}},
        {FPuzzles, "fpuzzles", {}, true, true, true, false, true, false, false, true},
        {SudokuWiki, "sudokuwiki", {}},
        {SudokuWikiState, "sudokuwiki-state", {}, true, true, true, true, false},
        {SudokuCoach, "sudokucoach", {}},
        {SudokuExchange, "sudokuexchange", {}},
        {OtherLink, "link", {}, false},
    }};
}();

/// Per cell: the digits in it, or in its neighbours, as bits.
using DigitBits = std::array<unsigned, kMostCells>;

/// The other cells of each cell's row, column and box.
std::vector<std::vector<int>> neighboursOn(Board board)
{
    std::vector<std::vector<int>> neighbours;
    for (int i = 0; i < board.cells(); ++i) {
        const Cell cell = board.cell(i);
        std::vector<int>& cellNeighbours = neighbours.emplace_back();
        for (int j = 0; j < board.cells(); ++j) {
            const Cell other = board.cell(j);
            if (i != j && (cell.row == other.row || cell.column == other.column || cell.box() == other.box()))
                cellNeighbours.push_back(j);
        }
    }
    return neighbours;
}

/// For each cell, the digits that its neighbours hold.
DigitBits digitsAround(const DigitBits& digits, Board board)
{
    static const auto kAround = [] {
        std::array<std::vector<std::vector<int>>, Board::kCount> all;
        for (const Board eachBoard : Board::all())
            all[eachBoard.place()] = neighboursOn(eachBoard);
        return all;
    }();
    DigitBits around{};
    for (std::size_t i = 0; i < static_cast<std::size_t>(board.cells()); ++i) {
        for (const int j : kAround[board.place()][i])
            around[i] |= digits[static_cast<std::size_t>(j)];
    }
    return around;
}

} // namespace

std::span<const PuzzleFormatInfo> puzzleFormats()
{
    return kFormats;
}

const PuzzleFormatInfo& puzzleFormat(PuzzleFormat format)
{
    return kFormats[static_cast<std::size_t>(format)];
}

std::optional<PuzzleFormat> puzzleFormatOf(std::string_view id)
{
    const auto* const found
        = std::find_if(kFormats.begin(), kFormats.end(), [id](const PuzzleFormatInfo& info) { return info.id == id; });
    return found == kFormats.end() ? std::nullopt : std::optional(found->format);
}

bool isOfTechnique(PuzzleField field)
{
    return field == PuzzleField::Technique || field == PuzzleField::TechniqueDigits
        || field == PuzzleField::Eliminations;
}

const PuzzleDetails& Puzzle::known() const
{
    static const PuzzleDetails kNothing;
    return details ? *details : kNothing;
}

convoku::Grid Puzzle::values() const
{
    convoku::Grid values = givens;
    for (int i = 0; details && i < values.board().cells(); ++i) {
        if (values.digit(i) == 0)
            values.setDigit(values.board().cell(i), details->placed.digit(i));
    }
    return values;
}

Candidates Puzzle::startingCandidates() const
{
    return known().candidates ? *known().candidates : values().startingCandidates();
}

StartingGrid Puzzle::startingGrid() const
{
    return {givens, startingCandidates()};
}

std::string_view Puzzle::field(PuzzleField field) const
{
    for (const auto& [name, text] : known().fields) {
        if (name == field)
            return text;
    }
    return {};
}

void Puzzle::setDetails(PuzzleDetails changed)
{
    details = std::make_shared<const PuzzleDetails>(std::move(changed));
}

Puzzle puzzleInState(const convoku::Grid& givens, const Candidates& candidates)
{
    Puzzle puzzle;
    puzzle.givens = givens;
    PuzzleDetails details;
    details.placed = convoku::Grid::fromDecided(candidates);
    const Board board = givens.board();
    for (int i = 0; i < board.cells(); ++i) {
        if (givens.digit(i) != 0)
            details.placed.setDigit(board.cell(i), 0);
    }
    details.candidates = candidates;
    puzzle.setDetails(std::move(details));
    return puzzle;
}

Candidates pencilMarks(const convoku::Grid& values)
{
    const Board board = values.board();
    DigitBits digits{};
    for (int i = 0; i < board.cells(); ++i)
        digits[static_cast<std::size_t>(i)] = values.digit(i) == 0 ? 0 : 1U << (values.digit(i) - 1);
    const auto around = digitsAround(digits, board);
    Candidates marks = values.startingCandidates();
    for (int i = 0; i < board.cells(); ++i) {
        for (int digit = 0; digit < board.side() && values.digit(i) == 0; ++digit) {
            if ((around[static_cast<std::size_t>(i)] >> digit & 1U) != 0)
                marks.remove(Candidate::of(digit, board.cell(i)));
        }
    }
    return marks;
}

convoku::Grid placedAmong(const Candidates& candidates)
{
    const Board board = candidates.board();
    DigitBits digits{};
    for (int i = 0; i < board.cells(); ++i)
        digits[static_cast<std::size_t>(i)] = candidates.digitsOf(board.cell(i));
    // If every open cell has all digits, nothing was noted: then all cells with one candidate were placed.
    const unsigned all = (1U << static_cast<unsigned>(board.side())) - 1;
    const bool noted = std::any_of(digits.begin(), digits.end(),
        [all](unsigned here) { return here != all && here != 0 && !std::has_single_bit(here); });
    DigitBits marks = digits;
    if (!noted)
        std::replace(marks.begin(), marks.end(), all, 0U);
    const auto around = digitsAround(marks, board);
    convoku::Grid placed(board);
    for (int i = 0; i < board.cells(); ++i) {
        const unsigned here = digits[static_cast<std::size_t>(i)];
        if (std::has_single_bit(here) && (around[static_cast<std::size_t>(i)] & here) == 0)
            placed.setDigit(board.cell(i), std::countr_zero(here) + 1);
    }
    return placed;
}

} // namespace convoku
