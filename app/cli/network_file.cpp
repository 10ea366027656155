// SPDX-License-Identifier: MIT
#include "app/cli/network_file.h"

#include "app/cli/cli_text.h"
#include "app/files/file_name.h"
#include "app/files/input_file.h"
#include "app/wording/network_wording.h"
#include "solver/network/text/part_layers.h"

#include <algorithm>

namespace convoku {
namespace {

constexpr qint64 kMostBytes = 64 * 1024; ///< of a file, as parseNetworkFile() has it

QStringList idsOf(const std::vector<NetworkText>& networks)
{
    QStringList ids;
    for (const NetworkText& network : networks)
        ids << QString::fromStdString(network.id);
    return ids;
}

QStringList shippedIds()
{
    return idsOf(shippedNetworks().networks);
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
        return failed(CliText::tr("this is a folder"));
    if (!file.open(QIODevice::ReadOnly))
        return failed(file.errorString());
    // One byte more than there may be: then the reader says so.
    ParsedFile parsed = parseNetworkFile(file.read(kMostBytes + 1).toStdString());
    auto* read = std::get_if<NetworkFile>(&parsed);
    const auto mistake = read != nullptr ? checkNetworkFile(*read) : std::optional(std::get<TextMistake>(parsed));
    if (!mistake)
        return {std::move(*read), {}};
    return {std::nullopt,
        QStringLiteral("%1:%2:%3: %4")
            .arg(name, QString::number(mistake->place.line), QString::number(mistake->place.column),
                NetworkWording::mistake(*mistake))};
}

OptionSyntax networkOption()
{
    return {{QStringLiteral("network")}, CliText::tr("NAME|FILE"),
        CliText::tr(
            "The network that runs: %1 (the first is the default), or a file with one of your own; of several in "
            "a file FILE#ID. The help tells how they are written.")
            .arg(shippedIds().join(QStringLiteral(", "))),
        shippedIds(), OptionSyntax::Kind::File};
}

ModelPtr readModel(CommandOptions& options)
{
    const QString value = options.text("network");
    if (!options.has("network"))
        return articleModel();
    if (ModelPtr shipped = shippedModel(value.toStdString()))
        return shipped;
    const auto failed = [&options](const QString& why) {
        options.fail(QStringLiteral("--network: %1").arg(why));
        return articleModel();
    };
    const qsizetype sign = fileExists(value) ? -1 : value.lastIndexOf(QLatin1Char('#'));
    const QString name = sign < 0 ? value : value.left(sign);
    if (sign < 0 && !fileExists(value)) {
        return failed(CliText::tr("there is neither a network nor a file “%1”; networks are %2.")
                          .arg(value, shippedIds().join(QStringLiteral(", "))));
    }
    ReadNetworkFile read = readNetworkFile(name);
    if (!read.file)
        return failed(read.problem);
    const std::vector<NetworkText>& networks = read.file->networks;
    const QString wanted = sign < 0 ? QString() : value.mid(sign + 1);
    const auto found = std::ranges::find_if(networks, [&](const NetworkText& network) {
        return wanted.isEmpty() ? networks.size() == 1 : network.id == wanted.toStdString();
    });
    if (networks.empty())
        return failed(CliText::tr("%1 holds no network, only parts of one.").arg(name));
    if (found == networks.end()) {
        return failed(CliText::tr("say which one, as FILE#ID: %1 holds %2.")
                          .arg(name, idsOf(networks).join(QStringLiteral(", "))));
    }
    ModelPtr model = modelOf(*found, read.file->parts);
    if (!isShipped(model->encoding) || (model->search && !isShipped(*model->search))) {
        return failed(
            CliText::tr("%1 has an encoding or a search of its own. Such files can be checked; only encodings "
                        "and searches that come with the program can be run.")
                .arg(name));
    }
    return model;
}

} // namespace convoku
