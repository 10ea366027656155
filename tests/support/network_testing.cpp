// SPDX-License-Identifier: MIT
#include "tests/support/network_testing.h"

#include "solver/error.h"
#include "solver/network/text/part_layers.h"

#include <bit>
#include <cstdint>
#include <numeric>

namespace convoku::testing {
namespace {

constexpr Shape kBoardShape{9, 9, 9};

} // namespace

PassNetwork searchNetwork(bool continueAfterSolved)
{
    NetworkBuilder net("search_alone");
    PassNetwork pass;
    pass.before.candidates = net.input("candidates", kBoardShape, {0, 1});
    pass.before.stack = net.input("stack", kBoardShape, {0, highestLevel({}) - 1});
    pass.before.guess = net.input("guess", kBoardShape, {0, highestLevel({}) - 2});
    pass.before.level = net.input("level", {1, 1, 1}, {1, highestLevel({})});
    pass.ruled = net.input("ruled", kBoardShape, {0, 1});
    net.beginGroup(GroupKind::Verdict, "verdict", {pass.ruled});
    const std::vector<ValueId> verdict = buildPartLayers(net, *shippedPart("clashes"), {pass.ruled});
    pass.verdict = {verdict[0], verdict[1]};
    net.endGroup({pass.verdict.solved, pass.verdict.contradiction});
    net.beginGroup(GroupKind::Search, "search",
        {pass.before.candidates, pass.before.stack, pass.before.guess, pass.before.level, pass.ruled,
            pass.verdict.solved, pass.verdict.contradiction});
    const std::vector<ValueId> out = buildPartLayers(net, *shippedPart("fewest_candidates"),
        {pass.before.candidates, pass.before.stack, pass.before.guess, pass.before.level, pass.ruled,
            pass.verdict.solved, pass.verdict.contradiction},
        {.lookBeyond = continueAfterSolved});
    pass.search = {{out[0], out[1], out[2], out[3]}, out[4], out[5], out[6]};
    net.endGroup(out);
    pass.network = net.build(out);
    return pass;
}

std::vector<ValueId> everyValue(const Network& network)
{
    std::vector<ValueId> values(network.values.size());
    std::iota(values.begin(), values.end(), 0);
    return values;
}

Tensor tensorOf(std::span<const Candidates> candidates)
{
    const Board board = candidates.empty() ? Board() : candidates.front().board();
    const int side = board.side();
    Tensor tensor(static_cast<int>(candidates.size()), {side, side, side});
    std::size_t next = 0;
    for (const Candidates& one : candidates) {
        for (int digit = 0; digit < side; ++digit) {
            for (int row = 0; row < side; ++row) {
                for (int column = 0; column < side; ++column)
                    tensor.data[next++] = one.has(Candidate{digit, row, column, board}) ? 1.F : 0.F;
            }
        }
    }
    return tensor;
}

std::vector<Tensor> tensorsOf(std::span<const State> states, bool search)
{
    std::vector<Candidates> candidates;
    for (const State& state : states)
        candidates.push_back(state.candidates);
    std::vector<Tensor> tensors{tensorOf(candidates)};
    if (!search)
        return tensors;
    const int count = static_cast<int>(states.size());
    Tensor stack(count, kBoardShape);
    Tensor guess(count, kBoardShape);
    Tensor level(count, {1, 1, 1});
    for (std::size_t n = 0; n < states.size(); ++n) {
        for (std::size_t i = 0; i < 729; ++i) {
            stack.data[n * 729 + i] = states[n].stack[i];
            guess.data[n * 729 + i] = states[n].guess[i];
        }
        level.data[n] = static_cast<float>(states[n].level);
    }
    tensors.insert(tensors.end(), {stack, guess, level});
    return tensors;
}

Tensor digitsOf(std::span<const Grid> grids)
{
    Tensor tensor(static_cast<int>(grids.size()), {1, 9, 9});
    for (std::size_t n = 0; n < grids.size(); ++n) {
        for (int i = 0; i < 81; ++i)
            tensor.data[n * 81 + static_cast<std::size_t>(i)] = static_cast<float>(grids[n].digit(Cell{i / 9, i % 9}));
    }
    return tensor;
}

Candidates candidatesOf(const Tensor& tensor, int puzzle, Board board)
{
    const int side = board.side();
    Candidates candidates(board);
    for (int i = 0; i < board.candidates(); ++i) {
        const float number = tensor.data.at(static_cast<std::size_t>(puzzle * board.candidates() + i));
        if (number != 0.F && number != 1.F)
            throw Error("candidates", "hold " + std::to_string(number));
        if (number == 1.F)
            candidates.add(Candidate{i / (side * side), i / side % side, i % side, board});
    }
    return candidates;
}

State stateOf(std::span<const Tensor> tensors, int puzzle)
{
    State state;
    state.candidates = candidatesOf(tensors[0], puzzle);
    for (std::size_t i = 0; i < 729; ++i) {
        const std::size_t element = static_cast<std::size_t>(puzzle) * 729 + i;
        state.stack[i] = static_cast<std::uint8_t>(tensors[1].data.at(element));
        state.guess[i] = static_cast<std::uint8_t>(tensors[2].data.at(element));
    }
    state.level = static_cast<int>(tensors[3].data.at(static_cast<std::size_t>(puzzle)));
    return state;
}

std::string difference(const Network& network, std::span<const ValueId> values, std::span<const Tensor> expected,
    std::span<const Tensor> actual)
{
    if (expected.size() != values.size() || actual.size() != values.size())
        return "another number of values";
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Value& value = network.value(values[i]);
        const Tensor& a = expected[i];
        const Tensor& b = actual[i];
        if (a.count != b.count || a.shape != b.shape || a.shape != value.shape || a.data.size() != b.data.size())
            return value.name + ": another shape or number of puzzles";
        for (std::size_t element = 0; element < a.data.size(); ++element) {
            if (std::bit_cast<std::uint32_t>(a.data[element]) != std::bit_cast<std::uint32_t>(b.data[element]))
                return value.name + ", element " + std::to_string(element) + ": expected "
                    + std::to_string(a.data[element]) + ", got " + std::to_string(b.data[element]);
        }
    }
    return {};
}

std::string difference(const Candidates& expected, const Candidates& actual)
{
    std::string text;
    for (int i = 0; i < expected.board().candidates(); ++i) {
        if (expected.has(i) != actual.has(i) && text.size() < 200)
            text += (text.empty() ? "" : ", ") + nameOf(expected.board().candidate(i))
                + (expected.has(i) ? " should be there" : " should not be there");
    }
    return text;
}

std::string difference(const State& expected, const State& actual)
{
    if (expected == actual)
        return {};
    if (expected.level != actual.level)
        return "level " + std::to_string(actual.level) + " should be " + std::to_string(expected.level);
    if (expected.candidates != actual.candidates)
        return difference(expected.candidates, actual.candidates);
    for (std::size_t i = 0; i < 729; ++i) {
        if (expected.stack[i] == actual.stack[i] && expected.guess[i] == actual.guess[i])
            continue;
        const std::string name = nameOf(Candidate::fromIndex(static_cast<int>(i)));
        if (expected.stack[i] != actual.stack[i])
            return name + ": stack " + std::to_string(actual.stack[i]) + " should be "
                + std::to_string(expected.stack[i]);
        return name + ": guess " + std::to_string(actual.guess[i]) + " should be " + std::to_string(expected.guess[i]);
    }
    return "states differ";
}

std::vector<Tensor> runOnce(
    Backend& backend, const Network& network, std::span<const Tensor> inputs, std::span<const ValueId> keep)
{
    return backend.load(std::make_shared<const Network>(network))->run(inputs, keep);
}

std::string nameOf(Candidate candidate)
{
    return "r" + std::to_string(candidate.row + 1) + "c" + std::to_string(candidate.column + 1) + "="
        + std::to_string(candidate.digit + 1);
}

} // namespace convoku::testing
