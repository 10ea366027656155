// SPDX-License-Identifier: MIT
#include "app/drawing/tensor_cut.h"

#include <algorithm>
#include <numeric>

namespace convoku {

namespace {

/// A line of numbers, or a number, for each digit: a table that has a line, or a place, for each.
bool isLines(Shape shape, Places places)
{
    return places.planes == Axis::Digit && (shape.rows == 1 || shape.columns == 1);
}

/// The plane of a digit, or of a pair where both are said, or else of its first pair; −1: it has no such plane.
int planeOf(Shape whole, Places places, const std::vector<int>& digits)
{
    for (const bool both : {true, false}) {
        for (int channel = 0; channel < whole.channels; ++channel) {
            const std::vector<int> planeDigits = digitsOfPlane(places, channel);
            const auto has = [&planeDigits](int digit) {
                return std::find(planeDigits.begin(), planeDigits.end(), digit) != planeDigits.end();
            };
            if (!planeDigits.empty() && has(digits.front()) && (!both || planeDigits.size() == 1 || has(digits.back())))
                return channel;
        }
    }
    return -1;
}

/// The plane of what lies along the board, as rows or pairs of columns do: the one that was looked at, or else the
/// cell's first one; −1: there is none.
int planeOf(Places places, const TensorChoice& choice)
{
    if (choice.plane && choice.plane->planes == places.planes)
        return choice.plane->channel;
    const SubsetAxis subsets = subsetAxis(places.planes).value_or(SubsetAxis{places.planes, 1});
    if (!choice.cell)
        return -1;
    const int value = coordinateOf(subsets.of, Candidate::of(choice.digits.front(), *choice.cell));
    if (value < 0)
        return -1;
    std::vector<int> first{value}; // with the smallest others
    for (int other = 0; static_cast<int>(first.size()) < subsets.size; ++other) {
        if (other != value)
            first.push_back(other);
    }
    std::sort(first.begin(), first.end());
    return channelOfSubset(first, places.board.side());
}

} // namespace

TensorCut TensorCut::of(Shape whole, Board board)
{
    TensorCut cut;
    cut.whole = whole;
    cut.board = board;
    cut.rows = whole.rows;
    cut.columns = whole.columns;
    cut.channels.resize(static_cast<std::size_t>(whole.channels));
    std::iota(cut.channels.begin(), cut.channels.end(), 0);
    return cut;
}

TensorCut TensorCut::of(Shape whole, Places places, const TensorChoice& choice)
{
    TensorCut cut = of(whole, places.board);
    if (choice.kind == TensorChoice::Kind::Cell) {
        // The cell has the same place in every plane.
        const auto place = elementOf(places.kind, Candidate::of(0, choice.cell.value_or(places.board.cell(0))));
        if (place && places != Places::Digits) {
            cut.firstRow = place->row;
            cut.firstColumn = place->column;
            cut.rows = 1;
            cut.columns = 1;
        }
        return cut;
    }
    if (choice.kind == TensorChoice::Kind::All || choice.digits.empty())
        return cut;
    if (choice.kind == TensorChoice::Kind::One) {
        cut.table = whole.channels == 1 || isLines(whole, places);
        int plane = cut.table ? -1 : planeOf(whole, places, choice.digits);
        if (plane < 0 && !cut.table)
            plane = planeOf(places, choice);
        if (plane >= 0 && plane < whole.channels) {
            cut.channels = {plane};
            cut.table = true;
        }
        return cut;
    }
    if (places == Places::Digits) {
        cut.firstRow = choice.digits.front();
        cut.rows = choice.digits.back() - choice.digits.front() + 1;
        return cut;
    }
    // A plane of one digit is shown where that is asked for; a pair's where both its digits are, or the only one.
    std::vector<int> chosen;
    const auto isAsked = [&](int digit) {
        return std::find(choice.digits.begin(), choice.digits.end(), digit) != choice.digits.end();
    };
    for (const int channel : cut.channels) {
        const std::vector<int> planeDigits = digitsOfPlane(places, channel);
        const auto asked = std::count_if(planeDigits.begin(), planeDigits.end(), isAsked);
        if (asked > 0
            && (planeDigits.size() == 1
                || asked == static_cast<std::ptrdiff_t>(std::min<std::size_t>(choice.digits.size(), 2))))
            chosen.push_back(channel);
    }
    if (!chosen.empty())
        cut.channels = std::move(chosen);
    cut.table = cut.channels.size() == 1;
    return cut;
}

bool TensorCut::contains(ElementIndex element) const
{
    return placeOf(element.channel) >= 0 && element.row >= firstRow && element.row < firstRow + rows
        && element.column >= firstColumn && element.column < firstColumn + columns;
}

int TensorCut::placeOf(int channel) const
{
    const auto found = std::lower_bound(channels.begin(), channels.end(), channel);
    return found != channels.end() && *found == channel ? static_cast<int>(found - channels.begin()) : -1;
}

std::vector<ElementIndex> TensorCut::elements() const
{
    std::vector<ElementIndex> all;
    all.reserve(static_cast<std::size_t>(shape().elements()));
    for (const int channel : channels) {
        for (int row = firstRow; row < firstRow + rows; ++row) {
            for (int column = firstColumn; column < firstColumn + columns; ++column)
                all.push_back({channel, row, column});
        }
    }
    return all;
}

} // namespace convoku
