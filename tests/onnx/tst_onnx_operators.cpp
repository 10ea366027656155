// SPDX-License-Identifier: MIT
// Every operator that readOnnx() knows, in the ways that it can be written: our layers make what onnxruntime makes.
#include "tests/onnx/operator_testing.h"
#include "tests/support/test_program.h"

#include <functional>

using namespace convoku;
using namespace convoku::testing;

class TestOnnxOperators : public QObject
{
    Q_OBJECT

    OnnxRuntime m_runtime;

    static void addConvolutions()
    {
        const auto row = [](const char* name, const OnnxModel& model) { QTest::newRow(name) << model; };
        const Ints image{0, 4, 7, 6};
        row("conv", weighted("Conv", image, {3, 4, 3, 2}, 3, {}));
        row("conv, padded", weighted("Conv", image, {3, 4, 3, 3}, 3, {{"pads", Ints{1, 1, 1, 1}}}));
        row("conv, padded unevenly", weighted("Conv", image, {3, 4, 3, 2}, 3, {{"pads", Ints{2, 0, 1, 1}}}));
        row("conv, stride with a rest", weighted("Conv", image, {3, 4, 3, 3}, 3, {{"strides", Ints{3, 2}}}));
        row("conv, stride, padded",
            weighted("Conv", image, {3, 4, 3, 3}, 3, {{"strides", Ints{2, 2}}, {"pads", Ints{0, 1, 2, 0}}}));
        row("conv, groups", weighted("Conv", image, {6, 2, 3, 3}, 6, {{"group", std::int64_t{2}}}));
        row("conv, each channel", weighted("Conv", image, {4, 1, 3, 3}, 4, {{"group", std::int64_t{4}}}));
        row("conv, dilated",
            weighted("Conv", image, {3, 4, 3, 2}, 3, {{"dilations", Ints{2, 3}}, {"pads", Ints{1, 0, 2, 1}}}));
        row("conv, same, upper",
            weighted(
                "Conv", image, {3, 4, 2, 4}, 3, {{"auto_pad", std::string("SAME_UPPER")}, {"strides", Ints{2, 2}}}));
        row("conv, same, lower", weighted("Conv", image, {3, 4, 2, 4}, 3, {{"auto_pad", std::string("SAME_LOWER")}}));
        row("conv, valid", weighted("Conv", image, {3, 4, 2, 4}, 3, {{"auto_pad", std::string("VALID")}}));
        row("transposed", weighted("ConvTranspose", image, {4, 3, 3, 2}, 3, {}));
        row("transposed, stride", weighted("ConvTranspose", image, {4, 3, 3, 3}, 3, {{"strides", Ints{2, 3}}}));
        row("transposed, stride, padded",
            weighted("ConvTranspose", image, {4, 3, 3, 4}, 3, {{"strides", Ints{2, 2}}, {"pads", Ints{1, 2, 0, 1}}}));
        row("transposed, more at the end",
            weighted("ConvTranspose", image, {4, 3, 3, 3}, 3,
                {{"strides", Ints{2, 2}}, {"pads", Ints{1, 1, 1, 1}}, {"output_padding", Ints{1, 1}}}));
        row("transposed, groups, dilated",
            weighted("ConvTranspose", image, {4, 3, 2, 3}, 6, {{"group", std::int64_t{2}}, {"dilations", Ints{2, 1}}}));
        row("transposed, cut off",
            weighted("ConvTranspose", image, {4, 3, 2, 2}, 3, {{"strides", Ints{3, 3}}, {"pads", Ints{2, 2, 1, 1}}}));
        row("transposed, side by side", weighted("ConvTranspose", image, {4, 3, 3, 2}, 3, {{"strides", Ints{3, 2}}}));
        row("transposed, same",
            weighted("ConvTranspose", image, {4, 3, 3, 3}, 3,
                {{"strides", Ints{2, 2}}, {"auto_pad", std::string("SAME_UPPER")}}));
        OnnxModel repeating;
        repeating.input("x", image).floats("w", {4, 1, 3, 3}, Floats(36, 1.F));
        repeating.node("ConvTranspose", {"x", "w"}, {"y"}, {{"group", std::int64_t{4}}, {"strides", Ints{3, 3}}})
            .output("y");
        row("transposed, repeating", repeating);

        row("batch normalization", batchNormalization(image, false));
        row("batch normalization behind a convolution", batchNormalization(image, true));
        row("batch normalization of features", batchNormalization({0, 4}, false));
        row("gemm", gemm({0, 5}, {3, 5}, {{"transB", std::int64_t{1}}, {"alpha", .5F}, {"beta", 2.F}}));
        row("gemm, not turned", gemm({0, 5}, {5, 3}, {}));
        row("matmul", withConstant("MatMul", {0, 5}, {5, 3}));
        const auto product = [&](const char* name, const Ints& first, const Ints& second) {
            OnnxModel model;
            model.input("x", first).input("z", second).node("MatMul", {"x", "z"}, {"y"}).output("y");
            row(name, model);
        };
        product("matmul of two", {0, 3, 2, 4}, {0, 3, 4, 5});
        product("matmul of two, one for all", {0, 1, 2, 4}, {0, 3, 4, 5});
        product("matmul of two, one for all, the second", {0, 3, 2, 4}, {0, 1, 4, 5});
        product("matmul of two, without planes", {0, 2, 4}, {0, 4, 3});
        product("matmul of two, of five dimensions", {0, 2, 3, 2, 4}, {0, 2, 3, 4, 1});
        row("matmul of rows", withConstant("MatMul", {0, 4, 5}, {5, 3}));
        row("matmul of rows of rows", withConstant("MatMul", {0, 2, 4, 5}, {5, 3}));
        row("matmul from the left", withConstant("MatMul", {0, 4, 5}, {3, 4}, true));
    }
    static OnnxModel batchNormalization(const Ints& dims, bool isBehind)
    {
        OnnxModel model;
        model.input("x", dims).floats("w", {4, 4, 1, 1}, weights(16));
        if (isBehind)
            model.node("Conv", {"x", "w"}, {"z"});
        model.floats("s", {4}, weights(4))
            .floats("b", {4}, positive(4))
            .floats("m", {4}, weights(4))
            .floats("v", {4}, positive(4));
        model.node("BatchNormalization", {isBehind ? "z" : "x", "s", "b", "m", "v"}, {"y"}, {{"epsilon", .01F}});
        model.output("y");
        return model;
    }
    static OnnxModel gemm(const Ints& dims, const Ints& matrix, const std::vector<OnnxAttribute>& attributes)
    {
        OnnxModel model;
        model.input("x", dims).floats("w", matrix, weights(15)).floats("b", {3}, weights(3));
        model.node("Gemm", {"x", "w", "b"}, {"y"}, attributes).output("y");
        return model;
    }

    static void addElements()
    {
        const auto row = [](const char* name, const OnnxModel& model) { QTest::newRow(name) << model; };
        const Ints image{0, 3, 4, 5};
        for (const char* op : {"Add", "Sub", "Mul", "Div", "Min", "Max"}) {
            const QByteArray name(op);
            row(name + ", a number", withConstant(op, image, {}));
            row(name + ", each channel", withConstant(op, image, {3, 1, 1}));
            row(name + ", each column", withConstant(op, image, {5}));
            row(name + ", each place", withConstant(op, image, {1, 1, 4, 5}));
            row(name + ", wider", withConstant(op, {0, 3, 1, 5}, {3, 4, 1}));
            row(name + ", features", withConstant(op, {0, 6}, {6}));
            row(name + ", two dimensions", withConstant(op, {0, 2, 6}, {2, 1}));
            if (name != "Div") {
                row(name + ", a number first", withConstant(op, image, {}, true));
                row(name + ", channels first", withConstant(op, image, {3, 1, 1}, true));
                row(name + ", places first", withConstant(op, image, {4, 5}, true));
                OnnxModel two;
                two.input("x", image).input("z", {0, 1, 4, 1}).node(op, {"x", "z"}, {"y"}).output("y");
                row(name + ", two values", two);
            }
        }
        OnnxModel many;
        many.input("x", image).input("z", {0, 3, 1, 1}).floats("c", {5}, weights(5));
        many.node("Max", {"x", "z", "c"}, {"a"}).node("Sum", {"a", "x", "c", "z"}, {"y"}).output("y");
        row("many at once", many);
        OnnxModel five;
        five.input("x", {0, 2, 3, 2, 4}).floats("c", {2, 3, 1, 1}, weights(6)).floats("d", {2, 3, 2, 4}, weights(48));
        five.node("Mul", {"x", "c"}, {"a"}).node("Add", {"a", "d"}, {"y"}).output("y");
        row("five dimensions", five);
        // a + s · (b − a), and s is no choice of one of them.
        OnnxModel between;
        between.input("a", image).input("b", image).input("s", image).floats("l", {}, {-2.F}).floats("h", {}, {2.F});
        between.node("Clip", {"a", "l", "h"}, {"ca"})
            .node("Clip", {"b", "l", "h"}, {"cb"})
            .node("Clip", {"s", "l", "h"}, {"cs"});
        between.node("Sub", {"cb", "ca"}, {"d"})
            .node("Mul", {"cs", "d"}, {"m"})
            .node("Add", {"ca", "m"}, {"y"})
            .output("y");
        row("not between", between);
        OnnxModel merged;
        merged.input("x", image).floats("w", {3, 3, 1, 1}, weights(9)).floats("c", {3, 1, 1}, weights(3));
        merged.node("Conv", {"x", "w"}, {"a"})
            .node("Mul", {"a", "c"}, {"b"})
            .node("Sub", {"c", "b"}, {"d"})
            .node("Add", {"d", "a"}, {"y"});
        merged.output("y");
        row("into a convolution that others read", merged);

        for (const char* op :
            {"Relu", "Sigmoid", "Tanh", "Neg", "Abs", "LeakyRelu", "HardSigmoid", "Identity", "Dropout"})
            row(op, single(op, image, {}));
        for (const char* op : {"GreaterOrEqual", "Greater", "LessOrEqual", "Less"}) {
            const auto compared = [&](const char* how, const std::vector<std::string>& inputs, const Ints& constant) {
                OnnxModel model;
                std::size_t count = 1;
                for (const std::int64_t extent : constant)
                    count *= static_cast<std::size_t>(extent);
                model.input("x", image)
                    .input("z", image)
                    .floats("c", constant, weights(count))
                    .floats("half", {}, {.5F});
                // Halves are met, too.
                model.node("Mul", {"x", "half"}, {"h"}).node(op, inputs, {"b"});
                model.node("Cast", {"b"}, {"y"}, {{"to", std::int64_t{onnx::TensorProto::FLOAT}}}).output("y");
                row(QByteArray(op) + ", " + how, model);
            };
            compared("a number", {"h", "half"}, {});
            compared("a number first", {"half", "h"}, {});
            compared("whole numbers and a number", {"x", "half"}, {});
            compared("each column", {"h", "c"}, {5});
            compared("each column first", {"c", "h"}, {5});
            compared("two values", {"h", "z"}, {});
        }
        // RMS normalisation in the ways that PyTorch writes it.
        for (const std::int64_t axis : {1, 2, -1}) {
            for (const bool pow : {true, false}) {
                OnnxModel rms;
                rms.input("x", image).floats("two", {}, {2.F}).floats("e", {}, {1e-5F});
                if (pow)
                    rms.node("Pow", {"x", "two"}, {"s"});
                else
                    rms.node("Mul", {"x", "x"}, {"s"});
                rms.node("ReduceMean", {"s"}, {"m"}, {{"axes", Ints{axis}}, {"keepdims", std::int64_t{1}}});
                rms.node("Add", {"m", "e"}, {"a"})
                    .node("Sqrt", {"a"}, {"r"})
                    .node("Div", {"x", "r"}, {"y"})
                    .output("y");
                row("rms " + QByteArray::number(static_cast<int>(axis)) + (pow ? ", pow" : ""), rms);
            }
        }
        OnnxModel rmsOfFive;
        rmsOfFive.input("x", {0, 2, 3, 2, 4}).floats("e", {}, {0.5F}).node("Mul", {"x", "x"}, {"s"});
        rmsOfFive.node("ReduceMean", {"s"}, {"m"}, {{"axes", Ints{3}}}).node("Add", {"e", "m"}, {"a"});
        rmsOfFive.node("Sqrt", {"a"}, {"r"}).node("Div", {"x", "r"}, {"y"}).output("y");
        row("rms of five dimensions", rmsOfFive);
        const auto gelu = [&](const char* name, const std::function<void(OnnxModel&)>& end) {
            OnnxModel model;
            model.input("x", image)
                .floats("root", {}, {1.41421356F})
                .floats("one", {}, {1.F})
                .floats("half", {}, {.5F});
            model.floats("third", {}, {.375F}).node("Div", {"x", "root"}, {"u"}).node("Erf", {"u"}, {"e"});
            end(model);
            model.output("y");
            row(QByteArray("gelu, ") + name, model);
        };
        gelu("as it is written", [](OnnxModel& model) {
            model.node("Add", {"e", "one"}, {"a"}).node("Mul", {"x", "a"}, {"t"}).node("Mul", {"t", "half"}, {"y"});
        });
        gelu("half of x first", [](OnnxModel& model) {
            model.node("Mul", {"x", "half"}, {"h"}).node("Add", {"one", "e"}, {"a"}).node("Mul", {"a", "h"}, {"y"});
        });
        gelu("half of the share first", [](OnnxModel& model) {
            model.node("Mul", {"half", "e"}, {"h"}).node("Add", {"h", "half"}, {"a"}).node("Mul", {"a", "x"}, {"y"});
        });
        gelu("behind a line", [](OnnxModel& model) {
            model.node("Mul", {"x", "third"}, {"v"})
                .node("Sub", {"v", "one"}, {"w"})
                .node("Div", {"w", "root"}, {"uw"});
            model.node("Erf", {"uw"}, {"ew"}).node("Add", {"ew", "one"}, {"a"}).node("Mul", {"w", "a"}, {"t"});
            model.node("Mul", {"t", "half"}, {"y"});
        });
        row("LeakyRelu, above 1", single("LeakyRelu", image, {{"alpha", 1.5F}}));
        row("LeakyRelu, below 0", single("LeakyRelu", image, {{"alpha", -.5F}}));
        row("clip of old", single("Clip", image, {{"min", 0.F}, {"max", 6.F}}, 6));
        row("clip of old, one end", single("Clip", image, {{"min", -1.5F}}, 6));
        const auto clip = [&](const std::vector<std::string>& inputs) {
            OnnxModel model;
            model.input("x", image).floats("l", {}, {-2.F}).floats("h", {}, {3.F}).floats("half", {}, {.5F});
            model.node("Clip", inputs, {"y"}).output("y");
            return model;
        };
        row("clip", clip({"x", "l", "h"}));
        row("clip, below", clip({"x", "l"}));
        row("clip, above", clip({"x", "", "h"}));
        row("clip at a half", clip({"x", "l", "half"}));
        for (const std::int64_t axis : {1, 2, 3, -1})
            row("softmax " + QByteArray::number(static_cast<int>(axis)), single("Softmax", image, {{"axis", axis}}));
        row("softmax of old", single("Softmax", image, {{"axis", std::int64_t{2}}}, 11));
        row("softmax of old, all", single("Softmax", image, {}, 11));
        row("softmax of features", single("Softmax", {0, 6}, {}));
        row("softmax of five dimensions", single("Softmax", {0, 2, 3, 2, 4}, {{"axis", std::int64_t{2}}}));
    }

    static void addWindows()
    {
        const auto row = [](const char* name, const OnnxModel& model) { QTest::newRow(name) << model; };
        const Ints image{0, 3, 7, 6};
        for (const char* op : {"MaxPool", "AveragePool"}) {
            const QByteArray name(op);
            const auto pool = [&](const char* how, std::vector<OnnxAttribute> attributes) {
                attributes.push_back({"kernel_shape", Ints{3, 2}});
                row(name + ", " + how, single(op, image, attributes));
            };
            pool("plain", {});
            pool("with a rest", {{"strides", Ints{3, 4}}});
            pool("padded", {{"pads", Ints{1, 1, 1, 1}}});
            pool("padded unevenly", {{"pads", Ints{2, 0, 0, 1}}, {"strides", Ints{2, 1}}});
            pool("same", {{"auto_pad", std::string("SAME_UPPER")}, {"strides", Ints{2, 2}}});
            pool("ceil", {{"ceil_mode", std::int64_t{1}}, {"strides", Ints{3, 4}}});
            if (name == "AveragePool")
                pool("padding counted", {{"pads", Ints{1, 0, 2, 1}}, {"count_include_pad", std::int64_t{1}}});
        }
        OnnxModel positivePool;
        positivePool.input("x", image).node("Relu", {"x"}, {"a"});
        positivePool.node("MaxPool", {"a"}, {"y"},
            {{"kernel_shape", Ints{3, 3}}, {"pads", Ints{1, 2, 0, 1}}, {"strides", Ints{2, 2}}});
        positivePool.output("y");
        row("MaxPool, nothing below 0", positivePool);
        OnnxModel unpool;
        unpool.input("x", {0, 3, 6, 6})
            .node("MaxPool", {"x"}, {"a", "i"}, {{"kernel_shape", Ints{2, 3}}, {"strides", Ints{2, 3}}});
        unpool.node("MaxUnpool", {"a", "i"}, {"y"}, {{"kernel_shape", Ints{2, 3}}, {"strides", Ints{2, 3}}})
            .output("y");
        row("MaxUnpool", unpool);
        row("GlobalMaxPool", single("GlobalMaxPool", image, {}));
        row("GlobalAveragePool", single("GlobalAveragePool", image, {}));
        row("ReduceMean", single("ReduceMean", image, {{"axes", Ints{2, 3}}}));
        row("ReduceMean, dropped", single("ReduceMean", image, {{"axes", Ints{-1, 1}}, {"keepdims", std::int64_t{0}}}));
        row("ReduceMax", single("ReduceMax", image, {{"axes", Ints{1}}}));
        row("ReduceMax, rows", single("ReduceMax", image, {{"axes", Ints{2}}}));
        OnnxModel sum;
        sum.input("x", image).int64s("a", {1, 3}).node("ReduceSum", {"x", "a"}, {"y"}).output("y");
        row("ReduceSum", sum);

        const std::vector<OnnxAttribute> halfPixel{
            {"mode", std::string("nearest")}, {"nearest_mode", std::string("round_prefer_ceil")}};
        const std::vector<OnnxAttribute> asymmetric{{"mode", std::string("nearest")},
            {"coordinate_transformation_mode", std::string("asymmetric")}, {"nearest_mode", std::string("floor")}};
        row("repeated", resized(image, {1, 1, 3, 2}, halfPixel));
        row("repeated, rows", resized(image, {1, 1, 3, 1}, asymmetric));
        row("repeated, columns", resized(image, {1, 1, 1, 2}, asymmetric));
        row("repeated, channels", resized(image, {1, 2, 1, 1}, asymmetric));
        row("not whole", resized(image, {1, 1, 1.5F, 2.5F}, halfPixel));
        row("smaller", resized(image, {1, 1, .5F, .5F}, asymmetric));
        row("between the pixels",
            resized(image, {1, 1, 3, 3},
                {{"mode", std::string("nearest")}, {"coordinate_transformation_mode", std::string("asymmetric")},
                    {"nearest_mode", std::string("round_prefer_floor")}}));
        row("corners",
            resized(image, {1, 1, 2, 3},
                {{"mode", std::string("nearest")}, {"coordinate_transformation_mode", std::string("align_corners")}}));
        OnnxModel sizes;
        sizes.input("x", {1, 3, 7, 6})
            .int64s("s", {1, 3, 14, 9})
            .node("Resize", {"x", "", "", "s"}, {"y"}, asymmetric)
            .output("y");
        row("to a size", sizes);
        OnnxModel oneRow;
        oneRow.input("x", {1, 3, 7, 6})
            .int64s("s", {1, 3, 1, 6})
            .node("Resize", {"x", "", "", "s"}, {"y"},
                {{"mode", std::string("nearest")},
                    {"coordinate_transformation_mode", std::string("pytorch_half_pixel")}})
            .output("y");
        row("to one row, as PyTorch does", oneRow);
        OnnxModel old(9);
        old.input("x", image).floats("s", {4}, {1, 1, 2, 3}).node("Upsample", {"x", "s"}, {"y"}).output("y");
        row("Upsample", old);

        row("pad", padded(image, {0, 0, 1, 2, 0, 0, 1, 2}, "constant"));
        row("pad, uneven", padded(image, {0, 0, 1, 2, 0, 0, 0, 3}, "constant"));
        row("pad, channels", padded(image, {0, 2, 0, 1, 0, 1, 1, 0}, "constant"));
        row("pad, cut", padded(image, {0, 0, -2, 1, 0, 0, 1, -1}, "constant"));
        row("pad with a number", padded(image, {0, 0, 1, 0, 0, 0, 2, 0}, "constant", 2.5F));
        row("pad, edge", padded(image, {0, 1, 1, 2, 0, 0, 2, 2}, "edge"));
        row("pad, mirrored", padded(image, {0, 1, 2, 2, 0, 2, 0, 3}, "reflect"));
        row("pad, features", padded({0, 5}, {0, 1, 0, 2}, "constant"));
    }

    static void addShapes()
    {
        const auto row = [](const char* name, const OnnxModel& model) { QTest::newRow(name) << model; };
        const Ints image{0, 2, 3, 4};
        row("reshape", reshaped(image, {{0, 24}, {-1, 4, 6}, {0, -1, 1, 3}}));
        row("reshape, puzzles with others", reshaped(image, {{-1, 4}, {-1, 2, 3, 4}, {-1, 2}, {-1, 12, 2}}));
        row("reshape of one", reshaped({1, 2, 3, 4}, {{1, 24}, {6, 4}, {1, 4, 6}}));
        OnnxModel together;
        together.input("x", image).int64s("s", {-1, 4}).int64s("t", {0, 2, 2}).int64s("u", {-1, 6, 4});
        together.node("Reshape", {"x", "s"}, {"a"}).node("Softmax", {"a"}, {"b"}, {{"axis", std::int64_t{1}}});
        together.node("Reshape", {"b", "t"}, {"c"}).node("Softmax", {"c"}, {"d"}, {{"axis", std::int64_t{1}}});
        together.node("Reshape", {"d", "u"}, {"y"}).output("y");
        row("axes behind puzzles with others", together);
        row("flatten", single("Flatten", image, {}));
        row("transpose", single("Transpose", image, {{"perm", Ints{0, 3, 1, 2}}}));
        row("transpose of two", single("Transpose", {0, 4, 5}, {{"perm", Ints{0, 2, 1}}}));
        row("transpose of five", single("Transpose", {0, 2, 3, 2, 4}, {{"perm", Ints{0, 4, 2, 1, 3}}}));
        row("transpose of six", single("Transpose", {0, 2, 3, 2, 4, 3}, {{"perm", Ints{0, 3, 5, 2, 4, 1}}}));
        row("transpose of six, in two parts",
            single("Transpose", {0, 2, 3, 2, 4, 1}, {{"perm", Ints{0, 3, 4, 5, 1, 2}}}));
        OnnxModel squeeze;
        squeeze.input("x", {0, 1, 3, 1}).int64s("a", {1, -1}).int64s("b", {2, 1});
        squeeze.node("Squeeze", {"x", "a"}, {"s"}).node("Unsqueeze", {"s", "b"}, {"y"}).output("y");
        row("squeeze", squeeze);
        OnnxModel old(11);
        old.input("x", {0, 1, 3, 1}).node("Squeeze", {"x"}, {"s"}, {{"axes", Ints{1, 3}}});
        old.node("Unsqueeze", {"s"}, {"y"}, {{"axes", Ints{-1}}}).output("y");
        row("squeeze of old", old);
        for (const std::int64_t axis : {1, 2, 3}) {
            OnnxModel concat;
            Ints constant{1, 2, 3, 4};
            concat.input("x", image).floats("c", constant, weights(24)).node("Relu", {"x"}, {"r"});
            concat.node("Concat", {"x", "c", "r"}, {"y"}, {{"axis", axis}}).output("y");
            // A constant is there once, so this is for a batch of one.
            concat.graph()
                .mutable_input(0)
                ->mutable_type()
                ->mutable_tensor_type()
                ->mutable_shape()
                ->mutable_dim(0)
                ->set_dim_value(1);
            row("concat " + QByteArray::number(static_cast<int>(axis)), concat);
            OnnxModel split;
            split.input("x", image).node("Split", {"x"}, {"a", "b"}, {{"axis", axis == 2 ? std::int64_t{3} : axis}});
            split.node("Sub", {"a", "b"}, {"y"}).output("y").output("b");
            if (axis != 2)
                row("split " + QByteArray::number(static_cast<int>(axis)), split);
        }
        OnnxModel parts;
        parts.input("x", image).int64s("s", {1, 2}).node("Split", {"x", "s"}, {"a", "b"}, {{"axis", std::int64_t{2}}});
        parts.output("a").output("b");
        row("split unevenly", parts);
        row("slice", sliced({0, 5, 6, 7}, {1, 0, 2}, {4, 100, -1}, {1, 2, 3}, {1, 2, 1}));
        row("slice backwards", sliced({0, 5, 6, 7}, {-1, 4}, {-100, 1}, {1, 3}, {-1, -2}));
        row("slice, all puzzles", sliced({0, 5, 6, 7}, {0, 1}, {INT64_MAX, 3}, {0, 2}, {1, 1}));
        row("slice of old", single("Slice", {0, 5, 6}, {{"starts", Ints{1}}, {"ends", Ints{3}}, {"axes", Ints{1}}}, 9));
        OnnxModel gather;
        gather.input("x", image).int64s("i", {2, 0, -1}).int64s("j", {1}, true);
        gather.node("Gather", {"x", "i"}, {"a"}, {{"axis", std::int64_t{2}}})
            .node("Gather", {"a", "j"}, {"y"}, {{"axis", std::int64_t{3}}});
        gather.output("y");
        row("gather", gather);
        row("space to depth", single("SpaceToDepth", {0, 2, 6, 4}, {{"blocksize", std::int64_t{2}}}));
        row("depth to space", single("DepthToSpace", {0, 8, 3, 2}, {{"blocksize", std::int64_t{2}}}));
        row("depth to space, columns first",
            single("DepthToSpace", {0, 8, 3, 2}, {{"blocksize", std::int64_t{2}}, {"mode", std::string("CRD")}}));
        // A shape that is worked out by operators, in the way of exporters.
        OnnxModel worked;
        worked.input("x", image).int64s("zero", {0}, true).int64s("first", {0}).int64s("rest", {-1, 8});
        worked.node("Shape", {"x"}, {"shape"}).node("Gather", {"shape", "zero"}, {"n"});
        worked.node("Unsqueeze", {"n", "first"}, {"list"})
            .node("Concat", {"list", "rest"}, {"wanted"}, {{"axis", std::int64_t{0}}});
        worked.node("Cast", {"wanted"}, {"as"}, {{"to", std::int64_t{onnx::TensorProto::INT64}}});
        worked.node("Reshape", {"x", "as"}, {"y"}).output("y");
        row("a shape that is worked out", worked);
        OnnxModel quantized;
        quantized.input("x", image).floats("s", {}, {1.F}).floats("l", {}, {0.F}).floats("h", {}, {9.F});
        quantized.constant("z", {}, onnx::TensorProto::UINT8).add_int32_data(0);
        onnx::TensorProto& eight = quantized.constant("w8", {3, 2, 1, 1}, onnx::TensorProto::INT8);
        for (const int number : {1, -2, 3, 4, -5, 6})
            eight.add_int32_data(number);
        quantized.floats("ws", {3}, {.5F, 1.F, 2.F});
        onnx::TensorProto& zeros = quantized.constant("wz", {3}, onnx::TensorProto::INT8);
        for (const int number : {0, 1, -1})
            zeros.add_int32_data(number);
        quantized.node("DequantizeLinear", {"w8", "ws", "wz"}, {"w"}, {{"axis", std::int64_t{0}}});
        quantized.node("Conv", {"x", "w"}, {"y"}).output("y");
        row("weights in eight bits", quantized);
        OnnxModel rounded;
        rounded.input("x", image).floats("w", {3, 2, 1, 1}, weights(6)).floats("s", {}, {.3F});
        rounded.constant("z", {}, onnx::TensorProto::INT8).add_int32_data(2);
        rounded.node("QuantizeLinear", {"w", "s", "z"}, {"q"}).node("DequantizeLinear", {"q", "s", "z"}, {"d"});
        rounded.node("Conv", {"x", "d"}, {"y"}).output("y");
        row("weights that are rounded", rounded);
    }

    static void addAll()
    {
        QTest::addColumn<OnnxModel>("model");
        addConvolutions();
        addElements();
        addWindows();
        addShapes();
    }

private Q_SLOTS:
    void operators_data() { addAll(); }
    void operators()
    {
        QFETCH(OnnxModel, model);
        compareWithRuntime(m_runtime, model);
    }
};

CONVOKU_GUILESS_TEST(TestOnnxOperators)
#include "tst_onnx_operators.moc"
