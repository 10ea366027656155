// SPDX-License-Identifier: MIT
// One pass of one puzzle: recorded (every rule's output kept) against the last values only; and recorded batches of one
// against a batch of 64.
#include "solver/backend/torch/torch_backend.h"
#include "solver/formats/puzzle_text.h"
#include "solver/run/runner.h"
#include "tests/bench/samples.h"

using namespace convoku;

int main()
{
    const Grid puzzle = readPuzzles("98.7.....6...5.8....4..8.9.7..6......5..8......9..4.3...2...3.9....1..2......24..")
                            .puzzles.front()
                            .givens;
    const auto backend = makeTorchBackend();
    const PassNetwork pass = buildPass({});
    const auto network = std::make_shared<const Network>(pass.network);
    const auto loaded = backend->load(network);
    std::printf("layers of a pass: %zu\n", network->layers.size());

    bench::Samples recorded{"a recorded pass, batch 1", {}};
    bench::Samples plain{"the same without recording, batch 1", {}};
    const SearchState& next = pass.search.next;
    const std::vector<ValueId> last{next.candidates, next.stack, next.guess, next.level};
    for (int round = 0; round < 5; ++round) {
        Runner runner(*backend, puzzle, {});
        while (!runner.ended()) {
            const std::vector<Tensor> inputs = toTensors(std::span(&runner.state(), 1), true);
            plain.milliseconds.push_back(bench::time([&] { loaded->run(inputs, last); }));
            recorded.milliseconds.push_back(bench::time([&] { runner.nextPass(); }));
        }
    }
    bench::print(recorded, plain);
    std::printf(
        "the reference network in Python, one thread, elsewhere on a busy machine: 1.86 ms (quiet: 1.67 ms)\n\n");

    bench::Samples one{"64 puzzles one by one, a pass", {}};
    bench::Samples batch{"64 puzzles side by side, a pass", {}};
    State start;
    start.candidates = puzzle.startingCandidates();
    const std::vector<State> states(64, start);
    const std::vector<Tensor> single = toTensors(std::span(states).first(1), true);
    const std::vector<Tensor> many = toTensors(states, true);
    for (int round = 0; round < 15; ++round) {
        one.milliseconds.push_back(bench::time([&] {
            for (int i = 0; i < 64; ++i)
                loaded->run(single, last);
        }));
        batch.milliseconds.push_back(bench::time([&] { loaded->run(many, last); }));
    }
    bench::print(one, batch);
    return 0;
}
