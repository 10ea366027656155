// SPDX-License-Identifier: MIT
#include "app/document/layer_values.h"

#include "app/document/session.h"

namespace convoku {

LayerValues::LayerValues(Session* session, BackendFactory backend, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_task(
          this,
          [backend = std::move(backend)] {
              return std::make_unique<Runner>(Runner{backend(), {}, {}});
          },
          [this](std::size_t lane, const QString& error) {
              m_computing = m_computing && lane != kPass;
              Q_EMIT failed(error);
          },
          kLanes)
{
    connect(session, &Session::positionChanged, this, &LayerValues::ask);
    connect(session, &Session::recordingReset, this, &LayerValues::reset);
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

void LayerValues::setQuestionPosition(std::optional<Position> place)
{
    if (place == m_questionPosition)
        return;
    m_questionPosition = place;
    Q_EMIT questionPositionChanged();
}

void LayerValues::reset()
{
    // A run that was continued is still the same run, and what was computed of it still holds.
    if (m_recording != m_session->recording()) {
        m_recording = m_session->recording();
        m_task.drop(kPass);
        m_task.drop(kFetches);
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
    // Drop the values of another pass, whether or not a view watches.
    const bool asks = pass > 0 && !m_watchers.empty();
    m_asked = asks ? pass : 0;
    m_computing = asks;
    m_task.drop(kPass);
    const bool had = m_values != nullptr;
    m_values.reset();
    m_pass = 0;
    if (asks)
        m_task.ask(
            [this, pass, compute = valuesOf(pass)](Runner& runner, const auto& question) {
                question.post([this, pass, values = compute(runner)] {
                    m_computing = false;
                    m_values = values;
                    m_pass = pass;
                    Q_EMIT valuesChanged();
                });
            },
            kPass);
    if (had)
        Q_EMIT valuesChanged();
}

std::function<std::shared_ptr<const Inspection>(LayerValues::Runner&)> LayerValues::valuesOf(int pass) const
{
    // The recording grows, and goes, in this thread; its networks stay as they are.
    return [network = m_recording->networkOf(pass), before = m_recording->stateAt(m_recording->endOf(pass - 1))](
               Runner& runner) {
        if (runner.network != network) {
            runner.network.reset();
            runner.loaded = runner.backend->load(network);
            runner.network = network;
        }
        return std::make_shared<const Inspection>(Inspection::ofPass(network, *runner.loaded, before));
    };
}

std::shared_ptr<const Inspection> LayerValues::fetch(int pass)
{
    if (m_recording != m_session->recording())
        reset();
    if (m_values && m_pass == pass)
        return m_values;
    m_task.askToo(
        [this, pass, compute = valuesOf(pass)](Runner& runner, const auto& question) {
            question.post([this, pass, values = compute(runner)] { Q_EMIT fetched(pass, values); });
        },
        kFetches);
    return nullptr;
}

} // namespace convoku
