// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/learned_layers.h"
#include "solver/network/text/part_layers.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

/// Builds a part's layers from its text, for part_layers.cpp.
namespace convoku::text {

/// Adds the part's layers to the open group of `net`, line by line. Throws PartMistake.
class PartBuilder : private Learning
{
public:
    PartBuilder(NetworkBuilder& net, const PartText& part, const std::vector<ValueId>& inputs, PartOptions options);

    std::vector<ValueId> build();

    const std::vector<PartValue>& found() const { return m_found; }
    using Learning::calls;
    /// Describes the written numbers of the layers. The numbers themselves are in the layers.
    const std::vector<NumbersOfLayer>& numbers() const { return m_numbers; }

private:
    /// Marks a kept value with the shape of the candidates as a number for each candidate: it is read by its name, and
    /// after a reshape its layers no longer show this meaning.
    ValueId ofCandidates(ValueId value);

    ValueId value(const Expression& expression);

    ValueId logical(const Expression& expression);

    /// Returns the value of an operand that must be a whole number. Throws PartMistake if it is real.
    ValueId whole(const Expression& expression);

    /// Returns the window of cells that an axis denotes.
    Extent extent(const Expression& axis, Shape shape) const;

    ValueId call(const Expression& call);

    ValueId ofTensors(const Expression& call);

    /// Reshapes a value: same numbers, other planes, rows and columns.
    ValueId reshape(const Expression& call);

    /// Reorders the planes, rows and columns of a value.
    ValueId permute(const Expression& call);

    /// Builds laid(), which reorders the board [digit, row, column] as [value, group, place] for a kernel, and its
    /// inverse unlaid(). A candidate is then a digit, a house and the cell's place in the house. The value must have as
    /// many numbers as the board has candidates.
    ValueId laid(const Expression& call);

    /// Pads each plane with zeros.
    ValueId padded(const Expression& call);

    /// Concatenates the planes of several values.
    ValueId joined(const Expression& call);

    /// Builds softmax() or rms_normalise(), which combine all numbers along a dimension.
    ValueId alongLine(const Expression& call);

    /// Multiplies two values as matrices, plane by plane.
    ValueId matrixProduct(const Expression& call);

    /// Moves a kernel over each plane separately, cell by cell.
    ValueId slide(const Expression& call);

    /// Narrows the range of a value to a range that the whole network guarantees. Adds no layer.
    ValueId within(const Expression& call);

    /// Builds the operand that the build options select; the only option is look_beyond.
    ValueId option(const Expression& call);

    ValueId ofTwo(const Expression& call);

    ValueId withNumbers(const Expression& call);

    /// Builds a count with changed weights or a changed bias.
    ValueId bentCount(const Expression& call);

    ValueId over(const Expression& call, const Expression& outermost);

    ValueId convolution(const Expression& call);

    static constexpr std::size_t kLeastJoined = 2;
    static constexpr std::size_t kMostJoined = 16;

    static constexpr int kMostPadding = 9;

    PartOptions m_options;
    int m_side = m_net.board().side();
    std::map<std::string, ValueId, std::less<>> m_values;
    std::vector<PartValue> m_found;
    bool m_leftOut = false; ///< the line may have words for layers that only the other option builds
    Axes m_laid; ///< axes of the value that laid() reordered
};

} // namespace convoku::text
