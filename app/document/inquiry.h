// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/document/run_job.h"
#include "solver/run/clash_causes.h"
#include "solver/run/findings.h"
#include "solver/run/proof.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <set>

namespace convoku {

class Session;

/// Why the picked candidate is not there, and what the step at the position found: asks the network itself, in a thread
/// and with a backend of its own, so that the window never waits. Follows the session's position and picked candidate;
/// an answer that comes too late is dropped.
class Inquiry : public QObject
{
    Q_OBJECT

public:
    struct Answer
    {
        std::uint16_t candidate = 0;
        std::size_t event = 0; ///< what made it absent: the start (a given), a rule, a push or a pop
        std::optional<Explanation> explanation; ///< where a rule removed it
        Evidence evidence; ///< of the explanation's first cause
        RuleSet rulesRemoving; ///< rules that, each alone on the state before the pass, would have removed it
    };

    Inquiry(Session* session, BackendFactory backend, QObject* parent = nullptr);

    /// The answer for the picked candidate at the session's position; none while it is computed, where nothing is
    /// picked, and where the candidate is there.
    const std::optional<Answer>& answer() const { return m_answer; }

    /// Returns true if the picked candidate is the only one left in its cell and the digit is not a given.
    bool isPickedFound() const;
    /// For a found digit: the findings by which rules removed the other candidates of its cell, in the order of the
    /// run. Null for other candidates, and until the answer is there.
    const std::shared_ptr<const std::vector<ClashCause>>& cellCauses() const { return m_cellCauses; }

    /// A view says that it shows what steps found, and that it no longer does. Without any nothing is asked.
    void setStepWatched(const QObject* by, bool watched);
    /// Returns what the rule at the session's position found. Null while it is computed, while no view watches, and at
    /// positions that are not the end of a rule that removed something.
    const std::shared_ptr<const StepFindings>& findings() const { return m_findings; }
    /// Which of the findings is looked at, on the board and in words; from 0. At first the one that removed the picked
    /// candidate, or the first one; 0 where there are none.
    int findingIndex() const { return m_finding; }
    /// Returns the index of the finding that removed the candidate in this step; none if it is no removal of the step.
    std::optional<int> findingThatRemoved(std::optional<Candidate> candidate) const;
    /// Null where there are no findings.
    const Finding* finding() const;
    /// Returns how the contradicting cells came to their state, as far as rules caused it, if the session is at a
    /// verdict that sees a contradiction. Null elsewhere, while it is computed, and while no view watches.
    const std::shared_ptr<const std::vector<ClashCause>>& clashCauses() const { return m_clashCauses; }
    /// Does nothing where there is no such finding.
    void selectFinding(int index);

    /// Starts to look for the proof that the picked candidate is absent at the session's position, or of a found digit
    /// that the others of its cell are.
    void prove();
    /// Also ends a search for one.
    void dropProof();
    /// Stays while the position moves, so that its steps can be looked at; goes with another picked candidate or run.
    const std::shared_ptr<const Proof>& proof() const { return m_proof; }
    bool isProving() const { return m_proving; }
    /// Returns how many steps of the proof have been found so far.
    int provedSteps() const { return m_provedSteps; }

Q_SIGNALS:
    /// Another answer, or other cellCauses(), or none any more.
    void answerChanged();
    /// Others are there, or none any more; the first is looked at. The same for the causes of a clash.
    void findingsChanged();
    /// Another one of those that are there is looked at.
    void findingChosen();
    void proofChanged();
    /// The search has come farther.
    void proofGrew();
    /// The program failed; not for translation.
    void failed(const QString& error);

private:
    /// The thread's backend, and the explainer that uses it.
    struct Asked
    {
        explicit Asked(std::unique_ptr<Backend> loaded)
            : backend(std::move(loaded))
        {
        }
        /// Returns the explainer for the network that ran. It continues as long as this question is wanted.
        template <typename Question>
        Explainer& explainerOf(const ModelPtr& model, const Question& question)
        {
            if (!explainer || explainer->model() != model)
                explainer.emplace(*backend, model);
            explainer->setKeepRunning([&question] { return question.isCurrent(); });
            return *explainer;
        }

        std::unique_ptr<Backend> backend;
        std::optional<Explainer> explainer;
    };
    /// The picked candidate, the step, the proof, which takes longest, and the step that comes next.
    enum Lane : std::size_t { kPicked, kStep, kProof, kNextStep, kLanes };

    void ask();
    void askOfCell(std::size_t last);
    void askStep();
    /// Asks about the next rule that removes something, so that going on to it shows what it found at once, not in two
    /// pictures.
    void lookAhead();
    void reset();

    Session* m_session;
    std::optional<std::size_t> m_asked; ///< the event that the answer, or the question under way, is about
    bool m_askedOfCell = false; ///< m_asked is the last event that took something from the cell of a found digit
    std::optional<Answer> m_answer;
    std::shared_ptr<const std::vector<ClashCause>> m_cellCauses;
    std::set<const QObject*> m_stepWatchers;
    std::optional<std::size_t> m_askedStep; ///< the event that the findings, or the question under way, are about
    std::shared_ptr<const StepFindings> m_findings;
    std::shared_ptr<const std::vector<ClashCause>> m_clashCauses;
    int m_finding = 0;
    std::optional<std::size_t> m_askedAhead; ///< the event that m_ahead is, or will be, about
    std::shared_ptr<const StepFindings> m_ahead;
    std::shared_ptr<const Proof> m_proof;
    bool m_proving = false;
    int m_provedSteps = 0;
    LatestTask<Asked> m_task; // last: it ends before the rest goes
};

} // namespace convoku
