// SPDX-License-Identifier: MIT
// The article's run as GIFs: speed against drawing its pictures once, size against gifsicle -O3, memory against the
// number of pictures. Times are of the processor, so that other programs do not count.
#include "app/exporting/gif_export.h"
#include "app/exporting/run_frames.h"
#include "app/views/compare/compared_pictures.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/backend/torch/torch_backend.h"
#include "solver/formats/puzzle_text.h"
#include "solver/run/runner.h"
#include "tests/bench/samples.h"
#include "tests/support/made_run.h"

#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <ctime>

using namespace convoku;

namespace {

template <typename F>
double processorTime(F&& call)
{
    const std::clock_t start = std::clock();
    call();
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

GifSettings settingsFor(const AnimationOptions& options)
{
    GifSettings settings;
    settings.pinned = Theme::of(options.style.theme).flatColours();
    return settings;
}

/// The pictures of a source again and again.
class Repeated final : public FrameSource
{
public:
    Repeated(const FrameSource& source, int count)
        : m_source(source)
        , m_count(count)
    {
    }
    QSize size() const override { return m_source.size(); }
    int count() const override { return m_count; }
    QImage frame(int index) const override { return m_source.frame(index % m_source.count()); }
    QRegion redraw(QImage& picture, int shown, int index) const override
    {
        return m_source.redraw(picture, shown % m_source.count(), index % m_source.count());
    }
    int delay(int index) const override { return m_source.delay(index % m_source.count()); }

private:
    const FrameSource& m_source;
    int m_count;
};

/// KiB of resident memory, now ("VmRSS:") or at most ("VmHWM:"); 0 where the system does not say.
long residentMemory(const char* what)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith(what))
            return line.mid(static_cast<qsizetype>(qstrlen(what))).replace("kB", "").trimmed().toLong();
    }
    return 0;
}

void resetPeak()
{
    QFile refs(QStringLiteral("/proc/self/clear_refs"));
    if (refs.open(QIODevice::WriteOnly))
        refs.write("5");
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    useLanguage({});
    const auto backend = makeTorchBackend();
    const Grid puzzle = readPuzzles("8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9.")
                            .puzzles.front()
                            .givens;
    const auto recording = std::make_shared<const Recording>(record(*backend, puzzle, {}));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.gif"));
    const QStringList arguments = application.arguments();
    const auto asked
        = [&](const char* part) { return arguments.size() < 2 || arguments.contains(QString::fromLatin1(part)); };

    const FrameStyle bare{Theme::Kind::Light, false, false, false};
    const FrameStyle full{Theme::Kind::Light, true, true, true};
    for (const int width : {338, 720, 1080}) {
        for (const FrameStyle& style : {bare, full}) {
            if (!asked("speed"))
                break;
            AnimationOptions options;
            options.width = width;
            options.style = style;
            const RunFrames frames(recording, options);
            const GifSettings settings = settingsFor(options);
            bench::Samples whole{
                "export at " + std::to_string(width) + " pixels" + (style.legend ? " with caption and legend" : ""),
                {}};
            bench::Samples drawing{"drawing the pictures once", {}};
            bench::Samples estimate{"estimate", {}};
            qint64 bytes = 0;
            for (int i = 0; i < 5; ++i) {
                whole.milliseconds.push_back(
                    processorTime([&] { bytes = writeGif(frames, settings, path, {}).bytes; }));
                drawing.milliseconds.push_back(processorTime([&] {
                    for (int f = 0; f < frames.count(); ++f)
                        frames.frame(f);
                }));
                estimate.milliseconds.push_back(processorTime([&] { estimateGifBytes(frames, settings, {}); }));
            }
            bench::print(whole, drawing);
            std::printf("%d pictures, %lld bytes, %.0f pictures a second; estimate %.0f ms\n\n", frames.count(),
                static_cast<long long>(bytes), 1000.0 * frames.count() / whole.median(), estimate.median());
        }
    }

    const QString gifsicle = QStandardPaths::findExecutable(QStringLiteral("gifsicle"));
    for (const int width : {338, 720}) {
        for (const Theme::Kind theme : {Theme::Kind::Light, Theme::Kind::Article}) {
            for (const bool fades : {true, false}) {
                for (const bool legend : {false, true}) {
                    if (!asked("size"))
                        break;
                    AnimationOptions options;
                    options.width = width;
                    options.fades = fades;
                    options.style = {theme, legend, legend, legend};
                    const RunFrames frames(recording, options);
                    const qint64 bytes = writeGif(frames, settingsFor(options), path, {}).bytes;
                    QProcess process;
                    process.start(gifsicle, {QStringLiteral("-O3"), path});
                    const bool compared = process.waitForFinished() && process.exitCode() == 0;
                    const qsizetype other = process.readAllStandardOutput().size();
                    std::printf("%4d pixels, %s theme, %s, %s: %7lld bytes, %.4f of gifsicle -O3\n", width,
                        theme == Theme::Kind::Light ? "light" : "article", fades ? "fades" : "no fades",
                        legend ? "caption and legend" : "board only", static_cast<long long>(bytes),
                        compared ? static_cast<double>(bytes) / static_cast<double>(other) : 0.0);
                }
            }
        }
    }

    // Measures the time before the first picture of a long run with a sentence below each: a window waits for it.
    for (const int width : {480, 1080}) {
        if (!asked("start"))
            break;
        constexpr int kPasses = 14000;
        const auto run = std::make_shared<const Recording>(testing::madeRun(kPasses, 1));
        const auto other = std::make_shared<const Recording>(testing::madeRun(kPasses, 2));
        AnimationOptions options;
        options.width = width;
        options.style.sentence = true;
        int pictures = 0;
        const double byPass = processorTime([&] { pictures = RunFrames(run, options).count(); });
        std::printf("%d passes at %d pixels: %d pictures ready after %.0f ms", kPasses, width, pictures, byPass);
        options.frameFor = AnimationOptions::FrameFor::Change;
        const double byChange = processorTime([&] { pictures = RunFrames(run, options).count(); });
        std::printf(", %d of changes after %.0f ms", pictures, byChange);
        const ComparedRuns runs{std::make_shared<RecordedRun>(QStringLiteral("run"), *run, false),
            std::make_shared<RecordedRun>(QStringLiteral("other"), *other, false)};
        const double both = processorTime([&] { pictures = ComparedFrames({runs}, options).count(); });
        std::printf(", %d of two runs after %.0f ms\n", pictures, both);
    }

    for (const int count : {82, 2000}) {
        if (!asked("memory"))
            break;
        AnimationOptions options;
        options.width = 720;
        options.style = bare;
        const RunFrames frames(recording, options);
        const long before = residentMemory("VmRSS:");
        resetPeak();
        const double milliseconds
            = processorTime([&] { writeGif(Repeated(frames, count), settingsFor(options), path, {}); });
        std::printf("%d pictures at 720 pixels: %.1f s, %.1f MiB more than before at most\n", count,
            milliseconds / 1000, static_cast<double>(residentMemory("VmHWM:") - before) / 1024);
    }
    return 0;
}
