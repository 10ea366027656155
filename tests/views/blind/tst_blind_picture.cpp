// SPDX-License-Identifier: MIT
#include "app/exporting/animation.h"
#include "app/views/blind/blind_picture.h"
#include "app/wording/language.h"
#include "tests/blind/blind_testing.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QImageReader>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

CostLaneScene sceneOf(BlindMethod method, std::uint64_t trials = 0)
{
    BlindSettings settings = BlindSettings::of(method);
    if (trials > 0)
        settings.trials = trials;
    BlindRun run(gridOf(kBlindPuzzle), settings);
    while (run.step()) { }
    CostLaneScene scene;
    scene.curves.push_back({std::make_shared<const BlindRecord>(run.record()), QStringLiteral("curve")});
    scene.at = run.record().best();
    return scene;
}

} // namespace

class TestBlindPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void saysWhatItShows()
    {
        const BlindPicture picture(sceneOf(BlindMethod::Tpe));
        QVERIFY(picture.title().startsWith(QStringLiteral("TPE")));
        const DocumentFacts facts = picture.facts().value();
        QCOMPARE(facts.puzzle, QString::fromStdString(gridOf(kBlindPuzzle).toText()));
        const QByteArray svg = svgOf(picture, Theme::Kind::Light, SvgText::Letters, facts);
        QVERIFY(svg.contains(facts.puzzle.toUtf8()));
        QVERIFY(svg.contains(sentence("exporting.blind.solution", {QStringLiteral("0")}).toUtf8()));
        QVERIFY(!imageOf(picture, Theme::Kind::Dark, 2).isNull());
    }

    void fewTrialsAreAllShown()
    {
        const BlindFrames frames({.scene = sceneOf(BlindMethod::Random, 40)});
        QCOMPARE(frames.count(), 40);
        for (int i = 0; i < 40; ++i)
            QCOMPARE(frames.placeOf(i), static_cast<std::size_t>(i));
    }

    void ofManyEveryImprovementIsShown()
    {
        const CostLaneScene scene = sceneOf(BlindMethod::Swaps);
        const BlindFrames frames({.scene = scene});
        QVERIFY(frames.count() <= static_cast<int>(BlindFrames::kMostTrials));
        QCOMPARE(frames.placeOf(0), std::size_t{0});
        QCOMPARE(frames.placeOf(frames.count() - 1), scene.front()->trials.size() - 1);
        std::set<std::size_t> shown;
        for (int i = 0; i < frames.count(); ++i) {
            QVERIFY(i == 0 || frames.placeOf(i) > frames.placeOf(i - 1));
            shown.insert(frames.placeOf(i));
        }
        for (std::size_t i = 0; i < scene.front()->trials.size(); ++i)
            QVERIFY(!scene.front()->trials[i].improves || shown.count(i) == 1);
    }

    void becomesAnAnimation()
    {
        BlindShow show;
        show.scene = sceneOf(BlindMethod::Tpe, 12);
        show.width = 160;
        const BlindFrames frames(show);
        QCOMPARE(frames.size().width(), 160);
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        AnimationSettings settings;
        const ExportResult result = writeAnimation(frames, settings, buffer, [](int, int) { return true; });
        QCOMPARE(result.status, ExportResult::Status::Done);
        buffer.seek(0);
        QImageReader reader(&buffer);
        QCOMPARE(reader.imageCount(), 12);
        QCOMPARE(reader.read().size(), frames.size());
    }
};

CONVOKU_TEST(TestBlindPicture)
#include "tst_blind_picture.moc"
