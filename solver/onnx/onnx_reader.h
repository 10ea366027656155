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
    /// fields of the file, in all nodes and tensors; a field that contains fields counts as nine
    std::int64_t parts = 4'000'000;
    std::size_t nodes = 50'000;
    std::size_t layers = 100'000;
    std::int64_t elements = std::int64_t{1} << 20U; ///< elements of a value, for one puzzle
    std::int64_t allElements = std::int64_t{1} << 25U; ///< elements of all values together
    /// weights of all layers together
    std::int64_t weights = std::int64_t{1} << 26U;
    std::int64_t constants = std::int64_t{1} << 26U; ///< numbers of all constants in memory; fewer for a small file
    std::int64_t operations = std::int64_t{1} << 34U; ///< operations of all layers together, for one puzzle

    /// The first dimension of inputs counts puzzles. If not, all of them belong to one puzzle: [9, 9, 9], [81].
    bool hasBatch = true;
    /// take the ranges of inputs from the fact "ranges" or the type; false: `inputRange` applies to all inputs
    bool believesRanges = true;
    Range inputRange{-kMostExact, kMostExact}; ///< range of inputs for which no other one is known
    NumberKind inputNumbers = NumberKind::Real; ///< kind of the numbers of float inputs; integer inputs are Whole
};

/// The reason why Convoku cannot read a file as a network. Names come from the file: they are short, valid UTF-8 and
/// without control characters, but otherwise untrusted.
struct OnnxMistake
{
    enum class Code {
        TooManyBytes, ///< numbers: the limit
        TooManyParts, ///< numbers: the limit
        NotOnnx, ///< not an ONNX file, or a truncated one
        LfsPointer, ///< see isLfsPointer()
        AsText, ///< protobuf's text, JSON or ONNX' own language
        NewOperators, ///< unknown version of ONNX' operators; numbers: this version, the first and the last known one
        NoInput, ///< the graph has no input
        NoOutput,
        SparseTensor, ///< name: of the tensor
        ExternalData, ///< the tensor's numbers are in a separate file, which readOnnx() does not open
        ExternalFile, ///< numbers are in a file that cannot be read; name: its path
        DataType, ///< unsupported type of the tensor, or of the result of a Cast; numbers: ONNX' number of the type
        BrokenTensor, ///< the tensor's shape does not match the count of its numbers
        NotFinite, ///< infinity or NaN in the tensor, or as the result of a division
        UnknownShape, ///< the input has a dimension without a number, or no shape
        NoBatch, ///< the input has no dimension for the puzzles; numbers: its dimensions
        WrongShape, ///< the output's shape differs from the one in the file; numbers: its dimensions, without the first
        DuplicateName, ///< two values have the name
        MissingValue, ///< no node computes the value
        Circle, ///< the value depends on itself
        ConstantOutput, ///< the output depends on no input
        // The following belong to a node if one caused them:
        UnknownOperator, ///< name: the operator's domain if it is not ONNX' own
        Subgraph, ///< the node contains graphs
        MissingInput, ///< numbers: index of the input, from 0
        MissingOutput,
        NotConstant, ///< an input is not a constant, but must be; numbers: index of the input
        Constant, ///< an input is a constant, but must not be; numbers: index of the input
        Attribute, ///< an attribute with an unsupported value; name: of the attribute
        FittingShapes, ///< incompatible shapes of inputs; numbers: dimensions of the first, without the batch
        Rank, ///< too many dimensions, or too few; numbers: dimensions
        OtherWindow, ///< a kernel or a pool along one or three dimensions; numbers: their count
        Batch, ///< the node changes the dimension of the puzzles
        Rounding, ///< the node rounds numbers that may not be whole
        Places, ///< the node reads the places that a pool found, but is not the MaxUnpool of this pool
        TooManyElements, ///< in a value; numbers: the limit
        TooManyWeights, ///< numbers: the limit
        TooMuchWork, ///< numbers: the limit of operations
        TooManyLayers, ///< numbers: the limit
    };

    Code code = Code::NotOnnx;
    std::string node; ///< name of the node, or of its first output
    std::string op; ///< operator of the node: "Conv"
    std::string name; ///< name of a value, a tensor or an attribute
    std::vector<std::int64_t> numbers;

    friend bool operator==(const OnnxMistake&, const OnnxMistake&) = default;
};

/// An input or an output of the graph.
struct OnnxPort
{
    std::string name; ///< name in the file; may differ from the name of the value
    std::vector<std::int64_t> shape; ///< dimensions without the first one, that of the puzzles
    std::int64_t batch = 0; ///< first dimension of an input; 0: any
    ValueId value = kNoValue; ///< value with its numbers in the same order: [N, 81] and [N, 9, 9] are both row by row
};

struct OnnxGraph
{
    Network network; ///< one group; inputs and outputs as below
    std::vector<OnnxPort> inputs;
    std::vector<OnnxPort> outputs;
    std::string name; ///< name of the graph
    std::string sentence; ///< doc_string of the model
    std::string producer;
    std::int64_t operators = 0; ///< version of ONNX' operators
    std::vector<std::pair<std::string, std::string>> facts; ///< metadata_props, except for those that are too long
};

/// Returns true if an input of a fixed size looks like a board without a batch dimension: [81], [9, 9, 9].
bool lacksBatch(const OnnxPort& input);

/// Reads the network in an ONNX file. A tensor [N, C, R, K] becomes a value [C, R, K], a tensor [N, A, B] becomes
/// [1, A, B], and [N, F] becomes [F, 1, 1]; of more dimensions, the first ones are merged into one. Operators become
/// layers that compute the same numbers: exactly if these are whole, otherwise with the precision of 32-bit floats.
/// Whole numbers stay whole as long as floats represent all their sums exactly. The ranges of the inputs come from the
/// fact "ranges" (see toOnnx()), otherwise from the type, otherwise from OnnxLimits.
///
/// The file may be untrusted: no other file is opened (see withExternalData()), memory is limited by `limits`, and
/// nothing is thrown except std::bad_alloc. All constants in memory have at most max(2^22, 4 × bytes of the file)
/// numbers.
std::variant<OnnxGraph, OnnxMistake> readOnnx(std::string_view bytes, const OnnxLimits& limits = {});

} // namespace convoku
