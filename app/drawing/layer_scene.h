// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tensor_painter.h"
#include "solver/run/inspection.h"

#include <vector>

namespace convoku {

/// The numbers that colours span: what the value can hold; of a value that can hold very many, as the stack's levels,
/// what it holds here, or all of it would look alike.
Range shownRange(const Inspection& values, ValueId value);

/// A value of a run as a picture, with the numbers of its first puzzle.
TensorPicture tensorPictureOf(const Inspection& values, ValueId value, const QString& subtitle);

/// The pictures of a layer, as they stand on both sides of its arrow.
struct LayerScene
{
    std::vector<TensorPicture> inputs;
    std::vector<TensorPicture> outputs;
};
LayerScene layerSceneOf(const Inspection& values, const Layer& layer);

/// Returns the elements that an output element is computed from, as marks on the inputs: all taps whose weight is not
/// 0.
std::vector<TensorMarks> windowMarks(const Network& network, const Layer& layer, const OutputElement& element);

} // namespace convoku
