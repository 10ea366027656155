// SPDX-License-Identifier: MIT
#include "app/document/network_file.h"

#include "app/base/file_name.h"
#include "app/document/onnx_network.h"

#include <QCoreApplication>

namespace convoku {
namespace {

/// The translation context of the texts of this file, which it shares with network_file.cpp: that one does without
/// ONNX.
class NamedNetworkText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::NetworkFile)
};

} // namespace

FoundNetwork networkInFile(const QString& path, const QString& name, const QString& id)
{
    return looksLikeOnnx(path) ? networkInOnnxFile(path, name, id) : networkIn(readNetworkFile(path), name, id);
}

FoundNetwork networkNamed(const QString& value)
{
    if (ModelPtr shipped = shippedModel(value.toStdString()))
        return {std::move(shipped), {}, {}};
    const qsizetype sign = fileExists(value) ? -1 : value.lastIndexOf(QLatin1Char('#'));
    if (sign < 0 && !fileExists(value)) {
        return {nullptr,
            NamedNetworkText::tr("“%1” is neither a network nor a file; the networks are %2.")
                .arg(value, shippedNetworkIds().join(QStringLiteral(", "))),
            {}};
    }
    const QString name = sign < 0 ? value : value.left(sign);
    return networkInFile(name, name, sign < 0 ? QString() : value.mid(sign + 1));
}

bool looksLikeNetwork(const QString& path)
{
    return path.endsWith(QLatin1String(".network"), Qt::CaseInsensitive) || looksLikeOnnx(path);
}

} // namespace convoku
