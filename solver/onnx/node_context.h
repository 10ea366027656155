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

/// Gives the reader of a node access to its inputs and attributes, and stores its outputs.
class NodeContext
{
public:
    NodeContext(const onnx::NodeProto& node, std::int64_t operators, TensorMaker& maker, GraphTensors& tensors,
        const std::map<std::string, int, std::less<>>& readers, std::int64_t batch);

    TensorMaker& maker() const { return m_maker; }
    std::int64_t operators() const { return m_operators; } ///< version of ONNX' operators
    std::int64_t batch() const { return m_batch; } ///< number of puzzles that the file is made for; 0: any number
    const std::string& op() const { return m_node.op_type(); }

    int inputs() const { return m_node.input_size(); }
    int outputs() const { return m_node.output_size(); }
    bool has(int input) const { return input < m_node.input_size() && !m_node.input(input).empty(); }
    /// Returns true if the output is read: by a node, or as an output of the graph.
    bool wants(int output) const;
    /// Returns an input of any kind.
    const GraphTensor& any(int input) const;
    bool isConstant(int input) const { return any(input).constant != nullptr; }
    /// Returns an input that must be a value of the network.
    const GraphTensor& value(int input) const;
    /// Returns an input that must be a constant or a value of the network.
    const GraphTensor& numbers(int input) const;
    /// Returns an input that must be a constant. Infinite numbers are allowed, for limits; see finiteConstant().
    const Constant& constant(int input) const;
    const Constant& finiteConstant(int input) const;
    /// Returns an input that must be a constant of whole numbers with at most one dimension. Numbers are clamped to
    /// ±2^20; kBatch stands for the number of puzzles.
    std::vector<std::int64_t> whole(int input) const;
    double scalar(int input) const;
    /// Returns true if no other node reads the input.
    bool isOnlyReader(int input) const;

    bool hasAttribute(const char* name) const { return find(name) != nullptr; }
    /// Returns an integer attribute; `otherwise` if it is missing. Throws OnnxFault for a number beyond ±2^20.
    std::int64_t number(const char* name, std::int64_t otherwise) const;
    /// Returns an attribute that is a list of integers, each clamped to ±2^20; none if it is missing.
    std::optional<std::vector<std::int64_t>> numbers(const char* name) const;
    double real(const char* name, double otherwise) const;
    std::string text(const char* name, const char* otherwise) const;
    const onnx::AttributeProto* find(const char* name) const;

    /// Returns the index in the tensor's `dims` of an axis that the node names. Throws OnnxFault (Batch) for the axis
    /// of the puzzles. `more`: number of dimensions that the node adds.
    std::size_t axisOf(const GraphTensor& tensor, std::int64_t axis, std::size_t more = 0) const;
    /// Like the above, for a constant.
    std::size_t axisOf(const Constant& constant, std::int64_t axis, std::size_t more = 0) const;

    void set(int output, GraphTensor made);
    void set(ValueId made, Dims dims, std::size_t leading = 0)
    {
        set(0, TensorMaker::tensor(made, std::move(dims), leading));
    }
    void set(Constant made);

    static constexpr std::int64_t kBatch = INT64_MIN; ///< the number of puzzles, in whole numbers computed by the graph
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
// read_elements.cpp: element by element
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
/// Applies Add, Mul or Div if an operand is, or becomes, an unfinished part of a layer; otherwise returns none.
std::optional<GraphTensor> withPart(const NodeContext& node, const GraphTensor& a, const GraphTensor& b);
/// Returns the tensor with the layers of an unfinished part added; a finished tensor is returned unchanged.
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

/// Describes the windows of a node that has kernel_shape, strides, pads and auto_pad.
struct WindowPlan
{
    WindowLine rows;
    WindowLine columns;
    bool isImage = true; ///< false: there are no rows, the shape is [C, L]

    bool isPadded() const { return rows.edge() > 0 || columns.edge() > 0; }
    /// Returns the dimensions of the output.
    Dims dims(std::int64_t channels) const;
};
/// Returns the windows over a tensor. `dims`: of an image [C, R, K] or of a line [C, L]. `kernel`: a number for each
/// dimension after the channels.
WindowPlan windowPlan(const NodeContext& node, const Dims& dims, const Dims& kernel);
/// Returns a line as an image of one row.
GraphTensor asImage(const GraphTensor& x);

} // namespace convoku
