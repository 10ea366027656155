// SPDX-License-Identifier: MIT
#include "app/drawing/layer_meaning.h"

#include "app/drawing/layer_scene.h"
#include "app/wording/layer_wording.h"

#include <algorithm>
#include <vector>

namespace convoku {

LayerMeaning meaningOf(const Inspection& values, ValueId value, std::optional<int> digit)
{
    const Network& network = values.network();
    const Shape shape = network.value(value).shape;
    const Places places = placesOf(network, value);
    LayerMeaning meaning;
    meaning.range = shownRange(values, value);
    meaning.numbers = network.value(value).numbers;
    meaning.caption = LayerWording::onBoard(values, value, digit);

    // Cells and candidates that several elements speak of, as pairs do, have the largest number.
    const Board board = network.board;
    std::vector<std::optional<double>> ofCandidates(static_cast<std::size_t>(board.candidates()));
    std::vector<std::optional<double>> ofCells(static_cast<std::size_t>(board.cells()));
    const auto add
        = [](std::optional<double>& place, double number) { place = std::max(place.value_or(number), number); };
    meaning.ofHouses = places != Places::Cells;
    for (int offset = 0; offset < shape.elements(); ++offset) {
        const ElementIndex element = ElementIndex::at(offset, shape);
        const std::vector<int> digits = digitsOf(places, element);
        const double number = values.at(value, element);
        for (const Cell cell : cellsOf(places, element)) {
            const bool isLookedAt = meaning.ofHouses && digits.size() == 1 && digits.front() == digit;
            if (digits.empty() || isLookedAt)
                add(ofCells[static_cast<std::size_t>(cell.index())], number);
            for (const int ownDigit : digits)
                add(ofCandidates[static_cast<std::size_t>(Candidate::of(ownDigit, cell).index())], number);
        }
    }
    const auto whole = [](const auto& all) {
        return std::all_of(all.begin(), all.end(), [](const auto& place) { return place.has_value(); });
    };
    const auto copy = [](const auto& from, auto& to) {
        std::transform(from.begin(), from.end(), to.emplace().begin(), [](const auto& place) { return *place; });
    };
    if (whole(ofCells))
        copy(ofCells, meaning.cells);
    else if (whole(ofCandidates))
        copy(ofCandidates, meaning.candidates);
    return meaning;
}

} // namespace convoku
