// SPDX-License-Identifier: MIT
#include "app/session/puzzle_validity.h"

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
    m_thread = std::jthread([this, engine = std::move(engine)](const std::stop_token& stop) { work(stop, engine); });
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
    m_passes = 0;
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
        m_question = {m_start, m_round, m_passLimit};
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

bool PuzzleValidity::mayGoOn(const std::stop_token& stop, const Question& question, int passes, int& limit)
{
    if (passes >= limit) {
        tell(question.round, [this, passes] {
            m_passes = passes;
            setState(State::Paused);
        });
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, stop, [&] { return question.round != m_round || m_goOnRound == question.round; });
        m_goOnRound = 0;
        limit += question.passLimit * 10;
    }
    return question.round == m_round && !stop.stop_requested();
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
            int limit = question.passLimit;
            auto told = std::chrono::steady_clock::now();
            auto answer = uniquenessOf(*engine, question.start, [&](int passes) {
                if (const auto now = std::chrono::steady_clock::now(); now - told >= kProgress) {
                    told = now;
                    tell(question.round, [this, passes] {
                        m_passes = passes;
                        Q_EMIT changed();
                    });
                }
                return mayGoOn(stop, question, passes, limit);
            });
            if (answer)
                tell(question.round, [this, answer = std::move(answer)] {
                    m_answer = answer;
                    m_passes = answer->passes;
                    setState(State::Known);
                });
        } catch (const std::exception& failure) {
            tell(question.round, [this, what = QString::fromUtf8(failure.what())] {
                setState(State::Idle);
                Q_EMIT failed(what);
            });
        }
    }
}

} // namespace convoku
