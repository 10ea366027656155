// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace convoku::bitwise {

/// Returns a shortest formula of `&`, `|`, `^`, `~` and parentheses for a function of a, b and c (truth: bit a + 2b +
/// 4c is f(a, b, c)). It omits operands that do not affect the result; "0" and "1" are the constants. The same function
/// always has the same formula.
const std::string& formulaOf(std::uint8_t truth);

} // namespace convoku::bitwise
