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

namespace {

/// The algorithm's own picture of a node, in preorder. Its words are those of the paper.
struct Knot
{
    int parent = -1;
    int leftSibling = -1;
    int firstChild = -1;
    int lastChild = -1;
    int thread = -1;
    int ancestor = -1;
    int defaultAncestor = -1;
    int number = 0; ///< among its siblings
    double prelim = 0;
    double mod = 0;
    double change = 0;
    double shift = 0;
};

class Tidy
{
public:
    std::vector<Knot> knots;

    Knot& at(int index) { return knots[static_cast<std::size_t>(index)]; }

    /// Places a node over its children, all of which have been finished from left to right.
    void finish(int v)
    {
        Knot& knot = at(v);
        double middle = 0;
        if (knot.firstChild >= 0) {
            executeShifts(v);
            middle = (at(knot.firstChild).prelim + at(knot.lastChild).prelim) / 2;
        }
        if (knot.leftSibling >= 0) {
            knot.prelim = at(knot.leftSibling).prelim + 1;
            knot.mod = knot.prelim - middle;
        } else {
            knot.prelim = middle;
        }
        if (knot.parent >= 0)
            apportion(v);
    }

private:
    int nextLeft(int v) { return at(v).firstChild >= 0 ? at(v).firstChild : at(v).thread; }
    int nextRight(int v) { return at(v).lastChild >= 0 ? at(v).lastChild : at(v).thread; }

    void executeShifts(int v)
    {
        double shift = 0;
        double change = 0;
        for (int w = at(v).lastChild; w >= 0; w = at(w).leftSibling) {
            at(w).prelim += shift;
            at(w).mod += shift;
            change += at(w).change;
            shift += at(w).shift + change;
        }
    }

    /// Moves the subtree of v away from the ones left of it, and spreads what lies between.
    void apportion(int v)
    {
        Knot& parent = at(at(v).parent);
        const int w = at(v).leftSibling;
        if (w < 0) {
            parent.defaultAncestor = v;
            return;
        }
        int innerRight = v;
        int outerRight = v;
        int innerLeft = w;
        int outerLeft = parent.firstChild;
        double innerRightMod = at(innerRight).mod;
        double outerRightMod = at(outerRight).mod;
        double innerLeftMod = at(innerLeft).mod;
        double outerLeftMod = at(outerLeft).mod;
        while (nextRight(innerLeft) >= 0 && nextLeft(innerRight) >= 0) {
            innerLeft = nextRight(innerLeft);
            innerRight = nextLeft(innerRight);
            outerLeft = nextLeft(outerLeft);
            outerRight = nextRight(outerRight);
            at(outerRight).ancestor = v;
            const double shift = at(innerLeft).prelim + innerLeftMod - at(innerRight).prelim - innerRightMod + 1;
            if (shift > 0) {
                const int candidate = at(innerLeft).ancestor;
                const bool isSibling = at(candidate).parent == at(v).parent;
                moveSubtree(isSibling ? candidate : parent.defaultAncestor, v, shift);
                innerRightMod += shift;
                outerRightMod += shift;
            }
            innerLeftMod += at(innerLeft).mod;
            innerRightMod += at(innerRight).mod;
            outerLeftMod += at(outerLeft).mod;
            outerRightMod += at(outerRight).mod;
        }
        if (nextRight(innerLeft) >= 0 && nextRight(outerRight) < 0) {
            at(outerRight).thread = nextRight(innerLeft);
            at(outerRight).mod += innerLeftMod - outerRightMod;
        }
        if (nextLeft(innerRight) >= 0 && nextLeft(outerLeft) < 0) {
            at(outerLeft).thread = nextLeft(innerRight);
            at(outerLeft).mod += innerRightMod - outerLeftMod;
            parent.defaultAncestor = v;
        }
    }

    void moveSubtree(int left, int right, double shift)
    {
        const double part = shift / (at(right).number - at(left).number);
        at(right).change -= part;
        at(right).shift += shift;
        at(left).change += part;
        at(right).prelim += shift;
        at(right).mod += shift;
    }
};

} // namespace

TreeLayout::TreeLayout(const SearchTree& tree, const TreeFolding& folding)
{
    // The visible nodes in preorder.
    Tidy tidy;
    std::vector<Place> inPreorder;
    std::vector<int> standing; // indices from the root down to the last one
    for (int node = 0; node < tree.size();) {
        const int index = static_cast<int>(inPreorder.size());
        const int row = tree.node(node).depth;
        for (; static_cast<int>(standing.size()) > row; standing.pop_back())
            tidy.finish(standing.back());
        Knot knot;
        knot.ancestor = index;
        knot.parent = standing.empty() ? -1 : standing.back();
        Place place;
        place.node = node;
        place.row = row;
        place.parent = knot.parent;
        place.folded = folding.isFolded(tree, node);
        if (knot.parent >= 0) {
            Knot& parent = tidy.at(knot.parent);
            knot.leftSibling = parent.lastChild;
            knot.number = inPreorder[static_cast<std::size_t>(knot.parent)].childCount++;
            if (parent.firstChild < 0)
                parent.firstChild = index;
            parent.lastChild = index;
        }
        tidy.knots.push_back(knot);
        inPreorder.push_back(place);
        standing.push_back(index);
        node = place.folded ? tree.endOf(node) : node + 1;
    }
    for (; !standing.empty(); standing.pop_back())
        tidy.finish(standing.back());

    // Down again: every node moves with all that is above it.
    std::vector<double> moved(inPreorder.size(), 0);
    std::vector<std::size_t> count;
    const double rootX = tidy.knots.front().prelim;
    for (std::size_t i = 0; i < inPreorder.size(); ++i) {
        Place& place = inPreorder[i];
        if (place.parent >= 0) {
            const auto parent = static_cast<std::size_t>(place.parent);
            moved[i] = moved[parent] + tidy.knots[parent].mod;
        }
        place.x = tidy.knots[i].prelim + moved[i] - rootX;
        m_left = std::min(m_left, place.x);
        m_right = std::max(m_right, place.x);
        const auto row = static_cast<std::size_t>(place.row);
        if (count.size() <= row)
            count.resize(row + 1);
        ++count[row];
    }

    // By rows. In a row the preorder goes from left to right.
    m_rows.assign(count.size() + 1, 0);
    for (std::size_t row = 0; row < count.size(); ++row)
        m_rows[row + 1] = m_rows[row] + count[row];
    std::vector<std::size_t> next(m_rows.begin(), m_rows.end() - 1);
    std::vector<int> placeOfKnot(inPreorder.size());
    m_places.resize(inPreorder.size());
    for (std::size_t i = 0; i < inPreorder.size(); ++i) {
        Place place = inPreorder[i];
        const std::size_t index = next[static_cast<std::size_t>(place.row)]++;
        placeOfKnot[i] = static_cast<int>(index);
        if (place.parent >= 0) {
            place.parent = placeOfKnot[static_cast<std::size_t>(place.parent)];
            Place& parent = m_places[static_cast<std::size_t>(place.parent)];
            if (parent.firstChild < 0)
                parent.firstChild = static_cast<int>(index);
        }
        m_places[index] = place;
    }
}

const TreeLayout::Place* TreeLayout::placeOf(const SearchTree& tree, int node) const
{
    if (node < 0 || node >= tree.size() || tree.node(node).depth >= rowCount())
        return nullptr;
    const auto places = row(tree.node(node).depth);
    const auto at = std::ranges::lower_bound(places, node, {}, &Place::node);
    return at != places.end() && at->node == node ? &*at : nullptr;
}

std::size_t TreeLayout::firstFrom(int row, double x) const
{
    const auto places = this->row(row);
    return firstOf(row) + static_cast<std::size_t>(std::ranges::lower_bound(places, x, {}, &Place::x) - places.begin());
}

} // namespace convoku
