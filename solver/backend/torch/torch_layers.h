// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"

#include <ATen/ATen.h>

namespace convoku {

/// Runs a network's layers as operations of LibTorch. Shared by the backend, which runs networks, and the trainer.

at::Tensor toTorch(const Tensor& tensor, at::Device device);
/// Coming back from another device waits for what runs there.
Tensor fromTorch(const at::Tensor& source, Shape shape);

/// Parameters of a convolution; other layers have none.
struct TorchParameters
{
    at::Tensor weights; ///< [out channels, in channels / groups, kernel rows, kernel columns]
    at::Tensor bias; ///< [out channels]; undefined where all are 0
    bool onePlane
        = false; ///< of a layer with a group for each plane: weights [1, 1, …], and a bias of [1], serve them all
};
TorchParameters torchParametersOf(const Network& network, const Layer& layer, at::Device device);

/// Works out the layer's outputs, [N, channels, rows, columns] each, in `values`, which goes with Network::values.
/// Where parameters or inputs need gradients so do the outputs.
void runTorchLayer(
    const Network& network, const Layer& layer, const TorchParameters& parameters, std::vector<at::Tensor>& values);

} // namespace convoku
