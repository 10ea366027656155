// SPDX-License-Identifier: MIT
#include "app/document/foreign_onnx.h"

#include "app/wording/onnx_mistake_wording.h"
#include "solver/error.h"
#include "solver/network/network_builder.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace convoku {
namespace {

constexpr int kMostId = 40; ///< characters, as in a network's text
constexpr std::size_t kMostSentence = 300;

enum class Planes { First, Last };
/// Content of the input: candidates, or the digits of cells that have one candidate.
enum class Given { Candidates, OneHot, OneHotOfTen, Digits, Centred, Ninths, Tenths };
/// Content of the output: a plane for each digit, one more in front for "empty", or the digits themselves.
enum class Made { Nine, Ten, Answer };

struct Reading
{
    Given given = Given::Candidates;
    Planes in = Planes::First;
    Planes out = Planes::First;
    Made made = Made::Nine;
    QString id;
    bool isNamed = false; ///< it counts only where it is asked for
};

/// Encoding of a digit as a number in the input: factor · digit + offset.
struct DigitNumber
{
    Given given;
    const char* id;
    double factor;
    double offset;
};
constexpr DigitNumber kDigitNumbers[] = {
    {Given::Digits, "digits", 1, 0},
    {Given::Centred, "centred", 1.0 / kSide, -0.5},
    {Given::Ninths, "ninths", 1.0 / kSide, 0},
    {Given::Tenths, "tenths", 0.1, 0},
};

bool isReal(Given given)
{
    return given == Given::Centred || given == Given::Ninths || given == Given::Tenths;
}

/// Returns the layouts in which numbers of this shape can be read as `count` planes.
std::vector<Planes> planesOf(const std::vector<std::int64_t>& shape, std::int64_t count)
{
    using Dimensions = std::vector<std::int64_t>;
    std::vector<Planes> planes;
    const bool isLine = shape == Dimensions{count * kCells};
    if (isLine || shape == Dimensions{count, kSide, kSide} || shape == Dimensions{count, kCells})
        planes.push_back(Planes::First);
    if (isLine || shape == Dimensions{kSide, kSide, count} || shape == Dimensions{kCells, count})
        planes.push_back(Planes::Last);
    return planes;
}

bool isGrid(const std::vector<std::int64_t>& shape)
{
    using Dimensions = std::vector<std::int64_t>;
    return shape == Dimensions{81} || shape == Dimensions{9, 9} || shape == Dimensions{1, 9, 9}
    || shape == Dimensions{9, 9, 1} || shape == Dimensions{81, 1} || shape == Dimensions{1, 81};
}

/// Returns whether the output is a digit for each cell: whole numbers up to 9.
bool isAnswer(const OnnxGraph& graph, const OnnxPort& output)
{
    const Value& value = graph.network.value(output.value);
    return isGrid(output.shape) && value.numbers == NumberKind::Whole && value.range.low >= 0
        && value.range.high >= kSide - 1 && value.range.high <= kSide;
}

QString idOf(Planes planes)
{
    return planes == Planes::First ? QStringLiteral("first") : QStringLiteral("last");
}

std::vector<Reading> readingsOf(const OnnxGraph& graph, const OnnxPort& output)
{
    const OnnxPort& input = graph.inputs.front();
    Made made = Made::Nine;
    std::vector<Planes> out = planesOf(output.shape, kSide);
    if (out.empty()) {
        out = planesOf(output.shape, kSide + 1);
        made = Made::Ten;
    }
    if (out.empty() && isAnswer(graph, output)) {
        out = {Planes::First};
        made = Made::Answer;
    }
    std::vector<Reading> readings;
    if (out.empty())
        return readings;
    const auto take = [&](Given given, Planes in, const QString& id, bool isNamed) {
        // Inputs and outputs usually have the digits in the same dimension. After ten input planes, a dense output
        // layer often has them last, so both ways are offered.
        const auto same = std::ranges::find(out, in);
        readings.push_back({given, in, same == out.end() ? out.front() : in, made, id, isNamed});
        if (out.size() < 2)
            return;
        const Planes other = in == Planes::First ? Planes::Last : Planes::First;
        readings.push_back(
            {given, in, other, made, id + QLatin1Char('+') + idOf(other), isNamed || given != Given::OneHotOfTen});
    };
    for (const Planes planes : planesOf(input.shape, kSide))
        take(Given::Candidates, planes, idOf(planes), false);
    for (const Planes planes : planesOf(input.shape, kSide))
        take(Given::OneHot, planes, QStringLiteral("onehot_") + idOf(planes), true);
    const std::vector<Planes> ofTen = planesOf(input.shape, kSide + 1);
    for (const Planes planes : ofTen)
        take(Given::OneHotOfTen, planes,
            ofTen.size() > 1 ? QStringLiteral("onehot10_") + idOf(planes) : QStringLiteral("onehot10"), false);
    if (!isGrid(input.shape))
        return readings;
    for (const DigitNumber& number : kDigitNumbers) {
        for (const Planes planes : out) {
            const QString id = QLatin1String(number.id);
            readings.push_back({number.given, Planes::First, planes, made,
                out.size() > 1 ? id + QLatin1Char('_') + idOf(planes) : id});
        }
    }
    return readings;
}

/// Returns the usual layout of planes for the program that wrote the file; none if it is not known.
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
const QLatin1String kByLogits("logits"); ///< behind a way to read a file

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

/// Converts the output to nine planes, one for each digit. With `asShares`, ten classes become shares of all ten.
ValueId digitsOf(NetworkBuilder& net, ValueId made, const Reading& reading, bool asShares)
{
    if (reading.made == Made::Answer) {
        // Classes count from 0, digits from 1.
        const int first = net.rangeOf(made).high < kSide ? 0 : 1;
        const ValueId answer = net.reshape(made, {1, kSide, kSide}, "the answer");
        std::vector<ValueId> planes;
        for (int digit = 1; digit <= kSide; ++digit)
            planes.push_back(net.equals(answer, digit - 1 + first, "it is " + std::to_string(digit)));
        return net.concatenate(planes, "a plane for each digit");
    }
    const int count = reading.made == Made::Ten ? kSide + 1 : kSide;
    const bool isLast = reading.out == Planes::Last;
    const Shape shape = isLast ? Shape{kSide, kSide, count} : Shape{count, kSide, kSide};
    if (net.shapeOf(made) != shape)
        made = net.reshape(made, shape, "as a plane for each digit");
    if (isLast)
        made = net.permute(made, kDigitFirst, "with the digits first");
    if (reading.made == Made::Nine)
        return made;
    if (asShares && net.rangeOf(made).low < 0)
        made = net.softmax(made, Dimension::Channels, "how sure each class is");
    std::vector<float> weights(static_cast<std::size_t>(kSide * count), 0.F);
    for (int digit = 0; digit < kSide; ++digit)
        weights[static_cast<std::size_t>(digit) * static_cast<std::size_t>(count) + static_cast<std::size_t>(digit) + 1]
            = 1;
    return net.convolution(made, kSide, {1, 1}, {1, 1}, 1, weights, {}, "without the class of empty cells");
}

/// `output`: which of the graph's. With `byLogits` the surest digit has the largest number that comes out, else the
/// largest share of its cell.
RuleLayers ruleOf(const OnnxGraph& graph, const Reading& reading, std::size_t output, bool byLogits)
{
    constexpr Shape kCube{kSide, kSide, kSide};
    NetworkBuilder net("layers");
    const ValueId candidates = net.input("candidates", kCube, {0, 1}, kCandidatesAxes);
    net.beginGroup(GroupKind::Rule, "layers", {candidates});
    const ValueId count = net.countInCell(candidates, "candidates in the cell");
    const Shape wanted = graph.network.value(graph.inputs.front().value).shape;
    ValueId given = candidates;
    if (reading.given != Given::Candidates) {
        const ValueId lone = net.equals(count, 1, "the cell has one candidate");
        given = net.andBoth(candidates, lone, "that candidate");
    }
    if (reading.given == Given::OneHotOfTen) {
        const ValueId filled = net.any(net.countInCell(given, "digits in the cell"), "the cell has a digit");
        given = net.concatenate({net.notA(filled, "the cell is empty"), given}, "empty, and the digits");
    }
    const auto number = std::ranges::find(kDigitNumbers, reading.given, &DigitNumber::given);
    if (number != std::end(kDigitNumbers)) {
        std::vector<float> digits;
        for (int digit = 1; digit <= kSide; ++digit)
            digits.push_back(static_cast<float>(digit));
        given = net.convolution(given, 1, {1, 1}, {1, 1}, 1, digits, {}, "the digit, 0 where it is open");
        given = net.inRange(given, {0, kSide}); // one of them at most
        if (number->given != Given::Digits)
            given = net.affine(given, number->factor, number->offset, "the digit as a number that goes in");
    } else if (reading.in == Planes::Last) {
        given = net.permute(given, kDigitLast, "with the digits last");
    }
    if (net.shapeOf(given) != wanted)
        given = net.reshape(given, wanted, "as the file takes them");
    const ValueId out = net.append(asTrained(graph.network), {given}).at(output);
    ValueId made = net.withAxes(digitsOf(net, out, reading, true), kCandidatesAxes);
    RuleLayers rule;
    ValueId left = kNoValue;
    const Range range = net.rangeOf(made);
    if (reading.made == Made::Nine && net.numbersOf(made) == NumberKind::Whole && range.low >= 0 && range.high <= 1) {
        const ValueId goes = net.notA(made, "does not stay");
        net.named(net.andBoth(candidates, goes, "what goes"), "cause");
        left = net.andBoth(candidates, made, "candidates that stay");
    } else {
        rule.fills = true;
        if (range.low < 0)
            made = net.softmax(made, Dimension::Channels, "how sure each digit is");
        net.named(made, kSureness);
        const ValueId open = net.clamp(net.affine(count, 1, -1, "beyond the first"), {0, 1}, "the cell is open");
        const ValueId asked = net.andBoth(candidates, open, "candidates of open cells");
        ValueId surest = kNoValue;
        if (byLogits) {
            const ValueId logits = net.withAxes(digitsOf(net, out, reading, false), kCandidatesAxes);
            const Range all = net.rangeOf(logits);
            const ValueId far = net.affine(asked, all.low - all.high - 1, all.high + 1 - all.low, "far, if not asked");
            surest = net.subtract(logits, far, "what comes out, of those");
        } else {
            surest = net.multiply(made, asked, "how sure of them");
        }
        constexpr int kPlane = 27; // 27 × 27 are 729: one plane, of which one number is the largest
        const ValueId plane = net.reshape(surest, {1, kPlane, kPlane}, "all on one plane");
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

/// Returns an id for the network: the file's name, reduced to the characters that an id may have.
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

} // namespace

const OnnxLimits& onnxLimits()
{
    static const OnnxLimits kLimits = [] {
        OnnxLimits limits;
        limits.operations = std::int64_t{1} << 31U;
        return limits;
    }();
    return kLimits;
}

const OnnxLimits& onnxLimitsOfDigits()
{
    static const OnnxLimits kLimits = [] {
        OnnxLimits limits = onnxLimits();
        limits.believesRanges = false;
        limits.inputRange = {0, kSide};
        limits.inputNumbers = NumberKind::Whole;
        return limits;
    }();
    return kLimits;
}

FoundNetwork failedOnnx(const QString& name, const QString& why)
{
    return {nullptr, QStringLiteral("%1: %2").arg(name, why), {}};
}

FoundNetwork foreignNetwork(
    const ForeignOnnx& read, const QByteArray& bytes, const QString& name, const QString& wantedReading)
{
    if (const auto* mistake = std::get_if<OnnxMistake>(&read.graph))
        return failedOnnx(name, OnnxMistakeWording::mistake(*mistake));
    const OnnxGraph& graph = std::get<OnnxGraph>(read.graph);
    QStringList parts = wantedReading.split(QLatin1Char('+'));
    const bool byLogits = parts.last() == kByLogits;
    if (byLogits)
        parts.removeLast();
    const QString wanted = parts.join(QLatin1Char('+'));
    // Ignore other outputs, such as whether the puzzle is solved or how good the answer is.
    std::vector<std::size_t> boards;
    std::vector<std::size_t> answers;
    for (std::size_t i = 0; i < graph.outputs.size(); ++i) {
        const OnnxPort& output = graph.outputs[i];
        if (!planesOf(output.shape, kSide).empty() || !planesOf(output.shape, kSide + 1).empty())
            boards.push_back(i);
        else if (isAnswer(graph, output))
            answers.push_back(i);
    }
    if (boards.empty())
        boards = answers;
    if (graph.inputs.size() != 1 || boards.size() > 1)
        return failedOnnx(name,
            OnnxNetworkText::tr("the graph has %1 inputs and %2 outputs; to run here, it needs one of each")
                .arg(graph.inputs.size())
                .arg(graph.outputs.size()));
    std::vector<Reading> readings;
    if (!boards.empty())
        readings = readingsOf(graph, graph.outputs[boards.front()]);
    if (read.onlyDigits)
        std::erase_if(readings, [](const Reading& reading) { return isReal(reading.given); });
    if (const OnnxPort& input = graph.inputs.front(); readings.empty() && lacksBatch(input)) {
        std::vector<std::int64_t> dims{input.batch};
        dims.insert(dims.end(), input.shape.begin(), input.shape.end());
        return failedOnnx(name, OnnxMistakeWording::mistake({OnnxMistake::Code::NoBatch, {}, {}, input.name, dims}));
    }
    if (readings.empty())
        return failedOnnx(name,
            OnnxNetworkText::tr("unsupported shapes; expected candidates (9 × 9 × 9 numbers) or 81 digits as input, "
                                "and candidates or a score for each digit as output"));
    const auto idsOfThem = [&readings] {
        QStringList list;
        for (const Reading& reading : readings)
            list << reading.id;
        return list;
    };
    const QStringList all = idsOfThem();
    if (!wanted.isEmpty()) {
        std::erase_if(readings, [&wanted](const Reading& reading) { return reading.id != wanted; });
    } else {
        std::erase_if(readings, &Reading::isNamed);
        if (const auto usual = usualPlanes(graph); usual && readings.size() > 1) {
            std::erase_if(readings, [&usual](const Reading& reading) {
                const bool isNumber
                    = std::ranges::find(kDigitNumbers, reading.given, &DigitNumber::given) != std::end(kDigitNumbers);
                const bool saysOut = reading.made != Made::Answer && reading.given != Given::OneHotOfTen;
                return (saysOut && reading.out != *usual) || (!isNumber && reading.in != *usual);
            });
        }
    }
    if (readings.size() != 1) {
        FoundNetwork several = failedOnnx(name,
            OnnxNetworkText::tr("append the format to its name, as FILE#WAY: %1. “first” and “last” give the position "
                                "of the digit dimension, after “+” that of the output. 81 numbers are the digits, or "
                                "digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).")
                .arg(all.join(QStringLiteral(", "))));
        if (wanted.isEmpty()) // what is usual may leave none
            several.choices = readings.empty() ? all : idsOfThem();
        return several;
    }
    // The input is known now, so ignore what the file claims about it.
    OnnxLimits limits = onnxLimits();
    limits.hasBatch = read.hasBatch;
    limits.believesRanges = false;
    const Given given = readings.front().given;
    limits.inputRange = given == Given::Digits ? Range{0, kSide} : Range{given == Given::Centred ? -1 : 0, 1};
    limits.inputNumbers = isReal(given) ? NumberKind::Real : NumberKind::Whole;
    const auto again = readOnnx({bytes.constData(), static_cast<std::size_t>(bytes.size())}, limits);
    if (const auto* mistake = std::get_if<OnnxMistake>(&again))
        return failedOnnx(name, OnnxMistakeWording::mistake(*mistake));
    const RuleLayers rule = ruleOf(std::get<OnnxGraph>(again), readings.front(), boards.front(), byLogits);
    if (byLogits && !rule.fills)
        return failedOnnx(name,
            OnnxNetworkText::tr(
                "its output is the remaining candidates; logits need an output that scores each digit"));
    std::string sentence = graph.sentence.empty() ? graph.name : graph.sentence;
    if (sentence.size() > kMostSentence)
        sentence = QString::fromStdString(sentence).left(kMostSentence).toStdString();
    auto model = std::make_shared<Model>(
        *modelOfLayers(idFor(name), sentence, rule.fills ? "surest_cell" : "kept_candidates", rule.layers, "cause",
            !rule.fills, rule.fills ? std::vector<std::string>{kSureness} : std::vector<std::string>{}));
    model->file = std::make_shared<const std::string>(bytes.toStdString());
    model->reading = (readings.front().id + (byLogits ? QLatin1Char('+') + kByLogits : QString())).toStdString();
    return {std::move(model), {}, {}};
}

} // namespace convoku
