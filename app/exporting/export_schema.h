// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/animation.h"

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
    Graph, ///< the layers of a network
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

/// Returns true if this kind can be exported as an animation or, if not `animated`, as a still picture.
bool canBe(ExportKind kind, bool animated);

/// Returns true if the option has an effect on such a file.
bool applies(ExportOption option, ExportKind kind, bool animated);

/// Returns true if files of the format can store the choice.
bool takes(AnimationFormat format, ExportOption option);

} // namespace convoku
