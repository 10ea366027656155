// SPDX-License-Identifier: MIT
#include "app/document/onnx_network.h"

#include "app/base/file_name.h"
#include "app/base/input_file.h"
#include "app/wording/onnx_mistake_wording.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/error.h"
#include "solver/lowering/lowering.h"
#include "solver/network/network_builder.h"
#include "solver/onnx/onnx_reader.h"
#include "solver/run/network_size.h"
#include "solver/sudoku/random_numbers.h"

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
    limits.operations = std::int64_t{1} << 31U;
    return limits;
}();
constexpr std::int64_t kMostWork = std::int64_t{1} << 32U; ///< multiplications, of all boards together
constexpr int kMostBoards = 32;
constexpr int kBoardsOfOurs = 6;
// Always allowed, whatever the file's layers need.
constexpr std::uint64_t kUsualWeights = std::uint64_t{1} << 22U;
constexpr std::uint64_t kUsualWork = std::uint64_t{1} << 30U;
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

/// Compares the file's layers with those of the network in the file's text.
class LayerComparison
{
public:
    LayerComparison(const OnnxGraph& graph, Network own)
        : m_graph(graph)
        , m_own(std::make_shared<const Network>(std::move(own)))
        , m_written(std::make_shared<const Network>(graph.network))
        , m_work(workOf(*m_written) + workOf(*m_own))
    {
    }

    /// Returns whether both give the same results, on random boards and on the file's own, and those that the file
    /// lists for its own. Runs at least one board of each kind, and no more after kMostWork operations.
    bool agrees()
    {
        const QByteArray bytes = QByteArray::fromStdString(factOf(m_graph, onnx_fact::kBoards));
        const QJsonArray boards
            = bytes.size() > kMostBoardBytes ? QJsonArray() : QJsonDocument::fromJson(bytes).array();
        if (boards.isEmpty() || boards.size() > kMostBoards || m_own->inputs.size() != m_graph.inputs.size()
            || m_work > kMostWork)
            return false;
        const auto backend = makeScalarBackend();
        m_theirs = backend->load(m_written);
        m_ours = backend->load(m_own);
        // The author of a file chooses its boards, so random ones come first.
        for (int board = 0; board < kBoardsOfOurs && (board == 0 || m_done + m_work <= kMostWork / 2); ++board) {
            if (!agrees(randomInputs(board)))
                return false;
        }
        bool isFirst = true;
        for (const QJsonValue& board : boards) {
            if (!std::exchange(isFirst, false) && m_done + m_work > kMostWork)
                break;
            if (!agrees(board.toObject()))
                return false;
        }
        return true;
    }

private:
    static std::int64_t workOf(const Network& network)
    {
        const NetworkSize size = sizeOf(network);
        return static_cast<std::int64_t>(size.multiplyAdds + size.otherOperations);
    }
    Shape writtenShape(const OnnxPort& port) const { return m_written->value(port.value).shape; }
    /// Returns the network's input for a port; kNoValue if it has none.
    ValueId inputOf(const OnnxPort& port) const
    {
        const ValueId value = m_own->find(port.name);
        return std::ranges::find(m_own->inputs, value) == m_own->inputs.end() ? kNoValue : value;
    }

    /// Returns random inputs within their ranges. A higher `board` has more numbers above the minimum.
    std::vector<Tensor> randomInputs(int board) const
    {
        RandomNumbers random(static_cast<std::uint64_t>(board));
        std::vector<Tensor> inputs;
        for (const ValueId value : m_own->inputs) {
            const Value& its = m_own->value(value);
            Tensor& tensor = inputs.emplace_back(1, its.shape);
            for (float& number : tensor.data)
                number = static_cast<float>(random.between(0, kBoardsOfOurs) <= board
                        ? random.between(its.range.low, its.range.high)
                        : its.range.low);
        }
        return inputs;
    }

    bool agrees(const QJsonObject& board)
    {
        const QJsonObject in = board.value(QLatin1String("inputs")).toObject();
        const QJsonObject out = board.value(QLatin1String("outputs")).toObject();
        std::vector<Tensor> given;
        std::vector<Tensor> asOwn;
        for (const OnnxPort& port : m_graph.inputs) {
            const auto tensor = tensorFrom(in.value(QString::fromStdString(port.name)), writtenShape(port));
            const ValueId value = inputOf(port);
            if (!tensor || value == kNoValue)
                return false;
            const auto back = outOfForm(*tensor, m_own->value(value).shape);
            const Range range = m_own->value(value).range;
            if (!back || std::ranges::any_of(back->data, [range](float number) {
                    return number < static_cast<float>(range.low) || number > static_cast<float>(range.high);
                }))
                return false;
            given.push_back(*tensor);
            asOwn.push_back(*back);
        }
        return agrees(given, asOwn, [&](const OnnxPort& port, const Tensor& result) {
            const auto said = tensorFrom(out.value(QString::fromStdString(port.name)), result.shape);
            return said && said->data == result.data;
        });
    }
    bool agrees(const std::vector<Tensor>& inputs)
    {
        std::vector<Tensor> given;
        std::vector<Tensor> asOwn;
        for (const OnnxPort& port : m_graph.inputs) {
            const auto place = std::ranges::find(m_own->inputs, m_own->find(port.name));
            if (place == m_own->inputs.end())
                return false;
            asOwn.push_back(inputs[static_cast<std::size_t>(place - m_own->inputs.begin())]);
            given.push_back(inForm(asOwn.back(), writtenShape(port)));
        }
        return agrees(given, asOwn, [](const OnnxPort&, const Tensor&) { return true; });
    }
    /// `isListed`: whether the file lists this result of its layers.
    template <typename F>
    bool agrees(const std::vector<Tensor>& given, const std::vector<Tensor>& asOwn, F isListed)
    {
        m_done += m_work;
        const std::vector<Tensor> result = m_theirs->run(given, m_written->outputs);
        const std::vector<Tensor> expected = m_ours->run(asOwn, m_own->outputs);
        for (std::size_t i = 0; i < m_own->outputs.size(); ++i) {
            const auto port = std::ranges::find(m_graph.outputs, m_own->value(m_own->outputs[i]).name, &OnnxPort::name);
            if (port == m_graph.outputs.end())
                return false;
            const Tensor& its = result[static_cast<std::size_t>(port - m_graph.outputs.begin())];
            if (!isInForm(expected[i], its) || !isListed(*port, its))
                return false;
        }
        return true;
    }

    const OnnxGraph& m_graph;
    std::shared_ptr<const Network> m_own;
    std::shared_ptr<const Network> m_written;
    std::unique_ptr<LoadedNetwork> m_theirs;
    std::unique_ptr<LoadedNetwork> m_ours;
    std::int64_t m_work; ///< of both, for one board
    std::int64_t m_done = 0;
};

/// Returns whether the passes need at most twice the weights and operations of the file's layers, which the reader has
/// bounded.
bool fits(const NetworkSize& pass, int passes, const OnnxGraph& graph)
{
    const NetworkSize layers = sizeOf(graph.network);
    const auto isMore = [passes](std::uint64_t of, std::uint64_t than, std::uint64_t usual) {
        return of * static_cast<std::uint64_t>(passes) > std::max(2 * than, usual);
    };
    return !isMore(pass.held, layers.held, kUsualWeights)
        && !isMore(pass.multiplyAdds + pass.otherOperations, layers.multiplyAdds + layers.otherOperations, kUsualWork);
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
    pass.search = passes == 0 && found.network->search;
    if (passes && !fits(sizeOf(pass).pass, std::max(*passes, 1), graph))
        return failed(name, OnnxNetworkText::tr("the network in the file’s text is larger than the file’s layers"));
    if (!passes || (*passes == 0 && !found.network->search)
        || !LayerComparison(graph, passesOf(pass, *passes)).agrees())
        return failed(name,
            OnnxNetworkText::tr("the file’s layers are not those of the network that it claims to be: some boards give "
                                "other results"));
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

constexpr char kSureness[] = "likely"; ///< the value that says how sure each digit is

/// The file does not say which of its numbers were trained: all of them count so.
Network asTrained(Network network)
{
    for (std::size_t i = 0; i < network.layers.size(); ++i) {
        Layer& layer = network.layers[i];
        if (layer.kind == LayerKind::Convolution)
            layer.trained = {std::to_string(i), layer.weights.size() + layer.bias.size(), 1, true};
    }
    return network;
}

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
    ValueId made = net.append(asTrained(graph.network), {given}).at(output);
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
        net.named(made, kSureness);
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
    if (const OnnxPort& input = graph.inputs.front(); readings.empty() && lacksBatch(input)) {
        std::vector<std::int64_t> dims{input.batch};
        dims.insert(dims.end(), input.shape.begin(), input.shape.end());
        return failed(name, OnnxMistakeWording::mistake({OnnxMistake::Code::NoBatch, {}, {}, input.name, dims}));
    }
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
    auto model = std::make_shared<Model>(
        *modelOfLayers(idFor(name), sentence, rule.fills ? "surest_cell" : "kept_candidates", rule.layers, "cause",
            !rule.fills, rule.fills ? std::vector<std::string>{kSureness} : std::vector<std::string>{}));
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
    if (!file.openFile())
        return failed(name, file.errorString());
    // One byte more than there may be: then the reader says so.
    return networkInOnnx(file.read(static_cast<qint64>(OnnxLimits().bytes) + 1), name, reading);
}

bool looksLikeOnnx(const QString& path)
{
    return path.endsWith(QLatin1String(".onnx"), Qt::CaseInsensitive);
}

} // namespace convoku
