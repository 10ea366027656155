// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/acquired.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace convoku {

/// Provides the texts about what a network in training removes. Rows are those of AcquiredHistory.
class AcquiredWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::AcquiredWording)

public:
    static QString title();
    /// "Hidden single in row", "Nothing written finds it", "Of the solution"
    static QString row(std::size_t row);
    /// "from step 400", "never"; of the solution "none since step 400", "never", "also at the end"
    static QString when(const AcquiredHistory& history, std::size_t row);
    /// "Hidden single in row: from step 400"
    static QString line(const AcquiredHistory& history, std::size_t row);
    /// "Hidden single in row: 612 of 637 (96.1 %) at step 500; from step 400"
    static QString atFrame(const AcquiredHistory& history, std::size_t row, std::size_t frame);
    /// All rows in a text.
    static QString summary(const AcquiredHistory& history);
    /// Explains what the shares relate to, and when a rule is acquired.
    static QString note(const AcquiredHistory& history);
    static QString ownHouses();
    static QString otherBoard();
    static QString tooLarge(int step);
    static QString working();
};

} // namespace convoku
