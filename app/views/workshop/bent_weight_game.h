// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/rule_on_boards.h"
#include "solver/network/text/bending.h"
#include "solver/sudoku/candidates.h"
#include "solver/sudoku/random_numbers.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace convoku {

/// One number of a rule is bent, and nobody is told which. Who looks for it draws candidates in a row and sees what the
/// bent rule leaves of it; where that is something else than the written rule leaves, the number has shown itself. The
/// same seed bends the same numbers.
class BentWeightGame
{
public:
    static constexpr Board kBoard{}; ///< whichever puzzle is open

    explicit BentWeightGame(std::uint64_t seed);

    /// Another rule, or another number of it.
    void next();

    /// Returns the rule as it is written, for rows.
    const PartText& rule() const { return m_rule; }
    /// Returns the numbers of the rule as it is written; one of them is bent.
    const std::vector<NumbersOfLayer>& numbers() const { return m_numbers; }
    /// Biases are not bent.
    static bool isOffered(const NumbersOfLayer& of, std::size_t number) { return !of.isBias(number); }

    struct Shown
    {
        Candidates bent; ///< what the bent rule leaves
        Candidates written;
        bool differs() const { return !(bent == written); }
    };
    /// Returns what both rules leave of a board on which only row 1 has candidates.
    Shown leftOf(const Candidates& row);
    /// Returns a row for which the two rules differ. Without any one of its candidates, both leave the same.
    const Candidates& telling() const { return m_telling; }

    /// Returns whether this number is the bent one, and counts the try.
    bool isIt(std::size_t layer, std::size_t number);
    bool isFound() const { return m_found; }
    int tries() const { return m_tries; }
    const Bend& answer() const { return m_bend; }

private:
    bool bend();

    RandomNumbers m_random;
    PartText m_rule;
    std::vector<NumbersOfLayer> m_numbers;
    Bend m_bend;
    std::unique_ptr<check::RuleOnBoards> m_written;
    std::unique_ptr<check::RuleOnBoards> m_bent;
    Candidates m_telling;
    bool m_found = false;
    int m_tries = 0;
};

} // namespace convoku
