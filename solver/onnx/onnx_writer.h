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
    int batch = 1; ///< number of puzzles in the input; 0: any number, the dimension "N"
    /// Activations as uint8, weights as int8, both with scale 1 and zero point 0 (QuantizeLinear, DequantizeLinear);
    /// inputs and outputs are float. For networks of Pad, Convolution, Relu, Clamp, Upsample and Concatenate.
    bool eightBits = false;
    bool everyValue = false; ///< the graph outputs the result of each layer; padding then is a separate node
    bool upsampleAsConvTranspose = false; ///< a convolution, which many compilers support; false: a Resize
    std::string sentence; ///< doc_string of the model
    std::vector<std::pair<std::string, std::string>> facts; ///< metadata_props; "ranges" is the writer's own
};

/// Returns the network as an ONNX file (opset 13, IR 7), layer by layer; the same bytes each time. Tensors have the
/// names of the network's values, and a value [C, R, K] becomes a tensor [N, C, R, K]. If an input is also an output,
/// or a value is output twice, the second tensor is called "NAME_out". The metadata "ranges" contains the ranges of
/// inputs and outputs: {"NAME": {"low": 0, "high": 1, "whole": true}, …}.
///
/// The file has passed ONNX' checker, and ONNX' strict inference has found the expected shape for every value.
///
/// Throws Error, naming the value, for a network that cannot be written. One reason is that anything but the matching
/// MaxUnpool reads the places of a pool (MaxPoolWithIndices), because ONNX counts places through the whole batch. With
/// eightBits, other reasons are: an unsupported kind of layer; a weight that is not a whole number of −128 … 127; a
/// stored value that is real or exceeds 0 … 255; a sum that could overflow in processor instructions (two products
/// together above 32767). The result of a Convolution that only Relu and Clamp read is not stored.
std::string toOnnx(const Network& network, const OnnxOptions& options = {});

/// Returns the names of the operators that toOnnx() writes. Throws Error as toOnnx() does, but does not run ONNX'
/// checker.
std::set<std::string> onnxOperators(const Network& network, const OnnxOptions& options = {});

} // namespace convoku
