// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace convoku {

/// Returns the names of the blind-search methods on the command line, in the order of BlindMethod.
inline QStringList blindMethodIds()
{
    return {QStringLiteral("tpe"), QStringLiteral("random"), QStringLiteral("anneal"), QStringLiteral("swaps")};
}

} // namespace convoku
