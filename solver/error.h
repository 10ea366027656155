// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>

namespace convoku {

/// A broken invariant of the program: a shape that does not fit, a layer that cannot be. Names the layer or value.
/// What people can cause (a bad file, an unsolvable puzzle) is never an Error but a value.
class Error : public std::logic_error
{
public:
    Error(const std::string& where, const std::string& what)
        : std::logic_error(where + ": " + what)
    {
    }
};

} // namespace convoku
