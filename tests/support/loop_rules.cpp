// SPDX-License-Identifier: MIT
#include "tests/support/loop_rules.h"

#include "solver/error.h"
#include "tests/support/article_rules.h"

#include <array>
#include <vector>

namespace convoku::testing {
namespace {

std::vector<Cell> allCells(Board board)
{
    std::vector<Cell> cells;
    for (int row = 0; row < board.side(); ++row) {
        for (int column = 0; column < board.side(); ++column)
            cells.push_back({row, column, board});
    }
    return cells;
}

const std::vector<Cell>& cellsOf(const Candidates& candidates)
{
    static const auto kCells = [] {
        std::array<std::vector<Cell>, Board::kCount> all;
        for (const Board board : Board::all())
            all[board.place()] = allCells(board);
        return all;
    }();
    return kCells[candidates.board().place()];
}

std::vector<int> digitsIn(const Candidates& candidates, Cell cell)
{
    std::vector<int> digits;
    for (int digit = 0; digit < candidates.board().side(); ++digit) {
        if (candidates.has(Candidate::of(digit, cell)))
            digits.push_back(digit);
    }
    return digits;
}

/// A digit goes from the box of a cell whose only candidate it is; cells with one candidate keep theirs.
Candidates nakedSingle(HouseKind kind, const Candidates& candidates)
{
    Candidates result = candidates;
    for (const Cell single : cellsOf(candidates)) {
        const std::vector<int> digits = digitsIn(candidates, single);
        if (digits.size() != 1)
            continue;
        for (const Cell other : cellsOf(candidates)) {
            if (inOneHouse(kind, single, other) && digitsIn(candidates, other).size() != 1)
                result.remove(Candidate::of(digits[0], other));
        }
    }
    return result;
}

/// True where the digit occurs in this line of this box and in no other line of the box.
bool owns(HouseKind line, const Candidates& candidates, int digit, Cell inLineAndBox)
{
    bool here = false;
    bool elsewhere = false;
    for (const Cell cell : cellsOf(candidates)) {
        if (!inOneHouse(HouseKind::Box, cell, inLineAndBox) || !candidates.has(Candidate::of(digit, cell)))
            continue;
        if (inOneHouse(line, cell, inLineAndBox))
            here = true;
        else
            elsewhere = true;
    }
    return here && !elsewhere;
}

/// A digit that a box has in one line only goes from the rest of that line, but not from boxes that own it there too.
Candidates pointing(HouseKind line, const Candidates& candidates)
{
    Candidates result = candidates;
    for (int digit = 0; digit < candidates.board().side(); ++digit) {
        for (const Cell cell : cellsOf(candidates)) {
            if (!candidates.has(Candidate::of(digit, cell)) || owns(line, candidates, digit, cell))
                continue;
            for (const Cell other : cellsOf(candidates)) {
                if (inOneHouse(line, cell, other) && owns(line, candidates, digit, other))
                    result.remove(Candidate::of(digit, cell));
            }
        }
    }
    return result;
}

/// A cell that is the only place for digits in its house keeps only those.
Candidates hiddenSingle(HouseKind kind, const Candidates& candidates)
{
    Candidates result = candidates;
    for (const Cell cell : cellsOf(candidates)) {
        std::vector<int> hidden;
        for (const int digit : digitsIn(candidates, cell)) {
            int places = 0;
            for (const Cell other : cellsOf(candidates)) {
                if (inOneHouse(kind, cell, other) && candidates.has(Candidate::of(digit, other)))
                    ++places;
            }
            if (places == 1)
                hidden.push_back(digit);
        }
        if (hidden.empty())
            continue;
        for (int digit = 0; digit < candidates.board().side(); ++digit)
            result.remove(Candidate::of(digit, cell));
        for (const int digit : hidden)
            result.add(Candidate::of(digit, cell));
    }
    return result;
}

/// Two digits go from the rest of a house in which two cells, and not three, have exactly these two candidates.
Candidates nakedPair(HouseKind kind, const Candidates& candidates)
{
    Candidates result = candidates;
    for (const Cell first : cellsOf(candidates)) {
        const std::vector<int> pair = digitsIn(candidates, first);
        if (pair.size() != 2)
            continue;
        std::vector<Cell> rest;
        int same = 0;
        for (const Cell other : cellsOf(candidates)) {
            if (!inOneHouse(kind, first, other))
                continue;
            if (digitsIn(candidates, other) == pair)
                ++same;
            else
                rest.push_back(other);
        }
        if (same != 2)
            continue;
        for (const Cell other : rest) {
            for (const int digit : pair)
                result.remove(Candidate::of(digit, other));
        }
    }
    return result;
}

} // namespace

bool inOneHouse(HouseKind kind, Cell a, Cell b)
{
    switch (kind) {
    case HouseKind::Row:
        return a.row == b.row;
    case HouseKind::Column:
        return a.column == b.column;
    case HouseKind::Box:
        break;
    }
    const int rows = a.board.boxRows();
    const int columns = a.board.boxColumns();
    return a.row / rows == b.row / rows && a.column / columns == b.column / columns;
}

Candidates loopRule(RuleId rule, const Candidates& candidates)
{
    switch (rule) {
    case article::NakedSingleBox:
        return nakedSingle(HouseKind::Box, candidates);
    case article::PointingRow:
        return pointing(HouseKind::Row, candidates);
    case article::PointingColumn:
        return pointing(HouseKind::Column, candidates);
    case article::HiddenSingleRow:
        return hiddenSingle(HouseKind::Row, candidates);
    case article::HiddenSingleColumn:
        return hiddenSingle(HouseKind::Column, candidates);
    case article::HiddenSingleBox:
        return hiddenSingle(HouseKind::Box, candidates);
    case article::NakedPairRow:
        return nakedPair(HouseKind::Row, candidates);
    case article::NakedPairColumn:
        return nakedPair(HouseKind::Column, candidates);
    case article::NakedPairBox:
        return nakedPair(HouseKind::Box, candidates);
    }
    throw Error("loops", "no such rule");
}

LoopVerdict loopVerdict(const Candidates& candidates)
{
    bool allDecided = true;
    bool anyEmpty = false;
    bool clash = false;
    for (const Cell cell : cellsOf(candidates)) {
        const std::vector<int> digits = digitsIn(candidates, cell);
        allDecided = allDecided && digits.size() == 1;
        anyEmpty = anyEmpty || digits.empty();
        if (digits.size() != 1)
            continue;
        for (const Cell other : cellsOf(candidates)) {
            for (const HouseKind kind : {HouseKind::Row, HouseKind::Column, HouseKind::Box}) {
                if (other != cell && inOneHouse(kind, cell, other) && digitsIn(candidates, other) == digits)
                    clash = true;
            }
        }
    }
    return {allDecided && !clash, anyEmpty || clash};
}

std::optional<Candidate> loopChoice(const Candidates& candidates)
{
    std::optional<Candidate> choice;
    std::size_t fewest = 10;
    for (const Cell cell : cellsOf(candidates)) {
        const std::vector<int> digits = digitsIn(candidates, cell);
        if (digits.size() >= 2 && digits.size() < fewest) {
            fewest = digits.size();
            choice = Candidate::of(digits[0], cell);
        }
    }
    return choice;
}

} // namespace convoku::testing
