// SPDX-License-Identifier: MIT
// PDF, SVG with outlines, and what the files say of themselves, as other programs read them.
#include "app/exporting/animation.h"
#include "app/exporting/graph_picture.h"
#include "app/exporting/run_pictures.h"
#include "app/exporting/svg_node.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/network/pass.h"
#include "tests/exporting/gif_testing.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <QtMath>

#include <cmath>

using namespace convoku;

namespace {

const Recording& recording()
{
    static const Recording run = testing::smallRecording();
    return run;
}

std::shared_ptr<const Picture> pictureNamed(const QByteArray& name)
{
    if (name == "board")
        return std::make_shared<BoardPicture>(frameAt(recording(), recording().endOf(1), {}, BoardPicture::kWidth));
    if (name == "two boards") {
        const BoardsPicture::Side side{
            sceneAt(recording(), recording().endOf(3)), QStringLiteral("one"), QStringLiteral("with a note")};
        return std::make_shared<BoardsPicture>(
            std::vector{side, side}, QStringLiteral("“1 + 1” < 3 & words"), QStringLiteral("Both"));
    }
    return std::make_shared<NetworkPicture>(std::make_shared<const Network>(buildEncode()), 0);
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

struct Ran
{
    bool started = false;
    int code = -1;
    QByteArray out;
};

Ran run(const char* program, const QStringList& arguments)
{
    QProcess process;
    process.start(QString::fromLatin1(program), arguments);
    Ran ran;
    ran.started = process.waitForFinished();
    ran.code = process.exitCode();
    ran.out = process.readAllStandardOutput();
    return ran;
}

/// The texts of a PNG file, by its specification: length, name, content, checksum.
QHash<QByteArray, QByteArray> textsOfPng(const QByteArray& png)
{
    QHash<QByteArray, QByteArray> texts;
    qsizetype at = 8;
    while (at + 12 <= png.size()) {
        const auto byte = [&](qsizetype i) { return static_cast<qsizetype>(static_cast<quint8>(png[at + i])); };
        const qsizetype size = byte(0) << 24 | byte(1) << 16 | byte(2) << 8 | byte(3);
        const QByteArray name = png.mid(at + 4, 4);
        const QByteArray content = png.mid(at + 8, size);
        const qsizetype end = content.indexOf('\0');
        if (name == "tEXt")
            texts[content.left(end)] = content.mid(end + 1);
        else if (name == "zTXt") // one byte of method, then zlib; qUncompress wants the size before it
            texts[content.left(end)] = qUncompress(QByteArray("\0\0\x10\0", 4) + content.mid(end + 2));
        else if (name == "iTXt") // flags, a language, a translated name; not compressed here
            texts[content.left(end)] = content.mid(content.indexOf('\0', content.indexOf('\0', end + 3) + 1) + 1);
        at += 12 + size;
    }
    return texts;
}

DocumentFacts someFacts()
{
    return DocumentFacts::of(recording(), recording().endOf(3));
}

} // namespace

class TestPictureFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void pictures_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<Theme::Kind>("theme");
        for (const char* name : {"board", "two boards", "graph"}) {
            QTest::addRow("%s, light", name) << QByteArray(name) << Theme::Kind::Light;
            QTest::addRow("%s, dark", name) << QByteArray(name) << Theme::Kind::Dark;
        }
    }

    void outlinesLookTheSameEverywhere_data() { pictures_data(); }

    void outlinesLookTheSameEverywhere()
    {
        QFETCH(QByteArray, name);
        QFETCH(Theme::Kind, theme);
        const auto picture = pictureNamed(name);
        const QImage expected = imageOf(*picture, theme);
        const QString path = m_folder.filePath(QStringLiteral("outlines.svg"));
        PictureSettings settings{PictureFormat::Svg, theme};
        settings.text = SvgText::Outlines;
        QCOMPARE(writePicture(*picture, settings, path).status, ExportResult::Status::Done);
        const QByteArray svg = contents(path);
        QVERIFY(!svg.contains("<text") && !svg.contains("font-"));
        QVERIFY(svgOf(*picture, theme).contains("<text"));
        QCOMPARE(svg, svgOf(*picture, theme, SvgText::Outlines));

        // Qt's own reader, and librsvg: no font is asked for, so letters stand where they do in the pixels.
        QSvgRenderer renderer(svg);
        QVERIFY(renderer.isValid());
        QImage drawn(expected.size(), QImage::Format_RGB32);
        drawn.fill(Qt::magenta);
        QPainter painter(&drawn);
        renderer.render(&painter, QRectF(QPointF(), picture->size()));
        painter.end();
        const double own = difference(expected, drawn);
        QVERIFY2(own < 12, QByteArray::number(own));

        const Ran ran = run("rsvg-convert", {path});
        if (!ran.started)
            QSKIP("librsvg's program is not installed");
        const QImage other = QImage::fromData(ran.out, "PNG");
        // librsvg counts the size in millimetres of the file.
        QVERIFY(std::abs(other.width() - expected.width()) <= 1 && std::abs(other.height() - expected.height()) <= 1);
        const QRect both = other.rect() & expected.rect();
        const double off = difference(expected.copy(both), other.copy(both));
        QVERIFY2(off < 12, QByteArray::number(off));
        // A picture without the letters differs far more.
        QByteArray without = svg;
        without.replace("<use ", "<desc ");
        QFile bare(path);
        QVERIFY(bare.open(QIODevice::WriteOnly));
        bare.write(without);
        bare.close();
        const QImage lettersMissing = QImage::fromData(run("rsvg-convert", {path}).out, "PNG");
        const double bareOff = difference(expected.copy(both), lettersMissing.copy(both));
        QVERIFY2(bareOff > 1.5 * off, QByteArray::number(off) + " with, " + QByteArray::number(bareOff));
    }

    void anSvgIsRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("good");
        QTest::newRow("an SVG") << QByteArray("<svg a=\"1\"><g b=\"2\">x</g></svg>") << true;
        QTest::newRow("another root") << QByteArray("<html a=\"1\"><g b=\"2\">x</g></html>") << false;
        QTest::newRow("cut off") << QByteArray("<svg a=\"1\"><g b=\"2\">x</g>") << false;
        QTest::newRow("tags that cross") << QByteArray("<svg a=\"1\"><g b=\"2\">x</svg></g>") << false;
        QTest::newRow("nothing") << QByteArray() << false;
    }
    void anSvgIsRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, good);
        const std::optional<SvgNode> root = readSvg(text);
        QCOMPARE(root.has_value(), good);
        if (!root)
            return;
        QCOMPARE(root->value(QStringLiteral("a")), QStringLiteral("1"));
        QCOMPARE(root->value(QStringLiteral("b")), QString());
        QCOMPARE(root->children.size(), std::size_t{1});
        QCOMPARE(root->children[0].value(QStringLiteral("b")), QStringLiteral("2"));
        QCOMPARE(root->children[0].text, QStringLiteral("x"));
    }

    void equalWordsHaveOneOutline()
    {
        const QByteArray svg = svgOf(*pictureNamed("board"), Theme::Kind::Light, SvgText::Outlines);
        // Nine digits small as candidates, and hundreds of them on the board.
        QVERIFY(svg.count("<use ") > 100);
        QVERIFY2(svg.count("<path id=") < 60, QByteArray::number(svg.count("<path id=")));
        QXmlStreamReader reader(svg);
        QSet<QString> defined;
        QSet<QString> used;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (reader.name() == QLatin1String("use"))
                used << reader.attributes().value(QStringLiteral("xlink:href")).toString().mid(1);
            else if (reader.attributes().hasAttribute(QStringLiteral("id")))
                defined << reader.attributes().value(QStringLiteral("id")).toString();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(used, defined);
    }

    void aPdfShowsTheSame_data() { pictures_data(); }

    void aPdfShowsTheSame()
    {
        QFETCH(QByteArray, name);
        QFETCH(Theme::Kind, theme);
        const auto picture = pictureNamed(name);
        const QString path = m_folder.filePath(QStringLiteral("picture.pdf"));
        PictureSettings settings{PictureFormat::Pdf, theme};
        settings.facts = someFacts();
        QCOMPARE(writePicture(*picture, settings, path).status, ExportResult::Status::Done);

        const Ran info = run("pdfinfo", {path});
        if (!info.started)
            QSKIP("poppler's programs are not installed");
        QCOMPARE(info.code, 0);
        QVERIFY2(info.out.contains("Pages:           1"), info.out);
        QVERIFY(info.out.contains("Creator:         Convoku"));
        QVERIFY(info.out.contains("Title:           " + picture->title().toUtf8()));
        const QByteArray size = info.out.mid(info.out.indexOf("Page size:"));
        const QList<QByteArray> words = size.left(size.indexOf('\n')).simplified().split(' ');
        QVERIFY(std::abs(words[2].toDouble() - picture->size().width() * 0.75) < 0.6);
        QVERIFY(std::abs(words[4].toDouble() - picture->size().height() * 0.75) < 0.6);

        const QList<QByteArray> fonts = run("pdffonts", {path}).out.trimmed().split('\n');
        QVERIFY(fonts.size() > 2);
        for (const QByteArray& font : fonts.mid(2))
            QVERIFY2(font.contains("Inter") && font.contains(" yes no  yes"), font); // embedded, and with Unicode

        const QByteArray text = run("pdftotext", {path, QStringLiteral("-")}).out;
        for (const QByteArray& word : name == "board"
                ? QByteArrayList{testing::sentence("exporting.files.pass", {QStringLiteral("1"), QStringLiteral("5")})
                                     .toUtf8(),
                    testing::sentence("exporting.files.candidates_part").toUtf8(),
                    testing::sentence("exporting.files.pointing_part").toUtf8()}
                : name == "graph" ? QByteArrayList{testing::sentence("exporting.files.relu_part").toUtf8(),
                      testing::sentence("exporting.files.convolution_part").toUtf8()}
                                  : QByteArrayList{"one", "with a note", "3 & words"})
            QVERIFY2(text.contains(word), text);

        const QString root = m_folder.filePath(QStringLiteral("page"));
        QCOMPARE(run("pdftoppm",
                     {QStringLiteral("-r"), QStringLiteral("96"), QStringLiteral("-png"), QStringLiteral("-singlefile"),
                         path, root})
                     .code,
            0);
        const QImage page(root + QStringLiteral(".png"));
        const QImage expected = imageOf(*picture, theme);
        QVERIFY(std::abs(page.width() - expected.width()) <= 1 && std::abs(page.height() - expected.height()) <= 1);
        // Half as large: poppler draws letters thicker.
        const auto half = [&](const QImage& image) {
            const QImage part = image.copy(page.rect() & expected.rect());
            return part.scaled(part.size() / 2, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        };
        const double off = difference(half(expected), half(page));
        QImage empty(expected.size(), QImage::Format_RGB32);
        empty.fill(expected.pixelColor(1, 1));
        QVERIFY2(off < 12 && off < 0.5 * difference(half(expected), half(empty)), QByteArray::number(off));
    }

    void thePictureMakesTheFile_data()
    {
        QTest::addColumn<PictureFormat>("format");
        for (const PictureFormat format : kPictureFormats)
            QTest::newRow(qPrintable(suffixOf(format))) << format;
    }
    /// Neither the time nor the seed of Qt's hash tables shows in it.
    void thePictureMakesTheFile()
    {
        QFETCH(const PictureFormat, format);
        PictureSettings settings{format, Theme::Kind::Light};
        settings.facts = someFacts();
        const auto picture = pictureNamed("board");
        const QByteArray first = bytesOf(*picture, settings);
        QTest::qSleep(1100); // a PDF's date counts seconds
        for (int i = 0; i < 6; ++i) {
            QHashSeed::resetRandomGlobalSeed();
            QVERIFY(bytesOf(*picture, settings) == first);
        }
        settings.theme = Theme::Kind::Dark;
        QVERIFY(bytesOf(*picture, settings) != first);
    }

    void theDateOfAPdf()
    {
        const auto picture = pictureNamed("board");
        const auto dateOf = [&] {
            const QByteArray pdf = pdfOf(*picture, Theme::Kind::Light);
            const qsizetype at = pdf.indexOf("/CreationDate");
            return at < 0 ? QByteArray() : pdf.mid(at, pdf.indexOf(')', at) + 1 - at);
        };
        qunsetenv("SOURCE_DATE_EPOCH");
        QCOMPARE(dateOf(), QByteArray());
        qputenv("SOURCE_DATE_EPOCH", "951782400"); // the 29th of February 2000
        QCOMPARE(dateOf(), QByteArray("/CreationDate (D:20000229000000Z)"));
        for (const char* none : {"", "-1", "yesterday", "99999999999999"}) {
            qputenv("SOURCE_DATE_EPOCH", none);
            QCOMPARE(dateOf(), QByteArray());
        }
        qunsetenv("SOURCE_DATE_EPOCH");
    }

    /// A reader that neither has the program's font nor knows textLength: the number stays behind its words.
    void lettersOfAnotherFont()
    {
        const auto picture = pictureNamed("board");
        const QString path = m_folder.filePath(QStringLiteral("letters.svg"));
        QCOMPARE(
            writePicture(*picture, {PictureFormat::Svg, Theme::Kind::Light}, path).status, ExportResult::Status::Done);
        static const QRegularExpression kLabel(
            QStringLiteral("<text[^>]* x=\"([0-9.]+)\" y=\"([0-9.]+)\"[^>]*>Naked single "));
        const QRegularExpressionMatch label = kLabel.match(QString::fromUtf8(contents(path)));
        QVERIFY(label.hasMatch());
        const QString width = QString::number(qCeil(picture->size().width()));
        const Ran ran = run("rsvg-convert", {QStringLiteral("-w"), width, path});
        if (!ran.started)
            QSKIP("librsvg's program is not installed");
        const QImage image = QImage::fromData(ran.out, "PNG").convertToFormat(QImage::Format_Grayscale8);
        const int left = qFloor(label.captured(1).toDouble());
        const int base = qFloor(label.captured(2).toDouble());
        const int paper = image.pixelColor(1, 1).lightness();
        // Widths of what is empty between columns with ink: between letters, and between three words.
        int words = 1;
        int gap = 0;
        for (int x = left; x < left + 150 && gap < 18; ++x) {
            bool ink = false;
            for (int y = base - 9; y <= base; ++y)
                ink = ink || qAbs(image.pixelColor(x, y).lightness() - paper) > 40;
            words += ink && gap >= 3 ? 1 : 0;
            gap = ink ? 0 : gap + 1;
        }
        QCOMPARE(words, 3); // Naked, single, and how many
    }

    void factsAreOfTheRun()
    {
        const DocumentFacts facts = someFacts();
        QCOMPARE(facts.puzzle, QString::fromStdString(recording().givens().toText()));
        QCOMPARE(facts.address, QStringLiteral("3"));
        QCOMPARE(
            facts.rules.split(QLatin1Char(',')).size(), static_cast<qsizetype>(recording().options().rules.size()));
        QVERIFY(facts.rules.startsWith(QStringLiteral("naked_single_box,")));
        QCOMPARE(facts.search, QStringLiteral("on"));
        QVERIFY(facts.candidates.isEmpty());
        QCOMPARE(DocumentFacts::ofPasses(recording(), 1, -1).address, QStringLiteral("1-5"));
        QCOMPARE(DocumentFacts::ofPasses(recording(), 2, 99).address, QStringLiteral("2-5"));

        // A start of its own: r1c1 has only 1 and 2.
        Candidates start = Candidates::all();
        QString expected;
        for (int digit = 2; digit < 9; ++digit)
            start.remove(Candidate{digit, 0, 0});
        expected = QStringLiteral("12.......") + QStringLiteral("123456789").repeated(80);
        const Recording own(Grid(), start, PassOptions());
        QCOMPARE(DocumentFacts::of(own, {}).candidates, expected);
        QVERIFY(DocumentFacts::of(own, {}).text().contains(QStringLiteral("Candidates: 12.......")));
    }

    void everyFormatSaysWhatItShows_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"png", "svg", "pdf", "gif", "webp"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }

    void everyFormatSaysWhatItShows()
    {
        QFETCH(QString, format);
        const DocumentFacts facts = someFacts();
        const QString path = m_folder.filePath(QStringLiteral("facts.") + format);
        if (format == QLatin1String("gif") || format == QLatin1String("webp")) {
            AnimationSettings settings;
            settings.format = animationFormatOf(path, AnimationFormat::Gif);
            settings.facts = facts;
            QCOMPARE(writeAnimation(*makeScene("cells", QSize(50, 50), 3), settings, path, {}).status,
                ExportResult::Status::Done);
        } else {
            PictureSettings settings{formatOf(path, PictureFormat::Png), Theme::Kind::Light};
            settings.facts = facts;
            QCOMPARE(writePicture(*pictureNamed("board"), settings, path).status, ExportResult::Status::Done);
        }
        const QByteArray file = contents(path);
        QHash<QString, QString> said;
        if (format == QLatin1String("png")) {
            const auto texts = textsOfPng(file);
            for (auto at = texts.begin(); at != texts.end(); ++at)
                said[QString::fromUtf8(at.key())] = QString::fromUtf8(at.value());
            QCOMPARE(said.value(QStringLiteral("Software")), QStringLiteral("Convoku"));
        } else if (format == QLatin1String("gif")) {
            const Ran info = run("gifsicle", {QStringLiteral("--info"), path});
            if (!info.started)
                QSKIP("gifsicle is not installed");
            const QList<QByteArray> lines = info.out.split('\n');
            for (const QByteArray& line : lines) {
                // "  comment Puzzle: 8.5…\n", with its line ends written as such
                for (const QByteArray& part : line.trimmed().replace("comment ", "").replace("\\n", "\n").split('\n'))
                    said[QString::fromUtf8(part).section(QStringLiteral(": "), 0, 0)]
                        = QString::fromUtf8(part).section(QStringLiteral(": "), 1);
            }
        } else {
            // XMP, or the SVG itself.
            QByteArray xml = file;
            if (format == QLatin1String("pdf")) {
                const Ran info = run("pdfinfo", {QStringLiteral("-meta"), path});
                if (!info.started)
                    QSKIP("poppler's programs are not installed");
                xml = info.out;
            } else if (format == QLatin1String("webp")) {
                xml = file.mid(file.indexOf("<?xpacket"));
            }
            QXmlStreamReader reader(xml);
            const auto own = QString::fromLatin1("urn:convoku:facts");
            while (!reader.atEnd()) {
                reader.readNext();
                if (!reader.isStartElement() || reader.namespaceUri() != own)
                    continue;
                const QString name = reader.name().toString();
                for (const QXmlStreamAttribute& attribute : reader.attributes()) {
                    const QString key = attribute.name().toString();
                    said[key.left(1).toUpper() + key.mid(1)] = attribute.value().toString();
                }
                if (name != QLatin1String("run"))
                    said[name] = reader.readElementText();
            }
            QVERIFY2(!reader.hasError() || format == QLatin1String("webp"), qPrintable(reader.errorString()));
        }
        QCOMPARE(said.value(QStringLiteral("Puzzle")), facts.puzzle);
        QCOMPARE(said.value(QStringLiteral("Rules")), facts.rules);
        QCOMPARE(said.value(QStringLiteral("Search")), facts.search);
        QCOMPARE(said.value(QStringLiteral("Address")), facts.address);
        QVERIFY(!said.contains(QStringLiteral("Candidates")));
    }

    void withoutFactsNothingIsSaid()
    {
        const auto picture = pictureNamed("graph");
        for (const PictureFormat format : kPictureFormats) {
            const QByteArray bytes = bytesOf(*picture, {format, Theme::Kind::Light});
            QVERIFY(!bytes.isEmpty());
            QVERIFY(!bytes.contains("Puzzle") && !bytes.contains("metadata>"));
        }
    }

private:
    QTemporaryDir m_folder;
};

CONVOKU_TEST(TestPictureFiles)
#include "tst_picture_files.moc"
