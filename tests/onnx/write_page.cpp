// SPDX-License-Identifier: MIT
// write_page FOLDER NODE_MODULES [embed] [network=NAME] [language=ID]: the page that check_page.mjs opens.
#include "app/document/examples.h"
#include "app/document/found_network.h"
#include "app/exporting/network_page.h"
#include "app/wording/language.h"

#include <QGuiApplication>

#include <iostream>

int main(int argc, char** argv)
{
    using namespace convoku;
    const QGuiApplication application(argc, argv);
    QStringList arguments = QGuiApplication::arguments().mid(1);
    if (arguments.size() < 2)
        return 2;
    const QString folder = arguments.takeFirst();
    const QString modules = arguments.takeFirst();
    useLanguage(QStringLiteral("en"));
    NetworkPageOptions options;
    options.puzzle = examples().front().givens;
    for (const QString& argument : arguments) {
        const QString value = argument.section(QLatin1Char('='), 1);
        if (argument == QLatin1String("embed")) {
            options.embed = true;
        } else if (argument.startsWith(QLatin1String("language="))) {
            useLanguage(value);
        } else {
            const FoundNetwork found = networkNamed(value);
            if (!found.network) {
                std::cerr << found.problem.toStdString() << '\n';
                return 2;
            }
            options.pass = {found.network->everyRule(), found.network->search.has_value(), false, found.network};
        }
    }
    const QString problem = writeNetworkPage(options, {modules}, folder);
    std::cerr << problem.toStdString() << '\n';
    return problem.isEmpty() ? 0 : 2;
}
