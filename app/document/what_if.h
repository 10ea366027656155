// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/session.h"
#include "solver/run/comparison.h"

#include <QTimer>

#include <set>

namespace convoku {

/// The same puzzle run with other rules, beside the session's own run: a second session that goes along with the first
/// one, to the place that is alike, and the comparison of both. Runs only while it is active.
class WhatIf : public QObject
{
    Q_OBJECT

public:
    WhatIf(Session* session, BackendFactory backend, QObject* parent = nullptr);

    /// The other run. It has no puzzle until this has been active.
    Session* other() { return m_other; }
    /// While somebody looks: a new window may look already when the old one goes.
    void setWatched(const QObject* by, bool watched);

    /// The other run's rules, in their order, and whether it searches. Its network may be another one than the
    /// session's, with the same rules in their places.
    const PassOptions& options() const { return m_options; }
    void setOptions(const PassOptions& options);
    /// There is a difference to look at: the rules, their order, the search or the network are not those of the
    /// session.
    bool isOfOtherRules() const;

    /// As far as both are recorded.
    const std::optional<Comparison>& comparison() const { return m_comparison; }
    /// Both runs to the end of the first pass that differs; false where none does.
    bool goToFirstDifference();
    /// Candidates that only one of the two boards has; ascending.
    std::vector<std::uint16_t> differences() const;

Q_SIGNALS:
    void comparisonChanged();
    /// The session runs another network, and so does the other run, as the session does: options() are others.
    void networkChanged();

private:
    bool isActive() const { return !m_watchers.empty(); }
    bool isOfOnePuzzle() const;
    void restart();
    void follow();
    void compareNow();

    Session* m_session;
    Session* m_other;
    PassOptions m_options;
    ModelPtr m_network = m_options.model; ///< the session's
    std::optional<Comparison> m_comparison;
    std::shared_ptr<const Recording> m_comparedRun; ///< both runs that m_alikeUntil is about
    std::shared_ptr<const Recording> m_comparedOther;
    int m_alikeUntil = 0;
    QTimer m_soon; ///< comparing every hand-over of two runs would be too often
    std::set<const QObject*> m_watchers;
    bool m_stale = true; ///< the session has another puzzle, or other options, than the other run was started with
};

} // namespace convoku
