// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QString>

namespace convoku {

/// Time between two lines of progress.
inline constexpr int kProgressMs = 500;

/// The two ways out: results, which must arrive, and messages, which may get lost.
class Console
{
public:
    explicit Console(const CommandLineContext& context);

    /// Writes a result (whole lines) at once: byte by byte as it is, but for what a terminal would obey. After a
    /// failure nothing more is written.
    void write(const QByteArray& lines);
    void writeLine(QByteArray line) { write(line.append('\n')); }
    /// A result with names of files in it, whose bytes need not be UTF-8.
    void writeLine(const QString& line);
    bool outIsTerminal() const { return m_outIsTerminal; }
    /// Returns true while all results could be written.
    bool good() const { return m_writeError.isEmpty(); }
    const QString& writeError() const { return m_writeError; }

    /// A line for a person, with the program's name in front. In all that is for people stands what a terminal would
    /// obey as something to read: names of files and titles of puzzles are written by anybody, and end in logs, too.
    void message(const QString& sentence);
    /// A line without the program's name.
    void plainLine(const QString& line);
    /// Lines of our own.
    void plainMessage(const QString& text);
    /// A line on a terminal that the next progress or message takes the place of; nothing elsewhere.
    void progress(const QString& text);
    /// The same with the time that is left, as soon as it can be estimated. `part`: of all work, 0 … 1.
    void progress(const QString& text, double part);

private:
    QIODevice& m_out;
    QIODevice& m_err;
    bool m_showProgress;
    bool m_outIsTerminal;
    qsizetype m_shown = 0; ///< width of the progress line
    QElapsedTimer m_sinceFirst; ///< since the first part that was told
    double m_firstPart = 0;
    double m_part = 0; ///< that was told last
    QString m_writeError;
};

/// Reports that the command was cancelled, and keeps the exit status of the signal. Returns ExitBad.
int commandCancelled(Console& console, const CommandLineContext& context);

} // namespace convoku
