// SPDX-License-Identifier: MIT
#include "app/document/onnx_network.h"

#include "app/base/file_name.h"
#include "app/base/file_part.h"
#include "app/base/input_file.h"
#include "app/document/foreign_onnx.h"
#include "app/document/network_file.h"
#include "app/wording/onnx_mistake_wording.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/error.h"
#include "solver/lowering/lowering.h"
#include "solver/onnx/external_data.h"
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

constexpr std::int64_t kMostWork = std::int64_t{1} << 32U; ///< multiplications, of all boards together
constexpr int kMostBoards = 32;
constexpr int kBoardsOfOurs = 6;
// Always allowed, whatever the file's layers need.
constexpr std::uint64_t kUsualWeights = std::uint64_t{1} << 22U;
constexpr std::uint64_t kUsualWork = std::uint64_t{1} << 30U;
constexpr qsizetype kMostBoardBytes = qsizetype{4} << 20U;

std::string factOf(const OnnxGraph& graph, std::string_view which)
{
    const auto fact = std::ranges::find(graph.facts, which, &std::pair<std::string, std::string>::first);
    return fact == graph.facts.end() ? std::string() : fact->second;
}

// Files that the program wrote

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

/// Returns true if `written` has the numbers of `own` in the form of the file.
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
            const Value& boundary = m_own->value(value);
            Tensor& tensor = inputs.emplace_back(1, boundary.shape);
            for (float& number : tensor.data)
                number = static_cast<float>(random.between(0, kBoardsOfOurs) <= board
                        ? random.between(boundary.range.low, boundary.range.high)
                        : boundary.range.low);
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
            const Tensor& tensor = result[static_cast<std::size_t>(port - m_graph.outputs.begin())];
            if (!isInForm(expected[i], tensor) || !isListed(*port, tensor))
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
    // Use the shared object for a network that comes with the program.
    if (const ModelPtr shipped = shippedModel(found.network->id); shipped && toText(*shipped) == toText(*found.network))
        found.network = shipped;
    PassOptions pass{.rules = {}, .model = found.network};
    for (const QJsonValue& rule :
        QJsonDocument::fromJson(QByteArray::fromStdString(factOf(graph, onnx_fact::kRules))).array()) {
        const auto place = found.network->find(rule.toString().toStdString());
        if (!place || std::ranges::find(pass.rules, *place) != pass.rules.end())
            return failedOnnx(name, OnnxNetworkText::tr("the file names rules that its network does not have"));
        pass.rules.push_back(*place);
    }
    const auto passes = onnx_fact::passesIn(QString::fromStdString(factOf(graph, onnx_fact::kWhat)));
    pass.search = passes == 0 && found.network->search;
    if (passes && !fits(sizeOf(pass).pass, std::max(*passes, 1), graph))
        return failedOnnx(name, OnnxNetworkText::tr("the network in the file’s text is larger than the file’s layers"));
    if (!passes || (*passes == 0 && !found.network->search)
        || !LayerComparison(graph, passesOf(pass, *passes)).agrees())
        return failedOnnx(name,
            OnnxNetworkText::tr("the file’s layers differ from those of the network that it claims to be: some boards "
                                "give different results"));
    return found;
}

bool isOwn(const OnnxGraph& graph)
{
    return !factOf(graph, onnx_fact::kVersion).empty() && !factOf(graph, onnx_fact::kText).empty();
}

/// Some layers can only be read if the inputs are known to be digits.
ForeignOnnx readEither(const QByteArray& bytes, bool hasBatch)
{
    const std::string_view file(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    OnnxLimits limits = onnxLimits();
    limits.hasBatch = hasBatch;
    ForeignOnnx read{readOnnx(file, limits), false, hasBatch};
    if (std::holds_alternative<OnnxGraph>(read.graph))
        return read;
    limits = onnxLimitsOfDigits();
    limits.hasBatch = hasBatch;
    auto ofDigits = readOnnx(file, limits);
    if (const auto* graph = std::get_if<OnnxGraph>(&ofDigits); graph != nullptr && !isOwn(*graph))
        read = {std::move(ofDigits), true, hasBatch};
    return read;
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
    try {
        const ForeignOnnx read = readEither(bytes, true);
        const auto* graph = std::get_if<OnnxGraph>(&read.graph);
        if (graph != nullptr && isOwn(*graph))
            return ownNetwork(*graph, name);
        const FoundNetwork found = foreignNetwork(read, bytes, name, reading);
        const bool mayLackBatch = graph != nullptr
            ? !graph->inputs.empty() && lacksBatch(graph->inputs.front())
            : std::get<OnnxMistake>(read.graph).code == OnnxMistake::Code::NoBatch;
        if (found.network || !found.choices.isEmpty() || !mayLackBatch)
            return found;
        const FoundNetwork without = foreignNetwork(readEither(bytes, false), bytes, name, reading);
        return without.network || !without.choices.isEmpty() ? without : found;
    } catch (const Error& error) {
        return failedOnnx(
            name, OnnxNetworkText::tr("its layers cannot be assembled: %1").arg(QString::fromUtf8(error.what())));
    }
}

FoundNetwork networkInOnnxFile(const QString& path, const QString& name, const QString& reading)
{
    InputFile file(path);
    if (!file.openFile())
        return failedOnnx(name, file.errorString());
    // One byte more than there may be: then the reader says so.
    const auto part = [folder = QFileInfo(path).path()](const std::vector<std::string>& parts, std::uint64_t offset,
                          std::string& bytes) { return readFilePart(folder, parts, offset, bytes); };
    const auto whole
        = withExternalData(file.read(static_cast<qint64>(OnnxLimits().bytes) + 1).toStdString(), part, onnxLimits());
    if (const auto* mistake = std::get_if<OnnxMistake>(&whole))
        return failedOnnx(name, OnnxMistakeWording::mistake(*mistake));
    const auto& bytes = std::get<std::string>(whole);
    return networkInOnnx(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())), name, reading);
}

bool looksLikeOnnx(const QString& path)
{
    return path.endsWith(QLatin1String(".onnx"), Qt::CaseInsensitive);
}

} // namespace convoku
