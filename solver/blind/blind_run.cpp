// SPDX-License-Identifier: MIT
#include "solver/blind/blind_run.h"

#include <algorithm>

namespace convoku {

std::size_t BlindRecord::best() const
{
    // The newest improvement: no trial behind it costs less.
    const auto found
        = std::find_if(trials.rbegin(), trials.rend(), [](const BlindTrial& trial) { return trial.improves; });
    return found == trials.rend() ? kNone : static_cast<std::size_t>(trials.rend() - found) - 1;
}

bool BlindRecord::isSolved() const
{
    const std::size_t index = best();
    return index != kNone && trials[index].grid.isComplete() && trials[index].grid.agreesWith(puzzle);
}

std::optional<std::size_t> BlindRecord::from(std::size_t index, Stride stride, bool forward) const
{
    const auto fits = [stride](const BlindTrial& trial) {
        return stride == Stride::Trial || (stride == Stride::Improvement ? trial.improves : trial.endsChain);
    };
    if (index >= trials.size())
        return std::nullopt;
    while (forward ? ++index < trials.size() : index-- > 0) {
        if (fits(trials[index]))
            return index;
    }
    return std::nullopt;
}

std::size_t BlindRecord::indexOf(std::uint64_t number) const
{
    const auto behind = std::upper_bound(trials.begin(), trials.end(), number,
        [](std::uint64_t wanted, const BlindTrial& trial) { return wanted < trial.number; });
    return behind == trials.begin() ? kNone : static_cast<std::size_t>(behind - trials.begin()) - 1;
}

BlindRun::BlindRun(const Grid& puzzle, const BlindSettings& settings)
    : m_engine(makeBlindEngine(puzzle, settings))
{
    m_record.puzzle = puzzle;
    m_record.settings = settings;
}

bool BlindRun::step()
{
    if (m_record.end != BlindRecord::End::None)
        return false;
    const BlindTrial& trial = m_engine->next();
    ++m_record.made;
    std::vector<BlindTrial>& trials = m_record.trials;
    // The newest trial stays only where it is one that is kept.
    if (!trials.empty() && !isKept(trials.back()))
        trials.back() = trial;
    else
        trials.push_back(trial);
    if (trials.size() > BlindRecord::kMostKept)
        thin();
    if (trial.cost == leastCost(m_record.settings.counted, m_record.puzzle.board()))
        m_record.end = BlindRecord::End::LeastCost;
    else if (!m_engine->hasNext())
        m_record.end = BlindRecord::End::NothingToChange;
    else if (m_record.made == m_record.settings.trials)
        m_record.end = BlindRecord::End::Trials;
    return true;
}

bool BlindRun::isKept(const BlindTrial& trial) const
{
    return trial.improves || (trial.number - 1) % m_record.every == 0
        || (trial.endsChain && trial.chain % m_record.everyChain == 0);
}

void BlindRun::thin()
{
    std::vector<BlindTrial>& trials = m_record.trials;
    while (trials.size() > BlindRecord::kMostKept / 2) {
        // Thin out the larger part: ends of chains, or the other trials.
        const auto chains = std::count_if(trials.begin(), trials.end(),
            [this](const BlindTrial& trial) { return trial.endsChain && (trial.number - 1) % m_record.every != 0; });
        if (static_cast<std::size_t>(chains) > trials.size() / 2)
            m_record.everyChain *= 2;
        else
            m_record.every *= 2;
        const auto gone = std::remove_if(
            trials.begin(), trials.end() - 1, [this](const BlindTrial& trial) { return !isKept(trial); });
        trials.erase(gone, trials.end() - 1);
    }
}

} // namespace convoku
