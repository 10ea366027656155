// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/background_work.h"
#include "app/document/puzzle_chunk.h"
#include "app/document/puzzle_source.h"

#include <QObject>

#include <stop_token>

namespace convoku {

/// Reads a file or a text of any length in a worker thread and hands over its puzzles in chunks. All signals come in
/// the thread that the reader lives in. Deleting it ends it, and waits for nothing: a folder in a network may take its
/// time. Nothing of it arrives afterwards.
class CollectionReader : public QObject
{
    Q_OBJECT

public:
    explicit CollectionReader(PuzzleText text, const ReadHint& hint = {}, QObject* parent = nullptr);
    ~CollectionReader() override;

    /// Stops soon; what has been read stays, and finished() follows.
    void cancel();
    bool isCancelled() const { return m_stop.stop_requested(); }

Q_SIGNALS:
    /// The next puzzles; `part`: how much of the text has been read, 0 … 1.
    void arrived(const convoku::PuzzleChunks& chunks, double part);
    /// No more will come. `problems`: as in PuzzleSource.
    void finished(const QStringList& problems);

private:
    using Way = WeakReceiver<CollectionReader>;
    static void read(const std::stop_token& stop, const PuzzleText& text, const ReadHint& hint, const Way& way);

    std::stop_source m_stop;
    Way m_way;
};

} // namespace convoku
