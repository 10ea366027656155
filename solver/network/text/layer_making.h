// SPDX-License-Identifier: MIT
#pragma once

#include "solver/error.h"
#include "solver/network/network_builder.h"
#include "solver/network/text/bending.h"
#include "solver/network/text/part_weights.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace convoku::text {

using Expression = PartText::Expression;
using Expected = TextMistake::Expected;
using Kind = Expression::Kind;

inline constexpr std::int64_t kMostElements = 65536;
/// Additions of a part: the longest one that ships takes a twentieth of it. A file must not fill the memory.
inline constexpr std::int64_t kMostWork = 1 << 20;

/// Makes the layers of a line, and sees that they stay small and exact.
class LayerMaking
{
protected:
    LayerMaking(NetworkBuilder& net, const PartText& part)
        : m_net(net)
        , m_part(part)
    {
    }

    /// Of the layer that was made last, or of the one that is made next: `layer`.
    void record(NumbersOfLayer::Kind kind, const Expression& call, int rows, int columns,
        std::optional<std::size_t> layer = std::nullopt)
    {
        m_numbers.push_back({kind, static_cast<std::size_t>(m_line - m_part.lines.data()), *pathTo(m_line->value, call),
            layer.value_or(m_net.layerCount() - 1) - m_firstLayer, rows, columns, {}});
    }

    /// Of the next layer, or word of logic, of the line.
    std::string words()
    {
        const std::size_t which = m_made++;
        return which < m_line->words.size() ? m_line->words[which] : std::string("?");
    }

    /// What the builder says no to is that shapes don't fit: all else has been looked at before.
    /// `additions`: how many it takes, where that is more than a number for each that comes out.
    template <typename Make>
    ValueId fitting(
        const Expression& at, const std::vector<ValueId>& operands, const Make& make, std::int64_t additions = 0)
    {
        // The range that a sum or product of theirs can have, and how large it can get by broadcasting.
        std::vector<Shape> shapes;
        Shape largest;
        for (const ValueId operand : operands) {
            const Shape shape = m_net.shapeOf(operand);
            shapes.push_back(shape);
            largest = {std::max(largest.channels, shape.channels), std::max(largest.rows, shape.rows),
                std::max(largest.columns, shape.columns)};
        }
        const std::int64_t elements = std::int64_t{largest.channels} * largest.rows * largest.columns;
        if (elements > m_mostElements)
            failPart(at, Expected::SmallerNumbers);
        m_work += std::max(elements * m_workOfElement, additions);
        if (m_work > m_mostWork)
            failPart(at, Expected::LessWork, static_cast<int>(m_mostWork));
        std::string its = words();
        ValueId result = kNoValue;
        try {
            result = make(std::move(its));
        } catch (const Error&) {
            TextMistake mistake{Expected::FittingShapes, at.place, {}, at.text, 0, shapes, {}};
            for (const ValueId operand : operands) {
                const auto line = m_lineOf.find(operand);
                mistake.axes.push_back(m_net.axesOf(operand));
                mistake.lines.push_back(line == m_lineOf.end() ? 0 : line->second);
            }
            throw PartMistake{std::move(mistake)};
        }
        m_lineOf[result] = m_line->place.line;
        return result;
    }

    /// How far from 0 a value can be.
    std::int64_t reach(ValueId of) const
    {
        const Range range = m_net.rangeOf(of);
        return std::max(std::abs(std::int64_t{range.low}), std::abs(std::int64_t{range.high}));
    }
    static void needExact(const Expression& at, std::int64_t reach)
    {
        if (reach > kMostExact)
            failPart(at, Expected::SmallerNumbers);
    }
    static void needExact(const Expression& at, double reach)
    {
        if (!(reach <= kMostExact))
            failPart(at, Expected::SmallerNumbers);
    }

    /// That they are as many, and called so: by a keyword, or by none.
    static void needArguments(const Expression& call, const std::vector<std::string>& keywords)
    {
        if (call.keywords != keywords)
            failPart(call, Expected::Arguments, static_cast<int>(keywords.size()));
    }

    /// One of the three, by its place or by what it stands for.
    Dimension dimension(const Expression& word, ValueId of) const
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

    NetworkBuilder& m_net;
    const PartText& m_part;
    const PartText::Line* m_line = nullptr;
    std::int64_t m_work = 0; ///< additions so far
    std::int64_t m_mostWork = kMostWork; ///< that there may be
    std::int64_t m_mostElements = kMostElements; ///< of a value
    std::int64_t m_workOfElement = 1; ///< additions that one counts as at least
    std::size_t m_made = 0; ///< layers or words of logic by this line
    std::map<ValueId, int> m_lineOf; ///< which line has made it
    std::vector<NumbersOfLayer> m_numbers; ///< of the layers so far
    std::size_t m_firstLayer = m_net.layerCount(); ///< of the part
};

} // namespace convoku::text
