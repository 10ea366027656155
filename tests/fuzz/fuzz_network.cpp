// SPDX-License-Identifier: MIT
// libFuzzer: whatever is opened as a file of networks, it is one or a mistake with a place; one that is read again from
// what it is written as is the same; and whether it has layers is told, without a crash and without much memory.
#include "solver/network/pass.h"
#include "solver/network/text/part_layers.h"

#include <cstdint>
#include <cstdlib>

using namespace convoku;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const ParsedFile parsed = parseNetworkFile(text);
    if (const auto* mistake = std::get_if<TextMistake>(&parsed)) {
        if (mistake->place.line < 1 || mistake->place.column < 1)
            std::abort();
        return 0;
    }
    const auto& file = std::get<NetworkFile>(parsed);
    const ParsedFile again = parseNetworkFile(toText(file));
    // Written with its blanks it may be longer than what is read.
    const auto* same = std::get_if<NetworkFile>(&again);
    if (same == nullptr) {
        if (std::get<TextMistake>(again).expected != TextMistake::Expected::LessText)
            std::abort();
    } else if (!(*same == file)) {
        std::abort();
    }
    if (const auto mistake = checkNetworkFile(file)) {
        if (mistake->place.line < 1)
            std::abort();
        return 0;
    }
    // A correct network can be run: a pass of it is built without an Error.
    for (const NetworkText& network : file.networks) {
        const ModelPtr model = modelOf(network, file.parts);
        buildPass({model->everyRule(), model->search.has_value(), false, model});
    }
    return 0;
}
