// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/inspection.h"

#include <cstdint>
#include <optional>

namespace convoku {

/// A layer of the question "a equals k": min(relu(a − k + 1), relu(k + 1 − a)), which takes five layers.
struct EqualityPart
{
    enum class Role : std::uint8_t {
        Rise, ///< a − k + 1
        RiseOnly, ///< its positive part: 1 at k, more above
        Fall, ///< k + 1 − a
        FallOnly, ///< its positive part: 1 at k, more below
        Peak, ///< the smaller of both: 1 at k, 0 elsewhere
    };
    Role role = Role::Peak;
    ValueId compared = kNoValue; ///< a
    int k = 0;
};

/// Returns the role of the layer in such a question, derived from the layers around it; none if it belongs to no
/// complete question.
std::optional<EqualityPart> equalityPartOf(const Network& network, const Layer& layer);

/// Returns the values as they would be if the question that the layer belongs to compared with a different k. The other
/// layers keep their values. `words` replaces the words of the question. Throws Error if equalityPartOf() returns none
/// for the layer.
Inspection comparedWith(const Inspection& values, const Layer& layer, int k, const std::string& words);

} // namespace convoku
