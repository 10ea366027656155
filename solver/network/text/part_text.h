// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layer.h"
#include "solver/sudoku/house_cells.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace convoku {

struct Network;
struct TensorFile;

/// A part of a network as text: a rule, the encoding, the verdict or the search. It has a sentence, and one line for
/// each value that its layers compute. See resources/networks/parts; the help page networks.md explains the language.
///
///     rule hidden_single(house: row, column, box):
///         "A cell that is the only place for a digit in its house loses every other candidate."
///         count = count(candidates, over=house)    # places for the digit in the house
///         one = equals(count, 1)                   # the digit has one place
///         …
///         cause only_place
///         return select(candidates, only_place, has)    # keep only those digits there
///
/// The comment after # holds the words of the line's layers in the order in which they are made (innermost first),
/// separated by ; words that contain a ; are quoted. Without a comment the layers have the names that the line uses:
/// "count", "~". An expression that is open at the end of a line continues on the next line, which is indented further.
struct PartText
{
    enum class Kind : std::uint8_t {
        Rule, ///< candidates in, candidates out; one rule for each house kind that it names
        Encoding, ///< digits in, [1, 9, 9] of 0 … 9 on a board of 9×9; candidates out
        Verdict, ///< candidates in; solved and contradiction out, [1, 1, 1]
        Search, ///< the state before the rules, the remaining candidates and the verdict in; the next state out
        /// code that rules share: values [value, group, place] of 0 … 1 and a number k in, the values to clear out;
        /// each rule maps the candidates to the kernel's axes differently
        Kernel,
    };

    /// A position in the text, for error reports: both numbers from 1, columns in characters.
    struct Place
    {
        int line = 1;
        int column = 1;
    };

    /// An expression that computes a value.
    struct Expression
    {
        enum class Kind : std::uint8_t {
            Name, ///< name of a value, a keyword such as `house`, or a size of the board: `side + 1`
            Number,
            Call, ///< text: the function; operands: its arguments; keywords: their names
            Not, ///< ~a
            And, ///< a & b
            Or, ///< a | b
            List, ///< [a, b, …]
        };
        Kind kind = Kind::Name;
        std::string text;
        /// at most six digits before the decimal point and nine after it; with a Name, the number added to it
        double number = 0;
        std::vector<Expression> operands;
        std::vector<std::string> keywords; ///< of a call, by operand; an empty string if the operand has no keyword
        Place place;

        /// Compares without the places.
        friend bool operator==(const Expression& a, const Expression& b)
        {
            return a.kind == b.kind && a.text == b.text && a.number == b.number && a.operands == b.operands
                && a.keywords == b.keywords;
        }
    };

    struct Line
    {
        std::string name; ///< name of the value; empty: the value that a rule returns
        Expression value;
        std::vector<std::string> words; ///< descriptions of the layers; empty: the layers have the names in the line
        Place place;

        friend bool operator==(const Line& a, const Line& b)
        {
            return a.name == b.name && a.value == b.value && a.words == b.words;
        }
    };

    /// The coordinates of a candidate for a kind of house: a digit, a house of the kind, and the cell's place in it, in
    /// the order of House::cells().
    enum class Coordinate : std::uint8_t { Digit, House, Cell };
    /// The coordinates that become the planes, rows and columns of a kernel's input: its values, groups and places.
    using Laying = std::array<Coordinate, 3>;

    /// A kernel that a rule applies to the candidates. The rule's `lines`, cause, count and kept are then those of the
    /// kernel, with k inserted, between a line that reorders the candidates and a line that restores their order.
    struct Laid
    {
        std::shared_ptr<const PartText> kernel; ///< never null
        Laying order{Coordinate::Digit, Coordinate::House, Coordinate::Cell};
        int k = 1; ///< 1 … 8

        friend bool operator==(const Laid& a, const Laid& b)
        {
            return a.order == b.order && a.k == b.k && *a.kernel == *b.kernel;
        }
    };
    static constexpr int kMostK = 8;

    /// Real numbers that a rule remembers from pass to pass: zeros before the first pass.
    ///
    ///     memory hidden(planes=128, rows=9, columns=9, from=-100, to=100)
    ///     …
    ///     remember hidden = mixed
    struct Memory
    {
        std::string name; ///< name of the value that the last pass remembered
        Shape shape;
        Range range;
        std::string next; ///< the value that this pass remembers, of that shape and range

        friend bool operator==(const Memory&, const Memory&) = default;
    };
    static constexpr std::size_t kMostMemories = 8;
    /// Largest number of elements in all memories of a network's rules: half a MiB per pass, which recordings keep.
    static constexpr std::int64_t kMostRemembered = 1 << 17;

    Kind kind = Kind::Rule;
    std::string id; ///< "hidden_single"
    std::vector<HouseKind> houses; ///< Rule: the house kinds that it supports, each once
    bool noHouse = false; ///< Rule: it uses no house, `rule name():`. Then `houses` has one meaningless element
    std::string sentence;
    std::vector<Line> lines; ///< in a rule, the last line and no other returns a value
    // Rule and Kernel:
    std::string cause; ///< the value that marks the findings of the rule
    std::string count; ///< the value on which the finding depends; empty if there is none
    std::vector<std::string> kept; ///< other values that are read by their names
    std::optional<Laid> laid; ///< Rule
    std::vector<Memory> memories; ///< Rule: its inputs after the candidates, and its outputs after the result
    std::string weights; ///< Rule: plain name of the file with its learned tensors; empty: none is named
    /// the learned tensors; null: the numbers of learned(…) are random, or `weights` is not yet loaded
    std::shared_ptr<const TensorFile> learned;
    /// a rule not written as text: its layers, from the candidates to those that remain. Then there are no lines;
    /// `cause` and the names of `kept` are values of it
    std::shared_ptr<const Network> layers;
    Place place; ///< position of the first line

    static bool sameTensors(const std::shared_ptr<const TensorFile>& a, const std::shared_ptr<const TensorFile>& b);

    /// Compares without the places.
    friend bool operator==(const PartText& a, const PartText& b)
    {
        return a.kind == b.kind && a.id == b.id && a.houses == b.houses && a.sentence == b.sentence
            && a.lines == b.lines && a.cause == b.cause && a.count == b.count && a.kept == b.kept && a.laid == b.laid
            && a.layers == b.layers && a.noHouse == b.noHouse && a.weights == b.weights && a.memories == b.memories
            && sameTensors(a.learned, b.learned);
    }
};

/// Completes a rule that has only its id, houses and sentence with a kernel that it applies to the candidates:
///
///     rule hidden_pair(house: row, column, box) = subset(value=cell, group=house, place=digit, k=2):
///         "If two digits have only two cells of a house between them, all other digits are removed from these cells."
PartText laidOut(PartText rule, const PartText::Laid& laid);
/// Returns the keyword of a coordinate, for example "cell".
std::string_view wordOf(PartText::Coordinate coordinate);

/// Returns the names of the inputs of a kind of part, in order.
std::span<const std::string_view> inputsOf(PartText::Kind kind);
/// Returns the names of the results of a kind of part, in order. A rule returns its last value.
std::span<const std::string_view> resultsOf(PartText::Kind kind);

/// A network as text: the list of its parts. The rules are in the order in which a pass runs them. Custom houses
/// (neither row, column nor box) precede the rules that use them.
///
///     network article:
///         "The article's network."
///         board(side=9, box=3x3)
///         encoding digits_as_planes
///         house falling: r1c1, r2c2, r3c3, r4c4, r5c5, r6c6, r7c7, r8c8, r9c9
///         rule hidden_single(falling)
///         rule naked_single(box)
///         rule pointing(row), pointing(column)
///         verdict clashes
///         search fewest_candidates
struct NetworkText
{
    struct Step
    {
        std::string rule; ///< id of the part
        HouseKind house = HouseKind::Row;
        std::string ownHouse; ///< name of a custom house of the network; empty: houses of kind `house`
        PartText::Place place;
        bool noHouse = false; ///< the rule uses no house: `rule name()`

        std::string id() const; ///< "pointing_row"
        friend bool operator==(const Step& a, const Step& b)
        {
            return a.rule == b.rule && a.house == b.house && a.ownHouse == b.ownHouse && a.noHouse == b.noHouse;
        }
    };
    struct Named
    {
        std::string part; ///< id of the part; empty: there is none
        PartText::Place place;

        friend bool operator==(const Named& a, const Named& b) { return a.part == b.part; }
    };

    std::string id;
    std::string sentence;
    Board board;
    Named encoding;
    std::vector<HouseCells> houses; ///< custom houses, each with a name
    std::vector<Step> rules;
    Named verdict;
    Named search; ///< may be empty: a run then ends when the rules remove nothing more
    PartText::Place place; ///< position of the first line

    friend bool operator==(const NetworkText& a, const NetworkText& b)
    {
        return a.id == b.id && a.sentence == b.sentence && a.board == b.board && a.encoding == b.encoding
            && a.houses == b.houses && a.rules == b.rules && a.verdict == b.verdict && a.search == b.search;
    }
};

/// The content of a file: parts, and networks made of these and of shipped parts, in any order.
struct NetworkFile
{
    std::vector<PartText> parts;
    std::vector<NetworkText> networks;

    friend bool operator==(const NetworkFile&, const NetworkFile&) = default;
};

/// A mistake in a text, and its place. The code in app/ turns it into a sentence.
struct TextMistake
{
    enum class Expected : std::uint8_t {
        Part, ///< `rule name(house: …):`, or an encoding, a verdict, a search, a kernel, a network
        Name,
        House, ///< row, column or box, each once; in a network also a custom house
        Board, ///< one of Board::all(), `board(side=4, box=2x2)`
        HouseCells, ///< `count` cells of the board, r1c1 …, each once
        Sign, ///< the character in `wanted`: a parenthesis, a colon …
        EndOfLine,
        Indentation, ///< a line of the rule, indented like the first one, with blanks and not with tabs
        Sentence, ///< the sentence of the part, in quotes
        Line, ///< name = …, or return; in a rule also cause, count and keep
        NetworkLine, ///< board, before any house, then house, encoding, rule, verdict or search; all except houses and
                     ///< rules only once
        Inputs, ///< the inputs of this kind of part, listed in `wanted`
        Results, ///< the results of this kind of part, listed in `wanted`
        Value, ///< a name, a number, ( or ~
        Return, ///< a last line that returns a value
        NothingMore, ///< no line after the returned value
        NewName, ///< a name that is neither a value of the rule nor a word of the language
        KnownName, ///< the name of a value defined above
        KnownPart, ///< a part with that name and kind, in the file or shipped
        RuleHouse, ///< a house kind that the rule supports
        OwnHouses, ///< custom houses in the network, which the verdict requires
        AnotherStep, ///< a rule that is not yet in the network
        FewerRules, ///< at most `count` rules
        FewerHouses, ///< at most `count` custom houses
        Cause, ///< a line that names the cause, the value that marks the findings
        Laying, ///< the axes of a rule's kernel: value, group and place set to digit, house and cell; and k
        SmallerNumber, ///< at most six digits before the decimal point and nine after it
        LessNesting, ///< fewer nested parentheses
        LessText, ///< fewer bytes, or fewer lines
        ShorterText, ///< a name, a sentence or words of at most `count` characters
        Utf8, ///< text that is UTF-8, without control characters
        // Mistakes found only when layers are built, by checkPart():
        Function, ///< a function of the language, followed by (
        Arguments, ///< `count` arguments, with the keywords of the function
        Axis, ///< house, row, column, box, digit, board, plane; if the house is a line, also part, parts and boxes
        Dimension, ///< planes, rows, columns, or the meaning of one of them: digit, row, column; each once
        Kernel, ///< lists of numbers, all of the same length, that fit on a plane
        WholeNumber, ///< a literal whole number
        Number, ///< a literal number, whole or not
        NumberAboveZero,
        Weights, ///< pairs(digit), ones(…), transposed(…) …, or a list of lists of numbers, all of the same length
        Option, ///< look_beyond
        FittingShapes, ///< values with compatible shapes: `shapes` are those that do not fit together
        Logical, ///< a value of 0 … 1; `range` is its actual range
        WholeValue, ///< a value of whole numbers
        SmallerNumbers, ///< values that stay exact: up to 2^24, at most 65,536 of them
        LessWork, ///< at most `count` additions, in a part or, if no part is named, in a network
        Layer, ///< a line that adds a layer
        Words, ///< `count` descriptions after the #, one for each layer or logical operator
        Bias, ///< a list of `count` numbers, one for each output plane
        PlaceOfWeight, ///< a whole number from 1 to `count`
        SmallerRange, ///< a range within the range of the value
        WholeResult, ///< a result of whole numbers
        FileName, ///< a file name without a folder: letters, digits, "_", "-" and "."
        WeightsFile, ///< the file of weights named in `found`, which is missing
        Tensor, ///< a tensor in the file of weights, with the name and shape in `wanted`
        UseOfTensor, ///< a layer that uses the tensor `found`
        Remember, ///< a line that assigns the memory `found` its next value
        Remembered, ///< a remembered value with the second of `shapes`, inside `range`
        FewerMemories, ///< at most `count` memories, or numbers in them
        NoSearch, ///< a network without search, because its rule `found` has a memory
        Result, ///< a result with the second of `shapes` and a range as small as required; the first shape and `range`
                ///< are the actual ones
    };
    Expected expected = Expected::Part;
    PartText::Place place;
    std::string wanted; ///< the expected text, for example a character; empty if `expected` is sufficient
    std::string found; ///< the text at the place; empty at the end of a line
    int count = 0;
    std::vector<Shape> shapes;
    Range range;
    /// FittingShapes only: the axes of each of `shapes`, and the line that computed it, 0 if none did; empty if the
    /// shapes are not those of two values
    std::vector<Axes> axes;
    std::vector<int> lines;
};

using ParsedFile = std::variant<NetworkFile, TextMistake>;

/// Parses the content of a file: UTF-8 of at most 64 KiB and 1,000 lines with at least one part or network. Names have
/// at most 40 characters, sentences 300, the description of a layer 200, because they appear in menus and labels. Rules
/// can use the kernels of the file, then the shipped ones. Never throws.
ParsedFile parseNetworkFile(std::string_view text);
/// Like the above, with these kernels in place of the shipped ones.
ParsedFile parseNetworkFile(std::string_view text, const std::vector<PartText>& shipped);

/// Returns text that parseNetworkFile() reads as the same part, network or file.
std::string toText(const PartText& part);
std::string toText(const NetworkText& network);
std::string toText(const NetworkFile& file);

} // namespace convoku
