// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/model.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <string>

namespace convoku {

/// A network to run, or why it can't be had or run.
struct FoundNetwork
{
    ModelPtr network; ///< null: there is a problem
    QString problem;
    /// ids of the networks, if the file holds several and none was named; the problem then says so
    QStringList choices;
};
/// The one of a file, which may be text or an ONNX file; `id` as networkIn() (network_file.h) and networkInOnnx() have
/// it.
FoundNetwork networkInFile(const QString& path, const QString& name, const QString& id);
/// The network with the numbers of a safetensors file in the rules that learn: those of random numbers, or, where all
/// have some, all of them. They stand under the file's name.
FoundNetwork withWeights(const ModelPtr& network, const QString& path);
/// By the end of its name: *.safetensors.
bool looksLikeWeights(const QString& path);
/// NAME, FILE or FILE#ID: one that comes with the program, or a file's, which may be an ONNX file (onnx_network.h).
FoundNetwork networkNamed(const QString& value);

/// By the end of its name: networks have *.network, or *.onnx.
bool looksLikeNetwork(const QString& path);

/// The ids of those that come with the program.
QStringList shippedNetworkIds();

/// The files that the text of such a network does not bring: weights that did not come with the program, by their
/// names.
std::map<std::string, QByteArray> weightsOf(const Model& network);

} // namespace convoku
