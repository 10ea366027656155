// SPDX-License-Identifier: MIT
#pragma once

#include <onnx/onnx_pb.h>

#include <cstdint>
#include <functional>
#include <vector>

namespace convoku {

using Dims = std::vector<std::int64_t>;

/// Numbers that are known while a graph is read.
struct Constant
{
    Dims dims;
    std::vector<double> numbers; ///< row-major; NaN stands for the number of puzzles, in shapes that a graph works out
    bool isFloat = true; ///< else integers, or yes and no
    int type = 0; ///< ONNX' number of it, where it came from a file as it is

    bool isUniform() const; ///< all numbers are the same, and there is one
};

/// Returns the number of elements; throws OnnxFault if there are more than `most`.
std::int64_t elementsOf(const Dims& dims, std::int64_t most);
/// dims[from] · … · dims[to − 1]; 1 where there are none.
std::int64_t extentOf(const Dims& dims, std::size_t from, std::size_t to);

/// Throws OnnxFault for what holds no numbers of its own: other files, strings, too few of them.
Constant constantOf(const onnx::TensorProto& tensor, std::int64_t mostNumbers);

std::size_t bytesOf(int type); ///< of one number; 0: numbers of the type are not read
bool isFloatType(int type);
bool isIntegerType(int type); ///< or yes and no

// The result is not larger than `most`; what can't be is an OnnxFault. `axis`: from 0.
Constant broadcast(
    const Constant& a, const Constant& b, std::int64_t most, const std::function<double(double, double)>& of);
Constant transposed(const Constant& a, const std::vector<std::size_t>& order);
/// Returns the given places along an axis.
Constant picked(const Constant& a, std::size_t axis, const std::vector<std::int64_t>& places, std::int64_t most);
Constant joined(const std::vector<const Constant*>& parts, std::size_t axis, std::int64_t most);

} // namespace convoku
