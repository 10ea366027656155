// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/pass.h"
#include "solver/sudoku/grid.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace convoku {

/// Contents of a page with a network in it.
struct NetworkPageOptions
{
    PassOptions pass; ///< what one step of it runs; its model may be anybody's
    Grid puzzle; ///< the one that the page opens with; on another board than the model's an example stands for it
    bool embed = false; ///< for a frame in somebody's page: no header, layers folded
};

/// A page that steps a network in a browser: board, passes, layers. The network is run by ONNX Runtime Web; the page
/// knows of it only what stands here, so that it works with any network.
class NetworkPage
{
    Q_DECLARE_TR_FUNCTIONS(convoku::NetworkPage)

public:
    explicit NetworkPage(NetworkPageOptions options);

    /// The network whose values the page asks for by their names: each must be an output of the model.
    const Network& network() const { return m_pass->network; }

    /// All that the page knows: groups, layers, values, words, and boards with what comes of them.
    QJsonObject data() const;
    /// The page: scripts, style, fonts and data() are inside, model and runtime beside it.
    QByteArray html() const;

private:
    QJsonObject texts() const;

    NetworkPageOptions m_options;
    PassPtr m_pass;
};

/// Runtime for networks in a browser: files of the package onnxruntime-web, which the user installs.
struct PageRuntime
{
    QByteArray script;
    QByteArray module;
    QByteArray binary; ///< WebAssembly
};
/// The command that brings the package into the folder where it is typed.
inline constexpr char kBringPageRuntime[] = "npm install --ignore-scripts onnxruntime-web";

struct FoundPageRuntime
{
    std::optional<PageRuntime> runtime;
    QString problem; ///< where there is none: what is missing where, and the command that brings it
};
/// In the first of these folders node_modules that has the package; where none has, the problem tells of the first.
FoundPageRuntime readPageRuntime(const QStringList& nodeModules);

struct PageFile
{
    QString name; ///< in the page's folder
    QByteArray contents;
};
/// index.html and all beside it. `model`: an ONNX file of page.network() with each value as an output.
std::vector<PageFile> networkPageFiles(const NetworkPage& page, const QByteArray& model, const PageRuntime& runtime);

/// Writes them into the folder, which is made where it is missing; index.html comes last, so that there is no page
/// before all of it is there. Files of an older page are replaced, by its list of them; where others have these names,
/// or one was changed, nothing is written, and no link is followed. Empty: done; otherwise what stands in the way, for
/// people.
QString writePageFiles(const std::vector<PageFile>& files, const QString& folder);

/// The whole way: the network as ONNX file, the runtime from the first of these folders that has it, the page.
/// Empty: done; otherwise what stands in the way, for people; nothing is thrown.
QString writeNetworkPage(const NetworkPageOptions& options, const QStringList& nodeModules, const QString& folder);

} // namespace convoku
