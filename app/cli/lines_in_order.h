// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace convoku {

class Console;

/// A text that is written at its end. A std::string would fill the place with zeros first, and what is put together
/// elsewhere and copied waits for the memory: of millions of lines that takes longer than the network does.
class GrowingText
{
public:
    std::string_view text() const { return {m_bytes.get(), m_size}; }
    /// A place for so many bytes at the end.
    char* room(std::size_t bytes);
    /// So many bytes of it have been written.
    void grow(std::size_t bytes) { m_size += bytes; }
    void append(std::string_view text);
    /// Keeps its memory, unless it is more than so many bytes.
    void clear(std::size_t mostKept);

private:
    std::unique_ptr<char[]> m_bytes;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

/// Lines come as puzzles finish and leave in the order of the input, as soon as nothing before them is missing.
class LinesInOrder
{
public:
    explicit LinesInOrder(Console& console);

    /// More of a line that will go on; what stands in the first one leaves at once.
    void add(std::size_t index, std::string_view part);
    /// The rest of a line, without its end.
    void put(std::size_t index, std::string_view rest);
    /// The same where up to so many bytes of it are written in place: write(place) says where they end.
    template <typename Write>
    void put(std::size_t index, std::size_t most, const Write& write)
    {
        GrowingText& text = index == m_next ? m_ready : waiting(index).text;
        char* place = text.room(most);
        text.grow(static_cast<std::size_t>(write(place) - place));
        end(index);
    }
    /// Somebody may be watching: what is ready leaves soon, but a file of millions in large pieces.
    void flushSoon();
    void flush();

    /// Lines that are through, or ready.
    std::size_t written() const { return m_next; }

private:
    struct Line
    {
        GrowingText text;
        bool complete = false;
    };

    Line& waiting(std::size_t index);
    void end(std::size_t index);
    void makePlace(std::size_t lines);
    void flushPieces();

    Console& m_console;
    std::vector<Line> m_waiting; ///< of line i at i modulo its size, a power of two: their memory is used again
    std::size_t m_next = 0;
    GrowingText m_ready;
    QElapsedTimer m_sinceWritten;
};

} // namespace convoku
