// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/found_network.h"
#include "solver/network/text/part_text.h"

#include <QByteArray>
#include <QString>

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
/// The one of a file that has the id, or the only one where `id` is empty. Its search keeps the stack as the one that
/// comes with the program, and its encoding makes what the givens say.
FoundNetwork networkIn(const ReadNetworkFile& read, const QString& name, const QString& id);

} // namespace convoku
