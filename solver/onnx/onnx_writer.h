// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace convoku {

struct OnnxOptions
{
    int batch = 1; ///< how many puzzles go in at once; 0: any number, the dimension "N"
    /// Activations as uint8, weights as int8, both with scale 1 and zero point 0 (QuantizeLinear, DequantizeLinear);
    /// what goes in and what comes out is float. For networks of Pad, Convolution, Relu, Clamp, Upsample and
    /// Concatenate.
    bool eightBits = false;
    bool everyValue = false; ///< what each layer makes is an output of the graph too; an edge then is a node of its own
    bool upsampleAsConvTranspose = false; ///< a convolution that many compilers know; else a Resize
    std::string sentence; ///< doc_string of the model
    std::vector<std::pair<std::string, std::string>> facts; ///< metadata_props; "ranges" is the writer's own
};

/// The network as an ONNX file (opset 13, IR 7), layer by layer; the same bytes each time. Inputs, outputs and all that
/// is in between have the names that they have in the network, and a value's [C, R, K] is [N, C, R, K]. Where an input
/// is an output too, or a value comes out twice, the second one is called "NAME_out". The metadata "ranges" says what
/// inputs and outputs can hold: {"NAME": {"low": 0, "high": 1, "whole": true}, …}.
///
/// ONNX' checker has accepted it, and its strict inference has found our shape for every value.
///
/// Throws Error, naming the value, for what can't be written: places of a pool (MaxPoolWithIndices) that anything but
/// the MaxUnpool behind it reads, as ONNX counts them through the whole batch; with eightBits another kind of layer, a
/// weight that is no whole number of −128 … 127, a value that is stored and real or leaves 0 … 255, and sums that the
/// instructions of processors would not hold (two products together above 32767). What a Convolution hands to Relu and
/// Clamp alone is not stored.
std::string toOnnx(const Network& network, const OnnxOptions& options = {});

/// The operators that toOnnx() writes, each once, by name. Throws Error as toOnnx() does, but ONNX is not asked.
std::set<std::string> onnxOperators(const Network& network, const OnnxOptions& options = {});

} // namespace convoku
