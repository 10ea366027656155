// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "tests/support/random_tensors.h"

#include <string>

namespace convoku::testing {

/// A small network of layers of all kinds, put together by chance: a judge of backends that know the networks of this
/// project too well.
/// `numbers`: Real ones have layers that make such numbers, and layers of whole numbers before and behind them.
Network randomNetwork(Random& random, NumberKind numbers = NumberKind::Whole);

/// Runs each layer for itself on what came to it, `values` of all the network's, and holds what came of it to the
/// judge: whole numbers bit for bit, real ones within kRealTolerance, in a part of the largest that came in. Empty
/// where all is right. So what is nearly alike, and which of it is the largest, is the same to both.
std::string layerDifference(Backend& judge, const Network& network, std::span<const Tensor> values);

/// Numbers for its inputs, anything that their ranges allow.
std::vector<Tensor> randomInputs(Random& random, const Network& network, int count);

} // namespace convoku::testing
