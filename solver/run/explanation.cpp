// SPDX-License-Identifier: MIT
#include "solver/run/explanation.h"

#include "solver/error.h"
#include "solver/network/pass.h"
#include "solver/network/text/part_text.h"
#include "solver/run/cause_reading.h"
#include "solver/run/evidence.h"
#include "solver/run/network_size.h"
#include "solver/run/tensors.h"

#include <algorithm>
#include <set>
#include <string>

namespace convoku {
namespace {

/// The flips of all candidates go through the layers in parts that stay in the processor's cache: a naked pair has 36
/// channels, and one part of 729 rows took 1.3 to 3 times as long as nine of 81.
constexpr std::size_t kFlipsAtOnce = 81;
/// Operations that may go by until somebody can say that no answer is wanted.
constexpr std::uint64_t kWorkAtOnce = std::uint64_t{1} << 28U;

} // namespace

/// Tests which of several changed boards still lose the candidate.
struct Explainer::Trial
{
    const Explainer& explainer;
    const Loaded& rule;
    const std::shared_ptr<const Remembered>& remembered;
    std::uint16_t candidate = 0;

    /// Which of the boards it goes on, at most kFlipsAtOnce of them.
    std::vector<bool> goes(std::span<const Candidates> boards) const
    {
        const Tensor after = explainer.run(rule, boards, remembered); // [boards, side, side, side]
        std::vector<bool> result;
        for (std::size_t row = 0; row < boards.size(); ++row)
            result.push_back(after.of(static_cast<int>(row))[candidate] == 0.F);
        return result;
    }

    /// Turns one after the other of `others` on the board, on which the candidate goes, into what it is not. Those with
    /// which it would stay are left as they are: they are returned, and the candidate goes on the board that remains.
    std::vector<std::uint16_t> needed(Candidates& board, const std::vector<std::uint16_t>& others) const
    {
        const auto turn = [](Candidates& on, std::uint16_t index) { on.has(index) ? on.remove(index) : on.add(index); };
        std::vector<std::uint16_t> found;
        std::size_t first = 0; // of those that have not been turned
        while (first < others.size()) {
            // So many can be turned, and with one more it stays: between these two lies one that is needed.
            std::size_t most = 0;
            std::size_t tooMany = others.size() - first + 1;
            while (tooMany - most > 1) {
                constexpr std::size_t kTries = 16;
                const std::size_t apart = std::max<std::size_t>(1, (tooMany - most) / kTries);
                std::vector<Candidates> boards;
                std::vector<std::size_t> turned;
                Candidates tried = board;
                for (std::size_t n = 1; n < tooMany; ++n) {
                    turn(tried, others[first + n - 1]);
                    if (n > most && ((n - most) % apart == 0 || n + 1 == tooMany)) {
                        boards.push_back(tried);
                        turned.push_back(n);
                    }
                }
                const std::vector<bool> gone = goes(boards);
                const auto stays = std::find(gone.begin(), gone.end(), false) - gone.begin();
                if (stays > 0)
                    most = turned[static_cast<std::size_t>(stays) - 1];
                if (static_cast<std::size_t>(stays) < turned.size())
                    tooMany = turned[static_cast<std::size_t>(stays)];
            }
            for (std::size_t n = 0; n < most; ++n)
                turn(board, others[first + n]);
            first += most;
            if (first < others.size())
                found.push_back(others[first++]);
        }
        return found;
    }
};

Explainer::Explainer(Backend& backend, ModelPtr model)
    : m_backend(backend)
    , m_model(std::move(model))
    , m_rules(m_model->rules.size())
{
}

Explainer::Loaded Explainer::load(Network network) const
{
    Loaded result;
    result.network = std::make_shared<const Network>(std::move(network));
    result.loaded = m_backend.load(result.network);
    result.atOnce = puzzlesFor(*result.network, kWorkAtOnce, kFlipsAtOnce);
    return result;
}

Tensor Explainer::run(
    const Loaded& rule, std::span<const Candidates> boards, const std::shared_ptr<const Remembered>& remembered) const
{
    Tensor all(0, candidatesShape(m_model->board));
    while (!boards.empty()) {
        if (m_keepRunning && !m_keepRunning())
            throw Error("explanation", "is not wanted any more");
        State state;
        state.remembered = remembered;
        std::vector<State> states(std::min(rule.atOnce, boards.size()), state);
        for (std::size_t i = 0; i < states.size(); ++i)
            states[i].candidates = boards[i];
        const Tensor after
            = rule.loaded->run(toTensors(states, *rule.network), std::span(rule.network->outputs).first(1)).front();
        all.count += after.count;
        all.data.insert(all.data.end(), after.data.begin(), after.data.end());
        boards = boards.subspan(states.size());
    }
    return all;
}

const Explainer::Loaded& Explainer::loadedRule(RuleId rule)
{
    Loaded& entry = m_rules.at(static_cast<std::size_t>(rule));
    if (!entry.loaded)
        entry = load(buildRule(*m_model, rule));
    return entry;
}

std::shared_ptr<const Inspection> Explainer::inspect(RuleId rule, const Found& before)
{
    if (m_inspected.values && m_inspected.rule == rule && m_inspected.before == before.candidates
        && m_inspected.remembered == before.remembered)
        return m_inspected.values;
    const Loaded& entry = loadedRule(rule);
    m_inspected = {rule, before.candidates, before.remembered,
        std::make_shared<const Inspection>(entry.network, *entry.loaded, toTensors(before, *entry.network))};
    return m_inspected.values;
}

std::vector<std::vector<Cause>> Explainer::causes(
    RuleId rule, const Found& before, std::span<const std::uint16_t> removed)
{
    const Model::Rule& info = m_model->rule(rule);
    if (info.family == RuleFamily::Other)
        return triedCauses(rule, before, removed);
    const auto values = inspect(rule, before);
    std::vector<Mask> found;
    for (const std::string& name : causeValues(info))
        found.push_back({*values, values->network().named(info.id + "." + name)});
    const Candidates after = candidatesFrom(values->value(values->network().outputs.front()).of(0), m_model->board);

    std::vector<std::vector<Cause>> result;
    for (const std::uint16_t candidate : removed) {
        const bool goes = before.candidates.has(candidate) && !after.has(candidate);
        result.push_back(goes
                ? readCauses(info, found, before.candidates, before.candidates.board().candidate(candidate))
                : std::vector<Cause>{});
    }
    return result;
}

std::vector<std::vector<Cause>> Explainer::triedCauses(
    RuleId rule, const Found& before, std::span<const std::uint16_t> removed)
{
    const RuleInfo& info = m_model->rule(rule);
    const auto values = inspect(rule, before);
    const Candidates after = candidatesFrom(values->value(values->network().outputs.front()).of(0), m_model->board);
    const Loaded& entry = loadedRule(rule);
    std::vector<std::vector<Cause>> result;
    for (const std::uint16_t index : removed) {
        result.emplace_back();
        if (!before.candidates.has(index) || after.has(index))
            continue;
        const Candidate candidate = before.candidates.board().candidate(index);
        const Trial trial{*this, entry, before.remembered, index};
        std::vector<std::uint16_t> gone;
        std::vector<std::uint16_t> there;
        for (int i = 0; i < before.candidates.board().candidates(); ++i) {
            if (i != index)
                (before.candidates.has(i) ? there : gone).push_back(static_cast<std::uint16_t>(i));
        }
        Candidates board = before.candidates;
        Cause cause{houseOf(info.house, candidate.cell()), {}, {}, -1, {}, {}, {}, {}};
        cause.gone = trial.needed(board, gone); // first: a proof follows what is gone, and wants little of it
        cause.there = trial.needed(board, there);
        std::set<int> cells;
        std::set<int> digits;
        // The cause names cells and digits of the required present candidates, because these are visible; without any,
        // those of the required absent candidates.
        for (const std::uint16_t on : cause.there.empty() ? cause.gone : cause.there) {
            cells.insert(before.candidates.board().candidate(on).cell().index());
            digits.insert(before.candidates.board().candidate(on).digit);
        }
        if (cells.empty()) {
            cells.insert(candidate.cell().index());
            digits.insert(candidate.digit);
        }
        for (const int cell : cells)
            cause.cells.push_back(before.candidates.board().cell(cell));
        cause.digits.assign(digits.begin(), digits.end());
        result.back().push_back(std::move(cause));
    }
    return result;
}

std::vector<Explanation> Explainer::explain(RuleId rule, const Found& before, std::span<const std::uint16_t> removed)
{
    std::vector<std::vector<Cause>> found = causes(rule, before, removed);

    std::vector<Explanation> result;
    for (std::size_t n = 0; n < removed.size(); ++n) {
        if (found[n].empty())
            throw Error(m_model->rule(rule).id, "does not remove candidate " + std::to_string(removed[n]));
        result.push_back({rule, removed[n], {}, {}, std::move(found[n])});
    }

    std::vector<Candidates> boards(
        static_cast<std::size_t>(before.candidates.board().candidates()), before.candidates); // one candidate otherwise
    for (int i = 0; i < before.candidates.board().candidates(); ++i)
        before.candidates.has(i) ? boards[static_cast<std::size_t>(i)].remove(i)
                                 : boards[static_cast<std::size_t>(i)].add(i);
    const Tensor after = run(loadedRule(rule), boards, before.remembered); // [candidates, side, side, side]
    for (Explanation& explanation : result) {
        for (int flipped = 0; flipped < before.candidates.board().candidates(); ++flipped) {
            if (flipped != explanation.candidate && after.of(flipped)[explanation.candidate] != 0.F)
                (before.candidates.has(flipped) ? explanation.present : explanation.absent)
                    .push_back(static_cast<std::uint16_t>(flipped));
        }
    }
    return result;
}

Evidence Explainer::evidence(RuleId rule, const Found& before, const Cause& cause)
{
    const Model::Rule& info = m_model->rule(rule);
    Evidence evidence{inspect(rule, before), nullptr, countOf(info, cause)};
    const Network& network = evidence.values->network();
    if (info.family != RuleFamily::Other)
        evidence.layer = producerOf(network, network.named(info.id + "." + info.part->count));
    return evidence;
}

Evidence evidenceFor(const Evidence& another, const RuleInfo& rule, const Cause& cause)
{
    return {another.values, another.layer, countOf(rule, cause)};
}

RuleSet Explainer::rulesRemoving(const RuleSet& rules, const Found& before, std::uint16_t candidate)
{
    RuleSet removing;
    if (rules.empty() || !before.candidates.has(candidate))
        return removing;
    if (!m_beside.loaded || m_besideRules != rules) {
        m_beside = load(buildSideBySide(*m_model, rules));
        m_besideRules = rules;
    }
    const std::vector<Tensor> after
        = m_beside.loaded->run(toTensors(before, *m_beside.network), m_beside.network->outputs);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (after[i].of(0)[candidate] == 0.F)
            removing.push_back(rules[i]);
    }
    return removing;
}

} // namespace convoku
