// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/puzzle_chunk.h"
#include "app/session/puzzle_source.h"

#include <QObject>

#include <stop_token>
#include <thread>

namespace convoku {

/// Reads a file or a text of any length in a worker thread and hands over its puzzles in chunks. All signals come in
/// the thread that the reader lives in. Deleting it ends it; nothing of it arrives afterwards.
class CollectionReader : public QObject
{
    Q_OBJECT

public:
    explicit CollectionReader(PuzzleText text, const ReadHint& hint = {}, QObject* parent = nullptr);
    ~CollectionReader() override;

    /// Stops soon; what has been read stays, and finished() follows.
    void cancel();
    bool isCancelled() const { return m_thread.get_stop_token().stop_requested(); }

Q_SIGNALS:
    /// The next puzzles; `part`: how much of the text has been read, 0 … 1.
    void arrived(const convoku::PuzzleChunks& chunks, double part);
    /// No more will come. `problems`: as in PuzzleSource.
    void finished(const QStringList& problems);

private:
    void read(const std::stop_token& stop, const PuzzleText& text, const ReadHint& hint);

    std::jthread m_thread; // last: it ends before the rest goes
};

} // namespace convoku
