// SPDX-License-Identifier: MIT
#include "solver/onnx/onnx_writer.h"

#include "solver/error.h"
#include "solver/onnx/checked_model.h"
#include "solver/onnx/eight_bits.h"
#include "solver/onnx/graph_maker.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numbers>
#include <optional>

namespace convoku {
namespace {

constexpr std::int64_t kOpset = 13; ///< what compilers for small chips know too
constexpr std::int64_t kIrVersion = 7;
constexpr const char* kAnyNumber = "N";

std::set<std::string> namesOf(const Network& network)
{
    std::set<std::string> names;
    for (const Value& value : network.values)
        names.insert(value.name);
    return names;
}

std::vector<std::int64_t> twice(Extent extent)
{
    return {extent.rows, extent.columns};
}

class Writer
{
public:
    Writer(const Network& network, const OnnxOptions& options, onnx::ModelProto& model)
        : m_network(network)
        , m_options(options)
        , m_model(model)
        , m_graph(*model.mutable_graph(), namesOf(network))
    {
        if (options.batch < 0)
            throw Error(network.id, "is to be run over " + std::to_string(options.batch) + " puzzles");
        if (options.eightBits)
            m_eightBits.emplace(network);
    }

    void write()
    {
        m_model.set_ir_version(kIrVersion);
        m_model.set_producer_name("convoku");
        m_model.set_producer_version(CONVOKU_VERSION);
        m_model.set_doc_string(m_options.sentence);
        onnx::OperatorSetIdProto& operators = *m_model.add_opset_import();
        operators.set_domain("");
        operators.set_version(kOpset);
        m_model.mutable_graph()->set_name(m_network.id);
        findReaders();
        for (const ValueId input : m_network.inputs)
            writeInput(input);
        for (const Layer& layer : m_network.layers)
            writeLayer(layer);
        writeOutputs();
        for (const auto& [name, fact] : m_options.facts)
            addFact(name, fact);
        addFact("ranges", m_ranges.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
    }

private:
    const Value& valueOf(ValueId value) const { return m_network.value(value); }
    static std::size_t at(ValueId value) { return static_cast<std::size_t>(value); }

    void addFact(const std::string& name, const std::string& fact)
    {
        onnx::StringStringEntryProto& entry = *m_model.add_metadata_props();
        entry.set_key(name);
        entry.set_value(fact);
    }

    void addRange(const std::string& tensor, const Value& value)
    {
        m_ranges[tensor]
            = {{"low", value.range.low}, {"high", value.range.high}, {"whole", value.numbers == NumberKind::Whole}};
    }

    void describe(onnx::ValueInfoProto& info, const std::string& tensor, const Value& value,
        onnx::TensorProto::DataType type = onnx::TensorProto::FLOAT) const
    {
        info.set_name(tensor);
        onnx::TypeProto::Tensor& is = *info.mutable_type()->mutable_tensor_type();
        is.set_elem_type(type);
        onnx::TensorShapeProto& shape = *is.mutable_shape();
        if (m_options.batch == 0)
            shape.add_dim()->set_dim_param(kAnyNumber);
        else
            shape.add_dim()->set_dim_value(m_options.batch);
        for (const int extent : {value.shape.channels, value.shape.rows, value.shape.columns})
            shape.add_dim()->set_dim_value(extent);
    }

    /// Finds which values are read, and the edges of Pad layers that are written as padding of the convolutions that
    /// read them.
    void findReaders()
    {
        m_tensors.resize(m_network.values.size());
        m_poolOf.resize(m_network.values.size(), nullptr);
        std::vector<bool> isFolded(m_network.values.size(), !m_options.everyValue);
        const auto isHandedOn = [&](ValueId value) { isFolded[at(value)] = false; };
        std::ranges::for_each(m_network.outputs, isHandedOn);
        std::vector<bool> isRead(m_network.values.size(), false);
        for (const Layer& layer : m_network.layers) {
            for (const ValueId input : layer.inputs) {
                isRead[at(input)] = true;
                if (layer.kind != LayerKind::Convolution)
                    isHandedOn(input);
            }
        }
        m_edges.resize(m_network.values.size());
        for (const Layer& layer : m_network.layers) {
            const ValueId made = layer.outputs.front();
            if (layer.kind == LayerKind::Pad && isRead[at(made)] && isFolded[at(made)])
                m_edges[at(made)] = layer.edge;
        }
    }

    void writeInput(ValueId input)
    {
        const Value& value = valueOf(input);
        describe(*m_model.mutable_graph()->add_input(), value.name, value);
        addRange(value.name, value);
        m_tensors[at(input)] = value.name;
        if (m_eightBits) {
            m_tensors[at(input)] = m_graph.fresh(value.name + ".read");
            EightBits::store(m_graph, value.name, m_tensors[at(input)], {});
        }
    }

    void writeLayer(const Layer& layer)
    {
        const ValueId made = layer.outputs.front();
        const Value& value = valueOf(made);
        if (m_edges[at(made)]) {
            m_tensors[at(made)] = m_tensors[at(layer.inputs.front())];
            return;
        }
        m_tensors[at(made)] = value.name;
        if (m_eightBits && m_eightBits->isStored(made)) {
            const std::string exact = m_graph.fresh(value.name + ".exact");
            writeNodes(layer, value, exact);
            EightBits::store(m_graph, exact, value.name, {});
        } else {
            writeNodes(layer, value, value.name);
        }
        m_made.push_back(made);
    }

    /// Returns the names of the layer's input tensors.
    std::vector<std::string> inputsOf(const Layer& layer) const
    {
        std::vector<std::string> names;
        for (const ValueId input : layer.inputs)
            names.push_back(m_tensors[at(input)]);
        return names;
    }

    /// A node with the layer's inputs.
    onnx::NodeProto& plain(const std::string& op, const Layer& layer, const std::string& out)
    {
        return m_graph.node(op, inputsOf(layer), {out}, layer.words);
    }

    std::string scalar(const std::string& name, double number)
    {
        const auto single = static_cast<float>(number);
        return m_graph.floats(name, {}, {&single, 1});
    }

    void writeNodes(const Layer& layer, const Value& value, const std::string& out)
    {
        for (const ValueId input : layer.inputs) {
            if (m_poolOf[at(input)] != nullptr && layer.kind != LayerKind::MaxUnpool)
                throw Error(valueOf(input).name, "holds places that " + value.name + " reads, and ONNX has others");
        }
        switch (layer.kind) {
        case LayerKind::Convolution:
            return writeConvolution(layer, value, out);
        case LayerKind::MaxPool:
        case LayerKind::MaxPoolWithIndices:
            return writeMaxPool(layer, out);
        case LayerKind::MaxUnpool:
            return writeMaxUnpool(layer, value, out);
        case LayerKind::Upsample:
            return writeUpsample(layer, value, out);
        case LayerKind::Affine:
            return writeAffine(layer, value, out);
        case LayerKind::Relu:
            plain("Relu", layer, out);
            return;
        case LayerKind::Clamp:
            m_graph.node("Clip",
                {inputsOf(layer).front(), scalar(value.name + ".low", layer.limits.low),
                    scalar(value.name + ".high", layer.limits.high)},
                {out}, layer.words);
            return;
        case LayerKind::Minimum:
            plain("Min", layer, out);
            return;
        case LayerKind::Maximum:
            plain("Max", layer, out);
            return;
        case LayerKind::Add:
            plain("Add", layer, out);
            return;
        case LayerKind::Subtract:
            plain("Sub", layer, out);
            return;
        case LayerKind::Multiply:
            plain("Mul", layer, out);
            return;
        case LayerKind::Select:
            return writeSelect(layer, value, out);
        case LayerKind::Reshape:
            return writeReshape(layer, value, out);
        case LayerKind::Permute: {
            std::vector<std::int64_t> order{0};
            for (const Dimension dimension : layer.order)
                order.push_back(1 + static_cast<std::int64_t>(dimension));
            setInts(plain("Transpose", layer, out), "perm", order);
            return;
        }
        case LayerKind::Pad: {
            const std::vector<std::int64_t> pads{
                0, 0, layer.edge.rows, layer.edge.columns, 0, 0, layer.edge.rows, layer.edge.columns};
            m_graph.node("Pad",
                {inputsOf(layer).front(), m_graph.int64s(value.name + ".edges", pads), scalar("zero", 0)}, {out},
                layer.words);
            return;
        }
        case LayerKind::AveragePool:
            return setWindow(plain("AveragePool", layer, out), layer.kernel, layer.stride);
        case LayerKind::Sigmoid:
            plain("Sigmoid", layer, out);
            return;
        case LayerKind::Tanh:
            plain("Tanh", layer, out);
            return;
        case LayerKind::Concatenate:
            setInt(plain("Concat", layer, out), "axis", 1);
            return;
        case LayerKind::MatrixProduct:
            plain("MatMul", layer, out);
            return;
        case LayerKind::RmsNormalise:
            return writeNormalise(layer, value, out);
        case LayerKind::Gelu:
            return writeGelu(layer, value, out);
        case LayerKind::Exp:
            plain("Exp", layer, out);
            return;
        case LayerKind::Log:
            plain("Log", layer, out);
            return;
        case LayerKind::Power:
            m_graph.node(
                "Pow", {inputsOf(layer).front(), scalar(value.name + ".exponent", layer.factor)}, {out}, layer.words);
            return;
        case LayerKind::Erf:
            plain("Erf", layer, out);
            return;
        case LayerKind::AtLeast: {
            const std::string answers = m_graph.fresh(value.name + ".answers"); // yes or no
            m_graph.node("GreaterOrEqual",
                {inputsOf(layer).front(), scalar(value.name + ".threshold", static_cast<double>(layer.threshold))},
                {answers}, layer.words);
            setInt(m_graph.node("Cast", {answers}, {out}, layer.words), "to", onnx::TensorProto::FLOAT);
            return;
        }
        case LayerKind::Softmax:
            setInt(plain("Softmax", layer, out), "axis", 1 + static_cast<std::int64_t>(layer.along));
            return;
        }
        throw Error(value.name, std::string("is a ") + toString(layer.kind) + ", which ONNX files can't hold");
    }

    static void setWindow(onnx::NodeProto& node, Extent kernel, Extent stride)
    {
        setInts(node, "kernel_shape", twice(kernel));
        setInts(node, "strides", twice(stride));
    }

    void writeConvolution(const Layer& layer, const Value& value, const std::string& out)
    {
        const ValueId from = layer.inputs.front();
        const Shape in = valueOf(from).shape;
        const auto outChannels = static_cast<std::int64_t>(layer.bias.size());
        const std::vector<std::int64_t> dims{
            outChannels, in.channels / layer.groups, layer.kernel.rows, layer.kernel.columns};
        std::vector<std::string> inputs{m_tensors[at(from)]};
        std::string bias;
        if (m_eightBits) {
            inputs.push_back(EightBits::weights(m_graph, value.name, dims, layer.weights));
            bias = EightBits::bias(m_graph, value.name, layer.bias);
        } else {
            inputs.push_back(m_graph.floats(value.name + ".weights", dims, layer.weights));
            if (!std::ranges::all_of(layer.bias, [](float number) { return number == 0; }))
                bias = m_graph.floats(value.name + ".bias", {outChannels}, layer.bias);
        }
        if (!bias.empty())
            inputs.push_back(bias);
        onnx::NodeProto& node = m_graph.node("Conv", inputs, {out}, layer.words);
        setInt(node, "group", layer.groups);
        setWindow(node, layer.kernel, layer.stride);
        if (const auto& edge = m_edges[at(from)])
            setInts(node, "pads", {edge->rows, edge->columns, edge->rows, edge->columns});
    }

    void writeMaxPool(const Layer& layer, const std::string& out)
    {
        std::vector<std::string> outputs{out};
        if (layer.kind == LayerKind::MaxPoolWithIndices) {
            const ValueId indices = layer.outputs.at(1);
            m_poolOf[at(indices)] = &layer;
            m_tensors[at(indices)] = valueOf(indices).name;
            outputs.push_back(valueOf(indices).name);
            describe(
                *m_model.mutable_graph()->add_value_info(), outputs.back(), valueOf(indices), onnx::TensorProto::INT64);
        }
        setWindow(m_graph.node("MaxPool", inputsOf(layer), outputs, layer.words), layer.kernel, layer.stride);
    }

    void writeMaxUnpool(const Layer& layer, const Value& value, const std::string& out)
    {
        // ONNX' places are those in the whole batch of what was pooled: they fit a tensor of its size only.
        const Layer* const pool = m_poolOf[at(layer.inputs.at(1))];
        if (pool == nullptr || valueOf(pool->inputs.front()).shape != value.shape)
            throw Error(value.name, "puts numbers back where no pool of its size has taken them");
        setWindow(plain("MaxUnpool", layer, out), pool->kernel, pool->stride);
    }

    void writeUpsample(const Layer& layer, const Value& value, const std::string& out)
    {
        const std::string& in = m_tensors[at(layer.inputs.front())];
        if (!m_options.upsampleAsConvTranspose) {
            const std::vector<float> scales{
                1.F, 1.F, static_cast<float>(layer.scale.rows), static_cast<float>(layer.scale.columns)};
            const std::string by = m_graph.floats(value.name + ".scales", {4}, scales);
            onnx::NodeProto& node = m_graph.node("Resize", {in, "", by}, {out}, layer.words);
            setText(node, "mode", "nearest");
            // The one spelling that compilers for small chips take; with whole scales all of them mean the same.
            setText(node, "coordinate_transformation_mode", "half_pixel");
            setText(node, "nearest_mode", "round_prefer_ceil");
            return;
        }
        const std::vector<std::int64_t> dims{value.shape.channels, 1, layer.scale.rows, layer.scale.columns};
        const int count = value.shape.channels * layer.scale.rows * layer.scale.columns;
        const std::vector<float> ones(static_cast<std::size_t>(count), 1.F);
        const std::string weights = m_eightBits ? EightBits::weights(m_graph, value.name, dims, ones)
                                                : m_graph.floats(value.name + ".weights", dims, ones);
        onnx::NodeProto& node = m_graph.node("ConvTranspose", {in, weights}, {out}, layer.words);
        setInt(node, "group", value.shape.channels);
        setWindow(node, layer.scale, layer.scale);
    }

    void writeAffine(const Layer& layer, const Value& value, const std::string& out)
    {
        std::string from = m_tensors[at(layer.inputs.front())];
        if (layer.factor != 1) {
            const std::string scaled = layer.offset != 0 ? m_graph.fresh(value.name + ".scaled") : out;
            m_graph.node("Mul", {from, scalar(value.name + ".factor", layer.factor)}, {scaled}, layer.words);
            from = scaled;
        }
        if (layer.offset != 0)
            m_graph.node("Add", {from, scalar(value.name + ".offset", layer.offset)}, {out}, layer.words);
        else if (layer.factor == 1)
            m_graph.node("Identity", {from}, {out}, layer.words);
    }

    void writeSelect(const Layer& layer, const Value& value, const std::string& out)
    {
        const std::vector<std::string> in = inputsOf(layer); // a, b, s
        const std::string difference = m_graph.fresh(value.name + ".difference");
        const std::string chosen = m_graph.fresh(value.name + ".chosen");
        m_graph.node("Sub", {in.at(1), in.at(0)}, {difference}, layer.words);
        m_graph.node("Mul", {in.at(2), difference}, {chosen}, layer.words);
        m_graph.node("Add", {in.at(0), chosen}, {out}, layer.words);
    }

    void writeNormalise(const Layer& layer, const Value& value, const std::string& out)
    {
        const std::string in = inputsOf(layer).front();
        const auto named = [&](const char* what) { return m_graph.fresh(value.name + what); };
        const std::string squares = named(".squares");
        const std::string mean = named(".mean");
        const std::string more = named(".more");
        const std::string root = named(".root");
        m_graph.node("Mul", {in, in}, {squares}, layer.words);
        onnx::NodeProto& reduce = m_graph.node("ReduceMean", {squares}, {mean}, layer.words);
        setInts(reduce, "axes", {1 + static_cast<std::int64_t>(layer.along)});
        setInt(reduce, "keepdims", 1);
        const std::string epsilon = scalar(value.name + ".epsilon", static_cast<double>(layer.epsilon));
        m_graph.node("Add", {mean, epsilon}, {more}, layer.words);
        m_graph.node("Sqrt", {more}, {root}, layer.words);
        m_graph.node("Div", {in, root}, {out}, layer.words);
    }

    /// x · (1 + erf(x / √2)) / 2: the operator Gelu is younger.
    void writeGelu(const Layer& layer, const Value& value, const std::string& out)
    {
        const std::string in = inputsOf(layer).front();
        const auto named = [&](const char* what) { return m_graph.fresh(value.name + what); };
        const std::string part = named(".part");
        const std::string error = named(".erf");
        const std::string above = named(".above");
        const std::string twice = named(".twice");
        m_graph.node("Mul", {in, scalar(value.name + ".root_of_half", std::numbers::sqrt2 / 2)}, {part}, layer.words);
        m_graph.node("Erf", {part}, {error}, layer.words);
        m_graph.node("Add", {error, scalar("one", 1)}, {above}, layer.words);
        m_graph.node("Mul", {in, above}, {twice}, layer.words);
        m_graph.node("Mul", {twice, scalar("half", 0.5)}, {out}, layer.words);
    }

    void writeReshape(const Layer& layer, const Value& value, const std::string& out)
    {
        constexpr std::int64_t kAsBefore = 0; // ONNX: that dimension of the input
        const std::vector<std::int64_t> shape{m_options.batch == 0 ? kAsBefore : std::int64_t{m_options.batch},
            value.shape.channels, value.shape.rows, value.shape.columns};
        m_graph.node("Reshape", {m_tensors[at(layer.inputs.front())], m_graph.int64s(value.name + ".shape", shape)},
            {out}, layer.words);
    }

    void writeOutputs()
    {
        std::set<std::string> known; // what has its shape
        for (const ValueId input : m_network.inputs)
            known.insert(valueOf(input).name);
        const auto describeOutput = [&](const std::string& tensor, ValueId value) {
            describe(*m_model.mutable_graph()->add_output(), tensor, valueOf(value));
            addRange(tensor, valueOf(value));
            known.insert(tensor);
        };
        for (const ValueId output : m_network.outputs) {
            if (m_poolOf[at(output)] != nullptr)
                throw Error(valueOf(output).name, "holds places in a plane, and ONNX has others");
            std::string tensor = valueOf(output).name;
            if (known.count(tensor) != 0) {
                tensor = m_graph.fresh(tensor + "_out");
                m_graph.node("Identity", {m_tensors[at(output)]}, {tensor}, {});
            }
            describeOutput(tensor, output);
        }
        for (const ValueId made : m_made) {
            const std::string& tensor = valueOf(made).name;
            if (known.count(tensor) != 0)
                continue;
            if (m_options.everyValue)
                describeOutput(tensor, made);
            else
                describe(*m_model.mutable_graph()->add_value_info(), tensor, valueOf(made));
        }
    }

    const Network& m_network;
    const OnnxOptions& m_options;
    onnx::ModelProto& m_model;
    GraphMaker m_graph;
    std::optional<EightBits> m_eightBits;
    nlohmann::ordered_json m_ranges = nlohmann::ordered_json::object();
    // By value:
    std::vector<std::string> m_tensors; ///< what others read of it
    std::vector<std::optional<Extent>> m_edges; ///< of a Pad whose readers have it as their own; m_tensors: without it
    std::vector<const Layer*> m_poolOf; ///< of the places that a pool found
    std::vector<ValueId> m_made; ///< values that have a tensor of their own, in order
};

} // namespace

std::string toOnnx(const Network& network, const OnnxOptions& options)
{
    onnx::ModelProto model;
    Writer(network, options, model).write();
    if (const std::string problem = modelProblem(model); !problem.empty())
        throw Error(network.id, problem);
    return model.SerializeAsString();
}

std::set<std::string> onnxOperators(const Network& network, const OnnxOptions& options)
{
    onnx::ModelProto model;
    Writer(network, options, model).write();
    std::set<std::string> operators;
    for (const onnx::NodeProto& node : model.graph().node())
        operators.insert(node.op_type());
    return operators;
}

} // namespace convoku
