// SPDX-License-Identifier: MIT
#include "app/cli/export_parts.h"

#include "app/base/file_name.h"
#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/exporting/export_wording.h"
#include "app/exporting/target_file.h"
#include "app/exporting/titled_frames.h"
#include "solver/backend/bitwise/bitwise_backend.h"

#include <QDir>
#include <QFileInfo>
#include <QIODevice>

#include <algorithm>

namespace convoku {
namespace {

QString shownTarget(const QString& target)
{
    return isStandardOutput(target) ? CliText::tr("standard output") : target;
}

int finish(const ExportResult& result, const QString& target, const QString& written, Console& console)
{
    console.progress({});
    const bool streamed = isStandardOutput(target);
    if (result.status != ExportResult::Status::Done) {
        if (streamed && result.status == ExportResult::Status::Cancelled)
            console.message(CliText::tr("Cancelled."));
        else if (console.good()) // else that is what will be said
            console.message(exportProblem(result, shownTarget(target)));
        return ExitBad;
    }
    if (streamed)
        console.message(written);
    else
        console.writeLine(written);
    return ExitDone;
}

/// Standard output as a device for a file that is written piece by piece.
class StandardOutput : public QIODevice
{
public:
    explicit StandardOutput(Console& console)
        : m_console(console)
    {
        open(WriteOnly | Unbuffered);
    }

    bool isSequential() const override { return true; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override
    {
        m_console.write(QByteArray(data, size));
        if (m_console.good())
            return size;
        setErrorString(m_console.writeError());
        return -1;
    }

private:
    Console& m_console;
};

} // namespace

bool isStandardOutput(const QString& target)
{
    return target == QLatin1String("-");
}

bool targetLooksPossible(const QString& target, Console& console)
{
    const QFileInfo info(target);
    if (isStandardOutput(target)) {
        if (!console.outIsTerminal())
            return true;
        console.message(CliText::tr(
            "-o -: standard output is a terminal, which cannot show a picture. Redirect it to a file or a program."));
    } else if (isFolder(target))
        console.message(CliText::tr("%1 cannot be written: it is a folder.").arg(target));
    else if (!isFolder(info.path()))
        console.message(CliText::tr("%1 cannot be written: there is no folder %2.").arg(target, info.absolutePath()));
    else
        return true;
    return false;
}

bool targetLooksPossible(const ExportSettings& settings, Console& console)
{
    const QString reason = settings.isAnimation ? whyNotWritten(settings.output.format) : QString();
    if (reason.isEmpty())
        return targetLooksPossible(settings.target, console);
    console.message(reason);
    return false;
}

std::shared_ptr<const Recording> recorded(
    const StartingGrid& start, const RunOptions& run, Console& console, const CommandLineContext& context, int passes)
{
    const auto backend = makeBitwiseBackend();
    Runner runner(*backend, start, run);
    auto recording = std::make_shared<Recording>(start.givens, runner.start(), run.pass, runner.pass());
    while (!runner.ended() && recording->passCount() < passes) {
        if (context.cancelled && context.cancelled())
            return {};
        recording->append(runner.nextPass());
        if (recording->passCount() % 16 == 0)
            console.progress(CliText::tr("Pass %1").arg(recording->passCount()));
    }
    return recording;
}

int exportFrames(
    const FrameSource& frames, const ExportSettings& settings, Console& console, const CommandLineContext& context)
{
    if (!settings.title.isEmpty()) {
        ExportSettings rest = settings;
        rest.title.clear();
        const std::shared_ptr<const FrameSource> shared(std::shared_ptr<void>(), &frames); // not owned
        return exportFrames(TitledFrames(shared, settings.title, settings.picture.theme), rest, console, context);
    }
    for (const QString& remark : settings.remarks)
        console.message(remark);
    int shown = -1;
    const auto progress = [&](int done, int total) {
        const int percent = static_cast<int>(100LL * done / total);
        if (std::exchange(shown, percent) != percent)
            console.progress(CliText::tr("%1: %2 %").arg(shownTarget(settings.target), QString::number(percent)),
                static_cast<double>(done) / total);
        return !(context.cancelled && context.cancelled());
    };
    ExportResult result;
    if (isStandardOutput(settings.target)) {
        StandardOutput device(console);
        result = writeAnimation(frames, settings.output, device, progress);
    } else {
        result = writeAnimation(frames, settings.output, settings.target, progress);
    }
    return finish(result, settings.target,
        CliText::tr("%1: %2, %3 s, %4 bytes")
            .arg(shownTarget(settings.target), CliText::tr("%n frame(s)", nullptr, result.pictures),
                QString::number(frames.duration() / 100.0, 'f', 2), QString::number(result.bytes)),
        console);
}

int writeTarget(const QByteArray& bytes, const QString& target, Console& console, const CommandLineContext& context)
{
    // The last time that anybody is asked: from here on the file is there, or says why it is not.
    if (context.cancelled && context.cancelled())
        return exportCancelled(target, console);
    ExportResult result;
    if (!isStandardOutput(target)) {
        result = writeBytes(bytes, target);
    } else if (bytes.isEmpty()) {
        result = {ExportResult::Status::BadFrame};
    } else {
        console.write(bytes);
        result = {console.good() ? ExportResult::Status::Done : ExportResult::Status::CannotWrite, console.writeError(),
            bytes.size(), 1};
    }
    return finish(
        result, target, CliText::tr("%1: %2 bytes").arg(shownTarget(target), QString::number(result.bytes)), console);
}

int exportPicture(const Picture& picture, const ExportSettings& settings, int width, Console& console,
    const CommandLineContext& context)
{
    for (const QString& remark : settings.remarks)
        console.message(remark);
    PictureSettings how = settings.picture;
    how.scale = width > 0 ? width / picture.size().width() : 1;
    const auto cancelled = [&context] { return context.cancelled && context.cancelled(); };
    if (cancelled())
        return exportCancelled(settings.target, console);
    return writeTarget(bytesOf(picture, how), settings.target, console, context);
}

int exportCancelled(const QString& target, Console& console)
{
    return finish({ExportResult::Status::Cancelled}, target, {}, console);
}

} // namespace convoku
