// SPDX-License-Identifier: MIT
#include "solver/formats/line_formats.h"

#include "solver/formats/csv_table.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace convoku::formats {
namespace {

using Code = PuzzleTextError::Code;

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\t') || byte == 0x7F;
}

bool isCellSeparator(char c)
{
    return c == ',' || c == ';' || c == '|' || c == '/';
}

/// The text behind a puzzle as a comment.
std::string_view commentOf(std::string_view rest)
{
    rest = trimmed(rest);
    if (!rest.empty() && rest.front() == '#')
        rest = trimmed(rest.substr(1));
    return rest;
}

/// HoDoKu's grid: 81 cells, each with a '+' in front if it was placed. The byte that does not fit, or null.
const char* readMarkedGrid(std::string_view text, Grid& givens, Grid& placed)
{
    int index = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool marked = text[i] == '+';
        if (marked)
            ++i;
        if (index == kCells || i == text.size() || !isCell(text[i]) || (marked && !isDigit(text[i])))
            return text.data() + std::min(i, text.size());
        if (isDigit(text[i]))
            (marked ? placed : givens).setDigit(Cell::fromIndex(index), text[i] - '0');
        ++index;
    }
    return index == kCells ? nullptr : text.data() + text.size();
}

/// Candidates as triples of digit, row, column. The byte that does not fit, or null. A digit that stands in its cell is
/// no candidate that could be deleted: HoDoKu passes over such a triple, and so does this.
const char* removeTriples(std::string_view text, const Grid& values, Candidates& candidates)
{
    std::size_t i = 0;
    while (i < text.size()) {
        if (isBlank(text[i])) {
            ++i;
            continue;
        }
        for (std::size_t k = i; k < i + 3; ++k) {
            if (k >= text.size() || !isDigit(text[k]))
                return text.data() + std::min(k, text.size());
        }
        if (i + 3 < text.size() && !isBlank(text[i + 3]))
            return text.data() + i + 3;
        const Candidate deleted{text[i] - '1', text[i + 1] - '1', text[i + 2] - '1'};
        if (values.digit(deleted.cell()) == 0)
            candidates.remove(deleted);
        i += 3;
    }
    return nullptr;
}

} // namespace

Outcome readPuzzleLine(const TextLine& line)
{
    Puzzle puzzle;
    puzzle.line = line.number;
    std::size_t indent = 0;
    while (indent < line.text.size() && isBlank(line.text[indent]))
        ++indent;
    const std::string_view text = line.text.substr(indent);
    const bool rare = beginsWithRareSigns(text);

    for (std::size_t i = 0; i < kCells; ++i) {
        const auto error = [&](Code code) {
            const char32_t character = code == Code::TooShort ? 0 : firstCodePoint(text.substr(i));
            return PuzzleTextError{code, line.number, line.columnOf(text.data() + i), i, character, {}};
        };
        if (i >= text.size() || isBlank(text[i]) || text[i] == '#')
            return error(Code::TooShort);
        const char sign = text[i];
        if (isControl(sign))
            return error(Code::NotText);
        if (!isCell(sign) && !(rare && isRareEmpty(sign)))
            return error(Code::BadCharacter);
        if (isDigit(sign))
            puzzle.givens.setDigit(Cell::fromIndex(static_cast<int>(i)), sign - '0');
    }
    const std::string_view rest = text.substr(kCells);
    if (!rest.empty() && !isBlank(rest.front()) && rest.front() != '#') {
        const std::size_t end = text.find_first_of(" \t#");
        const std::size_t found = characterCount(text.substr(0, end));
        return PuzzleTextError{Code::TooLong, line.number, line.columnOf(rest.data()), found, firstCodePoint(rest), {}};
    }
    puzzle.comment = std::string(commentOf(rest));
    return puzzle;
}

std::optional<Puzzle> readSpacedLine(const TextLine& line)
{
    std::array<char, kCells> cells{};
    std::size_t count = 0;
    std::size_t groupSize = 0;
    std::size_t inGroup = 0;
    bool separated = true; // the line may not begin with a separator
    const std::string_view text = trimmed(line.text);
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const bool ends = i == text.size() || isBlank(text[i]) || isCellSeparator(text[i]);
        if (!ends) {
            if (count == kCells || (!isCell(text[i]) && !isRareEmpty(text[i])))
                return std::nullopt;
            cells[count++] = text[i];
            ++inGroup;
            separated = false;
            continue;
        }
        if (inGroup > 0) {
            if (groupSize == 0)
                groupSize = inGroup;
            if (inGroup != groupSize || (groupSize != 1 && groupSize != 3 && groupSize != 9))
                return std::nullopt;
            inGroup = 0;
        }
        if (i < text.size() && isCellSeparator(text[i]) && std::exchange(separated, true))
            return std::nullopt; // an empty field
    }
    if (count != kCells || (!isPuzzleText({cells.data(), kCells}) && !isOfRareSigns({cells.data(), kCells})))
        return std::nullopt;
    Puzzle puzzle;
    puzzle.line = line.number;
    puzzle.format = PuzzleFormat::Grid;
    puzzle.givens = gridOfCells({cells.data(), kCells});
    return puzzle;
}

std::optional<Outcome> readCandidateLine(const TextLine& line)
{
    const std::string_view text = trimmed(line.text);
    const std::size_t end = std::min(text.find_first_of(" \t#"), text.size());
    if (end != kCandidates)
        return std::nullopt;
    Candidates candidates;
    for (std::size_t i = 0; i < kCandidates; ++i) {
        const int digit = static_cast<int>(i % kSide);
        if (!isCell(text[i]))
            return line.errorAt(Code::BadCharacter, text.data() + i, i);
        if (!isDigit(text[i]))
            continue;
        if (text[i] != '1' + digit)
            return line.errorAt(Code::MisplacedDigit, text.data() + i, static_cast<std::size_t>(digit) + 1);
        candidates.add(Candidate::of(digit, Cell::fromIndex(static_cast<int>(i / kSide))));
    }
    Puzzle puzzle = puzzleOfCandidates(candidates);
    puzzle.line = line.number;
    puzzle.format = PuzzleFormat::CandidateLine;
    puzzle.comment = std::string(commentOf(text.substr(end)));
    return puzzle;
}

std::optional<Outcome> readHodokuLine(const TextLine& line)
{
    constexpr std::size_t kFewestColons = 2; // a line with fewer was not meant to be one
    constexpr std::size_t kColons = 6;
    enum Field { Type = 0, Digits = 1, Grid81 = 2, Deleted = 3, Removed = 4, Extra = 5, FieldCount = 6 };
    const std::string_view text = trimmed(line.text);
    if (text.empty() || text.front() != ':')
        return std::nullopt;
    const auto colons = static_cast<std::size_t>(std::count(text.begin(), text.end(), ':'));
    if (colons <= kFewestColons)
        return std::nullopt;
    if (colons < kColons)
        return line.errorAt(Code::TooFewFields, text.data() + text.size(), colons - 1);

    std::array<std::string_view, FieldCount> fields;
    std::string_view rest = text.substr(1);
    for (std::string_view& field : fields) {
        const std::size_t end = std::min(rest.find(':'), rest.size());
        field = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }

    Puzzle puzzle;
    puzzle.line = line.number;
    puzzle.format = PuzzleFormat::HodokuLibrary;
    PuzzleDetails details;
    const std::string_view grid = trimmed(fields[Grid81]);
    if (const char* wrong = readMarkedGrid(grid, puzzle.givens, details.placed)) {
        const auto cells = static_cast<std::size_t>(std::count_if(grid.data(), wrong, [](char c) { return c != '+'; }));
        if (wrong == grid.data() + grid.size()) {
            PuzzleTextError error = line.errorAt(Code::TooShort, wrong, cells);
            error.character = 0;
            return error;
        }
        if (cells == kCells)
            return line.errorAt(Code::TooLong, wrong, grid.size());
        return line.errorAt(Code::BadCharacter, wrong, cells);
    }
    const auto keep = [&details](PuzzleField field, std::string_view value, std::string_view nothing) {
        if (!trimmed(value).empty() && trimmed(value) != nothing)
            details.fields.emplace_back(field, trimmed(value));
    };
    keep(PuzzleField::Technique, fields[Type], "0000");
    keep(PuzzleField::TechniqueDigits, fields[Digits], "x");
    keep(PuzzleField::Eliminations, fields[Removed], {});
    const bool anyPlaced = details.placed.givenCount() > 0;
    const bool anyDeleted = !trimmed(fields[Deleted]).empty();
    if (!details.fields.empty())
        puzzle.setDetails(details);
    if (anyPlaced || anyDeleted) {
        puzzle.setDetails(details);
        details.candidates = pencilMarks(puzzle.values());
        if (const char* wrong = removeTriples(fields[Deleted], puzzle.values(), *details.candidates))
            return line.errorAt(Code::BadTriple, wrong);
        puzzle.setDetails(std::move(details));
    }
    // A colon in the comment does not end it.
    std::string_view comment(
        fields[Extra].data(), static_cast<std::size_t>(text.data() + text.size() - fields[Extra].data()));
    while (comment.starts_with(':') || comment.ends_with(':')) {
        comment.remove_prefix(comment.starts_with(':') ? 1 : 0);
        comment.remove_suffix(comment.ends_with(':') ? 1 : 0);
    }
    puzzle.comment = std::string(commentOf(comment));
    return puzzle;
}

namespace {

/// Digits that say how many solutions there are.
bool isCount(std::string_view text)
{
    constexpr std::size_t kLongest = 9;
    return !text.empty() && text.size() <= kLongest
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool isCells(std::string_view text)
{
    return isPuzzleText(text) || (text.size() == kCells && isOfRareSigns(text));
}

/// Returns true if the 81 signs at `begin` touch no letter, and a quote at one end has the same quote at the other end.
bool standsAlone(std::string_view text, std::size_t begin)
{
    const char before = begin == 0 ? ' ' : text[begin - 1];
    const char behind = begin + kCells == text.size() ? ' ' : text[begin + kCells];
    const auto isOfWord = [](char c) { return isLetter(c) || static_cast<unsigned char>(c) >= 0x80; };
    const auto isQuote = [](char c) { return c == '"' || c == '\'' || c == '`'; };
    return !isOfWord(before) && !isOfWord(behind) && (!isQuote(before) || before == behind)
        && (!isQuote(behind) || before == behind);
}

/// The words of what stands beside a puzzle: without the signs that set them apart from it.
std::string_view withoutPunctuation(std::string_view text)
{
    constexpr std::string_view kPunctuation = " \t\"'`.,:;|/=#-*<>()[]{}";
    const std::size_t begin = text.find_first_not_of(kPunctuation);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(kPunctuation) + 1 - begin);
}

} // namespace

std::optional<Puzzle> readLabelledLine(const TextLine& line)
{
    constexpr std::size_t kMostSignsBeside = 60; // more of them are a puzzle with a mistake
    const std::string_view text = trimmed(line.text);
    std::vector<std::string_view> runs;
    std::size_t beside = 0;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t begin = i;
        while (i < text.size() && (isCell(text[i]) || isRareEmpty(text[i])))
            ++i;
        const std::string_view run = text.substr(begin, i - begin);
        if (run.size() == kCells && isCells(run) && standsAlone(text, begin))
            runs.push_back(run);
        else
            beside += run.size();
        if (runs.size() > 2 || (run.empty() && isControl(text[i])) || beside > kMostSignsBeside)
            return std::nullopt;
        i += run.empty() ? 1U : 0U;
    }
    if (runs.empty())
        return std::nullopt;
    if (runs.size() == 2 && isSolved(gridOfCells(runs[1]), gridOfCells(runs[0])))
        std::swap(runs[0], runs[1]);
    Puzzle puzzle;
    puzzle.line = line.number;
    puzzle.givens = gridOfCells(runs[0]);
    if (runs.size() == 2) {
        if (!isSolved(puzzle.givens, gridOfCells(runs[1])))
            return std::nullopt;
        PuzzleDetails details;
        details.solution = gridOfCells(runs[1]);
        puzzle.setDetails(std::move(details));
    }
    const auto firstRun = static_cast<std::size_t>(std::min(runs.front().data(), runs.back().data()) - text.data());
    const auto lastRun = static_cast<std::size_t>(std::max(runs.front().data(), runs.back().data()) - text.data());
    const std::string_view behind = text.substr(lastRun + kCells);
    // A colon is tdoku's, and tells a number of solutions.
    if (runs.size() == 1 && behind.starts_with(':'))
        return std::nullopt;
    for (const std::string_view part : {text.substr(0, firstRun), behind}) {
        const std::string_view words = withoutPunctuation(part);
        puzzle.comment += (puzzle.comment.empty() || words.empty() ? "" : " ") + std::string(words);
    }
    return puzzle;
}

std::optional<Outcome> readCountedLine(const TextLine& line)
{
    std::array<std::string_view, 3> fields;
    std::string_view rest = trimmed(line.text);
    const std::size_t colon = rest.find(':');
    if (colon == std::string_view::npos || colon > kCells)
        return std::nullopt;
    fields[0] = rest.substr(0, colon);
    rest.remove_prefix(colon + 1);
    fields[1] = rest.substr(0, std::min(rest.find_first_of(": \t#"), rest.size()));
    rest.remove_prefix(fields[1].size());
    const bool countFirst = isCount(fields[0]);
    const std::string_view cells = trimmed(fields[countFirst ? 1 : 0]);
    const std::string_view count = fields[countFirst ? 0 : 1];
    if (!isCells(cells) || !isCount(count))
        return std::nullopt;

    Puzzle puzzle;
    puzzle.line = line.number;
    puzzle.format = PuzzleFormat::Counted;
    puzzle.givens = gridOfCells(cells);
    PuzzleDetails details;
    details.fields.emplace_back(PuzzleField::Solutions, count);
    if (rest.starts_with(':')) {
        rest.remove_prefix(1);
        const std::string_view solution = rest.substr(0, std::min(rest.find_first_of(" \t#"), rest.size()));
        if (solution.size() < kCells && !solution.empty())
            return line.errorAt(Code::TooShort, solution.data() + solution.size(), solution.size());
        if (solution.size() > kCells)
            return line.errorAt(Code::TooLong, solution.data() + kCells, characterCount(solution));
        const auto wrong = std::find_if_not(solution.begin(), solution.end(), isDigit);
        if (wrong != solution.end())
            return line.errorAt(Code::BadCharacter, solution.data() + (wrong - solution.begin()));
        if (!solution.empty())
            details.solution = gridOfCells(solution);
        rest.remove_prefix(solution.size());
    }
    puzzle.setDetails(std::move(details));
    puzzle.comment = std::string(commentOf(rest));
    return puzzle;
}

} // namespace convoku::formats
