// SPDX-License-Identifier: MIT
#include "solver/formats/grid_block.h"

#include <algorithm>

namespace convoku::formats {
namespace {

using Code = PuzzleTextError::Code;

/// To the next line that is neither blank nor a frame.
void nextContent(LineCursor& cursor)
{
    do
        cursor.next();
    while (!cursor.atEnd() && (trimmed(cursor.line().text).empty() || isFrame(trimmed(cursor.line().text))));
}

/// Reads rows one by one and keeps what they could all be.
class BlockReader
{
public:
    BlockReader(LineCursor& cursor, BlockKind kind)
        : m_cursor(cursor)
        , m_kind(kind)
    {
    }

    GridBlock read()
    {
        m_block.line = m_cursor.line().number;
        m_dashes = isGridOfDashes(m_cursor);
        while (!m_cursor.atEnd() && m_count < kSide && takeLine())
            m_cursor.next();
        if (m_count < kSide) {
            const std::string_view first = m_count > 0 ? m_block.rows[0].text : std::string_view();
            const std::size_t column
                = m_block.rows[0].skipped + characterCount(first.substr(0, first.size() - trimmed(first).size())) + 1;
            fail({Code::TooFewRows, m_block.line, m_count > 0 ? column : 1, m_count, 0, {}});
            return std::move(m_block);
        }
        if (!m_block.error)
            decide();
        return std::move(m_block);
    }

private:
    /// The first mistake is the one to tell.
    void fail(PuzzleTextError error)
    {
        if (!m_block.error)
            m_block.error = std::move(error);
    }

    /// False where the grid ends before this line.
    bool takeLine()
    {
        const TextLine& line = m_cursor.line();
        const std::string_view content = trimmed(line.text);
        GridRow row = gridRowOf(line.text);
        const bool dashes = m_dashes && content.find_first_not_of('-') == std::string_view::npos && !content.empty();
        if (dashes) {
            row.rowLike = row.plain = true;
            row.cells = kSide;
        }
        const bool inBlankFilled = m_count > 0 && m_rows[m_count - 1].blankFilled;
        const bool blank = content.empty() && !(row.blankFilled && inBlankFilled);
        if (blank || (isFrame(content) && !dashes)) {
            m_block.framed = m_block.framed || content.starts_with("*-");
            return takeSeparator(!blank);
        }
        if (content.starts_with('#'))
            return true;
        if (!row.rowLike && (isProse(content) || content.starts_with('[') || content.size() > kLongestRow))
            return false;
        if (!row.good() && row.cells >= kCells)
            return false;
        if (m_count == 0)
            m_block.line = line.number;
        m_frames = m_blanks = 0;
        if (!row.rowLike) {
            const char* wrong = row.wrong == nullptr ? content.data() : row.wrong;
            const auto cells = std::count_if(content.data(), wrong, isCell);
            fail(line.errorAt(Code::BadCharacter, wrong, static_cast<std::size_t>(cells)));
        }
        m_block.rows[m_count] = line;
        m_rows[m_count++] = std::move(row);
        return true;
    }

    bool takeSeparator(bool isFrameLine)
    {
        ++(isFrameLine ? m_frames : m_blanks);
        if (m_count == 0)
            return true;
        // The end of one grid and the beginning of the next, where rows are missing.
        if (m_frames > 1)
            return false;
        if (m_count == 1)
            m_spaced = true;
        if (m_spaced)
            return true;
        return m_count % 3 == 0 && (isFrameLine || m_blanks > 1 || threeRowsFollow());
    }

    /// A band stands alone between blank lines; more rows are a grid of their own.
    bool threeRowsFollow() const
    {
        LineCursor ahead = m_cursor;
        while (!ahead.atEnd() && trimmed(ahead.line().text).empty())
            ahead.next();
        int rows = 0;
        for (; !ahead.atEnd() && rows < 4 && gridRowOf(ahead.line().text).rowLike; ahead.next())
            ++rows;
        return rows > 0 && rows < 4;
    }

    template <typename Test>
    std::size_t countRows(Test test) const
    {
        return static_cast<std::size_t>(std::count_if(m_rows.begin(), m_rows.end(), test));
    }

    void decide()
    {
        const auto plain = [](const GridRow& row) { return row.plain; };
        const auto groups = [](const GridRow& row) { return row.groups; };
        const auto separated = [](const GridRow& row) { return row.separated; };
        const auto blankFilled = [](const GridRow& row) { return row.blankFilled; };
        if (countRows(separated) == kSide)
            return readGroups(true);
        if (m_kind != BlockKind::Marks && countRows(plain) == kSide)
            return readPlain();
        if (m_kind != BlockKind::Cells && countRows(groups) == kSide)
            return readGroups(false);
        if (m_kind == BlockKind::Any && countRows([](const GridRow& row) {
                return row.blankFilled || (row.plain && row.tokens.size() == 1);
            }) == kSide)
            return readBlankFilled();

        // Most rows show the intended layout; the first row that does not follow it has the mistake.
        std::size_t best = m_kind == BlockKind::Marks ? 0 : countRows(plain);
        auto meant = +plain;
        bool tokens = false;
        const auto consider = [&](bool allowed, bool (*test)(const GridRow&)) {
            if (!allowed || countRows(test) <= best)
                return;
            best = countRows(test);
            meant = test;
            tokens = true;
        };
        consider(m_kind != BlockKind::Cells, groups);
        consider(true, separated);
        consider(m_kind == BlockKind::Any, blankFilled);
        for (std::size_t i = 0; i < kSide; ++i) {
            if (!meant(m_rows[i]))
                return fail(lengthError(m_rows[i], m_block.rows[i], tokens));
        }
    }

    /// Returns the error of a row without the intended layout: a character that does not belong, or a wrong length,
    /// located at the end of the row or at its tenth cell.
    static PuzzleTextError lengthError(const GridRow& row, const TextLine& line, bool tokens)
    {
        const std::string_view content = trimmed(line.text);
        const std::size_t found = tokens ? row.tokens.size() : row.cells;
        const char* place = content.data() + content.size();
        if (tokens && found > kSide)
            place = row.tokens[kSide].data();
        for (std::size_t i = 0, cells = 0; !tokens && i < content.size(); ++i) {
            if ((isCell(content[i]) || isRareEmpty(content[i])) && ++cells == kSide + 1)
                place = content.data() + i;
        }
        if (tokens && found == kSide) { // nine groups, but one of them is none
            for (const std::string_view token : row.tokens) {
                if (!token.empty() && !groupOf(token).good)
                    return line.errorAt(Code::BadCharacter, token.data(), found);
            }
        }
        for (std::size_t i = 0; !tokens && found == kSide && i < content.size(); ++i) { // nine cells, but marked ones
            if (!isCell(content[i]) && decorationAt(content.substr(i)) == 0)
                return line.errorAt(Code::BadCharacter, content.data() + i, found);
        }
        PuzzleTextError error = line.errorAt(Code::RowLength, place, found);
        error.character = 0;
        return error;
    }

    void readPlain()
    {
        for (std::size_t r = 0; r < kSide; ++r) {
            int column = 0;
            for (const std::string_view token : m_rows[r].tokens) {
                for (std::size_t i = 0; i < token.size(); ++i) {
                    i += m_rows[r].starred && isStarred(token.substr(i)) ? 1U : 0U;
                    m_block.givens.setDigit({static_cast<int>(r), column++}, isDigit(token[i]) ? token[i] - '0' : 0);
                }
            }
        }
    }

    void readBlankFilled()
    {
        for (std::size_t r = 0; r < kSide; ++r) {
            int column = 0;
            const std::string_view text = m_block.rows[r].text;
            for (std::size_t i = 0; i < text.size();) {
                const std::size_t upright = uprightAt(text.substr(i));
                i += std::max<std::size_t>(upright, 1);
                const char sign = text[i - 1];
                if (upright == 0 && !(m_rows[r].plain && sign == ' '))
                    m_block.givens.setDigit({static_cast<int>(r), column++}, isDigit(sign) ? sign - '0' : 0);
            }
        }
    }

    void readGroups(bool emptyFields)
    {
        Candidates candidates;
        Grid lone;
        bool several = false;
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            const auto r = static_cast<std::size_t>(cell.row);
            const std::string_view token = m_rows[r].tokens[static_cast<std::size_t>(cell.column)];
            const Group group = emptyFields && token.empty() ? Group{true, false, false, 0, nullptr} : groupOf(token);
            if (group.repeated != nullptr)
                return fail(m_block.rows[r].errorAt(Code::RepeatedDigit, group.repeated));
            if (group.placed && (group.digits & (group.digits - 1)) != 0)
                return fail(m_block.rows[r].errorAt(Code::BadCharacter, token.data()));
            m_block.withPlaced = m_block.withPlaced || group.placed;
            several = several || group.several;
            for (int digit = 0; digit < kSide; ++digit) {
                if ((group.digits >> digit & 1U) == 0)
                    continue;
                candidates.add(Candidate::of(digit, cell));
                if ((group.digits >> digit) == 1 && (group.digits & (group.digits - 1)) == 0)
                    (group.placed ? m_block.placed : lone).setDigit(cell, digit + 1);
            }
        }
        if (m_kind == BlockKind::Cells && several)
            return failAtGroup();
        if (m_kind == BlockKind::Marks || several)
            m_block.candidates = candidates;
        m_block.givens = m_kind == BlockKind::Any && several && !m_block.withPlaced ? placedAmong(candidates) : lone;
    }

    /// Reports the first group with several digits as an error: this block must have one digit per cell.
    void failAtGroup()
    {
        for (std::size_t r = 0; r < kSide; ++r) {
            for (const std::string_view token : m_rows[r].tokens) {
                if (groupOf(token).several)
                    return fail(m_block.rows[r].errorAt(Code::BadCharacter, token.data() + 1));
            }
        }
    }

    LineCursor& m_cursor;
    BlockKind m_kind;
    GridBlock m_block;
    std::array<GridRow, kSide> m_rows;
    std::size_t m_count = 0;
    int m_frames = 0; // since the last row
    int m_blanks = 0;
    bool m_spaced = false; // something stands between all rows
    bool m_dashes = false; // '-' is an empty cell, also where nothing else stands in a line
};

} // namespace

bool isGridOfDashes(LineCursor at)
{
    int rows = 0;
    bool digits = false;
    for (; !at.atEnd() && rows <= kSide; at.next(), ++rows) {
        const std::string_view content = trimmed(at.line().text);
        const auto isSign = [](char c) { return isDigit(c) || c == '-'; };
        if (content.size() != kSide || !std::all_of(content.begin(), content.end(), isSign))
            break;
        digits = digits || std::any_of(content.begin(), content.end(), isDigit);
    }
    return rows == kSide && digits;
}

bool gridBegins(LineCursor at)
{
    constexpr std::size_t kMostCells = 27; // a row with more was not meant to be one
    if (isGridOfDashes(at))
        return true;
    const GridRow first = gridRowOf(at.line().text);
    if (!first.good() && (!first.rowLike || first.cells > kMostCells))
        return false;
    // One of the first three rows may have a mistake.
    int good = first.good() ? 1 : 0;
    for (int row = 1; row < 3 && good < 2; ++row) {
        nextContent(at);
        if (at.atEnd())
            return false;
        good += gridRowOf(at.line().text).good() ? 1 : 0;
    }
    return good == 2;
}

bool isGridTitle(LineCursor at)
{
    constexpr std::size_t kLongestNumber = 6;
    const std::string_view content = trimmed(at.line().text);
    const bool size = content == "3, 3" || content == "3,3" || content == "3 3"; // of a box
    const bool number = size
        || (content.size() <= kLongestNumber
            && std::all_of(content.begin(), content.end(), [](char c) { return c >= '0' && c <= '9'; }));
    if ((!number && !isProse(content)) || gridRowOf(at.line().text).good())
        return false;
    at.next();
    if (!number)
        return !at.atEnd() && gridRowOf(at.line().text).good() && gridBegins(at);
    if (!at.atEnd() && isFrame(trimmed(at.line().text)))
        nextContent(at);
    // A number could be a row with a mistake: only all nine rows behind it make it a title.
    for (int row = 0; row < kSide; ++row) {
        if (at.atEnd() || !gridRowOf(at.line().text).good())
            return false;
        nextContent(at);
    }
    return true;
}

bool isEmptyHeader(LineCursor at)
{
    const GridRow row = gridRowOf(at.line().text);
    const auto isEmpty = [](std::string_view field) { return field.empty(); };
    if (!row.separated || at.line().text.find('|') == std::string_view::npos
        || !std::all_of(row.tokens.begin(), row.tokens.end(), isEmpty))
        return false;
    at.next();
    if (at.atEnd() || !isFrame(trimmed(at.line().text)))
        return false;
    // With a frame between all rows it is a row of the grid.
    for (int next = 0; next < 2; ++next) {
        at.next();
        if (at.atEnd() || !gridRowOf(at.line().text).good())
            return false;
    }
    return true;
}

GridBlock readGridBlock(LineCursor& cursor, BlockKind kind)
{
    return BlockReader(cursor, kind).read();
}

const char* placeOf(const GridBlock& block, Cell cell)
{
    const std::string_view text = block.rows[static_cast<std::size_t>(cell.row)].text;
    int column = -1;
    const auto found = std::find_if(text.begin(), text.end(),
        [&column, cell](char sign) { return (isCell(sign) || isRareEmpty(sign)) && ++column == cell.column; });
    return text.data() + (found - text.begin());
}

} // namespace convoku::formats
