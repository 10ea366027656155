// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layer.h"
#include "solver/sudoku/cell.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace convoku {

/// A rule as text: what it says, and one line for each value that its layers work out. See resources/networks/rules;
/// the help's page networks.md explains the language.
///
///     rule hidden_single(house: row, column, box):
///         "A cell that is the only place for a digit in its house loses every other candidate."
///         count = count(candidates, over=house)    # places for the digit in the house
///         one = equals(count, 1)                   # the digit has one place
///         …
///         cause only_place
///         return select(candidates, only_place, has)    # keep only those digits there
///
/// What is said behind the # are the words of the line's layers, in the order in which they are made (innermost first),
/// with ; between them.
struct RuleText
{
    /// Where something stands, for mistakes: both from 1, columns in characters.
    struct Place
    {
        int line = 1;
        int column = 1;
    };

    /// What a value is worked out by.
    struct Expression
    {
        enum class Kind : std::uint8_t {
            Name, ///< a value's, or a word such as `house`
            Number,
            Call, ///< text: the function; operands: what stands between its parentheses, keywords: how each is called
            Not, ///< ~a
            And, ///< a & b
            Or, ///< a | b
            List, ///< [a, b, …]
        };
        Kind kind = Kind::Name;
        std::string text;
        int number = 0;
        std::vector<Expression> operands;
        std::vector<std::string> keywords; ///< of a call, by operand; empty where it has none
        Place place;

        /// Wherever they stand.
        friend bool operator==(const Expression& a, const Expression& b)
        {
            return a.kind == b.kind && a.text == b.text && a.number == b.number && a.operands == b.operands
                && a.keywords == b.keywords;
        }
    };

    struct Line
    {
        std::string name; ///< of the value; empty: it is what the rule returns
        Expression value;
        std::vector<std::string> words; ///< of its layers
        Place place;

        friend bool operator==(const Line& a, const Line& b)
        {
            return a.name == b.name && a.value == b.value && a.words == b.words;
        }
    };

    std::string id; ///< "hidden_single"
    std::vector<HouseKind> houses; ///< for which of them there is such a rule, each once
    std::string sentence;
    std::vector<Line> lines; ///< the last one returns, and no other
    std::string cause; ///< the value that says what the rule found
    std::string count; ///< the value that the finding hangs on; empty where there is none
    std::vector<std::string> kept; ///< other values that are read by their names

    friend bool operator==(const RuleText&, const RuleText&) = default;
};

/// What is wrong with a text, and where. Only app/ makes a sentence of it.
struct RuleMistake
{
    enum class Expected : std::uint8_t {
        Rule, ///< `rule name(house: …):`
        Name,
        House, ///< row, column or box, each once
        Sign, ///< what `wanted` says: a parenthesis, a colon …
        EndOfLine,
        Indentation, ///< a line of the rule, as far in as the first one; blanks and no tabs
        Sentence, ///< the sentence of the rule, in quotes
        Line, ///< name = …, cause, count, keep or return
        Value, ///< a name, a number, ( or ~
        Return, ///< a last line that returns
        NothingMore, ///< behind what it returns
        NewName, ///< a name that no value of the rule has, nor the language
        KnownName, ///< a value that stands above
        Cause, ///< a line that says what the rule found
        SmallerNumber, ///< at most six digits
        LessNesting, ///< fewer parentheses inside one another
        LessText, ///< fewer bytes, or fewer lines
        Utf8, ///< text that is UTF-8, without control characters
        // What only shows where its layers are made, checkRule():
        Function, ///< one of the language's words, with ( behind it
        Arguments, ///< `count` of them, called as the function calls them
        Axis, ///< house, row, column, box, digit, board; part and parts where the house is a line
        WholeNumber, ///< a number that is written down
        Weights, ///< pairs(digit), transposed(…), or a list of lists of numbers, all as long
        FittingShapes, ///< values that can be put together: `shapes` are those that met
        Logical, ///< a value of 0 … 1; `range` is what it can be
        SmallerNumbers, ///< values that stay exact: up to 2^24, at most 65,536 of them
        Layer, ///< a line that works something out
        Words, ///< `count` parts behind the #, one for each layer or word of logic
        Candidates, ///< a result like the candidates: [9, 9, 9] of 0 … 1; `shapes` has the one that it is
    };
    Expected expected = Expected::Rule;
    RuleText::Place place;
    std::string wanted; ///< the sign; empty where `expected` says all
    std::string found; ///< what stands there; empty at the end of a line
    int count = 0;
    std::vector<Shape> shapes;
    Range range;
};

using ParsedRule = std::variant<RuleText, RuleMistake>;

/// Reads the text of one rule, UTF-8 of at most 64 KiB and 1,000 lines. Never throws.
ParsedRule parseRule(std::string_view text);

/// The rule as text, which parseRule() reads as the same rule.
std::string toText(const RuleText& rule);

} // namespace convoku
