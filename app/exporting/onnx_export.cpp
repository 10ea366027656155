// SPDX-License-Identifier: MIT
#include "app/exporting/onnx_export.h"

#include "app/document/examples.h"
#include "app/document/onnx_network.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/error.h"
#include "solver/lowering/lowering.h"
#include "solver/network/pass.h"
#include "solver/onnx/onnx_writer.h"
#include "solver/run/tensors.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kPassesBetween = 7; ///< of the search, from one of its boards to the next
constexpr int kStates = 2; ///< of a step, of each puzzle

std::vector<Grid> puzzlesOn(Board board)
{
    if (board != Board())
        return {exampleFor(board).givens};
    std::vector<Grid> puzzles;
    for (const Example& example : examples())
        puzzles.push_back(example.givens);
    return puzzles;
}

PassOptions passOf(const OnnxExport& what)
{
    return {.rules = what.rules, .search = what.passes == 0, .model = what.model};
}

Network inItsForm(const OnnxExport& what, const Network& network)
{
    if (what.form == OnnxForm::Direct) {
        if (what.precision != OnnxPrecision::Float)
            throw Error(network.id, "can be in gates or eight bits as image or s2d only");
        return network;
    }
    return lowered(network,
        {what.form == OnnxForm::Image ? LoweredForm::Image : LoweredForm::SpaceToDepth,
            what.precision == OnnxPrecision::Gate, what.precision == OnnxPrecision::EightBits});
}

QJsonArray numbersOf(std::span<const float> numbers)
{
    QJsonArray array;
    for (const float number : numbers)
        array.append(static_cast<int>(number)); // whole: a run is
    return array;
}

/// Boards, and what comes of them by the network's own layers, both as they lie in the file's form.
QByteArray boardsFor(const OnnxExport& what, const Network& written)
{
    const auto network = std::make_shared<const Network>(passesOf(passOf(what), what.passes));
    const auto backend = makeBitwiseBackend();
    const auto loaded = backend->load(network);
    QJsonArray boards;
    for (const Grid& givens : puzzlesOn(what.model->board)) {
        State state;
        state.candidates = givens.startingCandidates();
        const int states = what.passes == 0 ? kStates : 1;
        for (int i = 0; i < states; ++i) {
            const std::vector<Tensor> inputs = toTensors(std::span(&state, 1), *network);
            const std::vector<Tensor> outputs = loaded->run(inputs, network->outputs);
            QJsonObject in;
            for (std::size_t k = 0; k < inputs.size(); ++k) {
                const Value& value = written.value(written.inputs[k]);
                in[QString::fromStdString(value.name)] = numbersOf(inForm(inputs[k], value.shape).of(0));
            }
            QJsonObject out;
            for (std::size_t k = 0; k < outputs.size(); ++k) {
                const Value& value = written.value(written.outputs[k]);
                out[QString::fromStdString(value.name)] = numbersOf(inForm(outputs[k], value.shape).of(0));
            }
            boards.append(QJsonObject{{QStringLiteral("inputs"), in}, {QStringLiteral("outputs"), out}});
            if (what.passes != 0)
                break;
            // The search goes on from where this pass leaves it.
            storeState(state, outputs, 0);
            for (int pass = 1; pass < kPassesBetween; ++pass)
                storeState(state, loaded->run(toTensors(std::span(&state, 1), *network), network->outputs), 0);
        }
    }
    return QJsonDocument(boards).toJson(QJsonDocument::Compact);
}

OnnxOptions optionsFor(const OnnxExport& what)
{
    OnnxOptions options;
    options.batch = what.batch;
    options.eightBits = what.precision == OnnxPrecision::EightBits;
    options.everyValue = what.everyValue;
    options.upsampleAsConvTranspose = what.form != OnnxForm::Direct;
    options.sentence = what.model->sentence;
    return options;
}

} // namespace

QStringList onnxFormIds()
{
    return {QStringLiteral("direct"), QStringLiteral("image"), QStringLiteral("s2d")};
}

QStringList onnxPrecisionIds()
{
    return {QStringLiteral("float"), QStringLiteral("gate"), QStringLiteral("qdq")};
}

std::string verdictId(check::Soundness::Verdict verdict)
{
    return verdict == check::Soundness::Verdict::Proved ? "proved"
        : verdict == check::Soundness::Verdict::Refuted ? "refuted"
                                                        : "open";
}

Network networkOf(const OnnxExport& what)
{
    if (const Model::Rule* rule = rememberingRule(*what.model))
        throw LoweringFault(LoweringFault::Kind::Remembers, rule->id);
    // A pass is lowered once, however often it runs.
    if (what.passes == 0 || what.form == OnnxForm::Direct)
        return inItsForm(what, passesOf(passOf(what), what.passes));
    return unrolled(inItsForm(what, buildPass(passOf(what)).network), what.passes);
}

QByteArray onnxFile(const OnnxExport& what, const RuleVerdicts& verdicts)
{
    return onnxFile(what, networkOf(what), verdicts);
}

QByteArray onnxFile(const OnnxExport& what, const Network& network, const RuleVerdicts& verdicts)
{
    OnnxOptions options = optionsFor(what);
    QJsonArray rules;
    for (const RuleId rule : what.rules)
        rules.append(QString::fromStdString(what.model->rule(rule).id));
    QJsonObject checks;
    for (const auto& [rule, verdict] : verdicts)
        checks[QString::fromStdString(rule)] = QString::fromStdString(verdict);
    const auto json
        = [](const auto& value) { return QJsonDocument(value).toJson(QJsonDocument::Compact).toStdString(); };
    const auto idOf = [](const QStringList& ids, auto which) { return ids[static_cast<int>(which)].toStdString(); };
    options.facts = {{onnx_fact::kVersion, CONVOKU_VERSION}, {onnx_fact::kNetwork, what.model->id},
        {onnx_fact::kText, what.model->file || what.model->learned ? std::string() : toText(*what.model)},
        {onnx_fact::kWhat, onnx_fact::whatText(what.passes).toStdString()},
        {onnx_fact::kForm, idOf(onnxFormIds(), what.form)},
        {onnx_fact::kPrecision, idOf(onnxPrecisionIds(), what.precision)}, {onnx_fact::kRules, json(rules)},
        {onnx_fact::kChecks, json(checks)}, {onnx_fact::kBoards, boardsFor(what, network).toStdString()}};
    const std::string bytes = toOnnx(network, options);
    return {bytes.data(), static_cast<qsizetype>(bytes.size())};
}

QStringList operatorsOf(const OnnxExport& what)
{
    QStringList operators;
    for (const std::string& name : onnxOperators(networkOf(what), optionsFor(what)))
        operators << QString::fromStdString(name);
    return operators;
}

} // namespace convoku
