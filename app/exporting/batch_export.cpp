// SPDX-License-Identifier: MIT
#include "app/exporting/batch_export.h"

#include "app/base/file_name.h"
#include "app/base/trouble.h"
#include "app/exporting/export_wording.h"
#include "app/exporting/file_names.h"
#include "app/exporting/run_pictures.h"
#include "app/exporting/target_file.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <exception>
#include <limits>
#include <memory>

namespace convoku {
namespace {

using Outcome = BatchOutcome::Status;

const QString kNumber = QStringLiteral("{number}");
const QString kName = QStringLiteral("{name}");
/// Share of a puzzle's progress that is reserved for its run, whose length is not known before.
constexpr double kRunPart = 0.3;

/// The translation context of the texts of this file.
class BatchText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::Batch)
};

/// Returns null if `keepRunning` returned false.
std::shared_ptr<const Recording> recordingOf(Backend& backend, const StartingGrid& start, const RunOptions& options,
    const std::function<bool(double)>& keepRunning)
{
    Runner runner(backend, start, options);
    auto recording = std::make_shared<Recording>(start.givens, runner.start(), options.pass, runner.pass());
    while (!runner.ended()) {
        if (!keepRunning(0))
            return {};
        recording->append(runner.nextPass());
    }
    return recording;
}

} // namespace

QString batchNameOf(const Puzzle& puzzle)
{
    const std::string_view field = puzzle.field(PuzzleField::Name);
    return field.empty() ? QString::fromStdString(puzzle.comment)
                         : QString::fromUtf8(field.data(), static_cast<qsizetype>(field.size()));
}

QString BatchPlan::suffix() const
{
    if (!ending.isEmpty())
        return ending;
    return animated ? suffixOf(output.format) : suffixOf(picture.format);
}

BatchExport::BatchExport(Backend& backend, BatchPlan plan)
    : m_backend(backend)
    , m_plan(std::move(plan))
{
}

bool BatchExport::tellsApart(const QString& pattern)
{
    return pattern.contains(kNumber) || pattern.contains(kName);
}

namespace {

/// A name by a pattern, which no folder can be climbed out of with.
QString filled(const QString& pattern, const BatchPlan& plan, const BatchPuzzle& puzzle)
{
    const QString number = QString::number(puzzle.number).rightJustified(plan.digits, QLatin1Char('0'));
    QString stem = pattern;
    stem.replace(kNumber, number);
    // Names that are too long are shortened: the rest of the pattern distinguishes the files.
    if (const qsizetype places = stem.count(kName); places > 0) {
        const qsizetype others = stem.toUtf8().size() - places * kName.size();
        const QString name = asFileName(puzzle.name, (kLongestFileName - others) / places);
        // The name last: it may hold what looks like the other place.
        stem.replace(kName, name.isEmpty() ? number : name);
    }
    stem = asFileName(stem, std::numeric_limits<qsizetype>::max());
    return stem.isEmpty() ? number : stem;
}

} // namespace

QString BatchExport::stemOf(const BatchPlan& plan, const BatchPuzzle& puzzle)
{
    return filled(plan.pattern, plan, puzzle);
}

QString BatchExport::folderOf(const BatchPlan& plan, const BatchPuzzle& puzzle)
{
    QString folder = plan.folder;
    for (const QString& pattern : plan.subfolders)
        folder = QDir(folder).filePath(tellsApart(pattern) ? filled(pattern, plan, puzzle) : pattern);
    return folder;
}

QString BatchExport::pathFor(const QString& folder, const QString& stem)
{
    const QString whole = QDir(folder).filePath(stem);
    int use = m_uses.value(whole);
    QString own;
    QString path;
    bool taken = true;
    while (taken) {
        own = numberedStem(whole, ++use);
        path = own + QLatin1Char('.') + m_plan.suffix();
        taken = (use > 1 && m_uses.contains(own)) || (m_plan.existing == BatchPlan::Existing::Number && isTaken(path));
    }
    m_uses[own] = std::max(m_uses.value(own), 1);
    m_uses[whole] = use;
    return path;
}

BatchOutcome BatchExport::write(const BatchPuzzle& puzzle, const std::function<bool(double part)>& keepRunning)
{
    BatchOutcome outcome{Outcome::Written, puzzle.number, puzzle.name, {}, {}, 0};
    const QString folder = folderOf(m_plan, puzzle);
    const QString path = pathFor(folder, stemOf(m_plan, puzzle));
    if (m_plan.existing == BatchPlan::Existing::Skip && isTaken(path)) {
        outcome.status = Outcome::Skipped;
        outcome.path = path;
        outcome.problem = BatchText::tr("%1 is there already.").arg(path);
        return outcome;
    }
    outcome.path = path;
    if (!m_plan.subfolders.isEmpty() && !makeFolder(folder)) {
        outcome.status = Outcome::Failed;
        outcome.problem = BatchText::tr("%1 is not a folder and cannot be created as one.").arg(folder);
        return outcome;
    }
    ExportResult result;
    try {
        const auto recording = recordingOf(m_backend, puzzle.start, m_plan.run, keepRunning);
        result = recording ? writeTo(path, *recording, keepRunning) : ExportResult{ExportResult::Status::Cancelled};
    } catch (const std::exception& error) {
        // One puzzle that can't be run must not keep the others from their files.
        outcome.status = Outcome::Failed;
        outcome.problem = troubleOf(error);
        return outcome;
    }
    outcome.bytes = result.bytes;
    if (result.status != ExportResult::Status::Done) {
        outcome.status = result.status == ExportResult::Status::Cancelled ? Outcome::Cancelled : Outcome::Failed;
        outcome.problem = exportProblem(result, path);
    }
    return outcome;
}

ExportResult BatchExport::writeTo(
    const QString& path, const Recording& recording, const std::function<bool(double part)>& keepRunning)
{
    // Not owned by anybody else: the frames are gone before the recording.
    const std::shared_ptr<const Recording> run(&recording, [](const Recording*) {});
    if (m_plan.animated) {
        AnimationSettings settings = m_plan.output;
        settings.facts = DocumentFacts::ofPasses(recording, m_plan.animation.firstPass, m_plan.animation.lastPass);
        return writeAnimation(RunFrames(run, m_plan.animation), settings, path,
            [&](int done, int total) { return keepRunning(kRunPart + (1 - kRunPart) * done / total); });
    }
    const int pass = m_plan.pass < 0 ? recording.passCount() : std::min(m_plan.pass, recording.passCount());
    const Position place = recording.endOf(pass);
    PictureSettings settings = m_plan.picture;
    settings.facts = DocumentFacts::of(recording, place);
    const FrameStyle& style = m_plan.animation.style;
    const BoardPicture picture(frameAt(recording, place, style, BoardPicture::kWidth), style);
    if (m_plan.width > 0)
        settings.scale = m_plan.width / picture.size().width();
    return writeBytes(bytesOf(picture, settings), path);
}

} // namespace convoku
