// SPDX-License-Identifier: MIT
#include "solver/formats/text_reader.h"

#include "solver/formats/grid_layouts.h"
#include "solver/formats/json_puzzles.h"
#include "solver/formats/line_formats.h"
#include "solver/formats/line_signs.h"
#include "solver/formats/links.h"
#include "solver/formats/open_sudoku.h"
#include "solver/formats/small_boards.h"

#include <algorithm>
#include <array>
#include <utility>

namespace convoku::formats {
namespace {

using Code = PuzzleTextError::Code;

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

std::string_view withoutMark(std::string_view text)
{
    return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

std::optional<PuzzleField> fieldOf(char letter)
{
    switch (letter) {
    case 'A':
        return PuzzleField::Author;
    case 'D':
        return PuzzleField::Description;
    case 'B':
        return PuzzleField::Date;
    case 'S':
        return PuzzleField::Source;
    case 'U':
        return PuzzleField::Url;
    case 'L':
        return PuzzleField::Level;
    case 'N':
        return PuzzleField::Solutions;
    case 'H':
        return PuzzleField::Clues;
    case 'T':
        return PuzzleField::Seconds;
    default:
        return std::nullopt;
    }
}

/// The line without a comma behind it if it is an object or a list; empty if it is not.
std::string_view jsonOfLine(std::string_view content)
{
    if (content.ends_with(','))
        content.remove_suffix(1);
    const bool object = content.starts_with('{') && content.ends_with('}');
    return object || (content.starts_with('[') && content.ends_with(']')) ? content : std::string_view();
}

/// An object a line.
bool isJsonLines(std::string_view text)
{
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos)
        return false;
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    const std::string_view rest = text.substr(end);
    const std::size_t next = rest.find_first_not_of(" \t\r\n");
    return trimmed(line).ends_with('}') && next != std::string_view::npos && rest[next] == '{';
}

} // namespace

TextReader::TextReader(LineCursor cursor, const ReadHint& hint)
    : m_cursor(std::move(cursor))
    , m_board(hint.board)
    , m_table(hint)
{
}

TextReader::TextReader(std::string_view text, const ReadHint& hint)
    : TextReader(LineCursor(withoutMark(text)), hint)
{
    const std::string_view content = withoutMark(text);
    const bool whole = needsWhole(text);
    const std::size_t begin = std::min(content.find_first_not_of(" \t\r\n"), content.size());
    if (whole && content[begin] == '<') {
        while (trimmed(m_cursor.line().text).empty())
            m_cursor.next();
        readOpenSudoku(
            content.substr(begin), m_cursor.line().number, [this](Outcome outcome) { add(std::move(outcome)); });
        m_cursor = LineCursor({});
    } else if (whole || (content.substr(begin).starts_with('[') && content.size() <= PuzzleStream::kLongestPuzzle)) {
        if (readJson(content.substr(begin), hint))
            m_cursor = LineCursor({});
    }
}

PuzzleTextResult TextReader::readByLines(std::string_view text, std::size_t firstLine, const ReadHint& hint)
{
    return TextReader(LineCursor(text, firstLine), hint).read();
}

/// False if the text is to be read by its lines: a list that is not JSON.
bool TextReader::readJson(std::string_view content, const ReadHint& hint)
{
    LineCursor first = m_cursor;
    while (!first.atEnd() && trimmed(first.line().text).empty())
        first.next();
    const TextLine line = first.line();
    Outcome outcome = PuzzleTextError{};
    if (content.front() == '{') {
        outcome = readJsonPuzzle(content, line, line.text.data() + (line.text.size() - trimmed(line.text).size()));
        const auto* error = std::get_if<PuzzleTextError>(&outcome);
        if (error == nullptr || error->code != Code::BadJson) {
            add(std::move(outcome));
            return true;
        }
    }
    if (auto puzzles = readJsonList(content, line, m_board); !puzzles.empty()) {
        add(std::move(puzzles));
        return true;
    }
    if (content.front() == '[')
        return false;
    // Another language has braces too, and a text may be more than one piece of JSON.
    PuzzleTextResult lines = readByLines(content, line.number, hint);
    if (lines.puzzles.empty())
        add(std::move(outcome));
    else
        m_result = std::move(lines);
    return true;
}

PuzzleTextResult TextReader::read()
{
    readUntil(0);
    return take(true);
}

bool TextReader::needsWhole(std::string_view text)
{
    const std::string_view content = withoutMark(text);
    const std::size_t begin = content.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos)
        return false;
    const std::string_view first = content.substr(begin);
    return (first.starts_with('{') && !isJsonLines(first)) || isOpenSudoku(first);
}

void TextReader::readUntil(std::size_t rest)
{
    while (!m_cursor.atEnd() && !m_binary && (rest == 0 || m_cursor.unread().size() > rest)) {
        if (!readPlainLines(rest))
            readNext();
    }
}

/// Lines of nothing but a puzzle, with their ends: most of the largest files, and they can be nothing else.
bool TextReader::readPlainLines(std::size_t rest)
{
    const std::string_view text = m_cursor.unread();
    std::size_t read = 0;
    std::size_t lines = 0;
    Grid::Digits digits;
    while (text.size() - read > std::max(rest, std::size_t{kCells + 1})) {
        const char* line = text.data() + read;
        const std::size_t end = line[kCells] == '\n' ? 1 : line[kCells] == '\r' && line[kCells + 1] == '\n' ? 2 : 0;
        if (end == 0 || !readCells(line, digits) || isRowOfCandidates(digits))
            break;
        Puzzle& puzzle = m_result.puzzles.emplace_back();
        puzzle.givens = Grid::fromDigits(digits);
        puzzle.line = m_cursor.line().number + lines;
        read += kCells + end;
        ++lines;
    }
    if (lines == 0)
        return false;
    m_cursor.skip(read, lines);
    m_stateMayFollow = false;
    m_inList += lines;
    puzzleEnds();
    return true;
}

PuzzleTextResult TextReader::take(bool atEnd)
{
    // A third grid of a puzzle may join the two before it.
    constexpr std::size_t kMayGrow = 2;
    if (atEnd && m_lostDigits)
        report(*std::exchange(m_lostDigits, std::nullopt));
    if (atEnd && !m_anything && m_result.puzzles.empty() && m_result.errorCount == 0)
        report({});
    PuzzleTextResult part;
    part.columns = m_table.columns();
    part.errors = std::move(m_result.errors);
    part.errorCount = m_result.errorCount;
    auto& puzzles = m_result.puzzles;
    const std::size_t kept = atEnd ? 0 : std::min(puzzles.size(), kMayGrow);
    const auto firstKept = puzzles.end() - static_cast<std::ptrdiff_t>(kept);
    std::vector<Puzzle> later(std::make_move_iterator(firstKept), std::make_move_iterator(puzzles.end()));
    puzzles.erase(firstKept, puzzles.end());
    part.puzzles = std::move(puzzles);
    m_anything = m_anything || !part.puzzles.empty() || part.errorCount > 0;
    m_errorsBefore += part.errorCount;
    m_result = {};
    m_result.puzzles = std::move(later);
    return part;
}

void TextReader::refuseLine()
{
    const std::size_t number = m_cursor.line().number;
    add(PuzzleTextError{Code::TooLarge, number, 0, 0, 0, {}});
    m_cursor = LineCursor({}, number + 1);
}

void TextReader::refuseText()
{
    add(PuzzleTextError{Code::TooLarge, 1, 0, 0, 0, {}});
    m_cursor = LineCursor({});
}

void TextReader::readNext()
{
    const TextLine line = m_cursor.line();
    if (line.text.size() > kLongestLine) {
        add(PuzzleTextError{Code::TooLarge, line.number, 0, 0, 0, {}});
        m_cursor.next();
        return;
    }
    const std::string_view content = trimmed(line.text);
    if (content.empty()) {
        m_cursor.next();
        return;
    }
    if (const auto candidates = content.size() == kCells ? readNineLinesOfCandidates(m_cursor) : std::nullopt) {
        m_stateMayFollow = false;
        return add(*candidates);
    }
    if (isPuzzleText(content)) { // the last one, or with blanks or quotes around it
        Puzzle puzzle;
        puzzle.line = line.number;
        puzzle.givens = gridOfCells(content);
        m_stateMayFollow = false;
        add(std::move(puzzle));
        m_cursor.next();
        return;
    }
    if (auto small = readSmallBoard(m_cursor, m_board)) {
        m_stateMayFollow = false;
        add(std::move(*small));
        return;
    }
    if (content.front() == '#') {
        readHeaderLine(content);
        m_behind = Behind::Other;
        m_stateMayFollow = false;
        m_cursor.next();
        return;
    }
    if (isFrame(content) && !isGridOfDashes(m_cursor)) {
        m_framed = content.starts_with("*-");
        m_cursor.next();
        return;
    }
    if (content.front() == '[' && readSection(content))
        return;
    if (readCodeAround(content)) {
        m_cursor.next();
        return;
    }
    if (m_stateMayFollow && readStateLine(line)) {
        m_cursor.next();
        return;
    }
    m_stateMayFollow = false;
    if (m_table.takes(line)) {
        add(m_table.read(line));
        m_cursor.next();
        return;
    }
    if (content.size() >= kCells && (isCell(content.front()) || isRareEmpty(content.front()))) {
        Outcome plain = readPuzzleLine(line); // what most lines are, so it comes first
        if (std::holds_alternative<Puzzle>(plain)) {
            add(std::move(plain));
            m_cursor.next();
            return;
        }
    }
    if (auto candidates = readLinesOfCandidates(m_cursor)) {
        m_stateMayFollow = false;
        return add(std::move(*candidates));
    }
    if (isEmptyHeader(m_cursor)) {
        m_cursor.next();
        return;
    }
    if (isGridTitle(m_cursor)) {
        m_header = {};
        m_header.fields.emplace_back(PuzzleField::Name, content);
        m_behind = Behind::Other;
        m_cursor.next();
        return;
    }
    if (gridBegins(m_cursor)) {
        readGrid();
        return;
    }
    if (readLayoutHere())
        return;
    if (!readOneLine(line) && !readName(line) && !readProse(content))
        add(readPuzzleLine(line));
    m_cursor.next();
}

/// Lines of a text that are no layout are not the middle of one either.
bool TextReader::readLayoutHere()
{
    const TextLine& line = m_cursor.line();
    const bool words = std::any_of(line.text.begin(), line.text.end(), isLetter);
    if (line.number != m_noLayoutAt || words) {
        if (auto puzzles = readLayout(m_cursor)) {
            add(std::move(*puzzles));
            return true;
        }
    }
    m_noLayoutAt = words ? 0 : line.number + 1;
    return false;
}

/// A name in front of puzzles, or of the solution that the next line holds.
bool TextReader::readName(const TextLine& line)
{
    constexpr std::size_t kLongestName = 40;
    const std::string_view content = trimmed(line.text);
    LineCursor next = m_cursor;
    next.next();
    const std::string_view cells = next.atEnd() ? std::string_view() : trimmed(next.line().text);
    if (content.size() > kLongestName || !isPuzzleText(cells))
        return false;
    // "Puzzle 3:", but not "no puzzle".
    int words = 0;
    bool inWord = false;
    for (const char c : content) {
        const bool before = std::exchange(inWord, isLetter(c) || static_cast<unsigned char>(c) >= 0x80);
        words += inWord && !before ? 1 : 0;
    }
    const bool puzzles = words == 1 && namesPuzzle(content);
    if (!puzzles && !namesSolution(content))
        return false;
    if (puzzles)
        return true;
    const bool solved = addSolution(gridOfCells(cells));
    if (solved)
        m_cursor = next;
    return solved;
}

/// Brackets around a list. One that closes behind a puzzle and its solution has held no more than these.
bool TextReader::readCodeAround(std::string_view content)
{
    if (!isCodeAround(content))
        return false;
    auto& puzzles = m_result.puzzles;
    if (m_inList == 2 && puzzles.size() >= 2
        && std::string_view("])}").find(content.front()) != std::string_view::npos) {
        const Grid solution = puzzles.back().givens;
        if (isSolved(puzzles[puzzles.size() - 2].givens, solution)) {
            puzzles.pop_back();
            addSolution(solution);
        }
    }
    m_inList = 0;
    m_behind = Behind::Other;
    return true;
}

/// False if it does not solve the last puzzle.
bool TextReader::addSolution(const Grid& solution)
{
    if (m_result.puzzles.empty() || !isSolved(m_result.puzzles.back().givens, solution))
        return false;
    PuzzleDetails details = m_result.puzzles.back().known();
    details.solution = solution;
    m_result.puzzles.back().setDetails(std::move(details));
    return true;
}

/// The formats with a puzzle a line. False where it is none of them.
bool TextReader::readOneLine(const TextLine& line)
{
    const std::string_view content = trimmed(line.text);
    if (const auto json = jsonOfLine(content); !json.empty()) {
        if (auto puzzles = readJsonList(json, line, m_board); !puzzles.empty()) {
            add(std::move(puzzles));
            return true;
        }
    }
    for (const auto read : {readHodokuLine, readCountedLine, readCandidateLine, readLinkLine}) {
        if (auto outcome = read(line)) {
            add(std::move(*outcome));
            return true;
        }
    }
    for (const auto read : {readFieldsOfCells, readSpacedLine}) {
        if (auto puzzle = read(line)) {
            add(std::move(*puzzle));
            return true;
        }
    }
    if (auto outcome = readGroupLine(line)) {
        add(std::move(*outcome));
        return true;
    }
    if (!m_table.begun()) {
        if (m_table.beginsWithNames(m_cursor) || namesFieldsOfCells(m_cursor))
            return true;
        if (m_table.beginsWithPuzzle(line)) {
            add(m_table.read(line));
            return true;
        }
    }
    auto labelled = readLabelledLine(line);
    if (!labelled)
        return false;
    if (!namesSolution(labelled->comment) || !addSolution(labelled->givens))
        add(std::move(*labelled));
    return true;
}

void TextReader::readHeaderLine(std::string_view content)
{
    const std::string_view text = content.substr(1);
    const std::string_view rest = text.empty() ? text : text.substr(1);
    // SadMan writes "#A Me", SudoCue "#AMe"; "#About", "#ABOUT" and "# about" are comments like any other.
    const auto isCapital = [](char c) { return isLetter(c) && c < 'a'; };
    const bool word = rest.size() > 1 && isCapital(rest[0]) && isCapital(rest[1]);
    const bool header = !rest.empty() && !word
        && (!isLetter(rest.front()) || isCapital(rest.front()) || rest.starts_with("http") || rest.starts_with("www."));
    const auto field = header ? fieldOf(text.front()) : std::nullopt;
    if (!field) {
        const std::string_view comment = trimmed(header && text.front() == 'C' ? rest : text);
        if (!m_header.comment.empty() && !comment.empty())
            m_header.comment += ' ';
        m_header.comment += comment;
        return;
    }
    for (auto& [name, value] : m_header.fields) {
        if (name == *field) {
            value += ' ';
            value += trimmed(rest);
            return;
        }
    }
    m_header.fields.emplace_back(*field, trimmed(rest));
}

/// A line in brackets; false where it is neither a section nor what forums put around grids.
bool TextReader::readSection(std::string_view content)
{
    if (equalsIgnoringCase(content, "[code]") || equalsIgnoringCase(content, "[/code]")) {
        m_cursor.next();
        return true;
    }
    if (equalsIgnoringCase(content, "[puzzle]")) {
        readSdk();
        return true;
    }
    for (const std::string_view known : {"[state]", "[pencilmarks]", "[colours]", "[colors]"}) {
        if (!equalsIgnoringCase(content, known))
            continue;
        report({Code::LoneSection, m_cursor.line().number, m_cursor.line().columnOf(content.data()), 0, 0, {}});
        m_cursor.next();
        if (gridBegins(m_cursor))
            readGridBlock(m_cursor);
        return true;
    }
    return false;
}

/// Words behind candidates say what can be done with them. False: they stand elsewhere.
bool TextReader::readProse(std::string_view content)
{
    if (m_behind != Behind::Marks || !isProse(content))
        return false;
    m_result.puzzles.back().comment = std::string(content);
    m_behind = Behind::Other;
    return true;
}

void TextReader::add(Puzzle puzzle)
{
    m_result.puzzles.push_back(std::move(puzzle));
    ++m_inList;
    puzzleEnds();
}

void TextReader::add(std::vector<Puzzle> puzzles)
{
    m_stateMayFollow = false;
    for (Puzzle& puzzle : puzzles)
        add(std::move(puzzle));
}

/// Resets what applies to the previous puzzle only: its header, its frame and what may follow it.
void TextReader::puzzleEnds()
{
    m_framed = false;
    m_header = {};
    m_behind = Behind::Other;
}

void TextReader::add(Outcome outcome)
{
    if (auto* puzzle = std::get_if<Puzzle>(&outcome))
        return add(std::move(*puzzle));
    const auto& error = std::get<PuzzleTextError>(outcome);
    if (error.code == Code::LostDigits) {
        if (m_lostDigits)
            ++m_lostDigits->found;
        else
            m_lostDigits = error;
        return;
    }
    report(error);
    m_header = {};
    m_behind = Behind::Other;
    // A binary file would fail in every one of its "lines": one message is enough.
    m_binary = m_binary || error.code == Code::NotText;
}

void TextReader::addHeader(Puzzle& puzzle, PuzzleDetails& details)
{
    puzzle.comment = std::move(m_header.comment);
    details.fields = std::move(m_header.fields);
    if (details.placed.givenCount() > 0 || details.candidates || !details.fields.empty())
        puzzle.setDetails(std::move(details));
    else
        puzzle.details = nullptr;
    m_header = {};
}

void TextReader::report(const PuzzleTextError& error)
{
    ++m_result.errorCount;
    if (m_errorsBefore + m_result.errors.size() < PuzzleTextResult::kMaxErrors)
        m_result.errors.push_back(error);
}

} // namespace convoku::formats
