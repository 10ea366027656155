// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_focus.h"
#include "app/drawing/board_scene.h"

#include <optional>
#include <vector>

namespace convoku {

class Inquiry;

/// Marks of a board for what the step at the session's position rests on.
struct StepMarks
{
    std::optional<BoardFocus> focus;
    std::vector<BoardScene::ClashCause> causes;

    friend bool operator==(const StepMarks&, const StepMarks&) = default;
};

/// The finding that removed `pointed`, or else the one that is looked at; none if the step has no findings.
std::optional<BoardFocus> focusOf(
    const Inquiry& inquiry, const Recording& recording, std::optional<Candidate> pointed = std::nullopt);

/// For a picked digit that was found, the removals that it rests on, of which the last is in focus. Otherwise the
/// finding of focusOf(), or the causes of a contradiction.
StepMarks stepMarksOf(const Inquiry& inquiry, const Recording& recording, std::optional<Candidate> pointed);

} // namespace convoku
