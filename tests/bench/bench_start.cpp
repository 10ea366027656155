// SPDX-License-Identifier: MIT
// From the start of the process to the visible window (CONVOKU_TIME_START makes the program tell and leave), against
// the command line's --version, which loads the same libraries but for the window's. Runs on whatever display Qt finds;
// offscreen without one.
#include "tests/bench/samples.h"

#include <QCoreApplication>
#include <QProcess>

using namespace convoku;

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!environment.contains(QStringLiteral("DISPLAY")) && !environment.contains(QStringLiteral("WAYLAND_DISPLAY")))
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("CONVOKU_TIME_START"), QStringLiteral("1"));
    const auto run = [&](const char* program, const QStringList& arguments) {
        QProcess process;
        process.setProcessEnvironment(environment);
        return bench::time([&] {
            process.start(QString::fromLocal8Bit(program), arguments);
            process.waitForFinished(60000);
        });
    };
    bench::Samples window{"convoku: start to painted window, and out", {}};
    bench::Samples version{"convoku-cli --version", {}};
    for (int i = 0; i < 11; ++i) {
        window.milliseconds.push_back(run(CONVOKU_PROGRAM, {}));
        version.milliseconds.push_back(run(CONVOKU_CLI, {QStringLiteral("--version")}));
    }
    bench::print(window, version);
    return 0;
}
