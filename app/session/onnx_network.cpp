// SPDX-License-Identifier: MIT
#include "app/session/onnx_network.h"

#include "app/files/file_name.h"
#include "app/files/input_file.h"
#include "app/wording/onnx_mistake_wording.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/error.h"
#include "solver/lowering/lowering.h"
#include "solver/network/network_builder.h"
#include "solver/onnx/onnx_reader.h"
#include "solver/run/network_size.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class OnnxNetworkText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::OnnxNetwork)
};

/// What one run may take: some seconds by plain loops.
const OnnxLimits kLimits = [] {
    OnnxLimits limits;
    limits.multiplyAdds = std::int64_t{1} << 31U;
    return limits;
}();
constexpr std::int64_t kMostWork = std::int64_t{1} << 32U; ///< multiplications, of all boards together
constexpr int kMostBoards = 32;
constexpr qsizetype kMostBoardBytes = qsizetype{4} << 20U;
constexpr int kMostId = 40; ///< characters, as in a network's text
constexpr std::size_t kMostSentence = 300;

FoundNetwork failed(const QString& name, const QString& why)
{
    return {nullptr, QStringLiteral("%1: %2").arg(name, why), {}};
}

std::string factOf(const OnnxGraph& graph, std::string_view which)
{
    const auto fact = std::ranges::find(graph.facts, which, &std::pair<std::string, std::string>::first);
    return fact == graph.facts.end() ? std::string() : fact->second;
}

// What the program wrote

/// Numbers of a board in the file; none where there are not as many as there should be.
std::optional<Tensor> tensorFrom(const QJsonValue& json, Shape shape)
{
    const QJsonArray numbers = json.toArray();
    if (numbers.size() != shape.elements())
        return std::nullopt;
    Tensor tensor(1, shape);
    for (qsizetype i = 0; i < numbers.size(); ++i)
        tensor.data[static_cast<std::size_t>(i)] = static_cast<float>(numbers[i].toInt(-1));
    return tensor;
}

/// Whether that is how the numbers lie in the form of what is written.
bool isInForm(const Tensor& own, const Tensor& written)
{
    try {
        return inForm(own, written.shape).data == written.data;
    } catch (const Error&) {
        return false;
    }
}

/// The way back, by trying: which element of what is written has which of the network's own.
std::optional<Tensor> outOfForm(const Tensor& written, Shape shape)
{
    Tensor numbered(1, shape);
    for (std::size_t i = 0; i < numbered.data.size(); ++i)
        numbered.data[i] = static_cast<float>(i);
    Tensor own(1, shape);
    try {
        const Tensor from = inForm(numbered, written.shape);
        for (std::size_t i = 0; i < from.data.size(); ++i)
            own.data[static_cast<std::size_t>(from.data[i])] = written.data[i];
    } catch (const Error&) {
        return std::nullopt;
    }
    return own;
}

/// Whether each board of the file comes out as it says: by the file's layers, and by those of the network in its text.
bool boardsComeOut(const OnnxGraph& graph, const Network& own)
{
    const QByteArray bytes = QByteArray::fromStdString(factOf(graph, onnx_fact::kBoards));
    const QJsonArray boards = bytes.size() > kMostBoardBytes ? QJsonArray() : QJsonDocument::fromJson(bytes).array();
    if (boards.isEmpty() || boards.size() > kMostBoards || own.inputs.size() != graph.inputs.size())
        return false;
    const auto written = std::make_shared<const Network>(graph.network);
    const auto backend = makeScalarBackend();
    const auto theirs = backend->load(written);
    const auto ours = backend->load(std::make_shared<const Network>(own));
    const auto work = static_cast<std::int64_t>(sizeOf(*written).multiplyAdds + sizeOf(own).multiplyAdds);
    std::int64_t done = 0;
    for (const QJsonValue& board : boards) {
        // As many of them as a person waits for.
        if (done > 0 && done + work > kMostWork)
            break;
        done += work;
        const QJsonObject in = board.toObject().value(QLatin1String("inputs")).toObject();
        const QJsonObject out = board.toObject().value(QLatin1String("outputs")).toObject();
        std::vector<Tensor> given;
        std::vector<Tensor> asOwn;
        for (const OnnxPort& port : graph.inputs) {
            const auto tensor
                = tensorFrom(in.value(QString::fromStdString(port.name)), written->value(port.value).shape);
            const ValueId value = own.find(port.name);
            if (!tensor || std::ranges::find(own.inputs, value) == own.inputs.end())
                return false;
            const auto back = outOfForm(*tensor, own.value(value).shape);
            const Range range = own.value(value).range;
            if (!back || std::ranges::any_of(back->data, [range](float number) {
                    return number < static_cast<float>(range.low) || number > static_cast<float>(range.high);
                }))
                return false;
            given.push_back(*tensor);
            asOwn.push_back(*back);
        }
        const std::vector<Tensor> result = theirs->run(given, written->outputs);
        const std::vector<Tensor> expected = ours->run(asOwn, own.outputs);
        for (std::size_t i = 0; i < own.outputs.size(); ++i) {
            const std::string& name = own.value(own.outputs[i]).name;
            const auto port = std::ranges::find(graph.outputs, name, &OnnxPort::name);
            if (port == graph.outputs.end())
                return false;
            const auto place = static_cast<std::size_t>(port - graph.outputs.begin());
            const auto said = tensorFrom(out.value(QString::fromStdString(name)), written->value(port->value).shape);
            if (!said || said->data != result[place].data || !isInForm(expected[i], *said))
                return false;
        }
    }
    return true;
}

FoundNetwork ownNetwork(const OnnxGraph& graph, const QString& name)
{
    const ReadNetworkFile read = readNetworkText(name, factOf(graph, onnx_fact::kText));
    FoundNetwork found = networkIn(read, name, QString::fromStdString(factOf(graph, onnx_fact::kNetwork)));
    if (!found.network)
        return found;
    // What comes with the program is one and the same.
    if (const ModelPtr shipped = shippedModel(found.network->id); shipped && toText(*shipped) == toText(*found.network))
        found.network = shipped;
    PassOptions pass{.rules = {}, .model = found.network};
    for (const QJsonValue& rule :
        QJsonDocument::fromJson(QByteArray::fromStdString(factOf(graph, onnx_fact::kRules))).array()) {
        const auto place = found.network->find(rule.toString().toStdString());
        if (!place || std::ranges::find(pass.rules, *place) != pass.rules.end())
            return failed(name, OnnxNetworkText::tr("the file names rules that its network has not"));
        pass.rules.push_back(*place);
    }
    const auto passes = onnx_fact::passesIn(QString::fromStdString(factOf(graph, onnx_fact::kWhat)));
    if (!passes || (*passes == 0 && !found.network->search) || !boardsComeOut(graph, passesOf(pass, *passes)))
        return failed(name,
            OnnxNetworkText::tr("the layers of this file are not those of the network that it says it is: the boards "
                                "in it come out in another way"));
    return found;
}

// What others wrote

enum class Planes { First, Last };
enum class Given { Candidates, Digits, Centred };

struct Reading
{
    Given given = Given::Candidates;
    Planes in = Planes::First;
    Planes out = Planes::First;
    QString id;
};

/// As which planes numbers of this shape can be read.
std::vector<Planes> planesOf(const std::vector<std::int64_t>& shape)
{
    const std::vector<std::int64_t> cube{9, 9, 9};
    if (shape == cube || shape == std::vector<std::int64_t>{729})
        return {Planes::First, Planes::Last};
    if (shape == std::vector<std::int64_t>{9, 81})
        return {Planes::First};
    if (shape == std::vector<std::int64_t>{81, 9})
        return {Planes::Last};
    return {};
}

bool isGrid(const std::vector<std::int64_t>& shape)
{
    using Dimensions = std::vector<std::int64_t>;
    return shape == Dimensions{81} || shape == Dimensions{9, 9} || shape == Dimensions{1, 9, 9}
    || shape == Dimensions{9, 9, 1} || shape == Dimensions{81, 1} || shape == Dimensions{1, 81};
}

QString idOf(Planes planes)
{
    return planes == Planes::First ? QStringLiteral("first") : QStringLiteral("last");
}

std::vector<Reading> readingsOf(const OnnxPort& input, const OnnxPort& output)
{
    std::vector<Reading> readings;
    const std::vector<Planes> in = planesOf(input.shape);
    const std::vector<Planes> out = planesOf(output.shape);
    for (const Planes planes : in) {
        // Who lays the digits like that lays them so all the time, unless the shape says otherwise.
        const auto same = std::ranges::find(out, planes);
        if (!out.empty())
            readings.push_back({Given::Candidates, planes, same == out.end() ? out.front() : planes, idOf(planes)});
    }
    if (!isGrid(input.shape))
        return readings;
    for (const Given given : {Given::Digits, Given::Centred}) {
        for (const Planes planes : out) {
            const QString id = given == Given::Digits ? QStringLiteral("digits") : QStringLiteral("centred");
            readings.push_back(
                {given, Planes::First, planes, out.size() > 1 ? id + QLatin1Char('_') + idOf(planes) : id});
        }
    }
    return readings;
}

/// How the programs that write such files lay planes: known of some.
std::optional<Planes> usualPlanes(const OnnxGraph& graph)
{
    const QString producer = QString::fromStdString(graph.producer);
    if (producer.contains(QLatin1String("pytorch"), Qt::CaseInsensitive))
        return Planes::First;
    if (producer.contains(QLatin1String("tf2onnx"), Qt::CaseInsensitive)
        || producer.contains(QLatin1String("keras"), Qt::CaseInsensitive))
        return Planes::Last;
    return std::nullopt;
}

constexpr std::array kDigitLast{Dimension::Rows, Dimension::Columns, Dimension::Channels}; ///< of what is first
constexpr std::array kDigitFirst{Dimension::Columns, Dimension::Channels, Dimension::Rows}; ///< of what is last

/// The file's network as a rule: candidates in, what is left of them out, and in between what it was asked for.
struct RuleLayers
{
    std::shared_ptr<const Network> layers;
    bool fills = false; ///< the surest cell; else it says what stays
};

/// `output`: which of the graph's.
RuleLayers ruleOf(const OnnxGraph& graph, const Reading& reading, std::size_t output)
{
    constexpr Shape kCube{kSide, kSide, kSide};
    NetworkBuilder net("layers");
    const ValueId candidates = net.input("candidates", kCube, {0, 1}, kCandidatesAxes);
    net.beginGroup(GroupKind::Rule, "layers", {candidates});
    const ValueId count = net.countInCell(candidates, "candidates in the cell");
    const Shape wanted = graph.network.value(graph.inputs.front().value).shape;
    ValueId given = candidates;
    if (reading.given == Given::Candidates) {
        if (reading.in == Planes::Last)
            given = net.permute(given, kDigitLast, "with the digits last");
    } else {
        const ValueId lone = net.equals(count, 1, "the cell has one candidate");
        const ValueId single = net.andBoth(candidates, lone, "that candidate");
        std::vector<float> digits;
        for (int digit = 1; digit <= kSide; ++digit)
            digits.push_back(static_cast<float>(digit));
        given = net.convolution(single, 1, {1, 1}, {1, 1}, 1, digits, {}, "the digit, 0 where it is open");
        given = net.inRange(given, {0, kSide}); // one of them at most
        if (reading.given == Given::Centred)
            given = net.affine(given, 1.0 / kSide, -0.5, "digit / 9 − 0.5"); // NOLINT(*-magic-numbers)
    }
    if (net.shapeOf(given) != wanted)
        given = net.reshape(given, wanted, "as the file takes them");
    ValueId made = net.append(graph.network, {given}).at(output);
    if (net.shapeOf(made) != kCube)
        made = net.reshape(made, kCube, "as nine times nine times nine");
    if (reading.out == Planes::Last)
        made = net.permute(made, kDigitFirst, "with the digits first");
    made = net.withAxes(made, kCandidatesAxes);
    RuleLayers rule;
    ValueId left = kNoValue;
    if (net.numbersOf(made) == NumberKind::Whole && net.rangeOf(made).low >= 0 && net.rangeOf(made).high <= 1) {
        const ValueId goes = net.notA(made, "does not stay");
        net.named(net.andBoth(candidates, goes, "what goes"), "cause");
        left = net.andBoth(candidates, made, "candidates that stay");
    } else {
        rule.fills = true;
        if (net.rangeOf(made).low < 0)
            made = net.softmax(made, Dimension::Channels, "how sure each digit is");
        const ValueId open = net.clamp(net.affine(count, 1, -1, "beyond the first"), {0, 1}, "the cell is open");
        const ValueId asked = net.andBoth(candidates, open, "candidates of open cells");
        const ValueId sure = net.multiply(made, asked, "how sure of them");
        constexpr int kPlane = 27; // 27 × 27 are 729: one plane, of which one number is the largest
        const ValueId plane = net.reshape(sure, {1, kPlane, kPlane}, "all on one plane");
        const ValueId first = net.pickOne(plane, "the surest");
        const ValueId back = net.withAxes(net.reshape(first, kCube, "back on the board"), kCandidatesAxes);
        const ValueId chosen = net.named(net.andBoth(back, asked, "the surest digit of an open cell"), "cause");
        const ValueId has = net.any(net.countInCell(chosen, "cells to fill"), "the cell to fill");
        left = net.select(candidates, chosen, has, "only that digit there");
    }
    net.endGroup({left});
    rule.layers = std::make_shared<const Network>(net.build({left}));
    return rule;
}

/// What it is called: the file's name in the signs that a name here has.
std::string idFor(const QString& name)
{
    QString id;
    for (const QChar sign : QFileInfo(name).completeBaseName().toLower()) {
        const bool fits = (sign >= QLatin1Char('a') && sign <= QLatin1Char('z'))
            || (sign >= QLatin1Char('0') && sign <= QLatin1Char('9'));
        if (fits)
            id += sign;
        else if (!id.endsWith(QLatin1Char('_')) && !id.isEmpty())
            id += QLatin1Char('_');
    }
    id = id.left(kMostId);
    while (id.endsWith(QLatin1Char('_')))
        id.chop(1);
    if (id.isEmpty() || id.front().isDigit() || shippedModel(id.toStdString()))
        id.prepend(QLatin1String("network_"));
    return id.left(kMostId).toStdString();
}

FoundNetwork foreignNetwork(const OnnxGraph& graph, const QByteArray& bytes, const QString& name, const QString& wanted)
{
    // What is said besides, whether it is solved or how good it is, is not asked for.
    std::vector<std::size_t> boards;
    for (std::size_t i = 0; i < graph.outputs.size(); ++i) {
        if (!planesOf(graph.outputs[i].shape).empty())
            boards.push_back(i);
    }
    if (graph.inputs.size() != 1 || boards.size() > 1)
        return failed(name,
            OnnxNetworkText::tr("the graph has %1 inputs and %2 outputs; one that can be run here has one of each")
                .arg(graph.inputs.size())
                .arg(graph.outputs.size()));
    std::vector<Reading> readings;
    if (!boards.empty())
        readings = readingsOf(graph.inputs.front(), graph.outputs[boards.front()]);
    if (readings.empty())
        return failed(name,
            OnnxNetworkText::tr("its input and output are neither candidates (9 × 9 × 9 numbers) nor 81 digits in, and "
                                "candidates or how sure each digit is out"));
    const auto idsOfThem = [&readings] {
        QStringList list;
        for (const Reading& reading : readings)
            list << reading.id;
        return list;
    };
    const QStringList all = idsOfThem();
    if (!wanted.isEmpty()) {
        std::erase_if(readings, [&wanted](const Reading& reading) { return reading.id != wanted; });
    } else if (const auto usual = usualPlanes(graph); usual && readings.size() > 1) {
        std::erase_if(readings, [&usual](const Reading& reading) {
            return reading.out != *usual || (reading.given == Given::Candidates && reading.in != *usual);
        });
    }
    if (readings.size() != 1) {
        FoundNetwork several = failed(name,
            OnnxNetworkText::tr(
                "say how it is to be read, as FILE#WAY: %1. first and last say where the dimension of the "
                "digits is, digits and centred how the 81 digits go in: as they are, or digit / 9 − 0.5")
                .arg(all.join(QStringLiteral(", "))));
        if (wanted.isEmpty()) // what is usual may leave none
            several.choices = readings.empty() ? all : idsOfThem();
        return several;
    }
    // What goes in is known now, whatever the file says of it.
    OnnxLimits limits = kLimits;
    limits.believesRanges = false;
    const Given given = readings.front().given;
    limits.inputRange = given == Given::Candidates ? Range{0, 1}
        : given == Given::Digits                   ? Range{0, kSide}
                                                   : Range{-1, 1};
    limits.inputNumbers = given == Given::Centred ? NumberKind::Real : NumberKind::Whole;
    const auto again = readOnnx({bytes.constData(), static_cast<std::size_t>(bytes.size())}, limits);
    if (const auto* mistake = std::get_if<OnnxMistake>(&again))
        return failed(name, OnnxMistakeWording::mistake(*mistake));
    const RuleLayers rule = ruleOf(std::get<OnnxGraph>(again), readings.front(), boards.front());
    std::string sentence = graph.sentence.empty() ? graph.name : graph.sentence;
    if (sentence.size() > kMostSentence)
        sentence = QString::fromStdString(sentence).left(kMostSentence).toStdString();
    auto model = std::make_shared<Model>(*modelOfLayers(
        idFor(name), sentence, rule.fills ? "surest_cell" : "kept_candidates", rule.layers, "cause", !rule.fills));
    model->file = std::make_shared<const std::string>(bytes.toStdString());
    model->reading = readings.front().id.toStdString();
    return {std::move(model), {}, {}};
}

} // namespace

QString onnx_fact::whatText(int passes)
{
    return passes == 0 ? QStringLiteral("step") : QStringLiteral("passes %1").arg(passes);
}

std::optional<int> onnx_fact::passesIn(const QString& text)
{
    if (text == whatText(0))
        return 0;
    const int passes = text.section(QLatin1Char(' '), 1).toInt();
    return passes >= 1 && passes <= kMostUnrolled && text == whatText(passes) ? std::optional(passes) : std::nullopt;
}

FoundNetwork networkInOnnx(const QByteArray& bytes, const QString& name, const QString& reading)
{
    const auto read = readOnnx({bytes.constData(), static_cast<std::size_t>(bytes.size())}, kLimits);
    if (const auto* mistake = std::get_if<OnnxMistake>(&read))
        return failed(name, OnnxMistakeWording::mistake(*mistake));
    const OnnxGraph& graph = std::get<OnnxGraph>(read);
    try {
        if (!factOf(graph, onnx_fact::kVersion).empty() && !factOf(graph, onnx_fact::kText).empty())
            return ownNetwork(graph, name);
        return foreignNetwork(graph, bytes, name, reading);
    } catch (const Error& error) {
        return failed(
            name, OnnxNetworkText::tr("its layers can’t be put together: %1").arg(QString::fromUtf8(error.what())));
    }
}

FoundNetwork networkInOnnxFile(const QString& path, const QString& name, const QString& reading)
{
    InputFile file(path);
    if (isFolder(path))
        return failed(name, OnnxNetworkText::tr("this is a folder"));
    if (!file.open(QIODevice::ReadOnly))
        return failed(name, file.errorString());
    // One byte more than there may be: then the reader says so.
    return networkInOnnx(file.read(static_cast<qint64>(OnnxLimits().bytes) + 1), name, reading);
}

bool looksLikeOnnx(const QString& path)
{
    return path.endsWith(QLatin1String(".onnx"), Qt::CaseInsensitive);
}

} // namespace convoku
