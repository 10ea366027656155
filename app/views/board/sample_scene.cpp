// SPDX-License-Identifier: MIT
#include "app/views/board/sample_scene.h"

#include "app/drawing/theme.h"

namespace convoku {
namespace {

constexpr Board kSampleBoard;

std::uint16_t indexOf(int digit, int row, int column)
{
    return static_cast<std::uint16_t>(Candidate::of(digit - 1, kSampleBoard.cell(row - 1, column - 1)).index());
}

} // namespace

BoardScene sampleScene()
{
    BoardScene scene;
    // Rows and columns as people count them. A dot: candidates only.
    const char* const kRows[] = {"53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6",
        ".6....28.", "...419..5", "....8..79"};
    for (int row = 1; row <= kSampleBoard.side(); ++row) {
        for (int column = 1; column <= kSampleBoard.side(); ++column) {
            const Cell cell = kSampleBoard.cell(row - 1, column - 1);
            const char sign = kRows[row - 1][column - 1];
            if (sign != '.') {
                scene.givens.setDigit(cell, sign - '0');
                scene.candidates.add(Candidate::of(sign - '1', cell));
                continue;
            }
            for (int digit = 1 + (row + column) % 2; digit <= kSampleBoard.side(); digit += 2 + (row * column) % 2)
                scene.candidates.add(Candidate::of(digit - 1, cell));
        }
    }
    const auto onlyCandidate = [&scene](int digit, int row, int column) {
        for (int other = 1; other <= kSampleBoard.side(); ++other)
            scene.candidates.remove(indexOf(other, row, column));
        scene.candidates.add(indexOf(digit, row, column));
    };
    onlyCandidate(4, 1, 3);
    onlyCandidate(2, 2, 3);

    // Each family, each kind of house.
    using enum RuleFamily;
    using enum HouseKind;
    const struct
    {
        RuleKind rule;
        int row, column;
    } removed[]
        = {{{NakedSingle, Box}, 1, 6}, {{Pointing, Row}, 1, 8}, {{Pointing, Column}, 2, 7}, {{HiddenSingle, Row}, 2, 8},
            {{HiddenSingle, Box}, 2, 9}, {{NakedPair, Column}, 3, 7}, {{NakedPair, Box}, 3, 9}, {{Fish, Row}, 1, 9}};
    for (const auto& [rule, row, column] : removed) {
        for (const int digit : {2, 6}) {
            scene.candidates.remove(indexOf(digit, row, column));
            scene.removals.push_back({indexOf(digit, row, column), {}, rule});
        }
    }
    // Each depth of the search, and one more, whose hue is not new.
    const int guesses[Theme::kDepthHues + 1][2]
        = {{4, 2}, {4, 3}, {4, 4}, {4, 6}, {4, 7}, {4, 8}, {5, 2}, {5, 3}, {5, 5}};
    int depth = 0;
    for (const auto& [row, column] : guesses) {
        ++depth;
        const auto mark = static_cast<std::uint8_t>(depth);
        onlyCandidate(5, row, column);
        scene.guessDepth[indexOf(5, row, column)] = mark;
        for (const int digit : {1, 9})
            scene.asideDepth[indexOf(digit, row, column)] = mark;
    }
    // Cells that follow from the second guess, and a guess that failed.
    for (const int column : {2, 3, 4}) {
        onlyCandidate(column + 1, 6, column);
        scene.derivedDepth[static_cast<std::size_t>(kSampleBoard.cell(5, column - 1).index())] = 2;
    }
    scene.failed = indexOf(3, 6, 6);
    scene.failedDepth = 3;
    scene.candidates.remove(*scene.failed);
    for (const int digit : {1, 4}) {
        scene.candidates.add(indexOf(digit, 6, 6));
        scene.restored.push_back(indexOf(digit, 6, 6));
    }
    // A cell without candidates, and a digit that stands twice in its row.
    for (int digit = 1; digit <= kSampleBoard.side(); ++digit)
        scene.candidates.remove(indexOf(digit, 7, 5));
    scene.removals.push_back({indexOf(1, 7, 5), {}, {NakedSingle, Box}});
    scene.removals.push_back({indexOf(3, 7, 5), {}, {Pointing, Column}});
    scene.removals.push_back({indexOf(7, 7, 5), {}, {HiddenSingle, Row}});
    scene.removals.push_back({indexOf(9, 7, 5), {}, {NakedPair, Box}});
    scene.emptyCells = {kSampleBoard.cell(6, 4)};
    onlyCandidate(8, 9, 2);
    scene.clashingCells = {kSampleBoard.cell(8, 1), kSampleBoard.cell(8, 4)};
    // The picked candidate, the reasons for its removal, and the cursor.
    scene.picked = kSampleBoard.candidate(indexOf(2, 1, 6));
    BoardScene::Reasons reasons;
    reasons.cells = {kSampleBoard.cell(1, 2), kSampleBoard.cell(1, 3)};
    reasons.present = {indexOf(3, 3, 4)};
    reasons.absent = {indexOf(4, 3, 5)};
    scene.candidates.add(reasons.present.front());
    scene.candidates.remove(reasons.absent.front());
    scene.reasons = reasons;
    scene.lit = {kSampleBoard.cell(7, 0), kSampleBoard.cell(7, 1)};
    scene.cursor = kSampleBoard.cell(8, 2);
    return scene;
}

} // namespace convoku
