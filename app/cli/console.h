// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"

#include <QByteArray>
#include <QString>

namespace convoku {

/// The two ways out: results, which must arrive, and messages, which may get lost.
class Console
{
public:
    explicit Console(const CommandLineContext& context);

    /// Writes a result (whole lines) at once. After a failure nothing more is written.
    void write(const QByteArray& lines);
    void writeLine(QByteArray line) { write(line.append('\n')); }
    /// Whether all results could be written so far.
    bool good() const { return m_writeError.isEmpty(); }
    const QString& writeError() const { return m_writeError; }

    /// A line for a person, with the program's name in front.
    void message(const QString& sentence);
    /// Text without the program's name.
    void plainMessage(const QString& text);
    /// A line on a terminal that the next progress or message takes the place of; nothing elsewhere.
    void progress(const QString& text);

private:
    QIODevice& m_out;
    QIODevice& m_err;
    bool m_showProgress;
    qsizetype m_shown = 0; ///< width of the progress line
    QString m_writeError;
};

} // namespace convoku
