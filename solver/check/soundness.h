// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/question.h"
#include "solver/network/model.h"
#include "solver/sudoku/grid.h"

#include <functional>
#include <memory>
#include <optional>

namespace convoku::check {

/// A board on which a rule is wrong. It was confirmed by running the layers of the rule, so an error in the circuit
/// cannot cause it. It is as small as the time limit allowed.
struct Counterexample
{
    enum class Kind {
        LosesSolution, ///< the rule removes `candidate`, which is part of `solution`; `solution` fits the board
        RestoresCandidate, ///< the rule adds `candidate`, which the board does not have
    };
    Kind kind = Kind::LosesSolution;
    Candidates board;
    Grid solution; ///< complete, no digit twice in any of the model's houses; empty for RestoresCandidate
    Candidate candidate;
};

/// The result of a soundness check. A sound rule never removes a candidate of a solution and never restores a
/// candidate, on any possible board, however many solutions the board has.
struct Soundness
{
    enum class Verdict {
        Proved, ///< on every board
        Refuted, ///< there is a counterexample
        Open, ///< undecided; boards were sampled if there was time
    };
    /// Reason for the verdict Open.
    enum class Reason {
        None,
        OutOfTime,
        Cancelled,
        RealNumbers, ///< the rule computes real numbers, which have no circuit: nothing was asked
        Remembers, ///< the rule keeps numbers from pass to pass: it is checked as in a first pass
        TooLarge, ///< the circuit, or a number in it, is too large
        NoGrid, ///< no grid fits the model's houses: no board has a solution that the rule could lose
    };
    Verdict verdict = Verdict::Open;
    Reason reason = Reason::None;
    std::optional<Counterexample> counterexample; ///< minimal: without any one of its candidates, it is no longer one
    int proved = 0; ///< number of candidates of the board for which soundness is proved
    int questions = 0; ///< number of questions to the SAT solver; all other cases equal these after renaming
    double seconds = 0;
    /// Numbers of boards without an error, if the verdict is Open: from runs, and random.
    int sampledStates = 0;
    int sampledBoards = 0;
};

struct CheckLimits
{
    double seconds = 60; ///< time limit of the proof
    /// Polled often, even during a question, in the thread of the caller; false ends the check. May be empty.
    std::function<bool()> keepRunning;
    /// Receives the progress of the proof, 0 … 1; called often, in the thread of the caller. May be empty.
    std::function<void(double)> progress;
};

/// Proves or refutes the soundness of rules of a model. Asks for each candidate if there are a board and a solution
/// with the candidate for which the rule removes it. A result also holds for rules that are equal after renaming, such
/// as a rule for columns after the same rule for rows. Deterministic, except for the point at which the time ends. Use
/// an object in one thread at a time.
class SoundnessProver
{
public:
    explicit SoundnessProver(ModelPtr model);
    ~SoundnessProver();
    SoundnessProver(const SoundnessProver&) = delete;
    SoundnessProver& operator=(const SoundnessProver&) = delete;

    Soundness prove(RuleId rule, const CheckLimits& limits = {});

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

} // namespace convoku::check
