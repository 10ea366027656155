// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>

#include <functional>

namespace convoku {

/// Tells Qt how screen readers see the pictures of the window. Once is enough, more often does no harm.
void installAccessibleViews();

/// Returns whether a screen reader or a test listens. Only then is it worth the time to put changes into words.
bool isScreenReaderActive();
/// Passes the event on to them.
void notifyScreenReader(QAccessibleEvent& event);
/// Sets the listener of a test, because Qt reports nothing without a screen reader; empty: removes it.
void listen(std::function<void(QAccessibleEvent&)> listener);

} // namespace convoku
