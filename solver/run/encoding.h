// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/network/model.h"
#include "solver/sudoku/grid.h"

#include <memory>
#include <optional>

namespace convoku {

/// Checks that a model's encoding produces Grid::startingCandidates(), with which all runs begin. The encoding that
/// comes with the program always does; a custom encoding is compared for each puzzle, number by number.
class EncodingCheck
{
public:
    explicit EncodingCheck(const Model& model);
    ~EncodingCheck();

    /// Returns true if no check is needed: the encoding comes with the program.
    bool isKnown() const { return m_network == nullptr; }
    bool isRight(const Grid& grid) const;
    /// Throws NetworkFault if the encoding of the grid is wrong.
    void require(const Grid& grid) const;

private:
    std::string m_id;
    std::shared_ptr<const Network> m_network; ///< null: the encoding comes with the program
    std::unique_ptr<LoadedNetwork> m_loaded;
};

/// Returns a grid that the model's encoding encodes wrongly, so that a file can be refused before it runs; none if no
/// such grid is found. Tries boards of one digit, each digit alone in some cells, and the empty board.
std::optional<Grid> wronglyEncoded(const Model& model);

} // namespace convoku
