// SPDX-License-Identifier: MIT
#pragma once

namespace convoku {

/// Returns how many of the `wanted` additional threads the system allows this process; wanted ≤ 0: 0. The function
/// creates these threads and ends them. Call it before a library that creates threads itself (OpenBLAS, OpenMP): such a
/// library ends the process if it gets none. Other threads and processes may use up the allowance in the meantime.
int threadsWithRoom(int wanted);

} // namespace convoku
