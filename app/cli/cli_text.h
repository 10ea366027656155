// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace convoku {

/// The translation context of the texts that only the command line has: help, options, files. What speaks of the
/// puzzle and its run is in Wording.
class CliText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::CliText)
};

} // namespace convoku
