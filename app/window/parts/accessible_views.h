// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

#include <functional>

namespace convoku {

/// Tells Qt how screen readers see the pictures of the window. Once is enough, more often does no harm.
void installAccessibleViews();

/// Somebody listens: it is worth the time to put into words what changes.
bool isHeard();
/// To who listens.
void tell(QAccessibleEvent& event);
/// Tests listen themselves, because without a screen reader Qt lets nobody hear; empty: not any more.
void listen(std::function<void(QAccessibleEvent&)> listener);

} // namespace convoku
