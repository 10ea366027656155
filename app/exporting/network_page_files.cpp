// SPDX-License-Identifier: MIT
#include "app/exporting/network_page.h"

#include "app/base/file_name.h"
#include "app/base/input_file.h"
#include "app/base/output_file.h"
#include "app/exporting/network_page_parts.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

namespace convoku {
namespace {

constexpr qint64 kMostRuntimeBytes = 64 * 1024 * 1024; ///< more than three times what a file of it has
constexpr char kIndex[] = "index.html";
/// Lists the page's files with their SHA-256 sums, in the format of sha256sum. A listed file with that sum is ours.
constexpr char kList[] = "files.sha256";
constexpr char kListBegin[] = "# Files of a Convoku network page\n";
constexpr qint64 kMostListBytes = 64 * 1024;

/// The package has its licence as a word only.
constexpr char kRuntimeLicence[] = R"(ONNX Runtime Web (ort.wasm.min.js, ort-wasm-simd-threaded.*, runtime.js)

MIT License

Copyright (c) Microsoft Corporation

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
)";

QByteArray licences()
{
    const QByteArray line = "\n" + QByteArray(79, '-') + "\n\n";
    return "Convoku (index.html, model.onnx, model.js)\n\n" + pageResource(QStringLiteral("page/LICENSE")) + line
        + kRuntimeLicence + line + "Inter (the letters in index.html)\n\n"
        + pageResource(QStringLiteral("fonts/OFL.txt"));
}

/// Empty where it can't be read.
QByteArray read(const QString& path, qint64 most)
{
    InputFile file(path);
    if (!fileExists(path) || !file.openFile())
        return {};
    QByteArray bytes = file.read(most + 1);
    return bytes.size() > most ? QByteArray() : bytes;
}

QByteArray lineOf(const QString& name, const QByteArray& contents)
{
    return QCryptographicHash::hash(contents, QCryptographicHash::Sha256).toHex() + "  " + name.toUtf8() + '\n';
}

/// Returns whether the file can be replaced without loss: its name is free, it is listed and unchanged, or it already
/// has the new contents, because an earlier export was interrupted.
bool mayReplace(const QString& path, const PageFile& file, const QByteArray& list)
{
    if (!isNameTaken(path))
        return true;
    if (!isPlainFile(path))
        return false;
    const QByteArray old = read(path, 2 * kMostRuntimeBytes); // runtime.js holds two of them, in letters
    return file.name == QLatin1String(kList) ? old.startsWith(kListBegin)
                                             : old == file.contents || list.contains(lineOf(file.name, old));
}

} // namespace

QByteArray pageResource(const QString& name)
{
    QFile file(QStringLiteral(":/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

FoundPageRuntime readPageRuntime(const QStringList& nodeModules)
{
    for (const QString& modules : nodeModules) {
        const QDir folder(modules + QStringLiteral("/onnxruntime-web/dist"));
        const auto file
            = [&folder](const char* name) { return read(folder.filePath(QLatin1String(name)), kMostRuntimeBytes); };
        PageRuntime runtime{
            file("ort.wasm.min.js"), file("ort-wasm-simd-threaded.mjs"), file("ort-wasm-simd-threaded.wasm")};
        if (!runtime.script.isEmpty() && !runtime.module.isEmpty() && !runtime.binary.isEmpty())
            return {std::move(runtime), {}};
    }
    return {std::nullopt,
        NetworkPage::tr("ONNX Runtime for browsers is not in %1. Install it there with: %2")
            .arg(nodeModules.value(0), QLatin1String(kBringPageRuntime))};
}

std::vector<PageFile> networkPageFiles(const NetworkPage& page, const QByteArray& model, const PageRuntime& runtime)
{
    std::vector<PageFile> files{{QStringLiteral("model.onnx"), model},
        {QStringLiteral("model.js"), "self.convokuModel=\"" + model.toBase64() + "\";\n"},
        {QStringLiteral("ort.wasm.min.js"), runtime.script},
        {QStringLiteral("ort-wasm-simd-threaded.mjs"), runtime.module},
        {QStringLiteral("ort-wasm-simd-threaded.wasm"), runtime.binary},
        {QStringLiteral("runtime.js"),
            "self.convokuRuntime={module:\"" + runtime.module.toBase64() + "\",binary:\"" + runtime.binary.toBase64()
                + "\"};\n"},
        {QStringLiteral("licences.txt"), licences()}};
    const PageFile index{QLatin1String(kIndex), page.html()};
    QByteArray list = kListBegin + lineOf(index.name, index.contents);
    for (const PageFile& file : files)
        list += lineOf(file.name, file.contents);
    files.push_back({QLatin1String(kList), list});
    files.push_back(index);
    return files;
}

QString writePageFiles(const std::vector<PageFile>& files, const QString& folder)
{
    if (!makeFolder(folder))
        return NetworkPage::tr("%1 is not a folder and cannot be created as one.").arg(folder);
    const QDir into(folder);
    QByteArray list = read(into.filePath(QLatin1String(kList)), kMostListBytes);
    if (!list.startsWith(kListBegin))
        list.clear();
    for (const PageFile& file : files) {
        if (!mayReplace(into.filePath(file.name), file, list))
            return NetworkPage::tr("%1 already exists and does not belong to a Convoku page. Nothing is written.")
                .arg(into.filePath(file.name));
    }
    for (const PageFile& file : files) {
        if (const QString problem
            = writeWholeFile(into.filePath(file.name), file.contents, OutputFile::Target::PlainFile);
            !problem.isEmpty())
            return NetworkPage::tr("%1 cannot be written: %2").arg(into.filePath(file.name), problem);
    }
    return {};
}

} // namespace convoku
