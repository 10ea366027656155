// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include <cstdint>
#include <string>
#include <vector>

namespace convoku::testing {

/// A tensor of an ONNX graph.
struct OnnxTensor
{
    std::string name;
    std::vector<std::int64_t> dims;
    std::vector<float> numbers;
};

/// onnxruntime, a judge that knows nothing of us: run_onnx.mjs in a node of its own. Its packages are looked for in the
/// folder that CONVOKU_NODE_MODULES names, else in node_modules of the build's folder.
class OnnxRuntime
{
public:
    OnnxRuntime();
    ~OnnxRuntime();

    /// Empty where it can run; else why not, for QSKIP.
    const QString& missing() const { return m_missing; }

    /// The file that the next runs are of.
    void load(const std::string& bytes, bool optimize = true);
    /// All outputs, in the graph's order. Throws std::runtime_error in onnxruntime's words.
    std::vector<OnnxTensor> run(const std::vector<OnnxTensor>& inputs);

private:
    QByteArray answer();

    QString m_missing;
    QTemporaryDir m_folder;
    QProcess m_node;
    int m_models = 0;
    bool m_optimize = true;
};

} // namespace convoku::testing
