// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

namespace convoku {

struct PartText;

/// Holds an immutable part of a network that copies share. It compares by value. part_text.h is not included here, so
/// that a change of the language does not rebuild the code that only runs networks; include it to read the part.
class SharedPart
{
public:
    /// Refers to an empty part: a rule without a name or lines.
    SharedPart();
    explicit SharedPart(PartText part);

    const PartText& operator*() const { return *m_part; }
    const PartText* operator->() const { return m_part.get(); }
    /// Returns whether the parts are equal, wherever they are stored.
    friend bool operator==(const SharedPart& a, const SharedPart& b);

private:
    std::shared_ptr<const PartText> m_part; ///< never null, except after a move
};

} // namespace convoku
