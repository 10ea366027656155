// SPDX-License-Identifier: MIT
// Does to the window what nobody would do to it on purpose, for as long as one wants:
//     convoku_monkey --seed 7 --seconds 600
//     convoku_monkey --seed 7 --steps 1234      the first 1234 of the same steps
// Fails where the program crashes or hangs, warns, or holds more and more.
#include "tests/monkey/monkey.h"

#include "app/wording/language.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDesktopServices>
#include <QDir>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>

#include <sys/resource.h>

using namespace convoku;
using namespace convoku::monkey;

namespace {

std::map<QString, int> warnings; // NOLINT: a message handler has no data of its own

// Returns true if Qt's message is about the monkey or Qt itself, not about the program.
bool isOfMonkey(const QString& text)
{
    static const QStringList kBeginnings{QStringLiteral("This plugin does not support"),
        QStringLiteral("OpenType support missing"), QStringLiteral("QTest::"), QStringLiteral("Mouse event at"),
        QStringLiteral("QWindowsNativeFileDialog"),
        // A list that is filled anew closes its editor, which loses the focus before it is deleted.
        QStringLiteral("QAbstractItemView::closeEditor called with an editor that does not belong")};
    return std::any_of(kBeginnings.begin(), kBeginnings.end(),
        [&](const QString& beginning) { return text.trimmed().startsWith(beginning); });
}

/// A program that asks for more and more shall end before the machine does. The sanitizer's shadow needs more room.
void limitMemory()
{
#ifndef CONVOKU_SANITIZED
    constexpr rlim_t kMost = 6ULL << 30;
    const rlimit limit{kMost, kMost};
    setrlimit(RLIMIT_AS, &limit);
#endif
}

void takeMessage(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type == QtDebugMsg || type == QtInfoMsg || isOfMonkey(text))
        return;
    if (warnings[text]++ == 0) {
        std::fprintf(stderr, "warning: %s\n", qPrintable(text));
        announcePlace();
    }
    if (type == QtFatalMsg)
        std::abort();
}

} // namespace

int main(int argc, char** argv)
{
    // Uses a temporary folder, so that the user's own files are neither read nor changed.
    const QTemporaryDir folder;
    QDir(folder.path()).mkpath(QStringLiteral("out"));
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qputenv(name, folder.path().toUtf8());
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("convoku"));
    QApplication::setOrganizationName(QStringLiteral("convoku"));
    QApplication::setQuitOnLastWindowClosed(false);

    QCommandLineParser parser;
    parser.addHelpOption();
    const auto number = [&parser](const char* name, const char* help, int usual) {
        const QCommandLineOption option(
            QString::fromLatin1(name), QString::fromLatin1(help), QStringLiteral("N"), QString::number(usual));
        parser.addOption(option);
        return option;
    };
    const auto seed = number("seed", "What it does.", 1);
    const auto seconds = number("seconds", "How long; 0: until --steps.", 0);
    const auto steps = number("steps", "How many steps; 0: until --seconds.", 0);
    const auto round = number("round", "Steps from one look at what the process holds to the next.", 1500);
    const auto slow = number("slow", "Milliseconds of the event loop that are told.", 200);
    const auto hang = number("hang", "Milliseconds after which it is a hang.", 30000);
    const auto grow = number("grow", "MiB that the heap may grow after the first rounds.", 48);
    const QCommandLineOption again(
        QStringLiteral("again"), QStringLiteral("The same steps in each round, to see what grows."));
    parser.addOption(again);
    const QCommandLineOption log(QStringLiteral("log"), QStringLiteral("Writes what it does there."),
        QStringLiteral("FILE"), QDir::tempPath() + QStringLiteral("/convoku_monkey.log"));
    parser.addOption(log);
    parser.process(application);

    MonkeyOptions options;
    options.seed = parser.value(seed).toULongLong();
    options.seconds = parser.value(seconds).toInt();
    options.steps = parser.value(steps).toULongLong();
    if (options.seconds == 0 && options.steps == 0)
        options.seconds = 30;
    options.round = std::max(parser.value(round).toULongLong(), 1ULL);
    options.again = parser.isSet(again);
    options.folder = folder.path();
    options.log = QFileInfo(parser.value(log)).absoluteFilePath();
    std::printf("seed %llu, log in %s\n", static_cast<unsigned long long>(options.seed), qPrintable(options.log));
    QDir::setCurrent(folder.path());

    reportCrashes();
    limitMemory();
    qInstallMessageHandler(takeMessage);
    Watchdog watchdog(
        std::chrono::milliseconds(parser.value(slow).toInt()), std::chrono::milliseconds(parser.value(hang).toInt()));
    Monkey monkey(options, watchdog);
    constexpr std::array schemes{"http", "https", "file", "mailto"};
    for (const char* scheme : schemes)
        QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), &monkey, "refuseUrl");
    monkey.start();
    QApplication::exec();
    for (const char* scheme : schemes)
        QDesktopServices::unsetUrlHandler(QString::fromLatin1(scheme));

    std::printf(
        "%llu steps; the event loop was away for %.0f ms at most, %zu times for more than %s ms (and %d times because "
        "others had the processors)\n",
        static_cast<unsigned long long>(monkey.steps()), watchdog.longest(), watchdog.blocks().size(),
        qPrintable(parser.value(slow)), watchdog.blocksByOthers());
    int failures = 0;
    for (const auto& [text, count] : warnings) {
        std::printf("FAIL: Qt warned %d times: %s\n", count, qPrintable(text));
        ++failures;
    }
    // The first rounds fill caches: fonts, pictures, texts.
    const std::vector<ResourcesUsed>& used = monkey.used();
    if (used.size() >= 4) {
        const double before = used[used.size() / 2].heap;
        if (used.back().heap > before + parser.value(grow).toDouble()) {
            std::printf("FAIL: the heap grew from %.1f to %.1f MiB\n", before, used.back().heap);
            ++failures;
        }
    }
    return failures == 0 ? 0 : 1;
}
