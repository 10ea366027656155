// SPDX-License-Identifier: MIT
#include "app/exporting/animation.h"
#include "app/exporting/animation_sampling.h"
#include "app/exporting/export_schema.h"
#include "app/exporting/run_frames.h"
#include "app/exporting/svg_animation.h"
#include "app/exporting/titled_frames.h"
#include "tests/exporting/gif_testing.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QDomDocument>
#include <QProcess>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <set>

using namespace convoku;

// Animated PNG, video and animated SVG, judged by ffmpeg's and Qt's decoders.
namespace {

/// The pictures that ffmpeg shows, at so many a second; none where it can't read the file.
std::vector<QImage> playedAt(int perSecond, const QString& path, QSize size)
{
    QProcess process;
    process.start(QStringLiteral("ffmpeg"),
        {QStringLiteral("-hide_banner"), QStringLiteral("-loglevel"), QStringLiteral("error"), QStringLiteral("-i"),
            path, QStringLiteral("-vf"), QStringLiteral("fps=%1").arg(perSecond), QStringLiteral("-f"),
            QStringLiteral("rawvideo"), QStringLiteral("-pix_fmt"), QStringLiteral("bgra"), QStringLiteral("-")});
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        return {};
    const QByteArray raw = process.readAllStandardOutput();
    std::vector<QImage> pictures;
    const qsizetype bytes = qsizetype{4} * size.width() * size.height();
    for (qsizetype at = 0; at + bytes <= raw.size(); at += bytes) {
        const QImage view(
            reinterpret_cast<const uchar*>(raw.constData() + at), size.width(), size.height(), QImage::Format_RGB32);
        pictures.push_back(view.copy());
    }
    return pictures;
}

/// The picture that a player shows at a time, in hundredths of a second.
QImage expectedAt(const Scene& scene, int time)
{
    int i = 0;
    for (int end = scene.delay(0); i + 1 < scene.count() && end <= time; end += scene.delay(i))
        ++i;
    return scene.frame(i).convertToFormat(QImage::Format_RGB32);
}

int biggestDifference(const QImage& a, const QImage& b)
{
    int most = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            most = std::max(most, squaredDistance(a.pixel(x, y), b.pixel(x, y)));
    }
    return most;
}

/// Chunks of a PNG: name and contents. Their sums are checked by the decoders.
std::vector<std::pair<QByteArray, QByteArray>> chunksOf(const QByteArray& png)
{
    std::vector<std::pair<QByteArray, QByteArray>> chunks;
    for (qsizetype at = 8; at + 12 <= png.size();) {
        const auto size = static_cast<qsizetype>(qFromBigEndian<quint32>(png.constData() + at));
        chunks.emplace_back(png.mid(at + 4, 4), png.mid(at + 8, size));
        at += 12 + size;
    }
    return chunks;
}

/// A frame of lines: bars of which one moves, one blinks and one stays, on a background.
class Bars final : public FrameSource
{
public:
    explicit Bars(int count)
        : m_count(count)
    {
    }

    QSize size() const override { return {120, 60}; }
    int count() const override { return m_count; }
    int delay(int index) const override { return 10 + 7 * index; }
    QImage frame(int index) const override
    {
        QImage image(size(), QImage::Format_RGB32);
        QPainter painter(&image);
        paint(painter, index);
        return image;
    }
    void paint(QPainter& painter, int index) const override
    {
        painter.fillRect(QRect(QPoint(), size()), QColor(240, 240, 250));
        painter.fillRect(QRect(5, 5, 20, 40), Qt::darkGreen);
        if (index % 2 == 0)
            painter.fillRect(QRect(15, 15, 30, 10), Qt::red);
        painter.fillRect(QRect(30 + 8 * index, 30, 12, 20), Qt::blue);
        for (int i = 0; i < index % 3; ++i) // equal parts, which are darker where there are two
            painter.fillRect(QRect(80, 5, 20, 20), QColor(0, 0, 0, 80));
        painter.fillRect(QRect(40, 35, 60, 5), Qt::black); // over the one that moves
    }

private:
    int m_count;
};

/// Returns the picture that a browser shows of an animated SVG at a time: reads the style sheet and removes the
/// elements that it hides.
QImage shownAt(const QByteArray& svg, double percent)
{
    QDomDocument document;
    document.setContent(svg);
    QString sheet;
    const QDomNodeList styles = document.elementsByTagName(QStringLiteral("style"));
    for (int i = 0; i < styles.size(); ++i)
        sheet += styles.at(i).toElement().text();
    std::set<QString> hidden;
    static const QRegularExpression kRule(QStringLiteral("@keyframes (\\w+)\\{((?:[\\d.]+%\\{[^}]*\\})+)\\}"));
    static const QRegularExpression kStep(QStringLiteral("([\\d.]+)%\\{visibility:(\\w+)\\}"));
    for (auto rule = kRule.globalMatch(sheet); rule.hasNext();) {
        const auto match = rule.next();
        bool visible = false;
        for (auto step = kStep.globalMatch(match.captured(2)); step.hasNext();) {
            const auto at = step.next();
            if (at.captured(1).toDouble() <= percent)
                visible = at.captured(2) == QStringLiteral("visible");
        }
        if (!visible)
            hidden.insert(match.captured(1));
    }
    std::vector<QDomElement> gone;
    for (const char* tag : {"g", "rect", "path", "text", "use"}) {
        const QDomNodeList nodes = document.elementsByTagName(QString::fromLatin1(tag));
        for (int i = 0; i < nodes.size(); ++i) {
            const QDomElement element = nodes.at(i).toElement();
            if (hidden.contains(element.attribute(QStringLiteral("class"))))
                gone.push_back(element);
        }
    }
    for (const QDomElement& element : gone)
        element.parentNode().removeChild(element);
    QSvgRenderer renderer(document.toByteArray());
    QImage image(renderer.viewBoxF().size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(image.rect()));
    return image;
}

} // namespace

class TestMovingFormats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void apngShowsTheSamePictures_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("allColours");
        for (const char* kind : {"cells", "discs", "apart", "gradients", "noise", "pixel", "same", "colour"}) {
            QTest::addRow("%s", kind) << QByteArray(kind) << QSize(97, 63) << true;
            QTest::addRow("%s, one pixel", kind) << QByteArray(kind) << QSize(1, 1) << true;
            QTest::addRow("%s, a row", kind) << QByteArray(kind) << QSize(300, 1) << true;
        }
        QTest::newRow("cells, palette") << QByteArray("cells") << QSize(97, 63) << false;
        QTest::newRow("pixel, palette") << QByteArray("pixel") << QSize(97, 63) << false;
    }

    void apngShowsTheSamePictures()
    {
        QFETCH(const QByteArray, kind);
        QFETCH(const QSize, size);
        QFETCH(const bool, allColours);
        const auto scene = makeScene(kind, size, 9);
        AnimationSettings settings{.format = AnimationFormat::Apng, .plays = 3, .allColours = allColours};
        const ExportResult result = writeAnimation(*scene, settings, path("a.apng"), {});
        QCOMPARE(result.status, ExportResult::Status::Done);
        const QByteArray file = contents(path("a.apng"));
        QCOMPARE(result.bytes, file.size());
        // A viewer without animations shows the first picture.
        QCOMPARE(QImage::fromData(file, "PNG").convertToFormat(QImage::Format_RGB32),
            scene->frame(0).convertToFormat(QImage::Format_RGB32));
        int total = 0;
        for (int i = 0; i < scene->count(); ++i)
            total += scene->delay(i);
        const std::vector<QImage> played = playedAt(100, path("a.apng"), size);
        QVERIFY(std::abs(static_cast<int>(played.size()) - total) <= scene->delays.back());
        for (int time = 0; time < static_cast<int>(played.size()); ++time)
            QVERIFY2(
                played[static_cast<std::size_t>(time)] == expectedAt(*scene, time), qPrintable(QString::number(time)));
        // The header says how many pictures there are, and how often they play.
        int different = 1;
        for (int i = 1; i < scene->count(); ++i)
            different += scene->frame(i) != scene->frame(i - 1) ? 1 : 0;
        QCOMPARE(result.pictures, different);
        int pictures = 0;
        quint32 sequence = 0;
        QByteArray counts;
        for (const auto& [name, data] : chunksOf(file)) {
            if (name == "acTL")
                counts = data;
            if (name == "fcTL")
                ++pictures;
            if (name == "fcTL" || name == "fdAT")
                QCOMPARE(qFromBigEndian<quint32>(data.constData()), sequence++);
        }
        QCOMPARE(result.pictures, pictures);
        QCOMPARE(qFromBigEndian<qint32>(counts.constData()), pictures);
        QCOMPARE(qFromBigEndian<qint32>(counts.constData() + 4), 3);
    }

    void apngHoldsWhatChanges()
    {
        // Far apart on a ground that packs badly, two pixels blink.
        const auto noise = makeScene("noise", {120, 80}, 1);
        QImage ground = noise->frame(0).convertToFormat(QImage::Format_RGB32);
        for (int y = 0; y < ground.height(); ++y) {
            for (int x = 0; x < ground.width(); ++x)
                ground.setPixel(x, y, ground.pixel(x, y) & 0xffc0c0c0U); // few colours: the palette is exact
        }
        const auto other = [](QRgb colour) { return colour == 0xffc0c0c0U ? 0xff000000U : 0xffc0c0c0U; };
        Scene scene;
        for (int i = 0; i < 8; ++i) {
            QImage picture = ground;
            if (i % 2 == 1) {
                picture.setPixel(0, 0, other(picture.pixel(0, 0)));
                picture.setPixel(119, 79, other(picture.pixel(119, 79)));
            }
            scene.frames.push_back(picture);
            scene.delays.push_back(10);
        }
        const AnimationSettings settings{.format = AnimationFormat::Apng};
        const auto bytesOf = [&](const Scene& shown) {
            writeAnimation(shown, settings, path("blink.apng"), {});
            return contents(path("blink.apng")).size();
        };
        const Scene first{{scene.frames[0]}, {10}};
        const qsizetype alone = bytesOf(first);
        QVERIFY(bytesOf(scene) < alone + 7 * 250);
        const std::vector<QImage> played = playedAt(100, path("blink.apng"), ground.size());
        QVERIFY(played.size() >= 70);
        for (int time = 0; time < static_cast<int>(played.size()); ++time)
            QVERIFY2(
                played[static_cast<std::size_t>(time)] == expectedAt(scene, time), qPrintable(QString::number(time)));
    }

    void apngSaysWhatItShows()
    {
        AnimationSettings settings{.format = AnimationFormat::Apng};
        settings.facts.title = QStringLiteral("Ein Rätsel");
        settings.facts.puzzle = QString(81, QLatin1Char('.'));
        QCOMPARE(writeAnimation(*makeScene("cells", {30, 30}, 3), settings, path("a.apng"), {}).status,
            ExportResult::Status::Done);
        const QImage image(path("a.apng"), "PNG");
        QCOMPARE(image.text(QStringLiteral("Title")), settings.facts.title);
        QCOMPARE(image.text(QStringLiteral("Puzzle")), settings.facts.puzzle);
    }

    void apngGoesIntoAPipe()
    {
        const auto scene = makeScene("cells", {40, 30}, 5);
        const AnimationSettings settings{.format = AnimationFormat::Apng};
        QCOMPARE(writeAnimation(*scene, settings, path("a.apng"), {}).status, ExportResult::Status::Done);
        NullDevice nowhere; // it can seek
        QCOMPARE(writeAnimation(*scene, settings, nowhere, {}).bytes, contents(path("a.apng")).size());
        class Pipe : public QBuffer
        {
        public:
            bool isSequential() const override { return true; }
        } pipe;
        QVERIFY(pipe.open(QIODevice::WriteOnly));
        QCOMPARE(writeAnimation(*scene, settings, pipe, {}).status, ExportResult::Status::Done);
        QCOMPARE(pipe.data(), contents(path("a.apng")));
    }

    /// The new parts of a picture share one group, which holds the time once.
    void partsOfAPictureAreAGroup()
    {
        class Boxes final : public FrameSource
        {
        public:
            QSize size() const override { return {100, 100}; }
            int count() const override { return 3; }
            int delay(int) const override { return 50; }
            void paint(QPainter& painter, int index) const override
            {
                for (int i = 0; i < 10; ++i)
                    painter.fillRect(QRect(30 * index + i, 9 * i, 5, 5), QColor(20 * i, 40, 80));
            }
        };
        QBuffer file;
        QVERIFY(file.open(QIODevice::WriteOnly));
        const AnimationSettings settings{.format = AnimationFormat::Svg};
        QCOMPARE(writeAnimation(Boxes(), settings, file, {}).status, ExportResult::Status::Done);
        QCOMPARE(file.data().count(" class="), 3);
        QDomDocument document;
        QVERIFY(document.setContent(file.data()));
        QCOMPARE(document.elementsByTagName(QStringLiteral("rect")).size()
                + document.elementsByTagName(QStringLiteral("path")).size(),
            30);
    }

    void videosKeepTheirTimes_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QSize>("size");
        QTest::newRow("mp4") << QStringLiteral("a.mp4") << QSize(64, 48);
        QTest::newRow("mp4, odd sides") << QStringLiteral("odd.mp4") << QSize(63, 47);
        QTest::newRow("webm") << QStringLiteral("a.webm") << QSize(64, 48);
    }

    void videosKeepTheirTimes()
    {
        QFETCH(const QString, file);
        QFETCH(const QSize, size);
        Scene scene;
        for (const QRgb colour : {0xff2040c0U, 0xffe0e0e0U, 0xff208030U, 0xffc02020U}) {
            scene.frames.push_back(plain(size, colour));
            for (int x = 0; x < size.width(); ++x) { // another colour at the top; an even number of rows
                for (int y = 0; y < size.height() / 4 * 2; ++y)
                    scene.frames.back().setPixel(x, y, 0xff101010U);
            }
            scene.delays.push_back(20 + 30 * static_cast<int>(scene.delays.size()));
        }
        const QString target = path(file);
        const AnimationSettings settings{.format = animationFormatOf(target, AnimationFormat::Gif)};
        const ExportResult result = writeAnimation(scene, settings, target, {});
        QVERIFY2(result.status == ExportResult::Status::Done, qPrintable(result.detail));
        QCOMPARE(result.bytes, contents(target).size());
        const QSize even(size.width() + size.width() % 2, size.height() + size.height() % 2);
        const std::vector<QImage> played = playedAt(10, target, even);
        QCOMPARE(static_cast<int>(played.size()), (20 + 50 + 80 + 110) / 10);
        for (int i = 0; i < static_cast<int>(played.size()); ++i) {
            const QImage& whole = played[static_cast<std::size_t>(i)];
            const QImage picture = whole.copy(QRect(QPoint(), size));
            // The padding that makes the sides even looks like the pixels beside it.
            for (int x = 0; x < size.width(); ++x)
                QVERIFY(squaredDistance(whole.pixel(x, even.height() - 1), whole.pixel(x, size.height() - 1)) < 300);
            QVERIFY2(
                biggestDifference(picture, expectedAt(scene, 10 * i)) < 3 * 12 * 12, qPrintable(QString::number(i)));
        }
    }

    /// AV1 has a palette for drawings: where letters are small, other videos of a run are larger than its GIF.
    void aWebMOfARunIsSmallerThanItsGif()
    {
        QProcess ffmpeg;
        ffmpeg.start(QStringLiteral("ffmpeg"), {QStringLiteral("-encoders")});
        if (!ffmpeg.waitForFinished() || !ffmpeg.readAllStandardOutput().contains("libaom-av1"))
            QSKIP("This ffmpeg has no AV1.");
        AnimationOptions options;
        options.width = 240;
        const RunFrames frames(std::make_shared<const Recording>(testing::smallRecording()), options);
        const auto bytesOf = [&](AnimationFormat format) {
            const ExportResult result = measureAnimation(frames, {.format = format}, {});
            return result.status == ExportResult::Status::Done ? result.bytes : -1;
        };
        const qint64 webm = bytesOf(AnimationFormat::WebM);
        const qint64 gif = bytesOf(AnimationFormat::Gif);
        QVERIFY2(webm > 0 && webm < gif, qPrintable(QStringLiteral("%1, %2").arg(webm).arg(gif)));
    }

    void videosNeedTheProgram()
    {
        const QByteArray before = qgetenv("PATH");
        qputenv("PATH", "/nowhere");
        const QString reason = whyNotWritten(AnimationFormat::Mp4);
        const AnimationSettings settings{.format = AnimationFormat::WebM};
        const ExportResult result = writeAnimation(*makeScene("cells", {20, 20}, 2), settings, path("no.webm"), {});
        qputenv("PATH", before);
        QVERIFY(reason.contains(QStringLiteral("apt install ffmpeg")));
        QCOMPARE(result.status, ExportResult::Status::BrokeOff);
        QCOMPARE(result.detail, reason);
        QVERIFY(!QFile::exists(path("no.webm")));
        QVERIFY(whyNotWritten(AnimationFormat::Mp4).isEmpty());
        QVERIFY(whyNotWritten(AnimationFormat::Gif).isEmpty());
    }

    void cancelledLeavesTheOldFile_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* name : {"c.apng", "c.mp4", "c.webm", "c.svg"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void cancelledLeavesTheOldFile()
    {
        QFETCH(const QString, file);
        QFile old(path(file));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        const AnimationSettings settings{.format = animationFormatOf(path(file), AnimationFormat::Gif)};
        int calls = 0;
        const ExportResult result = writeAnimation(
            *makeScene("cells", {40, 40}, 12), settings, path(file), [&](int, int) { return ++calls < 3; });
        QCOMPARE(result.status, ExportResult::Status::Cancelled);
        QCOMPARE(contents(path(file)), QByteArray("old"));
        QCOMPARE(calls, 3);
    }

    void svgShowsEachPictureInItsTime()
    {
        const Bars bars(9);
        const AnimationSettings settings{.format = AnimationFormat::Svg, .plays = 2};
        QCOMPARE(writeAnimation(bars, settings, path("a.svg"), {}).status, ExportResult::Status::Done);
        const QByteArray svg = contents(path("a.svg"));
        int total = bars.duration();
        int start = 0;
        for (int i = 0; i < bars.count(); ++i) {
            // At its beginning, in its middle and just before its end.
            for (const double time : {start + 0.01, start + bars.delay(i) / 2.0, start + bars.delay(i) - 0.01})
                QVERIFY2(shownAt(svg, 100 * time / total) == bars.frame(i), qPrintable(QString::number(time)));
            start += bars.delay(i);
        }
        QCOMPARE(shownAt(svg, 100), bars.frame(bars.count() - 1));
        // A part that stays is stored once, as is the blinking bar; each place of the moving bar is a separate part.
        QCOMPARE(svg.count("#008000") + svg.count("darkgreen"), 1);
        QCOMPARE(svg.count("#ff0000") + svg.count("\"red\""), 1);
        QCOMPARE(svg.count("step-end 2 forwards"), svg.count("@keyframes"));
        QVERIFY(!svg.contains("<script"));
        QVERIFY(svg.contains("prefers-reduced-motion"));
        // A program that knows no animations shows the last picture: without a class that is hidden at first.
        QVERIFY(svg.contains("visibility:hidden;animation"));
    }

    void svgHasALimit()
    {
        class Many final : public FrameSource
        {
        public:
            QSize size() const override { return {10, 10}; }
            int count() const override { return kMostSvgPictures + 1; }
            QImage frame(int) const override { return plain({10, 10}, 0xffffffffU); }
            int delay(int) const override { return 10; }
        };
        const AnimationSettings settings{.format = AnimationFormat::Svg};
        const ExportResult result = writeAnimation(Many(), settings, path("many.svg"), {});
        QCOMPARE(result.status, ExportResult::Status::BrokeOff);
        QVERIFY(result.detail.contains(QString::number(kMostSvgPictures)));
    }

    void aTitleStandsBeforeTheRest()
    {
        const std::shared_ptr<const Scene> scene = makeScene("cells", {90, 60}, 4);
        const TitledFrames titled(
            scene, QStringLiteral("A title of many words that has to be wrapped"), Theme::Kind::Light);
        QCOMPARE(titled.count(), 5);
        QCOMPARE(titled.delay(0), TitledFrames::kDelay);
        QCOMPARE(titled.size(), scene->size());
        const QImage card = titled.frame(0);
        QVERIFY(card != plain(card.size(), card.pixel(0, 0))); // letters
        for (int x = 0; x < card.width(); ++x) {
            QCOMPARE(card.pixel(x, 0), card.pixel(0, 0));
            QCOMPARE(card.pixel(x, card.height() - 1), card.pixel(0, 0));
        }
        QImage picture = card;
        titled.redraw(picture, 0, 1);
        QCOMPARE(picture, scene->frame(0));
        for (int i = 0; i < scene->count(); ++i) {
            QCOMPARE(titled.frame(i + 1), scene->frame(i));
            QCOMPARE(titled.delay(i + 1), scene->delay(i));
        }
    }

    void namesSayTheFormat()
    {
        QCOMPARE(animationFormatOf(QStringLiteral("a.PNG"), AnimationFormat::Apng), AnimationFormat::Apng);
        QCOMPARE(animationFormatOf(QStringLiteral("a.webm"), AnimationFormat::Apng), AnimationFormat::WebM);
        QCOMPARE(animationFormatOf(QStringLiteral("a.png"), AnimationFormat::Gif), AnimationFormat::Gif);
        QCOMPARE(animationFormatOf(QStringLiteral("a.txt"), AnimationFormat::Mp4), AnimationFormat::Mp4);
        for (const AnimationFormat format : kAnimationFormats)
            QCOMPARE(animationFormatOf(QLatin1Char('.') + suffixOf(format), AnimationFormat::Gif), format);
    }

    void theSchemaNamesNoPlaceForRanges()
    {
        // An export takes a place or passes, never both; an impossible combination takes no options.
        for (int i = 0; i <= static_cast<int>(ExportKind::Picture); ++i) {
            const auto kind = static_cast<ExportKind>(i);
            for (const bool animated : {false, true}) {
                if (!canBe(kind, animated))
                    QVERIFY(
                        !applies(ExportOption::Width, kind, animated) && !applies(ExportOption::Theme, kind, animated));
                QVERIFY(
                    !applies(ExportOption::Passes, kind, animated) || !applies(ExportOption::Place, kind, animated));
                QVERIFY(animated || !applies(ExportOption::Delay, kind, animated));
            }
        }
        QVERIFY(takes(AnimationFormat::Apng, ExportOption::Plays) && !takes(AnimationFormat::Mp4, ExportOption::Plays));
    }

private:
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

CONVOKU_TEST(TestMovingFormats)
#include "tst_moving_formats.moc"
