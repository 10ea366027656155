// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace convoku::bitwise {

/// A shortest formula of `&`, `|`, `^`, `~` and parentheses for a function of a, b and c (truth: bit a + 2b + 4c is
/// f(a, b, c)). Operands that don't matter don't stand in it; "0" and "1" are the constants. Of formulas as short the
/// same one each time.
const std::string& formulaOf(std::uint8_t truth);

} // namespace convoku::bitwise
