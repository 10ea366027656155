// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/inspection.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// Explains what a single number of a layer means for the puzzle.
class NumberWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::NumberWording)

public:
    /// "In row 5, 6 has 2 places left: r5c4 and r5c6. The next layers look for 1.", "6 in r5c4 stays a candidate."
    static QString meaning(const Inspection& values, const Layer& layer, OutputElement element);
};

} // namespace convoku
