// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace convoku {

/// An immutable list of numbers that all copies share, so that a network of many passes holds its weights once. To
/// change them, assign a new list.
class SharedNumbers
{
public:
    SharedNumbers() = default;
    SharedNumbers(std::vector<float> numbers)
        : m_numbers(std::make_shared<const std::vector<float>>(std::move(numbers)))
    {
    }
    /// `numbers` must not be null.
    SharedNumbers(std::shared_ptr<const std::vector<float>> numbers)
        : m_numbers(std::move(numbers))
    {
    }

    const std::vector<float>& all() const { return *m_numbers; }
    operator const std::vector<float>&() const { return all(); }

    bool empty() const { return all().empty(); }
    std::size_t size() const { return all().size(); }
    const float* data() const { return all().data(); }
    auto begin() const { return all().begin(); }
    auto end() const { return all().end(); }
    float operator[](std::size_t place) const { return all()[place]; }
    float at(std::size_t place) const { return all().at(place); }

    friend bool operator==(const SharedNumbers& a, const SharedNumbers& b)
    {
        return a.m_numbers == b.m_numbers || a.all() == b.all();
    }

private:
    static const std::shared_ptr<const std::vector<float>>& none()
    {
        static const auto kNone = std::make_shared<const std::vector<float>>();
        return kNone;
    }

    std::shared_ptr<const std::vector<float>> m_numbers = none();
};

} // namespace convoku
