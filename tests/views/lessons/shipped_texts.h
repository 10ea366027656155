// SPDX-License-Identifier: MIT
// Reads the texts that come with the program from its sources.
#pragma once

#include <QFile>
#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <utility>

namespace convoku {

/// Returns the text of a file; empty if it cannot be read.
inline QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns the path of a file of the sources.
inline QString source(const QString& path)
{
    return QStringLiteral(CONVOKU_SOURCE "/") + path;
}

/// Returns the texts of an AppStream or MIME file in a language.
inline QString metainfoIn(const QString& language, const QString& file)
{
    QString text;
    QXmlStreamReader xml(file);
    QString current;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement)
            current = xml.attributes().value(QStringLiteral("xml:lang")).toString();
        else if (token == QXmlStreamReader::Characters
            && (current.isEmpty() ? QStringLiteral("en") : current) == language)
            text += xml.text().toString() + QLatin1Char('\n');
    }
    return text;
}

/// Returns the texts of the program as pairs: the English source, and the text in the language. Empty if the file
/// cannot be read.
inline QList<std::pair<QString, QString>> textsOf(const QString& language)
{
    const bool english = language == QLatin1String("en");
    QFile file(source(QStringLiteral("translations/convoku_%1.ts").arg(english ? QStringLiteral("de") : language)));
    QList<std::pair<QString, QString>> texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("source")) {
            const QString said = xml.readElementText();
            texts.emplace_back(said, english ? said : QString());
        } else if (!english && xml.name() == QLatin1String("translation") && !texts.isEmpty()) {
            texts.back().second = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }
    return texts;
}

/// Returns the descriptions of the Debian packages.
inline QString packageTexts()
{
    static const QRegularExpression kText(QStringLiteral("(?:_DESCRIPTION|convoku_what) \"([^\"]+)\""));
    const QString file = read(source(QStringLiteral("packaging/CMakeLists.txt")));
    QStringList texts;
    for (auto at = kText.globalMatch(file); at.hasNext();)
        texts << at.next().captured(1);
    return texts.join(QLatin1Char('\n'));
}

/// Returns the English values of a desktop entry.
inline QString desktopTexts(const QString& file)
{
    static const QRegularExpression kValue(QStringLiteral("^\\w+=(.*)$"), QRegularExpression::MultilineOption);
    QStringList texts;
    for (auto at = kValue.globalMatch(file); at.hasNext();)
        texts << at.next().captured(1);
    return texts.join(QLatin1Char('\n'));
}

} // namespace convoku
