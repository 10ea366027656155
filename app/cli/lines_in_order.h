// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace convoku {

class Console;

/// Lines come as puzzles finish and leave in the order of the input, as soon as nothing before them is missing.
class LinesInOrder
{
public:
    explicit LinesInOrder(Console& console);

    /// More of a line that will go on; what stands in the first one leaves at once.
    void add(std::size_t index, std::string_view part);
    /// The rest of a line, without its end.
    void put(std::size_t index, std::string_view rest);
    /// Writes what is ready if the last write was some time ago: a user may be watching the output, but a file of
    /// millions of lines is written in large pieces.
    void flushSoon();
    void flush();

    /// Lines that are through, or ready.
    std::size_t written() const { return m_next; }

private:
    struct Line
    {
        std::string text;
        bool complete = false;
    };

    Line& waiting(std::size_t index);
    void makePlace(std::size_t lines);
    void flushPieces();

    Console& m_console;
    std::vector<Line> m_waiting; ///< of line i at i modulo its size, a power of two: their memory is used again
    std::size_t m_next = 0;
    std::string m_ready;
    QElapsedTimer m_sinceWritten;
};

} // namespace convoku
