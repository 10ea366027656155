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
    /// Number of passes in one run of the file, with the verdict after the last; 0: one pass with the search, its state
    /// in and out.
    int passes = kUsualPasses;
    OnnxForm form = OnnxForm::Direct;
    OnnxPrecision precision = OnnxPrecision::Float;
    int batch = 1; ///< puzzles at once; 0: any number
    bool everyValue = false; ///< what each layer makes comes out too

    static constexpr int kUsualPasses = 8;
    static constexpr int kMostBatch = 4096;
};

/// Results of the checks of rules at the time when the file was written: the rule's id and "proved", "refuted" or
/// "open".
using RuleVerdicts = std::vector<std::pair<std::string, std::string>>;
/// Returns the word for the verdict of one rule.
std::string verdictId(check::Soundness::Verdict verdict);

/// Returns the network as it is written, layer for layer. Throws Error if it can't be written, naming a layer or value.
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
