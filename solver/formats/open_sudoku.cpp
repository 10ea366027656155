// SPDX-License-Identifier: MIT
#include "solver/formats/open_sudoku.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <expat.h>
#include <memory>
#include <optional>

namespace convoku::formats {
namespace {

using Code = PuzzleTextError::Code;

constexpr int kDeepest = 16; // its files have four levels
constexpr std::size_t kLongestField = 500; // every game of a folder bears its name

/// Not longer than a field, and not cut inside of a character.
std::string shortened(std::string_view text)
{
    std::size_t end = std::min(text.size(), kLongestField);
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return std::string(trimmed(text.substr(0, end)));
}

/// The fields of a cell per data version: value, marks, whether it can be changed. They follow the line with the
/// version.
struct DataVersion
{
    int number;
    std::size_t marks; ///< fields with marks, those of the corner first
    std::size_t others; ///< fields of no interest behind them
};
constexpr std::array<DataVersion, 5> kVersions{{{1, 1, 0}, {2, 1, 0}, {3, 1, 0}, {4, 2, 0}, {5, 2, 1}}};

/// Marks as a number with a bit a digit or, in version 1, as digits with a comma behind each.
std::optional<unsigned> marksOf(std::string_view text, int version)
{
    unsigned marks = 0;
    if (version > 1) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), marks);
        return error == std::errc() && end == text.data() + text.size() && marks < 1U << kSide ? std::optional(marks)
                                                                                               : std::nullopt;
    }
    if (text == "-")
        return 0;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
        if (!isDigit(text[i]) || text[i + 1] != ',')
            return std::nullopt;
        marks |= 1U << (text[i] - '1');
    }
    return text.size() % 2 == 0 ? std::optional(marks) : std::nullopt;
}

/// `version: N`, a line end (which XML makes a blank of), and the cells, `|` behind each field.
std::optional<Puzzle> readCells(std::string_view data)
{
    constexpr std::string_view kBegin = "version: ";
    const std::size_t end = data.find_first_of("\n ", kBegin.size());
    const auto* const version = std::find_if(kVersions.begin(), kVersions.end(), [&](const DataVersion& one) {
        return data.starts_with(kBegin) && end != std::string_view::npos
            && data.substr(kBegin.size(), end - kBegin.size()) == std::to_string(one.number);
    });
    if (version == kVersions.end())
        return std::nullopt;
    data.remove_prefix(end + 1);
    const auto next = [&data]() -> std::optional<std::string_view> {
        const std::size_t bar = data.find('|');
        if (bar == std::string_view::npos)
            return std::nullopt;
        const std::string_view field = data.substr(0, bar);
        data.remove_prefix(bar + 1);
        return field;
    };

    Puzzle puzzle;
    PuzzleDetails details;
    Candidates candidates;
    bool marked = false;
    for (int i = 0; i < kCells; ++i) {
        const Cell cell = Cell::fromIndex(i);
        const auto value = next();
        if (!value || value->size() != 1 || (value->front() != '0' && !isDigit(value->front())))
            return std::nullopt;
        unsigned marks = 0;
        for (std::size_t field = 0; field < version->marks; ++field) {
            const auto text = next();
            const auto here = text ? marksOf(*text, version->number) : std::nullopt;
            if (!here)
                return std::nullopt;
            marks = marks == 0 ? *here : marks;
        }
        for (std::size_t field = 0; field < version->others; ++field) {
            if (!next())
                return std::nullopt;
        }
        auto editable = next();
        if (editable && editable->empty() && version->number == 2) // which wrote some bars twice
            editable = next();
        if (!editable || (*editable != "0" && *editable != "1"))
            return std::nullopt;
        const int digit = value->front() - '0';
        (*editable == "0" ? puzzle.givens : details.placed).setDigit(cell, digit);
        marked = marked || (digit == 0 && marks != 0);
        const unsigned left = digit != 0 ? 1U << (digit - 1) : marks != 0 ? marks : (1U << kSide) - 1U;
        for (int each = 0; each < kSide; ++each) { // nobody noted anything where there are no marks
            if ((left >> each & 1U) != 0)
                candidates.add(Candidate::of(each, cell));
        }
    }
    if (!trimmed(data).empty())
        return std::nullopt;
    if (marked)
        details.candidates = candidates;
    if (marked || details.placed.givenCount() > 0)
        puzzle.setDetails(std::move(details));
    return puzzle;
}

class OpenSudokuReader
{
public:
    OpenSudokuReader(std::size_t firstLine, const std::function<void(Outcome)>& add)
        : m_parser(XML_ParserCreate("UTF-8"), XML_ParserFree) // whatever it says of itself: it has been decoded
        , m_lineOffset(firstLine - 1)
        , m_add(add)
    {
        XML_SetUserData(m_parser.get(), this);
        XML_SetElementHandler(m_parser.get(), &begin, &end);
        XML_SetCharacterDataHandler(m_parser.get(), &characters);
        XML_SetStartDoctypeDeclHandler(m_parser.get(), &refuse);
    }

    void read(std::string_view text)
    {
        constexpr std::size_t kPiece = 1024 * 1024;
        if (!m_parser)
            return fail(Code::BadXml);
        for (bool last = false; !last && !m_failed;) {
            const std::size_t size = std::min(text.size(), kPiece);
            last = size == text.size();
            if (XML_Parse(m_parser.get(), text.data(), static_cast<int>(size), last ? 1 : 0) != XML_STATUS_OK)
                fail(Code::BadXml);
            text.remove_prefix(size);
        }
    }

private:
    static OpenSudokuReader& self(void* data) { return *static_cast<OpenSudokuReader*>(data); }
    static void XMLCALL begin(void* data, const XML_Char* name, const XML_Char** attributes)
    {
        self(data).beginElement(name, attributes);
    }
    static void XMLCALL end(void* data, const XML_Char* name) { self(data).endElement(name); }
    static void XMLCALL characters(void* data, const XML_Char* text, int length)
    {
        std::string& collected = self(data).m_text;
        const std::size_t room = kLongestField + 4 - std::min(collected.size(), kLongestField + 4);
        collected.append(text, std::min(room, static_cast<std::size_t>(length)));
    }
    static void XMLCALL refuse(void* data, const XML_Char*, const XML_Char*, const XML_Char*, int)
    {
        self(data).fail(Code::BadXml);
    }

    /// The line that is being read, from 1; there must be a parser.
    std::size_t lineHere() const
    {
#if XML_MAJOR_VERSION > 2 || XML_MINOR_VERSION >= 9 // the other one is deprecated from there on
        return static_cast<std::size_t>(XML_GetCurrentLineNumber64(m_parser.get()));
#else
        return static_cast<std::size_t>(XML_GetCurrentLineNumber(m_parser.get()));
#endif
    }

    PuzzleTextError errorHere(Code code) const
    {
        const std::size_t line = m_parser ? lineHere() : 1;
        return {code, m_lineOffset + line, 0, 0, 0, {}};
    }
    /// Ends it; the first fault is the one to tell.
    void fail(Code code)
    {
        if (m_failed)
            return;
        m_failed = true;
        m_add(errorHere(code));
        if (m_parser)
            XML_StopParser(m_parser.get(), XML_FALSE);
    }

    static std::string_view attribute(const XML_Char** attributes, std::string_view name)
    {
        for (; *attributes != nullptr; attributes += 2) {
            if (name == attributes[0])
                return attributes[1];
        }
        return {};
    }

    void beginElement(std::string_view name, const XML_Char** attributes)
    {
        m_text.clear();
        if (m_failed || ++m_depth > kDeepest || (m_depth == 1 && name != "opensudoku"))
            return fail(Code::BadXml);
        if (name == "folder") {
            m_fields.clear();
            setField(PuzzleField::Name, attribute(attributes, "name"));
        } else if (name == "game") {
            addGame(attribute(attributes, "data"), attribute(attributes, "note"));
        }
    }

    void endElement(std::string_view name)
    {
        // The first version has elements for what holds for all games behind them.
        constexpr std::array<std::pair<std::string_view, PuzzleField>, 7> kElements{{{"name", PuzzleField::Name},
            {"author", PuzzleField::Author}, {"description", PuzzleField::Description}, {"created", PuzzleField::Date},
            {"source", PuzzleField::Source}, {"sourceURL", PuzzleField::Url}, {"level", PuzzleField::Level}}};
        --m_depth;
        for (const auto& [element, field] : kElements) {
            if (name == element)
                setField(field, m_text);
        }
        m_text.clear();
    }

    void setField(PuzzleField field, std::string_view text)
    {
        std::erase_if(m_fields, [field](const auto& one) { return one.first == field; });
        if (std::string value = shortened(text); !value.empty())
            m_fields.emplace_back(field, std::move(value));
    }

    void addGame(std::string_view data, std::string_view note)
    {
        std::optional<Puzzle> puzzle;
        if (isPuzzleText(trimmed(data))) {
            puzzle.emplace();
            puzzle->givens = gridOfCells(trimmed(data));
        } else {
            puzzle = readCells(data);
        }
        if (!puzzle)
            return m_add(errorHere(Code::BadGame));
        puzzle->line = m_lineOffset + lineHere();
        puzzle->format = PuzzleFormat::OpenSudoku;
        puzzle->comment = shortened(note);
        if (!m_fields.empty()) {
            PuzzleDetails details = puzzle->known();
            details.fields = m_fields;
            puzzle->setDetails(std::move(details));
        }
        m_add(std::move(*puzzle));
    }

    std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> m_parser;
    std::size_t m_lineOffset;
    const std::function<void(Outcome)>& m_add;
    int m_depth = 0;
    bool m_failed = false;
    std::string m_text; ///< of the element that is open
    std::vector<std::pair<PuzzleField, std::string>> m_fields;
};

} // namespace

bool isOpenSudoku(std::string_view text)
{
    return text.starts_with("<?xml") || text.starts_with("<opensudoku");
}

void readOpenSudoku(std::string_view text, std::size_t firstLine, const std::function<void(Outcome)>& add)
{
    OpenSudokuReader(firstLine, add).read(text);
}

} // namespace convoku::formats
