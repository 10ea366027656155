// SPDX-License-Identifier: MIT
// Whether resources/help shows the network as it is. The target update_help_pictures brings it up to date.
#include "app/document/examples.h"
#include "app/views/help/network_document.h"
#include "app/wording/language.h"
#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"
#include "solver/network/pass.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <memory>
#include <set>

using namespace convoku;

namespace {

const QString kHelp = QStringLiteral(CONVOKU_HELP);
/// folder in which the build fills in the tables of languages other than English
const QString kFilledHelp = QStringLiteral(CONVOKU_FILLED_HELP);

QByteArray contents(const QString& name, const QString& help = kHelp)
{
    QFile file(help + QLatin1Char('/') + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Holds the content of an SVG that does not depend on the version of Qt and its fonts (which change places and lines):
/// words, the number of elements of each kind except text, and the pixels of its images.
struct Meaning
{
    QStringList words;
    QMap<QString, int> elements;
    QList<QImage> images;

    friend bool operator==(const Meaning&, const Meaning&) = default;
};

Meaning meaningOf(const QByteArray& svg)
{
    Meaning meaning;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement: {
            if (reader.name() != QLatin1String("text") && reader.name() != QLatin1String("g"))
                ++meaning.elements[reader.name().toString()];
            // Rectangles that look alike are one path with a part for each.
            meaning.elements[QStringLiteral("parts")]
                += static_cast<int>(reader.attributes().value(QStringLiteral("d")).count(QLatin1Char('M')));
            const QString image = reader.attributes().value(QStringLiteral("xlink:href")).toString();
            if (!image.isEmpty())
                meaning.images << QImage::fromData(
                    QByteArray::fromBase64(image.section(QLatin1Char(','), 1).toLatin1()))
                                      .convertToFormat(QImage::Format_ARGB32);
            break;
        }
        case QXmlStreamReader::Characters:
            if (!reader.isWhitespace())
                meaning.words << reader.text().toString().split(QLatin1Char(' '), Qt::SkipEmptyParts);
            break;
        default:
            break;
        }
    }
    if (reader.hasError())
        meaning.words << reader.errorString();
    return meaning;
}

/// The rows of the table below a line of a page, without its heading; cells without blanks around them.
QList<QStringList> tableBelow(const QString& page, const QString& line)
{
    QList<QStringList> rows;
    const qsizetype start = page.indexOf(QLatin1Char('\n') + line + QLatin1Char('\n'));
    const QStringList lines = start < 0 ? QStringList() : page.mid(start + 1).split(QLatin1Char('\n'));
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QString& text = lines[i];
        if (text.startsWith(QLatin1String("## ")) || text.startsWith(QLatin1String("<!-- end")))
            break;
        if (!text.startsWith(QLatin1Char('|')))
            continue;
        static const QRegularExpression kBetween(QStringLiteral("(?<!\\\\)\\|")); // \| is a sign of a cell's text
        QStringList cells = text.split(kBetween).mid(1);
        cells.removeLast();
        for (QString& cell : cells)
            cell = cell.trimmed().replace(QStringLiteral("\\|"), QStringLiteral("|"));
        rows << cells;
    }
    return rows.mid(2);
}

} // namespace

class TestHelpPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        testing::LoopBackend backend;
        m_document = std::make_unique<NetworkDocument>(backend, examples().front().givens);
    }

    void thePicturesAreThoseOfTheNetwork()
    {
        QStringList expected{QStringLiteral("index.md")};
        const auto check = [&expected](const QString& id, const Picture& picture) {
            expected << id + QStringLiteral(".svg");
            const QByteArray there = contents(QStringLiteral("pictures/") + expected.back());
            QVERIFY2(!there.isEmpty(), id.toUtf8());
            QVERIFY2(meaningOf(there) == meaningOf(svgOf(picture, Theme::Kind::Light)),
                "out of date, build update_help_pictures: " + id.toUtf8());
        };
        for (const NetworkDocument::Entry& entry : m_document->entries()) {
            check(entry.id, *entry.picture);
            QVERIFY2(entry.happens, entry.id.toUtf8()); // it shows something at work
            for (const NetworkDocument::KernelEntry& kernel : entry.kernels)
                check(kernel.id, *kernel.picture);
        }
        check(QStringLiteral("recurrence"), m_document->recurrence());
        QCOMPARE(m_document->entries().size(), std::size_t(1 + kRuleCount + 3));
        // No file with a former name is left.
        QStringList there = QDir(kHelp + QStringLiteral("/pictures")).entryList(QDir::Files);
        expected.sort();
        there.sort();
        QCOMPARE(there, expected);
        qint64 bytes = 0;
        for (const QString& name : there)
            bytes += QFileInfo(kHelp + QStringLiteral("/pictures/") + name).size();
        QVERIFY2(bytes < 1'700'000, QByteArray::number(bytes));
    }

    /// Straight from the description: every layer that slides a kernel has a picture or is called the twin of one.
    void everyKernelIsThere()
    {
        const QString page = QString::fromUtf8(m_document->page(PictureFormat::Svg));
        for (const NetworkDocument::Entry& entry : m_document->entries()) {
            std::set<int> shown;
            for (const NetworkDocument::KernelEntry& kernel : entry.kernels) {
                QVERIFY(page.contains(QStringLiteral("](%1.svg)").arg(kernel.id)));
                QVERIFY2(
                    QRegularExpression(QStringLiteral("^[a-z0-9_]+$")).match(kernel.id).hasMatch(), kernel.id.toUtf8());
                QVERIFY(shown.insert(kernel.number).second);
                const Network& network = *entry.network;
                const auto layerAt = [&](int number) -> const Layer& {
                    return network.layers[entry.group->firstLayer + static_cast<std::size_t>(number) - 1];
                };
                const Layer& layer = layerAt(kernel.number);
                QCOMPARE(kernel.layer.layer->words, layer.words);
                for (const int twin : kernel.twins) {
                    QVERIFY(shown.insert(twin).second);
                    QCOMPARE(layerAt(twin).kind, layer.kind);
                    QCOMPARE(layerAt(twin).kernel, layer.kernel);
                    QCOMPARE(layerAt(twin).weights, layer.weights);
                    QVERIFY(
                        network.value(layerAt(twin).inputs.front()).shape == network.value(layer.inputs.front()).shape);
                }
            }
            std::set<int> expected;
            for (std::size_t i = 0; entry.group != nullptr && i < entry.group->layerCount; ++i) {
                const Layer& layer = entry.network->layers[entry.group->firstLayer + i];
                if (layer.kernel != Extent{1, 1} || !layer.weights.empty())
                    expected.insert(static_cast<int>(i) + 1);
            }
            QCOMPARE(shown, expected);
        }
    }

    /// The caption below a picture in the explanation names the place that the picture shows.
    void captionsNameWhatIsSeen()
    {
        const QString page = QString::fromUtf8(contents(QStringLiteral("network.md")));
        const QStringList blocks = page.split(QStringLiteral("\n\n"));
        int seen = 0;
        for (const NetworkDocument::Entry& entry : m_document->entries()) {
            for (const NetworkDocument::KernelEntry& kernel : entry.kernels) {
                const QString link = QStringLiteral("(pictures/%1.svg)").arg(kernel.id);
                for (qsizetype i = 0; i + 1 < blocks.size(); ++i) {
                    if (!blocks[i].contains(link))
                        continue;
                    ++seen;
                    const ValueId output = kernel.layer.layer->outputs.front();
                    const QString place
                        = LayerWording::element(placesOf(*entry.network, output), kernel.layer.element->element);
                    QVERIFY2(QString(blocks[i + 1]).replace(QLatin1Char('\n'), QLatin1Char(' ')).contains(place),
                        (kernel.id + QStringLiteral(": ") + place).toUtf8());
                }
            }
        }
        QCOMPARE(seen, 9);
    }

    void aChangedLayerShows()
    {
        // Shows that the test above notices a change of one word or one value.
        auto network = std::make_shared<Network>(buildRule(article::PointingRow));
        const Meaning before = meaningOf(svgOf(NetworkPicture(network, 0), Theme::Kind::Light));
        network->layers[3].words += "!";
        QVERIFY(!(meaningOf(svgOf(NetworkPicture(network, 0), Theme::Kind::Light)) == before));
        const Meaning there = meaningOf(contents(QStringLiteral("pictures/pointing_row.svg")));
        Meaning other = there;
        other.images.first().setPixelColor(5, 5, Qt::magenta);
        QVERIFY(!(other == there));
    }

    void thePagesAreThoseOfTheNetwork()
    {
        QCOMPARE(QString::fromUtf8(contents(QStringLiteral("pictures/index.md"))),
            QString::fromUtf8(m_document->page(PictureFormat::Svg)));
        const QByteArray page = contents(QStringLiteral("network.md"));
        QCOMPARE(QString::fromUtf8(m_document->updated(page)), QString::fromUtf8(page));
    }

    /// The same in the other languages that have a help.
    void theTranslatedPagesToo()
    {
        int pages = 0;
        for (const Language& language : languages()) {
            const QByteArray page = contents(language.id + QStringLiteral("/network.md"), kFilledHelp);
            if (page.isEmpty())
                continue;
            useLanguage(language.id);
            QVERIFY(page.contains("<!-- groups -->\n\n| "));
            QCOMPARE(QString::fromUtf8(m_document->updated(page)), QString::fromUtf8(page));
            QCOMPARE(QString::fromUtf8(contents(QStringLiteral("pictures/%1/index.md").arg(language.id), kFilledHelp)),
                QString::fromUtf8(m_document->page(PictureFormat::Svg)));
            useLanguage(QStringLiteral("en"));
            ++pages;
        }
        QCOMPARE(pages, static_cast<int>(languages().size()) - 1);
    }

    void tablesTellTheNetworkLayerByLayer()
    {
        // Counted and written here once more, straight from the description.
        const QString page = QString::fromUtf8(m_document->page(PictureFormat::Svg));
        const QString network = QString::fromUtf8(contents(QStringLiteral("network.md")));
        int inTheExplanation = 0;
        for (const NetworkDocument::Entry& entry : m_document->entries()) {
            if (entry.group == nullptr)
                continue;
            const QString mark = QStringLiteral("<!-- layers of %1 -->").arg(entry.id);
            QList<QList<QStringList>> tables{tableBelow(page, QStringLiteral("## ") + entry.picture->title())};
            if (network.contains(mark)) {
                tables << tableBelow(network, mark);
                ++inTheExplanation;
            }
            for (const QList<QStringList>& rows : tables) {
                QCOMPARE(static_cast<std::size_t>(rows.size()), entry.group->layerCount);
                for (qsizetype i = 0; i < rows.size(); ++i) {
                    const Layer& layer = entry.network->layers[entry.group->firstLayer + static_cast<std::size_t>(i)];
                    const Shape shape = entry.network->value(layer.outputs.front()).shape;
                    QCOMPARE(rows[i].size(), 5);
                    QCOMPARE(rows[i][0].toInt(), i + 1);
                    QCOMPARE(rows[i][3],
                        QStringLiteral("[%1, %2, %3]").arg(shape.channels).arg(shape.rows).arg(shape.columns));
                    QCOMPARE(rows[i][4], QString::fromStdString(layer.words));
                    if (layer.kind == LayerKind::Convolution || layer.kind == LayerKind::MaxPool)
                        QVERIFY2(rows[i][1].contains(
                                     QStringLiteral(" %1×%2").arg(layer.kernel.rows).arg(layer.kernel.columns)),
                            rows[i][1].toUtf8());
                    QCOMPARE(
                        rows[i][2].split(QStringLiteral(", ")).size(), static_cast<qsizetype>(layer.inputs.size()));
                    // A layer reads what stands above it.
                    const QRegularExpression number(QStringLiteral("\\b\\d+\\b"));
                    for (auto at = number.globalMatch(rows[i][2]); at.hasNext();)
                        QVERIFY(at.next().captured().toInt() <= i);
                }
            }
        }
        QCOMPARE(inTheExplanation, 4); // one rule of each family
    }

    void markedTablesAreReplacedAndTheRestStays()
    {
        const QByteArray page = "before\n<!-- layers of encode -->\nold\n<!-- end -->\nafter\n<!-- layers of nothing "
                                "-->\nkept\n<!-- end -->\n<!-- groups -->\nno end";
        const QByteArray updated = m_document->updated(page);
        QVERIFY(updated.startsWith("before\n<!-- layers of encode -->\n\n| # |"));
        QVERIFY(
            updated.endsWith("|\n\n<!-- end -->\nafter\n<!-- layers of nothing -->\nkept\n<!-- end -->\n<!-- groups "
                             "-->\nno end"));
        QVERIFY(!updated.contains("old"));
        QCOMPARE(m_document->updated(updated), updated);
    }

private:
    std::unique_ptr<NetworkDocument> m_document;
};

CONVOKU_TEST(TestHelpPictures)
#include "tst_help_pictures.moc"
