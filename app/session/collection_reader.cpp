// SPDX-License-Identifier: MIT
#include "app/session/collection_reader.h"

#include "solver/formats/puzzle_stream.h"

#include <QBuffer>
#include <QFile>
#include <QMetaObject>

#include <chrono>

namespace convoku {
namespace {

/// The first puzzles come at once. Then seldom: a table takes a few milliseconds for each hand-over, however many rows
/// come with it.
constexpr std::chrono::milliseconds kHandOver{100};

} // namespace

CollectionReader::CollectionReader(PuzzleText text, const ReadHint& hint, QObject* parent)
    : QObject(parent)
{
    m_thread
        = std::jthread([this, text = std::move(text), hint](const std::stop_token& stop) { read(stop, text, hint); });
}

CollectionReader::~CollectionReader()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void CollectionReader::cancel()
{
    m_thread.request_stop();
}

void CollectionReader::read(const std::stop_token& stop, const PuzzleText& text, const ReadHint& hint)
{
    // Queued calls to a deleted reader are dropped by Qt; the destructor waits for this thread.
    const auto post = [this](auto call) { QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection); };
    QFile file(text.path);
    QByteArray bytes = text.path.isEmpty() ? text.text.toUtf8() : QByteArray();
    QBuffer buffer(&bytes);
    QIODevice& device = text.path.isEmpty() ? static_cast<QIODevice&>(buffer) : file;
    if (!device.open(QIODevice::ReadOnly)) {
        post([this, problem = unreadable(text.path, device.errorString())] { Q_EMIT finished({problem}); });
        return;
    }
    const auto size = static_cast<double>(device.size());
    double done = 0;
    QString fault;
    PuzzleStream stream(
        [&](std::span<char> place) -> std::size_t {
            const qint64 count = device.read(place.data(), static_cast<qint64>(place.size()));
            if (count < 0)
                fault = device.errorString();
            done += static_cast<double>(std::max<qint64>(count, 0));
            return static_cast<std::size_t>(std::max<qint64>(count, 0));
        },
        hint);

    PuzzleTextResult problems;
    ChunkMaker chunks;
    const auto part = [&] { return size > 0 ? std::min(1.0, done / size) : 1.0; };
    std::chrono::steady_clock::time_point handed;
    while (!stop.stop_requested()) {
        auto piece = stream.next();
        if (!piece)
            break;
        for (const Puzzle& puzzle : piece->puzzles)
            chunks.add(puzzle);
        problems.errors.insert(problems.errors.end(), piece->errors.begin(), piece->errors.end());
        problems.errorCount += piece->errorCount;
        const auto now = std::chrono::steady_clock::now();
        if (now - handed >= kHandOver) {
            handed = now;
            post([this, full = chunks.takeFull(), at = part()] { Q_EMIT arrived(full, at); });
        }
    }
    if (const PuzzleChunks rest = chunks.takeAll(); !rest.empty())
        post([this, rest, at = part()] { Q_EMIT arrived(rest, at); });
    QStringList sentences = problemSentences(problems);
    if (!fault.isEmpty())
        sentences.prepend(unreadable(text.path, fault));
    post([this, sentences] { Q_EMIT finished(sentences); });
}

} // namespace convoku
