// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/document/run_job.h"
#include "solver/run/inspection.h"
#include "solver/run/recording.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <set>

namespace convoku {

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

    /// The layer of this place is asked about in a lesson: its outputs, and what follows from them, are not to be shown
    /// while the session is there. None: nothing is hidden.
    void setQuestionPosition(std::optional<Position> place);
    bool isInQuestion(Position place) const { return m_questionPosition == place; }
    /// Returns true if the layer of any place is asked about: small pictures of many layers at once would reveal it
    /// too.
    bool hasQuestion() const { return m_questionPosition.has_value(); }

Q_SIGNALS:
    /// Emitted when there are values, other values, or none any more.
    void valuesChanged();
    void questionPositionChanged();
    void fetched(int pass, const std::shared_ptr<const convoku::Inspection>& values);
    /// The program failed; not for translation.
    void failed(const QString& error);

private:
    /// State of the thread. The network is loaded again if it is a different one.
    struct Runner
    {
        std::unique_ptr<Backend> backend;
        std::shared_ptr<const Network> network;
        std::unique_ptr<LoadedNetwork> loaded;
    };
    /// The pass that is looked at, and those that somebody fetches, which wait for it.
    enum Lane : std::size_t { kPass, kFetches, kLanes };

    void reset();
    void ask();
    /// Returns a function that computes the values of a pass.
    std::function<std::shared_ptr<const Inspection>(Runner&)> valuesOf(int pass) const;

    Session* m_session;
    std::set<const QObject*> m_watchers;
    std::shared_ptr<const Recording> m_recording; ///< that the network is from
    std::shared_ptr<const Inspection> m_values;
    int m_pass = 0; ///< of m_values; 0: there are none
    int m_asked = 0; ///< the pass that m_values are of or will be of
    bool m_computing = false;
    std::optional<Position> m_questionPosition;
    LatestTask<Runner> m_task; // last: it ends before the rest goes
};

} // namespace convoku
