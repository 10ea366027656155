// SPDX-License-Identifier: MIT
// convoku_site: makes the help's pages for a browser, and brings the tables in them up to date. Part of the build.
#include "app/site/site.h"

#include <QGuiApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen"); // pictures are drawn, and nobody sees a window
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QString task = arguments.value(1);
    QString problem;
    if (task == QLatin1String("html") && arguments.size() == 4) {
        problem = convoku::Site(arguments[2]).writeTo(arguments[3]);
    } else if (task == QLatin1String("tables") && arguments.size() == 3) {
        problem = convoku::Site(arguments[2]).updateTables();
    } else {
        std::fputs("convoku_site html RESOURCES/help FOLDER\nconvoku_site tables RESOURCES/help\n", stderr);
        return 2;
    }
    if (problem.isEmpty())
        return 0;
    std::fprintf(stderr, "%s\n", qPrintable(problem));
    return 1;
}
