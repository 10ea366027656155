// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/model.h"
#include "solver/network/text/part_text.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>

namespace convoku {

/// A file of networks, checked; or why it is none: "FILE:LINE:COLUMN: expected …".
struct ReadNetworkFile
{
    std::optional<NetworkFile> file;
    QString problem; ///< empty where there is a file
};
/// At most as much of it is read as such a file may have, whatever it is.
ReadNetworkFile readNetworkFile(const QString& name);
/// The same of a text; `name`: what mistakes call it. Weights that its rules name are those that come with the program,
/// or, before these, a file's in `folder`; where it is empty no file is looked for.
ReadNetworkFile readNetworkText(const QString& name, const std::string& text, const QString& folder = {});
/// The same where the weights come along: files by their names.
ReadNetworkFile readNetworkText(
    const QString& name, const std::string& text, const std::map<std::string, QByteArray>& weights);
/// The files that the text of such a network does not bring: weights that did not come with the program, by their
/// names.
std::map<std::string, QByteArray> weightsOf(const Model& network);

/// A network to run, or why it can't be had or run.
struct FoundNetwork
{
    ModelPtr network; ///< null: there is a problem
    QString problem;
    /// Where the file holds several and none was named: their ids. Then the problem says so.
    QStringList choices;
};
/// The one of a file that has the id, or the only one where `id` is empty. Its search keeps the stack as the one that
/// comes with the program, and its encoding makes what the givens say.
FoundNetwork networkIn(const ReadNetworkFile& read, const QString& name, const QString& id);
/// The one of a file, which may be text or an ONNX file; `id` as networkIn() and networkInOnnx() have it.
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

} // namespace convoku
