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
    const Tensor digits = toDigits(std::span(&grid, 1), grid.board());
    const Tensor made = m_loaded->run(std::span(&digits, 1), m_network->outputs).front(); // [1, side, side, side]
    return candidatesFrom(made.of(0), grid.board()) == grid.startingCandidates();
}

void EncodingCheck::require(const Grid& grid) const
{
    if (!isRight(grid))
        throw NetworkFault(NetworkFault::Kind::OtherStart, m_id);
}

std::optional<Grid> wronglyEncoded(const Model& model)
{
    const EncodingCheck check(model);
    const Board board = model.board;
    std::vector<Grid> grids{Grid(board)};
    for (int digit = 1; digit <= board.side(); ++digit) {
        Grid full(board);
        for (int i = 0; i < board.cells(); ++i) {
            const Cell cell = board.cell(i);
            full.setDigit(cell, digit);
            // A part of these: an encoding can be slow, and the file is to be open soon.
            if ((i + digit) % board.side() == 0) {
                Grid alone(board);
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
