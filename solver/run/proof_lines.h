// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/proof.h"

#include <vector>

namespace convoku {

/// One line of a proof read from top to bottom: a finding with everything that the proof uses of it, or a guess.
struct ProofLine
{
    enum class Kind : std::uint8_t {
        Deduction,
        Guess, ///< a guess; the candidates that it set aside are absent while it is active
        Failed, ///< a failed guess; its digit is removed
    };

    Kind kind = Kind::Deduction;
    std::size_t event = 0; ///< index in Recording::events()
    int number = 0; ///< number of a deduction, from 1
    Cause cause; ///< cause of a deduction
    std::vector<std::uint16_t> removed; ///< ascending
    std::vector<int> premises; ///< indices of the lines that this line depends on, ascending; all are earlier lines
    bool onStart = false; ///< true if the line also depends on candidates that were absent at the start
};

/// A proof line by line. Findings of one event are ordered by house, then by digit.
struct ProofLines
{
    /// The last line removes the candidate; empty: the candidate was absent from the start.
    std::vector<ProofLine> lines;
    std::vector<int> marksLeft; ///< [i]: candidates still to be removed after the first i lines; the last element is 0

    int size() const { return static_cast<int>(lines.size()); }
    const ProofLine& operator[](int line) const { return lines[static_cast<std::size_t>(line)]; }
    /// Returns the number of all candidates that the proof removes.
    int marks() const { return marksLeft.empty() ? 0 : marksLeft.front(); }
    int deductions() const;
};

ProofLines proofLines(const Recording& recording, const Proof& proof);

/// The deductions of one pass, which can be folded into one row.
struct ProofBlock
{
    int pass = 0;
    int first = 0; ///< index of the first line
    int last = 0; ///< index of the last line, included
    std::vector<int> findings; ///< number of findings of each rule, by place in the model
    int marks = 0; ///< number of candidates removed by the block
    bool onStartOnly = false; ///< true if no line of the block depends on a line before the block

    int size() const { return last - first + 1; }
};

/// The content of one row of a partly folded proof.
struct ProofRow
{
    enum class Kind : std::uint8_t { Start, Block, Line };

    Kind kind = Kind::Start;
    int index = 0; ///< index of the block or line

    friend bool operator==(const ProofRow&, const ProofRow&) = default;
};

/// The rows of a proof: the start, then its lines; the lines of a folded pass are one row. Also lists the dependencies
/// between rows.
class ProofRows
{
public:
    /// A first pass with more deductions than this is initially folded: most of it follows directly from the givens.
    static constexpr int kLongPass = 12;

    ProofRows() = default;
    ProofRows(const Recording& recording, const ProofLines& lines);

    int size() const { return static_cast<int>(m_rows.size()); }
    const ProofRow& operator[](int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    const std::vector<ProofBlock>& blocks() const { return m_blocks; }
    const ProofBlock& block(int which) const { return m_blocks[static_cast<std::size_t>(which)]; }
    /// Returns the block of a line; -1 for a guess, which belongs to no block.
    int blockOf(int line) const { return m_blockOf[static_cast<std::size_t>(line)]; }
    /// Returns the row of a line; if its block is folded, the row of the block.
    int rowOf(int line) const { return m_rowOf[static_cast<std::size_t>(line)]; }
    /// Returns the block that a row belongs to, or -1.
    int blockAt(int row) const;
    /// Returns false for a block of one line, which cannot be folded.
    bool canFold(int block) const { return m_blocks[static_cast<std::size_t>(block)].size() > 1; }
    bool isFolded(int block) const { return m_folded[static_cast<std::size_t>(block)]; }
    void setFolded(int block, bool folded);
    void setAllFolded(bool folded);

    /// Return the rows that a row depends on, and the rows that depend on it; ascending, without duplicates and without
    /// the first row, the start.
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
