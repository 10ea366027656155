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

/// A part of a network as text: a rule, the encoding, the verdict or the search. What it says, and one line for each
/// value that its layers work out. See resources/networks/parts; the help's page networks.md explains the language.
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
        Rule, ///< candidates in, candidates out; one for each house that it names
        Encoding, ///< digits in, [1, 9, 9] of 0 … 9 on a board of 9×9; candidates out
        Verdict, ///< candidates in; solved and contradiction out, [1, 1, 1]
        Search, ///< the state before the rules, what they left and the verdict in; the next state out
        Kernel, ///< what rules share: values [value, group, place] of 0 … 1 and a number k in, what is to be
                ///< cleared of them out; rules lay it over the candidates, each in its own way
    };

    /// A position in the text, for mistakes: both numbers from 1, columns in characters.
    struct Place
    {
        int line = 1;
        int column = 1;
    };

    /// An expression that computes a value.
    struct Expression
    {
        enum class Kind : std::uint8_t {
            Name, ///< a value's, or a word such as `house`, or a number of the board's: `side + 1`
            Number,
            Call, ///< text: the function; operands: what stands between its parentheses, keywords: how each is called
            Not, ///< ~a
            And, ///< a & b
            Or, ///< a | b
            List, ///< [a, b, …]
        };
        Kind kind = Kind::Name;
        std::string text;
        double number = 0; ///< with at most six digits before the point and nine behind it; what is added to a Name
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
        std::string name; ///< of the value; empty: it is what a rule returns
        Expression value;
        std::vector<std::string> words; ///< of its layers; empty: they are called as the line writes them
        Place place;

        friend bool operator==(const Line& a, const Line& b)
        {
            return a.name == b.name && a.value == b.value && a.words == b.words;
        }
    };

    /// The coordinates of a candidate for a kind of house: a digit, a house of the kind, and the cell's place in it, in
    /// the order of House::cells().
    enum class Coordinate : std::uint8_t { Digit, House, Cell };
    /// Which of them are the planes, rows and columns of what a kernel is handed: its values, groups and places.
    using Laying = std::array<Coordinate, 3>;

    /// A rule that is a kernel, laid over the candidates. `lines`, cause, count and kept are then the kernel's, with k
    /// in its place, between what lays the candidates out and what puts them back.
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

    /// Real numbers that a rule remembers from pass to pass: zeros before the first one.
    ///
    ///     memory hidden(planes=128, rows=9, columns=9, from=-100, to=100)
    ///     …
    ///     remember hidden = mixed
    struct Memory
    {
        std::string name; ///< of what the last pass remembered
        Shape shape;
        Range range;
        std::string next; ///< the value that this pass remembers, of that shape and range

        friend bool operator==(const Memory&, const Memory&) = default;
    };
    static constexpr std::size_t kMostMemories = 8;
    /// Numbers of all memories of a network's rules: half a MiB a pass, which recordings keep.
    static constexpr std::int64_t kMostRemembered = 1 << 17;

    Kind kind = Kind::Rule;
    std::string id; ///< "hidden_single"
    std::vector<HouseKind> houses; ///< Rule: for which of them there is such a rule, each once
    bool noHouse = false; ///< Rule: it speaks of no house, `rule name():`. Then `houses` has one that says nothing
    std::string sentence;
    std::vector<Line> lines; ///< of a rule, the last one returns, and no other
    // Rule and Kernel:
    std::string cause; ///< the value that says what the rule found
    std::string count; ///< the value that the finding hangs on; empty where there is none
    std::vector<std::string> kept; ///< other values that are read by their names
    std::optional<Laid> laid; ///< Rule
    std::vector<Memory> memories; ///< Rule: what it is handed behind the candidates, and returns behind its result
    std::string weights; ///< Rule: the file with what its layers have learned, a plain name; empty: none is named
    /// the learned tensors; null: the numbers of learned(…) are random, or `weights` is not yet loaded
    std::shared_ptr<const TensorFile> learned;
    /// a rule not written as text: its layers, from the candidates to those that remain. Then there are no lines;
    /// `cause` and the names of `kept` are values of it
    std::shared_ptr<const Network> layers;
    Place place; ///< of its first line

    static bool sameTensors(const std::shared_ptr<const TensorFile>& a, const std::shared_ptr<const TensorFile>& b);

    /// Wherever they stand.
    friend bool operator==(const PartText& a, const PartText& b)
    {
        return a.kind == b.kind && a.id == b.id && a.houses == b.houses && a.sentence == b.sentence
            && a.lines == b.lines && a.cause == b.cause && a.count == b.count && a.kept == b.kept && a.laid == b.laid
            && a.layers == b.layers && a.noHouse == b.noHouse && a.weights == b.weights && a.memories == b.memories
            && sameTensors(a.learned, b.learned);
    }
};

/// Makes a rule, which has its id, houses and sentence, of a kernel that is laid over the candidates:
///
///     rule hidden_pair(house: row, column, box) = subset(value=cell, group=house, place=digit, k=2):
///         "If two digits have only two cells of a house between them, all other digits are removed from these cells."
PartText laidOut(PartText rule, const PartText::Laid& laid);
/// "cell"
std::string_view wordOf(PartText::Coordinate coordinate);

/// The names of what such a part is handed, in this order.
std::span<const std::string_view> inputsOf(PartText::Kind kind);
/// The names of what it returns, in this order; a rule returns what it works out last.
std::span<const std::string_view> resultsOf(PartText::Kind kind);

/// A network as text: which parts it is made of. The rules stand in the order in which a pass runs them. Houses that
/// are neither row, column nor box stand above the rules that speak of them.
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
        std::string ownHouse; ///< the name of one of the network's own; empty: it is of the kind
        PartText::Place place;
        bool noHouse = false; ///< the rule speaks of none: `rule name()`

        std::string id() const; ///< "pointing_row"
        friend bool operator==(const Step& a, const Step& b)
        {
            return a.rule == b.rule && a.house == b.house && a.ownHouse == b.ownHouse && a.noHouse == b.noHouse;
        }
    };
    struct Named
    {
        std::string part; ///< its id; empty: there is none
        PartText::Place place;

        friend bool operator==(const Named& a, const Named& b) { return a.part == b.part; }
    };

    std::string id;
    std::string sentence;
    Board board;
    Named encoding;
    std::vector<HouseCells> houses; ///< its own: those that have a name
    std::vector<Step> rules;
    Named verdict;
    Named search; ///< may be empty: a run ends where the rules don't get on
    PartText::Place place; ///< of its first line

    friend bool operator==(const NetworkText& a, const NetworkText& b)
    {
        return a.id == b.id && a.sentence == b.sentence && a.board == b.board && a.encoding == b.encoding
            && a.houses == b.houses && a.rules == b.rules && a.verdict == b.verdict && a.search == b.search;
    }
};

/// The content of a file: parts, and networks made of them and of those that come with the program, in any order.
struct NetworkFile
{
    std::vector<PartText> parts;
    std::vector<NetworkText> networks;

    friend bool operator==(const NetworkFile&, const NetworkFile&) = default;
};

/// The mistake in a text, and its place. Only app/ makes a sentence of it.
struct TextMistake
{
    enum class Expected : std::uint8_t {
        Part, ///< `rule name(house: …):`, or an encoding, a verdict, a search, a kernel, a network
        Name,
        House, ///< row, column or box, each once; in a network also one of its own
        Board, ///< one of Board::all(), `board(side=4, box=2x2)`
        HouseCells, ///< `count` cells of the board, r1c1 …, each once
        Sign, ///< what `wanted` says: a parenthesis, a colon …
        EndOfLine,
        Indentation, ///< a line of the rule, as far in as the first one; blanks and no tabs
        Sentence, ///< the sentence of the part, in quotes
        Line, ///< name = …, or return; in a rule also cause, count and keep
        NetworkLine, ///< board, before any house, then house, encoding, rule, verdict or search, which a network has
                     ///< once, but for houses and rules
        Inputs, ///< what such a part is handed, as `wanted` lists it
        Results, ///< what such a part returns, as `wanted` lists it
        Value, ///< a name, a number, ( or ~
        Return, ///< a last line that returns
        NothingMore, ///< behind what it returns
        NewName, ///< a name that no value of the rule has, nor the language
        KnownName, ///< a value that stands above
        KnownPart, ///< a part of that name and kind, in the file or of those that come with the program
        RuleHouse, ///< one of the houses for which there is such a rule
        OwnHouses, ///< a verdict that can be had with the network's own houses: it asks for some, and there are none
        AnotherStep, ///< a rule that does not stand in the network already
        FewerRules, ///< at most `count` rules
        FewerHouses, ///< at most `count` houses of its own
        Cause, ///< a line that says what the rule found
        Laying, ///< how a rule lays its kernel: value, group and place, which are digit, house and cell, and k
        SmallerNumber, ///< at most six digits, and nine behind the point
        LessNesting, ///< fewer parentheses inside one another
        LessText, ///< fewer bytes, or fewer lines
        ShorterText, ///< a name, a sentence or words of at most `count` characters
        Utf8, ///< text that is UTF-8, without control characters
        // Mistakes found only when layers are built, by checkPart():
        Function, ///< one of the language's words, with ( behind it
        Arguments, ///< `count` of them, called as the function calls them
        Axis, ///< house, row, column, box, digit, board, plane; part, parts and boxes where the house is a line
        Dimension, ///< planes, rows, columns, or what one of them stands for: digit, row, column; each once
        Kernel, ///< lists of numbers, all as long, that fit on a plane
        WholeNumber, ///< one that is written down
        Number, ///< one that is written down, whole or not
        NumberAboveZero,
        Weights, ///< pairs(digit), ones(…), transposed(…) …, or a list of lists of numbers, all as long
        Option, ///< look_beyond
        FittingShapes, ///< values that can be put together: `shapes` are those that met
        Logical, ///< a value of 0 … 1; `range` is what it can be
        WholeValue, ///< a value of whole numbers
        SmallerNumbers, ///< values that stay exact: up to 2^24, at most 65,536 of them
        LessWork, ///< at most `count` additions, in a part or, where no part is named, in a network
        Layer, ///< a line that works something out
        Words, ///< `count` parts behind the #, one for each layer or word of logic
        Bias, ///< a list of `count` numbers, one for each plane that comes out
        PlaceOfWeight, ///< a whole number from 1 to `count`
        SmallerRange, ///< a range that lies inside the one that the value has
        WholeResult, ///< what the pass hands on holds whole numbers
        FileName, ///< a file's name without a folder: letters, digits, "_", "-" and "."
        WeightsFile, ///< the file of weights that `found` names, which is not at hand
        Tensor, ///< one that the file of weights has, with a name and a shape as `wanted` says
        UseOfTensor, ///< a layer that takes the tensor `found`
        Remember, ///< a line that says what of a pass the memory `found` is
        Remembered, ///< what is remembered: of the second of `shapes`, inside `range`
        FewerMemories, ///< at most `count` memories, or numbers in them
        NoSearch, ///< a network without search: one of its rules, `found`, remembers
        Result, ///< what the pass hands on: of the second of `shapes`, and as small; `shapes` and `range` have what it
                ///< is
    };
    Expected expected = Expected::Part;
    PartText::Place place;
    std::string wanted; ///< the sign; empty where `expected` says all
    std::string found; ///< what stands there; empty at the end of a line
    int count = 0;
    std::vector<Shape> shapes;
    Range range;
    /// FittingShapes only: the axes of each of `shapes`, and the line that made it, 0 if none did; empty if the shapes
    /// are not those of two values
    std::vector<Axes> axes;
    std::vector<int> lines;
};

using ParsedFile = std::variant<NetworkFile, TextMistake>;

/// Reads what a file holds, UTF-8 of at most 64 KiB and 1,000 lines, at least one part or network; names of at most 40
/// characters, sentences of 300, the words of a layer of 200: they stand in menus and labels. Kernels are those of the
/// file, then those that come with the program. Never throws.
ParsedFile parseNetworkFile(std::string_view text);
/// The same with these kernels in place of those that come with the program.
ParsedFile parseNetworkFile(std::string_view text, const std::vector<PartText>& shipped);

/// Returns text that parseNetworkFile() reads as the same part, network or file.
std::string toText(const PartText& part);
std::string toText(const NetworkText& network);
std::string toText(const NetworkFile& file);

} // namespace convoku
