// SPDX-License-Identifier: MIT
#pragma once

#include <onnx/onnx_pb.h>

#include <cstdint>
#include <functional>
#include <vector>

namespace convoku {

using Dims = std::vector<std::int64_t>;

/// A tensor whose numbers are known while a graph is read.
struct Constant
{
    Dims dims;
    std::vector<double> numbers; ///< row-major; NaN: the number of puzzles, in shapes that the graph computes
    bool isFloat = true; ///< false: integers or booleans
    int type = 0; ///< ONNX data type if the constant is unchanged from the file; otherwise 0

    /// Returns true if there is at least one number and all are equal.
    bool isUniform() const;
};

/// Returns the number of elements; throws OnnxFault if there are more than `most`.
std::int64_t elementsOf(const Dims& dims, std::int64_t most);
/// Returns the product dims[from] · … · dims[to − 1]; 1 if the range is empty.
std::int64_t extentOf(const Dims& dims, std::size_t from, std::size_t to);

/// Reads the numbers of a tensor. Throws OnnxFault if the tensor does not contain its numbers (external file, strings,
/// too few numbers).
Constant constantOf(const onnx::TensorProto& tensor, std::int64_t mostNumbers);

/// Returns the size of one number in bytes; 0 if numbers of the ONNX data type cannot be read.
std::size_t bytesOf(int type);
bool isFloatType(int type);
/// Returns true for integers and booleans.
bool isIntegerType(int type);

// These throw OnnxFault for impossible arguments, and for results with more than `most` numbers. `axis`: from 0.
Constant broadcast(
    const Constant& a, const Constant& b, std::int64_t most, const std::function<double(double, double)>& of);
Constant transposed(const Constant& a, const std::vector<std::size_t>& order);
/// Returns the given places along an axis.
Constant picked(const Constant& a, std::size_t axis, const std::vector<std::int64_t>& places, std::int64_t most);
Constant joined(const std::vector<const Constant*>& parts, std::size_t axis, std::int64_t most);

} // namespace convoku
