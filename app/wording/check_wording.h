// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/rule_shape.h"
#include "solver/check/soundness.h"
#include "solver/check/worth.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// Describes what was found out about a rule: its soundness, its worth, its cost. Whole sentences, which do not name
/// the rule.
class CheckWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::CheckWording)

public:
    /// "Sound: proved for every board that there can be, in 0.05 s." The word proved stands there only where it is.
    static QString soundness(const check::Soundness& is);
    /// "It removes r4c7=5, which stands in a solution of this board."
    static QString counterexample(const check::Counterexample& found);
    static QString worth(const check::Worth& worth);
    static QString shape(const check::RuleShape& shape);
    /// "81 × exactly one of 9": a step of the compiled rule.
    static QString step(const check::RuleShape::Step& step);
};

} // namespace convoku
