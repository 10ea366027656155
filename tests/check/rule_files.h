// SPDX-License-Identifier: MIT
// Rules written for these tests, as somebody would write them.
#pragma once

#include "solver/network/model.h"
#include "solver/network/text/part_layers.h"

#include <QByteArray>

#include <stdexcept>
#include <string>
#include <variant>

namespace convoku::testing {

/// A network of one rule for a house.
inline ModelPtr modelOfRule(const QByteArray& rule, const QByteArray& house = "row")
{
    const QByteArray name = rule.mid(5, rule.indexOf('(') - 5);
    const std::string text = (rule + "\nnetwork one:\n    \"One rule.\"\n    encoding digits_as_planes\n    rule "
        + name + '(' + house + ")\n    verdict clashes\n    search fewest_candidates\n")
                                 .toStdString();
    const ParsedFile parsed = parseNetworkFile(text);
    const auto mistakeOf = [](const TextMistake& mistake) {
        return std::runtime_error("line " + std::to_string(mistake.place.line) + ':'
            + std::to_string(mistake.place.column) + " mistake " + std::to_string(static_cast<int>(mistake.expected)));
    };
    if (const auto* mistake = std::get_if<TextMistake>(&parsed))
        throw mistakeOf(*mistake);
    const auto& file = std::get<NetworkFile>(parsed);
    if (const auto mistake = checkNetworkFile(file))
        throw mistakeOf(*mistake);
    return modelOf(file.networks.at(0), file.parts);
}

/// From which side the board is looked at: what stand for values, and in what houses of what places.
enum class Side {
    Naked, ///< digits of cells
    Hidden, ///< columns of digits, in rows
    Fish, ///< columns of rows, by digit
};

/// The subset kernel: k places of a house whose values are all among the same k clear these from its other places.
/// `count`: how many places it takes; `own`: it forgets to leave its own places alone; `atMost`: that many or fewer.
inline QByteArray subsetRule(Side side, int k, int count, bool own = false, bool atMost = false)
{
    const QByteArray turn = side == Side::Hidden ? "column, row, digit" : "column, digit, row";
    const QByteArray back = side == Side::Hidden ? "columns, rows, planes" : "rows, columns, planes";
    const QByteArray x = side == Side::Naked ? "candidates" : "turned";
    const QByteArray subsets = "subsets(digit, " + QByteArray::number(k) + ')';
    const QByteArray number = QByteArray::number(count);
    QByteArray text = "rule subset(house: row, column, box):\n    \"k places have only k values.\"\n";
    if (side != Side::Naked)
        text += "    turned = permute(candidates, " + turn + ")  # turned\n";
    text += "    all = count(" + x + ", over=digit)  # values of the place\n";
    text += "    inner = convolution(" + x + ", " + subsets + ")  # of these in the subset\n";
    text += "    inside = same(inner, all)  # no others\n";
    text += "    places = count(inside, over=house)  # places\n";
    text += atMost ? "    full = ~any(clamp(scaled(places, by=1, plus=-" + number
            + "), from=0, to=9))  # more; limited; beyond; not\n"
                   : "    full = equals(places, " + number + ")  # enough\n";
    text += own ? "    clear = spread(full, over=house)  # there\n"
                : "    clear = spread(full, over=house) & ~inside  # there; elsewhere; both\n";
    text += "    of_value = any(convolution(clear, transposed(" + subsets + ")))  # by value; any\n";
    const QByteArray result = side == Side::Naked ? "of_value" : "home";
    if (side != Side::Naked)
        text += "    home = permute(of_value, " + back + ")  # turned back\n";
    return text + "    cause " + result + "\n    return candidates & ~" + result + "  # not to clear; stays\n";
}

/// Pointing, turned round.
inline const char* const kClaiming = R"(rule claiming(house: row):
    "A digit that occurs in one box only of a row leaves the rest of that box."
    occurs = largest(candidates, over=part)            # the digit occurs in this part of the row
    boxes = slide(occurs, [[1, 1, 1]])                 # parts of the row
    owns = equals(boxes, 1) & occurs                   # one only; this one
    owned = any(count(owns, over=parts))               # rows that own the box; one does
    clear = spread(owned, over=parts) & ~owns          # in each row of the box; not the owner; the others
    cause owns
    return candidates & ~spread(clear, over=part)      # in its cells; not to clear; stays
)";

} // namespace convoku::testing
