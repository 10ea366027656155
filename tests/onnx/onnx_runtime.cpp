// SPDX-License-Identifier: MIT
#include "tests/onnx/onnx_runtime.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace convoku::testing {
namespace {

constexpr int kPatience = 120'000; // milliseconds

void write(const QString& name, const char* bytes, std::size_t size)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes, static_cast<qint64>(size)) != static_cast<qint64>(size))
        throw std::runtime_error("no room for " + name.toStdString());
}

QJsonArray toJson(const std::vector<std::int64_t>& dims)
{
    QJsonArray array;
    for (const std::int64_t extent : dims)
        array.append(static_cast<qint64>(extent));
    return array;
}

} // namespace

OnnxRuntime::OnnxRuntime()
{
    QString modules = qEnvironmentVariable("CONVOKU_NODE_MODULES");
    if (modules.isEmpty())
        modules = QStringLiteral(CONVOKU_BUILD_FOLDER "/node_modules");
    const QString node = QStandardPaths::findExecutable(QStringLiteral("node"));
    if (node.isEmpty()) {
        m_missing = QStringLiteral("node is not installed: ONNX files are not run");
        return;
    }
    if (!QDir(modules).exists(QStringLiteral("onnxruntime-node"))) {
        m_missing
            = modules + QStringLiteral(" has no onnxruntime-node (tests/onnx/package.json): ONNX files are not run");
        return;
    }
    m_node.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_node.start(node, {QStringLiteral(CONVOKU_ONNX_TESTS "/run_onnx.mjs"), modules});
    if (answer().isEmpty())
        m_missing = QStringLiteral("onnxruntime-node does not start: ONNX files are not run");
}

OnnxRuntime::~OnnxRuntime()
{
    m_node.closeWriteChannel();
    if (m_node.state() != QProcess::NotRunning && !m_node.waitForFinished(kPatience))
        m_node.kill();
}

QByteArray OnnxRuntime::answer()
{
    while (!m_node.canReadLine()) {
        if (!m_node.waitForReadyRead(kPatience))
            return {};
    }
    return m_node.readLine();
}

void OnnxRuntime::load(const std::string& bytes, bool optimize)
{
    QFile::remove(m_folder.filePath(QStringLiteral("%1.onnx").arg(m_models)));
    ++m_models;
    m_optimize = optimize;
    write(m_folder.filePath(QStringLiteral("%1.onnx").arg(m_models)), bytes.data(), bytes.size());
}

std::vector<OnnxTensor> OnnxRuntime::run(const std::vector<OnnxTensor>& inputs)
{
    QJsonArray names;
    std::vector<float> numbers;
    for (const OnnxTensor& input : inputs) {
        names.append(QJsonObject{{QStringLiteral("name"), QString::fromStdString(input.name)},
            {QStringLiteral("dims"), toJson(input.dims)}});
        numbers.insert(numbers.end(), input.numbers.begin(), input.numbers.end());
    }
    const QString results = m_folder.filePath(QStringLiteral("results"));
    write(m_folder.filePath(QStringLiteral("numbers")), reinterpret_cast<const char*>(numbers.data()),
        numbers.size() * sizeof(float));
    const QJsonObject job{{QStringLiteral("model"), m_folder.filePath(QStringLiteral("%1.onnx").arg(m_models))},
        {QStringLiteral("numbers"), m_folder.filePath(QStringLiteral("numbers"))}, {QStringLiteral("inputs"), names},
        {QStringLiteral("results"), results}, {QStringLiteral("optimize"), m_optimize}};
    m_node.write(QJsonDocument(job).toJson(QJsonDocument::Compact) + '\n');
    const QByteArray line = answer();
    const QJsonObject said = QJsonDocument::fromJson(line).object();
    if (!said.contains(QLatin1String("outputs")))
        throw std::runtime_error(line.isEmpty() ? "onnxruntime is gone" : line.toStdString());
    QFile file(results);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("no results");
    std::vector<OnnxTensor> outputs;
    for (const QJsonValue& each : said.value(QLatin1String("outputs")).toArray()) {
        OnnxTensor& output = outputs.emplace_back();
        output.name = each[QLatin1String("name")].toString().toStdString();
        std::int64_t count = 1;
        for (const QJsonValue& extent : each[QLatin1String("dims")].toArray()) {
            output.dims.push_back(static_cast<std::int64_t>(extent.toDouble()));
            count *= output.dims.back();
        }
        output.numbers.resize(static_cast<std::size_t>(count));
        const auto size = static_cast<qint64>(output.numbers.size() * sizeof(float));
        if (file.read(reinterpret_cast<char*>(output.numbers.data()), size) != size)
            throw std::runtime_error("results that are too short");
    }
    return outputs;
}

} // namespace convoku::testing
