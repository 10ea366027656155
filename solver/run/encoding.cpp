// SPDX-License-Identifier: MIT
#include "solver/run/encoding.h"

#include "solver/backend/scalar/scalar_backend.h"
#include "solver/error.h"
#include "solver/network/pass.h"
#include "solver/network/text/part_layers.h"
#include "solver/run/tensors.h"

#include <vector>

namespace convoku {

EncodingCheck::EncodingCheck(const Model& model)
    : m_id(model.encoding->id)
{
    const PartText* shipped = shippedPart(m_id);
    if (shipped != nullptr && *shipped == *model.encoding)
        return;
    m_network = std::make_shared<const Network>(buildEncode(model));
    m_loaded = makeScalarBackend()->load(m_network);
}

EncodingCheck::~EncodingCheck() = default;

bool EncodingCheck::isRight(const Grid& grid) const
{
    if (!m_network)
        return true;
    const Tensor digits = toDigits(std::span(&grid, 1));
    const Tensor made = m_loaded->run(std::span(&digits, 1), m_network->outputs).front(); // [1, 9, 9, 9]
    return candidatesFrom(made.of(0)) == grid.startingCandidates();
}

void EncodingCheck::require(const Grid& grid) const
{
    if (!isRight(grid))
        throw NetworkFault(NetworkFault::Kind::OtherStart, m_id);
}

std::optional<Grid> wronglyEncoded(const Model& model)
{
    const EncodingCheck check(model);
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
    for (const Grid& grid : grids) {
        if (!check.isRight(grid))
            return grid;
    }
    return std::nullopt;
}

} // namespace convoku
