// SPDX-License-Identifier: MIT
#include "solver/onnx/constant.h"

#include "solver/onnx/mistakes.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;
using onnx::TensorProto;

std::uint64_t littleEndian(std::string_view bytes, std::size_t at, std::size_t size)
{
    std::uint64_t number = 0;
    for (std::size_t i = size; i-- > 0;)
        number = (number << 8U) | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

double fromHalf(std::uint64_t bits)
{
    const int exponent = static_cast<int>((bits >> 10U) & 0x1FU);
    const double fraction = static_cast<double>(bits & 0x3FFU) / 1024;
    const double size = exponent == 0 ? std::ldexp(fraction, -14)
        : exponent == 31
        ? (fraction == 0 ? std::numeric_limits<double>::infinity() : std::numeric_limits<double>::quiet_NaN())
        : std::ldexp(1 + fraction, exponent - 15);
    return (bits & 0x8000U) != 0 ? -size : size;
}

double fromBits(std::uint64_t bits, int type)
{
    switch (type) {
    case TensorProto::FLOAT:
        return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case TensorProto::DOUBLE:
        return std::bit_cast<double>(bits);
    case TensorProto::FLOAT16:
        return fromHalf(bits);
    case TensorProto::INT8:
        return static_cast<double>(static_cast<std::int8_t>(bits));
    case TensorProto::INT16:
        return static_cast<double>(static_cast<std::int16_t>(bits));
    case TensorProto::INT32:
        return static_cast<double>(static_cast<std::int32_t>(bits));
    case TensorProto::INT64:
        return static_cast<double>(static_cast<std::int64_t>(bits));
    default:
        return static_cast<double>(bits);
    }
}

/// Converts the numbers of a typed field to double.
template <typename List>
std::vector<double> asDoubles(const List& list)
{
    std::vector<double> numbers;
    numbers.reserve(static_cast<std::size_t>(list.size()));
    for (const auto number : list)
        numbers.push_back(static_cast<double>(number));
    return numbers;
}

std::vector<double> typedNumbers(const TensorProto& tensor)
{
    switch (tensor.data_type()) {
    case TensorProto::FLOAT:
        return asDoubles(tensor.float_data());
    case TensorProto::DOUBLE:
        return asDoubles(tensor.double_data());
    case TensorProto::INT64:
        return asDoubles(tensor.int64_data());
    case TensorProto::UINT32:
    case TensorProto::UINT64:
        return asDoubles(tensor.uint64_data());
    case TensorProto::FLOAT16: {
        std::vector<double> numbers;
        for (const std::int32_t bits : tensor.int32_data())
            numbers.push_back(fromHalf(static_cast<std::uint32_t>(bits)));
        return numbers;
    }
    default:
        return asDoubles(tensor.int32_data());
    }
}

/// Row-major strides.
std::vector<std::int64_t> stridesOf(const Dims& dims)
{
    std::vector<std::int64_t> strides(dims.size(), 1);
    for (std::size_t i = dims.size(); i-- > 1;)
        strides[i - 1] = strides[i] * dims[i];
    return strides;
}

/// Calls f with the offsets of all elements of that shape, in order; `strides`: of the array that is looked into.
template <typename F>
void walk(const Dims& dims, const std::vector<std::int64_t>& strides, F f)
{
    if (std::ranges::find(dims, 0) != dims.end())
        return;
    Dims place(dims.size(), 0);
    std::int64_t offset = 0;
    for (;;) {
        f(offset);
        std::size_t i = dims.size();
        for (; i-- > 0;) {
            offset += strides[i];
            if (++place[i] < dims[i])
                break;
            offset -= strides[i] * dims[i];
            place[i] = 0;
        }
        if (i == static_cast<std::size_t>(-1))
            return;
    }
}

} // namespace

bool Constant::isUniform() const
{
    return !numbers.empty()
        && std::ranges::all_of(numbers, [this](double number) { return number == numbers.front(); });
}

std::int64_t elementsOf(const Dims& dims, std::int64_t most)
{
    // Extents beside a 0 count too: nobody multiplies what has no end.
    std::int64_t count = 1;
    for (const std::int64_t extent : dims) {
        if (extent < 0)
            failOnnx(Code::FittingShapes, {}, dims);
        const std::int64_t atLeastOne = std::max<std::int64_t>(extent, 1);
        if (count > most / atLeastOne)
            failOnnx(Code::TooManyElements, {}, {most});
        count *= atLeastOne;
    }
    return std::ranges::find(dims, 0) == dims.end() ? count : 0;
}

std::int64_t extentOf(const Dims& dims, std::size_t from, std::size_t to)
{
    std::int64_t all = 1;
    for (std::size_t i = from; i < to; ++i)
        all *= dims[i];
    return all;
}

std::size_t bytesOf(int type)
{
    switch (type) {
    case TensorProto::BOOL:
    case TensorProto::INT8:
    case TensorProto::UINT8:
        return 1;
    case TensorProto::FLOAT16:
    case TensorProto::INT16:
    case TensorProto::UINT16:
        return 2;
    case TensorProto::FLOAT:
    case TensorProto::INT32:
    case TensorProto::UINT32:
        return 4;
    case TensorProto::DOUBLE:
    case TensorProto::INT64:
    case TensorProto::UINT64:
        return 8;
    default:
        return 0;
    }
}

bool isFloatType(int type)
{
    return type == TensorProto::FLOAT || type == TensorProto::DOUBLE || type == TensorProto::FLOAT16;
}

bool isIntegerType(int type)
{
    return bytesOf(type) != 0 && !isFloatType(type);
}

Constant constantOf(const TensorProto& tensor, std::int64_t mostNumbers)
{
    const std::string name = boundedText(tensor.name());
    if (tensor.data_location() == TensorProto::EXTERNAL || tensor.external_data_size() > 0)
        failOnnx(Code::ExternalData, name);
    const std::size_t size = bytesOf(tensor.data_type());
    if (size == 0)
        failOnnx(Code::DataType, name, {tensor.data_type()});
    Constant made;
    made.isFloat = isFloatType(tensor.data_type());
    made.type = tensor.data_type();
    made.dims.assign(tensor.dims().begin(), tensor.dims().end());
    if (tensor.has_segment() || std::ranges::any_of(made.dims, [](std::int64_t extent) { return extent < 0; }))
        failOnnx(Code::BrokenTensor, name);
    const auto count = static_cast<std::size_t>(elementsOf(made.dims, mostNumbers));
    if (tensor.has_raw_data()) {
        if (tensor.raw_data().size() != count * size)
            failOnnx(Code::BrokenTensor, name);
        made.numbers.reserve(count);
        for (std::size_t i = 0; i < count; ++i)
            made.numbers.push_back(fromBits(littleEndian(tensor.raw_data(), i * size, size), tensor.data_type()));
    } else {
        made.numbers = typedNumbers(tensor);
        if (made.numbers.size() != count)
            failOnnx(Code::BrokenTensor, name);
    }
    if (std::ranges::any_of(made.numbers, [](double number) { return std::isnan(number); }))
        failOnnx(Code::NotFinite, name);
    return made;
}

Constant broadcast(
    const Constant& a, const Constant& b, std::int64_t most, const std::function<double(double, double)>& of)
{
    Constant made;
    const std::size_t rank = std::max(a.dims.size(), b.dims.size());
    std::vector<std::int64_t> ofA(rank, 0);
    std::vector<std::int64_t> ofB(rank, 0);
    const auto stridesA = stridesOf(a.dims);
    const auto stridesB = stridesOf(b.dims);
    made.dims.assign(rank, 1);
    for (std::size_t i = 0; i < rank; ++i) {
        const auto look
            = [&](const Constant& part, const std::vector<std::int64_t>& from, std::vector<std::int64_t>& to) {
                  const std::size_t missing = rank - part.dims.size();
                  if (i < missing || part.dims[i - missing] == 1)
                      return std::int64_t{1};
                  to[i] = from[i - missing];
                  return part.dims[i - missing];
              };
        const std::int64_t extentA = look(a, stridesA, ofA);
        const std::int64_t extentB = look(b, stridesB, ofB);
        if (extentA != extentB && extentA != 1 && extentB != 1)
            failOnnx(Code::FittingShapes, {}, a.dims);
        made.dims[i] = extentA == 1 ? extentB : extentA;
    }
    made.isFloat = a.isFloat || b.isFloat;
    made.numbers.reserve(static_cast<std::size_t>(elementsOf(made.dims, most)));
    std::vector<std::int64_t> offsets;
    walk(made.dims, ofA, [&](std::int64_t offset) { offsets.push_back(offset); });
    std::size_t next = 0;
    walk(made.dims, ofB, [&](std::int64_t offset) {
        const double left = a.numbers[static_cast<std::size_t>(offsets[next++])];
        made.numbers.push_back(of(left, b.numbers[static_cast<std::size_t>(offset)]));
    });
    return made;
}

Constant transposed(const Constant& a, const std::vector<std::size_t>& order)
{
    Constant made;
    made.isFloat = a.isFloat;
    const auto strides = stridesOf(a.dims);
    std::vector<std::int64_t> from;
    for (const std::size_t axis : order) {
        made.dims.push_back(a.dims[axis]);
        from.push_back(strides[axis]);
    }
    made.numbers.reserve(a.numbers.size());
    walk(made.dims, from,
        [&](std::int64_t offset) { made.numbers.push_back(a.numbers[static_cast<std::size_t>(offset)]); });
    return made;
}

Constant picked(const Constant& a, std::size_t axis, const std::vector<std::int64_t>& places, std::int64_t most)
{
    Constant made;
    made.isFloat = a.isFloat;
    made.dims = a.dims;
    made.dims[axis] = static_cast<std::int64_t>(places.size());
    const std::int64_t before = elementsOf({a.dims.begin(), a.dims.begin() + static_cast<std::ptrdiff_t>(axis)}, most);
    const std::int64_t behind
        = elementsOf({a.dims.begin() + static_cast<std::ptrdiff_t>(axis) + 1, a.dims.end()}, most);
    made.numbers.reserve(static_cast<std::size_t>(elementsOf(made.dims, most)));
    if (places.empty() || behind == 0)
        return made; // a file may ask for nothing of very much, again and again
    for (std::int64_t i = 0; i < before; ++i) {
        for (const std::int64_t place : places) {
            const auto first = a.numbers.begin() + (i * a.dims[axis] + place) * behind;
            made.numbers.insert(made.numbers.end(), first, first + behind);
        }
    }
    return made;
}

Constant joined(const std::vector<const Constant*>& parts, std::size_t axis, std::int64_t most)
{
    Constant made;
    made.isFloat = parts.front()->isFloat;
    made.dims = parts.front()->dims;
    made.dims[axis] = 0;
    for (const Constant* part : parts) {
        Dims other = part->dims;
        if (other.size() != made.dims.size())
            failOnnx(Code::FittingShapes, {}, other);
        made.dims[axis] += other[axis];
        other[axis] = made.dims[axis];
        if (other != made.dims)
            failOnnx(Code::FittingShapes, {}, part->dims);
    }
    made.numbers.reserve(static_cast<std::size_t>(elementsOf(made.dims, most)));
    const std::int64_t before
        = elementsOf({made.dims.begin(), made.dims.begin() + static_cast<std::ptrdiff_t>(axis)}, most);
    for (std::int64_t i = 0; i < before; ++i) {
        for (const Constant* part : parts) {
            const auto length = static_cast<std::int64_t>(part->numbers.size()) / std::max<std::int64_t>(before, 1);
            const auto first = part->numbers.begin() + i * length;
            made.numbers.insert(made.numbers.end(), first, first + length);
        }
    }
    return made;
}

} // namespace convoku
