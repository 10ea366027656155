// SPDX-License-Identifier: MIT
#pragma once

namespace convoku {

/// The command line as a process: the application object that the command needs, the standard streams, signals.
/// Returns the exit status, or ends by the signal that cancelled the command.
int runProcess(int argc, char** argv);

} // namespace convoku
