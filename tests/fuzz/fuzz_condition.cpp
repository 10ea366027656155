// SPDX-License-Identifier: MIT
// libFuzzer: whatever is typed as a condition, it is one or a mistake with a place; and one that is read again from its
// own text says the same.
#include "solver/run/condition.h"

#include <cstdint>
#include <cstdlib>

using namespace convoku;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Condition::Parsed parsed = Condition::parse(text);
    if (const auto* error = std::get_if<ConditionError>(&parsed)) {
        if (error->column < 1 || error->column > size + 1)
            std::abort();
        return 0;
    }
    const auto& condition = std::get<Condition>(parsed);
    const Condition::Parsed again = Condition::parse(condition.text());
    const auto* same = std::get_if<Condition>(&again);
    if (same == nullptr || !(*same == condition))
        std::abort();
    for (const EventNumbers& numbers :
        {EventNumbers{}, EventNumbers{1, 2, 3, 4, 5}, EventNumbers{1 << 30, 0, -1, 729, 729}}) {
        if (condition.holds(numbers) != same->holds(numbers))
            std::abort();
    }
    return 0;
}
