// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/question.h"
#include "solver/network/model.h"
#include "solver/sudoku/grid.h"

#include <functional>
#include <memory>
#include <optional>

namespace convoku::check {

/// A board on which a rule is wrong. The layers of the rule have run on it, so it is never a fault of the circuit. It
/// is as small as the time allowed.
struct Counterexample
{
    enum class Kind {
        LosesSolution, ///< the rule removes `candidate`, which stands in `solution`, and that fits the board
        RestoresCandidate, ///< the rule puts `candidate` back, which the board has not
    };
    Kind kind = Kind::LosesSolution;
    Candidates board;
    Grid solution; ///< complete, no digit twice in any of the model's houses; empty for RestoresCandidate
    Candidate candidate;
};

/// Knowledge about the soundness of a rule. A sound rule, on every board of candidates that there can be, never removes
/// a candidate of a solution of the board, however many solutions that has, and restores none.
struct Soundness
{
    enum class Verdict {
        Proved, ///< on every board
        Refuted, ///< there is a counterexample
        Open, ///< nobody knows; sampled where there was time
    };
    /// Why it is open.
    enum class Reason {
        None,
        OutOfTime,
        Cancelled,
        RealNumbers, ///< the rule makes some, which have no circuit: nothing was asked
        Remembers, ///< the rule remembers numbers from pass to pass: it is tried as in a first pass
        TooLarge, ///< its circuit, or what it works out, is too much
        NoGrid, ///< no grid fits the model's houses: no board has a solution that the rule could lose
    };
    Verdict verdict = Verdict::Open;
    Reason reason = Reason::None;
    std::optional<Counterexample> counterexample; ///< no candidate can be taken from its board without it being none
    int proved = 0; ///< of the candidates of the board, for how many it is proved
    int questions = 0; ///< that the SAT solver was asked; all other cases are these under other names
    double seconds = 0;
    /// Boards on which nothing wrong was seen, where it is open: of runs, and made by chance.
    int sampledStates = 0;
    int sampledBoards = 0;
};

struct CheckLimits
{
    double seconds = 60; ///< for the proof
    /// Asked often, also in the middle of a question, in the caller's thread; false ends it. May be empty.
    std::function<bool()> isWanted;
    /// 0 … 1, of the proof; called often, in the caller's thread. May be empty.
    std::function<void(double)> progress;
};

/// Proves or refutes rules of a model. Asks for each candidate whether a board and a solution with it exist on which
/// the rule removes it. The result of a rule also holds for rules that are equal after renaming: columns after rows.
/// Deterministic, except for where its time ends. Use it in one thread at a time.
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
