// SPDX-License-Identifier: MIT
#pragma once

#include "solver/onnx/mistakes.h"
#include "solver/onnx/tensor_maker.h"

#include <onnx/onnx_pb.h>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace convoku {

/// The tensors made by the nodes read so far, by name.
using GraphTensors = std::map<std::string, GraphTensor, std::less<>>;

/// A node that is read: its inputs, its attributes, and where its outputs go.
class NodeContext
{
public:
    NodeContext(const onnx::NodeProto& node, std::int64_t operators, TensorMaker& maker, GraphTensors& tensors,
        const std::map<std::string, int, std::less<>>& readers, std::int64_t batch);

    TensorMaker& maker() const { return m_maker; }
    std::int64_t operators() const { return m_operators; } ///< their version
    std::int64_t batch() const { return m_batch; } ///< how many puzzles the file is made for; 0: any number
    const std::string& op() const { return m_node.op_type(); }

    int inputs() const { return m_node.input_size(); }
    int outputs() const { return m_node.output_size(); }
    bool has(int input) const { return input < m_node.input_size() && !m_node.input(input).empty(); }
    bool wants(int output) const; ///< somebody reads it
    /// An input, whatever it is.
    const GraphTensor& any(int input) const;
    bool isConstant(int input) const { return any(input).constant != nullptr; }
    /// An input that must be one of the network's values.
    const GraphTensor& value(int input) const;
    /// An input that is a constant or one of the network's values.
    const GraphTensor& numbers(int input) const;
    /// An input that must be a constant. Numbers without end are only taken where they are limits.
    const Constant& constant(int input) const;
    const Constant& finiteConstant(int input) const;
    /// … of whole numbers in a single dimension (or none), each within ±2^20; kBatch for the number of puzzles; numbers
    /// that are further away end there.
    std::vector<std::int64_t> whole(int input) const;
    double scalar(int input) const;
    /// Returns true if no other node reads the input.
    bool isOnlyReader(int input) const;

    bool hasAttribute(const char* name) const { return find(name) != nullptr; }
    std::int64_t number(const char* name, std::int64_t otherwise) const; ///< within ±2^20, as the next ones
    std::optional<std::vector<std::int64_t>> numbers(const char* name) const;
    double real(const char* name, double otherwise) const;
    std::string text(const char* name, const char* otherwise) const;
    const onnx::AttributeProto* find(const char* name) const;

    /// The place in the tensor's `dims` of an axis that the node names; Batch for that of the puzzles. `more`: how many
    /// dimensions the node adds.
    std::size_t axisOf(const GraphTensor& tensor, std::int64_t axis, std::size_t more = 0) const;
    /// The same for a constant.
    std::size_t axisOf(const Constant& constant, std::int64_t axis, std::size_t more = 0) const;

    void set(int output, GraphTensor made);
    void set(ValueId made, Dims dims, std::size_t leading = 0)
    {
        set(0, TensorMaker::tensor(made, std::move(dims), leading));
    }
    void set(Constant made);

    static constexpr std::int64_t kBatch = INT64_MIN; ///< in whole numbers that the graph works out
    static constexpr std::int64_t kMost = 1 << 20;

private:
    const onnx::NodeProto& m_node;
    std::int64_t m_operators;
    TensorMaker& m_maker;
    GraphTensors& m_tensors;
    const std::map<std::string, int, std::less<>>& m_readers;
    std::int64_t m_batch;
};

using ReadNode = void (*)(NodeContext&);
/// Returns the reader of one of ONNX' own operators; null if Convoku has no layers for it.
ReadNode readerOf(std::string_view op);

// read_linear.cpp
void readConv(NodeContext& node);
void readConvTranspose(NodeContext& node);
void readGemm(NodeContext& node);
void readMatMul(NodeContext& node);
void readBatchNormalization(NodeContext& node);
// read_elements.cpp: one number of each
void readBinary(NodeContext& node); ///< Add, Sub, Mul, Div, Min, Max, Sum
GraphTensor elementWise(const NodeContext& node, const std::string& op, const GraphTensor& a, const GraphTensor& b);
void readComparison(NodeContext& node); ///< GreaterOrEqual, Greater, LessOrEqual, Less
void readLogic(NodeContext& node); ///< And, Or, Xor, Equal
void readPRelu(NodeContext& node);
void readClip(NodeContext& node);
void readSoftmax(NodeContext& node);
void readCast(NodeContext& node);
void readQuantizeLinear(NodeContext& node);
void readDequantizeLinear(NodeContext& node);
// read_curves.cpp
void readUnary(NodeContext& node); ///< Relu, Sigmoid, Tanh, Exp, Elu …
// read_norms.cpp
void readLayerNormalization(NodeContext& node); ///< and RMSNormalization
void readGroupNormalization(NodeContext& node); ///< and InstanceNormalization
void readLogSoftmax(NodeContext& node);
// read_choices.cpp
void readWhere(NodeContext& node);
void readArgMax(NodeContext& node); ///< and ArgMin
void readOneHot(NodeContext& node);
void readEmbedding(NodeContext& node); ///< Gather with a constant table
void readExpand(NodeContext& node);
void readTile(NodeContext& node);
void readTrilu(NodeContext& node);
// read_einsum.cpp
void readEinsum(NodeContext& node);
// read_parts.cpp
/// Add, Mul or Div of what may be a part of a layer and something else; none where both stand for themselves.
std::optional<GraphTensor> withPart(const NodeContext& node, const GraphTensor& a, const GraphTensor& b);
/// A tensor that stands for itself.
GraphTensor finishedPart(TensorMaker& maker, GraphTensor tensor);
void readSqrt(NodeContext& node);
void readErf(NodeContext& node);
void readPow(NodeContext& node);
// read_windows.cpp
void readMaxPool(NodeContext& node);
void readMaxUnpool(NodeContext& node);
void readAveragePool(NodeContext& node);
void readGlobalPool(NodeContext& node);
void readReduce(NodeContext& node);
void readResize(NodeContext& node);
void readPad(NodeContext& node);
// read_shapes.cpp
void readSame(NodeContext& node); ///< Identity, Dropout
void readConstant(NodeContext& node);
void readShape(NodeContext& node);
void readReshape(NodeContext& node);
void readFlatten(NodeContext& node);
void readSqueeze(NodeContext& node);
void readUnsqueeze(NodeContext& node);
void readTranspose(NodeContext& node);
// read_places.cpp
void readConcat(NodeContext& node);
void readSlice(NodeContext& node);
void readSplit(NodeContext& node);
void readGather(NodeContext& node);
void readBlocks(NodeContext& node); ///< SpaceToDepth, DepthToSpace

/// The lines of windows of a node that has kernel_shape, strides, pads and auto_pad.
struct WindowPlan
{
    WindowLine rows;
    WindowLine columns;
    bool isImage = true; ///< else there are no rows: [C, L]

    bool isPadded() const { return rows.edge() > 0 || columns.edge() > 0; }
    /// Returns the dimensions of the output.
    Dims dims(std::int64_t channels) const;
};
/// `dims`: of an image or of a line. `kernel`: a number for each of its dimensions behind the channels.
WindowPlan windowPlan(const NodeContext& node, const Dims& dims, const Dims& kernel);
/// A line as an image of one row.
GraphTensor asImage(const GraphTensor& x);

} // namespace convoku
