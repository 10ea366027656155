// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/findings.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// Describes the finding of a step in one sentence: the reason first, then what follows.
class FindingWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::FindingWording)

public:
    /// "In box 2 only r3c5 can still be 2, so 2 leaves the rest of column 5."
    static QString sentence(RuleFamily family, const Finding& finding);
};

} // namespace convoku
