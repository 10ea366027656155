// SPDX-License-Identifier: MIT
#include "solver/blind/sampling_search.h"

#include <algorithm>
#include <utility>

namespace convoku {

double chanceOf(RandomNumbers& random)
{
    return static_cast<double>(random.next() >> 11) * 0x1p-53;
}

std::vector<int> emptyCells(const Grid& puzzle)
{
    std::vector<int> cells;
    for (int cell = 0; cell < puzzle.board().cells(); ++cell) {
        if (puzzle.digit(cell) == 0)
            cells.push_back(cell);
    }
    return cells;
}

SamplingSearch::SamplingSearch(const Grid& puzzle, const BlindSettings& settings)
    : m_settings(settings)
    , m_empty(emptyCells(puzzle))
    , m_random(settings.seed)
{
    m_trial.grid = puzzle;
}

const BlindTrial& SamplingSearch::next()
{
    if (m_settings.method == BlindMethod::Tpe && m_costs.size() >= kStartup)
        drawByParzen();
    else
        drawAtRandom();
    const int cost = missingDigits(m_trial.grid, m_settings.counted).total();
    m_trial.improves = m_trial.number == 0 || cost < m_trial.best;
    m_trial.cost = cost;
    m_trial.best = m_trial.improves ? cost : m_trial.best;
    ++m_trial.number;
    if (m_settings.method == BlindMethod::Tpe)
        remember(cost);
    return m_trial;
}

void SamplingSearch::drawAtRandom()
{
    const Board board = m_trial.grid.board();
    for (const int cell : m_empty)
        m_trial.grid.setDigit(board.cell(cell), m_random.between(1, board.side()));
}

void SamplingSearch::remember(int cost)
{
    const auto trial = static_cast<std::uint32_t>(m_costs.size());
    const auto place = std::upper_bound(m_order.begin(), m_order.end(), cost,
        [this](int wanted, std::uint32_t other) { return wanted < m_costs[other]; });
    m_order.insert(place, trial);
    m_costs.push_back(cost);
    for (const int cell : m_empty)
        m_tried.push_back(static_cast<std::uint8_t>(m_trial.grid.digit(cell) - 1));
}

void SamplingSearch::drawByParzen()
{
    const int trials = static_cast<int>(m_costs.size());
    const int good = goodTrials(m_settings.gamma, trials);
    // Both lots in the order in which they were tried: weights go by age.
    std::vector<bool> isGood(m_costs.size(), false);
    for (int i = 0; i < good; ++i)
        isGood[m_order[static_cast<std::size_t>(i)]] = true;
    const std::vector<double> goodWeights = trialWeights(good);
    const std::vector<double> restWeights = trialWeights(trials - good);
    std::vector<DigitWeights> ofGood(m_empty.size());
    std::vector<DigitWeights> ofRest(m_empty.size());
    std::size_t nextGood = 0;
    std::size_t nextRest = 0;
    for (std::size_t trial = 0; trial < isGood.size(); ++trial) {
        std::vector<DigitWeights>& lot = isGood[trial] ? ofGood : ofRest;
        const double weight = isGood[trial] ? goodWeights[nextGood++] : restWeights[nextRest++];
        const std::uint8_t* digits = m_tried.data() + trial * m_empty.size();
        for (std::size_t i = 0; i < m_empty.size(); ++i) {
            lot[i].sums[digits[i]] += weight;
            lot[i].total += weight;
        }
    }
    for (std::size_t i = 0; i < m_empty.size(); ++i) {
        ofGood[i].trials = good;
        ofRest[i].trials = trials - good;
        m_trial.grid.setDigit(m_trial.grid.board().cell(m_empty[i]), betterDigit(ofGood[i], ofRest[i]));
    }
}

int SamplingSearch::betterDigit(const DigitWeights& good, const DigitWeights& rest)
{
    const int digits = m_trial.grid.board().side();
    const auto likely = parzenProbabilities(m_settings.parzen, good, digits);
    const auto unlikely = parzenProbabilities(m_settings.parzen, rest, digits);
    int chosen = -1;
    double most = 0;
    for (int drawn = 0; drawn < kDrawn; ++drawn) {
        double left = chanceOf(m_random);
        std::size_t digit = 0;
        while (digit + 1 < static_cast<std::size_t>(digits) && left >= likely[digit])
            left -= likely[digit++];
        // log l − log g grows with l / g, which is the same on every machine.
        const double promise = likely[digit] / unlikely[digit];
        if (chosen < 0 || promise > most) {
            chosen = static_cast<int>(digit);
            most = promise;
        }
    }
    return chosen + 1;
}

} // namespace convoku
