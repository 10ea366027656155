// SPDX-License-Identifier: MIT
#include "app/drawing/graph_simplex.h"

#include <algorithm>
#include <limits>

namespace convoku {
namespace {

constexpr double kTiny = 1e-6;

std::size_t nodeAt(int index)
{
    return static_cast<std::size_t>(index);
}

/// A spanning tree of constraints without slack; each pivot exchanges one of them.
class Simplex
{
public:
    Simplex(std::vector<double>& x, const std::vector<LengthConstraint>& constraints)
        : m_x(x)
        , m_edges(constraints)
        , m_incident(x.size())
        , m_net(x.size(), 0)
        , m_inTree(constraints.size(), false)
        , m_cut(constraints.size(), 0)
        , m_parentEdge(x.size(), -1)
        , m_low(x.size(), 0)
        , m_number(x.size(), 0)
    {
        for (std::size_t i = 0; i < m_edges.size(); ++i) {
            m_incident[nodeAt(m_edges[i].from)].push_back(static_cast<int>(i));
            m_incident[nodeAt(m_edges[i].to)].push_back(static_cast<int>(i));
            m_net[nodeAt(m_edges[i].from)] += m_edges[i].weight;
            m_net[nodeAt(m_edges[i].to)] -= m_edges[i].weight;
        }
    }

    void run(int maxPivots)
    {
        if (m_x.empty())
            return;
        if (!growTree())
            return;
        numberTree();
        for (int pivot = 0; pivot < maxPivots; ++pivot) {
            const int leaving = edgeToLeave();
            if (leaving < 0)
                return;
            const int entering = edgeToEnter(leaving);
            if (entering < 0)
                return; // nothing holds it: can't be where weights are not negative
            // The part with the tail's side stays, the other one moves until the new edge is tight.
            const double slack = slackOf(entering);
            const int child = childOf(leaving);
            const bool tailBelow = m_edges[nodeAt(leaving)].from == child;
            for (std::size_t i = 0; i < m_x.size(); ++i) {
                if (isBelow(static_cast<int>(i), child))
                    m_x[i] += tailBelow ? -slack : slack;
            }
            m_inTree[nodeAt(leaving)] = false;
            m_inTree[nodeAt(entering)] = true;
            numberTree();
        }
    }

private:
    double slackOf(int edge) const
    {
        const LengthConstraint& e = m_edges[nodeAt(edge)];
        return m_x[nodeAt(e.to)] - m_x[nodeAt(e.from)] - e.length;
    }

    int otherEnd(int edge, int node) const
    {
        const LengthConstraint& e = m_edges[nodeAt(edge)];
        return e.from == node ? e.to : e.from;
    }

    /// A tree of tight edges; where there are none, the tree moves along the edge with the least slack. False
    /// where not everything is connected.
    bool growTree()
    {
        std::vector<bool> reached(m_x.size(), false);
        std::vector<int> tree{0};
        reached[0] = true;
        std::size_t scanned = 0;
        while (true) {
            for (; scanned < tree.size(); ++scanned) {
                const int node = tree[scanned];
                for (const int edge : m_incident[nodeAt(node)]) {
                    const int other = otherEnd(edge, node);
                    if (reached[nodeAt(other)] || slackOf(edge) > kTiny)
                        continue;
                    reached[nodeAt(other)] = true;
                    m_inTree[nodeAt(edge)] = true;
                    tree.push_back(other);
                }
            }
            if (tree.size() == m_x.size())
                return true;
            int nearest = -1;
            for (int edge = 0; edge < static_cast<int>(m_edges.size()); ++edge) {
                const LengthConstraint& e = m_edges[nodeAt(edge)];
                if (reached[nodeAt(e.from)] != reached[nodeAt(e.to)]
                    && (nearest < 0 || slackOf(edge) < slackOf(nearest)))
                    nearest = edge;
            }
            if (nearest < 0)
                return false;
            const double slack = slackOf(nearest);
            const bool towards = reached[nodeAt(m_edges[nodeAt(nearest)].from)];
            for (const int node : tree)
                m_x[nodeAt(node)] += towards ? slack : -slack;
            scanned = 0; // edges of nodes that were scanned may be tight now
        }
    }

    /// Numbers the nodes in postorder, so that "below" is a comparison, and finds what each tree edge costs.
    void numberTree()
    {
        struct Visit
        {
            int node;
            std::size_t next;
        };
        m_order.clear();
        std::vector<Visit> stack{{0, 0}};
        m_parentEdge[0] = -1;
        m_low[0] = 0;
        int number = 0;
        while (!stack.empty()) {
            Visit& visit = stack.back();
            const std::vector<int>& edges = m_incident[nodeAt(visit.node)];
            if (visit.next == edges.size()) {
                m_number[nodeAt(visit.node)] = number++;
                m_order.push_back(visit.node);
                stack.pop_back();
                continue;
            }
            const int edge = edges[visit.next++];
            if (!m_inTree[nodeAt(edge)] || edge == m_parentEdge[nodeAt(visit.node)])
                continue;
            const int child = otherEnd(edge, visit.node);
            m_parentEdge[nodeAt(child)] = edge;
            m_low[nodeAt(child)] = number;
            stack.push_back({child, 0});
        }
        // From the leaves up: what leaves the part below a node, less what enters it. Inside, all cancels out.
        m_leaves = m_net;
        for (const int node : m_order) {
            const int parent = m_parentEdge[nodeAt(node)];
            if (parent < 0)
                continue;
            const bool isTail = m_edges[nodeAt(parent)].from == node;
            m_cut[nodeAt(parent)] = isTail ? m_leaves[nodeAt(node)] : -m_leaves[nodeAt(node)];
            m_leaves[nodeAt(otherEnd(parent, node))] += m_leaves[nodeAt(node)];
        }
    }

    int childOf(int treeEdge) const
    {
        const LengthConstraint& e = m_edges[nodeAt(treeEdge)];
        return m_parentEdge[nodeAt(e.from)] == treeEdge ? e.from : e.to;
    }

    bool isBelow(int node, int top) const
    {
        return m_low[nodeAt(top)] <= m_number[nodeAt(node)] && m_number[nodeAt(node)] <= m_number[nodeAt(top)];
    }

    /// The worst of a few, found from where the last search ended.
    int edgeToLeave()
    {
        constexpr int kEnough = 40;
        int worst = -1;
        int found = 0;
        for (std::size_t tried = 0; tried < m_edges.size(); ++tried) {
            m_searchAt = (m_searchAt + 1) % m_edges.size();
            if (!m_inTree[m_searchAt] || m_cut[m_searchAt] > -kTiny)
                continue;
            if (worst < 0 || m_cut[m_searchAt] < m_cut[nodeAt(worst)])
                worst = static_cast<int>(m_searchAt);
            if (++found == kEnough)
                break;
        }
        return worst;
    }

    /// The one with the least slack from the head's side to the tail's.
    int edgeToEnter(int leaving) const
    {
        const int child = childOf(leaving);
        const bool tailBelow = m_edges[nodeAt(leaving)].from == child;
        int best = -1;
        double least = std::numeric_limits<double>::max();
        for (std::size_t i = 0; i < m_edges.size(); ++i) {
            if (m_inTree[i])
                continue;
            const bool fromBelow = isBelow(m_edges[i].from, child);
            if (fromBelow == isBelow(m_edges[i].to, child) || fromBelow == tailBelow)
                continue;
            const double slack = slackOf(static_cast<int>(i));
            if (slack < least) {
                least = slack;
                best = static_cast<int>(i);
            }
        }
        return best;
    }

    std::vector<double>& m_x;
    const std::vector<LengthConstraint>& m_edges;
    std::vector<std::vector<int>> m_incident;
    std::vector<double> m_net; ///< weights that leave a node, less those that enter it
    std::vector<double> m_leaves;
    std::vector<bool> m_inTree;
    std::vector<double> m_cut;
    std::vector<int> m_parentEdge;
    std::vector<int> m_low; ///< the lowest number below a node
    std::vector<int> m_number;
    std::vector<int> m_order;
    std::size_t m_searchAt = 0;
};

} // namespace

void improveLengths(std::vector<double>& x, const std::vector<LengthConstraint>& constraints, int maxPivots)
{
    Simplex(x, constraints).run(maxPivots);
}

} // namespace convoku
