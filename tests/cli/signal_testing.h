// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QString>

namespace convoku::testing {

/// Returns true if the process has a handler for the signal, which it installs when its work begins.
inline bool catches(qint64 process, int signal)
{
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("SigCgt:"))
            return (line.mid(7).trimmed().toULongLong(nullptr, 16) >> (signal - 1) & 1U) != 0;
    }
    return false;
}

} // namespace convoku::testing
