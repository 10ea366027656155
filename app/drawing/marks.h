// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "solver/run/recording.h"

#include <QIcon>
#include <QRectF>

#include <set>

class QPainter;

namespace convoku {

/// The small marks of lists and legends, crisp at any pixel ratio: what the board shows for a rule, a depth, a
/// contradiction.
QIcon ruleMark(RuleKind rule, const Theme& theme);
/// The same as lines, for pictures: in a square, for a painter whose pixels have the size `pixel`.
void paintRuleMark(QPainter& painter, const QRectF& square, RuleKind rule, const Theme& theme, qreal pixel);
/// A guess that stands, or one that failed, as lines.
void paintRingMark(QPainter& painter, const QRectF& square, int depth, bool failed, const Theme& theme);
/// depth: from 1
QIcon depthMark(int depth, const Theme& theme);
/// A guess that failed: the depth's ring, struck through.
QIcon failedMark(int depth, const Theme& theme);
QIcon contradictionMark(const Theme& theme);
/// Returns the mark of candidates that a failed guess restored.
QIcon restoredMark(const Theme& theme);
/// Returns the mark of removed candidates that are shown as numbers: "1→0".
QIcon removalMark(const Theme& theme);
/// A guess that stands.
QIcon ringMark(int depth, const Theme& theme);
/// The ground of what follows from guesses, in the colours of the deepest of them. `depths` must not be empty.
QIcon derivedMark(const std::set<int>& depths, const Theme& theme);
/// Returns the mark of candidates that guesses set aside, in the colours of the deepest of them. `depths` must not be
/// empty.
QIcon asideMark(const std::set<int>& depths, const Theme& theme);

/// A digit of the puzzle, or one that was found.
QIcon digitMark(bool given, const Theme& theme);

/// The steps of a pass that are no rules.
QIcon verdictMark(const Theme& theme);
QIcon searchMark(const Theme& theme);

/// Returns the mark of what happened at a position: the rule, the result of the verdict, or the action of the search.
/// Null at the start, and at the end of a pass without a guess, where the step consists of all its rules.
QIcon positionMark(const Recording& recording, Position position, const Theme& theme);

/// Returns the board's marks for a finding of a step, in the family's colour: the brackets of a cause, the thin ones of
/// another cause of the same step, the dot of a candidate that had to be absent, the frame of the house that was looked
/// at, and the ground of the house that it acts on.
QIcon causeMark(RuleFamily family, const Theme& theme);
QIcon otherCauseMark(RuleFamily family, const Theme& theme);
QIcon goneMark(RuleFamily family, const Theme& theme);
QIcon houseMark(RuleFamily family, const Theme& theme);
QIcon actedOnMark(RuleFamily family, const Theme& theme);
/// A cell of a contradiction: filled and ringed.
QIcon clashMark(const Theme& theme);

/// Marks on the board for the picked candidate and its reasons.
enum class ReasonMark { Picked, Cell, Present, Absent, Needed };
QIcon reasonMark(ReasonMark mark, const Theme& theme);

} // namespace convoku
