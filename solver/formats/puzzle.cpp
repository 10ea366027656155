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
        {Line, "line", "txt"},
        {Collection, "sdm", "sdm"},
        {PuzzleFormat::Grid, "grid", "txt"},
        {CandidateGrid, "candidates", "txt", true, false, true, true, false},
        {CandidateLine, "729", "txt", true, false, true, true, false},
        {Sdk, "sdk", "sdk", true, true, true, false, true, true},
        {Sdx, "sdx", "sdx", true, true, true, true, false},
        {SimpleSudoku, "ss", "ss", true, true, true, false, false},
        {HodokuLibrary, "hodoku", "txt", true, true, true, false, false, true, true},
        {Csv, "csv", "csv", false},
        {Counted, "tdoku", "txt", false, false, false, false, true},
        {OpenSudoku, "opensudoku", "opensudoku", false, true, true, false, true},
        {SudokuPad, "sudokupad", {}},
        {FPuzzles, "fpuzzles", {}, true, true, true, false, true},
        {SudokuWiki, "sudokuwiki", {}},
        {SudokuWikiState, "sudokuwiki-state", {}, true, true, true, true, false},
        {SudokuCoach, "sudokucoach", {}},
        {SudokuExchange, "sudokuexchange", {}},
        {OtherLink, "link", {}, false},
    }};
}();

constexpr int kNeighbours = 20;

/// The other cells of each cell's row, column and box.
std::array<std::array<int, kNeighbours>, kCells> allNeighbours()
{
    std::array<std::array<int, kNeighbours>, kCells> neighbours{};
    for (int i = 0; i < kCells; ++i) {
        const Cell cell = Cell::fromIndex(i);
        std::size_t count = 0;
        for (int j = 0; j < kCells; ++j) {
            const Cell other = Cell::fromIndex(j);
            if (i != j && (cell.row == other.row || cell.column == other.column || cell.box() == other.box()))
                neighbours[static_cast<std::size_t>(i)][count++] = j;
        }
    }
    return neighbours;
}

/// For each cell, the digits that its neighbours hold, as bits; `digits` are those of the 81 cells.
std::array<unsigned, kCells> digitsAround(const std::array<unsigned, kCells>& digits)
{
    static const auto kAround = allNeighbours();
    std::array<unsigned, kCells> around{};
    for (std::size_t i = 0; i < kCells; ++i) {
        for (const int j : kAround[i])
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
    for (int i = 0; details && i < kCells; ++i) {
        if (values.digit(i) == 0)
            values.setDigit(Cell::fromIndex(i), details->placed.digit(i));
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
    for (int i = 0; i < kCells; ++i) {
        if (givens.digit(i) != 0)
            details.placed.setDigit(Cell::fromIndex(i), 0);
    }
    details.candidates = candidates;
    puzzle.setDetails(std::move(details));
    return puzzle;
}

Candidates pencilMarks(const convoku::Grid& values)
{
    std::array<unsigned, kCells> digits{};
    for (int i = 0; i < kCells; ++i)
        digits[static_cast<std::size_t>(i)] = values.digit(i) == 0 ? 0 : 1U << (values.digit(i) - 1);
    const auto around = digitsAround(digits);
    Candidates marks = values.startingCandidates();
    for (int i = 0; i < kCells; ++i) {
        for (int digit = 0; digit < kSide && values.digit(i) == 0; ++digit) {
            if ((around[static_cast<std::size_t>(i)] >> digit & 1U) != 0)
                marks.remove(Candidate::of(digit, Cell::fromIndex(i)));
        }
    }
    return marks;
}

convoku::Grid placedAmong(const Candidates& candidates)
{
    std::array<unsigned, kCells> digits{};
    for (int i = 0; i < kCells; ++i)
        digits[static_cast<std::size_t>(i)] = candidates.digitsOf(Cell::fromIndex(i));
    // Nobody noted anything if every open cell has all nine: then all cells with one candidate were placed.
    constexpr unsigned kAll = (1U << kSide) - 1;
    const bool noted = std::any_of(digits.begin(), digits.end(),
        [](unsigned here) { return here != kAll && here != 0 && !std::has_single_bit(here); });
    std::array<unsigned, kCells> marks = digits;
    if (!noted)
        std::replace(marks.begin(), marks.end(), kAll, 0U);
    const auto around = digitsAround(marks);
    convoku::Grid placed;
    for (int i = 0; i < kCells; ++i) {
        const unsigned here = digits[static_cast<std::size_t>(i)];
        if (std::has_single_bit(here) && (around[static_cast<std::size_t>(i)] & here) == 0)
            placed.setDigit(Cell::fromIndex(i), std::countr_zero(here) + 1);
    }
    return placed;
}

} // namespace convoku
