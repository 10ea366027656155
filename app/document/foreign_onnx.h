// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/found_network.h"
#include "solver/onnx/onnx_reader.h"

#include <QByteArray>
#include <QCoreApplication>

#include <variant>

namespace convoku {

/// The translation context of what is said of networks in ONNX files.
class OnnxNetworkText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::OnnxNetwork)
};

/// Returns the limits of one run: some seconds with plain loops.
const OnnxLimits& onnxLimits();
/// Returns onnxLimits() for inputs that are digits, whole numbers from 0 to 9: an embedding table needs this range.
const OnnxLimits& onnxLimitsOfDigits();
/// Returns no network, and the reason as the problem.
FoundNetwork failedOnnx(const QString& name, const QString& why);

/// A file, and how it was read.
struct ForeignOnnx
{
    std::variant<OnnxGraph, OnnxMistake> graph;
    bool onlyDigits = false; ///< with onnxLimitsOfDigits()
    bool hasBatch = true; ///< OnnxLimits::hasBatch
};

/// A network that others wrote, as one rule: see networkInOnnx(). `wanted`: the way to read it, or empty.
FoundNetwork foreignNetwork(
    const ForeignOnnx& read, const QByteArray& bytes, const QString& name, const QString& wanted);

} // namespace convoku
