// SPDX-License-Identifier: MIT
#include "solver/formats/json_puzzles.h"

#include "solver/formats/csv_table.h"
#include "solver/formats/line_formats.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace convoku::formats {
namespace {

using Code = PuzzleTextError::Code;
using Json = nlohmann::json;
using Ordered = nlohmann::ordered_json;

/// What f-puzzles writes beside the constraints: nothing here changes the rules.
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

    /// Whether the value is nine rows of nine objects; `found` becomes the first length that is not nine.
    static bool isNine(const Json& rows, std::size_t& found)
    {
        found = rows.size();
        if (!rows.is_array() || rows.size() != kSide)
            return false;
        for (const Json& row : rows) {
            found = row.size();
            if (!row.is_array() || row.size() != kSide)
                return false;
        }
        return true;
    }

    Outcome readFPuzzles(const Json& json)
    {
        std::size_t found = 0;
        const Json& rows = json["grid"];
        if (const Json* size = member(json, "size"); size != nullptr && *size != kSide)
            return error(Code::NotNine, rows.size());
        if (!rows.is_array())
            return error(Code::BadJson);
        if (!isNine(rows, found))
            return error(Code::NotNine, found);
        for (const auto& [name, value] : json.items()) {
            if (std::find(kHarmless.begin(), kHarmless.end(), name) == kHarmless.end() && says(value))
                return error(Code::Variant, 0, name);
        }

        Puzzle puzzle = begin();
        PuzzleDetails details;
        Candidates marks;
        bool marked = false;
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            const Json& value = rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
            if (!value.is_object())
                return error(Code::BadJson);
            if (const Json* region = member(value, "region"); region != nullptr && *region != cell.box())
                return error(Code::Variant, 0, "region");
            const int digit = digitOf(member(value, "value"));
            if (digit < 0)
                return error(Code::BadJson);
            const Json* given = member(value, "given");
            const bool isGiven = given != nullptr && given->is_boolean() && given->get<bool>();
            (isGiven ? puzzle.givens : details.placed).setDigit(cell, digit);
            bool cellMarked = false;
            for (const char* name : {"givenPencilMarks", "centerPencilMarks"}) {
                const Json* list = member(value, name);
                for (std::size_t k = 0; list != nullptr && list->is_array() && k < list->size(); ++k) {
                    const int mark = digitOf(&(*list)[k]);
                    if (mark < 1)
                        continue;
                    marks.add(Candidate::of(mark - 1, cell));
                    cellMarked = true;
                }
                if (cellMarked)
                    break; // what the puzzle's author wrote counts more than what was noted
            }
            marked = marked || (cellMarked && digit == 0);
            for (int all = 0; !cellMarked && all < kSide; ++all) // nobody noted anything here yet
                marks.add(Candidate::of(all, cell));
        }
        for (const auto& [name, field] : {std::pair("title", PuzzleField::Name),
                 std::pair("author", PuzzleField::Author), std::pair("ruleset", PuzzleField::Description)}) {
            if (const Json* text = member(json, name); text != nullptr && text->is_string() && says(*text))
                details.fields.emplace_back(field, text->get<std::string>());
        }
        details.solution = solutionOf(member(json, "solution"));
        if (marked) {
            puzzle.setDetails(details);
            details.candidates = besideValues(marks, puzzle.values());
        }
        if (marked || details.solution || details.placed.givenCount() > 0 || !details.fields.empty())
            puzzle.setDetails(std::move(details));
        return puzzle;
    }

    /// A list of 81 digits, where some may be missing.
    static std::optional<Grid> solutionOf(const Json* list)
    {
        if (list == nullptr || !list->is_array() || list->size() != kCells)
            return std::nullopt;
        Grid solution;
        for (int i = 0; i < kCells; ++i)
            solution.setDigit(Cell::fromIndex(i), std::max(0, digitOf(&(*list)[static_cast<std::size_t>(i)])));
        return solution.givenCount() > 0 ? std::optional(solution) : std::nullopt;
    }

    Outcome readCtc(const Json& json)
    {
        std::size_t found = 0;
        const Json& rows = json["cells"];
        if (!rows.is_array())
            return error(Code::BadJson);
        if (!isNine(rows, found))
            return error(Code::NotNine, found);
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
        if (!classicRegions(member(json, "regions")))
            return error(Code::Variant, 0, "regions");
        Puzzle puzzle = begin();
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            const Json& value = rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
            const int digit = value.is_object() ? digitOf(member(value, "value")) : -1;
            if (digit < 0)
                return error(Code::BadJson);
            puzzle.givens.setDigit(cell, digit);
        }
        return puzzle;
    }

    /// Regions are lists of [row, column]; each must be a box.
    static bool classicRegions(const Json* regions)
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
                if (row < 0 || row >= kSide || column < 0 || column >= kSide)
                    return false;
                const int here = Cell{row, column}.box();
                if (box >= 0 && here != box)
                    return false;
                box = here;
            }
        }
        return true;
    }

    Puzzle begin() const
    {
        Puzzle puzzle;
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
    explicit JsonBoards(const TextLine& line)
        : m_line(line)
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

    std::optional<Puzzle> boardOfCells(const std::vector<const Json*>& values) const
    {
        Candidates candidates;
        Grid givens;
        bool lists = false;
        for (int i = 0; i < kCells; ++i) {
            const auto cell = cellOf(*values[static_cast<std::size_t>(i)]);
            if (!cell)
                return std::nullopt;
            lists = lists || cell->list;
            for (int digit = 0; digit < kSide; ++digit) {
                if ((cell->digits >> digit & 1U) == 0)
                    continue;
                candidates.add(Candidate::of(digit, Cell::fromIndex(i)));
                givens.setDigit(Cell::fromIndex(i), digit + 1);
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
        if (!value.is_array() || (value.size() != kCells && value.size() != kSide))
            return std::nullopt;
        std::vector<const Json*> cells;
        std::string rows;
        for (const Json& row : value) {
            if (value.size() == kCells)
                cells.push_back(&row);
            else if (row.is_array() && row.size() == kSide)
                std::for_each(row.begin(), row.end(), [&cells](const Json& cell) { cells.push_back(&cell); });
            else if (row.is_string() && row.get_ref<const std::string&>().size() < kCells)
                rows += row.get<std::string>() + ' ';
        }
        if (cells.size() == kCells)
            return boardOfCells(cells);
        return cells.empty() ? boardOfText(std::move(rows)) : std::nullopt;
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
    std::vector<Puzzle> m_puzzles;
};

} // namespace

std::vector<Puzzle> readJsonList(std::string_view json, const TextLine& line)
{
    return JsonBoards(line).read(json);
}

Outcome readJsonPuzzle(std::string_view json, const TextLine& line, const char* place)
{
    return JsonReader(line, place).read(json);
}

std::string fPuzzlesJson(const Puzzle& puzzle)
{
    Ordered json{{"size", kSide}};
    for (const auto& [name, field] : {std::pair("title", PuzzleField::Name), std::pair("author", PuzzleField::Author),
             std::pair("ruleset", PuzzleField::Description)}) {
        if (!puzzle.field(field).empty())
            json[name] = std::string(puzzle.field(field));
    }
    const Grid values = puzzle.values();
    const auto& candidates = puzzle.known().candidates;
    Ordered rows = Ordered::array();
    for (int r = 0; r < kSide; ++r) {
        Ordered row = Ordered::array();
        for (int c = 0; c < kSide; ++c) {
            const Cell cell{r, c};
            Ordered value = Ordered::object();
            if (values.digit(cell) != 0)
                value["value"] = values.digit(cell);
            if (puzzle.givens.isGiven(cell))
                value["given"] = true;
            if (values.digit(cell) == 0 && candidates && candidates->countIn(cell) > 0) {
                Ordered marks = Ordered::array();
                for (int digit = 0; digit < kSide; ++digit) {
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
