// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace convoku {

/// Reports a broken invariant of the program, such as shapes that do not fit or an impossible layer. Names the layer or
/// value. Faulty user input (a bad file, an unsolvable puzzle) is never an Error but a value; a custom network can
/// cause a NetworkFault.
class Error : public std::logic_error
{
public:
    Error(const std::string& where, const std::string& what)
        : std::logic_error(where + ": " + what)
    {
    }
};

/// Reports a fault of a custom network that appears only when the network runs and cannot be detected from its layers.
/// The messages are in app/.
class NetworkFault : public Error
{
public:
    enum class Kind {
        RestoresCandidates, ///< a rule restores candidates
        OtherStart, ///< an encoding makes other candidates than the givens require
        WrongGuess, ///< a search guesses something other than one candidate of the board
        TooDeep, ///< a search guesses more often than there are cells
        NoGrid, ///< no complete grid was found for the houses of the network
    };

    /// `where`: id of the rule, the encoding or the network; "search" for a search.
    NetworkFault(Kind fault, std::string where)
        : Error(where, "a fault of the network: " + std::to_string(static_cast<int>(fault)))
        , kind(fault)
        , part(std::move(where))
    {
    }

    Kind kind;
    std::string part;
};

} // namespace convoku
