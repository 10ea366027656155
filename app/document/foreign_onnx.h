// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/network_file.h"
#include "solver/onnx/onnx_reader.h"

#include <QByteArray>
#include <QCoreApplication>

namespace convoku {

/// The translation context of what is said of networks in ONNX files.
class OnnxNetworkText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::OnnxNetwork)
};

/// What one run may take: some seconds by plain loops.
const OnnxLimits& onnxLimits();
/// Returns onnxLimits() for inputs that are digits, whole numbers from 0 to 9: an embedding table needs this range.
const OnnxLimits& onnxLimitsOfDigits();
/// None, and why.
FoundNetwork failedOnnx(const QString& name, const QString& why);

/// A network that others wrote, as one rule: see networkInOnnx(). `wanted`: the way to read it, or empty.
/// `onlyDigits`: the graph was read with onnxLimitsOfDigits().
FoundNetwork foreignNetwork(
    const OnnxGraph& graph, const QByteArray& bytes, const QString& name, const QString& wanted, bool onlyDigits);

} // namespace convoku
