// SPDX-License-Identifier: MIT
#include "solver/learn/snap.h"

#include "solver/check/same_networks.h"
#include "solver/error.h"
#include "solver/learn/training_boards.h"
#include "solver/network/pass.h"
#include "solver/run/tensors.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace convoku {
namespace {

constexpr float kSurer = 0.5F;

double distance(std::span<const float> some, std::span<const float> others)
{
    double sum = 0;
    for (std::size_t i = 0; i < some.size(); ++i)
        sum += std::pow(static_cast<double>(some[i]) - static_cast<double>(others[i]), 2);
    return sum;
}

/// Which of the learned stands where, so that they are as near to the written as any order brings them: both by size.
std::vector<int> nearestOrder(std::span<const float> learned, std::span<const float> written)
{
    std::vector<int> bySize(learned.size());
    std::iota(bySize.begin(), bySize.end(), 0);
    std::vector<int> places = bySize;
    const auto of = [](std::span<const float> numbers) {
        return [numbers](int a, int b) {
            return numbers[static_cast<std::size_t>(a)] < numbers[static_cast<std::size_t>(b)];
        };
    };
    std::ranges::stable_sort(bySize, of(learned));
    std::ranges::stable_sort(places, of(written));
    std::vector<int> order(learned.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[static_cast<std::size_t>(places[i])] = bySize[i];
    return order;
}

std::vector<float> ordered(std::span<const float> numbers, std::span<const int> order)
{
    std::vector<float> result(numbers.begin(), numbers.end());
    for (std::size_t i = 0; i < order.size(); ++i)
        result[i] = numbers[static_cast<std::size_t>(order[i])];
    return result;
}

/// Puts the numbers of a layer as near to the written as its symmetries allow.
void align(const LearningTask& task, std::size_t which, std::span<float> numbers, std::span<const float> written,
    Snapped& result)
{
    const LearnedLayer& learned = task.learned[which];
    const Layer& layer = task.layers->layers[learned.layer];
    const std::size_t kernels = learned.oneKernel ? 1 : layer.bias.size();
    const std::size_t biases = learned.offset ? kernels : 0;
    const std::size_t weights = numbers.size() - biases;
    const auto mirror = mirrorOf(*task.layers, layer.outputs.front());
    if (mirror && learned.offset) {
        std::vector<float> other(numbers.begin(), numbers.end());
        for (std::size_t i = 0; i < other.size(); ++i)
            other[i] = static_cast<float>((i < weights ? 0 : *mirror) - static_cast<double>(other[i]));
        if (distance(other, written) < distance(numbers, written)) {
            std::ranges::copy(other, numbers.begin());
            result.negated = result.negated || which == 0;
        }
    }
    if (kernels != 1)
        return;
    // A kernel whose written numbers are all the same is as near in any order; then it stays as it is.
    std::vector<int> order(weights);
    std::iota(order.begin(), order.end(), 0);
    const std::vector<int> other = nearestOrder(numbers.first(weights), written.first(weights));
    const std::vector<float> moved = ordered(numbers.first(weights), other);
    constexpr double kClearly = 1e-6;
    if (distance(moved, written.first(weights)) < distance(numbers.first(weights), written.first(weights)) - kClearly) {
        std::ranges::copy(moved, numbers.begin());
        order = other;
    }
    if (which == 0)
        result.order = std::move(order);
}

/// Yes or no of what comes out, where it is not that already.
Network decided(Network network)
{
    const ValueId output = network.outputs.front();
    if (network.isLogical(output))
        return network;
    Value yes = network.value(output);
    yes.name += ".yes";
    yes.range = {0, 1};
    yes.numbers = NumberKind::Whole;
    network.values.push_back(yes);
    const auto made = static_cast<ValueId>(network.values.size() - 1);
    network.layers.push_back({.kind = LayerKind::AtLeast,
        .inputs = {output},
        .outputs = {made},
        .words = network.layers.back().words,
        .threshold = kSurer});
    ++network.groups.back().layerCount;
    network.groups.back().outputs = {made};
    network.outputs = {made};
    network.validate();
    return network;
}

/// Fewer candidates, one after the other, as long as the answers differ.
Candidates shrunk(Answers& first, Answers& second, Candidates board, const std::atomic<bool>& stop)
{
    const auto differ = [&](const Candidates& on) {
        Tensor input(1, candidatesShape(on.board()));
        storeCandidates(on, input.of(0));
        return first.of(input) != second.of(input);
    };
    for (const std::uint16_t candidate : board.indices()) {
        Candidates less = board;
        less.remove(candidate);
        if (!stop && differ(less))
            board = less;
    }
    return board;
}

/// Measures whether a rule with other numbers loses solutions, and how much of its value is right.
class SnapTrial
{
public:
    SnapTrial(const LearningTask& task, int boards, std::uint64_t seed)
        : m_task(task)
    {
        constexpr int kStatesOfAPuzzle = 6;
        constexpr int kMostPuzzles = 64;
        m_states = statesBefore(task.model, task.rule, std::clamp(boards / kStatesOfAPuzzle, 1, kMostPuzzles), seed);
        if (m_states.size() > static_cast<std::size_t>(boards))
            m_states.resize(static_cast<std::size_t>(boards));
        m_input = Tensor(static_cast<int>(m_states.size()), candidatesShape(task.model->board));
        for (std::size_t i = 0; i < m_states.size(); ++i)
            storeCandidates(m_states[i].board, m_input.of(static_cast<int>(i)));
        RandomNumbers random(seed);
        constexpr int kRandomBoards = 32;
        m_random = TrainingBoards(task, {}).draw(random, kRandomBoards);
        m_targets = Answers(task.layers).of(m_random);
    }

    double right(std::span<const float> numbers) const
    {
        const auto network
            = std::make_shared<const Network>(withLearnedNumbers(*m_task.layers, m_task.learned, numbers));
        return shareRight(Answers(network).of(m_random), m_targets);
    }

    /// 0 … 1: of the boards, on how many.
    double losing(std::span<const float> numbers) const
    {
        const ModelPtr model = modelWith(m_task, numbers);
        const Tensor left = Answers(std::make_shared<const Network>(buildRule(*model, m_task.rule))).of(m_input);
        int lost = 0;
        for (std::size_t i = 0; i < m_states.size(); ++i) {
            const Candidates stays = candidatesFrom(left.of(static_cast<int>(i)), model->board);
            lost += m_states[i].solution.startingCandidates().without(stays).count() > 0 ? 1 : 0;
        }
        return static_cast<double>(lost) / static_cast<double>(m_states.size());
    }

private:
    const LearningTask& m_task;
    std::vector<RunState> m_states;
    Tensor m_input; ///< the states
    Tensor m_random;
    Tensor m_targets;
};

} // namespace

Snapped snapped(const LearningTask& task, std::span<const float> numbers, double seconds, const std::atomic<bool>& stop)
{
    const std::vector<float> written = learnedNumbersOf(*task.layers, task.learned);
    if (numbers.size() != written.size())
        throw Error(task.layers->id, "learns " + std::to_string(written.size()) + " numbers");
    Snapped result;
    result.aligned.assign(numbers.begin(), numbers.end());
    std::size_t first = 0;
    for (std::size_t which = 0; which < task.learned.size(); ++which) {
        const std::size_t count = learnedNumbers(*task.layers, task.learned[which]);
        align(task, which, std::span(result.aligned).subspan(first, count), std::span(written).subspan(first, count),
            result);
        first += count;
    }
    for (std::size_t i = 0; i < written.size(); ++i) {
        result.rounded.push_back(std::round(result.aligned[i]) + 0.F); // no −0
        if (result.rounded[i] != written[i])
            result.changed.push_back(i);
    }
    const auto one = std::make_shared<const Network>(decided(*task.layers));
    const auto other
        = std::make_shared<const Network>(decided(withLearnedNumbers(*task.layers, task.learned, result.rounded)));
    check::CheckLimits limits;
    limits.seconds = seconds;
    limits.keepRunning = [&stop] { return !stop; };
    const check::Sameness is = check::sameForEveryInput(*one, *other, limits);
    if (is.verdict == check::Sameness::Verdict::Proved)
        result.verdict = Snapped::Verdict::Equal;
    if (is.verdict == check::Sameness::Verdict::Refuted) {
        result.verdict = Snapped::Verdict::Differs;
        Answers writtenAnswers(one);
        Answers second(other);
        const Candidates found = candidatesFrom(is.inputs.front().of(0), task.model->board);
        result.board = shrunk(writtenAnswers, second, found, stop);
    }
    return result;
}

std::vector<RoadPoint> roadBetween(const LearningTask& task, std::span<const float> learned, int points, int boards,
    std::uint64_t seed, const std::atomic<bool>& stop)
{
    const std::vector<float> written = learnedNumbersOf(*task.layers, task.learned);
    if (learned.size() != written.size() || points < 2 || boards < 1)
        throw Error(task.layers->id, "has no such road");
    const SnapTrial trial(task, boards, seed);
    std::vector<RoadPoint> road;
    for (int i = 0; i < points && !stop; ++i) {
        RoadPoint& point = road.emplace_back();
        point.position = static_cast<double>(i) / (points - 1);
        for (std::size_t k = 0; k < written.size(); ++k) {
            point.numbers.push_back(static_cast<float>((1 - point.position) * static_cast<double>(learned[k])
                + point.position * static_cast<double>(written[k])));
        }
        point.right = trial.right(point.numbers);
        point.unsound = trial.losing(point.numbers);
    }
    return road;
}

std::vector<NoisePoint> noiseOn(const LearningTask& task, std::span<const double> deviations, int draws, int boards,
    std::uint64_t seed, const std::atomic<bool>& stop)
{
    if (boards < 1)
        throw Error(task.layers->id, "has no boards to lose anything on");
    const std::vector<float> written = learnedNumbersOf(*task.layers, task.learned);
    const SnapTrial trial(task, boards, seed);
    RandomNumbers random(seed, 1);
    std::vector<NoisePoint> result;
    for (const double deviation : deviations) {
        NoisePoint point{deviation, 0, 0, 0};
        for (; point.draws < draws && !stop; ++point.draws) {
            std::vector<float> numbers;
            for (const float number : written)
                numbers.push_back(static_cast<float>(static_cast<double>(number) + deviation * normal(random)));
            point.losing += trial.losing(numbers) > 0 ? 1 : 0;
            point.right += trial.right(numbers);
        }
        if (point.draws == 0)
            break;
        point.right /= point.draws;
        result.push_back(point);
    }
    return result;
}

} // namespace convoku
