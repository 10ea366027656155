// SPDX-License-Identifier: MIT
#include "solver/network/text/layer_making.h"

#include "solver/network/text/board_words.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

namespace convoku::text {
namespace {

/// Returns what a line without a comment calls the layers of an expression: as it writes them.
std::string ownWords(const PartText::Expression& of)
{
    using Kind = PartText::Expression::Kind;
    switch (of.kind) {
    case Kind::Not:
        return "~";
    case Kind::And:
        return "&";
    case Kind::Or:
        return "|";
    case Kind::Name:
    case Kind::Number:
    case Kind::Call:
    case Kind::List:
        break;
    }
    return of.text;
}

} // namespace

LayerMaking::LayerMaking(NetworkBuilder& net, const PartText& part)
    : m_net(net)
    , m_part(ofBoard(part, net.board()))
{
}

void LayerMaking::record(
    NumbersOfLayer::Kind kind, const Expression& call, int rows, int columns, std::optional<std::size_t> layer)
{
    m_numbers.push_back({kind, static_cast<std::size_t>(m_line - m_part.lines.data()), *pathTo(m_line->value, call),
        layer.value_or(m_net.layerCount() - 1) - m_firstLayer, rows, columns, {}});
}

std::string LayerMaking::words(const Expression& at)
{
    const std::size_t which = m_made++;
    if (m_line->words.empty())
        return ownWords(at);
    return which < m_line->words.size() ? m_line->words[which] : std::string("?");
}

std::int64_t LayerMaking::reach(ValueId of) const
{
    const Range range = m_net.rangeOf(of);
    return std::max(std::abs(std::int64_t{range.low}), std::abs(std::int64_t{range.high}));
}

void LayerMaking::needExact(const Expression& at, std::int64_t reach)
{
    if (reach > kMostExact)
        failPart(at, Expected::SmallerNumbers);
}

void LayerMaking::needExact(const Expression& at, double reach)
{
    if (!(reach <= kMostExact))
        failPart(at, Expected::SmallerNumbers);
}

void LayerMaking::needArguments(const Expression& call, const std::vector<std::string>& keywords)
{
    if (call.keywords != keywords)
        failPart(call, Expected::Arguments, static_cast<int>(keywords.size()));
}

Dimension LayerMaking::dimension(const Expression& word, ValueId of) const
{
    struct Known
    {
        std::string_view word;
        Axis axis;
    };
    constexpr Known kKnown[] = {{"digit", Axis::Digit}, {"row", Axis::Row}, {"column", Axis::Column}};
    constexpr std::array<std::string_view, 3> kPlaces{"planes", "rows", "columns"};
    if (word.kind != Kind::Name)
        failPart(word, Expected::Dimension);
    const auto* const place = std::ranges::find(kPlaces, word.text);
    if (place != kPlaces.end())
        return static_cast<Dimension>(place - kPlaces.begin());
    for (const Known& known : kKnown) {
        for (const Dimension which : {Dimension::Channels, Dimension::Rows, Dimension::Columns}) {
            if (word.text == known.word && axisOf(m_net.axesOf(of), which) == known.axis)
                return which;
        }
    }
    failPart(word, Expected::Dimension);
}

std::string LayerMaking::wordsWithin(const Expression& at, const std::vector<ValueId>& operands, std::int64_t additions)
{
    // The range that a sum or product of theirs can have, and how large it can get by broadcasting.
    Shape largest;
    for (const ValueId operand : operands) {
        const Shape shape = m_net.shapeOf(operand);
        largest = {std::max(largest.channels, shape.channels), std::max(largest.rows, shape.rows),
            std::max(largest.columns, shape.columns)};
    }
    const std::int64_t elements = std::int64_t{largest.channels} * largest.rows * largest.columns;
    if (elements > m_mostElements)
        failPart(at, Expected::SmallerNumbers);
    m_work += std::max(elements * m_workOfElement, additions);
    if (m_work > m_mostWork)
        failPart(at, Expected::LessWork, static_cast<int>(m_mostWork));
    return words(at);
}

void LayerMaking::failShapes(const Expression& at, const std::vector<ValueId>& operands) const
{
    TextMistake mistake{Expected::FittingShapes, at.place, {}, at.text, 0, {}, {}};
    for (const ValueId operand : operands) {
        const auto line = m_lineOf.find(operand);
        mistake.shapes.push_back(m_net.shapeOf(operand));
        mistake.axes.push_back(m_net.axesOf(operand));
        mistake.lines.push_back(line == m_lineOf.end() ? 0 : line->second);
    }
    throw PartMistake{std::move(mistake)};
}

} // namespace convoku::text
