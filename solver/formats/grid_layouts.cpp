// SPDX-License-Identifier: MIT
#include "solver/formats/grid_layouts.h"

#include "solver/formats/csv_table.h"
#include "solver/formats/grid_block.h"
#include "solver/formats/line_signs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <set>
#include <string>

namespace convoku::formats {
namespace {

using Puzzles = std::optional<std::vector<Puzzle>>;

constexpr int kMostBlankLines = 2; // between lines of a puzzle

/// To the next line with cells; false if the text ends or too many blank lines follow.
bool nextRow(LineCursor& cursor)
{
    int blanks = 0;
    for (cursor.next(); !cursor.atEnd(); cursor.next()) {
        const std::string_view content = trimmed(cursor.line().text);
        if (content.empty() && ++blanks > kMostBlankLines)
            return false;
        if (!content.empty() && !isFrame(content) && !isCodeAround(content))
            return content.size() <= kLongestRow;
    }
    return false;
}

/// The line's signs without blanks, upright lines and other decoration; empty if anything else stands there.
std::string signsOf(std::string_view text)
{
    std::string signs;
    if (text.size() > kLongestRow)
        return signs;
    while (!text.empty()) {
        const std::size_t skipped = decorationAt(text);
        if (skipped == 0 && !isCell(text.front()))
            return {};
        if (skipped == 0)
            signs.push_back(text.front());
        text.remove_prefix(std::max<std::size_t>(skipped, 1));
    }
    return signs;
}

Puzzle puzzleAt(std::size_t line, const Grid& givens)
{
    Puzzle puzzle;
    puzzle.line = line;
    puzzle.format = PuzzleFormat::Grid;
    puzzle.givens = givens;
    return puzzle;
}

/// Each cell is three lines of three signs: a digit in its place, or a sign for nothing.
Puzzles readCandidatePicture(LineCursor& cursor)
{
    constexpr std::size_t kSigns = 27;
    LineCursor at = cursor;
    Candidates candidates;
    for (int line = 0; line < static_cast<int>(kSigns); ++line) {
        if (line > 0 && !nextRow(at))
            return std::nullopt;
        const std::string signs = signsOf(at.line().text);
        if (signs.size() != kSigns)
            return std::nullopt;
        for (int i = 0; i < static_cast<int>(kSigns); ++i) {
            const int digit = line % 3 * 3 + i % 3;
            const char sign = signs[static_cast<std::size_t>(i)];
            if (isDigit(sign) && sign != '1' + digit)
                return std::nullopt;
            if (isDigit(sign))
                candidates.add(Candidate{digit, line / 3, i / 3});
        }
    }
    Puzzle puzzle = puzzleOfCandidates(candidates);
    puzzle.line = cursor.line().number;
    puzzle.format = PuzzleFormat::CandidateGrid;
    cursor = at;
    cursor.next();
    return std::vector{std::move(puzzle)};
}

Puzzles readThreeLines(LineCursor& cursor)
{
    LineCursor at = cursor;
    std::string cells;
    for (int line = 0; line < 3; ++line) {
        if (line > 0 && !nextRow(at))
            return std::nullopt;
        const std::string signs = signsOf(at.line().text);
        if (signs.size() != kCells / 3)
            return std::nullopt;
        cells += signs;
    }
    // A picture of candidates that lacks a line has digits twice.
    const Grid givens = gridOfCells(cells);
    if (givens.hasClash())
        return std::nullopt;
    const std::size_t first = cursor.line().number;
    at.next();
    if (!at.atEnd() && signsOf(at.line().text).size() == kCells / 3 && at.line().number == first + 3) {
        // The next three lines of a list, or too many.
        LineCursor ahead = at;
        for (int line = 1; line < 3; ++line) {
            ahead.next();
            if (ahead.atEnd() || signsOf(ahead.line().text).size() != kCells / 3)
                return std::nullopt;
        }
    }
    cursor = at;
    return std::vector{puzzleAt(first, givens)};
}

/// The sign of a line that is one cell, perhaps with a comma; 0 if it is none.
char loneCell(const LineCursor& at)
{
    std::string_view content = trimmed(at.line().text);
    if (content.ends_with(',') || content.ends_with(';'))
        content.remove_suffix(1);
    return content.size() == 1 && isCell(content.front()) ? content.front() : '\0';
}

Puzzles readCellPerLine(LineCursor& cursor)
{
    std::vector<Puzzle> puzzles;
    LineCursor at = cursor;
    // A second list that follows at once must be complete too: one cell too many would shift all later cells.
    for (int grid = 0; grid < 2; ++grid) {
        LineCursor behind = at;
        std::string cells(1, loneCell(at));
        const std::size_t first = at.line().number;
        while (cells.back() != '\0' && cells.size() < kCells && nextRow(at))
            cells.push_back(loneCell(at));
        // A cell that is missing moves all that are behind it, so that digits stand twice.
        if (cells.size() != kCells || cells.back() == '\0' || gridOfCells(cells).hasClash())
            return std::nullopt;
        at.next();
        if (grid == 0)
            puzzles.push_back(puzzleAt(first, gridOfCells(cells)));
        if (grid == 0)
            behind = at;
        if (grid == 0 && (at.atEnd() || loneCell(at) == '\0')) {
            cursor = at;
            return puzzles;
        }
        if (grid == 1) {
            cursor = behind;
            return puzzles;
        }
    }
    return std::nullopt;
}

Puzzles readSideBySide(LineCursor& cursor)
{
    constexpr std::size_t kMostGrids = 5;
    LineCursor at = cursor;
    std::vector<std::string> grids;
    for (int row = 0; row < kSide; ++row) {
        if (row > 0 && !nextRow(at))
            return std::nullopt;
        const std::string signs = signsOf(at.line().text);
        const std::size_t count = signs.size() / kSide;
        if (signs.size() % kSide != 0 || count < 2 || count > kMostGrids || (row > 0 && count != grids.size()))
            return std::nullopt;
        grids.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            grids[i] += signs.substr(i * kSide, kSide);
    }
    std::vector<Puzzle> puzzles;
    for (const std::string& cells : grids) {
        const Grid grid = gridOfCells(cells);
        // Three rows a line look the same; as grids they have digits twice.
        if (grid.hasClash())
            return std::nullopt;
        if (!puzzles.empty() && isSolved(puzzles.back().givens, grid)) {
            PuzzleDetails details;
            details.solution = grid;
            puzzles.back().setDetails(std::move(details));
        } else {
            puzzles.push_back(puzzleAt(cursor.line().number, grid));
        }
    }
    cursor = at;
    cursor.next();
    return puzzles;
}

/// Returns the text after the number or letter of the row; empty if the row does not begin with it.
std::string_view behindRowName(std::string_view text, int row)
{
    text = trimmed(text);
    constexpr std::size_t kShortestWord = 3; // "Row 1:"
    const std::size_t word
        = std::min(text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"), text.size());
    if (word >= kShortestWord)
        text = trimmed(text.substr(word));
    const auto isName = [row](char c) { return c == '1' + row || c == 'A' + row || c == 'a' + row; };
    const std::size_t begin = text.find_first_not_of("[(rRL ");
    if (begin == std::string_view::npos || begin > 2 || !isName(text[begin]))
        return {};
    const std::string_view rest = text.substr(begin + 1);
    const std::size_t end = std::min(rest.find_first_not_of(",])}.:|"), rest.size());
    if (rest.empty() || (end == 0 && !isBlank(rest.front())))
        return {};
    return trimmed(rest.substr(end));
}

/// Returns true if the line names nine columns, with digits or letters.
bool isColumnNames(std::string_view text)
{
    constexpr std::size_t kShortest = 9;
    if (text.size() < kShortest)
        return false;
    std::string names;
    for (const char c : text) {
        if ((c >= '1' && c <= '9') || (isLetter(c) && c != 'c' && c != 'C')
            || ((c == 'c' || c == 'C') && !names.empty()))
            names.push_back(c);
        else if (!isBlank(c) && std::string_view("[],|+cC").find(c) == std::string_view::npos)
            return false;
    }
    return names == "123456789" || names == "ABCDEFGHI" || names == "abcdefghi" || names == "1c2c3c4c5c6c7c8c9"
        || names == "ABDEFGHI" || names == "1C2C3C4C5C6C7C8C9";
}

Puzzles readNumberedRows(LineCursor& cursor)
{
    LineCursor at = cursor;
    if (at.line().text.size() > kLongestRow || (isColumnNames(at.line().text) && !nextRow(at)))
        return std::nullopt;
    std::string text;
    for (int row = 0; row < kSide; ++row) {
        if (row > 0 && !nextRow(at))
            return std::nullopt;
        const std::string_view cells = behindRowName(at.line().text, row);
        if (cells.empty() || !gridRowOf(cells).good())
            return std::nullopt;
        text += std::string(cells) + '\n';
    }
    LineCursor lines(text);
    const GridBlock block = readGridBlock(lines);
    if (block.error)
        return std::nullopt;
    Puzzle puzzle = puzzleAt(cursor.line().number, block.givens);
    if (block.candidates) {
        PuzzleDetails details;
        details.candidates = block.candidates;
        puzzle.setDetails(std::move(details));
        puzzle.format = PuzzleFormat::CandidateGrid;
    }
    cursor = at;
    cursor.next();
    return std::vector{std::move(puzzle)};
}

/// Nine lines one after the other; a line may be blank. Between boxes there may be a blank line or a frame.
std::optional<std::array<std::string, kSide>> nineLines(LineCursor& at)
{
    std::array<std::string, kSide> lines;
    LineCursor probe = at;
    bool bands = true;
    for (int i = 0; i < kSide + 2 && bands; ++i) {
        const std::string_view content = trimmed(probe.line().text);
        const bool between = i == 3 || i == 7;
        bands = !probe.atEnd() && content.size() <= kLongestRow
            && (between ? content.empty() || isFrame(content) : !isFrame(content));
        probe.next();
    }
    for (int row = 0; row < kSide; ++row) {
        if (row > 0)
            at.next();
        if (bands && (row == 3 || row == 6))
            at.next();
        if (at.atEnd() || at.line().text.size() > kLongestRow)
            return std::nullopt;
        lines[static_cast<std::size_t>(row)] = std::string(at.line().text);
    }
    return lines;
}

/// Rows of a spreadsheet: fields of a digit or nothing, and those at the end are cut in every row. A row that keeps
/// them, or a sign for an empty cell, says that a short row lacks something else.
Puzzles readCutFields(LineCursor& cursor)
{
    for (const char separator : {'\t', ',', ';'}) {
        LineCursor at = cursor;
        Grid givens;
        int rows = 0;
        bool cut = false;
        bool good = true;
        for (; rows < kSide && good && !at.atEnd() && at.line().text.size() <= kLongestRow; ++rows, at.next()) {
            std::string_view line = at.line().text;
            const auto count = std::count(line.begin(), line.end(), separator);
            good = count < kSide && !line.ends_with(separator);
            cut = cut || (count > 0 && count < kSide - 1);
            for (int column = 0; column < kSide && good && !line.empty(); ++column) {
                const std::size_t end = std::min(line.find(separator), line.size());
                const std::string_view field = trimmed(line.substr(0, end));
                good = field.empty() || (field.size() == 1 && isDigit(field.front()));
                if (good && !field.empty())
                    givens.setDigit({rows, column}, field.front() - '0');
                line.remove_prefix(std::min(end + 1, line.size()));
            }
        }
        // A tenth row: which nine are meant?
        const bool more = !at.atEnd() && at.line().text.find(separator) != std::string_view::npos;
        if (rows < kSide || !good || !cut || more || givens.hasClash())
            continue;
        const std::size_t first = cursor.line().number;
        cursor = at;
        return std::vector{puzzleAt(first, givens)};
    }
    return std::nullopt;
}

/// Digits and blanks, with '|' for every upright line.
std::optional<std::string> columnsOf(std::string_view line)
{
    std::string columns;
    for (std::size_t i = 0; i < line.size();) {
        const std::size_t upright = uprightAt(line.substr(i));
        if (upright == 0 && line[i] != ' ' && !isDigit(line[i]))
            return std::nullopt;
        columns.push_back(upright > 0 ? '|' : line[i]);
        i += std::max<std::size_t>(upright, 1);
    }
    return columns;
}

/// The text columns of the nine cells of a row.
using CellColumns = std::array<int, kSide>;

/// The layouts that rows with these upright lines, or without any, can have.
std::vector<CellColumns> cellColumns(const std::vector<int>& uprights, int width)
{
    std::vector<CellColumns> all;
    const auto add = [&all](auto start, int step) {
        CellColumns columns{};
        for (int column = 0; column < kSide; ++column)
            columns[static_cast<std::size_t>(column)] = start(column / 3) + step * (column % 3);
        all.push_back(columns);
    };
    if (uprights.empty()) {
        for (int step = 1; step <= 4; ++step) {
            for (int gap = 0; gap <= 3; ++gap) {
                for (int begin = 0; begin < width && begin <= 12; ++begin)
                    add([=](int box) { return begin + box * (3 * step + gap); }, step);
            }
        }
        return all;
    }
    const bool outer = uprights.size() == 4;
    if (!outer && uprights.size() != 2)
        return all;
    const int left = uprights[outer ? 1 : 0];
    const int inner = uprights[outer ? 2 : 1] - left - 1;
    for (int step = 1; step <= 6; ++step) {
        const int margin = (inner - 1 - 2 * step) / 2;
        if (margin >= 0 && inner == 2 * margin + 1 + 2 * step)
            add([=](int box) { return left + 1 + margin + (box - 1) * (inner + 1); }, step);
    }
    return all;
}

Puzzles readFixedColumns(LineCursor& cursor)
{
    LineCursor at = cursor;
    const auto lines = columnsOf(at.line().text) ? nineLines(at) : std::nullopt;
    if (!lines)
        return std::nullopt;
    constexpr int kWidest = 64;
    std::array<std::string, kSide> rows;
    std::vector<int> uprights;
    std::uint64_t digits = 0; // a bit for each column that has any
    int width = 0;
    bool cut = true; // no row ends with blanks
    bool ragged = false;
    for (std::size_t r = 0; r < kSide; ++r) {
        auto columns = columnsOf((*lines)[r]);
        if (!columns || columns->size() > kWidest)
            return std::nullopt;
        cut = cut && !columns->ends_with(' ');
        ragged = ragged || (r > 0 && columns->size() != rows[0].size());
        std::vector<int> here;
        for (int i = 0; i < static_cast<int>(columns->size()); ++i) {
            const char sign = (*columns)[static_cast<std::size_t>(i)];
            if (sign == '|')
                here.push_back(i);
            else if (sign != ' ')
                digits |= std::uint64_t{1} << i;
        }
        if (r > 0 && here != uprights)
            return std::nullopt;
        uprights = std::move(here);
        width = std::max(width, static_cast<int>(columns->size()));
        rows[r] = std::move(*columns);
    }
    // Few digits in a line each are something else, and two ways are none.
    constexpr int kFewestColumns = 5;
    if (std::popcount(digits) < kFewestColumns || (ragged && !cut))
        return std::nullopt; // a row that is shorter than others which keep their blanks lacks something
    std::set<std::string> grids;
    for (const CellColumns& columns : cellColumns(uprights, width)) {
        std::uint64_t cells = 0;
        for (const int column : columns)
            cells |= column >= 0 && column < kWidest ? std::uint64_t{1} << column : 0;
        if ((digits & ~cells) != 0)
            continue;
        std::string grid;
        for (const std::string& row : rows) {
            for (const int column : columns) {
                const auto place = static_cast<std::size_t>(column);
                grid.push_back(column >= 0 && place < row.size() && isDigit(row[place]) ? row[place] : '.');
            }
        }
        if (!gridOfCells(grid).hasClash())
            grids.insert(std::move(grid));
    }
    if (grids.size() != 1)
        return std::nullopt;
    const std::size_t first = cursor.line().number;
    cursor = at;
    cursor.next();
    return std::vector{puzzleAt(first, gridOfCells(*grids.begin()))};
}

/// Words hold no cells, and a text may be nothing but words.
bool mayHoldCells(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isCell(text[i]) || uprightAt(text.substr(i)) > 0)
            return true;
    }
    return false;
}

} // namespace

bool isRowOfCandidates(const Grid::Digits& digits)
{
    int count = 0;
    for (std::size_t i = 0; i < kCells; ++i) {
        if (digits[i] == 0)
            continue;
        if (digits[i] != i % kSide + 1)
            return false;
        ++count;
    }
    return count >= kSide; // a candidate a cell
}

std::optional<Puzzle> readNineLinesOfCandidates(LineCursor& cursor)
{
    LineCursor at = cursor;
    Candidates candidates;
    for (int row = 0; row < kSide; ++row, at.next()) {
        const std::string_view content = trimmed(at.line().text);
        Grid::Digits digits;
        if (at.atEnd() || content.size() != kCells || !readCells(content.data(), digits) || !isRowOfCandidates(digits))
            return std::nullopt;
        for (int i = 0; i < kCells; ++i) {
            if (digits[static_cast<std::size_t>(i)] != 0)
                candidates.add(Candidate{i % kSide, row, i / kSide});
        }
    }
    Puzzle puzzle = puzzleOfCandidates(candidates);
    puzzle.line = cursor.line().number;
    puzzle.format = PuzzleFormat::CandidateLine;
    cursor = at;
    return puzzle;
}

std::optional<Puzzle> readLinesOfCandidates(LineCursor& cursor)
{
    LineCursor at = cursor;
    Candidates candidates;
    for (int i = 0; i < kCells; ++i, at.next()) {
        const std::string_view signs = trimmed(at.line().text);
        bool any = false;
        for (std::size_t k = 0; k < kSide && signs.size() == kSide; ++k) {
            if (!isCell(signs[k]) || (isDigit(signs[k]) && signs[k] != static_cast<char>('1' + k)))
                return std::nullopt;
            if (isDigit(signs[k]))
                candidates.add(Candidate::of(static_cast<int>(k), Cell::fromIndex(i)));
            any = any || isDigit(signs[k]);
        }
        if (at.atEnd() || !any)
            return std::nullopt;
    }
    Puzzle puzzle = puzzleOfCandidates(candidates);
    puzzle.line = cursor.line().number;
    puzzle.format = PuzzleFormat::CandidateLine;
    cursor = at;
    return puzzle;
}

Puzzles readLayout(LineCursor& cursor)
{
    const std::string_view text = cursor.line().text;
    if (text.size() > kLongestRow || (!mayHoldCells(text) && !isColumnNames(text)))
        return std::nullopt;
    for (const auto read : {readCandidatePicture, readSideBySide, readThreeLines, readCellPerLine, readNumberedRows,
             readCutFields, readFixedColumns}) {
        if (auto puzzles = read(cursor))
            return puzzles;
    }
    return std::nullopt;
}

} // namespace convoku::formats
