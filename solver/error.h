// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace convoku {

/// A broken invariant of the program: a shape that does not fit, a layer that cannot be. Names the layer or value.
/// What people can cause (a bad file, an unsolvable puzzle) is never an Error but a value; a network that somebody
/// wrote can be a NetworkFault.
class Error : public std::logic_error
{
public:
    Error(const std::string& where, const std::string& what)
        : std::logic_error(where + ": " + what)
    {
    }
};

/// Fault of a custom network that only appears when the network runs: it can't be seen from the layers. App/ has
/// sentences for it.
class NetworkFault : public Error
{
public:
    enum class Kind {
        RestoresCandidates, ///< a rule puts candidates back
        OtherStart, ///< an encoding makes other candidates than the givens say
        WrongGuess, ///< a search guesses what is not one candidate of the board
        TooDeep, ///< a search guesses more often than there are cells
        NoGrid, ///< no complete grid was found for its houses
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
