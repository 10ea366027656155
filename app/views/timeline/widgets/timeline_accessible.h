// SPDX-License-Identifier: MIT
#pragma once

namespace convoku {

/// Tells Qt how screen readers see the timeline. Once is enough, more often does no harm.
void installTimelineAccessible();

} // namespace convoku
