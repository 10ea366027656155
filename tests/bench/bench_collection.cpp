// SPDX-License-Identifier: MIT
// A million puzzles in the collection's panel: how long the window does not answer while they are read, sorted and
// filtered, and how much memory they take.
//     bench_collection FILE [lines]
#include "app/views/collections/collection_analysis.h"
#include "app/views/collections/collection_model.h"
#include "app/views/collections/collection_reader.h"
#include "solver/backend/torch/torch_backend.h"
#include "solver/run/batch_solver.h"
#include "tests/bench/samples.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QHeaderView>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include <random>

using namespace convoku;

namespace {

double megabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').at(1).toDouble() * 4096 / 1e6;
}

/// The longest time between two turns of the event loop, which a timer asks for all the time.
struct Stalls
{
    Stalls()
    {
        clock.start();
        QObject::connect(&timer, &QTimer::timeout, [this] {
            longest = std::max(longest, static_cast<double>(clock.nsecsElapsed()) / 1e6);
            clock.start();
        });
        timer.start(0);
    }
    QTimer timer;
    QElapsedTimer clock;
    double longest = 0;
};

/// Outcomes as an engine of 300,000 puzzles a second would tell them.
CollectionOutcomes someOutcomes(std::size_t first, std::size_t count, std::mt19937& random)
{
    CollectionOutcomes outcomes;
    for (std::size_t i = first; i < first + count; ++i) {
        PuzzleOutcome outcome;
        outcome.verdict = PuzzleVerdict::Unique;
        outcome.passes = static_cast<std::uint32_t>(8 + random() % 30 + (random() % 1000 == 0 ? random() % 10000 : 0));
        outcome.pushes = static_cast<std::uint32_t>(random() % 5);
        std::vector<std::uint16_t> fired(articleModel()->rules.size());
        for (auto& passes : fired)
            passes = static_cast<std::uint16_t>(random() % 6);
        outcomes.runs.push_back({static_cast<std::uint32_t>(i), outcome, std::move(fired)});
    }
    return outcomes;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 2) {
        std::puts("bench_collection FILE [lines]");
        return 2;
    }
    const int lines = arguments.size() > 2 ? arguments.at(2).toInt() : 1'000'000;
    QFile source(arguments.at(1));
    if (!source.open(QIODevice::ReadOnly)) {
        std::puts("The file can't be read.");
        return 2;
    }
    const QList<QByteArray> some = source.readAll().trimmed().split('\n');
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("many.txt")));
    if (!file.open(QIODevice::WriteOnly))
        return 2;
    for (int i = 0; i < lines; ++i)
        file.write(some[i % some.size()] + '\n');
    file.close();

    Collection collection;
    CollectionModel model(&collection);
    QTableView table;
    table.setModel(&model);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.resize(900, 400);
    table.show();
    QApplication::processEvents();
    const double before = megabytes();
    {
        Stalls stalls;
        QEventLoop loop;
        CollectionReader reader({file.fileName(), {}});
        QElapsedTimer clock;
        clock.start();
        double first = 0;
        QObject::connect(&reader, &CollectionReader::arrived, [&](const PuzzleChunks& chunks, double) {
            if (first == 0)
                first = static_cast<double>(clock.elapsed());
            collection.append(chunks);
        });
        QObject::connect(&reader, &CollectionReader::finished, &loop, &QEventLoop::quit);
        loop.exec();
        std::printf("read %zu puzzles: %.0f ms, the first rows after %.0f ms, longest stall %.1f ms, memory +%.0f MB\n",
            collection.size(), static_cast<double>(clock.elapsed()), first, stalls.longest, megabytes() - before);
    }
    {
        Stalls stalls;
        std::mt19937 random(1);
        constexpr std::size_t kPiece = 15'000;
        QElapsedTimer clock;
        clock.start();
        for (std::size_t at = 0; at < collection.size(); at += kPiece) {
            collection.take(someOutcomes(at, std::min(kPiece, collection.size() - at), random));
            for (QElapsedTimer wait; !wait.isValid() || wait.elapsed() < 50;) {
                if (!wait.isValid())
                    wait.start();
                QApplication::processEvents(QEventLoop::AllEvents, 5);
            }
        }
        std::printf("took %zu outcomes: %.0f ms, longest stall %.1f ms, memory +%.0f MB\n", collection.knownCount(),
            static_cast<double>(clock.elapsed()), stalls.longest, megabytes() - before);
    }
    const int columns[] = {CollectionModel::NumberColumn, CollectionModel::GivensColumn, CollectionModel::PassesColumn,
        int{CollectionModel::FirstRuleColumn}, model.puzzleColumn(), model.commentColumn()};
    for (const int column : columns) {
        const double took = bench::time([&] {
            model.sort(column, Qt::DescendingOrder);
            QApplication::processEvents();
        });
        std::printf("sort by column %2d: %.0f ms\n", column, took);
    }
    for (const char* text : {"", "passes < 12", "naked_pair_row, no guess, passes < 12", "8.5", "comment"}) {
        const double took = bench::time([&] {
            model.setFilter(CollectionFilter(QString::fromLatin1(text)));
            QApplication::processEvents();
        });
        std::printf("filter “%s”: %.0f ms, %d rows\n", text, took, model.rowCount());
    }
    std::printf("memory +%.0f MB, %.0f bytes a puzzle\n", megabytes() - before,
        (megabytes() - before) * 1e6 / static_cast<double>(collection.size()));

    Collection few;
    ChunkMaker chunks;
    for (std::uint32_t i = 0; i < 2000 && i < collection.size(); ++i) {
        Puzzle puzzle;
        puzzle.givens = unpacked(collection.givens(i));
        chunks.add(puzzle);
    }
    few.append(chunks.takeAll());
    CollectionAnalysis analysis([] { return std::make_unique<BackendBatch>(makeTorchBackend()); }, &few);
    Stalls stalls;
    QEventLoop loop;
    QObject::connect(&analysis, &CollectionAnalysis::changed, &loop, [&] {
        if (!analysis.isRunning())
            loop.quit();
    });
    const double took = bench::time([&] {
        analysis.start();
        loop.exec();
    });
    std::printf("analysed %zu puzzles with LibTorch: %.0f ms, %.0f puzzles/s, longest stall %.1f ms\n", few.size(),
        took, static_cast<double>(few.size()) / took * 1000, stalls.longest);
    return 0;
}
