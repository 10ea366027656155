// SPDX-License-Identifier: MIT
#include "app/drawing/tree_layout.h"

#include <algorithm>

namespace convoku {

void TreeFolding::setFoldFailed(bool fold)
{
    m_foldFailed = fold;
    m_chosen.clear();
}

bool TreeFolding::canFold(const SearchTree& tree, int node) const
{
    if (node == 0 || tree.node(node).firstChild < 0)
        return false;
    const auto hides = [&](int other) { return other != node && tree.isBelow(other, node); };
    const auto solution = tree.solution();
    return !hides(m_current) && !(solution && hides(*solution));
}

bool TreeFolding::isFolded(const SearchTree& tree, int node) const
{
    if (!canFold(tree, node))
        return false;
    const auto chosen = m_chosen.find(node);
    if (chosen != m_chosen.end())
        return chosen->second;
    return m_foldFailed && tree.node(node).status == NodeStatus::Failed;
}

void TreeFolding::toggle(const SearchTree& tree, int node)
{
    if (canFold(tree, node))
        m_chosen[node] = !isFolded(tree, node);
}

TreeLayout::TreeLayout(const SearchTree& tree, const TreeFolding& folding)
{
    m_rows.clear();
    std::vector<int> path; // indices from the root down to the last place
    for (int node = 0; node < tree.size();) {
        const int index = static_cast<int>(m_places.size());
        Place place;
        place.node = node;
        place.depth = tree.node(node).depth;
        place.folded = folding.isFolded(tree, node);
        path.resize(static_cast<std::size_t>(place.depth));
        if (!path.empty()) {
            place.parent = path.back();
            m_places[static_cast<std::size_t>(place.parent)].lastChild = index;
        }
        if (place.parent != index - 1 || index == 0)
            m_rows.push_back(index);
        place.row = static_cast<int>(m_rows.size()) - 1;
        m_columns = std::max(m_columns, place.depth + 1);
        m_places.push_back(place);
        path.push_back(index);
        node = place.folded ? tree.endOf(node) : node + 1;
    }
    m_rows.push_back(static_cast<int>(m_places.size()));
    for (std::size_t i = m_places.size(); i-- > 0;) {
        Place& place = m_places[i];
        place.middle = place.isLeaf() ? place.row : (m_places[i + 1].middle + this->place(place.lastChild).middle) / 2;
    }
}

std::span<const TreeLayout::Place> TreeLayout::row(int row) const
{
    const auto first = static_cast<std::size_t>(m_rows.at(static_cast<std::size_t>(row)));
    return places().subspan(first, static_cast<std::size_t>(m_rows.at(static_cast<std::size_t>(row) + 1)) - first);
}

const TreeLayout::Place* TreeLayout::placeOf(int node) const
{
    const auto found = std::ranges::lower_bound(m_places, node, {}, &Place::node);
    return found != m_places.end() && found->node == node ? &*found : nullptr;
}

const TreeLayout::Place* TreeLayout::at(int row, int column) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    const auto chain = this->row(row);
    const int index = column - chain.front().depth;
    return index >= 0 && index < static_cast<int>(chain.size()) ? &chain[static_cast<std::size_t>(index)] : nullptr;
}

} // namespace convoku
