// SPDX-License-Identifier: MIT
#include "solver/formats/links.h"

#include "solver/formats/json_puzzles.h"
#include "solver/formats/lz_string.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace convoku::formats {
namespace {

using Code = PuzzleTextError::Code;

constexpr std::string_view kScf = "scf";
constexpr std::string_view kPackedFPuzzles = "fpuzzles";
constexpr std::string_view kPackedFPuz = "fpuz"; // the same, as SudokuPad shortens it
constexpr std::string_view kPackedCtc = "ctc";
constexpr std::string_view kWikiState = "S9B";
constexpr std::size_t kWikiStateCells = 2 * kCells;
constexpr std::string_view kBase36 = "0123456789abcdefghijklmnopqrstuvwxyz";

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool isWord(char c)
{
    return isLetter(c) || (c >= '0' && c <= '9');
}

int hexOf(char c)
{
    const auto digit = kBase36.find(lower(c));
    return digit < 16 ? static_cast<int>(digit) : -1;
}

std::string percentDecoded(std::string_view text)
{
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escape = text[i] == '%' && i + 2 < text.size() && hexOf(text[i + 1]) >= 0 && hexOf(text[i + 2]) >= 0;
        decoded.push_back(escape ? static_cast<char>(hexOf(text[i + 1]) * 16 + hexOf(text[i + 2])) : text[i]);
        i += escape ? 2 : 0;
    }
    return decoded;
}

/// Returns the text after `name=`, up to the next parameter; empty if the link has no such parameter.
std::string_view parameter(std::string_view url, std::string_view name)
{
    for (std::size_t at = url.find_first_of("?&#"); at < url.size(); at = url.find_first_of("?&#", at + 1)) {
        const std::string_view rest = url.substr(at + 1);
        if (rest.starts_with(name) && rest.substr(name.size()).starts_with('='))
            return rest.substr(name.size() + 1, rest.find_first_of("&#") - name.size() - 1);
    }
    return {};
}

std::string_view lastSegment(std::string_view url)
{
    url = url.substr(0, url.find_first_of("?#"));
    while (url.ends_with('/'))
        url.remove_suffix(1);
    return url.substr(url.rfind('/') + 1);
}

/// The first run of exactly 81 digits and points, or nothing.
std::string_view cellsIn(std::string_view url)
{
    constexpr std::string_view kCellSigns = "0123456789.";
    for (std::size_t begin = url.find_first_of(kCellSigns); begin < url.size();) {
        const std::size_t end = std::min(url.find_first_not_of(kCellSigns, begin), url.size());
        if (end - begin == kCells)
            return url.substr(begin, kCells);
        begin = url.find_first_of(kCellSigns, end);
    }
    return {};
}

/// SudokuPad's packing: a character is a digit and how many empty cells (up to five) follow it.
std::optional<Grid> unpackedScf(std::string_view packed)
{
    std::string cells;
    for (const char c : packed) {
        int value = -1;
        if (c >= '0' && c <= '9')
            value = c - 38;
        else if (c >= 'A' && c <= 'Z')
            value = c - 45;
        else if (c >= 'a' && c <= 'x')
            value = c - 51;
        if (value < 0 || cells.size() > kCells)
            return std::nullopt;
        cells.push_back(static_cast<char>('0' + value % 10));
        cells.append(static_cast<std::size_t>(value / 10 - 1), '0');
    }
    return isPuzzleText(cells) ? std::optional(gridOfCells(cells)) : std::nullopt;
}

std::string packedScf(const Grid& grid)
{
    constexpr int kMostZeros = 5;
    std::string packed;
    for (int i = 0; i < kCells;) {
        const int digit = grid.digit(i++);
        int zeros = 0;
        for (; zeros < kMostZeros && i < kCells && grid.digit(i) == 0; ++i)
            ++zeros;
        const int value = digit + 10 * (1 + zeros);
        packed.push_back(static_cast<char>(value + (value < 20 ? 38 : value < 46 ? 45 : 51)));
    }
    return packed;
}

/// Two characters a cell, in base 32 (candidates and whether it is a clue) or, behind S9B, in base 36.
std::optional<Puzzle> unpackedWiki(std::string_view packed)
{
    const bool newer = packed.starts_with(kWikiState);
    if (newer)
        packed.remove_prefix(kWikiState.size());
    if (packed.size() != kWikiStateCells)
        return std::nullopt;
    Puzzle puzzle;
    PuzzleDetails details;
    Candidates candidates;
    bool open = false;
    for (int i = 0; i < kCells; ++i) {
        const Cell cell = Cell::fromIndex(i);
        const std::size_t base = newer ? 36 : 32;
        const auto high = kBase36.find(lower(packed[2 * static_cast<std::size_t>(i)]));
        const auto low = kBase36.find(lower(packed[2 * static_cast<std::size_t>(i) + 1]));
        if (high >= base || low >= base)
            return std::nullopt;
        const auto value = static_cast<unsigned>(high * base + low);
        unsigned digits = newer ? value - 18 : value >> 1U;
        bool clue = !newer && (value & 1U) != 0 && std::has_single_bit(digits);
        if (newer && value == 0) {
            digits = 0; // ours: a cell that nothing is left for
        } else if (newer && value <= 18) {
            digits = 1U << ((value - 1) % kSide);
            clue = value <= kSide;
            if (!clue)
                details.placed.setDigit(cell, std::countr_zero(digits) + 1);
        }
        if (digits >= 1U << kSide)
            return std::nullopt;
        if (clue)
            puzzle.givens.setDigit(cell, std::countr_zero(digits) + 1);
        else
            open = true;
        for (int digit = 0; digit < kSide; ++digit) {
            if ((digits >> digit & 1U) != 0)
                candidates.add(Candidate::of(digit, cell));
        }
    }
    if (!newer) {
        const Grid among = placedAmong(candidates);
        for (int i = 0; i < kCells; ++i) {
            if (puzzle.givens.digit(i) == 0)
                details.placed.setDigit(Cell::fromIndex(i), among.digit(i));
        }
    }
    if (open) {
        details.candidates = candidates;
        puzzle.setDetails(std::move(details));
    }
    return puzzle;
}

std::string packedWiki(const Puzzle& puzzle)
{
    const Grid values = puzzle.values();
    const Candidates candidates = puzzle.known().candidates.value_or(pencilMarks(values));
    std::string packed(kWikiState);
    for (int i = 0; i < kCells; ++i) {
        unsigned value = candidates.digitsOf(Cell::fromIndex(i)) + 18U;
        if (value == 18)
            value = 0;
        if (values.digit(i) != 0)
            value = static_cast<unsigned>(values.digit(i) + (puzzle.givens.digit(i) != 0 ? 0 : kSide));
        packed.push_back(kBase36[value / 36]);
        packed.push_back(kBase36[value % 36]);
    }
    return packed;
}

std::string digitsOf(const Grid& grid)
{
    std::string text = grid.toText();
    std::replace(text.begin(), text.end(), '.', '0');
    return text;
}

class LinkReader
{
public:
    LinkReader(const TextLine& line, std::string_view link)
        : m_line(line)
        , m_link(link)
    {
    }

    Outcome read() const
    {
        const std::size_t scheme = m_link.find("://");
        const std::string_view rest = scheme == std::string_view::npos ? m_link : m_link.substr(scheme + 3);
        std::string host;
        std::transform(rest.begin(),
            rest.begin() + static_cast<std::ptrdiff_t>(std::min(rest.find_first_of("/?#"), rest.size())),
            std::back_inserter(host), lower);
        const auto isAt = [&host](std::string_view name) { return host.find(name) != std::string::npos; };
        if (isAt("f-puzzles.com")) {
            const std::string_view load = parameter(m_link, "load");
            return load.empty() ? error(Code::UnknownLink) : unpack(load, percentDecoded(load), PuzzleFormat::FPuzzles);
        }
        if (isAt("sudokupad.") || isAt("crackingthecryptic."))
            return readSudokuPad();
        if (isAt("sudokuwiki.")) {
            if (const std::string_view board = parameter(m_link, "bd"); !board.empty())
                return readWiki(board);
        }
        if (scheme == std::string_view::npos && m_link.starts_with(kWikiState)) // no address, but what one carries
            return readWiki(m_link);
        for (const std::string_view kind :
            {kScf, kPackedFPuz, kPackedCtc}) { // kPackedFPuzzles begins like the short one
            if (scheme == std::string_view::npos && m_link.starts_with(kind))
                return readPad(m_link);
        }
        const std::string_view cells = cellsIn(m_link);
        if (cells.empty())
            return error(Code::UnknownLink);
        Puzzle puzzle;
        puzzle.givens = gridOfCells(cells);
        if (isAt("sudokuwiki."))
            return finished(std::move(puzzle), PuzzleFormat::SudokuWiki);
        if (isAt("sudoku.coach"))
            return finished(std::move(puzzle), PuzzleFormat::SudokuCoach);
        return finished(
            std::move(puzzle), isAt("sudokuexchange.") ? PuzzleFormat::SudokuExchange : PuzzleFormat::OtherLink);
    }

private:
    PuzzleTextError error(Code code, std::string_view at = {}) const
    {
        PuzzleTextError error = m_line.errorAt(code, at.data() == nullptr ? m_link.data() : at.data());
        error.character = 0;
        return error;
    }

    Puzzle finished(Puzzle puzzle, PuzzleFormat format) const
    {
        puzzle.line = m_line.number;
        puzzle.format = format;
        const auto begin = static_cast<std::size_t>(m_link.data() - m_line.text.data());
        puzzle.comment = std::string(trimmed(m_line.text.substr(0, begin)));
        const std::string_view behind = trimmed(m_line.text.substr(begin + m_link.size()));
        if (!puzzle.comment.empty() && !behind.empty())
            puzzle.comment += ' ';
        puzzle.comment += behind;
        return puzzle;
    }

    Outcome readSudokuPad() const
    {
        const std::string_view id = parameter(m_link, "puzzleid");
        return readPad(id.empty() ? lastSegment(m_link) : id);
    }

    Outcome readPad(std::string_view id) const
    {
        if (id.starts_with(kScf)) {
            const auto grid = unpackedScf(id.substr(kScf.size()));
            if (!grid)
                return error(Code::BadLink, id);
            Puzzle puzzle;
            puzzle.givens = *grid;
            return finished(std::move(puzzle), PuzzleFormat::SudokuPad);
        }
        // A slash of base 64 may stand there as it is: the id then goes on where the segment seemed to begin.
        for (const std::string_view kind : {kPackedFPuzzles, kPackedFPuz, kPackedCtc}) {
            const std::size_t begin = m_link.find(kind);
            if (id.starts_with(kind) || (begin != std::string_view::npos && begin > 0 && m_link[begin - 1] == '/')) {
                std::string_view packed = id;
                if (!id.starts_with(kind))
                    packed = m_link.substr(begin, m_link.find_first_of("?#", begin) - begin);
                return unpack(packed, percentDecoded(packed.substr(kind.size())), PuzzleFormat::SudokuPad);
            }
        }
        return error(Code::UnknownLink);
    }

    Outcome unpack(std::string_view at, std::string packed, PuzzleFormat format) const
    {
        std::replace(packed.begin(), packed.end(), ' ', '+');
        const auto json = decompressFromBase64(packed, kMaxJson);
        if (!json || json->empty())
            return error(Code::BadLink, at);
        Outcome outcome = readJsonPuzzle(*json, m_line, at.data());
        if (auto* puzzle = std::get_if<Puzzle>(&outcome))
            return finished(std::move(*puzzle), format);
        return outcome;
    }

    Outcome readWiki(std::string_view board) const
    {
        if (isPuzzleText(board)) {
            Puzzle puzzle;
            puzzle.givens = gridOfCells(board);
            return finished(std::move(puzzle), PuzzleFormat::SudokuWiki);
        }
        auto puzzle = unpackedWiki(board);
        if (!puzzle)
            return error(Code::BadLink, board);
        return finished(std::move(*puzzle), PuzzleFormat::SudokuWikiState);
    }

    const TextLine& m_line;
    std::string_view m_link;
};

/// Returns true if the text begins with a link that has no scheme.
bool beginsLink(std::string_view text)
{
    constexpr std::array<std::string_view, 6> kHosts{
        "www.", "sudokupad.app/", "f-puzzles.com/", "sudoku.coach/", "sudokuexchange.com/", "sudokuwiki.org/"};
    for (const std::string_view host : kHosts) {
        if (text.starts_with(host))
            return true;
    }
    constexpr std::size_t kShortestScf = 14; // 81 cells, six a character
    const auto word = static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), isWord) - text.begin());
    const bool alone = word == text.size() || isBlank(text[word]);
    if (text.starts_with(kScf))
        return alone && word >= kScf.size() + kShortestScf;
    if (text.starts_with(kWikiState))
        return alone && word >= kWikiState.size() + kCells;
    return (text.starts_with(kPackedFPuz) || text.starts_with(kPackedCtc))
        && std::min(text.find_first_of(" \t"), text.size()) > kCells;
}

} // namespace

std::optional<Outcome> readLinkLine(const TextLine& line)
{
    constexpr std::string_view kEnds = " \t\"'<>()[]";
    const std::string_view text = line.text;
    std::size_t begin = text.find("://");
    if (begin != std::string_view::npos) {
        while (begin > 0 && isLetter(text[begin - 1]))
            --begin;
    } else {
        begin = static_cast<std::size_t>(trimmed(text).data() - text.data());
        if (!beginsLink(text.substr(begin)))
            return std::nullopt;
    }
    const std::size_t end = std::min(text.find_first_of(kEnds, begin), text.size());
    return LinkReader(line, text.substr(begin, end - begin)).read();
}

bool isLink(PuzzleFormat format)
{
    return format >= PuzzleFormat::SudokuPad && format <= PuzzleFormat::SudokuExchange;
}

std::string linkOf(PuzzleFormat format, const Puzzle& puzzle)
{
    switch (format) {
    case PuzzleFormat::SudokuPad:
        return "https://sudokupad.app/" + std::string(kScf) + packedScf(puzzle.givens);
    case PuzzleFormat::FPuzzles:
        return "https://f-puzzles.com/?load=" + compressToBase64(fPuzzlesJson(puzzle));
    case PuzzleFormat::SudokuWiki:
        return "https://www.sudokuwiki.org/sudoku.htm?bd=" + digitsOf(puzzle.givens);
    case PuzzleFormat::SudokuWikiState:
        return "https://www.sudokuwiki.org/sudoku.htm?bd=" + packedWiki(puzzle);
    case PuzzleFormat::SudokuCoach:
        return "https://sudoku.coach/en/solver/" + digitsOf(puzzle.givens);
    default:
        return "https://sudokuexchange.com/play/?s=" + digitsOf(puzzle.givens);
    }
}

} // namespace convoku::formats
