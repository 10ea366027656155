// SPDX-License-Identifier: MIT
#include "app/session/layer_values.h"

#include "app/session/background_work.h"
#include "app/session/session.h"
#include "app/session/trouble.h"

#include <QMetaObject>

namespace convoku {

LayerValues::LayerValues(Session* session, BackendFactory backend, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(session, &Session::positionChanged, this, &LayerValues::ask);
    connect(session, &Session::recordingReset, this, &LayerValues::reset);
    startThread(this, [this, backend = std::move(backend)] {
        m_thread = std::jthread([this, backend](const std::stop_token& stop) { work(stop, backend); });
    });
}

LayerValues::~LayerValues()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void LayerValues::setWatched(const QObject* by, bool watched)
{
    if (!watched) {
        m_watchers.erase(by);
        return;
    }
    m_watchers.insert(by);
    ask();
}

void LayerValues::reset()
{
    // A run that was continued is still the same run, and what was computed of it still holds.
    if (m_recording != m_session->recording()) {
        m_recording = m_session->recording();
        ++m_round;
        ++m_recordingRound;
        m_asked = 0;
        m_computing = false;
        m_pass = 0;
        if (m_values) {
            m_values.reset();
            Q_EMIT valuesChanged();
        }
    }
    ask();
}

void LayerValues::ask()
{
    if (m_recording != m_session->recording()) {
        reset();
        return;
    }
    const int pass = m_recording ? m_session->position().pass : 0;
    if (pass == m_asked)
        return;
    // Those of another pass go, whether anybody looks or not.
    const bool asks = pass > 0 && !m_watchers.empty();
    m_asked = asks ? pass : 0;
    m_computing = asks;
    ++m_round;
    const bool had = m_values != nullptr;
    m_values.reset();
    m_pass = 0;
    if (asks) {
        {
            const std::lock_guard lock(m_mutex);
            m_question = questionFor(pass, m_round);
        }
        m_wake.notify_one();
    }
    if (had)
        Q_EMIT valuesChanged();
}

LayerValues::Question LayerValues::questionFor(int pass, int round)
{
    // The recording grows, and goes, in this thread; its networks stay as they are.
    return {m_recording->networkOf(pass), m_recording->stateAt(m_recording->endOf(pass - 1)), pass, round};
}

std::shared_ptr<const Inspection> LayerValues::fetch(int pass)
{
    if (m_recording != m_session->recording())
        reset();
    if (m_values && m_pass == pass)
        return m_values;
    Question question = questionFor(pass, m_recordingRound);
    question.isFetch = true;
    {
        const std::lock_guard lock(m_mutex);
        m_fetches.push_back(std::move(question));
    }
    m_wake.notify_one();
    return nullptr;
}

void LayerValues::take(std::shared_ptr<const Inspection> values, int pass, int round)
{
    if (round != m_round)
        return;
    m_computing = false;
    m_values = std::move(values);
    m_pass = pass;
    Q_EMIT valuesChanged();
}

void LayerValues::work(const std::stop_token& stop, const BackendFactory& makeBackend)
{
    // Made with the first question: most sessions of the program start without one.
    std::unique_ptr<Backend> backend;
    std::shared_ptr<const Network> network;
    std::unique_ptr<LoadedNetwork> loaded;
    while (!stop.stop_requested()) {
        std::optional<Question> question;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, stop, [this] { return m_question.has_value() || !m_fetches.empty(); }))
                return;
            question.swap(m_question);
            if (!question) {
                question = std::move(m_fetches.front());
                m_fetches.pop_front();
            }
        }
        try {
            if (!backend)
                backend = makeBackend();
            if (network != question->network) {
                loaded = backend->load(question->network);
                network = question->network;
            }
            auto values = std::make_shared<const Inspection>(Inspection::ofPass(network, *loaded, question->before));
            QMetaObject::invokeMethod(
                this,
                [this, values = std::move(values), pass = question->pass, round = question->round,
                    isFetch = question->isFetch] {
                    if (!isFetch)
                        take(values, pass, round);
                    else if (round == m_recordingRound)
                        Q_EMIT fetched(pass, values);
                },
                Qt::QueuedConnection);
        } catch (const std::exception& failure) {
            network.reset();
            QMetaObject::invokeMethod(
                this,
                [this, what = troubleOf(failure), round = question->round, isFetch = question->isFetch] {
                    m_computing = m_computing && (isFetch || round != m_round);
                    Q_EMIT failed(what);
                },
                Qt::QueuedConnection);
        }
    }
}

} // namespace convoku
