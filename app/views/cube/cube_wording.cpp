// SPDX-License-Identifier: MIT
#include "app/views/cube/cube_wording.h"

#include "app/wording/wording.h"

namespace convoku {

QString CubeWording::rule(const RuleKind& rule)
{
    RuleInfo info;
    static_cast<RuleKind&>(info) = rule;
    return Wording::rule(info);
}

QString CubeWording::roles(const CubeLaying& laying, int group, Board board)
{
    //: how a kernel is laid over the candidates: Group: row 3 · place: cell · value: digit
    return tr("Group: %1 · place: %2 · value: %3")
        .arg(CubeWording::group(laying, group, board), along(laying, laying.place), along(laying, laying.value));
}

QString CubeWording::group(const CubeLaying& laying, int group, Board board)
{
    switch (laying.group) {
    case Axis::Row:
        return Wording::house(House{HouseKind::Row, group, board});
    case Axis::Column:
        return Wording::house(House{HouseKind::Column, group, board});
    case Axis::Digit:
        return tr("digit %1").arg(group + 1);
    default:
        return Wording::house(House{HouseKind::Box, group, board});
    }
}

QString CubeWording::along(const CubeLaying& laying, Axis axis)
{
    if (axis == Axis::Digit)
        return tr("digit", "what a kernel's places or values are");
    // In a house its cells are counted; of a digit, lines.
    if (laying.group != Axis::Digit)
        return tr("cell", "what a kernel's places or values are");
    return Wording::houseKind(axis == Axis::Row ? HouseKind::Row : HouseKind::Column);
}

QString CubeWording::valueAxis(const CubeLaying& laying)
{
    return tr("value: %1").arg(along(laying, laying.value));
}

QString CubeWording::placeAxis(const CubeLaying& laying)
{
    return tr("place: %1").arg(along(laying, laying.place));
}

QString CubeWording::label(const CubeLaying& laying, Axis axis, int group, int at, Board board)
{
    switch (axis) {
    case Axis::Row:
        return QStringLiteral("r%1").arg(at + 1);
    case Axis::Column:
        return QStringLiteral("c%1").arg(at + 1);
    case Axis::PlaceInBox:
        return Wording::cell(candidateAt({Axis::Digit, laying.group, axis}, 0, group, at, board).cell());
    case Axis::Box:
        return QStringLiteral("b%1").arg(at + 1);
    default:
        return QString::number(at + 1);
    }
}

QString CubeWording::axis(Axis axis)
{
    switch (axis) {
    case Axis::Row:
        return tr("rows", "axis of the cube");
    case Axis::Column:
        return tr("columns", "axis of the cube");
    default:
        return tr("digits", "axis of the cube");
    }
}

QString CubeWording::state(Candidate candidate, bool there, bool lit, bool removed)
{
    const QString name = Wording::candidate(candidate);
    if (removed)
        return tr("%1: removed").arg(name);
    if (!there)
        return tr("%1: absent").arg(name);
    return lit ? tr("%1: lit").arg(name) : name;
}

QString CubeWording::exchange(Exchange which)
{
    switch (which) {
    case Exchange::ValuePlace:
        return tr("place ↔ value");
    case Exchange::ValueGroup:
        return tr("group ↔ value");
    case Exchange::GroupPlace:
        break;
    }
    return tr("group ↔ place");
}

QString CubeWording::turned(Exchange which, const RuleKind& to)
{
    //: which axes of a kernel change places, and what rule that gives: place ↔ value: Hidden pair in row
    return tr("%1: %2", "turn").arg(exchange(which), rule(to));
}

QString CubeWording::doesNotTurn(Exchange which)
{
    return tr("%1: does not turn. A box is not an axis of the cube: the same place in all boxes is not a house, so "
              "nothing follows from it.")
        .arg(exchange(which));
}

QString CubeWording::gathered()
{
    return tr("A box is not a slice of the cube: its cells are in several rows and columns. They are first gathered "
              "side by side; then the same kernel is applied to them.");
}

QString CubeWording::noSlice(const RuleKind& rule)
{
    if (rule.family == RuleFamily::Pointing || rule.family == RuleFamily::Claiming)
        return tr("%1 compares a line with a box, and a box is not an axis of the cube. Therefore this kernel fits no "
                  "slice and does not turn with the cube. Its own twin, with line and box exchanged, is %2.")
            .arg(Wording::family(rule.family),
                Wording::family(rule.family == RuleFamily::Pointing ? RuleFamily::Claiming : RuleFamily::Pointing));
    return tr(
        "This rule is not the subset kernel. It names no group, place or value, so there are no axes to exchange.");
}

QString CubeWording::fromTheSide(const RuleKind& rule)
{
    //: %1: Hidden quad in row
    return tr(
        "From the side it is %1: the other values fit only the other places, and the same candidates are removed.")
        .arg(CubeWording::rule(rule));
}

QString CubeWording::nothing(const RuleKind& rule)
{
    return tr("%1 finds nothing in this position.").arg(CubeWording::rule(rule));
}

QString CubeWording::nothingIn(const CubeLaying& laying, int group, Board board)
{
    //: %1: row 3, digit 4
    return tr("Nothing is found in %1.").arg(CubeWording::group(laying, group, board));
}

} // namespace convoku
