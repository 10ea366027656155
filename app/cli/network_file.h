// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"
#include "solver/network/model.h"

#include <optional>

namespace convoku {

/// A file of networks, checked; or why it is none: "FILE:LINE:COLUMN: expected …". At most as much of it is read as
/// such a file may have, whatever it is.
struct ReadNetworkFile
{
    std::optional<NetworkFile> file;
    QString problem; ///< empty where there is a file
};
ReadNetworkFile readNetworkFile(const QString& name);

/// `--network`: one that comes with the program, or a file's. Keeps a fault where it can't be had or run; then it is
/// the article's.
OptionSyntax networkOption();
ModelPtr readModel(CommandOptions& options);

} // namespace convoku
