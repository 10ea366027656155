// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace convoku {

/// State of a run, as shown on a chip.
enum class VerdictState : std::uint8_t {
    Running,
    Stopped, ///< by a person, or by the limit of passes
    Solves, ///< its end lies ahead of the position that is looked at
    Solved,
    OneSolution, ///< that it is the only one is certain
    SeveralSolutions,
    NoSolution,
    Stalled,
    Contradiction, ///< at the position that is looked at
};

/// A chip, and what stands beside it.
struct VerdictChip
{
    VerdictState state = VerdictState::Running;
    QString text; ///< of the chip: "Solved"
    QString cost; ///< "in 25 passes with 3 guesses, 1 taken back"; empty at a contradiction
    QString detail; ///< sentences, for those who point at it
};

/// Describes how a run ended, or its progress, in as few words as a heading has room for.
class VerdictWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::VerdictWording)

public:
    /// "solved", "several_solutions", …: for style and tests, never for people
    static const char* id(VerdictState state);
    /// Returns the chip for the run as far as it is recorded. `running`: more passes follow. `here`: the current
    /// position; if the end of the run lies ahead of it, the text is in the future tense. None: the run as a whole.
    static VerdictChip of(const Recording& recording, bool running, std::optional<Position> here = {});
    /// Returns the chip for a contradiction that has been found at the current position and not been undone yet;
    /// otherwise none.
    static std::optional<VerdictChip> at(const Recording& recording, Position position);
};

} // namespace convoku
