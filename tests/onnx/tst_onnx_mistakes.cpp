// SPDX-License-Identifier: MIT
// What is no network to readOnnx(): it is told with node, operator and name, and whatever the bytes are, nothing
// breaks.
#include "solver/onnx/onnx_reader.h"
#include "tests/onnx/onnx_models.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cmath>
#include <functional>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// A single node on x [N, 2, 3, 3], called "here".
OnnxModel one(
    const std::string& op, const std::vector<std::string>& inputs, const std::vector<OnnxAttribute>& attributes = {})
{
    OnnxModel model;
    model.input("x", {0, 2, 3, 3}).node(op, inputs, {"y"}, attributes).output("y");
    model.graph().mutable_node(0)->set_name("here");
    return model;
}

using Code = OnnxMistake::Code;
using Change = std::function<void(OnnxModel&)>;

} // namespace

Q_DECLARE_METATYPE(OnnxModel)

class TestOnnxMistakes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mistakes_data()
    {
        QTest::addColumn<OnnxModel>("model");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("message"); // node, operator, name
        const auto row = [](const char* name, const OnnxModel& model, Code code, const char* message = "//") {
            QTest::newRow(name) << model << static_cast<int>(code) << QString::fromLatin1(message);
        };
        const auto changed = [&](const char* name, const Change& change, Code code, const char* message = "//") {
            OnnxModel model = fine();
            change(model);
            row(name, model, code, message);
        };
        using M = OnnxModel&;
        changed(
            "no graph", [](M m) { m.model().clear_graph(); }, Code::NotOnnx);
        changed(
            "operators of tomorrow", [](M m) { m.model().mutable_opset_import(0)->set_version(99); },
            Code::NewOperators);
        changed(
            "no input", [](M m) { m.graph().clear_input(); }, Code::NoInput);
        changed(
            "no output", [](M m) { m.graph().clear_output(); }, Code::NoOutput);
        changed(
            "sparse", [](M m) { m.graph().add_sparse_initializer()->mutable_values()->set_name("s"); },
            Code::SparseTensor, "//s");
        changed(
            "numbers elsewhere",
            [](M m) {
                auto& tensor = *m.graph().mutable_initializer(0);
                tensor.set_data_location(onnx::TensorProto::EXTERNAL);
                auto& where = *tensor.add_external_data();
                where.set_key("location");
                where.set_value("/etc/passwd");
            },
            Code::ExternalData, "first/Conv/w");
        changed(
            "text", [](M m) { m.graph().mutable_initializer(0)->set_data_type(onnx::TensorProto::STRING); },
            Code::DataType, "first/Conv/w");
        changed(
            "text goes in",
            [](M m) {
                m.graph().mutable_input(0)->mutable_type()->mutable_tensor_type()->set_elem_type(
                    onnx::TensorProto::STRING);
            },
            Code::DataType, "//x");
        changed(
            "too few numbers", [](M m) { m.graph().mutable_initializer(0)->mutable_float_data()->RemoveLast(); },
            Code::BrokenTensor, "first/Conv/w");
        changed(
            "raw numbers, too few",
            [](M m) {
                m.graph().mutable_initializer(0)->clear_float_data();
                m.graph().mutable_initializer(0)->set_raw_data("abc");
            },
            Code::BrokenTensor, "first/Conv/w");
        changed(
            "a tensor below 0", [](M m) { m.graph().mutable_initializer(0)->set_dims(0, -2); }, Code::BrokenTensor,
            "first/Conv/w");
        changed(
            "a huge tensor", [](M m) { m.graph().mutable_initializer(0)->set_dims(0, INT64_MAX); },
            Code::TooManyElements, "first/Conv/");
        changed(
            "no numbers", [](M m) { m.graph().mutable_initializer(0)->set_float_data(0, NAN); }, Code::NotFinite,
            "first/Conv/w");
        changed(
            "without end", [](M m) { m.graph().mutable_initializer(0)->set_float_data(0, INFINITY); }, Code::NotFinite,
            "first/Conv/w");
        changed(
            "no shape", [](M m) { m.graph().mutable_input(0)->mutable_type()->mutable_tensor_type()->clear_shape(); },
            Code::UnknownShape, "//x");
        const auto extent = [](std::int64_t to) {
            return [=](M m) {
                m.graph()
                    .mutable_input(0)
                    ->mutable_type()
                    ->mutable_tensor_type()
                    ->mutable_shape()
                    ->mutable_dim(2)
                    ->set_dim_value(to);
            };
        };
        changed(
            "an open dimension",
            [](M m) {
                m.graph()
                    .mutable_input(0)
                    ->mutable_type()
                    ->mutable_tensor_type()
                    ->mutable_shape()
                    ->mutable_dim(2)
                    ->set_dim_param("H");
            },
            Code::UnknownShape, "//x");
        changed("a dimension below 0", extent(-3), Code::UnknownShape, "//x");
        changed("a huge input", extent(INT64_MAX), Code::TooManyElements);
        changed("a large input", extent(1 << 20), Code::TooManyElements);
        changed(
            "another shape comes out",
            [](M m) {
                m.graph()
                    .mutable_output(0)
                    ->mutable_type()
                    ->mutable_tensor_type()
                    ->mutable_shape()
                    ->mutable_dim(3)
                    ->set_dim_value(4);
            },
            Code::WrongShape, "//y");
        changed(
            "a name twice", [](M m) { m.node("Relu", {"x"}, {"c"}); }, Code::DuplicateName, "//c");
        changed(
            "a constant twice", [](M m) { m.floats("w", {}, {1}); }, Code::DuplicateName, "//w");
        changed(
            "nobody makes it", [](M m) { m.graph().mutable_node(1)->set_input(0, "z"); }, Code::MissingValue,
            "y/Relu/z");
        changed(
            "nobody makes what comes out", [](M m) { m.graph().mutable_output(0)->set_name("z"); }, Code::MissingValue,
            "//z");
        changed(
            "in a circle", [](M m) { m.graph().mutable_node(0)->set_input(0, "y"); }, Code::Circle, "first/Conv/y");
        changed(
            "of itself", [](M m) { m.graph().mutable_node(1)->set_input(0, "y"); }, Code::Circle, "y/Relu/y");
        changed(
            "a constant comes out", [](M m) { m.graph().mutable_output(0)->set_name("w"); }, Code::ConstantOutput,
            "//w");
        changed(
            "an input is missing", [](M m) { m.graph().mutable_node(0)->mutable_input()->RemoveLast(); },
            Code::MissingInput, "first/Conv/");
        changed(
            "an operator of somebody's", [](M m) { m.graph().mutable_node(1)->set_domain("com.example"); },
            Code::UnknownOperator, "y/Relu/com.example");
        changed(
            "what no output needs",
            [](M m) {
                m.node("Loop", {"c"}, {"l"});
                m.graph().clear_output();
                m.output("q");
            },
            Code::MissingValue, "//q");
        changed(
            "a graph inside",
            [](M m) {
                m.graph().mutable_node(1)->set_op_type("If");
                auto& branch = *m.graph().mutable_node(1)->add_attribute();
                branch.set_name("then_branch");
                branch.set_type(onnx::AttributeProto::GRAPH);
                branch.mutable_g()->set_name("g");
            },
            Code::Subgraph, "y/If/");
        row("unknown", one("LSTM", {"x"}), Code::UnknownOperator, "here/LSTM/");
        row("weights of the network", one("Conv", {"x", "x"}), Code::NotConstant, "here/Conv/");
        row("a cubic resize", one("Resize", {"x", "", "x"}, {{"mode", std::string("cubic")}}), Code::Attribute,
            "here/Resize/mode");
        row("the puzzles turned", one("Transpose", {"x"}, {{"perm", std::vector<std::int64_t>{1, 0, 2, 3}}}),
            Code::Batch, "here/Transpose/");
        row("the puzzles summed", one("ReduceMean", {"x"}, {{"axes", std::vector<std::int64_t>{0}}}), Code::Batch,
            "here/ReduceMean/");
        row("the puzzles joined", one("Concat", {"x", "x"}, {{"axis", std::int64_t{0}}}), Code::Batch, "here/Concat/");
        row("an axis too far", one("Softmax", {"x"}, {{"axis", std::int64_t{4}}}), Code::Attribute,
            "here/Softmax/axis");
        row("a kernel too large", one("MaxPool", {"x"}, {{"kernel_shape", std::vector<std::int64_t>{4, 1}}}),
            Code::FittingShapes, "here/MaxPool/");
        row("a kernel of nothing", one("MaxPool", {"x"}, {{"kernel_shape", std::vector<std::int64_t>{0, 1}}}),
            Code::Attribute, "here/MaxPool/kernel_shape");
        row("a huge edge",
            one("MaxPool", {"x"},
                {{"kernel_shape", std::vector<std::int64_t>{3, 3}},
                    {"pads", std::vector<std::int64_t>{INT64_MAX, 1, 1, 1}}}),
            Code::TooManyElements, "here/MaxPool/");
        row("not a stride",
            one("AveragePool", {"x"},
                {{"kernel_shape", std::vector<std::int64_t>{3, 3}}, {"strides", std::vector<std::int64_t>{0, 1}}}),
            Code::Attribute, "here/AveragePool/strides");
        OnnxModel rounding;
        rounding.input("x", {0, 4}).floats("s", {}, {.3F}).node("QuantizeLinear", {"x", "s"}, {"y"}).output("y");
        row("rounded", rounding, Code::Rounding, "y/QuantizeLinear/");
        OnnxModel cut;
        cut.input("x", {0, 4}).node("Cast", {"x"}, {"y"}, {{"to", std::int64_t{onnx::TensorProto::INT32}}}).output("y");
        row("cut to whole numbers", cut, Code::Rounding, "y/Cast/");
        OnnxModel merged;
        merged.input("x", {0, 4}).int64s("s", {-1, 8}).node("Reshape", {"x", "s"}, {"y"}).output("y");
        row("puzzles put together", merged, Code::Batch, "y/Reshape/");
        OnnxModel places;
        places.input("x", {0, 1, 2, 2})
            .node("MaxPool", {"x"}, {"m", "i"}, {{"kernel_shape", std::vector<std::int64_t>{2, 2}}});
        places.node("Relu", {"i"}, {"y"}).output("y");
        const std::vector<float> ones(4 * 9 * 9, 1.F);
        row("a convolution in space",
            OnnxModel()
                .input("x", {0, 1, 3, 3, 3})
                .floats("w", {4, 1, 3, 3, 3}, {ones.begin(), ones.begin() + 4 * 27})
                .node("Conv", {"x", "w"}, {"y"})
                .output("y"),
            Code::OtherWindow, "y/Conv/");
        const auto unbatched = [&ones](const OnnxModel::Dims& dims) {
            OnnxModel model;
            model.input("x", dims).int64s("a", {0}).node("Unsqueeze", {"x", "a"}, {"u"});
            model.floats("w", {4, 9, 3, 3}, {ones.begin(), ones.begin() + 4 * 9 * 9}).node("Conv", {"u", "w"}, {"y"});
            return model.output("y");
        };
        row("planes without a dimension for the puzzles", unbatched({9, 9, 9}), Code::NoBatch, "//x");
        row("ten planes without one", unbatched({10, 9, 9}), Code::NoBatch, "//x");
        row("digits without one",
            OnnxModel().input("x", {81}).floats("w", {81, 4}, ones).node("MatMul", {"x", "w"}, {"y"}).output("y"),
            Code::NoBatch, "//x");
        row("four puzzles of nine planes", unbatched({4, 9, 9, 9}), Code::Batch, "u/Unsqueeze/");
        row("any number of puzzles", unbatched({0, 9, 9}), Code::Batch, "u/Unsqueeze/");
        OnnxModel products;
        products.input("x", {0, 3, 2, 4}).input("z", {0, 2, 4, 2}).node("MatMul", {"x", "z"}, {"y"}).output("y");
        row("matrices of other planes", products, Code::FittingShapes, "y/MatMul/");
        row("places that are read", places, Code::Places, "y/Relu/");
        OnnxModel large;
        large.input("x", {0, 64, 64, 64})
            .floats("s", {4}, {1, 1, 16, 16})
            .node("Upsample", {"x", "s"}, {"y"})
            .output("y");
        row("a large value", large, Code::TooManyElements, "y/Upsample/");
    }
    void mistakes()
    {
        QFETCH(OnnxModel, model);
        QFETCH(int, code);
        QFETCH(QString, message);
        const auto read = readOnnx(model.bytes());
        const auto* mistake = std::get_if<OnnxMistake>(&read);
        QVERIFY(mistake != nullptr);
        QVERIFY2(static_cast<int>(mistake->code) == code, sentence(*mistake));
        QCOMPARE(QString::fromStdString(mistake->node + '/' + mistake->op + '/' + mistake->name), message);
    }

    void whatIsNoOnnxFile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const QByteArray& bytes, Code code) {
            QTest::newRow(name) << bytes << static_cast<int>(code);
        };
        row("Git LFS",
            "version https://git-lfs.github.com/spec/v1\noid sha256:"
                + QByteArray("4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n"),
            Code::LfsPointer);
        row("protobuf's text", QByteArray::fromStdString(fine().model().DebugString()), Code::AsText);
        row("a comment before it", "# made by hand\nir_version: 8\ngraph {\n}\n", Code::AsText);
        row("ONNX' own language",
            "<\n  ir_version: 8,\n  opset_import: [\"\" : 13]\n>\nmade (float[N] x) => (float[N] y) {\n}\n",
            Code::AsText);
        row("JSON", "{\"irVersion\":\"8\",\"graph\":{\"name\":\"made\"}}", Code::AsText);
        row("nothing", "", Code::NotOnnx);
        row("a sentence", "This is no network.", Code::NotOnnx);
        row("a picture", "\x89PNG\r\n\x1a\n ir_version", Code::NotOnnx);
    }
    void whatIsNoOnnxFile()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, code);
        const auto read = readOnnx(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        QVERIFY(std::holds_alternative<OnnxMistake>(read));
        QCOMPARE(static_cast<int>(std::get<OnnxMistake>(read).code), code);
    }

    /// Expected counts are calculated by hand: x has 18 numbers, in two planes of 3 × 3.
    void workOfEachKind_data()
    {
        QTest::addColumn<OnnxModel>("model");
        QTest::addColumn<int>("operations");
        const OnnxAttribute window{"kernel_shape", std::vector<std::int64_t>{2, 2}};
        QTest::newRow("average pool") << one("AveragePool", {"x"}, {window}) << 8 * 4; // eight windows of four
        QTest::newRow("max pool") << one("MaxPool", {"x"}, {window}) << 8 * 4;
        QTest::newRow("concatenate") << one("Concat", {"x", "x"}, {{"axis", std::int64_t{1}}}) << 36;
        QTest::newRow("transpose") << one("Transpose", {"x"}, {{"perm", std::vector<std::int64_t>{0, 1, 3, 2}}}) << 18;
        QTest::newRow("relu") << one("Relu", {"x"}) << 18;
        QTest::newRow("add") << one("Add", {"x", "x"}) << 18;
        QTest::newRow("softmax") << one("Softmax", {"x"}, {{"axis", std::int64_t{1}}}) << 18;
        QTest::newRow("matrix product") << one("MatMul", {"x", "x"}) << 18 * 3;
    }
    void workOfEachKind()
    {
        QFETCH(const OnnxModel, model);
        QFETCH(const int, operations);
        OnnxLimits limits;
        limits.operations = operations - 1;
        const auto refused = readOnnx(model.bytes(), limits);
        QVERIFY(std::holds_alternative<OnnxMistake>(refused));
        QVERIFY(std::get<OnnxMistake>(refused).code == Code::TooMuchWork);
        limits.operations = operations;
        const auto read = readOnnx(model.bytes(), limits);
        QVERIFY2(std::holds_alternative<OnnxGraph>(read),
            std::holds_alternative<OnnxMistake>(read) ? sentence(std::get<OnnxMistake>(read)).constData() : "");
    }

    /// Each node joins a constant with itself, so c23 has 2^23 numbers.
    void constantsThatGrow()
    {
        OnnxModel model;
        model.input("x", {0, 2, 3, 3}).floats("c0", {1}, {1});
        for (int i = 0; i < 23; ++i) {
            const std::string of = "c" + std::to_string(i);
            model.node("Concat", {of, of}, {"c" + std::to_string(i + 1)}, {{"axis", std::int64_t{0}}});
        }
        model.node("Relu", {"x"}, {"y"}).output("y", {0, 2, 3, 3});
        model.node("Add", {"y", "c23"}, {"z"}).output("z", {0, 2, 3, 3});
        const auto read = readOnnx(model.bytes());
        const auto* mistake = std::get_if<OnnxMistake>(&read);
        QVERIFY(mistake != nullptr);
        QVERIFY2(mistake->code == Code::TooManyWeights, sentence(*mistake).constData());
        QCOMPARE(mistake->numbers.front(), std::int64_t{1} << 22U);
    }

    void tooMuch()
    {
        const std::string bytes = fine().bytes();
        const auto codeWith = [&](const std::function<void(OnnxLimits&)>& change) {
            OnnxLimits limits;
            change(limits);
            const auto read = readOnnx(bytes, limits);
            const auto* mistake = std::get_if<OnnxMistake>(&read);
            return mistake == nullptr ? std::optional<Code>() : mistake->code;
        };
        QVERIFY(codeWith([&](OnnxLimits& limits) { limits.bytes = bytes.size() - 1; }) == Code::TooManyBytes);
        QVERIFY(!codeWith([&](OnnxLimits& limits) { limits.bytes = bytes.size(); }));
        QVERIFY(codeWith([](OnnxLimits& limits) { limits.parts = 20; }) == Code::TooManyParts);
        QVERIFY(codeWith([](OnnxLimits& limits) { limits.nodes = 1; }) == Code::TooManyParts);
        QVERIFY(codeWith([](OnnxLimits& limits) { limits.layers = 1; }) == Code::TooManyLayers);
        QVERIFY(codeWith([](OnnxLimits& limits) { limits.elements = 17; }) == Code::TooManyElements);
        QVERIFY(codeWith([](OnnxLimits& limits) { limits.allElements = 35; }) == Code::TooManyElements);
        QVERIFY(codeWith([](OnnxLimits& limits) { limits.weights = 7; }) == Code::TooManyWeights);
        QVERIFY(codeWith([](OnnxLimits& limits) { limits.operations = 53; }) == Code::TooMuchWork);
        QVERIFY(!codeWith([](OnnxLimits& limits) { limits.operations = 54; })); // 2 × 2 × 9 of Conv, 18 of Relu
        // Empty nodes: two bytes each in the file.
        std::string nodes;
        for (int i = 0; i < 1'000'000; ++i)
            nodes += std::string("\x0a\x00", 2);
        std::string file = "\x3a";
        for (std::size_t rest = nodes.size(); rest > 0; rest >>= 7U)
            file += static_cast<char>((rest & 0x7FU) | (rest > 0x7F ? 0x80U : 0U));
        const auto read = readOnnx(file + nodes);
        QVERIFY(std::get<OnnxMistake>(read).code == Code::TooManyParts);
    }

    void mangled_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name :
            QDir(QStringLiteral(CONVOKU_ONNX_TESTS "/files")).entryList({QStringLiteral("torch*")}))
            QTest::newRow(qPrintable(name)) << name;
        QTest::newRow("small") << QString();
    }
    void mangled()
    {
        QFETCH(QString, name);
        const std::string whole = name.isEmpty() ? fine().bytes() : contentsOf(name);
        Random random(17);
        int networks = 0;
        for (int i = 0; i < cases(name.isEmpty() ? 6000 : 300); ++i) {
            std::string bytes = whole;
            for (int change = randomNumber(random, 1, 4); change > 0; --change) {
                const auto at = static_cast<std::size_t>(randomNumber(random, 0, static_cast<int>(bytes.size()) - 1));
                const int what = randomNumber(random, 0, 3);
                if (what == 0)
                    bytes.erase(at, 1);
                else if (what == 1)
                    bytes.insert(at, 1, static_cast<char>(randomNumber(random, 0, 255)));
                else
                    bytes[at] = static_cast<char>(randomNumber(random, 0, 255));
            }
            const auto read = readOnnx(bytes);
            if (const auto* mistake = std::get_if<OnnxMistake>(&read)) {
                QVERIFY(mistake->node.size() <= 100 && mistake->op.size() <= 100 && mistake->name.size() <= 100);
                continue;
            }
            const Network& network = std::get<OnnxGraph>(read).network;
            network.validate();
            ++networks;
        }
        QVERIFY(networks > 0);
    }
};

CONVOKU_GUILESS_TEST(TestOnnxMistakes)
#include "tst_onnx_mistakes.moc"
