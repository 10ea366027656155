// SPDX-License-Identifier: MIT
#include "app/cli/console.h"

#include "app/base/file_name.h"
#include "app/base/terminal_text.h"
#include "app/cli/cli_text.h"
#include "app/cli/command_syntax.h"

#include <QIODevice>

#include <cmath>

namespace convoku {

Console::Console(const CommandLineContext& context)
    : m_out(*context.out)
    , m_err(*context.err)
    , m_showProgress(context.showProgress)
    , m_outIsTerminal(context.outIsTerminal)
{
}

void Console::write(const QByteArray& lines)
{
    if (!good() || lines.isEmpty())
        return;
    // On a terminal both ways out end in the same place.
    progress({});
    const QByteArray bytes = m_outIsTerminal ? forTerminal(lines) : lines;
    // A disk that has room for a part says why only when it is asked for the rest.
    for (qsizetype done = 0; done < bytes.size();) {
        const qint64 count = m_out.write(bytes.constData() + done, bytes.size() - done);
        if (count <= 0) {
            m_writeError = m_out.errorString().isEmpty() ? CliText::tr("Unknown error") : m_out.errorString();
            return;
        }
        done += count;
    }
}

void Console::writeLine(const QString& line)
{
    writeLine(m_outIsTerminal ? lineForTerminal(line).toUtf8() : fileNameBytes(line));
}

void Console::message(const QString& sentence)
{
    plainLine(QLatin1String(kProgramName) + QLatin1String(": ") + sentence);
}

void Console::plainLine(const QString& line)
{
    plainMessage(lineForTerminal(line) + QLatin1Char('\n'));
}

void Console::plainMessage(const QString& text)
{
    progress({});
    m_err.write(text.toUtf8());
}

void Console::progress(const QString& text)
{
    if (!m_showProgress || (text.isEmpty() && m_shown == 0))
        return;
    const QString shown = lineForTerminal(text);
    const QString line
        = QLatin1Char('\r') + shown.leftJustified(m_shown) + (shown.isEmpty() ? QStringLiteral("\r") : QString());
    m_err.write(line.toUtf8());
    m_shown = shown.size();
}

void Console::progress(const QString& text, double part)
{
    if (!m_sinceFirst.isValid() || part < m_part) { // other work
        m_sinceFirst.start();
        m_firstPart = part;
    }
    m_part = part;
    constexpr qint64 kEstimatedFrom = 2000; ///< ms
    const qint64 elapsed = m_sinceFirst.elapsed();
    if (elapsed < kEstimatedFrom || part <= m_firstPart || part >= 1) {
        progress(text);
        return;
    }
    const double perPart = static_cast<double>(elapsed) / 1000 / (part - m_firstPart);
    const auto seconds = static_cast<int>(std::ceil(perPart * (1 - part)));
    constexpr int kMinute = 60;
    progress(seconds < 2 * kMinute ? CliText::tr("%1, %2 s left").arg(text).arg(seconds)
                                   : CliText::tr("%1, %2 min left").arg(text).arg(seconds / kMinute));
}

int commandCancelled(Console& console, const CommandLineContext& context)
{
    if (console.good())
        console.message(CliText::tr("Cancelled."));
    if (context.keepsExitStatus)
        context.keepsExitStatus();
    return ExitBad;
}

} // namespace convoku
