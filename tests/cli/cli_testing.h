// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"

#include <QBuffer>
#include <QFile>
#include <QStringList>

#include <functional>

namespace convoku::testing {

/// What a command line did.
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
