// SPDX-License-Identifier: MIT
#include "solver/formats/puzzle_writer.h"

#include "solver/error.h"
#include "solver/formats/links.h"
#include "solver/formats/text_line.h"

#include <algorithm>
#include <array>

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
    for (int digit = 0; digit < kSide; ++digit) {
        if (candidates.has(Candidate::of(digit, cell)))
            group.push_back(signOf(digit + 1));
    }
    return group;
}

/// What formats show that always show candidates.
Candidates shownCandidates(const Puzzle& puzzle)
{
    const Grid values = puzzle.values();
    return besideValues(puzzle.known().candidates.value_or(pencilMarks(values)), values);
}

/// What was removed from the candidates that a person would note.
Candidates removedMarks(const Puzzle& puzzle)
{
    const auto& candidates = puzzle.known().candidates;
    const Grid values = puzzle.values();
    return candidates ? pencilMarks(values).without(besideValues(*candidates, values)) : Candidates();
}

std::string rowsOf(const Grid& grid)
{
    std::string text;
    for (int row = 0; row < kSide; ++row)
        text += grid.toText().substr(static_cast<std::size_t>(row) * kSide, kSide) + '\n';
    return text;
}

std::string grid(const Grid& givens)
{
    const std::string line = "+-------+-------+-------+\n";
    std::string text = line;
    for (int row = 0; row < kSide; ++row) {
        for (int column = 0; column < kSide; ++column) {
            text += column % 3 == 0 ? "| " : "";
            text += {signOf(givens.digit(Cell{row, column})), ' '};
        }
        text += row % 3 == 2 ? "|\n" + line : "|\n";
    }
    return text;
}

std::string candidateGrid(const Candidates& candidates)
{
    std::array<std::size_t, kSide> widths{};
    for (int i = 0; i < kCells; ++i) {
        auto& width = widths[static_cast<std::size_t>(i % kSide)];
        const int count = std::max(candidates.countIn(Cell::fromIndex(i)), 1);
        width = std::max(width, static_cast<std::size_t>(count) + 2);
    }
    const auto frame = [&widths](char outer, char inner) {
        std::string line(1, outer);
        for (std::size_t column = 0; column < kSide; column += 3) {
            line.append(1 + widths[column] + widths[column + 1] + widths[column + 2], '-');
            line.push_back(column == 6 ? outer : inner);
        }
        return line + '\n';
    };
    std::string text = frame('.', '.');
    for (int i = 0; i < kCells; ++i) {
        std::string group = groupOf(candidates, Cell::fromIndex(i));
        if (group.empty())
            group = ".";
        group.resize(widths[static_cast<std::size_t>(i % kSide)], ' ');
        text += (i % 3 == 0 ? "| " : "") + group;
        if (i % kSide == kSide - 1)
            text += "|\n";
        if (i == 3 * kSide - 1 || i == 6 * kSide - 1)
            text += frame(':', '+');
    }
    return text + frame('\'', '\'');
}

std::string candidateLine(const Candidates& candidates)
{
    std::string text;
    for (int i = 0; i < kCandidates; ++i) {
        const int digit = i % kSide;
        text += signOf(candidates.has(Candidate::of(digit, Cell::fromIndex(i / kSide))) ? digit + 1 : 0);
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
    std::string marks;
    bool marked = false;
    for (int i = 0; candidates && i < kCells; ++i) {
        const std::string group = values.digit(i) == 0 ? groupOf(*candidates, Cell::fromIndex(i)) : std::string();
        marked = marked || !group.empty();
        marks += group + (i % kSide == kSide - 1 ? '\n' : ',');
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
    std::string text;
    for (int i = 0; i < kCells; ++i) {
        const Cell cell = Cell::fromIndex(i);
        const bool placed = puzzle.givens.digit(i) == 0 && puzzle.values().digit(i) != 0;
        const std::string group = groupOf(candidates, cell);
        text += (placed ? "u" : "") + (group.empty() ? "." : group) + (cell.column == kSide - 1 ? '\n' : ' ');
    }
    return text;
}

std::string simpleSudoku(const Puzzle& puzzle)
{
    std::string text = "*-----------*\n";
    for (int row = 0; row < kSide; ++row) {
        for (int column = 0; column < kSide; ++column) {
            text += column % 3 == 0 ? "|" : "";
            text += signOf(puzzle.givens.digit(Cell{row, column}));
        }
        text += row == 2 || row == 5 ? "|\n|---+---+---|\n" : "|\n";
    }
    text += "*-----------*\n";

    const auto twoDigits = [](int cell) {
        return std::string{static_cast<char>('0' + cell / 10), static_cast<char>('0' + cell % 10)};
    };
    std::string state;
    const Grid& placed = puzzle.known().placed;
    for (int i = 0; i < kCells; ++i) {
        if (placed.digit(i) != 0 && puzzle.givens.digit(i) == 0)
            state += 'I' + twoDigits(i) + signOf(placed.digit(i)) + '\n';
    }
    const Candidates removed = removedMarks(puzzle);
    for (int i = 0; i < kCells; ++i) {
        for (const char digit : groupOf(removed, Cell::fromIndex(i)))
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
    for (int i = 0; i < kCells; ++i) {
        if (values.digit(i) != puzzle.givens.digit(i))
            text += '+';
        text += signOf(values.digit(i));
    }
    text += ':';
    bool first = true;
    for (const std::uint16_t index : removedMarks(puzzle).indices()) {
        const Candidate candidate = Candidate::fromIndex(index);
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
