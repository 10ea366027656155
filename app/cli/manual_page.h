// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_syntax.h"

#include <QByteArray>

#include <span>

namespace convoku {

struct ManualPage
{
    QByteArray text; ///< roff, in ASCII
    QString problem; ///< empty: the page is complete
};

/// Fills in packaging/convoku-cli.1.in, which contains the text that is not in the syntax of the commands. These lines
/// of it are replaced:
///     .\" synopsis                     the usage of each command
///     .\" command NAME                 a section about the command: usage, summary, options, notes of its own
///     .\" options of every command
///     .\" notes of several commands    the notes that more than one command has
/// It is a problem if one of them is missing, or names an unknown command.
ManualPage manualPage(const QByteArray& page, std::span<const CommandSyntax> commands);

} // namespace convoku
