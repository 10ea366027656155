// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"

#include <ATen/ATen.h>

namespace convoku {

/// Runs a network's layers as operations of LibTorch. Shared by the backend, which runs networks, and the trainer.

at::Tensor toTorch(const Tensor& tensor, at::Device device);
/// Copies the tensor to the CPU; on another device, first waits for pending operations there.
Tensor fromTorch(const at::Tensor& source, Shape shape);

/// Parameters of a convolution; undefined for other layers.
struct TorchParameters
{
    at::Tensor weights; ///< [out channels, in channels / groups, kernel rows, kernel columns]
    at::Tensor bias; ///< [out channels]; undefined if all are 0
    /// For a layer with one group per plane: weights [1, 1, …] and a bias [1] serve all planes.
    bool onePlane = false;
};
TorchParameters torchParametersOf(const Network& network, const Layer& layer, at::Device device);

/// Computes the outputs of the layer, [N, channels, rows, columns] each, in `values`, which is indexed like
/// Network::values. Outputs need gradients if parameters or inputs do.
void runTorchLayer(
    const Network& network, const Layer& layer, const TorchParameters& parameters, std::vector<at::Tensor>& values);

} // namespace convoku
