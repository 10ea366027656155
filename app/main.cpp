// SPDX-License-Identifier: MIT
#include "app/session/examples.h"
#include "app/widgets/main_window.h"
#include "app/wording/wording.h"
#include "solver/backend/torch/torch_backend.h"
#include "solver/run/bitwise_batch.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QSettings>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace {

/// Help and version are words: they need no display, and a machine without one must be able to print them.
bool asksForWords(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "-h" || argument == "--help" || argument == "--help-all" || argument == "-v"
            || argument == "--version")
            return true;
    }
    return false;
}

/// Qt would end without a display, and with words that help nobody.
bool lacksDisplay(int argc, char** argv)
{
#ifdef Q_OS_LINUX
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (!qEnvironmentVariableIsEmpty(name))
            return false;
    }
    return std::none_of(
        argv, argv + argc, [](const char* argument) { return std::string_view(argument) == "-platform"; });
#else
    return false;
#endif
}

} // namespace

int main(int argc, char** argv)
{
    if (asksForWords(argc, argv)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    } else if (lacksDisplay(argc, argv)) {
        std::fputs("convoku opens a window, and there is no display here. convoku-cli needs none.\n", stderr);
        return 2;
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("convoku"));
    QApplication::setOrganizationName(QStringLiteral("convoku"));
    QApplication::setApplicationDisplayName(QStringLiteral("Convoku"));
    QApplication::setApplicationVersion(QStringLiteral(CONVOKU_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.convoku.Convoku"));
    convoku::Wording::install(application);
    QIcon windowIcon;
    for (const int size : {16, 32, 48, 64, 128, 256})
        windowIcon.addFile(QStringLiteral(":/icons/convoku-%1.png").arg(size));
    QApplication::setWindowIcon(windowIcon);

    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate(
        "main", "Step through the passes of a hand-set neural network that solves Sudoku."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("puzzle"),
        QCoreApplication::translate("main",
            "A file with puzzles, a session or a lesson, or the 81 characters of a puzzle; without it an example."),
        QStringLiteral("[FILE | PUZZLE]"));
    parser.process(application);

    QSettings settings;
    convoku::MainWindow window(
        [] { return convoku::makeTorchBackend(); }, settings, [] { return std::make_unique<convoku::BitwiseBatch>(); });
    window.show();
    const QStringList arguments = parser.positionalArguments();
    if (arguments.isEmpty()) {
        const convoku::Example first = convoku::examples().front();
        window.openGrid(first.givens, first.name);
    } else {
        window.openFileOrPuzzle(arguments.front());
    }
    // For tests/bench: leave as soon as the window has been painted.
    if (qEnvironmentVariableIsSet("CONVOKU_TIME_START"))
        QTimer::singleShot(0, &window, [&window] {
            window.repaint();
            QApplication::exit();
        });
    return QApplication::exec();
}
