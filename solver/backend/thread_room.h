// SPDX-License-Identifier: MIT
#pragma once

namespace convoku {

/// How many threads, of those wanted, the system lets this process have beside those it has: it makes them and lets
/// them go. What makes threads by itself ends the process where it gets none (OpenBLAS, OpenMP), so it is asked before.
/// Others may take the room meanwhile. wanted ≤ 0: 0.
int threadsWithRoom(int wanted);

} // namespace convoku
