// SPDX-License-Identifier: MIT
// A network that did not come with the program: rules of which it knows the layers of two, a verdict of its own, no
// search.
#pragma once

#include "solver/network/model.h"
#include "solver/network/text/part_layers.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_rules.h"

#include <string>
#include <string_view>
#include <variant>

namespace convoku::testing {

/// `alone` finds what the article's hidden singles find, by other layers; `points` has the layers of its pointing.
inline const char* const kForeignNetwork = R"(rule alone(house: row, box):
    "A digit with one place in its house takes that cell: the others leave it."
    places = count(candidates, over=house)      # places of the digit
    one = equals(places, 1)                     # just one
    mine = spread(one, over=house) & candidates # everywhere; the place itself
    taken = any(count(mine, over=digit))        # digits that must be here; the cell is taken
    cause mine
    return select(candidates, mine, taken)      # only those stay

rule points(house: row, column):
    "Says it otherwise."
    occurs = largest(candidates, over=part)   # a
    count = count(occurs, over=parts)         # b
    one = equals(count, 1)                    # c
    there = spread(one, over=parts)           # d
    owns = there & occurs                     # e
    pointed = largest(owns, over=part)        # f
    in_line = spread(pointed, over=part)      # g
    others = in_line & ~owns                  # h; i
    clear = spread(others, over=part)         # k
    count count
    cause owns
    return candidates & ~clear                # l; m

verdict filled(candidates):
    "Solved where each cell has one candidate, a contradiction where one has none."
    left = count(candidates, over=digit)                  # candidates
    one = equals(left, 1)                                 # one is left
    solved = equals(count(one, over=board), 81)           # cells; all of them
    contradiction = largest(equals(left, 0), over=board)  # none is left; anywhere
    return solved, contradiction

network foreign:
    "Four rules, no search."
    encoding digits_as_planes
    rule alone(row), naked_single(box), alone(box), points(row)
    verdict filled
)";

/// The first network of a text that is right.
inline ModelPtr modelIn(const std::string& text)
{
    const auto file = std::get<NetworkFile>(parseNetworkFile(text));
    return modelOf(file.networks.at(0), file.parts);
}

/// A network with a rule of its own, all of whose words are these.
inline ModelPtr networkOfWords(const std::string& words)
{
    std::string text = R"(network sly:
    "WORDS"
    encoding digits_as_planes
    rule keep(row)
    verdict clashes

rule keep(house: row):
    "WORDS"
    count = count(candidates, over=house)  # WORDS
    one = equals(count, 1)  # one
    there = spread(one, over=house)  # there
    cause there
    return candidates & candidates  # all
)";
    const std::string_view place = "WORDS";
    for (std::size_t at = 0; (at = text.find(place, at)) != std::string::npos; at += words.size())
        text.replace(at, place.size(), words);
    return modelIn(text);
}

/// The same network, in which real numbers lead to the hidden singles of rows: shares of a digit's places in its row,
/// of which the largest is picked.
inline std::string realNetwork()
{
    const std::string rule = R"(rule softly(house: row):
    "Where a digit has one place in its row, the largest share of it stands there."
    pressed = softmax(scaled(candidates, by=8.5, plus=-0.25), along=column) # steep; shares of the row
    lines = reshape(pressed, 81, 1, 9)                                      # a plane for each digit and row
    best = reshape(pick_one(lines), 9, 9, 9)                                # the largest share; planes of digits again
    places = count(candidates, over=house)                                  # places of the digit
    one = equals(places, 1)                                                 # just one
    mine = spread(one, over=house) & best                                   # everywhere; the place itself
    taken = any(count(mine, over=digit))                                    # digits that must be here; the cell is taken
    cause mine
    return select(candidates, mine, taken)                                  # only those stay

)";
    std::string network = kForeignNetwork;
    network.replace(network.find("alone(row),"), std::string("alone(row),").size(), "softly(row),");
    return rule + network;
}

inline ModelPtr foreignModel()
{
#ifdef CONVOKU_REAL_NUMBERS
    static const ModelPtr kModel = modelIn(realNetwork());
#else
    static const ModelPtr kModel = modelIn(kForeignNetwork);
#endif
    return kModel;
}

/// The article's rule with the same effect, for each rule of the foreign network.
inline constexpr RuleId kForeignLoops[]
    = {article::HiddenSingleRow, article::NakedSingleBox, article::HiddenSingleBox, article::PointingRow};

inline Candidates foreignLoop(RuleId rule, const Candidates& candidates)
{
    return loopRule(kForeignLoops[static_cast<std::size_t>(rule)], candidates);
}

} // namespace convoku::testing
