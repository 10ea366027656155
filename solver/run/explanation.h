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

/// One finding of a rule that is enough to remove a candidate. Content of the members by family:
///
/// - Naked single: `house` is the box of the candidate, `cells` the cell with one candidate, `digits` that digit.
/// - Hidden single: `house` is the house of the candidate, `cells` the candidate's cell, `digits` the digit whose only
///   place it is.
/// - Naked pair, triple …: `house` is the house of the candidate, `cells` the cells, `digits` as many digits.
/// - Hidden pair, triple …: `house` is the house of the candidate, `cells` the cells, `digits` those that have only
///   these places.
/// - Pointing: `house` is the line of the candidate, `cells` the places of the digit in that line of the box, `digits`
///   the digit, `box` the box that has it only there.
/// - Claiming: `house` is the box of the candidate, `cells` the places of the digit in the line, which is in `lines`,
///   `digits` the digit.
/// - Fish: `house` is the line across that contains the candidate, `cells` the places of the digit in `lines`, `digits`
///   the digit.
/// - Other: `house` is the house of the candidate, `cells` the cells of `there`, otherwise of `gone`, otherwise the
///   candidate's, `digits` their digits.
struct Cause
{
    House house;
    std::vector<Cell> cells; ///< in row-major order, at least one
    std::vector<int> digits; ///< from 0, ascending, at least one
    int box = -1; ///< index of the box; -1: none
    // For an Other rule, found by experiment, and for causes described in the same way (describedAs()): the candidate
    // is removed if `there` are present and `gone` are absent, regardless of all other candidates; each of them is
    // necessary. Candidates (tensor indices), ascending.
    std::vector<std::uint16_t> there;
    std::vector<std::uint16_t> gone;
    /// Fish: as many lines as `across`, which are all lines that have the digit there. Claiming: one line.
    std::vector<House> lines;
    std::vector<House> across; ///< lines across of a fish

    friend bool operator==(const Cause&, const Cause&) = default;
};

/// Returns the house in which a pointing or claiming rule found its cause: the box, or the line.
House sourceOf(const Cause& cause);

/// Returns the family whose wording describes a cause: Other if the cause has `there` or `gone`, as if it was found by
/// experiment, otherwise `family`. On a board that is already wrong, a single rule that is a kernel also reports a cell
/// or a digit without candidates; such causes need the wording of Other.
RuleFamily describedAs(RuleFamily family, const Cause& cause);

/// Returns the candidates (tensor indices, ascending) whose absence makes a cause of the rule's family hold.
std::vector<std::uint16_t> requiredAbsences(RuleFamily family, const Cause& cause);

/// Explains why a rule removed a candidate.
struct Explanation
{
    RuleId rule{};
    std::uint16_t candidate = 0;
    /// Present candidates that were necessary: without any of them, `candidate` would have stayed. Ascending.
    std::vector<std::uint16_t> present;
    /// Absent candidates that were necessary: if any of them had been present, `candidate` would have stayed.
    /// Ascending.
    std::vector<std::uint16_t> absent;
    /// Findings of the rule. Several are alternatives: each one alone removes the candidate, so often no single flip
    /// keeps it.
    std::vector<Cause> causes;

    friend bool operator==(const Explanation&, const Explanation&) = default;
};

/// The sum that a finding depends on, inside the rule's own layers: decidingCount() of this sum makes the finding. For
/// an Other rule no such sum is known.
struct Evidence
{
    std::shared_ptr<const Inspection> values; ///< all values of the rule alone, on the candidates that it received
    const Layer* layer = nullptr; ///< the convolution that counts, a layer of values->network(); null if there is none
    ElementIndex element; ///< element of the output of `layer`
};

/// Explains removals by running the layers of a network's rules; nothing else is known about a rule. Loads each rule's
/// network once, and runs it once for consecutive questions about one rule on the same candidates. Not thread-safe.
class Explainer
{
public:
    /// The backend must outlive the explainer.
    explicit Explainer(Backend& backend, ModelPtr model = articleModel());

    const ModelPtr& model() const { return m_model; }

    /// Sets a callback that is called between boards. If it returns false, the current question throws Error. Empty:
    /// questions always run to the end.
    void setKeepRunning(std::function<bool()> keepRunning) { m_keepRunning = std::move(keepRunning); }

    /// Returns why the rule removes these candidates from `before`, in their order. One batch of 729 rows, each with a
    /// different candidate flipped, shows which flips would have kept them. Throws Error for a candidate that the rule
    /// does not remove.
    std::vector<Explanation> explain(RuleId rule, const Found& before, std::span<const std::uint16_t> removed);

    /// Returns the causes alone, without flips: a batch of one board. Empty for a candidate that the rule does not
    /// remove.
    std::vector<std::vector<Cause>> causes(RuleId rule, const Found& before, std::span<const std::uint16_t> removed);

    /// Returns the evidence for a cause that causes() or explain() returned for these candidates.
    Evidence evidence(RuleId rule, const Found& before, const Cause& cause);

    /// Returns the rules that, each alone on these candidates, remove the candidate; in the order of `rules`, which
    /// must not contain a rule twice. The rules run side by side in one network, which is loaded once for these rules.
    RuleSet rulesRemoving(const RuleSet& rules, const Found& before, std::uint16_t candidate);

private:
    struct Loaded
    {
        std::shared_ptr<const Network> network;
        std::unique_ptr<LoadedNetwork> loaded;
        std::size_t atOnce = 1; ///< boards per run
    };
    Loaded load(Network network) const;
    const Loaded& loadedRule(RuleId rule);
    /// Returns the candidates that a rule leaves on each board; all boards have the same memories. Runs a few boards at
    /// a time and checks in between whether the answer is still needed.
    Tensor run(const Loaded& rule, std::span<const Candidates> boards,
        const std::shared_ptr<const Remembered>& remembered) const;
    /// Returns all values of the rule alone on these candidates.
    std::shared_ptr<const Inspection> inspect(RuleId rule, const Found& before);

    struct Inspected
    {
        RuleId rule{};
        Candidates before;
        std::shared_ptr<const Remembered> remembered;
        std::shared_ptr<const Inspection> values; ///< null: not inspected yet
    };

    /// Finds the causes of an Other rule by experiment: which of the present and absent candidates it needs.
    std::vector<std::vector<Cause>> triedCauses(
        RuleId rule, const Found& before, std::span<const std::uint16_t> removed);

    struct Trial;

    Backend& m_backend;
    ModelPtr m_model;
    std::function<bool()> m_keepRunning;
    std::vector<Loaded> m_rules; ///< by place in the model
    Inspected m_inspected; ///< values of the last question
    RuleSet m_besideRules;
    Loaded m_beside; ///< the network of m_besideRules
};

} // namespace convoku
