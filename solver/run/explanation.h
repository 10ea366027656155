// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/network/model.h"
#include "solver/run/inspection.h"
#include "solver/run/state.h"
#include "solver/sudoku/candidates.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace convoku {

/// One finding of a rule that is enough to remove a candidate.
///
/// | family | house | cells | digits | box |
/// |---|---|---|---|---|
/// | naked single | box of the candidate | the cell with one candidate | that digit | – |
/// | pointing | line of the candidate | places of the digit in that line of the box | the digit | the box that has it
/// there only | | hidden single | house of the candidate | the candidate's cell | the digit whose only place it is | –
/// | | naked pair, triple … | house of the candidate | the cells | as many digits | – | | hidden pair, triple … | house
/// of the candidate | the cells | the digits that have only these | – | | fish | the line across that the candidate is
/// in | places of the digit in `lines` | the digit | – | | claiming | box of the candidate | places of the digit in the
/// line, which is in `lines` | the digit | – | | other | house of the candidate | those of `there`, or else of `gone`,
/// or else the candidate's | their digits | – |
struct Cause
{
    House house;
    std::vector<Cell> cells; ///< in row-major order, at least one
    std::vector<int> digits; ///< from 0, ascending, at least one
    int box = -1;
    // For an Other rule, found by experiment, and for causes that are told like one (toldAs()): the candidate is
    // removed if `there` are present and `gone` are absent, regardless of all others; every one of them is needed.
    // Candidates (tensor indices), ascending.
    std::vector<std::uint16_t> there;
    std::vector<std::uint16_t> gone;
    std::vector<House>
        lines; ///< of a fish as many as `across`, which are all that have the digit there; of claiming one
    std::vector<House> across; ///< of a fish

    friend bool operator==(const Cause&, const Cause&) = default;
};

/// Returns the house in which a pointing or claiming rule found its cause: the box, or the line.
House sourceOf(const Cause& cause);

/// The family in whose words a cause is told: of what needs more words the Other one's, as of one that was found by
/// trying. On a board that is wrong already a cell, or a digit, that has nothing left is taken for a single by a rule
/// that is a kernel.
RuleFamily toldAs(RuleFamily family, const Cause& cause);

/// The candidates (tensor indices, ascending) whose absence makes a cause of the rule's family hold.
std::vector<std::uint16_t> absencesBehind(RuleFamily family, const Cause& cause);

/// Why a rule removed a candidate.
struct Explanation
{
    RuleId rule{};
    std::uint16_t candidate = 0;
    /// Candidates that were there: without any one of them this one would have stayed. Ascending.
    std::vector<std::uint16_t> present;
    /// Candidates that were gone: had any one of them been there, this one would have stayed. Ascending.
    std::vector<std::uint16_t> absent;
    /// Findings of the rule. Several are alternatives: each one alone removes the candidate, so often no single flip
    /// keeps it.
    std::vector<Cause> causes;

    friend bool operator==(const Explanation&, const Explanation&) = default;
};

/// The sum that a finding hangs on, inside the rule's own layers: decidingCount() of it makes the finding. An Other
/// rule has none that is known.
struct Evidence
{
    std::shared_ptr<const Inspection> values; ///< of the rule alone, on the candidates that it found
    const Layer* layer = nullptr; ///< the convolution that counts, one of values->network(); null where there is none
    ElementIndex element; ///< of its output
};

/// Lets the layers of a network's rules say why: nothing here knows a rule but by its layers. Loads each rule's network
/// once, and runs it once for all that is asked of one rule on the same candidates, one question after the other. Not
/// for two threads at once.
class Explainer
{
public:
    /// The backend must outlive it.
    explicit Explainer(Backend& backend, ModelPtr model = articleModel());

    const ModelPtr& model() const { return m_model; }

    /// Asked between boards: false, nobody wants the answer any more, then what is asked throws Error. Empty: it is
    /// always wanted.
    void setGoOn(std::function<bool()> goOn) { m_goOn = std::move(goOn); }

    /// Why the rule removes these candidates from `before`, in their order: one batch of 729 rows, each with another
    /// candidate flipped, tells what would have saved them. Throws Error for a candidate that the rule does not remove.
    std::vector<Explanation> explain(RuleId rule, const Found& before, std::span<const std::uint16_t> removed);

    /// Only what the rule found, without flips: a batch of one. Empty where the rule does not remove the candidate.
    std::vector<std::vector<Cause>> causes(RuleId rule, const Found& before, std::span<const std::uint16_t> removed);

    /// The numbers behind a cause that causes() or explain() found on these candidates.
    Evidence evidence(RuleId rule, const Found& before, const Cause& cause);

    /// Returns the rules that, each alone on these candidates, remove the candidate; in the order of `rules`, which
    /// must not contain a rule twice. The rules run side by side in one network, which is loaded once for these rules.
    RuleSet rulesRemoving(const RuleSet& rules, const Found& before, std::uint16_t candidate);

private:
    struct Loaded
    {
        std::shared_ptr<const Network> network;
        std::unique_ptr<LoadedNetwork> loaded;
        std::size_t atOnce = 1; ///< boards
    };
    Loaded load(Network network) const;
    const Loaded& loadedRule(RuleId rule);
    /// Returns the candidates that a rule leaves on each board; all boards have the same memories. Runs a few boards at
    /// a time and checks in between whether the answer is still needed.
    Tensor run(const Loaded& rule, std::span<const Candidates> boards,
        const std::shared_ptr<const Remembered>& remembered) const;
    /// All values of the rule alone on these candidates.
    std::shared_ptr<const Inspection> inspect(RuleId rule, const Found& before);

    struct Inspected
    {
        RuleId rule{};
        Candidates before;
        std::shared_ptr<const Remembered> remembered;
        std::shared_ptr<const Inspection> values; ///< null: nothing yet
    };

    /// Finds the causes of an Other rule by experiment: which of the present and absent candidates it needs.
    std::vector<std::vector<Cause>> triedCauses(
        RuleId rule, const Found& before, std::span<const std::uint16_t> removed);

    struct Trial;

    Backend& m_backend;
    ModelPtr m_model;
    std::function<bool()> m_goOn;
    std::vector<Loaded> m_rules; ///< by place in the model
    Inspected m_inspected; ///< the last one
    RuleSet m_besideRules;
    Loaded m_beside; ///< of m_besideRules
};

} // namespace convoku
