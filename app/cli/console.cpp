// SPDX-License-Identifier: MIT
#include "app/cli/console.h"

#include "app/cli/cli_text.h"
#include "app/cli/command_syntax.h"

#include <QIODevice>

namespace convoku {

Console::Console(const CommandLineContext& context)
    : m_out(*context.out)
    , m_err(*context.err)
    , m_showProgress(context.showProgress)
{
}

void Console::write(const QByteArray& lines)
{
    if (!good() || lines.isEmpty())
        return;
    // On a terminal both ways out end in the same place.
    progress({});
    if (m_out.write(lines) != lines.size())
        m_writeError = m_out.errorString().isEmpty() ? CliText::tr("Unknown error") : m_out.errorString();
}

void Console::message(const QString& sentence)
{
    plainMessage(QLatin1String(kProgramName) + QLatin1String(": ") + sentence + QLatin1Char('\n'));
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
    const QString line
        = QLatin1Char('\r') + text.leftJustified(m_shown) + (text.isEmpty() ? QStringLiteral("\r") : QString());
    m_err.write(line.toUtf8());
    m_shown = text.size();
}

} // namespace convoku
