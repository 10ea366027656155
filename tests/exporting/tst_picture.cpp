// SPDX-License-Identifier: MIT
#include "app/exporting/export_wording.h"
#include "app/exporting/graph_picture.h"
#include "app/exporting/picture_frames.h"
#include "app/exporting/picture_job.h"
#include "app/exporting/run_pictures.h"
#include "app/exporting/svg_text.h"
#include "app/views/layers/tensors_picture.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/network/pass.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace convoku;

namespace {

/// A picture whose every pixel is known: the left half in one colour, the right one in another.
class Halves : public Picture
{
public:
    explicit Halves(QSizeF size)
        : m_size(size)
    {
    }
    QSizeF size() const override { return m_size; }
    QString title() const override { return QStringLiteral("Halves & <more>"); }
    void paint(QPainter& painter, Theme::Kind theme) const override
    {
        painter.fillRect(QRectF(QPointF(), m_size), Theme::of(theme).background);
        painter.fillRect(QRectF(m_size.width() / 2, 0, m_size.width() / 2, m_size.height()), Qt::red);
    }

private:
    QSizeF m_size;
};

std::shared_ptr<const Picture> pictureNamed(const QByteArray& name)
{
    static const auto recording = std::make_shared<const Recording>(testing::smallRecording());
    if (name == "board")
        return std::make_shared<BoardPicture>(frameAt(*recording, recording->endOf(1), {}, BoardPicture::kWidth));
    if (name == "tree")
        return std::make_shared<TreePicture>(*recording, std::nullopt, recording->last(), QStringLiteral("Tree"));
    if (name == "two boards") {
        const BoardsPicture::Side side{
            sceneAt(*recording, recording->endOf(1)), QStringLiteral("one"), QStringLiteral("with a note")};
        return std::make_shared<BoardsPicture>(
            std::vector{side, side}, QStringLiteral("and words"), QStringLiteral("Both"));
    }
    if (name == "graph")
        return std::make_shared<NetworkPicture>(std::make_shared<const Network>(buildEncode()), 0);
    TensorsPicture::Content content;
    TensorPicture tensor;
    tensor.shape = {9, 9, 1};
    tensor.places = {Places::Rows, Axis::Digit};
    tensor.range = {0, 9};
    for (int i = 0; i < 81; ++i)
        tensor.numbers.push_back(i % 10);
    content.inputs = {tensor};
    content.outputs = {tensor};
    content.sentences = {QStringLiteral("1 + 1 = 2"), QStringLiteral("It adds.")};
    return std::make_shared<TensorsPicture>(content, QSizeF(700, 300));
}

/// The root of the mean square difference of two images of one size, 0 … 255.
double difference(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const int grey = qGray(a.pixel(x, y)) - qGray(b.pixel(x, y));
            sum += grey * grey;
        }
    }
    return std::sqrt(sum / (static_cast<double>(a.width()) * a.height()));
}

QImage drawn(const QByteArray& svg, QSize size)
{
    QSvgRenderer renderer(svg);
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(QPointF(), renderer.viewBoxF().size()));
    return image;
}

} // namespace

class TestPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    /// The picture has the size of its scale. If the first scale is too large, the next one applies.
    void aJobDraws_data()
    {
        QTest::addColumn<std::vector<double>>("scales");
        QTest::addColumn<QSize>("drawn");
        QTest::newRow("scale") << std::vector{2.0} << QSize(80, 40);
        QTest::newRow("next scale") << std::vector{1e6, 1.0} << QSize(40, 20);
        QTest::newRow("too large") << std::vector{1e6} << QSize();
    }
    void aJobDraws()
    {
        QFETCH(std::vector<double>, scales);
        QFETCH(QSize, drawn);
        PictureJob job;
        QSignalSpy drawnSpy(&job, &PictureJob::drawn);
        job.draw(std::make_shared<Halves>(QSizeF(40, 20)), Theme::Kind::Light, scales);
        QVERIFY(drawnSpy.wait(20'000));
        const auto image = drawnSpy.front().front().value<QImage>();
        QCOMPARE(image.isNull(), drawn.isEmpty());
        QCOMPARE(image.size(), drawn.isEmpty() ? QSize(0, 0) : drawn);
        if (!image.isNull())
            QCOMPARE(image.pixelColor(image.width() - 1, image.height() / 2), QColor(Qt::red));
    }

    /// The size is that of the file, also where less is drawn.
    void framesOfAPicture_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QSize>("drawn");
        QTest::newRow("as it is") << 1.0 << QSize(101, 41) << QSize(101, 41);
        QTest::newRow("larger") << 4.0 << QSize(402, 162) << QSize(402, 162);
        QTest::newRow("too large for a preview") << 40.0 << QSize(4020, 1620) << QSize(2000, 806);
    }
    void framesOfAPicture()
    {
        QFETCH(double, scale);
        QFETCH(QSize, size);
        QFETCH(QSize, drawn);
        const PictureFrames frames(std::make_shared<Halves>(QSizeF(100.5, 40.5)), Theme::Kind::Light, scale);
        QCOMPARE(frames.count(), 1);
        QCOMPARE(frames.size(), size);
        const QImage frame = frames.frame(0);
        QCOMPARE(frame.size(), drawn);
        QCOMPARE(frame.pixelColor(frame.width() - 2, frame.height() / 2), QColor(Qt::red));
    }

    /// The strip stands above what was there without it, with a frame around its layer; of many layers those around it.
    void tensorsWithTheirTrail_data()
    {
        QTest::addColumn<QByteArray>("group");
        QTest::addColumn<int>("layer");
        QTest::newRow("the first") << QByteArray("hidden_single_row") << 1;
        QTest::newRow("in the middle") << QByteArray("hidden_single_row") << 8;
        QTest::newRow("the last") << QByteArray("naked_pair_box") << 29;
        QTest::newRow("one of very many") << QByteArray("search") << 60;
    }

    void tensorsWithTheirTrail()
    {
        QFETCH(QByteArray, group);
        QFETCH(int, layer);
        static const auto network = std::make_shared<const Network>(buildPass({}).network);
        static const auto values = [] {
            testing::LoopBackend backend;
            const auto loaded = backend.load(network);
            return std::make_shared<const Inspection>(
                Inspection::ofPass(network, *loaded, testing::smallRecording().stateAt({0, 0, 0})));
        }();
        const auto foundGroup = std::find_if(network->groups.begin(), network->groups.end(),
            [&](const Group& each) { return QByteArray::fromStdString(each.id) == group; });
        TensorsPicture::Content content;
        TensorPicture tensor;
        tensor.shape = {1, 9, 9};
        tensor.range = {0, 1};
        tensor.numbers.resize(81);
        content.inputs = {tensor};
        content.outputs = {tensor};
        const TensorsPicture plain(content, QSizeF(900, 300));
        const auto with = [&](int current) {
            content.trail
                = TensorsPicture::Trail{values, static_cast<std::size_t>(foundGroup - network->groups.begin()), current,
                    current, 0, false, QStringLiteral("The rule"), QStringLiteral("here you are")};
            return TensorsPicture(content, QSizeF(900, 300));
        };
        const TensorsPicture picture = with(layer);
        const int above = static_cast<int>(picture.size().height() - plain.size().height());
        QVERIFY(above > 60);
        QCOMPARE(picture.size().width(), plain.size().width());
        const QImage image = imageOf(picture, Theme::Kind::Light);
        const QImage before = imageOf(plain, Theme::Kind::Light);
        QCOMPARE(image.copy(0, above, before.width(), before.height() - 1),
            before.copy(0, 0, before.width(), before.height() - 1));
        // The frame is where the layer's stop is, and inside the picture: another layer has it elsewhere.
        const int other = layer == 1 ? 2 : layer - 1;
        QVERIFY(imageOf(with(other), Theme::Kind::Light).copy(0, 0, image.width(), above)
            != image.copy(0, 0, image.width(), above));
        const LayerTrail trail = trailOf(*network, *foundGroup);
        const LayerTrailGeometry geometry(trail, 900, 1, {layer, layer});
        const double over = geometry.size().width() - 900;
        const double middle = geometry.stop(trail.stopOf(layer)).center().x();
        const double left = over <= 0 ? 0 : std::clamp(middle - 450, 0.0, over);
        const double edge = 16 + geometry.stop(trail.stopOf(layer)).left() - left - 3.5;
        const double height = 12 + 24 + geometry.stop(trail.stopOf(layer)).center().y();
        QVERIFY(edge > 0 && edge < image.width());
        bool framed = false;
        for (int x = -1; x <= 1; ++x)
            framed
                |= image.pixelColor(static_cast<int>(std::round(edge)) + x, static_cast<int>(height)).lightness() < 90;
        QVERIFY(framed);
    }

    void aPngHasTheSizeAndColoursThatWereAskedFor_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<QSize>("size");
        QTest::newRow("0.5") << 0.5 << QSize(51, 21);
        QTest::newRow("1") << 1.0 << QSize(101, 41);
        QTest::newRow("2") << 2.0 << QSize(201, 81); // 100.5 × 40.5 doubled
        QTest::newRow("4") << 4.0 << QSize(402, 162);
    }

    void aPngHasTheSizeAndColoursThatWereAskedFor()
    {
        QFETCH(double, scale);
        QFETCH(QSize, size);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("picture.png"));
        for (const Theme::Kind theme : {Theme::Kind::Light, Theme::Kind::Dark, Theme::Kind::Article}) {
            QCOMPARE(writePicture(Halves({100.5, 40.5}), {PictureFormat::Png, theme, scale}, path).status,
                ExportResult::Status::Done);
            const QImage image(path);
            QCOMPARE(image.size(), size);
            QCOMPARE(image.pixelColor(1, 1), Theme::of(theme).background);
            QCOMPARE(image.pixelColor(size.width() - 3, size.height() - 3), QColor(Qt::red));
            QCOMPARE(image.pixelColor(size.width() / 2 - 4, 3), Theme::of(theme).background);
            QCOMPARE(image.pixelColor(size.width() / 2 + 4, 3), QColor(Qt::red));
            // 96 dots an inch at scale 1, in dots a metre.
            QVERIFY(std::abs(image.dotsPerMeterX() - 3780 * scale) < 3);
        }
    }

    void otherProgramsReadThePng()
    {
        const QString identify = QStandardPaths::findExecutable(QStringLiteral("identify"));
        if (identify.isEmpty())
            QSKIP("ImageMagick is not installed");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("picture.png"));
        QCOMPARE(writePicture(Halves({64, 32}), {PictureFormat::Png, Theme::Kind::Light, 2}, path).status,
            ExportResult::Status::Done);
        QProcess process;
        process.start(identify, {QStringLiteral("-format"), QStringLiteral("%m %w %h %k"), path});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardOutput(), QByteArray("PNG 128 64 2"));
    }

    void svgAndPngShowTheSame_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"board", "tree", "two boards", "graph", "tensors"})
            QTest::newRow(name) << QByteArray(name);
    }

    void svgAndPngShowTheSame()
    {
        QFETCH(QByteArray, name);
        const auto picture = pictureNamed(name);
        for (const Theme::Kind theme : {Theme::Kind::Light, Theme::Kind::Dark}) {
            const QImage image = imageOf(*picture, theme);
            QCOMPARE(image.width(), static_cast<int>(std::ceil(picture->size().width())));
            const QByteArray svg = svgOf(*picture, theme);
            QCOMPARE(svg, svgOf(*picture, theme));
            const QImage lines = drawn(svg, image.size());
            QImage empty(image.size(), QImage::Format_RGB32);
            empty.fill(image.pixelColor(1, 1));
            const double off = difference(image, lines);
            const double bare = difference(image, empty);
            QVERIFY2(off < 0.5 * bare, QByteArray::number(off) + " of " + QByteArray::number(bare));
        }
        QVERIFY2(name == "tensors" || name == "graph" || !svgOf(*picture, Theme::Kind::Light).contains("<image"),
            "lines, not pixels");
    }

    void anotherProgramReadsTheSvg_data() { svgAndPngShowTheSame_data(); }

    void anotherProgramReadsTheSvg()
    {
        QFETCH(QByteArray, name);
        const QString convert = QStandardPaths::findExecutable(QStringLiteral("rsvg-convert"));
        if (convert.isEmpty())
            QSKIP("librsvg's program is not installed");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("picture.svg"));
        const auto picture = pictureNamed(name);
        QCOMPARE(writePicture(*picture, {PictureFormat::Svg, Theme::Kind::Light, 1}, path).status,
            ExportResult::Status::Done);
        QProcess process;
        process.start(convert, {path});
        QVERIFY(process.waitForFinished());
        const QImage read = QImage::fromData(process.readAllStandardOutput(), "PNG");
        const QImage image = imageOf(*picture, Theme::Kind::Light);
        QVERIFY(std::abs(read.width() - image.width()) <= 1 && std::abs(read.height() - image.height()) <= 1);
        // Its letters are of another font: both are compared a sixth as large, where letters are grey.
        const QSize small = image.size() / 6;
        const auto shrunk = [&small](const QImage& large) {
            return large.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        };
        const double off = difference(shrunk(image), shrunk(read));
        QVERIFY2(off < 16, QByteArray::number(off));
    }

    void theCompactSvgLooksLikeTheLongOne()
    {
        // Everything that the painters use, and states that change from line to line.
        QBuffer buffer;
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize({300, 200});
        generator.setViewBox(QRectF(0, 0, 300, 200));
        QPainter painter(&generator);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(0, 0, 300, 200, Qt::white);
        for (int i = 0; i < 6; ++i) {
            QColor colour = QColor::fromHsv(i * 60, 200, 200, i % 2 == 0 ? 255 : 120);
            painter.setPen(i % 3 == 0 ? QPen(Qt::NoPen) : QPen(colour.darker(), i));
            painter.setBrush(i % 3 == 1 ? QBrush(Qt::NoBrush) : QBrush(colour));
            painter.drawRoundedRect(QRectF(10 + 45 * i, 10, 40, 60), 8, 8);
            painter.drawLine(10 + 45 * i, 80, 10 + 45 * i, 95);
            painter.drawLine(10 + 45 * i, 95, 10 + 45 * i, 120); // goes on
            painter.drawLine(10 + 45 * i, 120, 40 + 45 * i, 120); // turns
            painter.save();
            painter.translate(10 + 45 * i, 130);
            painter.rotate(10 * i);
            painter.drawPolygon(QPolygonF({{0, 0}, {20, 4}, {9, 22}}));
            painter.restore();
            QImage image(8, 8, QImage::Format_ARGB32);
            image.fill(colour);
            image.setPixelColor(3, 3, Qt::black);
            painter.drawImage(QRectF(12 + 45 * i, 165, 24, 24), image);
        }
        // Planes of numbers: equal squares side by side, some over others, some that can be seen through, and letters.
        painter.setRenderHint(QPainter::Antialiasing, false);
        for (int i = 0; i < 20; ++i)
            painter.fillRect(QRectF(10 + 14 * i, 72, 9, 9), i < 12 ? Qt::darkCyan : Qt::darkYellow);
        for (int i = 0; i < 5; ++i)
            painter.fillRect(QRectF(12 + 9 * i, 76, 14, 12), Qt::darkMagenta); // one over the other
        for (int i = 0; i < 5; ++i)
            painter.fillRect(QRectF(102 + 9 * i, 76, 14, 12), QColor(200, 0, 0, 90)); // darker where two lie
        painter.setPen(Qt::black);
        for (int i = 0; i < 12; ++i)
            painter.drawText(QPointF(12 + 22 * i, 126), QString::number(i % 3));
        painter.end();
        const QByteArray compact = compactSvg(buffer.data());
        QCOMPARE(compact.count("h9v9h-9z"), 20);
        QCOMPARE(compact.count("<path fill-rule=\"nonzero\"") + compact.count(" fill-rule=\"nonzero\" d="), 3 + 3);
        QVERIFY2(compact.size() * 2 < buffer.size(), QByteArray::number(compact.size()));
        QVERIFY(compact.contains("<rect") && compact.contains("rx="));
        const double off = difference(drawn(buffer.data(), {300, 200}), drawn(compact, {300, 200}));
        QVERIFY2(off < 1.5, QByteArray::number(off));
        QCOMPARE(compactSvg("no picture"), QByteArray("no picture"));
        QCOMPARE(compactSvg("<svg><g></svg>"), QByteArray("<svg><g></svg>"));
    }

    void whatCannotBeWrittenIsSaid()
    {
        QTemporaryDir folder;
        const QString missing = folder.filePath(QStringLiteral("nowhere/picture.png"));
        const QString problem = exportProblem(writePicture(Halves({10, 10}), {}, missing), missing);
        QVERIFY2(problem.contains(QStringLiteral("No such file or directory")), problem.toUtf8());
        // A file that can't be replaced by the new one stays.
        const QString path = folder.filePath(QStringLiteral("picture.png"));
        QCOMPARE(writePicture(Halves({10, 10}), {}, path).status, ExportResult::Status::Done);
        const QString large = exportProblem(writePicture(Halves({40000, 10}), {}, path), path);
        QVERIFY2(large.contains(QStringLiteral("32767")), large.toUtf8());
        QCOMPARE(QImage(path).size(), QSize(10, 10));
        // Nor is it replaced where nobody wants it any more, or where only its size was asked for.
        QCOMPARE(writePicture(Halves({20, 20}), {}, path, [] { return true; }).status, ExportResult::Status::Cancelled);
        const ExportResult measured = writePicture(Halves({20, 20}), {}, {});
        QCOMPARE(QImage(path).size(), QSize(10, 10));
        QCOMPARE(writePicture(Halves({20, 20}), {}, path).bytes, measured.bytes);
        QCOMPARE(QFileInfo(path).size(), measured.bytes);
        QVERIFY(imageOf(Halves({9000, 10}), Theme::Kind::Light, 4).isNull());
    }

    void theNameDecidesOverTheFormat_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("svg");
        QTest::newRow("png") << QStringLiteral("a.png") << false;
        QTest::newRow("svg") << QStringLiteral("a.svg") << true;
        QTest::newRow("capitals") << QStringLiteral("a.SVG") << true;
        QTest::newRow("none") << QStringLiteral("a") << false;
        QTest::newRow("inside") << QStringLiteral("a.svg.png") << false;
    }

    void theNameDecidesOverTheFormat()
    {
        QFETCH(QString, name);
        QFETCH(bool, svg);
        QCOMPARE(formatOf(name, PictureFormat::Png) == PictureFormat::Svg, svg);
    }
};

CONVOKU_TEST(TestPicture)
#include "tst_picture.moc"
