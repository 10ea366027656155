// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/run_job.h"
#include "solver/run/inspection.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

namespace convoku {

class Recording;
class Session;

/// All values of the pass that the session's position is in, for those who look inside the layers. Computed in a thread
/// and with a backend of its own, each pass once and only while somebody looks; an answer that comes too late is
/// dropped.
///
/// The layers are those of Recording::networkOf() the pass.
class LayerValues : public QObject
{
    Q_OBJECT

public:
    LayerValues(Session* session, BackendFactory backend, QObject* parent = nullptr);
    ~LayerValues() override;

    /// A view says that it is seen, and that it no longer is. Without anybody who looks nothing is computed.
    void setWatched(const QObject* by, bool watched);

    /// The values of the position's pass; null while they are computed, before the first pass, and while nobody looks.
    /// Stay good for as long as they are held.
    const std::shared_ptr<const Inspection>& values() const { return m_values; }
    /// The pass whose values they are.
    int pass() const { return m_pass; }
    bool isComputing() const { return m_computing; }
    /// The values of any pass of the recording. Null where they have to be computed: then `fetched` brings them, unless
    /// there is another recording by then.
    std::shared_ptr<const Inspection> fetch(int pass);

Q_SIGNALS:
    /// There are values, others, or none any more.
    void valuesChanged();
    void fetched(int pass, const std::shared_ptr<const convoku::Inspection>& values);
    /// The program failed; not for translation.
    void failed(const QString& error);

private:
    struct Question
    {
        std::shared_ptr<const Network> network;
        State before;
        int pass = 0;
        int round = 0; ///< of the recording, where it is a fetch
        bool isFetch = false;
    };

    void reset();
    void ask();
    Question questionFor(int pass, int round);
    void take(std::shared_ptr<const Inspection> values, int pass, int round);
    void work(const std::stop_token& stop, const BackendFactory& makeBackend);

    Session* m_session;
    std::set<const QObject*> m_watchers;
    std::shared_ptr<const Recording> m_recording; ///< that the network is from
    std::shared_ptr<const Inspection> m_values;
    int m_pass = 0; ///< of m_values; 0: there are none
    int m_asked = 0; ///< the pass that m_values are of or will be of
    bool m_computing = false;
    int m_round = 0; ///< answers of earlier rounds are dropped
    int m_recordingRound = 0; ///< fetches for earlier recordings are dropped

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Question> m_question; ///< guarded by m_mutex
    std::deque<Question> m_fetches; ///< guarded by m_mutex; they wait until there is no question
    std::jthread m_thread; // last: it ends before the rest goes
};

} // namespace convoku
