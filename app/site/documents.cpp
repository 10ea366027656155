// SPDX-License-Identifier: MIT
// convoku_documents: writes the tables of the help and the manual page from the descriptions of the network and of the
// commands. The build runs it.
#include "app/base/output_file.h"
#include "app/cli/commands.h"
#include "app/cli/manual_page.h"
#include "app/site/filled_help.h"
#include "app/wording/language.h"

#include <QFile>
#include <QGuiApplication>

#include <cstdio>

namespace {

/// Returns an error message; empty on success.
QString writeManual(const QString& from, const QString& to)
{
    convoku::useLanguage(QStringLiteral("en"));
    QFile file(from);
    if (!file.open(QIODevice::ReadOnly))
        return from + QStringLiteral(": ") + file.errorString();
    const convoku::ManualPage page = convoku::manualPage(file.readAll(), convoku::commandSyntaxes());
    return page.problem.isEmpty() ? convoku::writeWholeFile(to, page.text) : from + QStringLiteral(": ") + page.problem;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen"); // pictures are laid out; no window is shown
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QString task = arguments.value(1);
    QString problem;
    if (task == QLatin1String("help") && arguments.size() == 4) {
        problem = convoku::writeFilledHelp(arguments[2], arguments[3]);
    } else if (task == QLatin1String("manual") && arguments.size() == 4) {
        problem = writeManual(arguments[2], arguments[3]);
    } else if (task == QLatin1String("tables") && arguments.size() == 3) {
        problem = convoku::updateEnglishTables(arguments[2]);
    } else {
        std::fputs("convoku_documents help RESOURCES/help FOLDER\n"
                   "convoku_documents manual PAGE.in PAGE\n"
                   "convoku_documents tables RESOURCES/help\n",
            stderr);
        return 2;
    }
    if (problem.isEmpty())
        return 0;
    std::fprintf(stderr, "%s\n", qPrintable(problem));
    return 1;
}
