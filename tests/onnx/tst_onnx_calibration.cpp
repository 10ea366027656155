// SPDX-License-Identifier: MIT
// What a compiler does that makes eight bits of a network by looking at what its values were: uint8 from the smallest
// to the largest of each, int8 weights (a tensor at a time). The form image in floats does not stand that, in gates it
// does. Without onnxruntime's optimiser the file rounds and goes on in floats, which simulates it; with it the sums are
// of eight bits.
#include "app/exporting/onnx_export.h"
#include "solver/network/pass.h"
#include "tests/onnx/form_testing.h"
#include "tests/support/network_testing.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QTest>

#include <onnx/onnx_pb.h>

#include <cmath>
#include <map>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr int kPasses = 4;
constexpr int kBatch = 50;

/// Holds the range of a tensor's numbers while it was watched; 0 is always included.
struct Seen
{
    float low = 0;
    float high = 0;

    float scale() const { return high > low ? (high - low) / 255 : 1; }
    int zeroPoint() const { return static_cast<int>(std::nearbyint(-low / scale())); }
};
using SeenByName = std::map<std::string, Seen>;

void see(SeenByName& all, const std::string& name, const Tensor& tensor)
{
    const auto [low, high] = std::ranges::minmax(tensor.data);
    Seen& seen = all[name];
    seen.low = std::min(seen.low, low);
    seen.high = std::max(seen.high, high);
}

/// A file of floats with each tensor that is stored and each weight in eight bits.
class Quantizer
{
public:
    Quantizer(const std::string& bytes, const SeenByName& seen)
        : m_seen(seen)
    {
        if (!m_model.ParseFromString(bytes))
            throw std::runtime_error("no ONNX file");
    }

    std::string quantized()
    {
        onnx::GraphProto& graph = *m_model.mutable_graph();
        const onnx::GraphProto before = graph;
        graph.clear_node();
        std::map<std::string, int> readers;
        std::map<std::string, int> limiters;
        for (const onnx::NodeProto& node : before.node()) {
            for (const std::string& input : node.input()) {
                ++readers[input];
                limiters[input] += node.op_type() == "Relu" || node.op_type() == "Clip" ? 1 : 0;
            }
        }
        for (const onnx::ValueInfoProto& output : before.output())
            ++readers[output.name()];
        for (const onnx::TensorProto& tensor : before.initializer())
            m_constants[tensor.name()] = &tensor;
        for (const onnx::ValueInfoProto& input : before.input())
            m_read[input.name()] = stored(input.name(), input.name() + ".read");
        for (const onnx::NodeProto& from : before.node()) {
            onnx::NodeProto node = from;
            for (std::string& input : *node.mutable_input()) {
                if (m_read.contains(input))
                    input = m_read[input];
            }
            if (node.op_type() == "Conv" || node.op_type() == "ConvTranspose")
                weigh(node, from.input(0));
            const std::string name = from.output(0);
            const bool staysExact = from.op_type() == "Conv" && readers[name] == limiters[name];
            if (!staysExact)
                node.set_output(0, name + ".exact");
            *graph.add_node() = node;
            if (!staysExact)
                stored(name + ".exact", name, name);
        }
        return m_model.SerializeAsString();
    }

private:
    onnx::TensorProto& constant(const std::string& name, int type)
    {
        onnx::TensorProto& tensor = *m_model.mutable_graph()->add_initializer();
        tensor.set_name(name);
        tensor.set_data_type(type);
        return tensor;
    }
    void node(const std::string& op, const std::vector<std::string>& inputs, const std::string& output)
    {
        onnx::NodeProto& made = *m_model.mutable_graph()->add_node();
        made.set_op_type(op);
        for (const std::string& input : inputs)
            made.add_input(input);
        made.add_output(output);
    }
    std::string stored(const std::string& exact, const std::string& read, const std::string& value)
    {
        const Seen& seen = m_seen.at(value);
        constant(read + ".scale", onnx::TensorProto::FLOAT).add_float_data(seen.scale());
        constant(read + ".zero", onnx::TensorProto::UINT8).add_int32_data(seen.zeroPoint());
        node("QuantizeLinear", {exact, read + ".scale", read + ".zero"}, read + ".stored");
        node("DequantizeLinear", {read + ".stored", read + ".scale", read + ".zero"}, read);
        return read;
    }
    std::string stored(const std::string& exact, const std::string& read) { return stored(exact, read, exact); }

    static std::vector<float> numbersOf(const onnx::TensorProto& tensor)
    {
        if (tensor.float_data_size() > 0)
            return {tensor.float_data().begin(), tensor.float_data().end()};
        std::vector<float> numbers(tensor.raw_data().size() / sizeof(float));
        std::copy_n(tensor.raw_data().data(), tensor.raw_data().size(), reinterpret_cast<char*>(numbers.data()));
        return numbers;
    }
    void rounded(const std::string& name, const onnx::TensorProto& from, int type, float scale)
    {
        constant(name + ".scale", onnx::TensorProto::FLOAT).add_float_data(scale);
        onnx::TensorProto& tensor = constant(name + ".stored", type);
        *tensor.mutable_dims() = from.dims();
        for (const float number : numbersOf(from))
            tensor.add_int32_data(static_cast<int>(std::nearbyint(number / scale)));
        constant(name + ".zero", type).add_int32_data(0);
        node("DequantizeLinear", {name + ".stored", name + ".scale", name + ".zero"}, name);
    }
    void weigh(onnx::NodeProto& node, const std::string& read)
    {
        const onnx::TensorProto& weights = *m_constants.at(node.input(1));
        float largest = 0;
        for (const float number : numbersOf(weights))
            largest = std::max(largest, std::abs(number));
        const float scale = largest > 0 ? largest / 127 : 1;
        const std::string name = node.output(0);
        rounded(name + ".weights_read", weights, onnx::TensorProto::INT8, scale);
        node.set_input(1, name + ".weights_read");
        if (node.input_size() > 2) {
            rounded(name + ".bias_read", *m_constants.at(node.input(2)), onnx::TensorProto::INT32,
                scale * m_seen.at(read).scale());
            node.set_input(2, name + ".bias_read");
        }
    }

    const SeenByName& m_seen;
    onnx::ModelProto m_model;
    std::map<std::string, const onnx::TensorProto*> m_constants;
    std::map<std::string, std::string> m_read; ///< inputs, as they are read
};

} // namespace

class TestOnnxCalibration : public QObject
{
    Q_OBJECT

    OnnxRuntime m_runtime;
    std::unique_ptr<Backend> m_judge = makeTestedBackend();

private Q_SLOTS:
    void eightBitsByCalibration_data()
    {
        QTest::addColumn<int>("form");
        QTest::addColumn<bool>("gates");
        const auto image = static_cast<int>(OnnxForm::Image);
        const auto boxes = static_cast<int>(OnnxForm::SpaceToDepth);
        QTest::newRow("image, float") << image << false;
        QTest::newRow("image, gate") << image << true;
        QTest::newRow("s2d, float") << boxes << false;
        QTest::newRow("s2d, gate") << boxes << true;
    }
    void eightBitsByCalibration()
    {
        QFETCH(const int, form);
        QFETCH(const bool, gates);
        if (!m_runtime.missing().isEmpty())
            QSKIP(qPrintable(m_runtime.missing()));
        QString from;
        const std::vector<Grid> puzzles = formPuzzles(from);
        OnnxExport what;
        what.passes = kPasses;
        what.form = static_cast<OnnxForm>(form);
        what.precision = gates ? OnnxPrecision::Gate : OnnxPrecision::Float;
        what.batch = 0;
        const auto network = std::make_shared<const Network>(networkOf(what));

        // Collects the values on these puzzles, and the exact result.
        const std::vector<ValueId> values = everyValue(*network);
        const auto loaded = m_judge->load(network);
        std::vector<Tensor> inputs;
        std::vector<Tensor> exact;
        SeenByName seen;
        for (std::size_t first = 0; first < puzzles.size(); first += kBatch) {
            const auto part = std::span(puzzles).subspan(first, std::min<std::size_t>(kBatch, puzzles.size() - first));
            const Tensor candidates = tensorsOf(statesOf(part), false).front();
            inputs.push_back(laidOut(candidates, network->value(network->inputs[0]).shape));
            const std::vector<Tensor> made = loaded->run(std::array{inputs.back()}, values);
            for (std::size_t i = 0; i < values.size(); ++i) {
                see(seen, network->value(values[i]).name, made[i]);
                if (values[i] == network->outputs[0])
                    exact.push_back(made[i]);
            }
        }

        const std::string bytes = Quantizer(onnxFile(what).toStdString(), seen).quantized();
        for (const bool real : {false, true}) {
            m_runtime.load(bytes, real);
            int wrongPuzzles = 0;
            int wrongCandidates = 0;
            for (std::size_t i = 0; i < inputs.size(); ++i) {
                const std::vector<OnnxTensor> outputs = m_runtime.run(onnxInputs(*network, {inputs[i]}));
                QCOMPARE(outputs.front().numbers.size(), exact[i].data.size());
                const auto size = static_cast<std::size_t>(kCandidates);
                for (std::size_t n = 0; n < static_cast<std::size_t>(exact[i].count); ++n) {
                    int wrong = 0;
                    for (std::size_t k = n * size; k < (n + 1) * size; ++k)
                        wrong += (outputs.front().numbers[k] > 0.5F) != (exact[i].data[k] == 1) ? 1 : 0;
                    wrongCandidates += wrong;
                    wrongPuzzles += wrong > 0 ? 1 : 0;
                }
            }
            const int count = static_cast<int>(puzzles.size());
            qInfo("%s: %d of %d puzzles wrong, %d candidates (%s)", real ? "sums of eight bits" : "simulated",
                wrongPuzzles, count, wrongCandidates, qPrintable(from));
            if (gates)
                QCOMPARE(wrongPuzzles, 0);
            else
                QVERIFY(wrongPuzzles > (real ? count / 4 : count / 2));
        }
    }
};

CONVOKU_GUILESS_TEST(TestOnnxCalibration)
#include "tst_onnx_calibration.moc"
