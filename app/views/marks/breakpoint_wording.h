// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/breakpoint.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// Describes breakpoints and their conditions in words.
class BreakpointWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::BreakpointWording)

public:
    /// One kind in a list of all: "A candidate changes"
    static QString kind(BreakpointKind kind);
    /// "When Pointing in row fires"; without condition and hits. A rule that the network has not goes by its id.
    static QString sentence(const Breakpoint& breakpoint, const Model& model);
    /// "3 of 17", or "none"
    static QString hits(int upToHere, int all);

    /// Why a text is no condition: "Column 12: expected a number …, but there is “many”."
    static QString conditionProblem(const ConditionError& error);
    /// Returns the syntax of conditions, in a few lines of rich text.
    static QString conditionHelp();
};

} // namespace convoku
