// SPDX-License-Identifier: MIT
#include "solver/run/search_tree.h"

#include "solver/error.h"

#include <algorithm>

namespace convoku {

void SearchTree::reset()
{
    m_nodes.assign(1, SearchNode{});
    m_current = 0;
    m_nextEvent = 0;
    m_passCount = 0;
    m_verdictStep = 0;
    m_searchStep = 0;
}

void SearchTree::update(const Recording& recording)
{
    m_board = recording.board();
    m_passCount = recording.passCount();
    m_verdictStep = recording.verdictStep();
    m_searchStep = recording.stepsPerPass();
    const auto events = recording.events();
    for (; m_nextEvent < events.size(); ++m_nextEvent) {
        const Event& event = events[m_nextEvent];
        if (event.kind == EventKind::Push) {
            push(event, m_nextEvent);
        } else if (event.kind == EventKind::Pop) {
            pop(event, m_nextEvent);
        } else if (event.kind == EventKind::Solution) {
            // The search goes on to look for another one; the pop that follows does not make a failure of it.
            SearchNode& node = at(m_current);
            node.status = NodeStatus::Solution;
            node.endPass = static_cast<int>(event.pass);
        } else if (event.kind == EventKind::End) {
            const auto result = recording.result();
            // The end of a run that ran out of passes can be taken back: it is left for the next update to see.
            if (result != RunResult::Solved && result != RunResult::NoSolution)
                return;
            const bool solved = result == RunResult::Solved;
            SearchNode& last = at(solved ? m_current : 0);
            last.status = solved ? NodeStatus::Solution : NodeStatus::Failed;
            last.endPass = static_cast<int>(event.pass);
        }
    }
}

void SearchTree::push(const Event& event, std::size_t index)
{
    const int number = size();
    SearchNode node;
    node.parent = m_current;
    node.pushEvent = static_cast<std::uint32_t>(index);
    node.pushPass = static_cast<int>(event.pass);
    node.candidate = event.candidate;
    SearchNode& parent = at(m_current);
    node.depth = static_cast<std::uint8_t>(parent.depth + 1);
    node.previousSibling = parent.lastChild;
    if (parent.lastChild >= 0)
        at(parent.lastChild).nextSibling = number;
    else
        parent.firstChild = number;
    parent.lastChild = number;
    m_nodes.push_back(node);
    m_current = number;
}

void SearchTree::pop(const Event& event, std::size_t index)
{
    SearchNode& node = at(m_current);
    if (node.parent < 0)
        throw Error("search tree", "a pop took back a guess that does not stand");
    if (node.status != NodeStatus::Solution)
        node.status = NodeStatus::Failed;
    node.popEvent = static_cast<std::uint32_t>(index);
    node.endPass = static_cast<int>(event.pass);
    node.end = size();
    m_current = node.parent;
}

int SearchTree::endOf(int node) const
{
    const int end = this->node(node).end;
    return end >= 0 ? end : size();
}

int SearchTree::lastPass(int node) const
{
    const int pass = this->node(node).endPass;
    return pass >= 0 ? pass : m_passCount;
}

Position SearchTree::pushedAt(int node) const
{
    return node == 0 ? Position{} : Position{this->node(node).pushPass, m_searchStep, 0};
}

std::optional<Position> SearchTree::poppedAt(int node) const
{
    if (node == 0 || this->node(node).status != NodeStatus::Failed)
        return std::nullopt;
    return Position{this->node(node).endPass, m_searchStep, 0};
}

std::optional<Position> SearchTree::failedAt(int node) const
{
    if (this->node(node).status != NodeStatus::Failed)
        return std::nullopt;
    return Position{this->node(node).endPass, m_verdictStep, 0};
}

int SearchTree::nodeAt(Position position) const
{
    // The last guess made by then; if it has been taken back, whatever of its ancestors still stands.
    const auto begin = m_nodes.begin();
    const auto behind = std::partition_point(begin + 1, m_nodes.end(), [&](const SearchNode& n) {
        return Position{n.pushPass, m_searchStep, 0} <= position;
    });
    int current = static_cast<int>(behind - begin) - 1;
    while (true) {
        const auto popped = poppedAt(current);
        if (!popped || *popped > position)
            return current;
        current = node(current).parent;
    }
}

std::vector<int> SearchTree::pathTo(int node) const
{
    std::vector<int> path;
    for (int at = node; at >= 0; at = this->node(at).parent)
        path.push_back(at);
    std::reverse(path.begin(), path.end());
    return path;
}

std::optional<int> SearchTree::solution() const
{
    return node(m_current).status == NodeStatus::Solution ? std::optional(m_current) : std::nullopt;
}

std::optional<int> SearchTree::firstWrongGuess() const
{
    // The children of a node fail before its last one stands, so the first failed node of the preorder is also one of
    // the nearest to the root. Before it there are only ancestors that stand: at most 81.
    for (int i = 1; i < size(); ++i) {
        if (node(i).status == NodeStatus::Failed)
            return i;
    }
    return std::nullopt;
}

} // namespace convoku
