// SPDX-License-Identifier: MIT
#include "solver/formats/json_puzzles.h"

#include "solver/formats/csv_table.h"
#include "solver/formats/line_formats.h"
#include "solver/formats/small_boards.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace convoku::formats {
namespace {

using Code = PuzzleTextError::Code;
using Json = nlohmann::json;
using Ordered = nlohmann::ordered_json;

/// Members of f-puzzles that do not change the rules.
constexpr std::array<std::string_view, 11> kHarmless{"author", "disabledlogic", "grid", "highlightConflicts", "ruleset",
    "settings", "size", "solution", "successMessage", "title", "truecandidatesoptions"};
/// Cracking the Cryptic's lists of everything that is drawn on a board.
constexpr std::array<std::string_view, 6> kDrawn{"arrows", "cages", "lines", "overlays", "triggereffect", "underlays"};

constexpr std::size_t kLongestDetail = 60; // names of constraints are shorter

bool says(const Json& value)
{
    if (value.is_boolean())
        return value.get<bool>();
    return !value.is_null() && !(value.is_string() && value.get_ref<const std::string&>().empty())
        && !(value.is_structured() && value.empty());
}

const Json* member(const Json& object, const char* name)
{
    const auto found = object.find(name);
    return found == object.end() ? nullptr : &*found;
}

/// A digit, as a number or as text; 0 for nothing, -1 for anything else.
int digitOf(const Json* value)
{
    if (value == nullptr || value->is_null())
        return 0;
    if (value->is_string()) {
        const auto& text = value->get_ref<const std::string&>();
        if (text.empty())
            return 0;
        return text.size() == 1 && isDigit(text[0]) ? text[0] - '0' : -1;
    }
    if (!value->is_number_integer())
        return -1;
    const auto number = value->get<std::int64_t>();
    return number >= 0 && number <= kSide ? static_cast<int>(number) : -1;
}

/// The number of rows, if each has as many elements and a board has that side; else none. `found` becomes the first
/// length that does not fit.
std::optional<int> sideOfRows(const Json& rows, std::size_t& found)
{
    found = rows.size();
    const std::size_t side = rows.size();
    const auto isSide = [side](Board board) { return static_cast<std::size_t>(board.side()) == side; };
    if (!rows.is_array() || std::ranges::none_of(Board::all(), isSide))
        return std::nullopt;
    for (const Json& row : rows) {
        found = row.size();
        if (!row.is_array() || row.size() != side)
            return std::nullopt;
    }
    return static_cast<int>(side);
}

const Json& at(const Json& rows, Cell cell)
{
    return rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
}

class JsonReader
{
public:
    JsonReader(const TextLine& line, const char* place)
        : m_line(line)
        , m_place(place)
    {
    }

    Outcome read(std::string_view text)
    {
        if (text.size() > kMaxJson)
            return error(Code::BadJson);
        const Json json = Json::parse(text.begin(), text.end(), nullptr, false);
        if (!json.is_object())
            return error(Code::BadJson);
        if (member(json, "grid") != nullptr)
            return readFPuzzles(json);
        return member(json, "cells") != nullptr ? readCtc(json) : error(Code::BadJson);
    }

private:
    PuzzleTextError error(Code code, std::size_t found = 0, const std::string& detail = {}) const
    {
        PuzzleTextError error = m_line.errorAt(code, m_place, found);
        error.character = 0;
        error.detail = detail.substr(0, kLongestDetail);
        return error;
    }

    /// The first board of that side whose boxes are the regions of the cells. Without regions, boxes are at least as
    /// wide as they are high, as in f-puzzles.
    static std::optional<Board> boardOfRegions(const Json& rows, int side)
    {
        for (const Board board : Board::all()) {
            bool fits = board.side() == side;
            for (int i = 0; fits && i < board.cells(); ++i) {
                const Json& value = at(rows, board.cell(i));
                const Json* region = value.is_object() ? member(value, "region") : nullptr;
                fits = region == nullptr || region->is_null() || *region == board.cell(i).box();
            }
            if (fits)
                return board;
        }
        return std::nullopt;
    }

    Outcome readFPuzzles(const Json& json)
    {
        std::size_t found = 0;
        const Json& rows = json["grid"];
        if (!rows.is_array())
            return error(Code::BadJson);
        const auto side = sideOfRows(rows, found);
        const Json* size = member(json, "size");
        if (!side || (size != nullptr && *size != *side))
            return error(Code::UnknownSize, found);
        for (const auto& [name, value] : json.items()) {
            if (std::find(kHarmless.begin(), kHarmless.end(), name) == kHarmless.end() && says(value))
                return error(Code::Variant, 0, name);
        }

        const auto board = boardOfRegions(rows, *side);
        if (!board)
            return error(Code::Variant, 0, "region");
        Puzzle puzzle = begin(*board);
        PuzzleDetails details;
        details.placed = Grid(*board);
        Candidates marks(*board);
        bool marked = false;
        for (int i = 0; i < board->cells(); ++i) {
            const Cell cell = board->cell(i);
            const Json& value = at(rows, cell);
            if (!value.is_object())
                return error(Code::BadJson);
            const int digit = digitOf(member(value, "value"));
            if (digit < 0 || digit > *side)
                return error(Code::BadJson);
            const Json* given = member(value, "given");
            const bool isGiven = given != nullptr && given->is_boolean() && given->get<bool>();
            (isGiven ? puzzle.givens : details.placed).setDigit(cell, digit);
            bool cellMarked = false;
            for (const char* name : {"givenPencilMarks", "centerPencilMarks"}) {
                const Json* list = member(value, name);
                for (std::size_t k = 0; list != nullptr && list->is_array() && k < list->size(); ++k) {
                    const int mark = digitOf(&(*list)[k]);
                    if (mark < 1 || mark > *side)
                        continue;
                    marks.add(Candidate::of(mark - 1, cell));
                    cellMarked = true;
                }
                if (cellMarked)
                    break; // what the puzzle's author wrote counts more than what was noted
            }
            marked = marked || (cellMarked && digit == 0);
            for (int all = 0; !cellMarked && all < *side; ++all) // nobody noted anything here yet
                marks.add(Candidate::of(all, cell));
        }
        for (const auto& [name, field] : {std::pair("title", PuzzleField::Name),
                 std::pair("author", PuzzleField::Author), std::pair("ruleset", PuzzleField::Description)}) {
            if (const Json* text = member(json, name); text != nullptr && text->is_string() && says(*text))
                details.fields.emplace_back(field, text->get<std::string>());
        }
        details.solution = solutionOf(member(json, "solution"), *board);
        if (marked) {
            puzzle.setDetails(details);
            details.candidates = besideValues(marks, puzzle.values());
        }
        if (marked || details.solution || details.placed.givenCount() > 0 || !details.fields.empty())
            puzzle.setDetails(std::move(details));
        return puzzle;
    }

    /// A list of the digits of all cells, where some may be missing.
    static std::optional<Grid> solutionOf(const Json* list, Board board)
    {
        if (list == nullptr || !list->is_array() || list->size() != static_cast<std::size_t>(board.cells()))
            return std::nullopt;
        Grid solution(board);
        for (int i = 0; i < board.cells(); ++i) {
            const int digit = digitOf(&(*list)[static_cast<std::size_t>(i)]);
            solution.setDigit(board.cell(i), digit < 0 || digit > board.side() ? 0 : digit);
        }
        return solution.givenCount() > 0 ? std::optional(solution) : std::nullopt;
    }

    Outcome readCtc(const Json& json)
    {
        std::size_t found = 0;
        const Json& rows = json["cells"];
        if (!rows.is_array())
            return error(Code::BadJson);
        const auto side = sideOfRows(rows, found);
        if (!side)
            return error(Code::UnknownSize, found);
        for (const std::string_view name : kDrawn) {
            const Json* list = member(json, std::string(name).c_str());
            if (list == nullptr || !list->is_array())
                continue;
            for (const Json& drawn : *list) {
                // A cage without cells carries the title.
                const Json* cells = drawn.is_object() ? member(drawn, "cells") : nullptr;
                if (name != "cages" || (cells != nullptr && says(*cells)))
                    return error(Code::Variant, 0, std::string(name));
            }
        }
        const Json* regions = member(json, "regions");
        const auto all = Board::all();
        const auto* const board
            = std::ranges::find_if(all, [&](Board each) { return each.side() == *side && areBoxes(regions, each); });
        if (board == all.end())
            return error(Code::Variant, 0, "regions");
        Puzzle puzzle = begin(*board);
        for (int i = 0; i < board->cells(); ++i) {
            const Cell cell = board->cell(i);
            const Json& value = at(rows, cell);
            const int digit = value.is_object() ? digitOf(member(value, "value")) : -1;
            if (digit < 0 || digit > *side)
                return error(Code::BadJson);
            puzzle.givens.setDigit(cell, digit);
        }
        return puzzle;
    }

    /// Returns true if each region, a list of [row, column], lies within one box of the board.
    static bool areBoxes(const Json* regions, Board board)
    {
        if (regions == nullptr || !says(*regions))
            return true;
        for (const Json& region : *regions) {
            int box = -1;
            if (!region.is_array())
                return false;
            for (const Json& place : region) {
                const bool pair = place.is_array() && place.size() == 2;
                const int row = pair ? digitOf(&place[0]) : -1;
                const int column = pair ? digitOf(&place[1]) : -1;
                if (row < 0 || row >= board.side() || column < 0 || column >= board.side())
                    return false;
                const int here = board.cell(row, column).box();
                if (box >= 0 && here != box)
                    return false;
                box = here;
            }
        }
        return true;
    }

    Puzzle begin(Board board) const
    {
        Puzzle puzzle;
        puzzle.givens = Grid(board);
        puzzle.line = m_line.number;
        puzzle.format = PuzzleFormat::FPuzzles;
        return puzzle;
    }

    const TextLine& m_line;
    const char* m_place;
};

/// Collects the boards of any JSON.
class JsonBoards
{
public:
    JsonBoards(const TextLine& line, std::optional<Board> wanted)
        : m_line(line)
        , m_wanted(wanted)
    {
    }

    std::vector<Puzzle> read(std::string_view text)
    {
        if (text.size() <= kMaxJson)
            look(Json::parse(text.begin(), text.end(), nullptr, false), 0);
        return std::move(m_puzzles);
    }

private:
    static constexpr int kDeepest = 12;

    /// The digits of a cell as bits, and whether they are a list of candidates; none if it is no cell.
    struct JsonCell
    {
        unsigned digits = 0;
        bool list = false;
    };

    static std::optional<JsonCell> cellOf(const Json& value)
    {
        if (value.is_array()) {
            JsonCell cell{0, true};
            for (const Json& digit : value) {
                const int number = digit.is_structured() ? -1 : digitOf(&digit);
                if (number < 1)
                    return std::nullopt;
                cell.digits |= 1U << (number - 1);
            }
            return value.empty() ? std::nullopt : std::optional(cell);
        }
        if (value.is_string()) {
            const auto& sign = value.get_ref<const std::string&>();
            if (sign.size() == 1 && !isDigit(sign[0]))
                return isCell(sign[0]) || isRareEmpty(sign[0]) || isBlank(sign[0]) ? std::optional(JsonCell())
                                                                                   : std::nullopt;
        }
        const int number = value.is_object() ? -1 : digitOf(&value);
        if (number < 0)
            return std::nullopt;
        return JsonCell{number == 0 ? 0 : 1U << (number - 1), false};
    }

    std::optional<Puzzle> puzzleOfCells(const std::vector<const Json*>& values, Board board) const
    {
        Candidates candidates(board);
        Grid givens(board);
        bool lists = false;
        for (int i = 0; i < board.cells(); ++i) {
            const auto cell = cellOf(*values[static_cast<std::size_t>(i)]);
            if (!cell || (cell->digits >> board.side()) != 0)
                return std::nullopt;
            lists = lists || cell->list;
            for (int digit = 0; digit < board.side(); ++digit) {
                if ((cell->digits >> digit & 1U) == 0)
                    continue;
                candidates.add(Candidate::of(digit, board.cell(i)));
                givens.setDigit(board.cell(i), digit + 1);
            }
        }
        Puzzle puzzle;
        if (lists)
            puzzle = puzzleOfCandidates(candidates);
        else
            puzzle.givens = givens;
        puzzle.line = m_line.number;
        puzzle.format = lists ? PuzzleFormat::CandidateGrid : PuzzleFormat::Grid;
        return puzzle;
    }

    std::optional<Puzzle> boardOfText(std::string text) const
    {
        constexpr std::size_t kLongest = 2000;
        LineCursor cursor(text);
        if (text.size() < kCells && !text.empty()) {
            const auto small = readSmallBoard(cursor, m_wanted);
            const auto* puzzle = small && cursor.atEnd() ? std::get_if<Puzzle>(&*small) : nullptr;
            return puzzle != nullptr ? std::optional(*puzzle) : std::nullopt;
        }
        if (text.size() < kCells || text.size() > kLongest)
            return std::nullopt;
        std::replace(text.begin(), text.end(), '\n', ' ');
        const TextLine line{trimmed(text), m_line.number, 0, nullptr};
        if (auto puzzle = readSpacedLine(line))
            return puzzle;
        auto candidates = readCandidateLine(line);
        Outcome outcome = candidates ? std::move(*candidates) : readPuzzleLine(line);
        if (auto* puzzle = std::get_if<Puzzle>(&outcome))
            return std::move(*puzzle);
        return std::nullopt;
    }

    std::optional<Puzzle> boardOf(const Json& value) const
    {
        if (value.is_string())
            return boardOfText(value.get<std::string>());
        if (!value.is_array() || value.size() > kCells)
            return std::nullopt;
        std::vector<const Json*> cells;
        std::string rows;
        for (const Json& row : value) {
            if (row.is_array() && row.size() == value.size())
                std::for_each(row.begin(), row.end(), [&cells](const Json& cell) { cells.push_back(&cell); });
            else if (row.is_string() && row.get_ref<const std::string&>().size() < kCells)
                rows += row.get<std::string>() + '\n';
        }
        if (!rows.empty())
            return cells.empty() ? boardOfText(std::move(rows)) : std::nullopt;
        if (cells.empty())
            std::for_each(value.begin(), value.end(), [&cells](const Json& cell) { cells.push_back(&cell); });
        const auto board = boardOfCells(cells.size(), m_wanted);
        return board ? puzzleOfCells(cells, *board) : std::nullopt;
    }

    void look(const Json& value, int depth)
    {
        if (depth > kDeepest)
            return;
        if (auto board = boardOf(value)) {
            m_puzzles.push_back(std::move(*board));
            return;
        }
        if (value.is_object())
            return lookInto(value, depth);
        if (!value.is_array())
            return;
        const std::size_t before = m_puzzles.size();
        for (const Json& item : value)
            look(item, depth + 1);
        // A list of a puzzle and its solution.
        if (value.size() == 2 && m_puzzles.size() == before + 2
            && isSolved(m_puzzles[before].givens, m_puzzles.back().givens)) {
            const Grid solution = m_puzzles.back().givens;
            m_puzzles.pop_back();
            keepSolution(solution);
        }
    }

    void lookInto(const Json& object, int depth)
    {
        const std::size_t before = m_puzzles.size();
        for (const bool named : {true, false}) {
            for (const auto& [name, value] : object.items()) {
                if (!namesSolution(name) && namesPuzzle(name) == named)
                    look(value, depth + 1);
            }
            if (m_puzzles.size() > before)
                break;
        }
        if (m_puzzles.size() != before + 1)
            return;
        std::string words;
        for (const auto& [name, value] : object.items()) {
            if (namesSolution(name)) {
                const auto solution = boardOf(value);
                if (solution && isSolved(m_puzzles.back().givens, solution->givens))
                    keepSolution(solution->givens);
            } else if ((value.is_string() && !boardOf(value)) || value.is_number()) {
                const std::string word = value.is_string() ? value.get<std::string>() : value.dump();
                if (!word.empty() && word.size() <= kLongestDetail)
                    words += (words.empty() ? "" : ", ") + name + ": " + word;
            }
        }
        if (m_puzzles.back().comment.empty())
            m_puzzles.back().comment = std::move(words);
    }

    void keepSolution(const Grid& solution)
    {
        PuzzleDetails details = m_puzzles.back().known();
        details.solution = solution;
        m_puzzles.back().setDetails(std::move(details));
    }

    const TextLine& m_line;
    std::optional<Board> m_wanted;
    std::vector<Puzzle> m_puzzles;
};

} // namespace

std::vector<Puzzle> readJsonList(std::string_view json, const TextLine& line, std::optional<Board> wanted)
{
    return JsonBoards(line, wanted).read(json);
}

Outcome readJsonPuzzle(std::string_view json, const TextLine& line, const char* place)
{
    return JsonReader(line, place).read(json);
}

std::string fPuzzlesJson(const Puzzle& puzzle)
{
    const Board board = puzzle.givens.board();
    Ordered json{{"size", board.side()}};
    for (const auto& [name, field] : {std::pair("title", PuzzleField::Name), std::pair("author", PuzzleField::Author),
             std::pair("ruleset", PuzzleField::Description)}) {
        if (!puzzle.field(field).empty())
            json[name] = std::string(puzzle.field(field));
    }
    const Grid values = puzzle.values();
    const auto& candidates = puzzle.known().candidates;
    Ordered rows = Ordered::array();
    for (int r = 0; r < board.side(); ++r) {
        Ordered row = Ordered::array();
        for (int c = 0; c < board.side(); ++c) {
            const Cell cell = board.cell(r, c);
            Ordered value = Ordered::object();
            if (board.boxRows() > board.boxColumns()) // otherwise they are the usual ones
                value["region"] = cell.box();
            if (values.digit(cell) != 0)
                value["value"] = values.digit(cell);
            if (puzzle.givens.isGiven(cell))
                value["given"] = true;
            if (values.digit(cell) == 0 && candidates && candidates->countIn(cell) > 0) {
                Ordered marks = Ordered::array();
                for (int digit = 0; digit < board.side(); ++digit) {
                    if (candidates->has(Candidate::of(digit, cell)))
                        marks.push_back(digit + 1);
                }
                value["centerPencilMarks"] = std::move(marks);
            }
            row.push_back(std::move(value));
        }
        rows.push_back(std::move(row));
    }
    json["grid"] = std::move(rows);
    return json.dump(-1, ' ', false, Ordered::error_handler_t::replace);
}

} // namespace convoku::formats
