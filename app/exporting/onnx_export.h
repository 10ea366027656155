// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/soundness.h"
#include "solver/network/model.h"
#include "solver/network/network.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace convoku {

/// Which layers the file is made of.
enum class OnnxForm : std::uint8_t {
    Direct, ///< those of the network, one by one
    Image, ///< Conv, ConvTranspose, Relu (or Clip), Concat
    SpaceToDepth, ///< Conv, Relu (or Clip), Concat, on boxes side by side
};

enum class OnnxPrecision : std::uint8_t {
    Float,
    Gate, ///< float, and all that is stored is 0 or 1: what a calibration can't break
    EightBits, ///< uint8 and int8 with scale 1: QuantizeLinear and DequantizeLinear
};

/// Their words on the command line and in the file, in the order above.
QStringList onnxFormIds(); ///< "direct", "image", "s2d"
QStringList onnxPrecisionIds(); ///< "float", "gate", "qdq"

/// A network as an ONNX file.
struct OnnxExport
{
    ModelPtr model = articleModel();
    RuleSet rules = classicRules(); ///< of the model, as a pass runs them
    /// How many passes one run of the file is, with the verdict behind the last; 0: one pass with the search, its state
    /// in and out.
    int passes = kUsualPasses;
    OnnxForm form = OnnxForm::Direct;
    OnnxPrecision precision = OnnxPrecision::Float;
    int batch = 1; ///< puzzles at once; 0: any number
    bool everyValue = false; ///< what each layer makes comes out too

    static constexpr int kUsualPasses = 8;
    static constexpr int kMostBatch = 4096;
};

/// What a rule's check said when the file was written, as its facts say it: the rule's id and "proved", "refuted" or
/// "open".
using RuleVerdicts = std::vector<std::pair<std::string, std::string>>;
/// Of one rule.
std::string verdictId(check::Soundness::Verdict verdict);

/// What is written of it, layer for layer. Throws Error where it can't be, naming a layer or value.
Network networkOf(const OnnxExport& what);

/// The file's bytes. Its facts (metadata) say what it is, and hold the network's text, `verdicts`, and boards with what
/// comes of them, which whoever opens it can run: "convoku" (the version), "network", "text", "what", "form",
/// "precision", "rules", "checks", "boards". Throws Error as networkOf() does.
QByteArray onnxFile(const OnnxExport& what, const RuleVerdicts& verdicts = {});
/// The same for who has networkOf(what) already.
QByteArray onnxFile(const OnnxExport& what, const Network& network, const RuleVerdicts& verdicts);

/// The operators that the file has, by name. Throws Error as networkOf() does.
QStringList operatorsOf(const OnnxExport& what);

} // namespace convoku
