// SPDX-License-Identifier: MIT
#include "app/session/network_file.h"

#include "app/files/file_name.h"
#include "app/files/input_file.h"
#include "app/wording/network_wording.h"
#include "solver/network/text/part_layers.h"

#include <QCoreApplication>

#include <algorithm>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class NetworkFileText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::NetworkFile)
};

constexpr qint64 kMostBytes = 64 * 1024; ///< of a file, as parseNetworkFile() has it

QStringList idsOf(const std::vector<NetworkText>& networks)
{
    QStringList ids;
    for (const NetworkText& network : networks)
        ids << QString::fromStdString(network.id);
    return ids;
}

/// Whether it is one that comes with the program: how puzzles get in and guesses are made is not only in the layers.
bool isShipped(const PartText& part)
{
    const PartText* shipped = shippedPart(part.id);
    return shipped != nullptr && *shipped == part;
}

} // namespace

ReadNetworkFile readNetworkFile(const QString& name)
{
    const auto failed = [&name](const QString& why) {
        return ReadNetworkFile{std::nullopt, QStringLiteral("%1: %2").arg(name, why)};
    };
    InputFile file(name);
    if (isFolder(name))
        return failed(NetworkFileText::tr("this is a folder"));
    if (!file.open(QIODevice::ReadOnly))
        return failed(file.errorString());
    // One byte more than there may be: then the reader says so.
    return readNetworkText(name, file.read(kMostBytes + 1).toStdString());
}

ReadNetworkFile readNetworkText(const QString& name, const std::string& text)
{
    ParsedFile parsed = parseNetworkFile(text);
    auto* read = std::get_if<NetworkFile>(&parsed);
    const auto mistake = read != nullptr ? checkNetworkFile(*read) : std::optional(std::get<TextMistake>(parsed));
    if (!mistake)
        return {std::move(*read), {}};
    return {std::nullopt,
        QStringLiteral("%1:%2:%3: %4")
            .arg(name, QString::number(mistake->place.line), QString::number(mistake->place.column),
                NetworkWording::mistake(*mistake))};
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
        FoundNetwork several = failed(
            NetworkFileText::tr("say which one, as FILE#ID: %1 holds %2.").arg(name, ids.join(QStringLiteral(", "))));
        several.choices = id.isEmpty() ? ids : QStringList();
        return several;
    }
    ModelPtr model = modelOf(*found, read.file->parts);
    if (!isShipped(model->encoding) || (model->search && !isShipped(*model->search))) {
        return failed(
            NetworkFileText::tr("%1 has an encoding or a search of its own. Such files can be checked; only encodings "
                                "and searches that come with the program can be run.")
                .arg(name));
    }
    return {std::move(model), {}, {}};
}

FoundNetwork networkNamed(const QString& value)
{
    if (ModelPtr shipped = shippedModel(value.toStdString()))
        return {std::move(shipped), {}, {}};
    const qsizetype sign = fileExists(value) ? -1 : value.lastIndexOf(QLatin1Char('#'));
    if (sign < 0 && !fileExists(value)) {
        return {nullptr,
            NetworkFileText::tr("there is neither a network nor a file “%1”; networks are %2.")
                .arg(value, shippedNetworkIds().join(QStringLiteral(", "))),
            {}};
    }
    const QString name = sign < 0 ? value : value.left(sign);
    return networkIn(readNetworkFile(name), name, sign < 0 ? QString() : value.mid(sign + 1));
}

bool looksLikeNetwork(const QString& path)
{
    return path.endsWith(QLatin1String(".network"), Qt::CaseInsensitive);
}

QStringList shippedNetworkIds()
{
    return idsOf(shippedNetworks().networks);
}

} // namespace convoku
