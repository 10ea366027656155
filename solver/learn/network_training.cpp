// SPDX-License-Identifier: MIT
#include "solver/learn/network_training.h"

#include "solver/error.h"
#include "solver/learn/training_boards.h"
#include "solver/run/tensors.h"
#include "solver/sudoku/transform.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>

namespace convoku {
namespace {

constexpr double kShareThinned = 0.25;
constexpr double kShareFilled = 0.5;
constexpr double kShareOther = 0.3;
constexpr double kShareLeft = 0.125; ///< of boards that could go on: else a few lanes learn a few boards by heart
constexpr float kStays = 4;
constexpr float kGoes = 0.5F;
constexpr double kLongest = 1;
constexpr double kSecondMoment = 0.98;
constexpr std::size_t kMeasuredAtOnce = 64;
const char* const kKind = "convoku checkpoint";

void put(Tensor& boards, std::size_t at, const Candidates& board)
{
    const std::span<float> numbers = boards.of(static_cast<int>(at));
    for (const std::uint16_t index : board.indices())
        numbers[index] = 1;
}

SolvedPuzzle turned(const SolvedPuzzle& puzzle, RandomNumbers& random)
{
    const Board board = puzzle.givens.board();
    const Transform names = randomRelabelling(random, board);
    const Transform lines = randomShuffle(random, board);
    SolvedPuzzle result{lines(names(puzzle.givens)), lines(names(puzzle.solution))};
    // Other boxes would be turned: that is another board.
    if (board.turned() == board && random.below(2) == 0) {
        const Transform mirror = mirroring(MirrorAxis::Diagonal, board);
        result = {mirror(result.givens), mirror(result.solution)};
    }
    return result;
}

void requireBoard(Board board, std::span<const SolvedPuzzle> puzzles, const std::string& network)
{
    for (const SolvedPuzzle& puzzle : puzzles) {
        if (puzzle.givens.board() != board || puzzle.solution.board() != board)
            throw Error(network, "can't be trained on puzzles on another board");
    }
}

/// To the last bit.
std::string textOf(double number)
{
    std::array<char, 40> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    return {text.data(), end};
}

template <typename Number>
Number numberOf(const TensorFile& file, const char* name, Number low, Number high)
{
    const std::string text = file.fact(name);
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !(number >= low && number <= high))
        throw Error("checkpoint", std::string("has no '") + name + "' of its kind");
    return number;
}

} // namespace

struct NetworkTraining::Lane
{
    Candidates board;
    Grid solution;
};

struct NetworkTraining::State
{
    NetworkTask task;
    NetworkTrainingSetup setup;
    std::vector<SolvedPuzzle> puzzles;
    std::unique_ptr<Trainer> trainer;
    std::vector<Lane> lanes;
    std::vector<Tensor> remembered; ///< by memory, for all lanes; empty where the rule remembers nothing
    RandomNumbers random{0};
    int steps = 0;
    bool isFresh = true; ///< the lanes have no boards yet

    Board board() const { return task.model->board; }
    Shape shape() const { return task.layers->value(task.layers->outputs.front()).shape; }
    std::size_t place(std::size_t lane, int plane, int cell) const
    {
        return (lane * static_cast<std::size_t>(shape().channels) + static_cast<std::size_t>(plane))
            * static_cast<std::size_t>(board().cells())
            + static_cast<std::size_t>(cell);
    }
};

NetworkTraining::NetworkTraining(
    NetworkTask task, NetworkTrainingSetup setup, std::vector<SolvedPuzzle> puzzles, const Training::MakeTrainer& make)
    : m(std::make_unique<State>())
{
    if (puzzles.empty())
        throw Error(task.layers->id, "has no puzzles to be trained on");
    requireBoard(task.model->board, puzzles, task.layers->id);
    m->task = std::move(task);
    m->setup = setup;
    m->puzzles = std::move(puzzles);
    m->trainer = make(m->task.layers, m->task.learned, m->task.loss);
    m->lanes.resize(static_cast<std::size_t>(setup.batch));
    for (std::size_t i = 1; i < m->task.layers->inputs.size(); ++i)
        m->remembered.emplace_back(setup.batch, m->task.layers->value(m->task.layers->inputs[i]).shape);
    if (setup.fromWritten) {
        Moments begin;
        begin.statistics = statisticsOf(m->task);
        m->trainer->resume(learnedNumbersOf(*m->task.layers, m->task.learned), begin);
        return;
    }
    // Initialise weights like PyTorch's convolutions: uniform within ±1 / √(inputs of a sum). Biases begin at 0.
    RandomNumbers random(setup.seed, UINT64_MAX);
    std::vector<float> numbers;
    for (std::size_t i = 0; i < m->task.learned.size(); ++i) {
        const LearnedLayer& learned = m->task.learned[i];
        const std::size_t count = learnedNumbers(*m->task.layers, learned);
        const std::size_t planes = m->task.layers->layers[learned.layer].bias.size();
        const std::size_t offsets = learned.offset ? planes : 0;
        if (count == 0)
            continue;
        const double most = 1 / std::sqrt(static_cast<double>(count - offsets) / static_cast<double>(planes));
        const double by = m->task.asked[i] ? most : 0;
        for (std::size_t n = 0; n < count - offsets; ++n)
            numbers.push_back(m->task.calls[i].eachPlane ? 1.F : static_cast<float>(by * (2 * uniform(random) - 1)));
        numbers.resize(numbers.size() + offsets, 0.F);
    }
    m->trainer->start(numbers);
}

NetworkTraining::~NetworkTraining() = default;

int NetworkTraining::steps() const
{
    return m->steps;
}

std::vector<float> NetworkTraining::numbers() const
{
    return m->trainer->numbers();
}

std::vector<float> NetworkTraining::statistics() const
{
    return m->trainer->moments().statistics;
}

void NetworkTraining::refill(Lane& lane)
{
    for (Tensor& memory : m->remembered)
        std::ranges::fill(memory.of(static_cast<int>(&lane - m->lanes.data())), 0.F);
    const SolvedPuzzle puzzle = turned(m->puzzles[m->random.below(m->puzzles.size())], m->random);
    lane = {puzzle.givens.startingCandidates(), puzzle.solution};
    const bool clears = m->task.loss == LossKind::BinaryCrossEntropy;
    if (uniform(m->random) >= (clears ? kShareThinned : kShareFilled))
        return;
    const double share = uniform(m->random);
    if (clears) {
        const Candidates right = lane.solution.startingCandidates();
        for (const std::uint16_t index : lane.board.indices()) {
            if (!right.has(index) && uniform(m->random) < share)
                lane.board.remove(index);
        }
        return;
    }
    Grid filled = puzzle.givens;
    for (int i = 0; i < m->board().cells(); ++i) {
        if (uniform(m->random) < share)
            filled.setDigit(m->board().cell(i), lane.solution.digit(i));
    }
    lane.board = filled.startingCandidates();
}

/// logits [digit, row, column] of the lane's board.
void NetworkTraining::advance(Lane& lane, std::span<const float> logits)
{
    if (m->task.loss != LossKind::BinaryCrossEntropy || !m->task.line) {
        refill(lane);
        return;
    }
    // σ(x) < line, without the exponential.
    const double least = std::log(*m->task.line / (1 - *m->task.line));
    Candidates left = lane.board;
    for (const std::uint16_t index : lane.board.indices()) {
        if (static_cast<double>(logits[index]) < least)
            left.remove(index);
    }
    const bool lost = lane.solution.startingCandidates().without(left).count() > 0;
    if (lost || left.decidedCells() == m->board().cells()) {
        refill(lane);
        return;
    }
    if (left == lane.board) {
        std::vector<Cell> open;
        for (int i = 0; i < m->board().cells(); ++i) {
            if (left.countIn(m->board().cell(i)) > 1)
                open.push_back(m->board().cell(i));
        }
        if (open.empty() || uniform(m->random) < kShareOther) {
            refill(lane);
            return;
        }
        const Cell cell = open[m->random.below(open.size())];
        for (int digit = 0; digit < m->board().side(); ++digit) {
            if (digit + 1 != lane.solution.digit(cell))
                left.remove(Candidate::of(digit, cell));
        }
    }
    lane.board = left;
}

double NetworkTraining::step(double done)
{
    if (isRound() || m->isFresh) {
        m->isFresh = false;
        m->random = RandomNumbers(m->setup.seed, static_cast<std::uint64_t>(m->steps));
        for (Lane& lane : m->lanes)
            refill(lane);
    }
    const int count = m->setup.batch;
    Tensor input(count, candidatesShape(m->board()));
    Tensor target(count, m->shape());
    Tensor weights(count, m->shape());
    for (std::size_t i = 0; i < m->lanes.size(); ++i) {
        const Lane& lane = m->lanes[i];
        put(input, i, lane.board);
        for (int c = 0; c < m->board().cells(); ++c) {
            const Cell cell = m->board().cell(c);
            const int right = lane.solution.digit(c) - 1;
            target.data[m->place(i, m->task.first + right, c)] = 1;
            if (lane.board.countIn(cell) < 2)
                continue;
            for (int plane = 0; plane < m->shape().channels; ++plane) {
                float& weight = weights.data[m->place(i, plane, c)];
                if (isCrossEntropy(m->task.loss))
                    weight = 1;
                else if (lane.board.has(Candidate::of(plane, cell)))
                    weight = plane == right ? kStays : kGoes;
            }
        }
    }
    Tensor logits;
    const double rate = m->setup.rate * (1 + std::cos(std::numbers::pi * std::clamp(done, 0., 1.))) / 2;
    // If every lane is solved, there is nothing to learn: the mean loss over no cells is not a number.
    double loss = 0;
    const bool counts = std::ranges::any_of(weights.data, [](float weight) { return weight > 0; });
    const Descent how{rate, &weights, kLongest, kSecondMoment, &logits};
    if (m->task.remembers()) {
        ++m->steps;
        return stepThrough(std::move(input), target, how, counts);
    }
    if (counts)
        loss = m->trainer->step(input, target, how);
    else
        logits = Tensor(count, m->shape());
    ++m->steps;
    const std::size_t each = logits.data.size() / m->lanes.size();
    for (std::size_t i = 0; i < m->lanes.size(); ++i)
        advance(m->lanes[i], std::span(logits.data).subspan(i * each, each));
    return loss;
}

/// The step of a rule that remembers, and where it leaves the lanes.
double NetworkTraining::stepThrough(Tensor input, const Tensor& target, const Descent& how, bool counts)
{
    double loss = 0;
    std::vector<Tensor> state;
    state.push_back(std::move(input));
    state.insert(state.end(), m->remembered.begin(), m->remembered.end());
    if (counts)
        loss = m->trainer->stepThrough(state, m->setup.passes, target, how);
    std::vector<bool> continues(m->lanes.size(), false);
    for (std::size_t i = 0; counts && i < m->lanes.size(); ++i) {
        Lane& lane = m->lanes[i];
        const int n = static_cast<int>(i);
        const Candidates left = candidatesFrom(state.front().of(n), m->board());
        bool changes = !(left == lane.board);
        for (std::size_t memory = 0; !changes && memory < m->remembered.size(); ++memory)
            changes = !std::ranges::equal(state[memory + 1].of(n), m->remembered[memory].of(n));
        const bool lost = lane.solution.startingCandidates().without(left).count() > 0;
        continues[i] = changes && !lost && left.decidedCells() < m->board().cells() && uniform(m->random) >= kShareLeft;
        lane.board = left;
    }
    std::move(state.begin() + 1, state.end(), m->remembered.begin());
    for (std::size_t i = 0; i < m->lanes.size(); ++i) {
        if (!continues[i])
            refill(m->lanes[i]);
    }
    return loss;
}

NetworkMeasure NetworkTraining::measure(std::span<const SolvedPuzzle> puzzles)
{
    requireBoard(m->board(), puzzles, m->task.layers->id);
    const Board board = m->board();
    const auto cellsOfBoard = static_cast<std::size_t>(board.cells());
    std::size_t cells = 0;
    std::size_t open = 0;
    std::size_t openRight = 0;
    std::size_t boards = 0;
    for (std::size_t from = 0; from < puzzles.size(); from += kMeasuredAtOnce) {
        const auto some = puzzles.subspan(from, std::min(kMeasuredAtOnce, puzzles.size() - from));
        Tensor input(static_cast<int>(some.size()), candidatesShape(board));
        for (std::size_t i = 0; i < some.size(); ++i)
            put(input, i, some[i].givens.startingCandidates());
        std::vector<Tensor> state;
        for (const ValueId value : m->task.layers->inputs)
            state.emplace_back(input.count, m->task.layers->value(value).shape);
        state.front() = std::move(input);
        const Tensor logits = m->task.remembers() ? m->trainer->outputThrough(state, m->setup.passes)
                                                  : m->trainer->output(state.front());
        for (std::size_t i = 0; i < some.size(); ++i) {
            std::size_t wrong = 0;
            for (int c = 0; c < board.cells(); ++c) {
                if (some[i].givens.digit(c) != 0)
                    continue;
                int best = 0;
                for (int digit = 1; digit < board.side(); ++digit) {
                    if (logits.data[m->place(i, m->task.first + digit, c)]
                        > logits.data[m->place(i, m->task.first + best, c)])
                        best = digit;
                }
                const bool right = best + 1 == some[i].solution.digit(c);
                ++open;
                openRight += right ? 1U : 0U;
                wrong += right ? 0U : 1U;
            }
            cells += cellsOfBoard - wrong;
            boards += wrong == 0 ? 1U : 0U;
        }
    }
    const auto share = [](std::size_t part, std::size_t of) {
        return of == 0 ? 0. : static_cast<double>(part) / static_cast<double>(of);
    };
    return {share(cells, puzzles.size() * cellsOfBoard), share(openRight, open), share(boards, puzzles.size())};
}

TensorFile NetworkTraining::checkpoint() const
{
    const Moments moments = m->trainer->moments();
    const auto tensor = [](const char* name, std::vector<float> numbers) {
        const auto count = static_cast<std::int64_t>(numbers.size());
        return NamedTensor{name, NamedTensor::Stored::F32, {count}, std::move(numbers)};
    };
    TensorFile file{
        {tensor("numbers", m->trainer->numbers()), tensor("mean", moments.mean), tensor("square", moments.square)},
        {{"kind", kKind}, {"network", m->task.model->id}, {"steps", std::to_string(m->steps)},
            {"seed", std::to_string(m->setup.seed)}, {"first_left", textOf(moments.firstLeft)},
            {"second_left", textOf(moments.secondLeft)}}};
    if (!moments.statistics.empty()) {
        file.tensors.push_back(tensor("statistics", moments.statistics));
        file.tensors.push_back(tensor("plain", moments.plain));
    }
    return file;
}

void NetworkTraining::resume(const TensorFile& checkpoint)
{
    if (checkpoint.fact("kind") != kKind)
        throw Error("checkpoint", "is none: it has no 'kind' that says so");
    const std::size_t count = m->trainer->numbers().size();
    const auto numbers = [&](const char* name) {
        const NamedTensor* tensor = checkpoint.find(name);
        if (tensor == nullptr || tensor->numbers.size() != count)
            throw Error("checkpoint",
                std::string("has no '") + name + "' of " + std::to_string(count) + " numbers: it is another network's");
        return tensor->numbers;
    };
    Moments moments{numbers("mean"), numbers("square"), numberOf(checkpoint, "first_left", 0., 1.),
        numberOf(checkpoint, "second_left", 0., 1.)};
    const std::size_t kept = m->trainer->moments().statistics.size();
    const NamedTensor* const statistics = checkpoint.find("statistics");
    if (kept > 0 && (statistics == nullptr || statistics->numbers.size() != kept))
        throw Error("checkpoint", "has no 'statistics' of " + std::to_string(kept) + " numbers");
    if (kept > 0) {
        moments.statistics = statistics->numbers;
        moments.plain = numbers("plain");
    }
    if (std::ranges::any_of(moments.square, [](float square) { return square < 0; }))
        throw Error("checkpoint", "has a square below 0");
    const int steps = numberOf(checkpoint, "steps", 0, 1'000'000'000);
    // The random numbers that draw the boards continue as without a break, if the checkpoint was made at the end of a
    // round.
    m->setup.seed = numberOf(checkpoint, "seed", std::uint64_t{0}, UINT64_MAX);
    m->trainer->resume(numbers("numbers"), moments);
    m->steps = steps;
    m->isFresh = true;
}

} // namespace convoku
