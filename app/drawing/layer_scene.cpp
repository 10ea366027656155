// SPDX-License-Identifier: MIT
#include "app/drawing/layer_scene.h"

#include "app/wording/layer_wording.h"

#include <algorithm>
#include <cmath>

namespace convoku {

Range shownRange(const Inspection& values, ValueId value)
{
    const Network& network = values.network();
    const Range range = network.value(value).range;
    if (range.high - range.low <= network.board.cells())
        return range;
    const auto numbers = values.value(value).of(0);
    const auto [least, most] = std::minmax_element(numbers.begin(), numbers.end());
    return {std::min(static_cast<int>(std::floor(*least)), 0), std::max(static_cast<int>(std::ceil(*most)), 1)};
}

TensorPicture tensorPictureOf(const Inspection& values, ValueId value, const QString& subtitle)
{
    const Network& network = values.network();
    TensorPicture picture;
    picture.shape = network.value(value).shape;
    picture.places = placesOf(network, value);
    picture.range = shownRange(values, value);
    picture.title = LayerWording::value(network, value);
    picture.subtitle = subtitle;
    picture.numberKind = network.value(value).numbers;
    const auto numbers = values.value(value).of(0);
    picture.numbers.assign(numbers.begin(), numbers.end());
    return picture;
}

LayerScene layerSceneOf(const Inspection& values, const Layer& layer)
{
    const Network& network = values.network();
    LayerScene scene;
    for (std::size_t i = 0; i < layer.inputs.size(); ++i)
        scene.inputs.push_back(
            tensorPictureOf(values, layer.inputs[i], LayerWording::inputTitle(network, layer, static_cast<int>(i))));
    for (std::size_t i = 0; i < layer.outputs.size(); ++i)
        scene.outputs.push_back(
            tensorPictureOf(values, layer.outputs[i], LayerWording::outputTitle(network, layer, static_cast<int>(i))));
    return scene;
}

std::vector<TensorMarks> windowMarks(const Network& network, const Layer& layer, const OutputElement& element)
{
    std::vector<TensorMarks> marks(layer.inputs.size());
    for (const Tap& tap : windowOf(network, layer, element.output, element.element).taps) {
        if (tap.weight != 0)
            marks.at(static_cast<std::size_t>(tap.input)).lit.push_back(tap.element);
    }
    return marks;
}

} // namespace convoku
