// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace convoku {

/// A named tensor of a file.
struct NamedTensor
{
    /// The number format in the file. In memory all numbers are floats.
    enum class Stored : std::uint8_t { F32, F16, BF16 };

    std::string name; ///< "round1.line.weight": letters, digits, "_", "." and "-"
    Stored stored = Stored::F32;
    std::vector<std::int64_t> shape; ///< empty: a single number
    std::vector<float> numbers; ///< row-major; finite

    friend bool operator==(const NamedTensor&, const NamedTensor&) = default;
};

/// The content of a safetensors file: weights by their names, and metadata.
struct TensorFile
{
    std::vector<NamedTensor> tensors; ///< in the order of the file
    std::vector<std::pair<std::string, std::string>> facts; ///< `__metadata__` of the file, by name; UTF-8

    /// Returns the tensor with that name; null if there is none.
    const NamedTensor* find(std::string_view name) const;
    /// Returns the metadata entry with that name; empty if there is none.
    std::string fact(std::string_view name) const;
    std::size_t numbers() const; ///< total number of values of all tensors

    friend bool operator==(const TensorFile&, const TensorFile&) = default;
};

/// The reason why bytes are not such a file. Only app/ makes a sentence of it.
struct TensorMistake
{
    enum class Reason : std::uint8_t {
        TooLarge, ///< more bytes than `limit`
        LfsPointer, ///< see isLfsPointer()
        Short, ///< the bytes end before the header does
        Header, ///< the header is longer than `limit`
        Json, ///< the header is not a JSON object of such entries
        Twice, ///< a duplicate name
        Name, ///< a name that is empty, too long or has characters that are not allowed
        Number, ///< a number format other than F32, F16 and BF16
        Shape, ///< a dimension that is below 1 or not whole, more than `limit` dimensions, or too many numbers
        Offsets, ///< an offset range that does not match the shape, is outside the file, or overlaps another one
        Unused, ///< bytes that belong to no tensor
        TooMany, ///< more than `limit` tensors or facts
        NotFinite, ///< a number that is infinite or NaN
    };
    Reason reason = Reason::Short;
    std::size_t place = 0; ///< byte offset of the mistake, from 0; for a header entry, the first byte of the header
    std::string name; ///< name of the tensor or fact; empty if it has none that can be shown
    std::size_t limit = 0;

    friend bool operator==(const TensorMistake&, const TensorMistake&) = default;
};

struct TensorLimits
{
    std::size_t bytes = std::size_t{128} << 20U; ///< kMostLearned numbers as F32
    std::size_t header = std::size_t{1} << 20U;
    std::size_t tensors = 2000;
    std::size_t facts = 100;
    std::size_t dimensions = 8;
    std::size_t name = 100; ///< bytes
};

/// Returns true for the pointer file that Git LFS leaves in place of a large file.
bool isLfsPointer(std::string_view bytes);

/// Parses a file completely, or returns the first mistake. Never throws; uses memory of a few times the size of
/// `bytes`. PyTorch's `….num_batches_tracked` and `optimizer.…` are left out, whatever their numbers are. If all names
/// begin with `module.`, this prefix is removed.
std::variant<TensorFile, TensorMistake> readTensors(std::string_view bytes, const TensorLimits& limits = {});

/// Returns the file as bytes, tensors in their order; numbers that F16 and BF16 cannot represent become the nearest
/// ones (ties to even). Throws Error if readTensors() would reject it: a shape that does not fit its numbers, a name
/// twice …
std::string writeTensors(const TensorFile& file);

/// Convert a half-precision number (IEEE 754 binary16) to a float, and a float to the nearest one; infinite beyond
/// 65504.
float fromHalf(std::uint16_t bits);
std::uint16_t toHalf(float number);

} // namespace convoku
