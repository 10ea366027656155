// SPDX-License-Identifier: MIT
#include "solver/network/tensor_file.h"

#include "solver/error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>
#include <set>

namespace convoku {
namespace {

using Json = nlohmann::json;
using Ordered = nlohmann::ordered_json;
using Reason = TensorMistake::Reason;
using Stored = NamedTensor::Stored;

constexpr std::size_t kLengthBytes = 8; ///< of the header's length, in front of it
constexpr std::string_view kFacts = "__metadata__";
constexpr std::array<std::string_view, 3> kStoredWords{"F32", "F16", "BF16"}; ///< by NamedTensor::Stored
constexpr std::size_t kAlignment = 8; ///< of the numbers: the header ends in blanks

struct Fault
{
    TensorMistake what;
};
[[noreturn]] void fail(Reason reason, std::size_t place, std::string name = {}, std::size_t limit = 0)
{
    throw Fault{{reason, place, std::move(name), limit}};
}

constexpr std::size_t bytesOf(Stored stored)
{
    return stored == Stored::F32 ? 4 : 2;
}

bool isName(std::string_view name, std::size_t most)
{
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.'
            || c == '-';
    };
    return !name.empty() && name.size() <= most && std::ranges::all_of(name, fits);
}

std::uint32_t littleEndian(std::string_view bytes)
{
    std::uint32_t number = 0;
    for (std::size_t i = bytes.size(); i > 0; --i)
        number = number << 8U | static_cast<std::uint8_t>(bytes[i - 1]);
    return number;
}
void appendLittleEndian(std::string& to, std::uint64_t number, std::size_t bytes)
{
    for (std::size_t i = 0; i < bytes; ++i)
        to += static_cast<char>(number >> (8U * i) & 0xFFU);
}

/// Nearest, ties to even.
std::uint16_t toBrain(float number)
{
    const auto bits = std::bit_cast<std::uint32_t>(number);
    return static_cast<std::uint16_t>((bits + 0x7FFFU + (bits >> 16U & 1U)) >> 16U);
}

float numberIn(std::string_view bytes, Stored stored)
{
    const std::uint32_t bits = littleEndian(bytes);
    switch (stored) {
    case Stored::F32:
        return std::bit_cast<float>(bits);
    case Stored::F16:
        return fromHalf(static_cast<std::uint16_t>(bits));
    case Stored::BF16:
        break;
    }
    return std::bit_cast<float>(bits << 16U);
}

/// Stops parsing at the first duplicate name (the library keeps the last one silently), at too many entries and at too
/// deep nesting. The library's parser callback takes quadratic time: it scans all earlier entries for each new one.
class HeaderCheck final : public Json::json_sax_t
{
public:
    explicit HeaderCheck(const TensorLimits& limits)
        : m_limits(limits)
    {
    }

    Reason reason() const { return m_reason; }
    /// Returns the duplicate name.
    const std::string& name() const { return m_name; }

    bool null() override { return m_depth > 0; }
    bool boolean(bool) override { return m_depth > 0; }
    bool number_integer(Json::number_integer_t) override { return m_depth > 0; }
    bool number_unsigned(Json::number_unsigned_t) override { return m_depth > 0; }
    bool number_float(Json::number_float_t, const Json::string_t&) override { return m_depth > 0; }
    bool string(Json::string_t&) override { return m_depth > 0; }
    bool binary(Json::binary_t&) override { return false; }
    bool start_object(std::size_t) override
    {
        if (m_depth < m_names.size())
            m_names.at(m_depth).clear();
        return ++m_depth <= kMostDepth;
    }
    bool key(Json::string_t& name) override
    {
        if (m_depth > m_names.size())
            return true;
        std::set<std::string>& names = m_names.at(m_depth - 1);
        if (!names.insert(name).second) {
            m_reason = Reason::Twice;
            m_name = name;
            return false;
        }
        if (m_depth == 1 && names.size() > m_limits.tensors + 1)
            m_reason = Reason::TooMany;
        return m_reason != Reason::TooMany;
    }
    bool end_object() override { return end(); }
    bool start_array(std::size_t) override { return m_depth > 0 && ++m_depth <= kMostDepth; }
    bool end_array() override { return end(); }
    bool parse_error(std::size_t, const std::string&, const Json::exception&) override { return false; }

private:
    static constexpr std::size_t kMostDepth = 3;

    bool end()
    {
        --m_depth;
        return true;
    }

    const TensorLimits& m_limits;
    std::array<std::set<std::string>, 2> m_names; ///< of the header, and of the entry that is open
    std::size_t m_depth = 0;
    Reason m_reason = Reason::Json;
    std::string m_name;
};

constexpr std::size_t kLeftOut = SIZE_MAX;

/// Returns true for training data stored beside the weights: the number of batches, and the state of the optimiser.
bool isLeftOut(std::string_view name)
{
    return name.ends_with(".num_batches_tracked") || name.starts_with("optimizer.");
}

class Reader
{
public:
    Reader(std::string_view bytes, const TensorLimits& limits)
        : m_bytes(bytes)
        , m_limits(limits)
    {
    }

    TensorFile read()
    {
        if (m_bytes.size() > m_limits.bytes)
            fail(Reason::TooLarge, 0, {}, m_limits.bytes);
        if (m_bytes.size() < kLengthBytes)
            fail(Reason::Short, m_bytes.size());
        const std::uint64_t length
            = std::uint64_t{littleEndian(m_bytes.substr(4, 4))} << 32U | littleEndian(m_bytes.substr(0, 4));
        if (length > m_limits.header)
            fail(Reason::Header, 0, {}, m_limits.header);
        if (length > m_bytes.size() - kLengthBytes)
            fail(Reason::Short, m_bytes.size());
        const std::string_view header = m_bytes.substr(kLengthBytes, length);
        m_data = m_bytes.substr(kLengthBytes + length);
        const Json entries = parse(header);
        for (const auto& [name, entry] : entries.items()) {
            if (name == kFacts)
                readFacts(entry);
            else
                readTensor(name, entry);
        }
        std::ranges::sort(m_places);
        takeNumbers();
        removePrefix();
        return std::move(m_file);
    }

private:
    struct Place
    {
        std::size_t begin = 0;
        std::size_t end = 0;
        std::size_t tensor = 0; ///< in m_tensors, or kLeftOut

        friend auto operator<=>(const Place&, const Place&) = default;
    };

    Json parse(std::string_view header) const
    {
        HeaderCheck check(m_limits);
        if (!Json::sax_parse(header.begin(), header.end(), &check)) {
            const Reason reason = check.reason();
            fail(reason, kLengthBytes, reason == Reason::Twice ? shown(check.name()) : std::string(),
                reason == Reason::TooMany ? m_limits.tensors : 0);
        }
        return Json::parse(header);
    }

    std::string shown(const std::string& name) const { return isName(name, m_limits.name) ? name : std::string(); }

    void readFacts(const Json& facts)
    {
        if (!facts.is_object())
            fail(Reason::Json, kLengthBytes, std::string(kFacts));
        if (facts.size() > m_limits.facts)
            fail(Reason::TooMany, kLengthBytes, std::string(kFacts), m_limits.facts);
        for (const auto& [name, fact] : facts.items()) {
            if (!isName(name, m_limits.name))
                fail(Reason::Name, kLengthBytes, {}, m_limits.name);
            if (!fact.is_string())
                fail(Reason::Json, kLengthBytes, name);
            m_file.facts.emplace_back(name, fact.get<std::string>());
        }
    }

    void readTensor(const std::string& name, const Json& entry)
    {
        if (!isName(name, m_limits.name))
            fail(Reason::Name, kLengthBytes, {}, m_limits.name);
        if (!entry.is_object() || entry.size() != 3 || !entry.contains("dtype") || !entry.contains("shape")
            || !entry.contains("data_offsets"))
            fail(Reason::Json, kLengthBytes, name);
        NamedTensor tensor;
        tensor.name = name;
        if (isLeftOut(name)) {
            const auto [begin, end] = bytesNamedBy(name, entry);
            m_places.push_back({begin, end, kLeftOut});
            return;
        }
        const Json& kind = entry.at("dtype");
        const auto known = std::ranges::find(
            kStoredWords, kind.is_string() ? std::string_view(kind.get_ref<const std::string&>()) : std::string_view());
        if (known == kStoredWords.end())
            fail(Reason::Number, kLengthBytes, name);
        tensor.stored = static_cast<Stored>(known - kStoredWords.begin());
        const Json& shape = entry.at("shape");
        if (!shape.is_array() || shape.size() > m_limits.dimensions)
            fail(Reason::Shape, kLengthBytes, name, m_limits.dimensions);
        const std::size_t most = m_data.size() / bytesOf(tensor.stored);
        std::size_t numbers = 1;
        for (const Json& extent : shape) {
            if (!extent.is_number_unsigned() || extent.get<std::uint64_t>() < 1
                || extent.get<std::uint64_t>() > most / numbers)
                fail(Reason::Shape, kLengthBytes, name, m_limits.dimensions);
            numbers *= extent.get<std::size_t>();
            tensor.shape.push_back(extent.get<std::int64_t>());
        }
        const auto [begin, end] = bytesNamedBy(name, entry);
        if (end - begin != numbers * bytesOf(tensor.stored))
            fail(Reason::Offsets, kLengthBytes, name);
        m_places.push_back({begin, end, m_tensors.size()});
        m_tensors.push_back(std::move(tensor));
    }

    /// From where to where in the data, as the entry says.
    std::pair<std::size_t, std::size_t> bytesNamedBy(const std::string& name, const Json& entry) const
    {
        const Json& offsets = entry.at("data_offsets");
        if (!offsets.is_array() || offsets.size() != 2 || !offsets[0].is_number_unsigned()
            || !offsets[1].is_number_unsigned())
            fail(Reason::Offsets, kLengthBytes, name);
        const auto begin = offsets[0].get<std::uint64_t>();
        const auto end = offsets[1].get<std::uint64_t>();
        if (begin > end || end > m_data.size())
            fail(Reason::Offsets, kLengthBytes, name);
        return {begin, end};
    }

    /// A model that was trained on several devices has its own name in front of all others.
    void removePrefix()
    {
        constexpr std::string_view kPrefix = "module.";
        const bool hasIt = std::ranges::all_of(m_file.tensors, [&](const NamedTensor& tensor) {
            return tensor.name.size() > kPrefix.size() && tensor.name.starts_with(kPrefix);
        });
        for (NamedTensor& tensor : m_file.tensors) {
            if (hasIt)
                tensor.name.erase(0, kPrefix.size());
        }
    }

    /// One behind the other, from the first byte to the last.
    void takeNumbers()
    {
        const std::size_t first = m_bytes.size() - m_data.size();
        std::size_t at = 0;
        for (const Place& place : m_places) {
            const bool isLeft = place.tensor == kLeftOut;
            if (place.begin < at)
                fail(Reason::Offsets, first + place.begin, isLeft ? std::string() : m_tensors[place.tensor].name);
            if (place.begin > at)
                fail(Reason::Unused, first + at);
            if (isLeft) {
                at = place.end;
                continue;
            }
            NamedTensor& tensor = m_tensors[place.tensor];
            const std::size_t each = bytesOf(tensor.stored);
            tensor.numbers.reserve((place.end - place.begin) / each);
            for (at = place.begin; at < place.end; at += each) {
                const float number = numberIn(m_data.substr(at, each), tensor.stored);
                if (!std::isfinite(number))
                    fail(Reason::NotFinite, first + at, tensor.name);
                tensor.numbers.push_back(number);
            }
            m_file.tensors.push_back(std::move(tensor));
        }
        if (at != m_data.size())
            fail(Reason::Unused, first + at);
    }

    std::string_view m_bytes;
    std::string_view m_data; ///< behind the header
    TensorLimits m_limits;
    std::vector<NamedTensor> m_tensors; ///< as the header names them
    std::vector<Place> m_places;
    TensorFile m_file;
};

} // namespace

const NamedTensor* TensorFile::find(std::string_view name) const
{
    const auto found = std::ranges::find(tensors, name, &NamedTensor::name);
    return found == tensors.end() ? nullptr : &*found;
}

std::string TensorFile::fact(std::string_view name) const
{
    const auto found = std::ranges::find(facts, name, &std::pair<std::string, std::string>::first);
    return found == facts.end() ? std::string() : found->second;
}

std::size_t TensorFile::numbers() const
{
    std::size_t sum = 0;
    for (const NamedTensor& tensor : tensors)
        sum += tensor.numbers.size();
    return sum;
}

bool isLfsPointer(std::string_view bytes)
{
    return bytes.starts_with("version https://git-lfs.github.com/spec/");
}

std::variant<TensorFile, TensorMistake> readTensors(std::string_view bytes, const TensorLimits& limits)
{
    if (isLfsPointer(bytes))
        return TensorMistake{TensorMistake::Reason::LfsPointer, 0, {}, 0};
    try {
        return Reader(bytes, limits).read();
    } catch (Fault& fault) {
        return std::move(fault.what);
    }
}

std::string writeTensors(const TensorFile& file)
{
    Ordered header = Ordered::object();
    if (!file.facts.empty()) {
        Ordered& facts = header[std::string(kFacts)] = Ordered::object();
        for (const auto& [name, fact] : file.facts) {
            if (facts.contains(name))
                throw Error(name, "is said twice");
            facts[name] = fact;
        }
    }
    std::string data;
    for (const NamedTensor& tensor : file.tensors) {
        const auto numbers = std::accumulate(
            tensor.shape.begin(), tensor.shape.end(), std::int64_t{1}, std::multiplies<std::int64_t>());
        if (static_cast<std::size_t>(numbers) != tensor.numbers.size() || header.contains(tensor.name))
            throw Error(tensor.name, "has another shape than its numbers, or stands twice");
        const std::size_t begin = data.size();
        for (const float number : tensor.numbers) {
            switch (tensor.stored) {
            case Stored::F32:
                appendLittleEndian(data, std::bit_cast<std::uint32_t>(number), 4);
                break;
            case Stored::F16:
                appendLittleEndian(data, toHalf(number), 2);
                break;
            case Stored::BF16:
                appendLittleEndian(data, toBrain(number), 2);
                break;
            }
        }
        header[tensor.name] = {{"dtype", kStoredWords.at(static_cast<std::size_t>(tensor.stored))},
            {"shape", tensor.shape}, {"data_offsets", {begin, data.size()}}};
    }
    std::string text = header.dump(-1, ' ', false, Ordered::error_handler_t::replace);
    text.append((kAlignment - text.size() % kAlignment) % kAlignment, ' ');
    std::string bytes;
    appendLittleEndian(bytes, text.size(), kLengthBytes);
    bytes += text;
    bytes += data;
    if (const auto read = readTensors(bytes); std::holds_alternative<TensorMistake>(read)) {
        const auto& mistake = std::get<TensorMistake>(read);
        throw Error(mistake.name, "can't be written, reason " + std::to_string(static_cast<int>(mistake.reason)));
    }
    return bytes;
}

float fromHalf(std::uint16_t bits)
{
    const std::uint32_t sign = (bits & 0x8000U) << 16U;
    const std::uint32_t exponent = bits >> 10U & 0x1FU;
    const std::uint32_t fraction = bits & 0x3FFU;
    constexpr float kSmallest = 1.F / (1U << 24U); // the step between the numbers below 2^-14
    if (exponent == 0) {
        const float small = static_cast<float>(fraction) * kSmallest;
        return sign != 0 ? -small : small;
    }
    const std::uint32_t widened = exponent == 0x1FU ? 0xFFU : exponent + 127U - 15U;
    return std::bit_cast<float>(sign | widened << 23U | fraction << 13U);
}

std::uint16_t toHalf(float number)
{
    const auto bits = std::bit_cast<std::uint32_t>(number);
    const auto sign = static_cast<std::uint16_t>(bits >> 16U & 0x8000U);
    const std::uint32_t size = bits & 0x7FFFFFFFU;
    constexpr std::uint32_t kInfinite = 0x7F800000U;
    if (size >= kInfinite)
        return static_cast<std::uint16_t>(sign | 0x7C00U | (size > kInfinite ? 0x200U : 0U));
    const float positive = std::bit_cast<float>(size);
    constexpr float kSmallestNormal = 1.F / (1U << 14U);
    if (positive < kSmallestNormal) // whole steps of 2^-24; nearbyint takes ties to even
        return static_cast<std::uint16_t>(sign | static_cast<std::uint16_t>(std::nearbyint(positive * (1U << 24U))));
    const std::uint32_t rounded = size + 0xFFFU + (size >> 13U & 1U);
    const std::uint32_t half = (rounded >> 13U) - ((127U - 15U) << 10U);
    return static_cast<std::uint16_t>(sign | std::min(half, 0x7C00U));
}

} // namespace convoku
