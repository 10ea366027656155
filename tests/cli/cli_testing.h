// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "tests/support/sentences.h"

#include <QBuffer>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <functional>

namespace convoku::testing {

/// The result of a command line.
struct Ran
{
    int code = -1;
    QByteArray out;
    QString err;

    QList<QByteArray> lines() const
    {
        QList<QByteArray> result = out.split('\n');
        if (!result.isEmpty() && result.back().isEmpty())
            result.removeLast();
        return result;
    }
};

/// Runs a command line in this process.
inline Ran runHere(const QStringList& arguments, const QByteArray& input = {}, QIODevice* out = nullptr,
    const std::function<bool()>& cancelled = {})
{
    QBuffer in;
    QBuffer outBuffer;
    QBuffer err;
    in.setData(input);
    in.open(QIODevice::ReadOnly);
    outBuffer.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    CommandLineContext context;
    context.in = &in;
    context.out = out == nullptr ? &outBuffer : out;
    context.err = &err;
    context.cancelled = cancelled;
    Ran ran;
    ran.code = runCommandLine(arguments, context);
    ran.out = outBuffer.data();
    ran.err = QString::fromUtf8(err.data());
    return ran;
}

/// A message as the program prints it.
inline QString printed(const QString& message)
{
    return QStringLiteral("convoku-cli: ") + message + u'\n';
}

/// Returns the hint at the command's help that follows the message about a wrong command line.
inline QString helpNamed(const QString& command)
{
    return printed(sentence("cli.help_of_command", {QStringLiteral("convoku-cli"), command}));
}
inline QString helpNamed(const char* command)
{
    return helpNamed(QString::fromLatin1(command));
}

/// Returns true if the program printed `expected`; `%1` in it matches any text of the system.
inline bool isPrinted(const QString& err, const QString& expected)
{
    const QString pattern = QRegularExpression::escape(expected).replace(QStringLiteral("\\%1"), QStringLiteral(".+"));
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(err).hasMatch();
}

/// A sentence up to the first argument that has not been filled in.
inline QString untilArgument(const QString& text)
{
    return text.left(text.indexOf(u'%'));
}

/// A sentence as a regular expression, with `arguments` as expressions in the places of %1, %2 …
inline QString patternOf(const char* address, const QStringList& arguments)
{
    QString pattern = QRegularExpression::escape(sentence(address));
    for (qsizetype i = 0; i < arguments.size(); ++i)
        pattern.replace(QStringLiteral("\\%%1").arg(i + 1), arguments[i]);
    return pattern;
}

inline void writeFile(const QString& path, const QByteArray& content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(path));
}

inline QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace convoku::testing
