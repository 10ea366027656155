// SPDX-License-Identifier: MIT
#include "solver/formats/grid_row.h"

#include <algorithm>

namespace convoku::formats {
namespace {

using Code = PuzzleTextError::Code;

constexpr std::string_view kMarks = "*#@ABCD+"; // HoDoKu's and those of forums, before or behind the digits

/// The fields between eight separators of one kind (a ninth may end the row); empty where it is not that.
std::vector<std::string_view> fieldsOf(std::string_view text)
{
    for (const char separator : {',', ';', '\t'}) {
        const auto count = std::count(text.begin(), text.end(), separator);
        if (count < kSide - 1 || count > kSide || (count == kSide && text.back() != separator))
            continue;
        std::vector<std::string_view> fields;
        while (fields.size() < kSide) {
            const std::size_t end = std::min(text.find(separator), text.size());
            fields.push_back(trimmed(text.substr(0, end)));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return fields;
    }
    return {};
}

/// The fields between upright lines, with one at either end; empty where they are not nine.
std::vector<std::string_view> fieldsBetweenUprights(std::string_view text)
{
    text = trimmed(text);
    std::vector<std::string_view> fields;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t upright = uprightAt(text.substr(i));
        if (upright > 0 && i > 0)
            fields.push_back(trimmed(text.substr(begin, i - begin)));
        if (i == 0 && upright == 0)
            return {};
        i += std::max<std::size_t>(upright, 1);
        begin = upright > 0 ? i : begin;
    }
    return begin == text.size() && fields.size() == kSide ? fields : std::vector<std::string_view>();
}

bool isBlankFilled(std::string_view text)
{
    std::size_t cells = 0;
    bool blanks = false;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t upright = uprightAt(text.substr(i));
        i += std::max<std::size_t>(upright, 1);
        if (upright > 0)
            continue;
        const char c = text[i - 1];
        if (c != ' ' && !isDigit(c))
            return false;
        blanks = blanks || c == ' ';
        ++cells;
    }
    return cells == kSide && blanks;
}

/// A row whose empty cells are all the same rare sign. Candidates with marks in front of them are not taken for one: a
/// group has a digit, so nine groups of them are more than nine signs.
bool recogniseRareSigns(std::string_view text, GridRow& row)
{
    std::string signs;
    for (const std::string_view token : row.tokens)
        signs += token;
    const bool onlyEmpty = signs.size() == kSide && isRareEmpty(signs[0])
        && signs.find_first_not_of(signs[0]) == std::string::npos && !isFrame(text);
    if (row.groups || (!onlyEmpty && !isOfRareSigns(signs)))
        return false;
    row.wrong = nullptr;
    row.rowLike = true;
    row.cells = signs.size();
    row.plain = row.cells == kSide;
    return true;
}

std::size_t starredIn(const std::vector<std::string_view>& tokens)
{
    std::size_t stars = 0;
    for (const std::string_view token : tokens) {
        for (std::size_t i = 0; i < token.size(); ++i)
            stars += isStarred(token.substr(i)) ? 1U : 0U;
    }
    return stars;
}

void splitTokens(std::string_view text, GridRow& row)
{
    std::size_t begin = 0;
    const auto finish = [&](std::size_t end) {
        if (end > begin)
            row.tokens.push_back(text.substr(begin, end - begin));
    };
    for (std::size_t i = 0; i < text.size();) {
        std::size_t skip = decorationAt(text.substr(i));
        if (skip == 0 && (text[i] == ',' || text[i] == ';'))
            skip = 1;
        if (skip > 0) {
            finish(i);
            begin = i + skip;
            i = begin;
            continue;
        }
        const bool mark = kMarks.find(text[i]) != std::string_view::npos || text[i] == 'u' || text[i] == '-';
        if (isCell(text[i]))
            ++row.cells;
        else if (!mark && row.wrong == nullptr)
            row.wrong = text.data() + i;
        ++i;
    }
    finish(text.size());
}

} // namespace

std::size_t decorationAt(std::string_view text)
{
    const char c = text.front();
    if (isBlank(c) || c == '|' || c == '!' || c == ':')
        return 1;
    return text.starts_with("\xE2\x94") || text.starts_with("\xE2\x95") ? std::min<std::size_t>(3, text.size()) : 0;
}

std::size_t uprightAt(std::string_view text)
{
    if (text.starts_with('|'))
        return 1;
    // │ ┃ ║
    const bool box
        = text.starts_with("\xE2\x94\x82") || text.starts_with("\xE2\x94\x83") || text.starts_with("\xE2\x95\x91");
    return box ? 3 : 0;
}

Group groupOf(std::string_view token)
{
    Group group;
    if (token.size() == 1 && isCell(token.front()) && !isDigit(token.front())) {
        group.good = true;
        return group;
    }
    std::size_t i = 0;
    while (i < token.size() && (kMarks.find(token[i]) != std::string_view::npos || token[i] == 'u')) {
        group.placed = group.placed || token[i] == 'u';
        ++i;
    }
    group.several = i > 0;
    int count = 0;
    bool ascending = true;
    for (; i < token.size(); ++i) {
        if (token[i] == '-' || (count > 0 && kMarks.find(token[i]) != std::string_view::npos)) {
            group.several = true;
            continue;
        }
        if (!isDigit(token[i]))
            return {};
        const unsigned bit = 1U << (token[i] - '1');
        if ((group.digits & bit) != 0 && group.repeated == nullptr)
            group.repeated = token.data() + i;
        ascending = ascending && bit > group.digits;
        group.digits |= bit;
        ++count;
    }
    // Nine digits out of order are a row of a solution.
    group.good = count > 0 && (count < kSide || ascending);
    group.several = group.several || count > 1;
    return group;
}

bool isStarred(std::string_view text)
{
    return text.size() > 1 && text[0] == '*' && isDigit(text[1]);
}

GridRow gridRowOf(std::string_view text)
{
    GridRow row;
    if (text.size() > kLongestRow)
        return row;
    row.blankFilled = isBlankFilled(text);
    splitTokens(text, row);
    row.rowLike = row.wrong == nullptr && (row.cells > 0 || row.blankFilled);
    if (row.rowLike) {
        std::size_t signs = 0;
        bool onlyCells = true;
        bool onlyGroups = true;
        for (const std::string_view token : row.tokens) {
            signs += token.size();
            onlyCells = onlyCells && std::all_of(token.begin(), token.end(), isCell);
            onlyGroups = onlyGroups && groupOf(token).good;
        }
        row.plain = onlyCells && signs == kSide;
        row.starred = onlyCells && signs > kSide && signs - starredIn(row.tokens) == kSide;
        if (row.starred) {
            row.plain = true;
            row.cells = kSide;
        }
        row.groups = onlyGroups && row.tokens.size() == kSide;
    }
    if (!recogniseRareSigns(text, row) && row.wrong == nullptr) {
        auto fields = fieldsOf(text);
        if (fields.empty())
            fields = fieldsBetweenUprights(text);
        const bool good = !fields.empty() && std::all_of(fields.begin(), fields.end(), [](std::string_view field) {
            return field.empty() || groupOf(field).good;
        });
        if (good) {
            row.separated = row.rowLike = true;
            row.tokens = std::move(fields);
        }
    }
    return row;
}

bool isFrame(std::string_view text)
{
    std::size_t run = 0;
    bool frame = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isDigit(text[i]) || isLetter(text[i]))
            return false;
        const bool box = text.substr(i).starts_with("\xE2\x94") || text.substr(i).starts_with("\xE2\x95");
        if (box)
            i += std::min<std::size_t>(2, text.size() - 1 - i);
        run = box || text[i] == '-' || text[i] == '=' ? run + 1 : 0;
        frame = frame || run >= 3;
    }
    return frame;
}

bool isProse(std::string_view text)
{
    return text.size() > 1 && isLetter(text[0]) && isLetter(text[1]) && !isCell(text[0]);
}

std::optional<Outcome> readGroupLine(const TextLine& line)
{
    constexpr std::size_t kLongest = 4096; // 81 groups of nine digits are shorter
    if (line.text.size() > kLongest)
        return std::nullopt;
    GridRow row;
    splitTokens(line.text, row);
    if (row.wrong != nullptr || row.tokens.size() != kCells)
        return std::nullopt;
    Candidates candidates;
    for (int i = 0; i < kCells; ++i) {
        const Group group = groupOf(row.tokens[static_cast<std::size_t>(i)]);
        if (!group.good)
            return std::nullopt;
        if (group.repeated != nullptr)
            return line.errorAt(Code::RepeatedDigit, group.repeated);
        for (int digit = 0; digit < kSide; ++digit) {
            if ((group.digits >> digit & 1U) != 0)
                candidates.add(Candidate::of(digit, Cell::fromIndex(i)));
        }
    }
    Puzzle puzzle = puzzleOfCandidates(candidates);
    puzzle.line = line.number;
    puzzle.format = PuzzleFormat::CandidateGrid;
    return puzzle;
}

} // namespace convoku::formats
