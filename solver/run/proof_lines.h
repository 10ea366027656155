// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/proof.h"

#include <vector>

namespace convoku {

/// One line of a proof that is read from above: a finding with all that the proof takes from it, or a guess.
struct ProofLine
{
    enum class Kind : std::uint8_t {
        Deduction,
        Guess, ///< what it set aside is gone as long as it stands
        Failed, ///< a guess that was taken back: its digit is gone
    };

    Kind kind = Kind::Deduction;
    std::size_t event = 0; ///< index in Recording::events()
    int number = 0; ///< of a deduction, from 1
    Cause cause; ///< of a deduction
    std::vector<std::uint16_t> removed; ///< ascending
    std::vector<int> premises; ///< indices of the lines that it rests on, ascending: all of them come before it
    bool onStart = false; ///< it rests on what was not there at the start, too
};

/// A proof line by line. Of one event the findings come house by house, then digit by digit.
struct ProofLines
{
    std::vector<ProofLine> lines; ///< the last one removes the candidate; none: it was out from the start
    std::vector<int> marksLeft; ///< [i]: candidates that are still to go after the first i lines; the last one is 0

    int size() const { return static_cast<int>(lines.size()); }
    const ProofLine& operator[](int line) const { return lines[static_cast<std::size_t>(line)]; }
    /// All that go.
    int marks() const { return marksLeft.empty() ? 0 : marksLeft.front(); }
    int deductions() const;
};

ProofLines proofLines(const Recording& recording, const Proof& proof);

/// The deductions of one pass, which fold into one row.
struct ProofBlock
{
    int pass = 0;
    int first = 0; ///< lines, both included
    int last = 0;
    std::vector<int> findings; ///< by place in the model: how many of the rule
    int marks = 0; ///< that go in it
    bool onStartOnly = false; ///< nothing in it rests on a line before it

    int size() const { return last - first + 1; }
};

/// The content of one row of a partly folded proof.
struct ProofRow
{
    enum class Kind : std::uint8_t { Start, Block, Line };

    Kind kind = Kind::Start;
    int index = 0; ///< of the block or the line

    friend bool operator==(const ProofRow&, const ProofRow&) = default;
};

/// The rows of a proof: what it starts from, then its lines, where those of a folded pass are one row. Says what rests
/// on what, row by row.
class ProofRows
{
public:
    /// A first pass of more deductions is folded from the start: most of it comes straight from the givens.
    static constexpr int kLongPass = 12;

    ProofRows() = default;
    ProofRows(const Recording& recording, const ProofLines& lines);

    int size() const { return static_cast<int>(m_rows.size()); }
    const ProofRow& operator[](int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    const std::vector<ProofBlock>& blocks() const { return m_blocks; }
    const ProofBlock& block(int which) const { return m_blocks[static_cast<std::size_t>(which)]; }
    /// The block of a line, or -1: guesses stand outside.
    int blockOf(int line) const { return m_blockOf[static_cast<std::size_t>(line)]; }
    /// The row of a line, which is that of its block where that is folded.
    int rowOf(int line) const { return m_rowOf[static_cast<std::size_t>(line)]; }
    /// The block that a row belongs to, or -1.
    int blockAt(int row) const;
    /// Returns false for a block of one line, which cannot be folded.
    bool canFold(int block) const { return m_blocks[static_cast<std::size_t>(block)].size() > 1; }
    bool isFolded(int block) const { return m_folded[static_cast<std::size_t>(block)]; }
    void setFolded(int block, bool folded);
    void setAllFolded(bool folded);

    /// Rows that a row rests on, and those that rest on it; ascending, each one once. The first row, what was there at
    /// the start, is not among them.
    const std::vector<int>& premises(int row) const { return m_premises[static_cast<std::size_t>(row)]; }
    const std::vector<int>& users(int row) const { return m_users[static_cast<std::size_t>(row)]; }
    /// Returns the number of lines up to and including the row.
    int linesDone(int row) const;

private:
    void arrange();

    std::vector<std::vector<int>> m_premisesOfLines;
    std::vector<ProofBlock> m_blocks;
    std::vector<int> m_blockOf;
    std::vector<bool> m_folded;
    std::vector<ProofRow> m_rows;
    std::vector<int> m_rowOf;
    std::vector<std::vector<int>> m_premises;
    std::vector<std::vector<int>> m_users;
};

} // namespace convoku
