// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <functional>

namespace convoku {

/// Measures the start of the window, for tests/bench/bench_start. If the environment variable CONVOKU_TIME_START
/// contains the monotonic clock's nanoseconds at which the process was started, every part of the start is printed as a
/// line on standard output.
namespace StartClock {

bool isOn();
/// "NAME MILLISECONDS MILLISECONDS": since the process was started, and what of it was spent on a processor, by all
/// threads. For any thread.
void mark(const char* name);

} // namespace StartClock

/// Calls as soon as the window has been painted for the first time.
void whenPainted(QWidget& window, std::function<void()> call);

} // namespace convoku
