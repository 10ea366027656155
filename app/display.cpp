// SPDX-License-Identifier: MIT
#include "app/display.h"

#include "app/base/settings_format.h"
#include "app/wording/language.h"

#include <QByteArray>
#include <QCommandLineParser>
#include <QMessageLogContext>
#include <QSettings>
#include <QStringList>
#include <QtGlobal>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace convoku {
namespace {

/// A message of Qt; the plugin that it came from may be gone when it is told.
struct Held
{
    QtMsgType type;
    QByteArray category;
    QString text;
};

/// A handler of messages has nothing but globals to look at.
struct Start
{
    QStringList arguments;
    QtMessageHandler before = nullptr;
    std::vector<Held> held;
};

Start& start()
{
    static Start now;
    return now;
}

void tell(const Held& message)
{
    const QMessageLogContext context(nullptr, 0, nullptr, message.category.constData());
    start().before(message.type, context, message.text);
}

void printAll()
{
    for (const Held& message : start().held)
        tell(message);
    start().held.clear();
}

/// The language that was chosen for this start, or in the window.
QString chosenLanguage()
{
    const QString wanted = QStringLiteral("language");
    QCommandLineParser parser;
    parser.addOption(QCommandLineOption(wanted, QString(), wanted));
    parser.parse(start().arguments);
    if (parser.isSet(wanted))
        return parser.value(wanted);
    const auto name = QStringLiteral("convoku");
    return QSettings(settingsFormat(), QSettings::UserScope, name, name)
        .value(QStringLiteral("view/language"))
        .toString();
}

/// Prints a sentence and ends the process with status 2. Destroys nothing: there is no application, or only half of
/// one.
[[noreturn]] void end(const char* sentence, const QString& reasons = {})
{
    QString text = translatedInto(chosenLanguage(), "main", sentence);
    if (!reasons.isEmpty())
        text = text.arg(reasons);
    // Names of displays are anybody's text, and a terminal obeys what cannot be seen.
    for (QChar& c : text) {
        if (!c.isPrint() && !c.isSurrogate())
            c = QLatin1Char('?');
    }
    std::fprintf(stderr, "%s\n", text.toUtf8().constData());
    std::fflush(stderr);
    std::_Exit(2);
}

#ifdef Q_OS_LINUX
constexpr const char* kNames[] = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};

bool lacksDisplay()
{
    return std::all_of(std::begin(kNames), std::end(kNames), qEnvironmentVariableIsEmpty)
        && !start().arguments.contains(QStringLiteral("-platform"));
}
#else
constexpr const char* kNames[] = {"QT_QPA_PLATFORM"};
#endif

/// Returns the environment's display settings, and what Qt's plugins reported about them.
QString reasons()
{
    QStringList all;
    for (const char* name : kNames) {
        if (!qEnvironmentVariableIsEmpty(name))
            all << QString::fromLatin1(name) + QLatin1Char('=') + qEnvironmentVariable(name);
    }
    for (const Held& message : start().held) {
        // That a plugin "could not be loaded even though it was found" says nothing; why not is said before.
        const bool saysWhy = !message.text.contains(QLatin1String("even though it was found"));
        if (message.type != QtDebugMsg && saysWhy)
            all << message.text.trimmed();
    }
    return all.join(QStringLiteral("; "));
}

void hold(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    const Held message{type, QByteArray(context.category), text};
    if (type != QtFatalMsg) {
        start().held.push_back(message);
        return;
    }
    if (text.contains(QLatin1String("platform plugin")))
        end(QT_TRANSLATE_NOOP(
                "main", "convoku opens a window, but that is not possible here (%1); convoku-cli needs no display."),
            reasons());
    printAll();
    tell(message);
}

} // namespace

DisplayGuard::DisplayGuard(int argc, char** argv)
{
    for (int i = 0; i < argc; ++i)
        start().arguments << QString::fromLocal8Bit(argv[i]);
#ifdef Q_OS_LINUX
    if (lacksDisplay())
        end(QT_TRANSLATE_NOOP("main", "convoku opens a window, but there is no display here. convoku-cli needs none."));
#endif
    if (!qEnvironmentVariableIsSet("QT_DEBUG_PLUGINS"))
        start().before = qInstallMessageHandler(hold);
}

DisplayGuard::~DisplayGuard()
{
    if (start().before == nullptr)
        return;
    qInstallMessageHandler(start().before);
    printAll();
}

} // namespace convoku
