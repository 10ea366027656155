// SPDX-License-Identifier: MIT
// Lines, arcs, graph and board of a proof; and that a long one costs what is seen of it.
#include "app/drawing/board_geometry.h"
#include "app/drawing/tokens.h"
#include "app/views/chain/chain_board.h"
#include "app/views/chain/chain_graph.h"
#include "app/wording/language.h"
#include "tests/support/long_proof.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QPicture>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

ChainContent contentOf(int turns)
{
    const LongProof made = longProof(turns);
    ChainContent content;
    content.recording = made.recording;
    content.proof = made.proof;
    content.lines = made.lines;
    content.rows = ProofRows(*made.recording, *made.lines);
    return content;
}

/// Returns the amount of drawing: the size of the recorded commands in bytes.
uint costOf(const ChainContent& content, double from)
{
    const ChainGeometry geometry(ChainWidths(content), content.rows.size(), 900);
    QPicture picture;
    QPainter painter(&picture);
    ChainMarks marks;
    marks.selected = geometry.rowAt(from + 200);
    paintChain(painter, QRectF(0, from, 900, 460), content, geometry, marks, Theme::of(Theme::Kind::Light));
    painter.end();
    return picture.size();
}

} // namespace

class TestChainPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void arcsLeadToWhatTheLineRestsOn_data()
    {
        QTest::addColumn<int>("theme");
        for (const Theme::Kind kind : Theme::builtIn())
            QTest::newRow(qPrintable(Theme::idOf(kind))) << int(kind);
    }
    /// The dot of a strong arc at each row that bears the selected one, in its hue, and at no other.
    void arcsLeadToWhatTheLineRestsOn()
    {
        QFETCH(int, theme);
        const Theme& colours = Theme::of(static_cast<Theme::Kind>(theme));
        const ChainContent content = contentOf(1);
        const ChainGeometry geometry(ChainWidths(content), content.rows.size(), 900);
        for (int selected = 1; selected < content.rows.size(); ++selected) {
            QImage image(900, qCeil(geometry.height()), QImage::Format_RGB32);
            image.fill(tokensOf(colours).canvas);
            QPainter painter(&image);
            ChainMarks marks;
            marks.selected = selected;
            paintChain(painter, QRectF(image.rect()), content, geometry, marks, colours);
            painter.end();
            const QColor hue = chainColour(content, selected, colours);
            const auto& bearing = content.rows.premises(selected);
            for (int row = 0; row < content.rows.size(); ++row) {
                if (row == selected)
                    continue;
                const QPoint dot = geometry.arcEnd(row).toPoint() + QPoint(1, 0);
                const bool bears = std::find(bearing.begin(), bearing.end(), row) != bearing.end();
                QVERIFY2((image.pixelColor(dot) == hue) == bears,
                    qPrintable(QStringLiteral("%1 for %2").arg(row).arg(selected)));
            }
        }
    }

    void arcsStayInTheirRoom()
    {
        const ChainGeometry geometry(ChainWidths(contentOf(1)), 3000, 900);
        for (const auto& [from, to] : {std::pair(0, 1), std::pair(3, 20), std::pair(0, 2999)}) {
            const QRectF room = geometry.arc(from, to).boundingRect();
            QVERIFY(room.left() >= 0 && room.right() <= geometry.arcEnd(0).x() + 0.01);
            QCOMPARE(room.top(), geometry.arcEnd(from).y());
            QCOMPARE(room.bottom(), geometry.arcEnd(to).y());
        }
        QVERIFY(geometry.arc(0, 1).boundingRect().left() > geometry.arc(0, 20).boundingRect().left());
        QCOMPARE(geometry.rowAt(-1), -1);
        QCOMPARE(geometry.rowAt(0), 0);
        QCOMPARE(geometry.rowAt(ChainGeometry::kRow * 2999.5), 2999);
        QCOMPARE(geometry.rowAt(ChainGeometry::kRow * 3000), -1);
    }

    void longProofsCostWhatIsSeenOfThem()
    {
        const ChainContent one = contentOf(1);
        const ChainContent many = contentOf(50);
        QVERIFY(many.lines->size() > 3000);
        const uint small = costOf(one, 0);
        for (const double from : {0.0, 20'000.0, many.rows.size() * ChainGeometry::kRow - 460}) {
            const uint large = costOf(many, from);
            QVERIFY2(large < 6 * small, qPrintable(QStringLiteral("%1 for %2").arg(large).arg(small)));
        }
    }

    void theGraphOfALongProof()
    {
        const ChainContent many = contentOf(50);
        const ChainGraph graph(many.rows);
        QCOMPARE(graph.boxCount(), many.rows.size());
        std::map<int, std::vector<QRectF>> layers;
        for (int row = 0; row < graph.boxCount(); ++row) {
            int layer = row == 0 ? 0 : 1;
            for (const int premise : many.rows.premises(row))
                layer = std::max(layer, graph.layerOf(premise) + 1);
            QCOMPARE(graph.layerOf(row), layer);
            layers[layer].push_back(graph.box(row));
        }
        for (auto& [layer, boxes] : layers) {
            std::sort(boxes.begin(), boxes.end(), [](const QRectF& a, const QRectF& b) { return a.left() < b.left(); });
            for (std::size_t i = 0; i + 1 < boxes.size(); ++i)
                QVERIFY(boxes[i].right() < boxes[i + 1].left());
            for (const QRectF& box : boxes)
                QCOMPARE(box.top(), boxes.front().top());
        }
    }

    void theBoardMarksEachState()
    {
        const ChainContent content = contentOf(1);
        const int row = content.rows.size() - 3; // 6 leaves r3c5
        const Theme& theme = Theme::of(Theme::Kind::Light);
        QImage image(600, 600, QImage::Format_RGB32);
        image.fill(theme.background);
        QPainter painter(&image);
        paintChainBoard(painter, QRectF(image.rect()), chainBoardAt(content, row), theme, 1);
        painter.end();
        const BoardGeometry geometry(QRectF(image.rect()), true, 1);
        const auto at = [&](int digit, int r, int c) {
            return image.pixelColor(
                geometry.candidateRect(Candidate::of(digit - 1, Cell{r - 1, c - 1})).center().toPoint());
        };
        // ● in the family's hue; ■ has a full middle, □ an empty one.
        QCOMPARE(at(6, 3, 5), theme.family(RuleFamily::NakedPair));
        QVERIFY(at(1, 3, 8) != theme.board); // gone with line 43
        QVERIFY(
            at(2, 3, 4) == theme.board || at(2, 3, 4).lightness() > 225); // to go with line 57, on the tint of row 3
        // Guesses are large: their digits are found ones.
        int ink = 0;
        const QRect cell = geometry.cellRect(Cell{0, 3}).toRect();
        for (int y = cell.top(); y < cell.bottom(); ++y) {
            for (int x = cell.left(); x < cell.right(); ++x)
                ink += image.pixelColor(x, y) == theme.depth(1);
        }
        QVERIFY(ink > 50);
    }

    void theCurveFalls()
    {
        const ChainContent content = contentOf(1);
        const Theme& theme = Theme::of(Theme::Kind::Light);
        QImage image(300, 100, QImage::Format_RGB32);
        image.fill(theme.board);
        QPainter painter(&image);
        paintChainCurve(painter, QRectF(image.rect()), *content.lines, content.lines->size(), theme);
        painter.end();
        int last = 101;
        for (int x = 2; x < 290; x += 4) {
            int height = 0;
            for (int y = 0; y < 100; ++y)
                height += image.pixelColor(x, y) == tokensOf(theme).selected;
            const int line = x * content.lines->size() / 300;
            QVERIFY2(height <= last + 1, qPrintable(QString::number(x)));
            // The height is the share of marks that is left at this line. The tolerance is for the line on top, which
            // falls where one line ends and the next begins.
            const auto share = [&](int which) {
                return 100 * content.lines->marksLeft[static_cast<std::size_t>(which)] / content.lines->marks();
            };
            QVERIFY2(height <= share(line) + 3 && height >= share(line + 1) - 3,
                qPrintable(QStringLiteral("%1: %2").arg(x).arg(height)));
            last = height;
        }
    }
};

CONVOKU_TEST(TestChainPainter)
#include "tst_chain_painter.moc"
