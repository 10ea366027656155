// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/search_tree.h"

#include <span>
#include <unordered_map>
#include <vector>

namespace convoku {

/// Which subtrees of a search tree are drawn as one mark. By default those are the failed ones, each at its highest
/// node; anybody's choice for a node comes before that. What would hide the current node or the solution stays
/// unfolded, and so does the root.
class TreeFolding
{
public:
    /// Sets whether failed subtrees fold by default; drops the choices for single nodes.
    void setFoldFailed(bool fold);
    /// Nodes of another run: what was chosen for single ones no longer holds.
    void forgetChoices() { m_chosen.clear(); }
    /// The node that must be seen, beside the solution.
    void setCurrent(int node) { m_current = node; }

    bool canFold(const SearchTree& tree, int node) const;
    bool isFolded(const SearchTree& tree, int node) const;
    /// Does nothing where it can't.
    void toggle(const SearchTree& tree, int node);

private:
    bool m_foldFailed = true;
    int m_current = 0;
    std::unordered_map<int, bool> m_chosen;
};

/// The rows and columns of the nodes of a search tree that are not hidden in a folded one. Depth runs right and time
/// runs down: a first child is in the row of its parent, and every other child begins a row below all earlier nodes. A
/// row is therefore a chain of first children, and ends in a leaf.
class TreeLayout
{
public:
    struct Place
    {
        int node = 0;
        int parent = -1; ///< index among places()
        int lastChild = -1; ///< index among places(); the first child is the next place; -1: none is drawn
        int row = 0;
        int depth = 0; ///< the column
        double middle = 0; ///< the row if parents are in the middle between their first and last child
        bool folded = false;

        bool isLeaf() const { return lastChild < 0; }
    };

    TreeLayout() = default;
    TreeLayout(const SearchTree& tree, const TreeFolding& folding);

    /// In the order of their guesses, which is that of the rows, and from left to right in a row.
    std::span<const Place> places() const { return m_places; }
    const Place& place(int index) const { return m_places[static_cast<std::size_t>(index)]; }
    int rowCount() const { return static_cast<int>(m_rows.size()) - 1; }
    int columnCount() const { return m_columns; }
    std::span<const Place> row(int row) const;

    /// The place of a node; null if it is hidden. A binary search.
    const Place* placeOf(int node) const;
    /// The place in a row and a column; null if there is none.
    const Place* at(int row, int column) const;
    int indexOf(const Place& place) const { return static_cast<int>(&place - m_places.data()); }

private:
    std::vector<Place> m_places;
    std::vector<int> m_rows{0}; ///< first place of each row, and the end
    int m_columns = 0;
};

} // namespace convoku
