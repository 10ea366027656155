// SPDX-License-Identifier: MIT
#include "solver/learn/training.h"

#include "solver/error.h"
#include "solver/learn/training_boards.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr int kKeptBoards = 96; ///< for TrainingFrame::right; of "is the count 1?" 7,776 numbers
constexpr int kBoardsAtOnce = 512; ///< made for the steps to come: their targets are worked out side by side
constexpr double kClearlyBetter = 0.01; ///< TrainingOutcome::SomethingElse

/// The purposes of random numbers from one seed: each has its own stream, so that one does not change with another.
enum Stream : std::uint64_t { StartNumbers, StepBoards, KeptBoards, FixedBoards };

/// [count, …]: some of the N of a tensor.
Tensor part(const Tensor& of, int first, int count)
{
    Tensor some(count, of.shape);
    const auto each = of.shape.elements();
    std::copy_n(of.data.begin() + std::ptrdiff_t{first} * each, std::ptrdiff_t{count} * each, some.data.begin());
    return some;
}

double meanSquare(const Tensor& some, const Tensor& targets)
{
    double sum = 0;
    for (std::size_t i = 0; i < some.data.size(); ++i)
        sum += std::pow(static_cast<double>(some.data[i]) - static_cast<double>(targets.data[i]), 2);
    return sum / static_cast<double>(some.data.size());
}

struct Examples
{
    Tensor boards; ///< [N, …], candidates
    Tensor targets; ///< [N, …]
};

/// Returns the means around which the numbers of a random start are drawn.
std::vector<double> middles(const LearningTask& task)
{
    std::vector<double> result;
    for (const LearnedLayer& learned : task.learned) {
        const Layer& layer = task.layers->layers[learned.layer];
        const std::size_t offsets = !learned.offset ? 0 : learned.oneKernel ? 1 : layer.bias.size();
        result.resize(result.size() + learnedNumbers(*task.layers, learned) - offsets, 0);
        result.resize(result.size() + offsets, mirrorOf(*task.layers, layer.outputs.front()).value_or(0) / 2);
    }
    return result;
}

} // namespace

std::size_t TrainingRun::frameAt(int step) const
{
    const auto behind = std::ranges::upper_bound(frames, step, {}, &TrainingFrame::step);
    return behind == frames.begin() ? 0 : static_cast<std::size_t>(behind - frames.begin()) - 1;
}

std::optional<int> TrainingRun::dropStep() const
{
    constexpr double kDropped = 0.5;
    constexpr double kLow = 0.1;
    if (frames.empty() || frames.back().loss > kLow * alwaysNoLoss)
        return std::nullopt;
    std::size_t first = frames.size();
    while (first > 0 && frames[first - 1].loss < kDropped * alwaysNoLoss)
        --first;
    return frames[std::min(first, frames.size() - 1)].step;
}

TrainingOutcome outcomeOf(const TrainingRecord& record, const TrainingRun& run)
{
    const double right = run.frames.empty() ? 0 : run.last().right;
    if (right >= 1)
        return TrainingOutcome::Found;
    return right > std::max(record.alwaysNo, 1 - record.alwaysNo) + kClearlyBetter // always no, or always yes
        ? TrainingOutcome::SomethingElse
        : TrainingOutcome::Stuck;
}

struct Training::Work
{
    struct Start
    {
        std::unique_ptr<Trainer> trainer;
        RandomNumbers random;
        Examples next; ///< made, of which so many were used
        int used = 0;
        int step = 0;
        double lossSum = 0; ///< since the last frame
        int lossSteps = 0;
    };

    Work(const LearningTask& learning, const TrainingSetup& how, MakeTrainer makeTrainer)
        : make(std::move(makeTrainer))
        , boards(learning, how)
        , written(learning.layers)
    {
        RandomNumbers random(how.seed, Stream::KeptBoards);
        kept = examples(random, kKeptBoards);
        if (how.fixedBoards > 0) {
            RandomNumbers of(how.seed, Stream::FixedBoards);
            fixed = examples(of, how.fixedBoards);
        }
    }

    Examples examples(RandomNumbers& random, int count)
    {
        Examples result{boards.draw(random, count), {}};
        result.targets = written.of(result.boards);
        return result;
    }

    /// Returns the examples of a start's next step.
    Examples batch(Start& start, int count)
    {
        if (fixed.boards.count > 0) {
            Examples some{Tensor(count, fixed.boards.shape), Tensor(count, fixed.targets.shape)};
            for (int i = 0; i < count; ++i) {
                const auto which = static_cast<int>(start.random.below(static_cast<std::size_t>(fixed.boards.count)));
                std::ranges::copy(fixed.boards.of(which), some.boards.of(i).begin());
                std::ranges::copy(fixed.targets.of(which), some.targets.of(i).begin());
            }
            return some;
        }
        if (start.used + count > start.next.boards.count) {
            start.next = examples(start.random, std::max(1, kBoardsAtOnce / count) * count);
            start.used = 0;
        }
        const int first = start.used;
        start.used += count;
        return {part(start.next.boards, first, count), part(start.next.targets, first, count)};
    }

    MakeTrainer make;
    TrainingBoards boards;
    Answers written;
    Examples kept;
    Examples fixed;
    std::vector<Start> starts;
};

Training::Training(LearningTask task, TrainingSetup setup, int starts, MakeTrainer make)
    : m_work(std::make_shared<Work>(task, setup, std::move(make)))
    , m_record{std::move(task), setup, {}, 0, 0}
{
    if (m_record.task.learned.empty() || setup.batch < 1)
        throw Error(m_record.task.layers->id, "has nothing to learn");
    const Tensor no(m_work->kept.targets.count, m_work->kept.targets.shape);
    m_record.alwaysNo = shareRight(no, m_work->kept.targets);
    m_record.alwaysNoLoss = meanSquare(no, m_work->kept.targets);
    std::vector<double> around = middles(m_record.task);
    if (setup.start == TrainingSetup::Start::NearWritten) {
        const auto written = learnedNumbersOf(*m_record.task.layers, m_record.task.learned);
        around.assign(written.begin(), written.end());
    }
    // The limit is for all frames of a run together: rules with very many numbers keep fewer frames.
    constexpr std::size_t kMostKept = std::size_t{1} << 23;
    const int frames = static_cast<int>(
        std::clamp<std::size_t>(kMostKept / std::max<std::size_t>(around.size(), 1), 2, TrainingRun::kMostFrames));
    for (int start = 0; start < starts; ++start) {
        TrainingRun& run = m_record.runs.emplace_back();
        run.seed = setup.seed + static_cast<std::uint64_t>(start);
        run.alwaysNoLoss = m_record.alwaysNoLoss;
        while (setup.steps / run.stride > frames - 2)
            run.stride *= 2;
        Work::Start& work = m_work->starts.emplace_back(
            Work::Start{nullptr, RandomNumbers(run.seed, Stream::StepBoards), {}, 0, 0, 0, 0});
        RandomNumbers random(run.seed, Stream::StartNumbers);
        std::vector<float> numbers;
        for (const double number : around)
            numbers.push_back(static_cast<float>(number + setup.spread * normal(random)));
        work.trainer = m_work->make(m_record.task.layers, m_record.task.learned, LossKind::MeanSquare);
        work.trainer->start(numbers);
        addFrame(static_cast<std::size_t>(start));
    }
}

void Training::addFrame(std::size_t start)
{
    TrainingRun& run = m_record.runs[start];
    Work::Start& work = m_work->starts[start];
    const Tensor output = work.trainer->output(m_work->kept.boards);
    const double loss = work.lossSteps > 0 ? work.lossSum / work.lossSteps : meanSquare(output, m_work->kept.targets);
    work.lossSum = 0;
    work.lossSteps = 0;
    run.frames.push_back({work.step, loss, shareRight(output, m_work->kept.targets), work.trainer->numbers()});
}

bool Training::advance(std::size_t start, int steps)
{
    TrainingRun& run = m_record.runs.at(start);
    const TrainingSetup& setup = m_record.setup;
    Work::Start& work = m_work->starts[start];
    for (int i = 0; i < steps && work.step < setup.steps; ++i) {
        const Examples examples = m_work->batch(work, setup.batch);
        work.lossSum += work.trainer->step(examples.boards, examples.targets, setup.rate);
        ++work.lossSteps;
        ++work.step;
        if (work.step % run.stride == 0 || work.step == setup.steps)
            addFrame(start);
    }
    if (work.step < setup.steps)
        return true;
    work.next = {}; // one that is over takes no more boards
    return false;
}

} // namespace convoku
