// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <span>
#include <type_traits>

namespace convoku {

/// A list that grows only at its end, and whose copies share their common elements: a copy costs a pointer and a
/// length, however long the list is. Each copy has a separate length and never sees elements that another copy appends.
///
/// Threads: one thread may read, copy and destroy a copy while another thread appends to a different copy. Two threads
/// must not use the same object at once.
///
/// The first copy that grows beyond the common part writes its elements after it; any other copy that grows then copies
/// the list. A copy that exceeds the capacity reallocates like a vector; the old memory stays until no copy uses it.
template <typename T>
class AppendOnly
{
    // Required because elements are copied as bytes and never destroyed.
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    AppendOnly() = default;
    // Not movable: the source of a move would keep a length without elements. A copy is as cheap.
    AppendOnly(const AppendOnly&) = default;
    AppendOnly& operator=(const AppendOnly&) = default;
    ~AppendOnly() = default;

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    /// Returns all elements. The span is valid until this object grows, is assigned to or is destroyed.
    std::span<const T> all() const { return m_room ? std::span<const T>(m_room->first, m_size) : std::span<const T>(); }
    const T& operator[](std::size_t index) const { return m_room->first[index]; }
    const T& back() const { return m_room->first[m_size - 1]; }

    void push_back(const T& element) { append(std::span(&element, 1)); }
    /// Appends elements, which must not be elements of this list.
    void append(std::span<const T> elements)
    {
        if (elements.empty())
            return;
        const std::size_t size = m_size + elements.size();
        // The copy that succeeds in moving the end mark owns the places after the common part.
        std::size_t end = m_size;
        if (!m_room || m_room->capacity < size || !m_room->end.compare_exchange_strong(end, size))
            moveTo(size);
        std::uninitialized_copy(elements.begin(), elements.end(), m_room->first + m_size);
        m_size = size;
    }
    /// Removes the last element from this object; copies keep it.
    void pop_back() { --m_size; }

private:
    struct Room
    {
        explicit Room(std::size_t elements)
            : capacity(elements)
            , first(std::allocator<T>().allocate(elements))
        {
        }
        ~Room() { std::allocator<T>().deallocate(first, capacity); }
        Room(const Room&) = delete;
        Room& operator=(const Room&) = delete;

        const std::size_t capacity;
        T* const first;
        std::atomic<std::size_t> end = 0; ///< number of places that a copy has written to, or is about to
    };

    void moveTo(std::size_t size)
    {
        constexpr std::size_t kFewest = 16;
        auto room = std::make_shared<Room>(std::max({size, 2 * m_size, kFewest}));
        room->end = size;
        const auto old = all();
        std::uninitialized_copy(old.begin(), old.end(), room->first);
        m_room = std::move(room);
    }

    std::shared_ptr<Room> m_room;
    std::size_t m_size = 0;
};

} // namespace convoku
