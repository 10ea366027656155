// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/document/run_job.h"
#include "solver/run/cube_laying.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace convoku {

class Inquiry;
class Session;

/// The subset kernel laid over the candidates at the session's position: as the rule of the step is laid or, where
/// somebody has turned it, from another side of the same board. What it finds there is worked out by the kernel's own
/// layers, in a thread. Nothing is asked while nobody watches.
class RotatedRule : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMostK = 4; ///< that can be chosen
    /// On the board: with as many as there are digits, nothing is left to remove.
    int mostK() const;

    RotatedRule(Session* session, Inquiry* inquiry, BackendFactory backend, QObject* parent = nullptr);
    ~RotatedRule() override;

    void setWatched(bool watched);
    bool isWatched() const { return m_watched; }

    /// Returns the laid rule: that of the step, or the one to which it was turned. Before there is either: naked single
    /// in row.
    const RuleKind& rule() const { return m_rule; }
    /// Returns the laying of the rule; none if the rule lies on no slice.
    std::optional<CubeLaying> laying() const { return layingOf(m_rule); }
    /// The rule of the step, whatever is laid; none at the start, at the verdict and at the search.
    bool followsStep() const { return !m_turned; }
    /// The candidates that it looks at: those that the step found.
    const Candidates& candidates() const { return m_candidates; }

    /// Returns the rule that results from the turn; none if the rule does not turn that way.
    std::optional<RuleKind> turnedTo(Exchange which) const;
    void turn(Exchange which);
    /// To any rule that has a laying; others are ignored.
    void setRule(const RuleKind& rule);
    /// k: 1 … mostK()
    void setSize(int k);
    /// The rule of the step again.
    void followStep();

    /// Returns the rule that the finding belongs to from the side: the other values fit only the other places, and the
    /// same candidates are removed. None if there is no such finding.
    std::optional<RuleKind> fromTheSide() const;
    void turnToTheSide();

    bool isWorking() const { return m_working; }
    const std::vector<Finding>& findings() const { return m_findings; }
    /// Which of them is looked at; 0 where there are none.
    int findingIndex() const { return m_index; }
    /// Null where there is none in the slice that is looked at.
    const Finding* finding() const;
    /// Returns true if the finding is the one that the session's inquiry shows.
    bool isOfStep() const { return finding() != nullptr && findingOfInquiry() == m_index; }
    void lookAt(int index);
    /// The slice, from 0: that of the finding, or the one that the user has chosen.
    int group() const { return m_group; }
    void setGroup(int group);
    /// Without a laying: what the step removed.
    const std::vector<std::uint16_t>& removedByStep() const { return m_removed; }

Q_SIGNALS:
    /// Anything of the above. `turned`: another rule is laid, or the same another way.
    void changed(bool turned);
    /// The program failed; not for translation.
    void failed(const QString& error);

private:
    struct Asked
    {
        explicit Asked(std::unique_ptr<Backend> loaded)
            : backend(std::move(loaded))
        {
        }
        std::vector<Finding> find(const RuleKind& rule, const Candidates& candidates);

        std::unique_ptr<Backend> backend;
        std::map<std::tuple<RuleFamily, HouseKind, int, std::size_t>, std::unique_ptr<Explainer>> explainers;
    };

    void readPosition();
    void lay(const RuleKind& rule);
    void ask();
    void chooseFinding();
    std::optional<int> findingOfInquiry() const;
    std::optional<LaidSubset> subsetFromTheSide() const;

    Session* m_session;
    Inquiry* m_inquiry;
    bool m_watched = false;
    RuleKind m_rule{.family = RuleFamily::NakedSingle, .house = HouseKind::Row, .size = 1, .laid = true};
    std::optional<RuleKind> m_ruleOfStep;
    std::optional<RuleKind> m_turned;
    Candidates m_candidates;
    std::vector<std::uint16_t> m_removed;
    std::optional<std::pair<RuleKind, Candidates>> m_answered; ///< what m_findings is of
    bool m_working = false;
    std::vector<Finding> m_findings;
    int m_index = 0;
    int m_group = 0;
    std::optional<LaidSubset> m_wanted; ///< which of the next findings is looked at first
    LatestTask<Asked> m_task; // last: it ends before the rest goes
};

} // namespace convoku
