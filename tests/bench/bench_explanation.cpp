// SPDX-License-Identifier: MIT
// One explanation (a batch of 729 flips through a rule's layers) against one recorded pass; and a whole proof.
#include "solver/backend/torch/torch_backend.h"
#include "solver/formats/puzzle_text.h"
#include "solver/run/proof.h"
#include "solver/run/runner.h"
#include "tests/bench/samples.h"

using namespace convoku;

int main()
{
    const Grid puzzle = readPuzzles("98.7.....6...5.8....4..8.9.7..6......5..8......9..4.3...2...3.9....1..2......24..")
                            .puzzles.front()
                            .givens;
    const auto backend = makeTorchBackend();
    Explainer explainer(*backend);
    const Recording recording = record(*backend, puzzle, {});
    bench::Samples pass{"a recorded pass", {}};
    Runner runner(*backend, puzzle, {});
    while (!runner.ended())
        pass.milliseconds.push_back(bench::time([&] { runner.nextPass(); }));
    for (const RuleInfo& info : allRules()) {
        bench::Samples explanation{std::string("explanation of ") + info.id, {}};
        for (const Event& event : recording.events()) {
            if (event.kind != EventKind::Rule || event.rule != info.rule || explanation.milliseconds.size() >= 20)
                continue;
            const Candidates before = recording.stateAt({static_cast<int>(event.pass), event.step, 1}).candidates;
            explanation.milliseconds.push_back(
                bench::time([&] { explainer.explain(event.rule, before, recording.changed(event)); }));
        }
        if (!explanation.milliseconds.empty())
            bench::print(explanation, pass);
    }
    bench::Samples proof{"a proof at the end of the run", {}};
    for (int candidate = 0; candidate < kCandidates; candidate += 7)
        proof.milliseconds.push_back(
            bench::time([&] { prove(explainer, recording, static_cast<std::uint16_t>(candidate), recording.last()); }));
    bench::print(proof, pass);
    return 0;
}
