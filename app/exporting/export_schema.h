// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/animation.h"

#include <initializer_list>
#include <span>

namespace convoku {

/// The subject of an exported file.
enum class ExportKind {
    Run, ///< the board, from the puzzle to the end
    Collection, ///< the runs of many puzzles, a file each
    Compare, ///< several runs side by side
    Proof, ///< what the absence of a candidate rests on
    Tree, ///< the search tree of a run
    Recurrence, ///< a pass whose state is fed back
    Cube, ///< the candidates as a cube, with the slice of a rule
    Layer, ///< a layer, and how its kernel slides
    Pass, ///< all layers of a pass, or of one of its steps
    Graph, ///< the layers of a network
    Table, ///< what each rule removed, pass by pass
    Blind, ///< a search without rules
    Training, ///< the training of a rule
    Picture, ///< a picture that a view shows
};

/// The choices about an exported file. The window and the command line offer the same ones.
enum class ExportOption {
    Passes, ///< the first and the last one
    Place, ///< of a still picture
    FrameFor, ///< a picture for each pass, or for each change
    Fades,
    Width,
    Scale, ///< pixels for one of the picture's
    Delay,
    Hold, ///< how long the last picture stays
    Plays,
    Colours,
    Theme,
    Words, ///< caption, legend, sentence, row and column numbers
    SvgText, ///< of an SVG: letters or outlines
    Planes, ///< of a layer: which planes its kernel slides over
    Number, ///< of a layer: one number and what it is made of
    AtOnce, ///< of a layer: all numbers in one step
    Title, ///< a first picture with a title
    Background, ///< of a picture that can be transparent
    Stacked, ///< several boards one above the other
    OtherRun, ///< the rules or the network of the second run
    RunSettings, ///< the network, its rules, passes and search
    Existing, ///< of several files: what to do if a file exists
};

/// A set of kinds.
class ExportKinds
{
public:
    constexpr ExportKinds(std::initializer_list<ExportKind> kinds)
    {
        for (const ExportKind kind : kinds)
            m_bits |= 1U << static_cast<unsigned>(kind);
    }

    constexpr ExportKinds with(ExportKind kind) const
    {
        ExportKinds more = *this;
        more.m_bits |= 1U << static_cast<unsigned>(kind);
        return more;
    }
    constexpr bool contains(ExportKind kind) const { return (m_bits >> static_cast<unsigned>(kind) & 1U) != 0; }

private:
    unsigned m_bits = 0;
};

/// A choice, what it is called on the command line, and what has it.
struct ExportRow
{
    ExportOption option;
    const char* spellings; ///< of its options, without dashes and with blanks between
    ExportKinds animated; ///< kinds of animations that have it
    ExportKinds still; ///< kinds of still pictures that have it
};
std::span<const ExportRow> exportRows();

/// Returns true if this kind can be exported as an animation or, if not `animated`, as a still picture.
bool canBe(ExportKind kind, bool animated);

/// Returns true if the option has an effect on such a file.
bool applies(ExportOption option, ExportKind kind, bool animated);

/// Returns true if files of the format can store the choice.
bool takes(AnimationFormat format, ExportOption option);

} // namespace convoku
