// SPDX-License-Identifier: MIT
#include "app/views/layers/pass_picture.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/networks_on_boards.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <QXmlStreamReader>

#include <map>
#include <numbers>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr double kLabels = 12; ///< font size of labels and shapes; the numbers of a value are smaller

/// Returns how often each number of a value is written in the SVG; empty if the XML is invalid.
std::map<int, int> numbersIn(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    std::vector<double> sizes{100};
    std::map<int, int> numbers;
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement: {
            const auto size = reader.attributes().value(QLatin1String("font-size"));
            sizes.push_back(size.isEmpty() ? sizes.back() : size.toDouble());
            break;
        }
        case QXmlStreamReader::EndElement:
            sizes.pop_back();
            break;
        case QXmlStreamReader::Characters:
            if (sizes.back() < kLabels && !reader.isWhitespace())
                ++numbers[reader.text().toString().replace(QChar(0x2212), QLatin1Char('-')).toInt()];
            break;
        default:
            break;
        }
    }
    return reader.hasError() ? std::map<int, int>{} : numbers;
}

} // namespace

class TestPassPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const ModelPtr model = shippedModel("article_4");
        auto network = std::make_shared<const Network>(buildPass({model->everyRule(), true, true, model}).network);
        LoopBackend backend;
        const auto loaded = backend.load(network);
        Random random(5);
        const State state{.candidates = randomCandidates(random, 0.6, model->board), .level = 3, .remembered = {}};
        m_values = std::make_shared<const Inspection>(Inspection::ofPass(network, *loaded, state));
    }

    /// The picture contains the inputs of each group and every output of every layer.
    void everyNumberIsWritten()
    {
        const Network& network = m_values->network();
        std::map<int, int> expected;
        const auto expect = [&](ValueId value) {
            for (const float number : m_values->value(value).of(0))
                ++expected[static_cast<int>(number)];
        };
        for (const Group& group : network.groups) {
            std::ranges::for_each(group.inputs, expect);
            for (std::size_t i = 0; i < group.layerCount; ++i)
                std::ranges::for_each(network.layers[group.firstLayer + i].outputs, expect);
        }
        const PassPicture picture(m_values, std::nullopt, QStringLiteral("Pass 1"));
        QCOMPARE(numbersIn(svgOf(picture, Theme::Kind::Light)), expected);
        int count = 0;
        for (const auto& [number, times] : expected)
            count += times;
        QCOMPARE(PassPicture::numbersOf(network, std::nullopt), count);
        // The proportions of paper, or lower.
        QVERIFY(picture.size().width() > picture.size().height());
    }

    /// Printed on a sheet of 420 mm × 297 mm, the numbers of a rule have 6 points, and those of the pass on A0.
    void numbersCanBeReadOnPaper()
    {
        const auto pointsOn = [&](double millimetres, std::optional<std::size_t> group) {
            const QSizeF size = PassPicture(m_values, group, QStringLiteral("1.1")).size();
            const double scale
                = std::min(millimetres / size.width(), millimetres / std::numbers::sqrt2 / size.height());
            return tensorNumberHeight(16) * scale / 25.4 * 72;
        };
        const Network& network = m_values->network();
        for (std::size_t i = 0; i < network.groups.size(); ++i) {
            if (network.groups[i].kind == GroupKind::Rule)
                QVERIFY2(pointsOn(420, i) > 5.9, network.groups[i].id.c_str());
        }
        QVERIFY(pointsOn(1189, std::nullopt) > 5.5);
    }

    void anAnimationEndsWithTheWholePicture_data()
    {
        QTest::addColumn<int>("group");
        QTest::addColumn<int>("count");
        const std::vector<Group>& groups = m_values->network().groups;
        QTest::newRow("pass") << -1 << static_cast<int>(groups.size()) + 1;
        QTest::newRow("pointing") << 1 << static_cast<int>(groups.at(1).layerCount) + 1;
    }
    void anAnimationEndsWithTheWholePicture()
    {
        QFETCH(const int, group);
        QFETCH(const int, count);
        const auto index = group < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(group));
        const auto picture = std::make_shared<const PassPicture>(m_values, index, QStringLiteral("1"));
        const int width = static_cast<int>(picture->size().width());
        const PassFrames frames(picture, Theme::Kind::Dark, width, 30, 200);
        QCOMPARE(frames.count(), count);
        QCOMPARE(frames.frame(count - 1), imageOf(*picture, Theme::Kind::Dark));
        QCOMPARE(frames.delay(count - 2), 30);
        QCOMPARE(frames.delay(count - 1), 200);
        for (int i = 1; i < count; ++i)
            QVERIFY(frames.frame(i) != frames.frame(i - 1));
    }

private:
    std::shared_ptr<const Inspection> m_values;
};

CONVOKU_TEST(TestPassPicture)
#include "tst_pass_picture.moc"
