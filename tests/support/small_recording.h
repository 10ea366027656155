// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

namespace convoku::testing {

/// A run made by hand, so that what the views must show can be counted on fingers. One given, 5 in r1c1: 721
/// candidates.
///
/// | pass | step | what happens | left | depth |
/// |---|---|---|---|---|
/// | 1 | 1 | naked_single_box clears 5 from the eight other cells of box 1 | 713 | 0 |
/// | 1 | 2 | pointing_row clears 5 from r1c4 … r1c9 | 707 | 0 |
/// | 2 | 11 | push: r1c2 = 1; 2 3 4 6 7 8 9 set aside | 700 | 1 |
/// | 3 | 6 | hidden_single_box clears 9 from r9c9 | 699 | 1 |
/// | 3 | 10 | contradiction | 699 | 1 |
/// | 3 | 11 | pop: the seven and r9c9 = 9 come back, r1c2 = 1 goes | 706 | 0 |
/// | 4 | – | nothing | 706 | 0 |
/// | 5 | 3 | pointing_column clears 1 from r9c9; the limit of passes ends the run (step 11) | 705 | 0 |
Recording smallRecording();

/// The five records of it, to append one by one.
std::vector<PassRecord> smallRecords();
Grid smallGivens();

/// Tensor index from digits, rows and columns that count from 1.
std::uint16_t candidateIndex(int digit, int row, int column);

} // namespace convoku::testing
