// SPDX-License-Identifier: MIT
// libFuzzer: whatever the bytes, the readers neither crash nor hang, and what they read can be written and read again.
#include "solver/formats/puzzle_text.h"
#include "solver/formats/puzzle_writer.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace convoku;

namespace {

void require(bool holds, const char* what, PuzzleFormat format, const std::string& text)
{
    if (holds)
        return;
    const std::string_view id = puzzleFormat(format).id;
    std::fprintf(stderr, "%.*s: %s\n%s\n", static_cast<int>(id.size()), id.data(), what, text.c_str());
    std::abort();
}

/// Formats say nothing, or something else, about a cell that has no candidate and no digit.
bool hasEmptyCell(const Puzzle& puzzle)
{
    const Candidates candidates = puzzle.known().candidates.value_or(pencilMarks(puzzle.values()));
    const Board board = puzzle.givens.board();
    for (int i = 0; i < board.cells(); ++i) {
        if (puzzle.values().digit(i) == 0 && candidates.countIn(board.cell(i)) == 0)
            return true;
    }
    return false;
}

void check(const Puzzle& puzzle)
{
    for (const PuzzleFormatInfo& info : puzzleFormats()) {
        // Grids of candidates on small boards are for people only.
        const bool isSmall = puzzle.givens.board() != Board();
        if (!info.written || (isSmall && (!info.anyBoard || info.format == PuzzleFormat::CandidateGrid)))
            continue;
        const std::string text = writePuzzle(info.format, puzzle);
        const PuzzleTextResult again = readPuzzles(text, {.board = puzzle.givens.board()});
        require(again.errorCount == 0 && again.puzzles.size() == 1, "is not one puzzle", info.format, text);
        const Puzzle& read = again.puzzles.front();
        const bool showsCandidates = info.candidates && !info.placed;
        require(showsCandidates || read.givens == puzzle.givens || info.format == PuzzleFormat::Sdx, "other givens",
            info.format, text);
        if (!hasEmptyCell(puzzle))
            require(writePuzzle(info.format, read) == text, "is written in another way", info.format, text);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t kMostWritten = 4; // one text may hold many
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const PuzzleTextResult result = readPuzzles(text);
    if (result.puzzles.empty() && result.errorCount == 0)
        std::abort();
    for (std::size_t i = 0; i < result.puzzles.size(); ++i) {
        const Puzzle& puzzle = result.puzzles[i];
        const auto& candidates = puzzle.known().candidates;
        const Board board = puzzle.givens.board();
        for (int cell = 0; cell < board.cells(); ++cell) {
            const int value = puzzle.values().digit(cell);
            if (candidates && value != 0 && candidates->soleDigit(board.cell(cell)) + 1 != value)
                std::abort();
        }
        if (i < kMostWritten)
            check(puzzle);
    }
    for (const PuzzleColumn& column : result.columns) {
        if (!result.puzzles.empty())
            readPuzzles(text, ReadHint{column.index});
    }
    // The first byte says for which board two sizes of boxes fit.
    if (size > 0)
        readPuzzles(text, {.board = Board::all()[data[0] % Board::kCount]});
    return 0;
}
