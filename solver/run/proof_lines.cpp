// SPDX-License-Identifier: MIT
#include "solver/run/proof_lines.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace convoku {
namespace {

ProofLine::Kind kindOf(EventKind kind)
{
    switch (kind) {
    case EventKind::Push:
        return ProofLine::Kind::Guess;
    case EventKind::Pop:
        return ProofLine::Kind::Failed;
    default:
        return ProofLine::Kind::Deduction;
    }
}

/// House by house, as people look; what a box has in a line belongs to the box.
auto orderOf(const Cause& cause)
{
    const int house = cause.box >= 0 ? cause.box : cause.house.index;
    return std::make_tuple(house, cause.digits.front(), cause.cells.front().index(), cause.house.index);
}

void addLines(const Recording& recording, const ProofStep& step, std::vector<ProofLine>& lines)
{
    const ProofLine::Kind kind = kindOf(recording.events()[step.event].kind);
    if (kind != ProofLine::Kind::Deduction) {
        ProofLine line;
        line.kind = kind;
        line.event = step.event;
        line.removed = step.removed;
        lines.push_back(std::move(line));
        return;
    }
    const std::size_t first = lines.size();
    for (std::size_t i = 0; i < step.removed.size(); ++i) {
        auto found = std::find_if(lines.begin() + static_cast<std::ptrdiff_t>(first), lines.end(),
            [&](const ProofLine& line) { return line.cause == step.causes[i]; });
        if (found == lines.end()) {
            ProofLine line;
            line.event = step.event;
            line.cause = step.causes[i];
            found = lines.insert(lines.end(), std::move(line));
        }
        found->removed.push_back(step.removed[i]);
    }
    std::stable_sort(lines.begin() + static_cast<std::ptrdiff_t>(first), lines.end(),
        [](const ProofLine& a, const ProofLine& b) { return orderOf(a.cause) < orderOf(b.cause); });
}

void sortOnce(std::vector<int>& numbers)
{
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
}

} // namespace

int ProofLines::deductions() const
{
    return static_cast<int>(std::count_if(
        lines.begin(), lines.end(), [](const ProofLine& line) { return line.kind == ProofLine::Kind::Deduction; }));
}

ProofLines proofLines(const Recording& recording, const Proof& proof)
{
    ProofLines all;
    for (const ProofStep& step : proof.steps)
        addLines(recording, step, all.lines);
    // The line that made a candidate absent: what rests on an absence comes behind it.
    std::array<int, kMostCandidates> removedBy;
    removedBy.fill(-1);
    int number = 0;
    int marks = 0;
    for (int i = 0; i < all.size(); ++i) {
        ProofLine& line = all.lines[static_cast<std::size_t>(i)];
        marks += static_cast<int>(line.removed.size());
        if (line.kind == ProofLine::Kind::Deduction) {
            line.number = ++number;
            const RuleFamily family = recording.ruleOf(recording.events()[line.event]).family;
            for (const std::uint16_t absence : requiredAbsences(family, line.cause)) {
                if (removedBy[absence] < 0)
                    line.onStart = true;
                else
                    line.premises.push_back(removedBy[absence]);
            }
            sortOnce(line.premises);
        }
        for (const std::uint16_t removed : line.removed)
            removedBy[removed] = i;
    }
    all.marksLeft.push_back(marks);
    for (const ProofLine& line : all.lines)
        all.marksLeft.push_back(all.marksLeft.back() - static_cast<int>(line.removed.size()));
    return all;
}

ProofRows::ProofRows(const Recording& recording, const ProofLines& lines)
    : m_blockOf(lines.lines.size(), -1)
{
    const auto events = recording.events();
    for (int i = 0; i < lines.size(); ++i) {
        const ProofLine& line = lines[i];
        m_premisesOfLines.push_back(line.premises);
        if (line.kind != ProofLine::Kind::Deduction)
            continue;
        const int pass = static_cast<int>(events[line.event].pass);
        if (m_blocks.empty() || m_blocks.back().pass != pass) {
            ProofBlock block;
            block.pass = pass;
            block.first = i;
            block.onStartOnly = true;
            block.findings.resize(recording.model().rules.size());
            m_blocks.push_back(std::move(block));
        }
        ProofBlock& block = m_blocks.back();
        block.last = i;
        block.findings[static_cast<std::size_t>(events[line.event].rule)] += 1;
        block.marks += static_cast<int>(line.removed.size());
        block.onStartOnly = block.onStartOnly && (line.premises.empty() || line.premises.front() >= block.first);
        m_blockOf[static_cast<std::size_t>(i)] = static_cast<int>(m_blocks.size()) - 1;
    }
    m_folded.assign(m_blocks.size(), false);
    // The candidate's own line is in sight from the start.
    if (m_blocks.size() > 1 && m_blocks.front().size() > kLongPass)
        m_folded.front() = true;
    arrange();
}

int ProofRows::blockAt(int row) const
{
    const ProofRow& what = (*this)[row];
    switch (what.kind) {
    case ProofRow::Kind::Start:
        break;
    case ProofRow::Kind::Block:
        return what.index;
    case ProofRow::Kind::Line:
        return blockOf(what.index);
    }
    return -1;
}

void ProofRows::setFolded(int block, bool folded)
{
    if (!canFold(block) || isFolded(block) == folded)
        return;
    m_folded[static_cast<std::size_t>(block)] = folded;
    arrange();
}

void ProofRows::setAllFolded(bool folded)
{
    for (std::size_t i = 0; i < m_blocks.size(); ++i)
        m_folded[i] = folded && canFold(static_cast<int>(i));
    arrange();
}

int ProofRows::linesDone(int row) const
{
    const ProofRow& what = (*this)[row];
    switch (what.kind) {
    case ProofRow::Kind::Start:
        break;
    case ProofRow::Kind::Block:
        return block(what.index).last + 1;
    case ProofRow::Kind::Line:
        return what.index + 1;
    }
    return 0;
}

void ProofRows::arrange()
{
    m_rows.assign(1, {});
    m_rowOf.clear();
    for (int line = 0; line < static_cast<int>(m_blockOf.size()); ++line) {
        const int block = blockOf(line);
        if (block < 0 || !isFolded(block))
            m_rows.push_back({ProofRow::Kind::Line, line});
        else if (m_blocks[static_cast<std::size_t>(block)].first == line)
            m_rows.push_back({ProofRow::Kind::Block, block});
        m_rowOf.push_back(size() - 1);
    }
    m_premises.assign(m_rows.size(), {});
    m_users.assign(m_rows.size(), {});
    for (std::size_t line = 0; line < m_rowOf.size(); ++line) {
        for (const int premise : m_premisesOfLines[line]) {
            // Inside a folded pass nothing is seen of what rests on what.
            if (rowOf(premise) != m_rowOf[line])
                m_premises[static_cast<std::size_t>(m_rowOf[line])].push_back(rowOf(premise));
        }
    }
    for (int row = 0; row < size(); ++row) {
        auto& premises = m_premises[static_cast<std::size_t>(row)];
        sortOnce(premises);
        for (const int premise : premises)
            m_users[static_cast<std::size_t>(premise)].push_back(row);
    }
}

} // namespace convoku
