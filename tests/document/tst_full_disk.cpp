// SPDX-License-Identifier: MIT
// Saving where the disk is full at some byte: the old file stays, nothing half written lies about, and a reason is
// told.
#include "app/document/puzzle_target.h"
#include "app/document/session_file.h"
#include "app/views/collections/collection_writer.h"
#include "tests/support/puzzle_files.h"

#include <QDir>
#include <QFile>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <cstring>
#include <functional>
#include <numeric>
#include <string>

#ifdef Q_OS_UNIX
#include "tests/support/file_size_limit.h"
#include "tests/support/test_program.h"
#endif

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Empty: done.
using Saving = std::function<QString(const QString& path)>;

Saving savingOf(const QString& kind)
{
    const auto saveCollection = [](const QString& path, std::size_t count, CollectionFormat format) {
        ChunkMaker maker;
        Puzzle puzzle;
        puzzle.givens = gridOf(kArticleEasy);
        for (std::size_t i = 0; i < count; ++i)
            maker.add(puzzle);
        Collection collection;
        collection.append(maker.takeAll());
        std::vector<std::uint32_t> all(count);
        std::iota(all.begin(), all.end(), 0U);
        return CollectionWriter(collection, all, path, format).wait();
    };
    if (kind == QLatin1String("session")) {
        return [](const QString& path) {
            QJsonObject json = emptySessionJson();
            json.insert(QStringLiteral("puzzle"), QString::fromLatin1(kArticleEasy));
            return writeSessionFile(path, json);
        };
    }
    if (kind == QLatin1String("large session")) {
        return [](const QString& path) {
            QJsonObject json = emptySessionJson();
            json.insert(QStringLiteral("puzzle"), QString(100000, QLatin1Char('.')));
            return writeSessionFile(path, json);
        };
    }
    if (kind == QLatin1String("puzzle")) {
        return [](const QString& path) {
            Puzzle puzzle;
            puzzle.givens = gridOf(kArticleEasy);
            return writePuzzleFile(path, PuzzleFormat::Line, puzzle);
        };
    }
    if (kind == QLatin1String("collection"))
        return [=](const QString& path) { return saveCollection(path, 3, CollectionFormat::Lines); };
    return [=](const QString& path) { return saveCollection(path, 40000, CollectionFormat::Sdm); };
}

} // namespace

class TestFullDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOldFileStays_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("part");
        const std::string kinds[] = {"session", "large session", "puzzle", "collection", "large collection"};
        for (const std::string& kind : kinds) {
            for (const double part : {0., .5, .999})
                QTest::addRow("%s, room for %g of it", kind.c_str(), part) << QString::fromStdString(kind) << part;
        }
    }

    void theOldFileStays()
    {
#ifdef Q_OS_UNIX
        QFETCH(const QString, kind);
        QFETCH(const double, part);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("file"));
        const Saving save = savingOf(kind);
        QCOMPARE(save(path), QString());
        const qint64 whole = QFileInfo(path).size();
        QVERIFY(whole > 80);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("what was there");
        file.close();

        QString problem;
        {
            const auto room = static_cast<rlim_t>(static_cast<double>(whole) * part);
            const FileSizeLimit limit(std::min(room, static_cast<rlim_t>(whole - 1)));
            problem = save(path);
        }

        QCOMPARE(problem, QString::fromLocal8Bit(std::strerror(EFBIG))); // as this disk says that it is full
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("what was there"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden),
            QStringList(QStringLiteral("file")));
        // And with room again it is replaced.
        QCOMPARE(save(path), QString());
        QCOMPARE(QFileInfo(path).size(), whole);
#else
        QSKIP("no limits on the size of files");
#endif
    }
};

CONVOKU_GUILESS_TEST(TestFullDisk)
#include "tst_full_disk.moc"
