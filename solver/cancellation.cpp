// SPDX-License-Identifier: MIT
#include "solver/cancellation.h"

#include <utility>

namespace convoku {
namespace {

constexpr std::chrono::milliseconds kMoment{50};

const std::stop_token*& ownPlace()
{
    thread_local const std::stop_token* current = nullptr;
    return current;
}

CancelPlace used = ownPlace; // NOLINT(*-avoid-non-const-global-variables): set before any thread asks

} // namespace

CancelPlace cancelPlace()
{
    return used;
}

void setCancelPlace(CancelPlace place)
{
    used = place;
}

CancelScope::CancelScope(std::stop_token stop)
    : m_stop(std::move(stop))
    , m_outer(std::exchange(used(), &m_stop))
{
}

CancelScope::~CancelScope()
{
    used() = m_outer;
}

void CancelPoint::check() const
{
    const std::stop_token* const current = used();
    if (current != nullptr && current->stop_requested() && std::chrono::steady_clock::now() - m_begin >= kMoment)
        throw Cancelled();
}

} // namespace convoku
