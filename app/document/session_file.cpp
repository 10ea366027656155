// SPDX-License-Identifier: MIT
#include "app/document/session_file.h"

#include "app/base/input_file.h"
#include "app/base/output_file.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace convoku {
namespace {

const QString kFormat = QStringLiteral("convoku-session");
constexpr qint64 kMaxBytes = 24 * 1024 * 1024; // a session has a few kilobytes, but for an ONNX file that goes with it

/// The translation context of the texts of this file.
class SessionFileText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::SessionFile)
};

} // namespace

QJsonObject emptySessionJson()
{
    return {{QStringLiteral("format"), kFormat}, {QStringLiteral("version"), kSessionVersion}};
}

QString sessionProblem(const QJsonObject& json)
{
    if (json.value(QStringLiteral("format")).toString() != kFormat)
        return SessionFileText::tr("This is not a Convoku session. It must contain “format”: “convoku-session”.");
    const int version = json.value(QStringLiteral("version")).toInt();
    if (version < 1)
        return SessionFileText::tr("The session’s version is missing: expected a number.");
    if (version > kSessionVersion)
        return SessionFileText::tr(
            "The session has version %1, written by a newer program. This program reads versions up to %2.")
            .arg(version)
            .arg(kSessionVersion);
    return {};
}

bool looksLikeSession(const QByteArray& beginning)
{
    QByteArray text = beginning;
    if (text.startsWith("\xef\xbb\xbf"))
        text.remove(0, 3);
    return text.trimmed().startsWith('{');
}

SessionFile readSessionFile(const QString& path)
{
    InputFile file(path);
    if (!file.openFile())
        return {{}, file.errorString()};
    QByteArray text = file.read(kMaxBytes + 1);
    if (text.size() > kMaxBytes)
        return {{}, SessionFileText::tr("The file is too large for a session.")};
    if (text.startsWith("\xef\xbb\xbf"))
        text.remove(0, 3);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError) {
        const QByteArray before = text.first(std::min<qsizetype>(error.offset, text.size()));
        return {{},
            SessionFileText::tr("Line %1, column %2: %3.")
                .arg(before.count('\n') + 1)
                .arg(before.size() - before.lastIndexOf('\n'))
                .arg(error.errorString())};
    }
    SessionFile result{document.object(), {}};
    result.problem = sessionProblem(result.json);
    return result;
}

QString writeSessionFile(const QString& path, const QJsonObject& json)
{
    const QByteArray text = QJsonDocument(json).toJson();
    // Do not write a file that could not be read again.
    if (text.size() > kMaxBytes)
        return SessionFileText::tr("The file is too large for a session.");
    return writeWholeFile(path, text);
}

} // namespace convoku
