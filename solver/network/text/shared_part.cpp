// SPDX-License-Identifier: MIT
#include "solver/network/text/shared_part.h"

#include "solver/network/text/part_text.h"

#include <utility>

namespace convoku {
namespace {

const std::shared_ptr<const PartText>& emptyPart()
{
    static const auto kEmpty = std::make_shared<const PartText>();
    return kEmpty;
}

} // namespace

SharedPart::SharedPart()
    : m_part(emptyPart())
{
}

SharedPart::SharedPart(PartText part)
    : m_part(std::make_shared<const PartText>(std::move(part)))
{
}

bool operator==(const SharedPart& a, const SharedPart& b)
{
    return a.m_part == b.m_part || *a == *b;
}

} // namespace convoku
