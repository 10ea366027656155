// SPDX-License-Identifier: MIT
#pragma once

#include "solver/error.h"
#include "solver/network/network_builder.h"
#include "solver/network/text/bending.h"
#include "solver/network/text/part_weights.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace convoku::text {

using Expression = PartText::Expression;
using Expected = TextMistake::Expected;
using Kind = Expression::Kind;

inline constexpr std::int64_t kMostElements = 65536;
/// The maximum number of additions of a part, so that a file cannot exhaust the memory. The longest shipped part needs
/// a twentieth of it.
inline constexpr std::int64_t kMostWork = 1 << 20;

/// Makes the layers of a line, and checks that they stay small and exact.
class LayerMaking
{
protected:
    LayerMaking(NetworkBuilder& net, const PartText& part);

    /// Records the numbers of the layer `layer`, or of the last layer.
    void record(NumbersOfLayer::Kind kind, const Expression& call, int rows, int columns,
        std::optional<std::size_t> layer = std::nullopt);

    /// Returns the words of the line's next layer, or word of logic, which `at` makes.
    std::string words(const Expression& at);

    /// Adds what `make` adds to the network, with the next words of the line. Everything but the shapes has been
    /// checked before: if the builder refuses, the shapes do not fit. `additions`: their number, if it is more than one
    /// for each number of the result. Throws PartMistake.
    template <typename Make>
    ValueId fitting(
        const Expression& at, const std::vector<ValueId>& operands, const Make& make, std::int64_t additions = 0)
    {
        std::string name = wordsWithin(at, operands, additions);
        ValueId result = kNoValue;
        try {
            result = make(std::move(name));
        } catch (const Error&) {
            failShapes(at, operands);
        }
        m_lineOf[result] = m_line->place.line;
        return result;
    }

    /// Names the layer that was made last: the same in every network that holds the part.
    std::string nameOfLayer() const { return m_part.id + ':' + std::to_string(m_net.layerCount() - m_firstLayer); }

    /// Returns the largest absolute number that a value can hold.
    std::int64_t reach(ValueId of) const;
    static void needExact(const Expression& at, std::int64_t reach);
    static void needExact(const Expression& at, double reach);

    /// Throws PartMistake unless the arguments have exactly these keywords, in order; an empty keyword is a positional
    /// argument.
    static void needArguments(const Expression& call, const std::vector<std::string>& keywords);

    /// Returns the dimension that a word names: planes, rows or columns, or the axis digit, row or column.
    Dimension dimension(const Expression& word, ValueId of) const;

private:
    /// Counts the work of a layer with these operands and returns its words. Throws PartMistake if it is too much.
    std::string wordsWithin(const Expression& at, const std::vector<ValueId>& operands, std::int64_t additions);
    [[noreturn]] void failShapes(const Expression& at, const std::vector<ValueId>& operands) const;

protected:
    NetworkBuilder& m_net;
    const PartText m_part; ///< with the numbers of the board in place of board words
    const PartText::Line* m_line = nullptr;
    std::int64_t m_work = 0; ///< additions so far
    std::int64_t m_mostWork = kMostWork; ///< maximum of m_work
    std::int64_t m_mostElements = kMostElements; ///< maximum number of elements of a value
    std::int64_t m_workOfElement = 1; ///< minimum number of additions counted per element
    std::size_t m_made = 0; ///< number of layers or words of logic made by this line
    std::map<ValueId, int> m_lineOf; ///< the line that made each value
    std::vector<NumbersOfLayer> m_numbers; ///< of all layers made so far
    std::size_t m_firstLayer = m_net.layerCount(); ///< index of the part's first layer
};

} // namespace convoku::text
