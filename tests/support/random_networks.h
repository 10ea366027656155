// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "tests/support/random_tensors.h"

namespace convoku::testing {

/// A small network of layers of all kinds, put together by chance: a judge of backends that know the networks of this
/// project too well.
Network randomNetwork(Random& random);

/// Numbers for its inputs, anything that their ranges allow.
std::vector<Tensor> randomInputs(Random& random, const Network& network, int count);

} // namespace convoku::testing
