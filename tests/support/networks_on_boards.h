// SPDX-License-Identifier: MIT
// Networks that come with the program, made for another board.
#pragma once

#include "solver/network/model.h"
#include "solver/network/text/part_layers.h"

#include <string>

namespace convoku::testing {

/// The text of the network with that id, with a line that says the board.
inline std::string textOnBoard(const std::string& id, Board board)
{
    std::string text(shippedText(id));
    const std::size_t encoding = text.find("    encoding ");
    const auto number = [](int n) { return std::to_string(n); };
    return text.insert(encoding,
        "    board(side=" + number(board.side()) + ", box=" + number(board.boxRows()) + "x" + number(board.boxColumns())
            + ")\n");
}

inline ModelPtr networkOnBoard(const std::string& id, Board board)
{
    const ParsedFile parsed = parseNetworkFile(textOnBoard(id, board));
    const auto& file = std::get<NetworkFile>(parsed);
    return modelOf(file.networks.front(), file.parts);
}

} // namespace convoku::testing
