// SPDX-License-Identifier: MIT
#pragma once

namespace convoku {

/// Where no display can be opened Qt ends a program with advice and a core dump: this ends it with one sentence, in the
/// reader's language, and status 2. Stands around the making of the QApplication. What Qt says meanwhile comes when
/// that is done; with QT_DEBUG_PLUGINS it all comes at once, for those who look for the reason.
class DisplayGuard
{
public:
    /// Ends the program at once where the environment names no display.
    DisplayGuard(int argc, char** argv);
    ~DisplayGuard();
    DisplayGuard(const DisplayGuard&) = delete;
    DisplayGuard& operator=(const DisplayGuard&) = delete;
};

} // namespace convoku
