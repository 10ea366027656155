// SPDX-License-Identifier: MIT
#include "app/cli/engine_choice.h"

#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/cli/run_settings.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"

namespace convoku {
namespace {

/// Puzzles side by side: larger batches are no faster, and their first results come later.
constexpr int kBatchSize = 64;

/// The usual one first.
QStringList backends()
{
    return {QStringLiteral("bitwise"), QStringLiteral("torch")};
}

QStringList devices()
{
    return {QStringLiteral("cpu"), QStringLiteral("cuda")};
}

} // namespace

std::vector<OptionSyntax> engineOptionSyntax()
{
    // One by one: where the memory ends in the middle of a list in braces, GCC 12 destroys what was never made.
    std::vector<OptionSyntax> options;
    options.push_back({{QStringLiteral("backend")}, CliText::tr("NAME"),
        CliText::tr("Backend that runs the network: bitwise (one bit per puzzle, the default) or torch (LibTorch, "
                    "hundreds of times slower). Both give the same results."),
        backends()});
    options.push_back({{QStringLiteral("threads")}, QStringLiteral("N"),
        CliText::tr("Threads for the network (default: 1). With torch, more threads can help on idle cores but are "
                    "much slower on busy ones.")});
    options.push_back({{QStringLiteral("device")}, CliText::tr("DEVICE"),
        CliText::tr("Device for torch: cpu (the default) or cuda, if LibTorch was built with it."), devices()});
    return options;
}

EngineChoice readEngineChoice(CommandOptions& options)
{
    EngineChoice choice;
    if (options.choice("backend", backends(), 0) == 1)
        choice.kind = EngineKind::Torch;
    choice.threads = options.number("threads", 1, 1, kMostThreads);
    if (options.choice("device", devices(), 0) == 1)
        choice.device = "cuda";
    if (choice.kind == EngineKind::Bitwise && choice.device != "cpu")
        options.fail(CliText::tr("--device applies only to --backend torch; bitwise runs on the CPU."));
    return choice;
}

OptionSyntax solutionsOption()
{
    return {{QStringLiteral("solutions")}, QStringLiteral("N"),
        CliText::tr("Look for up to N solutions (default: 1). Use 2 to check whether the solution is unique.")};
}

BatchOptions readBatchOptions(CommandOptions& options, const EngineChoice& choice)
{
    const RunOptions run = readRunOptions(options, fastModel());
    BatchOptions batch;
    batch.model = run.pass.model;
    batch.rules = run.pass.rules;
    batch.search = run.pass.search;
    batch.maxPasses = run.maxPasses;
    batch.solutions = options.number("solutions", 1, 1, kMostSolutions);
    batch.batchSize = kBatchSize;
    batch.threads = choice.threads;
    if (batch.solutions > 1 && !batch.model->search)
        options.fail(CliText::tr("--solutions above 1 needs a search, but the network has none."));
    else if (batch.solutions > 1 && !batch.search)
        options.fail(CliText::tr("--solutions above 1 needs the search. Remove --no-search."));
    return batch;
}

std::unique_ptr<BatchEngine> makeEngine(const EngineChoice& choice, const CommandLineContext& context, Console& console)
{
    if (choice.kind == EngineKind::Bitwise)
        return std::make_unique<BitwiseBatch>();
    auto backend = makeBackend(choice, context, console);
    return backend ? std::make_unique<BackendBatch>(std::move(backend)) : nullptr;
}

std::unique_ptr<Backend> makeBackend(const EngineChoice& choice, const CommandLineContext& context, Console& console)
{
    if (choice.kind == EngineKind::Bitwise)
        return makeBitwiseBackend();
    const BackendModule& torch = context.torch();
    if (!torch.isThere()) {
        console.message(CliText::tr("--backend torch: LibTorch cannot be used (%1). Install the package "
                                    "convoku-backend-torch, or use bitwise, which gives the same results.")
                            .arg(QString::fromStdString(torch.problem())));
        return nullptr;
    }
    auto backend = torch.make(choice.threads, choice.device);
    if (!backend) {
        console.message(
            CliText::tr("--device: %1 is not available to this LibTorch.").arg(QString::fromStdString(choice.device)));
        return nullptr;
    }
    return backend;
}

} // namespace convoku
