// SPDX-License-Identifier: MIT
#include "solver/blind/annealing.h"

#include "solver/blind/sampling_search.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace convoku {

bool annealingAccepts(int more, double temperature, double chance)
{
    return more <= 0 || chance < std::exp(-more / temperature);
}

Annealing::Annealing(const Grid& puzzle, const BlindSettings& settings)
    : m_settings(settings)
    , m_random(settings.seed)
    , m_movable(emptyCells(puzzle))
    , m_grid(puzzle, settings.counted)
    , m_length(settings.chain)
    , m_temperature(settings.temperature)
{
    if (m_length == 0)
        m_length = std::max(1, static_cast<int>(m_movable.size() * m_movable.size()));
    if (settings.method == BlindMethod::Anneal) {
        fillAnyDigits(puzzle);
        return;
    }
    fillBoxes(puzzle);
    const std::vector<int> empty = std::exchange(m_movable, {});
    for (const int cell : empty) {
        std::vector<int> partners;
        for (const int other : empty) {
            const Board board = puzzle.board();
            if (other != cell && board.cell(other).box() == board.cell(cell).box())
                partners.push_back(other);
        }
        if (partners.empty())
            continue;
        m_movable.push_back(cell);
        m_partners.push_back(std::move(partners));
    }
}

void Annealing::fillAnyDigits(const Grid& puzzle)
{
    for (const int cell : emptyCells(puzzle))
        m_grid.set(cell, m_random.between(1, puzzle.board().side()));
}

void Annealing::fillBoxes(const Grid& puzzle)
{
    const Board board = puzzle.board();
    for (int box = 0; box < board.side(); ++box) {
        std::array<bool, kMostSide + 1> given{};
        std::vector<int> empty;
        for (const Cell cell : House{HouseKind::Box, box, board}.cells()) {
            given[static_cast<std::size_t>(puzzle.digit(cell))] = true;
            if (puzzle.digit(cell) == 0)
                empty.push_back(cell.index());
        }
        std::vector<int> digits;
        for (int digit = 1; digit <= board.side(); ++digit) {
            if (!given[static_cast<std::size_t>(digit)])
                digits.push_back(digit);
        }
        // If the puzzle gives a digit of the box twice, one of the missing digits finds no room.
        m_random.shuffle(digits);
        for (std::size_t i = 0; i < empty.size(); ++i)
            m_grid.set(empty[i], digits[i]);
    }
}

const BlindTrial& Annealing::next()
{
    const bool first = m_trial.number == 0;
    if (!first) {
        if (!m_trial.kept)
            undoLast();
        change();
    }
    const int cost = m_grid.cost();
    ++m_trial.number;
    m_trial.grid = m_grid.grid();
    m_trial.cost = cost;
    m_trial.improves = first || cost < m_trial.best;
    m_trial.best = m_trial.improves ? cost : m_trial.best;
    m_trial.temperature = m_temperature;
    m_trial.kept = first || annealingAccepts(cost - m_keptCost, m_temperature, chanceOf(m_random));
    m_trial.heated = false;
    if (first)
        m_trial.chain = 1;
    else if (m_trial.endsChain)
        ++m_trial.chain;
    if (m_trial.kept)
        m_keptCost = cost;
    if (first || cost < m_bestOfHeat) {
        m_bestOfHeat = cost;
        m_chainImproved = true;
    }
    m_trial.endsChain = ++m_inChain == m_length;
    if (m_trial.endsChain)
        endChain();
    return m_trial;
}

void Annealing::endChain()
{
    m_inChain = 0;
    m_idleChains = m_chainImproved ? 0 : m_idleChains + 1;
    m_chainImproved = false;
    m_temperature *= m_settings.cooling;
    if (m_idleChains < m_settings.reheatAfter)
        return;
    m_temperature = m_settings.temperature;
    m_idleChains = 0;
    m_bestOfHeat = m_keptCost;
    m_trial.heated = true;
}

void Annealing::change()
{
    m_before.clear();
    const auto set = [this](int cell, int digit) {
        m_before.emplace_back(cell, m_grid.grid().digit(cell));
        m_grid.set(cell, digit);
    };
    const std::size_t which = m_random.below(m_movable.size());
    const int cell = m_movable[which];
    const int digit = m_grid.grid().digit(cell);
    if (m_settings.method == BlindMethod::Anneal) {
        const int other = m_random.between(1, m_grid.grid().board().side() - 1);
        set(cell, other < digit ? other : other + 1);
        return;
    }
    const std::vector<int>& partners = m_partners[which];
    const int partner = partners[m_random.below(partners.size())];
    const int partnerDigit = m_grid.grid().digit(partner);
    set(cell, partnerDigit);
    set(partner, digit);
}

void Annealing::undoLast()
{
    for (const auto& [cell, digit] : m_before)
        m_grid.set(cell, digit);
}

} // namespace convoku
