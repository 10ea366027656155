// SPDX-License-Identifier: MIT
#include "app/window/view_pictures.h"

#include "app/document/workspace.h"
#include "app/exporting/graph_picture.h"
#include "app/exporting/run_pictures.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/layers/tensors_picture.h"
#include "app/views/layers/widgets/layer_trail_view.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/views/tree/widgets/search_tree_view.h"
#include "app/wording/layer_wording.h"
#include "app/wording/layer_words.h"
#include "app/wording/wording.h"

#include <algorithm>

namespace convoku {
namespace {

constexpr QSizeF kTensorRoom{960, 540};

BoardScene withoutPointers(BoardScene scene)
{
    scene.hovered.reset();
    scene.cursor.reset();
    return scene;
}

} // namespace

std::shared_ptr<const Picture> boardPicture(const BoardView& board, const Session& session)
{
    if (!session.hasPuzzle() || board.isEditing())
        return {};
    Frame frame = frameAt(*session.recording(), session.position(), {}, BoardPicture::kWidth);
    // As it is shown: the reasons that are marked, the state before.
    frame.scene = withoutPointers(board.scene());
    frame.room.focus = frame.scene.focus.has_value() && !frame.scene.reasons;
    frame.room.reasons = frame.scene.reasons.has_value();
    return std::make_shared<BoardPicture>(std::move(frame));
}

std::shared_ptr<const Picture> graphPicture(const RuleGraphView& graph, Workspace& workspace)
{
    const auto recording = workspace.session()->recording();
    if (!recording)
        return {};
    // That of the view, whose values these are: behind a first solution the search is another one.
    const auto& network = recording->networkOf(workspace.session()->position().pass);
    const LayerValues& values = *workspace.layerValues();
    return std::make_shared<NetworkPicture>(
        network, graph.shownStep() - 1, values.isAnyAskedAbout() ? nullptr : values.values());
}

std::shared_ptr<const Picture> tensorsPicture(const TensorView& tensors, const LayerTrailView& trail)
{
    if (tensors.layer() == nullptr)
        return {};
    const std::vector<TensorPicture> pictures = tensors.canvas()->titledPictures();
    const auto inputs = pictures.begin() + tensors.canvas()->inputCount();
    TensorsPicture::Content content;
    content.inputs = {pictures.begin(), inputs};
    content.outputs = {inputs, pictures.end()};
    content.cuts = tensors.canvas()->cuts();
    content.kernel = tensors.canvas()->kernel();
    if (!tensors.isPinned() && trail.hasTrail() && trail.current() > 0) {
        const Network& network = tensors.shownValues()->network();
        const auto layer = static_cast<std::size_t>(tensors.layer() - network.layers.data());
        const auto its = std::find_if(network.groups.begin(), network.groups.end(), [layer](const Group& group) {
            return layer >= group.firstLayer && layer < group.firstLayer + group.layerCount;
        });
        // Both follow the position, but the values of another pass may still be on their way.
        if (its != network.groups.end() && static_cast<int>(layer - its->firstLayer) + 1 == trail.current())
            content.trail = {tensors.shownValues(), static_cast<std::size_t>(its - network.groups.begin()),
                trail.current(), trail.done(), tensors.shownDigit(),
                !content.outputs.empty() && content.outputs.front().hidden, trail.name(), trail.place()};
    }
    // Where a number that a lesson asks for lies on the curve would say it.
    const bool hidden = !content.outputs.empty() && content.outputs.front().hidden;
    content.plot = plotOf(*tensors.shownValues(), *tensors.layer(),
        tensors.picked() && tensors.picked()->output == 0 && !hidden ? std::optional(tensors.picked()->element)
                                                                     : std::nullopt);
    content.marks = tensors.canvas()->marks();
    for (TensorMarks& marks : content.marks)
        marks.hovered.reset();
    if (tensors.picked())
        content.sentences << tensors.arithmeticText();
    content.sentences << LayerWording::sentence(tensors.shownValues()->network(), *tensors.layer());
    content.title = layerWords(tensors.layer()->words);
    return std::make_shared<TensorsPicture>(std::move(content), kTensorRoom);
}

std::shared_ptr<const Picture> SearchTreeView::picture()
{
    if (!m_session->hasPuzzle())
        return {};
    return std::make_shared<TreePicture>(tree(), m_folding, m_session->position(), tr("Search tree"));
}

} // namespace convoku
