// SPDX-License-Identifier: MIT
#include "solver/onnx/onnx_reader.h"

#include "solver/error.h"
#include "solver/network/tensor_file.h"
#include "solver/onnx/mistakes.h"
#include "solver/onnx/node_context.h"
#include "solver/onnx/wire_check.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;
using onnx::TensorProto;

constexpr std::int64_t kFirstOperators = 6;
constexpr std::int64_t kLastOperators = 23;
constexpr std::size_t kMostFacts = 64;
constexpr std::size_t kLongestFact = std::size_t{1} << 20U; // a network's text, boards
constexpr std::size_t kLongestRanges = 65536;
constexpr std::size_t kLongestWords = 120;

bool isOwn(const std::string& domain)
{
    return domain.empty() || domain == "ai.onnx";
}

/// Returns the range of a type of at most 16 bits, for inputs without a stated range; none for all other types.
std::optional<Range> rangeOfType(int type)
{
    switch (type) {
    case TensorProto::BOOL:
        return Range{0, 1};
    case TensorProto::UINT8:
        return Range{0, 255};
    case TensorProto::INT8:
        return Range{-128, 127};
    case TensorProto::UINT16:
        return Range{0, 65535};
    case TensorProto::INT16:
        return Range{-32768, 32767};
    default:
        return std::nullopt;
    }
}

class GraphReader
{
public:
    GraphReader(const onnx::ModelProto& model, const OnnxLimits& limits)
        : m_model(model)
        , m_graph(model.graph())
        , m_limits(limits)
        , m_maker(limits)
    {
    }

    OnnxGraph read()
    {
        OnnxGraph made;
        readFacts(made);
        findVersion(made);
        findNames();
        readInputs(made);
        findNeeded();
        for (const int node : nodesInOrder())
            readNode(node);
        readOutputs(made);
        std::vector<ValueId> inputs;
        std::vector<ValueId> outputs;
        for (const OnnxPort& port : made.inputs)
            inputs.push_back(port.value);
        for (const OnnxPort& port : made.outputs)
            outputs.push_back(port.value);
        try {
            made.network = m_maker.build(valueName(m_graph.name().empty() ? "onnx" : m_graph.name()), inputs, outputs);
        } catch (const Error&) {
            failOnnx(Code::FittingShapes);
        }
        for (std::size_t i = 0; i < made.inputs.size(); ++i)
            made.inputs[i].value = made.network.inputs[i];
        for (std::size_t i = 0; i < made.outputs.size(); ++i)
            made.outputs[i].value = made.network.outputs[i];
        return made;
    }

    /// Returns the mistake that is behind one of reading.
    OnnxMistake explained(OnnxMistake mistake) const
    {
        const bool isOfShapes = mistake.code == Code::Batch || mistake.code == Code::FittingShapes
            || mistake.code == Code::Rank || mistake.code == Code::WrongShape || mistake.code == Code::OtherWindow;
        if (!isOfShapes || !m_limits.hasBatch || !m_first || !lacksBatch(*m_first))
            return mistake;
        std::vector<std::int64_t> dims{m_first->batch};
        dims.insert(dims.end(), m_first->shape.begin(), m_first->shape.end());
        return {Code::NoBatch, {}, {}, m_first->name, std::move(dims)};
    }

private:
    void readFacts(OnnxGraph& made)
    {
        made.name = boundedText(m_graph.name());
        made.sentence = boundedText(m_model.doc_string(), kLongestFact, true);
        made.producer = boundedText(m_model.producer_name());
        for (const onnx::StringStringEntryProto& entry : m_model.metadata_props()) {
            if (made.facts.size() < kMostFacts && entry.value().size() <= kLongestFact)
                made.facts.emplace_back(boundedText(entry.key()), boundedText(entry.value(), kLongestFact, true));
            if (entry.key() == "ranges" && entry.value().size() <= kLongestRanges)
                m_ranges = nlohmann::json::parse(entry.value(), nullptr, false);
        }
    }

    void findVersion(OnnxGraph& made)
    {
        for (const onnx::OperatorSetIdProto& operators : m_model.opset_import()) {
            if (isOwn(operators.domain()))
                made.operators = operators.version();
        }
        if (made.operators == 0)
            made.operators = 1; // before there were versions
        if (made.operators < kFirstOperators || made.operators > kLastOperators)
            failOnnx(Code::NewOperators, {}, {made.operators, kFirstOperators, kLastOperators});
        m_operators = made.operators;
    }

    void takeName(const std::string& name)
    {
        if (!name.empty() && !m_names.insert(name).second)
            failOnnx(Code::DuplicateName, boundedText(name));
    }

    void findNames()
    {
        if (m_graph.sparse_initializer_size() > 0)
            failOnnx(Code::SparseTensor, boundedText(m_graph.sparse_initializer(0).values().name()));
        if (m_graph.node_size() > static_cast<int>(m_limits.nodes))
            failOnnx(Code::TooManyParts, {}, {static_cast<std::int64_t>(m_limits.nodes)});
        for (const TensorProto& tensor : m_graph.initializer()) {
            takeName(tensor.name());
            m_constants[tensor.name()] = &tensor;
        }
        for (const onnx::ValueInfoProto& input : m_graph.input()) {
            if (m_constants.find(input.name()) == m_constants.end())
                takeName(input.name());
        }
        for (int i = 0; i < m_graph.node_size(); ++i) {
            for (const std::string& output : m_graph.node(i).output()) {
                takeName(output);
                m_makers[output] = i;
            }
        }
    }

    static OnnxPort portOf(const onnx::ValueInfoProto& info)
    {
        OnnxPort port;
        port.name = boundedText(info.name());
        if (!info.type().has_tensor_type() || !info.type().tensor_type().has_shape())
            failOnnx(Code::UnknownShape, port.name);
        const onnx::TensorShapeProto& shape = info.type().tensor_type().shape();
        if (shape.dim_size() < 1)
            failOnnx(Code::NoBatch, port.name);
        port.batch = shape.dim(0).has_dim_value() ? shape.dim(0).dim_value() : 0;
        for (int i = 1; i < shape.dim_size(); ++i)
            port.shape.push_back(shape.dim(i).has_dim_value() ? shape.dim(i).dim_value() : 0);
        return port;
    }

    /// Applies the range that the file's own fact states for an input; an unusable fact changes nothing.
    void applyRange(const std::string& name, Range& range, NumberKind& numbers) const
    {
        if (!m_ranges.is_object() || !m_ranges.contains(name))
            return;
        const nlohmann::json& said = m_ranges[name];
        const auto number = [&](const char* which) -> std::optional<int> {
            if (!said.is_object() || !said.contains(which) || !said[which].is_number_integer())
                return std::nullopt;
            const auto is = said[which].get<std::int64_t>();
            return is < -kMostExact || is > kMostExact ? std::nullopt : std::optional(static_cast<int>(is));
        };
        const auto low = number("low");
        const auto high = number("high");
        if (!low || !high || *low > *high)
            return;
        range = {*low, *high};
        const bool isWhole = said.contains("whole") && said["whole"].is_boolean() && said["whole"].get<bool>();
        numbers = isWhole ? NumberKind::Whole : NumberKind::Real;
    }

    void readInputs(OnnxGraph& made)
    {
        for (const onnx::ValueInfoProto& input : m_graph.input()) {
            if (m_constants.find(input.name()) != m_constants.end())
                continue;
            OnnxPort port = portOf(input);
            const int type = input.type().tensor_type().elem_type();
            if (!isFloatType(type) && !isIntegerType(type))
                failOnnx(Code::DataType, port.name, {type});
            if (port.batch < 0 || std::ranges::any_of(port.shape, [](std::int64_t extent) { return extent < 1; }))
                failOnnx(Code::UnknownShape, port.name, port.shape);
            if (!m_first)
                m_first = port;
            if (!m_limits.hasBatch)
                port = withoutBatch(std::move(port));
            elementsOf(port.shape, m_limits.elements);
            Range range = m_limits.inputRange;
            NumberKind numbers = isFloatType(type) ? m_limits.inputNumbers : NumberKind::Whole;
            if (m_limits.believesRanges) {
                if (const auto known = rangeOfType(type))
                    range = *known;
                applyRange(input.name(), range, numbers);
            }
            m_maker.describe(valueName(input.name()), {});
            port.value = m_maker.input(input.name(), shapeFor(port.shape), range, numbers);
            if (made.inputs.empty()) {
                m_maker.setSource(port.value);
                m_batch = port.batch;
            } else if (port.batch != m_batch) {
                m_batch = 0; // some of them take any number
            }
            GraphTensor tensor = TensorMaker::tensor(port.value, port.shape, m_limits.hasBatch ? 0 : 1);
            tensor.isInteger = isIntegerType(type);
            m_tensors[input.name()] = std::move(tensor);
            made.inputs.push_back(std::move(port));
        }
        if (made.inputs.empty())
            failOnnx(Code::NoInput);
        if (m_graph.output_size() == 0)
            failOnnx(Code::NoOutput);
    }

    /// The same where all dimensions are those of one puzzle.
    static OnnxPort withoutBatch(OnnxPort port)
    {
        port.shape.insert(port.shape.begin(), std::exchange(port.batch, 1));
        return port;
    }

    /// Nodes that an output depends on, and how many read each name.
    void findNeeded()
    {
        m_isNeeded.assign(static_cast<std::size_t>(m_graph.node_size()), false);
        std::vector<int> next;
        const auto need = [&](const std::string& name) {
            if (name.empty())
                return;
            ++m_readers[name];
            const auto maker = m_makers.find(name);
            if (maker == m_makers.end() || m_isNeeded[static_cast<std::size_t>(maker->second)])
                return;
            m_isNeeded[static_cast<std::size_t>(maker->second)] = true;
            next.push_back(maker->second);
        };
        for (const onnx::ValueInfoProto& output : m_graph.output()) {
            need(output.name());
            ++m_readers[output.name()]; // somebody outside
        }
        while (!next.empty()) {
            const int node = next.back();
            next.pop_back();
            for (const std::string& input : m_graph.node(node).input())
                need(input);
        }
        m_unread.insert(m_readers.begin(), m_readers.end());
    }

    /// Returns the nodes that are needed, each behind those that it reads from: in the file's order as far as that is
    /// one.
    std::vector<int> nodesInOrder() const
    {
        std::vector<int> missing(m_isNeeded.size(), 0); // inputs that have not been made
        std::map<int, std::vector<int>> readers;
        for (int i = 0; i < m_graph.node_size(); ++i) {
            for (const std::string& input : m_graph.node(i).input()) {
                const auto maker = m_makers.find(input);
                if (!m_isNeeded[static_cast<std::size_t>(i)] || maker == m_makers.end())
                    continue;
                ++missing[static_cast<std::size_t>(i)];
                readers[maker->second].push_back(i);
            }
        }
        std::set<int> ready;
        for (int i = 0; i < m_graph.node_size(); ++i) {
            if (m_isNeeded[static_cast<std::size_t>(i)] && missing[static_cast<std::size_t>(i)] == 0)
                ready.insert(i);
        }
        std::vector<int> order;
        while (!ready.empty()) {
            const int node = *ready.begin();
            ready.erase(ready.begin());
            order.push_back(node);
            for (const int reader : readers[node]) {
                if (--missing[static_cast<std::size_t>(reader)] == 0)
                    ready.insert(reader);
            }
        }
        const auto left = std::ranges::find_if(missing, [](int count) { return count > 0; });
        if (left != missing.end())
            failCircle(static_cast<int>(left - missing.begin()), missing);
        return order;
    }

    /// `node` depends on a circle: goes from it to what it waits for until it comes back.
    [[noreturn]] void failCircle(int node, const std::vector<int>& missing) const
    {
        const auto waitsFor = [&](int reader) {
            const auto& inputs = m_graph.node(reader).input();
            return *std::ranges::find_if(inputs, [&](const std::string& input) {
                const auto maker = m_makers.find(input);
                return maker != m_makers.end() && missing[static_cast<std::size_t>(maker->second)] > 0;
            });
        };
        std::set<int> seen;
        while (seen.insert(node).second)
            node = m_makers.at(waitsFor(node));
        OnnxMistake mistake{Code::Circle, {}, {}, boundedText(waitsFor(node)), {}};
        nameNode(mistake, m_graph.node(node));
        throw OnnxFault{std::move(mistake)};
    }

    static void nameNode(OnnxMistake& mistake, const onnx::NodeProto& node)
    {
        const std::string& first = node.output_size() > 0 ? node.output(0) : node.name();
        mistake.node = boundedText(node.name().empty() ? first : node.name());
        mistake.op = boundedText(node.op_type());
    }

    void readNode(int index)
    {
        const onnx::NodeProto& node = m_graph.node(index);
        const std::string& first = node.output_size() > 0 ? node.output(0) : node.name();
        try {
            for (const onnx::AttributeProto& attribute : node.attribute()) {
                if (attribute.has_g() || attribute.graphs_size() > 0)
                    failOnnx(Code::Subgraph);
            }
            const ReadNode reader = isOwn(node.domain()) ? readerOf(node.op_type()) : nullptr;
            if (reader == nullptr)
                failOnnx(Code::UnknownOperator, boundedText(node.domain()));
            for (const std::string& input : node.input())
                provide(input);
            const std::string words = boundedText(node.doc_string(), kLongestWords);
            m_maker.describe(valueName(first), words.empty() ? node.op_type() : words);
            NodeContext context(node, m_operators, m_maker, m_tensors, m_readers, m_batch);
            reader(context);
            for (const std::string& input : node.input())
                dropUnread(input);
        } catch (OnnxFault& fault) {
            nameNode(fault.mistake, node);
            throw;
        }
    }

    /// Releases a constant after its last reader.
    void dropUnread(const std::string& name)
    {
        const auto unread = m_unread.find(name);
        if (unread == m_unread.end() || --unread->second > 0)
            return;
        if (const auto tensor = m_tensors.find(name); tensor != m_tensors.end() && tensor->second.constant)
            m_tensors.erase(tensor);
    }

    /// That what a node reads is there.
    void provide(const std::string& name)
    {
        if (name.empty() || m_tensors.find(name) != m_tensors.end())
            return;
        if (const auto constant = m_constants.find(name); constant != m_constants.end()) {
            m_tensors[name] = m_maker.tensor(constantOf(*constant->second, m_limits.constants));
            return;
        }
        failOnnx(Code::MissingValue, boundedText(name)); // or an output that its operator doesn't have here
    }

    void readOutputs(OnnxGraph& made)
    {
        bool hasLayer = false;
        for (const onnx::ValueInfoProto& output : m_graph.output()) {
            OnnxPort port;
            port.name = boundedText(output.name());
            const auto found = m_tensors.find(output.name());
            if (found == m_tensors.end())
                failOnnx(
                    m_constants.find(output.name()) != m_constants.end() ? Code::ConstantOutput : Code::MissingValue,
                    port.name);
            const GraphTensor tensor = finishedPart(m_maker, found->second);
            if (tensor.constant)
                failOnnx(Code::ConstantOutput, port.name);
            if (tensor.isPlaces)
                failOnnx(Code::Places, port.name);
            if (tensor.leading > (m_limits.hasBatch ? 0U : 1U))
                failOnnx(Code::Batch, port.name);
            port.shape = tensor.dims;
            port.value = m_maker.view(tensor);
            if (output.type().has_tensor_type() && output.type().tensor_type().has_shape()) {
                const OnnxPort said = tensor.leading == 0 ? portOf(output) : withoutBatch(portOf(output));
                bool isSame = said.shape.size() == port.shape.size();
                for (std::size_t i = 0; isSame && i < port.shape.size(); ++i)
                    isSame = said.shape[i] == 0 || said.shape[i] == port.shape[i];
                if (!isSame)
                    failOnnx(Code::WrongShape, port.name, port.shape);
            }
            hasLayer = hasLayer || m_maker.makerOf(port.value) != nullptr;
            made.outputs.push_back(std::move(port));
        }
        if (!hasLayer) { // a network has one
            m_maker.describe("output", "Identity");
            made.outputs.front().value = m_maker.affine(made.outputs.front().value, 1, 0);
        }
    }

    const onnx::ModelProto& m_model;
    const onnx::GraphProto& m_graph;
    const OnnxLimits& m_limits;
    TensorMaker m_maker;
    nlohmann::json m_ranges;
    std::int64_t m_operators = 0;
    std::int64_t m_batch = 0;
    std::optional<OnnxPort> m_first; ///< input
    std::set<std::string> m_names;
    std::map<std::string, const TensorProto*> m_constants;
    std::map<std::string, int> m_makers; ///< nodes
    std::map<std::string, int, std::less<>> m_readers;
    std::map<std::string, int> m_unread; ///< as many of them as are still to come
    std::vector<bool> m_isNeeded;
    GraphTensors m_tensors;
};

/// Returns the kind of a file that is not ONNX.
Code kindOf(std::string_view bytes)
{
    if (isLfsPointer(bytes))
        return Code::LfsPointer;
    constexpr std::size_t kLookedAt = 4096;
    const std::string_view begin = bytes.substr(0, kLookedAt);
    const bool isText
        = std::ranges::none_of(begin, [](char c) { return c >= 0 && c < ' ' && c != '\n' && c != '\r' && c != '\t'; });
    const bool namesParts = begin.find("ir_version") != std::string_view::npos
        || begin.find("irVersion") != std::string_view::npos || begin.find("op_type") != std::string_view::npos;
    return isText && namesParts ? Code::AsText : Code::NotOnnx;
}

} // namespace

bool lacksBatch(const OnnxPort& input)
{
    constexpr std::int64_t kMostPlanes = 11; // nine digits, and two that say something else
    if (input.batch <= 1)
        return false;
    std::int64_t others = 1;
    for (const std::int64_t extent : input.shape)
        others *= std::clamp<std::int64_t>(extent, 1, kMostPlanes * kCells);
    const bool isBoard = others <= kMostPlanes * kCells && input.batch * others % kCells == 0
        && input.batch * others <= kMostPlanes * kCells;
    return isBoard && (others % kCells != 0 || input.batch >= kSide);
}

std::variant<OnnxGraph, OnnxMistake> readOnnx(std::string_view bytes, const OnnxLimits& limits)
{
    OnnxMistake mistake;
    if (bytes.size() > std::min<std::size_t>(limits.bytes, INT32_MAX)) {
        mistake.code = Code::TooManyBytes;
        mistake.numbers = {static_cast<std::int64_t>(limits.bytes)};
        return mistake;
    }
    const WireCheck wire = checkWire(bytes, limits.parts);
    if (wire == WireCheck::TooManyParts) {
        mistake.code = Code::TooManyParts;
        mistake.numbers = {limits.parts};
        return mistake;
    }
    onnx::ModelProto model;
    if (wire == WireCheck::Broken || !model.ParsePartialFromArray(bytes.data(), static_cast<int>(bytes.size()))
        || !model.has_graph()) {
        mistake.code = kindOf(bytes);
        return mistake;
    }
    // A graph can double a constant with every node: the file's size bounds all of them.
    constexpr std::int64_t kFewNumbers = std::int64_t{1} << 22U;
    OnnxLimits scaled = limits;
    scaled.constants = std::min(limits.constants, std::max(kFewNumbers, 4 * static_cast<std::int64_t>(bytes.size())));
    GraphReader reader(model, scaled);
    try {
        return reader.read();
    } catch (const OnnxFault& fault) {
        return reader.explained(fault.mistake);
    }
}

} // namespace convoku
