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
    Open, ///< the guess is active at the end of the recording; at the root: nothing is decided
    Failed, ///< the guess was undone; at the root: the puzzle has no solution
    Solution, ///< the run was solved below this node
};

/// A node of the search: the work of the network between a guess and the next guess or backtrack. Links are indices of
/// nodes; -1: none.
struct SearchNode
{
    static constexpr std::uint32_t kNoEvent = 0xffffffff;

    int parent = -1;
    int firstChild = -1;
    int lastChild = -1;
    int previousSibling = -1;
    int nextSibling = -1;
    int end = -1; ///< index after the last node below this one; -1 while nodes can still be added
    std::uint32_t pushEvent = kNoEvent; ///< index in Recording::events(); none at the root
    std::uint32_t popEvent = kNoEvent; ///< none while the guess is active, and at the root
    int pushPass = 0; ///< the node begins at the end of that pass
    int endPass = -1; ///< the pass in which the node failed or was solved; -1 while it is open
    std::uint16_t candidate = 0; ///< index of the guessed candidate; meaningless at the root
    std::uint8_t depth = 0;
    NodeStatus status = NodeStatus::Open;
};
static_assert(sizeof(SearchNode) <= 64);

/// The search of a recorded run as a tree. Node 0, the root, is the puzzle without a guess; every push adds a child to
/// the current node, and a pop returns to its parent. Nodes are numbered in the order of their pushes, which is the
/// tree's preorder: a parent comes before its children, and the nodes below a node follow it without a gap.
class SearchTree
{
public:
    SearchTree() { reset(); }

    /// Removes all nodes; required before update() with a different recording.
    void reset();
    /// Adds the nodes of the events since the last call; takes time for the new events only. Requires the same
    /// recording in each call; if it ran out of passes, it may have been reopened in between.
    void update(const Recording& recording);

    int size() const { return static_cast<int>(m_nodes.size()); }
    const SearchNode& node(int index) const { return m_nodes.at(static_cast<std::size_t>(index)); }
    std::span<const SearchNode> nodes() const { return m_nodes; }
    /// Returns the guess of a node; meaningless at the root.
    Candidate guessOf(int index) const { return m_board.candidate(node(index).candidate); }

    /// Returns the index after the last node below a node: the nodes below it are node + 1 … endOf(node) − 1.
    int endOf(int node) const;
    /// Returns the number of nodes in the subtree of a node, including the node.
    int subtreeSize(int node) const { return endOf(node) - node; }
    /// Returns true if a node is below `ancestor`, or is `ancestor`.
    bool isBelow(int node, int ancestor) const { return node >= ancestor && node < endOf(ancestor); }
    /// Returns the pass in which the node failed or was solved; for an open node, the last recorded pass.
    int lastPass(int node) const;

    /// Returns the position at which the node begins: the end of its push; the start for the root.
    Position pushedAt(int node) const;
    /// Returns the position at which the guess of the node was undone; none while the guess is active.
    std::optional<Position> poppedAt(int node) const;
    /// Returns the position of the contradiction that ended a failed node; none for other nodes.
    std::optional<Position> failedAt(int node) const;

    /// Returns the node of the innermost guess that is active at a position. Takes a binary search, and at most as many
    /// steps up the tree as the board has cells.
    int nodeAt(Position position) const;
    /// Returns the current node at the end of the recording.
    int lastNode() const { return m_current; }
    /// Returns the nodes from the root to the node, both included.
    std::vector<int> pathTo(int node) const;
    /// Returns the node of the solution, if the run has found it.
    std::optional<int> solution() const;
    /// Returns the first guess that is known to be wrong: no other failed guess was made earlier, and none is nearer to
    /// the root. Returns none if no guess has failed.
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
