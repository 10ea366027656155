// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/animation.h"

namespace convoku {

/// What a file shows.
enum class ExportKind {
    Run, ///< the board, from the puzzle to the end
    Collection, ///< the runs of many puzzles, a file each
    Compare, ///< several runs side by side
    Proof, ///< what the absence of a candidate rests on
    Tree, ///< the search tree of a run
    Recurrence, ///< a pass whose state is fed back
    Cube, ///< the candidates as a cube, with the slice of a rule
    Layer, ///< a layer, and how its kernel slides
    Graph, ///< the layers of a network
    Blind, ///< a search that knows no rules
    Training, ///< a rule that is learned
};

/// What can be chosen about a file. The window and the command line offer the same choices.
enum class ExportOption {
    Passes, ///< the first and the last one
    Place, ///< of a still picture
    FrameFor, ///< a picture for each pass, or for each change
    Fades,
    Width,
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
    Stacked, ///< of several boards: one above the other
    OtherRun, ///< what the second run does otherwise
    Existing, ///< what happens where a file is there
};

/// Whether there is an animation, or else a still picture, of this kind.
bool canBe(ExportKind kind, bool animated);

/// Whether the option says something about an animation, or else a still picture, of this kind.
bool applies(ExportOption option, ExportKind kind, bool animated);

/// Whether a choice about animations is one that files of the format can hold.
bool takes(AnimationFormat format, ExportOption option);

} // namespace convoku
