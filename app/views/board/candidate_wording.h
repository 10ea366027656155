// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"

#include <QCoreApplication>

namespace convoku {

/// Describes a candidate of a board: what the scene shows of it, and what happened to it.
class CandidateWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::CandidateWording)

public:
    /// `model`: the network whose rules the scene speaks of.
    static QString sentence(const BoardScene& scene, Candidate candidate, const Model& model);

private:
    /// Empty if the scene's focus does not contain the candidate.
    static QString inFocus(const BoardFocus& focus, Candidate candidate, const QString& name);
};

} // namespace convoku
