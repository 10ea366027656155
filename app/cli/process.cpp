// SPDX-License-Identifier: MIT
#include "app/cli/process.h"

#include "app/base/file_name.h"
#include "app/base/terminal_text.h"
#include "app/cli/command_line.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"

#include <QFile>
#include <QGuiApplication>

#include <csignal>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

namespace convoku {
namespace {

constexpr int kCancelSignals[] = {SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t cancelSignal = 0;
/// The one that the command was told of: it has ended early. What comes later is too late.
int heardSignal = 0;
/// The command ends with its own exit status, whatever signal it was told of.
bool keepsExitStatus = false;

extern "C" void rememberSignal(int signal)
{
    cancelSignal = signal;
}

/// From now on a first signal only asks to stop; a second one ends the process as usual.
void watchSignals()
{
    for (const int signal : kCancelSignals) {
        struct sigaction before = {};
        if (sigaction(signal, nullptr, &before) != 0 || before.sa_handler != SIG_DFL)
            continue; // ignored under nohup, and so it stays
        struct sigaction action = {};
        action.sa_handler = rememberSignal;
        action.sa_flags = static_cast<int>(SA_RESETHAND);
        sigaction(signal, &action, nullptr);
    }
}

/// A standard stream that the caller has closed gets a stand-in that fails, so that no file that is opened later takes
/// its number and the program's output with it.
void occupyStandardStreams()
{
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(fd, F_GETFD) == -1)
            static_cast<void>(open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY));
    }
}

/// A line of Qt's may quote a file.
void printLine(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    fprintf(stderr, "%s\n", lineForTerminal(qFormatLogMessage(type, context, text)).toUtf8().constData());
}

/// Suppresses Qt's remarks about the environment while it starts (no runtime folder, a locale without UTF-8). They have
/// no consequences here and would only clutter the messages. Failures are still printed.
class QuietStart
{
public:
    QuietStart()
        : m_before(qInstallMessageHandler(reportFailures))
    {
    }
    ~QuietStart() { qInstallMessageHandler(m_before); }
    QuietStart(const QuietStart&) = delete;
    QuietStart& operator=(const QuietStart&) = delete;

private:
    static void reportFailures(QtMsgType type, const QMessageLogContext& context, const QString& text)
    {
        if (type == QtCriticalMsg || type == QtFatalMsg)
            printLine(type, context, text);
    }

    QtMessageHandler m_before;
};

/// Whatever the desktop says: pictures are drawn in memory, and no display is looked for.
void renderOffscreen()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QPA_OFFSCREEN_NO_GLX", "1");
    qunsetenv("QT_QPA_PLATFORMTHEME");
}

std::unique_ptr<QCoreApplication> makeApplication(bool pictures, int& argc, char** argv)
{
    const QuietStart quiet;
    if (!pictures)
        return std::make_unique<QCoreApplication>(argc, argv);
    renderOffscreen();
    return std::make_unique<QGuiApplication>(argc, argv);
}

int run(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << fileNameFromBytes(argv[i]);

    // Qt would take arguments of its own out of ours.
    int ownArguments = argc > 0 ? 1 : 0;
    const auto application = makeApplication(needsPictures(arguments), ownArguments, argv);
    useLanguage({});

    QFile in;
    QFile out;
    QFile err;
    // Unbuffered: a line is out when it is written, and a failure shows at once.
    static_cast<void>(in.open(STDIN_FILENO, QIODevice::ReadOnly | QIODevice::Unbuffered));
    static_cast<void>(out.open(STDOUT_FILENO, QIODevice::WriteOnly | QIODevice::Unbuffered));
    static_cast<void>(err.open(STDERR_FILENO, QIODevice::WriteOnly | QIODevice::Unbuffered));

    CommandLineContext context;
    context.in = &in;
    context.out = &out;
    context.err = &err;
    context.showProgress = isatty(STDERR_FILENO) != 0;
    context.outIsTerminal = isatty(STDOUT_FILENO) != 0;
    context.cancelled = [watching = false]() mutable {
        if (!std::exchange(watching, true))
            watchSignals();
        heardSignal = cancelSignal;
        return heardSignal != 0;
    };
    context.keepsExitStatus = [] { keepsExitStatus = true; };
    return runCommandLine(arguments, context);
}

} // namespace

int runProcess(int argc, char** argv)
{
    occupyStandardStreams();
    qInstallMessageHandler(printLine);
    // A closed pipe ends the process without a message, even if the caller ignores this signal.
    static_cast<void>(std::signal(SIGPIPE, SIG_DFL));
    const int code = run(argc, argv);
    if (const int signal = heardSignal; signal != 0 && !keepsExitStatus) {
        // So that a shell's loop stops as well.
        static_cast<void>(std::signal(signal, SIG_DFL));
        static_cast<void>(std::raise(signal));
    }
    return code;
}

} // namespace convoku
