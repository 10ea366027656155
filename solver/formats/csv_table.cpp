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
        if (holdsPuzzle(m_fields[i].text))
            m_columns.push_back({i, i < m_names.size() ? m_names[i] : std::string()});
    }
    return !m_columns.empty();
}

bool CsvTable::beginsWithNames(const LineCursor& at)
{
    const std::string_view names = at.line().text;
    if (names.find_first_of(",;\t") == std::string_view::npos || std::none_of(names.begin(), names.end(), isLetter))
        return false;
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
        if (m_fields.size() == m_names.size() && findColumns()) {
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
        return findColumns();
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
        if (i < m_names.size() && !m_names[i].empty())
            comment += m_names[i] + ": ";
        comment += unquoted(text);
    }
    return comment;
}

/// What the column named so says, or else the next one with puzzles; an empty grid where it says anything else.
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
    const std::size_t column = m_hint.column.value_or(m_columns.front().index);
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
    const TextLine field{text, line.number};
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
    const std::string_view text = trimmed(line.text);
    for (const char separator : kSeparators) {
        const auto separators = std::count(text.begin(), text.end(), separator);
        if (separators != kCells - 1 && (separators != kCells || text.back() != separator))
            continue;
        std::string cells;
        std::string_view rest = text;
        while (cells.size() < kCells) {
            const std::size_t end = std::min(rest.find(separator), rest.size());
            std::string_view field = trimmed(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
            if (field.size() > 1 || (field.size() == 1 && !isCell(field.front()) && !isRareEmpty(field.front())))
                return std::nullopt;
            cells.push_back(field.empty() ? '.' : field.front());
        }
        if (!isPuzzleText(cells) && !isOfRareSigns(cells))
            return std::nullopt;
        Puzzle puzzle;
        puzzle.line = line.number;
        puzzle.format = PuzzleFormat::Csv;
        puzzle.givens = gridOfCells(cells);
        return puzzle;
    }
    return std::nullopt;
}

} // namespace convoku::formats
