// SPDX-License-Identifier: MIT
// Boards side by side as pictures and animations, and the table of a comparison as a picture.
#include "app/document/searched_run.h"
#include "app/drawing/tokens.h"
#include "app/exporting/animation.h"
#include "app/views/compare/compared_pictures.h"
#include "app/views/compare/report_picture.h"
#include "app/wording/language.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/run/runner.h"
#include "tests/support/careless_network.h"
#include "tests/support/foreign_network.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

std::shared_ptr<const ComparedRun> runOf(const ModelPtr& model)
{
    const auto backend = makeBitwiseBackend();
    RunOptions options;
    options.pass.model = model;
    options.pass.rules = model->everyRule();
    options.pass.search = model->search.has_value();
    return std::make_shared<RecordedRun>(
        QString::fromStdString(model->id), record(*backend, StartingGrid(gridOf(kArticleEasy)), options), false);
}

ComparedRuns runsOf(int count)
{
    ComparedRuns runs{runOf(articleModel()), runOf(modelIn(kCareless)), runOf(fastModel()), runOf(articleModel())};
    runs.resize(static_cast<std::size_t>(count));
    return runs;
}

} // namespace

class TestComparedPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void oneToFourBoards_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("width"); // boards of 560 and margins of 20
        QTest::newRow("one") << 1 << 600.0;
        QTest::newRow("two") << 2 << 1180.0;
        QTest::newRow("three") << 3 << 1760.0;
        QTest::newRow("four, in two rows") << 4 << 1180.0;
    }

    void oneToFourBoards()
    {
        QFETCH(const int, count);
        QFETCH(const double, width);
        const auto picture = picturesSideBySide({runsOf(count), gridOf(kArticleEasySolution)}, 1);
        QCOMPARE(picture->size().width(), width);
        QVERIFY(picture->size().height() > (count == 4 ? 1120 : 560));
        const QByteArray svg = svgOf(*picture, Theme::Kind::Light);
        QVERIFY(svg.contains("article"));
        QCOMPARE(svg.contains("careless"), count > 1);
        // The picture states what is wrong and what its marks mean.
        QCOMPARE(svg.contains(sentence("exporting.compared.illegal_part").toUtf8()), count > 1);
        QCOMPARE(svg.contains(sentence("exporting.compared.cross_part").toUtf8()), count > 1);
        // Among three or four of these runs, no candidate is gone from one board alone.
        QCOMPARE(svg.contains(sentence("exporting.compared.ring_part").toUtf8()), count == 2);
        QCOMPARE(svg.contains(sentence("exporting.compared.dot_part").toUtf8()), count > 1);
        QVERIFY(!imageOf(*picture, Theme::Kind::Dark).isNull());
    }

    void twoAsOne()
    {
        const auto picture = picturesSideBySide({runsOf(2), gridOf(kArticleEasySolution), true}, 1);
        QCOMPARE(picture->size().width(), 1760.0);
        const QByteArray svg = svgOf(*picture, Theme::Kind::Light);
        QVERIFY(svg.contains(sentence("exporting.compared.both").toUtf8()));
        QVERIFY(svg.contains(sentence("exporting.compared.point").toUtf8()));
        QVERIFY(svg.contains(sentence("exporting.compared.half_disc_part").toUtf8()));
        AnimationOptions options;
        options.width = 480;
        const ComparedFrames frames({runsOf(2), gridOf(kArticleEasySolution), true}, options);
        const ComparedFrames without({runsOf(2), gridOf(kArticleEasySolution)}, options);
        QCOMPARE(frames.count(), without.count());
        QVERIFY(frames.size().height() < without.size().height()); // three beside each other in the same width
        QCOMPARE(frames.frame(0).size(), frames.size());
    }

    void aBoardIsTheSameWithoutMarks()
    {
        const ComparedRuns runs = runsOf(2);
        const BoardsPage::Side with = sideOf(runs, 1, 1, gridOf(kArticleEasySolution));
        const BoardsPage::Side without = sideOf(runs, 1, 1, std::nullopt);
        QVERIFY(!with.marks.lost.empty() && without.marks.lost.empty());
        const auto drawn
            = [](const BoardsPage::Side& side) { return imageOf(BoardsPicture({side}, {}, {}), Theme::Kind::Light); };
        BoardsPage::Side bare = with;
        bare.marks = {};
        bare.note = without.note;
        BoardsPage::Side other = without;
        other.marks = {};
        QCOMPARE(drawn(bare), drawn(other));
        BoardsPage::Side marked = with;
        marked.note = without.note;
        QVERIFY(drawn(marked) != drawn(bare));
    }

    void framesOfAllPositions()
    {
        const ComparedRuns runs = runsOf(3);
        AnimationOptions options;
        options.width = 480;
        options.fades = false;
        const ComparedFrames frames({runs, gridOf(kArticleEasySolution)}, options);
        const int longest = std::max({runs[0]->count(), runs[1]->count(), runs[2]->count()});
        QCOMPARE(frames.count(), longest + 1); // the end once more, without what the last pass removed
        QCOMPARE(frames.size().width(), 480);
        for (int i = 0; i < frames.count(); ++i) {
            const QImage image = frames.frame(i);
            QCOMPARE(image.size(), frames.size());
            QCOMPARE(frames.frame(i), image);
            QCOMPARE(frames.delay(i), i + 1 < frames.count() ? options.delay : options.hold);
        }
        QVERIFY(frames.frame(0) != frames.frame(1));
        options.firstPass = 1;
        options.lastPass = 1;
        QCOMPARE(ComparedFrames({runs}, options).count(), 2); // and without what the pass removed
    }

    /// Thousands of positions take seconds: whoever cancels need not wait for them.
    void measuringIsGivenUp()
    {
        int asked = 0;
        AnimationOptions options;
        const ComparedFrames frames({runsOf(2)}, options, [&asked] { return ++asked < 2; });
        QCOMPARE(asked, 2);
        QVERIFY(frames.count() > 2);
    }

    void withABlindSearch()
    {
        BlindSettings settings;
        settings.trials = 30;
        BlindRun search(gridOf(kArticleEasy), settings);
        while (search.step()) { }
        const BlindRecord& record = search.record();
        ComparedRuns runs = runsOf(1);
        runs.push_back(std::make_shared<SearchedRun>(
            QStringLiteral("searched"), StartingGrid(gridOf(kArticleEasy)), record, false));
        const int last = runs[1]->count() - 1;
        QVERIFY(last > 1);
        const auto picture = picturesSideBySide({runs, gridOf(kArticleEasySolution)}, last);
        const QByteArray svg = svgOf(*picture, Theme::Kind::Light);
        const BlindTrial& best = record.trials[record.best()];
        for (const QString& said : {QStringLiteral("searched"),
                 sentence("exporting.compared.trial",
                     {QString::number(best.number), QStringLiteral("30"), QString::number(best.cost)}),
                 sentence("exporting.compared.ended", {QString::number(best.cost)}),
                 sentence("exporting.compared.frame"),
                 sentence("exporting.compared.position_start", {QString::number(last), QString()})})
            QVERIFY2(svg.contains(said.toUtf8()), qPrintable(said));
        // For a whole grid, the legend does not explain marks of candidates that one run alone has.
        QVERIFY(!svg.contains(sentence("exporting.compared.ring_part").toUtf8())
            && !svg.contains(sentence("exporting.compared.dot_part").toUtf8()));
        AnimationOptions options;
        options.width = 480;
        options.fades = false;
        const ComparedFrames frames({runs, gridOf(kArticleEasySolution)}, options);
        QCOMPARE(frames.count(), positionsOf(runs) + 1);
        for (int i = 1; i < frames.count(); ++i)
            QCOMPARE(frames.frame(i).size(), frames.size());
        QVERIFY(frames.frame(1) != frames.frame(2));
    }

    void files_data()
    {
        QTest::addColumn<AnimationFormat>("format");
        QTest::newRow("gif") << AnimationFormat::Gif;
        QTest::newRow("webp") << AnimationFormat::WebP;
    }

    void files()
    {
        QFETCH(const AnimationFormat, format);
        QTemporaryDir folder;
        AnimationOptions options;
        options.width = 240;
        const ComparedFrames frames({runsOf(2)}, options);
        AnimationSettings settings;
        settings.format = format;
        const QString path = folder.filePath(QStringLiteral("boards"));
        const ExportResult result = writeAnimation(frames, settings, path, {});
        QCOMPARE(result.status, ExportResult::Status::Done);
        QVERIFY(result.pictures > 1 && result.pictures <= frames.count());
    }

    void aTableAsAPicture()
    {
        ReportRow good{QStringLiteral("good"), {}, {}};
        good.card.puzzles = good.card.unique = 200;
        good.card.solved = 150;
        ReportRow bad{QStringLiteral("bad & <worse>"), {}, QStringLiteral("it fails")};
        bad.card.puzzles = bad.card.unique = 200;
        bad.card.solved = 50;
        const ReportPicture picture({good, bad}, false);
        const QByteArray svg = svgOf(picture, Theme::Kind::Light);
        for (const QString& said : {sentence("exporting.report.share",
                                        {QStringLiteral("150"), QStringLiteral("200"), QStringLiteral("75.0 %")}),
                 sentence(
                     "exporting.report.share", {QStringLiteral("50"), QStringLiteral("200"), QStringLiteral("25.0 %")}),
                 QStringLiteral("bad &amp; &lt;worse&gt;"), QStringLiteral("it fails"),
                 sentence("exporting.report.boards_right"),
                 sentence("exporting.report.puzzles_part", {QStringLiteral("200")})})
            QVERIFY2(svg.contains(said.toUtf8()), qPrintable(said));
        // The first bar is three times as long as the second: count pixels of its colour in their row.
        const QImage image = imageOf(picture, Theme::Kind::Light);
        const QRgb solved = tokensOf(Theme::of(Theme::Kind::Light)).solved.rgb();
        int best = 0;
        int bestRow = 0;
        for (int y = 0; y < image.height(); ++y) {
            int here = 0;
            for (int x = 0; x < image.width(); ++x)
                here += image.pixel(x, y) == solved ? 1 : 0;
            if (here > best) {
                best = here;
                bestRow = y;
            }
        }
        std::vector<int> bars;
        for (int x = 1; x < image.width(); ++x) {
            const bool is = image.pixel(x, bestRow) == solved;
            if (is && image.pixel(x - 1, bestRow) != solved)
                bars.push_back(0);
            if (is)
                ++bars.back();
        }
        QCOMPARE(bars.size(), std::size_t{2});
        QVERIFY(std::abs(bars[0] - 3 * bars[1]) <= 4);
    }
};

CONVOKU_TEST(TestComparedPictures)
#include "tst_compared_pictures.moc"
