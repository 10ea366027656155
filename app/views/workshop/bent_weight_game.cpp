// SPDX-License-Identifier: MIT
#include "app/views/workshop/bent_weight_game.h"

#include "app/document/network_draft.h"

#include <algorithm>
#include <array>

namespace convoku {
namespace {

/// Rules of which a row is enough: what they find in one hangs on nothing else.
constexpr std::array<const char*, 2> kRules{"hidden_single", "naked_single"};
constexpr std::array<double, 5> kBent{-1, 0, 2, 3, -2};
constexpr std::size_t kBentWeightGameRows = 256; ///< that are tried
constexpr PartOptions kInRows{.house = HouseKind::Row, .board = BentWeightGame::kBoard};

/// Candidates of row 1, few or many.
Candidates randomRow(RandomNumbers& random)
{
    constexpr Board kBoard = BentWeightGame::kBoard;
    Candidates row(kBoard);
    const int many = random.between(1, 8);
    for (int column = 0; column < kBoard.side(); ++column) {
        for (int digit = 0; digit < kBoard.side(); ++digit) {
            if (random.between(1, 10) <= many)
                row.add(Candidate::of(digit, kBoard.cell(0, column)));
        }
    }
    return row;
}

} // namespace

BentWeightGame::BentWeightGame(std::uint64_t seed)
    : m_random(seed)
{
    next();
}

void BentWeightGame::next()
{
    // Some numbers may be anything: those that don't show are no riddle.
    while (!bend()) { }
    m_found = false;
    m_tries = 0;
}

bool BentWeightGame::bend()
{
    m_rule = *shippedPart(kRules.at(m_random.below(kRules.size())));
    m_rule.houses = {HouseKind::Row};
    m_numbers = numbersOf(m_rule, kInRows);
    const NumbersOfLayer& of = m_numbers[m_random.below(m_numbers.size())];
    const std::size_t number = m_random.below(of.hasWeights() ? of.weights() : of.numbers.size());
    const double to = kBent.at(m_random.below(kBent.size()));
    m_bend = {of.layer, number, to};
    const PartText changed = bent(m_rule, kInRows, m_bend);
    if (checkPart(changed, kInRows))
        return false;
    m_written = std::make_unique<check::RuleOnBoards>(*ruleAlone(m_rule), RuleId{});
    m_bent = std::make_unique<check::RuleOnBoards>(*ruleAlone(changed), RuleId{});
    std::vector<Candidates> rows;
    for (std::size_t i = 0; i < kBentWeightGameRows; ++i)
        rows.push_back(randomRow(m_random));
    const std::vector<Candidates> left = m_written->leftOf(rows);
    const std::vector<Candidates> leftBent = m_bent->leftOf(rows);
    const auto [first, other] = std::ranges::mismatch(left, leftBent);
    if (first == left.end())
        return false;
    m_telling = rows[static_cast<std::size_t>(first - left.begin())];
    for (bool shrinks = true; shrinks;) {
        shrinks = false;
        for (const std::uint16_t candidate : m_telling.indices()) {
            Candidates less = m_telling;
            less.remove(candidate);
            if (leftOf(less).differs()) {
                m_telling = less;
                shrinks = true;
            }
        }
    }
    return true;
}

BentWeightGame::Shown BentWeightGame::leftOf(const Candidates& row)
{
    return {m_bent->leftOf(row), m_written->leftOf(row)};
}

bool BentWeightGame::isIt(std::size_t layer, std::size_t number)
{
    ++m_tries;
    m_found = m_found || (layer == m_bend.layer && number == m_bend.number);
    return layer == m_bend.layer && number == m_bend.number;
}

} // namespace convoku
