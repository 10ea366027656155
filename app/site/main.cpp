// SPDX-License-Identifier: MIT
// convoku_site: makes the help's pages for a browser. Part of the build.
#include "app/site/site.h"

#include <QGuiApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen"); // pictures are drawn, and nobody sees a window
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3) {
        std::fputs("convoku_site HELP FOLDER\n", stderr);
        return 2;
    }
    const QString problem = convoku::Site(arguments[1]).writeTo(arguments[2]);
    if (problem.isEmpty())
        return 0;
    std::fprintf(stderr, "%s\n", qPrintable(problem));
    return 1;
}
