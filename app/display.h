// SPDX-License-Identifier: MIT
#pragma once

namespace convoku {

/// Ends the program with one sentence, in the user's language, and status 2 if no display can be opened; Qt would end
/// it with advice and a core dump. Must live while the QApplication is created. Qt's messages are held back until then;
/// with QT_DEBUG_PLUGINS they appear at once, so that the reason can be found.
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
