// SPDX-License-Identifier: MIT
// The cube as a picture and as an animation: read again by other decoders.
#include "app/exporting/animation.h"
#include "app/exporting/run_frames.h"
#include "app/views/cube/cube_geometry.h"
#include "app/views/cube/cube_picture.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QImageReader>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace convoku;

namespace {

CubeContent contentOf(RuleFamily family, const LaidSubset& lit)
{
    CubeContent content;
    CubeScene& scene = content.scene;
    for (int digit = 0; digit < 9; ++digit) {
        for (int column = 0; column < 9; ++column) {
            if ((digit + column) % 3 != 1 && (column < 7 || digit == 3 || digit == 6))
                scene.candidates.add(Candidate{digit, 2, column});
        }
    }
    scene.rule = {.family = family, .house = HouseKind::Row, .size = 2, .laid = true};
    scene.laying = layingOf(scene.rule);
    scene.group = 2;
    scene.lit = lit;
    content.turn = seenFromAside(turnFor(*scene.laying));
    content.title
        = family == RuleFamily::NakedPair ? QStringLiteral("Naked pair in row") : QStringLiteral("Hidden pair in row");
    content.roles = QStringLiteral("Group: row 3");
    content.sentence = QStringLiteral("r3c8 and r3c9 hold only 4 and 7, so both leave the rest of row 3.");
    return content;
}

CubeTurning turningOf(int width = 300)
{
    CubeTurning turning;
    turning.from = contentOf(RuleFamily::NakedPair, {2, {3, 6}, {7, 8}});
    turning.to = contentOf(RuleFamily::HiddenPair, {2, {7, 8}, {3, 6}});
    turning.width = width;
    turning.delay = 7;
    turning.hold = 150;
    return turning;
}

} // namespace

class TestCubePicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void goesThereAndBack();
    void itIsASheetAtBothEnds();
    void playersReadIt();
    void canBeCancelled();
    void thePictureSaysIt();
};

void TestCubePicture::goesThereAndBack()
{
    const CubeFrames frames(turningOf());
    QCOMPARE(frames.count(), 70);
    QCOMPARE(CubeFrames::partOf(0), 0.);
    QCOMPARE(CubeFrames::partOf(35), 1.);
    for (int i = 1; i < 36; ++i) {
        QVERIFY(CubeFrames::partOf(i) > CubeFrames::partOf(i - 1));
        if (i < 35)
            QCOMPARE(CubeFrames::partOf(i), CubeFrames::partOf(70 - i));
        QCOMPARE(frames.delay(i), i == 35 ? 150 : 7);
    }
    QCOMPARE(frames.duration(), 2 * 150 + 68 * 7);
    QCOMPARE(frames.size().width(), 300);
    QCOMPARE(frames.frame(3), frames.frame(3));
    QCOMPARE(frames.frame(3).size(), frames.size());
    QVERIFY(frames.frame(0) != frames.frame(35));
    // An impossible width is limited to the narrowest or widest that is allowed.
    QCOMPARE(CubeFrames(turningOf(1)).size().width(), AnimationOptions::kMinWidth);
    QCOMPARE(CubeFrames(turningOf(1'000'000)).size().width(), AnimationOptions::kMaxWidth);
}

void TestCubePicture::itIsASheetAtBothEnds()
{
    // The two lie as sheets: what is lit is at the same places in both, in another colour, since the kernel is the
    // same.
    const CubeTurning turning = turningOf(480);
    const CubeFrames frames(turning);
    const QImage first = frames.frame(0);
    const QImage last = frames.frame(35);
    const Theme& theme = Theme::of(Theme::Kind::Light);
    const CubeGeometry geometry(QRectF(20, 72, 440, 440), turnFor(*turning.from.scene.laying), 34);
    const CubeGeometry other(QRectF(20, 72, 440, 440), turnFor(*turning.to.scene.laying), 34);
    const auto isOf = [](QRgb pixel, const QColor& hue) {
        const QColor colour(pixel);
        return std::abs(colour.hslHue() - hue.hslHue()) < 12 && colour.hslSaturation() > 60;
    };
    for (const int value : {3, 6}) {
        for (const int place : {7, 8}) {
            const QPoint naked = geometry.toPicture(CubeGeometry::placeOf(Candidate{value, 2, place})).toPoint();
            QVERIFY(turning.from.scene.candidates.has(Candidate{value, 2, place}) == ((value + place) % 3 != 1));
            if ((value + place) % 3 == 1)
                continue;
            QVERIFY(isOf(first.pixel(naked), theme.family(RuleFamily::NakedPair)));
            const QPoint hidden = other.toPicture(CubeGeometry::placeOf(Candidate{value, 2, place})).toPoint();
            QVERIFY(isOf(last.pixel(hidden), theme.family(RuleFamily::HiddenPair)));
            // Rows and columns of the sheet have changed places.
            const QPoint origin(240, 292);
            QCOMPARE(hidden - origin, QPoint((naked - origin).y(), (naked - origin).x()));
        }
    }
}

void TestCubePicture::playersReadIt()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cube.gif"));
    const CubeFrames frames(turningOf(240));
    AnimationSettings settings;
    settings.colours = 255;
    const ExportResult result = writeAnimation(frames, settings, path, [](int, int) { return true; });
    QVERIFY(result.status == ExportResult::Status::Done);
    QImageReader reader(path);
    QCOMPARE(reader.imageCount(), frames.count());
    for (int i = 0; i < frames.count(); ++i) {
        const QImage read = reader.read().convertToFormat(QImage::Format_RGB32);
        QVERIFY2(!read.isNull(), qPrintable(reader.errorString()));
        QCOMPARE(reader.nextImageDelay(), frames.delay(i) * 10);
        const QImage drawn = frames.frame(i);
        QCOMPARE(read.size(), drawn.size());
        // A GIF has fewer colours: what is shown is the same, near enough.
        qint64 apart = 0;
        for (int y = 0; y < drawn.height(); ++y) {
            for (int x = 0; x < drawn.width(); ++x) {
                const QColor a(read.pixel(x, y));
                const QColor b(drawn.pixel(x, y));
                apart += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
            }
        }
        const double mean = static_cast<double>(apart) / (drawn.width() * drawn.height());
        QVERIFY2(mean <= 3, qPrintable(QString::number(mean)));
    }
}

void TestCubePicture::canBeCancelled()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cube.gif"));
    const CubeFrames frames(turningOf(240));
    const ExportResult result = writeAnimation(frames, {}, path, [](int done, int) { return done < 5; });
    QVERIFY(result.status == ExportResult::Status::Cancelled);
    QVERIFY(!QFile::exists(path));
}

void TestCubePicture::thePictureSaysIt()
{
    const CubePicture picture(contentOf(RuleFamily::NakedPair, {2, {3, 6}, {7, 8}}));
    QCOMPARE(picture.title(), QStringLiteral("Naked pair in row"));
    const QByteArray svg = svgOf(picture, Theme::Kind::Light);
    QSvgRenderer renderer(svg);
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.viewBoxF().size(), picture.size());
    QXmlStreamReader reader(svg);
    QString texts;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::Characters)
            texts += QLatin1Char(' ') + reader.text().toString();
    }
    for (const QString& text : {QStringLiteral("Naked pair in row"), QStringLiteral("Group: row 3"),
             QStringLiteral("hold only 4 and 7"), testing::sentence("exporting.cube.value"),
             testing::sentence("exporting.cube.place"), testing::sentence("exporting.cube.rows_part")})
        QVERIFY2(texts.simplified().contains(text), qPrintable(text));
    for (const Theme::Kind kind : Theme::builtIn())
        QVERIFY(!imageOf(picture, kind, 2).isNull());
    QVERIFY(pdfOf(picture, Theme::Kind::Print).startsWith("%PDF"));
}

CONVOKU_TEST(TestCubePicture)
#include "tst_cube_picture.moc"
