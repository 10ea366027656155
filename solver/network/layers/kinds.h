// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layers/layer_traits.h"

#include <array>

namespace convoku::layers {

// Each is defined in a file of the same name; both max pools share one.
extern const LayerTraits kConvolution;
extern const LayerTraits kMaxPool;
extern const LayerTraits kMaxPoolWithIndices;
extern const LayerTraits kMaxUnpool;
extern const LayerTraits kUpsample;
extern const LayerTraits kAffine;
extern const LayerTraits kRelu;
extern const LayerTraits kClamp;
extern const LayerTraits kMinimum;
extern const LayerTraits kMaximum;
extern const LayerTraits kAdd;
extern const LayerTraits kSubtract;
extern const LayerTraits kMultiply;
extern const LayerTraits kSelect;
extern const LayerTraits kReshape;
extern const LayerTraits kPermute;
extern const LayerTraits kPad;
extern const LayerTraits kAveragePool;
extern const LayerTraits kSigmoid;
extern const LayerTraits kTanh;
extern const LayerTraits kSoftmax;
extern const LayerTraits kConcatenate;
extern const LayerTraits kAtLeast;
extern const LayerTraits kMatrixProduct;
extern const LayerTraits kRmsNormalise;
extern const LayerTraits kGelu;
extern const LayerTraits kExp;
extern const LayerTraits kLog;
extern const LayerTraits kPower;
extern const LayerTraits kErf;

/// The traits of all kinds, in the order of LayerKind.
inline constexpr std::array kKinds{&kConvolution, &kMaxPool, &kMaxPoolWithIndices, &kMaxUnpool, &kUpsample, &kAffine,
    &kRelu, &kClamp, &kMinimum, &kMaximum, &kAdd, &kSubtract, &kMultiply, &kSelect, &kReshape, &kPermute, &kPad,
    &kAveragePool, &kSigmoid, &kTanh, &kSoftmax, &kConcatenate, &kAtLeast, &kMatrixProduct, &kRmsNormalise, &kGelu,
    &kExp, &kLog, &kPower, &kErf};
static_assert(kKinds.size() == static_cast<std::size_t>(kLastLayerKind) + 1);

} // namespace convoku::layers
