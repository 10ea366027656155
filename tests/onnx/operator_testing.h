// SPDX-License-Identifier: MIT
// Models of a few operators, and whether our layers make what onnxruntime makes of them.
#pragma once

#include "solver/onnx/onnx_reader.h"
#include "tests/onnx/onnx_models.h"
#include "tests/onnx/onnx_runtime.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"

#include <QTest>

#include <cmath>

namespace convoku::testing {

using Ints = std::vector<std::int64_t>;
using Floats = std::vector<float>;

inline Floats weights(std::size_t count)
{
    Floats made;
    for (std::size_t i = 0; i < count; ++i)
        made.push_back(static_cast<float>(static_cast<int>((i * 7 + 3) % 11) - 5) / 4);
    return made;
}

/// Numbers above 0.
inline Floats positive(std::size_t count)
{
    Floats made = weights(count);
    for (float& number : made)
        number = std::abs(number) + .5F;
    return made;
}

inline OnnxModel single(
    const std::string& op, const Ints& dims, const std::vector<OnnxAttribute>& attributes, std::int64_t operators = 13)
{
    OnnxModel model(operators);
    model.input("x", dims).node(op, {"x"}, {"y"}, attributes).output("y");
    return model;
}

/// A Conv, ConvTranspose, … with weights of those dimensions and a bias.
inline OnnxModel weighted(const std::string& op, const Ints& dims, const Ints& kernel, std::int64_t outs,
    const std::vector<OnnxAttribute>& attributes)
{
    OnnxModel model;
    std::size_t count = 1;
    for (const std::int64_t extent : kernel)
        count *= static_cast<std::size_t>(extent);
    model.input("x", dims)
        .floats("w", kernel, weights(count))
        .floats("b", {outs}, weights(static_cast<std::size_t>(outs)));
    model.node(op, {"x", "w", "b"}, {"y"}, attributes).output("y");
    return model;
}

/// x and a constant, or a constant and x.
inline OnnxModel withConstant(const std::string& op, const Ints& dims, const Ints& constant, bool isFirst = false)
{
    OnnxModel model;
    std::size_t count = 1;
    for (const std::int64_t extent : constant)
        count *= static_cast<std::size_t>(extent);
    model.input("x", dims).floats("c", constant, positive(count));
    model.node(op, isFirst ? std::vector<std::string>{"c", "x"} : std::vector<std::string>{"x", "c"}, {"y"})
        .output("y");
    return model;
}

inline OnnxModel resized(const Ints& dims, const Floats& scales, const std::vector<OnnxAttribute>& attributes)
{
    OnnxModel model;
    model.input("x", dims).floats("s", {static_cast<std::int64_t>(scales.size())}, scales);
    model.node("Resize", {"x", "", "s"}, {"y"}, attributes).output("y");
    return model;
}

inline OnnxModel reshaped(const Ints& dims, const std::vector<Ints>& shapes)
{
    OnnxModel model;
    model.input("x", dims);
    std::string last = "x";
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const std::string name = "y" + std::to_string(i);
        model.int64s("s" + std::to_string(i), shapes[i]).node("Reshape", {last, "s" + std::to_string(i)}, {name});
        last = name;
    }
    model.output(last);
    return model;
}

inline OnnxModel sliced(const Ints& dims, const Ints& starts, const Ints& ends, const Ints& axes, const Ints& steps)
{
    OnnxModel model;
    model.input("x", dims).int64s("b", starts).int64s("e", ends).int64s("a", axes).int64s("s", steps);
    model.node("Slice", {"x", "b", "e", "a", "s"}, {"y"}).output("y");
    return model;
}

inline OnnxModel padded(const Ints& dims, const Ints& pads, const std::string& mode, float filling = 0)
{
    OnnxModel model;
    model.input("x", dims).int64s("p", pads).floats("v", {}, {filling});
    model.node("Pad", {"x", "p", "v"}, {"y"}, {{"mode", mode}}).output("y");
    return model;
}

/// Fails the test where a number differs, or lies outside its range.
inline void compareWithRuntime(OnnxRuntime& runtime, const OnnxModel& model)
{
    auto read = readOnnx(model.bytes());
    if (const auto* mistake = std::get_if<OnnxMistake>(&read))
        QFAIL(qPrintable(QStringLiteral("code %1, node %2, op %3, name %4")
                             .arg(static_cast<int>(mistake->code))
                             .arg(QString::fromStdString(mistake->node), QString::fromStdString(mistake->op),
                                 QString::fromStdString(mistake->name))));
    const OnnxGraph graph = std::get<OnnxGraph>(std::move(read));
    if (!runtime.missing().isEmpty())
        QSKIP(qPrintable(runtime.missing()));
    Random random(11);
    const int count = graph.inputs.front().batch == 0 ? 3 : 1;
    std::vector<Tensor> inputs;
    std::vector<OnnxTensor> tensors;
    for (const OnnxPort& port : graph.inputs) {
        Tensor input(count, graph.network.value(port.value).shape);
        for (float& number : input.data)
            number = static_cast<float>(randomNumber(random, -40, 40)) / 8;
        OnnxTensor tensor{port.name, {count}, input.data};
        tensor.dims.insert(tensor.dims.end(), port.shape.begin(), port.shape.end());
        tensors.push_back(tensor);
        inputs.push_back(input);
    }
    runtime.load(model.bytes(), false);
    const auto expected = runtime.run(tensors);
    LoopBackend loops;
    const auto actual = runOnce(loops, graph.network, inputs, graph.network.outputs);
    QCOMPARE(actual.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        Ints dims{count};
        dims.insert(dims.end(), graph.outputs[i].shape.begin(), graph.outputs[i].shape.end());
        QCOMPARE(dims, expected[i].dims);
        const Value& value = graph.network.value(graph.network.outputs[i]);
        for (std::size_t n = 0; n < expected[i].numbers.size(); ++n) {
            const float should = expected[i].numbers[n];
            const float is = actual[i].data[n];
            const QByteArray what = QByteArray::number(static_cast<int>(n)) + ": " + QByteArray::number(is)
                + " and not " + QByteArray::number(should);
            QVERIFY2(std::abs(is - should) <= 1e-5F * std::max(1.F, std::abs(should)), what);
            QVERIFY2(
                is >= static_cast<float>(value.range.low) - 1e-3F && is <= static_cast<float>(value.range.high) + 1e-3F,
                what);
        }
    }
}

} // namespace convoku::testing

Q_DECLARE_METATYPE(convoku::testing::OnnxModel)
