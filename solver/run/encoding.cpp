// SPDX-License-Identifier: MIT
#include "solver/run/encoding.h"

#include "solver/backend/scalar/scalar_backend.h"
#include "solver/network/pass.h"
#include "solver/network/text/part_layers.h"
#include "solver/run/tensors.h"

#include <vector>

namespace convoku {

std::optional<Grid> wronglyEncoded(const Model& model)
{
    const PartText* shipped = shippedPart(model.encoding.id);
    if (shipped != nullptr && *shipped == model.encoding)
        return std::nullopt;
    std::vector<Grid> grids(1);
    for (int digit = 1; digit <= kSide; ++digit) {
        Grid full;
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            full.setDigit(cell, digit);
            // A ninth of these: an encoding can be slow, and the file is to be open soon.
            if ((i + digit) % kSide == 0) {
                Grid alone;
                alone.setDigit(cell, digit);
                grids.push_back(alone);
            }
        }
        grids.push_back(full);
    }
    const auto network = std::make_shared<const Network>(buildEncode(model));
    const auto loaded = makeScalarBackend()->load(network);
    for (const Grid& grid : grids) {
        const Tensor digits = toDigits(std::span(&grid, 1));
        const Tensor made = loaded->run(std::span(&digits, 1), network->outputs).front(); // [1, 9, 9, 9]
        if (candidatesFrom(made.of(0)) != grid.startingCandidates())
            return grid;
    }
    return std::nullopt;
}

} // namespace convoku
