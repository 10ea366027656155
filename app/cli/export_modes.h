// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/drawn_words.h"
#include "app/cli/export_parts.h"

#include <optional>

namespace convoku {

/// One call of `export`: what was asked for, and what the modes find out on the way.
struct ExportRequest
{
    CommandOptions& options;
    Console& console;
    const CommandLineContext& context;

    ExportKind kind = ExportKind::Run;
    QString subject = {}; ///< which one: "r1c2=5" of a proof, "17.4.1" of a layer; empty where the kind has no choice
    RunOptions run = {};
    ExportSettings settings = {};
    StartingGrid start = {}; ///< of the puzzle
    std::shared_ptr<const Recording> recording = {}; ///< null for a graph

    QString hint = {}; ///< how it would be asked for today; empty where it was
    std::optional<DrawnWords> words = {};

    /// To be called before anything with words is drawn, when nothing can be refused any more.
    void beginDrawing() { words.emplace(console); }
    bool isCancelled() const { return context.cancelled && context.cancelled(); }
};

/// What goes into the file. Neither: there is nothing, and a message has said why.
struct ExportProduct
{
    std::shared_ptr<const Picture> still = {};
    std::shared_ptr<const FrameSource> frames = {};
};

/// Something that `export` makes files of.
struct ExportMode
{
    const char* id; ///< "proof", the word behind export
    ExportKind kind;
    const char* former; ///< the option that asked for it in version 0.2; null: there was none
    const char* example; ///< of a subject; null: it has none
    /// Before the run is computed: keeps faults of the options. May be null.
    void (*check)(ExportRequest& request);
    ExportProduct (*make)(ExportRequest& request);
};

/// Keeps faults of `export layer`, and of a graph that the network does not have.
void checkLayer(ExportRequest& request);
void checkGraph(ExportRequest& request);
ExportProduct makeLayer(ExportRequest& request);
ExportProduct makeGraph(ExportRequest& request);
ExportProduct makeCube(ExportRequest& request);

std::vector<OptionSyntax> layerOptionSyntax();
/// The graphs that `export graph` can show of such a pass.
QStringList graphNames(const PassOptions& options);

/// The passes that `export layer` has to run.
int passesOfLayer(const ExportRequest& request);

/// Where --at says, or the end; none where it says no place, which a message has said.
std::optional<Position> placeNamed(const CommandOptions& options, const Recording& recording, Console& console);

/// `export --each`.
std::vector<OptionSyntax> eachOptionSyntax();
int runExportEach(CommandOptions& options, Console& console, const CommandLineContext& context);

} // namespace convoku
