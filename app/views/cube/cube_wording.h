// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/cube_laying.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// The cube of candidates, and how the kernel lies in it, in words.
class CubeWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::CubeWording)

public:
    /// "Hidden pair in row"
    static QString rule(const RuleKind& rule);
    /// "Group: row 3 · place: cell · value: digit"
    static QString roles(const CubeLaying& laying, int group, Board board);
    /// "row 3", "digit 4"
    static QString group(const CubeLaying& laying, int group, Board board);
    /// Returns what the places, or the values, of a group are: "cell", "digit", "row".
    static QString along(const CubeLaying& laying, Axis axis);
    /// Above and beside a slice: "value: digit", "place: cell"
    static QString valueAxis(const CubeLaying& laying);
    static QString placeAxis(const CubeLaying& laying);
    /// One of them, as short as it can be: "7", "c5", in a box "r4c5".
    static QString label(const CubeLaying& laying, Axis axis, int group, int at, Board board);
    /// The axis of the cube: "digits", "rows", "columns".
    static QString axis(Axis axis);
    /// Returns the state of a candidate in the slice: "r3c5=7: removed"
    static QString state(Candidate candidate, bool there, bool lit, bool removed);
    /// The two that change places: "place ↔ value"
    static QString exchange(Exchange which);
    /// Returns the result of a turn: "place ↔ value: Hidden pair in row"
    static QString turned(Exchange which, const RuleKind& to);
    /// Why a kernel that is laid over boxes does not turn that way.
    static QString doesNotTurn(Exchange which);
    /// A box is no slice, and is gathered.
    static QString gathered();
    /// Why the kernel of such a rule lies on no slice of the cube; of those that have no laying.
    static QString noSlice(const RuleKind& rule);
    /// Returns the sentence for a finding that is a finding of this rule from the side.
    static QString fromTheSide(const RuleKind& rule);
    /// The rule finds nothing here.
    static QString nothing(const RuleKind& rule);
    /// It finds something, but not in the slice that is looked at.
    static QString nothingIn(const CubeLaying& laying, int group, Board board);
};

} // namespace convoku
