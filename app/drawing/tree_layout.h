// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/search_tree.h"

#include <optional>
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
    /// Whether failed subtrees fold by default; choices for single nodes are dropped.
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

/// Where the nodes of a search tree stand that are not hidden in a folded one: a tidy tree drawn downwards, after
/// Buchheim, Jünger and Leipert (2002). Siblings and cousins of a row are at least 1 apart and in their order, a parent
/// stands in the middle above its first and last child, and the root at 0. Takes time for the visible nodes only.
class TreeLayout
{
public:
    struct Place
    {
        double x = 0;
        int node = 0;
        int parent = -1; ///< index among places()
        int firstChild = -1; ///< index among places(); the other children follow it
        int childCount = 0; ///< those that are drawn: none where it is folded
        int row = 0; ///< the node's depth
        bool folded = false;
    };

    TreeLayout() = default;
    TreeLayout(const SearchTree& tree, const TreeFolding& folding);

    /// Row by row, and from left to right in a row.
    std::span<const Place> places() const { return m_places; }
    int rowCount() const { return static_cast<int>(m_rows.size()) - 1; }
    std::span<const Place> row(int row) const
    {
        return places().subspan(firstOf(row), firstOf(row + 1) - firstOf(row));
    }
    /// Index among places() of the first of a row, 0 … rowCount().
    std::size_t firstOf(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    const Place& place(int index) const { return m_places[static_cast<std::size_t>(index)]; }
    double left() const { return m_left; }
    double right() const { return m_right; }

    /// The place of a node; null where it is hidden. A binary search.
    const Place* placeOf(const SearchTree& tree, int node) const;
    /// The first place of a row that is not left of x, as an index among places().
    std::size_t firstFrom(int row, double x) const;

private:
    std::vector<Place> m_places;
    std::vector<std::size_t> m_rows{0}; ///< first place of each row, and the end
    double m_left = 0;
    double m_right = 0;
};

} // namespace convoku
