// SPDX-License-Identifier: MIT
#include "app/base/file_name.h"
#include "app/base/settings_format.h"
#include "app/display.h"
#include "app/document/torch_or_bitwise.h"
#include "app/start_clock.h"
#include "app/window/application.h"
#include "app/window/main_window.h"
#include "app/window/window_host.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/run/bitwise_batch.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QSettings>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <future>
#include <optional>
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

/// All that the program speaks, as one writes them.
QString languageIds()
{
    QStringList ids;
    for (const convoku::Language& language : convoku::languages())
        ids << language.id;
    return ids.join(QStringLiteral(", "));
}

/// LibTorch's, or the bitwise one where it is missing, and then the window says so. LibTorch waits until the window has
/// been painted: while the system opens a library, what Qt opens for its first picture would have to wait for that.
convoku::BackendFactory backendFor(QApplication& application, std::future<void> painted)
{
    const auto missing = [&application](const std::string& problem) {
        QMetaObject::invokeMethod(
            &application,
            [problem = QString::fromStdString(problem)] {
                for (QWidget* widget : QApplication::topLevelWidgets()) {
                    if (auto* window = qobject_cast<convoku::MainWindow*>(widget))
                        window->reportMissingTorch(problem);
                }
            },
            Qt::QueuedConnection);
    };
    return [make = convoku::TorchOrBitwise(missing), painted = painted.share()] {
        constexpr std::chrono::seconds kMost(1); // a window that is never painted must not hold up its puzzle
        painted.wait_for(kMost);
        auto backend = make();
        convoku::StartClock::mark("backend");
        return backend;
    };
}

} // namespace

int main(int argc, char** argv)
{
    if (asksForWords(argc, argv))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    convoku::StartClock::mark("main");
    std::optional<convoku::DisplayGuard> display(std::in_place, argc, argv);
    convoku::Application application(argc, argv);
    display.reset();
    convoku::StartClock::mark("application");
    QApplication::setApplicationName(QStringLiteral("convoku"));
    QApplication::setOrganizationName(QStringLiteral("convoku"));
    QApplication::setApplicationDisplayName(QStringLiteral("Convoku"));
    QApplication::setApplicationVersion(QStringLiteral(CONVOKU_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.convoku.Convoku"));
    // For what is said before there is a window; the window's own language is in the settings too.
    QSettings settings(convoku::settingsFormat(), QSettings::UserScope, QApplication::organizationName(),
        QApplication::applicationName());
    convoku::useLanguage(settings.value(QStringLiteral("view/language")).toString());
    QIcon windowIcon;
    for (const int size : {16, 32, 48, 64, 128, 256})
        windowIcon.addFile(QStringLiteral(":/icons/convoku-%1.png").arg(size));
    QApplication::setWindowIcon(windowIcon);

    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate(
        "main", "Step through the passes of a hand-set neural network that solves Sudoku."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption language(QStringLiteral("language"),
        QCoreApplication::translate("main", "Language to use this time only, one of: %1.").arg(languageIds()),
        QStringLiteral("LANG"));
    parser.addOption(language);
    parser.addPositionalArgument(QStringLiteral("puzzle"),
        QCoreApplication::translate("main",
            "A file with puzzles, a session, a lesson or a network, or the characters of a puzzle (default: the last "
            "viewed puzzle)."),
        QStringLiteral("[FILE | PUZZLE]"));
    QStringList typed; // Qt's would lose what is no UTF-8 in a file's name
    for (int i = 0; i < argc; ++i)
        typed << convoku::fileNameFromBytes(argv[i]);
    parser.process(typed);

    if (parser.isSet(language) && convoku::languageFor(parser.value(language)).isEmpty())
        std::fprintf(stderr, "convoku: %s\n",
            qPrintable(QCoreApplication::translate("main", "there is no language “%1”; use one of %2.")
                           .arg(parser.value(language), languageIds())));
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() > 1) {
        std::fprintf(stderr, "convoku: %s\n",
            qPrintable(QCoreApplication::translate(
                "main", "only one file or puzzle can be opened at a time; “%1” is one too many.")
                           .arg(arguments.at(1))));
        return 2;
    }
    std::promise<void> painted;
    convoku::WindowHost host(
        backendFor(application, painted.get_future()), settings,
        [] { return std::make_unique<convoku::BitwiseBatch>(); }, parser.value(language));
    convoku::MainWindow& window = host.window();
    convoku::StartClock::mark("window");
    convoku::whenPainted(window, [&painted] {
        convoku::StartClock::mark("painted");
        painted.set_value();
    });
    window.show();
    if (arguments.isEmpty())
        window.begin();
    else
        window.openFileOrPuzzle(arguments.front());
    convoku::StartClock::mark("shown");
    if (convoku::StartClock::isOn())
        QObject::connect(&window.session(), &convoku::Session::recordingGrew, &application, [] {
            convoku::StartClock::mark("passes");
            QApplication::exit();
        });
    return QApplication::exec();
}
