// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/command_syntax.h"
#include "app/exporting/animation.h"
#include "app/exporting/export_schema.h"
#include "app/exporting/picture.h"
#include "app/exporting/run_frames.h"
#include "solver/run/runner.h"

#include <QStringList>

#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

// Declarations shared by the exports of runs, layers and graphs.
namespace convoku {

class Console;
class FrameSource;

inline constexpr int kMsPerUnit = 10; // a GIF counts in hundredths of a second
inline constexpr int kExportLongestMs = 655350;

struct ExportSettings
{
    QString target; ///< "-": standard output
    QString suffix; ///< of the file: "gif", "png"
    bool isAnimation = true;
    AnimationOptions animation;
    AnimationSettings output; ///< of an animation
    PictureSettings picture; ///< of a still picture, without its scale
    int width = 0; ///< that was asked for; 0: the usual one of what is exported
    QString title; ///< of a first picture; empty: none
    QStringList remarks; ///< sentences about what the file can't hold as it was asked for
};

/// Return the formats that can be written, the usual one first.
QStringList animationFormats();
QStringList pictureFormats();

/// The values of a list of choices and what each of them means.
template <typename Value>
Value chosen(CommandOptions& options, const char* name, const std::vector<std::pair<const char*, Value>>& choices)
{
    QStringList names;
    for (const auto& choice : choices)
        names << QLatin1String(choice.first);
    return choices[static_cast<std::size_t>(options.choice(name, names, 0))].second;
}

/// Reads the options of `export` about the file and how it looks. Keeps a fault where the target is missing or its
/// format cannot be told, and where an option does not apply to such a file of this kind.
ExportSettings readExportSettings(CommandOptions& options, ExportKind kind);

/// Reads a time in milliseconds as hundredths of a second, which are what animations count in. If it has to be rounded,
/// adds a remark. `usual` is in hundredths, `most` in milliseconds.
int readHundredths(
    CommandOptions& options, const char* name, int usual, QStringList& remarks, int most = kExportLongestMs);

/// Returns true if the target is standard output.
bool isStandardOutput(const QString& target);
/// Before the run is computed, which may take minutes: what can be known about the target already.
bool targetLooksPossible(const QString& target, Console& console);
/// Also checks whether the format needs a program that is not installed.
bool targetLooksPossible(const ExportSettings& settings, Console& console);

/// The whole run, or its first passes; none if it was cancelled.
std::shared_ptr<const Recording> recorded(const StartingGrid& start, const RunOptions& run, Console& console,
    const CommandLineContext& context, int passes = std::numeric_limits<int>::max());

/// Writes the animation and says so, or why not. An ExitCode.
int exportFrames(
    const FrameSource& frames, const ExportSettings& settings, Console& console, const CommandLineContext& context);
/// The same for a whole file's bytes.
int writeTarget(const QByteArray& bytes, const QString& target, Console& console, const CommandLineContext& context);
/// The same for a still picture, `width` pixels wide; 0: as wide as it is at scale 1.
int exportPicture(const Picture& picture, const ExportSettings& settings, int width, Console& console,
    const CommandLineContext& context);

/// Says that the export was cancelled.
int exportCancelled(const QString& target, Console& console);

} // namespace convoku
