// SPDX-License-Identifier: MIT
#pragma once

namespace convoku {

/// Returns how many of the wanted threads the system lets this process have in addition to those it has. It makes these
/// threads and ends them. Libraries that make threads themselves (OpenBLAS, OpenMP) end the process if they get none,
/// so call this first. Others may take the room in the meantime. wanted ≤ 0: 0.
int threadsWithRoom(int wanted);

} // namespace convoku
