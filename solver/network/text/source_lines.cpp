// SPDX-License-Identifier: MIT
#include "solver/network/text/source_lines.h"

namespace convoku::text {

SourceLines sourceLines(std::string_view text)
{
    const auto fail = [](TextMistake::Expected expected, PartText::Place place) {
        throw Mistake{{expected, place, {}, {}, 0, {}, {}}};
    };
    if (text.size() > kMostBytes)
        fail(TextMistake::Expected::LessText, {});
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (text.starts_with(kMark))
        text.remove_prefix(kMark.size());
    SourceLines result;
    int number = 0;
    while (!text.empty()) {
        const auto end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (++number > kMostLines)
            fail(TextMistake::Expected::LessText, {number, 1});
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        for (std::size_t at = 0; at < line.size();) {
            const std::size_t length = characterAt(line.substr(at));
            if (length == 0)
                fail(TextMistake::Expected::Utf8, {number, charactersIn(line.substr(0, at)) + 1});
            at += length;
        }
        if (const std::string_view said = trimmed(line); !said.empty() && said.front() != '#')
            result.lines.push_back({line, number});
    }
    result.end = number + 1;
    return result;
}

} // namespace convoku::text
