// SPDX-License-Identifier: MIT
#include "solver/formats/line_signs.h"

#include "solver/formats/grid_row.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace convoku::formats {
namespace {

constexpr std::size_t kLongestSigns = 8192; // 81 lists of nine quoted digits are shorter

/// Code points in a row that mean the same sign, or digits from zero on if the sign is '0'.
struct SignRange
{
    char32_t first;
    char32_t last;
    char sign; ///< '+' is nothing at all, ':' stands for three signs
};

constexpr char kInvisible = '+';
constexpr char kThree = ':';

constexpr auto kSignRanges = std::to_array<SignRange>({
    {0x00A0, 0x00A0, ' '}, // no-break space
    {0x00AD, 0x00AD, kInvisible}, // soft hyphen
    {0x00B7, 0x00B7, '.'}, // middle dot
    {0x0660, 0x0669, '0'}, // Arabic
    {0x06F0, 0x06F9, '0'}, // Persian
    {0x0966, 0x096F, '0'}, // Devanagari
    {0x09E6, 0x09EF, '0'}, // Bengali
    {0x0E50, 0x0E59, '0'}, // Thai
    {0x2000, 0x200A, ' '},
    {0x200B, 0x200F, kInvisible}, // zero-width space, joiners, marks of direction
    {0x2010, 0x2015, '-'}, // hyphens and dashes
    {0x2022, 0x2022, '.'}, // bullet
    {0x2024, 0x2024, '.'},
    {0x2026, 0x2026, kThree}, // ellipsis
    {0x2027, 0x2027, '.'},
    {0x202A, 0x202E, kInvisible},
    {0x202F, 0x202F, ' '},
    {0x205F, 0x205F, ' '},
    {0x2060, 0x2064, kInvisible},
    {0x2066, 0x2069, kInvisible},
    {0x2212, 0x2212, '-'}, // minus
    {0x2219, 0x2219, '.'},
    {0x22C5, 0x22C5, '.'},
    {0x25A0, 0x25A3, '.'}, // squares
    {0x25AA, 0x25AB, '.'},
    {0x25CB, 0x25CC, '.'}, // circles
    {0x25CF, 0x25CF, '.'},
    {0x25E6, 0x25E6, '.'},
    {0x25EF, 0x25EF, '.'},
    {0x25FB, 0x25FE, '.'},
    {0x2B1B, 0x2B1C, '.'},
    {0x3000, 0x3000, ' '}, // ideographic space
    {0x3002, 0x3002, '.'},
    {0x3007, 0x3007, '.'},
    {0x30FB, 0x30FB, '.'}, // katakana middle dot
    {0xFE63, 0xFE63, '-'},
    {0xFEFF, 0xFEFF, kInvisible}, // byte order mark of a text that was appended
    {0xFF08, 0xFF08, '('},
    {0xFF09, 0xFF09, ')'},
    {0xFF0A, 0xFF0A, '*'},
    {0xFF0C, 0xFF0C, ','},
    {0xFF0D, 0xFF0D, '-'},
    {0xFF0E, 0xFF0E, '.'},
    {0xFF0F, 0xFF0F, '/'},
    {0xFF10, 0xFF19, '0'}, // full-width
    {0xFF1B, 0xFF1B, ';'},
    {0xFF1F, 0xFF1F, '?'},
    {0xFF3F, 0xFF3F, '_'},
    {0xFF58, 0xFF58, 'x'},
    {0xFF5C, 0xFF5C, '|'},
    {0xFF61, 0xFF61, '.'},
    {0xFF65, 0xFF65, '.'},
});

std::size_t codePointBytes(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80 || firstCodePoint(text) == 0xFFFD)
        return 1;
    return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

/// The sign that the code point stands for and how often; none if it is not in the table.
std::optional<std::string> asciiOf(char32_t point)
{
    const auto* const found = std::find_if(kSignRanges.begin(), kSignRanges.end(),
        [point](const SignRange& range) { return point >= range.first && point <= range.last; });
    if (found == kSignRanges.end())
        return std::nullopt;
    if (found->sign == kInvisible)
        return std::string();
    if (found->sign == kThree)
        return std::string(3, '.');
    const auto digit = found->sign == '0' ? point - found->first : 0;
    return std::string(1, static_cast<char>(found->sign + static_cast<char>(digit)));
}

bool isSignOfCell(char c)
{
    return isCell(c) || isRareEmpty(c);
}

bool isBracket(char c)
{
    return c == '[' || c == ']' || c == '(' || c == ')' || c == '{' || c == '}' || c == '<' || c == '>';
}

bool isOpening(char c)
{
    return c == '[' || c == '(' || c == '{' || c == '<';
}

bool isQuote(char c)
{
    return c == '"' || c == '\'' || c == '`';
}

bool isSeparator(char c)
{
    return isBlank(c) || c == ',' || c == ';';
}

/// Returns the offset of the first run of at least 81 signs for cells; the length of the text if there is none.
std::size_t longRunIn(std::string_view text)
{
    std::size_t run = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        run = isSignOfCell(text[i]) ? run + 1 : 0;
        if (run == kCells)
            return i + 1 - kCells;
    }
    return text.size();
}

bool isPlainSign(std::string_view text)
{
    const char c = text.front();
    return isSignOfCell(c) || isSeparator(c) || isBracket(c) || isQuote(c) || c == '|' || c == '/' || c == '!'
        || c == ':' || c == '+' || c == '=' || uprightAt(text) > 0 || text.starts_with("\xE2\x94")
        || text.starts_with("\xE2\x95");
}

/// Puts a line together and notes where columns shift.
class SignBuilder
{
public:
    void copy(std::string_view text) { m_signs.text += text; }
    void put(std::string_view signs, std::size_t characters)
    {
        if (characters != signs.size())
            m_signs.shifts.push_back({m_signs.text.size(), static_cast<std::ptrdiff_t>(characters - signs.size())});
        m_signs.text += signs;
    }
    PlainSigns take() { return std::move(m_signs); }

private:
    PlainSigns m_signs;
};

/// Replaces the signs of other scripts in parts of the line that are nothing but signs and hold a row or all the line.
std::optional<PlainSigns> withoutForeignSigns(std::string_view line)
{
    const std::size_t run = longRunIn(line);
    SignBuilder builder;
    bool changed = false;
    for (std::size_t i = 0; i < line.size();) {
        // A part is what stands up to the next letter or unknown sign.
        std::size_t end = i;
        std::size_t cells = 0;
        bool foreign = false;
        while (end < line.size()) {
            const std::string_view rest = line.substr(end);
            const auto ascii
                = static_cast<unsigned char>(line[end]) >= 0x80 ? asciiOf(firstCodePoint(rest)) : std::nullopt;
            if (!ascii && !isPlainSign(rest))
                break;
            foreign = foreign || ascii;
            cells += ascii ? static_cast<std::size_t>(std::count_if(ascii->begin(), ascii->end(), isSignOfCell))
                           : isSignOfCell(line[end]);
            end += codePointBytes(rest);
        }
        if (end == i) {
            // Whatever comes behind '#' is a comment.
            const std::size_t size = line[i] == '#' ? line.size() - i : codePointBytes(line.substr(i));
            builder.copy(line.substr(i, size));
            i += size;
            continue;
        }
        const bool whole = i == 0 && end == line.size();
        const bool holdsPlain = run < line.size() && run >= i && run < end;
        if (!foreign || (cells < kSide && !whole)) {
            builder.copy(line.substr(i, end - i));
            i = end;
            continue;
        }
        for (bool behind = false; i < end;) {
            const std::string_view rest = line.substr(i);
            const std::size_t bytes = codePointBytes(rest);
            const auto ascii = bytes > 1 ? asciiOf(firstCodePoint(rest)) : std::nullopt;
            // Around a puzzle in plain signs only blanks may be others.
            const bool around = ascii && (ascii->empty() || *ascii == " ");
            behind
                = behind || (holdsPlain && i >= run + kCells && !around && !isBlank(line[i]) && !isSignOfCell(line[i]));
            if (!ascii || (holdsPlain && (!around || behind))) {
                builder.copy(rest.substr(0, bytes));
            } else {
                builder.put(*ascii, 1);
                changed = true;
            }
            i += bytes;
        }
    }
    return changed ? std::optional(builder.take()) : std::nullopt;
}

/// Bytes of a word for an empty cell.
std::size_t emptyWordAt(std::string_view text)
{
    for (const std::string_view word : {"null", "None", "nil", "NaN", "nan"}) {
        if (text.starts_with(word) && (text.size() == word.size() || !isLetter(text[word.size()])))
            return word.size();
    }
    return 0;
}

/// Returns the offset of the cells in a line of code, after a name and '=', ':' or '('; 0 if there is no such name.
std::size_t codeBegin(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(" \t\"'");
    if (first == std::string_view::npos || !isLetter(line[first]) || emptyWordAt(line.substr(first)) > 0)
        return 0;
    std::size_t begin = 0;
    for (std::size_t i = first; i < line.size(); ++i) {
        if (line[i] == '=' || line[i] == ':' || (line[i] == '(' && isLetter(line[i - 1])))
            begin = i + 1;
    }
    return begin;
}

/// Digits in brackets, or nothing; they may have commas and blanks between them.
bool isCandidateList(std::string_view inner)
{
    unsigned last = 0;
    for (const char c : inner) {
        if (isSeparator(c) || isQuote(c))
            continue;
        if (!isDigit(c) || static_cast<unsigned>(c - '0') <= last)
            return false;
        last = static_cast<unsigned>(c - '0');
    }
    return last > 0;
}

/// The structure of a line of cells in brackets.
struct CodeLine
{
    std::size_t begin = 0; ///< behind the label
    std::size_t end = 0; ///< in front of what follows the last bracket
    std::vector<std::pair<std::size_t, std::size_t>> lists; ///< the innermost brackets, if they are lists of candidates
    bool split = false; ///< digits beside the lists are a cell each
    bool decimal = false; ///< all cells are decimal numbers: 0. 5. or 0.0 5.0
};

std::size_t itemsIn(std::string_view text)
{
    std::size_t items = 0;
    bool inside = false;
    for (const char c : text) {
        const bool sign = !isSeparator(c) && !isBracket(c) && !isQuote(c);
        items += sign && !inside ? 1 : 0;
        inside = sign;
    }
    return items;
}

/// Nine or 81 decimal numbers of a digit each.
bool isOfDecimals(std::string_view text)
{
    std::size_t numbers = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isSeparator(text[i]) || isBracket(text[i]))
            continue;
        if (text[i] < '0' || text[i] > '9' || i + 1 == text.size() || text[++i] != '.')
            return false;
        if (i + 1 < text.size() && text[i + 1] == '0')
            ++i;
        if (i + 1 < text.size() && !isSeparator(text[i + 1]) && !isBracket(text[i + 1]))
            return false;
        ++numbers;
    }
    return numbers == kSide || numbers == kCells;
}

/// Returns true if the brackets are those of a list: brackets without a partner are in front of all cells or after
/// them, and every quote has a partner.
bool isBalanced(std::string_view text)
{
    const std::size_t first = text.find_first_not_of("[(<{ \t,;\"'`");
    const std::size_t last = text.find_last_not_of("])>} \t,;\"'`");
    std::size_t inside = 0; // of brackets that open behind the first cell
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!isBracket(text[i]))
            continue;
        if (isOpening(text[i])) {
            inside += 1;
        } else if (inside > 0) {
            inside -= 1;
        } else if (last != std::string_view::npos && i < last) {
            return false;
        }
    }
    const auto unpaired = [text](char quote) { return std::count(text.begin(), text.end(), quote) % 2 != 0; };
    if (unpaired('"') || unpaired('\'') || unpaired('`'))
        return false;
    // The same from behind.
    std::size_t behind = 0;
    for (std::size_t i = text.size(); i-- > 0;) {
        if (!isBracket(text[i]))
            continue;
        if (!isOpening(text[i])) {
            behind += 1;
        } else if (behind > 0) {
            behind -= 1;
        } else if (first != std::string_view::npos && i > first) {
            return false;
        }
    }
    return true;
}

/// Returns the structure of the line; none unless the line holds only cells in brackets or quotes.
std::optional<CodeLine> codeLineOf(std::string_view line)
{
    CodeLine code;
    code.begin = codeBegin(line);
    code.end = line.size();
    if (const std::size_t last = line.find_last_of("])}>"); last != std::string_view::npos) {
        const std::string_view tail = line.substr(last + 1);
        const std::size_t type = line.find("dtype", code.begin);
        if (type != std::string_view::npos)
            code.end = type;
        else if (const std::size_t behind = std::min(tail.find_first_not_of(" \t,;"), tail.size());
                 behind == tail.size() || tail[behind] == '#' || tail.substr(behind).starts_with("//"))
            code.end = last + 1;
    }
    bool around = false;
    std::size_t cells = 0;
    std::size_t open = std::string_view::npos;
    std::size_t outside = 0;
    std::size_t from = code.begin;
    bool lists = true;
    for (std::size_t i = code.begin; i < code.end; ++i) {
        const std::string_view rest = line.substr(i, code.end - i);
        if (const std::size_t word = emptyWordAt(rest); word > 0) {
            i += word - 1;
            ++cells;
            continue;
        }
        const char c = line[i];
        if (isBracket(c)) {
            if (isOpening(c)) {
                open = i;
            } else if (open != std::string_view::npos) {
                const std::string_view inner = line.substr(open + 1, i - open - 1);
                lists = lists && isCandidateList(inner);
                code.lists.emplace_back(open, i);
                outside += itemsIn(line.substr(from, open - from));
                from = i + 1;
                open = std::string_view::npos;
            }
            around = true;
        } else if (isQuote(c)) {
            around = true;
        } else if (isSignOfCell(c)) {
            ++cells;
        } else if (!isSeparator(c) && c != '|' && c != '/') {
            return std::nullopt;
        }
    }
    if (!around || cells == 0 || !isBalanced(line.substr(code.begin, code.end - code.begin)))
        return std::nullopt;
    outside += itemsIn(line.substr(from, code.end - from));
    const auto isGrid = [&](std::size_t beside) {
        const std::size_t items = code.lists.size() + beside;
        return items == kCells || (items == kSide && (beside > 0 || code.lists.size() > 1));
    };
    std::size_t inside = 0;
    for (const auto& [begin, end] : code.lists)
        inside += static_cast<std::size_t>(std::count_if(line.begin() + static_cast<std::ptrdiff_t>(begin),
            line.begin() + static_cast<std::ptrdiff_t>(end), isSignOfCell));
    code.split = lists && !code.lists.empty() && !isGrid(outside) && isGrid(cells - inside);
    if (!lists || !(code.split || isGrid(outside)))
        code.lists.clear();
    code.decimal = code.lists.empty() && isOfDecimals(line.substr(code.begin, code.end - code.begin));
    return code;
}

/// Brackets and quotes become blanks, and so do separators at the ends. Lists of candidates become groups of digits.
std::optional<PlainSigns> withoutBrackets(std::string_view line)
{
    if (longRunIn(line) < line.size())
        return std::nullopt;
    const auto code = codeLineOf(line);
    if (!code)
        return std::nullopt;
    const auto isCode = [&](std::size_t i) { return isBracket(line[i]) || isSeparator(line[i]); };
    std::size_t first = code->begin;
    std::size_t last = code->end;
    // Separators at the ends belong to empty fields, unless a bracket says that the list is over.
    while (first < last && isCode(first))
        ++first;
    if (std::none_of(line.begin() + static_cast<std::ptrdiff_t>(code->begin),
            line.begin() + static_cast<std::ptrdiff_t>(first), isBracket))
        first = code->begin;
    while (last > first && isCode(last - 1))
        --last;
    if (std::none_of(line.begin() + static_cast<std::ptrdiff_t>(last),
            line.begin() + static_cast<std::ptrdiff_t>(code->end), isBracket))
        last = code->end;
    SignBuilder builder;
    std::size_t list = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        while (list < code->lists.size() && i > code->lists[list].second)
            ++list;
        const bool inList = list < code->lists.size() && i > code->lists[list].first && i < code->lists[list].second;
        const std::size_t word = i >= first && i < last ? emptyWordAt(line.substr(i)) : 0;
        if (i < first || i >= last) {
            builder.put(" ", 1);
            i += codePointBytes(line.substr(i)) - 1;
        } else if (word > 0) {
            builder.put(".", word);
            i += word - 1;
        } else if (inList && !isDigit(line[i])) {
            builder.put({}, 1);
        } else if (code->decimal && line[i] == '.') {
            const std::size_t digits = i + 1 < last && line[i + 1] == '0' ? 2 : 1;
            builder.put(" ", digits);
            i += digits - 1;
        } else if (code->split && !inList && isSignOfCell(line[i])) {
            builder.put(std::string{line[i], ' '}, 1);
        } else {
            builder.put(isBracket(line[i]) || isQuote(line[i]) ? " " : line.substr(i, 1), 1);
        }
    }
    return builder.take();
}

/// `1,5,9 1,5 7 …`: nine or 81 groups between blanks whose digits have commas between them.
std::optional<PlainSigns> withoutInnerCommas(std::string_view line)
{
    std::size_t groups = 0;
    bool commas = false;
    for (std::size_t i = 0; i < line.size();) {
        if (isBlank(line[i])) {
            ++i;
            continue;
        }
        if (!isDigit(line[i]))
            return std::nullopt;
        for (++i; i + 1 < line.size() && line[i] == ',' && isDigit(line[i + 1]); i += 2)
            commas = true;
        if (i < line.size() && !isBlank(line[i]))
            return std::nullopt;
        ++groups;
    }
    if (!commas || (groups != kSide && groups != kCells))
        return std::nullopt;
    SignBuilder builder;
    for (std::size_t i = 0; i < line.size(); ++i)
        builder.put(line[i] == ',' ? std::string_view() : line.substr(i, 1), 1);
    return builder.take();
}

/// The shifts of both steps, in places of the second text.
std::vector<PlainSigns::Shift> joined(
    const std::vector<PlainSigns::Shift>& first, std::vector<PlainSigns::Shift> second)
{
    std::vector<PlainSigns::Shift> all;
    std::size_t next = 0;
    std::ptrdiff_t moved = 0; // how much further a place of the first text stands than the one of the second
    for (const PlainSigns::Shift& shift : first) {
        while (next < second.size()
            && static_cast<std::ptrdiff_t>(second[next].offset) + moved <= static_cast<std::ptrdiff_t>(shift.offset)) {
            all.push_back(second[next]);
            moved += second[next++].characters;
        }
        const auto offset = std::max<std::ptrdiff_t>(0, static_cast<std::ptrdiff_t>(shift.offset) - moved);
        all.push_back({static_cast<std::size_t>(offset), shift.characters});
    }
    all.insert(all.end(), second.begin() + static_cast<std::ptrdiff_t>(next), second.end());
    return all;
}

} // namespace

std::shared_ptr<const PlainSigns> plainSigns(std::string_view line)
{
    if (line.size() > kLongestSigns)
        return nullptr;
    // Most lines need nothing: one look at each byte says so.
    enum Kind : unsigned char { Other = 0, High = 1, Around = 2, Comma = 4 };
    static constexpr auto kKinds = [] {
        std::array<unsigned char, 256> kinds{};
        for (std::size_t byte = 0x80; byte < kinds.size(); ++byte)
            kinds[byte] = High;
        for (const char c : std::string_view("[](){}<>\"'`"))
            kinds[static_cast<unsigned char>(c)] = Around;
        kinds[','] = Comma;
        return kinds;
    }();
    unsigned char kinds = Other;
    for (const char c : line)
        kinds |= kKinds[static_cast<unsigned char>(c)];
    // Links and HoDoKu's lines have brackets and commas of their own.
    if (kinds == Other || line.find("://") != std::string_view::npos || trimmed(line).starts_with(':'))
        return nullptr;
    std::optional<PlainSigns> signs;
    const auto apply = [&](std::optional<PlainSigns> (*step)(std::string_view)) {
        auto next = step(signs ? std::string_view(signs->text) : line);
        if (!next)
            return false;
        if (signs)
            next->shifts = joined(signs->shifts, std::move(next->shifts));
        signs = std::move(next);
        return true;
    };
    if ((kinds & High) != 0)
        apply(withoutForeignSigns);
    // Other scripts have brackets and commas too.
    const bool around = signs || (kinds & Around) != 0;
    if (!(around && apply(withoutBrackets)))
        apply(withoutInnerCommas);
    return signs ? std::make_shared<const PlainSigns>(std::move(*signs)) : nullptr;
}

bool isCodeAround(std::string_view content)
{
    if (content.starts_with("```"))
        return true;
    if (content.empty() || content.size() > kLongestRow || longRunIn(content) < content.size())
        return false;
    const bool noCells = std::all_of(
        content.begin(), content.end(), [](char c) { return isBracket(c) || isQuote(c) || isSeparator(c); });
    if (noCells && std::any_of(content.begin(), content.end(), isBracket))
        return true;
    // A name, a sign behind it and the bracket: `const list = [`, `"puzzles": [`, `array([`.
    const std::size_t end = content.find_last_not_of("[({<");
    if (end == std::string_view::npos || !isOpening(content.back())
        || std::none_of(content.begin(), content.end(), [](char c) { return isLetter(c) || c == '='; }))
        return false;
    const char sign = content[end];
    return std::string_view(" \t=:,").find(sign) != std::string_view::npos
        || (isLetter(sign) && content[end + 1] == '(');
}

} // namespace convoku::formats
