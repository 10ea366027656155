// SPDX-License-Identifier: MIT
#include "solver/formats/puzzle_writer.h"

#include "solver/error.h"
#include "solver/formats/links.h"
#include "solver/formats/text_line.h"

#include <algorithm>
#include <array>
#include <vector>

namespace convoku {
namespace {

using formats::besideValues;

/// A letter of SadMan's headers for each field that has one.
constexpr std::array<std::pair<PuzzleField, char>, 9> kHeaderLetters{{{PuzzleField::Author, 'A'},
    {PuzzleField::Description, 'D'}, {PuzzleField::Date, 'B'}, {PuzzleField::Source, 'S'}, {PuzzleField::Url, 'U'},
    {PuzzleField::Level, 'L'}, {PuzzleField::Solutions, 'N'}, {PuzzleField::Clues, 'H'}, {PuzzleField::Seconds, 'T'}}};

char signOf(int digit)
{
    return digit == 0 ? '.' : static_cast<char>('0' + digit);
}

std::string groupOf(const Candidates& candidates, Cell cell)
{
    std::string group;
    for (int digit = 0; digit < cell.board.side(); ++digit) {
        if (candidates.has(Candidate::of(digit, cell)))
            group.push_back(signOf(digit + 1));
    }
    return group;
}

/// Returns the candidates for formats that always show candidates.
Candidates shownCandidates(const Puzzle& puzzle)
{
    const Grid values = puzzle.values();
    return besideValues(puzzle.known().candidates.value_or(pencilMarks(values)), values);
}

/// Returns the pencil marks of the values that are missing from the puzzle's candidates.
Candidates removedMarks(const Puzzle& puzzle)
{
    const auto& candidates = puzzle.known().candidates;
    const Grid values = puzzle.values();
    return candidates ? pencilMarks(values).without(besideValues(*candidates, values)) : Candidates(values.board());
}

std::string rowsOf(const Grid& grid)
{
    const auto side = static_cast<std::size_t>(grid.board().side());
    std::string text;
    for (std::size_t row = 0; row < side; ++row)
        text += grid.toText().substr(row * side, side) + '\n';
    return text;
}

std::string grid(const Grid& givens)
{
    const Board board = givens.board();
    std::string line;
    for (int box = 0; box < board.boxRows(); ++box)
        line += '+' + std::string(static_cast<std::size_t>(2 * board.boxColumns() + 1), '-');
    line += "+\n";
    std::string text = line;
    for (int row = 0; row < board.side(); ++row) {
        for (int column = 0; column < board.side(); ++column) {
            text += column % board.boxColumns() == 0 ? "| " : "";
            text += {signOf(givens.digit(board.cell(row, column))), ' '};
        }
        text += row % board.boxRows() == board.boxRows() - 1 ? "|\n" + line : "|\n";
    }
    return text;
}

std::string candidateGrid(const Candidates& candidates)
{
    const Board board = candidates.board();
    const auto side = static_cast<std::size_t>(board.side());
    const auto boxColumns = static_cast<std::size_t>(board.boxColumns());
    std::vector<std::size_t> widths(side);
    for (int i = 0; i < board.cells(); ++i) {
        auto& width = widths[static_cast<std::size_t>(i % board.side())];
        const int count = std::max(candidates.countIn(board.cell(i)), 1);
        width = std::max(width, static_cast<std::size_t>(count) + 2);
    }
    const auto frame = [&](char outer, char inner) {
        std::string line(1, outer);
        for (std::size_t column = 0; column < side; column += boxColumns) {
            line.append(1, '-');
            for (std::size_t i = 0; i < boxColumns; ++i)
                line.append(widths[column + i], '-');
            line.push_back(column + boxColumns == side ? outer : inner);
        }
        return line + '\n';
    };
    std::string text = frame('.', '.');
    for (int i = 0; i < board.cells(); ++i) {
        std::string group = groupOf(candidates, board.cell(i));
        if (group.empty())
            group = ".";
        group.resize(widths[static_cast<std::size_t>(i % board.side())], ' ');
        text += (i % board.boxColumns() == 0 ? "| " : "") + group;
        if (i % board.side() == board.side() - 1)
            text += "|\n";
        const int band = board.boxRows() * board.side();
        if (i % band == band - 1 && i != board.cells() - 1)
            text += frame(':', '+');
    }
    return text + frame('\'', '\'');
}

std::string candidateLine(const Candidates& candidates)
{
    const Board board = candidates.board();
    std::string text;
    for (int i = 0; i < board.candidates(); ++i) {
        const int digit = i % board.side();
        text += signOf(candidates.has(Candidate::of(digit, board.cell(i / board.side()))) ? digit + 1 : 0);
    }
    return text;
}

/// A line end in a header would end it.
std::string oneLine(std::string_view text)
{
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return std::string(formats::trimmed(line));
}

std::string sdk(const Puzzle& puzzle)
{
    std::string text;
    for (const auto& [field, letter] : kHeaderLetters) {
        std::string value = oneLine(puzzle.field(field));
        if (field == PuzzleField::Description && value.empty())
            value = oneLine(puzzle.field(PuzzleField::Name)); // a title has no letter of its own
        if (!value.empty())
            text += std::string{'#', letter, ' '} + value + '\n';
    }
    if (!oneLine(puzzle.comment).empty())
        text += "#C " + oneLine(puzzle.comment) + '\n';
    text += "[Puzzle]\n" + rowsOf(puzzle.givens);

    const Grid values = puzzle.values();
    const auto& candidates = puzzle.known().candidates;
    const Board board = values.board();
    std::string marks;
    bool marked = false;
    for (int i = 0; candidates && i < board.cells(); ++i) {
        const std::string group = values.digit(i) == 0 ? groupOf(*candidates, board.cell(i)) : std::string();
        marked = marked || !group.empty();
        marks += group + (i % board.side() == board.side() - 1 ? '\n' : ',');
    }
    if (marked || !(values == puzzle.givens))
        text += "[State]\n" + rowsOf(values);
    if (marked)
        text += "[PencilMarks]\n" + marks;
    return text;
}

std::string sdx(const Puzzle& puzzle)
{
    const Candidates candidates = shownCandidates(puzzle);
    const Board board = candidates.board();
    std::string text;
    for (int i = 0; i < board.cells(); ++i) {
        const Cell cell = board.cell(i);
        const bool placed = puzzle.givens.digit(i) == 0 && puzzle.values().digit(i) != 0;
        const std::string group = groupOf(candidates, cell);
        text += (placed ? "u" : "") + (group.empty() ? "." : group) + (cell.column == board.side() - 1 ? '\n' : ' ');
    }
    return text;
}

std::string simpleSudoku(const Puzzle& puzzle)
{
    const Board board = puzzle.givens.board();
    std::string text = "*-----------*\n";
    for (int row = 0; row < board.side(); ++row) {
        for (int column = 0; column < board.side(); ++column) {
            text += column % 3 == 0 ? "|" : "";
            text += signOf(puzzle.givens.digit(board.cell(row, column)));
        }
        text += row == 2 || row == 5 ? "|\n|---+---+---|\n" : "|\n";
    }
    text += "*-----------*\n";

    const auto twoDigits = [](int cell) {
        return std::string{static_cast<char>('0' + cell / 10), static_cast<char>('0' + cell % 10)};
    };
    std::string state;
    const Grid& placed = puzzle.known().placed;
    for (int i = 0; i < board.cells(); ++i) {
        if (placed.digit(i) != 0 && puzzle.givens.digit(i) == 0)
            state += 'I' + twoDigits(i) + signOf(placed.digit(i)) + '\n';
    }
    const Candidates removed = removedMarks(puzzle);
    for (int i = 0; i < board.cells(); ++i) {
        for (const char digit : groupOf(removed, board.cell(i)))
            state += 'E' + twoDigits(i) + "00" + digit + '\n';
    }
    return state.empty() ? text : text + '\n' + state;
}

/// A field of HoDoKu's line: a colon would end it.
std::string hodokuField(std::string_view value, std::string_view nothing = {})
{
    std::string field(value);
    std::replace(field.begin(), field.end(), ':', ' ');
    field = oneLine(field);
    return field.empty() ? std::string(nothing) : field;
}

/// The last one, without the signs that readers take away at its ends.
std::string hodokuComment(std::string_view value)
{
    std::string comment = oneLine(value);
    while (comment.starts_with('#') || comment.starts_with(':'))
        comment = oneLine(std::string_view(comment).substr(1));
    while (comment.ends_with(':'))
        comment = oneLine(std::string_view(comment).substr(0, comment.size() - 1));
    return comment;
}

std::string hodokuLine(const Puzzle& puzzle)
{
    std::string text = ':' + hodokuField(puzzle.field(PuzzleField::Technique), "0000") + ':'
        + hodokuField(puzzle.field(PuzzleField::TechniqueDigits), "x") + ':';
    const Grid values = puzzle.values();
    const Board board = values.board();
    for (int i = 0; i < board.cells(); ++i) {
        if (values.digit(i) != puzzle.givens.digit(i))
            text += '+';
        text += signOf(values.digit(i));
    }
    text += ':';
    bool first = true;
    for (const std::uint16_t index : removedMarks(puzzle).indices()) {
        const Candidate candidate = board.candidate(index);
        text += first ? "" : " ";
        text += {signOf(candidate.digit + 1), signOf(candidate.row + 1), signOf(candidate.column + 1)};
        first = false;
    }
    return text + ':' + hodokuField(puzzle.field(PuzzleField::Eliminations)) + ':' + hodokuComment(puzzle.comment);
}

std::string written(PuzzleFormat format, const Puzzle& puzzle)
{
    switch (format) {
    case PuzzleFormat::Line:
        return puzzle.givens.toText();
    case PuzzleFormat::Collection: {
        std::string text = puzzle.givens.toText();
        std::replace(text.begin(), text.end(), '.', '0');
        return text;
    }
    case PuzzleFormat::Grid:
        return grid(puzzle.givens);
    case PuzzleFormat::CandidateGrid:
        return candidateGrid(shownCandidates(puzzle));
    case PuzzleFormat::CandidateLine:
        return candidateLine(shownCandidates(puzzle));
    case PuzzleFormat::Sdk:
        return sdk(puzzle);
    case PuzzleFormat::Sdx:
        return sdx(puzzle);
    case PuzzleFormat::SimpleSudoku:
        return simpleSudoku(puzzle);
    case PuzzleFormat::HodokuLibrary:
        return hodokuLine(puzzle);
    case PuzzleFormat::SudokuPad:
    case PuzzleFormat::FPuzzles:
    case PuzzleFormat::SudokuWiki:
    case PuzzleFormat::SudokuWikiState:
    case PuzzleFormat::SudokuCoach:
    case PuzzleFormat::SudokuExchange:
        return formats::linkOf(format, puzzle);
    case PuzzleFormat::Csv:
    case PuzzleFormat::Counted:
    case PuzzleFormat::OpenSudoku:
    case PuzzleFormat::OtherLink:
        break;
    }
    throw Error(std::string(puzzleFormat(format).id), "puzzles are not written in this format");
}

} // namespace

std::string writePuzzle(PuzzleFormat format, const Puzzle& puzzle)
{
    if (puzzle.givens.board() != Board() && !puzzleFormat(format).anyBoard)
        throw Error(std::string(puzzleFormat(format).id), "only puzzles of 9×9 are written in this format");
    std::string text = written(format, puzzle);
    if (text.ends_with('\n'))
        text.pop_back();
    return text;
}

std::string_view betweenPuzzles(PuzzleFormat format)
{
    if (format == PuzzleFormat::Sdk)
        return "\n";
    const bool rows = format >= PuzzleFormat::Grid && format <= PuzzleFormat::SimpleSudoku;
    return rows && format != PuzzleFormat::CandidateLine ? "\n#\n" : ""; // a comment says that they are two
}

std::string writePuzzles(PuzzleFormat format, std::span<const Puzzle> puzzles)
{
    const std::string_view between = betweenPuzzles(format);
    std::string text;
    for (const Puzzle& puzzle : puzzles) {
        if (!text.empty())
            text += between;
        text += writePuzzle(format, puzzle) + '\n';
    }
    return text;
}

} // namespace convoku
