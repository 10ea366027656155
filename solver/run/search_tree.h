// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace convoku {

/// Status of a node of the search, as far as the run is recorded.
enum class NodeStatus : std::uint8_t {
    Open, ///< its guess stands at the end of the recording; at the root: nothing is decided
    Failed, ///< its guess was taken back; at the root: the puzzle has no solution
    Solution, ///< the run was solved under it
};

/// A node of the search: what the network works on between a guess and whatever comes next. Links are indices of nodes,
/// -1 for none.
struct SearchNode
{
    static constexpr std::uint32_t kNoEvent = 0xffffffff;

    int parent = -1;
    int firstChild = -1;
    int lastChild = -1;
    int previousSibling = -1;
    int nextSibling = -1;
    int end = -1; ///< one behind the last node below it, -1 while nodes can still come
    std::uint32_t pushEvent = kNoEvent; ///< index in Recording::events(); none at the root
    std::uint32_t popEvent = kNoEvent; ///< none where the guess still stands, and at the root
    int pushPass = 0; ///< the node begins at the end of that pass
    int endPass = -1; ///< the pass in which it failed or was solved, -1 while it goes on
    std::uint16_t candidate = 0; ///< index of the guessed candidate; at the root without a meaning
    std::uint8_t depth = 0;
    NodeStatus status = NodeStatus::Open;
};
static_assert(sizeof(SearchNode) <= 64);

/// The search of a recorded run as a tree. Node 0, the root, is the puzzle without a guess; every push makes a node
/// below the one that is current then, and a pop leads back to its parent. Nodes count in the order of their pushes,
/// which is the tree's preorder: a parent comes before its children, and all below a node follows it without a gap.
class SearchTree
{
public:
    SearchTree() { reset(); }

    /// Forgets everything: for another recording.
    void reset();
    /// Goes on where it stopped; takes time for the new events only. The recording must be the same one, grown. One
    /// that ran out of passes may have been reopened in between.
    void update(const Recording& recording);

    int size() const { return static_cast<int>(m_nodes.size()); }
    const SearchNode& node(int index) const { return m_nodes.at(static_cast<std::size_t>(index)); }
    std::span<const SearchNode> nodes() const { return m_nodes; }
    /// Its guess; at the root without a meaning.
    Candidate guessOf(int index) const { return m_board.candidate(node(index).candidate); }

    /// One behind the last node below a node: those below are node + 1 … endOf(node) − 1.
    int endOf(int node) const;
    /// The nodes of its subtree, itself included.
    int subtreeSize(int node) const { return endOf(node) - node; }
    /// The node itself counts as below it.
    bool isBelow(int node, int ancestor) const { return node >= ancestor && node < endOf(ancestor); }
    /// The pass in which the node failed or was solved, or the last one that is recorded.
    int lastPass(int node) const;

    /// Returns the position at which the node begins: the end of its push; the start for the root.
    Position pushedAt(int node) const;
    /// Returns the position at which its guess was undone; none while the guess is active.
    std::optional<Position> poppedAt(int node) const;
    /// Returns the position of the contradiction that ended a failed node; none for other nodes.
    std::optional<Position> failedAt(int node) const;

    /// The node whose guess is the innermost that stands at a position. A binary search and at most as many steps up as
    /// the board has cells.
    int nodeAt(Position position) const;
    /// The node that is current after all that is recorded.
    int lastNode() const { return m_current; }
    /// From the root to the node, both included.
    std::vector<int> pathTo(int node) const;
    /// The node of the solution, if the run has found it.
    std::optional<int> solution() const;
    /// The first guess that is known to be wrong: no other failed one is earlier, and none is nearer to the root.
    std::optional<int> firstWrongGuess() const;

private:
    SearchNode& at(int index) { return m_nodes.at(static_cast<std::size_t>(index)); }
    void push(const Event& event, std::size_t index);
    void pop(const Event& event, std::size_t index);

    std::vector<SearchNode> m_nodes;
    Board m_board;
    int m_current = 0;
    std::size_t m_nextEvent = 0;
    int m_passCount = 0;
    int m_verdictStep = 0;
    int m_searchStep = 0;
};

} // namespace convoku
