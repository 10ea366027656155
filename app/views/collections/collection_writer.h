// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/collection.h"

#include <QObject>

#include <functional>
#include <thread>

namespace convoku {

/// Lists the file formats for puzzles of a collection.
enum class CollectionFormat {
    Lines, ///< 81 characters (on 9×9) and the comment; 729 where the start is more than the givens
    Sdm, ///< 81 digits
    Csv, ///< a table with all that is known; what a spreadsheet would take for a formula has an apostrophe in front
};

/// By the end of the file's name, in any case; `otherwise` where it has another one.
CollectionFormat collectionFormatOf(const QString& path, CollectionFormat otherwise);

/// A puzzle as a line of text without its end: a character a cell, or on 9×9 729 where there is more to its start than
/// its givens, and its comment.
QByteArray puzzleLine(const Puzzle& puzzle);
QByteArray collectionLine(const Collection& collection, std::size_t puzzle);

/// Saves puzzles of a collection in a worker thread; the file is replaced when all of it is written. The collection may
/// change meanwhile. Deleting the writer waits until the file is written (a million puzzles take about a second): what
/// somebody saves is never dropped.
class CollectionWriter : public QObject
{
    Q_OBJECT

public:
    CollectionWriter(const Collection& collection, std::vector<std::uint32_t> puzzles, QString path,
        CollectionFormat format, QObject* parent = nullptr);

    const QString& path() const { return m_path; }
    std::size_t count() const { return m_count; }
    /// Blocks until the file is written, and returns what finished() tells, or told.
    QString wait();

Q_SIGNALS:
    /// Empty: saved. Else why not, in the operating system's words.
    void finished(const QString& problem);

private:
    QString m_path;
    std::size_t m_count;
    QString m_problem; ///< the thread's until it has ended
    std::function<void()> m_work; ///< while it has no thread
    std::jthread m_thread; // last: it ends before the rest goes
};

} // namespace convoku
