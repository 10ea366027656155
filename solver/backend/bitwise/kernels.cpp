// SPDX-License-Identifier: MIT
#include "solver/backend/bitwise/kernels.h"

#include "solver/error.h"

#include <cstdlib>
#include <string>

namespace convoku {
namespace {

constexpr InstructionSet kAll[] = {InstructionSet::Plain, InstructionSet::Avx2, InstructionSet::Avx512};

} // namespace

const char* toString(InstructionSet set)
{
    switch (set) {
    case InstructionSet::Plain:
        return "plain";
    case InstructionSet::Avx2:
        return "avx2";
    case InstructionSet::Avx512:
        break;
    }
    return "avx512";
}

std::vector<InstructionSet> availableInstructionSets()
{
    std::vector<InstructionSet> result;
    for (const InstructionSet set : kAll) {
        if (bitwise::kernelsFor(set) != nullptr)
            result.push_back(set);
    }
    return result;
}

InstructionSet bestInstructionSet()
{
    const std::vector<InstructionSet> available = availableInstructionSets();
    if (const char* wanted = std::getenv("CONVOKU_INSTRUCTION_SET")) {
        for (const InstructionSet set : available) {
            if (std::string(wanted) == toString(set))
                return set;
        }
        throw Error("CONVOKU_INSTRUCTION_SET", std::string(wanted) + " is not one that this machine can run");
    }
    return available.back();
}

namespace bitwise {

const Kernels* kernelsFor(InstructionSet set)
{
    switch (set) {
    case InstructionSet::Plain:
        return &plainKernels();
#ifdef CONVOKU_X86_KERNELS
    case InstructionSet::Avx2:
        return __builtin_cpu_supports("avx2") != 0 ? &avx2Kernels() : nullptr;
    case InstructionSet::Avx512:
        return __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512dq") != 0
                && __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512vl") != 0
            ? &avx512Kernels()
            : nullptr;
#else
    default:
        break;
#endif
    }
    return nullptr;
}

void run(const Program& program, const Kernels& kernels, void* words)
{
    kernels.fill(words, program.constants.data(), program.constants.size());
    for (const Step& step : program.steps) {
        if (const auto* tiled = std::get_if<TiledSteps>(&step)) {
            for (std::size_t tile = 0; tile < tiled->tiles; ++tile) {
                for (const LogicStep& logic : tiled->steps) {
                    const std::size_t strips = logic.strips.size() / tiled->tiles;
                    kernels.logic[logic.truth](words, logic.strips.data() + tile * strips, strips, logic.length,
                        logic.stride[0], logic.stride[1], logic.stride[2]);
                }
            }
        } else if (const auto* count = std::get_if<CountStep>(&step)) {
            kernels.count(words,
                {count->question, count->positives, count->negatives, count->terms,
                    static_cast<std::uint32_t>(count->outs.size()), count->outs.data(), count->bases.data(),
                    count->deltas.data(), count->deltaStep, count->sameDeltas, count->threeByThree, count->inner,
                    count->outer});
        } else {
            const auto& any = std::get<AnyStep>(step);
            kernels.any(words,
                {any.positives, any.negatives, any.terms, any.length, static_cast<std::uint32_t>(any.outs.size()),
                    any.outs.data(), any.outStride, any.bases.data(), any.stride.data()});
        }
    }
}

} // namespace bitwise
} // namespace convoku
