// SPDX-License-Identifier: MIT
#include "app/cli/engine_choice.h"

#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"

namespace convoku {
namespace {

constexpr int kMostThreads = 256;

} // namespace

std::vector<OptionSyntax> engineOptionSyntax()
{
    return {
        {{QStringLiteral("backend")}, CliText::tr("NAME"),
            CliText::tr("What runs the network: bitwise (one bit a puzzle, the default) or torch (LibTorch, which is "
                        "thousands of times slower). Both give the same.")},
        {{QStringLiteral("threads")}, QStringLiteral("N"),
            CliText::tr(
                "Threads for the network (default: 1). With torch more can pay on idle cores; on busy ones they "
                "are much slower.")},
        {{QStringLiteral("device")}, CliText::tr("DEVICE"),
            CliText::tr("Where torch runs: cpu (the default) or cuda, if LibTorch was built with it.")},
    };
}

EngineChoice readEngineChoice(CommandOptions& options)
{
    EngineChoice choice;
    if (options.choice("backend", {QStringLiteral("bitwise"), QStringLiteral("torch")}, 0) == 1)
        choice.kind = EngineKind::Torch;
    choice.threads = options.number("threads", 1, 1, kMostThreads);
    if (options.choice("device", {QStringLiteral("cpu"), QStringLiteral("cuda")}, 0) == 1)
        choice.device = "cuda";
    if (choice.kind == EngineKind::Bitwise && choice.device != "cpu")
        options.fail(CliText::tr("--device is for --backend torch; bitwise runs on the processor."));
    return choice;
}

std::unique_ptr<BatchEngine> makeEngine(const EngineChoice& choice, const CommandLineContext& context, Console& console)
{
    if (choice.kind == EngineKind::Bitwise)
        return std::make_unique<BitwiseBatch>();
    auto backend = context.makeBackend(choice.threads, choice.device);
    if (!backend) {
        console.message(
            CliText::tr("--device: this LibTorch has no %1 here.").arg(QString::fromStdString(choice.device)));
        return nullptr;
    }
    return std::make_unique<BackendBatch>(std::move(backend));
}

} // namespace convoku
