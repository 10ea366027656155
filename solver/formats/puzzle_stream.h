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

/// Reads a text of any length piece by piece, with no more memory than a piece needs. What comes out is what
/// readPuzzles makes of the whole text, as long as no puzzle is spread over more than kLongestPuzzle bytes. Only JSON
/// and XML are read as a whole. Lines and such texts of more than 64 MiB are refused; no more of them is kept.
class PuzzleStream
{
public:
    static constexpr std::size_t kLongestPuzzle = 64 * 1024;
    static constexpr std::size_t kPiece = 256 * 1024; ///< bytes read at once: what comes of it fits a near cache

    /// Fills the place with the next bytes and says how many; 0: there are no more.
    using Source = std::function<std::size_t(std::span<char>)>;

    explicit PuzzleStream(Source source, const ReadHint& hint = {});
    ~PuzzleStream();

    /// The next puzzles and errors; of both together there are kMaxErrors errors with their places, and errorCount
    /// counts those of this piece. None: the text is at its end. A piece may be without puzzles.
    std::optional<PuzzleTextResult> next();

private:
    void refill();
    std::size_t endOfLines(std::size_t from) const;
    void skipLine(std::size_t begin);

    std::unique_ptr<formats::TextInput> m_input;
    ReadHint m_hint;
    std::vector<char> m_text; ///< what has not been read as puzzles yet
    std::size_t m_lines = 0; ///< bytes of it in whole lines
    bool m_sourceEnded = false;
    bool m_refusedLine = false; ///< the line behind those is too long, and has been left out
    bool m_refusedText = false;
    bool m_ended = false;
    std::unique_ptr<formats::TextReader> m_reader;
};

} // namespace convoku
