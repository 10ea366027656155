// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"

#include <QStringList>

#include <functional>
#include <memory>

class QIODevice;

namespace convoku {

/// `threads`: how many the backend may use, at least 1.
using BackendFactory = std::function<std::unique_ptr<Backend>(int threads)>;

/// What the command line needs from the process around it.
struct CommandLineContext
{
    BackendFactory makeBackend;
    QIODevice* in = nullptr; ///< all three are open; what is written to `out` must not stay in a buffer of the device
    QIODevice* out = nullptr;
    QIODevice* err = nullptr;
    bool showProgress = false; ///< `err` is a terminal
    /// Asked by export between passes and between pictures, never before the input has been read; true ends it without
    /// a trace of the new file. May be empty. The other commands leave nothing behind that would need it.
    std::function<bool()> cancelled;
};

enum ExitCode : int {
    ExitDone = 0,
    ExitNotSolved = 1, ///< solve, trace: a puzzle was not solved
    ExitBad = 2, ///< wrong usage, bad input, or something that cannot be written
};

/// Runs one command; `arguments` are without the program's name. Returns an ExitCode. Never throws.
int runCommandLine(const QStringList& arguments, const CommandLineContext& context);

/// Whether the command draws, so that the process has to have a QGuiApplication when it runs.
bool needsPictures(const QStringList& arguments);

} // namespace convoku
