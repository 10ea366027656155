// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson.h"
#include "solver/run/inspection.h"

namespace convoku {

struct ReadLessonCheck
{
    std::optional<LessonCheck> check;
    QString problem; ///< what was expected; empty where it is a check
};

/// Reads what stands behind "check:".
ReadLessonCheck readLessonCheck(const QString& text, Board board);

/// Holds the place of a run that a check is about.
struct CheckedPlace
{
    const Recording* recording;
    Position position;
    const Inspection* values; ///< of the position's pass; null at the start
    std::optional<RunResult> afterwards; ///< how the run ends when it looks for another solution, where that was asked
};

/// Only the whole run tells: it must have ended.
bool isAboutRun(const LessonCheck& check);

/// Why the check does not hold there, in a sentence that says what is true; empty where it holds.
QString failureOf(const LessonCheck& check, const CheckedPlace& place);

/// The candidate that an element is, where it is one and nothing else.
std::optional<Candidate> candidateOf(const Network& network, ValueId value, ElementIndex element);

/// The element that the text names in the first output of the layer that is looked at; none, and a problem, where there
/// is none.
struct NamedElement
{
    const Layer* layer = nullptr;
    std::optional<ElementIndex> element;
    QString problem;
};
NamedElement namedElement(
    const QString& address, const Network& network, const Recording& recording, Position position);

} // namespace convoku
