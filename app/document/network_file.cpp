// SPDX-License-Identifier: MIT
#include "app/document/network_file.h"

#include "app/base/file_name.h"
#include "app/base/input_file.h"
#include "app/wording/network_wording.h"
#include "app/wording/tensor_wording.h"
#include "solver/network/tensor_file.h"
#include "solver/network/text/learned_words.h"
#include "solver/network/text/part_layers.h"
#include "solver/run/encoding.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <map>
#include <memory>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class NetworkFileText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::NetworkFile)
};

constexpr qsizetype kLongestName = 40; ///< of a file of weights, as a text can have it
constexpr qint64 kMostBytes = 64 * 1024; ///< of a file, as parseNetworkFile() has it

QStringList idsOf(const std::vector<NetworkText>& networks)
{
    QStringList ids;
    for (const NetworkText& network : networks)
        ids << QString::fromStdString(network.id);
    return ids;
}

/// Gives the rules the weights that stand under the plain names that they say. What is wrong with one of these; empty
/// where all is well, or there is none: then who checks the network says so. `bytesOf` gives bytes, or says a problem,
/// or neither; `called`: what a problem calls the file.
template <typename BytesOf>
QString findWeights(NetworkFile& file, const QString& called, const BytesOf& bytesOf)
{
    std::map<std::string, std::shared_ptr<const TensorFile>> found;
    TensorLimits limits;
    std::size_t left = 4 * limits.bytes; // of all files together
    for (PartText& part : file.parts) {
        if (part.weights.empty())
            continue;
        std::shared_ptr<const TensorFile>& weights = found[part.weights];
        if (!weights) {
            QString problem;
            const std::optional<QByteArray> bytes = bytesOf(part.weights, problem);
            if (!bytes && problem.isEmpty())
                continue;
            if (bytes) {
                limits.bytes = std::min(limits.bytes, left);
                auto read = readTensors({bytes->constData(), static_cast<std::size_t>(bytes->size())}, limits);
                if (const auto* mistake = std::get_if<TensorMistake>(&read))
                    problem = TensorWording::mistake(*mistake);
                else {
                    left -= static_cast<std::size_t>(bytes->size());
                    weights = std::make_shared<const TensorFile>(std::get<TensorFile>(std::move(read)));
                }
            }
            if (!weights)
                return QStringLiteral("%1%2: %3").arg(called, QString::fromStdString(part.weights), problem);
        }
        part.learned = weights;
    }
    return {};
}

/// Checks the file after its weights were looked for; `problem`: what is wrong with them, or empty.
ReadNetworkFile checked(ParsedFile parsed, const QString& name, const QString& problem)
{
    if (!problem.isEmpty())
        return {std::nullopt, problem};
    auto* read = std::get_if<NetworkFile>(&parsed);
    const auto mistake = read != nullptr ? checkNetworkFile(*read) : std::optional(std::get<TextMistake>(parsed));
    if (!mistake)
        return {std::move(*read), {}};
    return {std::nullopt,
        QStringLiteral("%1:%2:%3: %4")
            .arg(name, QString::number(mistake->place.line), QString::number(mistake->place.column),
                NetworkWording::mistake(*mistake))};
}

} // namespace

ReadNetworkFile readNetworkFile(const QString& name)
{
    const auto failed = [&name](const QString& why) {
        return ReadNetworkFile{std::nullopt, QStringLiteral("%1: %2").arg(name, why)};
    };
    InputFile file(name);
    if (!file.openFile())
        return failed(file.errorString());
    // One byte more than there may be: then the reader says so.
    return readNetworkText(name, file.read(kMostBytes + 1).toStdString(), QFileInfo(name).path());
}

ReadNetworkFile readNetworkText(const QString& name, const std::string& text, const QString& folder)
{
    ParsedFile parsed = parseNetworkFile(text);
    QString problem;
    if (auto* read = std::get_if<NetworkFile>(&parsed); read != nullptr && !folder.isEmpty()) {
        const QString inFolder = folder + QLatin1Char('/');
        problem = findWeights(
            *read, inFolder, [&inFolder](const std::string& file, QString& why) -> std::optional<QByteArray> {
                const QString path = inFolder + QString::fromStdString(file);
                if (!fileExists(path))
                    return std::nullopt;
                InputFile input(path);
                if (input.openFile()) // one byte more than there may be: then the reader says so
                    return input.read(static_cast<qint64>(TensorLimits().bytes) + 1);
                why = input.errorString();
                return std::nullopt;
            });
    }
    return checked(std::move(parsed), name, problem);
}

ReadNetworkFile readNetworkText(
    const QString& name, const std::string& text, const std::map<std::string, QByteArray>& weights)
{
    ParsedFile parsed = parseNetworkFile(text);
    QString problem;
    if (auto* read = std::get_if<NetworkFile>(&parsed)) {
        problem = findWeights(*read, name + QLatin1String(": "),
            [&weights](const std::string& file, QString&) -> std::optional<QByteArray> {
                const auto found = weights.find(file);
                return found == weights.end() ? std::nullopt : std::optional(found->second);
            });
    }
    return checked(std::move(parsed), name, problem);
}

std::map<std::string, QByteArray> weightsOf(const Model& network)
{
    std::map<std::string, QByteArray> all;
    for (const Model::Rule& rule : network.rules) {
        const PartText& part = *rule.part;
        if (part.learned && !part.weights.empty() && part.learned != shippedWeights(part.weights))
            all.emplace(part.weights, QByteArray::fromStdString(writeTensors(*part.learned)));
    }
    return all;
}

FoundNetwork networkIn(const ReadNetworkFile& read, const QString& name, const QString& id)
{
    const auto failed = [](const QString& why) { return FoundNetwork{nullptr, why, {}}; };
    if (!read.file)
        return failed(read.problem);
    const std::vector<NetworkText>& networks = read.file->networks;
    if (networks.empty())
        return failed(NetworkFileText::tr("%1 holds no network, only parts of one.").arg(name));
    const auto found = std::ranges::find_if(networks, [&](const NetworkText& network) {
        return id.isEmpty() ? networks.size() == 1 : network.id == id.toStdString();
    });
    if (found == networks.end()) {
        const QStringList ids = idsOf(networks);
        FoundNetwork several = failed(NetworkFileText::tr("specify which one as FILE#ID: %1 contains %2.")
                                          .arg(name, ids.join(QStringLiteral(", "))));
        several.choices = id.isEmpty() ? ids : QStringList();
        return several;
    }
    ModelPtr model = modelOf(*found, read.file->parts);
    if (model->search && !keepsTheStack(**model->search, model->board)) {
        return failed(NetworkFileText::tr(
            "%1 has a search with a custom way of keeping its stack. Such files can be checked. Only a search that "
            "equals “fewest_candidates” except for the cell it guesses in (score, one number per cell) can be run.")
                          .arg(name));
    }
    if (const auto grid = wronglyEncoded(*model)) {
        return failed(NetworkFileText::tr(
            "%1 has an encoding whose candidates do not match the givens of a puzzle, for example of %2.")
                          .arg(name, QString::fromStdString(grid->toText())));
    }
    return {std::move(model), {}, {}};
}

bool looksLikeWeights(const QString& path)
{
    return path.endsWith(QLatin1String(".safetensors"), Qt::CaseInsensitive);
}

FoundNetwork withWeights(const ModelPtr& network, const QString& path)
{
    const auto failed = [&path](const QString& why) {
        return FoundNetwork{nullptr, QStringLiteral("%1: %2").arg(path, why), {}};
    };
    // If some rules have random numbers, the weights are for these only.
    const bool untrained = isUntrained(*network);
    const auto takes
        = [untrained](const PartText& part) { return text::callsLearned(part) && (!untrained || !part.learned); };
    if (std::ranges::none_of(network->rules, [&](const Model::Rule& rule) { return takes(*rule.part); }))
        return failed(
            NetworkFileText::tr("no rule of the network “%1” has learned numbers: its text has no learned(…).")
                .arg(QString::fromStdString(network->id)));
    InputFile file(path);
    if (!file.openFile())
        return failed(file.errorString());
    const QByteArray bytes = file.read(static_cast<qint64>(TensorLimits().bytes) + 1);
    auto read = readTensors({bytes.constData(), static_cast<std::size_t>(bytes.size())}, {});
    if (const auto* mistake = std::get_if<TensorMistake>(&read))
        return failed(TensorWording::mistake(*mistake));
    const auto tensors = std::make_shared<const TensorFile>(std::get<TensorFile>(std::move(read)));

    // A name that a text can have.
    QString plain = QFileInfo(path).fileName().right(kLongestName);
    for (QChar& sign : plain) {
        const bool fits
            = (sign.unicode() < 128 && sign.isLetterOrNumber()) || QStringLiteral("_-.").contains(sign); // ASCII
        if (!fits)
            sign = QLatin1Char('_');
    }
    while (plain.startsWith(QLatin1Char('.')))
        plain.remove(0, 1);
    Model model(*network);
    std::vector<std::string> changed;
    for (Model::Rule& rule : model.rules) {
        if (takes(*rule.part)) {
            PartText part = *rule.part;
            part.weights = plain.toStdString();
            part.learned.reset();
            changed.push_back(part.id);
            rule.part = SharedPart(std::move(part));
        }
    }
    ParsedFile parsed = parseNetworkFile(toText(model));
    auto* text = std::get_if<NetworkFile>(&parsed);
    if (text == nullptr || text->networks.size() != 1)
        return failed(NetworkFileText::tr("this network cannot be written as text or take different numbers."));
    for (PartText& part : text->parts) {
        const auto was = std::ranges::find(
            network->rules, part.id, [](const Model::Rule& rule) -> const std::string& { return rule.part->id; });
        if (std::ranges::find(changed, part.id) != changed.end())
            part.learned = tensors;
        else if (was != network->rules.end())
            part.learned = was->part->learned; // its file need not be at hand
    }
    // Lines of a text that nobody sees say nothing: only what is wrong.
    if (const auto mistake = checkNetworkFile(*text))
        return failed(NetworkWording::mistake(*mistake));
    return {modelOf(text->networks.front(), text->parts), {}, {}};
}

QStringList shippedNetworkIds()
{
    return idsOf(shippedNetworks().networks);
}

} // namespace convoku
