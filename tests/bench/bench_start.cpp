// SPDX-License-Identifier: MIT
// From the start of the process to the window that has been painted, and to the first passes that it shows: what each
// part costs (CONVOKU_TIME_START makes the program tell and leave), against the command line's --version. Runs on
// whatever display Qt finds; offscreen without one.
#include "tests/bench/samples.h"

#include <QCoreApplication>
#include <QProcess>

#include <map>
#include <set>

using namespace convoku;

namespace {

/// The marks of the program, in their order, with the work that is done by then.
constexpr std::pair<const char*, const char*> kParts[] = {
    {"main", "libraries loaded"},
    {"application", "QApplication made"},
    {"window", "window made"},
    {"shown", "window shown, puzzle opened"},
    {"painted", "window painted"},
    {"backend", "LibTorch opened (in the worker)"},
    {"passes", "first passes there"},
};

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!environment.contains(QStringLiteral("DISPLAY")) && !environment.contains(QStringLiteral("WAYLAND_DISPLAY")))
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    std::map<QByteArray, bench::Samples> parts;
    std::map<QByteArray, bench::Samples> work; // on a processor: what a busy machine does not change
    bench::Samples version{"convoku-cli --version", {}};
    constexpr int kRounds = 11;
    for (int i = 0; i < kRounds; ++i) {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        environment.insert(QStringLiteral("CONVOKU_TIME_START"),
            QString::number(std::chrono::duration_cast<std::chrono::nanoseconds>(now).count()));
        QProcess window;
        window.setProcessEnvironment(environment);
        window.start(QString::fromLocal8Bit(CONVOKU_PROGRAM), QStringList());
        window.waitForFinished(60000);
        std::set<QByteArray> seen; // each part's first counts
        for (const QByteArray& line : window.readAllStandardOutput().split('\n')) {
            const QList<QByteArray> words = line.split(' ');
            if (words.size() != 3 || !seen.insert(words[0]).second)
                continue;
            parts[words[0]].milliseconds.push_back(words[1].toDouble());
            work[words[0]].milliseconds.push_back(words[2].toDouble());
        }
        version.milliseconds.push_back(bench::time([] {
            QProcess process;
            process.start(QString::fromLocal8Bit(CONVOKU_CLI), {QStringLiteral("--version")});
            process.waitForFinished(60000);
        }));
    }
    double before = 0;
    double workBefore = 0;
    for (const auto& [mark, name] : kParts) {
        const bench::Samples& part = parts[mark];
        if (part.milliseconds.empty()) {
            std::printf("The program does not tell when it has its %s.\n", mark);
            return 1;
        }
        const double worked = work[mark].median();
        std::printf("%-32s %8.1f ms after the start, %8.1f ms of its own, %8.1f ms of work\n", name, part.median(),
            part.median() - before, worked - workBefore);
        before = part.median();
        workBefore = worked;
    }
    parts["painted"].name = "convoku: start to painted window";
    bench::print(parts["painted"], version);
    return 0;
}
