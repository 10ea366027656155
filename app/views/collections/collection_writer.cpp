// SPDX-License-Identifier: MIT
#include "app/views/collections/collection_writer.h"

#include "app/base/background_work.h"
#include "app/base/output_file.h"
#include "app/base/trouble.h"
#include "app/document/csv_field.h"
#include "solver/formats/puzzle_writer.h"

#include <QFileInfo>
#include <QMetaObject>
#include <QString>
#include <QStringView>

#include <algorithm>
#include <memory>
#include <utility>

namespace convoku {
namespace {

QByteArray lineOf(const PuzzleChunk& chunk, std::size_t at, CollectionFormat format)
{
    if (format == CollectionFormat::Sdm)
        return QByteArray::fromStdString(
            writePuzzle(PuzzleFormat::Collection, {unpacked(chunk.givens(at), chunk.board())}));
    return puzzleLine(chunk.puzzle(at));
}

QByteArray csvHeader(const Model& network)
{
    QByteArray line = "number,puzzle,givens,comment,solutions,passes,guesses,taken_back,depth";
    for (const Model::Rule& rule : network.rules)
        line += ',' + QByteArray::fromStdString(rule.id);
    return line;
}

QByteArray csvRow(const PuzzleChunk& chunk, std::size_t at, std::size_t puzzle, const PuzzleOutcome& outcome,
    std::span<const std::uint16_t> fired)
{
    QByteArray line = QByteArray::number(static_cast<qulonglong>(puzzle) + 1) + ','
        + QByteArray::fromStdString(unpacked(chunk.givens(at), chunk.board()).toText()) + ','
        + QByteArray::number(chunk.givenCount(at)) + ',' + csvTextField(chunk.comment(at)) + ','
        + (outcome.isKnown() ? idOf(outcome.verdict) : "");
    const auto number = [&](std::uint32_t value) {
        line += ',';
        if (outcome.isKnown())
            line += QByteArray::number(value);
    };
    for (const std::uint32_t value : {outcome.passes, outcome.pushes, outcome.pops})
        number(value);
    number(outcome.depth);
    for (const std::uint16_t passes : fired)
        number(passes);
    return line;
}

struct Content
{
    PuzzleChunks chunks;
    std::vector<std::uint32_t> puzzles;
    std::vector<PuzzleOutcome> outcomes; ///< in the same order; empty where the format has no use for them
    std::vector<std::uint16_t> fired; ///< the same, of each the rules of the network
    ModelPtr network;
    CollectionFormat format = CollectionFormat::Lines;
};

QString write(const QString& path, const Content& content)
{
    constexpr qsizetype kPiece = 1024 * 1024;
    OutputFile file(path);
    if (!file.open())
        return file.errorString();
    QByteArray text = content.format == CollectionFormat::Csv ? csvHeader(*content.network) + '\n' : QByteArray();
    for (std::size_t i = 0; i < content.puzzles.size(); ++i) {
        const std::size_t puzzle = content.puzzles[i];
        const PuzzleChunk& chunk = *content.chunks[puzzle / PuzzleChunk::kFull];
        const std::size_t at = puzzle % PuzzleChunk::kFull;
        const std::size_t rules = content.network->rules.size();
        text += content.format == CollectionFormat::Csv
            ? csvRow(chunk, at, puzzle, content.outcomes[i], std::span(content.fired).subspan(i * rules, rules))
            : lineOf(chunk, at, content.format);
        text += '\n';
        if (text.size() < kPiece)
            continue;
        if (file.write(text) != text.size())
            return file.errorString();
        text.clear();
    }
    return file.write(text) == text.size() && file.commit() ? QString() : file.errorString();
}

} // namespace

CollectionFormat collectionFormatOf(const QString& path, CollectionFormat otherwise)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("txt"))
        return CollectionFormat::Lines;
    if (suffix == QLatin1String("sdm"))
        return CollectionFormat::Sdm;
    return suffix == QLatin1String("csv") ? CollectionFormat::Csv : otherwise;
}

QByteArray puzzleLine(const Puzzle& puzzle)
{
    std::string line;
    const StartingGrid start = puzzle.startingGrid();
    // Only for 9×9 there is a line of candidates.
    const bool hasLine = puzzleFormat(PuzzleFormat::CandidateLine).anyBoard || start.givens.board() == Board();
    if (hasLine && puzzle.details && !start.isOfGivens())
        line = writePuzzle(PuzzleFormat::CandidateLine, puzzleInState(start.givens, start.candidates));
    else
        line = writePuzzle(PuzzleFormat::Line, puzzle);
    if (const QByteArray comment = oneLine(puzzle.comment); !comment.isEmpty())
        return QByteArray::fromStdString(line) + " # " + comment;
    return QByteArray::fromStdString(line);
}

QByteArray collectionLine(const Collection& collection, std::size_t puzzle)
{
    return lineOf(collection.chunkOf(puzzle), puzzle % PuzzleChunk::kFull, CollectionFormat::Lines);
}

CollectionWriter::CollectionWriter(const Collection& collection, std::vector<std::uint32_t> puzzles, QString path,
    CollectionFormat format, QObject* parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_count(puzzles.size())
{
    Content content{collection.chunks(), std::move(puzzles), {}, {}, collection.network(), format};
    if (format == CollectionFormat::Csv) {
        content.outcomes.reserve(content.puzzles.size());
        const RuleSet rules = collection.network()->everyRule();
        content.fired.reserve(content.puzzles.size() * rules.size());
        for (const std::uint32_t puzzle : content.puzzles) {
            content.outcomes.push_back(collection.outcome(puzzle));
            for (const RuleId rule : rules)
                content.fired.push_back(
                    static_cast<std::uint16_t>(content.outcomes.back().isKnown() ? collection.fired(puzzle, rule) : 0));
        }
    }
    m_work = [this, content = std::make_shared<const Content>(std::move(content))] {
        const QString trouble = troubleIn([&] { m_problem = write(m_path, *content); });
        if (!trouble.isEmpty())
            m_problem = trouble;
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT finished(m_problem); }, Qt::QueuedConnection);
    };
    startThread(this, [this] {
        if (m_work) {
            m_thread = std::jthread(m_work);
            m_work = {};
        }
    });
}

QString CollectionWriter::wait()
{
    if (m_thread.joinable())
        m_thread.join();
    else if (const auto work = std::exchange(m_work, {}))
        work(); // there was no thread for it
    return m_problem;
}

} // namespace convoku
