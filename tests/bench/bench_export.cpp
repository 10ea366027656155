// SPDX-License-Identifier: MIT
// The article's run as a GIF of 338 pixels: the whole export against drawing its pictures once.
#include "app/exporting/gif_export.h"
#include "app/exporting/run_frames.h"
#include "solver/backend/torch/torch_backend.h"
#include "solver/formats/puzzle_text.h"
#include "solver/run/runner.h"
#include "tests/bench/samples.h"

#include <QGuiApplication>
#include <QTemporaryDir>

using namespace convoku;

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const auto backend = makeTorchBackend();
    const Grid puzzle = readPuzzles("8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9.")
                            .puzzles.front()
                            .givens;
    const auto recording = std::make_shared<const Recording>(record(*backend, puzzle, {}));
    const QTemporaryDir folder;
    for (const int width : {338, 720}) {
        AnimationOptions options;
        options.width = width;
        options.style = {Theme::Kind::Light, false, false, false};
        const RunFrames frames(recording, options);
        GifSettings settings;
        settings.pinned = Theme::of(options.style.theme).flatColours();
        bench::Samples whole{"export at " + std::to_string(width) + " pixels", {}};
        bench::Samples drawing{"drawing the pictures once", {}};
        qint64 bytes = 0;
        for (int i = 0; i < 7; ++i) {
            whole.milliseconds.push_back(bench::time(
                [&] { bytes = writeGif(frames, settings, folder.filePath(QStringLiteral("a.gif")), {}).bytes; }));
            drawing.milliseconds.push_back(bench::time([&] {
                for (int f = 0; f < frames.count(); ++f)
                    frames.frame(f);
            }));
        }
        bench::print(whole, drawing);
        std::printf("%d pictures, %lld bytes, %.0f pictures a second\n\n", frames.count(),
            static_cast<long long>(bytes), 1000.0 * frames.count() / whole.median());
    }
    return 0;
}
