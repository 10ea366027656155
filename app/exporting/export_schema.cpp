// SPDX-License-Identifier: MIT
#include "app/exporting/export_schema.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>

namespace convoku {
namespace {

using Kind = ExportKind;
using Option = ExportOption;

class Kinds
{
public:
    constexpr Kinds(std::initializer_list<Kind> kinds)
    {
        for (const Kind kind : kinds)
            m_bits |= 1U << static_cast<unsigned>(kind);
    }

    constexpr Kinds with(Kind kind) const
    {
        Kinds more = *this;
        more.m_bits |= 1U << static_cast<unsigned>(kind);
        return more;
    }

    constexpr bool contains(Kind kind) const { return (m_bits >> static_cast<unsigned>(kind) & 1U) != 0; }

private:
    unsigned m_bits = 0;
};

constexpr Kinds kNone{};
constexpr Kinds kAnimated{
    Kind::Run, Kind::Collection, Kind::Compare, Kind::Proof, Kind::Cube, Kind::Layer, Kind::Blind, Kind::Training};
/// Still pictures of a chosen width.
constexpr Kinds kSized{Kind::Run, Kind::Collection, Kind::Compare, Kind::Proof, Kind::Tree, Kind::Recurrence,
    Kind::Cube, Kind::Layer, Kind::Graph, Kind::Blind, Kind::Training};
constexpr Kinds kStill = kSized.with(Kind::Picture);

constexpr Kinds kOfNetwork{Kind::Run, Kind::Collection, Kind::Compare, Kind::Proof, Kind::Tree, Kind::Recurrence,
    Kind::Cube, Kind::Layer, Kind::Graph};

struct Row
{
    Option option;
    Kinds animated; ///< kinds of animations that have it
    Kinds still; ///< kinds of still pictures that have it
};

constexpr Row kRows[] = {
    {Option::Passes, {Kind::Run, Kind::Collection, Kind::Compare}, kNone},
    {Option::Place, {Kind::Proof, Kind::Cube},
        {Kind::Run, Kind::Collection, Kind::Compare, Kind::Proof, Kind::Tree, Kind::Cube, Kind::Training}},
    {Option::FrameFor, {Kind::Run, Kind::Collection}, kNone},
    {Option::Fades, {Kind::Run, Kind::Collection, Kind::Compare}, kNone},
    {Option::Width, kAnimated, kSized},
    {Option::Scale, kNone, {Kind::Picture}},
    {Option::Delay, kAnimated, kNone},
    {Option::Hold, kAnimated, kNone},
    {Option::Plays, kAnimated, kNone},
    {Option::Colours, kAnimated, kNone},
    {Option::Theme, kAnimated, kStill},
    {Option::Words, {Kind::Run, Kind::Collection, Kind::Proof}, {Kind::Run, Kind::Collection, Kind::Picture}},
    {Option::SvgText, kAnimated, kStill},
    {Option::Planes, {Kind::Layer}, kNone},
    {Option::Number, {Kind::Layer}, {Kind::Layer}},
    {Option::AtOnce, {Kind::Layer}, {Kind::Layer}},
    {Option::Title, kAnimated, kNone},
    {Option::Background, kNone, kStill},
    {Option::Stacked, {Kind::Compare}, kNone},
    {Option::OtherRun, {Kind::Compare}, {Kind::Compare}},
    {Option::RunSettings, kOfNetwork, kOfNetwork},
    {Option::Existing, {Kind::Collection}, {Kind::Collection}},
};

} // namespace

bool canBe(ExportKind kind, bool animated)
{
    return (animated ? kAnimated : kStill).contains(kind);
}

bool applies(ExportOption option, ExportKind kind, bool animated)
{
    const auto* row = std::ranges::find(kRows, option, &Row::option);
    return row != std::end(kRows) && (animated ? row->animated : row->still).contains(kind);
}

bool takes(AnimationFormat format, ExportOption option)
{
    const bool isVideo = format == AnimationFormat::Mp4 || format == AnimationFormat::WebM;
    const bool isSvg = format == AnimationFormat::Svg;
    switch (option) {
    case Option::Plays:
        return !isVideo;
    case Option::Colours:
        return !isVideo && !isSvg;
    case Option::SvgText:
        return isSvg;
    default:
        return true;
    }
}

} // namespace convoku
