// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/command_syntax.h"
#include "solver/run/batch_engine.h"

#include <memory>
#include <string>
#include <vector>

namespace convoku {

class Console;

inline constexpr int kMostThreads = 256;

enum class EngineKind { Bitwise, Torch };

struct EngineChoice
{
    EngineKind kind = EngineKind::Bitwise;
    int threads = 1;
    std::string device = "cpu"; ///< LibTorch's
};

/// `--backend`, `--threads` and `--device`.
std::vector<OptionSyntax> engineOptionSyntax();
/// Keeps a fault where a value cannot be.
EngineChoice readEngineChoice(CommandOptions& options);
/// `--solutions`, at most so many.
inline constexpr int kMostSolutions = 1'000'000;
OptionSyntax solutionsOption();
/// `--network` (the fast one where nobody names one), rules, search, passes, `--solutions` and the engine's threads.
/// Keeps a fault where a value cannot be, and where several solutions are asked for without the search.
BatchOptions readBatchOptions(CommandOptions& options, const EngineChoice& choice);
/// Null, after a message, where LibTorch or the device is not there.
std::unique_ptr<BatchEngine> makeEngine(
    const EngineChoice& choice, const CommandLineContext& context, Console& console);
/// The same for one puzzle.
std::unique_ptr<Backend> makeBackend(const EngineChoice& choice, const CommandLineContext& context, Console& console);

} // namespace convoku
