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

/// Adds them to the open group of `net`, line by line. Throws PartMistake.
class PartBuilder : private Learning
{
public:
    PartBuilder(NetworkBuilder& net, const PartText& part, const std::vector<ValueId>& inputs, PartOptions options);

    std::vector<ValueId> build();

    const std::vector<PartValue>& found() const { return m_found; }
    using Learning::calls;
    /// Without the numbers themselves, which the layers have.
    const std::vector<NumbersOfLayer>& numbers() const { return m_numbers; }

private:
    /// Marks a kept value with the shape of the candidates as a number for each candidate: it is read by its name, and
    /// after a reshape its layers no longer show this meaning.
    ValueId ofCandidates(ValueId value);

    ValueId value(const Expression& expression);

    ValueId logical(const Expression& expression);

    /// Returns the value of an operand that must be a whole number. Throws PartMistake if it is real.
    ValueId whole(const Expression& expression);

    /// The window of cells that an axis stands for.
    Extent extent(const Expression& axis, Shape shape) const;

    ValueId call(const Expression& call);

    ValueId ofTensors(const Expression& call);

    /// The same numbers in another shape: planes, rows, columns.
    ValueId reshape(const Expression& call);

    /// The same numbers with planes, rows and columns in another order.
    ValueId permute(const Expression& call);

    /// laid(): the board [digit, row, column] as [value, group, place], where a candidate is a digit, a house and the
    /// cell's place in it. unlaid() is the way back. Of as many numbers as the board has candidates.
    ValueId laid(const Expression& call);

    /// Zeros around each plane.
    ValueId padded(const Expression& call);

    /// The planes of one value behind those of the other.
    ValueId joined(const Expression& call);

    /// softmax(), rms_normalise(): all numbers along a dimension together.
    ValueId alongLine(const Expression& call);

    /// The rows of each plane of one times the columns of the same plane of the other.
    ValueId matrixProduct(const Expression& call);

    /// A kernel that moves over each plane by itself, cell by cell.
    ValueId slide(const Expression& call);

    /// No layer: says of a value what the whole network holds it to.
    ValueId within(const Expression& call);

    /// One of two, by what the network is built for.
    ValueId option(const Expression& call);

    ValueId ofTwo(const Expression& call);

    ValueId withNumbers(const Expression& call);

    /// A count with other weights, or a bias.
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
    bool m_leftOut = false; ///< the line has words for what another option makes
    Axes m_laid; ///< of what laid() has put there
};

} // namespace convoku::text
