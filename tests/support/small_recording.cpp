// SPDX-License-Identifier: MIT
#include "tests/support/small_recording.h"
#include "tests/support/article_rules.h"

#include <algorithm>

namespace convoku::testing {

std::uint16_t candidateIndex(int digit, int row, int column)
{
    return static_cast<std::uint16_t>((digit - 1) * 81 + (row - 1) * 9 + column - 1);
}

Grid smallGivens()
{
    Grid givens;
    givens.setDigit({0, 0}, 5);
    return givens;
}

std::vector<PassRecord> smallRecords()
{
    const auto id = candidateIndex;
    const std::vector<std::uint16_t> aside{
        id(2, 1, 2), id(3, 1, 2), id(4, 1, 2), id(6, 1, 2), id(7, 1, 2), id(8, 1, 2), id(9, 1, 2)};
    std::vector<std::uint16_t> back = aside;
    back.push_back(id(9, 9, 9));

    std::vector<PassRecord> records(5);
    records[0].events = {
        {EventKind::Rule, article::NakedSingleBox, 1, 0,
            {id(5, 1, 2), id(5, 1, 3), id(5, 2, 1), id(5, 2, 2), id(5, 2, 3), id(5, 3, 1), id(5, 3, 2), id(5, 3, 3)}},
        {EventKind::Rule, article::PointingRow, 2, 0,
            {id(5, 1, 4), id(5, 1, 5), id(5, 1, 6), id(5, 1, 7), id(5, 1, 8), id(5, 1, 9)}}};
    records[1].events = {{EventKind::Push, {}, 11, id(1, 1, 2), aside}};
    records[2].events = {{EventKind::Rule, article::HiddenSingleBox, 6, 0, {id(9, 9, 9)}},
        {EventKind::Contradiction, {}, 10, 0, {}}, {EventKind::Pop, {}, 11, id(1, 1, 2), back}};
    records[4].events
        = {{EventKind::Rule, article::PointingColumn, 3, 0, {id(1, 9, 9)}}, {EventKind::End, {}, 11, 0, {}}};
    records[4].result = RunResult::OutOfPasses;
    return records;
}

Recording smallRecording()
{
    Recording recording(smallGivens(), smallGivens().startingCandidates(), PassOptions{});
    for (const PassRecord& record : smallRecords())
        recording.append(record);
    return recording;
}

} // namespace convoku::testing
