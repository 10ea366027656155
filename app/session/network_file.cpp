// SPDX-License-Identifier: MIT
#include "app/session/network_file.h"

#include "app/files/file_name.h"
#include "app/files/input_file.h"
#include "app/wording/network_wording.h"
#include "solver/network/text/part_layers.h"
#include "solver/run/encoding.h"

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
    if (model->search && !keepsTheStack(*model->search)) {
        return failed(NetworkFileText::tr("%1 has a search that keeps its stack in a way of its own. Such files can be "
                                          "checked; only a search that is “fewest_candidates” but for the cell that it "
                                          "guesses in (score, a number for each cell) can be run.")
                          .arg(name));
    }
    if (const auto grid = wronglyEncoded(*model)) {
        return failed(NetworkFileText::tr("%1 has an encoding that makes other candidates than the givens of a puzzle "
                                          "say, for example of %2.")
                          .arg(name, QString::fromStdString(grid->toText())));
    }
    return {std::move(model), {}, {}};
}

QStringList shippedNetworkIds()
{
    return idsOf(shippedNetworks().networks);
}

} // namespace convoku
