// SPDX-License-Identifier: MIT
#include "app/document/last_session.h"

#include "app/document/session_file.h"
#include "app/document/workspace.h"

#include <QFile>
#include <QJsonDocument>
#include <QSettings>

namespace convoku {
namespace {

constexpr char kLast[] = "last/session";
constexpr char kReopens[] = "last/reopen";
constexpr QLatin1String kTitle("title");
constexpr QLatin1String kSession("session");

/// Longer names come from nobody who wants to read them.
constexpr qsizetype kMostTitle = 300;

QByteArray bytesOf(const QJsonObject& session, const QString& title)
{
    return QJsonDocument(QJsonObject{{kTitle, title.left(kMostTitle)}, {kSession, session}})
        .toJson(QJsonDocument::Compact);
}

} // namespace

QByteArray lastSessionBytes(const Workspace& workspace, const QString& title)
{
    QJsonObject session = workspace.toJson({});
    QByteArray bytes = bytesOf(session, title);
    if (bytes.size() <= kMostLastSession)
        return bytes;
    for (const char* list : {"breakpoints", "bookmarks", "watches", "pins"})
        session.remove(QLatin1String(list));
    session[QStringLiteral("name")] = session.value(QStringLiteral("name")).toString().left(kMostTitle);
    bytes = bytesOf(session, title);
    return bytes.size() <= kMostLastSession ? bytes
                                            : QByteArray(); // an ONNX file goes with it: nothing can be left out
}

std::optional<LastSession> readLastSession(const QByteArray& bytes)
{
    if (bytes.isEmpty() || bytes.size() > kMostLastSession)
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    LastSession last{document[kSession].toObject(), document[kTitle].toString().left(kMostTitle)};
    if (!sessionProblem(last.session).isEmpty())
        return std::nullopt;
    return last;
}

void keepLastSession(QSettings& settings, const Workspace& workspace, const QString& title)
{
    if (!workspace.session()->hasPuzzle() || !reopensLastSession(settings))
        return;
    settings.setValue(QLatin1String(kLast), lastSessionBytes(workspace, title));
    settings.sync();
    QFile::setPermissions(settings.fileName(), QFile::ReadOwner | QFile::WriteOwner);
}

std::optional<LastSession> lastSession(const QSettings& settings)
{
    if (!reopensLastSession(settings))
        return std::nullopt;
    return readLastSession(settings.value(QLatin1String(kLast)).toByteArray());
}

bool reopensLastSession(const QSettings& settings)
{
    return settings.value(QLatin1String(kReopens), true).toBool();
}

void setReopensLastSession(QSettings& settings, bool reopens)
{
    settings.setValue(QLatin1String(kReopens), reopens);
    if (!reopens)
        settings.remove(QLatin1String(kLast));
}

} // namespace convoku
