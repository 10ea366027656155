// SPDX-License-Identifier: MIT
#include "solver/onnx/wire_check.h"

#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/wire_format_lite.h>
#include <onnx/onnx_pb.h>

namespace convoku {
namespace {

using google::protobuf::Descriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::internal::WireFormatLite;
using Stream = google::protobuf::io::CodedInputStream;

constexpr int kDeepest = 60; // protobuf's own limit is 100
/// Additional parts that a message counts for, besides its field: a message takes about two hundred bytes of memory.
constexpr int kPartsOfAMessage = 8;
/// So many numbers that are packed count as a part: a byte becomes up to eight.
constexpr int kNumbersInAPart = 64;

bool isVarint(const FieldDescriptor& field)
{
    const auto type = static_cast<WireFormatLite::FieldType>(field.type());
    return WireFormatLite::WireTypeForFieldType(type) == WireFormatLite::WIRETYPE_VARINT;
}

class Check
{
public:
    Check(Stream& stream, std::int64_t most)
        : m_stream(stream)
        , m_left(most)
    {
    }

    WireCheck message(const Descriptor& type, int depth)
    {
        if (depth > kDeepest)
            return WireCheck::Broken;
        while (const std::uint32_t tag = m_stream.ReadTag()) {
            if (--m_left < 0)
                return WireCheck::TooManyParts;
            const FieldDescriptor* const field = type.FindFieldByNumber(WireFormatLite::GetTagFieldNumber(tag));
            if (const WireCheck found = value(WireFormatLite::GetTagWireType(tag), field, depth);
                found != WireCheck::Fine)
                return found;
        }
        return m_stream.ConsumedEntireMessage() ? WireCheck::Fine : WireCheck::Broken;
    }

private:
    WireCheck value(WireFormatLite::WireType type, const FieldDescriptor* field, int depth)
    {
        std::uint64_t number = 0;
        std::uint32_t small = 0;
        switch (type) {
        case WireFormatLite::WIRETYPE_VARINT:
            return m_stream.ReadVarint64(&number) ? WireCheck::Fine : WireCheck::Broken;
        case WireFormatLite::WIRETYPE_FIXED64:
            return m_stream.ReadLittleEndian64(&number) ? WireCheck::Fine : WireCheck::Broken;
        case WireFormatLite::WIRETYPE_FIXED32:
            return m_stream.ReadLittleEndian32(&small) ? WireCheck::Fine : WireCheck::Broken;
        case WireFormatLite::WIRETYPE_LENGTH_DELIMITED:
            return lengthDelimited(field, depth);
        default: // groups, which ONNX has none of
            return WireCheck::Broken;
        }
    }

    WireCheck lengthDelimited(const FieldDescriptor* field, int depth)
    {
        int size = 0;
        if (!m_stream.ReadVarintSizeAsInt(&size))
            return WireCheck::Broken;
        if (field != nullptr && field->type() == FieldDescriptor::TYPE_MESSAGE) {
            m_left -= kPartsOfAMessage;
            const Stream::Limit outer = m_stream.PushLimit(size);
            if (m_stream.BytesUntilLimit() != size)
                return WireCheck::Broken; // it ends behind what it is in
            const WireCheck found = message(*field->message_type(), depth + 1);
            if (found == WireCheck::Fine && m_stream.BytesUntilLimit() != 0)
                return WireCheck::Broken;
            m_stream.PopLimit(outer);
            return found;
        }
        if (field != nullptr && field->is_packable() && isVarint(*field)) {
            m_left -= size / kNumbersInAPart;
            if (m_left < 0)
                return WireCheck::TooManyParts;
        }
        return m_stream.Skip(size) ? WireCheck::Fine : WireCheck::Broken;
    }

    Stream& m_stream;
    std::int64_t m_left;
};

} // namespace

WireCheck checkWire(std::string_view bytes, std::int64_t mostParts)
{
    Stream stream(reinterpret_cast<const std::uint8_t*>(bytes.data()), static_cast<int>(bytes.size()));
    return Check(stream, mostParts).message(*onnx::ModelProto::descriptor(), 0);
}

} // namespace convoku
