// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace convoku {

/// A word of the language that networks are written in.
struct NetworkWord
{
    enum class Kind {
        Keyword, ///< begins a line: rule, return …
        Function, ///< stands before a parenthesis
        Axis, ///< behind over= or along=: row, digit …
        Option, ///< stands before a = inside parentheses: over …
        Laying, ///< stands there where a kernel is laid: value …
        Coordinate, ///< stands behind the = of such a one: cell …
        Weights, ///< pairs(digit) …
        Number, ///< stands for a number of the board: side …
    };
    QString word;
    Kind kind = Kind::Function;
    QString use; ///< as it is written: "count(a, over=house)"
    QString help; ///< what it does, in a few words of the language that is spoken
};

/// All of them, by kind. In the language that is spoken now.
std::vector<NetworkWord> networkWords();

} // namespace convoku
