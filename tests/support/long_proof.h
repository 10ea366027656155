// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/proof_lines.h"

#include <memory>

namespace convoku::testing {

/// A proof and the same one once more below it, and so on: what rests on earlier lines rests on those of its own turn
/// and of the turn before. No proof is that long, since each candidate goes once; pictures must not mind.
struct LongProof
{
    std::shared_ptr<const Recording> recording;
    std::shared_ptr<const Proof> proof;
    std::shared_ptr<const ProofLines> lines;
};
LongProof longProof(int turns);

} // namespace convoku::testing
