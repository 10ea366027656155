// SPDX-License-Identifier: MIT
// Where the memory does not suffice for what is opened or exported, a sentence says so, and the program goes on.
#include "app/document/run_job.h"
#include "app/exporting/batch_export_job.h"
#include "app/exporting/export_job.h"
#include "app/exporting/export_wording.h"
#include "app/exporting/frame_maker.h"
#include "app/exporting/picture_job.h"
#include "app/views/collections/collection_reader.h"
#include "app/views/lessons/lesson_check_job.h"
#include "app/views/lessons/lesson_parser.h"
#include "app/window/application.h"
#include "app/window/parts/message_bar.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QPainter>
#include <QSignalSpy>

#include <atomic>
#include <cstdlib>
#include <new>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// From this size on there is no memory.
std::atomic<std::size_t> missingFrom = SIZE_MAX;

struct Shortage
{
    explicit Shortage(std::size_t from) { missingFrom = from; }
    ~Shortage() { missingFrom = SIZE_MAX; }
    Shortage(const Shortage&) = delete;
    Shortage& operator=(const Shortage&) = delete;
};

const QString kSentence = sentence("window.out_of_memory");

std::unique_ptr<Backend> noBackend()
{
    throw std::bad_alloc();
}

class NoFrames final : public FrameSource
{
public:
    QSize size() const override { return {8, 8}; }
    int count() const override { return 3; }
    QImage frame(int) const override { throw std::bad_alloc(); }
    int delay(int) const override { return 10; }
};

class NoPicture final : public Picture
{
public:
    QSizeF size() const override { return {8, 8}; }
    QString title() const override { return QStringLiteral("T"); }
    void paint(QPainter&, Theme::Kind) const override { throw std::bad_alloc(); }
};

} // namespace

void* operator new(std::size_t size)
{
    void* memory = size < missingFrom ? std::malloc(std::max<std::size_t>(size, 1)) : nullptr;
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

class TestOutOfMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void aRunBreaksOff()
    {
        RunJob job(noBackend, StartingGrid(gridOf(kArticleEasy)), {});
        QSignalSpy finished(&job, &RunJob::finished);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, kLong);
        QCOMPARE(finished.front().front().toString(), kSentence);
    }

    void readingManyPuzzlesEnds()
    {
        const Shortage shortage(16 * 1024);
        CollectionReader reader({{}, (QString::fromLatin1(kArticleEasy) + QLatin1Char('\n')).repeated(20000)}, {});
        QSignalSpy finished(&reader, &CollectionReader::finished);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, kLong);
        const QStringList problems = finished.front().front().toStringList();
        QCOMPARE(problems.size(), 1);
        QVERIFY2(problems.front().contains(kSentence), qPrintable(problems.front()));
    }

    void aLessonIsNotChecked()
    {
        LessonCheckJob job(noBackend, QStringLiteral(":/lessons/04_hidden_single.md"));
        QSignalSpy failed(&job, &LessonCheckJob::failed);
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kLong);
        QCOMPARE(failed.front().front().toString(), kSentence);
    }

    void anAnimationIsNotWritten_data()
    {
        QTest::addColumn<bool>("making"); // else drawing
        QTest::addColumn<bool>("writes");
        for (const bool making : {true, false}) {
            for (const bool writes : {true, false})
                QTest::addRow("%s, %s", making ? "making" : "drawing", writes ? "written" : "measured")
                    << making << writes;
        }
    }

    void anAnimationIsNotWritten()
    {
        QFETCH(bool, making);
        QFETCH(bool, writes);
        const FrameFactory make = [making]() -> std::shared_ptr<const FrameSource> {
            if (making)
                throw std::bad_alloc();
            return std::make_shared<NoFrames>();
        };
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.gif"));
        QFile before(path);
        QVERIFY(before.open(QIODevice::WriteOnly));
        before.write("before");
        before.close();
        ExportJob job;
        std::optional<ExportResult> result;
        connect(&job, writes ? &ExportJob::written : &ExportJob::measured, this,
            [&](const ExportResult& ended) { result = ended; });
        if (writes)
            job.startWriting(make, {}, path);
        else
            job.startMeasuring(make, {});
        QTRY_VERIFY_WITH_TIMEOUT(result.has_value(), kLong);
        QVERIFY(!job.isRunning());
        QCOMPARE(exportProblem(*result, path), kSentence);
        QVERIFY(before.open(QIODevice::ReadOnly));
        QCOMPARE(before.readAll(), QByteArray("before"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void framesAreNone()
    {
        FrameMaker maker;
        bool made = false;
        connect(&maker, &FrameMaker::made, this, [&](const auto& frames) { made = frames == nullptr; });
        maker.make([]() -> std::shared_ptr<const FrameSource> { throw std::bad_alloc(); });
        QTRY_VERIFY_WITH_TIMEOUT(made, kLong);
    }

    void aPictureIsNotWritten_data()
    {
        QTest::addColumn<PictureFormat>("format");
        QTest::newRow("png") << PictureFormat::Png;
        QTest::newRow("svg") << PictureFormat::Svg;
        QTest::newRow("pdf") << PictureFormat::Pdf;
    }

    void aPictureIsNotWritten()
    {
        QFETCH(PictureFormat, format);
        QTemporaryDir folder;
        ExportJob writer;
        ExportResult result;
        QSignalSpy written(&writer, &ExportJob::written);
        connect(&writer, &ExportJob::written, this, [&result](const ExportResult& what) { result = what; });
        PictureSettings settings;
        settings.format = format;
        writer.startWriting(std::make_shared<NoPicture>(), settings, folder.filePath(QStringLiteral("a")));
        QTRY_COMPARE_WITH_TIMEOUT(written.count(), 1, kLong);
        QCOMPARE(exportProblem(result, {}), kSentence);
        QVERIFY(QDir(folder.path()).isEmpty());
        PictureJob job;
        QSignalSpy drawn(&job, &PictureJob::drawn);
        job.draw(std::make_shared<NoPicture>(), Theme::Kind::Light, {2.0, 1.0});
        QTRY_COMPARE_WITH_TIMEOUT(drawn.count(), 1, kLong);
        QVERIFY(drawn.front().front().value<QImage>().isNull());
    }

    void filesOfACollectionSayWhy()
    {
        QTemporaryDir folder;
        BatchPlan plan;
        plan.folder = folder.path();
        BatchExportJob job;
        std::vector<BatchOutcome> outcomes;
        connect(&job, &BatchExportJob::became, this, [&](const std::vector<BatchOutcome>& fresh) { outcomes = fresh; });
        QSignalSpy finished(&job, &BatchExportJob::finished);
        job.start(noBackend, {BatchPuzzle{StartingGrid(gridOf(kArticleEasy)), 1, {}}}, plan);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, kLong);
        QCOMPARE(outcomes.size(), std::size_t(1));
        QCOMPARE(outcomes.front().problem, kSentence);
    }

    /// Opened in the window itself: its text has no room twice.
    void aFileIsNotOpened_data()
    {
        QTest::addColumn<QByteArray>("content");
        const QByteArray many(400'000, '.');
        QTest::newRow("a session") << QByteArray(
            "{\"format\": \"convoku-session\", \"version\": 1, \"rules\": [], \"puzzle\": \"" + many + "\"}");
        QTest::newRow("puzzles") << QByteArray(QByteArray(kArticleEasy) + '\n').repeated(10'000);
    }

    void aFileIsNotOpened()
    {
        QFETCH(QByteArray, content);
        WindowFixture fixture;
        const QString path = fixture.folder.filePath(QStringLiteral("a.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        auto* bar = fixture.window->findChild<MessageBar*>();
        {
            const Shortage shortage(60'000);
            fixture.window->openFile(path);
            QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible(), kLong);
        }
        QVERIFY2(bar->text().contains(kSentence), qPrintable(bar->text()));
        // And goes on.
        fixture.window->openText(QString::fromLatin1(kArticleEasy));
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        QVERIFY(fixture.session().hasPuzzle());
    }

    /// Whatever else is done in the window.
    void anythingElseSaysSo()
    {
        WindowFixture fixture;
        QMetaObject::invokeMethod(
            this, [] { throw std::bad_alloc(); }, Qt::QueuedConnection);
        auto* bar = fixture.window->findChild<MessageBar*>();
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible(), kLong);
        QCOMPARE(bar->text(), kSentence);
    }
};

CONVOKU_RUN_TEST((runTest<TestOutOfMemory, Application>))
#include "tst_out_of_memory.moc"
