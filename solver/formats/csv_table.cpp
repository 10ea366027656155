// SPDX-License-Identifier: MIT
#include "solver/formats/csv_table.h"

#include "solver/formats/line_formats.h"

#include <algorithm>
#include <array>

namespace convoku::formats {
namespace {

using Code = PuzzleTextError::Code;

constexpr std::array<char, 3> kSeparators{',', ';', '\t'};

constexpr std::size_t kMostFields = 1000; // what stands behind them is not looked at

bool holdsPuzzle(std::string_view field)
{
    return isPuzzleText(field) || (field.size() == kCells && isOfRareSigns(field))
        || (field.size() == kCandidates && std::all_of(field.begin(), field.end(), isCell));
}

/// Returns true if the field is a puzzle with zeros that a spreadsheet took for a number: digits without the leading
/// zeros, or 4.3002E+78.
bool isNumberOfPuzzle(std::string_view field)
{
    constexpr std::size_t kFewestDigits = 30; // with fewer it is another number
    const auto isDecimal = [](char c) { return c >= '0' && c <= '9'; };
    if (field.size() >= kFewestDigits && field.size() < kCells && std::all_of(field.begin(), field.end(), isDecimal))
        return true;
    const std::size_t exponent = field.find("E+");
    return exponent != std::string_view::npos && exponent > 0 && exponent + 2 < field.size()
        && std::all_of(field.begin() + static_cast<std::ptrdiff_t>(exponent) + 2, field.end(), isDecimal)
        && std::all_of(field.begin(), field.begin() + static_cast<std::ptrdiff_t>(exponent),
            [&](char c) { return isDecimal(c) || c == '.' || c == ','; });
}

/// Returns true if the field was meant to be a puzzle but is not: a number of a spreadsheet, or cells with a mistake.
bool resemblesPuzzle(std::string_view field)
{
    constexpr std::size_t kFewestSigns = 60;
    constexpr std::size_t kMostSigns = 120;
    if (isNumberOfPuzzle(field))
        return true;
    const auto signs = static_cast<std::size_t>(
        std::count_if(field.begin(), field.end(), [](char c) { return isCell(c) || isRareEmpty(c); }));
    return !holdsPuzzle(field) && field.size() >= kFewestSigns && field.size() <= kMostSigns
        && signs * 10 >= field.size() * 9;
}

bool contains(std::string_view text, std::string_view lower)
{
    for (; text.size() >= lower.size(); text.remove_prefix(1)) {
        if (equalsIgnoringCase(text.substr(0, lower.size()), lower))
            return true;
    }
    return false;
}

/// A quoted field may hold quotes, each written twice.
std::string unquoted(std::string_view field)
{
    std::string text;
    for (std::size_t i = 0; i < field.size(); ++i) {
        text.push_back(field[i]);
        if (field[i] == '"' && i + 1 < field.size() && field[i + 1] == '"')
            ++i;
    }
    return text;
}

/// The cells of the fields from one on; none if they do not agree on a sign for empty cells.
std::optional<Grid> gridOfFields(const std::vector<std::string_view>& fields, std::size_t from)
{
    std::string cells;
    for (std::size_t i = from; i < from + kCells; ++i)
        cells.push_back(fields[i].empty() ? '.' : fields[i].front());
    if (!isPuzzleText(cells) && !isOfRareSigns(cells))
        return std::nullopt;
    return gridOfCells(cells);
}

/// Reads the one way to see 81 cells in the fields, or 81 and the solution: fields that can't be cells are not theirs.
std::optional<Puzzle> puzzleOfFields(std::string_view text, char separator)
{
    std::vector<std::string_view> fields;
    for (bool more = true; more && fields.size() < kMostFields;) {
        const std::size_t end = text.find(separator);
        more = end != std::string_view::npos;
        std::string_view field = trimmed(text.substr(0, end));
        if (field.size() > 1 && field.front() == '"' && field.back() == '"')
            field = trimmed(field.substr(1, field.size() - 2));
        fields.push_back(field);
        text.remove_prefix(more ? end + 1 : text.size());
    }
    if (fields.size() > kCells && fields.back().empty())
        fields.pop_back(); // a separator ends the row
    const auto isOfCell = [](std::string_view field) {
        return field.empty() || (field.size() == 1 && (isCell(field.front()) || isRareEmpty(field.front())));
    };
    std::size_t begin = 0;
    std::size_t end = fields.size();
    while (begin < end && !isOfCell(fields[begin]))
        ++begin;
    while (end > begin && !isOfCell(fields[end - 1]))
        --end;
    // Fields of words and numbers stand at the ends only.
    const auto cellsEnd = std::find_if_not(fields.begin() + static_cast<std::ptrdiff_t>(begin),
        fields.begin() + static_cast<std::ptrdiff_t>(end), isOfCell);
    if (static_cast<std::size_t>(cellsEnd - fields.begin()) != end)
        return std::nullopt;
    const std::size_t count = end - begin;
    if (count < kCells || count > 2 * kCells + 2)
        return std::nullopt;

    Puzzle puzzle;
    int ways = 0;
    const std::size_t used = count >= 2 * kCells ? 2 * kCells : kCells;
    const auto consider = [&](std::size_t from) {
        const auto grid = gridOfFields(fields, from);
        if (!grid || (count != kCells && grid->hasClash()))
            return;
        PuzzleDetails details;
        if (count >= 2 * kCells) {
            const auto solution = gridOfFields(fields, from + kCells);
            if (!solution || !isSolved(*grid, *solution))
                return;
            details.solution = solution;
            puzzle.setDetails(std::move(details));
        }
        puzzle.givens = *grid;
        puzzle.comment.clear();
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if ((i < from || i >= from + used) && !fields[i].empty())
                puzzle.comment += (puzzle.comment.empty() ? "" : ", ") + std::string(fields[i]);
        }
        ++ways;
    };
    if (count - used > 2)
        return std::nullopt;
    for (std::size_t from = begin; from + used <= end; ++from)
        consider(from);
    return ways == 1 ? std::optional(std::move(puzzle)) : std::nullopt;
}

} // namespace

CsvTable::CsvTable(const ReadHint& hint)
    : m_hint(hint)
{
}

bool CsvTable::takes(const TextLine& line) const
{
    const std::size_t separator = begun() ? line.text.find(m_separator) : std::string_view::npos;
    if (separator == std::string_view::npos)
        return false;
    // A comma in the comment of a plain line does not make it a row.
    const bool comment = m_separator != '\t' && line.text.find_first_of(" \t#") < separator;
    return !comment || std::holds_alternative<PuzzleTextError>(readPuzzleLine(line));
}

void CsvTable::split(std::string_view line, char separator)
{
    m_fields.clear();
    for (std::size_t at = 0; at <= line.size() && m_fields.size() < kMostFields;) {
        std::size_t begin = at;
        while (begin < line.size() && line[begin] == ' ')
            ++begin;
        if (begin >= line.size() || line[begin] != '"') {
            const std::size_t end = std::min(line.find(separator, at), line.size());
            m_fields.push_back({trimmed(line.substr(at, end - at)), false});
            at = end + 1;
            continue;
        }
        std::size_t end = begin + 1;
        while (end < line.size() && (line[end] != '"' || line.substr(end).starts_with("\"\"")))
            end += line[end] == '"' ? 2U : 1U;
        const bool open = end >= line.size();
        end = std::min(end, line.size());
        m_fields.push_back({trimmed(line.substr(begin + 1, end - begin - 1)), open});
        at = std::min(line.find(separator, end), line.size()) + 1;
    }
}

bool CsvTable::findColumns()
{
    m_columns.clear();
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const std::string name = i < m_names.size() ? m_names[i] : std::string();
        const std::string_view text = m_fields[i].text;
        if (holdsPuzzle(text) || resemblesPuzzle(text))
            m_columns.push_back({i, name});
    }
    if (m_columns.empty())
        return false;
    choosePuzzles();
    return true;
}

/// Returns true if a field of the line is a puzzle without a mistake.
bool CsvTable::anyPuzzle() const
{
    return std::any_of(m_fields.begin(), m_fields.end(), [](const Field& field) { return holdsPuzzle(field.text); });
}

void CsvTable::choosePuzzles()
{
    const auto named = std::find_if(
        m_columns.begin(), m_columns.end(), [](const PuzzleColumn& column) { return namesPuzzle(column.name); });
    const auto unsolved = std::find_if(m_columns.begin(), m_columns.end(), [this](const PuzzleColumn& column) {
        return !namesSolution(column.name) && holdsPuzzle(m_fields[column.index].text);
    });
    auto chosen = named != m_columns.end() ? named : unsolved != m_columns.end() ? unsolved : m_columns.begin();
    const auto gridAt = [this](const PuzzleColumn& column) {
        const std::string_view text = m_fields[column.index].text;
        return isPuzzleText(text) ? gridOfCells(text) : Grid();
    };
    // Solutions in front of their puzzles, and solutions of puzzles that are broken.
    if (named == m_columns.end()) {
        const Grid first = gridAt(*chosen);
        const auto other = std::find_if(m_columns.begin(), m_columns.end(),
            [&](const PuzzleColumn& column) { return isSolved(gridAt(column), first); });
        const auto broken = std::find_if(m_columns.begin(), m_columns.end(),
            [this](const PuzzleColumn& column) { return resemblesPuzzle(m_fields[column.index].text); });
        if (other != m_columns.end())
            chosen = other;
        else if (first.givenCount() == kCells && broken != m_columns.end())
            chosen = broken;
    }
    m_puzzles = chosen->index;
}

bool CsvTable::beginsWithNames(const LineCursor& at)
{
    const std::string_view names = at.line().text;
    if (names.find_first_of(",;\t") == std::string_view::npos || std::none_of(names.begin(), names.end(), isLetter))
        return false;
    if (beginsWithPuzzle(at.line())) {
        m_separator = 0;
        m_columns.clear();
        return false;
    }
    LineCursor next = at;
    next.next();
    if (next.atEnd())
        return false;
    for (const char separator : kSeparators) {
        split(names, separator);
        if (m_fields.size() < 2)
            continue;
        m_names.clear();
        for (const Field& field : m_fields)
            m_names.push_back(unquoted(field.text));
        split(next.line().text, separator);
        if (m_fields.size() > 1 && findColumns() && (anyPuzzle() || namesPuzzle(m_columns.front().name))) {
            m_separator = separator;
            return true;
        }
    }
    m_names.clear();
    return false;
}

bool CsvTable::beginsWithPuzzle(const TextLine& line)
{
    const auto* const found = std::find_if(kSeparators.begin(), kSeparators.end(), [&](char separator) {
        if (line.text.find(separator) == std::string_view::npos)
            return false;
        split(line.text, separator);
        return findColumns() && anyPuzzle();
    });
    if (found == kSeparators.end())
        return false;
    m_separator = *found;
    return true;
}

std::string CsvTable::commentBeside(std::size_t column) const
{
    std::string comment;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const std::string_view text = m_fields[i].text;
        if (i == column || text.empty() || holdsPuzzle(text))
            continue;
        comment += comment.empty() ? "" : ", ";
        const bool isComment = i < m_names.size() && equalsIgnoringCase(trimmed(m_names[i]), "comment");
        if (i < m_names.size() && !m_names[i].empty() && !isComment)
            comment += m_names[i] + ": ";
        comment += unquoted(text);
    }
    return comment;
}

/// Returns the grid of the solution column, or else of the first other column with puzzles; an empty grid if the field
/// holds anything else. None: the line has no such field, or it is empty.
std::optional<Grid> CsvTable::solutionBeside(std::size_t column) const
{
    constexpr std::string_view kName = "solution";
    std::size_t found = m_fields.size();
    for (std::size_t i = 0; i < std::min(m_names.size(), m_fields.size()); ++i) {
        if (i != column && found == m_fields.size()
            && equalsIgnoringCase(trimmed(m_names[i]).substr(0, kName.size()), kName))
            found = i;
    }
    for (const PuzzleColumn& other : m_columns) {
        if (found == m_fields.size() && other.index != column)
            found = other.index;
    }
    if (found >= m_fields.size() || m_fields[found].text.empty())
        return std::nullopt;
    const std::string_view text = m_fields[found].text;
    return isPuzzleText(text) ? gridOfCells(text) : Grid();
}

Outcome CsvTable::read(const TextLine& line)
{
    split(line.text, m_separator);
    const std::size_t column = m_hint.column.value_or(m_puzzles);
    if (column >= m_fields.size()) {
        PuzzleTextError error = line.errorAt(Code::TooFewFields, line.text.data() + line.text.size(), m_fields.size());
        error.character = 0;
        return error;
    }
    const auto [text, open] = m_fields[column];
    if (open) {
        PuzzleTextError error = line.errorAt(Code::OpenQuote, text.data());
        error.character = 0;
        return error;
    }
    if (!m_leadingZeros && isNumberOfPuzzle(text)) {
        PuzzleTextError error = line.errorAt(Code::LostDigits, text.data() + text.size(), 1);
        error.character = 0;
        return error;
    }
    m_leadingZeros = m_leadingZeros || text.starts_with('0');
    const TextLine field{text, line.number, 0, nullptr};
    auto candidates = readCandidateLine(field);
    Outcome outcome = candidates ? std::move(*candidates) : readPuzzleLine(field);
    if (auto* error = std::get_if<PuzzleTextError>(&outcome)) {
        error->column += line.columnOf(text.data()) - 1;
        return outcome;
    }
    auto& puzzle = std::get<Puzzle>(outcome);
    puzzle.format = PuzzleFormat::Csv;
    if (puzzle.comment.empty())
        puzzle.comment = commentBeside(column);
    if (m_hint.solutions) {
        PuzzleDetails details = puzzle.known();
        details.solution = solutionBeside(column);
        if (details.solution)
            puzzle.setDetails(std::move(details));
    }
    return outcome;
}

std::optional<Puzzle> readFieldsOfCells(const TextLine& line)
{
    for (const char separator : kSeparators) {
        const std::string_view text
            = separator == '\t' ? line.text : trimmed(line.text); // a blank field is an empty cell
        if (std::count(text.begin(), text.end(), separator) < kCells - 1)
            continue;
        if (auto puzzle = puzzleOfFields(text, separator)) {
            puzzle->line = line.number;
            puzzle->format = PuzzleFormat::Csv;
            return puzzle;
        }
    }
    return std::nullopt;
}

bool namesFieldsOfCells(LineCursor at)
{
    const std::string_view names = at.line().text;
    for (const char separator : kSeparators) {
        if (std::count(names.begin(), names.end(), separator) < kCells - 1)
            continue;
        if (std::none_of(names.begin(), names.end(), isLetter) || readFieldsOfCells(at.line()))
            return false;
        at.next();
        return !at.atEnd() && readFieldsOfCells(at.line()).has_value();
    }
    return false;
}

bool namesSolution(std::string_view name)
{
    constexpr std::array<std::string_view, 8> kNames{"solution", "answer", "solved", "l\xC3\xB6sung", "soluci",
        "soluzion", "\xE8\xA7\xA3", "\xD0\xB5\xD1\x88\xD0\xB5\xD0\xBD"};
    return !contains(name, "unsolved")
        && std::any_of(kNames.begin(), kNames.end(), [name](std::string_view known) { return contains(name, known); });
}

bool namesPuzzle(std::string_view name)
{
    constexpr std::array<std::string_view, 15> kNames{"puzzle", "quiz", "sudoku", "unsolved", "board", "grid",
        "problem", "question", "givens", "clues", "start", "initial", "mission", "cells", "r\xC3\xA4tsel"};
    return !namesSolution(name)
        && std::any_of(kNames.begin(), kNames.end(), [name](std::string_view known) { return contains(name, known); });
}

bool isSolved(const Grid& puzzle, const Grid& solution)
{
    return puzzle.givenCount() > 0 && puzzle.givenCount() < kCells && solution.isComplete()
        && solution.agreesWith(puzzle);
}

} // namespace convoku::formats
