// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/clash_causes.h"
#include "solver/run/recording.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace convoku {

/// One removal from the cell of a found digit.
struct FoundRow
{
    QString digits; ///< "1 4"
    QString reason; ///< "Box 1: 1 fits only in row 3"; while that is asked, what removed them
    QString address;
    std::optional<RuleId> rule;
    Position place;
};

/// Texts that explain a found digit: how the other candidates of its cell were removed.
class FoundWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::FoundWording)

public:
    /// "5 is the only candidate left; the last one removed was 1, at 16.2."
    static QString summary(const Recording& recording, Position position, Candidate found);
    /// In the order of the run, one for each reason. `causes`: what is known of why rules removed them; may be null.
    static std::vector<FoundRow> rows(
        const Recording& recording, Position position, Candidate found, const std::vector<ClashCause>* causes);
};

} // namespace convoku
