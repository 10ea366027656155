// SPDX-License-Identifier: MIT
#include "tests/support/long_proof.h"

#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/run/runner.h"
#include "tests/support/puzzle_files.h"

namespace convoku::testing {

LongProof longProof(int turns)
{
    const auto backend = makeBitwiseBackend();
    auto recording = std::make_shared<const Recording>(record(*backend, gridOf(kArticleHard), {}));
    Explainer explainer(*backend);
    const auto candidate = static_cast<std::uint16_t>(Candidate::of(1, Cell{3, 4}).index());
    auto proof = std::make_shared<const Proof>(prove(explainer, *recording, candidate, {17, 3}).value());
    const ProofLines once = proofLines(*recording, *proof);
    auto lines = std::make_shared<ProofLines>();
    for (int turn = 0; turn < turns; ++turn) {
        for (ProofLine line : once.lines) {
            line.number += line.number > 0 ? turn * once.deductions() : 0;
            std::vector<int> premises;
            for (const int above : {once.size(), 0}) {
                for (const int premise : line.premises) {
                    if (turn > 0 || above == 0)
                        premises.push_back(premise + turn * once.size() - above);
                }
            }
            line.premises = std::move(premises);
            lines->lines.push_back(std::move(line));
        }
    }
    lines->marksLeft.assign(1, once.marks() * turns);
    for (const ProofLine& line : lines->lines)
        lines->marksLeft.push_back(lines->marksLeft.back() - static_cast<int>(line.removed.size()));
    return {std::move(recording), std::move(proof), std::move(lines)};
}

} // namespace convoku::testing
