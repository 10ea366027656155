// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace convoku {

/// Limits on the size of a file and its network, and the assumptions about inputs that the file does not describe.
struct OnnxLimits
{
    std::size_t bytes = std::size_t{128} << 20U;
    std::int64_t parts
        = 4'000'000; ///< fields of the file, in all nodes and tensors; one with fields in it counts as nine
    std::size_t nodes = 50'000;
    std::size_t layers = 100'000;
    std::int64_t elements = std::int64_t{1} << 20U; ///< of a value, for one puzzle
    std::int64_t allElements = std::int64_t{1} << 25U; ///< of all values together
    std::int64_t weights = std::int64_t{1}
        << 26U; ///< of all layers together, and once more in the constants of the file
    std::int64_t constants = std::int64_t{1} << 26U; ///< numbers of all constants in memory; fewer for a small file
    std::int64_t operations = std::int64_t{1} << 34U; ///< of all layers together, for one puzzle

    /// The first dimension of inputs counts puzzles. If not, all of them belong to one puzzle: [9, 9, 9], [81].
    bool hasBatch = true;
    bool believesRanges
        = true; ///< what the fact "ranges" says of inputs; else only what follows counts, for all of them
    Range inputRange{-kMostExact, kMostExact}; ///< of inputs of real numbers
    NumberKind inputNumbers = NumberKind::Real; ///< of those; integers are Whole
};

/// Why a file is no network here. What comes from the file (names) is short, valid UTF-8 and without control
/// characters, but anybody's text all the same.
struct OnnxMistake
{
    enum class Code {
        TooManyBytes, ///< numbers: the most
        TooManyParts, ///< numbers: the most
        NotOnnx, ///< no such file, or one that ends too early
        LfsPointer, ///< see isLfsPointer()
        AsText, ///< protobuf's text, JSON or ONNX' own language
        NewOperators, ///< of a version of ONNX' operators that is not known; numbers: that, the first and the last
                      ///< known
        NoInput, ///< the graph has none
        NoOutput,
        SparseTensor, ///< name: of the tensor
        ExternalData, ///< the tensor's numbers are in another file, and none is opened
        ExternalFile, ///< numbers are in a file that can't be read; name: its path
        DataType, ///< the tensor's, or what a Cast makes; numbers: ONNX' number of the type
        BrokenTensor, ///< the tensor has not as many numbers as its shape says
        NotFinite, ///< the tensor holds, or a division makes, what is no number
        UnknownShape, ///< the input has a dimension without a number, or no shape
        NoBatch, ///< the input has no dimension for the puzzles; numbers: those that it has
        WrongShape, ///< the output's shape isn't what the file says; numbers: its dimensions, without the first
        DuplicateName, ///< two values have it
        MissingValue, ///< nobody makes it
        Circle, ///< it depends on itself
        ConstantOutput, ///< the output depends on no input
        // The following belong to a node if one caused them:
        UnknownOperator, ///< name: its domain, where it is not ONNX' own
        Subgraph, ///< it has graphs inside it
        MissingInput, ///< numbers: which one, from 0
        MissingOutput,
        NotConstant, ///< an input must be a constant, and isn't; numbers: which one
        Constant, ///< an input must be no constant; numbers: which one
        Attribute, ///< one with a value that has no layers; name: of the attribute
        FittingShapes, ///< its inputs don't fit together; numbers: dimensions of the first, without the batch's
        Rank, ///< too many dimensions, or too few; numbers: dimensions
        OtherWindow, ///< a kernel or a pool along one or three dimensions; numbers: how many
        Batch, ///< it changes the dimension of the puzzles
        Rounding, ///< it rounds numbers that may not be whole
        Places, ///< it reads the places that a pool found, and is no MaxUnpool of it
        TooManyElements, ///< of a value; numbers: the most
        TooManyWeights, ///< numbers: the most
        TooMuchWork, ///< numbers: the most operations
        TooManyLayers, ///< numbers: the most
    };

    Code code = Code::NotOnnx;
    std::string node; ///< its name, or that of its first output
    std::string op; ///< "Conv"
    std::string name; ///< of a value, a tensor or an attribute
    std::vector<std::int64_t> numbers;

    friend bool operator==(const OnnxMistake&, const OnnxMistake&) = default;
};

/// An input or an output of the graph.
struct OnnxPort
{
    std::string name; ///< as in the file; not what the value is called
    std::vector<std::int64_t> shape; ///< without the first dimension, that of the puzzles
    std::int64_t batch = 0; ///< of an input: the first dimension; 0: any
    ValueId value = kNoValue; ///< its numbers are in the same order: [N, 81] and [N, 9, 9] are both row by row
};

struct OnnxGraph
{
    Network network; ///< one group; inputs and outputs as below
    std::vector<OnnxPort> inputs;
    std::vector<OnnxPort> outputs;
    std::string name; ///< of the graph
    std::string sentence; ///< of the model: doc_string
    std::string producer;
    std::int64_t operators = 0; ///< version of ONNX' operators
    std::vector<std::pair<std::string, std::string>> facts; ///< metadata_props, as far as they are not too long
};

/// Returns true if an input of a fixed size looks like a board without a batch dimension: [81], [9, 9, 9].
bool lacksBatch(const OnnxPort& input);

/// The network in an ONNX file. A tensor [N, C, R, K] becomes a value [C, R, K], with fewer dimensions [N, A, B] one of
/// [1, A, B] and [N, F] one of [F, 1, 1], with more of them the first ones are one. Operators become the layers that
/// make the same numbers: exactly where these are whole, else as near as 32-bit floats are. Whole numbers stay whole as
/// far as floats hold all sums of them. What the inputs can hold says the fact "ranges" (see toOnnx), else the type,
/// else OnnxLimits.
///
/// The file may be anybody's: no other file is opened (see withExternalData()), no more memory taken than the limits
/// say, and nothing is thrown but std::bad_alloc. All constants in memory have at most max(2^22, 4 × bytes of the file)
/// numbers.
std::variant<OnnxGraph, OnnxMistake> readOnnx(std::string_view bytes, const OnnxLimits& limits = {});

} // namespace convoku
