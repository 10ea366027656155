// SPDX-License-Identifier: MIT
// A found digit grows out of its candidate, unless positions change quickly or motion is reduced.
#include "app/drawing/board_painter.h"
#include "app/views/board/widgets/board_view.h"
#include "app/window/parts/motion.h"
#include "app/window/parts/passage.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QImage>
#include <QPainter>

#include <memory>
#include <set>

using namespace convoku;
using namespace convoku::testing;

class TestGrowingDigits : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    Session& session() { return m_fixture->session(); }
    const BoardScene& scene() { return m_fixture->board->scene(); }
    std::set<int> growing()
    {
        std::set<int> cells;
        for (const Cell cell : scene().growing)
            cells.insert(cell.index());
        return cells;
    }
    /// Cells that have one candidate at the end of a pass and had more at the end of the one before.
    std::set<int> foundIn(int pass)
    {
        const Recording& recording = *session().recording();
        const Candidates before = recording.stateAt(recording.endOf(pass - 1)).candidates;
        const Candidates now = recording.stateAt(recording.endOf(pass)).candidates;
        std::set<int> cells;
        for (int i = 0; i < kCells; ++i) {
            if (now.countIn(Cell::fromIndex(i)) == 1 && before.countIn(Cell::fromIndex(i)) > 1)
                cells.insert(i);
        }
        return cells;
    }

private Q_SLOTS:
    void init()
    {
        Passage::showWithoutScreen(true);
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_fixture->window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
    }
    void cleanup()
    {
        Motion::instance().setReduced(false);
        Passage::showWithoutScreen(false);
        m_fixture.reset();
    }

    void whatIsFoundGrows()
    {
        const Recording& recording = *session().recording();
        int pass = 2;
        while (foundIn(pass).empty())
            ++pass;
        session().goTo(recording.endOf(pass));
        QTest::qWait(400); // longer than a quick change
        // The pass itself shows what it struck out; the digit is large in the next step.
        session().goTo({pass + 1, 1, 0});
        QVERIFY(!growing().empty());
        for (const int cell : growing())
            QVERIFY(foundIn(pass).contains(cell) && scene().isShownLarge(Cell::fromIndex(cell)));
        QVERIFY(scene().growth < 1);
        QTRY_VERIFY_WITH_TIMEOUT(growing().empty(), kLong);
        QCOMPARE(scene().growth, 1.0);
    }

    void notForWhoGoesFast()
    {
        session().goTo(session().recording()->endOf(20));
        session().goTo(session().recording()->endOf(25));
        QVERIFY(growing().empty());
    }

    void notWithReducedMotion()
    {
        Motion::instance().setReduced(true);
        QTest::qWait(400);
        session().goTo(session().recording()->endOf(25));
        QVERIFY(growing().empty());
    }

    void theSolvedBoardFinishes()
    {
        const Recording& recording = *session().recording();
        const Position end = recording.last();
        QCOMPARE(recording.solutions().front(), end);
        session().goTo(recording.endOf(end.pass - 1));
        QTest::qWait(200);
        session().stepPass(true);
        QCOMPARE(session().position(), end);
        QVERIFY(scene().finish < 1);
        QVERIFY(scene().candidates.countIn(scene().finishedBy) == 1 && !scene().givens.isGiven(scene().finishedBy));
        QVERIFY(m_fixture->board->runPicture() != nullptr);
        QTRY_COMPARE_WITH_TIMEOUT(scene().finish, 1.0, kLong);

        // Not after a jump, backwards, or with a held key; and a step back ends it.
        session().goTo(recording.endOf(end.pass - 3));
        QTest::qWait(200);
        session().goTo(end);
        QCOMPARE(scene().finish, 1.0);
        session().goTo(recording.endOf(end.pass - 2));
        session().stepPass(true);
        session().stepPass(true);
        QCOMPARE(session().position(), end);
        QCOMPARE(scene().finish, 1.0);
        session().stepPass(false);
        QTest::qWait(200);
        session().stepPass(true);
        QVERIFY(scene().finish < 1);
        session().stepPass(false);
        QCOMPARE(scene().finish, 1.0);
    }

    /// The wash is where the distance from the last digit says, and leaves nothing behind.
    void theFinishMovesOutward()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        BoardScene board;
        board.finishedBy = {0, 0};
        const BoardGeometry geometry(QRectF(0, 0, 720, 720), false);
        const auto groundAt = [&](double finish, Cell cell) {
            board.finish = finish;
            QImage image(720, 720, QImage::Format_RGB32);
            QPainter painter(&image);
            paintBoard(painter, geometry, board, theme);
            painter.end();
            return image.pixelColor(geometry.cellRect(cell).center().toPoint());
        };
        QVERIFY(groundAt(0.15, {0, 0}) != theme.board);
        QCOMPARE(groundAt(0.15, {8, 8}), theme.board);
        QCOMPARE(groundAt(0.85, {0, 0}), theme.board);
        QVERIFY(groundAt(0.85, {8, 8}) != theme.board);
        for (const double end : {0.0, 1.0}) {
            for (int i = 0; i < kCells; ++i)
                QCOMPARE(groundAt(end, Cell::fromIndex(i)), theme.board);
        }
    }

    /// The digit begins at the place and size of its candidate, and ends in the middle of the cell.
    void theDigitComesFromItsCandidate()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        BoardScene board;
        board.candidates.add(Candidate{8, 4, 4}.index());
        board.growing = {Cell{4, 4}};
        const BoardGeometry geometry(QRectF(0, 0, 720, 720), false);
        const auto inkAt = [&](double growth) {
            board.growth = growth;
            QImage image(720, 720, QImage::Format_RGB32);
            image.fill(theme.background);
            QPainter painter(&image);
            paintBoard(painter, geometry, board, theme);
            painter.end();
            QRect ink;
            const QRect cell = geometry.cellRect({4, 4}).adjusted(6, 6, -6, -6).toRect();
            for (int y = cell.top(); y <= cell.bottom(); ++y) {
                for (int x = cell.left(); x <= cell.right(); ++x) {
                    if (image.pixelColor(x, y) == theme.foundDigit)
                        ink |= QRect(x, y, 1, 1);
                }
            }
            return ink;
        };
        const QRectF candidate = geometry.candidateRect(Candidate{8, 4, 4});
        const QRect first = inkAt(0);
        const QRect middle = inkAt(0.5);
        const QRect last = inkAt(1);
        QVERIFY(!first.isEmpty() && candidate.adjusted(-3, -3, 3, 3).contains(first));
        QVERIFY(first.height() < middle.height() && middle.height() < last.height());
        QVERIFY(middle.center().x() < first.center().x() && last.center().x() < middle.center().x());
        QVERIFY(std::abs(last.center().x() - geometry.cellRect({4, 4}).center().x()) < 4);
    }
};

CONVOKU_TEST(TestGrowingDigits)
#include "tst_growing_digits.moc"
