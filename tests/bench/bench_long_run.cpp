// SPDX-License-Identifier: MIT
// A run of 100,000 passes: what its recording takes in memory, how long a jump into it takes to rebuild and to draw;
// and the passes that the worker makes with the window open against those that it makes without one.
#include "app/drawing/board_painter.h"
#include "app/window/main_window.h"
#include "solver/backend/torch/torch_backend.h"
#include "solver/formats/puzzle_text.h"
#include "solver/run/runner.h"
#include "tests/bench/samples.h"
#include "tests/support/article_rules.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>

#include <random>

using namespace convoku;

namespace {

/// Passes of the long run; another number as the first argument.
constexpr int kPasses = 100'000;

/// Resident memory in megabytes.
double residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    constexpr double kPage = 4096;
    return file.readAll().split(' ').at(1).toDouble() * kPage / 1e6;
}

RunOptions fewRules(int maxPasses)
{
    RunOptions options;
    options.pass.rules = {article::NakedSingleBox};
    options.maxPasses = maxPasses;
    return options;
}

/// Milliseconds a pass of the run in a window: one that stays at the start, or one that shows each new end, as somebody
/// who watches it would.
double inWindow(const Grid& puzzle, int passes, bool watched)
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    MainWindow window([] { return makeTorchBackend(); }, settings);
    window.show();
    QApplication::processEvents();
    window.session().setOptions(fewRules(passes));
    QElapsedTimer timer;
    timer.start();
    window.openGrid(puzzle, {});
    if (watched)
        window.session().goToLast();
    while (window.session().isRunning())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return static_cast<double>(timer.nsecsElapsed()) / 1e6 / passes;
}

/// Milliseconds from the wish to be at a random place of a long run until the whole window shows it.
void jumpInWindow(const Grid& puzzle, int passes)
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    settings.setValue(QStringLiteral("layout/perspective"), 2); // Debug: all panels
    MainWindow window([] { return makeTorchBackend(); }, settings);
    window.show();
    window.session().setOptions(fewRules(passes));
    window.openGrid(puzzle, {});
    while (window.session().isRunning())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::mt19937 random(2);
    std::uniform_int_distribution<int> anyPass(1, passes);
    bench::Samples far{"a far jump shown by the whole window", {}};
    bench::Samples near{"a step shown by the whole window", {}};
    const auto show = [&window](Position position) {
        return bench::time([&] {
            window.session().goTo(position);
            QApplication::processEvents();
        });
    };
    for (int i = 0; i < 200; ++i) {
        const int pass = anyPass(random);
        far.milliseconds.push_back(show(window.session().recording()->endOf(pass)));
        near.milliseconds.push_back(show(window.session().recording()->endOf(pass > 1 ? pass - 1 : 2)));
    }
    bench::print(far, near);
}

double alone(const Grid& puzzle, int passes)
{
    const auto backend = makeTorchBackend();
    return bench::time([&] { record(*backend, puzzle, fewRules(passes)); }) / passes;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const int passes = argc > 1 ? std::max(1000, std::atoi(argv[1])) : kPasses;
    const Grid puzzle = readPuzzles("98.7.....6...5.8....4..8.9.7..6......5..8......9..4.3...2...3.9....1..2......24..")
                            .puzzles.front()
                            .givens;
    {
        const auto backend = makeTorchBackend();
        Runner runner(*backend, puzzle, fewRules(passes));
        for (int i = 0; i < 100; ++i)
            runner.nextPass(); // what LibTorch keeps for itself is not the recording's
        const double before = residentMegabytes();
        const Recording recording = record(*backend, puzzle, fewRules(passes));
        std::printf("%d passes, %zu events, %d guesses: %.1f MB for the recording\n", recording.passCount(),
            recording.events().size(), recording.pushes(), residentMegabytes() - before);

        std::mt19937 random(1);
        std::uniform_int_distribution<int> anyPass(1, recording.passCount());
        std::uniform_int_distribution<int> anyStep(1, recording.stepsPerPass());
        bench::Samples rebuilt{"a jump rebuilt in the recording", {}};
        bench::Samples drawn{"a jump rebuilt and drawn at 700 px", {}};
        QImage image(1400, 1400, QImage::Format_RGB32);
        image.setDevicePixelRatio(2);
        for (int i = 0; i < 2000; ++i) {
            const Position position{anyPass(random), anyStep(random)};
            rebuilt.milliseconds.push_back(bench::time([&] { recording.stateAt(position); }));
        }
        for (int i = 0; i < 200; ++i) {
            const Position position{anyPass(random), anyStep(random)};
            drawn.milliseconds.push_back(bench::time([&] {
                const BoardScene scene = sceneAt(recording, position);
                QPainter painter(&image);
                paintBoard(
                    painter, BoardGeometry(QRectF(0, 0, 700, 700), true, 2), scene, Theme::of(Theme::Kind::Light));
            }));
        }
        bench::print(drawn, rebuilt);
        std::printf("slowest jump: %.3f ms rebuilt, %.2f ms drawn\n\n", rebuilt.quantile(1), drawn.quantile(1));
    }

    jumpInWindow(puzzle, passes);
    std::printf("\n");

    bench::Samples open{"a pass with the window open (ms)", {}};
    bench::Samples watched{"a pass with the window showing the end (ms)", {}};
    bench::Samples without{"a pass without a window (ms)", {}};
    for (int round = 0; round < 5; ++round) {
        without.milliseconds.push_back(alone(puzzle, 4000));
        open.milliseconds.push_back(inWindow(puzzle, 4000, false));
        watched.milliseconds.push_back(inWindow(puzzle, 4000, true));
    }
    bench::print(open, without);
    bench::print(watched, without);
    return 0;
}
