// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace convoku {

/// What methods of blind search are called on the command line, in the order of BlindMethod.
inline QStringList blindMethodIds()
{
    return {QStringLiteral("tpe"), QStringLiteral("random"), QStringLiteral("anneal"), QStringLiteral("swaps")};
}

} // namespace convoku
