// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/watch.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// Texts about watches.
class WatchWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::WatchWording)

public:
    /// "7 in r4c5", "Row 4: undecided cells", "Row 4: places for 7", "Candidates left"
    static QString name(const Watch& watch);
    /// "set aside at depth 2", "1 2 7", "2: r4c1, r4c5", "302"
    static QString value(const Watch& watch, const WatchValue& value);
    /// Lists the inputs that define a watch.
    static QString expected();
};

} // namespace convoku
