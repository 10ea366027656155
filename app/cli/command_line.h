// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend_module.h"

#include <QStringList>

#include <functional>

class QIODevice;

namespace convoku {

/// Provides what the command line needs from its process.
struct CommandLineContext
{
    /// Asked only for what is to run on LibTorch. All else runs on the bitwise backend, which is there at once.
    std::function<const BackendModule&()> torch = BackendModule::torch;
    QIODevice* in = nullptr; ///< all three are open; what is written to `out` must not stay in a buffer of the device
    QIODevice* out = nullptr;
    QIODevice* err = nullptr;
    bool showProgress = false; ///< `err` is a terminal
    bool outIsTerminal = false; ///< which obeys some characters: they are shown instead
    /// Asked by blind, compare, export, pictures, generate and train while they work, never before the input has been
    /// read; true ends them without a trace of the file that is not complete, and is not asked for where the file is.
    /// May be empty. The other commands leave nothing behind that would need it.
    std::function<bool()> cancelled;
    /// Called by a command that was cancelled and has left what it had come to: it ends with its own exit status, not
    /// by the signal. May be empty.
    std::function<void()> keepsExitStatus;
};

enum ExitCode : int {
    ExitDone = 0,
    ExitNotSolved = 1, ///< solve, trace: a puzzle was not solved; network check: a rule is wrong
    ExitBad = 2, ///< wrong usage, bad input, or something that cannot be written
};

/// Runs one command; `arguments` are without the program's name. Returns an ExitCode. Never throws.
int runCommandLine(const QStringList& arguments, const CommandLineContext& context);

/// Returns a script that completes the program's commands, options and their values in a shell: "bash", "zsh" or
/// "fish"; empty for any other.
QByteArray shellCompletion(const QString& shell);

/// Returns true if the command draws. The process must then have a QGuiApplication when the command runs.
bool needsPictures(const QStringList& arguments);

} // namespace convoku
