// SPDX-License-Identifier: MIT
// libFuzzer: whatever is opened as a file of tensors, it is one that is written and read again as the same, or a
// mistake with a place inside it and a short name; without a crash, and without much memory.
#include "solver/network/tensor_file.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace convoku;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const TensorLimits limits;
    const auto read = readTensors({reinterpret_cast<const char*>(data), size}, limits);
    if (const auto* mistake = std::get_if<TensorMistake>(&read)) {
        if (mistake->place > size || mistake->name.size() > limits.name)
            std::abort();
        return 0;
    }
    const auto& file = std::get<TensorFile>(read);
    if (file.numbers() > size)
        std::abort();
    if (!(std::get<TensorFile>(readTensors(writeTensors(file))) == file))
        std::abort();
    return 0;
}
