// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/drawn_words.h"
#include "app/cli/export_parts.h"

#include <optional>

namespace convoku {

/// Hundredths of a second: a finding takes longer to read than a picture of a run.
inline constexpr int kProofDelay = 150;

/// One call of `export`: the options, and what is derived from them.
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
    std::shared_ptr<const Recording> recording = {}; ///< null if the mode takes no puzzle
    std::optional<Position> place = {}; ///< the position that is shown, as soon as a mode has found it
    PassOptions other = {}; ///< of the second run of a comparison

    QString hint = {}; ///< the current spelling, if an earlier one was used
    std::optional<DrawnWords> words = {};

    /// Call this before drawing anything with words, after the last check: it may print that letters are missing.
    void beginDrawing() { words.emplace(console); }
    bool isCancelled() const { return context.cancelled && context.cancelled(); }
};

/// The contents of the file: a picture or an animation. Neither after an error, which has been printed.
struct ExportProduct
{
    std::shared_ptr<const Picture> still = {};
    std::shared_ptr<const FrameSource> frames = {};
};

/// Something that `export` can show.
struct ExportMode
{
    const char* id; ///< "proof", the word behind export
    ExportKind kind;
    const char* former; ///< its option in version 0.2; null: none
    const char* example; ///< of a subject; null: the mode has none
    bool takesPuzzle;
    /// Checks the options before the run is computed. May be null.
    void (*check)(ExportRequest& request);
    ExportProduct (*make)(ExportRequest& request);
};

/// Keeps faults of `export layer`, and of a graph that the network does not have.
void checkLayer(ExportRequest& request);
void checkGraph(ExportRequest& request);
ExportProduct makeLayer(ExportRequest& request);
ExportProduct makePass(ExportRequest& request);
ExportProduct makeGraph(ExportRequest& request);
ExportProduct makeCube(ExportRequest& request);
ExportProduct makeTraining(ExportRequest& request);

/// All options of `export`.
std::vector<OptionSyntax> exportOptionSyntax();
std::vector<OptionSyntax> layerOptionSyntax();
/// The graphs that `export graph` can show of such a pass.
QStringList graphNames(const PassOptions& options);

/// The passes that `export layer` and `export pass` have to run.
int passesOfLayer(const ExportRequest& request);

/// Sets the request's place to that of --at, or to the end. Returns false, after a message, if --at is not a place.
bool findPlace(ExportRequest& request);

/// `export --each`.
std::vector<OptionSyntax> eachOptionSyntax();
int runExportEach(CommandOptions& options, Console& console, const CommandLineContext& context);

} // namespace convoku
