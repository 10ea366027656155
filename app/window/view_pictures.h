// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

namespace convoku {

class BoardView;
class LayerTrailView;
class Picture;
class RuleGraphView;
class Session;
class TensorView;
class Workspace;

// What the views of the centre show, as pictures for documents: without what the mouse and the keyboard point at. Null
// where there is nothing to show yet.

/// With a caption and a legend.
std::shared_ptr<const Picture> boardPicture(const BoardView& board, const Session& session);
/// All of the graph that is shown, with thumbnails where their values are known.
std::shared_ptr<const Picture> graphPicture(const RuleGraphView& graph, Workspace& workspace);
/// With the arithmetic of the picked number, and the layers of the step above where it is the position's layer.
std::shared_ptr<const Picture> tensorsPicture(const TensorView& tensors, const LayerTrailView& trail);

} // namespace convoku
