// SPDX-License-Identifier: MIT
#pragma once

#include "solver/onnx/onnx_reader.h"

#include <onnx/onnx_pb.h>

#include <QByteArray>
#include <QFile>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace convoku::testing {

/// An attribute of a node.
struct OnnxAttribute
{
    std::string name;
    std::variant<std::int64_t, float, std::string, std::vector<std::int64_t>, std::vector<float>> value;
};

/// Puts an ONNX file together, right or wrong.
class OnnxModel
{
public:
    explicit OnnxModel(std::int64_t operators = 13)
    {
        m_model.set_ir_version(7);
        auto& set = *m_model.add_opset_import();
        set.set_domain("");
        set.set_version(operators);
        m_model.mutable_graph()->set_name("made");
    }

    using Dims = std::vector<std::int64_t>;

    /// The first dimension is any number where it is 0. Without dims: no shape.
    OnnxModel& input(const std::string& name, const Dims& dims, int type = onnx::TensorProto::FLOAT)
    {
        describe(*graph().add_input(), name, dims, type);
        return *this;
    }
    OnnxModel& output(const std::string& name, const Dims& dims = {})
    {
        describe(*graph().add_output(), name, dims, onnx::TensorProto::FLOAT);
        return *this;
    }
    OnnxModel& floats(const std::string& name, const Dims& dims, const std::vector<float>& numbers)
    {
        onnx::TensorProto& tensor = constant(name, dims, onnx::TensorProto::FLOAT);
        for (const float number : numbers)
            tensor.add_float_data(number);
        return *this;
    }
    OnnxModel& int64s(const std::string& name, const Dims& numbers, bool isScalar = false)
    {
        onnx::TensorProto& tensor = constant(
            name, isScalar ? Dims{} : Dims{static_cast<std::int64_t>(numbers.size())}, onnx::TensorProto::INT64);
        for (const std::int64_t number : numbers)
            tensor.add_int64_data(number);
        return *this;
    }
    onnx::TensorProto& constant(const std::string& name, const Dims& dims, int type)
    {
        onnx::TensorProto& tensor = *graph().add_initializer();
        tensor.set_name(name);
        tensor.set_data_type(type);
        for (const std::int64_t extent : dims)
            tensor.add_dims(extent);
        return tensor;
    }
    OnnxModel& node(const std::string& op, const std::vector<std::string>& inputs,
        const std::vector<std::string>& outputs, const std::vector<OnnxAttribute>& attributes = {})
    {
        onnx::NodeProto& made = *graph().add_node();
        made.set_op_type(op);
        for (const std::string& input : inputs)
            made.add_input(input);
        for (const std::string& output : outputs)
            made.add_output(output);
        for (const OnnxAttribute& attribute : attributes)
            set(*made.add_attribute(), attribute);
        return *this;
    }

    onnx::ModelProto& model() { return m_model; }
    onnx::GraphProto& graph() { return *m_model.mutable_graph(); }
    std::string bytes() const { return m_model.SerializeAsString(); }

private:
    static void describe(onnx::ValueInfoProto& info, const std::string& name, const Dims& dims, int type)
    {
        info.set_name(name);
        info.mutable_type()->mutable_tensor_type()->set_elem_type(type);
        if (dims.empty())
            return;
        auto& shape = *info.mutable_type()->mutable_tensor_type()->mutable_shape();
        for (const std::int64_t extent : dims) {
            if (extent == 0)
                shape.add_dim()->set_dim_param("N");
            else
                shape.add_dim()->set_dim_value(extent);
        }
    }
    static void set(onnx::AttributeProto& made, const OnnxAttribute& from)
    {
        made.set_name(from.name);
        if (const auto* whole = std::get_if<std::int64_t>(&from.value)) {
            made.set_type(onnx::AttributeProto::INT);
            made.set_i(*whole);
        } else if (const auto* real = std::get_if<float>(&from.value)) {
            made.set_type(onnx::AttributeProto::FLOAT);
            made.set_f(*real);
        } else if (const auto* text = std::get_if<std::string>(&from.value)) {
            made.set_type(onnx::AttributeProto::STRING);
            made.set_s(*text);
        } else if (const auto* list = std::get_if<std::vector<std::int64_t>>(&from.value)) {
            made.set_type(onnx::AttributeProto::INTS);
            for (const std::int64_t number : *list)
                made.add_ints(number);
        } else {
            made.set_type(onnx::AttributeProto::FLOATS);
            for (const float number : std::get<std::vector<float>>(from.value))
                made.add_floats(number);
        }
    }

    onnx::ModelProto m_model;
};

/// A file of tests/onnx/files.
inline std::string contentsOf(const QString& name)
{
    QFile file(QStringLiteral(CONVOKU_ONNX_TESTS "/files/") + name);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(name.toStdString());
    return file.readAll().toStdString();
}

/// A file that is as it should be, for what is to be wrong in it.
inline OnnxModel fine()
{
    OnnxModel model;
    model.input("x", {0, 2, 3, 3}).floats("w", {2, 2, 1, 1}, {1, 2, 3, 4});
    model.node("Conv", {"x", "w"}, {"c"}).node("Relu", {"c"}, {"y"}).output("y", {0, 2, 3, 3});
    model.graph().mutable_node(0)->set_name("first");
    return model;
}

/// All that it says, for messages.
inline QByteArray sentence(const OnnxMistake& mistake)
{
    QByteArray text = "code " + QByteArray::number(static_cast<int>(mistake.code)) + " node "
        + QByteArray::fromStdString(mistake.node) + " op " + QByteArray::fromStdString(mistake.op) + " name "
        + QByteArray::fromStdString(mistake.name);
    for (const std::int64_t number : mistake.numbers)
        text += ' ' + QByteArray::number(static_cast<qlonglong>(number));
    return text;
}

} // namespace convoku::testing
