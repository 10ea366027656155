// SPDX-License-Identifier: MIT
#include "app/exporting/network_page.h"
#include "app/exporting/onnx_wording.h"
#include "solver/error.h"
#include "solver/onnx/onnx_writer.h"

namespace convoku {
namespace {

QString writtenPage(const NetworkPageOptions& options, const QStringList& nodeModules, const QString& folder)
{
    const FoundPageRuntime found = readPageRuntime(nodeModules);
    if (!found.runtime)
        return found.problem;
    const NetworkPage page(options);
    OnnxOptions onnx;
    onnx.everyValue = true;
    onnx.sentence = options.pass.model->sentence;
    onnx.facts = {{"network", options.pass.model->id}};
    std::string model;
    try {
        model = toOnnx(page.network(), onnx);
    } catch (const Error& error) {
        return NetworkPage::tr("This network cannot be written as an ONNX file: %1")
            .arg(QString::fromStdString(error.what()));
    }
    return writePageFiles(networkPageFiles(page, QByteArray::fromStdString(model), *found.runtime), folder);
}

} // namespace

QString writeNetworkPage(const NetworkPageOptions& options, const QStringList& nodeModules, const QString& folder)
{
    QString problem;
    const QString fault = OnnxWording::problemIn([&] { problem = writtenPage(options, nodeModules, folder); });
    return fault.isEmpty() ? problem : fault;
}

} // namespace convoku
