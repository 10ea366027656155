// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

class QKeyEvent;

namespace convoku {

/// A key that means a digit.
struct DigitKey
{
    int digit = 0; ///< 0 … 9
    bool shifted = false;

    friend bool operator==(DigitKey, DigitKey) = default;
};

/// The digit of a key, with Shift too, whatever the layout makes of it then: the row above the letters counts by its
/// place (where the key's own text is no digit), and so does the number pad, whose digits Shift turns into arrows.
std::optional<DigitKey> digitKey(const QKeyEvent& event);

} // namespace convoku
