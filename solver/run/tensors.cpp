// SPDX-License-Identifier: MIT
#include "solver/run/tensors.h"

#include <algorithm>

namespace convoku {

Tensor toDigits(std::span<const Grid> puzzles, Board board)
{
    Tensor digits(static_cast<int>(puzzles.size()), {1, board.side(), board.side()});
    for (std::size_t n = 0; n < puzzles.size(); ++n) {
        const auto image = digits.of(static_cast<int>(n));
        for (int i = 0; i < board.cells(); ++i)
            image[static_cast<std::size_t>(i)] = static_cast<float>(puzzles[n].digit(i));
    }
    return digits;
}

bool isOn(const Tensor& flag, int puzzle)
{
    return flag.of(puzzle).front() != 0.F;
}

Candidates candidatesFrom(std::span<const float> elements, Board board)
{
    Candidates candidates(board);
    for (int i = 0; i < candidates.board().candidates(); ++i) {
        if (elements[static_cast<std::size_t>(i)] != 0.F)
            candidates.add(i);
    }
    return candidates;
}

void storeCandidates(const Candidates& candidates, std::span<float> elements)
{
    for (int i = 0; i < candidates.board().candidates(); ++i)
        elements[static_cast<std::size_t>(i)] = candidates.has(i) ? 1.F : 0.F;
}

std::vector<Tensor> toTensors(std::span<const State> states, bool search)
{
    const int count = static_cast<int>(states.size());
    const Board board = states.empty() ? Board() : states.front().candidates.board();
    const Shape shape = candidatesShape(board);
    std::vector<Tensor> tensors{Tensor(count, shape)};
    if (search) {
        tensors.emplace_back(count, shape);
        tensors.emplace_back(count, shape);
        tensors.emplace_back(count, Shape{1, 1, 1});
    }
    for (int n = 0; n < count; ++n) {
        const State& state = states[static_cast<std::size_t>(n)];
        storeCandidates(state.candidates, tensors[0].of(n));
        if (search) {
            std::copy_n(state.stack.begin(), board.candidates(), tensors[1].of(n).begin());
            std::copy_n(state.guess.begin(), board.candidates(), tensors[2].of(n).begin());
            tensors[3].of(n).front() = static_cast<float>(state.level);
        }
    }
    return tensors;
}

Tensor toTensor(std::span<const Candidates> boards)
{
    Tensor tensor(static_cast<int>(boards.size()), candidatesShape(boards.empty() ? Board() : boards.front().board()));
    for (std::size_t n = 0; n < boards.size(); ++n)
        storeCandidates(boards[n], tensor.of(static_cast<int>(n)));
    return tensor;
}

std::vector<Tensor> toTensors(std::span<const State> states, const Network& network)
{
    // Without a search there are only candidates before what is remembered.
    const bool search = network.inputs.size() > 1 && network.value(network.inputs[1]).numbers == NumberKind::Whole;
    std::vector<Tensor> tensors = toTensors(states, search);
    for (std::size_t i = tensors.size(); i < network.inputs.size(); ++i) {
        const Value& memory = network.value(network.inputs[i]);
        Tensor& tensor = tensors.emplace_back(static_cast<int>(states.size()), memory.shape);
        for (std::size_t n = 0; n < states.size(); ++n) {
            const Remembered* remembered = states[n].remembered.get();
            const std::vector<float>* numbers = remembered ? remembered->find(memory.name) : nullptr;
            const auto to = tensor.of(static_cast<int>(n));
            if (numbers != nullptr && numbers->size() == to.size())
                std::ranges::copy(*numbers, to.begin());
        }
    }
    return tensors;
}

std::vector<Tensor> toTensors(const Found& before, const Network& network)
{
    State state;
    state.candidates = before.candidates;
    state.remembered = before.remembered;
    return toTensors(std::span(&state, 1), network);
}

void storeState(State& state, std::span<const Tensor> tensors, int puzzle)
{
    // A network's output may be outside its stated range, and casting such a number is undefined: clamp it.
    const auto toLevel = [](float number) { return static_cast<std::uint8_t>(std::clamp(number, 0.F, 255.F)); };
    state.candidates = candidatesFrom(tensors[0].of(puzzle), state.candidates.board());
    if (tensors.size() < 4)
        return;
    const auto stack = tensors[1].of(puzzle);
    const auto guess = tensors[2].of(puzzle);
    std::transform(stack.begin(), stack.end(), state.stack.begin(), toLevel);
    std::transform(guess.begin(), guess.end(), state.guess.begin(), toLevel);
    state.level = static_cast<int>(tensors[3].of(puzzle).front());
}

} // namespace convoku
