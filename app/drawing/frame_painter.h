// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "app/drawing/theme.h"

#include <QRegion>
#include <QSize>
#include <QString>

#include <optional>
#include <vector>

class QPainter;
class QRectF;

namespace convoku {

/// Theme of a picture, and the optional parts around its board.
struct FrameStyle
{
    Theme::Kind theme = Theme::Kind::Light;
    bool labels = true; ///< row and column numbers
    bool caption = true; ///< a line above: pass, depth, candidates left
    bool legend = true; ///< rules with what they removed in this step, houses, depths
    bool sentence = false; ///< below the board: what the step did
    QString ownCaption = {}; ///< the text of that line above; empty: the usual one

    friend bool operator==(const FrameStyle&, const FrameStyle&) = default;
};

/// Contents for which a picture reserves space: the same for all pictures of a run, so that nothing moves between them.
struct FrameRoom
{
    int depths = 0; ///< that the legend names
    bool returns = false; ///< the legend explains the bars below what a failed guess gives back
    bool reasons = false; ///< the legend explains the marks of a proof too
    bool focus = false; ///< it explains the marks of what a step rests on
    /// That the legend names: those of the article, then what else the network's rules are, in the order of the enum.
    std::vector<RuleFamily> families{
        RuleFamily::NakedSingle, RuleFamily::Pointing, RuleFamily::HiddenSingle, RuleFamily::NakedPair};
    int sentenceLines = 0; ///< 0 … kMostSentenceLines; only where the style has the sentence
    Board board = {}; ///< of the run

    friend bool operator==(const FrameRoom&, const FrameRoom&) = default;
};

/// One picture of a run for people who only see the picture: board, caption, sentence, legend. Screen, PNG, SVG and GIF
/// use the same.
struct Frame
{
    BoardScene scene;
    QString caption;
    QString sentence;
    FrameRoom room;
    /// Removals that the legend counts if they differ from those of the scene: the last picture of a run shows its
    /// final state, but the legend describes the last step.
    std::optional<std::vector<BoardScene::Removal>> counted;

    const std::vector<BoardScene::Removal>& removals() const { return counted ? *counted : scene.removals; }
};

/// A sentence that needs more ends with an ellipsis.
inline constexpr int kMostSentenceLines = 4;

/// FrameRoom::families of a run.
std::vector<RuleFamily> familiesIn(const Recording& recording);

/// The picture of a position, with its sentence and room for it at that width where the style has one.
Frame frameAt(const Recording& recording, Position position, const FrameStyle& style, int width);

/// Lines that a sentence takes in a picture of that width, 0 … kMostSentenceLines.
int sentenceLines(const QString& sentence, int width);

/// The picture's size for a width in pixels: with the board alone it is square.
QSize frameSize(int width, const FrameStyle& style, const FrameRoom& room);

/// Makes a picture of one frame, as paintFrame() fills it at its frameSize(), the picture of another one with the same
/// style and legend, by painting what differs. Returns where that is. Every pixel is as if it were painted whole.
QRegion repaintFrame(QPainter& painter, QSize size, const Frame& shown, const Frame& frame, const FrameStyle& style);

/// Fills the rectangle, whose size is frameSize() scaled evenly.
void paintFrame(QPainter& painter, const QRectF& rect, const Frame& frame, const FrameStyle& style);

} // namespace convoku
