// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <exception>
#include <utility>

namespace convoku {

/// Why work broke off, in words for people. What ran out of memory says so: what it had taken is free again by then.
QString troubleOf(const std::exception& error);

/// Does the work; where it breaks off, says why. Empty where it was done.
template <typename Work>
QString troubleIn(Work&& work)
{
    try {
        std::forward<Work>(work)();
    } catch (const std::exception& error) {
        return troubleOf(error);
    }
    return {};
}

} // namespace convoku
