// SPDX-License-Identifier: MIT
#include "app/exporting/graph_picture.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/network/pass.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <memory>
#include <tuple>

using namespace convoku;

namespace {

/// All texts of an SVG with a blank between them; fails the test where it is not well-formed.
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

} // namespace

class TestGraphPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void anSvgHasEveryWordOfTheGroup()
    {
        const auto pass = std::make_shared<const Network>(buildPass({}).network);
        for (std::size_t which = 0; which < pass->groups.size(); ++which) {
            const Group& group = pass->groups[which];
            const NetworkPicture picture(pass, static_cast<int>(which));
            const QString texts = textsOf(svgOf(picture, Theme::Kind::Light));
            QVERIFY(texts.startsWith(picture.title()));
            for (std::size_t i = group.firstLayer; i < group.firstLayer + group.layerCount; ++i) {
                // No text is cut off: all words of this network have room, on several lines if necessary.
                const QString words = QString::fromStdString(pass->layers[i].words);
                QVERIFY2(texts.contains(words), words.toUtf8());
            }
            QVERIFY(texts.contains(QStringLiteral("[9, 9, 9]")));
        }
        const QString groups = textsOf(svgOf(NetworkPicture(pass, -1), Theme::Kind::Light));
        for (const QString& expected :
            {testing::sentence("exporting.graph.pass"), testing::sentence("exporting.graph.rule"),
                testing::sentence("exporting.graph.layers", {QStringLiteral("19")}),
                testing::sentence("exporting.graph.verdict"), testing::sentence("exporting.graph.next_candidates")})
            QVERIFY2(groups.contains(expected), qPrintable(expected));
    }

    void anSvgLooksLikeTheImage()
    {
        const auto encode = std::make_shared<const Network>(buildEncode());
        const auto pass = std::make_shared<const Network>(buildPass({}).network);
        for (const auto& [network, group, theme] : {std::tuple(encode, 0, Theme::Kind::Light),
                 std::tuple(pass, 1, Theme::Kind::Dark), std::tuple(pass, -1, Theme::Kind::Light)}) {
            const NetworkPicture picture(network, group);
            const QImage image = imageOf(picture, theme, 1);
            const QByteArray svg = svgOf(picture, theme);
            QSvgRenderer renderer(svg);
            QVERIFY(renderer.isValid());
            QVERIFY(std::abs(renderer.viewBoxF().width() - image.width()) <= 1);
            // In millimetres, of which readers make 96 pixels an inch.
            const QString text = QString::fromUtf8(svg);
            const QString millimetres
                = text.section(QStringLiteral("width=\""), 1, 1).section(QStringLiteral("mm"), 0, 0);
            QVERIFY2(std::abs(millimetres.toDouble() / 25.4 * 96 - image.width()) <= 1, millimetres.toUtf8());
            QImage rendered(image.size(), QImage::Format_RGB32);
            rendered.fill(Qt::magenta);
            QPainter painter(&rendered);
            renderer.render(&painter, QRectF(QPointF(), renderer.viewBoxF().size()));
            painter.end();
            double sum = 0;
            double other = 0; // against the bare background
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    sum += std::abs(qGray(image.pixel(x, y)) - qGray(rendered.pixel(x, y)));
                    other += std::abs(qGray(image.pixel(x, y)) - qGray(image.pixel(2, 2)));
                }
            }
            QVERIFY2(sum * 3 < other, QByteArray::number(sum) + " of " + QByteArray::number(other));
        }
    }

    /// If Convoku's own font is available, the style that names similar families to other programs changes nothing.
    /// This applies to texts with their own size and to texts that take it from their group.
    void qtDrawsAllTextsInOneFont()
    {
        const auto pass = std::make_shared<const Network>(buildPass({}).network);
        for (std::size_t which = 0; which < pass->groups.size(); ++which) {
            const NetworkPicture picture(pass, static_cast<int>(which));
            const QByteArray svg = svgOf(picture, Theme::Kind::Light);
            const qsizetype from = svg.indexOf("<style>");
            const qsizetype to = svg.indexOf("</style>");
            QVERIFY(from > 0 && to > from);
            const auto drawn = [](const QByteArray& source) {
                QSvgRenderer renderer(source);
                QImage image(renderer.defaultSize(), QImage::Format_RGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                renderer.render(&painter);
                return image;
            };
            QByteArray bare = svg;
            bare.remove(from, to - from + 8);
            QVERIFY2(drawn(svg) == drawn(bare), qPrintable(picture.title()));
        }
    }

    void imagesComeInAnySize()
    {
        const NetworkPicture picture(std::make_shared<const Network>(buildEncode()), 0);
        const auto image = [&picture](double pixelRatio) { return imageOf(picture, Theme::Kind::Light, pixelRatio); };
        const QImage one = image(1);
        const QImage two = image(2);
        QVERIFY(std::abs(two.width() - 2 * one.width()) <= 1 && std::abs(two.height() - 2 * one.height()) <= 1);
        QVERIFY(image(-1).width() > 0);
        // Smaller means smaller, not cut off.
        const QImage small = image(0.5);
        const QImage scaled = one.scaled(small.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        double sum = 0;
        double other = 0;
        for (int y = 0; y < small.height(); ++y) {
            for (int x = 0; x < small.width(); ++x) {
                sum += std::abs(qGray(small.pixel(x, y)) - qGray(scaled.pixel(x, y)));
                other += std::abs(qGray(scaled.pixel(x, y)) - qGray(scaled.pixel(1, 1)));
            }
        }
        QVERIFY2(sum * 2 < other, QByteArray::number(sum) + " of " + QByteArray::number(other));
        QCOMPARE(image(1), one);
        QCOMPARE(svgOf(picture, Theme::Kind::Light), svgOf(picture, Theme::Kind::Light));
    }
};

CONVOKU_TEST(TestGraphPicture)
#include "tst_graph_picture.moc"
