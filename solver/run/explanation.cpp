// SPDX-License-Identifier: MIT
#include "solver/run/explanation.h"

#include "solver/error.h"
#include "solver/network/pass.h"
#include "solver/run/evidence.h"
#include "solver/run/tensors.h"

#include <algorithm>
#include <string>

namespace convoku {
namespace {

/// The 729 flips go through the layers in parts that stay in the processor's cache: a naked pair has 36 channels, and
/// one part of 729 rows took 1.3 to 3 times as long as nine of 81.
constexpr int kFlipsAtOnce = 81;
static_assert(kCandidates % kFlipsAtOnce == 0);

House houseOf(HouseKind kind, Cell cell)
{
    switch (kind) {
    case HouseKind::Row:
        return {kind, cell.row};
    case HouseKind::Column:
        return {kind, cell.column};
    case HouseKind::Box:
        break;
    }
    return {kind, cell.box()};
}

/// A 0/1 value of a rule's run.
struct Mask
{
    const Inspection& values;
    ValueId value = kNoValue;

    bool isOn(int channel, int row, int column) const { return values.at(value, {channel, row, column}) != 0; }
    int channels() const { return values.network().value(value).shape.channels; }
};

std::vector<Cause> singleCauses(const RuleInfo& rule, const Mask& single, Candidate candidate)
{
    std::vector<Cause> causes;
    const House house = houseOf(rule.house, candidate.cell());
    for (const Cell cell : house.cells()) {
        if (single.isOn(candidate.digit, cell.row, cell.column))
            causes.push_back({house, {cell}, {candidate.digit}, -1});
    }
    return causes;
}

std::vector<Cause> pointingCauses(const RuleInfo& rule, const Mask& owns, const Candidates& before, Candidate candidate)
{
    const bool row = rule.house == HouseKind::Row;
    const House line = houseOf(rule.house, candidate.cell());
    std::vector<Cause> causes;
    for (int third = 0; third < 3; ++third) {
        if (!(row ? owns.isOn(candidate.digit, candidate.row, third)
                  : owns.isOn(candidate.digit, third, candidate.column)))
            continue;
        Cause cause{line, {}, {candidate.digit}, -1};
        for (const Cell cell : line.cells()) {
            if ((row ? cell.column : cell.row) / 3 != third)
                continue;
            cause.box = cell.box();
            if (before.has(Candidate::of(candidate.digit, cell)))
                cause.cells.push_back(cell);
        }
        causes.push_back(std::move(cause));
    }
    return causes;
}

std::vector<Cause> hiddenCauses(const RuleInfo& rule, const Mask& hidden, Candidate candidate)
{
    std::vector<Cause> causes;
    for (int digit = 0; digit < kSide; ++digit) {
        if (hidden.isOn(digit, candidate.row, candidate.column))
            causes.push_back({houseOf(rule.house, candidate.cell()), {candidate.cell()}, {digit}, -1});
    }
    return causes;
}

std::vector<Cause> pairCauses(const RuleInfo& rule, const Mask& clears, const Mask& pair, Candidate candidate)
{
    std::vector<Cause> causes;
    const House house = houseOf(rule.house, candidate.cell());
    for (int channel = 0; channel < clears.channels(); ++channel) {
        const auto [low, high] = pairOf(channel);
        if (!clears.isOn(channel, candidate.row, candidate.column)
            || (candidate.digit != low && candidate.digit != high))
            continue;
        Cause cause{house, {}, {low, high}, -1};
        for (const Cell cell : house.cells()) {
            if (pair.isOn(channel, cell.row, cell.column))
                cause.cells.push_back(cell);
        }
        causes.push_back(std::move(cause));
    }
    return causes;
}

/// The values that say what a rule of the family found, without the group's id.
std::vector<const char*> causeValues(RuleFamily family)
{
    switch (family) {
    case RuleFamily::NakedSingle:
        return {kNakedSingleCause};
    case RuleFamily::Pointing:
        return {kPointingCause};
    case RuleFamily::HiddenSingle:
        return {kHiddenSingleCause};
    case RuleFamily::NakedPair:
        break;
    }
    return {kNakedPairCause, kNakedPairCells};
}

std::vector<Cause> readCauses(
    const RuleInfo& rule, std::span<const Mask> found, const Candidates& before, Candidate candidate)
{
    switch (rule.family) {
    case RuleFamily::NakedSingle:
        return singleCauses(rule, found[0], candidate);
    case RuleFamily::Pointing:
        return pointingCauses(rule, found[0], before, candidate);
    case RuleFamily::HiddenSingle:
        return hiddenCauses(rule, found[0], candidate);
    case RuleFamily::NakedPair:
        break;
    }
    return pairCauses(rule, found[0], found[1], candidate);
}

/// The channel of a pair of digits.
int pairChannel(const std::vector<int>& digits)
{
    for (int channel = 0;; ++channel) {
        const auto [low, high] = pairOf(channel);
        if (digits == std::vector{low, high})
            return channel;
    }
}

/// Where a cause stands in the tensor that counts: [1, 9, 9] by cell, else by house or by box.
ElementIndex countOf(const RuleInfo& rule, const Cause& cause)
{
    const int channel = rule.family == RuleFamily::NakedPair ? pairChannel(cause.digits) : cause.digits.front();
    const int box = cause.box >= 0 ? cause.box : cause.house.index;
    switch (rule.family) {
    case RuleFamily::NakedSingle:
        return {0, cause.cells.front().row, cause.cells.front().column};
    case RuleFamily::Pointing:
        return {channel, box / 3, box % 3};
    case RuleFamily::HiddenSingle:
    case RuleFamily::NakedPair:
        break;
    }
    switch (rule.house) {
    case HouseKind::Row:
        return {channel, cause.house.index, 0};
    case HouseKind::Column:
        return {channel, 0, cause.house.index};
    case HouseKind::Box:
        break;
    }
    return {channel, box / 3, box % 3};
}

/// What a rule's network takes, for one puzzle.
std::vector<Tensor> tensorsOf(const Candidates& candidates)
{
    State state;
    state.candidates = candidates;
    return toTensors(std::span(&state, 1), false);
}

std::vector<std::uint16_t> sorted(std::vector<std::uint16_t> indices)
{
    std::sort(indices.begin(), indices.end());
    return indices;
}

} // namespace

std::vector<std::uint16_t> absencesBehind(RuleFamily family, const Cause& cause)
{
    std::vector<std::uint16_t> absences;
    const auto add = [&absences](int digit, Cell cell) {
        absences.push_back(static_cast<std::uint16_t>(Candidate::of(digit, cell).index()));
    };
    const auto isIn
        = [](const auto& list, const auto& what) { return std::find(list.begin(), list.end(), what) != list.end(); };
    switch (family) {
    case RuleFamily::NakedSingle:
    case RuleFamily::NakedPair:
        // The cells have these digits and no others.
        for (const Cell cell : cause.cells) {
            for (int digit = 0; digit < kSide; ++digit) {
                if (!isIn(cause.digits, digit))
                    add(digit, cell);
            }
        }
        break;
    case RuleFamily::Pointing: {
        // The box has the digit nowhere else; in its part of the line it may.
        const House box{HouseKind::Box, cause.box};
        const auto line = cause.house.cells();
        for (const Cell cell : box.cells()) {
            if (!isIn(line, cell))
                add(cause.digits.front(), cell);
        }
        break;
    }
    case RuleFamily::HiddenSingle:
        for (const Cell cell : cause.house.cells()) {
            if (!isIn(cause.cells, cell))
                add(cause.digits.front(), cell);
        }
        break;
    }
    return sorted(std::move(absences));
}

Explainer::Explainer(Backend& backend)
    : m_backend(backend)
{
}

Explainer::Loaded Explainer::load(Network network) const
{
    Loaded result;
    result.network = std::make_shared<const Network>(std::move(network));
    result.loaded = m_backend.load(result.network);
    return result;
}

const Explainer::Loaded& Explainer::loadedRule(RuleId rule)
{
    Loaded& entry = m_rules.at(static_cast<std::size_t>(rule));
    if (!entry.loaded)
        entry = load(buildRule(rule));
    return entry;
}

std::shared_ptr<const Inspection> Explainer::inspect(RuleId rule, const Candidates& before)
{
    if (m_inspected.values && m_inspected.rule == rule && m_inspected.before == before)
        return m_inspected.values;
    const Loaded& entry = loadedRule(rule);
    m_inspected = {rule, before, std::make_shared<const Inspection>(entry.network, *entry.loaded, tensorsOf(before))};
    return m_inspected.values;
}

std::vector<std::vector<Cause>> Explainer::causes(
    RuleId rule, const Candidates& before, std::span<const std::uint16_t> removed)
{
    const auto values = inspect(rule, before);
    const RuleInfo& info = infoOf(rule);
    std::vector<Mask> found;
    for (const char* name : causeValues(info.family))
        found.push_back({*values, values->network().named(std::string(info.id) + "." + name)});
    const Candidates after = candidatesFrom(values->value(values->network().outputs.front()).of(0));

    std::vector<std::vector<Cause>> result;
    for (const std::uint16_t candidate : removed) {
        const bool goes = before.has(candidate) && !after.has(candidate);
        result.push_back(
            goes ? readCauses(info, found, before, Candidate::fromIndex(candidate)) : std::vector<Cause>{});
    }
    return result;
}

std::vector<Explanation> Explainer::explain(
    RuleId rule, const Candidates& before, std::span<const std::uint16_t> removed)
{
    std::vector<std::vector<Cause>> found = causes(rule, before, removed);

    std::vector<Explanation> result;
    for (std::size_t n = 0; n < removed.size(); ++n) {
        if (found[n].empty())
            throw Error(infoOf(rule).id, "does not remove candidate " + std::to_string(removed[n]));
        result.push_back({rule, removed[n], {}, {}, std::move(found[n])});
    }

    const Loaded& entry = loadedRule(rule);
    for (int first = 0; first < kCandidates; first += kFlipsAtOnce) {
        Tensor flips(kFlipsAtOnce, kCandidatesShape); // [81, 9, 9, 9]
        for (int row = 0; row < kFlipsAtOnce; ++row) {
            const auto elements = flips.of(row);
            for (int i = 0; i < kCandidates; ++i)
                elements[static_cast<std::size_t>(i)] = before.has(i) != (i == first + row) ? 1.F : 0.F;
        }
        const Tensor after = entry.loaded->run(std::span(&flips, 1), entry.network->outputs).front();
        for (Explanation& explanation : result) {
            for (int row = 0; row < kFlipsAtOnce; ++row) {
                const int flipped = first + row;
                if (flipped != explanation.candidate && after.of(row)[explanation.candidate] != 0.F)
                    (before.has(flipped) ? explanation.present : explanation.absent)
                        .push_back(static_cast<std::uint16_t>(flipped));
            }
        }
    }
    return result;
}

Evidence Explainer::evidence(RuleId rule, const Candidates& before, const Cause& cause)
{
    const RuleInfo& info = infoOf(rule);
    Evidence evidence{inspect(rule, before), nullptr, countOf(info, cause)};
    const Network& network = evidence.values->network();
    evidence.layer = producerOf(network, network.named(std::string(info.id) + "." + kCount));
    return evidence;
}

Evidence evidenceFor(const Evidence& another, RuleId rule, const Cause& cause)
{
    return {another.values, another.layer, countOf(infoOf(rule), cause)};
}

RuleSet Explainer::rulesRemoving(const RuleSet& rules, const Candidates& before, std::uint16_t candidate)
{
    RuleSet removing;
    if (rules.empty() || !before.has(candidate))
        return removing;
    if (!m_beside.loaded || m_besideRules != rules) {
        m_beside = load(buildSideBySide(rules));
        m_besideRules = rules;
    }
    const std::vector<Tensor> after = m_beside.loaded->run(tensorsOf(before), m_beside.network->outputs);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (after[i].of(0)[candidate] == 0.F)
            removing.push_back(rules[i]);
    }
    return removing;
}

} // namespace convoku
