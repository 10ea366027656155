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

/// Numbers with a name, as a file of tensors has them.
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
    std::vector<NamedTensor> tensors; ///< in the order in which they lie in the file
    std::vector<std::pair<std::string, std::string>> facts; ///< its `__metadata__`, by name; UTF-8

    /// Null where there is none of that name.
    const NamedTensor* find(std::string_view name) const;
    /// Empty where there is none of that name.
    std::string fact(std::string_view name) const;
    std::size_t numbers() const; ///< of all tensors

    friend bool operator==(const TensorFile&, const TensorFile&) = default;
};

/// Why bytes are no such file. Only app/ makes a sentence of it.
struct TensorMistake
{
    enum class Reason : std::uint8_t {
        TooLarge, ///< more bytes than `limit`
        LfsPointer, ///< see isLfsPointer()
        Short, ///< it ends before its header does
        Header, ///< the header is longer than `limit`
        Json, ///< the header is no JSON object of such entries
        Twice, ///< a name stands twice
        Name, ///< a name that is empty, too long or has signs that no name here has
        Number, ///< what kind of numbers it has is none of F32, F16 and BF16
        Shape, ///< a dimension below 1 or no whole number, more than `limit` of them, or too many numbers
        Offsets, ///< where its bytes lie: not as many as its shape asks for, not inside the file, or on another's
        Unused, ///< bytes that no tensor has
        TooMany, ///< more than `limit` tensors or facts
        NotFinite, ///< a number that is infinite or none at all
    };
    Reason reason = Reason::Short;
    std::size_t place = 0; ///< in bytes, from 0: what is wrong begins there; of an entry the header's first byte
    std::string name; ///< of the tensor or fact; empty where it has none that can be shown
    std::size_t limit = 0;

    friend bool operator==(const TensorMistake&, const TensorMistake&) = default;
};

struct TensorLimits
{
    std::size_t bytes = std::size_t{128} << 20U; ///< of kMostLearned numbers as F32
    std::size_t header = std::size_t{1} << 20U;
    std::size_t tensors = 2000;
    std::size_t facts = 100;
    std::size_t dimensions = 8;
    std::size_t name = 100; ///< bytes
};

/// Returns true for the pointer file that Git LFS leaves in place of a large file.
bool isLfsPointer(std::string_view bytes);

/// Reads all of it, or says what keeps it from being one. Never throws, and takes no more memory than some times the
/// bytes. What PyTorch keeps beside the weights is left out, whatever its numbers are: `….num_batches_tracked` and
/// `optimizer.…`. If all names begin with `module.`, that is removed.
std::variant<TensorFile, TensorMistake> readTensors(std::string_view bytes, const TensorLimits& limits = {});

/// Returns the file as bytes, tensors in their order; numbers that F16 and BF16 cannot represent become the nearest
/// ones (ties to even). Throws Error if readTensors() would reject it: a shape that does not fit its numbers, a name
/// twice …
std::string writeTensors(const TensorFile& file);

/// The float of a half-precision number (IEEE 754 binary16), and the nearest one of a float; beyond 65504 infinite.
float fromHalf(std::uint16_t bits);
std::uint16_t toHalf(float number);

} // namespace convoku
