// SPDX-License-Identifier: MIT
#include "app/document/training_work.h"

#include "app/base/trouble.h"
#include "solver/backend/backend_module.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace convoku {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kHandOver(200); ///< between two copies
constexpr std::chrono::milliseconds kRound(40); ///< the starts take turns about that often
constexpr int kMovesASecond = 10;
constexpr std::size_t kMostNumbers = std::size_t{1} << 23; ///< of all frames together: 32 MiB, and a copy

} // namespace

/// Orders from the window to the thread.
struct TrainingWork::Orders
{
    std::mutex mutex;
    std::condition_variable changed;
    bool paused = false; ///< guarded, as all that follows
    bool isGivenUp = false;
    int steps = 0; ///< to be done although it is paused
    double rate = 0;
};

TrainerSource torchTrainers()
{
    return [] {
        const BackendModule& module = BackendModule::torch();
        if (!module.isThere())
            return TrainerLibrary{{}, module.problem()};
        return TrainerLibrary{
            [&module](std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss) {
                return module.makeTrainer(std::move(network), learned, loss);
            }};
    };
}

TrainingWork::TrainingWork(TrainerSource trainers, QObject* parent)
    : QObject(parent)
    , m_trainers(std::move(trainers))
    , m_receiver(this)
{
    m_player.setInterval(1000 / kMovesASecond);
    connect(&m_player, &QTimer::timeout, this, [this] {
        if (m_position >= lastStep() && !isUnderWay())
            setPlaying(false);
        else
            move(true);
    });
}

TrainingWork::~TrainingWork()
{
    m_receiver.cut();
    cancel();
}

void TrainingWork::setRequest(const Request& request)
{
    if (request == m_request)
        return;
    m_request = request;
    Q_EMIT requestChanged();
}

bool TrainingWork::isOf(const LearningTask& task) const
{
    return m_record && m_record->task.model == task.model && m_record->task.rule == task.rule
        && m_record->task.value == task.value && m_record->setup.beginsAs(m_request.setup)
        && static_cast<int>(m_record->runs.size()) == m_request.starts;
}

int TrainingWork::mostStarts(std::size_t numbers)
{
    const std::size_t each = TrainingRun::kMostFrames * std::max<std::size_t>(numbers, 1);
    return static_cast<int>(std::clamp<std::size_t>(kMostNumbers / each, 1, kMostStarts));
}

void TrainingWork::begin(const LearningTask& task, const TrainingSetup& setup, int starts, bool paused)
{
    cancel();
    const std::size_t numbers = learnedNumbersOf(*task.layers, task.learned).size();
    starts = std::clamp(starts, 1, mostStarts(numbers));
    m_orders = std::make_shared<Orders>();
    m_orders->paused = paused;
    m_orders->rate = setup.rate;
    setPlaying(false);
    m_record.reset();
    m_chosen = 0;
    m_position = 0;
    setState(State::Opening);
    Q_EMIT recordChanged();
    Q_EMIT chosenChanged();
    Q_EMIT positionChanged();
    runInBackground([orders = m_orders, receiver = m_receiver, trainers = m_trainers, task, setup, starts] {
        QString missing;
        const QString error = troubleIn([&] {
            const TrainerLibrary library = trainers();
            if (!library.make) {
                missing = QString::fromStdString(library.problem);
                return;
            }
            work(orders, receiver, library.make, task, setup, starts);
        });
        receiver.post([orders, error, missing](TrainingWork& owner) { owner.end(orders, error, missing); });
    });
}

void TrainingWork::work(const std::shared_ptr<Orders>& orders, const WeakReceiver<TrainingWork>& receiver,
    const Training::MakeTrainer& make, const LearningTask& task, const TrainingSetup& setup, int starts)
{
    Training training(task, setup, starts, make);
    const auto handOver = [&] {
        receiver.post([orders, record = std::make_shared<const TrainingRecord>(training.record())](
                          TrainingWork& owner) { owner.take(orders, record); });
    };
    handOver();
    auto handed = Clock::now();
    int atOnce = 1; // steps of each start, as many as take about kRound
    while (true) {
        int steps = 0;
        bool waits = false;
        {
            std::unique_lock lock(orders->mutex);
            orders->changed.wait(lock, [&] { return orders->isGivenUp || !orders->paused || orders->steps > 0; });
            if (orders->isGivenUp)
                break;
            steps = orders->paused ? std::min(orders->steps, atOnce) : atOnce;
            if (orders->paused)
                orders->steps -= steps;
            waits = orders->paused && orders->steps == 0;
            training.setRate(orders->rate);
        }
        const auto began = Clock::now();
        bool keepRunning = false;
        for (std::size_t start = 0; start < static_cast<std::size_t>(starts); ++start)
            keepRunning = training.advance(start, steps) || keepRunning;
        const auto now = Clock::now();
        if (now - began < kRound / 2)
            atOnce = std::min(atOnce * 2, 1000);
        else if (now - began > kRound * 2)
            atOnce = std::max(atOnce / 2, 1);
        if (waits || !keepRunning || now - handed > kHandOver) {
            handOver();
            handed = now;
        }
        if (!keepRunning)
            return;
    }
    handOver();
}

void TrainingWork::take(const std::shared_ptr<Orders>& of, const std::shared_ptr<const TrainingRecord>& record)
{
    // One that was given up for another tells nothing any more; one that just ended has its last word.
    if (of != m_orders)
        return;
    const bool followed = m_position >= lastStep();
    m_record = record;
    if (m_state == State::Opening) {
        const std::lock_guard lock(of->mutex);
        m_state = of->paused ? State::Paused : State::Running;
        m_missing.clear();
        Q_EMIT stateChanged();
    }
    Q_EMIT recordChanged();
    if (followed && !isPlaying())
        setPosition(lastStep());
}

void TrainingWork::end(const std::shared_ptr<Orders>& of, const QString& error, const QString& missing)
{
    if (of != m_orders)
        return;
    m_orders.reset();
    m_missing = missing;
    setState(m_record ? State::Ended : State::None);
    if (!error.isEmpty())
        Q_EMIT failed(error);
}

void TrainingWork::pause()
{
    if (!m_orders)
        return;
    {
        const std::lock_guard lock(m_orders->mutex);
        m_orders->paused = true;
        m_orders->steps = 0; // those of step() that are not done
    }
    if (m_state == State::Running)
        setState(State::Paused);
}

void TrainingWork::resume()
{
    if (!m_orders)
        return;
    {
        const std::lock_guard lock(m_orders->mutex);
        m_orders->paused = false;
        m_orders->steps = 0;
    }
    m_orders->changed.notify_all();
    if (m_state == State::Paused)
        setState(State::Running);
}

void TrainingWork::step(int steps)
{
    if (!m_orders)
        return;
    {
        const std::lock_guard lock(m_orders->mutex);
        m_orders->paused = true;
        m_orders->steps += steps;
    }
    m_orders->changed.notify_all();
    if (m_state == State::Running)
        setState(State::Paused);
}

void TrainingWork::cancel()
{
    if (!m_orders)
        return;
    {
        const std::lock_guard lock(m_orders->mutex);
        m_orders->isGivenUp = true;
    }
    m_orders->changed.notify_all();
}

void TrainingWork::setRate(double rate)
{
    if (!m_orders)
        return;
    const std::lock_guard lock(m_orders->mutex);
    m_orders->rate = rate;
}

void TrainingWork::setState(State state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT stateChanged();
}

void TrainingWork::show(std::shared_ptr<const TrainingRecord> record)
{
    if (m_record || isUnderWay())
        return;
    m_record = std::move(record);
    m_position = lastStep();
    setState(State::Ended);
    Q_EMIT recordChanged();
    Q_EMIT positionChanged();
}

int TrainingWork::lastStep() const
{
    int last = 0;
    if (m_record) {
        for (const TrainingRun& run : m_record->runs)
            last = std::max(last, run.last().step);
    }
    return last;
}

void TrainingWork::setPosition(int step)
{
    step = std::clamp(step, 0, lastStep());
    if (step == m_position)
        return;
    m_position = step;
    Q_EMIT positionChanged();
}

void TrainingWork::goTo(int step)
{
    setPosition(step);
}

void TrainingWork::setStepBy(int steps)
{
    m_stepBy = std::max(steps, 1);
}

void TrainingWork::setPlaying(bool playing)
{
    if (playing == isPlaying() || (playing && !m_record))
        return;
    if (playing) {
        if (m_position >= lastStep())
            setPosition(0);
        m_player.start();
    } else {
        m_player.stop();
    }
    Q_EMIT playingChanged();
}

void TrainingWork::setSpeed(double times)
{
    m_speed = times;
    m_player.setInterval(std::max(1, static_cast<int>(1000 / (kMovesASecond * times))));
}

void TrainingWork::choose(std::size_t start)
{
    if (!m_record || start >= m_record->runs.size() || start == m_chosen)
        return;
    m_chosen = start;
    Q_EMIT chosenChanged();
}

const TrainingFrame* TrainingWork::frame() const
{
    if (!m_record || m_chosen >= m_record->runs.size())
        return nullptr;
    const TrainingRun& run = m_record->runs[m_chosen];
    return &run.frames.at(run.frameAt(m_position));
}

} // namespace convoku
