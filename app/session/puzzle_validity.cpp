// SPDX-License-Identifier: MIT
#include "app/session/puzzle_validity.h"

#include "app/session/background_work.h"
#include "app/session/trouble.h"

#include <QMetaObject>

#include <chrono>
#include <exception>

namespace convoku {
namespace {

constexpr int kRestMs = 150; // between two digits of somebody who types
constexpr std::chrono::milliseconds kProgress{250};

} // namespace

PuzzleValidity::PuzzleValidity(BatchEngineFactory engine, QObject* parent)
    : QObject(parent)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, &PuzzleValidity::ask);
    startThread(this, [this, engine = std::move(engine)] {
        m_thread = std::jthread([this, engine](const std::stop_token& stop) { work(stop, engine); });
    });
}

PuzzleValidity::~PuzzleValidity()
{
    beginRound();
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void PuzzleValidity::setStart(const StartingGrid& start)
{
    if (m_state != State::Idle && start == m_start)
        return;
    m_start = start;
    beginRound();
    m_answer.reset();
    m_looked = {};
    m_rest.start();
    setState(State::Looking);
}

void PuzzleValidity::stop()
{
    beginRound();
    m_rest.stop();
    m_answer.reset();
    setState(State::Idle);
}

void PuzzleValidity::beginRound()
{
    {
        const std::lock_guard lock(m_mutex);
        ++m_round;
        m_question.reset();
    }
    m_wake.notify_all(); // a search that pauses is about another puzzle now
}

void PuzzleValidity::goOn()
{
    if (m_state != State::Paused)
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_goOnRound = m_round;
    }
    m_wake.notify_all();
    setState(State::Looking);
}

void PuzzleValidity::ask()
{
    {
        const std::lock_guard lock(m_mutex);
        m_question = {m_start, m_round, m_patience};
    }
    m_wake.notify_all();
}

void PuzzleValidity::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

template <typename Call>
void PuzzleValidity::tell(int round, Call call)
{
    QMetaObject::invokeMethod(
        this,
        [this, round, call = std::move(call)] {
            if (round == m_round)
                call();
        },
        Qt::QueuedConnection);
}

void PuzzleValidity::pause(const std::stop_token& stop, int round, std::chrono::milliseconds looked)
{
    tell(round, [this, looked] {
        m_looked = looked;
        setState(State::Paused);
    });
    std::unique_lock lock(m_mutex);
    m_wake.wait(lock, stop, [&] { return round != m_round || m_goOnRound == round; });
    m_goOnRound = 0;
}

std::optional<UniquenessAnswer> PuzzleValidity::answerTo(
    const Question& question, BatchEngine& engine, const std::stop_token& stop)
{
    using Clock = std::chrono::steady_clock;
    auto began = Clock::now(); // moved by the length of each pause
    auto patience = question.patience;
    Clock::duration told{};
    return uniquenessOf(engine, question.start, [&] {
        const auto looked = Clock::now() - began;
        const auto shown = std::chrono::duration_cast<std::chrono::milliseconds>(looked);
        if (looked >= patience) {
            const auto from = Clock::now();
            pause(stop, question.round, shown);
            began += Clock::now() - from;
            patience += question.patience * 10;
        } else if (looked - told >= kProgress) {
            told = looked;
            tell(question.round, [this, shown] {
                m_looked = shown;
                Q_EMIT changed();
            });
        }
        return question.round == m_round && !stop.stop_requested();
    });
}

void PuzzleValidity::work(const std::stop_token& stop, const BatchEngineFactory& makeEngine)
{
    std::unique_ptr<BatchEngine> engine;
    while (!stop.stop_requested()) {
        Question question;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, stop, [this] { return m_question.has_value(); }))
                return;
            question = *std::exchange(m_question, std::nullopt);
        }
        try {
            if (!engine)
                engine = makeEngine();
            auto answer = answerTo(question, *engine, stop);
            if (answer)
                tell(question.round, [this, answer = std::move(answer)] {
                    m_answer = answer;
                    setState(State::Known);
                });
        } catch (const std::exception& failure) {
            tell(question.round, [this, what = troubleOf(failure)] {
                setState(State::Idle);
                Q_EMIT failed(what);
            });
        }
    }
}

} // namespace convoku
