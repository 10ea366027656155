// SPDX-License-Identifier: MIT
#include "solver/onnx/node_context.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;

struct Operator
{
    std::string_view name;
    ReadNode read;
};
constexpr Operator kOperators[] = {
    {"Abs", readUnary},
    {"Add", readBinary},
    {"And", readLogic},
    {"ArgMax", readArgMax},
    {"ArgMin", readArgMax},
    {"AveragePool", readAveragePool},
    {"BatchNormalization", readBatchNormalization},
    {"Cast", readCast},
    {"Celu", readUnary},
    {"Clip", readClip},
    {"Concat", readConcat},
    {"Constant", readConstant},
    {"ConstantOfShape", readConstant},
    {"Conv", readConv},
    {"ConvTranspose", readConvTranspose},
    {"DepthToSpace", readBlocks},
    {"DequantizeLinear", readDequantizeLinear},
    {"Div", readBinary},
    {"Dropout", readSame},
    {"Einsum", readEinsum},
    {"Elu", readUnary},
    {"Equal", readLogic},
    {"Erf", readErf},
    {"Exp", readUnary},
    {"Expand", readExpand},
    {"Flatten", readFlatten},
    {"Gather", readGather},
    {"Gelu", readUnary},
    {"Gemm", readGemm},
    {"GlobalAveragePool", readGlobalPool},
    {"GlobalMaxPool", readGlobalPool},
    {"Greater", readComparison},
    {"GreaterOrEqual", readComparison},
    {"GroupNormalization", readGroupNormalization},
    {"HardSigmoid", readUnary},
    {"HardSwish", readUnary},
    {"Identity", readSame},
    {"InstanceNormalization", readGroupNormalization},
    {"LayerNormalization", readLayerNormalization},
    {"LeakyRelu", readUnary},
    {"Less", readComparison},
    {"LessOrEqual", readComparison},
    {"Log", readUnary},
    {"LogSoftmax", readLogSoftmax},
    {"MatMul", readMatMul},
    {"Max", readBinary},
    {"MaxPool", readMaxPool},
    {"MaxUnpool", readMaxUnpool},
    {"Min", readBinary},
    {"Mish", readUnary},
    {"Mul", readBinary},
    {"Neg", readUnary},
    {"Not", readUnary},
    {"OneHot", readOneHot},
    {"Or", readLogic},
    {"PRelu", readPRelu},
    {"Pad", readPad},
    {"Pow", readPow},
    {"QuantizeLinear", readQuantizeLinear},
    {"RMSNormalization", readLayerNormalization},
    {"Reciprocal", readUnary},
    {"ReduceL1", readReduce},
    {"ReduceL2", readReduce},
    {"ReduceLogSum", readReduce},
    {"ReduceLogSumExp", readReduce},
    {"ReduceMax", readReduce},
    {"ReduceMean", readReduce},
    {"ReduceMin", readReduce},
    {"ReduceSum", readReduce},
    {"ReduceSumSquare", readReduce},
    {"Relu", readUnary},
    {"Reshape", readReshape},
    {"Resize", readResize},
    {"Selu", readUnary},
    {"Shape", readShape},
    {"Sigmoid", readUnary},
    {"Sign", readUnary},
    {"Slice", readSlice},
    {"Softmax", readSoftmax},
    {"Softplus", readUnary},
    {"Softsign", readUnary},
    {"SpaceToDepth", readBlocks},
    {"Split", readSplit},
    {"Sqrt", readSqrt},
    {"Squeeze", readSqueeze},
    {"Sub", readBinary},
    {"Sum", readBinary},
    {"Swish", readUnary},
    {"Tanh", readUnary},
    {"ThresholdedRelu", readUnary},
    {"Tile", readTile},
    {"Transpose", readTranspose},
    {"Trilu", readTrilu},
    {"Unsqueeze", readUnsqueeze},
    {"Upsample", readResize},
    {"Where", readWhere},
    {"Xor", readLogic},
};

std::int64_t limited(double number)
{
    constexpr auto kMost = static_cast<double>(NodeContext::kMost);
    return std::isnan(number) ? NodeContext::kBatch : static_cast<std::int64_t>(std::clamp(number, -kMost, kMost));
}

/// From the node's way to count axes to ours.
std::int64_t axisFrom(std::int64_t axis, std::size_t rank)
{
    const auto count = static_cast<std::int64_t>(rank);
    const std::int64_t from = axis < 0 ? axis + count : axis;
    if (from < 0 || from >= count)
        failOnnx(Code::Attribute, "axis");
    return from;
}

} // namespace

ReadNode readerOf(std::string_view op)
{
    const auto found = std::ranges::find(kOperators, op, &Operator::name);
    return found == std::end(kOperators) ? nullptr : found->read;
}

NodeContext::NodeContext(const onnx::NodeProto& node, std::int64_t operators, TensorMaker& maker, GraphTensors& tensors,
    const std::map<std::string, int, std::less<>>& readers, std::int64_t batch)
    : m_node(node)
    , m_operators(operators)
    , m_maker(maker)
    , m_tensors(tensors)
    , m_readers(readers)
    , m_batch(batch)
{
}

bool NodeContext::wants(int output) const
{
    return output < m_node.output_size() && !m_node.output(output).empty()
        && m_readers.find(m_node.output(output)) != m_readers.end();
}

const GraphTensor& NodeContext::any(int input) const
{
    if (!has(input))
        failOnnx(Code::MissingInput, {}, {input});
    const auto found = m_tensors.find(m_node.input(input));
    if (found == m_tensors.end())
        failOnnx(Code::MissingValue, boundedText(m_node.input(input)));
    return found->second;
}

const GraphTensor& NodeContext::value(int input) const
{
    const GraphTensor& tensor = any(input);
    if (tensor.constant)
        failOnnx(Code::Constant, {}, {input});
    if (tensor.isPlaces)
        failOnnx(Code::Places);
    if (tensor.isUnfinished()) {
        GraphTensor& kept = m_tensors[m_node.input(input)];
        kept = finishedPart(m_maker, tensor);
    }
    return tensor;
}

const GraphTensor& NodeContext::numbers(int input) const
{
    return isConstant(input) ? any(input) : value(input);
}

const Constant& NodeContext::constant(int input) const
{
    const GraphTensor& tensor = any(input);
    if (!tensor.constant)
        failOnnx(Code::NotConstant, {}, {input});
    return *tensor.constant;
}

const Constant& NodeContext::finiteConstant(int input) const
{
    const Constant& made = constant(input);
    if (!std::ranges::all_of(made.numbers, [](double number) { return std::isfinite(number); }))
        failOnnx(Code::NotFinite, boundedText(m_node.input(input)));
    return made;
}

std::vector<std::int64_t> NodeContext::whole(int input) const
{
    const Constant& from = constant(input);
    if (from.isFloat)
        failOnnx(Code::DataType, boundedText(m_node.input(input)), {onnx::TensorProto::FLOAT});
    if (from.dims.size() > 1)
        failOnnx(Code::Rank, {}, from.dims);
    // Axes, places, extents: each node copies them.
    constexpr std::size_t kMostPlaces = 4096;
    if (from.numbers.size() > kMostPlaces)
        failOnnx(Code::TooManyElements, {}, {kMostPlaces});
    std::vector<std::int64_t> made;
    made.reserve(from.numbers.size());
    for (const double number : from.numbers)
        made.push_back(limited(number));
    return made;
}

double NodeContext::scalar(int input) const
{
    const Constant& from = constant(input);
    if (from.numbers.size() != 1 || std::isnan(from.numbers.front()))
        failOnnx(Code::Rank, {}, from.dims);
    return from.numbers.front();
}

bool NodeContext::isOnlyReader(int input) const
{
    const auto found = m_readers.find(m_node.input(input));
    return found != m_readers.end() && found->second == 1;
}

const onnx::AttributeProto* NodeContext::find(const char* name) const
{
    for (const onnx::AttributeProto& attribute : m_node.attribute()) {
        if (attribute.name() == name)
            return &attribute;
    }
    return nullptr;
}

std::int64_t NodeContext::number(const char* name, std::int64_t otherwise) const
{
    const onnx::AttributeProto* const found = find(name);
    if (found == nullptr)
        return otherwise;
    if (!found->has_i() || found->i() < -kMost || found->i() > kMost)
        failOnnx(Code::Attribute, name);
    return found->i();
}

std::optional<std::vector<std::int64_t>> NodeContext::numbers(const char* name) const
{
    const onnx::AttributeProto* const found = find(name);
    if (found == nullptr)
        return std::nullopt;
    std::vector<std::int64_t> made(found->ints().begin(), found->ints().end());
    for (std::int64_t& number : made)
        number = std::clamp(number, -kMost, kMost);
    return made;
}

double NodeContext::real(const char* name, double otherwise) const
{
    const onnx::AttributeProto* const found = find(name);
    if (found == nullptr)
        return otherwise;
    if (std::isnan(found->f()))
        failOnnx(Code::Attribute, name);
    return static_cast<double>(found->f());
}

std::string NodeContext::text(const char* name, const char* otherwise) const
{
    const onnx::AttributeProto* const found = find(name);
    return found == nullptr ? otherwise : found->s();
}

std::size_t NodeContext::axisOf(const GraphTensor& tensor, std::int64_t axis, std::size_t more) const
{
    const std::int64_t from = axisFrom(axis, 1 + tensor.dims.size() - tensor.leading + more);
    if (from == 0 && more == 0 && m_batch == 1 && tensor.leading == 1)
        return 0; // all of it is one puzzle's
    if (from == 0)
        failOnnx(Code::Batch);
    return tensor.leading + static_cast<std::size_t>(from) - 1;
}

std::size_t NodeContext::axisOf(const Constant& constant, std::int64_t axis, std::size_t more) const
{
    return static_cast<std::size_t>(axisFrom(axis, constant.dims.size() + more));
}

void NodeContext::set(int output, GraphTensor made)
{
    if (output >= m_node.output_size())
        failOnnx(Code::MissingOutput);
    if (m_node.output(output).empty())
        return;
    if (made.value != kNoValue)
        m_maker.name(made.value, m_node.output(output));
    m_tensors[m_node.output(output)] = std::move(made);
}

void NodeContext::set(Constant made)
{
    set(0, m_maker.tensor(std::move(made)));
}

} // namespace convoku
