// SPDX-License-Identifier: MIT
#include "app/exporting/export_schema.h"

#include <algorithm>
#include <iterator>

namespace convoku {
namespace {

using Kind = ExportKind;
using Option = ExportOption;

using Kinds = ExportKinds;

constexpr Kinds kNone{};
constexpr Kinds kAnimated{Kind::Run, Kind::Collection, Kind::Compare, Kind::Proof, Kind::Cube, Kind::Layer, Kind::Pass,
    Kind::Blind, Kind::Training};
/// Still pictures of a chosen width.
constexpr Kinds kSized{Kind::Run, Kind::Collection, Kind::Compare, Kind::Proof, Kind::Tree, Kind::Recurrence,
    Kind::Cube, Kind::Layer, Kind::Pass, Kind::Graph, Kind::Table, Kind::Blind, Kind::Training};
constexpr Kinds kStill = kSized.with(Kind::Picture);

constexpr Kinds kOfNetwork{Kind::Run, Kind::Collection, Kind::Compare, Kind::Proof, Kind::Tree, Kind::Recurrence,
    Kind::Cube, Kind::Layer, Kind::Pass, Kind::Graph, Kind::Table};

constexpr ExportRow kRows[] = {
    {Option::Passes, "from to", {Kind::Run, Kind::Collection, Kind::Compare}, {Kind::Table}},
    {Option::Place, "at", {Kind::Proof, Kind::Cube},
        {Kind::Run, Kind::Collection, Kind::Compare, Kind::Proof, Kind::Tree, Kind::Cube, Kind::Training}},
    {Option::FrameFor, "frames", {Kind::Run, Kind::Collection}, kNone},
    {Option::Fades, "no-fades", {Kind::Run, Kind::Collection, Kind::Compare}, kNone},
    {Option::Width, "size", kAnimated, kSized},
    {Option::Scale, "", kNone, {Kind::Picture}},
    {Option::Delay, "delay", kAnimated, kNone},
    {Option::Hold, "hold", kAnimated, kNone},
    {Option::Plays, "loops", kAnimated, kNone},
    {Option::Colours, "colours", kAnimated, kNone},
    {Option::Theme, "theme", kAnimated, kStill},
    {Option::Words, "sentence no-sentence caption no-caption no-legend no-labels",
        {Kind::Run, Kind::Collection, Kind::Proof}, {Kind::Run, Kind::Collection, Kind::Picture}},
    {Option::SvgText, "text", kAnimated, kStill},
    {Option::Planes, "planes", {Kind::Layer}, kNone},
    {Option::Number, "number close-up", {Kind::Layer}, {Kind::Layer}},
    {Option::AtOnce, "at-once", {Kind::Layer}, {Kind::Layer}},
    {Option::Title, "title", kAnimated, kNone},
    {Option::Background, "background", kNone, kStill},
    {Option::Stacked, "stacked", {Kind::Compare}, kNone},
    {Option::OtherRun, "without against", {Kind::Compare}, {Kind::Compare}},
    {Option::RunSettings, "network weights rules no-search max-passes", kOfNetwork, kOfNetwork},
    {Option::Existing, "existing", {Kind::Collection}, {Kind::Collection}},
};

} // namespace

std::span<const ExportRow> exportRows()
{
    return kRows;
}

bool canBe(ExportKind kind, bool animated)
{
    return (animated ? kAnimated : kStill).contains(kind);
}

bool applies(ExportOption option, ExportKind kind, bool animated)
{
    const auto* row = std::ranges::find(kRows, option, &ExportRow::option);
    return row != std::end(kRows) && (animated ? row->animated : row->still).contains(kind);
}

bool takes(AnimationFormat format, ExportOption option)
{
    const AnimationTraits traits = traitsOf(format);
    switch (option) {
    case Option::Plays:
        return traits.storesPlays;
    case Option::Colours:
        return traits.hasPalette;
    case Option::SvgText:
        return traits.hasLetters;
    default:
        return true;
    }
}

} // namespace convoku
