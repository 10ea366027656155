// SPDX-License-Identifier: MIT
#include "app/exporting/gif_export.h"
#include "app/exporting/target_file.h"
#include "app/views/layers/layer_frames.h"
#include "app/wording/language.h"
#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"
#include "tests/exporting/gif_testing.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"

#include <QFileInfo>
#include <QImageReader>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

QString textsOf(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    QString texts;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::Characters)
            texts += QLatin1Char(' ') + reader.text().toString();
    }
    return reader.hasError() ? reader.errorString() : texts.simplified();
}

/// The labels of planes: small strong letters above the kernel, whose labels are not strong.
QStringList labelsOf(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    QStringList labels;
    std::vector<bool> strong{false};
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement: {
            const QXmlStreamAttributes attributes = reader.attributes();
            const bool says = attributes.hasAttribute(QLatin1String("font-size"));
            strong.push_back(says ? attributes.value(QLatin1String("font-size")) == QLatin1String("12")
                        && attributes.value(QLatin1String("font-weight")) == QLatin1String("600")
                                  : strong.back());
            break;
        }
        case QXmlStreamReader::EndElement:
            strong.pop_back();
            break;
        case QXmlStreamReader::Characters:
            if (strong.back() && !reader.isWhitespace())
                labels << reader.text().toString();
            break;
        default:
            break;
        }
    }
    return labels;
}

/// The smallest letters of a drawing.
double smallestLetters(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    double smallest = 1000;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = reader.attributes();
        if (attributes.hasAttribute(QLatin1String("font-size")))
            smallest = std::min(smallest, attributes.value(QLatin1String("font-size")).toDouble());
    }
    return smallest;
}

double difference(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    }
    return sum;
}

} // namespace

class TestLayerPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        auto network = std::make_shared<const Network>(buildPass({}).network);
        LoopBackend backend;
        const auto loaded = backend.load(network);
        Random random(3);
        m_values = std::make_shared<const Inspection>(Inspection::ofPass(network, *loaded, randomState(random, 0.5)));
    }

    void titlesSpeakTheLanguage()
    {
        const auto& layers = m_values->network().layers;
        const QString words = sentence("exporting.layers.no_candidate");
        const auto layer = std::ranges::find(layers, words.toStdString(), &Layer::words);
        QVERIFY(layer != layers.end());
        const LayerPicture picture{m_values, &*layer, QStringLiteral("3.4.5")};
        QVERIFY(layerTitle(picture).endsWith(QStringLiteral(": ") + words));
        useLanguage(QStringLiteral("de"));
        const QString title = layerTitle(picture);
        useLanguage({});
        QVERIFY2(title.endsWith(QStringLiteral(": eine Zelle hat keinen Kandidaten")), title.toUtf8());
    }

    void everyLayerHasItsPicture()
    {
        Random random(4);
        const Network& network = m_values->network();
        for (std::size_t i = 0; i < network.layers.size(); i += static_cast<std::size_t>(oneCaseOf())) {
            const Layer& layer = network.layers[i];
            LayerPicture picture{m_values, &layer, QStringLiteral("3.4.5")};
            const QImage without = layerImage(picture);
            const Shape shape = network.value(layer.outputs.front()).shape;
            picture.element = OutputElement{0, ElementIndex::at(randomNumber(random, 0, shape.elements() - 1), shape)};
            const QImage with = layerImage(picture);
            QCOMPARE(with.width(), LayerPage::kWidth);
            QVERIFY(with.height() > without.height()); // the arithmetic
            const QString texts = textsOf(layerBytes(picture, PictureFormat::Svg));
            QVERIFY2(texts.contains(QString::fromStdString(layer.words)), layer.words.c_str());
            QVERIFY(texts.contains(QStringLiteral("3.4.5")));
            const Arithmetic arithmetic = arithmeticOf(*m_values, layer, 0, picture.element->element);
            const QString formula = LayerWording::formula(*m_values, layer, arithmetic);
            // Long ones are broken into lines.
            for (const QString& word : formula.split(QLatin1Char(' ')))
                QVERIFY2(texts.contains(word), qPrintable(formula + QLatin1String(" in ") + texts));
            QCOMPARE(layerImage(picture, 0.25).width(), LayerPage::kWidth / 4);
        }
    }

    /// Tests layers with one input of up to nine planes of a board, and one such output. Kernels of many weights, which
    /// are drawn below with letters of their own, are left out.
    void numbersCanBeReadAtItsWidth_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {600, 720, 960, 1400})
            QTest::addRow("%d pixels", width) << width;
    }
    void numbersCanBeReadAtItsWidth()
    {
        QFETCH(const int, width);
        const Network& network = m_values->network();
        int looked = 0;
        int stretched = 0;
        for (std::size_t i = 0; i < network.layers.size(); i += static_cast<std::size_t>(oneCaseOf())) {
            const Layer& layer = network.layers[i];
            const auto isSmall = [&](ValueId value) { return network.value(value).shape.elements() <= kCandidates; };
            if (layer.inputs.size() != 1 || layer.outputs.size() != 1 || !isSmall(layer.inputs.front())
                || !isSmall(layer.outputs.front()) || kernelOf(network, layer, 0).shape.elements() > 3)
                continue;
            ++looked;
            LayerPicture picture{m_values, &layer, QStringLiteral("3.4.5")};
            const QSize usual = layerImage(picture).size();
            picture.width = width;
            const double ratio = static_cast<double>(width) / LayerPage::widthOf(picture);
            const QByteArray svg = layerBytes(picture, PictureFormat::Svg);
            QVERIFY2(smallestLetters(svg) * ratio >= 9.99,
                qPrintable(QString::fromStdString(layer.words) + QStringLiteral(": %1").arg(smallestLetters(svg))));
            const QImage image = layerImage(picture, ratio);
            QVERIFY(std::abs(image.width() - width) <= 1);
            stretched += image.height() * usual.width() > image.width() * usual.height() ? 1 : 0;
            // All of it is on the page: nothing but the ground at its edges.
            for (int y = 0; y < image.height(); ++y) {
                QCOMPARE(image.pixel(2, y), image.pixel(0, 0));
                QCOMPARE(image.pixel(image.width() - 3, y), image.pixel(0, 0));
            }
        }
        QVERIFY(looked > 0 && (stretched > 0 || width > 960));
    }

    void aCloseUpHasOnlyThePlanesThatAreRead_data()
    {
        QTest::addColumn<QByteArray>("group");
        QTest::addColumn<int>("layer");
        QTest::addColumn<ElementIndex>("element");
        QTest::addColumn<QStringList>("planes"); // labels, of the input and of the output
        const auto digits = QStringLiteral("1 2 3 4 5 6 7 8 9").split(QLatin1Char(' '));
        QTest::newRow("one sheet, all sums")
            << QByteArray("hidden_single_row") << 0 << ElementIndex{3, 1, 0}
            << (QStringList{sentence("exporting.layers.digit", {QStringLiteral("4")})} + digits);
        QTest::newRow("nine sheets, one") << QByteArray("hidden_single_row") << 9 << ElementIndex{0, 4, 4} << digits;
        QTest::newRow("two of nine, one of 36") << QByteArray("naked_pair_row") << 0 << ElementIndex{1, 0, 0}
                                                << QStringList{QStringLiteral("1"), QStringLiteral("3"),
                                                       sentence("exporting.layers.pair", {QStringLiteral("1 3")})};
        QTest::newRow("eight of 36, one of nine") // those with a 2 in their name
            << QByteArray("naked_pair_row") << 24 << ElementIndex{1, 8, 8}
            << (QStringLiteral("1 2,2 3,2 4,2 5,2 6,2 7,2 8,2 9").split(QLatin1Char(','))
                   + QStringList{sentence("exporting.layers.digit", {QStringLiteral("2")})});
        QTest::newRow("a sheet each") << QByteArray("pointing_row") << 0 << ElementIndex{8, 8, 2}
                                      << QStringList{sentence("exporting.layers.digit", {QStringLiteral("9")}),
                                             sentence("exporting.layers.digit", {QStringLiteral("9")})};
    }

    void aCloseUpHasOnlyThePlanesThatAreRead()
    {
        QFETCH(QByteArray, group);
        QFETCH(int, layer);
        QFETCH(ElementIndex, element);
        QFETCH(QStringList, planes);
        const Network& network = m_values->network();
        const Layer& layerOfNetwork = network.layers.at(static_cast<std::size_t>(layerOf(group.constData(), layer)));
        LayerPicture picture{m_values, &layerOfNetwork, QStringLiteral("1.2.3"), OutputElement{0, element}};
        picture.closeUp = true;
        const LayerDrawing drawing(picture);
        QCOMPARE(drawing.size().width(), 720.0);
        const QByteArray svg = svgOf(drawing, Theme::Kind::Light);
        QCOMPARE(svg, layerBytes(picture, PictureFormat::Svg));
        QStringList labels = labelsOf(svg);
        labels.removeLast(); // what the kernel is
        QCOMPARE(labels, planes);
        picture.closeUp = false;
        QVERIFY(layerBytes(picture, PictureFormat::Svg).size() > svg.size());
        QCOMPARE(layerImage(picture).width(), 960);
        QCOMPARE(QImage::fromData(layerBytes(picture, PictureFormat::Png, 2)).width(), 1920);
    }

    void anSvgLooksLikeTheImage_data()
    {
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("theme");
        QTest::newRow("count") << layerOf("hidden_single_row", 0) << int(Theme::Kind::Light);
        QTest::newRow("pool") << layerOf("pointing_column", 0) << int(Theme::Kind::Dark);
        QTest::newRow("pairs") << layerOf("naked_pair_box", 0) << int(Theme::Kind::Article);
        QTest::newRow("minimum") << layerOf("hidden_single_row", 7) << int(Theme::Kind::Light);
    }

    void anSvgLooksLikeTheImage()
    {
        QFETCH(int, layer);
        QFETCH(int, theme);
        const Layer& shownLayer = m_values->network().layers.at(static_cast<std::size_t>(layer));
        const LayerPicture picture{
            m_values, &shownLayer, QStringLiteral("1.2.3"), OutputElement{}, static_cast<Theme::Kind>(theme)};
        const QImage image = layerImage(picture);
        const QByteArray svg = layerBytes(picture, PictureFormat::Svg);
        QSvgRenderer renderer(svg);
        QVERIFY(renderer.isValid());
        QImage rendered(image.size(), QImage::Format_RGB32);
        rendered.fill(Qt::magenta);
        {
            QPainter painter(&rendered);
            renderer.render(&painter, QRectF(QPointF(), renderer.viewBoxF().size()));
        }
        QImage ground(image.size(), QImage::Format_RGB32);
        ground.fill(Theme::of(picture.theme).background);
        QVERIFY(difference(image, rendered) * 3 < difference(image, ground));

        // And a reader that knows nothing of Qt.
        const QString converter = QStandardPaths::findExecutable(QStringLiteral("rsvg-convert"));
        if (converter.isEmpty())
            return;
        const QString path = m_folder.filePath(QStringLiteral("layer.svg"));
        QVERIFY(writeBytes(svg, path).status == ExportResult::Status::Done);
        QProcess process;
        process.start(converter,
            {QStringLiteral("-w"), QString::number(image.width()), QStringLiteral("-h"),
                QString::number(image.height()), path});
        QVERIFY(process.waitForFinished());
        const QImage foreign = QImage::fromData(process.readAllStandardOutput(), "PNG");
        QCOMPARE(foreign.size(), image.size());
        QVERIFY(difference(image, foreign.convertToFormat(QImage::Format_RGB32)) * 2 < difference(image, ground));
    }

    /// Two pictures: nothing of the output, and then all of it, as the still picture of all at once has it.
    void allAtOnceAsAnimation()
    {
        const Network& network = m_values->network();
        const Layer& shownLayer = network.layers.at(static_cast<std::size_t>(layerOf("hidden_single_box", 0)));
        SlideOptions options;
        options.order = {network.value(shownLayer.outputs.front()).shape, 4, true};
        options.width = 960;
        options.delay = 25;
        options.hold = 120;
        options.allAtOnce = true;
        LayerPicture picture{m_values, &shownLayer, QStringLiteral("1.2.3")};
        const LayerFrames frames(picture, options);
        QCOMPARE(frames.count(), 2);
        QCOMPARE(frames.delay(0), 25);
        QCOMPARE(frames.delay(1), 120);
        picture.allAtOnce = true;
        picture.width = options.width;
        QImage still = layerImage(picture, 1);
        QCOMPARE(frames.frame(1), still.convertToFormat(frames.frame(1).format()));
        const QImage before = frames.frame(0);
        // The same on the left, where the input is, and below; other pixels wherever the output has a number.
        const int half = still.width() / 2 - 60;
        QCOMPARE(before.copy(0, 0, half, still.height()), frames.frame(1).copy(0, 0, half, still.height()));
        QVERIFY(before != frames.frame(1));
        // The element that is picked does not count.
        LayerPicture picked = picture;
        picked.element = OutputElement{0, {4, 1, 0}};
        QCOMPARE(layerImage(picked, 1), still);
    }

    /// Two readers of GIF find a picture for each number, with its time.
    void aSlideAsAnimation_data()
    {
        QTest::addColumn<QByteArray>("group");
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("plane");
        QTest::addColumn<bool>("all");
        QTest::addColumn<int>("pictures");
        QTest::newRow("one plane of counts") << QByteArray("hidden_single_row") << 0 << 4 << false << 9;
        QTest::newRow("all planes") << QByteArray("hidden_single_box") << 0 << 4 << true << 81;
        QTest::newRow("parts of lines") << QByteArray("pointing_row") << 0 << 8 << false << 27;
        QTest::newRow("a number for itself") << QByteArray("hidden_single_row") << 1 << 0 << false << 9;
    }

    void aSlideAsAnimation()
    {
        QFETCH(QByteArray, group);
        QFETCH(int, layer);
        QFETCH(int, plane);
        QFETCH(bool, all);
        QFETCH(int, pictures);
        const Network& network = m_values->network();
        const Layer& shownLayer = network.layers.at(static_cast<std::size_t>(layerOf(group.constData(), layer)));
        SlideOptions options;
        options.order = {network.value(shownLayer.outputs.front()).shape, plane, all};
        options.width = 480;
        options.delay = 25;
        options.hold = 120;
        const LayerFrames frames({m_values, &shownLayer, QStringLiteral("1.2.3")}, options);
        QCOMPARE(frames.count(), pictures);
        QCOMPARE(frames.size().width(), 480);
        const QString path = m_folder.filePath(QStringLiteral("slide.gif"));
        const ExportResult result = writeGif(frames, {}, path, {});
        QVERIFY(result.status == ExportResult::Status::Done);
        QCOMPARE(result.pictures, pictures);
        const Blocks blocks = readBlocks(contents(path));
        QVERIFY(blocks.complete);
        std::vector<int> delays(static_cast<std::size_t>(pictures), 25);
        delays.back() = 120;
        QCOMPARE(blocks.delays, delays);
        QImageReader reader(path);
        QImage last;
        for (int i = 0; i < pictures; ++i) {
            const QImage picture = reader.read();
            QCOMPARE(picture.size(), frames.size());
            QVERIFY(picture != last);
            last = picture;
        }
        QVERIFY(!reader.canRead());
        // The output fills up: the last picture is the still one of the last number.
        LayerPicture still{
            m_values, &shownLayer, QStringLiteral("1.2.3"), OutputElement{0, options.order.at(pictures - 1)}};
        still.width = options.width;
        QImage whole = layerImage(still);
        whole.setDevicePixelRatio(1); // a picture of an animation has no scale of its own
        const QImage frame = frames.frame(pictures - 1);
        QCOMPARE(frame.width(), whole.width());
        QVERIFY(std::abs(frame.height() - whole.height()) <= 1);
        const QRect both = frame.rect() & whole.rect();
        QCOMPARE(frame.copy(both), whole.copy(both).convertToFormat(frame.format()));
        QVERIFY(frames.frame(0).copy(both) != frame.copy(both));
    }

    void filesAreReplacedWhole()
    {
        const QString path = m_folder.filePath(QStringLiteral("old.svg"));
        QVERIFY(writeBytes("new", path).status == ExportResult::Status::Done);
        QCOMPARE(contents(path), QByteArray("new"));
        QVERIFY(writeBytes({}, path).status == ExportResult::Status::BadFrame);
        QCOMPARE(contents(path), QByteArray("new"));
        QVERIFY(writeBytes("x", m_folder.filePath(QStringLiteral("none/x.svg"))).status
            == ExportResult::Status::CannotWrite);
        QVERIFY(pngOf({}).isEmpty());
        QCOMPARE(QImage::fromData(pngOf(plain({3, 2}, 0xff102030U))).size(), QSize(3, 2));
    }

private:
    static int layerOf(const char* group, int layer)
    {
        const Network network = buildPass({}).network;
        for (const Group& each : network.groups) {
            if (each.id == group)
                return static_cast<int>(each.firstLayer) + layer;
        }
        return -1;
    }

    QTemporaryDir m_folder;
    std::shared_ptr<const Inspection> m_values;
};

CONVOKU_TEST(TestLayerPicture)
#include "tst_layer_picture.moc"
