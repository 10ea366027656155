// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/puzzle_chunk.h"
#include "solver/run/puzzle_outcome.h"

#include <QObject>
#include <QString>

#include <span>
#include <vector>

namespace convoku {

/// Results of runs, and of searches for a second solution, by the puzzle's number from 0.
struct CollectionOutcomes
{
    struct Run
    {
        std::uint32_t puzzle = 0;
        PuzzleOutcome outcome;
        std::vector<std::uint16_t> fired; ///< by place in the collection's network
    };
    std::vector<Run> runs;
    std::vector<std::pair<std::uint32_t, PuzzleVerdict>> verdicts; ///< of puzzles whose run is known

    bool empty() const { return runs.empty() && verdicts.empty(); }
};

/// The puzzles of a file, up to some millions, and what is known about them. Lives in one thread; other threads get the
/// chunks, which never change.
class Collection : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Another file: no puzzles yet, and nothing known.
    void begin(const QString& name);
    /// Only the last chunk of all may be one that is not full.
    void append(const PuzzleChunks& chunks);
    /// Stores the outcomes of puzzles of this collection.
    void take(const CollectionOutcomes& outcomes);
    void forgetOutcomes();
    /// The network that its puzzles are run with. With another one nothing is known any more.
    const ModelPtr& network() const { return m_network; }
    void setNetwork(const ModelPtr& network);

    /// The file's; empty for text.
    const QString& name() const { return m_name; }
    std::size_t size() const { return m_size; }
    /// Returns the board of all puzzles; 9×9 while there are none.
    Board board() const { return m_chunks.empty() ? Board() : m_chunks.front()->board(); }
    const PuzzleChunks& chunks() const { return m_chunks; }
    const PuzzleChunk& chunkOf(std::size_t puzzle) const { return *m_chunks[puzzle / PuzzleChunk::kFull]; }
    const PackedGrid& givens(std::size_t puzzle) const { return chunkOf(puzzle).givens(puzzle % PuzzleChunk::kFull); }
    int givenCount(std::size_t puzzle) const { return chunkOf(puzzle).givenCount(puzzle % PuzzleChunk::kFull); }
    std::size_t line(std::size_t puzzle) const { return chunkOf(puzzle).line(puzzle % PuzzleChunk::kFull); }
    std::string_view comment(std::size_t puzzle) const { return chunkOf(puzzle).comment(puzzle % PuzzleChunk::kFull); }
    StartingGrid start(std::size_t puzzle) const { return chunkOf(puzzle).start(puzzle % PuzzleChunk::kFull); }
    /// All of it but its format.
    Puzzle puzzle(std::size_t puzzle) const { return chunkOf(puzzle).puzzle(puzzle % PuzzleChunk::kFull); }
    bool isStart(std::size_t puzzle, const StartingGrid& start) const;

    /// Not known where nobody has asked.
    const PuzzleOutcome& outcome(std::size_t puzzle) const
    {
        return puzzle < m_outcomes.size() ? m_outcomes[puzzle] : m_unknown;
    }
    /// In how many passes the rule removed something, where the outcome is known.
    int fired(std::size_t puzzle, RuleId rule) const
    {
        return m_fired[puzzle * m_network->rules.size() + static_cast<std::size_t>(rule)];
    }
    /// Return the number of puzzles with a known run, and how many of these were solved but wait for their verdict.
    std::size_t knownCount() const { return m_known; }
    std::size_t waitingCount() const { return m_waiting; }

Q_SIGNALS:
    /// The puzzles are others now: there are none yet.
    void begun();
    /// Emitted when puzzles were added, from this number on.
    void grew(std::size_t first);
    void outcomesChanged();
    void networkChanged();

private:
    QString m_name;
    PuzzleChunks m_chunks;
    std::size_t m_size = 0;
    std::vector<PuzzleOutcome> m_outcomes; ///< empty until the first is known
    std::vector<std::uint16_t> m_fired; ///< of each of those the rules, one after the other
    ModelPtr m_network = articleModel();
    PuzzleOutcome m_unknown;
    std::size_t m_known = 0;
    std::size_t m_waiting = 0;
};

} // namespace convoku
