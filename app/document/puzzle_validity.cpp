// SPDX-License-Identifier: MIT
#include "app/document/puzzle_validity.h"

#include <utility>

namespace convoku {
namespace {

constexpr int kRestMs = 150; // between two digits of somebody who types
constexpr std::chrono::milliseconds kProgress{250};

} // namespace

PuzzleValidity::PuzzleValidity(BatchEngineFactory engine, QObject* parent)
    : QObject(parent)
    , m_task(this, std::move(engine), [this](std::size_t, const QString& error) {
        setState(State::Idle);
        Q_EMIT failed(error);
    })
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, &PuzzleValidity::ask);
}

void PuzzleValidity::setStart(const StartingGrid& start)
{
    if (m_state != State::Idle && start == m_start)
        return;
    m_start = start;
    m_task.drop();
    m_answer.reset();
    m_looked = {};
    m_rest.start();
    setState(State::Looking);
}

void PuzzleValidity::setNetwork(const ModelPtr& network)
{
    const bool same = network->houses == m_network->houses;
    m_network = network;
    if (!same && m_state != State::Idle) {
        m_state = State::Idle; // the same puzzle is asked for again
        setStart(m_start);
    }
}

void PuzzleValidity::stop()
{
    m_task.drop();
    m_rest.stop();
    m_answer.reset();
    setState(State::Idle);
}

void PuzzleValidity::resume()
{
    if (m_state != State::Paused)
        return;
    m_task.wake([this] { *m_resumed = true; });
    setState(State::Looking);
}

void PuzzleValidity::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

void PuzzleValidity::ask()
{
    m_resumed = std::make_shared<bool>(false); // who ended another search's pause did not mean this one
    // The user may enter a puzzle for another board than the network's.
    const Board board = m_start.givens.board();
    const ModelPtr network = m_network->board == board ? m_network : judgeFor(board);
    m_task.ask([this, start = m_start, network, patience = m_patience, resumed = m_resumed](
                   BatchEngine& engine, const Task::Question& question) {
        const Pause pause = [this, resumed, question](std::chrono::milliseconds looked) {
            question.post([this, looked] {
                m_looked = looked;
                setState(State::Paused);
            });
            question.wait([&resumed] { return std::exchange(*resumed, false); });
        };
        const Progress progress = [this, question](std::chrono::milliseconds looked) {
            question.post([this, looked] {
                m_looked = looked;
                Q_EMIT changed();
            });
        };
        if (auto answer = answerTo(start, network, patience, engine, question, pause, progress))
            question.post([this, answer = std::move(answer)] {
                m_answer = answer;
                setState(State::Known);
            });
    });
}

std::optional<UniquenessAnswer> PuzzleValidity::answerTo(const StartingGrid& start, const ModelPtr& network,
    std::chrono::milliseconds patience, BatchEngine& engine, const Task::Question& question, const Pause& pause,
    const Progress& progress)
{
    using Clock = std::chrono::steady_clock;
    auto began = Clock::now(); // moved by the length of each pause
    auto until = patience;
    Clock::duration reported{};
    return uniquenessOf(
        engine, start,
        [&] {
            const auto looked = Clock::now() - began;
            const auto shown = std::chrono::duration_cast<std::chrono::milliseconds>(looked);
            if (looked >= until) {
                const auto from = Clock::now();
                pause(shown);
                began += Clock::now() - from;
                until += patience * 10;
            } else if (looked - reported >= kProgress) {
                reported = looked;
                progress(shown);
            }
            return question.isCurrent();
        },
        network);
}

} // namespace convoku
