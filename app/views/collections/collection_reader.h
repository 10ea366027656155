// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/job.h"
#include "app/document/puzzle_chunk.h"
#include "app/document/puzzle_source.h"

namespace convoku {

/// Reads a file or a text of any length and hands over its puzzles in chunks. What has been read stays if the reader is
/// cancelled.
class CollectionReader : public Job<CollectionReader>
{
    Q_OBJECT

public:
    explicit CollectionReader(PuzzleText text, const ReadHint& hint = {}, QObject* parent = nullptr);

Q_SIGNALS:
    /// The next puzzles; `part`: how much of the text has been read, 0 … 1.
    void arrived(const convoku::PuzzleChunks& chunks, double part);
    /// No more will come. `problems`: as in PuzzleSource.
    void finished(const QStringList& problems);

private:
    /// Returns the problems.
    static QStringList read(
        const std::stop_token& stop, const PuzzleText& text, const ReadHint& hint, const Receiver& receiver);
};

} // namespace convoku
