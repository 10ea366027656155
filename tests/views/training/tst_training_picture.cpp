// SPDX-License-Identifier: MIT
// A training as a picture and as frames.
#include "app/views/training/training_picture.h"

#include "app/exporting/animation.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/straight_trainer.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QImageReader>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

std::shared_ptr<const TrainingRecord> trained(int steps)
{
    TrainingSetup setup;
    setup.steps = steps;
    setup.batch = 1;
    Training training(countIsOne(articleModel()), setup, 4, straightTrainers()().make);
    for (std::size_t start = 0; start < 4; ++start)
        training.advance(start, steps);
    return std::make_shared<const TrainingRecord>(training.record());
}

TrainingFilm filmOf(int steps, Theme::Kind theme)
{
    TrainingFilm film;
    film.shown = {trained(steps), 1, 0, {{-12, 0}, {0, 0}, {1, 1}, {2, 0}, {12, 0}}};
    film.theme = theme;
    film.width = 480;
    return film;
}

} // namespace

class TestTrainingPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void everyStepOfFewAndSomeOfMany()
    {
        const TrainingFrames few(filmOf(20, Theme::Kind::Light));
        QCOMPARE(few.count(), 21);
        for (int i = 0; i < few.count(); ++i)
            QCOMPARE(few.steps()[static_cast<std::size_t>(i)], i);
        const TrainingFrames many(filmOf(250, Theme::Kind::Light));
        QCOMPARE(many.count(), TrainingFrames::kMost);
        QCOMPARE(many.steps().front(), 0);
        QCOMPARE(many.steps().back(), 250);
        for (std::size_t i = 1; i < many.steps().size(); ++i)
            QVERIFY(many.steps()[i] > many.steps()[i - 1]);
        QCOMPARE(many.delay(0), 10);
        QCOMPARE(many.delay(many.count() - 1), 300);
    }

    void framesAreOfOneSizeAndDiffer_data()
    {
        QTest::addColumn<Theme::Kind>("theme");
        QTest::newRow("light") << Theme::Kind::Light;
        QTest::newRow("dark") << Theme::Kind::Dark;
        QTest::newRow("print") << Theme::Kind::Print;
    }
    void framesAreOfOneSizeAndDiffer()
    {
        QFETCH(const Theme::Kind, theme);
        const TrainingFrames frames(filmOf(30, theme));
        QImage before;
        for (const int index : {0, 5, 15, 30}) {
            const QImage frame = frames.frame(index);
            QCOMPARE(frame.size(), frames.size());
            QCOMPARE(frame, frames.frame(index));
            QCOMPARE(QColor(frame.pixel(1, 1)), tokensOf(Theme::of(theme)).canvas);
            QVERIFY(frame != before);
            before = frame;
        }
    }

    void filesOfBothFormats()
    {
        const TrainingFrames frames(filmOf(8, Theme::Kind::Dark));
        for (const AnimationFormat format : {AnimationFormat::Gif, AnimationFormat::WebP}) {
            AnimationSettings settings;
            settings.format = format;
            QBuffer file;
            QVERIFY(file.open(QIODevice::ReadWrite));
            const ExportResult result = writeAnimation(frames, settings, file, {});
            QCOMPARE(result.status, ExportResult::Status::Done);
            QCOMPARE(result.pictures, 9);
            QVERIFY(file.size() > 1000);
        }
    }

    void thePictureIsWordsAndLines()
    {
        const TrainingPicture picture({trained(40), 0, 40, {}});
        QCOMPARE(picture.title(), sentence("exporting.training.title"));
        const QString svg = QString::fromUtf8(svgOf(picture, Theme::Kind::Light));
        for (const QString& words :
            {sentence("exporting.training.written"), sentence("exporting.training.learned", {QStringLiteral("1")}),
                QStringLiteral("100.0 %"), sentence("exporting.training.step", {QStringLiteral("40")})})
            QVERIFY2(svg.contains(words), qPrintable(words));
        QVERIFY(!imageOf(picture, Theme::Kind::HighContrast).isNull());
    }
};

CONVOKU_TEST(TestTrainingPicture)
#include "tst_training_picture.moc"
