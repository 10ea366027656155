// SPDX-License-Identifier: MIT
#include "app/document/collection.h"

namespace convoku {

void Collection::begin(const QString& name)
{
    m_name = name;
    m_chunks.clear();
    m_size = 0;
    m_outcomes = {};
    m_fired = {};
    m_known = 0;
    m_waiting = 0;
    Q_EMIT begun();
}

void Collection::append(const PuzzleChunks& chunks)
{
    const std::size_t first = m_size;
    for (const auto& chunk : chunks) {
        m_chunks.push_back(chunk);
        m_size += chunk->size();
    }
    if (m_size > first)
        Q_EMIT grew(first);
}

void Collection::take(const CollectionOutcomes& outcomes)
{
    if (outcomes.empty())
        return;
    m_outcomes.resize(m_size);
    m_fired.resize(m_size * m_network->rules.size());
    for (const auto& [puzzle, outcome, fired] : outcomes.runs) {
        PuzzleOutcome& known = m_outcomes.at(puzzle);
        m_known += known.isKnown() ? 0U : 1U;
        m_waiting -= known.verdict == PuzzleVerdict::Solved ? 1U : 0U;
        known = outcome;
        const std::size_t rules = m_network->rules.size();
        std::copy_n(fired.begin(), std::min(fired.size(), rules),
            m_fired.begin() + static_cast<std::ptrdiff_t>(puzzle * rules));
        m_waiting += known.verdict == PuzzleVerdict::Solved ? 1U : 0U;
    }
    for (const auto& [puzzle, verdict] : outcomes.verdicts) {
        PuzzleOutcome& known = m_outcomes.at(puzzle);
        m_waiting -= known.verdict == PuzzleVerdict::Solved ? 1U : 0U;
        known.verdict = verdict;
    }
    Q_EMIT outcomesChanged();
}

void Collection::forgetOutcomes()
{
    m_outcomes = {};
    m_fired = {};
    m_known = 0;
    m_waiting = 0;
    Q_EMIT outcomesChanged();
}

void Collection::setNetwork(const ModelPtr& network)
{
    if (network == m_network)
        return;
    forgetOutcomes();
    m_network = network;
    Q_EMIT networkChanged();
}

bool Collection::isStart(std::size_t puzzle, const StartingGrid& start) const
{
    return board() == start.givens.board() && givens(puzzle) == packed(start.givens)
        && (chunkOf(puzzle).hasDetails(puzzle % PuzzleChunk::kFull) ? this->start(puzzle) == start
                                                                    : start.isOfGivens());
}

} // namespace convoku
