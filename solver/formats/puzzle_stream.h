// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle_text.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace convoku {

namespace formats {
class TextInput;
class TextReader;
} // namespace formats

/// Reads a text of any length in pieces; the memory used depends on the size of a piece. The result is the same as that
/// of readPuzzles() for the whole text, if no puzzle takes more than kLongestPuzzle bytes. Only JSON and XML are read
/// as a whole. Lines, and texts read as a whole, of more than 64 MiB are refused and not stored.
class PuzzleStream
{
public:
    static constexpr std::size_t kLongestPuzzle = 64 * 1024;
    static constexpr std::size_t kPiece = 256 * 1024; ///< bytes read at once; small enough for a near cache

    /// Fills the span with the next bytes and returns their number; 0: end of the text.
    using Source = std::function<std::size_t(std::span<char>)>;

    explicit PuzzleStream(Source source, const ReadHint& hint = {});
    ~PuzzleStream();

    /// Returns the next puzzles and errors; none at the end of the text. A piece can be without puzzles. Over all
    /// pieces, at most kMaxErrors errors are listed with their positions; errorCount counts the errors of this piece.
    std::optional<PuzzleTextResult> next();

private:
    void refill();
    std::size_t endOfLines(std::size_t from) const;
    void skipLine(std::size_t begin);

    std::unique_ptr<formats::TextInput> m_input;
    ReadHint m_hint;
    std::vector<char> m_text; ///< bytes not yet read as puzzles
    std::size_t m_lines = 0; ///< number of bytes of m_text in complete lines
    bool m_sourceEnded = false;
    bool m_refusedLine = false; ///< true: the next line is too long and was skipped
    bool m_refusedText = false;
    bool m_ended = false;
    std::unique_ptr<formats::TextReader> m_reader;
};

} // namespace convoku
