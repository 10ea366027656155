// SPDX-License-Identifier: MIT
#include "app/views/collections/collection_reader.h"

#include "app/base/compressed_file.h"
#include "app/document/one_board.h"
#include "solver/formats/puzzle_stream.h"

#include <QBuffer>

#include <memory>

namespace convoku {
namespace {

/// The first puzzles come at once. Then seldom: a table takes a few milliseconds for each hand-over, however many rows
/// come with it.
constexpr std::chrono::milliseconds kReaderHandOver{100};

} // namespace

CollectionReader::CollectionReader(PuzzleText text, const ReadHint& hint, QObject* parent)
    : Job(parent)
{
    const auto problems = std::make_shared<QStringList>();
    begin([=](const std::stop_token& stop, const Receiver& receiver) { *problems = read(stop, text, hint, receiver); },
        [problems, path = text.path](CollectionReader& reader, const QString& trouble) {
            Q_EMIT reader.finished(trouble.isEmpty() ? *problems : QStringList(unreadable(path, trouble)));
        });
}

QStringList CollectionReader::read(
    const std::stop_token& stop, const PuzzleText& text, const ReadHint& hint, const Receiver& receiver)
{
    CompressedFile file(text.path);
    QByteArray bytes = text.path.isEmpty() ? text.text.toUtf8() : QByteArray();
    QBuffer buffer(&bytes);
    QIODevice& device = text.path.isEmpty() ? static_cast<QIODevice&>(buffer) : file;
    if (!device.open(QIODevice::ReadOnly))
        return {unreadable(text.path, device.errorString())};
    QString fault;
    PuzzleStream stream(
        [&](std::span<char> place) -> std::size_t {
            const qint64 count = device.read(place.data(), static_cast<qint64>(place.size()));
            if (count < 0)
                fault = device.errorString();
            return static_cast<std::size_t>(std::max<qint64>(count, 0));
        },
        hint);

    PuzzleTextResult problems;
    ChunkMaker chunks;
    OneBoard board;
    const auto part = [&] {
        return !text.path.isEmpty() ? file.part()
            : bytes.isEmpty()       ? 1.0
                                    : static_cast<double>(buffer.pos()) / static_cast<double>(bytes.size());
    };
    Pace pace(kReaderHandOver, true);
    while (!stop.stop_requested()) {
        auto piece = stream.next();
        if (!piece)
            break;
        for (const Puzzle& puzzle : piece->puzzles) {
            if (board.takes(puzzle))
                chunks.add(puzzle);
        }
        problems.errors.insert(problems.errors.end(), piece->errors.begin(), piece->errors.end());
        problems.errorCount += piece->errorCount;
        if (pace.isDue())
            receiver.post(
                [full = chunks.takeFull(), at = part()](CollectionReader& reader) { Q_EMIT reader.arrived(full, at); });
    }
    if (const PuzzleChunks rest = chunks.takeAll(); !rest.empty())
        receiver.post([rest, at = part()](CollectionReader& reader) { Q_EMIT reader.arrived(rest, at); });
    QStringList sentences = problemSentences(problems);
    if (const QString problem = board.problem(); !problem.isEmpty())
        sentences << problem;
    if (!fault.isEmpty())
        sentences.prepend(unreadable(text.path, fault));
    return sentences;
}

} // namespace convoku
