// SPDX-License-Identifier: MIT
// Operators of networks from elsewhere, most of which take several of our layers: our layers make what onnxruntime
// makes.
#include "tests/onnx/operator_testing.h"
#include "tests/support/test_program.h"

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr auto kFloat = static_cast<std::int64_t>(onnx::TensorProto::FLOAT);

/// The operator on numbers above 0.
OnnxModel ofPositive(const std::string& op, const Ints& dims)
{
    OnnxModel model;
    model.input("x", dims).node("Sigmoid", {"x"}, {"s"}).node(op, {"s"}, {"y"}).output("y");
    return model;
}

/// Answers and places as floats.
OnnxModel& cast(OnnxModel& model)
{
    return model.node("Cast", {"made"}, {"y"}, {{"to", kFloat}}).output("y");
}

OnnxModel normalised(const std::string& op, const Ints& dims, std::int64_t numbers,
    const std::vector<OnnxAttribute>& attributes, std::int64_t operators)
{
    OnnxModel model(operators);
    model.input("x", dims)
        .floats("scale", {numbers}, weights(static_cast<std::size_t>(numbers)))
        .floats("bias", {numbers}, positive(static_cast<std::size_t>(numbers)));
    model.node(op, {"x", "scale", "bias"}, {"y"}, attributes).output("y");
    return model;
}

/// Returns a model with an Einsum of two inputs.
OnnxModel einsum(const std::string& equation, const Ints& a, const Ints& b)
{
    OnnxModel model;
    model.input("a", a).input("b", b).node("Einsum", {"a", "b"}, {"y"}, {{"equation", equation}}).output("y");
    return model;
}

OnnxModel einsumWithWeights(const std::string& equation, const Ints& a, const Ints& b, std::size_t numbers)
{
    OnnxModel model;
    model.input("a", a).floats("b", b, weights(numbers));
    model.node("Einsum", {"a", "b"}, {"y"}, {{"equation", equation}}).output("y");
    return model;
}

} // namespace

class TestOnnxFunctions : public QObject
{
    Q_OBJECT

    OnnxRuntime m_runtime;

    static void addCurves()
    {
        const auto row = [](const char* name, const OnnxModel& model) { QTest::newRow(name) << model; };
        const Ints some{0, 3, 4};
        for (const char* op : {"Elu", "Selu", "Softplus", "Softsign", "Exp", "Erf", "Sign", "ThresholdedRelu", "Celu"})
            row(op, single(op, some, {}));
        for (const char* op : {"HardSwish", "Mish"})
            row(op, single(op, some, {}, 18));
        row("Gelu", single("Gelu", some, {}, 20));
        for (const char* op : {"Log", "Sqrt", "Reciprocal"})
            row(op, ofPositive(op, some));
        row("Elu, steeper", single("Elu", some, {{"alpha", 2.5F}}));
        row("Celu, wider", single("Celu", some, {{"alpha", 2.F}}, 18));
        row("Selu, other numbers", single("Selu", some, {{"alpha", 1.5F}, {"gamma", .75F}}));
        row("ThresholdedRelu, a number", single("ThresholdedRelu", some, {{"alpha", .5F}}));
        for (const float exponent : {3.F, 2.F, 0.F}) {
            OnnxModel power;
            power.input("x", some).floats("p", {}, {exponent}).node("Pow", {"x", "p"}, {"y"}).output("y");
            row("Pow " + QByteArray::number(exponent), power);
        }
        OnnxModel slopes;
        slopes.input("x", {0, 3, 4, 2}).floats("s", {3, 1, 1}, weights(3)).node("PRelu", {"x", "s"}, {"y"}).output("y");
        row("PRelu", slopes);
        // x · erf(x), which is no GELU, and an error function that is read twice
        OnnxModel halfway;
        halfway.input("x", some).node("Erf", {"x"}, {"e"}).node("Mul", {"x", "e"}, {"p"});
        halfway.node("Add", {"p", "e"}, {"y"}).output("y");
        row("an error function by itself", halfway);
        OnnxModel silu;
        silu.input("x", some).node("Sigmoid", {"x"}, {"s"}).node("Mul", {"x", "s"}, {"y"}).output("y");
        row("SiLU", silu);
    }

    static void addOfTwo()
    {
        const auto row = [](const char* name, const OnnxModel& model) { QTest::newRow(name) << model; };
        OnnxModel quotient;
        quotient.input("x", {0, 3, 4}).input("z", {0, 3, 1}).node("Exp", {"z"}, {"e"});
        quotient.node("Div", {"x", "e"}, {"y"}).output("y");
        row("a quotient of two", quotient);
        OnnxModel under;
        under.input("x", {0, 3, 4}).floats("c", {4}, weights(4)).node("Exp", {"x"}, {"e"});
        under.node("Div", {"c", "e"}, {"y"}).output("y");
        row("a number over another", under);
        OnnxModel where;
        where.input("x", {0, 3, 4}).input("z", {0, 3, 4}).floats("l", {}, {-1e9F});
        where.node("Greater", {"x", "z"}, {"g"}).node("Where", {"g", "x", "l"}, {"w"});
        where.node("Softmax", {"w"}, {"y"}, {{"axis", std::int64_t{2}}}).output("y");
        row("where, as a mask", where);
        OnnxModel fixed;
        fixed.input("x", {0, 2, 3}).input("z", {0, 2, 3});
        onnx::TensorProto& mask = fixed.constant("m", {2, 3}, onnx::TensorProto::BOOL);
        for (const int yes : {1, 0, 0, 1, 1, 0})
            mask.add_int32_data(yes);
        fixed.node("Where", {"m", "x", "z"}, {"y"}).output("y");
        row("where, a fixed choice", fixed);
        for (const std::string op : {"And", "Or", "Xor"}) {
            OnnxModel logic;
            logic.input("x", {0, 3}).floats("n", {}, {0.F}).floats("h", {}, {1.F});
            logic.node("Greater", {"x", "n"}, {"a"}).node("Less", {"x", "h"}, {"b"}).node("Not", {"b"}, {"c"});
            logic.node(op, {"a", "c"}, {"made"});
            row(op.c_str(), cast(logic));
        }
        OnnxModel equal;
        equal.input("x", {0, 6}).node("Abs", {"x"}, {"a"}).node("Equal", {"x", "a"}, {"made"});
        row("Equal", cast(equal));
        row("einsum, matrices", einsum("bij,bjk->bik", {0, 3, 4}, {0, 4, 2}));
        row("einsum, turned", einsum("bji,bjk->bki", {0, 4, 3}, {0, 4, 2}));
        row("einsum, heads", einsum("bqhd,bkhd->bhqk", {0, 3, 2, 4}, {0, 5, 2, 4}));
        row("einsum, weights", einsumWithWeights("bij,jk->bik", {0, 3, 4}, {4, 2}, 8));
        row("einsum, weights of two", einsumWithWeights("bijk,kjm->bmi", {0, 3, 2, 4}, {4, 2, 5}, 40));
    }

    static void addNorms()
    {
        const auto row = [](const char* name, const OnnxModel& model) { QTest::newRow(name) << model; };
        const std::vector<OnnxAttribute> epsilon{{"epsilon", 1e-3F}};
        row("layer normalisation", normalised("LayerNormalization", {0, 3, 5}, 5, epsilon, 17));
        row("layer normalisation of features", normalised("LayerNormalization", {0, 6}, 6, {}, 17));
        OnnxModel planes(17);
        planes.input("x", {0, 2, 3, 4}).floats("s", {2, 3, 4}, weights(24)).floats("b", {2, 3, 4}, positive(24));
        planes.node("LayerNormalization", {"x", "s", "b"}, {"y"}, {{"axis", std::int64_t{1}}}).output("y");
        row("layer normalisation of planes", planes);
        row("instance normalisation", normalised("InstanceNormalization", {0, 3, 4, 2}, 3, epsilon, 13));
        row("group normalisation",
            normalised("GroupNormalization", {0, 6, 4, 2}, 6, {{"num_groups", std::int64_t{2}}}, 21));
        row("group normalisation, a number each",
            normalised("GroupNormalization", {0, 6, 4}, 3, {{"num_groups", std::int64_t{3}}}, 18));
        row("log softmax", single("LogSoftmax", {0, 4, 9}, {{"axis", std::int64_t{-1}}}));
        row("log softmax of planes", single("LogSoftmax", {0, 9, 2, 3}, {{"axis", std::int64_t{1}}}));
        row("log softmax of old", single("LogSoftmax", {0, 4, 3}, {{"axis", std::int64_t{1}}}, 11));
        for (const char* op : {"ReduceL1", "ReduceL2", "ReduceMin", "ReduceSumSquare", "ReduceLogSumExp"})
            row(op, single(op, {0, 3, 4, 2}, {{"axes", Ints{1, 3}}}));
        OnnxModel sum;
        sum.input("x", {0, 3, 4}).node("Exp", {"x"}, {"e"}).node("ReduceLogSum", {"e"}, {"y"}, {{"axes", Ints{2}}});
        row("ReduceLogSum", sum.output("y"));
    }

    static void addChoices()
    {
        const auto row = [](const char* name, const OnnxModel& model) { QTest::newRow(name) << model; };
        for (const std::int64_t axis : {1, 2, 3}) {
            for (const std::string op : {"ArgMax", "ArgMin"}) {
                OnnxModel model;
                model.input("x", {0, 9, 3, 2});
                model.node(op, {"x"}, {"made"}, {{"axis", axis}, {"keepdims", std::int64_t{axis == 1 ? 0 : 1}}});
                row((op + std::to_string(axis)).c_str(), cast(model));
            }
        }
        OnnxModel last;
        last.input("x", {0, 9, 3}).node("Sign", {"x"}, {"s"});
        last.node("ArgMax", {"s"}, {"made"}, {{"axis", std::int64_t{1}}, {"select_last_index", std::int64_t{1}}});
        row("the last of the largest", cast(last));
        OnnxModel lower(14);
        lower.input("x", {0, 4, 5}).int64s("k", {1}, true);
        lower.node("Trilu", {"x", "k"}, {"y"}, {{"upper", std::int64_t{0}}}).output("y");
        row("a triangle", lower);
        OnnxModel embedding;
        embedding.input("x", {0, 5, 4}).floats("t", {4, 2, 3}, weights(24));
        embedding.node("ArgMax", {"x"}, {"i"}, {{"axis", std::int64_t{2}}, {"keepdims", std::int64_t{0}}});
        embedding.node("Gather", {"t", "i"}, {"y"}).output("y");
        row("an embedding", embedding);
        OnnxModel hot;
        hot.input("x", {0, 5, 4}).int64s("d", {4}, true).floats("v", {2}, {-1.F, 2.F});
        hot.node("ArgMax", {"x"}, {"i"}, {{"axis", std::int64_t{2}}, {"keepdims", std::int64_t{0}}});
        hot.node("OneHot", {"i", "d", "v"}, {"y"}, {{"axis", std::int64_t{1}}}).output("y");
        row("one hot", hot);
        OnnxModel expand;
        expand.input("x", {0, 3, 1}).int64s("s", {1, 3, 4}).node("Expand", {"x", "s"}, {"y"}).output("y");
        row("expand", expand);
        OnnxModel tile;
        tile.input("x", {0, 2, 3}).int64s("r", {1, 2, 3}).node("Tile", {"x", "r"}, {"y"}).output("y");
        row("tile", tile);
        row("pad, wrapped", padded({0, 2, 3, 4}, {0, 0, 1, 2, 0, 0, 2, 3}, "wrap"));
    }

    static void addLines()
    {
        const auto row = [](const char* name, const OnnxModel& model) { QTest::newRow(name) << model; };
        const Ints line{0, 4, 9};
        row("conv, a line", weighted("Conv", line, {3, 4, 3}, 3, {}));
        row("conv, a line, padded and dilated",
            weighted("Conv", line, {6, 2, 3}, 6,
                {{"pads", Ints{2, 1}}, {"dilations", Ints{2}}, {"strides", Ints{2}}, {"group", std::int64_t{2}}}));
        row("conv, a line, same", weighted("Conv", line, {3, 4, 4}, 3, {{"auto_pad", std::string("SAME_UPPER")}}));
        row("transposed conv, a line",
            weighted("ConvTranspose", line, {4, 3, 3}, 3,
                {{"strides", Ints{2}}, {"pads", Ints{1, 0}}, {"output_padding", Ints{1}}}));
        row("max pool, a line", single("MaxPool", line, {{"kernel_shape", Ints{3}}, {"strides", Ints{3}}}));
        row("max pool, a line, padded", single("MaxPool", line, {{"kernel_shape", Ints{3}}, {"pads", Ints{1, 1}}}));
        row("average pool, a line",
            single("AveragePool", line, {{"kernel_shape", Ints{2}}, {"strides", Ints{2}}, {"pads", Ints{1, 0}}}));
    }

private Q_SLOTS:
    void functions_data()
    {
        QTest::addColumn<OnnxModel>("model");
        addCurves();
        addOfTwo();
        addNorms();
        addChoices();
        addLines();
    }
    void functions()
    {
        QFETCH(OnnxModel, model);
        compareWithRuntime(m_runtime, model);
    }
};

CONVOKU_GUILESS_TEST(TestOnnxFunctions)
#include "tst_onnx_functions.moc"
